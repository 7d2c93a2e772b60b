"""A translation project: a folder with ``project.sqlite``, copies of its documents, and a lock.

Methods may be called from any thread. What reads segments never waits; what changes the project
goes one at a time; the engine decodes without holding any lock of the project.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType

from postil.engine.manifest import EngineManifest
from postil.errors import EngineError
from postil.formats.filter_options import Extra
from postil.formats.glossary import Term
from postil.formats.tmx import ImportReport
from postil.memory.term_finder import TermHit
from postil.memory.terms import Glossaries
from postil.memory.units import ConcordanceHits, Mode, Side
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.checks.project import ProjectChecks
from postil.workspace.context import ProjectContext
from postil.workspace.database import (
    ProjectDatabase,
    no_project,
    required_setting,
    set_setting,
    setting,
)
from postil.workspace.details import ProjectDetails
from postil.workspace.documents import documents
from postil.workspace.documents.files import ProjectFiles
from postil.workspace.documents.sentence_breaks import SentenceBreaks
from postil.workspace.learning import journal
from postil.workspace.learning.blocked import BlockedPhrases
from postil.workspace.learning.cache import LearnedCache
from postil.workspace.learning.coming_suggestions import ComingSuggestions
from postil.workspace.learning.engine import (
    EngineOpener,
    ProjectEngine,
    check_languages,
    open_engine,
)
from postil.workspace.learning.layers import LearnedLayers
from postil.workspace.lock import ProjectLock
from postil.workspace.proposals import ranking as proposals
from postil.workspace.proposals.assistance import Assistance
from postil.workspace.proposals.match_settings import MatchSettings
from postil.workspace.proposals.matches import Matching
from postil.workspace.proposals.memories import ProjectMemories
from postil.workspace.proposals.terminology import Terminology
from postil.workspace.proposals.units import MemoryUnits
from postil.workspace.records import (
    Confirmation,
    DocumentInfo,
    LearnedEvent,
    Origin,
    ProjectInfo,
    ProjectSegment,
    ProjectStatistics,
    Proposal,
)
from postil.workspace.reports.plan import ProjectPlan
from postil.workspace.reports.project import ProjectReports
from postil.workspace.review import ProjectReview
from postil.workspace.safety.care import ProjectSafety
from postil.workspace.schema import DATABASE, SEGMENTATION
from postil.workspace.segments import rows as segments
from postil.workspace.segments.batch import ProjectBatch
from postil.workspace.segments.confirm import Confirmer
from postil.workspace.segments.confirmed_imports import ConfirmedImports
from postil.workspace.segments.tools import SegmentTools


class Project:
    """An open project; use :func:`~postil.workspace.creation.create_project` or :meth:`open`, and
    close it.

    Attributes
    ----------
    after_crash, engine_error
        Whether it was not closed properly last time; why its engine could not be opened, or "".
    assistance, batch, checks, tools
        Help with the text of a segment; work on many at once; quality assurance; what is done to
        segments apart from translating them: split, merge, find, replace, repeat.
    files, plan, confirmed_imports, reports, review
        Its documents, exported together, updated, removed; its deadline and pace; what came
        confirmed, put into the memory and learned; what the memories know of it, what was changed,
        how long it took; what a reviewer changed.
    safety
        Backups, and the search for damage.
    blocked, learned, matching, coming_suggestions, terminology, units
        What the engine learned and may not say, what comes of it, what is proposed; terms and units
        of the memories, changed by hand.
    """

    def __init__(
        self,
        folder: Path,
        opener: EngineOpener,
        progress: Progress | None,
        database: ProjectDatabase | None = None,
    ) -> None:
        self.folder = folder
        self.engine_error = ""
        self._opener = opener
        self._changing = threading.RLock()
        self._learned_cache = LearnedCache(folder, read_only=database is not None)
        self._lock = ProjectLock(folder) if database is None else None  # else it is only read
        try:
            self._database = database or ProjectDatabase(folder)
        except BaseException:
            if self._lock is not None:
                self._lock.release()
            raise
        self._open = True
        self.after_crash = self._lock is not None and self._lock.after_crash
        self.safety = ProjectSafety(folder, self._database)
        try:
            self._load(progress)
        except BaseException:
            self.close()
            raise

    @classmethod
    def open(
        cls,
        folder: Path,
        *,
        progress: Progress | None = None,
        engine_opener: EngineOpener = open_engine,
    ) -> Project:
        """Open an existing project; its engine learns again what the journal holds.

        Raises
        ------
        ProjectError
            There is no project, it is damaged, of a newer version, or in use.
        StorageError
            It cannot be written.
        """
        if not (folder / DATABASE).is_file():
            raise no_project(folder)
        return cls(folder, engine_opener, progress)

    def close(self) -> None:
        """Close the database and let others open the project; closing twice is harmless."""
        with self._changing:
            if self._open:
                self._learned_cache.wait()
                if self._lock is not None:
                    self.safety.back_up_if_due()
                self._database.close()
                if self._lock is not None:
                    self._lock.release()
                self._open = False

    def __enter__(self) -> Project:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def info(self) -> ProjectInfo:
        """Name, languages, settings; in memory, nothing is read for it."""
        return self._details.info

    def set_thresholds(
        self, memory: int, machine: float, memory_first: int = proposals.DEFAULT_MEMORY_FIRST
    ) -> None:
        """Set the least percent of a memory match, the least confidence of the machine, and the
        percent from which a memory match stands before the machine.
        """
        self._details.set_thresholds(memory, machine, memory_first)

    def documents(self) -> list[DocumentInfo]:
        """All documents in order."""
        with self._database.reading() as connection:
            return documents.list_documents(connection, self.folder)

    def add_documents(
        self,
        paths: Sequence[Path],
        progress: Progress | None = None,
        *,
        kept: Sequence[SentenceBreaks] = (),
    ) -> list[int]:
        """Add documents at the end, all or none; returns their ids. ``kept``: their cuts before."""
        with self._changing:
            return documents.add_documents(
                self._database, self.folder, paths, self._languages, progress, kept=kept
            )

    def set_segmentation(self, path: Path | None) -> None:
        """Cut documents that are added from now on into sentences by the SRX rules in ``path``;
        None for Postil's own rules.
        """
        with self._changing:
            name = documents.keep_rules(self.folder, path) if path is not None else ""
            with self._database.writing() as connection:
                set_setting(connection, SEGMENTATION, name)

    def set_extras(self, extras: Iterable[Extra]) -> None:
        """Read these texts beside the body of documents that are added from now on."""
        with self._changing, self._database.writing() as connection:
            documents.set_extras(connection, extras)

    def export_document(self, document: int, path: Path) -> None:
        """Write a document with its present targets (drafts too) to ``path``, in its own format."""
        documents.export_document(self._database, self.folder, document, path, self._languages)

    def segment_count(self, document: int | None = None) -> int:
        with self._database.reading() as connection:
            return segments.count_segments(connection, document)

    def segments(
        self, start: int = 0, stop: int | None = None, document: int | None = None
    ) -> list[ProjectSegment]:
        """Segments ``start`` to ``stop`` (not included) of the project or of one document."""
        with self._database.reading() as connection:
            return segments.read_segments(connection, start, stop, document)

    def segments_at(self, places: Sequence[int]) -> list[ProjectSegment]:
        """Segments by their places among all of the project, in the order of ``places``."""
        with self._database.reading() as connection:
            return segments.read_places(connection, places)

    def segment(self, row_id: int) -> ProjectSegment:
        with self._database.reading() as connection:
            return segments.read_segment(connection, row_id)

    def place(self, row_id: int) -> int:
        """Place of a segment among all of the project, from 0."""
        with self._database.reading() as connection:
            return segments.place_of(connection, row_id)

    def save_draft(
        self,
        row_id: int,
        target: TaggedText,
        *,
        origin: Origin = "translator",
        score: int | None = None,
        seconds: float = 0.0,
    ) -> ProjectSegment:
        """Keep an unfinished target.

        A confirmed segment becomes a draft when its target changes; its memory unit and what was
        learned stay as they are until it is confirmed again or unconfirmed.

        Parameters
        ----------
        origin, score
            Where the target came from, if it was taken over.
        seconds
            Time spent since the last call, added to the segment's.
        """
        with self._changing:
            return self._confirmer.save_draft(row_id, target, origin, score, seconds)

    def note_suggestion(self, row_id: int, text: TaggedText) -> None:
        """Remember that ``text`` was taken over into a segment, for the report of what was changed
        in it.
        """
        with self._changing, self._database.writing() as connection:
            segments.write_suggestion(connection, row_id, text.plain)

    def confirm(
        self,
        row_id: int,
        target: TaggedText,
        seconds: float = 0.0,
        *,
        origin: Origin | None = None,
        score: int | None = None,
    ) -> Confirmation:
        """Confirm ``target``: segment, memory unit and learning event in one durable transaction.

        Confirming a changed target again replaces the unit and what was learned; confirming the
        same target again changes neither.

        Parameters
        ----------
        origin, score
            Where the target came from; by default that of the draft if it is the same, else
            "translator".

        Raises
        ------
        UsageError
            There is no such segment, it is locked, or the target is empty.
        StorageError
            It could not be written; nothing was changed, the engine is as it was.
        """
        with self._changing:
            if origin is None:
                draft = self.segment(row_id)
                same = draft.target == target and draft.origin != ""
                origin, score = (draft.origin, draft.score) if same else ("translator", None)
            return self._confirmer.confirm(row_id, target, origin, score, seconds)

    def unconfirm(self, row_id: int) -> ProjectSegment:
        """Take a confirmation back exactly: unit and learning go, the target stays as a draft."""
        with self._changing:
            return self._confirmer.unconfirm(row_id)

    def proposals(self, row_id: int, limit: int = 9) -> list[Proposal]:
        """All proposals in one ranked list, exact matches first; waits for all sources."""
        found = [*self.memory_proposals(row_id, limit), *self.composed_proposals(row_id)]
        for source in self.matching.used_sources:
            found += self.matching.suggested(row_id, source.id).proposals
        return self.ranked(found, limit)

    def ranked(self, found: Iterable[Proposal], limit: int = 9) -> list[Proposal]:
        """Proposals of the other methods in one list, ranked as the project wants; in memory."""
        return proposals.ranked(found, limit, self._details.info.memory_first)

    def memory_proposals(self, row_id: int, limit: int = 9) -> list[Proposal]:
        """Proposals of the memories, and a term that is the whole segment; quick."""
        return self.matching.memory(row_id, limit)

    def composed_proposals(self, row_id: int) -> list[Proposal]:
        """Matches with what differs patched in, and the segment put together from its parts.

        Empty where a memory has the whole segment. Waits for the machine to translate a few words.
        """
        return self.matching.composed(row_id)

    def machine_proposal(self, row_id: int) -> Proposal | None:
        """Proposal of the engine; None without an engine or below the threshold."""
        return self.matching.machine(row_id).proposal

    def terms(self, row_id: int) -> list[TermHit]:
        """Glossary terms in the source of a segment, in order."""
        return self._glossaries.recognise(self.segment(row_id).source.plain)

    def concordance(
        self,
        query: str,
        side: Side = "source",
        limit: int = 50,
        *,
        whole_words: bool = False,
        mode: Mode = "text",
    ) -> ConcordanceHits:
        """Units that contain ``query``, as ``TranslationMemory.concordance`` finds them."""
        return self._memories.concordance(query, side, limit, whole_words=whole_words, mode=mode)

    @property
    def match_settings(self) -> MatchSettings:
        """How the memories are weighed."""
        return self._memories.settings

    def set_match_settings(self, settings: MatchSettings) -> None:
        """Weigh the memories differently; ``UsageError`` if the project has no memory of a name."""
        with self._changing:
            self._memories.set_settings(settings)

    def memories(self) -> dict[str, int]:
        """Units by name of memory; the project's own first."""
        return {memory.name: len(memory) for memory in self._memories.all}

    def import_memory(
        self, path: Path, progress: Progress | None = None
    ) -> tuple[str, ImportReport]:
        """Bring a TMX file along as a memory of its own; returns its name and what was kept: what
        is there already is not.

        Raises
        ------
        InputError
            The file is damaged, or has no unit in the languages of the project.
        """
        return self._memories.add(path, progress)

    def remove_memory(self, name: str) -> None:
        """Remove a memory that was brought along; this cannot be undone.

        Raises
        ------
        UsageError
            There is no such memory, it is the project's own, or it was set to read-only.
        """
        with self._changing:
            self._memories.remove(name)

    def export_memory(self, path: Path, progress: Progress | None = None, name: str = "") -> int:
        """Write a memory, by default the project's own, as TMX; returns how many units."""
        return self._memories.export(path, progress, name)

    def import_glossary(self, path: Path, progress: Progress | None = None) -> int:
        """Add a glossary file, in place of the glossary of its name; returns how many terms.

        Raises
        ------
        UsageError
            The glossary of its name is read-only.
        """
        self.terminology.check_writable(path.stem)
        with self._changing, self._database.using():
            return self._glossaries.add_file(path, self._languages, progress)

    def add_term(self, term: Term) -> None:
        """Add a term to the project's own glossary, which has the name of the project."""
        self.terminology.add(self._name, term)

    def export_terms(self, path: Path) -> int:
        """Write all terms as TBX or as a table, by the ending of ``path``; returns how many."""
        return self.terminology.export(path)

    @property
    def engine(self) -> ProjectEngine | None:
        """The attached engine, with what was learned in this project."""
        return self._confirmer.engine

    def attach_engine(self, folder: Path, progress: Progress | None = None) -> EngineManifest:
        """Use the engine in ``folder`` from now on; it learns again what it had learned in this
        project.

        Raises
        ------
        EngineError
            It cannot be opened, or refuses an event of the journal. What was attached stays
            attached.
        UsageError
            It translates between other languages.
        """
        engine = self._opener(folder)
        manifest = engine.manifest
        check_languages(manifest, self._languages)
        with self._changing:
            with self._database.writing() as connection:
                self._learned_cache.replay(connection, engine, progress)
                set_setting(connection, "engine", str(folder.resolve()))
            self._details.read()
            self.blocked.tell(engine)
            self._confirmer.engine = engine
            self.engine_error = ""
        return manifest

    def detach_engine(self) -> None:
        """Work without an engine; the journal keeps what it learned until it is back."""
        with self._changing:
            self._details.write({"engine": ""})
            self._confirmer.engine = None
            self.engine_error = ""

    def learned_events(self) -> list[LearnedEvent]:
        """The journal, oldest first."""
        with self._database.surveying() as connection:
            return journal.learned_events(connection, self.engine)

    def statistics(self) -> ProjectStatistics:
        """How far the project is; quick."""
        return self.reports.counts()

    def _load(self, progress: Progress | None) -> None:
        with self._database.reading() as connection:
            self._name = required_setting(connection, "name", self.folder)
            self._languages = (
                required_setting(connection, "source_language", self.folder),
                required_setting(connection, "target_language", self.folder),
            )
            author = setting(connection, "author")
            engine = setting(connection, "engine")
        self._details = ProjectDetails(self._database, self.folder, self._languages)
        self.safety.begin(self.info.created)
        self._memories = ProjectMemories(self._database, self._languages)
        self._glossaries = Glossaries(self._database.connection, self._database.reading)
        self.reports = ProjectReports(self._database, self._memories)
        terms = (self._database, self._glossaries, self._changing)
        self.terminology = Terminology(*terms, self._languages)
        self.checks = ProjectChecks(self._database, self._glossaries, self._languages)
        self._confirmer = Confirmer(self._database, self._memories.own, author)
        self.plan = ProjectPlan(self._database, self._details, self._confirmer)
        self.matching = Matching(
            self._database,
            self._memories,
            self._glossaries,
            lambda: self.engine,
            self._languages[0],
        )
        used = self.matching.terms
        self.assistance = Assistance(
            self._database, self._languages, self.checks, used, lambda: self.engine
        )
        here = (self.folder, self._languages)
        services = (self._database, self._confirmer, self.checks)
        self.tools = SegmentTools(*services, here, self._changing, details=self._details)
        self.parts = ProjectContext(
            self._database, *here, self._confirmer, self._memories.own, self._changing
        )
        self.files = ProjectFiles(self.parts, self._glossaries)
        self.batch = ProjectBatch(self.parts, self.matching)
        self.review = ProjectReview(self.parts)
        self.confirmed_imports = ConfirmedImports(self.parts)
        self.learned = LearnedLayers(self._database, self._confirmer, self._changing)
        self.blocked = BlockedPhrases(
            self._database, lambda: self.engine, self._changing, lambda: self.info.author
        )
        self.coming_suggestions = ComingSuggestions(self._database, used, lambda: self.engine)
        self.units = MemoryUnits(self._database, self._memories, self._confirmer, self._changing)
        if engine:
            self._open_engine(Path(engine), progress)
        self._memories.clear_up()

    def _open_engine(self, folder: Path, progress: Progress | None) -> None:
        """Open the engine the project had; without it the project opens all the same."""
        try:
            engine = self._opener(folder)
            with self._database.reading() as connection:
                self._learned_cache.replay(connection, engine, progress)
        except EngineError as error:
            self.engine_error = error.message
        else:
            self.blocked.tell(engine)
            self._confirmer.engine = engine
