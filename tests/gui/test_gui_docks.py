"""The panels around the grid: reached, closed, floated, remembered and put back by keys."""

from __future__ import annotations

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil_gui.app import make_desk
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.settings import THEME, Settings
from postil_gui.shell.docks.dock import MOST_CLAIMED
from postil_gui.shell.docks.docked_panels import PLACES
from postil_gui.shell.docks.project_area import ProjectArea
from postil_gui.shell.main_controller import MainController

WITH_THREE_ROWS = 400  # pixels of the panel of checks with text at 150 %


def project_area(driver: Driver) -> ProjectArea:
    assert driver.desk.window.project_area is not None
    return driver.desk.window.project_area


def test_every_panel_is_reached_by_its_key_and_left_by_escape(driver: Driver) -> None:
    for place in PLACES:
        driver.press(place.key)
        dock = project_area(driver).panel_with_focus()
        assert dock is not None, place.id
        assert dock.place is place
        assert dock.is_in_sight
        driver.press("Escape")
        assert driver.focus() is driver.view.grid.editor


def test_the_key_of_the_panel_one_is_in_leads_back(driver: Driver) -> None:
    driver.press("Alt+4")
    driver.press("Alt+4")
    assert driver.focus() is driver.view.grid.editor


def test_a_panel_is_closed_and_comes_back_when_asked_for(driver: Driver) -> None:
    dock = project_area(driver).docks["terms"]
    driver.press("Alt+3")
    driver.press("Shift+Escape")
    assert dock.isHidden()
    assert driver.focus() is driver.view.grid.editor
    driver.press("Alt+3")
    assert dock.is_in_sight


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_commands_without_room_in_the_tool_bar_are_behind_a_button_one_can_see(
    driver: Driver, theme: str
) -> None:
    driver.desk.settings.set(THEME, theme)
    window, bar = driver.desk.window, project_area(driver).toolbar
    last = bar.widgetForAction(bar.actions()[-1])
    window.resize(1900, 800)
    more = bar.findChild(QtWidgets.QToolButton, "qt_toolbar_ext_button")
    assert isinstance(more, QtWidgets.QToolButton)
    driver.bot.waitUntil(lambda: last.isVisible() and not more.isVisible(), timeout=PATIENCE)
    window.resize(700, 700)
    driver.bot.waitUntil(lambda: more.isVisible() and not last.isVisible(), timeout=PATIENCE)
    assert more.accessibleName() == "More commands"
    picture = bar.grab(more.geometry()).toImage()
    text = QtGui.QColor(driver.desk.theme.colour("text")).lightness()
    ground = picture.pixelColor(0, 0).lightness()
    inked = sum(
        abs(picture.pixelColor(x, y).lightness() - text) < abs(text - ground) / 3
        for x in range(picture.width())
        for y in range(picture.height())
    )
    assert inked > 10
    driver.bot.mouseClick(more, Qt.MouseButton.LeftButton)
    driver.bot.waitUntil(last.isVisible, timeout=PATIENCE)


def test_a_panel_floats_and_is_put_back(driver: Driver) -> None:
    driver.press("Alt+1")
    driver.desk.window.book["view.float_panel"].trigger()
    dock = project_area(driver).docks["matches"]
    assert dock.isFloating()
    driver.desk.window.book["view.reset_layout"].trigger()
    assert not dock.isFloating()


def test_a_panel_makes_a_small_window_no_larger_than_it_must_be(driver: Driver) -> None:
    window = driver.desk.window
    window.resize(853, 533)
    driver.wait_until_idle()
    driver.raise_panel("Statistics")
    driver.wait_until_idle()
    assert window.height() <= max(533, window.minimumSizeHint().height())


def test_focus_mode_shows_the_segments_only_and_forgets_nothing(driver: Driver) -> None:
    place, command = project_area(driver), driver.desk.window.book["view.focus_mode"]
    place.docks["terms"].hide()
    assert command.isCheckable()
    assert not command.isChecked()
    driver.press("F11")
    assert place.in_focus_mode
    assert command.isChecked()
    assert all(dock.isHidden() for dock in place.docks.values())
    assert place.toolbar.isHidden()
    assert driver.view.filter.isHidden()
    assert driver.focus() is driver.view.grid.editor
    driver.press("Alt+1")  # one panel may be looked at
    assert place.docks["matches"].is_in_sight
    driver.press("F11")
    assert not place.in_focus_mode
    assert not command.isChecked()
    hidden = {name for name, dock in place.docks.items() if dock.isHidden()}
    assert hidden == {one.id for one in PLACES if not one.shown} | {"terms"}
    assert place.toolbar.isVisible()
    assert driver.view.filter.isVisible()
    command.trigger()
    assert command.isChecked()
    driver.desk.window.book["view.reset_layout"].trigger()  # ends it, too
    assert not place.in_focus_mode
    assert not command.isChecked()


def test_the_filter_is_seen_in_focus_mode_while_it_is_used(driver: Driver) -> None:
    bar = driver.view.filter
    driver.press("F11")
    driver.press("Ctrl+F")
    assert bar.isVisible()
    assert driver.focus() is bar.field
    driver.keys("printer")
    driver.press("Return")
    driver.wait_until_idle()
    assert driver.view.model.rowCount() < driver.view.model.total
    assert bar.isVisible()  # else nobody knew why segments are missing
    driver.press("Ctrl+F")
    driver.press("Escape")
    driver.wait_until_idle()
    driver.bot.waitUntil(bar.isHidden, timeout=PATIENCE)
    assert driver.focus() is driver.view.grid.editor


def test_the_layout_is_remembered_and_reset(
    driver: Driver, qapp: QtWidgets.QApplication, qtbot: QtBot, make_project: MakeProject
) -> None:
    settings: Settings = driver.desk.settings
    project_area(driver).docks["concordance"].hide()
    driver.press("F11")  # what is remembered is the layout, not the focus mode
    driver.desk.close_project()
    assert not driver.desk.window.book["view.focus_mode"].isChecked()
    other: MainController = make_desk(qapp, settings)
    other.window.show()
    try:
        other.show_project(make_project(None, "other"))
        again = Driver(other, qtbot)
        again.wait_until_idle()
        assert project_area(again).docks["concordance"].isHidden()
        assert project_area(again).docks["matches"].isVisible()
        assert not project_area(again).in_focus_mode
        other.window.book["view.reset_layout"].trigger()
        assert project_area(again).docks["concordance"].isVisible()
    finally:
        other.window.close()
        other.window.deleteLater()


def test_panels_of_a_larger_window_leave_the_segments_their_share(
    driver: Driver, qapp: QtWidgets.QApplication, qtbot: QtBot, make_project: MakeProject
) -> None:
    driver.desk.window.resize(2000, 1200)
    driver.raise_panel("Checks")
    driver.wait_until_idle()
    settings: Settings = driver.desk.settings
    share = driver.view.width() / driver.desk.window.width()
    high = driver.view.height() / driver.desk.window.height()
    driver.desk.close_project()
    other: MainController = make_desk(qapp, settings)
    other.window.resize(1700, 850)
    other.window.show()
    try:
        other.show_project(make_project(None, "other"))
        again = Driver(other, qtbot)
        again.wait_until_idle()
        assert again.view.width() / other.window.width() == pytest.approx(share, abs=0.02)
        assert project_area(again).docks["checks"].isVisible()
        assert again.view.height() / other.window.height() == pytest.approx(high, abs=0.06)
    finally:
        other.window.close()
        other.window.deleteLater()


def test_resetting_the_layout_leaves_the_window_as_wide_as_it_was(driver: Driver) -> None:
    window = driver.desk.window
    window.resize(1280, 800)
    for place in PLACES:
        window.book[f"view.panel_{place.id}"].trigger()
        driver.wait_until_idle()
    width = window.width()
    window.book["view.reset_layout"].trigger()
    driver.wait_until_idle()
    window.book["view.panel_checks"].trigger()
    driver.wait_until_idle()
    assert window.width() == width


def test_the_title_of_a_panel_has_its_sign(driver: Driver) -> None:
    """Tabs would take a single & for the sign of a mnemonic."""
    driver.press("Alt+5")
    driver.press("Alt+6")
    driver.wait_until_idle()
    titles = [
        bar.tabText(tab)
        for bar in project_area(driver).findChildren(QtWidgets.QTabBar)
        for tab in range(bar.count())
    ]
    assert "Notes && history" in titles


def test_a_panel_behind_a_tab_is_floated_from_the_menu_on_its_tab(driver: Driver) -> None:
    place = project_area(driver)
    terms = place.docks["terms"]
    (bar,) = [one for one in place.findChildren(QtWidgets.QTabBar) if tab_of(one, terms) >= 0]
    point = bar.mapTo(place, bar.tabRect(tab_of(bar, terms)).center())
    event = QtGui.QContextMenuEvent(
        QtGui.QContextMenuEvent.Reason.Mouse, point, place.mapToGlobal(point)
    )
    QtWidgets.QApplication.sendEvent(place, event)
    menu = QtWidgets.QApplication.activePopupWidget()
    assert isinstance(menu, QtWidgets.QMenu)
    driver.bot.keyClick(menu, Qt.Key.Key_Down)
    driver.bot.keyClick(menu, Qt.Key.Key_Return)
    assert terms.isFloating()
    assert place.rect().contains(place.mapFromGlobal(terms.geometry().center()))
    assert not any(dock.isFloating() for dock in place.docks.values() if dock is not terms)
    terms.float_or_dock()
    assert not terms.isFloating()


def tab_of(bar: QtWidgets.QTabBar, dock: QtWidgets.QDockWidget) -> int:
    titles = [bar.tabText(tab) for tab in range(bar.count())]
    return titles.index(dock.windowTitle()) if dock.windowTitle() in titles else -1


def test_what_wraps_in_a_panel_is_not_squeezed_where_there_is_little_room(
    driver: Driver,
) -> None:
    """Qt asks docks for no height that depends on the width."""
    driver.write("Guide rapide de votre copieur")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.press("Shift+F8")
    driver.wait_until_idle()
    window, docks = driver.desk.window, project_area(driver).docks
    window.resize(1000, 600)
    for name in ("checks", "learned"):
        docks[name].show()
        docks[name].raise_()
        part = MOST_CLAIMED[docks[name].place.area]
        panel = docks[name].panel
        layout = panel.layout()
        assert layout is not None
        panel.setFixedWidth(layout.totalMinimumSize().width())
        project_area(driver).resizeDocks([docks[name]], [1], Qt.Orientation.Vertical)
        for _ in range(5):
            QtWidgets.QApplication.processEvents()
        wanted = layout.totalMinimumHeightForWidth(panel.width())
        assert wanted > layout.totalMinimumSize().height(), "something is in two lines"
        assert panel.height() >= min(wanted, window.height() // part), name


def test_findings_are_not_written_over_the_buttons_with_large_text(
    qapp: QtWidgets.QApplication, driver: Driver
) -> None:
    """As high as a third of the window, if it must be: a quarter was not enough for three rows."""
    usual = qapp.font()
    larger = QtGui.QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * 1.5)
    qapp.setFont(larger)
    try:
        driver.press("Shift+F8")
        driver.wait_until_idle()
        window, dock = driver.desk.window, project_area(driver).docks["checks"]
        window.resize(1280, 720)
        panel = dock.panel
        layout = panel.layout()
        assert layout is not None
        panel.setFixedWidth(WITH_THREE_ROWS)
        project_area(driver).resizeDocks([dock], [1], Qt.Orientation.Vertical)
        for _ in range(5):
            QtWidgets.QApplication.processEvents()
        wanted = layout.totalMinimumHeightForWidth(panel.width())
        assert window.height() // 4 < wanted < window.height() // 3
        assert panel.height() >= wanted
    finally:
        qapp.setFont(usual)
