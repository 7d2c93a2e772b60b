"""Truecasing: the case a word has in the middle of a sentence, and back to how a sentence looks.

Only positions that show a word's own case are counted: not the first word of a sentence unless it
is in lower case there, no sentence in capitals, and of a source language no heading such as "Using
Rounded Off Numbers". The most frequent form wins (Lita et al., 2003, unigram model).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import compress, product, takewhile
from pathlib import Path
from typing import NamedTuple
from unicodedata import category

from postil.errors import InputError
from postil.messages import Message
from postil.text.abbreviations import BOUND, of_language
from postil.text.nontranslatable import classify
from postil.text.tokeniser import DECORATION, primary_subtag
from postil.types.files import atomic_write
from postil.types.reasons import reason_of

_HEADER = "postil truecaser"
# Whether headings are read as such, and whether texts without a mark at the end have a capital.
_VERSIONS = {"1": (False, False), "2": (True, False), "3": (False, True)}
_FINAL = frozenset(".!?…‥。！？؟।॥۔።។")
_ORDINALS = "ªº"  # small letters, though Unicode has them in no case

OTHER, CASED, UNCASED, SENTENCE_ENDS, IN_CAPITALS, NOT_IN_CAPITALS, CAPITALISED, SMALL = range(8)
_DOTTED_I = frozenset({"tr", "az"})  # their i has a dot in capitals, too; without one it is another
LEAST_CAPITALISED = 3  # words of a heading: "Adobe Bridge" is a name
# Languages whose headings have capitals, and the words that are small there.
_SMALL_IN_HEADINGS = {
    "en": frozenset(
        {"a", "about", "after", "against", "an", "and", "as", "at", "before", "between", "but",
         "by", "during", "for", "from", "if", "in", "into", "is", "its", "nor", "of", "off", "on",
         "onto", "or", "out", "over", "per", "so", "than", "that", "the", "through", "to", "under",
         "until", "up", "using", "via", "vs", "when", "with", "within", "without", "your"}
    )
}  # fmt: skip


class Truecaser:
    """Best-known case of each word; tokens carry the tokeniser's joiners or not.

    Parameters
    ----------
    language
        Matters for capitals of Turkish, Azeri and Dutch, and for headings.
    headings
        Whether words of a heading lose its capitals. It is for source languages: in translations
        headings look as their language has them.

    Attributes
    ----------
    capital_without_mark
        Whether most texts that do not end like a sentence (headings, labels, cells) begin with a
        capital.
    """

    def __init__(self, language: str = "", *, headings: bool = False) -> None:
        self.language = language
        self.headings = headings and primary_subtag(language) in _SMALL_IN_HEADINGS
        self.capital_without_mark = False
        self._best: dict[str, str] = {}

    def __len__(self) -> int:
        """Number of words known."""
        return len(self._best)

    def train(self, token_sequences: Iterable[Sequence[str]]) -> None:
        """Count forms in sentences and keep the most frequent of each; ties go to lower case."""
        forms: Counter[str] = Counter()
        begun: Counter[bool] = Counter()
        for tokens in token_sequences:
            if _all_capitals(tokens) or self._is_heading(tokens):
                continue
            if tokens and place_of(tokens[-1]) != SENTENCE_ENDS:
                first = next(_sentence_starts(tokens), None)
                if first and first.cased:
                    begun[tokens[first.place] != self.lower(tokens[first.place])] += 1
            forms.update(tokens)
            for n in _cased_starts(tokens):
                if tokens[n] != self.lower(tokens[n]):
                    forms[tokens[n]] -= 1
        self.learn(forms, begun)

    def learn(self, forms: Mapping[str, int], begun: Mapping[bool, int]) -> None:
        """Keep the most frequent form of each word, of forms that were counted as :meth:`train`
        does; ``begun``: how many texts without a mark at the end begin with a capital, and how many
        without.
        """
        self.capital_without_mark = begun.get(True, 0) > begun.get(False, 0)
        best: dict[str, tuple[int, str]] = {}
        for form, count in forms.items():
            if count <= 0 or not _is_cased(form):
                continue
            key = self.lower(form)
            candidate = (count, form)
            if key not in best or candidate > best[key]:  # capitals sort before lower case
                best[key] = candidate
        self._best = {key: form for key, (_, form) in best.items()}

    def truecase(self, tokens: Sequence[str]) -> list[str]:
        """``tokens`` with sentence-initial words, and all words of a heading or of a text in
        capitals, as known.
        """
        if _all_capitals(tokens):
            return [self.from_capitals(token) for token in tokens]
        cased = list(tokens)
        if self._is_heading(tokens):
            cased = [self.from_capitals(token) for token in tokens]
        for n in _cased_starts(tokens):
            cased[n] = self.at_start(tokens[n])
        return cased

    def at_start(self, token: str) -> str:
        """Own case of the first word of a sentence."""
        key = self.lower(token)
        if key == token:  # a word in lower case there is as its writer wants it
            return token
        return self._best.get(key) or self._guess(token)

    def _is_heading(self, tokens: Sequence[str]) -> bool:
        """Whether all words that are not small in headings have a capital, and there are some."""
        if not self.headings:
            return False
        looks = [self.look(token) for token in tokens]
        return SMALL not in looks and looks.count(CAPITALISED) >= LEAST_CAPITALISED

    def look(self, token: str) -> int:
        """``CAPITALISED``, ``SMALL`` if it would not be in a heading, or ``OTHER``."""
        letter = _first_letter(token)
        if not self.headings or classify(token) is not None:
            return OTHER
        if letter.isupper():
            return CAPITALISED
        word = token.strip(DECORATION)
        known = _SMALL_IN_HEADINGS[primary_subtag(self.language)]
        return SMALL if letter.islower() and word not in known else OTHER

    def from_capitals(self, token: str) -> str:
        """Own case of a word of a heading, or of a text in capitals."""
        return self._best.get(self.lower(token), token)

    def _guess(self, token: str) -> str:
        """Own case of a word only ever seen at the start of a sentence: lower, but for odd
        capitals.

        Instructions are full of verbs that stand nowhere else. German keeps the capital: there most
        such words are nouns.
        """
        letters = "".join(c for c in token if c.isalpha())
        if letters[1:] != self.lower(letters[1:]) or primary_subtag(self.language) == "de":
            return token
        return token if classify(token) is not None or len(letters) == 1 else self.lower(token)

    def recase(
        self,
        tokens: Sequence[str],
        source_tokens: Sequence[str],
        own_case: Sequence[str] | None = None,
    ) -> list[str]:
        """``tokens`` (truecased) as a text looks whose source is ``source_tokens`` (as written).

        All capitals stay all capitals; the first word gets a capital if that of the source has one,
        or if the source's script has no case and it ends like a sentence, or texts that do not
        begin with one, too; so do sentences inside, where such a source has several.
        Where the source begins with a number, an address or code, the first word behind it gets
        none, unless that of the source has one that is not its own; nor where the translation of a
        script without case does. Numbers, addresses and code stay as they are.

        Parameters
        ----------
        own_case
            ``source_tokens`` as truecased; if it is not given, no word has a capital but its own.
        """
        if _all_capitals(source_tokens):
            return [self._upper(token) if classify(token) is None else token for token in tokens]
        cased = list(tokens)
        for start, capital in self._wanted_capitals(tokens, source_tokens, own_case):
            if not capital or not start.cased:
                continue
            if start.is_behind and _is_caseless(source_tokens):
                continue
            if classify(tokens[start.place]) is None:
                cased[start.place] = self._capitalise(tokens[start.place])
        return cased

    def _wanted_capitals(
        self, tokens: Sequence[str], source_tokens: Sequence[str], own_case: Sequence[str] | None
    ) -> Iterable[tuple[_Start, bool]]:
        """The sentences of ``tokens``, and whether each begins with a capital.

        Those inside have that of the sentence of the source in their place where there are as many,
        all stops counted or only those that do not look like those of abbreviations; else all
        sentences of the source that stand behind such a mark, or behind any, must have it.
        """
        ours = list(_sentence_starts(source_tokens))
        theirs = list(_sentence_starts(tokens))
        capitals = self._capitals(ours, source_tokens, own_case)
        at_stops = [not n or one.mark != "." or capitals[n] for n, one in enumerate(ours)]
        fewer = list(compress(capitals, at_stops))
        unbound = [one for one in theirs if not self._is_abbreviated(tokens, one)]
        for wanted, starts in product((capitals, fewer), (theirs, unbound)):
            if len(wanted) == len(starts):
                return zip(starts, wanted, strict=True)
        behind: dict[str, list[bool]] = {}
        for start, capital in zip(ours[1:], capitals[1:], strict=True):
            behind.setdefault(start.mark, []).append(capital)
        inside = [behind.get(start.mark, capitals[1:]) for start in theirs[1:]]
        wanted = [*(capitals[:1] or [False]), *(bool(them) and all(them) for them in inside)]
        return zip(theirs, wanted, strict=False)

    def _capitals(
        self, starts: Sequence[_Start], tokens: Sequence[str], own_case: Sequence[str] | None
    ) -> list[bool]:
        """Whether each sentence of a source asks for a capital."""
        caseless = _is_caseless(tokens)
        capitals = [
            caseless or not start.cased or _first_letter(tokens[start.place]).isupper()
            for start in starts
        ]
        if starts and (caseless or not starts[0].cased):
            unmarked = caseless and self.capital_without_mark
            capitals[0] = unmarked or _ends_like_a_sentence(tokens)
        elif starts and starts[0].place != _first_cased(tokens):
            own = own_case[starts[0].place] if own_case is not None else ""
            capitals[0] &= _first_letter(own).islower()
        return capitals

    def _is_abbreviated(self, tokens: Sequence[str], start: _Start) -> bool:
        """Whether the stop before a sentence is that of an abbreviation with more behind it."""
        if start.mark != "." or start.place < 2:
            return False
        known = of_language(BOUND, primary_subtag(self.language))
        end = start.place - 1  # of the abbreviation: "z. B.", "ex."
        words = [token.strip(DECORATION).lower() for token in tokens[max(0, end - 3) : end]]
        return words[-1] in known or "".join(words) in known

    def save(self, path: Path) -> None:
        """Write the forms, one a line.

        Raises
        ------
        StorageError
            The file could not be written.
        """
        is_capital = self.capital_without_mark and not self.headings
        version = {kinds: name for name, kinds in _VERSIONS.items()}[self.headings, is_capital]
        lines = [f"{_HEADER} {version} {self.language}", *self._best.values()]
        with atomic_write(path) as temporary:
            temporary.write_bytes("".join(line + "\n" for line in lines).encode())

    @classmethod
    def load(cls, path: Path) -> Truecaser:
        """Read what :meth:`save` wrote.

        Raises
        ------
        InputError
            The file is missing or something else.
        """
        try:
            lines = path.read_bytes().decode().split("\n")
        except OSError as error:
            raise InputError(
                Message("cannot be read: {reason}", reason=reason_of(error)), file=path
            ) from error
        except UnicodeDecodeError as error:
            raise InputError("a truecaser must be UTF-8", file=path) from error
        version, _, language = lines[0].removeprefix(_HEADER).strip().partition(" ")
        if not lines[0].startswith(_HEADER) or version not in _VERSIONS or lines.pop():
            raise InputError("not a truecaser, or cut off", file=path, line=1)
        headings, is_capital = _VERSIONS[version]
        truecaser = cls(language, headings=headings)
        truecaser.capital_without_mark = is_capital
        truecaser._best = {truecaser.lower(form): form for form in lines[1:]}
        return truecaser

    def _capitalise(self, token: str) -> str:
        letter = _first_letter(token)
        at = token.index(letter)
        if not letter.islower() or any(c.isupper() for c in token):  # iPhone, eBay
            return token
        return token[:at] + capitalised(token[at:], self.language)

    def lower(self, text: str) -> str:
        """``text`` in small letters as the language has them."""
        return lower(text, self.language)

    def _upper(self, text: str) -> str:
        return upper(text, self.language)


def lower(text: str, language: str) -> str:
    """``text`` in small letters as ``language`` has them."""
    if primary_subtag(language) in _DOTTED_I:
        text = text.replace("İ", "i").replace("I", "ı")
    return text.lower()


def upper(text: str, language: str, *, title: bool = False) -> str:
    """``text`` in capitals as ``language`` has them.

    Parameters
    ----------
    title
        As at the start of a sentence: a script that has capitals but does not begin sentences with
        them (Georgian) stays as it is.
    """
    if primary_subtag(language) in _DOTTED_I:
        text = text.replace("i", "İ")
    return text.title() if title else text.upper()


def capitalised(text: str, language: str) -> str:
    """``text``, the first letter of which is small, as it begins a sentence of ``language``."""
    if primary_subtag(language) == "nl" and text.startswith("ij"):
        return "IJ" + text[2:]
    return upper(text[:1], language, title=True) + text[1:]


def is_small(letter: str) -> bool:
    """Whether it is a small letter that would be a capital at the start of a sentence."""
    return letter.islower() and letter.title() != letter  # no sentence of Georgian has a capital


def _is_caseless(tokens: Sequence[str]) -> bool:
    """Whether no word has a case, or fewer than have none: a name in Latin letters tells nothing
    of the beginning of a sentence in Arabic.
    """
    cased = sum(map(_is_cased, tokens))
    return cased == 0 or cased < sum(map(_has_no_case, tokens))


def _ends_like_a_sentence(tokens: Sequence[str]) -> bool:
    """Whether its mark stands at the end; brackets and quotation marks may close behind it."""
    marks = takewhile(lambda token: not any(map(str.isalnum, token)), reversed(tokens))
    return any(token.strip(DECORATION)[-1:] in _FINAL for token in marks)


def _has_no_case(token: str) -> bool:
    """Whether it is a word, or has a part, in a script that has no capitals."""
    return not token.isascii() and any(
        category(char) == "Lo" and char not in _ORDINALS for char in token
    )


def _first_letter(token: str) -> str:
    return next((c for c in token if c.isalpha()), "")


def _is_cased(token: str) -> bool:
    return token.lower() != token.upper()


def _first_cased(tokens: Sequence[str]) -> int:
    """Position of the first word or number; a number before the first word keeps it inside."""
    return next((n for n, token in enumerate(tokens) if any(c.isalnum() for c in token)), -1)


class _Start(NamedTuple):
    """First word of a sentence: its place, whether its script has case, the mark before it, ``…``
    for several dots, and whether a number or code stands between.
    """

    place: int
    cased: bool
    mark: str
    is_behind: bool


def _sentence_starts(tokens: Sequence[str]) -> Iterator[_Start]:
    """The first word of each sentence in ``tokens``; code is none."""
    at_start, mark, is_behind = True, "", False
    for n, token in enumerate(tokens):
        place = place_of(token)
        if place == SENTENCE_ENDS:
            bare = token.strip(DECORATION)
            mark = "…" if bare[-2:] == ".." or bare[-1] in "…‥" else "."
            at_start, is_behind = True, False
        elif at_start and place in (CASED, UNCASED):
            yield _Start(n, place == CASED, mark, is_behind)
            at_start = False
        is_behind = is_behind or any(map(str.isalnum, token))


def _cased_starts(tokens: Sequence[str]) -> Iterator[int]:
    """Places of the words that begin a sentence and have case."""
    return (start.place for start in _sentence_starts(tokens) if start.cased)


def _all_capitals(tokens: Sequence[str]) -> bool:
    """Whether there are words of more than one letter and all are in capitals: none of a script
    that has no capitals is.
    """
    found = False
    for token in tokens:
        capitals = capitals_of(token)
        if capitals == NOT_IN_CAPITALS:
            return False
        found = found or capitals == IN_CAPITALS
    return found


@lru_cache(1 << 14)  # asked again and again for the words of a text
def place_of(token: str) -> int:
    """``SENTENCE_ENDS``, a word that can begin a sentence, ``CASED`` or ``UNCASED`` (in a script
    without case), or ``OTHER``.
    """
    bare = token.strip(DECORATION)
    if bare and bare[-1] in _FINAL and len(bare) <= 3 and not bare[0].isalnum():
        return SENTENCE_ENDS
    if _is_cased(token):
        return CASED if classify(token) is None else OTHER
    return UNCASED if any(map(str.isalpha, bare)) else OTHER


@lru_cache(1 << 14)
def capitals_of(token: str) -> int:
    """``IN_CAPITALS`` (a word of more than one letter), ``NOT_IN_CAPITALS`` or, for what can stand
    in a text in capitals or not, ``OTHER``.
    """
    if _has_no_case(token):
        return NOT_IN_CAPITALS
    if not _is_cased(token) or classify(token) is not None:
        return OTHER
    if token != token.upper():
        return NOT_IN_CAPITALS
    return IN_CAPITALS if sum(map(str.isalpha, token)) > 1 else OTHER
