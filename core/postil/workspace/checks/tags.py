"""Tags: missing, extra, doubled, out of order, pairs that cross, white space beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from postil.messages import Message
from postil.text.tags import Tag, TaggedText, tag_index
from postil.workspace.checks.finding import Finding, Pair, replaced

Key = tuple[str, str]


def missing(pair: Pair) -> Iterator[Finding]:
    """Tags of the source that the target lacks."""
    there = Counter(_key(tag) for _, tag in _tags(pair.target))
    seen: Counter[Key] = Counter()
    for _, tag in _tags(pair.source):
        seen[_key(tag)] += 1
        if seen[_key(tag)] > there[_key(tag)]:
            yield Finding(
                "tag-missing", Message("The tag {tag} of the source is missing.", tag=_name(tag))
            )


def extra(pair: Pair) -> Iterator[Finding]:
    """Tags the source lacks, and tags that stand there more often than in it."""
    allowed = Counter(_key(tag) for _, tag in _tags(pair.source))
    seen: Counter[Key] = Counter()
    for place, tag in _tags(pair.target):
        seen[_key(tag)] += 1
        if seen[_key(tag)] <= allowed[_key(tag)]:
            continue
        again = allowed[_key(tag)] > 0
        yield Finding(
            "tag-extra",
            Message("The tag {tag} stands here once more than in the source.", tag=_name(tag))
            if again
            else Message("The source has no tag {tag}.", tag=_name(tag)),
            place,
            place + 1,
            replaced(pair.target, place, place + 1, "").compact(),
        )


def order(pair: Pair) -> Iterator[Finding]:
    """Single tags that follow each other otherwise than in the source.

    Words move in a translation, and pairs with them; line breaks and fields that stand alone seldom
    change places with each other.
    """
    ours = [_key(tag) for _, tag in _tags(pair.source) if tag.kind == "single"]
    found = [(place, tag) for place, tag in _tags(pair.target) if tag.kind == "single"]
    theirs = [_key(tag) for _, tag in found]
    if Counter(ours) != Counter(theirs):
        return
    for key, (place, tag) in zip(ours, found, strict=True):
        if key != _key(tag):
            message = Message(
                "The tag {tag} comes at another place among the tags of the source.", tag=_name(tag)
            )
            yield Finding("tag-order", message, place, place + 1)
            return


def pairing(pair: Pair) -> Iterator[Finding]:
    """Tags that open without closing, close without opening, or cross another pair."""
    stack: list[tuple[int, Tag]] = []
    for place, tag in _tags(pair.target):
        if tag.kind == "open":
            stack.append((place, tag))
        elif tag.kind == "close":
            if stack and stack[-1][1].id == tag.id:
                stack.pop()
                continue
            opened = next((n for n, (_, other) in enumerate(stack) if other.id == tag.id), None)
            if opened is None:
                message = Message("{tag} closes, but nothing opened before it.", tag=_name(tag))
            else:
                crossed = _name(stack[-1][1])
                message = Message(
                    "{tag} closes while {crossed} is still open.", tag=_name(tag), crossed=crossed
                )
                del stack[opened]
            yield Finding("tag-pairing", message, place, place + 1)
    for place, tag in stack:
        yield Finding(
            "tag-pairing",
            Message("{tag} opens and is not closed.", tag=_name(tag)),
            place,
            place + 1,
        )


def space_beside(pair: Pair) -> Iterator[Finding]:
    """Single tags that have lost or gained the space beside them."""
    source = {
        _key(tag): _spaces(pair.source.text, place)
        for place, tag in _tags(pair.source)
        if tag.kind == "single"
    }
    for place, tag in _tags(pair.target):
        before = source.get(_key(tag))
        if before is None:
            continue
        now = _spaces(pair.target.text, place)
        if before == (False, False) and now == (True, True):
            message = Message("There are spaces around {tag}; the source has none.", tag=_name(tag))
            yield Finding("tag-space", message, place, place + 1)
        elif before == (True, True) and now == (False, False):
            message = Message(
                "There are spaces around {tag} in the source, but none here.", tag=_name(tag)
            )
            yield Finding("tag-space", message, place, place + 1)


def _tags(text: TaggedText) -> Iterator[tuple[int, Tag]]:
    if text.tags:
        for place, character in enumerate(text.text):
            number = tag_index(character)
            if number is not None:
                yield place, text.tags[number]


def _key(tag: Tag) -> Key:
    return tag.kind, tag.id


def _name(tag: Tag) -> str:
    return tag.display or f"{'/' if tag.kind == 'close' else ''}{tag.id}"


def _spaces(text: str, place: int) -> tuple[bool, bool]:
    """Whether there is space before and after; the ends of the text count as such."""
    before = place == 0 or text[place - 1].isspace()
    after = place + 1 == len(text) or text[place + 1].isspace()
    return before, after
