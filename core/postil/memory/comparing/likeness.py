"""Likeness of two sources: the three scores of a match, and differences that are easily overlooked.

The three are those OmegaT made usual: words without endings, words, everything. All are
floor(100 (L - d) / L) with d the edit distance and L the longer length; two texts without a word
are alike in their words. A word in another case is no other word: all such differences together,
and those of quotation marks, take one per cent off the last of the three.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from postil.memory.comparing.negation import negations
from postil.memory.comparing.script import distance
from postil.memory.comparing.tokens import folded, match_tokens, numbers
from postil.memory.units import EXACT, Doubt, Scores
from postil.text.normalise import visible
from postil.text.tags import Tag, TaggedText

_SNOWBALL = {
    "ar": "arabic", "ca": "catalan", "da": "danish", "de": "german", "el": "greek",
    "en": "english", "es": "spanish", "et": "estonian", "eu": "basque", "fi": "finnish",
    "fr": "french", "ga": "irish", "hi": "hindi", "hu": "hungarian", "hy": "armenian",
    "id": "indonesian", "it": "italian", "lt": "lithuanian", "nb": "norwegian", "ne": "nepali",
    "nl": "dutch", "nn": "norwegian", "no": "norwegian", "pt": "portuguese", "ro": "romanian",
    "ru": "russian", "sr": "serbian", "sv": "swedish", "ta": "tamil", "tr": "turkish",
    "yi": "yiddish",
}  # fmt: skip
Stem = Callable[[str], str]


def scores(left: str, right: str, language: str) -> Scores:
    """The three scores of two plain texts of ``language``."""
    tokens, others = match_tokens(left), match_tokens(right)
    words, other_words = _words(tokens), _words(others)
    stem = stemmer(language)
    return Scores(
        percent([stem(word) for word in words], [stem(word) for word in other_words]),
        percent(words, other_words),
        likeness(tokens, others, language),
    )


def likeness(left: Sequence[str], right: Sequence[str], language: str) -> int:
    """Percent that two token lists are alike: :func:`percent`, in which no token differs from one
    that is only written otherwise, in case or quotation marks; one less if some are.
    """
    if left == right:
        return EXACT
    one, other = folded(left, language), folded(right, language)
    alike = percent(one, other)
    if (one == left and other == right) or not alike:
        return alike
    return alike - (distance(list(left), list(right)) > distance(one, other))


def percent(left: Sequence[str], right: Sequence[str]) -> int:
    """floor(100 (L - d) / L); 100 for two empty sequences."""
    longer = max(len(left), len(right))
    if not longer:
        return EXACT
    return EXACT * (longer - distance(list(left), list(right))) // longer


def doubts(left: TaggedText, right: TaggedText, language: str) -> tuple[Doubt, ...]:
    """Differences of two sources of ``language`` that are easily overlooked."""
    found: list[Doubt] = []
    one, other = visible(left.plain), visible(right.plain)
    if numbers(one) != numbers(other):
        found.append("number")
    if _kinds(left) != _kinds(right):
        found.append("tag")
    if negations(one, language) != negations(other, language):
        found.append("negation")
    return tuple(found)


@lru_cache
def stemmer(language: str) -> Stem:
    """Stemmer of case-folded words of ``language``; it changes nothing where none is known."""
    name = _SNOWBALL.get(language.replace("_", "-").partition("-")[0].lower())
    if name is None:
        return str
    import snowballstemmer  # noqa: PLC0415  (50 ms, only where matches are shown)

    own = threading.local()  # a stemmer keeps the word it is at: no two threads may share one

    @lru_cache(maxsize=1 << 16)
    def stem(word: str) -> str:
        if not hasattr(own, "stemmer"):
            own.stemmer = snowballstemmer.stemmer(name)
        return str(own.stemmer.stemWord(word))

    return stem


def _words(tokens: Sequence[str]) -> list[str]:
    return [token.casefold() for token in tokens if token[0].isalpha()]


def _kinds(text: TaggedText) -> Counter[str]:
    return Counter(part.kind for part in text.parts() if isinstance(part, Tag))
