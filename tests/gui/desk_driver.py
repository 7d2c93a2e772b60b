"""Drives a desk through its keyboard, and waits for its background work."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pytestqt.qtbot import QtBot

from postil.workspace.project import Project
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.operations.operation import Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.shell.project_view import ProjectView

PATIENCE = 120_000  # milliseconds: for a machine that has much else to do
MakeProject = Callable[..., Project]
MakeEditor = Callable[..., TargetEditor]
Show = Callable[[Project], "Driver"]


class Driver:
    """Drives a desk with an open project."""

    def __init__(self, desk: MainController, qtbot: QtBot) -> None:
        self.desk = desk
        self.bot = qtbot

    @property
    def view(self) -> ProjectView:
        assert self.desk.view is not None
        return self.desk.view

    @property
    def open_project(self) -> OpenProject:
        assert self.desk.open_project is not None
        return self.desk.open_project

    @property
    def row_id(self) -> int:
        """Row id of the open segment."""
        assert self.view.editing.segment is not None
        return self.view.editing.segment.row_id

    @property
    def project(self) -> Project:
        return self.open_project.project

    @property
    def text(self) -> str:
        """What stands in the editor, without tags."""
        return self.view.grid.editor.text().plain

    def wait_until_idle(self) -> None:
        """Wait until no background work is left."""
        desk = self.desk
        self.bot.waitUntil(lambda: not desk.is_showing, timeout=PATIENCE)
        open_project = self.open_project
        self.bot.waitUntil(
            lambda: open_project.is_idle and desk.executor.is_idle and desk.trainer.is_idle,
            timeout=PATIENCE,
        )

    def keys(self, text: str, widget: QtWidgets.QWidget | None = None) -> None:
        """Type; by default where the focus is."""
        target = widget or self.focus()
        for character in text:
            if character.isascii():
                self.bot.keyClicks(target, character)
            else:  # QTest knows the keys of ASCII only
                for kind in (QtCore.QEvent.Type.KeyPress, QtCore.QEvent.Type.KeyRelease):
                    event = QtGui.QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, character)
                    QtWidgets.QApplication.sendEvent(target, event)

    def write(self, text: str) -> None:
        """Type in place of the whole translation."""
        self.press("Ctrl+A")
        self.keys(text)

    def press(self, key: str) -> None:
        """Press a key or shortcut, written as menus write it, where the focus is."""
        combination = QtGui.QKeySequence(key)[0]
        self.bot.keyClick(self.focus(), combination.key(), combination.keyboardModifiers())

    def focus(self) -> QtWidgets.QWidget:
        widget = self.desk.window.focusWidget()
        assert widget is not None
        return widget

    def raise_panel(self, name: str) -> None:
        assert self.desk.window.project_area is not None
        self.desk.window.project_area.raise_panel(name.lower())

    def answer_open_segments(self, answer: str = "Export All the Same") -> str:
        """Answer the question about segments that are not confirmed by a button; returns it."""
        self.wait_until_idle()
        boxes = self.desk.window.findChildren(QtWidgets.QMessageBox, "open segments")
        box = next(one for one in boxes if one.isVisible())
        asked = f"{box.text()} {box.informativeText()}"
        next(one for one in box.buttons() if one.text() == answer).click()
        return asked

    def go(self, number: int) -> None:
        """To a segment by its number."""
        self.view.go_to_number(number)
        self.wait_until_idle()


@contextmanager
def held(executor: SerialExecutor) -> Iterator[None]:
    """An executor that does nothing meanwhile, as behind a long import."""
    gate = threading.Event()
    executor.submit(Operation("Hold", lambda _: gate.wait(60)))
    try:
        yield
    finally:
        gate.set()
