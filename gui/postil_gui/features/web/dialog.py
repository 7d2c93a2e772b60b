"""The dialog for addresses of the web."""

from __future__ import annotations

from collections.abc import Sequence

from postil_gui.features.web.addresses import PLACE, read_addresses
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import Label

EXAMPLE = "Wiktionary = https://en.wiktionary.org/w/index.php?search={text}"


class AddressesDialog(Dialog):
    """Asks for addresses, one in a line; without any, nothing is ever opened."""

    guide = "privacy"

    saved = Signal(list)
    """The lines, as they were written."""

    def __init__(self, lines: Sequence[str], parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Addresses for Looking Up Words"))
        self.lines = QtWidgets.QPlainTextEdit("\n".join(lines))
        self.lines.setAccessibleName(tr("Addresses, one in a line"))
        self.lines.setPlaceholderText(EXAMPLE)
        self.lines.setTabChangesFocus(True)
        self.lines.setLineWrapMode(QtWidgets.QPlainTextEdit.LineWrapMode.NoWrap)
        self.problem = Label()
        self.problem.setProperty("kind", "wrong")
        self.problem.setWordWrap(True)
        self.save = QtWidgets.QPushButton(tr("Save"))
        self.save.setDefault(True)
        self.save.clicked.connect(self._save)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(
            muted(
                tr(
                    "One in a line: a name, an equals sign, and the address, in which {text} "
                    "stands for the words, {source} and {target} for the languages.",
                    text=PLACE,
                    source="{source}",
                    target="{target}",
                )
            )
        )
        column.addWidget(self.lines, 1)
        column.addWidget(
            muted(
                tr(
                    "Whoever runs such a page gets the words you look up. Postil itself sends "
                    "nothing: your browser opens the page."
                )
            )
        )
        column.addWidget(self.problem)
        column.addLayout(closing_row(self, self.save))
        begin_with(self, 620, 340)
        self.lines.textChanged.connect(self._check)
        self.lines.setFocus()
        self._check()

    @property
    def written(self) -> list[str]:
        """The lines that are not empty."""
        return [line for line in self.lines.toPlainText().splitlines() if line.strip()]

    def _check(self) -> None:
        wrong = [one for one in read_addresses(self.written) if not one.is_usable]
        text = tr(
            "{address}: an address begins with https:// and has {text} in it.",
            address=wrong[0].address if wrong else "",
            text=PLACE,
        )
        self.problem.setText(text if wrong else "")
        self.save.setEnabled(not wrong)

    def _save(self) -> None:
        self.saved.emit(self.written)
        self.accept()
