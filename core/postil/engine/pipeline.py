"""From a segment to token ids and back to a segment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from postil.engine.tag_projection import (
    PlacedTag,
    TagSlot,
    place_tags,
    project_tags,
    text_without_tags,
)
from postil.search.forest.prefix_text import needs_space
from postil.text.casing import Truecaser
from postil.text.normalise import nfc
from postil.text.quotation_marks import MARKS, straight_quotes
from postil.text.tags import Tag, TaggedText, placeholder
from postil.text.tokeniser import JOINER, Tokeniser
from postil.text.vocabulary import UNKNOWN, Vocabulary

U32 = npt.NDArray[np.uint32]
# plain text, words, tokens, spans, placed tags, margins
_Read: TypeAlias = tuple[
    str, list[str], list[str], list[tuple[int, int]], list[PlacedTag], tuple[str, str]
]
LATEST = 64  # segments that are read once: one is met when it opens, confirmed, and looked at again


@dataclass(frozen=True, slots=True)
class Prepared:
    """A segment ready for the decoder.

    ``plain``: its text without tags; ``words``: tokens as written; ``tokens``: truecased, letters
    composed as in all training text; ``ids``: of the tokens, 0 where unknown; ``spans``: character
    span of each token within the plain text; ``tags``, ``placed``: the inline tags and where they
    stand; ``margins``: the space before and behind all of it, which is no token: a translation has
    it, too.
    """

    plain: str
    words: list[str]
    tokens: list[str]
    ids: U32
    spans: list[tuple[int, int]]
    tags: tuple[Tag, ...]
    placed: list[PlacedTag]
    margins: tuple[str, str] = ("", "")

    def __len__(self) -> int:
        return len(self.tokens)


class Side:
    """Tokeniser, truecaser and vocabulary of one language of an engine.

    Parameters
    ----------
    is_source
        Its text is only read: of a word with straight or curved apostrophes or quotation marks,
        the more frequent form in training stands for both; of equals, the one that was met first.

    Attributes
    ----------
    counts
        How often each word was seen in training, by id; empty where that is not known.
    """

    def __init__(
        self,
        tokeniser: Tokeniser,
        truecaser: Truecaser,
        vocabulary: Vocabulary,
        *,
        is_source: bool = False,
    ) -> None:
        self._is_source = is_source
        self.counts: U32 = np.empty(0, dtype=np.uint32)
        self.tokeniser = tokeniser
        self.truecaser = truecaser
        self.vocabulary = vocabulary
        self._read = lru_cache(LATEST)(self._read_anew)

    def prepare(self, segment: TaggedText) -> Prepared:
        """Tokens and ids of a segment; those of the latest segments are cached."""
        plain, words, tokens, spans, placed, margins = self._read(segment)
        tokens = [*tokens]
        ids = self.vocabulary.encode(tokens)  # some may have been learned meanwhile
        if self._is_source:
            self._take_usual_quotes(tokens, ids)
        return Prepared(
            plain,
            [*words],
            tokens,
            ids,
            [*spans],
            segment.tags,
            [*placed],
            margins,
        )

    def _take_usual_quotes(self, tokens: list[str], ids: U32) -> None:
        for place, token in enumerate(tokens):
            if not MARKS.isdisjoint(token):
                other = _otherwise_quoted(token)
                known = self.vocabulary.id(other)
                own = int(ids[place])
                if known != UNKNOWN and (own == UNKNOWN or self._usual(known, own) == known):
                    tokens[place], ids[place] = other, known

    def _usual(self, *words: int) -> int:
        """The word that training has most often, or first."""
        known = len(self.counts)
        return min(words, key=lambda word: (-int(self.counts[word]) if word < known else 0, word))

    def _read_anew(self, segment: TaggedText) -> _Read:
        before, behind = margins = _margins(segment.text)
        text, offsets = text_without_tags(segment)
        text, offsets = text[len(before) :], offsets[len(before) :]
        text = text.removesuffix(behind)
        words = self.tokeniser.tokenise(text)
        tokens = self.truecaser.truecase([nfc(word) for word in words])
        spans = [
            (offsets[start], offsets[end - 1] + 1) for start, end in self.tokeniser.spans(text)
        ]
        placed = place_tags(segment, spans) if segment.tags else []
        return segment.plain, words, tokens, spans, placed, margins

    def learn_words(self, tokens: Sequence[str]) -> U32:
        """Ids of tokens, given to them now if they are new."""
        return np.array([self.vocabulary.learn(token) for token in tokens], dtype=np.uint32)

    def recase(self, tokens: Sequence[str], source: Prepared) -> list[str]:
        """The words of a translation, cased as its text is."""
        return self.truecaser.recase(tokens, source.words)

    def realise(
        self, words: Sequence[str], links: Sequence[tuple[int, int]], source: Prepared
    ) -> TaggedText:
        """The translation as a segment: spacing, at its ends that of the source, and the source's
        tags in their places.

        Parameters
        ----------
        words
            As :meth:`recase` gives them.
        """
        if not source.placed:
            return TaggedText.of(self.tokeniser.detokenise(words).join(source.margins))
        slots = project_tags(source.tags, source.placed, links, len(source), len(words))
        text = self.tokeniser.detokenise(with_tags(words, slots, self.tokeniser))
        return TaggedText(text.join(source.margins), source.tags)

    def word_spans(self, words: Sequence[str], plain: str) -> list[tuple[int, int]]:
        """Character span of each word within ``plain``, the plain text :meth:`realise` makes."""
        spans = []
        at = 0
        for word in words:
            text = self.tokeniser.surface(word).text.strip()
            at = max(at, plain.find(text, at))
            spans.append((at, at + len(text)))
            at += len(text)
        return spans


def _otherwise_quoted(token: str) -> str:
    """A token with straight apostrophes and quotation marks for curved ones, or the reverse."""
    straight = straight_quotes(token)
    if straight != token:
        return straight
    return token.replace("'", "’").replace('"', "“" if token.endswith(JOINER) else "”")


def _margins(text: str) -> tuple[str, str]:
    """The space at the start and at the end of a text that has more than space."""
    inner = text.strip()
    return (text[: text.index(inner)], text[len(text.rstrip()) :]) if inner else ("", "")


def with_tags(words: Sequence[str], slots: Sequence[TagSlot], tokeniser: Tokeniser) -> list[str]:
    """Tokens with placeholders among them, joined so that no space is won or lost."""
    result: list[str] = []
    for position, slot in enumerate(slots):
        before = JOINER if position > 0 else ""
        after = JOINER if position < len(words) else ""
        spaced = (
            before
            and after
            and not slot.instead
            and _is_space_between(words[position - 1], words[position], tokeniser)
        )
        left, apart, right = ("".join(map(placeholder, part)) for part in slot.parts)
        if not spaced:
            left, apart, right = "", "", left + apart + right
        if left:
            result.append(before + left)
        if apart:
            result.append(apart)
        if right:
            result.append(("" if spaced else before) + right + after)
        result.extend(words[position : position + 1])
    return result


def _is_space_between(left: str, right: str, tokeniser: Tokeniser) -> bool:
    return needs_space(tokeniser.surface(left).right, tokeniser.surface(right).left)
