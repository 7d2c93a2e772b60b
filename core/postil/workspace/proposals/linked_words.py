"""Links from the words of a translation to those of its source."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from postil.engine.link_completion import complete_links
from postil.engine.suggestion import WordOrigin
from postil.memory.composing.pieces import Link
from postil.text.tokeniser import Tokeniser

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class LinkedWords:
    """Words of a translation in order.

    ``spans``: their characters in the plain target; ``sources``: the characters of the plain source
    each stands for, None for nothing.
    """

    spans: tuple[Span, ...]
    sources: tuple[Span | None, ...]

    @classmethod
    def of_machine(cls, words: Sequence[WordOrigin], target: str) -> LinkedWords | None:
        """Links by the origins of machine-translated words; None if ``target`` is another text."""
        at = 0
        for word in words:
            if target[at : word.start].strip():
                return None
            at = word.end
        if target[at:].strip() or at > len(target):
            return None
        return cls(
            tuple((word.start, word.end) for word in words),
            tuple((word.source_start, word.source_end) for word in words),
        )

    @classmethod
    def of_links(
        cls, links: Sequence[Link], source: str, target: str, languages: tuple[str, str]
    ) -> LinkedWords:
        """Links of words by links of characters; words without a link go with the words beside
        them.
        """
        left = Tokeniser(languages[0]).spans(source)
        right = Tokeniser(languages[1]).spans(target)
        found: list[Span | None] = [None] * len(right)
        for first, second in token_links((left, right), links):
            before = found[second] or left[first]
            found[second] = (min(before[0], left[first][0]), max(before[1], left[first][1]))
        return cls(tuple(right), tuple(found))

    def phrase_at(self, start: int, end: int) -> tuple[Span, Span] | None:
        """Characters of source and target of the phrase at characters ``start`` to ``end`` of the
        target: the words there and their neighbours that stand for no other words of the source.
        """
        last = max(end, start + 1)
        at = [n for n, (left, right) in enumerate(self.spans) if left < last and start < right]
        if not at:  # no word there: the one that ends just before
            at = [n for n, (_, right) in enumerate(self.spans) if right == start][:1]
        sources = [span for n in at if (span := self.sources[n]) is not None]
        if not sources:
            return None
        wide = (min(one[0] for one in sources), max(one[1] for one in sources))
        first, last = at[0], at[-1]
        while first > 0 and _within(self.sources[first - 1], wide):
            first -= 1
        while last + 1 < len(self.spans) and _within(self.sources[last + 1], wide):
            last += 1
        return wide, (self.spans[first][0], self.spans[last][1])


def token_links(words: tuple[Sequence[Span], Sequence[Span]], links: Sequence[Link]) -> list[Span]:
    """Links between characters as links between words, with words nobody linked joined to those
    beside which they stand.
    """
    found = {
        (left, right)
        for source, target in links
        for left in _touched(words[0], source)
        for right in _touched(words[1], target)
    }
    if not found:
        return []
    points = np.array(sorted(found), dtype=np.uint16)
    completed = complete_links(points, len(words[0]), len(words[1]))
    return [(int(left), int(right)) for left, right in completed]


def _touched(words: Sequence[Span], span: Span) -> list[int]:
    return [n for n, (start, end) in enumerate(words) if start < span[1] and span[0] < end]


def _within(span: Span | None, wide: Span) -> bool:
    return span is not None and wide[0] <= span[0] and span[1] <= wide[1]
