"""From a segment to token ids and back to a segment."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from postil.engine.compounds import Part
from postil.engine.tag_projection import (
    PlacedTag,
    TagSlot,
    place_tags,
    project_tags,
    text_without_tags,
)
from postil.engine.unknown_words import UnknownWords
from postil.search.forest.prefix_text import needs_space
from postil.text.access_keys import SIGNS, AccessKey, access_key, with_key
from postil.text.casing import Truecaser, upper
from postil.text.function_words import function_words
from postil.text.list_markers import list_marker
from postil.text.normalise import nfc, readable_with_offsets
from postil.text.quotation_marks import MARKS, straight_quotes
from postil.text.scripts import IDEOGRAPHIC_LANGUAGES
from postil.text.tags import Tag, TaggedText, placeholder
from postil.text.tokeniser import JOINER, Tokeniser, primary_subtag
from postil.text.vocabulary import FIRST_LEARNED, UNKNOWN, Vocabulary
from postil.text.wide_marks import with_wide_marks

U32 = npt.NDArray[np.uint32]
# plain text, words, tokens, spans, placed tags, margins, access key
_Read: TypeAlias = tuple[
    str,
    list[str],
    list[str],
    list[tuple[int, int]],
    list[PlacedTag],
    tuple[str, str],
    AccessKey | None,
]
MOST_UNKNOWN, FEW = 0.5, 2  # of the words of a segment, or so many
LATEST = 64  # segments that are read once: one is met when it opens, confirmed, and looked at again


@dataclass(frozen=True, slots=True)
class Prepared:
    """A segment ready for the decoder.

    ``plain``: its text without tags; ``words``: tokens as written; ``tokens``: truecased, letters
    composed as in all training text; ``ids``: of the tokens, 0 where unknown; ``spans``: character
    span of each token within the plain text; ``tags``, ``placed``: the inline tags and where they
    stand; ``margins``: the space, or list marker, before and the space behind all of it, which are
    no tokens: a translation has them, too; ``capitals``: places of words in capitals that are read
    as words in small letters; ``compounds``: half-open spans of the parts of one word; ``key``: the
    access key of a label, which is no part of its words, ``at`` its offset in the plain text.
    """

    plain: str
    words: list[str]
    tokens: list[str]
    ids: U32
    spans: list[tuple[int, int]]
    tags: tuple[Tag, ...]
    placed: list[PlacedTag]
    margins: tuple[str, str] = ("", "")
    capitals: frozenset[int] = frozenset()
    compounds: tuple[tuple[int, int], ...] = ()
    key: AccessKey | None = None

    @property
    def needs_links(self) -> bool:
        """Whether the text of a translation depends on which of its words translates which."""
        return bool(self.placed or self.capitals or self.key)

    def __len__(self) -> int:
        return len(self.tokens)

    def with_parts(self, place: int, parts: Sequence[Part], ids: U32) -> Prepared:
        """A copy that has the parts of a word, with their ids, in its place."""
        behind, more = place + 1, len(parts) - 1
        word, (start, end) = self.words[place], self.spans[place]
        inside = [(start + part.start, start + part.end) for part in parts]
        even = end - start == len(word) == parts[-1].end  # no character of it was left out
        compounds = [(first + more, last + more) for first, last in self.compounds]
        return replace(
            self,
            words=[
                *self.words[:place],
                *(word[part.start : part.end] for part in parts),
                *self.words[behind:],
            ],
            tokens=[
                *self.tokens[:place],
                *(part.token for part in parts),
                *self.tokens[behind:],
            ],
            ids=np.concatenate([self.ids[:place], ids, self.ids[behind:]]),
            spans=[
                *self.spans[:place],
                *(inside if even else [(start, end)] * len(parts)),
                *self.spans[behind:],
            ],
            placed=[
                replace(tag, position=tag.position + more) if tag.position > place else tag
                for tag in self.placed
            ],
            compounds=tuple([(place, behind + more)] * bool(more) + compounds),
        )


class Side:
    """Tokeniser, truecaser and vocabulary of one language of an engine.

    Parameters
    ----------
    is_source
        Its text is only read: of a word with straight or curved apostrophes or quotation marks,
        the more frequent form in training stands for both; of equals, the one that was met first.
        For an unknown word another form of it may stand, or the parts of a compound. A no-break
        space between words is a space if training had none.
    dotted_markers
        Whether "1." at the start of a text is a list marker, which is not translated.

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
        dotted_markers: bool = False,
    ) -> None:
        self.is_source = is_source
        self._dotted_markers = dotted_markers
        self._plain_space = _plain_space(tokeniser, vocabulary) if is_source else None
        self.counts: U32 = np.empty(0, dtype=np.uint32)
        self.tokeniser = tokeniser
        self.truecaser = truecaser
        self.vocabulary = vocabulary
        self._has_wide_marks = primary_subtag(tokeniser.language) in IDEOGRAPHIC_LANGUAGES
        self._unknown = UnknownWords(tokeniser.language, truecaser, vocabulary, self._count)
        self._read = lru_cache(LATEST)(self._read_anew)

    def prepare(self, segment: TaggedText) -> Prepared:
        """Tokens and ids of a segment; those of the latest segments are cached."""
        plain, words, tokens, spans, placed, margins, key = self._read(
            segment, self._learned_for(segment)
        )
        tokens = [*tokens]
        ids = self.vocabulary.encode(tokens)  # some may have been learned meanwhile
        if self.is_source:
            self._take_usual_quotes(tokens, ids)
        tags = segment.tags
        prepared = Prepared(
            plain, [*words], tokens, ids, [*spans], tags, [*placed], margins, key=key
        )
        return self._with_readings(prepared) if self.is_source else prepared

    def _take_usual_quotes(self, tokens: list[str], ids: U32) -> None:
        for place, token in enumerate(tokens):
            if not MARKS.isdisjoint(token):
                other = _otherwise_quoted(token)
                known = self.vocabulary.id(other)
                own = int(ids[place])
                if known != UNKNOWN and (own == UNKNOWN or self._usual(known, own) == known):
                    tokens[place], ids[place] = other, known

    def _with_readings(self, prepared: Prepared) -> Prepared:
        """A source with what stands for its unknown words; where most words are unknown, it is in
        another language, and what looks like a form of one is none.
        """
        unknown = np.flatnonzero(prepared.ids == UNKNOWN).tolist()
        if len(unknown) > FEW:
            letters = [any(map(str.isalpha, token)) for token in prepared.tokens]
            if sum(letters[place] for place in unknown) > max(MOST_UNKNOWN * sum(letters), FEW):
                return prepared
        for place in reversed(unknown):
            if parts := self._unknown.reading(prepared.tokens[place]):
                known = self.vocabulary.encode([part.token for part in parts])
                prepared = prepared.with_parts(place, parts, known)
        capitals = frozenset(_places_of_capitals(prepared, self._unknown.is_shouted))
        return replace(prepared, capitals=capitals) if capitals else prepared

    def _count(self, token: str) -> int:
        """How often training has a token: once, of those it has, where that is not known."""
        known = self.vocabulary.id(token)
        if not UNKNOWN < known < FIRST_LEARNED:
            return 0
        return max(int(self.counts[known]), 1) if known < len(self.counts) else 1

    def _usual(self, *words: int) -> int:
        """The word that training has most often, or first."""
        known = len(self.counts)
        return min(words, key=lambda word: (-int(self.counts[word]) if word < known else 0, word))

    def _learned_for(self, segment: TaggedText) -> int:
        """How many words were learned, if a reading depends on it: that of a label does."""
        may_have_key = self.is_source and any(sign in segment.text for sign in SIGNS)
        return len(self.vocabulary.learned) if may_have_key else 0

    def _read_anew(self, segment: TaggedText, _learned: int) -> _Read:
        before, behind = margins = self._margins(segment.text)
        text, offsets = text_without_tags(segment)
        text, offsets = text[len(before) :], offsets[len(before) :]
        text = text.removesuffix(behind)
        text, offsets = readable_with_offsets(text, offsets, source=self.is_source)
        if self._plain_space is not None:
            text = self._plain_space.sub(" ", text)
        if (key := self._access_key(text)) is not None:
            at = key.at
            text, offsets = text[:at] + text[at + 1 :], [*offsets[:at], *offsets[at + 1 :]]
            key = replace(key, at=offsets[at] - 1)
        words = self.tokeniser.tokenise(text)
        tokens = self.truecaser.truecase([nfc(word) for word in words])
        spans = [
            (offsets[start], offsets[end - 1] + 1) for start, end in self.tokeniser.spans(text)
        ]
        placed = place_tags(segment, spans) if segment.tags else []
        return segment.plain, words, tokens, spans, placed, margins, key

    def _access_key(self, text: str) -> AccessKey | None:
        """The access key of a source; none where training has the word with the sign, or where the
        sign parts two words of a name.
        """
        key = access_key(text) if self.is_source else None
        if key is None or self._is_known(key.written):
            return None
        if key.may_be_name and all(map(self._is_known, key.parts)):
            return None
        return None if key.is_inside and not self._is_known(key.word) else key

    def _is_known(self, word: str) -> bool:
        cased = self.truecaser
        forms = {word, cased.from_capitals(word), cased.lower(word)}
        return any(self.vocabulary.id(form) != UNKNOWN for form in forms)

    def _margins(self, text: str) -> tuple[str, str]:
        """The space, and the list marker, at the start of a text, and the space at its end; of one
        that has no more, all is at the start.
        """
        inner = text.strip()
        if not inner:
            return text, ""
        marker = list_marker(inner, dotted=self._dotted_markers)
        return text[: text.index(inner)] + marker, text[len(text.rstrip()) :]

    def learn_words(self, tokens: Sequence[str]) -> U32:
        """Ids of tokens, given to them now if they are new."""
        return np.array([self.vocabulary.learn(token) for token in tokens], dtype=np.uint32)

    def recase(self, tokens: Sequence[str], source: Prepared) -> list[str]:
        """The words of a translation, cased as its text is, and joined with full-width marks."""
        words = self.truecaser.recase(tokens, source.words, source.tokens)
        return with_wide_marks(words) if self._has_wide_marks else words

    def in_capitals(
        self, words: Sequence[str], links: Sequence[tuple[int, int]], source: Prepared
    ) -> list[str]:
        """``words`` with those in capitals of whose source words most are; function words, whose
        links are the least certain, stay small.
        """
        if not source.capitals:
            return list(words)
        language = self.tokeniser.language
        small = function_words(language)
        votes = Counter[int]()
        for at, target in links:
            votes[target] += 1 if at in source.capitals else -1
        return [
            upper(word, language)
            if n in votes and votes[n] >= 0 and word.casefold() not in small
            else word
            for n, word in enumerate(words)
        ]

    def with_access_key(
        self, words: Sequence[str], links: Sequence[tuple[int, int]], source: Prepared
    ) -> list[str]:
        """``words`` with the access key that the source has: in a word which translates its."""
        if source.key is None:
            return list(words)
        letter = source.key.at + 1
        own = [
            target
            for place, target in links
            if source.spans[place][0] <= letter < source.spans[place][1]
        ]
        return with_key(words, own, source.key, self.tokeniser.language)

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

    def word_spans(
        self, words: Sequence[str], plain: str, source: Prepared
    ) -> list[tuple[int, int]]:
        """Character span of each word within ``plain``, the plain text :meth:`realise` makes."""
        spans = []
        at = len(source.margins[0])
        for word in words:
            text = self.tokeniser.surface(word).text.strip()
            at = max(at, plain.find(text, at))
            spans.append((at, at + len(text)))
            at += len(text)
        return spans


def _places_of_capitals(prepared: Prepared, is_in_capitals: Callable[[str], bool]) -> Iterator[int]:
    """Words in capitals that are read as others; of a compound, all parts, however short."""
    whole = list(prepared.words)
    for first, last in prepared.compounds:
        whole[first:last] = ["".join(whole[first:last])] * (last - first)
    for place, (word, token) in enumerate(zip(prepared.words, prepared.tokens, strict=True)):
        if word != token and is_in_capitals(whole[place]):
            yield place


def _otherwise_quoted(token: str) -> str:
    """A token with straight apostrophes and quotation marks for curved ones, or the reverse."""
    straight = straight_quotes(token)
    if straight != token:
        return straight
    return token.replace("'", "’").replace('"', "“" if token.endswith(JOINER) else "”")


def _plain_space(tokeniser: Tokeniser, vocabulary: Vocabulary) -> re.Pattern[str] | None:
    """No-break spaces between words, of the kinds that training never had there; those between
    digits part thousands.
    """
    unknown = [
        space
        for space in ("\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}")
        if len(tokens := tokeniser.tokenise(f"a{space}b")) == 3
        and vocabulary.id(tokens[1]) == UNKNOWN
    ]
    found = f"[{''.join(unknown)}]"
    between = rf"(?<=\w){found}(?=[^\W\d])|(?<=[^\W\d]){found}(?=\w)"
    return re.compile(between) if unknown else None


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
