"""Terms: what the glossaries say about words of the open segment."""

from __future__ import annotations

from postil.memory.term_finder import TermHit
from postil.text.tags import TaggedText
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.card_panel import CardPanel
from postil_gui.widgets.cards_model import Card, Line


def term_card(hit: TermHit, *, right_to_left: bool = False) -> Card:
    """Card of one term."""
    sign = ("warning", "wrong") if hit.forbidden else ("term", "muted")
    meta = " · ".join(part for part in (hit.note, hit.glossary) if part)
    spoken = (
        tr("{source}: avoid {target}.", source=hit.source, target=hit.target)
        if hit.forbidden
        else tr("{source} is {target}.", source=hit.source, target=hit.target)
    )
    return Card(
        (
            Line(TaggedText.of(hit.source), quiet=True),
            Line(
                TaggedText.of(hit.target),
                ((0, len(hit.target), "forbidden"),) if hit.forbidden else (),
                right_to_left,
            ),
        ),
        icon=sign,
        meta=tr("Avoid · {meta}", meta=meta) if hit.forbidden else meta,
        tip=tr("F2 changes it, Del removes it.")
        if hit.forbidden
        else tr("Enter or a double click inserts it; F2 changes it, Del removes it."),
        spoken=f"{spoken} {meta}",
    )


class TermsPanel(CardPanel):
    """Terms found in the source of the open segment."""

    chosen = Signal(object)
    """``TaggedText`` of a term to be inserted."""

    add_asked = Signal()
    """A term is to be added."""

    edit_asked = Signal(object)
    """``TermHit`` that is to be changed."""

    delete_asked = Signal(object)
    """``TermHit`` that is to be removed."""

    def __init__(
        self, theme: Theme, *, right_to_left: bool, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(theme, tr("Terms"), parent)
        self._right_to_left = right_to_left
        self._hits: list[TermHit] = []
        self.list.taken.connect(self._take)
        self.list.edit_asked.connect(lambda row: self.edit_asked.emit(self._hits[row]))
        self.list.delete_asked.connect(lambda row: self.delete_asked.emit(self._hits[row]))
        self.list.menu_asked.connect(lambda row, place: self.menu(row).popup(place))
        self.add = QtWidgets.QPushButton(tr("Add a term …"))
        self.add.setProperty("flat", True)
        self.add.setProperty("command", "term.add")
        self.add.clicked.connect(self.add_asked)
        row = QtWidgets.QHBoxLayout()
        row.setContentsMargins(3, 4, 3, 4)  # its text begins where the others do
        row.addWidget(self.add)
        row.addStretch(1)
        self.column.addLayout(row)
        self.show_terms([])

    def show_terms(self, hits: list[TermHit]) -> None:
        """Show these; the same term is shown once."""
        unique: dict[tuple[str, str], TermHit] = {}
        for hit in hits:
            unique.setdefault((hit.source, hit.target), hit)
        self._hits = list(unique.values())
        cards = [term_card(hit, right_to_left=self._right_to_left) for hit in self._hits]
        self.show_cards(cards, tr("No term of the glossaries occurs in this segment."))

    def menu(self, row: int) -> QtWidgets.QMenu:
        """Menu of a term."""
        hit = self._hits[row]
        menu = QtWidgets.QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        insert = menu.addAction(tr("Insert"), lambda: self._take(row))
        insert.setEnabled(not hit.forbidden)
        menu.addAction(tr("Change …"), lambda: self.edit_asked.emit(hit))
        menu.addAction(tr("Remove …"), lambda: self.delete_asked.emit(hit))
        return menu

    def insert(self, number: int) -> bool:
        """Insert the term with that number (from 0) among those not forbidden; False if none is."""
        usable = [row for row, hit in enumerate(self._hits) if not hit.forbidden]
        if number >= len(usable):
            return False
        self._take(usable[number])
        return True

    def _take(self, row: int) -> None:
        if not self._hits[row].forbidden:
            self.chosen.emit(TaggedText.of(self._hits[row].target))
