"""Tables of reStructuredText, drawn with characters: their cells, and new texts in them.

A new text keeps the number of lines of the old one. If it is wider than its column, the column
grows in all lines of the table.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from postil.formats.text_file import Span

GRID = re.compile(r"\+(?:[-=]+\+)+")
SIMPLE = re.compile(r"=+(?:[ \t]+=+)+")
_RULE = re.compile(r"[-=+]+|[-=]+(?: +[-=]+)+")
_ITEM = re.compile(r"(?:[-*+]|\d{1,3}[.)])[ ]+")


def width_of(text: str) -> int:
    """Columns that a text takes on a page of fixed width."""
    return sum(map(_width, text))


def _width(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _columns(line: str) -> list[str]:
    """A line by columns: a wide character and nothing, a mark with what it stands on."""
    out: list[str] = []
    for char in line:
        width = _width(char)
        if width == 0 and out:
            out[-1] += char
        else:
            out += [char, *([""] * (width - 1))]
    return out


class _Cell(NamedTuple):
    """Text in a cell: its lines, each with its first and last column (behind it)."""

    lines: tuple[int, ...]
    start: int
    end: int


class Table:
    """A table among the lines of a document.

    Parameters
    ----------
    lines, spans
        Its lines and their places; as many spans.
    """

    def __init__(self, lines: list[str], spans: list[Span]) -> None:
        self._spans = spans
        self._rows = [_columns(line) for line in lines]
        self._is_grid = lines[0].lstrip().startswith("+")
        self._edges = self._boundaries(lines)
        self._cells = [cell for cell in self._found() if any(map(str.isalnum, self._said(cell)))]

    def _boundaries(self, lines: list[str]) -> list[tuple[int, int]]:
        """First and last column of each column of the table."""
        if not self._is_grid:
            return [found.span() for found in re.finditer("=+", lines[0])]
        marks = sorted({
            n for row in self._rows for n, sign in enumerate(row)
            if sign == "+" and _RULE.fullmatch("".join(row).strip().strip("|").strip() or "-")
        })  # fmt: skip
        return [(start + 1, end) for start, end in pairwise(marks)]

    def _found(self) -> Iterator[_Cell]:
        for start, end in self._edges:
            lines: list[int] = []
            at = start
            for n in range(len(self._rows)):
                piece = self._piece(n, start, end)
                bare = piece.strip()
                begins = start + len(piece) - len(piece.lstrip())
                item = _ITEM.match(bare)
                if lines and (not bare or self._is_rule(n, piece) or item or begins < at):
                    yield _Cell(tuple(lines), at, end)
                    lines = []
                if not bare or self._is_rule(n, piece) or not self._is_closed(n, start, end):
                    continue
                if not lines:
                    at = begins + (item.end() if item else 0)
                elif not self._is_grid and self._piece(n, *self._edges[0]).strip():
                    yield _Cell(tuple(lines), at, end)  # text in the first column begins a row
                    lines, at = [], begins + (item.end() if item else 0)
                lines.append(n)
            if lines:
                yield _Cell(tuple(lines), at, end)

    def _piece(self, n: int, start: int, end: int) -> str:
        last = self._edges[-1][1]
        stop = None if end == last and not self._is_grid else end
        return "".join(self._rows[n][start:stop])

    def _is_rule(self, n: int, piece: str) -> bool:
        return bool(_RULE.fullmatch(piece.strip())) and (self._is_grid or n in self._rules())

    def _rules(self) -> set[int]:
        return {n for n, row in enumerate(self._rows) if _RULE.fullmatch("".join(row).strip())}

    def _is_closed(self, n: int, start: int, end: int) -> bool:
        """Whether a cell has its sides here; one over several columns has not, and stays."""
        row = self._rows[n]
        if self._is_grid:
            sides = row[start - 1 : start] + row[end : end + 1]
            return len(sides) == 2 and set(sides) <= {"|", "+"} and "+" not in row[start:end]
        before = row[start - 1 : start] if start else [" "]
        after = row[end : end + 1] if end != self._edges[-1][1] else [" "]
        return all(sign.isspace() for sign in (before or [" "]) + (after or [" "]))

    def _said(self, cell: _Cell) -> str:
        return " ".join(self._piece(n, cell.start, cell.end).strip() for n in cell.lines)

    def texts(self) -> list[str]:
        """Texts of the cells, column by column."""
        return [self._said(cell) for cell in self._cells]

    def written(self, new: Mapping[int, str]) -> list[tuple[Span, str]]:
        """Places and new lines of the whole table."""
        rows = [list(row) for row in self._rows]
        grown = dict.fromkeys((end for _, end in self._edges), 0)
        laid: list[tuple[_Cell, list[str]]] = []
        for place, text in new.items():
            cell = self._cells[place]
            room = cell.end - cell.start - self._is_grid  # a space before the side
            lines = _wrapped(text, len(cell.lines), room)
            laid.append((cell, lines))
            wide = max(map(width_of, lines))
            grown[cell.end] = max(grown[cell.end], wide - room)
        for cell, lines in laid:
            for n, line in zip(cell.lines, lines, strict=True):
                row = rows[n]
                row += [" "] * (cell.end - len(row))
                stop = len(row) if self._open(cell) else cell.end
                filled = _columns(line)
                filled += [" "] * (cell.end - cell.start - len(filled))
                # What is too long goes where the column grows.
                row[cell.start : stop] = [*filled[: cell.end - cell.start - 1], "".join(
                    filled[cell.end - cell.start - 1 :]
                )]  # fmt: skip
        return [
            (span, "".join(self._grow(n, row, grown)).rstrip())
            for n, (row, span) in enumerate(zip(rows, self._spans, strict=True))
        ]

    def _open(self, cell: _Cell) -> bool:
        """Whether nothing is on the right of a cell."""
        return not self._is_grid and cell.end == self._edges[-1][1]

    def _grow(self, n: int, row: list[str], grown: Mapping[int, int]) -> list[str]:
        for end, more in sorted(grown.items(), reverse=True):
            last = row[end - 1] if end <= len(row) else ""
            held = width_of(last) if last else 0
            sign = self._rows[n][end - 1] if end <= len(self._rows[n]) else ""
            if more > 0 and last:
                missing = more - max(held - 1, 0)
                fill = sign if sign in "-=" and self._is_rule_at(n, end) else " "
                row[end - 1] = last + fill * max(missing, 0)
        return row

    def _is_rule_at(self, n: int, end: int) -> bool:
        start = next(start for start, last in self._edges if last == end)
        return bool(_RULE.fullmatch("".join(self._rows[n][start:end]).strip()))


def _wrapped(text: str, number: int, width: int) -> list[str]:
    """Text in so many lines, of this width if that is enough, else of the least that is."""
    words = text.split(" ")
    least = max(width - 1, *map(width_of, words))
    for wide in (width, *range(least, width_of(text) + 1)):
        lines = [""]
        for word in words:
            joined = f"{lines[-1]} {word}" if lines[-1] else word
            if not lines[-1] or width_of(joined) <= wide:
                lines[-1] = joined
            else:
                lines.append(word)
        if len(lines) <= number and (wide > width or max(map(width_of, lines)) <= width):
            return lines + [""] * (number - len(lines))
    return [text] + [""] * (number - 1)
