"""A new database made of salvaged rows: the most reliable version of each, then of backups."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

from postil.engine.events import LearningEvent
from postil.errors import PostilError
from postil.formats.segment import SegmentState
from postil.memory.comparing.tokens import source_hash
from postil.memory.rows import tagged_value
from postil.memory.soundness import MOST_NUMBER
from postil.memory.terms.keys import term_key
from postil.types.unpacking import unpacked
from postil.workspace.documents.sentence_breaks import MOST_BYTES
from postil.workspace.safety.cells import Value
from postil.workspace.safety.checksums import TABLE
from postil.workspace.safety.salvage import Salvage, Salvaged, Trust
from postil.workspace.safety.tables import Values, all_tables

FAR = 1_000_000_000  # added to a place that another segment has; places are made anew afterwards
_KEPT_DOUBTFUL = ("segment", "document", "memory", "glossary")
_UNREADABLE = (PostilError, ValueError, LookupError, TypeError, RecursionError)
_STATES = frozenset(SegmentState)


class Rebuild:
    """Puts rows into the empty database of a new project, on its writing connection.

    Attributes
    ----------
    trusted
        By table and key: how far what was put there can be relied on.
    from_backup
        By table: rows that came from a backup.
    doubtful
        Rows that were kept although they may be damaged, by table.
    left_out
        Rows that were not kept because they are damaged, and nothing better was found.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._tables = all_tables()
        self.trusted: dict[str, dict[Value, Trust]] = defaultdict(dict)
        self.from_backup: dict[str, list[Value]] = defaultdict(list)
        self.doubtful: dict[str, list[Value]] = defaultdict(list)
        self.left_out: list[Salvaged] = []
        self.salvaged: Counter[str] = Counter()
        self._damaged: list[Salvaged] = []

    def take(self, salvage: Salvage) -> None:
        """Put in what was read of the damaged database."""
        for row in salvage.rows():
            if row.trust is Trust.DOUBTFUL or not is_sound(row):
                self._damaged.append(row)
                continue
            before = self.trusted[row.table].get(row.key)
            if before is not None and before >= row.trust:
                continue
            if before is not None:
                self._remove(row)
                self.salvaged[row.table] -= 1
            if self._insert(row):
                self.salvaged[row.table] += 1

    def take_backup(self, backup: Salvage, damaged: Salvage, *, newest: bool) -> None:
        """Put in what a backup has and the damaged database had: of an older backup only what is
        known to have been there at last.
        """
        for row in backup.rows():
            known = damaged.checksums[row.table]
            wanted = row.key in known or (newest and not damaged.known_deleted(row.table, row.key))
            if row.trust is Trust.DOUBTFUL or not wanted or not is_sound(row):
                continue
            if row.key not in self.trusted[row.table] and self._insert(row):
                self.from_backup[row.table].append(row.key)

    def take_doubtful(self) -> None:
        """Put in what may be damaged and no backup has, where something is better than nothing; a
        confirmed segment becomes a draft.
        """
        for row in self._damaged:
            if row.key in self.trusted[row.table]:
                continue
            numbered = isinstance(row.key, int) and row.key <= MOST_NUMBER
            if row.table in _KEPT_DOUBTFUL and numbered:
                if row.table == "segment":
                    _as_draft(row.values)
                if self._insert(row):
                    self.doubtful[row.table].append(row.key)
                    continue
            self.left_out.append(row)

    def reserve_numbers(self, damaged: Salvage) -> None:
        """See that numbers of rows that are gone are not given to others."""
        for name, known in damaged.checksums.items():
            self._reserve(name, max((key for key in known if isinstance(key, int)), default=0))
        (highest,) = self._connection.execute("SELECT max(segment) FROM learning").fetchone()
        self._reserve("segment", highest or 0)

    def _reserve(self, table: str, highest: int) -> None:
        if not 0 < highest <= MOST_NUMBER:
            return
        self._connection.execute(
            "INSERT INTO sqlite_sequence (name, seq) SELECT ?1, 0 WHERE ?1 NOT IN "
            "(SELECT name FROM sqlite_sequence)",
            (table,),
        )
        self._connection.execute(
            "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", (highest, table)
        )

    def _insert(self, row: Salvaged) -> bool:
        """Whether the row has found a place."""
        table = self._tables[row.table]
        values = {**row.values, **_derived(row)}
        names = [column.name for column in table.columns if column.name in values]
        query = (
            f"INSERT INTO {row.table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        )
        for changed in (lambda _: None, *_WAYS_OUT.get(row.table, ())):
            changed(values)
            try:
                self._connection.execute(query, [values[name] for name in names])
            except (sqlite3.IntegrityError, OverflowError, UnicodeEncodeError):
                continue
            self.trusted[row.table][row.key] = row.trust
            return True
        return False

    def _remove(self, row: Salvaged) -> None:
        summed = self._tables[row.table].summed
        if summed is not None:
            self._connection.execute(
                f"DELETE FROM {row.table} WHERE {summed.key_of()} = ?", (row.key,)
            )


def is_sound(row: Salvaged) -> bool:
    """Whether the values of a row make sense, and others can be numbered after it."""
    if isinstance(row.key, int) and row.key > MOST_NUMBER:
        return False
    check = _CHECKS.get(row.table)
    try:
        return check is None or bool(check(row.values))
    except _UNREADABLE:
        return False


def _sound_segment(values: Values) -> bool:
    for side in ("source", "target"):
        tagged_value(_text(values[side]), _optional(values[f"{side}_tagged"]))
    return values["state"] in _STATES


def _sound_unit(values: Values) -> bool:
    for side in ("source", "target"):
        tagged_value(_text(values[side]), _optional(values[f"{side}_tagged"]))
    return not values["properties"] or isinstance(json.loads(str(values["properties"])), dict)


def _sound_event(values: Values) -> bool:
    event = values["event"]
    return isinstance(event, bytes) and bool(LearningEvent.from_bytes(event))


def _sound_cuts(values: Values) -> bool:
    packed = values["cuts"]
    return isinstance(packed, bytes) and unpacked(packed, MOST_BYTES) is not None


_CHECKS: dict[str, Callable[[Values], bool]] = {
    "segment": _sound_segment,
    "memory_unit": _sound_unit,
    "learning": _sound_event,
    "brought_along": _sound_event,
    "document_cuts": _sound_cuts,
}


def _text(value: Value) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _optional(value: Value) -> str | None:
    return None if value is None else _text(value)


def _derived(row: Salvaged) -> Values:
    """Columns that are made from others."""
    if row.table == "memory_unit":
        return {"source_hash": source_hash(str(row.values["source"]))}
    if row.table == "term":
        return {"key": term_key(str(row.values["source"]))}
    return {}


def _as_draft(values: Values) -> None:
    """Take from a segment what may not be relied on."""
    for side in ("source", "target"):
        try:
            tagged_value(_text(values[side]), _optional(values[f"{side}_tagged"]))
        except _UNREADABLE:
            values[f"{side}_tagged"] = None
    draft = SegmentState.DRAFT if values["target"] else SegmentState.NEW
    values.update(state=draft.value, unit=None)


def _move_away(values: Values) -> None:
    """A place that another segment has."""
    place, row_id = values["position"], values["id"]
    place = place if isinstance(place, int) and 0 <= place < FAR else 0
    values["position"] = place + FAR * (1 + (row_id if isinstance(row_id, int) else 0))


def _without_unit(values: Values) -> None:
    values["unit"] = None


def _another_name(values: Values) -> None:
    values["name"] = f"{values['name']!s} ({values['id']!s})"


_WAYS_OUT: dict[str, tuple[Callable[[Values], Any], ...]] = {
    "segment": (_move_away, _without_unit),
    "memory": (_another_name,),
    "glossary": (_another_name,),
}


def lost_rows(salvage: Salvage, rebuild: Rebuild) -> dict[str, list[Value]]:
    """Rows that are known to have been there and are nowhere, by table."""
    found: dict[str, list[Value]] = {}
    for table, known in salvage.checksums.items():
        rows = [key for key in known if key not in rebuild.trusted[table]]
        if rows and table != TABLE:
            found[table] = rows
    return found
