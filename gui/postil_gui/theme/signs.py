"""Fonts that draw the arrows between languages and texts where the system's font has none."""

from __future__ import annotations

from postil_gui.qt import QtGui

ARROW = "→"
FAMILIES = ("Noto Sans Math", "Noto Sans Symbols")
"""They have signs only, or letters of mathematics: of no writing do they take the place of a font
that is made for it.
"""


def with_signs(font: QtGui.QFont) -> QtGui.QFont:
    """A font, followed by fonts of signs if it has no arrow.

    Else Qt takes arrows from whichever font comes first, such as a narrow one of fixed width.
    """
    if QtGui.QRawFont.fromFont(font).supportsCharacter(ord(ARROW)):
        return font
    found = QtGui.QFont(font)
    found.setFamilies([QtGui.QFontInfo(font).family(), *FAMILIES])
    return found
