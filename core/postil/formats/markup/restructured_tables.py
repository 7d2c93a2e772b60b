"""Tables of reStructuredText, drawn with characters: their cells, and new texts in them.

A new text keeps the number of lines of the old one. If it is wider than its column, the column
grows in all lines of the table.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from postil.formats.text_file import Span

GRID = re.compile(r"\+(?:[-=]+\+)+")
SIMPLE = re.compile(r"=+(?:[ \t]+=+)+")
_RULE = re.compile(r"[-=+]+|[-=]+(?: +[-=]+)+")
_CORNER = re.compile(r"\+[-=]|[-=]\+")
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


Area = tuple[int, int]
"""First column of a cell, and the one behind it; a cell may cover several columns of the table."""


class _Cell(NamedTuple):
    """Text in a cell: its lines, and the column in which it begins, behind the mark of an item."""

    lines: list[int]
    start: int
    area: Area

    @property
    def end(self) -> int:
        """The column behind it."""
        return self.area[1]


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
        self._rules = {n for n, line in enumerate(lines) if _RULE.fullmatch(line.strip())}
        self._areas = [self._areas_of(n) for n in range(len(lines))]
        if not self._is_grid:
            self._join_columns()
        found = sorted(self._found(), key=lambda cell: (cell.area[0], cell.lines[0]))
        self._cells = [cell for cell in found if any(map(str.isalpha, self._text(cell)))]

    def _boundaries(self, lines: list[str]) -> list[tuple[int, int]]:
        """First and last column of each column of the table."""
        if not self._is_grid:
            return [found.span() for found in re.finditer("=+", lines[0])]
        marks = sorted({
            n for row in self._rows for n, sign in enumerate(row)
            if sign == "+" and _RULE.fullmatch("".join(row).strip().strip("|").strip() or "-")
        })  # fmt: skip
        return [(start + 1, end) for start, end in pairwise(marks)]

    def _areas_of(self, n: int) -> list[Area]:
        """Columns of a line, in a grid those together that have no side between them."""
        if not self._is_grid:
            return list(self._edges)
        row = self._rows[n]
        edges = [self._edges[0][0] - 1, *(end for _, end in self._edges)]
        sides = [at for at in edges if row[at : at + 1] in (["|"], ["+"])]
        return [(start + 1, end) for start, end in pairwise(sides)]

    def _join_columns(self) -> None:
        """Columns of a simple table that the line under a row draws as one."""
        first = 0
        starts, ends = ([edge[side] for edge in self._edges] for side in (0, 1))
        for n, row in enumerate(self._rows):
            line = "".join(row)
            if n in self._rules:
                areas = [found.span() for found in re.finditer("-+", line)]
                if areas and all(start in starts and end in ends for start, end in areas):
                    self._areas[first:n] = [areas] * (n - first)
                first = n + 1
            elif self._piece(n, self._edges[0]).strip():
                first = n

    def _found(self) -> Iterator[_Cell]:
        opened: dict[Area, _Cell] = {}
        for n in range(len(self._rows)):
            areas = dict.fromkeys(self._areas[n])
            for area in [one for one in opened if one not in areas]:
                yield opened.pop(area)
            is_new_row = not self._is_grid and bool(self._piece(n, self._edges[0]).strip())
            for area in areas:
                piece = self._piece(n, area)
                bare = piece.strip()
                begins = area[0] + len(piece) - len(piece.lstrip())
                item = _ITEM.match(bare)
                no_text = not bare or self._is_rule(n, piece)
                cell = opened.get(area)
                if cell is not None and (no_text or item or begins < cell.start or is_new_row):
                    yield opened.pop(area)
                    cell = None
                if no_text or not self._is_closed(n, area, piece):
                    continue
                if cell is None:
                    cell = opened[area] = _Cell([], begins + (item.end() if item else 0), area)
                cell.lines.append(n)
        yield from opened.values()

    def _piece(self, n: int, area: Area) -> str:
        start, end = area
        last = self._edges[-1][1]
        stop = None if end == last and not self._is_grid else end
        return "".join(self._rows[n][start:stop])

    def _is_rule(self, n: int, piece: str) -> bool:
        return bool(_RULE.fullmatch(piece.strip())) and (self._is_grid or n in self._rules)

    def _is_closed(self, n: int, area: Area, piece: str) -> bool:
        """Whether a text stays within its area; what does not is left alone."""
        if self._is_grid:
            return not _CORNER.search(piece)
        (start, end), row = area, self._rows[n]
        before = row[start - 1 : start] if start else [" "]
        after = row[end : end + 1] if end != self._edges[-1][1] else [" "]
        return all(sign.isspace() for sign in (before or [" "]) + (after or [" "]))

    def _text(self, cell: _Cell) -> str:
        return " ".join(self._piece(n, (cell.start, cell.end)).strip() for n in cell.lines)

    def texts(self) -> list[str]:
        """Texts of the cells, column by column."""
        return [self._text(cell) for cell in self._cells]

    def written(self, new: Mapping[int, str]) -> list[tuple[Span, str]]:
        """Places and new lines of the whole table."""
        rows = [list(row) for row in self._rows]
        ends = [end for _, end in self._edges]
        grown = dict.fromkeys(ends, 0)
        laid: list[tuple[_Cell, list[str]]] = []
        places = ((self._cells[place], text) for place, text in new.items())
        for cell, text in sorted(places, key=lambda one: _covered(one[0], ends)):
            room = cell.end - cell.start - self._is_grid  # a space before the side
            lines = _wrapped(text, len(cell.lines), room)
            laid.append((cell, lines))
            *others, own = ends[bisect_right(ends, cell.area[0]) : bisect_right(ends, cell.end)]
            more = max(map(width_of, lines)) - room - sum(grown[end] for end in others)
            grown[own] = max(grown[own], more)
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
        wider = [(end, more) for end, more in grown.items() if more > 0]
        return [
            (span, "".join(self._grow(n, row, wider)).rstrip())
            for n, (row, span) in enumerate(zip(rows, self._spans, strict=True))
        ]

    def _open(self, cell: _Cell) -> bool:
        """Whether nothing is on the right of a cell."""
        return not self._is_grid and cell.end == self._edges[-1][1]

    def _grow(self, n: int, row: list[str], wider: Sequence[tuple[int, int]]) -> list[str]:
        """A line whose cells are as much wider as the columns that end in them."""
        at = 0
        for area in self._areas[n]:
            end, more = area[1], 0
            while at < len(wider) and wider[at][0] <= end:
                more += wider[at][1] if wider[at][0] > area[0] else 0
                at += 1
            last = row[end - 1] if end <= len(row) else ""
            if more and last:
                missing = more - max(width_of(last) - 1, 0)
                sign = self._rows[n][end - 1] if end <= len(self._rows[n]) else ""
                fill = sign if sign in "-=" and self._is_drawn(n, area) else " "
                row[end - 1] = last + fill * max(missing, 0)
        return row

    def _is_drawn(self, n: int, area: Area) -> bool:
        return bool(_RULE.fullmatch("".join(self._rows[n][slice(*area)]).strip()))


def _covered(cell: _Cell, ends: Sequence[int]) -> int:
    """Number of columns of its table that a cell covers."""
    return bisect_right(ends, cell.end) - bisect_right(ends, cell.area[0])


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
