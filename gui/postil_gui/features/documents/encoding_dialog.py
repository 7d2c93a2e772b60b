"""Dialog of the encoding of a document: the lines that differ, in each of those that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.i18n.encodings import encoding_label
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtWidgets
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.wrapped_items import wrap_items

if TYPE_CHECKING:
    from collections.abc import Sequence

    from postil.workspace.documents.encodings import Reading


class EncodingDialog(Dialog):
    """Asks in which encoding a document is to be read.

    Parameters
    ----------
    readings
        The document in each encoding that has its bytes; there is at least one.
    unsure
        Whether it is asked because Postil could not tell.
    """

    guide = "projects"

    def __init__(
        self,
        name: str,
        readings: Sequence[Reading],
        parent: QtWidgets.QWidget,
        *,
        unsure: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Read with Another Encoding"))
        self._readings = readings
        if unsure:
            explanation = tr(
                "{name} is not in UTF-8 and does not say what it is in; Postil is not sure of it. "
                "Choose the encoding in which these lines read right.",
                name=name,
            )
        else:
            explanation = tr(
                "{name} is not in UTF-8 and does not say what it is in. Choose the encoding in "
                "which these lines read right.",
                name=name,
            )
        self.explanation = Label(explanation)
        self.explanation.setWordWrap(True)
        self.list = QtWidgets.QListWidget()
        self.list.setProperty("framed", True)
        wrap_items(self.list)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("Encodings"))
        self.preview = QtWidgets.QPlainTextEdit()
        self.preview.setReadOnly(True)
        self.preview.setTabChangesFocus(True)
        self.preview.setLineWrapMode(QtWidgets.QPlainTextEdit.LineWrapMode.NoWrap)
        self.preview.setAccessibleName(tr("Lines in this encoding"))
        self.read = QtWidgets.QPushButton(tr("Read again"))
        self.read.setDefault(True)
        self.read.clicked.connect(self.accept)
        self.list.currentRowChanged.connect(self._show)
        self.list.itemActivated.connect(lambda _: self.read.click())
        self._lay_out()
        self.list.ensurePolished()  # else rows are as high as without the style sheet
        for reading in readings:
            label = encoding_label(reading.name)
            self.list.addItem(tr("{label}, as now", label=label) if reading.present else label)
        present = next((n for n, one in enumerate(readings) if one.present), 0)
        self.list.setCurrentRow(present)
        self.list.setFocus()

    def _lay_out(self) -> None:
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.list, 2)
        row.addWidget(self.preview, 3)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(self.explanation)
        column.addLayout(row, 1)
        column.addWidget(
            muted(
                tr(
                    "Segments that read the same stay as they are; of the others the translations "
                    "are kept as drafts."
                )
            )
        )
        column.addSpacing(4)
        column.addLayout(closing_row(self, self.read))
        begin_with(self, 820, 420)

    @property
    def encoding(self) -> str:
        """Python's name of the encoding that is chosen."""
        return self._readings[self.list.currentRow()].encoding

    def _show(self, row: int) -> None:
        reading = self._readings[row]
        self.preview.setPlainText("\n".join(reading.lines))
        self.read.setEnabled(not reading.present)
