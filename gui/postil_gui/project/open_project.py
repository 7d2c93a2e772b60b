"""An open project and the background work on it: no widgets, only signals."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.errors import NoSegmentError, PostilError
from postil.text.tags import TaggedText
from postil.workspace.proposals.ranking import ENGINE
from postil.workspace.records import Origin, SourceAnswer
from postil_gui.i18n.messages import mark, say, tr
from postil_gui.operations.operation import NOTHING, Changes, Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.project.pending_texts import SegmentWrites
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.memory.units import Mode, Side
    from postil.types.progress import Progress
    from postil.workspace.project import Project
    from postil.workspace.proposals.sources import SuggestionSource
    from postil.workspace.records import DocumentInfo

SURVEY_STEP = 500
FRAME = 20  # milliseconds until a segment that was opened is painted
CONFIRM = mark("Confirm the segment")
SAVE_DRAFT = mark("Save the draft")
LEARNING = mark("Learn from what was confirmed")


class OpenProject(QtCore.QObject):
    """Runs in the background what the desk asks of a project; signals say what came of it.

    Confirming is strictly ordered: the machine is asked about a segment only after all
    confirmations before it were learned.

    Attributes
    ----------
    writes
        Texts that are on their way to the disk, and those that could not be written.
    """

    memory_found = Signal(int, list)
    """Row id, proposals of the memories."""

    answered = Signal(int, str, object)
    """Row id, id of a source of suggestions, its ``SourceAnswer``; of the engine always one, an
    empty one where there is no engine.
    """

    machine_started = Signal(int)
    """The machine has begun with a segment."""

    memory_changed = Signal()
    """Units of a memory were put in, changed or taken out: matches are other ones now."""

    shared_changed = Signal()
    """Shared memories were given what was confirmed or taken back; sent from any thread."""

    shared_refusing = Signal()
    """A shared memory does not take what is confirmed; sent from any thread."""

    merged = Signal(object)
    """``MergeReport`` of a package: segments, findings, terms and checks that came along."""

    terms_found = Signal(int, list)
    """Row id, glossary terms in its source."""

    concordance_found = Signal(str, object)
    """Query, ``ConcordanceHits``."""

    concordance_refused = Signal(str, str)
    """Query, why it could not be sought: not a regular expression, for example."""

    saved = Signal(object)
    """A draft was written; its segment as it is now."""

    confirmed = Signal(object)
    """``Confirmation``: segment, unit and learning are on disk."""

    unconfirmed = Signal(object)
    """The segment as it is now."""

    refused = Signal(int, object, str, object)
    """Row id, target (or None), title and exception of something that was not written."""

    statistics_changed = Signal(object)
    """``ProjectStatistics``, new."""

    engine_changed = Signal()
    """Another engine is attached, or none."""

    learned_loaded = Signal(list)
    """``LearnedEvent`` of the whole journal, oldest first."""

    documents_changed = Signal(object)
    """``Outline``: documents were added, replaced or removed, and segments have other places."""

    surveyed = Signal(int, list)
    """Place of the first, and some segments, read in passing over the whole project."""

    structures_found = Signal(object)
    """``Structures``: which part of its document each paragraph is."""

    filtered = Signal(object)
    """Places of the segments to be shown, in their order; None for all."""

    not_saved = Signal(object)
    """``PostilError``: why a draft, or what belongs to it, is not on disk; the text stays."""

    failed = Signal(str, object)
    """Title and exception of anything else that went wrong."""

    def __init__(self, project: Project) -> None:
        super().__init__()
        self.project = project
        self.data = SerialExecutor("data", self)
        self.imports = SerialExecutor("imports", self)
        self.search = SerialExecutor("search", self)
        self.machine = SerialExecutor("machine", self)
        self.remote = SerialExecutor("remote", self)
        self.reports = SerialExecutor("reports", self)
        self.care = SerialExecutor("care", self)
        self._wanted: int | None = None
        self._opened = -1
        self._asking = QtCore.QTimer(self)
        self._asking.setSingleShot(True)
        self._asking.setInterval(FRAME)
        self._asking.timeout.connect(self._ask)
        self.writes = SegmentWrites()
        project.memories.shared.listen(self.shared_changed.emit, self.shared_refusing.emit)
        for executor in self._executors:
            executor.failed.connect(self._tell)
            executor.changed.connect(self._changed)

    @property
    def _executors(self) -> tuple[SerialExecutor, ...]:
        return self.data, self.imports, self.search, self.machine, self.reports, self.remote

    @property
    def is_idle(self) -> bool:
        """Whether no work is under way."""
        waits = self._wanted is not None or self._asking.isActive()
        return not waits and all(executor.is_idle for executor in self._executors)

    def drain(self) -> None:
        """Wait until everything given to the data executor is written or refused, and told."""
        self._wait_for(self.data)

    def _wait_for(self, executor: SerialExecutor) -> None:
        flags = QtCore.QEventLoop.ProcessEventsFlag
        while not executor.is_idle:
            QtCore.QCoreApplication.processEvents(
                flags.ExcludeUserInputEvents | flags.WaitForMoreEvents
            )

    def close(self) -> None:
        """Finish writing and importing, drop everything else, close the project; the window is
        painted all the while.
        """
        self._wanted = None
        self._asking.stop()
        self.project.memories.shared.listen(None)
        executors = (self.search, self.machine, self.reports, self.care, self.remote)
        for executor in executors:
            executor.leave()
        self.imports.take_no_more()
        self._wait_for(self.imports)
        self.imports.close(cancel=False)

        def work(_progress: Progress) -> None:
            self.project.team.ask_no_more()
            for executor in executors:
                executor.join()
            self.project.close()

        self.data.submit(Operation(tr("Close the project"), work))
        self.data.take_no_more()  # clocks of the window go on while it is painted
        self.drain()
        self.data.close(cancel=False)

    def ask_about(self, row_id: int) -> None:
        """Look up a segment that was opened and ask the machine about it, once it is painted: a
        frame takes twice as long beside threads that are busy. Of segments that are left before,
        nothing is asked.
        """
        for source in self.project.matching.used_sources:
            self._asked(source).cancel(f"suggestions {source.id}")
        for executor, key in (
            (self.search, "memory"),
            (self.search, "terms"),
            (self.machine, "machine"),
        ):
            executor.cancel(key)
        self._wanted = None
        self._opened = row_id
        self._asking.start()

    def _ask(self) -> None:
        self.ask_now(self._opened)

    def ask_now(self, row_id: int) -> None:
        """Look a segment up, and ask the machine about it."""
        self.look_up(row_id)
        for source in self.project.matching.used_sources:
            if not source.learns:
                self._ask_source(row_id, source.id, self._asked(source))
        self.ask_machine(row_id)

    def _asked(self, source: SuggestionSource) -> SerialExecutor:
        return self.remote if source.is_remote else self.search

    def look_up(self, row_id: int) -> None:
        """Ask the memories and glossaries about a segment; replaces the last question."""
        project = self.project
        self.search.submit(
            Operation(
                tr("Look up the memories"),
                lambda _: project.matching.memory(row_id),
                lambda found: self.memory_found.emit(row_id, found),
                key="memory",
            )
        )
        self.search.submit(
            Operation(
                tr("Look up the glossaries"),
                lambda _: project.terminology.in_segment(row_id),
                lambda found: self.terms_found.emit(row_id, found),
                key="terms",
            )
        )

    def ask_machine(self, row_id: int) -> None:
        """Ask the machine about a segment, once it has learned what was confirmed before."""
        self.machine.cancel("machine")
        self._wanted = None
        if self.project.engine is None:
            self.answered.emit(row_id, ENGINE, SourceAnswer())
        elif self.writes.rows:
            self._wanted = row_id
            self.machine_started.emit(row_id)
        else:
            self._start_machine(row_id)

    def concordance(
        self, query: str, side: Side, whole_words: bool = False, mode: Mode = "text"
    ) -> None:
        """Look for a text in all memories."""
        project = self.project
        self.search.submit(
            Operation(
                tr("Search the memories"),
                lambda _: project.memories.concordance(
                    query, side, whole_words=whole_words, mode=mode
                ),
                lambda hits: self.concordance_found.emit(query, hits),
                lambda error: self.concordance_refused.emit(query, say(error)),
                key="concordance",
            )
        )

    def save_draft(
        self, row_id: int, target: TaggedText, origin: Origin, score: int | None, seconds: float
    ) -> None:
        """Write an unfinished target."""
        project = self.project
        self._write(
            row_id,
            target,
            SAVE_DRAFT,
            lambda _: project.segments.save_draft(
                row_id, target, origin=origin, score=score, seconds=seconds
            ),
            self.saved.emit,
            again=partial(self.save_draft, row_id, target, origin, score, seconds),
        )

    def note_suggestion(self, row_id: int, text: TaggedText) -> None:
        """Remember what was taken over, for the report of what was changed in it."""
        project = self.project
        title = tr("Remember the suggestion")
        self.data.submit(
            Operation(
                title,
                lambda _: project.segments.note_suggestion(row_id, text),
                failed=lambda error: self.tell_not_saved(title, error),
            )
        )

    def tell_not_saved(self, title: str, error: Exception) -> None:
        """Tell why something is not on disk that is saved while a translator types: what would take
        the keyboard then, would take what is typed.
        """
        if isinstance(error, PostilError) and not isinstance(error, NoSegmentError):
            self.not_saved.emit(error)
        else:
            self._tell(title, error)

    def confirm(
        self, row_id: int, target: TaggedText, origin: Origin, score: int | None, seconds: float
    ) -> None:
        """Confirm a target, remember it and learn from it."""
        project = self.project
        self._write(
            row_id,
            target,
            CONFIRM,
            lambda _: project.segments.confirm(row_id, target, seconds, origin=origin, score=score),
            self.confirmed.emit,
            again=partial(self.save_draft, row_id, target, origin, score, seconds),
        )

    def unconfirm(self, row_id: int) -> None:
        """Take a confirmation back, and what was learned from it."""
        project = self.project
        self._write(
            row_id,
            None,
            tr("Unconfirm the segment"),
            lambda _: project.segments.unconfirm(row_id),
            self.unconfirmed.emit,
        )

    def list_documents(self, done: Callable[[list[DocumentInfo]], None]) -> None:
        """All documents of the project, in order."""
        project = self.project
        self.search.submit(Operation(tr("List the documents"), lambda _: project.files.all(), done))

    def find_beginning(self, row_id: int, done: Callable[[int], None]) -> None:
        """Place of the segment that was open last; once it is gone, or with row id 0, of the first
        that is not confirmed.
        """
        project = self.project

        def work(_: Progress) -> int:
            with suppress(NoSegmentError):
                return project.segments.place(row_id)
            return project.files.first_open_of_all()

        self.search.submit(Operation(tr("Find the segment"), work, done))

    def find_structures(self) -> None:
        """Read which part of its document each paragraph is; ``structures_found`` has it."""
        files = self.project.files
        self.search.submit(
            Operation(
                tr("Read the project"),
                lambda _: files.structures(),
                self.structures_found.emit,
                key="structures",
            )
        )

    def list_memories(self, done: Callable[[dict[str, int]], None]) -> None:
        """Names of the memories and how many units they have; the project's own first."""
        project = self.project
        self.data.submit(
            Operation(tr("List the memories"), lambda _: project.memories.sizes(), done)
        )

    def attach_engine(self, folder: Path, then: Callable[[], None] = lambda: None) -> None:
        """Use an engine from now on; it learns from what was confirmed without it. ``then`` is
        called once it is in use.
        """
        project = self.project

        def work(progress: Progress) -> list[int]:
            project.attach_engine(folder, progress)
            return project.confirmed_imports.begin()

        def done(unlearned: list[int]) -> None:
            self._learn(unlearned)
            then()

        changes = Changes(counts=True, engine=True)
        self.data.submit(Operation(tr("Attach the engine"), work, done, changes=lambda _: changes))

    def learn_on(self) -> None:
        """Let the engine learn what it was to learn when the project was closed."""
        left = self.project.confirmed_imports.left

        def begin(rows: list[int]) -> None:
            if rows:
                self._learn(rows)

        self.machine.submit(Operation(tr(LEARNING), lambda _: left(), begin))

    def _learn(self, rows: list[int]) -> None:
        """Let the engine learn a few at a time: what the machine is asked meanwhile comes between,
        and nothing that is typed waits.
        """
        from postil.workspace.segments.confirmed_imports import LEARNED_AT_ONCE  # noqa: PLC0415 (comes with a project)

        remembering = self.project.confirmed_imports
        some, rest = rows[:LEARNED_AT_ONCE], rows[LEARNED_AT_ONCE:]
        if some:
            self.machine.submit(
                Operation(
                    tr(LEARNING), lambda _: remembering.learn(some), lambda _: self._learn(rest)
                )
            )
        else:
            self.machine.submit(Operation(tr(LEARNING), lambda _: remembering.end()))
            self.load_learned()
            self.refresh_statistics()

    def detach_engine(self) -> None:
        """Work without an engine."""
        project = self.project
        self.data.submit(
            Operation(
                tr("Detach the engine"),
                lambda _: project.detach_engine(),
                changes=lambda _: Changes(counts=True, engine=True),
            )
        )

    def import_memory(self, path: Path, done: Callable[[Any], None], into: str = "") -> None:
        """Bring a TMX file along, ``into`` a memory that is there or as one of its own; ``done``
        gets the name of that memory and the report. Nothing waits for it.
        """
        memories = self.project.memories
        self.imports.submit(
            Operation(
                tr("Import the memory"),
                lambda progress: (
                    (into, memories.import_into(into, path, progress))
                    if into
                    else memories.add(path, progress)
                ),
                done,
                changes=lambda _: Changes(counts=True),
            )
        )

    def refresh_statistics(self) -> None:
        """Count again."""
        project = self.project
        self.reports.submit(
            Operation(
                tr("Count the segments"),
                lambda _: project.reports.counts(),
                self.statistics_changed.emit,
                key="statistics",
            )
        )

    def load_learned(self) -> None:
        """Read the journal of what was learned."""
        project = self.project
        self.reports.submit(
            Operation(
                tr("Read the journal"),
                lambda _: project.learned.events(),
                self.learned_loaded.emit,
                key="learned",
            )
        )

    def survey(self) -> None:
        """Read over all segments in the background; ``surveyed`` is sent for every stretch."""
        project = self.project

        def work(progress: Progress) -> None:
            total = project.segments.count()
            for start in range(0, total, SURVEY_STEP):
                progress.check()
                self.surveyed.emit(start, project.segments.read(start, start + SURVEY_STEP))

        self.reports.submit(Operation(tr("Read the project"), work, key="survey"))

    def _write(
        self,
        row_id: int,
        target: TaggedText | None,
        title: str,
        work: Callable[[Progress], Any],
        done: Callable[[Any], None],
        *,
        again: Callable[[], None] | None = None,
    ) -> None:
        def written(result: Any) -> None:
            self.writes.end_written(row_id)
            self._ask_what_waited()
            done(result)
            self.writes.write_refused()  # the disk takes texts again

        def refused(error: Exception) -> None:
            self.writes.end_refused(row_id, is_kept=not isinstance(error, NoSegmentError))
            self._ask_what_waited()
            self.refused.emit(row_id, target, title, error)

        self.writes.begin(row_id, target, again)
        changes = Changes(frozenset((row_id,)), counts=True)
        self.data.submit(Operation(title, work, written, refused, lambda _: changes))

    def _ask_what_waited(self) -> None:
        """Ask the machine what it was to be asked once all is written."""
        if not self.writes.rows and self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            self._start_machine(wanted)

    def _start_machine(self, row_id: int) -> None:
        self.machine_started.emit(row_id)
        self._ask_source(row_id, ENGINE, self.machine)

    def _ask_source(self, row_id: int, source: str, executor: SerialExecutor) -> None:
        """Ask a source of suggestions about a segment; replaces the last question to it."""
        project = self.project
        title = tr("Ask the machine") if source == ENGINE else tr("Look for other suggestions")

        def failed(error: Exception) -> None:
            self.answered.emit(row_id, source, SourceAnswer())
            self._tell(title, error)

        executor.submit(
            Operation(
                title,
                lambda _: project.matching.suggested(row_id, source),
                lambda answer: self.answered.emit(row_id, source, answer),
                failed,
                key="machine" if source == ENGINE else f"suggestions {source}",
            )
        )

    def _tell(self, title: str, error: Exception) -> None:
        """Tell what went wrong; a question about a segment merged away meanwhile did not."""
        if not isinstance(error, NoSegmentError):
            self.failed.emit(title, error)

    def _changed(self, changes: Changes) -> None:
        if changes == NOTHING:
            return
        if changes.counts:
            self.refresh_statistics()
        if changes.engine:
            self.engine_changed.emit()
