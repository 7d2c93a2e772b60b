"""Matches: memory, machine, what is made of both, terms and fragments in one ranked list."""

from __future__ import annotations

from collections.abc import Callable

from postil.text.tags import TaggedText
from postil.workspace.records import Proposal
from postil_gui.actions.keys import key_of
from postil_gui.features.matches.cards import proposal_card
from postil_gui.i18n.messages import percent, percent_below, tr
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_panel import CardPanel
from postil_gui.widgets.engine_captions import unusable_engine
from postil_gui.widgets.plain_text import Label


class MatchesPanel(CardPanel):
    """Proposals for the open segment.

    Parameters
    ----------
    directions
        Whether source and target run from right to left.

    Attributes
    ----------
    may_change
        Whether the memory unit behind a proposal may be changed.
    """

    taken = Signal(int)
    """Number (from 0) of the proposal that was taken."""

    withheld_asked = Signal()
    """The machine's suggestion is to be shown though the machine is not sure enough of it."""

    part_taken = Signal(object)
    """``TaggedText`` that was selected in one, to be inserted."""

    edit_asked = Signal(object)
    """``Proposal`` whose memory unit is to be changed."""

    delete_asked = Signal(object)
    """``Proposal`` whose memory unit is to be deleted."""

    search_asked = Signal(str)
    """A text to be looked for in the memories."""

    announced = Signal(str)
    """A sentence about the current match."""

    def __init__(
        self, theme: Theme, directions: tuple[bool, bool], parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(theme, tr("Matches"), parent)
        self._directions = directions
        self._proposals: list[Proposal] = []
        self._withheld: float | None = None
        self._training = ""
        self._lacks_engine = False
        self.engine_problem = ""
        """Why the engine of the project cannot be used; "" if it can, or if it has none."""
        self.may_change: Callable[[Proposal], bool] = lambda _: False
        self.notice = Label()
        self.notice.setWordWrap(True)
        self.notice.setAccessibleName(tr("About the machine"))
        self.show_button = QtWidgets.QPushButton(tr("Show"))
        self.show_button.setAccessibleDescription(tr("Shows the hidden machine translation"))
        self.show_button.clicked.connect(self.withheld_asked)
        self._hidden = QtWidgets.QWidget()
        self._hidden.setObjectName("notice")
        self._hidden.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QtWidgets.QHBoxLayout(self._hidden)
        row.setContentsMargins(12, 7, 12, 8)
        row.addWidget(self.notice, 1)
        row.addWidget(self.show_button, 0, Qt.AlignmentFlag.AlignTop)
        self._hidden.hide()
        self.column.addWidget(self._hidden)
        self.list.taken.connect(self.taken)
        self.list.part_taken.connect(lambda _, text: self.part_taken.emit(text))

    def show_proposals(
        self, source: TaggedText, proposals: list[Proposal], *, waiting: bool, has_engine: bool
    ) -> None:
        """Show what was found so far; ``waiting`` for the machine."""
        self._proposals = proposals
        chosen = self.list.currentIndex().row()
        cards = [
            proposal_card(number, proposal, source, self._directions)
            for number, proposal in enumerate(proposals)
        ]
        if waiting:
            otherwise = tr("Looking …")
        elif has_engine:
            otherwise = tr("No memory match, and the machine has no suggestion.")
            if self._withheld is not None:
                otherwise = tr("No memory match.")
        else:
            otherwise = self._without_engine()
        self._lacks_engine = not waiting and not has_engine
        if cards[: chosen + 1] != self.list.cards[: chosen + 1]:
            chosen = -1
        self.show_cards(cards, otherwise)
        if chosen >= 0:
            self.list.choose(chosen)

    def show_training(self, sentence: str) -> None:
        """Show the progress of the training of an engine for the project; "": none is trained."""
        if sentence != self._training:
            self._training = sentence
            if self._lacks_engine and not self.list.cards:
                self.show_cards([], self._without_engine())

    def show_nothing(self) -> None:
        """No segment is open."""
        self._lacks_engine = False
        self.show_cards([], tr("No segment is open."))

    def _without_engine(self) -> str:
        if self._training:
            return tr("No memory match.") + "\n\n" + self._training
        if self.engine_problem:
            return tr("No memory match.") + "\n\n" + unusable_engine(self.engine_problem)
        return tr(
            "No memory match.\n\nThis project has no engine. Training › Train an Engine makes "
            "one from your memories; from then on it learns from every segment you confirm."
        )

    def show_withheld(self, confidence: float | None, wanted: float = 0.0) -> None:
        """Show that the machine has a suggestion below the threshold of confidence; None: it has
        none.
        """
        self._withheld = confidence
        self._hidden.setVisible(confidence is not None)
        if confidence is not None:
            self.notice.setText(
                tr(
                    "The machine translation is hidden: estimated quality {quality}, threshold "
                    "{threshold}. {key} inserts it; Memory › Matching sets the threshold.",
                    key=key_of("segment.machine"),
                    quality=percent_below(confidence, wanted),
                    threshold=percent(wanted),
                )
            )

    def step(self, direction: int) -> None:
        """Make the next or the previous match the current one, round the list."""
        count = len(self.list.cards)
        if not count:
            self.announced.emit(tr("There is no match."))
            return
        first = 0 if direction > 0 else count - 1
        row = self.list.currentIndex().row()
        row = (row + direction) % count if row >= 0 else first
        self.list.choose(row)
        self.announced.emit(
            tr("Match {place} of {count}: ", place=row + 1, count=count)
            + self.list.cards[row].badge
        )

    def take_chosen(self) -> None:
        """Take the current match over."""
        if self.list.chosen >= 0:
            self.taken.emit(self.list.chosen)
        else:
            self.announced.emit(tr("There is no match."))

    def insert_chosen(self) -> None:
        """Insert what is selected in the current match, or all of it."""
        row = self.list.chosen
        if row < 0:
            self.announced.emit(tr("There is no match."))
            return
        part = self.list.selected_part()
        self.part_taken.emit(part if part is not None else self._proposals[row].target)

    def select_part(self) -> None:
        """Let a part of the current match be selected."""
        if self.list.chosen < 0 or not self.list.open_part(self.list.chosen):
            self.announced.emit(tr("There is no match."))

    def search_chosen(self) -> None:
        """Look for the source of the current match in the memories."""
        proposal = self._chosen()
        if proposal is not None and proposal.source is not None:
            self.search_asked.emit(proposal.source.plain)

    def edit_chosen(self) -> None:
        """Change the memory unit of the current match."""
        unit = self._chosen_unit()
        if unit is not None:
            self.edit_asked.emit(unit)

    def delete_chosen(self) -> None:
        """Delete the memory unit of the current match."""
        unit = self._chosen_unit()
        if unit is not None:
            self.delete_asked.emit(unit)

    def _chosen(self) -> Proposal | None:
        if self.list.chosen < 0:
            self.announced.emit(tr("There is no match."))
            return None
        return self._proposals[self.list.chosen]

    def _chosen_unit(self) -> Proposal | None:
        proposal = self._chosen()
        if proposal is None:
            return None
        if not proposal.unit:
            self.announced.emit(tr("This match is not a unit of a memory."))
            return None
        if not self.may_change(proposal):
            self.announced.emit(tr("This memory is protected: see Memory › Matching"))
            return None
        return proposal

    def not_possible(self, row: int) -> set[str]:
        """Commands that the menu of a match goes without."""
        proposal, found = self._proposals[row], set[str]()
        if proposal.part:
            found.add("segment.replace_by_match")
        if proposal.source is None:
            found.add("match.search")
        if not proposal.unit or not self.may_change(proposal):
            found |= {"match.edit_unit", "match.delete_unit"}
        return found

    def remarks(self, row: int) -> list[str]:
        """Lines of the menu of a match beside its commands."""
        proposal = self._proposals[row]
        if proposal.unit and not self.may_change(proposal):
            return [tr("This memory is protected: see Memory › Matching")]
        return []
