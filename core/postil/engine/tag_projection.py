"""Projection of the inline tags of a source onto its translation.

The decoder translates words; tags follow the words they stand at. A pair of tags spans the target
words that translate what lies between them in the source. A single tag stays with the word it
touches in the source: a footnote behind the target of the word before it, a picture in the line
before the target of the word behind it. A line break that stands between two words without a space
parts them, and stands between two words of the translation in the same way. Pairs that would cross
are cut so that they nest, and markup stays well-formed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal
from unicodedata import east_asian_width

from postil.text.tags import Tag, TaggedText, tag_index

Side = Literal["left", "apart", "right", "instead"]
"""Place of a tag between two words with a space between them: at the word before, with a space
on both sides, at the word behind, or instead of the space.
"""
_ORDER: tuple[Side, ...] = ("left", "apart", "right", "instead")
_BREAKS = frozenset({"br", "cr", "lb", "tab"})  # as chips call what parts lines or columns
_MARKED_BREAK = re.compile(r"""\b(?:ctype\s*=\s*["']lb|subType\s*=\s*["']xlf:lb)["']""")


@dataclass(frozen=True, slots=True)
class PlacedTag:
    """Tag number ``index`` stands before source token ``position`` (or behind all, at their
    number).
    """

    index: int
    position: int
    side: Side = "right"


@dataclass(slots=True)
class TagSlot:
    """Numbers of the tags between two target tokens, in order; see :data:`Side`. One that stands
    instead of the space is among those at the right.
    """

    left: list[int] = field(default_factory=list)
    apart: list[int] = field(default_factory=list)
    right: list[int] = field(default_factory=list)
    instead: bool = False

    @property
    def parts(self) -> tuple[list[int], list[int], list[int]]:
        """The tags on each side, in order."""
        return self.left, self.apart, self.right

    @property
    def tags(self) -> list[int]:
        """All tags of the slot, in order."""
        return [*self.left, *self.apart, *self.right]

    def add(self, index: int, side: Side) -> None:
        """Put a tag behind those that are there, on the side it wants if that leaves the order."""
        self.instead = self.instead or side == "instead"
        wanted = min(_ORDER.index(side), len(self.parts) - 1)
        taken = (place for place, tags in enumerate(self.parts) if tags)
        self.parts[max(wanted, *taken, 0)].append(index)


@dataclass(slots=True)
class _Element:
    """A tag, or a pair of tags with what it holds."""

    opening: int | None
    side: Side = "right"
    closing_side: Side = "left"
    closing: int | None = None
    first: int = 0
    last: int = 0
    children: list[_Element] = field(default_factory=list)
    start: int = 0
    end: int = 0


def place_tags(source: TaggedText, spans: Sequence[tuple[int, int]]) -> list[PlacedTag]:
    """The tags of ``source`` by source token, in order of appearance.

    Parameters
    ----------
    spans
        Character span of each token within ``source.plain``. A tag inside a token goes behind it.
    """
    placed = []
    plain = source.plain
    offset = position = 0
    for character in source.text:
        index = tag_index(character)
        if index is None:
            offset += 1
            continue
        while position < len(spans) and spans[position][0] < offset:
            position += 1
        inside = position > 0 and offset < spans[position - 1][1]
        side = _side(plain, offset, inside=inside)
        parts = not inside and _parts_words(source.tags[index], plain, offset)
        placed.append(PlacedTag(index, position, "instead" if parts else side))
    return placed


def _parts_words(tag: Tag, plain: str, offset: int) -> bool:
    """Whether a tag at an offset breaks a line between two words that have no space there, in a
    script that has spaces.
    """
    around = plain[offset - 1 : offset + 1] if offset else ""
    return (
        tag.kind == "single"
        and len(around) == 2
        and not any(one.isspace() or east_asian_width(one) in "WF" for one in around)
        and (tag.display.lower().strip("</> ") in _BREAKS or bool(_MARKED_BREAK.search(tag.markup)))
    )


def _side(plain: str, offset: int, *, inside: bool) -> Side:
    """Place of a tag at an offset; ``inside``: within a token.

    It belongs to the text before it if there is no space between, and behind it there is one, or a
    mark that follows a word.
    """
    if _is_apart(plain, offset):
        return "apart"
    before, behind = plain[offset - 1 : offset] if offset else "", plain[offset : offset + 1]
    if not before or before.isspace():
        return "right"
    ends = not behind or behind.isspace() or (before.isalnum() and not behind.isalnum())
    return "left" if inside or ends else "right"


def _is_apart(plain: str, offset: int) -> bool:
    """Whether an offset lies between two spaces, with a word on both sides of them."""
    around = plain[offset - 2 : offset + 2] if offset > 1 else ""
    return (
        len(around) == 4
        and around[1:3] == "  "
        and not (around[0].isspace() or around[3].isspace())
    )


def text_without_tags(source: TaggedText) -> tuple[str, Sequence[int]]:
    """The text to be translated, and the offset of each of its characters within ``source.plain``.

    Of the two spaces around a tag that stands apart only one belongs to the text; a line break
    between two words is a space.
    """
    plain = source.plain
    if not source.tags:
        return plain, range(len(plain))
    offset = 0
    text: list[str] = []
    offsets: list[int] = []
    left_out = parted = -1
    for character in source.text:
        index = tag_index(character)
        if index is None:
            if offset != left_out:
                text.append(character)
                offsets.append(offset)
            offset += 1
        elif _is_apart(plain, offset):
            left_out = offset
        elif parted != offset and _parts_words(source.tags[index], plain, offset):
            parted = offset  # two breaks are one space
            text.append(" ")
            offsets.append(offset)
    return "".join(text), offsets


def project_tags(
    tags: Sequence[Tag],
    placed: Sequence[PlacedTag],
    links: Sequence[tuple[int, int]],
    source_length: int,
    target_length: int,
) -> list[TagSlot]:
    """Tag numbers to put before each target token; the last slot goes behind the last token.

    Parameters
    ----------
    links
        Word links (source, target) of the translation.

    Returns
    -------
    list of ``target_length + 1`` slots
    """
    targets: list[list[int]] = [[] for _ in range(source_length)]
    for source, target in links:
        targets[source].append(target)
    slots = [TagSlot() for _ in range(target_length + 1)]
    elements = _elements(tags, placed)
    for element in elements:
        _measure(element, targets, target_length)
    _arrange(elements, 0, target_length, slots)
    return slots


def tag_zones(tags: Sequence[Tag], placed: Sequence[PlacedTag]) -> list[tuple[int, int]]:
    """Half-open spans of source tokens that stand between two tags of a pair; they nest."""
    zones = []
    elements = _elements(tags, placed)
    while elements:
        element = elements.pop()
        elements.extend(element.children)
        if element.closing is not None and element.last - element.first > 1:
            zones.append((element.first, element.last))
    return zones


def _elements(tags: Sequence[Tag], placed: Sequence[PlacedTag]) -> list[_Element]:
    """The tags as a tree; an opening or closing tag without its partner stands alone."""
    root = _Element(None)
    stack = [root]
    for place in placed:
        tag = tags[place.index]
        if tag.kind == "close":
            depth = _depth(stack, tags, tag.id)
            if depth:
                _flatten(stack, depth)
                stack[depth].closing, stack[depth].last = place.index, place.position
                stack[depth].closing_side = "apart" if place.side == "apart" else "left"
                del stack[depth:]
                continue
        element = _Element(place.index, place.side, first=place.position, last=place.position)
        stack[-1].children.append(element)
        if tag.kind == "open":
            stack.append(element)
    _flatten(stack, 0)
    return root.children


def _depth(stack: Sequence[_Element], tags: Sequence[Tag], identifier: str) -> int:
    """Depth of the opening tag with ``identifier`` on the stack; 0 if it is not there."""
    for depth in range(len(stack) - 1, 0, -1):
        opening = stack[depth].opening
        if opening is not None and tags[opening].id == identifier:
            return depth
    return 0


def _flatten(stack: Sequence[_Element], depth: int) -> None:
    """Elements above ``depth`` are never closed: what they hold belongs to the one below."""
    for level in range(len(stack) - 1, depth, -1):
        stack[level - 1].children.extend(stack[level].children)
        stack[level].children = []


def _measure(
    element: _Element, targets: Sequence[Sequence[int]], target_length: int, low: int = 0
) -> None:
    """Target span of an element, wide enough for its children; what it holds begins at source token
    ``low``: no tag belongs to a word before that.
    """
    if element.side == "left" and element.first <= low:
        element.side = "right"
    inside = [t for position in range(element.first, element.last) for t in targets[position]]
    if inside:
        element.start, element.end = min(inside), max(inside) + 1
    else:
        place = _slot_behind if element.side == "left" else _slot
        element.start = element.end = place(element.first, targets, target_length)
    for child in element.children:
        _measure(child, targets, target_length, element.first)
        element.start = min(element.start, child.start)
        element.end = max(element.end, child.end)


def _slot(position: int, targets: Sequence[Sequence[int]], target_length: int) -> int:
    """Slot before the target of the next linked word, behind the last one's, or at the end."""
    for source in range(position, len(targets)):
        if targets[source]:
            return min(targets[source])
    for source in range(min(position, len(targets)) - 1, -1, -1):
        if targets[source]:
            return max(targets[source]) + 1
    return target_length


def _slot_behind(position: int, targets: Sequence[Sequence[int]], target_length: int) -> int:
    """Slot behind the target of the last linked word before; else as of any other tag."""
    for source in range(position - 1, -1, -1):
        if targets[source]:
            return max(targets[source]) + 1
    return _slot(position, targets, target_length)


def _arrange(elements: list[_Element], low: int, high: int, slots: list[TagSlot]) -> None:
    """Write elements and what they hold into the slots, in target order; overlaps are cut."""
    for element in sorted(elements, key=lambda one: (one.start, one.end, _ORDER.index(one.side))):
        start = min(max(element.start, low), high)
        end = min(max(element.end, start), high)
        if element.opening is not None:
            begins = element.closing is not None and start < end and element.side == "left"
            slots[start].add(element.opening, "right" if begins else element.side)
        _arrange(element.children, start, end, slots)
        if element.closing is not None:
            slots[end].add(element.closing, element.closing_side)
        low = end
