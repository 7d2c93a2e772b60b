"""Small dialogs: go to a segment, the keys, about Postil."""

from __future__ import annotations

from html import escape

import postil
from postil_gui.actions.all_actions import ACTIONS, MENUS
from postil_gui.dialogs.parts import heading, muted
from postil_gui.i18n import mark, tr, whole
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.theme.theme import Theme

ABOUT = mark(
    "A translation editor whose machine translation is trained from your own memories and learns "
    "from every segment you confirm. Nothing leaves this machine."
)


class GoToDialog(QtWidgets.QDialog):
    """Asks for the number of a segment."""

    def __init__(self, total: int, current: int, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Go to Segment"))
        self.number = QtWidgets.QSpinBox()
        self.number.setRange(1, max(1, total))
        self.number.setValue(current)
        self.number.selectAll()
        self.number.setAccessibleName(tr("Number of the segment"))
        go = QtWidgets.QPushButton(tr("Go"))
        go.setDefault(True)
        go.clicked.connect(self.accept)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(20, 18, 20, 18)
        row.setSpacing(10)
        row.addWidget(QtWidgets.QLabel(tr("Segment (1 to {total})", total=whole(total))))
        row.addWidget(self.number)
        row.addWidget(go)


class KeysDialog(QtWidgets.QDialog):
    """All commands that have a key, by menu; made from the list of actions."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Keyboard"))
        self.resize(620, 640)
        self.text = QtWidgets.QTextBrowser()
        self.text.setAccessibleName(tr("Commands and their keys"))
        self.text.setHtml(keys_html(theme))
        close = QtWidgets.QPushButton(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        buttons = QtWidgets.QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(close)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.addWidget(self.text, 1)
        column.addLayout(buttons)


def key_name(keys: str) -> str:
    """A shortcut as it is printed on keyboards: Enter, not Return."""
    form = QtGui.QKeySequence.SequenceFormat.NativeText
    return QtGui.QKeySequence(keys).toString(form).replace("Return", tr("Enter"))


def keys_html(theme: Theme) -> str:
    """The keyboard sheet."""
    scheme = theme.scheme
    rows = []
    for menu in MENUS:
        entries = [one for one in ACTIONS if one.menu.startswith(menu) and one.shortcuts]
        if not entries:
            continue
        rows.append(
            f'<tr><td colspan="2" style="padding-top:14px"><b style="color:{scheme.accent}">'
            f"{menu}</b></td></tr>"
        )
        for action in entries:
            keys = tr(" or ").join(dict.fromkeys(key_name(one) for one in action.shortcuts[:2]))
            rows.append(
                f'<tr><td style="padding:4px 24px 4px 0; white-space:nowrap">{escape(keys)}</td>'
                f'<td style="padding:4px 0">{escape(action.help)}</td></tr>'
            )
    return f"<table>{''.join(rows)}</table>"


class AboutDialog(QtWidgets.QDialog):
    """Version and licence."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About Postil"))
        icon = QtWidgets.QLabel()
        icon.setPixmap(theme.pixmap("postil", "text", 64, self.devicePixelRatioF()))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = QtWidgets.QLabel("Postil")
        title.setProperty("kind", "title")
        close = QtWidgets.QPushButton(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        text = QtWidgets.QVBoxLayout()
        text.setSpacing(8)
        text.addWidget(title)
        text.addWidget(heading(tr("Version {version}", version=postil.__version__)))
        text.addWidget(muted(ABOUT))
        text.addWidget(
            muted(tr("Free software under the GNU General Public License, version 3 or later."))
        )
        text.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(24, 24, 24, 18)
        row.setSpacing(20)
        row.addWidget(icon)
        row.addLayout(text, 1)
        self.setMinimumWidth(480)
