"""A translation project: a folder with ``project.sqlite``, copies of its documents, and a lock.

Methods may be called from any thread. What reads segments never waits; what changes the project
goes one at a time; the engine decodes without holding any lock of the project.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from postil.engine.manifest import EngineManifest
from postil.errors import EngineError
from postil.memory.terms.terminology import Glossaries
from postil.types.progress import Progress
from postil.workspace.checks.contradictions import Contradictions
from postil.workspace.checks.project_checks import ProjectChecks
from postil.workspace.context import ProjectContext
from postil.workspace.database import (
    ProjectDatabase,
    no_project,
    required_setting,
    set_setting,
    setting,
)
from postil.workspace.details import ProjectDetails
from postil.workspace.documents.documents import check_numbering
from postil.workspace.documents.files import ProjectFiles
from postil.workspace.learning.blocked_phrases import BlockedPhrases
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
from postil.workspace.proposals.assistance import Assistance
from postil.workspace.proposals.matches import Matching
from postil.workspace.proposals.memories import ProjectMemories
from postil.workspace.proposals.term_extraction import TermExtraction
from postil.workspace.proposals.terminology import Terminology
from postil.workspace.proposals.unit_replacing import UnitReplacer
from postil.workspace.proposals.units import MemoryUnits
from postil.workspace.records import (
    ProjectInfo,
)
from postil.workspace.reports.plan import ProjectPlan
from postil.workspace.reports.project import ProjectReports
from postil.workspace.review import ProjectReview
from postil.workspace.safety.project_safety import ProjectSafety
from postil.workspace.schema import DATABASE
from postil.workspace.segments.batch import ProjectBatch
from postil.workspace.segments.confirm import Confirmer
from postil.workspace.segments.confirmed_imports import ConfirmedImports
from postil.workspace.segments.project_segments import ProjectSegments
from postil.workspace.segments.tools import SegmentTools
from postil.workspace.team.link import ProjectFacts
from postil.workspace.team.team import ProjectTeam


class Project:
    """An open project; use :func:`~postil.workspace.creation.create_project` or :meth:`open`, and
    close it.

    Attributes
    ----------
    after_crash, engine_error
        Whether it was not closed properly last time; why its engine could not be opened, or "".
    details
        Name, languages, author and thresholds.
    files, segments
        Documents, added, exported, updated, removed; their segments, read, drafted, confirmed.
    matching, assistance
        Proposals for a segment; help with its text.
    memories, units, terminology
        Translation memories; their units and the terms of the glossaries, changed by hand.
    tools, batch, confirmed_imports
        Split, merge, find, replace, repeat; work on many segments at once; segments that came
        confirmed, put into the memory and learned.
    learned, blocked, coming_suggestions
        What the engine learned; what it may not say; what changed in coming segments by it.
    checks, review, plan, reports
        Quality assurance; changes of a reviewer; deadline and pace; counts, analyses and edits.
    team
        The team server it uses, if any.
    context, safety
        Parts that collaborators share; backups, and the search for damage.
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
        self._closing: list[Callable[[], None]] = []  # of the parts that could be made
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
                self._open = False
                try:
                    self._learned_cache.wait()
                    if self._lock is not None:
                        self.safety.back_up_if_due()
                finally:
                    for close in self._closing:
                        close()
                    self._database.close()
                    if self._lock is not None:
                        self._lock.release()

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
        return self.details.info

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
        check_languages(manifest, self.context.languages)
        with self._changing:
            with self._database.writing() as connection:
                self._learned_cache.replay(connection, engine, progress)
                set_setting(connection, "engine", str(folder.resolve()))
            self.details.read()
            self.blocked.tell(engine)
            self._confirmer.engine = engine
            self.engine_error = ""
        return manifest

    def detach_engine(self) -> None:
        """Work without an engine; the journal keeps what it learned until it is back."""
        with self._changing:
            self.details.write({"engine": ""})
            self._confirmer.engine = None
            self.engine_error = ""

    def _load(self, progress: Progress | None) -> None:
        with self._database.reading() as connection:
            check_numbering(connection, self._database.path)
            name = required_setting(connection, "name", self.folder)
            languages = (
                required_setting(connection, "source_language", self.folder),
                required_setting(connection, "target_language", self.folder),
            )
            author = setting(connection, "author")
            engine = setting(connection, "engine")
        self.details = ProjectDetails(self._database, self.folder, languages)
        self.safety.begin(self.info.created)
        self.memories = ProjectMemories(self._database, languages, self._changing)
        self._confirmer = Confirmer(self._database, self.memories.own, author)
        glossaries = Glossaries(self._database.writer, self._database.reading)
        self.team = ProjectTeam(
            self._database,
            self.folder,
            self.memories.own.id,
            ProjectFacts(name, languages),
            glossaries,
        )
        context = self.context = ProjectContext(
            self._database,
            self.folder,
            languages,
            self.details,
            self.memories,
            glossaries,
            self._confirmer,
            self.team,
            self._changing,
        )
        self.segments = ProjectSegments(context)
        self.files = ProjectFiles(context)
        self.reports = ProjectReports(context)
        self.terminology = Terminology(context, own=name)
        self.checks = ProjectChecks(context)
        self.contradictions = Contradictions(context, self.checks)
        self._closing.append(self.contradictions.close)
        self.plan = ProjectPlan(context)
        self.matching = Matching(context)
        self.assistance = Assistance(context, self.checks, self.matching.terms)
        self.tools = SegmentTools(context, self.checks)
        self.batch = ProjectBatch(context, self.matching)
        self.review = ProjectReview(context)
        self.confirmed_imports = ConfirmedImports(context)
        self.learned = LearnedLayers(context, self._fresh_engine)
        self.blocked = BlockedPhrases(context)
        self.coming_suggestions = ComingSuggestions(context, self.matching.terms)
        self.units = MemoryUnits(context)
        self.unit_replacer = UnitReplacer(context, self.units)
        self.term_extraction = TermExtraction(context, self.units)
        if engine:
            self._open_engine(Path(engine), progress)
        self.memories.begin_background()
        self.team.begin()

    def _fresh_engine(self, engine: ProjectEngine) -> ProjectEngine:
        """The engine without what it learned here; what is never to be used is not used."""
        fresh = engine.reopened()
        self.blocked.tell(fresh)
        return fresh

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
