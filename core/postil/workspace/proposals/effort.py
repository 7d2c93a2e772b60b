"""Expected post-editing effort of proposals: how much of each will stand when it is confirmed.

Each proposal claims something of itself: a match how alike the sources are, the machine how sure it
is, an assembled segment how many words of the source it covers. These per cents mean different
things. What is compared here is one and the same: the share of words that stay, 1 − min(1, edits /
words of the confirmed text), as the engine is calibrated by, too.

The lines from claim to closeness were fitted by least squares on matches and assembled segments of
technical text (documentation, English to French, 1,200 segments confirmed in order). A repaired
match is judged by the match it was made of, which it improves: it never stands behind that. How
well the memories of a project do against that, its own confirmed segments say: the mean of what
they were better or worse than expected, shrunk towards 0 as long as they are few.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from postil.formats.segment import SegmentState
from postil.memory.comparing.tokens import match_tokens
from postil.memory.units import EXACT
from postil.metrics.edit_distance import word_closeness
from postil.workspace.records import Proposal

MEMORY = (-0.28, 1.2)
ASSEMBLED = (0.0, 0.5)
"""Closeness as intercept + slope · claim, the claim from 0 to 1."""

REPAIR_SAVES = 0.45
"""Share of the changes a match needs that its repair saves, by least squares on 256 matches of 60
to 99 per cent and what they were repaired to (documentation, English to French).
"""

UNKNOWN = 0.5
"""Closeness of a translation of the whole segment that comes without a score."""

PRIOR_SEGMENTS = 20
"""Confirmed segments that what was fitted elsewhere counts as."""

JUDGED = 200
"""Confirmed segments, the latest, that count for a project."""

_CONFIRMED = tuple(state.value for state in SegmentState if state.is_confirmed)


@dataclass(frozen=True, slots=True)
class ExpectedEffort:
    """Closeness to expect of the proposals of one project.

    Parameters
    ----------
    memory
        How much closer matches come there than elsewhere, -1 to 1.
    """

    memory: float = 0.0

    def closeness(self, proposal: Proposal) -> float:
        """Share of words of a proposal for a whole segment that will stay, in [0, 1]; 1 for exact
        matches only.
        """
        if proposal.kind == "term":
            return 1.0
        if proposal.kind == "memory":
            score = proposal.score or 0
            return 1.0 if score >= EXACT else self._match(score)
        if proposal.kind == "repaired":
            match = self._match(proposal.score or 0)
            return match + REPAIR_SAVES * (1.0 - match)
        if proposal.kind == "assembled":
            return _bounded(_line(ASSEMBLED, proposal.coverage))
        return UNKNOWN if proposal.confidence is None else _bounded(proposal.confidence)

    def _match(self, score: int) -> float:
        return _bounded(_line(MEMORY, score / 100) + self.memory)


FITTED_EFFORT = ExpectedEffort()
"""Expected effort as long as a project has confirmed nothing."""


def learned_effort(judged: Iterable[tuple[int, float]]) -> ExpectedEffort:
    """Expected effort as confirmed segments show it.

    Parameters
    ----------
    judged
        Per cent of a match that was taken over, and the share of its words that stayed.
    """
    residuals = [stayed - _bounded(_line(MEMORY, score / 100)) for score, stayed in judged]
    return ExpectedEffort(sum(residuals) / (len(residuals) + PRIOR_SEGMENTS))


def read_effort(connection: sqlite3.Connection) -> ExpectedEffort:
    """Expected effort by the segments confirmed last after a match was taken over."""
    marks = ", ".join("?" * len(_CONFIRMED))
    rows = connection.execute(
        "SELECT score, suggestion, target FROM segment WHERE unit IS NOT NULL "
        "AND origin = 'memory' AND score < ? AND suggestion <> '' "
        f"AND state IN ({marks}) ORDER BY unit DESC LIMIT ?",
        (EXACT, *_CONFIRMED, JUDGED),
    )
    return learned_effort(
        (score, _stayed(suggestion, target)) for score, suggestion, target in rows
    )


def _line(coefficients: tuple[float, float], claim: float) -> float:
    return coefficients[0] + coefficients[1] * claim


def _bounded(closeness: float) -> float:
    """Below 1: nothing but an exact match is as good as one."""
    return max(0.0, min(0.99, closeness))


@lru_cache(4 * JUDGED)
def _stayed(suggestion: str, target: str) -> float:
    return word_closeness(match_tokens(suggestion), match_tokens(target))
