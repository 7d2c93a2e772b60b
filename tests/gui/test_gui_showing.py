"""Projects shown step by step: what happens in between, and one after the other."""

from __future__ import annotations

from pathlib import Path

from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil_gui.qt import QtCore, QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.cards.card_list import CardList


def words(widget: QtWidgets.QWidget) -> str:
    """What can be read in a panel."""
    labels = [one.text() for one in widget.findChildren(QtWidgets.QLabel)]
    cards = [str(one.cards) for one in widget.findChildren(CardList)]
    tables = widget.findChildren(QtWidgets.QTableView)
    cells = [
        str(model.index(row, column).data())
        for model in (one.model() for one in tables)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]
    return "\n".join([*labels, *cards, *cells])


def test_the_window_answers_while_a_project_is_shown(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    turns: list[bool] = []
    clock = QtCore.QTimer()
    clock.timeout.connect(lambda: turns.append(desk.open_project is None))
    called: list[bool] = []
    desk.show_project(make_project(), lambda: called.append(desk.open_project is not None))
    clock.start(0)
    assert desk.is_showing
    qtbot.waitUntil(lambda: bool(called), timeout=PATIENCE)
    clock.stop()
    assert called == [True]
    assert sum(turns) >= 5
    assert not desk.is_showing
    Driver(desk, qtbot).wait_until_idle()


def test_a_project_that_is_closed_before_it_is_shown_is_free(
    desk: MainController, make_project: MakeProject
) -> None:
    project = make_project()
    desk.show_project(project)
    assert desk.close_project()
    assert desk.open_project is None
    assert desk.window.pages.currentWidget() is desk.window.welcome
    Project.open(project.folder).close()


def test_the_window_closes_while_a_project_is_shown(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    project = make_project()
    desk.show_project(project)
    turns: list[int] = []
    QtCore.QTimer.singleShot(0, lambda: turns.append(1))
    qtbot.waitUntil(lambda: bool(turns), timeout=PATIENCE)
    assert desk.window.close()
    Project.open(project.folder).close()


def test_of_two_projects_the_last_is_shown(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    first, second = make_project(), make_project(folder="second", name="Second")
    desk.show_project(first)
    desk.show_project(second)
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    assert driver.project is second
    assert desk.window.windowTitle().startswith("Second")
    assert desk.window.pages.count() == 2  # welcome and the project, whose page nobody has wanted
    Project.open(first.folder).close()


def test_panels_show_nothing_of_the_project_before(
    driver: Driver, make_project: MakeProject, tmp_path: Path
) -> None:
    driver.write("Guide rapide de votre imprimante")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.press("Shift+F8")
    for panel in ("notes", "review", "statistics", "preview", "checks"):
        driver.raise_panel(panel)
        driver.wait_until_idle()
    assert "imprimante" in "".join(words(one) for one in driver.view.panels.values())
    path = tmp_path / "other.txt"
    path.write_text("One line.\nAnother line.\n", encoding="utf-8")
    other = make_project(folder="other", documents=[path], memories=[], glossaries=[])
    other.segments.save_draft(1, TaggedText("Une ligne"))
    driver.desk.show_project(other)
    driver.wait_until_idle()
    for panel in driver.view.panels:
        driver.raise_panel(panel)
        driver.wait_until_idle()
    told = "\n".join(words(one) for one in driver.view.panels.values())
    assert "imprim" not in told
    assert told.count("This project has no engine") == 2, "of matches, and of what was learned"
    assert driver.view.preview.toPlainText() == "Une ligne\nAnother line."
    assert driver.view.model.total == 2
    assert driver.text == "Une ligne"


class Paints(QtCore.QObject):
    """Keeps what is painted of a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.rects: list[QtCore.QRect] = []

    def eventFilter(self, _watched: QtCore.QObject, event: QtCore.QEvent) -> bool:  # noqa: N802
        if isinstance(event, QtGui.QPaintEvent):
            self.rects.append(event.rect())
        return False


def test_rows_are_not_painted_anew_when_a_dialog_opens_over_them(driver: Driver) -> None:
    window, view = driver.desk.window, driver.view.grid.viewport()
    driver.bot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    before = view.grab().toImage()
    paints = Paints()
    view.installEventFilter(paints)
    dialog = QtWidgets.QDialog(window)
    dialog.open()
    driver.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    driver.wait_until_idle()
    assert not window.isActiveWindow()
    view.removeEventFilter(paints)
    caret = driver.view.grid.editor.geometry()
    assert all(caret.contains(rect) for rect in paints.rects)
    after = view.grab().toImage()
    for image in (before, after):  # the caret blinks
        painter = QtGui.QPainter(image)
        painter.fillRect(caret, QtGui.QColor("white"))
        painter.end()
    assert before == after, "rows look the same in a window that is not active"
    dialog.close()
    dialog.deleteLater()
