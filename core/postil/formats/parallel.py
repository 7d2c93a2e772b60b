"""Parallel text: two files, one segment a line, line n of one translates line n of the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from postil.errors import InputError
from postil.formats.raw.files import open_packed
from postil.messages import Message

_MAX_LINE = 1 << 20  # bytes; a longer "segment" is a binary file


def read_parallel(source_path: Path, target_path: Path) -> Iterator[tuple[str, str]]:
    """The pairs of two UTF-8 files, plain or packed with gzip or xz, one at a time.

    Only line feeds end lines; a carriage return before one is dropped, and so is a byte-order mark.

    Raises
    ------
    InputError
        A file is unreadable, not UTF-8 (names the line), damaged, or they differ in length. Pairs
        before that place have been handed out already.
    """
    source, target = Path(source_path), Path(target_path)
    source_lines, target_lines = text_lines(source), text_lines(target)
    count = 0
    for left in source_lines:
        right = next(target_lines, None)
        if right is None:
            _differ(source, count + 1 + sum(1 for _ in source_lines), target, count)
        else:
            count += 1
            yield left, right
    longer = count + sum(1 for _ in target_lines)
    if longer > count:
        _differ(source, count, target, longer)


def _differ(source: Path, source_count: int, target: Path, target_count: int) -> None:
    raise InputError(
        Message(
            "has {count} lines, but {source} has {wanted}",
            count=target_count,
            source=source.name,
            wanted=source_count,
        ),
        file=target,
        line=min(source_count, target_count) + 1,
        hint="In a parallel corpus, each line translates the line of the same number.",
    )


def text_lines(path: Path) -> Iterator[str]:
    """The lines of a text file, packed or not, without their ends.

    Raises
    ------
    InputError
        It cannot be read, is not UTF-8, or has a line of a mebibyte.
    """
    with open_packed(path, ".txt") as (stream, _):
        number = 0
        while line := stream.readline(_MAX_LINE):
            number += 1
            if len(line) == _MAX_LINE:
                raise InputError("the line is longer than 1 MiB", file=path, line=number)
            try:
                text = line.decode()
            except UnicodeDecodeError as error:
                raise InputError(
                    Message("not UTF-8 (byte {place} of the line)", place=error.start + 1),
                    file=path,
                    line=number,
                    hint="Save it as UTF-8 and try again.",
                ) from error
            if number == 1:
                text = text.removeprefix("\ufeff")
            yield text.removesuffix("\n").removesuffix("\r")
