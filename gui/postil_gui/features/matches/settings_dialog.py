"""Dialog for matching: thresholds of proposals, and penalty and priority of each memory of the
project.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from postil.workspace.proposals.match_settings import TERM_USES, MemorySettings, TermUse
from postil.workspace.proposals.ranking import ENGINE
from postil_gui.features.matches.settings_service import Matching
from postil_gui.i18n.messages import mark, percent_sign, say, tr, whole
from postil_gui.qt import Qt, QtCore, QtWidgets, Signal
from postil_gui.widgets.choices import Choice
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import Scrolled, closing_row, heading, muted
from postil_gui.widgets.dialogs.settings_form import MOST_PRIORITY, Number
from postil_gui.widgets.measures import letters, room_for, scaled
from postil_gui.widgets.plain_text import Label, literal, set_tip

LETTERS = 120  # in a line
UNITS = 1  # column of the memories
TERMS: dict[TermUse, str] = {
    "off": mark("Left aside"),
    "prefer": mark("Preferred"),
    "always": mark("Always used"),
}


@dataclass(slots=True)
class _Row:
    """The fields of one memory."""

    used: QtWidgets.QCheckBox
    priority: QtWidgets.QSpinBox
    penalty: QtWidgets.QSpinBox
    read_only: QtWidgets.QCheckBox


class MatchingDialog(Dialog):
    """Thresholds, what is made of matches, and the memories."""

    guide = "memories"

    saved = Signal(object)
    """The new :class:`Matching`."""

    def __init__(self, values: Matching, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Matching"))
        self._values = values
        self._rows: dict[str, _Row] = {}
        self.least = _percent(tr("Least memory match"), 50, 100, values.least)
        self.least.selectAll()
        self.first = _percent(tr("Memory before the machine"), 50, 102, values.first)
        self.machine = _percent(tr("Least confidence of the machine"), 0, 100, values.machine)
        self.terms = _choice(tr("Terms in machine translations"), values.settings.terms)
        self.repair = QtWidgets.QCheckBox(tr("Repair matches: patch in what differs"))
        self.repair.setChecked(values.settings.repair)
        self.assembly = QtWidgets.QCheckBox(tr("Put segments together from shorter translations"))
        self.assembly.setChecked(values.settings.assembly)
        self.entities = QtWidgets.QCheckBox(
            tr("Numbers, dates, quantities and codes in machine translations by rule")
        )
        set_tip(
            self.entities,
            tr("As the target language writes them, whatever the engine has learned."),
        )
        self.entities.setChecked(values.settings.entities)
        self._body = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(heading(tr("What is proposed")))
        column.addLayout(self._thresholds())
        column.addWidget(self.repair)
        column.addWidget(self.assembly)
        column.addWidget(self.entities)
        column.addSpacing(8)
        self.sources = {
            name: QtWidgets.QCheckBox(literal(text)) for name, text in _source_texts(values).items()
        }
        column.addWidget(heading(tr("Suggestions come from")))
        for name, box in self.sources.items():
            box.setChecked(name not in values.settings.unused_sources)
            column.addWidget(box)
        column.addSpacing(8)
        column.addWidget(heading(tr("Memories")))
        column.addLayout(self._memories())
        column.addWidget(
            muted(
                tr(
                    "Of matches with the same score, those of the memory with the higher priority "
                    "come first. The penalty is taken off every match of a memory."
                )
            )
        )
        column.addStretch(1)
        self._lay_out()

    @property
    def values(self) -> Matching:
        """Values of the fields."""
        memories = {}
        for name, row in self._rows.items():
            before = self._values.settings.memory(name)
            own = name == next(iter(self._values.units))
            memories[name] = replace(
                before,
                used=row.used.isChecked(),
                priority=row.priority.value(),
                penalty=row.penalty.value(),
                read_only=before.read_only if own else row.read_only.isChecked(),
            )
        settings = replace(
            self._values.settings,
            memories={**self._values.settings.memories, **memories},
            repair=self.repair.isChecked(),
            assembly=self.assembly.isChecked(),
            entities=self.entities.isChecked(),
            terms=TERM_USES[self.terms.currentIndex()],
            unused_sources=tuple(name for name, box in self.sources.items() if not box.isChecked()),
        )
        return replace(
            self._values,
            least=self.least.value(),
            first=self.first.value(),
            machine=self.machine.value(),
            settings=settings,
        )

    def _lay_out(self) -> None:
        """All of it as far as there is room, scrolled above the buttons."""
        scrolled = Scrolled(self._body)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(8)
        column.addWidget(scrolled, 1)
        column.addLayout(self._buttons())
        room = room_for(self)
        wide = min(letters(self, LETTERS) + MARGINS[0] + MARGINS[2], room.width())
        wide = max(wide, self.minimumSizeHint().width())
        within = wide - MARGINS[0] - MARGINS[2] - scrolled.verticalScrollBar().sizeHint().width()
        self._body.ensurePolished()
        high = self.sizeHint().height() - scrolled.sizeHint().height()
        high += self._body.heightForWidth(within)
        self.resize(QtCore.QSize(wide, high).boundedTo(room))

    def _thresholds(self) -> QtWidgets.QGridLayout:
        grid = QtWidgets.QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(2, 1)
        for number, (text, field, note) in enumerate(
            (
                (tr("Memory matches from"), self.least, tr("similarity to the source")),
                (
                    tr("Memory before the machine from"),
                    self.first,
                    tr("below, what is expected to need the fewest changes is first"),
                ),
                (
                    tr("Machine from"),
                    self.machine,
                    tr("of it expected to stay as it is; below, nothing is shown"),
                ),
                (
                    tr("Terms in machine translations"),
                    self.terms,
                    tr("as the glossaries say; forbidden ones are then avoided, too"),
                ),
            )
        ):
            label = Label(text)
            label.setBuddy(field)
            grid.addWidget(label, number, 0)
            grid.addWidget(field, number, 1)
            grid.addWidget(muted(note), number, 2)
        return grid

    def _memories(self) -> QtWidgets.QGridLayout:
        grid = QtWidgets.QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(0, 1)
        headings = (tr("Memory"), tr("Units"), tr("Priority"), tr("Penalty"), tr("Read-only"))
        right, bottom = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignBottom
        for column, text in enumerate(headings):
            label = muted(text)
            label.setAlignment(bottom | (right if column == UNITS else Qt.AlignmentFlag.AlignLeft))
            grid.addWidget(label, 0, column)
        for number, (name, units) in enumerate(self._values.units.items(), 1):
            row = self._rows[name] = _row(name, self._values.settings.memory(name), number == 1)
            grid.addWidget(row.used, number, 0)
            grid.addWidget(Label(whole(units)), number, UNITS, right)
            grid.addWidget(row.priority, number, 2)
            grid.addWidget(row.penalty, number, 3)
            grid.addWidget(row.read_only, number, 4, Qt.AlignmentFlag.AlignCenter)
        return grid

    def _buttons(self) -> QtWidgets.QHBoxLayout:
        save = QtWidgets.QPushButton(tr("Save"))
        save.setDefault(True)
        save.clicked.connect(self._save)
        return closing_row(self, save)

    def _save(self) -> None:
        self.saved.emit(self.values)
        self.accept()


def _source_texts(values: Matching) -> dict[str, str]:
    """Names of the sources of suggestions, by their ids."""
    texts = {source: say(name) for source, name in values.sources.items()}
    if ENGINE in texts:
        texts[ENGINE] = tr("Engine: {name}", name=texts[ENGINE])
    return texts


def _choice(name: str, use: TermUse) -> Choice:
    field = Choice()
    field.setAccessibleName(name)
    field.addItems([tr(TERMS[one]) for one in TERM_USES])
    field.setCurrentIndex(TERM_USES.index(use))
    return field


def _percent(name: str, low: int, high: int, value: int) -> QtWidgets.QSpinBox:
    field = Number()
    field.setAccessibleName(name)
    field.setRange(low, high)
    field.setSuffix(percent_sign())
    field.setValue(value)
    field.setMinimumWidth(scaled(field, 76))
    return field


def _row(name: str, settings: MemorySettings, own: bool) -> _Row:
    used = QtWidgets.QCheckBox(literal(name))
    used.setAccessibleName(tr("Use the memory {memory}", memory=name))
    used.setChecked(settings.used)
    priority = Number()
    priority.setAccessibleName(tr("Priority of {memory}", memory=name))
    priority.setRange(-MOST_PRIORITY, MOST_PRIORITY)
    priority.setValue(settings.priority)
    penalty = _percent(tr("Penalty of {memory}", memory=name), 0, 100, settings.penalty)
    read_only = QtWidgets.QCheckBox()
    read_only.setAccessibleName(tr("{memory} is read-only", memory=name))
    read_only.setChecked(not own if settings.read_only is None else settings.read_only)
    read_only.setEnabled(not own)
    return _Row(used, priority, penalty, read_only)
