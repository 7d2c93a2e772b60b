"""The documents of a project as files: exported together, replaced by a new version, removed."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from postil.errors import Cancelled, InputError, PostilError, UsageError
from postil.formats.exchange.glossary import Term
from postil.formats.filter_options import Extra, Style
from postil.formats.office.docx_pictures import DocxPictures
from postil.formats.paragraphs import Cuts
from postil.formats.registry import WORD_SUFFIXES
from postil.messages import Message
from postil.types.file_names import is_forbidden, unreserved
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.database import set_setting
from postil.workspace.documents import documents
from postil.workspace.documents.encodings import Encodings
from postil.workspace.documents.new_versions import NewVersions, UpdateReport
from postil.workspace.documents.offers import write_offers
from postil.workspace.documents.sentence_breaks import SentenceBreaks
from postil.workspace.documents.structures import (
    Structures,
    read_structures,
    write_structures,
)
from postil.workspace.documents.text_tag_rules import ProjectTextTags, tag_document
from postil.workspace.records import DocumentInfo, ProjectSegment
from postil.workspace.schema import SEGMENTATION
from postil.workspace.segments import rows as segments

Drafts = Literal["keep", "source", "refuse"]
"""Treatment of segments that are not confirmed: written as they are, left as the document has
them (in most formats the source), or documents that have any are not written.
"""

DEFAULT_NAME = "{stem}.{language}{suffix}"
STOPPED = Message("Not written: the work was stopped.")


@dataclass(frozen=True, slots=True)
class ExportOutcome:
    """Outcome of one export; ``error``: why it was not written, or "".

    ``stopped``: somebody stopped the work before it was written.
    """

    document: DocumentInfo
    path: Path
    error: str = ""
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Outline:
    """All segments in their order: row ids, and whether each is confirmed."""

    row_ids: npt.NDArray[np.int64]
    confirmed: npt.NDArray[np.bool_]


TermList: TypeAlias = list[Term]
Paths: TypeAlias = list[Path]  # the class has a method of that name
Outcomes: TypeAlias = "list[ExportOutcome]"


class ProjectFiles:
    """Documents and glossaries of one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._folder = context.folder
        self._languages = context.languages
        self._confirmer = context.confirmer
        self._changing = context.changing
        self._glossaries = context.glossaries
        self._new_versions = NewVersions(context)
        self.encodings = Encodings(context, self._new_versions)
        self.text_tags = ProjectTextTags(context)

    def all(self) -> list[DocumentInfo]:
        """All documents in order."""
        with self._database.reading() as connection:
            return documents.list_documents(connection, self._folder)

    def add(
        self,
        paths: Sequence[Path],
        progress: Progress | None = None,
        *,
        kept: Sequence[SentenceBreaks] = (),
        folders: Mapping[Path, str] = MappingProxyType({}),
    ) -> list[int]:
        """Add documents at the end, all or none; returns their ids. ``kept``: their cuts before;
        ``folders``: in which each was found, as :func:`document_folders.keep_folder` wants it.
        """
        with self._changing:
            return documents.add_documents(
                self._database,
                self._folder,
                paths,
                self._languages,
                progress,
                kept=kept,
                folders=folders,
            )

    def set_segmentation(self, path: Path | None) -> None:
        """Cut documents that are added from now on into sentences by the SRX rules in ``path``;
        None for Postil's own rules.
        """
        with self._changing:
            name = documents.keep_rules(self._folder, path) if path is not None else ""
            with self._database.writing() as connection:
                set_setting(connection, SEGMENTATION, name)

    def set_extras(self, extras: Iterable[Extra]) -> None:
        """Read these texts beside the body of documents that are added from now on."""
        with self._changing, self._database.writing() as connection:
            documents.set_extras(connection, extras)

    def structures(self) -> Structures:
        """Which part of its document each paragraph is, by document."""
        with self._database.reading() as connection:
            return read_structures(connection)

    def pictures(self, document: int) -> DocxPictures | None:
        """The pictures of a Word document; None of others, and of one that cannot be read now."""
        file, _ = self._file(document)
        if not file.lower().endswith(WORD_SUFFIXES):
            return None
        try:
            return DocxPictures(self._folder / file)
        except InputError:
            return None

    def set_columns(self, columns: Sequence[str]) -> None:
        """Read these columns of tables that are added from now on, by heading or number; all if
        none is named.
        """
        with self._changing, self._database.writing() as connection:
            documents.set_columns(connection, columns)

    def set_placeholders(self, style: Style) -> None:
        """Read placeholders of this style in JSON, properties and tables that are added from now
        on.
        """
        with self._changing, self._database.writing() as connection:
            documents.set_placeholders(connection, style)

    def outline(self) -> Outline:
        """Ids of all segments, in their order."""
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT s.id, s.state IN ({documents.CONFIRMED_MARKS}) FROM document d CROSS JOIN "
                "segment s ON s.document = d.id ORDER BY d.id, s.position",
                documents.CONFIRMED,
            )
            found = np.fromiter(chain.from_iterable(rows), dtype=np.int64).reshape(-1, 2)
        return Outline(found[:, 0].copy(), found[:, 1].astype(np.bool_))

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
        return self._glossaries.counts()

    def terms(self, glossary: str) -> TermList:
        """The terms of a glossary."""
        return self._glossaries.terms(glossary)

    def add_glossary(self, name: str, path: Path) -> int:
        """Add the terms of a file as the glossary ``name``; returns how many."""
        with self._changing, self._database.using():
            return self._glossaries.add_file(path, self._languages, name=name)

    def recut(self, document: int, cuts: Mapping[str, Sequence[int]]) -> None:
        """Cut paragraphs of a document that was just added elsewhere than the rules do.

        Raises
        ------
        UsageError
            Something was translated in it already.
        """
        file, rules = self._file(document)
        given = {str(name): tuple(int(place) for place in places) for name, places in cuts.items()}
        found = rules.open(self._folder / file, self._languages, Cuts(given))
        with self._changing, self._database.writing() as connection:
            tag_document(connection, found)
            if any(one.changed for one in self._rows(connection, document)):
                raise UsageError("A document that is under way cannot be cut anew.")
            connection.execute("DELETE FROM segment WHERE document = ?", (document,))
            for position, segment in enumerate(found.segments):
                segments.insert_at(connection, document, position, segment)
            write_offers(connection, document, found.segments)
            write_structures(connection, document, found.segments)
            documents.write_cuts(connection, document, given)
            connection.execute(
                "UPDATE document SET segments = ? WHERE id = ?", (len(found.segments), document)
            )
            documents.renumber(connection)

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
        """Write documents into a folder, and into folders in it where they came from several; one
        that cannot be written is reported, the others are written.

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
        return self.export_to(dict(zip(wanted, paths, strict=True)), drafts, progress)

    def export_to(
        self,
        paths: Mapping[DocumentInfo, Path],
        drafts: Drafts = "keep",
        progress: Progress | None = None,
    ) -> Outcomes:
        """Write each document to its path; failures are reported, the others are written.

        Files written before it is stopped stay; the outcome of the others is "stopped".
        """
        done: Outcomes = []
        progress = progress or Progress()
        for place, (one, path) in enumerate(paths.items()):
            error = ""
            rest = one.segments - one.confirmed
            try:
                progress.update(done=place, total=len(paths), message=path.name)
                if drafts == "refuse" and rest:
                    error = Message("{number:,} of its segments are not confirmed.", number=rest)
                else:
                    documents.make_folder(path.parent)
                    self.export(one.id, path, drafts=drafts, progress=progress.part(1 / len(paths)))
            except Cancelled:
                left = list(paths.items())[place:]
                return done + [ExportOutcome(*pair, STOPPED, stopped=True) for pair in left]
            except PostilError as problem:
                error = problem.message
            done.append(ExportOutcome(one, path, error))
        with suppress(Cancelled):  # all is written
            progress.update(done=len(paths))
        return done

    def export(
        self,
        document: int,
        path: Path,
        *,
        drafts: Drafts = "keep",
        progress: Progress | None = None,
    ) -> None:
        """Write a document in its own format, with its present targets: by default drafts too."""
        documents.export_document(
            self._database,
            self._folder,
            document,
            path,
            self._languages,
            confirmed_only=drafts != "keep",
            progress=progress,
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
                    Message("{name!r} is no pattern for names: {reason}.", name=name, reason=error),
                    hint=Message("Write it as {default_name}.", default_name=DEFAULT_NAME),
                ) from error
            if not made.strip(". ") or is_forbidden(made):
                raise UsageError(Message("{made!r} cannot be the name of a file.", made=made))
            if not made.endswith(parts["suffix"]):
                made += parts["suffix"]
            made = unreserved(made)
            path, number = Path(one.folder, made), 1
            while str(path).casefold() in taken:
                number += 1
                path = Path(one.folder, f"{Path(made).stem} ({number}){Path(made).suffix}")
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
                self._new_versions.drop(connection, rows)
                connection.execute("DELETE FROM recut WHERE document = ?", (document,))
                connection.execute("DELETE FROM document WHERE id = ?", (document,))
                documents.renumber(connection)
            documents.remove_copy(self._folder / file)

    def update(self, document: int, path: Path, progress: Progress | None = None) -> UpdateReport:
        """Take in a new version of a document. All or nothing.

        Unchanged segments keep their translations and all that was done on them, also where they
        moved or were split or merged. Of those that changed a little the translations become
        drafts that come from the earlier version; comments, bookmarks and history stay.

        Raises
        ------
        InputError
            The new version cannot be read.
        UsageError
            There is no such document, or the new version is of another kind.
        """
        return self._new_versions.update(document, path, progress)

    def _file(self, document: int) -> tuple[str, SentenceBreaks]:
        with self._database.reading() as connection:
            return documents.file_and_rules(connection, self._folder, document)
