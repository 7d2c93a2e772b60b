"""Places in a document as Qt counts them (UTF-16 units) and as Python does (characters)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate

import regex

from postil.text.tags import Tag, TaggedText

_LAST_EMOJI = regex.compile(
    r"(?:\p{Regional_Indicator}{2}"
    r"|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*"
    r"(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*"
    r"|[0-9#*]\uFE0F?\u20E3)$"
)


class Places:
    """Both counts of the places in one text; the same where it has no astral characters."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._units: list[int] | None = None
        if not text.isascii() and max(text) > "\uffff":
            self._units = [0, *accumulate(2 if c > "\uffff" else 1 for c in text)]

    def of_qt(self, position: int) -> int:
        """Character at a position of Qt's; in the middle of one, that character."""
        if self._units is None:
            return position
        place = bisect_left(self._units, position)
        return place if place < len(self._units) and self._units[place] == position else place - 1

    def to_qt(self, place: int) -> int:
        """Qt's position of a character."""
        return place if self._units is None else self._units[place]


def one_unit_tags(text: TaggedText) -> str:
    """The text with every tag as one character that Qt counts once."""
    return "".join(part if isinstance(part, str) else "\ufffc" for part in text.parts())


def plain_places(text: TaggedText) -> list[int]:
    """For each character of the plain text, and its end, Qt's position in a document of ``text``.

    The end stands behind all tags.
    """
    places = []
    position = 0
    for part in text.parts():
        if not isinstance(part, str):
            position += 1
            continue
        for character in part:
            places.append(position)
            position += 2 if character > "\uffff" else 1
    return [*places, position]


def text_items(text: TaggedText) -> list[str | Tag]:
    """Characters and tags of a text, one by one."""
    items: list[str | Tag] = []
    for part in text.parts():
        items.extend([part] if isinstance(part, Tag) else part)
    return items


def qt_length(items: Sequence[str | Tag]) -> int:
    """Length of items as Qt counts them."""
    return sum(2 if isinstance(item, str) and item > "\uffff" else 1 for item in items)


def common_ends(one: Sequence[str | Tag], other: Sequence[str | Tag]) -> tuple[int, int]:
    """Number of items two texts share at their beginning, and after that at their end."""
    least = min(len(one), len(other))
    start = next((n for n in range(least) if one[n] != other[n]), least)
    rest = least - start
    end = next((n for n in range(rest) if one[-1 - n] != other[-1 - n]), rest)
    return start, end


def last_emoji(text: str) -> str:
    """The emoji a text ends with, with its skin, its joined parts, its flag; "" without one."""
    found = _LAST_EMOJI.search(text)
    return found[0] if found else ""
