"""Finding commands by a few letters: a subsequence of the title, or words of menu and help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import combining, normalize

import regex

WORDS = 100.0
WORD_START, ADJACENT, FIRST, PER_GAP = 8, 5, 6, 0.2
_WORD = regex.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Hit:
    """Score of a text; ``places`` are the positions of the letters found in the title."""

    score: float
    places: tuple[int, ...] = ()


def folded(text: str) -> str:
    """Text as it is compared in a search: small letters without their accents."""
    return "".join(map(_folded_letter, text))


def fits(query: str, title: str, others: Sequence[str] = ()) -> Hit | None:
    """Score of a command for ``query``, or None if it does not fit.

    Letters of the query must occur in the title in this order; else all its words in ``others``
    (menu, help, other names) or the title. Accents need not be typed. The title itself goes before
    one that begins so, that before one with such words, that before whole words of the others, and
    those before scattered letters.
    """
    words = folded(query).split()
    if not words:
        return Hit(0.0)
    name = folded(title)
    close = _closeness(words, name)
    best = _subsequence("".join(words), name)
    if best is not None:
        origins = [place for place, one in enumerate(title) for _ in _folded_letter(one)]
        best = Hit(best.score + close, tuple(origins[place] for place in best.places))
        if close:
            return best
    everything = folded(" ".join((title, *others)))
    if set(words) <= set(_WORD.findall(everything)):
        return Hit(close or WORDS / 2)
    if best is None and all(word in everything for word in words):
        return Hit(1.0 + close)
    return best


def _closeness(words: Sequence[str], name: str) -> float:
    """Bonus for whole words, and beginnings of words, that a title has."""
    query = " ".join(words)
    if name == query:
        return 3 * WORDS
    if name.startswith(query):
        return 2 * WORDS
    own = _WORD.findall(name)
    return WORDS if all(any(one.startswith(word) for one in own) for word in words) else 0.0


def _folded_letter(letter: str) -> str:
    """None, one or several: ß is ss."""
    if letter.isascii():
        return letter.lower()
    return "".join(one for one in normalize("NFD", letter.casefold()) if not combining(one))


def _subsequence(wanted: str, text: str) -> Hit | None:
    """The best way to find the letters: at starts of words, and next to each other."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {}
    for count, letter in enumerate(wanted):
        new: dict[int, tuple[float, tuple[int, ...]]] = {}
        for place, found in enumerate(text):
            if found != letter:
                continue
            gain = 1.0
            if place == 0 or not text[place - 1].isalnum():
                gain += FIRST + WORD_START if place == 0 else WORD_START
            if count == 0:
                new[place] = (gain - PER_GAP * place, (place,))
                continue
            ways = [
                (score + gain + (ADJACENT if place == last + 1 else 0), (*places, place))
                for last, (score, places) in best.items()
                if last < place
            ]
            if ways:
                new[place] = max(ways, key=lambda way: way[0])
        best = new
        if not best:
            return None
    score, places = max(best.values(), key=lambda way: way[0])
    spread = places[-1] - places[0] + 1 - len(places)
    scattered = spread > 3 * len(places) + 4
    return None if scattered else Hit(score + 10 - PER_GAP * spread, places)
