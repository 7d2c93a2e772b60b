"""The icon of Postil keeps its colours wherever it is shown."""

from __future__ import annotations

from postil_gui.qt import QtGui
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.dialogs.small_dialogs import AboutDialog
from postil_gui.widgets.plain_text import Label

BLUE, WHITE, YELLOW = "#3a4fb8", "#ffffff", "#ffd166"


def colours(pixmap: QtGui.QPixmap) -> set[str]:
    image = pixmap.toImage()
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
        if image.pixelColor(x, y).alpha() == 255
    }


def test_the_window_the_first_page_and_about_show_it_in_its_colours(desk: MainController) -> None:
    about = AboutDialog(desk.theme, [], desk.window)
    shown = [desk.window.windowIcon().pixmap(128)]
    shown += [
        max((one.pixmap() for one in place.findChildren(Label)), key=lambda pixmap: pixmap.width())
        for place in (desk.window.welcome, about)
    ]
    about.close()
    for pixmap in shown:
        assert {BLUE, WHITE, YELLOW} <= colours(pixmap)
