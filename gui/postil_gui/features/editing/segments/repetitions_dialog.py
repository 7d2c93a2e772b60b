"""Dialog to choose the repetitions of a segment to fill."""

from __future__ import annotations

from collections.abc import Callable

from postil.workspace.segments.propagation import Repetitions
from postil_gui.i18n.messages import tr, whole
from postil_gui.qt import Qt, QtWidgets
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.wrapped_items import wrap_items


class RepetitionsDialog(Dialog):
    """Lists the segments with the same source; confirmed ones are not checked at first."""

    guide = "translating"

    def __init__(
        self,
        target: str,
        found: Repetitions,
        number_of: Callable[[int], int],
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Repeat the Translation"))
        self.list = QtWidgets.QListWidget()
        self.list.setProperty("framed", True)
        self.list.ensurePolished()  # else the rows are measured without their padding
        wrap_items(self.list)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("Segments with the same source"))
        for one, checked in (
            *((one, True) for one in found.open),
            *((one, False) for one in found.different),
        ):
            head = tr("Segment {number}", number=whole(number_of(one.row_id)))
            if not checked:
                head = f"{head} · {tr('confirmed; becomes a draft')}"
            item = QtWidgets.QListWidgetItem(f"{head}\n{one.target.plain or tr('(empty)')}")
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)
            item.setData(Qt.ItemDataRole.UserRole, one.row_id)
            self.list.addItem(item)
        fill = QtWidgets.QPushButton(tr("Fill the checked ones"))
        fill.setDefault(True)
        fill.clicked.connect(self.accept)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(muted(tr("These segments have the same source. Fill them with:")))
        text = Label(target)
        text.setWordWrap(True)
        column.addWidget(text)
        column.addWidget(self.list, 1)
        column.addLayout(closing_row(self, fill, tr("Leave them")))
        begin_with(self, 560, 380)

    @property
    def rows(self) -> list[int]:
        """Row ids of the checked segments."""
        items = (self.list.item(row) for row in range(self.list.count()))
        checked = (one for one in items if one.checkState() == Qt.CheckState.Checked)
        return [int(one.data(Qt.ItemDataRole.UserRole)) for one in checked]
