"""Console output of commands: a progress bar on a terminal, aligned tables, text in and out."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.cli.terminal.options import existing_file
from postil.cli.terminal.visible import visible, visible_line
from postil.errors import InputError

if TYPE_CHECKING:
    from tqdm import tqdm

    from postil.types.progress import Progress

REFRESH_SECONDS = 0.1


class _Bar:
    """Listens to a :class:`Progress` and redraws the bar ten times a second at most."""

    def __init__(self, bar: tqdm[Any]) -> None:
        self._bar = bar
        self._message = ""
        self._drawn = 0.0

    def __call__(self, progress: Progress) -> None:
        now = time.monotonic()
        finished = 0 < progress.total <= progress.done
        if progress.message == self._message and not finished:
            if now - self._drawn < REFRESH_SECONDS:
                return
        elif progress.message != self._message:
            self._message = progress.message
            self._bar.set_description_str(visible_line(progress.message), refresh=False)
        self._drawn = now
        self._bar.total = progress.total or None
        self._bar.n = progress.done
        self._bar.refresh()


@contextmanager
def progress_bar(*, quiet: bool = False) -> Iterator[Progress]:
    """A :class:`Progress` drawn on standard error if that is a terminal, else silent."""
    from postil.types.progress import Progress  # noqa: PLC0415

    if quiet or not sys.stderr.isatty():
        yield Progress()
        return
    from tqdm import tqdm  # noqa: PLC0415  (30 ms to import)

    layout = "{desc}: {percentage:3.0f}% |{bar}| {elapsed} < {remaining}"
    with tqdm(total=1.0, bar_format=layout, file=sys.stderr, leave=False) as bar:
        yield Progress(_Bar(bar))


def say(text: str = "") -> None:
    """A line of the result, on standard output."""
    print(visible_line(text))


def say_lines(text: str) -> None:
    """A table, or other lines of the result, on standard output."""
    print(visible(text))


def put_out(text: str) -> None:
    """Text as it is, for other programs; on a terminal, control characters are made visible."""
    sys.stdout.write(visible(text) if sys.stdout.isatty() else text)


def counted(number: int, what: str) -> str:
    """ "1 document", "2 documents"."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows as aligned text, the first one being the heading; columns of figures to the right."""
    shown = [[visible_line(cell) for cell in row] for row in rows]
    columns = [_aligned(column) for column in zip(*shown, strict=True)]
    return "\n".join("  ".join(row).rstrip() for row in zip(*columns, strict=True))


def _aligned(column: Sequence[str]) -> list[str]:
    width = max(map(len, column))
    if all(cell[:1].isdigit() for cell in column[1:]):
        return [cell.rjust(width) for cell in column]
    return [cell.ljust(width) for cell in column]


def read_lines(path: Path | None) -> list[str]:
    """Lines of a UTF-8 text file, or of standard input if ``path`` is None or "-"; no line ends.

    Raises
    ------
    InputError
        The file is missing, or not UTF-8; names the line.
    """
    if path is None or str(path) == "-":
        name, data = "<standard input>", sys.stdin.buffer.read()
    else:
        name, data = str(path), existing_file(path).read_bytes()
    try:
        text = data.removeprefix(b"\xef\xbb\xbf").decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError(
            "the text is not UTF-8.", file=name, line=line, hint="Save it as UTF-8 and try again."
        ) from error
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    return [line.removesuffix("\r") for line in lines]


def write_lines(lines: Sequence[str], path: Path | None) -> None:
    """Write UTF-8 lines to a file, all of it or nothing; to standard output if ``path`` is None."""
    text = "".join(f"{line}\n" for line in lines)
    if path is None and sys.stdout.isatty():
        text = visible(text)
    data = text.encode("utf-8")
    if path is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    from postil.types.files import atomic_write  # noqa: PLC0415

    with atomic_write(path) as temporary:
        temporary.write_bytes(data)
