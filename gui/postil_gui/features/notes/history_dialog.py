"""The versions of a segment, what changed between them, and the way back to one."""

from __future__ import annotations

from postil.workspace.segments.history import Version
from postil_gui.i18n.messages import mark, percent, tr
from postil_gui.i18n.times import time_text
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.tagged_text.compared_words import compared
from postil_gui.tagged_text.word_map import pieces
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.html_page import HtmlView
from postil_gui.widgets.markup import Html, element
from postil_gui.widgets.measures import begin_with, scaled
from postil_gui.widgets.segment_states import STATE_NAMES
from postil_gui.widgets.wrapped_items import wrap_items

ORIGIN_NAMES = {
    "memory": mark("Memory"),
    "machine": mark("Machine"),
    "repeated": mark("Repeated"),
    "earlier": mark("Earlier version"),
    "translator": "",
    "": "",
}


def difference_html(old: str, new: str, theme: Theme) -> Html:
    """``new`` with what came in underlined and what of ``old`` went struck out."""
    before, after = pieces(old), pieces(new)
    gone = f"color:{theme.colour('wrong').name()}; text-decoration:line-through"
    come = f"color:{theme.colour('exact').name()}; text-decoration:underline"
    out: list[str] = []
    for kind, a, b, c, d in compared(before, after).get_opcodes():
        was, now = "".join(before[a:b]), "".join(after[c:d])
        if kind == "equal":
            out.append(now)
            continue
        out += [element("span", was, style=gone)] if was else []
        out += [element("span", now, style=come)] if now else []
    return element("p", *out, style="line-height:140%")


class HistoryDialog(Dialog):
    """Versions on the left, on the right what the chosen one changed."""

    guide = "translating"

    chosen = Signal(object)
    """``Version`` to bring back."""

    def __init__(self, number: int, theme: Theme, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("History of Segment {number}", number=number))
        self._theme = theme
        self._versions: list[Version] = []
        self.list = QtWidgets.QListWidget()
        self.list.setProperty("framed", True)
        wrap_items(self.list)
        self.list.setAccessibleName(tr("Versions, the newest first"))
        self.list.setMinimumWidth(scaled(self, 250))
        self.text = HtmlView(tr("What changed"))
        self.text.setFont(theme.segment_font())
        self.against = QtWidgets.QComboBox()
        self.against.setAccessibleName(tr("Compared with"))
        self.against.addItem(tr("Compared with the version before"))
        self.against.addItem(tr("Compared with the text as it is now"))
        self.back = QtWidgets.QPushButton(tr("&Bring back"))
        self.back.setDefault(True)
        self.back.clicked.connect(self._bring_back)
        close = QtWidgets.QPushButton(tr("Close"))
        close.clicked.connect(self.close)
        right = QtWidgets.QVBoxLayout()
        right.addWidget(self.against)
        right.addWidget(self.text, 1)
        body = QtWidgets.QHBoxLayout()
        body.setSpacing(12)
        body.addWidget(self.list)
        body.addLayout(right, 1)
        buttons = QtWidgets.QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(close)
        buttons.addWidget(self.back)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addLayout(body, 1)
        column.addLayout(buttons)
        self.list.currentRowChanged.connect(lambda _: self._compare())
        self.against.currentIndexChanged.connect(lambda _: self._compare())
        begin_with(self, 780, 440)
        self._compare()
        self.list.setFocus()

    def show_versions(self, versions: list[Version]) -> None:
        """Show these, the newest first."""
        self._versions = versions
        self.list.clear()
        for one in versions:
            what = [tr(STATE_NAMES[one.state])]
            origin = ORIGIN_NAMES.get(one.origin, "")
            if origin:
                score = "" if one.score is None else f" {percent(one.score / 100)}"
                what.append(tr(origin) + score)
            who = " · ".join(part for part in (time_text(one.time), one.author) if part)
            self.list.addItem(f"{who}\n{' · '.join(what)}")
        if versions:
            self.list.setCurrentRow(0)
        self._compare()

    def _compare(self) -> None:
        row = self.list.currentRow()
        self.back.setEnabled(row > 0)
        if not 0 <= row < len(self._versions):
            self.text.setPlainText(tr("Nothing was written in this segment yet."))
            return
        now = self._versions[row].target.plain
        other = 0 if self.against.currentIndex() else row + 1
        before = self._versions[other].target.plain if other < len(self._versions) else ""
        self.text.show_html(difference_html(before, now, self._theme))

    def _bring_back(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._versions):
            self.chosen.emit(self._versions[row])
            self.close()
