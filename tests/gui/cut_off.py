"""Finds texts that do not fit where they stand."""

from __future__ import annotations

from collections.abc import Iterator

from postil_gui.qt import Qt, QtWidgets
from postil_gui.widgets.choices import Choice
from postil_gui.widgets.eliding import ElidingLabel

SLACK = 1  # pixels lost to rounding
FIELD_FRAME = 18  # pixels of a line edit beside its text
TAB_FRAME = 20


def cut_off(root: QtWidgets.QWidget) -> list[str]:
    """Texts in sight that are cut off, or elided where they should not be."""
    found = []
    for widget in (root, *root.findChildren(QtWidgets.QWidget)):
        if widget.isVisible():
            for text, wanted, given in _texts(widget):
                if wanted > given + SLACK:
                    found.append(f"{type(widget).__name__} {text!r}: {wanted} > {given}")
    return found


def _texts(widget: QtWidgets.QWidget) -> Iterator[tuple[str, int, int]]:
    """Each text with the pixels it needs and has."""
    match widget:
        case Choice() | ElidingLabel():
            pass  # their tips have what is left out
        case QtWidgets.QLabel() if widget.text():
            if widget.wordWrap():
                yield widget.text(), widget.heightForWidth(widget.width()), widget.height()
            else:
                yield widget.text(), widget.minimumSizeHint().width(), widget.width()
        case QtWidgets.QAbstractButton() if widget.text() and not _is_icon(widget):
            yield widget.text(), widget.sizeHint().width(), widget.width()
        case QtWidgets.QComboBox():
            option = QtWidgets.QStyleOptionComboBox()
            widget.initStyleOption(option)
            control = QtWidgets.QStyle.ComplexControl.CC_ComboBox
            part = QtWidgets.QStyle.SubControl.SC_ComboBoxEditField
            room = widget.style().subControlRect(control, option, part, widget)
            text = widget.currentText()
            yield text, widget.fontMetrics().horizontalAdvance(text), room.width()
        case QtWidgets.QLineEdit() if not widget.text():
            text = widget.placeholderText()
            icons = [one for one in widget.findChildren(QtWidgets.QToolButton) if one.isVisible()]
            room_left = widget.width() - FIELD_FRAME - sum(one.width() for one in icons)
            yield text, widget.fontMetrics().horizontalAdvance(text), room_left
        case QtWidgets.QTabBar():
            for tab in range(widget.count()):
                text = widget.tabText(tab).replace("&", "")
                wide = widget.fontMetrics().horizontalAdvance(text)
                yield text, wide, widget.tabRect(tab).width() - TAB_FRAME
        case QtWidgets.QHeaderView() if widget.orientation() == Qt.Orientation.Horizontal:
            for section in range(widget.count()):
                if not widget.isSectionHidden(section):
                    text = str(widget.model().headerData(section, widget.orientation()) or "")
                    wanted = widget.sectionSizeHint(section) if text else 0
                    yield text, wanted, widget.sectionSize(section)


def _is_icon(button: QtWidgets.QAbstractButton) -> bool:
    style = Qt.ToolButtonStyle.ToolButtonIconOnly
    return isinstance(button, QtWidgets.QToolButton) and button.toolButtonStyle() == style
