"""The engines on this machine and the work on them, off the GUI thread; no widgets."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from postil.engine.manifest import EngineManifest
from postil_gui import paths
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.engine.engines_folder import Damaged, EngineFacts
    from postil.training.comparison import SideBySide
    from postil.training.comparison_log import LoggedComparison
    from postil.training.corpora import Segment
    from postil.types.progress import Progress
    from postil.workspace.learning.engine_use import EngineUse
    from postil_gui.widgets.cards.cards_model import Card

MOST_LESSONS = 300
REPORT_MILLISECONDS = 100


@dataclass(frozen=True, slots=True)
class StoredEngine:
    """An engine as the page lists it.

    Parameters
    ----------
    used_by
        Recent projects that use it now.
    taught
        Recent projects that taught it something: name and number of segments.
    ours
        Whether it stands in the engines folder; others belong to someone else.
    """

    facts: EngineFacts
    used_by: tuple[EngineUse, ...] = ()
    taught: tuple[tuple[EngineUse, int], ...] = ()
    ours: bool = True

    @property
    def folder(self) -> Path:
        return self.facts.folder

    @property
    def manifest(self) -> EngineManifest:
        return self.facts.manifest

    @property
    def languages(self) -> tuple[str, str]:
        return self.manifest.source_language, self.manifest.target_language

    @property
    def label(self) -> str:
        """Name to show for it."""
        return self.manifest.label


@dataclass(frozen=True, slots=True)
class Unusable:
    """An engine that cannot be opened, as the page lists it.

    Parameters
    ----------
    reason, hint
        Why, and what to do about it.
    missing
        It is not there at all: moved, deleted, or on a disk that is out.
    used_by, ours
        As of :class:`StoredEngine`.
    """

    folder: Path
    reason: str
    hint: str
    missing: bool = False
    used_by: tuple[EngineUse, ...] = ()
    ours: bool = True

    @property
    def label(self) -> str:
        """Name to show for it."""
        return self.folder.name


@dataclass(frozen=True, slots=True)
class Details:
    """Details of one engine, read when it is looked at.

    Parameters
    ----------
    lessons
        Cards of what recent projects taught it, the newest first, then of what it knew from the
        start, and of the heaviest features that it was trained with.
    comparisons
        With others, the newest first.
    curve
        Points its training drew.
    """

    folder: Path
    lessons: tuple[Card, ...] = ()
    comparisons: tuple[LoggedComparison, ...] = ()
    curve: tuple[tuple[str, float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Judges:
    """Segments to compare on.

    Parameters
    ----------
    name
        What they are called.
    caution
        Whom they may favour; empty if nobody.
    """

    name: str
    segments: Sequence[Segment] = field(repr=False)
    caution: str = ""


Choosing = Callable[["Progress"], Judges]


@dataclass(frozen=True, slots=True)
class Compared:
    """Outcome of a comparison."""

    engines: tuple[EngineManifest, EngineManifest]
    judges: Judges
    found: SideBySide = field(repr=False)


class _Made(NamedTuple):
    """Name and folder of an engine that was not there before."""

    label: str
    folder: Path


class EnginesService(QtCore.QObject):
    """Lists engines, changes them, compares. One thing at a time, in order."""

    listed = Signal(list, list)
    """``StoredEngine``, newest first, and ``Unusable``."""

    detailed = Signal(object)
    """``Details`` of the engine asked for last."""

    made = Signal(object)
    """``Path`` of an engine that was not there: imported, or a copy. It is listed next."""

    changed = Signal(str)
    """Something was changed in the engines folder; a sentence about it. It is listed anew."""

    compared = Signal(object)
    """``Compared``."""

    working = Signal(float, str)
    """Share done and what is being done; a share of 1 ends it."""

    stopped = Signal()
    """Long work was stopped; nothing of it stays."""

    failed = Signal(str, object)
    """Title and exception."""

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._executor: SerialExecutor | None = None
        self._long: Operation | None = None
        self._recent: tuple[Path, ...] = ()
        self._timer = QtCore.QTimer(self)
        self._timer.setInterval(REPORT_MILLISECONDS)
        self._timer.timeout.connect(self._report)

    @property
    def executor(self) -> SerialExecutor:
        """Its thread, begun when first needed."""
        if self._executor is None:
            self._executor = SerialExecutor("engines")
            self._executor.failed.connect(self.failed)
        return self._executor

    @property
    def is_idle(self) -> bool:
        return self._executor is None or self._executor.is_idle

    @property
    def is_busy(self) -> bool:
        """Whether something long is under way."""
        return self._long is not None

    def close(self) -> None:
        """Drop what is under way and end the thread."""
        self._timer.stop()
        if self._long is not None:
            self._long.cancel()
            self._long = None
        if self._executor is not None:
            self._executor.close(cancel=True)
            self._executor = None

    def list(self, recent: Sequence[Path]) -> None:
        """List the engines again; ``recent``: folders of projects that may use them."""
        self._recent = tuple(recent)
        folder = paths.engines_folder()

        def work(progress: Progress) -> tuple[list[StoredEngine], list[Unusable]]:
            return _list(folder, tuple(recent), progress)

        self.executor.submit(
            Operation(
                tr("List the engines"), work, lambda found: self.listed.emit(*found), key="list"
            )
        )

    def look_at(self, engine: StoredEngine) -> None:
        """Read the details of one engine."""
        self.executor.submit(
            Operation(
                tr("Read about the engine"),
                lambda _: _details(engine),
                self.detailed.emit,
                key="details",
            )
        )

    def rename(self, engine: StoredEngine, title: str) -> None:
        """Call it something else."""

        def work(_progress: Progress) -> str:
            from postil.engine.engines_folder import rename_engine  # noqa: PLC0415 (models)

            return rename_engine(engine.folder, title).label

        self._change(
            tr("Rename the engine"), work, lambda name: tr("Renamed to “{name}”.", name=name)
        )

    def delete(self, engine: StoredEngine | Unusable) -> None:
        """Delete it for good."""

        def work(_progress: Progress) -> None:
            from postil.engine.engines_folder import delete_engine  # noqa: PLC0415

            delete_engine(engine.folder)

        name = engine.label
        self._change(tr("Delete the engine"), work, lambda _: tr("“{name}” is deleted.", name=name))

    def duplicate(self, engine: StoredEngine) -> None:
        """Make a copy that learns for itself."""

        def work(progress: Progress) -> _Made:
            from postil.engine.engines_folder import duplicate_engine  # noqa: PLC0415

            folder = paths.free_folder(paths.engines_folder(), engine.manifest.label)
            label = duplicate_engine(engine.folder, folder, folder.name, progress).label
            return _Made(label, folder)

        self._change(
            tr("Duplicate the engine"),
            work,
            lambda copy: tr("The copy is called “{name}”.", name=copy.label),
            long=True,
        )

    def bring(self, archive_file: Path) -> None:
        """Import a ``.postil`` file."""

        def work(progress: Progress) -> _Made:
            from postil.engine.exchange.archive import import_engine  # noqa: PLC0415

            stem = archive_file.name.removesuffix(".postil")
            folder = paths.free_folder(paths.engines_folder(), stem)
            folder.parent.mkdir(parents=True, exist_ok=True)
            return _Made(import_engine(archive_file, folder, progress).label, folder)

        self._change(
            tr("Import the engine"),
            work,
            lambda brought: tr("“{name}” is imported.", name=brought.label),
            long=True,
        )

    def send(self, engine: StoredEngine, archive_file: Path) -> None:
        """Export it, as it was trained, to a ``.postil`` file."""

        def work(progress: Progress) -> None:
            from postil.engine.exchange.archive import export_engine  # noqa: PLC0415

            export_engine(engine.folder, archive_file, (), progress)

        self._change(
            tr("Export the engine"),
            work,
            lambda _: tr("Exported to {file}.", file=archive_file),
            long=True,
        )

    def compare(self, first: StoredEngine, second: StoredEngine, choose: Choosing) -> None:
        """Let two engines translate the segments ``choose`` finds; ``compared`` follows."""
        log = paths.engines_folder()

        def work(progress: Progress) -> Compared:
            return _compare(first, second, choose(progress), log, progress)

        def done(found: Compared) -> None:
            self._end()
            self.compared.emit(found)

        self._start(Operation(tr("Compare the engines"), work, done, self._failing))

    def cancel(self) -> None:
        """Stop the long work that is under way."""
        if self._long is not None:
            self._long.cancel()
            self._end()
            self.stopped.emit()

    def _change(
        self,
        title: str,
        work: Callable[[Progress], Any],
        say: Callable[[Any], str],
        *,
        long: bool = False,
    ) -> None:
        def done(result: Any) -> None:
            if long:
                self._end()
            self.changed.emit(say(result))
            if isinstance(result, _Made):
                self.made.emit(result.folder)
            self.list(self._recent)

        if long:
            self._start(Operation(title, work, done, self._failing))
        else:
            self.executor.submit(Operation(title, work, done))

    def _start(self, operation: Operation) -> None:
        if self._long is not None:
            raise RuntimeError("something long is under way")
        self._long = operation
        self.executor.submit(operation)
        self._timer.start()
        self._report()

    def _failing(self, error: Exception) -> None:
        title = self._long.title if self._long is not None else ""
        self._end()
        self.failed.emit(title, error)

    def _end(self) -> None:
        self._long = None
        self._timer.stop()
        self.working.emit(1.0, "")

    def _report(self) -> None:
        if self._long is not None:
            progress = self._long.progress
            self.working.emit(min(progress.fraction, 0.999), self._long.title)


def _list(
    folder: Path, recent: tuple[Path, ...], progress: Progress
) -> tuple[list[StoredEngine], list[Unusable]]:
    from postil.engine.engines_folder import Damaged, engine_facts, engines_in  # noqa: PLC0415
    from postil.errors import EngineError  # noqa: PLC0415
    from postil.workspace.learning.engine import engine_key  # noqa: PLC0415
    from postil.workspace.learning.engine_use import engine_use  # noqa: PLC0415

    found, torn = engines_in(folder, progress)
    uses = [use for use in map(engine_use, recent) if use is not None]
    known = {facts.folder.resolve(): facts for facts in found}
    damaged = {one.folder.resolve(): one for one in torn}
    ours = {*known, *damaged}
    for use in uses:
        progress.check()
        where = use.engine.resolve() if use.engine is not None else None
        if where is not None and where not in known and where not in damaged:
            try:
                known[where] = engine_facts(where)
            except EngineError as error:
                damaged[where] = Damaged(where, error.message, error.hint)
            except OSError as error:
                damaged[where] = Damaged(where, str(error))
    entries = []
    for where, facts in known.items():
        key = engine_key(facts.manifest)
        entries.append(
            StoredEngine(
                facts,
                _users(uses, where),
                tuple((use, use.learned[key]) for use in uses if use.learned.get(key)),
                where in ours,
            )
        )
    entries.sort(key=lambda one: one.manifest.created, reverse=True)
    unusable = [
        _unusable(one, _users(uses, where), where in ours) for where, one in damaged.items()
    ]
    return entries, unusable


def _unusable(engine: Damaged, users: tuple[EngineUse, ...], ours: bool) -> Unusable:
    folder = engine.folder
    if not folder.exists():
        gone = tr("The folder is not there.")
        return Unusable(folder, gone, "", missing=True, used_by=users, ours=ours)
    return Unusable(folder, engine.reason, engine.hint, used_by=users, ours=ours)


def _users(uses: Sequence[EngineUse], engine: Path) -> tuple[EngineUse, ...]:
    """Uses of the engine in a folder."""
    return tuple(use for use in uses if use.engine and use.engine.resolve() == engine)


def _details(engine: StoredEngine) -> Details:
    from postil.engine.engines_folder import read_curve  # noqa: PLC0415
    from postil.engine.learned import read_learned  # noqa: PLC0415
    from postil.training.comparison_log import logged_comparisons  # noqa: PLC0415
    from postil.workspace.learning.engine import engine_key  # noqa: PLC0415
    from postil.workspace.learning.engine_use import Lesson, lessons  # noqa: PLC0415
    from postil_gui.features.engines.lessons import LessonCards, feature_card  # noqa: PLC0415
    from postil_gui.features.engines.names import heaviest_features  # noqa: PLC0415

    key = engine_key(engine.manifest)
    cards = LessonCards(*engine.languages)
    found = [
        (use.name, lesson)
        for use, _ in engine.taught
        for lesson in lessons(use.project, engine.manifest, MOST_LESSONS)
    ]
    found.sort(key=lambda pair: pair[1].time, reverse=True)
    known = [
        (tr("before it came here"), Lesson(event.provenance.time, event))
        for event in reversed(read_learned(engine.folder)[-MOST_LESSONS:])
    ]
    return Details(
        engine.folder,
        (
            *(cards.card(one, project) for project, one in (*found[:MOST_LESSONS], *known)),
            *(feature_card(*pair) for pair in heaviest_features(engine.manifest.settings)),
        ),
        tuple(
            one
            for one in logged_comparisons(paths.engines_folder())
            if key in (one.first, one.second)
        ),
        tuple(read_curve(engine.folder)),
    )


def _compare(
    first: StoredEngine, second: StoredEngine, judges: Judges, log: Path, progress: Progress
) -> Compared:
    from postil.training.comparison import side_by_side  # noqa: PLC0415
    from postil.workspace.learning.kept_comparisons import keep_comparison  # noqa: PLC0415

    found = side_by_side(
        first.folder,
        second.folder,
        judges.segments,
        threads=os.cpu_count() or 1,
        progress=progress,
    )
    keep_comparison(
        log,
        (first.manifest, second.manifest),
        judges.name,
        segments=len(found.rows),
        bleu=(found.scores[0].bleu, found.scores[1].bleu),
        difference=found.bootstrap["bleu"],
        verdict=found.verdict,
    )
    return Compared((first.manifest, second.manifest), judges, found)
