"""Finding commands by a few letters: a subsequence of the title, or words of menu and help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import combining, normalize

WORD_START, ADJACENT, FIRST, PER_GAP = 8, 5, 6, 0.2


@dataclass(frozen=True, slots=True)
class Hit:
    """How well a text fits; ``places`` are the positions of the letters found in the title."""

    score: float
    places: tuple[int, ...] = ()


def folded(text: str) -> str:
    """What is compared where one searches: small letters without their accents."""
    return "".join(map(_folded_letter, text))


def fits(query: str, title: str, others: Sequence[str] = ()) -> Hit | None:
    """How well ``query`` fits a command, or None if it does not.

    Letters of the query must occur in the title in this order; else all its words in ``others``
    (menu, help) or the title.
    """
    wanted = "".join(folded(query).split())
    if not wanted:
        return Hit(0.0)
    best = _subsequence(wanted, folded(title))
    if best is not None:
        origins = [place for place, one in enumerate(title) for _ in _folded_letter(one)]
        return Hit(best.score, tuple(origins[place] for place in best.places))
    everything = folded(" ".join((title, *others)))
    if all(word in everything for word in folded(query).split()):
        return Hit(1.0)
    return None


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
