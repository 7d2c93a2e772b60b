"""Tags the translator has not placed yet, put where they belong in the translation.

The words of source and target are linked; each missing tag follows the words it stands at in the
source, as machine output does it (``engine.tag_projection``). Tags that are there already stay
where they are, and no pair is made to cross another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from postil.engine.tag_projection import TagSlot, place_tags, project_tags
from postil.memory.composing.pieces import Link
from postil.text.tags import Tag, TaggedText, tag_index
from postil.text.tokeniser import Tokeniser
from postil.workspace.proposals.linked_words import token_links

Span = tuple[int, int]


def with_missing_tags(
    source: TaggedText,
    target: TaggedText,
    languages: tuple[str, str],
    links: Sequence[Link] = (),
) -> TaggedText:
    """``target`` with all tags of ``source``; ``target`` itself if it has them.

    Parameters
    ----------
    links
        Character spans of words of the plain texts that translate each other; without any, words
        correspond by their place in the sentence.
    """
    missing = missing_places(source, target)
    if not missing:
        return target
    plain = target.plain
    words = (_words(source.plain, languages[0]), _words(plain, languages[1]))
    pairs = token_links(words, links) or _diagonal(len(words[0]), len(words[1]))
    placed = place_tags(source, words[0])
    slots = project_tags(source.tags, placed, pairs, len(words[0]), len(words[1]))
    wanted = _offsets(slots, words[1], plain)
    row = _TargetSequence(target)
    for number, index in enumerate(i for i in map(tag_index, source.text) if i is not None):
        if number in missing:
            row.add(source.tags[index], wanted.get(index, len(plain)))
    return row.text()


def missing_places(source: TaggedText, target: TaggedText) -> set[int]:
    """Tags of ``source`` (counted as they come) that ``target`` lacks; by kind and id."""
    there = Counter((part.kind, part.id) for part in target.parts() if isinstance(part, Tag))
    missing = set()
    tags = (part for part in source.parts() if isinstance(part, Tag))
    for number, tag in enumerate(tags):
        if there[tag.kind, tag.id]:
            there[tag.kind, tag.id] -= 1
        else:
            missing.add(number)
    return missing


class _TargetSequence:
    """A target as a row of characters and tags, into which tags are put one by one."""

    def __init__(self, target: TaggedText) -> None:
        self._items: list[str | Tag] = []
        for part in target.parts():
            self._items.extend([part] if isinstance(part, Tag) else part)

    def text(self) -> TaggedText:
        return TaggedText.from_parts(self._items)

    def add(self, tag: Tag, offset: int) -> None:
        """Put ``tag`` as near to ``offset`` characters as its partner and other pairs allow."""
        places = self._allowed(tag)
        seen = 0
        nearest, least = len(self._items), None
        for place in range(len(self._items) + 1):
            if place in places:
                distance = abs(seen - offset)
                if least is None or distance <= least:
                    nearest, least = place, distance
            if place < len(self._items) and isinstance(self._items[place], str):
                seen += 1
        self._items.insert(nearest, tag)

    def _allowed(self, tag: Tag) -> set[int]:
        """Places where ``tag`` crosses no pair: all, unless its partner is there."""
        everywhere = set(range(len(self._items) + 1))
        mate = next((n for n, one in enumerate(self._items) if _partners(one, tag)), None)
        if mate is None:
            return everywhere
        step = 1 if tag.kind == "close" else -1
        place = mate + 1 if step > 0 else mate
        allowed, open_pairs = set(), 0
        while True:
            if open_pairs == 0:
                allowed.add(place)
            position = place if step > 0 else place - 1
            if not 0 <= position < len(self._items):
                return allowed
            item = self._items[position]
            if isinstance(item, Tag) and item.kind != "single" and self._has_partner(item):
                open_pairs += 1 if (item.kind == "open") == (step > 0) else -1
                if open_pairs < 0:
                    return allowed
            place += step

    def _has_partner(self, tag: Tag) -> bool:
        return any(_partners(one, tag) for one in self._items)


def _partners(one: str | Tag, other: Tag) -> bool:
    return (
        isinstance(one, Tag) and one.id == other.id and {one.kind, other.kind} == {"open", "close"}
    )


def _words(text: str, language: str) -> list[Span]:
    """Character spans of the tokens that are no space."""
    spans = Tokeniser(language).spans(text)
    return [(start, end) for start, end in spans if not text[start:end].isspace()]


def _offsets(slots: Sequence[TagSlot], words: Sequence[Span], plain: str) -> dict[int, int]:
    """Character of the plain target before which each tag belongs."""
    offsets = {}
    for position, slot in enumerate(slots):
        before = words[position - 1][1] if position else 0
        behind = words[position][0] if position < len(words) else len(plain.rstrip())
        offsets.update(dict.fromkeys(slot.left, before))
        is_wide = plain[before:behind].startswith("  ")
        offsets.update(dict.fromkeys(slot.apart, before + 1 if is_wide else before))
        offsets.update(dict.fromkeys(slot.right, before if position == len(words) else behind))
    return offsets


def _diagonal(source: int, target: int) -> list[Span]:
    """Every word linked with those at the same share of the other sentence."""
    if not (source and target):
        return []
    edges = [round(n * target / source) for n in range(source + 1)]
    return [
        (n, place)
        for n, (start, end) in enumerate(pairwise(edges))
        for place in range(min(start, target - 1), max(end, start + 1))
        if place < target
    ]
