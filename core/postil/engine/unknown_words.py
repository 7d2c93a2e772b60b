"""What an engine reads for a source word that training did not have: another form of it that
training had, or the parts of a compound (Yang & Kirchhoff, 2006, "Phrase-Based Backoff Models for
Machine Translation of Highly Inflected Languages", back off in the same way).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from postil.engine.compounds import Compounds, Part
from postil.text.casing import Truecaser
from postil.text.function_words import function_words
from postil.text.inflected_words import InflectedWords
from postil.text.nontranslatable import classify
from postil.text.tokeniser import DECORATION, JOINER, primary_subtag
from postil.text.vocabulary import RESERVED, Vocabulary

_NO_BREAK = str.maketrans("", "", "⍽⎵")
_DASHES = str.maketrans(dict.fromkeys("–—‒―−", "-"))
_LEAST_CAPITALS = 5  # letters: "US" is not "us"
_LEAST_SHOUTED = 3  # letters of a function word: "NOT", "MORE"
# Written like abbreviations and names (CAN bus, MIT licence, DOS, EIN/AUS, OFF), or articles: who
# shouts means other words.
_NOT_SHOUTED = frozenset(
    ("als", "aus", "aux", "bis", "can", "ces", "com", "das", "dat", "del", "dem", "der", "des",
     "die", "dos", "ein", "elle", "era", "esa", "eso", "est", "gli", "het", "its", "las", "les",
     "los", "mag", "man", "may", "mes", "mir", "mis", "mit", "nas", "nor", "nos", "nul", "num",
     "off", "ont", "out", "par", "poi", "pro", "ses", "son", "tan", "tel", "tem", "tes", "the",
     "ton", "uno", "via", "vor", "war", "who")
)  # fmt: skip
_LEAST_INFLECTED = 5  # letters of a word of which another form stands for it


class UnknownWords:
    """The readings of unknown words of one language.

    Parameters
    ----------
    count
        How often training has a token; 0 if never.
    """

    def __init__(
        self,
        language: str,
        truecaser: Truecaser,
        vocabulary: Vocabulary,
        count: Callable[[str], int],
    ) -> None:
        self._names_have_capitals = primary_subtag(language) not in ("de", "lb")
        self._truecaser = truecaser
        self._vocabulary = vocabulary
        self._count = count
        self._shouted = function_words(language) - _NOT_SHOUTED
        self._compounds = Compounds(language, count)
        self._inflected = InflectedWords()
        self._words: list[str] = []  # of the vocabulary, once a word is looked for among them

    def reading(self, token: str) -> Sequence[Part]:
        """What stands for an unknown ``token``: one part is another form of it, several are those
        of a compound; none if nothing does.
        """
        for form in self._same_word(token):
            if self._count(form):
                return [Part(form, 0, len(token))]
        if parts := self._compounds.parts(token):
            return parts
        noun = token.capitalize()
        if (
            is_capitals(token)
            and len(noun) == len(token)
            and (parts := self._compounds.parts(noun))
        ):
            return parts
        form = self._other_inflection(token)
        return [Part(form, 0, len(token))] if form else []

    def _same_word(self, token: str) -> Iterator[str]:
        """Ways to write the same, the closest first: an ideograph or another piece of a text
        without spaces that does not stand beside Latin letters, another space before a mark, the
        usual character for one of a compatible form (``：``, ``①``), a hyphen for a dash, the case
        it has elsewhere, small letters for capitals.
        """
        bare = token.strip(JOINER)
        if bare != token and bare[:1].isalpha() and not bare.isascii():
            yield bare
        if "⍽" in token or "⎵" in token:
            yield token.translate(_NO_BREAK)
        if not token.isascii():
            yield "".join(c if c in DECORATION else unicodedata.normalize("NFKC", c) for c in token)
            yield token.translate(_DASHES)
        if classify(token) is None and (self.is_shouted(token) or not token.isupper()):
            yield self._truecaser.from_capitals(token)
            if token.isupper():
                yield self._truecaser.lower(token)

    def is_shouted(self, token: str) -> bool:
        """Whether it is a word in capitals, and no abbreviation."""
        if is_capitals(token):
            return True
        known = token.isupper() and token.isalpha() and len(token) >= _LEAST_SHOUTED
        return known and self._truecaser.lower(token) in self._shouted

    def _other_inflection(self, token: str) -> str:
        """The form with the most letters in common with a word that may be inflected: not with a
        name.
        """
        is_name = token[0].isupper() and self._names_have_capitals
        if not token.isalpha() or len(token) < _LEAST_INFLECTED or is_name:
            return ""
        if not self._words:
            trained = range(len(RESERVED), len(self._vocabulary))
            self._words = [self._vocabulary.token(number) for number in trained]
        found = [self._words[n] for n in self._inflected.of(token, self._words).tolist()]
        forms = [
            form for form in found if form.isalpha() and form[0].isupper() == token[0].isupper()
        ]
        return max(forms, key=lambda form: self._closeness(token, form), default="")

    def _closeness(self, token: str, form: str) -> tuple[float, int]:
        pairs = zip(token, form, strict=False)
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        return shared - (len(form) - shared) / 2, self._count(form)


def is_capitals(token: str) -> bool:
    """Whether it is a word in capitals, and too long to be an abbreviation."""
    return token.isupper() and sum(map(str.isalpha, token)) >= _LEAST_CAPITALS
