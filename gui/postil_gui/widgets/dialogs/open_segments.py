"""Asks what to do about segments that are not confirmed, before something is written."""

from __future__ import annotations

from collections.abc import Callable

from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtWidgets
from postil_gui.widgets.plain_text import MessageBox


def ask_about_open(
    parent: QtWidgets.QWidget,
    title: str,
    text: str,
    more: str,
    *,
    write: Callable[[], None],
    go_to_first: Callable[[], None],
) -> None:
    """Write all the same, go to the first of them, or do nothing."""
    box = MessageBox(parent, text, more, title=title)
    box.setObjectName("open segments")
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    role = QtWidgets.QMessageBox.ButtonRole
    export = box.addButton(tr("Export All the Same"), role.AcceptRole)
    first = box.addButton(tr("Go to the First"), role.ActionRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(export)
    export.clicked.connect(write)
    first.clicked.connect(go_to_first)
    box.open()
