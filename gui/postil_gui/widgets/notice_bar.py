"""A bar below the pages that tells what was done, with buttons for what may come next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.eliding import ElidingLabel
from postil_gui.widgets.plain_text import Label, set_tip

Offer = tuple[str, Callable[[], object]]
"""Text of a button, and what it does."""
MARGIN = 22  # beside it, as pages have it
ICON = 16


class NoticeBar(QtWidgets.QFrame):
    """Says one thing at a time, and takes no focus; Escape in it, or its cross, sends it away."""

    left = Signal()
    """It went away while the focus was in it."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("noticeBar")
        self._theme = theme
        self._buttons: list[QtWidgets.QPushButton] = []
        self._warns = False
        self.sign = Label()
        self.text = ElidingLabel(Qt.TextElideMode.ElideMiddle)
        self.close_button = QtWidgets.QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setAccessibleName(tr("Close the message"))
        set_tip(self.close_button, tr("Close the message"))
        self.close_button.clicked.connect(self.dismiss)
        self._row = QtWidgets.QHBoxLayout(self)
        self._row.setContentsMargins(MARGIN, 4, MARGIN - 6, 4)
        self._row.setSpacing(8)
        self._row.addWidget(self.sign)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.close_button)
        theme.changed.connect(self._colour)
        self._colour()
        self.hide()

    @property
    def buttons(self) -> Sequence[QtWidgets.QPushButton]:
        """Buttons of the present message."""
        return tuple(self._buttons)

    def show_notice(self, text: str, offers: Sequence[Offer] = ()) -> None:
        """Say something in place of what is said, and let screen readers speak it."""
        self._show(text, offers, warns=False)

    def show_warning(self, text: str) -> None:
        """Warn of something that lasts, once; it takes the place of what is said."""
        if not self._warns or self.text.accessibleName() != text:
            self._show(text, (), warns=True)

    def dismiss_warning(self) -> None:
        """Go away if it is a warning: what it warned of is over."""
        if self._warns:
            self.dismiss()

    def dismiss_notice(self) -> None:
        """Go away unless it is a warning: what it tells is no longer the last that was done."""
        if not self._warns:
            self.dismiss()

    def _show(self, text: str, offers: Sequence[Offer], *, warns: bool) -> None:
        self._clear()
        self._warns = warns
        self._colour()
        self.text.setText(text)
        for place, (label, act) in enumerate(offers, 2):
            button = QtWidgets.QPushButton(label)
            button.clicked.connect(act)
            self._row.insertWidget(place, button)
            self._buttons.append(button)
        self.show()
        if QtGui.QAccessible.isActive():
            QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(self, text))

    def dismiss(self) -> None:
        """Go away."""
        focus = QtWidgets.QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.left.emit()
        self.hide()
        self._clear()
        self._warns = False

    def event(self, event: QtCore.QEvent) -> bool:
        """Keep Escape from the window, which has a command on it."""
        if (
            isinstance(event, QtGui.QKeyEvent)
            and event.type() == QtCore.QEvent.Type.ShortcutOverride
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _clear(self) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons.clear()

    def _colour(self) -> None:
        ratio = self.devicePixelRatioF()
        sign = ("warning", "wrong") if self._warns else ("info", "accent")
        self.sign.setPixmap(self._theme.pixmap(*sign, ICON, ratio))
        self.close_button.setIcon(self._theme.icon("close"))


def open_outside(path: Path) -> None:
    """Let the program of the system open a file or folder."""
    QtGui.QDesktopServices.openUrl(QtCore.QUrl.fromLocalFile(str(path)))
