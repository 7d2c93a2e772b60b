"""Moves made when an answer comes, unless the user has gone on with something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.qt import QtCore

P = ParamSpec("P")
_GOING_ON = frozenset(
    {
        QtCore.QEvent.Type.ShortcutOverride,  # comes before each key, whoever gets that
        QtCore.QEvent.Type.InputMethod,
        QtCore.QEvent.Type.MouseButtonPress,
    }
)


class Waiting(QtCore.QObject):
    """The position of the next finding or bookmark may be known only after a while. Who presses a
    key or button meanwhile, or is in another row, has gone on with something else: the caret stays
    there.
    """

    def __init__(self, grid: SegmentGrid) -> None:
        super().__init__(grid)
        self._grid = grid
        self._pressed = 0
        self._asked: set[object] = set()  # what waits for an answer

    def then(
        self, move: Callable[P, object], otherwise: Callable[[], object] = lambda: None
    ) -> Callable[P, None]:
        """Callback for the answer to a question that is asked now: ``move``, or
        ``otherwise`` if nobody waits for it any more.
        """
        pressed, row = self._pressed, self._grid.current_row
        question = object()
        self._asked.add(question)
        self._listen(True)

        def answered(*args: P.args, **kwargs: P.kwargs) -> None:
            self._asked.discard(question)
            if not self._asked:  # every event of the window comes by here
                self._listen(False)
            if self._pressed == pressed and row in (-1, self._grid.current_row):  # -1: none yet
                move(*args, **kwargs)
            else:
                otherwise()

        return answered

    def _listen(self, on: bool) -> None:
        application = QtCore.QCoreApplication.instance()
        if application is not None:
            (application.installEventFilter if on else application.removeEventFilter)(self)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if event.type() in _GOING_ON:
            self._pressed += 1
            self._asked.clear()
            self._listen(False)  # one key is enough; until the next question no other matters
        return super().eventFilter(watched, event)
