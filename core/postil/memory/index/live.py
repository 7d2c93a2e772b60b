"""The fuzzy index of one side of a memory, which follows what is written to its table.

A writer names the units it touches. A search lets the index follow first: the touched units are
read again, through the connection of the search, and it stays with what that connection can see. A
unit is looked at again until the transaction that touched it has ended, so that a change that is
taken back leaves no trace.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable, Sequence

from postil.memory.database import snapshot, transactions_ended
from postil.memory.index.blocks import apply_changes, load_index
from postil.memory.index.fuzzy_index import FuzzyIndex, IndexedUnits
from postil.memory.units import Side

_BEFORE_ALL = -1  # transactions that had ended before a change of another process


class LiveIndex:
    """An index that is read when first asked for, and then kept up to date; may be used from any
    thread.

    Parameters
    ----------
    writer
        The connection that changes the memory.
    """

    def __init__(self, memory: int, side: Side, writer: sqlite3.Connection) -> None:
        self._memory = memory
        self._side: Side = side
        self._writer = writer
        self._index: FuzzyIndex | None = None
        self._following = threading.RLock()
        self._noting = threading.Lock()  # of the dictionary alone; never held for long
        self._touched: dict[int, int] = {}  # unit -> transactions that had ended before
        self._ahead: set[int] = set()  # units the index has as the open transaction wrote them
        self._touched_since: set[int] | None = None  # an index of more units is being made

    @property
    def is_loaded(self) -> bool:
        """Whether the index has been read."""
        return self._index is not None

    def touch(self, units: Iterable[int]) -> None:
        """Note units that the current transaction adds, changes or removes."""
        self._note(units, self._ended)

    def touch_committed(self, units: Iterable[int]) -> None:
        """Note units that another process has added, changed or removed."""
        self._note(units, _BEFORE_ALL)

    def _note(self, units: Iterable[int], ended: int) -> None:
        touched = dict.fromkeys(units, ended)
        with self._noting:
            self._touched.update(touched)
            if self._touched_since is not None:
                self._touched_since.update(touched)

    def seen_by(self, connection: sqlite3.Connection) -> FuzzyIndex:
        """The index as ``connection`` sees it: committed changes and those of its transaction.

        Raises
        ------
        ProjectError
            Its blocks are damaged.
        """
        index = self._index
        if index is not None and not self._touched:
            return index
        with self._following:
            ended = self._ended
            known = self._known(connection, ended)
            if self._index is None:
                with snapshot(connection):
                    self._index = load_index(connection, self._memory, self._side)
            elif known:
                apply_changes(connection, self._index, sorted(known), self._side)
            self._forget(known, ended)
            index = self._index
        index.merge_tail()  # after the lock: who comes meanwhile searches what is there
        return index

    def grow(self, words: Sequence[str], units: IndexedUnits) -> None:
        """Add committed units to what is searched; searches go on while the new index is made."""
        with self._following, self._noting:
            index = self._index
            if index is None:  # it is read with them
                return
            self._touched_since = set(self._touched)
        try:
            grown = index.with_units(words, units)
            with self._following, self._noting:
                if self._index is index:
                    self._index = grown
                    for unit in self._touched_since:  # since then, or seen by the old one alone
                        self._touched.setdefault(unit, _BEFORE_ALL)
        finally:
            self._touched_since = None

    def replace(self, index: FuzzyIndex | None) -> None:
        """Search ``index`` from now on; None reads it anew when it is asked for."""
        with self._following, self._noting:
            self._index = index
            self._touched.clear()

    @property
    def _ended(self) -> int:
        return transactions_ended(self._writer)

    def _known(self, connection: sqlite3.Connection, ended: int) -> dict[int, int]:
        """Touched units that ``connection`` may see otherwise than the index has them."""
        writes = connection is self._writer
        with self._noting:
            known = {
                unit: at
                for unit, at in self._touched.items()
                if writes or at < ended or unit in self._ahead
            }
        self._ahead = {unit for unit, at in known.items() if at >= ended} if writes else set()
        return known

    def _forget(self, known: dict[int, int], ended: int) -> None:
        """Look no more at units whose transaction has ended."""
        with self._noting:
            for unit, at in known.items():
                if at < ended and self._touched.get(unit) == at:
                    del self._touched[unit]
