"""Digits by the place of their key in the upper row, whatever sign a keyboard has there."""

from __future__ import annotations

from postil_gui.qt import QtGui

_MAC_KEYS = (29, 18, 19, 20, 21, 23, 22, 26, 28, 25)  # virtual keys of 0 to 9


def digit_at(event: QtGui.QKeyEvent, platform: str) -> int | None:
    """The digit of the upper row that a key has on an American keyboard, or None."""
    if platform == "cocoa":
        code = event.nativeVirtualKey()
        return _MAC_KEYS.index(code) if code in _MAC_KEYS else None
    first = 2 if platform == "windows" else 10  # scan code of the 1; X11 and Wayland add 8
    place = event.nativeScanCode() - first
    return (place + 1) % 10 if 0 <= place < 10 else None
