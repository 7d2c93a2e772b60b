"""Two engines side by side on segments with a reference: the verdict, and every difference."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from pathlib import Path

from postil.formats.languages import same_languages
from postil_gui.actions.keys import declared
from postil_gui.features.engines.compare_delegate import DifferenceDelegate
from postil_gui.features.engines.compare_html import (
    figures_html,
    reason_text,
    segment_html,
    verdict_text,
)
from postil_gui.features.engines.compare_model import (
    KINDS,
    NUMBER,
    SOURCE,
    TEXTS,
    CompareModel,
)
from postil_gui.features.engines.service import Compared, StoredEngine
from postil_gui.i18n.languages import sides_right_to_left
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.choices import ElidingChoice
from postil_gui.widgets.dialogs.dialog_parts import Scrolled, explain, heading, muted, set_flag
from postil_gui.widgets.engine_captions import languages_text, probability, telling
from postil_gui.widgets.front_page import back_button
from postil_gui.widgets.html_page import HtmlLabel, HtmlView
from postil_gui.widgets.message_line import MessageLine
from postil_gui.widgets.plain_text import Label, set_tip
from postil_gui.widgets.row_table import RowTable

LETTERS = 22  # of a choice, at least
SCORE_WIDTH = 64
ENGINE_FIELDS = (mark("Engine &A"), mark("Engine &B"), mark("&On"))
EDGE = 22  # pixels of the page at its sides
ARROW = 34  # pixels of a choice beside its text
HELD_OUT, PROJECT, FILES = "held-out", "project", "files"


class ComparePage(QtWidgets.QWidget):
    """Page to choose two engines and segments, and to show the result of the comparison."""

    asked = Signal(object, object, str)
    """First and second ``StoredEngine``, and the segments to compare on: "held-out", "project" or
    "files"."""

    left = Signal()
    """Back to the list."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._engines: list[StoredEngine] = []
        self._found: Compared | None = None
        self.first = ElidingChoice(tr("Engine A"), LETTERS)
        self.second = ElidingChoice(tr("Engine B"), LETTERS)
        self.judges = ElidingChoice(tr("Segments to compare on"), LETTERS)
        self._choices = (self.first, self.second, self.judges)
        self._labels = tuple(Label(tr(one)) for one in ENGINE_FIELDS)
        self._is_narrow = False
        self.go = QtWidgets.QPushButton(tr("&Compare"))
        self.go.setProperty("primary", True)
        explain(self.go, tr("Let both engines translate the segments, and judge them."))
        self.back = back_button(tr("&Back to the engines"))
        self.problem = MessageLine(name=tr("Problem"), takes_no_room=True)
        self._make_result()
        self._lay_out()
        self._connect()
        self._update()

    def _make_result(self) -> None:
        self.banner = QtWidgets.QFrame()
        self.banner.setObjectName("verdict")
        self.verdict, self.reason = heading(""), Label()
        self.caution = muted("")
        self.figures = HtmlLabel()
        for label in (self.verdict, self.reason, self.caution):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.kinds = QtWidgets.QTabBar()
        self.kinds.setAccessibleName(tr("Which segments"))
        self.kinds.setExpanding(False)
        self.previous = QtWidgets.QPushButton(tr("Previous difference"))
        self.next = QtWidgets.QPushButton(tr("Next difference"))
        up, down = declared(("Alt+Up", "Alt+Down"))
        self.previous.setShortcut(QtGui.QKeySequence(up))
        self.next.setShortcut(QtGui.QKeySequence(down))
        explain(self.previous, tr("The segment before that is translated differently."), up)
        explain(self.next, tr("The next segment that is translated differently."), down)
        self.model = CompareModel(self)
        widths = dict.fromkeys(sorted(self.model.figures), SCORE_WIDTH)
        self.table = RowTable(
            tr("Segments, both translations and their scores"),
            self.model,
            TEXTS,
            widths,
            QtWidgets.QHeaderView.ResizeMode.Fixed,
        )
        self.table.setItemDelegate(DifferenceDelegate(self._theme, self.table))
        self.table.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        header = self.table.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSortIndicator(NUMBER, Qt.SortOrder.AscendingOrder)
        self.table.setSortingEnabled(True)
        self.table.fit_titles(widths)  # again: beside a title is an arrow now
        self.segment = HtmlView(tr("The chosen segment"))
        self.segment.setObjectName("examples")

    def _lay_out(self) -> None:
        self._fields = QtWidgets.QGridLayout()
        self._fields.setHorizontalSpacing(12)
        self._fields.setVerticalSpacing(6)
        for label, field in zip(self._labels, self._choices, strict=True):
            label.setBuddy(field)
        self._arrange(narrow=False)
        words = QtWidgets.QVBoxLayout()
        words.setSpacing(4)
        for sentence in (self.verdict, self.reason, self.caution):
            words.addWidget(sentence)
        words.addStretch(1)
        banner = QtWidgets.QHBoxLayout(self.banner)
        banner.setContentsMargins(16, 12, 16, 12)
        banner.setSpacing(24)
        banner.addLayout(words, 1)
        banner.addWidget(self.figures)
        line = QtWidgets.QHBoxLayout()
        line.addWidget(self.kinds)
        line.addStretch(1)
        line.addWidget(self.previous)
        line.addWidget(self.next)
        parts = QtWidgets.QSplitter(Qt.Orientation.Vertical)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.table)
        parts.addWidget(self.segment)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        body = QtWidgets.QWidget()
        inner = QtWidgets.QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(10)
        inner.addWidget(self.banner)
        inner.addLayout(line)
        inner.addWidget(parts, 1)
        self.result = Scrolled(body)
        outer = QtWidgets.QVBoxLayout(self)
        outer.setContentsMargins(EDGE, 16, EDGE, 14)
        outer.setSpacing(12)
        head = QtWidgets.QHBoxLayout()
        head.addWidget(heading(tr("Two engines side by side")))
        head.addStretch(1)
        head.addWidget(self.back)
        outer.addLayout(head)
        outer.addLayout(self._fields)
        outer.addWidget(self.problem)
        outer.addWidget(self.result, 1)
        outer.addStretch(0)
        self.result.hide()

    def _arrange(self, *, narrow: bool) -> None:
        """Put the three choices beside each other, or the last one below, where the others have
        half of the room each.
        """
        grid, (first, second, judges) = self._fields, self._choices
        while grid.takeAt(0) is not None:
            pass
        self._is_narrow = narrow
        over_first, over_second, before_judges = self._labels
        if narrow:
            grid.addWidget(over_first, 0, 0, 1, 2)
            grid.addWidget(over_second, 0, 2, 1, 2)
            grid.addWidget(first, 1, 0, 1, 2)
            grid.addWidget(second, 1, 2, 1, 2)
            grid.addWidget(before_judges, 2, 0)
            grid.addWidget(judges, 2, 1, 1, 2)
        else:
            for column, (label, field) in enumerate(zip(self._labels, self._choices, strict=True)):
                grid.addWidget(label, 0, column)
                grid.addWidget(field, 1, column)
        grid.addWidget(self.go, 2 if narrow else 1, 3)
        for column in range(3):
            grid.setColumnStretch(column, 0 if narrow and column == 0 else 1)

    def _fit(self) -> None:
        """Fit the widths of the choices to their texts."""
        room = self.width() - 2 * EDGE - self.go.sizeHint().width()
        each = room // 3 - self._fields.horizontalSpacing()
        narrow = any(one.widest() + ARROW > each for one in self._choices)
        if narrow != self._is_narrow:
            self._arrange(narrow=narrow)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _connect(self) -> None:
        self.first.currentIndexChanged.connect(self._first_changed)
        self.second.currentIndexChanged.connect(self._update)
        self.judges.currentIndexChanged.connect(self._update)
        self.go.clicked.connect(self._compare)
        self.back.clicked.connect(self.left)
        self.kinds.currentChanged.connect(self._show_kind)
        self.previous.clicked.connect(lambda: self._step(-1))
        self.next.clicked.connect(lambda: self._step(1))
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._show_segment())
        self._theme.changed.connect(self._show)

    def show_engines(self, engines: Sequence[StoredEngine]) -> None:
        """The engines to choose from."""
        chosen = self._engine(self.first), self._engine(self.second)
        self._engines = list(engines)
        self.first.blockSignals(True)
        self.first.clear()
        alike = all(same_languages(one.languages, engines[0].languages) for one in engines)
        for one in engines:
            languages = "" if alike else f", {languages_text(one.manifest)}"
            text = f"{one.manifest.label}{languages}{telling(one.manifest)}"
            self.first.addItem(text, str(one.folder))
        self.first.blockSignals(False)
        self._first_changed()
        for field, before in zip((self.first, self.second), chosen, strict=True):
            if before is not None:
                self._choose(field, before.folder)
        self._choose_judges()
        self._fit()

    def show_project(self, confirmed: int) -> None:
        """Number of confirmed segments of the open project to compare on; 0 without."""
        chosen = self.judges.currentData()
        self.judges.blockSignals(True)
        self.judges.clear()
        self.judges.addItem(tr("Segments kept out of the training"), HELD_OUT)
        if confirmed:
            text = tr("Confirmed segments of this project ({count})", count=whole(confirmed))
            self.judges.addItem(text, PROJECT)
        self.judges.addItem(tr("A memory or two texts …"), FILES)
        self.judges.setCurrentIndex(max(0, self.judges.findData(chosen)))
        self.judges.blockSignals(False)
        self._update()
        self._choose_judges()
        self._fit()

    def choose(self, engine: StoredEngine | None) -> None:
        """Begin with an engine; with it the newest other one between its languages."""
        if engine is not None:
            self._choose(self.first, engine.folder)
            self._choose_judges()

    def _choose_judges(self) -> None:
        """Choose the segments of the project at first if none were kept out of a training."""
        if self.judges.currentData() != HELD_OUT:
            return
        first, second = self._engine(self.first), self._engine(self.second)
        project = self.judges.findData(PROJECT)
        if first is not None and second is not None and not _kept(first, second) and project >= 0:
            self.judges.setCurrentIndex(project)

    def show_working(self, working: bool) -> None:
        """Whether something is under way, so that nothing else can be asked."""
        self._working = working
        self._update()

    _working = False

    def show_result(self, found: Compared) -> None:
        """Show the result of a comparison."""
        self._found = found
        self._show()
        self.kinds.setCurrentIndex(0)
        self._show_kind()
        self.table.setFocus()

    def _engine(self, field: QtWidgets.QComboBox) -> StoredEngine | None:
        folder = field.currentData()
        return next((one for one in self._engines if str(one.folder) == folder), None)

    @staticmethod
    def _choose(field: QtWidgets.QComboBox, folder: Path) -> None:
        index = field.findData(str(folder))  # Qt compares other objects by identity
        if index >= 0:
            field.setCurrentIndex(index)

    def _first_changed(self) -> None:
        """The second must translate between the languages of the first."""
        first, chosen = self._engine(self.first), self.second.currentData()
        self.second.blockSignals(True)
        self.second.clear()
        for one in self._engines:
            if (
                first is not None
                and one is not first
                and same_languages(one.languages, first.languages)
            ):
                text = f"{one.manifest.label}{telling(one.manifest)}"
                self.second.addItem(text, str(one.folder))
        self.second.setCurrentIndex(max(0, self.second.findData(chosen)))
        self.second.blockSignals(False)
        self._fit()
        self._update()

    def _update(self) -> None:
        """Show what is missing before it can begin."""
        first, second = self._engine(self.first), self._engine(self.second)
        problem = ""
        if first is None:
            problem = tr("There is no engine yet. Train one, or import a .postil file.")
        elif second is None:
            problem = tr("There is no other engine between these languages to compare it with.")
        elif self.judges.currentData() == HELD_OUT and not _kept(first, second):
            problem = tr(
                "Neither engine kept segments out of its training. Choose a memory or two texts."
            )
        self.problem.say(problem)
        self.go.setEnabled(not problem and not self._working)

    def _compare(self) -> None:
        first, second = self._engine(self.first), self._engine(self.second)
        if first is not None and second is not None:
            self.asked.emit(first, second, str(self.judges.currentData()))

    def _names(self) -> tuple[str, str]:
        if self._found is None:
            return "A", "B"
        first, second = self._found.engines
        return first.label, second.label

    def _show(self) -> None:
        found = self._found
        if found is None:
            return
        first, second = names = self._names()
        distinct = names if first != second else (f"{first} (A)", f"{second} (B)")
        kind = {"better": "good", "worse": "bad"}.get(found.found.verdict, "open")
        set_flag(self.banner, "kind", "good" if kind == "bad" else kind)
        self.verdict.setText(verdict_text(found.found, distinct))
        self.reason.setText(reason_text(found.found))
        by_chance = found.found.bootstrap["bleu"].p_value
        set_tip(self.figures, probability(min(by_chance, 1 - by_chance)))
        self.caution.setText(
            " ".join(
                part
                for part in (tr("On: {name}.", name=found.judges.name), found.judges.caution)
                if part
            )
        )
        self.figures.show_html(figures_html(found.found, names, self._theme.scheme))
        self.model.show(found.found.rows, names)
        source, target = _right_to_left(found)
        self.model.set_right_to_left(compress(TEXTS, (source, target, target, target)))
        texts = {
            "different": tr("Different"),
            "better": tr("B better"),
            "worse": tr("A better"),
            "all": tr("All"),
        }
        self.kinds.blockSignals(True)
        while self.kinds.count() < len(KINDS):
            self.kinds.addTab("")
        for place, which in enumerate(KINDS):
            self.kinds.setTabText(place, f"{texts[which]} ({whole(self.model.count(which))})")
        self.kinds.blockSignals(False)
        self.result.show()
        self._show_segment()

    def _show_kind(self) -> None:
        self.model.show_kind(KINDS[max(0, self.kinds.currentIndex())])
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, SOURCE))
        self._show_segment()

    def _step(self, step: int) -> None:
        place = self.model.next_difference(self.table.currentIndex().row(), step)
        if place is not None:
            self.table.setCurrentIndex(self.model.index(place, SOURCE))
        self.table.setFocus()

    def _show_segment(self) -> None:
        place = self.table.currentIndex().row()
        if self._found is None or not 0 <= place < self.model.rowCount():
            self.segment.setPlainText(tr("No segment of this kind."))
            return
        row, rtl = self.model.row(place), _right_to_left(self._found)
        self.segment.show_html(segment_html(row, self._names(), self._theme.scheme, rtl))


def _right_to_left(found: Compared) -> tuple[bool, bool]:
    manifest = found.engines[0]
    return sides_right_to_left(manifest.source_language, manifest.target_language)


def _kept(first: StoredEngine, second: StoredEngine) -> bool:
    return bool(first.facts.held_out or second.facts.held_out)
