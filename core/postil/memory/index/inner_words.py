r"""Regular expressions and words of a query: which words of a vocabulary a match can lie in.

``defa\w+ed`` stands in "defaulted" and in nothing that is not one word, and a memory of a million
units has a hundred thousand different words. So what of an expression can match nothing but letters
and digits is looked for in the vocabulary, and only units that hold a word found there are read.

A part that matches letters and digits alone matches inside one run of them. A run is one token of
the index, but for two cases, in which more is found than needed:

- A sign of it is a token of its own (Chinese, Thai, vowel signs of scripts that the tokeniser does
  not know): units with such a sign are always among those to read.
- The text is not composed as the tokens are ("e" and an accent for "é"): words with accents are
  looked at without them, too, with a looser expression.

Words of a query that are sought as they stand are found more narrowly: their tokens follow each
other, the first as the end of a token, the last as the beginning of one. Where a word can be cut
in tokens in more than one way ("3.5" in "13.5" and in "3.5x"), the longest row of others is sought,
and besides the letters and digits that word has.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Literal, NamedTuple

import numpy as np
import regex
from numpy.typing import NDArray

from postil.memory.comparing.tokens import SPACELESS, match_tokens
from postil.memory.index.required import Clause, parts_in_a_row
from postil.text.expressions import compile_expression

LEAST_LETTERS = 2
"""Letters a part must have to be looked for; one letter alone is in nearly every word. A digit is
enough.
"""

I_FORMS = "iIıİ"
_ONE_I = dict.fromkeys(map(ord, I_FORMS), "i")
"""One letter, in a search that is blind to case."""

_SIGN = r"(?:\w|\\[wd]|\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|[0-9]-[0-9]|\w)+\])"
_REPEATED = r"(?:(?:[*+?]|\{\d+(?:,\d*)?\})[?+]?)"
_GROUP = rf"\((?:\?:)?(?:{_SIGN}{_REPEATED}?|\|)*\)"
_INNER = re.compile(rf"(?:{_SIGN}|{_GROUP}){_REPEATED}?|\\b")
_SURE = re.compile(r"\w|\[\w+\]|\((?:\?:)?[\w|]+\)")  # it is there, and is not just anything
_DIGITS = re.compile(r"(?:\\d|\[0-9\])(?:(?:\+|\{[1-9]\d*(?:,\d*)?\})[?+]?)?")  # few words have any
_PLAIN = re.compile(r"\w|\[\w+\]|\((?:\?:)?[\w|]*\)", re.ASCII)  # the same without accents
_LETTER = re.compile(r"\w")
_ALONE = "\u3041-\u3096\u30a1-\u30fa\u30fc\u3400-\u4dbf\u4e00-\u9fff"  # a token each, letters all
_KNOWN_TOKENS = re.compile(
    rf"(?:[^\W{SPACELESS}]|[{_ALONE}]|(?<!\d)[.,](?!\d)"
    r"|[-'’\"/()&%:;!?+*#@\[\]{}|~$€£§°«»“”„‚‘–—…•©®™\\])+"
)
_LETTERS = re.compile(rf"[^\W{SPACELESS}]+|(?=\w)[{SPACELESS}]")
_JOINS = regex.compile(r"\w")
_SPACELESS = re.compile(f"[{SPACELESS}]")


class PlainPart(NamedTuple):
    """Text of a part that is no expression, folded by :func:`fold`, to be found without one: a look
    at a vocabulary takes a tenth of the time.
    """

    exact: str
    loose: str  # without accents
    begins: bool  # where the token does
    ends: bool


class InnerPart(NamedTuple):
    """A part of an expression that matches within a word: as it is, and for words whose accents are
    taken off. ``plain`` finds at least the words that these do.
    """

    exact: regex.Pattern[str]
    loose: regex.Pattern[str]
    plain: PlainPart | None = None


def inner_parts(pattern: str) -> list[InnerPart]:
    """Parts each of which matches in a word of every text in which ``pattern`` does."""
    rows: list[list[str]] = [[]]
    for part in parts_in_a_row(pattern):
        if _INNER.fullmatch(part):
            rows[-1].append(part)
        else:
            rows.append([])
    found = dict.fromkeys(tuple(_from_the_first_sure(row)) for row in rows)
    return [
        InnerPart(_compiled(row), _compiled(map(_without_accents, row)))
        for row in found
        if not _compiled(part for part in row if part != r"\b").match("")
    ]


def parts_of_clauses(clauses: Iterable[Clause]) -> list[InnerPart]:
    """Parts for the clauses in which every string has letters or digits: each matches a word of one
    of its strings.
    """
    found = []
    for clause in clauses:
        words = [max(_LETTERS.findall(text), key=len, default="") for text in sorted(clause)]
        if all(len(word) >= LEAST_LETTERS for word in words):
            found.append(InnerPart(_any_of(words), _any_of(map(base_letters, words))))
    return found


class QueryParts(NamedTuple):
    """Parts, each of which matches a token of every text that has the words of a query in a row.

    ``row``: their tokens follow each other. ``others``: theirs stand somewhere in the text.
    """

    row: list[InnerPart]
    others: list[InnerPart]


def query_parts(words: Sequence[str], *, whole_words: bool) -> QueryParts | None:
    """Parts of the words of a query, in any case; None if there are neither words that are cut in
    tokens in one way only, nor letters or digits in the others.

    Parameters
    ----------
    whole_words
        The query does not begin or end inside a word.
    """
    known = [_KNOWN_TOKENS.fullmatch(word) is not None for word in words]
    first, last = _longest_run(known)
    tokens = [token for word in words[first:last] for token in match_tokens(word)]
    row = []
    for n, token in enumerate(tokens):
        begins: _Edge = "token" if n or first else "word" if whole_words else "any"
        ends: _Edge = "any"
        if n < len(tokens) - 1 or last < len(words):
            ends = "token"
        elif whole_words:
            ends = "word"
        row.append(token_part(token, begins, ends))
    left = dict.fromkeys(
        piece for word in (*words[:first], *words[last:]) for piece in _LETTERS.findall(word)
    )
    others = [token_part(piece, "any", "any") for piece in left]
    return QueryParts(row, others) if row or others else None


def _longest_run(known: Sequence[bool]) -> tuple[int, int]:
    """Start and end of the longest run of True, the first of equals."""
    best = (0, 0)
    start = 0
    for place, here in enumerate(known):
        if not here:
            start = place + 1
        elif place + 1 - start > best[1] - best[0]:
            best = (start, place + 1)
    return best


_Edge = Literal["any", "word", "token"]
_BEGINS = {"any": "", "word": r"(?<![\p{L}\p{N}_])", "token": "^"}
_ENDS = {"any": "", "word": r"(?![\p{L}\p{N}_])", "token": "$"}


def token_part(text: str, begins: _Edge, ends: _Edge) -> InnerPart:
    """Part that matches in tokens with ``text`` in them, which begins and ends there where the
    token does, or a word, or anywhere.

    Taking accents off can join words that a sign stood between, so that the edges of words are not
    looked at then.
    """
    exact = _BEGINS[begins] + _any_case(text) + _ENDS[ends]
    loose = _any_case(base_letters(text))
    loose = ("^" if begins == "token" else "") + loose + ("$" if ends == "token" else "")
    flags = regex.IGNORECASE | regex.MULTILINE
    plain = None
    if "word" not in (begins, ends):
        sought = fold(text), fold(base_letters(text))
        plain = PlainPart(*sought, begins=begins == "token", ends=ends == "token")
    return InnerPart(compile_expression(exact, flags), compile_expression(loose, flags), plain)


def _any_of(texts: Iterable[str]) -> regex.Pattern[str]:
    return _compiled("|".join(map(_any_case, texts)))


def _any_case(text: str) -> str:
    return "".join(f"[{I_FORMS}]" if char in I_FORMS else re.escape(char) for char in text)


def _from_the_first_sure(row: Sequence[str]) -> Sequence[str]:
    """The row without its beginning that could match anything; empty if the rest is too
    unspecific.
    """
    first = next((n for n, part in enumerate(row) if _is_sure(part)), len(row))
    letters = sum(map(_letters, row))
    if letters < LEAST_LETTERS or first == len(row):
        return ()
    return row[first - 1 if first and row[first - 1] == r"\b" else first :]


def _is_sure(part: str) -> bool:
    return (_SURE.fullmatch(part) or _DIGITS.fullmatch(part)) is not None


def _letters(part: str) -> int:
    """So many letters a part counts for."""
    if part[0] == "(" or _DIGITS.fullmatch(part):
        return LEAST_LETTERS
    return _LETTER.match(part) is not None


def _without_accents(part: str) -> str:
    """Pattern that matches at least the texts of ``part``, when their accents are taken off."""
    if part == r"\b":
        return ""
    if len(part) == 1:
        return base_letters(part)
    return part if _PLAIN.fullmatch(part) or _DIGITS.fullmatch(part) else r"\w*"


def _compiled(parts: Iterable[str]) -> regex.Pattern[str]:
    return compile_expression("".join(parts), regex.IGNORECASE)


def base_letters(text: str) -> str:
    """``text`` decomposed, without the combining signs."""
    return "".join(
        char
        for char in unicodedata.normalize("NFD", text)
        if not unicodedata.category(char).startswith("M")
    )


def fold(text: str) -> str:
    """``text`` in which all that an expression takes for the same, whatever its case, is the same;
    so may be more.
    """
    return text.translate(_ONE_I).casefold()


class _Text:
    """Numbered words as one text."""

    def __init__(self) -> None:
        self._text = ""
        self._folded = "\n"
        self._folded_starts = np.empty(0, np.int64)
        self._starts = np.empty(0, np.int64)
        self._numbers = np.empty(0, np.int64)

    def add(self, words: Sequence[str], numbers: Sequence[int]) -> None:
        ends = list(accumulate((len(word) + 1 for word in words), initial=len(self._text)))
        self._starts = np.concatenate([self._starts, np.array(ends[:-1], np.int64)])
        self._numbers = np.concatenate([self._numbers, np.array(numbers, np.int64)])
        text = "".join([f"{word}\n" for word in words])
        self._text += text
        folded = fold(text)
        lengths = [len(word) + 1 for word in folded.split("\n")[:-1]]
        ends = list(accumulate(lengths, initial=len(self._folded)))
        self._folded_starts = np.concatenate([self._folded_starts, np.array(ends[:-1], np.int64)])
        self._folded += folded

    def having(self, sought: str, *, begins: bool, ends: bool) -> NDArray[np.int64]:
        """Words with the folded text ``sought``, where they begin or end if that is asked."""
        found = "\n" * begins + sought + "\n" * ends
        if begins and ends:  # two words in a row can share the line feed
            places = list(_places(self._folded, found))
        else:
            pieces = self._folded.split(found)[:-1]
            places = list(accumulate(len(piece) + len(found) for piece in pieces))
            places = [place - len(found) for place in places]
        at = np.array(places, np.int64) + begins
        return self._numbers[np.searchsorted(self._folded_starts, at, side="right") - 1]

    def holding(self, pattern: regex.Pattern[str], seconds: float) -> NDArray[np.int64]:
        if not len(self._numbers):
            return self._numbers
        hits = pattern.finditer(self._text, timeout=seconds, concurrent=False)
        places = np.array([hit.start() for hit in hits], np.int64)
        return self._numbers[np.searchsorted(self._starts, places, side="right") - 1]


def _places(text: str, sought: str) -> Iterator[int]:
    place = text.find(sought)
    while place >= 0:
        yield place
        place = text.find(sought, place + 1)


class VocabularyText:
    """A growing vocabulary as text, to be searched in one go."""

    def __init__(self) -> None:
        self._known = 0
        self._words = _Text()
        self._bases = _Text()  # of the words with accents
        self._signs = np.empty(0, np.int64)

    def holding(
        self, part: InnerPart, vocabulary: Sequence[str], seconds: float
    ) -> NDArray[np.uint32]:
        """Numbers of the tokens one of which every text has that ``part`` matches in.

        Raises
        ------
        TimeoutError
            Each of the two looks takes longer than ``seconds``.
        """
        found = self.having(part, vocabulary, seconds)
        return np.unique(np.concatenate([found, self._signs])).astype(np.uint32)

    def having(
        self, part: InnerPart, vocabulary: Sequence[str], seconds: float
    ) -> NDArray[np.uint32]:
        """Numbers of the tokens that ``part`` matches in; raises as :meth:`holding` does."""
        self._read(vocabulary)
        if (plain := part.plain) is not None:
            edges = {"begins": plain.begins, "ends": plain.ends}
            exact = self._words.having(plain.exact, **edges)
            loose = self._bases.having(plain.loose, **edges)
            return np.unique(np.concatenate([exact, loose])).astype(np.uint32)
        exact = self._words.holding(part.exact, seconds)
        loose = self._bases.holding(part.loose, seconds)
        return np.unique(np.concatenate([exact, loose])).astype(np.uint32)

    def _read(self, vocabulary: Sequence[str]) -> None:
        if self._known == len(vocabulary):
            return
        new = list(enumerate(vocabulary[self._known :], self._known))
        self._known = len(vocabulary)
        accented = [(number, word) for number, word in new if not word.isascii()]
        accented = [
            (number, base)
            for number, word in accented
            if (base := base_letters(word)) != word or not unicodedata.is_normalized("NFD", word)
        ]
        signs = [number for number, word in new if _is_part_of_a_word(word)]
        self._words.add([word for _, word in new], [number for number, _ in new])
        self._bases.add([word for _, word in accented], [number for number, _ in accented])
        self._signs = np.concatenate([self._signs, np.array(signs, np.int64)])


def _is_part_of_a_word(token: str) -> bool:
    """Whether expressions take it for a sign of a word, yet it is a token of its own."""
    if len(token) > 1 or not _JOINS.match(token):
        return False
    return not _LETTER.match(token) or _SPACELESS.match(token) is not None
