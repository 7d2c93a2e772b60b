"""Findings of the checks, segment by segment, in the order of the document. No Qt.

Every look-up is faster than a loop over all segments: a project of 100,000 segments has as many
findings on its first day, for nothing is translated yet.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice

from postil.text.tags import TaggedText
from postil.workspace.checks.project_checks import Issue

EMPTY = "empty"
SEVERITIES = ("hint", "warning", "error")


@dataclass(frozen=True, slots=True)
class Checked:
    """A segment as it was checked.

    Attributes
    ----------
    place
        Where it stood, from 0.
    cuts
        How often segments had been split or merged then.
    """

    place: int
    target: TaggedText
    cuts: int = 0


class Findings:
    """Findings by row id of their segments.

    Missing translations are kept apart: they are many, and their state shows it already.

    Attributes
    ----------
    counts
        Findings by check, without those that are ignored.
    signs
        Severity of the worst finding and how many there are, of the segments that have any to tell.
    unspelt
        Whether spelling could not be checked, for there is no dictionary.
    """

    def __init__(self) -> None:
        self.issues: dict[int, list[Issue]] = {}
        self.counts: Counter[str] = Counter()
        self.signs: dict[int, tuple[str, int]] = {}
        self.unspelt = False
        self._checked: dict[int, Checked] = {}
        self._telling = _Rows(self.place_of)
        self._missing = _Rows(self.place_of)
        self._cuts: list[tuple[int, int]] = []

    def put(self, row_id: int, place: int, target: TaggedText, found: Sequence[Issue]) -> None:
        """A segment was checked."""
        self._forget(row_id)
        self._checked[row_id] = Checked(place, target, len(self._cuts))
        if not found:
            return
        self.issues[row_id] = list(found)
        counted = [one for one in found if not one.ignored]
        self.counts.update(one.finding.check for one in counted)
        telling = [one for one in counted if one.finding.check != EMPTY]
        if telling:
            worst = max((one.severity for one in telling), key=SEVERITIES.index)
            self.signs[row_id] = (worst, len(telling))
        if any(one.finding.check != EMPTY for one in found):
            self._telling.add(row_id)
        if any(one.finding.check == EMPTY for one in found):
            self._missing.add(row_id)

    def __contains__(self, row_id: int) -> bool:
        """Whether a segment was checked, and is still there."""
        return row_id in self._checked

    def of(self, row_id: int) -> list[Issue]:
        """Findings of a segment."""
        return self.issues.get(row_id, [])

    def place_of(self, row_id: int) -> int:
        """Present position of a segment that was checked, from 0."""
        checked = self._checked[row_id]
        place = checked.place
        for at, added in self._cuts[checked.cuts :]:
            place += added if place >= at else 0
        return place

    def target_of(self, row_id: int) -> TaggedText:
        """Target that was checked."""
        return self._checked[row_id].target

    def wanted(
        self, wants: Callable[[Issue], bool], most: int | None = None, *, missing: bool = True
    ) -> list[Issue]:
        """The first findings that are wanted, in the order of the segments; missing translations
        last, if at all.
        """
        telling = (one for one in self._each(self._telling) if one.finding.check != EMPTY)
        if not missing:
            return list(islice(filter(wants, telling), most))
        empty = (one for one in self._each(self._missing) if one.finding.check == EMPTY)
        return list(islice(filter(wants, chain(telling, empty)), most))

    def step(
        self, number: int, direction: int, leads: Callable[[Issue], bool], *, missing: bool
    ) -> int | None:
        """The next segment after ``number`` (from 1), or before it, with a finding that leads
        there, round from the other end; None if none does.

        Parameters
        ----------
        missing
            Whether missing translations are gone through, and nothing else.
        """
        rows = self._missing if missing else self._telling
        for row_id in rows.around(number - 1, direction):
            if any(map(leads, self.of(row_id))):
                return row_id
        return None

    def recut(self, place: int, before: Sequence[int], now: int) -> None:
        """``now`` other segments stand at a place, where those with the row ids ``before`` stood;
        what was found in those is forgotten.
        """
        for row_id in before:
            self._forget(row_id)
            self._checked.pop(row_id, None)
            self._telling.remove(row_id)
            self._missing.remove(row_id)
        self._cuts.append((place, now - len(before)))

    def _each(self, rows: _Rows) -> Iterator[Issue]:
        return chain.from_iterable(self.of(row_id) for row_id in rows.ordered)

    def _forget(self, row_id: int) -> None:
        self.counts.subtract(
            one.finding.check for one in self.issues.pop(row_id, ()) if not one.ignored
        )
        self.signs.pop(row_id, None)


class _Rows:
    """Row ids in the order of their places; one without findings may stay."""

    def __init__(self, place_of: Callable[[int], int]) -> None:
        self.ordered: list[int] = []
        self._there: set[int] = set()
        self._place_of = place_of

    def add(self, row_id: int) -> None:
        if row_id not in self._there:
            self._there.add(row_id)
            insort(self.ordered, row_id, key=self._place_of)

    def remove(self, row_id: int) -> None:
        if row_id in self._there:
            self._there.remove(row_id)
            self.ordered.remove(row_id)

    def around(self, place: int, direction: int) -> Iterator[int]:
        """All places, beginning after a place or before it, round from the other end."""
        start = bisect_left(self.ordered, place, key=self._place_of)
        count = len(self.ordered)
        if direction > 0:
            if start < count and self._place_of(self.ordered[start]) == place:
                start += 1
            steps: Iterator[int] = (n % count for n in range(start, start + count))
        else:
            steps = (n % count for n in range(start - 1, start - 1 - count, -1))
        return (self.ordered[n] for n in steps)
