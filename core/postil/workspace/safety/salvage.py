"""Rows of a damaged project, read page by page, each with how far it can be relied on.

The values of a row are compared with its checksum. Every page of the file is read, for a damaged
tree may lead to pages of others, and its own be reached from nowhere. A row whose checksum is right
is taken wherever it is found. One whose checksum is not known is taken from its own tree, and from
pages that belong to no tree if its own is damaged: otherwise it is what was there before, and was
changed or deleted.
"""

from __future__ import annotations

import struct
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from postil.types.progress import Progress
from postil.workspace.safety.cells import BadCell, CellRecord, Node, Value, read_node, walk
from postil.workspace.safety.checksums import TABLE, row_checksum
from postil.workspace.safety.pages import Pages
from postil.workspace.safety.tables import (
    Table,
    Values,
    older_tables,
    other_tables,
    read_schema,
)

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
        are no rows but those it lists.
    """

    def __init__(self, pages: Pages, progress: Progress | None = None) -> None:
        self._pages = pages
        self._progress = progress or Progress()
        self._trees = read_schema(pages)
        self._tables = older_tables(self._trees)
        self._free = pages.free()
        self._seen: set[int] = set()
        self._others = self._pages_of_others()
        self.complete: set[str] = set()
        self.checksums: dict[str, dict[Value, int]] = defaultdict(dict)
        self._names = {one.summed.part: name for name, one in self._tables.items() if one.summed}
        self._read_checksums()

    def known_deleted(self, table: str, key: Value) -> bool:
        """Whether it is known that there was no such row any more."""
        known = self.checksums[table]
        return TABLE in self.complete and bool(known) and key not in known

    def rows(self) -> Iterator[Salvaged]:
        """All rows; of one row, several versions may come."""
        for name, table in self._tables.items():
            if name != TABLE:
                yield from self._rows_of_tree(table)
        yield from self._rows_elsewhere()

    def _rows_of_tree(self, table: Table) -> Iterator[Salvaged]:
        whole = True
        for node, sound in self._walk(table, self._seen):
            fitting = [row for row in node.rows if table.fits(row)]
            whole = whole and sound and len(fitting) == len(node.rows)
            for row in fitting:
                found = self._judged(table, row, in_tree=True)
                if found.trust is not Trust.CHECKED:
                    # pages of a memory and a glossary look the same
                    yield from self._checked(row)
                yield found
            self._look(len(self._seen))
        if whole:
            self.complete.add(table.name)

    def _walk(self, table: Table, seen: set[int]) -> Iterator[tuple[Node, bool]]:
        """The pages of a table's tree; ``seen`` does not keep those that are of another one."""
        tree = self._trees.get(table.name)
        others = set()
        for node, sound in walk(self._pages, tree.root if tree else 0, table.family, seen):
            if node.rows and not any(map(table.fits, node.rows)):
                others.add(node.number)
            yield node, sound
        seen -= others

    def _look(self, done: int) -> None:
        if done % LOOK_EVERY == 0:
            self._progress.update(done=done, total=self._pages.count)
            self._progress.check()

    def _pages_of_others(self) -> set[int]:
        """Pages of trees that hold no work: indexes, words that are searched."""
        seen: set[int] = set()
        tables = other_tables(self._trees)
        for name, tree in self._trees.items():
            if name in tables:
                for _ in self._walk(tables[name], seen):
                    self._look(len(seen))
            elif name not in self._tables:
                for _ in walk(self._pages, tree.root, tree.family, seen):
                    self._look(len(seen))
        return seen

    def _read_checksums(self) -> None:
        table = self._tables[TABLE]
        whole = TABLE in self._trees
        for node, sound in self._walk(table, self._seen):
            whole = whole and sound and self._note_checksums(node.rows)
        if whole:
            self.complete.add(TABLE)
            return
        for done, number in enumerate(self._pages.newest_first()):
            if number not in self._seen and number not in self._free:
                self._note_checksums(self._rows_of(number))
            self._look(done)

    def _note_checksums(self, rows: tuple[CellRecord, ...]) -> bool:
        """Note the checksums on a page; whether nothing else is on it."""
        table = self._tables[TABLE]
        found = [row.values for row in rows if table.fits(row) and len(row.values) == 3]
        if not _are_checksums(found):
            return not rows
        for part, key, checksum in found:
            name = self._names.get(part) if isinstance(part, int) else None
            if name and isinstance(checksum, int):
                self.checksums[name].setdefault(key, checksum)
        return len(found) == len(rows)

    def _rows_elsewhere(self) -> Iterator[Salvaged]:
        for done, number in enumerate(self._pages.newest_first()):
            if number not in self._seen:
                used = number in self._others or number in self._free
                for row in self._rows_of(number):
                    checked = self._checked(row)
                    yield from checked
                    if not checked and not used:
                        yield from self._possible(row)
            self._look(done)

    def _checked(self, row: CellRecord) -> list[Salvaged]:
        """A row as all the tables have it whose checksum is that of this row."""
        found = []
        for name, table in self._tables.items():
            if self.checksums.get(name) and table.fits(row):
                one = self._judged(table, row, in_tree=False)
                if one.trust is Trust.CHECKED:
                    found.append(one)
        return found

    def _possible(self, row: CellRecord) -> list[Salvaged]:
        """A row as the table has it that it can only be of."""
        found = [
            one
            for name, table in self._tables.items()
            if name != TABLE and name not in self.complete and table.fits(row)
            for one in (self._judged(table, row, in_tree=False),)
            if not self.known_deleted(name, one.key)
        ]
        return found if len(found) == 1 else []

    def _rows_of(self, number: int) -> tuple[CellRecord, ...]:
        try:
            return read_node(self._pages, number).rows
        except (BadCell, struct.error):
            return ()

    def _judged(self, table: Table, row: CellRecord, *, in_tree: bool) -> Salvaged:
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


def _are_checksums(rows: Sequence[tuple[Value, ...]]) -> bool:
    """Whether the last numbers of rows are checksums, and not row ids at the end of an index."""
    last = [values[-1] for values in rows]
    large = [value for value in last if isinstance(value, int) and value > LEAST_CHECKSUM]
    return 2 * len(large) >= len(rows) > 0
