"""Keys of American, French, German and Spanish keyboards, as their events come from the system."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from desk_driver import Driver

from postil_gui.features.concordance.panel import ConcordancePanel
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.settings import TEXT_SIZE
from postil_gui.shell.keys.key_positions import command_at
from postil_gui.widgets.dialogs.dialog import Dialog
from postil_gui.widgets.keys import alt_keys, digit_keys
from postil_gui.widgets.keys.digit_keys import digit_at

CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
FIRST = 10  # scan code of the 1 on X11


@dataclass(frozen=True)
class Layout:
    """What the keys from 1 to 0 have without Shift and with it."""

    plain: str
    shifted: str


LAYOUTS = {
    "us": Layout("1234567890", "!@#$%^&*()"),
    "fr": Layout("&é\"'(-è_çà", "1234567890"),
    "de": Layout("1234567890", '!"§$%&/()='),
    "es": Layout("1234567890", '!"·$%&/()='),
}


def key_event(
    kind: QtCore.QEvent.Type, layout: Layout, digit: int, modifiers: Qt.KeyboardModifier
) -> QtGui.QKeyEvent:
    """The event of a key of the upper row."""
    place = (digit - 1) % 10
    sign = (layout.shifted if modifiers & SHIFT else layout.plain)[place]
    text = "" if modifiers & CTRL else sign
    return QtGui.QKeyEvent(kind, ord(sign.upper()), modifiers, FIRST + place, 0, 0, text)


def press(driver: Driver, layout: Layout, digit: int, modifiers: Qt.KeyboardModifier) -> bool:
    """Press a key as the system does; returns whether Qt's own shortcuts are not asked."""
    window = driver.desk.window.windowHandle()
    kinds = QtCore.QEvent.Type
    asked = key_event(kinds.ShortcutOverride, layout, digit, modifiers)
    asked.ignore()
    QtWidgets.QApplication.sendEvent(window, asked)
    for kind in (kinds.KeyPress, kinds.KeyRelease):
        QtWidgets.QApplication.sendEvent(window, key_event(kind, layout, digit, modifiers))
    return asked.isAccepted()


def test_a_french_ctrl_2_inserts_the_second_match(driver: Driver) -> None:
    driver.go(11)
    driver.press("Ctrl+A")
    driver.press("Del")
    assert press(driver, LAYOUTS["fr"], 1, CTRL)
    driver.wait_until_idle()
    first = driver.text
    assert first
    assert press(driver, LAYOUTS["fr"], 2, CTRL)
    driver.wait_until_idle()
    assert driver.text not in ("", first)


def test_a_french_ctrl_6_does_not_zoom(driver: Driver) -> None:
    before = driver.desk.context.settings.get(TEXT_SIZE)
    assert press(driver, LAYOUTS["fr"], 6, CTRL), "it is the key of the sixth match"
    driver.wait_until_idle()
    assert driver.desk.context.settings.get(TEXT_SIZE) == before


def test_a_french_digit_chooses_from_a_list(driver: Driver) -> None:
    driver.go(11)
    driver.press("Ctrl+A")
    driver.press("Del")
    driver.press("Alt+Shift+P")
    assert driver.view.tools.popup.isVisible()
    press(driver, LAYOUTS["fr"], 2, Qt.KeyboardModifier.NoModifier)
    assert driver.text == "550"


def test_a_french_alt_2_raises_a_panel_and_types_nothing(driver: Driver) -> None:
    driver.go(11)
    driver.view.grid.editor.setFocus()
    before = driver.text
    assert press(driver, LAYOUTS["fr"], 4, ALT)
    driver.wait_until_idle()
    panel = driver.desk.window.findChild(ConcordancePanel)
    assert panel is not None
    assert panel.isVisible()
    assert driver.text == before


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_digit_is_the_key_at_its_place(name: str) -> None:
    assigned = {"second": ("Ctrl+2",), "panel": ("Alt+2",), "term": ("Alt+Shift+2",)}
    ask = QtCore.QEvent.Type.ShortcutOverride
    for modifiers, command in ((CTRL, "second"), (ALT, "panel"), (ALT | SHIFT, "term")):
        found = command_at(key_event(ask, LAYOUTS[name], 2, modifiers), assigned)
        qt_finds_it = LAYOUTS[name].plain[1] == "2" and not modifiers & SHIFT
        assert found == (None if qt_finds_it else command)


def test_a_digit_goes_before_a_sign_and_a_letter_before_a_digit() -> None:
    """The 6 of a French keyboard has "-", and Ctrl+- makes the text smaller."""
    assigned = {"sixth": ("Ctrl+6",), "smaller": ("Ctrl+-",), "own": ("Ctrl+É",)}
    ask = QtCore.QEvent.Type.ShortcutOverride
    assert command_at(key_event(ask, LAYOUTS["fr"], 6, CTRL), assigned) == "sixth"
    assert command_at(key_event(ask, LAYOUTS["fr"], 6, CTRL), {"smaller": ("Ctrl+-",)}) is None
    assert command_at(key_event(ask, LAYOUTS["fr"], 2, CTRL), assigned) is None
    plain = Qt.KeyboardModifier.NoModifier
    assert command_at(key_event(ask, LAYOUTS["fr"], 2, plain), {"a": ("2",)}) is None


@pytest.mark.parametrize("name", LAYOUTS)
def test_no_key_with_alt_types(driver: Driver, name: str) -> None:
    driver.go(11)
    driver.view.grid.editor.setFocus()
    before = driver.text
    for digit in range(10):
        press(driver, LAYOUTS[name], digit, ALT | SHIFT)
    driver.wait_until_idle()
    window = driver.desk.window.windowHandle()
    for letter in "gé@":
        for kind in (QtCore.QEvent.Type.ShortcutOverride, QtCore.QEvent.Type.KeyPress):
            event = QtGui.QKeyEvent(kind, ord(letter.upper()), ALT, 42, 0, 0, letter)
            QtWidgets.QApplication.sendEvent(window, event)
    assert "g" not in driver.text.removeprefix(before)
    assert "é" not in driver.text.removeprefix(before)


class OneField(Dialog):
    guide = "start"

    def __init__(self, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.field = QtWidgets.QLineEdit(self)


def test_no_key_with_alt_types_in_a_dialog_but_altgr_does(driver: Driver) -> None:
    dialog = OneField(driver.desk.window)
    dialog.show()
    driver.bot.waitExposed(dialog)
    dialog.activateWindow()
    dialog.field.setFocus()
    driver.bot.waitUntil(dialog.field.hasFocus)
    window = dialog.windowHandle()
    for modifiers, letter in ((ALT, "g"), (CTRL | ALT, "@"), (Qt.KeyboardModifier(0), "a")):
        kind = QtCore.QEvent.Type.KeyPress
        event = QtGui.QKeyEvent(kind, ord(letter.upper()), modifiers, 42, 0, 0, letter)
        QtWidgets.QApplication.sendEvent(window, event)
    assert dialog.field.text() == "@a"
    dialog.close()
    dialog.deleteLater()


def test_altgr_of_windows_types_before_a_command(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There it is Ctrl and the right Alt, and Ctrl+Alt+E exports all documents."""
    monkeypatch.setattr(alt_keys, "WINDOWS", True)
    driver.go(11)
    editor = driver.view.grid.editor
    editor.setFocus()
    driver.press("Ctrl+A")
    driver.press("Del")
    window = driver.desk.window.windowHandle()
    left_control, left_alt, right_alt = 0x04, 0x10, 0x20  # as Qt has them on Windows
    kinds = QtCore.QEvent.Type
    for alt, taken in ((left_alt, False), (right_alt, True)):
        native = left_control | alt
        event = QtGui.QKeyEvent(kinds.ShortcutOverride, ord("€"), CTRL | ALT, 18, 0, native, "€")
        event.ignore()
        QtWidgets.QApplication.sendEvent(window, event)
        assert event.isAccepted() == taken
    pressed = QtGui.QKeyEvent(kinds.KeyPress, ord("€"), CTRL | ALT, 18, 0, native, "€")
    QtWidgets.QApplication.sendEvent(window, pressed)
    assert driver.text == "€"


def test_places_on_other_systems() -> None:
    for platform, scan, virtual in (("windows", 3, 0x32), ("cocoa", 0, 19), ("xcb", 11, 0)):
        event = QtGui.QKeyEvent(QtCore.QEvent.Type.KeyPress, 0, CTRL, scan, virtual, 0, "")
        assert digit_at(event, platform) == 2
    assert [digit_keys._MAC_KEYS.index(code) for code in (18, 29)] == [1, 0]
