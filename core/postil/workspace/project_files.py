"""The documents of a project as files: exported together, replaced by a new version, removed."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, TypeAlias

from postil.errors import Cancelled, PostilError, UsageError
from postil.formats.documents import open_document
from postil.formats.glossary import Term
from postil.formats.paragraphs import Cuts
from postil.formats.segment import Segment
from postil.formats.termbase import read_termbase
from postil.memory.terms import Glossaries
from postil.text.tags import TaggedText
from postil.types.file_names import unreserved
from postil.types.progress import Progress
from postil.wording import Worded
from postil.workspace import documents, segments
from postil.workspace.kept_cuts import KeptCuts, keep_cuts
from postil.workspace.marks import BY_TRANSLATOR
from postil.workspace.parts import ProjectParts
from postil.workspace.records import DocumentInfo, ProjectSegment

Drafts = Literal["keep", "source", "refuse"]
"""What becomes of segments that are not confirmed: written as they are, left as the document has
them (in most formats the source), or documents that have any are not written.
"""

DEFAULT_NAME = "{stem}.{language}{suffix}"
_FOLLOWERS = ("learning", "comment", "version", "bookmark", "ignored_finding")
"""Tables whose rows belong to a segment and go with it."""


@dataclass(frozen=True, slots=True)
class ExportOutcome:
    """What became of one document; ``error`` says why it was not written, or is "".

    Attributes
    ----------
    open_segments
        Segments that are not confirmed.
    """

    document: DocumentInfo
    path: Path
    open_segments: int
    error: str = ""


@dataclass(frozen=True, slots=True)
class UpdateReport:
    """What a new version of a document brought, in segments.

    Attributes
    ----------
    kept, kept_confirmed
        Unchanged, with their translations; those of them that are confirmed.
    new
        Not in the old version, or changed.
    removed
        Not in the new version. Confirmed translations of them stay in the project's memory.
    """

    kept: int
    kept_confirmed: int
    new: int
    removed: int


TermList: TypeAlias = list[Term]
Paths: TypeAlias = list[Path]  # the class has a method of that name
Outcomes: TypeAlias = "list[ExportOutcome]"


class ProjectFiles:
    """Documents and glossaries of one project; methods may be called from any thread."""

    def __init__(self, parts: ProjectParts, glossaries: Glossaries) -> None:
        self._database = parts.database
        self._folder = parts.folder
        self._languages = parts.languages
        self._confirmer = parts.confirmer
        self._changing = parts.changing
        self._memory = parts.memory
        self._glossaries = glossaries

    def all(self) -> list[DocumentInfo]:
        """All documents in order."""
        with self._database.reading() as connection:
            return documents.list_documents(connection, self._folder)

    def first_open_of_all(self) -> int:
        """Place of the first segment that is not confirmed; 0 if all are."""
        with self._database.reading() as connection:
            found = connection.execute(
                "SELECT d.first_segment - 1 + s.position FROM document d CROSS JOIN segment s "
                f"ON s.document = d.id WHERE s.state NOT IN ({documents.CONFIRMED_MARKS}) "
                "ORDER BY d.id, s.position LIMIT 1",
                documents.CONFIRMED,
            ).fetchone()
        return int(found[0]) if found else 0

    def first_open(self, document: int) -> int:
        """Place of the first segment of a document that is not confirmed; of its first if all are.

        Raises
        ------
        UsageError
            There is no such document.
        """
        with self._database.reading() as connection:
            found = connection.execute(
                "SELECT d.first_segment - 1, (SELECT min(s.position) FROM segment s "
                f"WHERE s.document = d.id AND s.state NOT IN ({documents.CONFIRMED_MARKS})) "
                "FROM document d WHERE d.id = ?",
                (*documents.CONFIRMED, document),
            ).fetchone()
        if found is None:
            raise segments.no_document(document)
        first, place = found
        return int(first + (place or 0))

    def glossaries(self) -> dict[str, int]:
        """Terms by name of glossary."""
        with self._database.using():
            return self._glossaries.counts()

    def terms(self, glossary: str) -> TermList:
        """The terms of a glossary."""
        with self._database.using():
            return self._glossaries.terms(glossary)

    def add_glossary(self, name: str, path: Path) -> int:
        """Add the terms of a file as the glossary ``name``; returns how many."""
        terms = read_termbase(path, *self._languages)
        with self._changing, self._database.using():
            return self._glossaries.add(name, terms)

    def recut(self, document: int, cuts: Mapping[str, Sequence[int]]) -> None:
        """Cut paragraphs of a document that was just added elsewhere than the rules do.

        Raises
        ------
        UsageError
            Something was translated in it already.
        """
        file, rules = self._file(document)
        given = {str(name): tuple(int(place) for place in places) for name, places in cuts.items()}
        found = open_document(self._folder / file, *self._languages, rules, Cuts(given))
        with self._changing, self._database.writing() as connection:
            if any(one.changed for one in self._rows(connection, document)):
                raise UsageError("A document that is under way cannot be cut anew.")
            connection.execute("DELETE FROM segment WHERE document = ?", (document,))
            for position, segment in enumerate(found.segments):
                segments.insert_at(connection, document, position, segment)
            connection.executemany(
                "INSERT OR REPLACE INTO recut VALUES (?, ?, ?)",
                [(document, name, json.dumps(places)) for name, places in given.items()],
            )
            connection.execute(
                "UPDATE document SET segments = ? WHERE id = ?", (len(found.segments), document)
            )
            _renumber(connection)

    @staticmethod
    def _rows(connection: sqlite3.Connection, document: int) -> Sequence[ProjectSegment]:
        return segments.read_segments(connection, 0, None, document)

    def export_all(
        self,
        folder: Path,
        *,
        name: str = DEFAULT_NAME,
        drafts: Drafts = "keep",
        only: Collection[int] | None = None,
        progress: Progress | None = None,
    ) -> Outcomes:
        """Write documents into a folder; what cannot be written is told, and the others are.

        Parameters
        ----------
        name
            Of the files: ``{stem}``, ``{suffix}``, ``{language}`` and ``{source}`` stand for parts.
            Two documents of one name get numbers.
        only
            Ids of documents; None for all.

        Raises
        ------
        UsageError
            The pattern of the name cannot be used.
        StorageError
            The folder cannot be made.
        """
        wanted = [one for one in self.all() if only is None or one.id in only]
        paths = self._names(folder, name, wanted)
        documents.make_folder(folder)
        done = []
        for one, path in (progress or Progress()).track(
            zip(wanted, paths, strict=True), total=len(wanted)
        ):
            error = ""
            rest = one.segments - one.confirmed
            try:
                if drafts == "refuse" and rest:
                    error = Worded("{number:,} of its segments are not confirmed.", number=rest)
                else:
                    self.export(one.id, path, drafts=drafts)
            except Cancelled:
                raise
            except PostilError as problem:
                error = problem.message
            done.append(ExportOutcome(one, path, rest, error))
        return done

    def export(self, document: int, path: Path, *, drafts: Drafts = "keep") -> None:
        """Write one document in its own format."""
        documents.export_document(
            self._database,
            self._folder,
            document,
            path,
            self._languages,
            confirmed_only=drafts != "keep",
        )

    def _names(self, folder: Path, name: str, wanted: Sequence[DocumentInfo]) -> Paths:
        taken: set[str] = set()
        paths = []
        for one in wanted:
            parts = {
                "stem": Path(one.name).stem,
                "suffix": Path(one.name).suffix,
                "source": self._languages[0],
                "language": self._languages[1],
            }
            try:
                made = name.format(**parts)
            except (KeyError, IndexError, ValueError) as error:
                raise UsageError(
                    Worded("{name!r} is no pattern for names: {reason}.", name=name, reason=error),
                    hint=Worded("Write it as {default_name}.", default_name=DEFAULT_NAME),
                ) from error
            if not made.strip(". ") or "/" in made or "\\" in made or "\0" in made:
                raise UsageError(Worded("{made!r} cannot be the name of a file.", made=made))
            if not made.endswith(parts["suffix"]):
                made += parts["suffix"]
            made = unreserved(made)
            path, number = Path(made), 1
            while str(path).casefold() in taken:
                number += 1
                path = Path(f"{Path(made).stem} ({number}){Path(made).suffix}")
            taken.add(str(path).casefold())
            paths.append(folder / path)
        return paths

    def remove(self, document: int) -> None:
        """Take a document out of the project. What was confirmed in it stays in the memory; the
        engine unlearns it.
        """
        with self._changing:
            file = self._file(document)[0]
            with self._confirmer.together() as connection:
                rows = segments.read_segments(connection, 0, None, document)
                self._drop(connection, rows)
                connection.execute("DELETE FROM recut WHERE document = ?", (document,))
                connection.execute("DELETE FROM document WHERE id = ?", (document,))
                _renumber(connection)
            documents.remove_copy(self._folder / file)

    def update(self, document: int, path: Path) -> UpdateReport:
        """Take in a new version of a document; unchanged segments keep their translations.

        A segment is unchanged if its text and tags are; where several are the same, first the one
        of the same key, then the others in order. All or nothing.

        Raises
        ------
        InputError
            The new version cannot be read.
        UsageError
            There is no such document, or the new version is of another kind.
        """
        with self._changing:
            file, rules = self._file(document)
            if path.suffix.lower() != Path(file).suffix.lower():
                raise UsageError(
                    Worded(
                        "{name} is not a new version of {file}, but of another kind.",
                        name=path.name,
                        file=Path(file).name,
                    ),
                    hint="Add it as a document of its own.",
                )
            found = open_document(path, *self._languages, rules)
            copy = documents.copy_version(path, self._folder, document)
            try:
                with self._confirmer.together() as connection:
                    report = self._take_in(connection, document, found.segments)
                    connection.execute(
                        "UPDATE document SET name = ?, file = ?, segments = ? WHERE id = ?",
                        (
                            copy.name,
                            copy.relative_to(self._folder).as_posix(),
                            len(found.segments),
                            document,
                        ),
                    )
                    connection.execute("DELETE FROM recut WHERE document = ?", (document,))
                    keep_cuts(connection, document, rules)
                    _renumber(connection)
            except BaseException:
                documents.remove_copy(copy)
                raise
            documents.remove_copy(self._folder / file)
        return report

    def _file(self, document: int) -> tuple[str, KeptCuts]:
        with self._database.reading() as connection:
            return documents.file_and_rules(connection, self._folder, document)

    def _take_in(
        self, connection: sqlite3.Connection, document: int, new: Sequence[Segment]
    ) -> UpdateReport:
        old = segments.read_segments(connection, 0, None, document)
        old_for = carried(self._as_in_document(connection, old, new), new)
        kept = [one for one in old_for if one is not None]
        rows = {one.row_id for one in kept}
        gone = [one for one in old if one.row_id not in rows]
        self._drop(connection, gone)
        # Positions are unique: all out of the way first.
        connection.execute(
            "UPDATE segment SET position = -1 - position WHERE document = ?", (document,)
        )
        for position, (segment, before) in enumerate(zip(new, old_for, strict=True)):
            if before is None:
                segments.insert_at(connection, document, position, segment)
            else:
                connection.execute(
                    "UPDATE segment SET position = ?1, key = ?2, note = ?3, longest = ?4, "
                    "longest_bytes = ?5, locked = CASE WHEN ?6 OR locked <> ?7 THEN ?6 ELSE ?7 END,"
                    " own_source = CASE WHEN source = ?8 THEN NULL ELSE own_source END "
                    "WHERE id = ?9",
                    (
                        position,
                        segment.id,
                        segment.note,
                        *segment.limit,
                        int(segment.locked),
                        BY_TRANSLATOR,
                        segment.source.plain,
                        before.row_id,
                    ),
                )
        for one in kept:
            if one.confirmed:
                self._confirmer.refresh_context(one.row_id)
        confirmed = sum(one.state.is_confirmed for one in kept)
        return UpdateReport(len(kept), confirmed, len(new) - len(kept), len(gone))

    @staticmethod
    def _as_in_document(
        connection: sqlite3.Connection, rows: Sequence[ProjectSegment], new: Sequence[Segment]
    ) -> Sequence[ProjectSegment]:
        """Segments with the source of their document where it was edited, unless the new version
        has the edited one.
        """
        known = {segment.source for segment in new}
        own = {
            row_id: TaggedText.from_json(json.loads(kept))
            for row_id, kept in connection.execute(
                "SELECT id, own_source FROM segment WHERE own_source IS NOT NULL"
            )
        }
        return [
            replace(one, source=own[one.row_id])
            if one.row_id in own and one.source not in known
            else one
            for one in rows
        ]

    def _drop(self, connection: sqlite3.Connection, rows: Iterable[ProjectSegment]) -> None:
        """Remove segments; their units stay in the memory, on their own."""
        for one in rows:
            if one.confirmed or one.state.is_confirmed:
                number = segments.unit_of_segment(connection, one.row_id)
                unit = self._memory.get(number) if number is not None else None
                connection.execute("UPDATE segment SET locked = 0 WHERE id = ?", (one.row_id,))
                self._confirmer.unconfirm(one.row_id)
                if unit is not None:
                    self._memory.add(replace(unit, id=0))
            for table in _FOLLOWERS:
                connection.execute(f"DELETE FROM {table} WHERE segment = ?", (one.row_id,))
            connection.execute("DELETE FROM segment WHERE id = ?", (one.row_id,))


def carried(old: Sequence[ProjectSegment], new: Sequence[Segment]) -> list[ProjectSegment | None]:
    """For each new segment the old one that it is, or None."""
    by_text: defaultdict[TaggedText, deque[ProjectSegment]] = defaultdict(deque)
    by_key = {one.key: one for one in old}
    found: list[ProjectSegment | None] = [None] * len(new)
    used: set[int] = set()
    for place, segment in enumerate(new):
        same = by_key.get(segment.id)
        if same is not None and same.source == segment.source:
            found[place] = same
            used.add(same.row_id)
    for one in old:
        if one.row_id not in used:
            by_text[one.source].append(one)
    for place, segment in enumerate(new):
        if found[place] is None and by_text[segment.source]:
            found[place] = by_text[segment.source].popleft()
    return found


def _renumber(connection: sqlite3.Connection) -> None:
    """Say anew where each document begins among all segments."""
    first = 1
    for number, count in connection.execute(
        "SELECT id, segments FROM document ORDER BY id"
    ).fetchall():
        connection.execute("UPDATE document SET first_segment = ? WHERE id = ?", (first, number))
        first += count
