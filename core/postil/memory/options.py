"""Options of look-ups, and penalties on a match's score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from postil.errors import UsageError
from postil.memory.units import EXACT, MemoryUnit
from postil.messages import Message

LEAST_THRESHOLD = 1
NUMBER_CAP = 99
TAG_CAP = 99
NEGATION_CAP = 84
ALIGNMENT_PENALTY = 1
MACHINE_PENALTY = 15


@dataclass(frozen=True, slots=True)
class Scoring:
    """Penalties; every value is in percent.

    Parameters
    ----------
    number_cap, tag_cap, negation_cap
        Most a match may score whose numbers, tags or negations differ from the source's, 0 to 99.
        A match that lacks the "not" is 90% alike and 100% wrong: it stays below the band in which
        matches are taken over with half a glance.
    alignment_penalty, machine_penalty
        Taken off units that were aligned or translated by a machine; 0 disables.
    author_penalties
        Taken off the units of an author (who changed it last, or else made it), by name in any
        case.
    """

    number_cap: int = NUMBER_CAP
    tag_cap: int = TAG_CAP
    negation_cap: int = NEGATION_CAP
    alignment_penalty: int = ALIGNMENT_PENALTY
    machine_penalty: int = MACHINE_PENALTY
    author_penalties: Mapping[str, int] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        for name in ("number_cap", "tag_cap", "negation_cap"):
            _check(name, getattr(self, name), EXACT - 1)
        _check("alignment penalty", self.alignment_penalty, EXACT)
        _check("machine penalty", self.machine_penalty, EXACT)
        for author, penalty in self.author_penalties.items():
            _check(f"penalty of {author}", penalty, EXACT)

    def unit_penalty(self, unit: MemoryUnit) -> int:
        """Penalty on a unit for its author and its origin."""
        penalty = 0
        if unit.origin == "alignment":
            penalty = self.alignment_penalty
        elif unit.origin == "machine":
            penalty = self.machine_penalty
        if self.author_penalties:
            author = unit.last_author.casefold()
            penalty += max(
                (
                    taken
                    for name, taken in self.author_penalties.items()
                    if name.casefold() == author
                ),
                default=0,
            )
        return penalty


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """Options of a look-up.

    Parameters
    ----------
    threshold
        Least score in percent, 1 to 102, after caps and penalties.
    limit
        How many matches at most.
    penalty
        Percent taken off every match of the memory; 0 disables.
    scoring
        Caps and penalties of units.
    """

    threshold: int = 60
    limit: int = 5
    penalty: int = 0
    scoring: Scoring = field(default_factory=Scoring)

    def __post_init__(self) -> None:
        _check("memory penalty", self.penalty, EXACT)
        if self.threshold < LEAST_THRESHOLD:
            raise UsageError("The threshold of a look-up is at least 1%.")


def _check(name: str, value: int, most: int) -> None:
    if not 0 <= value <= most:
        raise UsageError(
            Message(
                "The {name} must lie between 0 and {most}%.",
                name=name.replace("_", " "),
                most=most,
            )
        )
