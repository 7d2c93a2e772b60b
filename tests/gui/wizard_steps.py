"""Steps through the wizard for a new project: files dropped, pages turned."""

from __future__ import annotations

from pathlib import Path

from desk_driver import PATIENCE
from pytestqt.qtbot import QtBot

from postil_gui.features.projects.new_project import NewProjectDialog as Wizard
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController


def drop(widget: QtWidgets.QWidget, paths: list[Path]) -> None:
    """Drop files on a widget, as a file manager does."""
    data = QtCore.QMimeData()
    data.setUrls([QtCore.QUrl.fromLocalFile(str(path)) for path in paths])
    where, action = QtCore.QPoint(5, 5), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QtWidgets.QApplication.sendEvent(
        widget, QtGui.QDragEnterEvent(where, action, data, buttons, keys)
    )
    QtWidgets.QApplication.sendEvent(
        widget, QtGui.QDropEvent(QtCore.QPointF(where), action, data, buttons, keys)
    )


def wait(qtbot: QtBot, desk: MainController) -> None:
    qtbot.waitUntil(lambda: desk.executor.is_idle, timeout=PATIENCE)


def forward(qtbot: QtBot, wizard: Wizard, page: int) -> None:
    """Press Alt+Right until a page is there."""
    while wizard.pages.currentIndex() < page:
        before = wizard.pages.currentIndex()
        qtbot.keyClick(wizard, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
        assert wizard.pages.currentIndex() == before + 1, wizard.problem.text()
