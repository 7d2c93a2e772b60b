"""Hands on a keyboard: whatever is open gets keys where its focus is, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from desk_driver import PATIENCE, Driver

from postil_gui.qt import QtCore, QtWidgets
from postil_gui.shell.keys.palette import ID_ROLE, CommandPalette
from postil_gui.widgets.dialogs.small_dialogs import GoToDialog

MOST_TABS = 60
LOOK_MILLISECONDS = 10


class Hands(Driver):
    """A driver that never reaches past the focus."""

    def focus(self) -> QtWidgets.QWidget:
        application = QtWidgets.QApplication
        popup = application.activePopupWidget()
        if popup is not None:  # it gets the keys, whatever has the focus
            return popup
        window = (
            application.activeModalWidget()
            or application.activeWindow()
            or _top_dialog()
            or self.desk.window
        )
        if not window.isActiveWindow():  # closing a popup left none; a desktop activates the last
            window.activateWindow()
            self.wait_for(window.isActiveWindow)
        return window.focusWidget() or window

    def tab_to(self, widget: QtWidgets.QWidget) -> None:
        """Press Tab until a field has the focus."""
        for _ in range(MOST_TABS):
            if self.focus() is widget or self.focus() is widget.focusProxy():
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {widget.accessibleName() or widget}")

    def wait_for(self, what: Callable[[], object]) -> None:
        self.bot.waitUntil(lambda: bool(what()), timeout=PATIENCE)

    def dialog(self, kind: type[QtWidgets.QWidget]) -> QtWidgets.QWidget:
        """The dialog of a kind, once it has the keyboard."""
        found: list[QtWidgets.QWidget] = []

        def look() -> bool:
            found[:] = [
                one
                for one in QtWidgets.QApplication.topLevelWidgets()
                if isinstance(one, kind) and one.isVisible() and one.isActiveWindow()
            ]
            return bool(found)

        self.wait_for(look)
        return found[0]

    def command(self, action: str) -> None:
        """Run a command by its name in the palette."""
        name = self.desk.window.book.declared[action].name
        self.press("Ctrl+Shift+P")
        palette = self.dialog(CommandPalette)
        assert isinstance(palette, CommandPalette)
        self.keys(name)
        assert palette.list.currentItem().data(ID_ROLE) == action, name
        self.press("Return")

    def answer(self, kind: type[QtWidgets.QDialog], text: str, ask: Callable[[], None]) -> None:
        """Do what opens a dialog that waits for its answer, and give it by keys."""
        given: list[bool] = []
        clock = QtCore.QTimer()

        def look() -> None:
            application = QtWidgets.QApplication
            dialog = application.activeModalWidget() or application.activeWindow()
            if given or not isinstance(dialog, kind) or dialog.focusWidget() is None:
                return
            clock.stop()
            try:
                # Pasted: typed, it would race with the dialog's own completion of paths.
                QtWidgets.QApplication.clipboard().setText(text)
                self.press("Ctrl+A")
                self.press("Ctrl+V")
                self.press("Return")
                given.append(not dialog.isVisible())
            finally:
                if dialog.isVisible():  # it does not take the answer: go on, and fail
                    dialog.reject()

        clock.timeout.connect(look)
        clock.start(LOOK_MILLISECONDS)
        ask()
        self.wait_for(lambda: given)
        assert given == [True], f"{kind.__name__} does not take {text!r}"

    def go(self, number: int) -> None:
        self.press("Ctrl+G")
        dialog = self.dialog(GoToDialog)
        self.keys(str(number))
        self.press("Return")
        self.wait_for(lambda: not dialog.isVisible())
        self.back()
        self.wait_until_idle()

    def back(self) -> None:
        """To the translation."""
        if self.focus() is not self.view.grid.editor:
            self.press("Escape")
        self.wait_for(lambda: self.focus() is self.view.grid.editor)


def _top_dialog() -> QtWidgets.QWidget | None:
    """The dialog in front, whether it is modal to Qt or keeps keys from the window by itself."""
    shown = [
        one
        for one in QtWidgets.QApplication.topLevelWidgets()
        if isinstance(one, QtWidgets.QDialog) and one.isVisible()
    ]
    parents = [one.parentWidget() for one in shown]
    behind = {parent.window() for parent in parents if parent is not None}
    return next((one for one in shown if one not in behind), None)
