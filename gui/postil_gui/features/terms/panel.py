"""Terms: entries of the glossaries for words of the open segment."""

from __future__ import annotations

from collections.abc import Iterable

from postil.memory.terms.finder import TermHit, find_term
from postil.text.tags import TaggedText
from postil.workspace.records import Proposal
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_panel import CardPanel
from postil_gui.widgets.cards.cards_model import Card, pair_line


def term_card(hit: TermHit, *, is_missed: bool = False) -> Card:
    """Card of one term, in a line; ``is_missed``: the machine translates it differently."""
    sign = ("warning", "wrong") if hit.forbidden else ("term", "similar" if is_missed else "muted")
    missed = tr("the machine translates it differently") if is_missed else ""
    status = tr("preferred") if hit.preferred and not hit.forbidden else ""
    details = (missed, status, hit.note, hit.domain, hit.glossary)
    meta = " · ".join(part for part in details if part)
    if hit.forbidden:
        meta = tr("Avoid · {meta}", meta=meta)
        spoken = tr("{source}: avoid {target}.", source=hit.source, target=hit.target)
        tip = tr("F2 changes it, Del removes it.")
    else:
        spoken = tr("{source} is {target}.", source=hit.source, target=hit.target)
        tip = tr("Enter or a double click inserts it; F2 changes it, Del removes it.")
    if hit.definition:
        tip, spoken = f"{hit.definition}\n\n{tip}", f"{spoken} {hit.definition}."
    role = "forbidden" if hit.forbidden else ""
    return Card(
        (pair_line(hit.source, hit.target, meta, role=role),),
        icon=sign,
        tip=tip,
        spoken=f"{spoken} {meta}",
        compact=True,
        part=TaggedText.of(hit.target),
    )


def missed_terms(hits: Iterable[TermHit], machine: Proposal | None) -> list[TermHit]:
    """Terms that the machine's suggestion does not follow; none if the origins of its words are
    unknown.
    """
    if machine is None or not machine.words:
        return []
    said = [(w.source_start, w.source_end) for w in machine.words if w.kind == "glossary"]
    return [
        hit
        for hit in hits
        if not hit.forbidden
        and not any(s < hit.end and hit.start < e for s, e in said)
        and not find_term(hit.target, machine.target.plain)
    ]


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

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(theme, tr("Terms"), parent)
        self._hits: list[TermHit] = []
        self._found: list[TermHit] = []
        self._machine: Proposal | None = None
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
        self._found = hits
        unique: dict[tuple[str, str], TermHit] = {}
        for hit in hits:
            unique.setdefault((hit.source, hit.target), hit)
        self._hits = list(unique.values())
        self._show()

    @property
    def hits(self) -> tuple[TermHit, ...]:
        """The terms that are listed."""
        return tuple(self._hits)

    def show_machine(self, machine: Proposal | None) -> None:
        """Mark the terms that the machine's suggestion for the segment does not follow."""
        if machine != self._machine:
            self._machine = machine
            self._show()

    def _show(self) -> None:
        missed = {(hit.source, hit.target) for hit in missed_terms(self._found, self._machine)}
        cards = [
            term_card(
                hit,
                is_missed=(hit.source, hit.target) in missed,
            )
            for hit in self._hits
        ]
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
