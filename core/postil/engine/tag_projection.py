"""Where the inline tags of a source belong in its translation.

The decoder translates words; tags follow the words they stand at. A pair of tags spans the target
words that translate what lies between them in the source; a single tag goes before the target of
the word it precedes. Pairs that would cross are cut so that they nest, and markup stays
well-formed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from postil.text.tags import Tag, TaggedText, tag_index


@dataclass(frozen=True, slots=True)
class PlacedTag:
    """Tag number ``index`` stands before source token ``position`` (or behind all, at their
    number).
    """

    index: int
    position: int


@dataclass(slots=True)
class _Element:
    """A tag, or a pair of tags with what it holds."""

    opening: int | None
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
    offset = position = 0
    for character in source.text:
        index = tag_index(character)
        if index is None:
            offset += 1
            continue
        while position < len(spans) and spans[position][0] < offset:
            position += 1
        placed.append(PlacedTag(index, position))
    return placed


def project_tags(
    tags: Sequence[Tag],
    placed: Sequence[PlacedTag],
    links: Sequence[tuple[int, int]],
    source_length: int,
    target_length: int,
) -> list[list[int]]:
    """Tag numbers to put before each target token; the last list goes behind the last token.

    Parameters
    ----------
    links
        Word links (source, target) of the translation.

    Returns
    -------
    list of ``target_length + 1`` lists
    """
    targets: list[list[int]] = [[] for _ in range(source_length)]
    for source, target in links:
        targets[source].append(target)
    slots: list[list[int]] = [[] for _ in range(target_length + 1)]
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
                del stack[depth:]
                continue
        element = _Element(place.index, None, place.position, place.position)
        stack[-1].children.append(element)
        if tag.kind == "open":
            stack.append(element)
    _flatten(stack, 0)
    return root.children


def _depth(stack: Sequence[_Element], tags: Sequence[Tag], identifier: str) -> int:
    """Where the opening tag with ``identifier`` lies on the stack; 0 if nowhere."""
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


def _measure(element: _Element, targets: Sequence[Sequence[int]], target_length: int) -> None:
    """Target span of an element, wide enough for its children."""
    inside = [t for position in range(element.first, element.last) for t in targets[position]]
    if inside:
        element.start, element.end = min(inside), max(inside) + 1
    else:
        element.start = element.end = _slot(element.first, targets, target_length)
    for child in element.children:
        _measure(child, targets, target_length)
        element.start = min(element.start, child.start)
        element.end = max(element.end, child.end)


def _slot(position: int, targets: Sequence[Sequence[int]], target_length: int) -> int:
    """Before the target of the next linked word, behind that of the one before, or at the end."""
    for source in range(position, len(targets)):
        if targets[source]:
            return min(targets[source])
    for source in range(min(position, len(targets)) - 1, -1, -1):
        if targets[source]:
            return max(targets[source]) + 1
    return target_length


def _arrange(elements: list[_Element], low: int, high: int, slots: list[list[int]]) -> None:
    """Write elements and what they hold into the slots, in target order; overlaps are cut."""
    for element in sorted(elements, key=lambda item: (item.start, item.end)):
        start = min(max(element.start, low), high)
        end = min(max(element.end, start), high)
        if element.opening is not None:
            slots[start].append(element.opening)
        _arrange(element.children, start, end, slots)
        if element.closing is not None:
            slots[end].append(element.closing)
        low = end
