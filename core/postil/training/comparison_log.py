"""Log of comparisons of engines, kept beside them: a line of JSON for each."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from postil.errors import StorageError
from postil.messages import Message
from postil.training.comparison import Verdict
from postil.types.reasons import reason_of

FILE = "comparisons.jsonl"
MOST_BYTES = 4 << 20
VERDICTS: tuple[Verdict, ...] = ("better", "worse", "undecided", "same")


@dataclass(frozen=True, slots=True)
class LoggedComparison:
    """One comparison.

    Parameters
    ----------
    first, second
        Keys of the engines, see ``workspace.engines.engine_key``.
    names
        What they were called.
    on
        What they were compared on, in words.
    bleu
        Of the first and the second.
    difference
        Of BLEU, with the ends of its 95 % interval.
    verdict
        On the second engine.
    """

    time: str
    first: str
    second: str
    names: tuple[str, str]
    on: str
    segments: int
    bleu: tuple[float, float]
    difference: tuple[float, float, float]
    verdict: Verdict


def log_comparison(folder: Path, found: LoggedComparison) -> None:
    """Add a comparison to the log in the folder of the engines.

    Raises
    ------
    StorageError
        It could not be written.
    """
    try:
        with (folder / FILE).open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(asdict(found), ensure_ascii=False) + "\n")
    except OSError as error:
        raise StorageError(
            Message(
                "{path}: could not be written: {reason}",
                path=folder / FILE,
                reason=reason_of(error),
            ),
            hint="The comparison is shown, but will not be in the history.",
        ) from error


def logged_comparisons(folder: Path) -> list[LoggedComparison]:
    """All comparisons of the log, the newest first; damaged lines are left out."""
    path = folder / FILE
    found = []
    try:
        with path.open("rb") as stream:
            stream.seek(max(0, path.stat().st_size - MOST_BYTES))
            lines = stream.read().splitlines()
    except OSError:
        return []
    for line in reversed(lines):
        try:
            found.append(_read(json.loads(line)))
        except (ValueError, KeyError, TypeError, IndexError, StopIteration):
            continue
    return found


def _read(values: dict[str, object]) -> LoggedComparison:
    names, bleu, difference = values["names"], values["bleu"], values["difference"]
    verdict = next(one for one in VERDICTS if one == values["verdict"])
    if not (isinstance(names, list) and isinstance(bleu, list) and isinstance(difference, list)):
        raise ValueError("lists are missing")
    middle, low, high = (float(one) for one in difference)
    return LoggedComparison(
        str(values["time"]),
        str(values["first"]),
        str(values["second"]),
        (str(names[0]), str(names[1])),
        str(values["on"]),
        int(str(values["segments"])),
        (float(bleu[0]), float(bleu[1])),
        (middle, low, high),
        verdict,
    )
