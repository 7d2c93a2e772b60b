"""Cells of the tables that the directive ``csv-table`` of reStructuredText makes.

Its lines are a table of separated values as Python's ``csv`` reads it; a cell in quotes may go on
over lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from postil.formats.text_file import Span

_WHITE = {"tab": "\t", "space": " "}


@dataclass(frozen=True)
class Dialect:
    """Signs of a table: what separates its cells, quotes them, and stands before a quote in them;
    without an escape it is written twice.
    """

    separator: str = ","
    quote: str = '"'
    escape: str = ""
    keeps_space: bool = False

    @cached_property
    def bare(self) -> re.Pattern[str]:
        """The text of a cell without quotes."""
        return self._text(self.separator, doubles=False)

    @cached_property
    def quoted(self) -> re.Pattern[str]:
        """The text of a cell up to the end of its quotes, or of the line."""
        return self._text(self.quote, doubles=True)

    def _text(self, end: str, *, doubles: bool) -> re.Pattern[str]:
        stop, escape = re.escape(end), re.escape(self.escape)
        if self.escape:
            return re.compile(f"(?:[^{stop}{escape}]|{escape}.?)*+")
        return re.compile(f"(?:[^{stop}]|{stop}{stop})*+" if doubles else f"[^{stop}]*+")

    def read(self, text: str, *, quoted: bool) -> str:
        """Text of a cell, without quotes and escapes."""
        if self.escape:
            return re.sub(rf"{re.escape(self.escape)}(.)", r"\1", text)
        return text.replace(self.quote * 2, self.quote) if quoted else text

    def needs_quotes(self, text: str) -> bool:
        """Whether a cell with this text is written with quotes."""
        return any(sign and sign in text for sign in (self.separator, self.quote, self.escape))

    def written(self, text: str) -> str:
        """A text between the quotes of a cell."""
        if not self.escape:
            return text.replace(self.quote, self.quote * 2)
        signs = re.escape(self.escape + self.quote)
        return re.sub(f"[{signs}]", lambda found: self.escape + found[0], text)


class Cell(NamedTuple):
    """A cell: its lines and their places, without the quotes around all."""

    lines: list[str]
    spans: list[Span]
    is_quoted: bool
    dialect: Dialect


def dialect_of(options: Mapping[str, str]) -> Dialect | None:
    """Dialect by the options of the directive; None if one of its signs is no single character."""
    separator = options.get("delim", ",")
    signs = _WHITE.get(separator, separator), options.get("quote", '"'), options.get("escape", "")
    if any(len(sign) != 1 for sign in (*signs[:2], signs[2] or " ")):
        return None
    return Dialect(*signs, keeps_space="keepspace" in options)


def cells(lines: Sequence[str], spans: Sequence[Span], dialect: Dialect) -> Iterator[Cell]:
    """Cells of a table, up to the first that is not as it must be."""
    opened: Cell | None = None
    for line, (start, _) in zip(lines, spans, strict=True):
        at, is_begin = 0, opened is None
        while at < len(line) or not is_begin:
            if is_begin and not dialect.keeps_space:
                at += len(line) - at - len(line[at:].lstrip(" "))
            if is_begin and line[at : at + 1] == dialect.quote:
                opened, at = Cell([], [], True, dialect), at + 1
            pattern = dialect.quoted if opened is not None else dialect.bare
            found = pattern.match(line, at)
            end = found.end() if found else at
            cell = opened or Cell([], [], False, dialect)
            cell.lines.append(line[at:end])
            cell.spans.append((start + at, start + end))
            if opened is not None and end == len(line):
                break
            yield cell
            at = end + (opened is not None)
            if line[at : at + 1] not in ("", dialect.separator):
                return
            opened, at, is_begin = None, at + 1, True
