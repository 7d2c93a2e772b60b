"""Glossary terms as constraints of the decoder: translations it must use, or should prefer.

A term is translated as the glossary has it or in another form, which differs in word endings only:
one that the phrase table has for the same words, or one that stands in a longer phrase around them.
A term that is only preferred does not beat agreement: as the glossary has it, it is offered beside
what the engine knows only where that knows no form of it, and the source has the term in the form
of the glossary.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from itertools import product
from math import prod

from postil.engine.models import EngineModels
from postil.engine.numbers import digits
from postil.engine.pipeline import Prepared, Side
from postil.text.inflection import MIN_STEM, same_stem

MAX_WORDS = 7  # longest term that can be used: the longest phrase of the decoder
KNOWN_TERMS = 20_000  # whose inflected forms are remembered
MOST_FORMS = 64  # of a term that are looked for in longer phrases

Tokens = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TermRule:
    """Characters ``[start, end)`` of the source's plain text mean ``target``; or must not.

    Parameters
    ----------
    required
        Whether the translation must have ``target``; otherwise it is preferred where the sentence
        allows it.
    glossary
        Name of the glossary that has the term.
    inflected
        The source has another form of the term than the glossary, a plural for example: ``target``
        may be the wrong form, too.
    """

    start: int
    end: int
    target: str
    forbidden: bool = False
    required: bool = True
    glossary: str = ""
    inflected: bool = False


@dataclass(frozen=True, slots=True)
class TermInUse:
    """Tokens ``[start, end)`` of a sentence, and what counts as their translation, each with the
    name of the glossary that has it.

    ``is_known``: the engine has a form of the term for just these words; ``offered``: the
    translation where it has none, or may not use it.
    """

    start: int
    end: int
    targets: Mapping[Tokens, str]
    required: bool
    is_known: bool = False
    offered: tuple[Tokens, ...] = ()


def term_spans(prepared: Prepared, rules: Iterable[TermRule]) -> list[tuple[int, int]]:
    """Half-open spans of the tokens of terms that can be used."""
    return [span for _, span in _usable(prepared, rules)]


class TermConstraints:
    """Rules of glossaries as token ids of an engine."""

    def __init__(self, models: EngineModels) -> None:
        self._models = models
        self._forms = lru_cache(KNOWN_TERMS)(partial(_known_forms, models))
        self._variants = EndingVariants(models.target)

    def in_use(self, prepared: Prepared, rules: Iterable[TermRule]) -> list[TermInUse]:
        """Terms of a sentence; where two overlap, the longer one."""
        side = self._models.target
        wanted: dict[tuple[int, int], dict[Tokens, TermRule]] = {}
        for rule, span in _usable(prepared, rules):
            words = side.tokeniser.tokenise(rule.target.strip())
            if words:
                wanted.setdefault(span, {}).setdefault(_ids(side, words), rule)
        taken: set[int] = set()
        found = []
        for span, targets in sorted(wanted.items(), key=lambda item: item[0][0] - item[0][1]):
            if taken.isdisjoint(range(*span)):
                taken.update(range(*span))
                found.append(self._in_use(prepared, span, targets))
        return found

    def _in_use(
        self, prepared: Prepared, span: tuple[int, int], rules: Mapping[Tokens, TermRule]
    ) -> TermInUse:
        """A term with all its forms that the engine knows."""
        source = tuple(prepared.ids[slice(*span)].tolist())
        forms = self._forms(source, tuple(rules))
        targets = {target: rule.glossary for target, rule in rules.items()}
        for form, base in forms.known:
            targets.setdefault(form, rules[base].glossary)
        if any(rule.required for rule in rules.values()):
            return TermInUse(*span, targets, True)
        for base, rule in rules.items():  # within longer phrases
            for form in self._variants.of(base):
                targets.setdefault(form, rule.glossary)
        offered = tuple(base for base, rule in rules.items() if forms.is_new or not rule.inflected)
        return TermInUse(*span, targets, False, bool(forms.known), offered)

    def forbidden(self, prepared: Prepared, rules: Iterable[TermRule]) -> list[Tokens]:
        """Translations that must not appear, for the terms that stand in this piece of text."""
        side = self._models.target
        found = []
        for rule in rules:
            if rule.forbidden and any(_token_span(prepared, rule)):
                words = side.tokeniser.tokenise(rule.target.strip())
                as_elsewhere = side.truecaser.truecase(words)
                found += [_ids(side, words), _ids(side, as_elsewhere)]
        return found


@dataclass(frozen=True, slots=True)
class _KnownForms:
    """Forms of a term that the phrase table has for its source words, each with the target of the
    glossary that it is a form of, or is; ``is_new``: a word of the source has no translation at
    all.
    """

    known: tuple[tuple[Tokens, Tokens], ...]
    is_new: bool


def _known_forms(models: EngineModels, source: Tokens, targets: Sequence[Tokens]) -> _KnownForms:
    vocabulary = models.target.vocabulary
    written = [(target, vocabulary.decode(target)) for target in targets]
    found = []
    for entry in models.phrases(source):
        tokens = vocabulary.decode(entry.target)
        stems = (target for target, words in written if _same_but_endings(tokens, words))
        if (stem := next(stems, None)) is not None:
            found.append((entry.target, stem))
    return _KnownForms(tuple(found), any(not models.phrases((word,)) for word in source))


class EndingVariants:
    """Other forms of the words of an engine's vocabulary: what differs in endings only."""

    def __init__(self, side: Side) -> None:
        self._side = side
        self.of = lru_cache(KNOWN_TERMS)(self._of)

    @cached_property
    def _by_beginning(self) -> dict[str, list[str]]:
        """The words of the vocabulary by their first letters, as many as a stem has."""
        found: dict[str, list[str]] = {}
        for word in map(self._side.vocabulary.token, range(len(self._side.vocabulary))):
            if len(word) >= MIN_STEM and word.isalpha():
                found.setdefault(word[:MIN_STEM].casefold(), []).append(word)
        return found

    def _of(self, target: Tokens) -> tuple[Tokens, ...]:
        """The forms of a few words, themselves left out; none if there are too many."""
        words = self._side.vocabulary.decode(target)
        several = [
            [one for one in self._by_beginning.get(word[:MIN_STEM].casefold(), ()) if one != word]
            for word in words
        ]
        forms = [
            [word, *(one for one in others if same_stem(one, word))]
            for word, others in zip(words, several, strict=True)
        ]
        if prod(map(len, forms)) > MOST_FORMS:
            return ()
        return tuple(
            tuple(self._side.vocabulary.encode(one).tolist())
            for one in product(*forms)
            if list(one) != list(words)
        )


def _ids(side: Side, words: Sequence[str]) -> Tokens:
    return tuple(side.learn_words(words).tolist())


def _usable(
    prepared: Prepared, rules: Iterable[TermRule]
) -> Iterator[tuple[TermRule, tuple[int, int]]]:
    """The rules whose terms can be used, with the tokens they stand on."""
    for rule in rules:
        start, end = _token_span(prepared, rule)
        if not rule.forbidden and 0 < end - start <= MAX_WORDS:
            yield rule, (start, end)


def _token_span(prepared: Prepared, rule: TermRule) -> tuple[int, int]:
    inside = [
        position
        for position, (start, end) in enumerate(prepared.spans)
        if start < rule.end and rule.start < end
    ]
    return (inside[0], inside[-1] + 1) if inside else (0, 0)


def _same_but_endings(left: Sequence[str], right: Sequence[str]) -> bool:
    """Word by word; another number is no form of a number."""
    return len(left) == len(right) and all(
        digits(one) == digits(other) and same_stem(one, other)
        for one, other in zip(left, right, strict=True)
    )
