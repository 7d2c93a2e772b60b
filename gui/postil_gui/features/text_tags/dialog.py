"""Dialog of the rules that make text a tag: one in a line, and below what they find."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import say, tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, muted
from postil_gui.widgets.html_page import HtmlView
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.message_line import MessageLine
from postil_gui.widgets.plain_text import Label

if TYPE_CHECKING:
    from postil.workspace.documents.text_tag_rules import Trial
    from postil_gui.theme.theme import Theme

PAUSE = 350  # milliseconds without a key before the rules are tried
LINES = 5  # of rules in sight
NUMBER_DIGITS = 7  # room for the number of a segment, and space after it
EXAMPLES = (
    r"\{\w+\}",
    r"%\d*\$?[sd]",
    r"https?://[^\s)]+",
    r"\b[A-Z]{2,}-\d+\b",
)
"""Expressions that are offered: arguments in braces, those of printf, addresses, part numbers."""


class TextTagsDialog(Dialog):
    """Lets write rules while what they find is shown.

    Parameters
    ----------
    patterns
        The rules as they are.
    one_document
        Whether they are tried on the open document, rather than on all.
    """

    guide = "projects"

    asked = Signal(list)
    """Rules that are to be tried."""

    chosen = Signal(list)
    """Rules that are to be put into effect."""

    def __init__(
        self,
        theme: Theme,
        patterns: Sequence[str],
        parent: QtWidgets.QWidget,
        *,
        one_document: bool,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Text as Tags"))
        self._theme = theme
        self.rules = QtWidgets.QPlainTextEdit("\n".join(patterns))
        self.rules.setAccessibleName(tr("Rules"))
        self.rules.setTabChangesFocus(True)
        self.rules.setLineWrapMode(QtWidgets.QPlainTextEdit.LineWrapMode.NoWrap)
        fixed = QtGui.QFontDatabase.systemFont(QtGui.QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(self.font().pointSizeF())  # that of the system stays small
        self.rules.setFont(fixed)
        self.rules.setFixedHeight(self.rules.fontMetrics().lineSpacing() * (LINES + 1))
        self.insert = QtWidgets.QPushButton(tr("&Insert an example"))
        menu = QtWidgets.QMenu(self.insert)
        for pattern, text in zip(
            EXAMPLES,
            (
                tr("Names in braces, like {example}", example="{file}"),
                tr("Placeholders like {example}", example="%s, %1$d"),
                tr("Addresses of the web"),
                tr("Part numbers like {example}", example="AB-12"),
            ),
            strict=True,
        ):
            menu.addAction(text.replace("&", "&&"), partial(self.add_rule, pattern))
        self.insert.setMenu(menu)
        self.insert.setAutoDefault(False)
        self.found = HtmlView(tr("What becomes a tag"))
        self.found.setTabChangesFocus(True)
        self.message = MessageLine()
        self._one_document = one_document
        self.apply = QtWidgets.QPushButton(tr("Apply"))
        self.apply.setProperty("primary", True)
        self.apply.setDefault(True)
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.look)
        self.rules.textChanged.connect(self._changed)
        self.apply.clicked.connect(self._apply)
        self._lay_out()
        self.rules.setFocus()

    def _lay_out(self) -> None:
        explanation = Label(
            tr(
                "What these regular expressions find in sources becomes a tag, which is neither "
                "translated nor mistyped. Files are written as if there were no rules; what is "
                "confirmed stays confirmed."
            )
        )
        explanation.setWordWrap(True)
        label = Label(tr("&Rules, one in each line; the first ones count before the others"))
        label.setBuddy(self.rules)
        label.setWordWrap(True)
        head = QtWidgets.QHBoxLayout()
        head.addWidget(label, 1)
        head.addWidget(self.insert)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(explanation)
        column.addLayout(head)
        column.addWidget(self.rules)
        column.addWidget(self.message)
        column.addWidget(self.found, 1)
        column.addWidget(muted(tr("The rules are for all documents of the project.")))
        column.addLayout(closing_row(self, self.apply))
        begin_with(self, 720, 560)

    @property
    def patterns(self) -> list[str]:
        """The rules as they are written; empty lines are none."""
        return [line for line in self.rules.toPlainText().splitlines() if line.strip()]

    def add_rule(self, pattern: str) -> None:
        """Write a rule after the others."""
        self.rules.setPlainText("\n".join([*self.patterns, pattern]))
        self.rules.moveCursor(QtGui.QTextCursor.MoveOperation.End)
        self.rules.setFocus()

    def look(self) -> None:
        """Ask what the rules find."""
        self._pause.stop()
        self.asked.emit(self.patterns)

    def show_trial(self, trial: Trial) -> None:
        """Show what the rules find."""
        if self._pause.isActive():
            return  # they were changed meanwhile
        self.message.say(self._summary(trial))
        self.apply.setEnabled(True)
        self._list(trial)

    def show_problem(self, problem: object) -> None:
        """Show why the rules cannot be used."""
        self.message.say(say(problem), wrong=True)
        self.found.clear()
        self.apply.setEnabled(False)

    def _changed(self) -> None:
        self.apply.setEnabled(False)
        self._pause.start()

    def _apply(self) -> None:
        self.apply.setEnabled(False)
        self.chosen.emit(self.patterns)

    def _summary(self, trial: Trial) -> str:
        if not self.patterns:
            return tr("There are no rules: all text is text.")
        if self._one_document:
            if not trial.segments:
                return tr("Nothing is found in the open document.")
            return tr("Text becomes a tag in %Ln segments of the open document:", trial.segments)
        if not trial.segments:
            return tr("Nothing is found in the documents.")
        return tr("Text becomes a tag in %Ln segments of all documents:", trial.segments)

    def _list(self, trial: Trial) -> None:
        self.found.clear()
        plain, tag = QtGui.QTextCharFormat(), QtGui.QTextCharFormat()
        tag.setBackground(self._theme.colour("accent_tint"))
        tag.setFontWeight(QtGui.QFont.Weight.DemiBold)
        plain.setForeground(self._theme.colour("text"))
        number = QtGui.QTextCharFormat()
        number.setForeground(self._theme.colour("muted"))
        cursor = QtGui.QTextCursor(self.found.document())
        cursor.setBlockFormat(self._hanging())
        for hit in trial.hits:
            cursor.insertText(f"{hit.number:n}\t", number)
            end = 0
            for start, stop in hit.spans:
                cursor.insertText(_line(hit.text[end:start]), plain)
                cursor.insertText(_line(hit.text[start:stop]), tag)
                end = stop
            cursor.insertText(_line(hit.text[end:]) + "\n", plain)
        if trial.segments > len(trial.hits):
            cursor.insertText("…", plain)
        self.found.moveCursor(QtGui.QTextCursor.MoveOperation.Start)

    def _hanging(self) -> QtGui.QTextBlockFormat:
        """A line whose text stands beside its number, where it is wrapped, too."""
        found = QtGui.QTextBlockFormat()
        indent = self.found.fontMetrics().horizontalAdvance("0") * NUMBER_DIGITS
        found.setLeftMargin(indent)
        found.setTextIndent(-indent)
        found.setTabPositions([QtGui.QTextOption.Tab(indent, QtGui.QTextOption.TabType.LeftTab)])
        return found


def _line(text: str) -> str:
    return " ".join(text.split("\n"))
