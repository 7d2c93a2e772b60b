"""Comparisons of engines, kept in the log beside the engines."""

from __future__ import annotations

from pathlib import Path

from postil.engine.manifest import EngineManifest
from postil.memory.database import now
from postil.metrics.corpus import BootstrapResult
from postil.training.comparison import Verdict
from postil.training.comparison_log import LoggedComparison, log_comparison
from postil.workspace.learning.engine import engine_key


def keep_comparison(
    folder: Path,
    engines: tuple[EngineManifest, EngineManifest],
    on: str,
    *,
    segments: int,
    bleu: tuple[float, float],
    difference: BootstrapResult,
    verdict: Verdict,
) -> None:
    """Add a comparison of two engines, made now, to the log in the folder of the engines.

    Parameters
    ----------
    on
        What they were compared on, in words.
    bleu
        Of the first and the second.
    difference
        Of BLEU.

    Raises
    ------
    StorageError
        It could not be written.
    """
    first, second = engines
    folder.mkdir(parents=True, exist_ok=True)
    found = LoggedComparison(
        time=now(),
        first=engine_key(first),
        second=engine_key(second),
        names=(first.label, second.label),
        on=on,
        segments=segments,
        bleu=bleu,
        difference=(difference.difference, difference.low, difference.high),
        verdict=verdict,
    )
    log_comparison(folder, found)
