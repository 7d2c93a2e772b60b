"""Rows in the pages of an SQLite file: cells of its trees, and records in them.

Format: https://sqlite.org/fileformat2.html, sections 1.6 and 2. Nothing here trusts a number it
reads: what does not fit raises ``BadCell``.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from postil.workspace.safety.pages import HEADER, Pages

INDEX_BRANCH, TABLE_BRANCH, INDEX_LEAF, TABLE_LEAF = 0x02, 0x05, 0x0A, 0x0D
KINDS = (INDEX_BRANCH, TABLE_BRANCH, INDEX_LEAF, TABLE_LEAF)
_BRANCHES = (INDEX_BRANCH, TABLE_BRANCH)
Family = tuple[int, int]
WITH_ROWIDS: Family = (TABLE_BRANCH, TABLE_LEAF)
WITHOUT_ROWIDS: Family = (INDEX_BRANCH, INDEX_LEAF)
Value = int | float | str | bytes | None


MOST_VALUES = 2000  # of a row: SQLite's limit
OVERLAPS = 16  # times that the cells of a page fill it


class BadCell(ValueError):  # noqa: N818 (what it is)
    """A cell, or a page, that is none."""


@dataclass(frozen=True, slots=True)
class CellRecord:
    """Content of one cell.

    Attributes
    ----------
    number
        The row id; None in trees without.
    whole
        Whether all texts in it are valid UTF-8.
    """

    number: int | None
    values: tuple[Value, ...]
    whole: bool


@dataclass(frozen=True, slots=True)
class Node:
    """A page of a tree.

    Attributes
    ----------
    kind
        0 if the page cannot be read, or is not of the tree.
    children
        Pages below, of a branch.
    damaged
        Cells that could not be read.
    """

    number: int
    kind: int
    rows: tuple[CellRecord, ...]
    children: tuple[int, ...]
    damaged: int


def read_node(pages: Pages, number: int) -> Node:
    """All that can be read of a page.

    Raises
    ------
    BadCell
        It is no page of a tree.
    """
    page = pages.page(number)
    start = HEADER if number == 1 else 0
    kind = page[start]
    if kind not in KINDS:
        raise BadCell
    (count,) = struct.unpack_from(">H", page, start + 3)
    first = start + (12 if kind in _BRANCHES else 8)
    if count > (pages.size - first) // 2:
        raise BadCell
    places = struct.unpack_from(f">{count}H", page, first)
    rows, children, damaged = [], [], 0
    room = OVERLAPS * pages.size  # cells of a sound page do not overlap
    for place in places:
        try:
            if place < first + 2 * count or place >= pages.usable or room < 0:
                raise BadCell
            if kind in _BRANCHES:
                children.append(_number(page, place))
            if kind != TABLE_BRANCH:
                begin = place + 4 if kind in _BRANCHES else place
                row, size = _row(pages, page, begin, kind)
                room -= size
                rows.append(row)
        except (BadCell, IndexError, struct.error):
            damaged += 1
    if kind in _BRANCHES:
        children.append(_number(page, start + 8))
    return Node(number, kind, tuple(rows), tuple(children), damaged)


def walk(pages: Pages, root: int, family: Family, seen: set[int]) -> Iterator[tuple[Node, bool]]:
    """The pages of a tree of one family and whether each is whole, as far as it can be followed;
    ``seen`` gets their numbers. A node of a page that cannot be read is empty.
    """
    waiting = [root]
    while waiting:
        number = waiting.pop()
        node = None
        if 1 <= number <= pages.count and number not in seen:
            with suppress(BadCell, struct.error):
                node = read_node(pages, number)
        if node is None or node.kind not in family:
            yield Node(number, 0, (), (), 1), False
            continue
        seen.add(number)
        waiting.extend(reversed(node.children))
        yield node, not node.damaged


def _number(page: bytes, place: int) -> int:
    return int(struct.unpack_from(">I", page, place)[0])


def _varint(data: bytes, place: int) -> tuple[int, int]:
    """A number, and where what follows it begins."""
    value = 0
    for length in range(8):
        byte = data[place + length]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + length + 1
    value = value << 8 | data[place + 8]
    return value - (1 << 64) if value >> 63 else value, place + 9


def _row(pages: Pages, page: bytes, place: int, kind: int) -> tuple[CellRecord, int]:
    """A row, and how many bytes of the page it takes at most."""
    size, place = _varint(page, place)
    number: int | None = None
    if kind == TABLE_LEAF:
        number, place = _varint(page, place)
    if not 0 < size <= pages.count * pages.size:
        raise BadCell
    values, whole = _record(_payload(pages, page, place, size, kind))
    return CellRecord(number, values, whole), min(size, pages.usable)


def _payload(pages: Pages, page: bytes, place: int, size: int, kind: int) -> bytes:
    """Payload of a cell, with the parts on further pages."""
    usable = pages.usable
    most = usable - 35 if kind == TABLE_LEAF else (usable - 12) * 64 // 255 - 23
    if size <= most:
        return _bytes(page, place, size)
    least = (usable - 12) * 32 // 255 - 23
    local = least + (size - least) % (usable - 4)
    if local > most:
        local = least
    parts = [_bytes(page, place, local)]
    left, number = size - local, _number(page, place + local)
    while left > 0:
        if not 1 < number <= pages.count:
            raise BadCell
        if not pages.may_continue(number):
            raise BadCell
        further = pages.page(number)
        parts.append(further[4 : 4 + min(left, usable - 4)])
        left -= len(parts[-1])
        number = _number(further, 0)
    if number:
        raise BadCell  # the chain is another one
    return b"".join(parts)


def _bytes(page: bytes, place: int, size: int) -> bytes:
    found = page[place : place + size]
    if len(found) != size:
        raise BadCell
    return found


def _record(data: bytes) -> tuple[tuple[Value, ...], bool]:
    """The values of a record, and whether its texts are whole."""
    end, place = _varint(data, 0)
    if not place <= end <= len(data):
        raise BadCell
    kinds: list[int] = []
    while place < end:
        if len(kinds) == MOST_VALUES:
            raise BadCell
        kind, place = _varint(data, place)
        kinds.append(kind)
    values: list[Value] = []
    whole, place = True, end
    for kind in kinds:
        size = _size(kind)
        part = _bytes(data, place, size)
        place += size
        if kind >= 12 and kind % 2:
            try:
                values.append(part.decode())
            except UnicodeDecodeError:
                values.append(part.decode(errors="replace"))
                whole = False
        else:
            values.append(_value(kind, part))
    if place != len(data):
        raise BadCell
    return tuple(values), whole


_WIDTHS = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)


def _size(kind: int) -> int:
    if 0 <= kind < len(_WIDTHS):
        return _WIDTHS[kind]
    if kind < 12:
        raise BadCell
    return (kind - 12) // 2


def _value(kind: int, part: bytes) -> Value:
    if kind >= 12:
        return part
    if kind == 0:
        return None
    if kind == 7:
        return float(struct.unpack(">d", part)[0])
    if kind >= 8:
        return kind - 8
    return int.from_bytes(part, "big", signed=True)
