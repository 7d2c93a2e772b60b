"""State of the segment being edited."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain

from postil.memory.units import EXACT
from postil.text.tags import TaggedText
from postil.workspace.proposals.ranking import ENGINE
from postil.workspace.records import Origin, ProjectSegment, Proposal, SourceAnswer
from postil_gui.tagged_text.word_map import kept_share

RETYPED = 0.2  # share of words that is left at least, as long as a text is a suggestion's
LONGEST_PAUSE = 120.0  # seconds without a key that still count as work on a segment


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A confirmation as it can be made again."""

    row_id: int
    text: TaggedText
    origin: Origin
    score: int | None

    @property
    def values(self) -> tuple[int, TaggedText, Origin, int | None]:
        """Arguments of ``OpenProject.confirm``, but for the time."""
        return self.row_id, self.text, self.origin, self.score


@dataclass(slots=True)
class OpenSegment:
    """The segment being edited, and what is known about it.

    Attributes
    ----------
    withheld
        The engine's suggestion if its confidence is below ``threshold``; it is among the proposals
        only if ``shows_withheld``.
    composed
        What was put together for it; None as long as that is under way.
    """

    segment: ProjectSegment
    origin: Origin
    score: int | None
    memory: list[Proposal] | None = None
    suggested: dict[str, tuple[Proposal, ...]] = field(default_factory=dict)
    withheld: Proposal | None = None
    threshold: float = 0.0
    shows_withheld: bool = False
    composed: list[Proposal] | None = None
    suggestion: TaggedText | None = None
    confirmed: Confirmed | None = None
    origins: dict[TaggedText, tuple[Origin, int | None]] = field(default_factory=dict)
    touched: float = field(default_factory=time.monotonic)
    seconds: float = 0.0

    @property
    def machine(self) -> Proposal | None:
        """Proposal of the engine, if it has answered."""
        return next(iter(self.suggested.get(ENGINE, ())), None)

    @property
    def machine_done(self) -> bool:
        """Whether the engine has answered."""
        return ENGINE in self.suggested

    @property
    def found(self) -> list[Proposal]:
        """All proposals so far, as they came."""
        return [*(self.memory or []), *chain(*self.suggested.values()), *(self.composed or [])]

    def take_answer(self, source: str, answer: SourceAnswer) -> None:
        """Take in what a source of suggestions answered."""
        self.suggested[source] = answer.proposals
        if source == ENGINE:
            self.withheld, self.threshold = answer.withheld, answer.wanted
            if self.shows_withheld:
                self.show_withheld()

    def show_withheld(self) -> None:
        """Show the engine's suggestion as a proposal although its confidence is below the
        threshold.
        """
        self.shows_withheld = True
        if self.withheld is not None:
            self.suggested[ENGINE] = (self.withheld,)

    def good_enough(
        self, proposals: Iterable[Proposal], least_memory: int, least_machine: int
    ) -> Proposal | None:
        """The proposal to fill in: the first of ranked ones that is a memory match, repaired or as
        it is, or comes from the machine, and reaches these per cent; none as long as a better one
        may still come: an exact match is the only one that waits for nothing.
        """
        for proposal in proposals:
            score, confidence = proposal.score or 0, proposal.confidence
            if proposal.kind == "memory" and score >= max(EXACT, least_memory):
                return proposal
            if proposal is self.withheld:
                continue
            match = proposal.kind in ("memory", "repaired") and score >= least_memory
            machine = proposal.kind == "machine" and confidence is not None
            if match or (machine and 100 * (confidence or 0.0) >= least_machine):
                return proposal if self.machine_done and self.composed is not None else None
        return None

    def is_retyped(self, text: TaggedText) -> bool:
        """Whether nearly nothing of the proposal taken over is left in a text: then its origin is
        the translator.
        """
        if text.is_empty or self.origin == "translator":
            return True
        taken = self.segment.target if self.suggestion is None else self.suggestion
        return kept_share(taken.plain, text.plain) < RETYPED

    def count_time(self) -> None:
        """Add the time since the last activity."""
        now = time.monotonic()
        self.seconds += min(now - self.touched, LONGEST_PAUSE)
        self.touched = now

    def take_seconds(self) -> float:
        """The time not reported yet."""
        self.count_time()
        seconds, self.seconds = self.seconds, 0.0
        return seconds


def confirmed_of(segment: ProjectSegment) -> Confirmed | None:
    """The confirmation of a segment as it stands, or None."""
    if not segment.state.is_confirmed:
        return None
    return Confirmed(segment.row_id, segment.target, segment.origin or "translator", segment.score)


def origin_of(proposal: Proposal) -> Origin:
    """Origin of a translation that a proposal was taken for."""
    return "machine" if proposal.kind == "machine" else "memory"
