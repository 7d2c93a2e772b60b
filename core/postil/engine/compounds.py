"""Unknown compounds, read as the words they are made of.

Of all ways to cut a word into words that training has, the one whose parts have the highest
geometric mean of counts (Koehn & Knight, 2003, "Empirical Methods for Compound Splitting", section
3.2), in languages that write compounds as one word; between two parts a linking element may stand,
as in "Arbeit-s-amt". In all languages words with hyphens are cut there. Words that training has are
never cut: it knows more about them than about their parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log
from typing import NamedTuple

from postil.text.function_words import function_words
from postil.text.nontranslatable import classify
from postil.text.tokeniser import JOINER, primary_subtag

_SHORTEST = 4  # letters of a part
_LONGEST = 60  # letters of a word that is cut
_MOST_PARTS = 4
_LINKING = {
    "de": ("", "s", "es", "n", "en", "er", "e"),
    "lb": ("", "s", "es", "n", "en", "er", "e"),
    "nl": ("", "s", "en", "e", "n"),
    "af": ("", "s", "e"),
    "fy": ("", "s", "e", "en"),
    "da": ("", "s", "e"),
    "nb": ("", "s", "e"),
    "nn": ("", "s", "e"),
    "no": ("", "s", "e"),
    "sv": ("", "s", "e", "o"),
    "is": ("", "s", "a", "ar", "u"),
    "fi": ("",),
    "et": ("",),
    "hu": ("",),
}


class Part(NamedTuple):
    """A part of a word: the form training has, and its half-open span in the word."""

    token: str
    start: int
    end: int


class Compounds:
    """Cuts unknown words of one language.

    Parameters
    ----------
    count
        How often training has a token; 0 if never.
    """

    def __init__(self, language: str, count: Callable[[str], int]) -> None:
        primary = primary_subtag(language)
        self._linking = _LINKING.get(primary, ())
        self._capitals = primary in ("de", "lb")  # nouns have one
        self._small = function_words(language)
        self._count = count

    def parts(self, token: str) -> list[Part]:
        """At least two parts of an unknown ``token``, or none."""
        if JOINER in token or classify(token) is not None or len(token) > _LONGEST:
            return []
        if "-" in token:
            return self._between_hyphens(token)
        if not self._linking or not token.isalpha() or len(token) < 2 * _SHORTEST:
            return []
        ways = [way for way in self._ways(token, 0) if len(way) > 1]
        return max(ways, key=self._weight, default=[])

    def _between_hyphens(self, token: str) -> list[Part]:
        found: list[Part] = []
        pieces = token.split("-")
        start = 0
        while pieces:
            taken, form = self._longest(pieces, inside=start > 0)
            piece = "-".join(pieces[:taken])
            if form is None:
                inner = self.parts(piece) if piece.isalpha() else []
                if not inner:
                    return []
                found += [Part(one.token, start + one.start, start + one.end) for one in inner]
            else:
                found.append(Part(form, start, start + len(piece)))
            start += len(piece) + 1
            del pieces[:taken]
        return found

    def _longest(self, pieces: Sequence[str], *, inside: bool) -> tuple[int, str | None]:
        """How many pieces at the start training has as one word ("e-mail"), and its form there;
        one, and no form, if it has none. The whole token is none.
        """
        for taken in range(len(pieces) - (not inside), 0, -1):
            if all(map(str.isalnum, pieces[:taken])):
                form = self._known("-".join(pieces[:taken]), inside)
                if form is not None:
                    return taken, form
        return 1, None

    def _ways(self, word: str, start: int, taken: int = 1) -> Iterator[list[Part]]:
        """All ways to cut the rest of a word."""
        if whole := self._part(word, start, len(word)):
            yield [whole]
        if taken == _MOST_PARTS:
            return
        for end in range(start + _SHORTEST, len(word) - _SHORTEST + 1):
            for linking in self._linking:
                after = end + len(linking)
                if len(word) - after < _SHORTEST or word[end:after] != linking:
                    continue
                if part := self._part(word, start, end):
                    for rest in self._ways(word, after, taken + 1):
                        yield [part._replace(end=after), *rest]

    def _part(self, word: str, start: int, end: int) -> Part | None:
        form = self._known(word[start:end], start > 0)
        if form is None or end - start < _SHORTEST or form.casefold() in self._small:
            return None
        return Part(form, start, end)

    def _known(self, piece: str, inside: bool) -> str | None:
        """The form of a piece that training has more often, of those it may have in a word."""
        forms = [piece, piece.lower()]
        if inside and self._capitals:
            forms.append(piece.capitalize())
        best = max(forms, key=self._count)
        return best if self._count(best) else None

    def _weight(self, parts: list[Part]) -> tuple[float, int]:
        """Mean log count of the parts; of equals, the fewer."""
        return sum(log(self._count(part.token)) for part in parts) / len(parts), -len(parts)
