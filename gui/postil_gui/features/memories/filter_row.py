"""Filters of the memories page: side of the text, author, document, origin and date."""

from __future__ import annotations

from postil.memory.unit_filter import UnitChoices, UnitFilter
from postil.memory.units import UnitOrigin
from postil_gui.i18n.messages import mark, tr
from postil_gui.qt import QtWidgets, Signal
from postil_gui.widgets.choices import Choice
from postil_gui.widgets.day_field import DayField
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.wrap_row import WrapRow

SIDES = (
    ("both", mark("On both sides")),
    ("source", mark("In the source")),
    ("target", mark("In the translation")),
)
ORIGINS: tuple[tuple[UnitOrigin | None, str], ...] = (
    (None, mark("Any origin")),
    ("", mark("Made by people")),
    ("alignment", mark("From an alignment")),
    ("machine", mark("Made by a machine")),
)
MOST_WIDTH = 200  # pixels of a choice of names


class FilterRow(QtWidgets.QWidget):
    """Fields by which the units of a memory are filtered, beside the text that is looked for."""

    changed = Signal()
    """Other units may be let through."""

    def __init__(self) -> None:
        super().__init__()
        self.side = _choice(tr("Where to look"), SIDES)
        self.expression = QtWidgets.QCheckBox(tr("Regular expression"))
        self.author = _choice(tr("Who made or changed the unit"))
        self.document = _choice(tr("Document of the unit"))
        self.origin = _choice(tr("Origin of the unit"), ORIGINS)
        self.since = DayField(tr("Since"), tr("From a day on"), tr("First day"))
        self.until = DayField(tr("Until"), tr("Up to a day"), tr("Last day"))
        self.none = QtWidgets.QPushButton(tr("No filter"))
        self.none.setProperty("flat", True)
        row = WrapRow(spacing=10)
        for widget in (self.side, self.expression, self.author, self.document, self.origin,
                       self.since, self.until, self.none):  # fmt: skip
            row.addWidget(widget)
        self.setLayout(row)
        self.show_choices(UnitChoices())
        for choice in (self.side, self.author, self.document, self.origin):
            choice.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.expression.toggled.connect(lambda _: self.changed.emit())
        for day in (self.since, self.until):
            day.changed.connect(self.changed)
        self.none.clicked.connect(self.clear)

    def show_choices(self, found: UnitChoices) -> None:
        """Authors and documents of the memory in sight; what is chosen stays chosen if it can."""
        for choice, every, nobody, names in (
            (self.author, tr("By anybody"), tr("By nobody named"), found.authors),
            (self.document, tr("Of any document"), tr("Of no document"), found.documents),
        ):
            chosen = choice.currentData()
            choice.blockSignals(True)
            choice.clear()
            choice.addItem(every, None)
            choice.addItem(nobody, "")
            for name in names:
                choice.addItem(name, name)
            places = [n for n in range(choice.count()) if choice.itemData(n) == chosen]
            choice.setCurrentIndex(places[0] if places else 0)
            choice.blockSignals(False)

    def filter_with(self, text: str) -> UnitFilter:
        """The filter, with a text that is looked for."""
        since, until = self.since.day, self.until.day
        return UnitFilter(
            text,
            self.expression.isChecked(),
            self.side.currentData(),
            self.author.currentData(),
            self.document.currentData(),
            self.origin.currentData(),
            since.isoformat() if since else "",
            until.isoformat() if until else "",
        )

    def clear(self) -> None:
        """Let all units through."""
        before = self.filter_with("")
        self.blockSignals(True)
        for choice in (self.side, self.author, self.document, self.origin):
            choice.setCurrentIndex(0)
        self.expression.setChecked(False)
        self.since.set_day(None)
        self.until.set_day(None)
        self.blockSignals(False)
        if self.filter_with("") != before:
            self.changed.emit()


def _choice(name: str, items: tuple[tuple[object, str], ...] = ()) -> Choice:
    choice = Choice()
    choice.setAccessibleName(name)
    for value, text in items:
        choice.addItem(tr(text), value)
    if not items:
        choice.setMaximumWidth(scaled(choice, MOST_WIDTH))
    return choice
