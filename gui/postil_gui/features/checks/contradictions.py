"""Contradictions between segments: found after opening, kept up to date while one writes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from itertools import islice

from postil.types.progress import Progress
from postil.workspace.checks.project_checks import CheckedSegment
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal

log = logging.getLogger(__name__)

LOAD = "load texts"  # keys of the two kinds of work
FOLLOW = "follow contradictions"
FIRST_MILLISECONDS = 1000  # from opening a project, which has enough to do, until it begins
STRETCH = 1000  # texts that are taken in at a time,
MANY = 2000  # changed segments, from which on all texts are read anew
FEW = 20  # and segments that are said to contradict others,
REST_MILLISECONDS = 30  # and how long nothing is done after that: typing comes first


class ContradictionsService(QtCore.QObject):
    """Asks ``Project.contradictions``, a few segments at a time.

    The text of the open segment contradicts no others, nor they it, until that is confirmed or
    another segment is opened: half a sentence contradicts everything.

    Parameters
    ----------
    shown
        Row ids of the segments whose contradictions are shown now.
    """

    found = Signal(list)
    """``CheckedSegment`` of some segments, with all that others say against them."""

    def __init__(
        self, open_project: OpenProject, shown: Callable[[], Iterable[int]], parent: QtCore.QObject
    ) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self._shown = shown
        self._loaded: int | None = None  # row id up to which texts were read; None: all, or none
        self._open: int | None = None
        self._typed = False  # whether something was written into the open segment since
        self._changed: dict[int, None] = {}  # row ids to be followed, in their order,
        self._asked: dict[int, None] = {}  # and those to be looked up
        self._under_way: tuple[list[int], list[int]] | None = None  # of both
        self._load_soon = QtCore.QTimer(self)
        self._load_soon.timeout.connect(self._load)
        self._follow_soon = QtCore.QTimer(self)
        self._follow_soon.timeout.connect(self._follow)
        for timer in (self._load_soon, self._follow_soon):
            timer.setSingleShot(True)
        open_project.saved.connect(lambda segment: self._written(segment.row_id))
        open_project.confirmed.connect(lambda made: self.changed([made.segment.row_id]))
        open_project.unconfirmed.connect(lambda segment: self.changed([segment.row_id]))

    @property
    def is_busy(self) -> bool:
        """Whether contradictions may be others than those that were found."""
        waits = self._changed or self._asked or self._under_way is not None
        return self._loaded is not None or bool(waits)

    def begin(self) -> None:
        """Read all texts anew, without haste."""
        self._open_project.care.cancel(LOAD)
        self._open_project.search.cancel(FOLLOW)
        self._changed.clear()
        self._asked.clear()
        self._under_way = None
        self._loaded = -1
        self._load_soon.start(FIRST_MILLISECONDS)

    def opened(self, row_id: int) -> None:
        """Another segment is open."""
        left, typed = self._open, self._typed
        if left == row_id:
            return
        self._open, self._typed = row_id, False
        if left is not None and typed:
            self.changed([left])

    def changed(self, row_ids: Iterable[int]) -> None:
        """Segments have other texts, or are new or gone."""
        self._changed.update(dict.fromkeys(row_ids))
        self._typed = self._typed and self._open not in self._changed
        if len(self._changed) > MANY:
            self.begin()
        else:
            self._follow()

    def moved(self) -> None:
        """Look up again: segments have moved, and answers under way have their old places."""
        if self._under_way is not None:
            self._open_project.search.cancel(FOLLOW)
            changed, asked = self._under_way
            self._under_way = None
            self._changed = dict.fromkeys([*changed, *self._changed])
            self._asked = dict.fromkeys([*asked, *self._asked])

    def look_up(self, row_ids: Iterable[int]) -> None:
        """Look up again the contradictions of others to some segments."""
        self._asked.update(dict.fromkeys(row_ids))
        self._follow()

    def _written(self, row_id: int) -> None:
        if row_id == self._open:
            self._typed = True
        else:
            self.changed([row_id])

    def _load(self) -> None:
        """Take in the next texts; at the end look up all contradictions."""
        known, after = self._open_project.project.contradictions, self._loaded
        if after is None:
            return

        def work(_: Progress) -> tuple[int | None, list[int]]:
            if after < 0:
                known.begin()
            last = known.load(after, STRETCH)
            return last, known.all() if last is None else []

        def done(result: tuple[int | None, list[int]]) -> None:
            self._loaded, contradicted = result
            if self._loaded is None:
                self.look_up([*contradicted, *self._shown()])
            else:
                self._load_soon.start(REST_MILLISECONDS)

        def failed(error: Exception) -> None:
            self._loaded = None
            log.info("Texts were not compared", exc_info=error)

        self._open_project.care.submit(
            Operation(tr("Check everything"), work, done, failed, key=LOAD)
        )

    def _follow(self) -> None:
        """Follow what was changed, and look up the next few."""
        if self._under_way is not None or not (self._changed or self._asked):
            return
        known = self._open_project.project.contradictions
        changed, asked = list(self._changed), list(islice(self._asked, FEW))
        self._under_way = changed, asked
        self._changed.clear()
        for row_id in asked:
            del self._asked[row_id]

        def work(_: Progress) -> tuple[list[int], list[CheckedSegment]]:
            affected = known.follow(changed) if changed else []
            now = list(dict.fromkeys([*asked, *affected[:FEW]]))
            return affected[FEW:], known.of(now)

        def done(result: tuple[list[int], list[CheckedSegment]]) -> None:
            later, found = result
            self._under_way = None
            self._asked.update(dict.fromkeys(later))
            self.found.emit(found)
            if self._changed or self._asked:
                self._follow_soon.start(REST_MILLISECONDS)

        def failed(error: Exception) -> None:
            self._under_way = None
            log.info("Contradictions were not followed", exc_info=error)

        self._open_project.search.submit(
            Operation(tr("Check everything"), work, done, failed, key=FOLLOW)
        )
