"""Text with inline tags: a tag is one placeholder character, its markup lies in a table beside.

Tag ``n`` of a :class:`TaggedText` stands in ``text`` as ``chr(0xF0000 + n)``, a character of the
supplementary private-use plane A. So a tag can never be half deleted, cut in two or mistyped, and
no search, match or translation step has to know the mark-up of any file format. Text from outside
goes through :func:`clean`, which takes such characters out of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Literal

TagKind = Literal["open", "close", "single"]

PLACEHOLDER_BASE = 0xF0000
MAX_TAGS = 0xFFFE  # the plane ends with two non-characters
_LAST = PLACEHOLDER_BASE + MAX_TAGS - 1
_PLACEHOLDER = re.compile(f"[{chr(PLACEHOLDER_BASE)}-{chr(_LAST)}]")
_FOREIGN = re.compile(f"[{chr(PLACEHOLDER_BASE)}-{chr(0xFFFFF)}\ud800-\udfff]")
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class Tag:
    """One inline code of a document.

    Parameters
    ----------
    kind
        ``open`` and ``close`` come in pairs of one ``id``; ``single`` stands alone.
    id
        Pairs an opening tag with its closing one, and a tag of the target with that of the source.
    markup
        The code as the file has it; only the format that read it understands it.
    display
        What an editor may show in the chip, e.g. ``<b>``; empty if the id says enough.
    """

    kind: TagKind
    id: str
    markup: str
    display: str = ""


def placeholder(n: int) -> str:
    """The character that stands for tag ``n``."""
    if not 0 <= n < MAX_TAGS:
        raise ValueError(f"a text holds at most {MAX_TAGS} tags, not tag number {n}")
    return chr(PLACEHOLDER_BASE + n)


def tag_index(character: str) -> int | None:
    """Number of the tag that ``character`` stands for, or None if it is no placeholder."""
    n = ord(character) - PLACEHOLDER_BASE
    return n if 0 <= n < MAX_TAGS else None


def clean(text: str) -> str:
    """``text`` from outside with what could be taken for a tag (and lone surrogates) replaced."""
    return text if _is_usual(text) else _FOREIGN.sub(REPLACEMENT, text)


def _is_usual(text: str) -> bool:
    """Whether a glance says that a text has neither placeholders nor lone surrogates: none of these
    can be printed.
    """
    return text.isascii() or text.isprintable()


@dataclass(frozen=True, slots=True)
class TaggedText:
    """Immutable text with inline tags, compared by value.

    Parameters
    ----------
    text
        Characters and placeholders.
    tags
        Tag ``n`` is the one that ``placeholder(n)`` stands for. A tag of the table may be absent
        from the text (the translator has not placed it) or stand there more than once.
    """

    text: str
    tags: tuple[Tag, ...] = ()

    def __post_init__(self) -> None:
        if _is_usual(self.text):
            return
        for found in _PLACEHOLDER.findall(self.text):
            if ord(found) - PLACEHOLDER_BASE >= len(self.tags):
                raise ValueError(f"placeholder {found!a} has no tag ({len(self.tags)} given)")

    @classmethod
    def of(cls, text: str) -> TaggedText:
        """Plain ``text`` from outside, cleaned of characters that mean tags."""
        return cls(clean(text))

    @classmethod
    def from_parts(cls, parts: Iterable[str | Tag]) -> TaggedText:
        """Text pieces (cleaned) and tags in order; each tag gets the next number."""
        text: list[str] = []
        tags: list[Tag] = []
        for part in parts:
            if isinstance(part, Tag):
                text.append(placeholder(len(tags)))
                tags.append(part)
            else:
                text.append(clean(part))
        return cls("".join(text), tuple(tags))

    @property
    def plain(self) -> str:
        """The text without its tags."""
        return _PLACEHOLDER.sub("", self.text) if self.tags else self.text

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing at all, neither text nor tag."""
        return not self.text

    def parts(self) -> Iterator[str | Tag]:
        """Pieces of text and tags in order; the inverse of :meth:`from_parts`."""
        start = 0
        for found in _PLACEHOLDER.finditer(self.text):
            if found.start() > start:
                yield self.text[start : found.start()]
            yield self.tags[ord(found.group()) - PLACEHOLDER_BASE]
            start = found.end()
        if start < len(self.text):
            yield self.text[start:]

    def tag_places(self) -> Iterator[int]:
        """For each tag, the character of the plain text before which it stands."""
        place = 0
        for character in self.text:
            if tag_index(character) is None:
                place += 1
            else:
                yield place

    def compact(self) -> TaggedText:
        """The same reading with tags numbered in order of appearance and unused ones dropped."""
        return TaggedText.from_parts(self.parts()) if self.tags else self

    def strip(self) -> tuple[str, TaggedText, str]:
        """Leading white space, what lies between, trailing white space."""
        inner = self.text.strip()
        if not inner:
            return self.text, TaggedText(""), ""
        start = self.text.index(inner)
        return self.text[:start], TaggedText(inner, self.tags), self.text[start + len(inner) :]

    def __len__(self) -> int:
        """Number of characters, a tag counting as one."""
        return len(self.text)

    def __getitem__(self, where: slice) -> TaggedText:
        """Part of the text with only the tags that stand in it, renumbered."""
        return TaggedText(self.text[where], self.tags).compact()

    def __add__(self, other: TaggedText) -> TaggedText:
        """Both texts in a row, the tags of ``other`` numbered after those of this one."""
        if not other.tags:
            return TaggedText(self.text + other.text, self.tags)
        shift = len(self.tags)
        moved = _PLACEHOLDER.sub(
            lambda found: placeholder(ord(found.group()) - PLACEHOLDER_BASE + shift), other.text
        )
        return TaggedText(self.text + moved, self.tags + other.tags)

    def to_json(self) -> Any:
        """A str if there are no tags, else a dict of ``text`` and ``tags`` (rows of four)."""
        if not self.tags:
            return self.text
        return {
            "text": self.text,
            "tags": [[tag.kind, tag.id, tag.markup, tag.display] for tag in self.tags],
        }

    @classmethod
    def from_json(cls, value: Any) -> TaggedText:
        """The inverse of :meth:`to_json`.

        Raises
        ------
        ValueError
            ``value`` is not what :meth:`to_json` writes.
        """
        if isinstance(value, str):
            return cls(value)
        if not isinstance(value, Mapping):
            raise ValueError(f"not a tagged text: {value!r}")
        try:
            tags = tuple(_tag_from_json(row) for row in value["tags"])
            return cls(str(value["text"]), tags)
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a tagged text: {value!r}") from error


def _tag_from_json(row: Any) -> Tag:
    kind, identifier, markup, display = row
    if kind not in ("open", "close", "single"):
        raise ValueError(f"a tag is open, close or single, not {kind!r}")
    return Tag(kind, str(identifier), str(markup), str(display))


def around(tags: Iterable[Tag]) -> tuple[list[Tag], list[Tag]]:
    """Tags to stand before and behind what replaces the text they stood in; pairs stay nested."""
    inner = list(tags)
    opening = list(takewhile(lambda tag: tag.kind != "close", inner))
    before = [tag for tag in opening if tag.kind == "open"]
    behind = [tag for tag in opening if tag.kind != "open"]
    return before, behind + inner[len(opening) :]


def join(texts: Iterable[TaggedText], separator: str = "") -> TaggedText:
    """All ``texts`` in a row with the plain ``separator`` between them."""
    parts: list[str | Tag] = []
    for n, text in enumerate(texts):
        if n and separator:
            parts.append(separator)
        parts.extend(text.parts())
    return TaggedText.from_parts(parts)
