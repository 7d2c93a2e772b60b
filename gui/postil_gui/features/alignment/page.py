"""The alignment page: two documents become pairs, looked through and kept as a memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.features.alignment.table import KEYS, AlignTable, Order
from postil_gui.i18n.languages import direction_of
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.qt import Qt, QtCore, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog_parts import LanguageField, explain, heading, muted
from postil_gui.widgets.eliding import ElidingLabel
from postil_gui.widgets.front_page import FrontPage, back_button
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.message_line import MessageLine
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.wrap_row import WrapRow

if TYPE_CHECKING:
    from postil.bitext.alignment_review import AlignmentReview

SCALE = 1000
EMPTY_WIDTH = 760  # of a line that is read
TOOLS: tuple[tuple[Order, str, str, str], ...] = (
    (
        "merge up",
        mark("Merge up"),
        "Ctrl+Shift+Up",
        mark("Make one pair of this one and the one above."),
    ),
    (
        "merge down",
        mark("Merge down"),
        "Ctrl+Shift+Down",
        mark("Make one pair of this one and the one below."),
    ),
    ("split", mark("Split"), "S", mark("Make two pairs of this one.")),
    (
        "up",
        mark("Sentence up"),
        "Ctrl+Up",
        mark("Move the first sentence of the side you are on to the pair above."),
    ),
    (
        "down",
        mark("Sentence down"),
        "Ctrl+Down",
        mark("Move the last sentence of the side you are on to the pair below."),
    ),
    ("keep", mark("Leave out / keep"), "Del", mark("Leave the pair out, or keep it after all.")),
    (
        "mark",
        mark("Looked at / look at it"),
        "Space",
        mark("Mark the pair as right, or as one to look at again."),
    ),
    ("next", mark("Next in doubt"), "N", mark("Go to the next pair that is in doubt.")),
    ("undo", mark("Undo"), "Ctrl+Z", mark("Take back the last step.")),
    ("redo", mark("Redo"), "Ctrl+Y", mark("Do again what was taken back.")),
)
"""Actions on a pair: title, key, callback."""


class DocumentField(QtCore.QObject):
    """A file and its language: a row of a grid."""

    changed = Signal()

    taken = Signal(object)
    """``Path`` of a document whose language is not known."""

    def __init__(
        self, name: str, help_text: str, ask: Callable[[], Path | None], parent: QtCore.QObject
    ) -> None:
        super().__init__(parent)
        self._ask = ask
        self._guessed = ""  # language of the document before, if it was guessed
        self.path: Path | None = None
        self.choose = QtWidgets.QPushButton(name)
        explain(self.choose, help_text)
        self.choose.clicked.connect(self._choose)
        self.file = ElidingLabel(Qt.TextElideMode.ElideMiddle)
        self.file.setText(tr("no file yet"))
        self.file.setProperty("kind", "muted")
        self.language = LanguageField(tr("Language of {name}", name=name))
        self.language.changed.connect(self.changed)

    def show_path(self, path: Path | None) -> None:
        """Take a file."""
        self.path = path
        self.file.setText(path.name if path is not None else tr("no file yet"))
        self.file.set_tip(str(path or ""))
        self.changed.emit()
        if path is not None and self._is_language_open:
            self.taken.emit(path)

    def show_guess(self, path: Path, code: str) -> None:
        """Take the language a document seems to be in, if nobody chose one meanwhile."""
        if path == self.path and self._is_language_open:
            self._guessed = code
            self.language.set_code(code)

    @property
    def _is_language_open(self) -> bool:
        return self.language.code in ("", self._guessed)

    def _choose(self) -> None:
        path = self._ask()
        if path is not None:
            self.show_path(path)


class AlignPage(FrontPage):
    """Chooses documents, shows the pairs, and what is done to them."""

    guide = "alignment"
    own_keys = frozenset(KEYS)

    align_asked = Signal()
    """The documents that are chosen are to be aligned."""

    cancel_asked = Signal()
    """The aligning under way is to stop."""

    save_asked = Signal(str)
    """The kept pairs are to be saved: "tmx" or "memory"."""

    def __init__(self, theme: Theme, ask: Callable[[str], Path | None]) -> None:
        super().__init__(tr("Alignment"))
        self.source = DocumentField(
            tr("&Document …"),
            tr("Choose the document in its own language."),
            lambda: ask(tr("The document in its own language")),
            self,
        )
        self.target = DocumentField(
            tr("&Translation …"),
            tr("Choose the translation of the document."),
            lambda: ask(tr("Its translation")),
            self,
        )
        self.align = QtWidgets.QPushButton(tr("&Align"))
        self.align.setProperty("primary", True)
        explain(self.align, tr("Pair the sentences of the two documents."))
        self.back = back_button()
        self.stop = QtWidgets.QPushButton(tr("Cancel"))
        self.bar = QtWidgets.QProgressBar()
        self.bar.setRange(0, SCALE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        self.message = MessageLine(takes_no_room=True)
        self.table = AlignTable(theme)
        self.empty = muted(
            tr(
                "Choose a document and its translation, of any format Postil reads. Their "
                "sentences are paired by length and by words; you look the pairs through, put "
                "right what is wrong, and keep them as a memory.\n\nPairs in doubt are marked: "
                "N goes to the next one. They are left out until you say that they are right."
            )
        )
        self.empty.setMaximumWidth(scaled(self, EMPTY_WIDTH))
        self.counts = Label()
        self.counts.setProperty("kind", "muted")
        self.to_memory = QtWidgets.QPushButton(tr("Into a &memory of the project …"))
        self.to_tmx = QtWidgets.QPushButton(tr("&Save as TMX …"))
        explain(self.to_tmx, tr("Write the pairs that are kept as a memory file."))
        self.tools: dict[str, QtWidgets.QToolButton] = {}
        self._saved, self._working, self._project = True, False, ""
        self._lay_out()
        self._connect()
        self.show_working(-1.0)
        self.show_review(None)

    def _lay_out(self) -> None:
        head = QtWidgets.QHBoxLayout()
        head.addWidget(heading(tr("Align two documents")))
        head.addStretch(1)
        head.addWidget(self.back)
        files = QtWidgets.QGridLayout()
        files.setHorizontalSpacing(12)
        files.setVerticalSpacing(8)
        for row, field in enumerate((self.source, self.target)):
            files.addWidget(field.choose, row, 0)
            files.addWidget(field.language, row, 1)
            files.addWidget(field.file, row, 2)
        files.setColumnStretch(2, 1)
        files.addWidget(self.align, 1, 3)
        working = QtWidgets.QHBoxLayout()
        working.setSpacing(12)
        working.addWidget(self.message, 1)
        working.addWidget(self.bar, 1)
        working.addWidget(self.stop)
        self.toolbar = QtWidgets.QWidget()
        tools = WrapRow(spacing=2)
        self.toolbar.setLayout(tools)
        for order, text, key, does in TOOLS:
            button = self.tools[order] = QtWidgets.QToolButton()
            button.setText(tr(text))
            explain(button, tr(does), key)
            button.clicked.connect(lambda _=False, which=order: self.do(which))
            tools.addWidget(button)
        foot = QtWidgets.QHBoxLayout()
        foot.addWidget(self.counts, 1)
        foot.addWidget(self.to_memory)
        foot.addWidget(self.to_tmx)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(files)
        column.addLayout(working)
        column.addWidget(self.empty)
        column.addWidget(self.toolbar)
        column.addWidget(self.table, 1)
        column.addLayout(foot)
        column.addStretch(0)

    def _connect(self) -> None:
        for field in (self.source, self.target):
            field.changed.connect(self._update)
        self.align.clicked.connect(self.align_asked)
        self.stop.clicked.connect(self.cancel_asked)
        self.back.clicked.connect(self.step_back)
        self.to_tmx.clicked.connect(lambda: self.save_asked.emit("tmx"))
        self.to_memory.clicked.connect(lambda: self.save_asked.emit("memory"))
        self.table.asked.connect(self.do)

    @property
    def review(self) -> AlignmentReview | None:
        """The pairs in sight."""
        return self.table.rows.review

    @property
    def languages(self) -> tuple[str, str]:
        return self.source.language.code, self.target.language.code

    @property
    def is_unsaved(self) -> bool:
        """Whether the pairs in sight were saved nowhere."""
        return self.review is not None and not self._saved

    def show_languages(self, languages: Sequence[str]) -> None:
        """The languages of the open project, where none are chosen yet."""
        for field, code in zip((self.source, self.target), languages, strict=False):
            if not field.language.code:
                field.language.set_code(code)
        self._update()

    def show_project(self, name: str) -> None:
        """The open project, which may take the pairs; "" without."""
        self._project = name
        self._update()

    def show_working(self, share: float) -> None:
        """Progress of the aligning; below 0: none is under way."""
        self._working = share >= 0
        self.bar.setVisible(self._working)
        self.stop.setVisible(self._working)
        self.bar.setRange(0, SCALE if share > 0 else 0)
        self.bar.setValue(round(max(0.0, share) * SCALE))
        self._update()

    def show_review(self, review: AlignmentReview | None) -> None:
        """Show pairs to be looked through."""
        self._saved = review is None
        source, target = (direction_of(code or "en") for code in self.languages)
        self.table.set_directions(source, target)
        self.table.rows.show(review)
        self.empty.setVisible(review is None)
        for widget in (self.toolbar, self.table, self.counts, self.to_tmx, self.to_memory):
            widget.setVisible(review is not None)
        if review is not None:
            self.table.go_to(0)
            self.table.setFocus()
        self._count()

    def show_saved(self, text: str) -> None:
        """The pairs are saved."""
        self._saved = True
        self.message.say(text)

    def do(self, order: str) -> None:
        """Do what a key or a button means, to the current row."""
        review, place = self.review, self.table.place
        if review is None or place < 0:
            return
        row = review.rows[place]
        if order == "next":
            found = review.next_uncertain(place)
            self.message.say("" if found is not None else tr("No pair is in doubt any more."))
            self.table.go_to(place if found is None else found)
            return
        if order in ("undo", "redo"):
            at = review.undo() if order == "undo" else review.redo()
            self.table.go_to(place if at is None else at)
        elif order == "keep":
            review.keep(place, not row.kept)
        elif order == "mark":
            review.mark(place, not row.uncertain)
        else:
            self._arrange(review, order, place)
        self._saved = False
        self._count()

    def _arrange(self, review: AlignmentReview, order: str, place: int) -> None:
        side, before = self.table.side, len(review)
        if order in ("merge up", "merge down"):
            first = place - 1 if order == "merge up" else place
            if review.merge(first):
                place = first
        elif order == "split":
            review.split(place)
        elif review.move(place, side, 1 if order == "down" else -1) and order == "up":
            place += len(review) - before  # the row stays in sight, or what it became a part of
        self.table.go_to(place)

    def _count(self) -> None:
        if self.review is None:
            return
        kept, doubtful = self.review.counts
        self.counts.setText(
            tr(
                "{kept} of {all} pairs are kept; in doubt: {doubtful}.",
                kept=whole(kept),
                all=whole(len(self.review)),
                doubtful=whole(doubtful),
            )
        )
        self._update()

    def _update(self) -> None:
        """Enable the buttons that can be used now."""
        ready = all(field.path and field.language.code for field in (self.source, self.target))
        self.align.setEnabled(bool(ready) and not self._working)
        review = self.review
        some = review is not None and review.counts[0] > 0 and not self._working
        self.to_tmx.setEnabled(some)
        self.to_memory.setEnabled(some and bool(self._project))
        explain(
            self.to_memory,
            tr("Add the pairs that are kept to a memory of the open project."),
            why_not="" if self._project else tr("Open a project first."),
        )
