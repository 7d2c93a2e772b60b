"""Repair of a project that was put together from rows: settings, documents, places, references."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

from postil.engine.events import LearningEvent
from postil.errors import PostilError
from postil.formats.segment import Segment, SegmentState
from postil.memory.database import now
from postil.memory.soundness import MOST_NUMBER
from postil.workspace.database import set_setting, setting
from postil.workspace.documents.copies import is_copy
from postil.workspace.documents.documents import file_and_rules, read_cuts, renumber
from postil.workspace.documents.text_tag_rules import tag_document
from postil.workspace.schema import DOCUMENTS
from postil.workspace.segments.rows import insert_at

_UNKNOWN_LANGUAGE = "und"


@dataclass(slots=True)
class Repairs:
    """Values that a repair had to make up.

    Attributes
    ----------
    settings, documents
        Names of settings that were missing, ids of documents that were.
    reread
        By document: how many segments were taken from the original anew, without a translation.
    remembered
        How many of these got the translation that the memory has.
    unplaced
        Documents whose original could not be read for that, with the reason.
    dropped
        Rows that belonged to something that is gone, by table.
    without_unit
        Segments whose unit of the memory is gone, and is made anew.
    """

    settings: list[str] = field(default_factory=list)
    documents: list[int] = field(default_factory=list)
    reread: dict[int, int] = field(default_factory=dict)
    unplaced: dict[int, str] = field(default_factory=dict)
    dropped: dict[str, int] = field(default_factory=dict)
    remembered: int = 0
    without_unit: list[int] = field(default_factory=list)


Place = tuple[int, str, int]
"""Number of a segment, its key, and its place."""


def repair_references(connection: sqlite3.Connection, folder: Path) -> Repairs:
    """Add or repair the rows that others refer to; ``folder``: of the new project, with its
    documents.
    """
    return _Repair(connection, folder).run()


class _Repair:
    """The repair of one project."""

    def __init__(self, connection: sqlite3.Connection, folder: Path) -> None:
        self._connection = connection
        self._folder = folder
        self._done = Repairs()
        self._lost: dict[str, dict[str, int]] | None = None  # once it is asked for

    def run(self) -> Repairs:
        self._settings()
        self._memories()
        self._documents()
        self._units()
        for (number,) in self._connection.execute("SELECT id FROM document ORDER BY id").fetchall():
            self._places(number)
        renumber(self._connection)
        _drop_orphans(self._connection, self._done)
        _index(self._connection)
        return self._done

    def _settings(self) -> None:
        made_up = {
            "name": self._folder.name,
            "source_language": _UNKNOWN_LANGUAGE,
            "target_language": _UNKNOWN_LANGUAGE,
            "created": now(),
        }
        for name, value in made_up.items():
            if not setting(self._connection, name):
                set_setting(self._connection, name, value)
                self._done.settings.append(name)
        if not setting(self._connection, "memory"):
            first = self._connection.execute("SELECT name FROM memory ORDER BY id LIMIT 1")
            name = next((name for (name,) in first), setting(self._connection, "name"))
            set_setting(self._connection, "memory", name)
            self._done.settings.append("memory")

    def _memories(self) -> None:
        """Names for memories and glossaries whose name is gone: the first memory is the own one."""
        own = setting(self._connection, "memory")
        for table, rows in (("memory", "memory_unit"), ("glossary", "term")):
            for (number,) in self._connection.execute(
                f"SELECT DISTINCT {table} FROM {rows} WHERE {table} NOT IN (SELECT id FROM {table})"
            ).fetchall():
                taken = {name for (name,) in self._connection.execute(f"SELECT name FROM {table}")}
                first = table == "memory" and own not in taken
                name = own if first else f"{table} {number}"
                self._connection.execute(
                    f"INSERT INTO {table} (id, name) VALUES (?, ?)", (number, name)
                )

    def _documents(self) -> None:
        """Rows for documents of which only segments and the file are left, and places of copies for
        those whose record leads elsewhere.
        """
        for number, file in self._connection.execute("SELECT id, file FROM document").fetchall():
            is_ours = is_copy(self._folder, file)
            if not is_ours or not (self._folder / file).is_file():
                _, found = self._copy_of(number)
                if is_ours and not (self._folder / found).is_file():
                    continue  # it is missing, and nothing else is there
                self._connection.execute(
                    "UPDATE document SET file = ? WHERE id = ?", (found, number)
                )
        for (number,) in self._connection.execute(
            "SELECT DISTINCT document FROM segment WHERE document NOT IN (SELECT id FROM document) "
            "ORDER BY document"
        ).fetchall():
            name, file = self._copy_of(number)
            place = self._place_for(number)
            self._connection.execute(
                "INSERT INTO document (id, name, file, first_segment, segments, rules) "
                "VALUES (?, ?, ?, 1, 0, '')",
                (place, name, file),
            )
            self._done.documents.append(place)

    def _place_for(self, number: int) -> int:
        """Number of a document whose record is gone: its own, if others can follow."""
        if number <= MOST_NUMBER:
            return number
        query = "SELECT coalesce(max(id), 0) + 1 FROM document"
        free = int(self._connection.execute(query).fetchone()[0])
        self._connection.execute(
            "UPDATE segment SET document = ? WHERE document = ?", (free, number)
        )
        return free

    def _copy_of(self, number: int) -> tuple[str, str]:
        """Name and place of the copy of a document that is there, or could be."""
        for place in (str(number), f"{number}-2"):
            for path in sorted((self._folder / DOCUMENTS / place).glob("*")):
                if path.is_file():
                    return path.name, f"{DOCUMENTS}/{place}/{path.name}"
        return f"{number}.txt", f"{DOCUMENTS}/{number}/{number}.txt"

    def _units(self) -> None:
        gone = "unit IS NOT NULL AND unit NOT IN (SELECT id FROM memory_unit)"
        rows = self._connection.execute(f"SELECT id FROM segment WHERE {gone}").fetchall()
        self._done.without_unit += [row_id for (row_id,) in rows]
        self._connection.execute(f"UPDATE segment SET unit = NULL WHERE {gone}")

    def _places(self, number: int) -> None:
        """Number the segments of a document without a gap; those that are gone are read again."""
        rows: list[Place] = self._connection.execute(
            "SELECT id, key, position FROM segment WHERE document = ? ORDER BY position, id",
            (number,),
        ).fetchall()
        query = "SELECT segments FROM document WHERE id = ?"
        (count,) = self._connection.execute(query, (number,)).fetchone()
        missing: list[tuple[int, Segment]] = []
        if len(rows) != count or [row[2] for row in rows] != list(range(len(rows))):
            rows, missing = self._as_in_the_original(number, rows)
        _renumber_rows(self._connection, number, rows)
        if missing:
            if self._lost is None:
                self._lost = _lost_numbers(self._connection)
            known = self._lost.get(_name_of(self._connection, number), {})
            for place, segment in missing:
                self._add(number, place, segment, known.pop(segment.id, None))
            self._done.reread[number] = len(missing)
        self._connection.execute(
            "UPDATE document SET segments = ? WHERE id = ?", (len(rows), number)
        )

    def _add(self, document: int, place: int, segment: Segment, row_id: int | None) -> None:
        """Add a lost segment: as in its document, with the translation from the memory, and with
        its number if a learning event still has it.
        """
        connection = self._connection
        insert_at(connection, document, place, segment)
        if row_id is not None:
            connection.execute(
                "UPDATE segment SET id = ? WHERE document = ? AND position = ?",
                (row_id, document, place),
            )
        unit = connection.execute(
            "SELECT u.id, u.target, u.target_tagged FROM memory_unit u JOIN document d "
            "ON d.name = u.document WHERE d.id = ? AND u.key = ? AND u.source = ? "
            "AND NOT EXISTS (SELECT 1 FROM segment s WHERE s.unit = u.id) ORDER BY u.id DESC",
            (document, segment.id, segment.source.plain),
        ).fetchone()
        if unit is not None:
            connection.execute(
                "UPDATE segment SET unit = ?, target = ?, target_tagged = ?, state = ?, "
                "origin = 'translator', changed = ? WHERE document = ? AND position = ?",
                (*unit, SegmentState.TRANSLATED.value, now(), document, place),
            )
            self._done.remembered += 1

    def _as_in_the_original(
        self, number: int, rows: list[Place]
    ) -> tuple[list[Place], list[tuple[int, Segment]]]:
        """The rows in the order of the original, and what of it there is no row of: in the order
        these have the number 0.
        """
        connection = self._connection
        languages = (setting(connection, "source_language"), setting(connection, "target_language"))
        try:
            file, cuts = file_and_rules(connection, self._folder, number)
            document = cuts.open(self._folder / file, languages, read_cuts(connection, number))
            tag_document(connection, document)
        except (PostilError, ValueError, TypeError, OSError) as error:
            self._done.unplaced[number] = str(error)
            return rows, []
        by_key = {row[1]: row for row in rows}
        ordered: list[Place] = []
        missing = []
        for segment in document.segments:
            row = by_key.pop(segment.id, None)
            if row is None:
                missing.append((len(ordered), segment))
            ordered.append(row or (0, segment.id, 0))
        used = {row[0] for row in ordered}
        return [*ordered, *(row for row in rows if row[0] not in used)], missing


def _name_of(connection: sqlite3.Connection, document: int) -> str:
    query = "SELECT name FROM document WHERE id = ?"
    return str(connection.execute(query, (document,)).fetchone()[0])


def _lost_numbers(connection: sqlite3.Connection) -> dict[str, dict[str, int]]:
    """Numbers of lost segments from their learning events, by the name of their document and their
    key there.
    """
    found: dict[str, dict[str, int]] = {}
    known: set[int] = set()
    for row_id, event in connection.execute(
        "SELECT segment, event FROM learning WHERE segment NOT IN (SELECT id FROM segment) "
        "ORDER BY number"
    ).fetchall():
        provenance = LearningEvent.from_bytes(event).provenance
        if row_id not in known:
            known.add(row_id)
            found.setdefault(provenance.document, {})[provenance.segment] = row_id
    return found


def _renumber_rows(connection: sqlite3.Connection, number: int, rows: list[Place]) -> None:
    if all(row[0] and place == row[2] for place, row in enumerate(rows)):
        return
    connection.execute("UPDATE segment SET position = -1 - id WHERE document = ?", (number,))
    connection.executemany(
        "UPDATE segment SET position = ? WHERE id = ?",
        [(place, row[0]) for place, row in enumerate(rows) if row[0]],
    )


def _drop_orphans(connection: sqlite3.Connection, done: Repairs) -> None:
    """Remove rows that belong to nothing."""
    for table, row_id, _, _ in connection.execute("PRAGMA foreign_key_check").fetchall():
        if row_id is None:
            continue
        removed = connection.execute(f"DELETE FROM {table} WHERE rowid = ?", (row_id,)).rowcount
        if removed:
            done.dropped[table] = done.dropped.get(table, 0) + removed
    for table, column, parent in (
        ("recut", "document", "document"),
        ("document_offer", "document", "document"),
        ("ignored_finding", "segment", "segment"),
        ("bookmark", "segment", "segment"),
        # to others, a unit that is not there was deleted: a lost one shall stay with them
        ("shared_outbox", "unit", "memory_unit"),
        ("team_outbox", "unit", "memory_unit"),
    ):
        removed = connection.execute(
            f"DELETE FROM {table} WHERE {column} NOT IN (SELECT id FROM {parent})"
        ).rowcount
        if removed:
            done.dropped[table] = removed


def _index(connection: sqlite3.Connection) -> None:
    """Have the units of all memories indexed anew."""
    connection.execute("INSERT OR IGNORE INTO memory_change SELECT memory, id FROM memory_unit")
