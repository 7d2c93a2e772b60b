"""Base of all dialogs: F1 opens the chapter of the guide that is about them."""

from __future__ import annotations

from typing import ClassVar

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.keys.alt_keys import AltTypesNothing, watch
from postil_gui.widgets.keys.mnemonics import of_widget, use_distinct
from postil_gui.widgets.keys.opening_keys import lead_keys
from postil_gui.widgets.measures import room_for

MARGINS = (20, 18, 20, 16)
"""Margins of every dialog: left, top, right, bottom."""


class GuidedWindow(QtWidgets.QMainWindow):
    """The window whose dialogs ask for the guide."""

    guide_asked = Signal(str, QtWidgets.QWidget)
    """A chapter is to be shown, above a dialog."""


class Dialog(QtWidgets.QDialog):
    """A dialog that knows its chapter.

    Attributes
    ----------
    guide
        Name of the chapter.
    """

    guide: ClassVar[str]

    _keys: AltTypesNothing | None = None

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            lead_keys(self)
        self._keys = self._keys or AltTypesNothing(self)
        watch(self._keys, self)
        use_distinct(of_widget(self))
        layout = self.layout()
        if layout is not None:  # Qt's own size is that of texts that need not be wrapped
            wanted = max(self.height(), layout.totalHeightForWidth(self.width()))
            self.resize(self.width(), min(wanted, room_for(self).height()))

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1 and not event.modifiers():
            self.ask_guide()
        else:
            super().keyPressEvent(event)

    def ask_guide(self) -> None:
        """Open the guide at the chapter of this dialog."""
        above: QtCore.QObject | None = self.parent()
        while above is not None and not isinstance(above, GuidedWindow):
            above = above.parent()
        if above is not None:
            above.guide_asked.emit(self.guide, self)
