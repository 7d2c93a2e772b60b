"""Shows windows on a screen of 1280 to 800 pixels and writes down what does not fit, as JSON.

Run on its own: the size of Qt's offscreen screen is that of the process.
"""

from __future__ import annotations

import base64
import json
import struct
import sys
from collections.abc import Iterator

from postil.training.recipe_book import RECIPES
from postil_gui.app import make_application, make_desk
from postil_gui.features.projects.new_project import NewProjectDialog
from postil_gui.features.training.dialog import TrainDialog
from postil_gui.qt import QtWidgets
from postil_gui.settings import GEOMETRY, TEXT_SIZE, TOUR_SEEN, Settings
from postil_gui.shell.main_controller import MainController
from postil_gui.tools.screenshot import enlarge_text
from postil_gui.widgets.choices import Choice
from postil_gui.widgets.plain_text import MessageBox

PLACE_OF_SCREEN = 46  # where the geometry of a window has the width of its screen
SENTENCE = "Delete the engine “Office printer, English to French, of last week” for good? "


def main() -> None:
    """Show everything at one size of text, in per cent; a second argument is the width of the
    screen that the window was left on.
    """
    text = int(sys.argv[1])
    application = make_application()
    enlarge_text(application, text)
    settings = Settings(None)
    settings.set(TOUR_SEEN, True)
    settings.set(TEXT_SIZE, round(TEXT_SIZE.default * text / 100))
    if len(sys.argv) > 2:
        settings.set(GEOMETRY, _left_on(int(sys.argv[2])))
    desk = make_desk(application, settings)
    desk.window.restore()
    desk.window.show()
    desk.window.status.show()
    _lay_out()
    parts = (_of_window, _of_dialogs, _of_lists, _of_messages, _of_fields)
    faults = [fault for part in parts for fault in part(desk)]
    desk.trainer.close()
    print(json.dumps(faults))


def _left_on(width: int) -> str:
    """Geometry of a window that filled a screen."""
    window = QtWidgets.QWidget()
    window.resize(width, width * 9 // 16)
    geometry = bytearray(window.saveGeometry().data())
    struct.pack_into(">i", geometry, PLACE_OF_SCREEN, width)
    return base64.b64encode(geometry).decode("ascii")


def _of_window(desk: MainController) -> Iterator[str]:
    yield from _beside_the_screen(desk.window)
    bar = desk.window.status
    if not _is_inside(bar, desk.window):
        yield "the status bar is out of the window"


def _of_dialogs(desk: MainController) -> Iterator[str]:
    wizard = NewProjectDialog(desk.theme, desk.settings, desk.executor, desk.window)
    recipes = list(RECIPES.values())
    for dialog in (wizard, TrainDialog(desk.theme, desk.settings, desk.trainer, recipes)):
        dialog.show()
        _lay_out()
        yield from _beside_the_screen(dialog)
        for button in dialog.findChildren(QtWidgets.QPushButton):
            own = button.parentWidget() is dialog and button.isVisible()
            if own and not _is_inside(button, dialog):
                yield f"{button.text()} is out of its dialog"
        if dialog is wizard:
            yield from _of_pages(wizard)
        dialog.close()


def _of_pages(wizard: NewProjectDialog) -> Iterator[str]:
    for page in range(wizard.pages.count()):
        wizard.pages.setCurrentIndex(page)
        _lay_out()
        for button in wizard.pages.currentWidget().findChildren(QtWidgets.QPushButton):
            if button.isVisible() and not _is_inside(button, button.parentWidget()):
                yield f"{button.accessibleName() or button.text()} is cut off in the wizard"


def _of_lists(desk: MainController) -> Iterator[str]:
    for count in (2, 3, 8, 15):
        choice = Choice()
        choice.setParent(desk.window)
        choice.addItems([f"Entry {number}" for number in range(count)])
        choice.show()
        choice.showPopup()
        _lay_out()
        shown = min(count, choice.maxVisibleItems())
        last = choice.view().visualRect(choice.model().index(shown - 1, 0))
        if last.bottom() >= choice.view().viewport().height():
            yield f"the last of {count} entries is cut off"
        if count == shown and choice.view().verticalScrollBar().maximum():
            yield f"{count} entries are scrolled"
        choice.hidePopup()
        choice.deleteLater()


def _of_messages(desk: MainController) -> Iterator[str]:
    for text, more in ((SENTENCE, ""), (3 * SENTENCE, 4 * SENTENCE), ("Delete?", SENTENCE)):
        box = MessageBox(desk.window, text, more)
        box.setStandardButtons(box.StandardButton.Yes | box.StandardButton.Cancel)
        box.show()
        _lay_out()
        for label in box.findChildren(QtWidgets.QLabel):
            needs = label.heightForWidth(label.width())
            wide = label.fontMetrics().horizontalAdvance(label.text())
            if label.text() and (
                label.height() < needs or (not label.wordWrap() and label.width() < wide)
            ):
                yield f"{label.text()!r} is cut off"
        yield from _beside_the_screen(box)
        box.close()


def _of_fields(desk: MainController) -> Iterator[str]:
    """However little room there is, a line is not cut."""
    kinds = ("QLineEdit", "QComboBox", "QSpinBox", "QDateEdit", "QPushButton")
    for kind in kinds:
        field = getattr(QtWidgets, kind)(desk.window)
        field.ensurePolished()
        least = field.minimumHeight() or field.minimumSizeHint().height()
        if least < field.fontMetrics().height() + 6:
            yield f"{kind} may be {least} pixels high"
        field.deleteLater()


def _beside_the_screen(window: QtWidgets.QWidget) -> Iterator[str]:
    if not window.screen().availableGeometry().contains(window.frameGeometry()):
        yield f"{window.windowTitle()}: {window.frameGeometry().getRect()} is beside the screen"


def _is_inside(widget: QtWidgets.QWidget, window: QtWidgets.QWidget) -> bool:
    place = widget.rect().translated(widget.mapTo(window, widget.rect().topLeft()))
    return window.rect().contains(place)


def _lay_out() -> None:
    for _ in range(3):
        QtWidgets.QApplication.processEvents()


if __name__ == "__main__":
    main()
