"""Matches: memory and machine in one ranked list."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil.workspace.records import Proposal
from postil_gui.editor.delegate import score_role
from postil_gui.i18n import percent, tr
from postil_gui.models.cards import Card, Line
from postil_gui.panels.cards import CardPanel
from postil_gui.panels.differences import difference_line
from postil_gui.qt import QtCore, QtWidgets, Signal
from postil_gui.theme.theme import Theme


def date_text(date: str) -> str:
    """An ISO date as the desktop writes dates, or ""."""
    parsed = QtCore.QDateTime.fromString(date, QtCore.Qt.DateFormat.ISODate)
    if not parsed.isValid():
        return ""
    return QtCore.QLocale().toString(parsed.date(), tr("d MMM yyyy"))


def proposal_card(
    number: int, proposal: Proposal, source: TaggedText, directions: tuple[bool, bool]
) -> Card:
    """Card of proposal ``number`` (from 0); ``directions``: whether the sides run right to left."""
    lines = [Line(proposal.target, right_to_left=directions[1])]
    if proposal.kind == "memory" and proposal.source is not None and (proposal.score or 0) < 100:
        lines.append(
            difference_line(
                proposal.source, source, proposal.differences, right_to_left=directions[0]
            )
        )
    badge, band, tip = _badge(proposal)
    details = [proposal.origin, date_text(proposal.date), proposal.author]
    meta = " · ".join(detail for detail in details if detail)
    if proposal.kind == "machine":
        meta = tr("Machine · {origin}", origin=proposal.origin)
    elif proposal.kind == "memory" and proposal.confidence is not None:
        meta += tr(" · machine agrees")
    return Card(
        tuple(lines),
        badge=badge,
        band=band,
        key=str(number + 1),
        meta=meta,
        tip=tr("{tip}\nCtrl+{number} takes it over.", tip=tip, number=number + 1),
        spoken=f"{number + 1}. {tip} {proposal.target.plain}. {meta}",
    )


def _badge(proposal: Proposal) -> tuple[str, str, str]:
    if proposal.kind == "machine":
        closeness = proposal.confidence or 0.0
        tip = tr(
            "Machine translation; expected to be about {percent} as you will confirm it.",
            percent=percent(closeness),
        )
        return tr("MT {number}", number=round(100 * closeness)), "machine", tip
    if proposal.kind == "term":
        return tr("Term"), "weak", tr("The whole segment is a term of the glossary.")
    if proposal.kind == "assembled":
        share = percent(proposal.coverage)
        tip = tr("Put together from shorter translations; {percent} of the words.", percent=share)
        return tr("Parts"), "weak", tip
    score = proposal.score or 0
    shown = percent(score / 100)
    if proposal.kind == "repaired":
        tip = tr("{percent} alike, with what differs patched in: check it.", percent=shown)
        return shown, "weak", tip
    tip = {
        102: tr("The same text in the same place."),
        101: tr("The same text with the same neighbour."),
        100: tr("The same text."),
    }.get(score, tr("{percent} alike; what differs is marked.", percent=shown))
    return shown, score_role(score), tip


class MatchesPanel(CardPanel):
    """Proposals for the open segment.

    Parameters
    ----------
    directions
        Whether source and target run from right to left.
    """

    taken = Signal(int)
    """Number (from 0) of the proposal that was taken."""

    def __init__(
        self, theme: Theme, directions: tuple[bool, bool], parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(theme, tr("Matches"), parent)
        self._directions = directions
        self.list.taken.connect(self.taken)

    def show_proposals(
        self, source: TaggedText, proposals: list[Proposal], *, waiting: bool, has_engine: bool
    ) -> None:
        """Show what was found so far; ``waiting`` for the machine."""
        cards = [
            proposal_card(number, proposal, source, self._directions)
            for number, proposal in enumerate(proposals)
        ]
        if waiting:
            otherwise = tr("Looking …")
        elif has_engine:
            otherwise = tr("No memory match, and the machine has no suggestion it is confident of.")
        else:
            otherwise = tr(
                "No memory match.\n\nThis project has no engine. Training ▸ Train an Engine makes "
                "one from your memories; from then on it learns from every segment you confirm."
            )
        self.show_cards(cards, otherwise)
