"""Rows of a damaged project, read page by page, each with how far it can be relied on.

What a row says is compared with its checksum. Pages that no tree reaches any more are read too:
their rows count if their checksum is right, or if it is not known and their tree is damaged;
otherwise they are what was there before, and was changed or deleted.
"""

from __future__ import annotations

import struct
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from postil.types.progress import Progress
from postil.workspace.safety.cells import BadCell, Row, Value, read_node, walk
from postil.workspace.safety.checksums import TABLE, row_checksum
from postil.workspace.safety.pages import Pages
from postil.workspace.safety.tables import Table, Values, older_tables, read_schema

LOOK_EVERY = 256  # pages
LEAST_CHECKSUM = 2**24  # of most; row ids are below


class Trust(IntEnum):
    """Reliability of a row."""

    DOUBTFUL = 0  # its checksum is another one, or a text is not whole
    LOOSE = 1  # on a page that no tree reaches; no checksum is known
    PLAIN = 2  # in its tree; no checksum is known
    CHECKED = 3  # its checksum is right


@dataclass(frozen=True, slots=True)
class Salvaged:
    """One row."""

    table: str
    key: Value
    values: Values
    trust: Trust


class Salvage:
    """Rows that can be read of a damaged database.

    Attributes
    ----------
    checksums
        By table and key: what rows there were, as far as is known.
    complete
        Tables all of whose pages could be followed; with that of the checksums among them, there
        are no other rows than it says.
    """

    def __init__(self, pages: Pages, progress: Progress | None = None) -> None:
        self._pages = pages
        self._progress = progress or Progress()
        self._tables = older_tables(pages)
        self._roots = {name: root for name, (root, _) in read_schema(pages).items()}
        self._seen: set[int] = set()
        self._others = self._pages_of_others()
        self.complete: set[str] = set()
        self.checksums: dict[str, dict[Value, int]] = defaultdict(dict)
        self._names = {one.summed.part: name for name, one in self._tables.items() if one.summed}
        self._loose: list[int] = []
        self._read_checksums()

    def known_deleted(self, table: str, key: Value) -> bool:
        """Whether it is known that there was no such row any more."""
        known = self.checksums[table]
        return TABLE in self.complete and bool(known) and key not in known

    def rows(self) -> Iterator[Salvaged]:
        """All rows; of one row, several versions may come."""
        total = self._pages.count
        for name, table in self._tables.items():
            if name == TABLE:
                continue
            whole = True
            for node, sound in walk(self._pages, self._roots.get(name, 0), self._seen):
                whole = whole and sound
                for row in node.rows:
                    if table.fits(row):
                        yield self._judged(table, row, in_tree=True)
                    else:
                        whole = False
                if len(self._seen) % LOOK_EVERY == 0:
                    self._progress.update(done=len(self._seen), total=total)
                    self._progress.check()
            if whole:
                self.complete.add(name)
        yield from self._loose_rows()

    def _pages_of_others(self) -> set[int]:
        """Pages of trees that hold no work: indexes, words that are searched."""
        seen: set[int] = set()
        for name, root in _all_roots(self._pages).items():
            if name not in self._tables:
                for _ in walk(self._pages, root, seen):
                    pass
        return seen

    def _read_checksums(self) -> None:
        table = self._tables[TABLE]
        whole = True
        for node, sound in walk(self._pages, self._roots.get(TABLE, 0), self._seen):
            whole = whole and sound
            for row in node.rows:
                self._note_checksum(row, table)
        if whole:
            self.complete.add(TABLE)
            return
        for number in self._unreached():
            rows = self._rows_of(number)
            if _are_checksums(rows):
                for row in rows:
                    self._note_checksum(row, table)

    def _note_checksum(self, row: Row, table: Table) -> None:
        if table.fits(row) and len(row.values) == 3:
            part, key, checksum = row.values
            name = self._names.get(part) if isinstance(part, int) else None
            if name and isinstance(checksum, int):
                self.checksums[name].setdefault(key, checksum)

    def _unreached(self) -> Iterator[int]:
        free = self._pages.free()
        for number in range(2, self._pages.count + 1):
            if number not in self._seen and number not in self._others and number not in free:
                yield number

    def _loose_rows(self) -> Iterator[Salvaged]:
        for number in self._unreached():
            for row in self._rows_of(number):
                found = [
                    self._judged(table, row, in_tree=False)
                    for name, table in self._tables.items()
                    if name != TABLE and table.fits(row)
                ]
                checked = [one for one in found if one.trust is Trust.CHECKED]
                if checked:
                    yield from checked  # a memory and a glossary may be the same in all
                    continue
                possible = [
                    one
                    for one in found
                    if one.table not in self.complete and not self.known_deleted(one.table, one.key)
                ]
                if len(possible) == 1:
                    yield possible[0]

    def _rows_of(self, number: int) -> tuple[Row, ...]:
        try:
            return read_node(self._pages, number).rows
        except (BadCell, struct.error):
            return ()

    def _judged(self, table: Table, row: Row, *, in_tree: bool) -> Salvaged:
        values = table.values(row)
        key = table.key(values)
        known = self.checksums[table.name].get(key)
        if not row.whole:
            trust = Trust.DOUBTFUL
        elif known is None:
            trust = Trust.PLAIN if in_tree else Trust.LOOSE
        elif known == row_checksum(*(values[name] for name in table.summed_columns)):
            trust = Trust.CHECKED
        else:
            trust = Trust.DOUBTFUL
        return Salvaged(table.name, key, values, trust)


def _are_checksums(rows: tuple[Row, ...]) -> bool:
    """Whether the last numbers of rows are checksums, and not row ids at the end of an index."""
    last = [row.values[-1] for row in rows if row.values]
    large = [value for value in last if isinstance(value, int) and value > LEAST_CHECKSUM]
    return 2 * len(large) > len(rows)


def _all_roots(pages: Pages) -> dict[str, int]:
    """First pages of all trees by their names."""
    found = {}
    for node, _ in walk(pages, 1, set()):
        for row in node.rows:
            if len(row.values) == 5 and isinstance(row.values[3], int) and row.values[3] > 1:
                found[str(row.values[1])] = row.values[3]
    return found
