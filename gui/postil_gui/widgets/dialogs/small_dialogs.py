"""Small dialogs: go to a segment, about Postil."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import postil
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.qt import Qt, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import heading, muted
from postil_gui.widgets.dialogs.settings_form import Number
from postil_gui.widgets.keys.opening_keys import open_for_typing
from postil_gui.widgets.measures import begin_with, scaled
from postil_gui.widgets.plain_text import InputDialog, Label, set_tip

ABOUT = mark(
    "A translation editor whose machine translation is trained from your own memories and learns "
    "from every segment you confirm. Nothing leaves this machine."
)


TEXT_WIDTH = 420
SPACING = 12


def ask_text(
    parent: QtWidgets.QWidget,
    title: str,
    label: str,
    taken: Callable[[str], object],
    text: str = "",
) -> QtWidgets.QInputDialog:
    """Ask for a line of text; ``taken`` gets it if it is given."""
    dialog = InputDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setTextValue(text)
    dialog.ensurePolished()
    dialog.sizeHint()
    layout = dialog.layout()
    if layout is not None:  # made when it is asked for its size
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(SPACING)
    dialog.resize(scaled(dialog, TEXT_WIDTH), dialog.sizeHint().height())
    dialog.textValueSelected.connect(taken)
    buttons = dialog.findChild(QtWidgets.QDialogButtonBox)
    ok = buttons.button(QtWidgets.QDialogButtonBox.StandardButton.Ok) if buttons else None
    if ok is not None:  # without a text nothing would happen
        dialog.textValueChanged.connect(lambda now: ok.setEnabled(bool(now.strip())))
        ok.setEnabled(bool(text.strip()))
    open_for_typing(dialog)
    return dialog


class GoToDialog(Dialog):
    """Asks for the number of a segment."""

    guide = "translating"

    def __init__(self, total: int, current: int, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Go to Segment"))
        self.number = Number()
        self.number.setRange(1, max(1, total))
        self.number.setValue(current)
        self.number.selectAll()
        self.number.setAccessibleName(tr("Number of the segment"))
        go = QtWidgets.QPushButton(tr("Go"))
        go.setDefault(True)
        go.clicked.connect(self.accept)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(*MARGINS)
        row.setSpacing(10)
        row.addWidget(Label(tr("Segment (1 to {total})", total=whole(total))))
        row.addWidget(self.number)
        row.addWidget(go)


class AboutDialog(Dialog):
    """Version and licence of Postil, and of the parts it is made of.

    Parameters
    ----------
    parts
        Name, version and licence of each.
    """

    guide = "privacy"

    def __init__(
        self, theme: Theme, parts: Sequence[tuple[str, str, str]], parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About Postil"))
        icon = Label()
        icon.setPixmap(theme.logo(64, self.devicePixelRatioF()))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = Label("Postil")
        title.setProperty("kind", "title")
        close = QtWidgets.QPushButton(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        text = QtWidgets.QVBoxLayout()
        text.setSpacing(8)
        text.addWidget(title)
        text.addWidget(heading(tr("Version {version}", version=postil.__version__)))
        text.addWidget(muted(tr(ABOUT)))
        text.addWidget(
            muted(tr("Free software under the GNU General Public License, version 3 or later."))
        )
        text.addWidget(muted(tr("It is made with these components, each under its own licence:")))
        self.parts = self._table(parts)
        text.addWidget(self.parts, 1)
        text.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(*MARGINS)
        row.setSpacing(20)
        row.addWidget(icon)
        row.addLayout(text, 1)
        begin_with(self, 640, 520)

    @staticmethod
    def _table(parts: Sequence[tuple[str, str, str]]) -> QtWidgets.QTreeWidget:
        table = QtWidgets.QTreeWidget()
        table.setProperty("framed", True)
        table.setAccessibleName(tr("Components of Postil"))
        table.setHeaderLabels([tr("Component"), tr("Version"), tr("Licence")])
        table.setRootIsDecorated(False)
        table.setAllColumnsShowFocus(True)
        for part in parts:
            item = QtWidgets.QTreeWidgetItem(table, list(part))
            set_tip(item, part[2], 2)
        for column in range(2):
            table.resizeColumnToContents(column)
        return table
