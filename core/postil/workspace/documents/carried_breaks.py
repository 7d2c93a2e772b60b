"""Splits and merges of the old version of a document, found again in the new one.

A paragraph that is the same is cut as it was. In one that changed, each split and each merge is
found again on its own: where the words on both sides of it are the same, and next to each other.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from postil.formats.noted_cuts import NotedCut
from postil.formats.paragraphs import Breaks, Outline
from postil.memory.comparing.tokens import match_spans
from postil.workspace.documents.moved_texts import MovedTexts

LEAST_LIKE = 0.5  # share of the words that a paragraph and what it became have in common


@dataclass(slots=True)
class Carried:
    """Breaks of the new version that differ from the usual ones, by ids of paragraphs; how many
    splits and merges could not be found in what their paragraphs became.
    """

    breaks: dict[str, Breaks] = field(default_factory=dict)
    lost: int = 0


def carried_cuts(old: Sequence[NotedCut], new: Sequence[NotedCut]) -> Carried:
    """Find the cuts of the old version in the new one; of paragraphs with the same text the first
    is the first.
    """
    carried = Carried()
    waiting: defaultdict[Outline, deque[NotedCut]] = defaultdict(deque)
    for one in old:
        waiting[one.outline].append(one)
    changed = []
    for one in new:
        same = waiting[one.outline]
        if not same:
            changed.append(one)
        elif (breaks := same.popleft().breaks) is not None:
            carried.breaks[one.id] = breaks
    texts = _Texts(changed)
    for one in (one for left in waiting.values() for one in left if one.breaks is not None):
        after = texts.take(one)
        if after is not None:
            breaks, lost = _moved(one, after.outline)
            carried.lost += lost
            if breaks != after.outline.usual:
                carried.breaks[after.id] = breaks
    return carried


class _Texts:
    """Paragraphs of the new version that are not in the old one."""

    def __init__(self, paragraphs: Sequence[NotedCut]) -> None:
        self._left = {place: (one, _words(one)) for place, one in enumerate(paragraphs)}
        self._named = {one.id: place for place, one in enumerate(paragraphs)}
        self._moved = MovedTexts((place, words) for place, (_, words) in self._left.items())

    def take(self, before: NotedCut) -> NotedCut | None:
        """Paragraph of the new version: of the same name, or with the rarest words; once each."""
        words = _words(before)
        near = dict.fromkeys((self._named.get(before.id), *self._moved.like(words)))
        scores = {
            place: SequenceMatcher(None, words, self._left[place][1], autojunk=False).ratio()
            for place in near
            if place is not None and place in self._left
        }
        best = max(scores, key=scores.__getitem__, default=None)
        if best is None or scores[best] < LEAST_LIKE:
            return None
        return self._left.pop(best)[0]


def _words(one: NotedCut) -> list[str]:
    return match_spans(one.outline.text)[0]


def _moved(before: NotedCut, after: Outline) -> tuple[Breaks, int]:
    """Breaks of a changed paragraph, and how many splits and merges were not found in it."""
    places = _Places(before.outline.text, after.text)
    usual, own = set(before.outline.usual), set(before.breaks or ())
    fixed = {place for place, why in zip(after.usual, after.obstacles, strict=False) if why}
    breaks, lost = set(after.usual), 0
    for place in sorted(own ^ usual):
        found = places.find(place)
        if found is None or (place in usual and found in fixed):
            lost += 1
        elif place in usual:
            breaks.discard(found)
        else:
            breaks.add(found)
    return tuple(sorted(breaks)), lost


class _Places:
    """Finds places between two words of one text in another."""

    def __init__(self, before: str, after: str) -> None:
        words, self._spans = match_spans(before)
        others, self._others = match_spans(after)
        self._starts = [start for start, _ in self._spans]
        matcher = SequenceMatcher(None, words, others, autojunk=False)
        self._partner: dict[int, int] = {}
        for first, second, size in matcher.get_matching_blocks():
            self._partner |= {first + step: second + step for step in range(size)}

    def find(self, place: int) -> int | None:
        """Position at which the words around a place stand side by side; None if they do not."""
        right = bisect_right(self._starts, place)  # the first word that begins behind it
        if right and self._spans[right - 1][0] == place:
            right -= 1
        left = right - 1
        if left >= 0 and place < self._spans[left][1]:  # within a word
            partner = self._partner.get(left)
            if partner is None:
                return None
            (start, end), (other, other_end) = self._spans[left], self._others[partner]
            return other + place - start if end - start == other_end - other else None
        before, after = self._partner.get(left), self._partner.get(right)
        if before is None or after != before + 1:
            return None
        gap = place - self._spans[left][1]
        behind, ahead = self._others[before][1], self._others[after][0]
        return ahead if place == self._spans[right][0] else min(behind + gap, ahead)
