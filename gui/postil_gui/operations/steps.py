"""Work of the window that takes long: in steps, between which keys, mouse and painting go first."""

from __future__ import annotations

from collections.abc import Iterator

from postil_gui.qt import QtCore


class Steps(QtCore.QObject):
    """Takes a step whenever the window has nothing else to do.

    Every second turn of the event loop is left to what a step brings about: layout and painting.

    Parameters
    ----------
    steps
        Does a part of the work each time it is asked for the next one.
    """

    def __init__(self, steps: Iterator[None], parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._rests = False
        self._clock = QtCore.QTimer(self)
        self._clock.timeout.connect(self._turn)
        self._clock.start()

    def finish(self) -> None:
        """Take all steps that are left now."""
        while self._clock.isActive():
            self._go()

    def _turn(self) -> None:
        self._rests = not self._rests
        if not self._rests:
            self._go()

    def _go(self) -> None:
        try:
            next(self._steps)
        except BaseException as end:
            self._clock.stop()
            self.deleteLater()
            if not isinstance(end, StopIteration):
                raise
