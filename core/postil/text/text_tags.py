"""Tags that stand for text: placeholders, codes and the like that users' expressions find.

Such a tag is a single one whose markup is a mark of ours and then the text itself. So whatever the
expressions say later, or if there are none any more, :func:`untagged` gives the text back: files
are written without knowing them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, pairwise

import regex

from postil.errors import UsageError
from postil.messages import Message
from postil.text.expressions import compile_expression
from postil.text.tags import Tag, TaggedText, tag_index
from postil.types.reasons import reason_of

MARK = "postil-text:"
"""Beginning of the markup of such a tag."""

SECONDS = 2.0
"""For one expression and one text; one that needs longer is refused."""

MOST_TAGS = 1000
"""Tags in one text at most; what is found beyond stays text."""

MOST_RULES = 100


def is_text_tag(tag: Tag) -> bool:
    """Whether a tag stands for text."""
    return tag.kind == "single" and tag.markup.startswith(MARK)


def has_text_tags(text: TaggedText) -> bool:
    """Whether some tag of the table stands for text."""
    return any(map(is_text_tag, text.tags))


def untagged(text: TaggedText) -> TaggedText:
    """The text with what its tags stand for in place of them; others stay."""
    if not has_text_tags(text):
        return text
    return TaggedText.from_parts(_written(part) for part in text.parts())


def untagged_offset(text: TaggedText, offset: int) -> int:
    """Offset in :func:`untagged` of the place that is ``offset`` in ``text``."""
    return len(untagged(TaggedText(text.text[:offset], text.tags)))


def tagged_spans(
    text: TaggedText, spans: Iterable[tuple[int, int]]
) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """Where stretches of the plain text of :func:`untagged` are in ``text``: stretches of its own
    plain text, and numbers of its tags, counted from 0 as they stand, that have a part of one.
    """
    spans = list(spans)
    places: list[int] = []
    tags: list[int] = []
    here = number = 0
    for part in text.parts():
        written = _written(part)
        if isinstance(part, str):
            places += range(here, here + len(part))
            here += len(part)
            continue
        if isinstance(written, str):
            first, last = len(places), len(places) + len(written)
            places += [here] * len(written)
            if any(start < last and first < end for start, end in spans):
                tags.append(number)
        number += 1
    places.append(here)
    moved = ((places[start], places[end]) for start, end in spans)
    return tuple((start, end) for start, end in moved if start < end), tuple(tags)


def retagged(text: TaggedText, source: TaggedText) -> TaggedText:
    """A translation in which the texts that are tags in ``source`` are these tags.

    Each tag is used once, for the first place that has its text, as words of their own where they
    are words. Tags that stand for text and are not in the source become text.
    """
    found = untagged(text)
    wanted = [part for part in source.parts() if isinstance(part, Tag) and is_text_tag(part)]
    if not wanted:
        return found
    parts = list(found.parts())
    for tag in sorted(wanted, key=lambda one: -len(one.markup)):  # "{0}" must not be cut by "0"
        _place(parts, tag)
    return TaggedText.from_parts(parts)


class TextTagRules:
    """Expressions that make what they find a tag; the first ones count before the others.

    Raises
    ------
    UsageError
        One is no regular expression; says which, why, and where in it.
    """

    def __init__(self, patterns: Sequence[str]) -> None:
        if len(patterns) > MOST_RULES:
            raise UsageError(
                Message(
                    "There are {number:,} rules; at most {most:,} are taken.",
                    number=len(patterns),
                    most=MOST_RULES,
                )
            )
        self.patterns = tuple(patterns)
        self._rules = [_compiled(n, one) for n, one in enumerate(patterns, 1)]

    def tagged(self, text: TaggedText) -> TaggedText:
        """The text with a tag for all that is found in it, and none for what was found before.

        A text that would be nothing but tags and signs stays as it is: somebody may want to
        translate it.

        Raises
        ------
        UsageError
            An expression takes too long.
        """
        bare = untagged(text)
        spans = sorted(self.spans(bare))
        if not spans:
            return bare
        names = _free_names(bare)
        parts: list[str | Tag] = []
        for (_, end), (start, following) in pairwise(
            [(0, 0), *spans, (len(bare.text), len(bare.text))]
        ):
            parts += TaggedText(bare.text[end:start], bare.tags).parts()
            if start < following:
                parts.append(_text_tag(next(names), bare.text[start:following]))
        made = TaggedText.from_parts(parts)
        kept = any(character.isalnum() for character in made.plain)
        return made if kept or not any(map(str.isalnum, bare.plain)) else bare

    def spans(self, text: TaggedText) -> Iterator[tuple[int, int]]:
        """Places in ``text.text`` that are found, none of which overlap, by rules.

        Raises
        ------
        UsageError
            An expression takes too long.
        """
        taken = bytearray(len(text.text))
        for place, sign in enumerate(text.text if text.tags else ""):
            taken[place] = tag_index(sign) is not None
        count_found = 0
        for number, rule in enumerate(self._rules, 1):
            try:
                for found in rule.finditer(text.text, timeout=SECONDS):
                    start, end = found.span()
                    if start == end or any(taken[start:end]) or count_found == MOST_TAGS:
                        continue
                    taken[start:end] = b"\1" * (end - start)
                    count_found += 1
                    yield start, end
            except TimeoutError as error:
                raise UsageError(
                    Message(
                        "Rule {number} takes too long on the text “{text}”.",
                        number=number,
                        text=text.plain[:60],
                    ),
                    hint="Repetitions within repetitions, like (a+)+, take ever longer: write them "
                    "as one.",
                ) from error


def _compiled(number: int, pattern: str) -> regex.Pattern[str]:
    try:
        return compile_expression(pattern)
    except ValueError as error:
        raise UsageError(
            Message(
                "Rule {number} is not a regular expression: {reason}",
                number=number,
                reason=reason_of(error),
            ),
            hint="Signs such as ( or { are written \\( and \\{ where they stand for themselves.",
        ) from error


def _free_names(text: TaggedText) -> Iterator[str]:
    """Ids that no tag of a text has."""
    used = {tag.id for tag in text.tags}
    return (name for name in map("t{}".format, count(1)) if name not in used)


def _text_tag(name: str, text: str) -> Tag:
    return Tag("single", name, MARK + text, text)


def _written(part: str | Tag) -> str | Tag:
    is_text = isinstance(part, Tag) and is_text_tag(part)
    return part.markup[len(MARK) :] if isinstance(part, Tag) and is_text else part


def _place(parts: list[str | Tag], tag: Tag) -> None:
    """Put a tag where its text first stands; nowhere if it does not."""
    wanted = tag.markup[len(MARK) :]
    for place, part in enumerate(parts):
        if not isinstance(part, str):
            continue
        at = part.find(wanted)
        while at >= 0 and _within_word(part, at, at + len(wanted)):
            at = part.find(wanted, at + 1)
        if at >= 0:
            around = (part[:at], tag, part[at + len(wanted) :])
            parts[place : place + 1] = [one for one in around if one]
            return


def _within_word(text: str, start: int, end: int) -> bool:
    """Whether a part of a text is cut out of a longer word or number."""
    edges = ((start - 1, start), (end - 1, end))
    return any(
        left >= 0 and right < len(text) and text[left].isalnum() and text[right].isalnum()
        for left, right in edges
    )
