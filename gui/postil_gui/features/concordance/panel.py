"""Concordance: how words were translated before, in all memories of the project."""

from __future__ import annotations

from postil.memory.units import ConcordanceHit, ConcordanceHits
from postil.text.tags import TaggedText
from postil_gui.actions.keys import key_of
from postil_gui.i18n.languages import letters_of
from postil_gui.i18n.messages import tr
from postil_gui.i18n.times import date_text
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_panel import CardPanel
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.plain_text import Label

PAUSE = 250  # milliseconds without a key before the search starts
SHORTEST = 2
MOST_QUERIES = 30


def hit_card(hit: ConcordanceHit, directions: tuple[bool, bool]) -> Card:
    """Card of one hit, source above target, what was sought marked."""
    found = (
        *((start, end, "found") for start, end in hit.spans),
        *((number, number, "tag-found") for number in hit.tags),
    )
    in_source = hit.side == "source"
    unit = hit.unit
    details = (hit.memory, date_text(unit.last_touched), unit.last_author)
    meta = " · ".join(detail for detail in details if detail)
    return Card(
        (
            Line(unit.source, found if in_source else (), directions[0]),
            Line(unit.target, () if in_source else found, directions[1], quiet=in_source),
        ),
        meta=meta,
        tip=tr("Enter or a double click inserts the translation; F2 selects a part of it."),
        part_line=1,
        spoken=f"{unit.source.plain}: {unit.target.plain}. {meta}",
    )


class ConcordancePanel(CardPanel):
    """A search box and its hits.

    Parameters
    ----------
    languages
        Names of source and target language.
    directions
        Whether they run from right to left.
    codes
        Of the languages: what is typed in the script of one only is sought there.
    """

    asked = Signal(str, str, bool, str)
    """Query: text, side ("source" or "target"), whether as whole words, and how
    ("text", "regex" or "fuzzy").
    """

    remembered = Signal(list)
    """Queries of late, the last one first."""

    chosen = Signal(object)
    """``TaggedText`` to be inserted."""

    def __init__(
        self,
        theme: Theme,
        languages: tuple[str, str],
        directions: tuple[bool, bool],
        parent: QtWidgets.QWidget | None = None,
        *,
        codes: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(theme, tr("Concordance"), parent)
        self._directions = directions
        self._letters = tuple(map(letters_of, codes))
        self._hits: list[ConcordanceHit] = []
        self._own_side = "source"  # chosen by hand
        self._is_current = False  # the hits are those of what stands in the field
        self._goes_on = False  # to the hits, as soon as they are
        self.field = QtWidgets.QLineEdit()
        self.field.setPlaceholderText(tr("Search the memories"))
        self.field.setAccessibleName(tr("Search the memories"))
        self.field.setClearButtonEnabled(True)
        self.side = QtWidgets.QComboBox()
        self.side.setAccessibleName(tr("Language to search in"))
        self.side.addItem(languages[0], "source")
        self.side.addItem(languages[1], "target")
        row = QtWidgets.QHBoxLayout()
        row.setContentsMargins(12, 10, 12, 8)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.side)
        self.column.insertLayout(0, row)
        self.column.insertLayout(1, self._second_row())
        self._remembered: list[str] = []
        self._queries = QtCore.QStringListModel(self)
        completer = QtWidgets.QCompleter(self._queries, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.field.setCompleter(completer)
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._ask_where_it_fits)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._remember)
        self.field.returnPressed.connect(self._ask_where_it_fits)
        self.side.currentIndexChanged.connect(self._ask)
        self.side.activated.connect(self._choose_side)
        self.list.taken.connect(lambda number: self._choose(self._hits[number].unit.target))
        self.list.part_taken.connect(lambda _, text: self._choose(text))
        self.entry = self.field
        self._say_nothing()

    def look_for(self, text: str, side: str = "source") -> None:
        """Search for a text now; asked for it again, go to what was found."""
        if (text, side) == (self.field.text(), self.side.currentData()):
            self._go_to_hits()
            return
        self._show_side(side)
        self.field.setText(text)
        self.field.selectAll()
        self._remember()
        self._ask()

    def begin(self) -> None:
        """Let another query be typed, in the language that was chosen by hand."""
        if self.side.currentData() != self._own_side:
            self._show_side(self._own_side)
            self._ask()
        self.field.setFocus()
        self.field.selectAll()

    def look_again(self) -> None:
        """Search for the same once more: the memories hold other units now."""
        self._ask()

    @property
    def queries(self) -> list[str]:
        """Queries of late, the last one first."""
        return list(self._remembered)

    def set_queries(self, queries: list[str]) -> None:
        """Offer these while typing."""
        self._remembered = list(queries)
        self._offer()

    def _offer(self) -> None:
        """Offer what was sought before, but for what stands there: Down goes to what it found."""
        written = self.field.text().strip().casefold()
        others = [one for one in self._remembered if one.casefold() != written]
        if others != self._queries.stringList():
            self._queries.setStringList(others)

    def show_problem(self, query: str, problem: str) -> None:
        """Show why a query cannot be searched for."""
        if query == self.field.text().strip():
            self._hits = []
            self._is_current = self._goes_on = False
            self.count.setText("")
            self.show_cards([], problem)

    def show_hits(self, query: str, hits: ConcordanceHits) -> None:
        """Show what was found, unless something else is sought by now."""
        if query != self.field.text().strip():
            return
        self._hits = hits
        number = len(hits)
        hits_text = tr("more than %Ln hits", number) if hits.more else tr("%Ln hits", number)
        self.count.setText(hits_text if hits.complete else tr("{hits} so far", hits=hits_text))
        cards = [hit_card(hit, self._directions) for hit in hits]
        self.show_cards(
            cards, tr("“{query}” does not occur in the memories of this project.", query=query)
        )
        goes_on, self._is_current, self._goes_on = self._goes_on, True, False
        if goes_on:
            self._go_to_hits()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.field.hasFocus():
            if self._hits:
                self.list.setFocus()
        else:
            super().keyPressEvent(event)

    def _go_to_hits(self) -> None:
        if not self._is_current:
            self._ask()
            self._goes_on = True
        elif self._hits:
            self.list.setFocus()

    def _show_side(self, side: str) -> None:
        self.side.blockSignals(True)
        self.side.setCurrentIndex(self.side.findData(side))
        self.side.blockSignals(False)

    def _choose_side(self) -> None:
        self._own_side = self.side.currentData()

    def _second_row(self) -> QtWidgets.QHBoxLayout:
        self.mode = QtWidgets.QComboBox()
        self.mode.setAccessibleName(tr("How to search"))
        for text, mode in (
            (tr("As written"), "text"),
            (tr("Regular expression"), "regex"),
            (tr("Similar"), "fuzzy"),
        ):
            self.mode.addItem(text, mode)
        self.mode.currentIndexChanged.connect(self._ask)
        self.whole = QtWidgets.QCheckBox(tr("Whole words"))
        self.whole.toggled.connect(self._ask)
        self.count = Label()
        self.count.setProperty("kind", "muted")
        row = QtWidgets.QHBoxLayout()
        row.setContentsMargins(12, 0, 12, 8)
        row.setSpacing(10)
        row.addWidget(self.mode)
        row.addWidget(self.whole)
        row.addStretch(1)
        row.addWidget(self.count)
        return row

    def _choose(self, text: TaggedText) -> None:
        self._remember()
        self.chosen.emit(text)

    def _remember(self) -> None:
        query = self.field.text().strip()
        if len(query) >= SHORTEST:
            others = [one for one in self.queries if one != query]
            self.set_queries([query, *others][:MOST_QUERIES])
            self.remembered.emit(self.queries)

    def _typed(self, text: str) -> None:
        self._is_current = self._goes_on = False
        if self.field.isModified():  # else it was taken from what is offered, or put there
            self._offer()
        if len(text.strip()) < SHORTEST:
            self._pause.stop()
            self._say_nothing()
        else:
            self._pause.start()

    def _ask_where_it_fits(self) -> None:
        """Search in the language whose letters were typed, if the other one has none of them."""
        text, here = self.field.text(), self.side.currentIndex()
        has = [letters is None or bool(letters.search(text)) for letters in self._letters]
        if has[1 - here] and not has[here]:
            self._show_side(self.side.itemData(1 - here))
        self._ask()

    def _ask(self) -> None:
        self._pause.stop()
        self._is_current = self._goes_on = False
        query = self.field.text().strip()
        if len(query) >= SHORTEST:
            self.whole.setEnabled(self.mode.currentData() == "text")
            mode = self.mode.currentData()
            self.asked.emit(query, self.side.currentData(), self.whole.isChecked(), mode)

    def _say_nothing(self) -> None:
        self.count.setText("")
        self.show_cards(
            [],
            tr(
                "Select words in the source or the translation and press {key}, or type them here.",
                key=key_of("edit.concordance"),
            ),
        )
