"""Badges of match scores: a short text on a tint, in the grid and on cards."""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore, QtGui
from postil_gui.theme.theme import Theme


def score_role(score: int | None) -> str:
    """Colour role of a memory score: exact, similar, or weak."""
    if score is None:
        return "weak"
    return "exact" if score >= 100 else "similar" if score >= 75 else "weak"


def badge_colours(theme: Theme, role: str) -> tuple[QtGui.QColor, QtGui.QColor]:
    """(ink, tint) of a match band."""
    if role == "machine":
        return theme.colour("accent"), theme.colour("accent_tint")
    return theme.colour(role), theme.colour(f"{role}_soft")


def paint_badge(
    painter: QtGui.QPainter, box: QtCore.QRectF, text: str, theme: Theme, role: str
) -> None:
    """A rounded tint with a short text, as all match scores are shown."""
    ink, tint = badge_colours(theme, role)
    painter.save()
    painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(ink)
    painter.setFont(theme.small_font(bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
