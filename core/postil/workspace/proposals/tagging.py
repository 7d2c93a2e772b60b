"""Tags of a memory unit carried over to the segment it is proposed for.

The unit's target carries the mark-up of the document it was made in. Here each of its tags is
replaced by the tag of the current source that plays the same part, or dropped if there is none, so
that no foreign code gets into a file.
"""

from __future__ import annotations

from postil.text.tags import Tag, TaggedText
from postil.text.text_tags import is_text_tag, retagged, untagged


def adapt_target(
    unit_source: TaggedText, unit_target: TaggedText, source: TaggedText
) -> TaggedText:
    """``unit_target`` with the tags of ``source``.

    Tags correspond one to one where both sources have the same kinds in the same order; otherwise
    by kind and markup. An opening and a closing tag of one pair are kept or dropped together.
    Tags that stand for text do the same where both sources have them in the same places, so that
    {1} comes for {0}; otherwise they become those of the source with the same text, or that text.
    """
    if _looks(unit_source) == _looks(source):
        return _adapted(unit_source, unit_target, source)
    adapted = _adapted(untagged(unit_source), untagged(unit_target), untagged(source))
    return retagged(adapted, source)


def _looks(text: TaggedText) -> list[tuple[str, bool]]:
    return [(tag.kind, is_text_tag(tag)) for tag in text.compact().tags]


def _adapted(unit_source: TaggedText, unit_target: TaggedText, source: TaggedText) -> TaggedText:
    if not unit_target.tags:
        return unit_target
    theirs = unit_source.compact().tags
    ours = source.compact().tags
    found = _correspondence(theirs, ours)
    remaining = list(range(len(theirs)))
    parts: list[str | Tag] = []
    for part in unit_target.parts():
        if isinstance(part, str):
            parts.append(part)
            continue
        place = _take(part, theirs, remaining)
        if place is not None and place in found:
            parts.append(ours[found[place]])
    return TaggedText.from_parts(parts)


def _take(tag: Tag, table: tuple[Tag, ...], remaining: list[int]) -> int | None:
    """The place of ``tag`` in ``table``, each used once unless the translator put it twice; markup
    decides, then the id.
    """
    for same in (
        lambda other: other == tag,
        lambda other: (other.kind, other.id) == (tag.kind, tag.id),
    ):
        for place in remaining:
            if same(table[place]):
                remaining.remove(place)
                return place
    return table.index(tag) if tag in table else None


def _correspondence(theirs: tuple[Tag, ...], ours: tuple[Tag, ...]) -> dict[int, int]:
    if [tag.kind for tag in theirs] == [tag.kind for tag in ours]:
        return {place: place for place in range(len(theirs))}
    remaining = list(range(len(ours)))
    found: dict[int, int] = {}
    for place, tag in enumerate(theirs):
        for other in remaining:
            if (ours[other].kind, ours[other].markup) == (tag.kind, tag.markup):
                found[place] = other
                remaining.remove(other)
                break
    return _whole_pairs(found, theirs, ours)


def _whole_pairs(
    found: dict[int, int], theirs: tuple[Tag, ...], ours: tuple[Tag, ...]
) -> dict[int, int]:
    partner = {
        (tag.kind, tag.id): place for place, tag in enumerate(theirs) if tag.kind != "single"
    }
    kept = {}
    for place, other in found.items():
        tag = theirs[place]
        if tag.kind != "single":
            mate = partner.get(("close" if tag.kind == "open" else "open", tag.id))
            if mate is not None and (mate not in found or ours[found[mate]].id != ours[other].id):
                continue
        kept[place] = other
    return kept
