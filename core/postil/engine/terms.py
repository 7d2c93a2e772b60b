"""Glossary terms as what the decoder must use, or should rather use.

A term is said as the glossary has it or as the phrase table inflects it: a translation of the same
source words counts as the same term if it differs from the glossary's in word endings only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared, Side

MAX_WORDS = 7  # longest term that can be used: the longest phrase of the decoder
MIN_STEM = 4  # characters two forms of a word share at least,
MAX_ENDING = 3  # and how many each may have behind them
KNOWN_TERMS = 20_000  # whose inflected forms are remembered

Tokens = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TermRule:
    """Characters ``[start, end)`` of the source's plain text mean ``target``; or must not.

    Parameters
    ----------
    required
        Whether the machine has to say so; otherwise it does where the sentence allows it.
    glossary
        Who says so.
    """

    start: int
    end: int
    target: str
    forbidden: bool = False
    required: bool = True
    glossary: str = ""


@dataclass(frozen=True, slots=True)
class TermInUse:
    """Tokens ``[start, end)`` of a sentence, and what counts as their translation, each with the
    name of the glossary that has it.
    """

    start: int
    end: int
    targets: Mapping[Tokens, str]
    required: bool


def term_spans(prepared: Prepared, rules: Iterable[TermRule]) -> list[tuple[int, int]]:
    """Half-open spans of the tokens of terms that can be used."""
    return [span for _, span in _usable(prepared, rules)]


class TermFinder:
    """Rules of glossaries as token ids of an engine."""

    def __init__(self, models: EngineModels) -> None:
        self._models = models
        self._forms = lru_cache(KNOWN_TERMS)(partial(_inflected, models))

    def in_use(self, prepared: Prepared, rules: Iterable[TermRule]) -> list[TermInUse]:
        """Terms of a sentence; where two overlap, the longer one."""
        side = self._models.target
        wanted: dict[tuple[int, int], dict[Tokens, str]] = {}
        required: dict[tuple[int, int], bool] = {}
        for rule, span in _usable(prepared, rules):
            words = side.tokeniser.tokenise(rule.target.strip())
            if words:
                wanted.setdefault(span, {}).setdefault(_ids(side, words), rule.glossary)
                required[span] = required.get(span, False) or rule.required
        taken: set[int] = set()
        found = []
        for span, targets in sorted(wanted.items(), key=lambda item: item[0][0] - item[0][1]):
            if taken.isdisjoint(range(*span)):
                taken.update(range(*span))
                source = tuple(prepared.ids[slice(*span)].tolist())
                for form, stem in self._forms(source, tuple(targets)):
                    targets.setdefault(form, targets[stem])
                found.append(TermInUse(*span, targets, required[span]))
        return found

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


def _inflected(
    models: EngineModels, source: Tokens, targets: Sequence[Tokens]
) -> list[tuple[Tokens, Tokens]]:
    """Translations of a term in the phrase table that are other forms of its ``targets``, each with
    the one it is a form of.
    """
    vocabulary = models.target.vocabulary
    written = [(target, vocabulary.decode(target)) for target in targets]
    found = []
    for entry in models.phrases(source):
        tokens = vocabulary.decode(entry.target)
        stems = (target for target, words in written if _same_but_endings(tokens, words))
        if (stem := next(stems, None)) is not None:
            found.append((entry.target, stem))
    return found


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
    return len(left) == len(right) and all(map(_same_stem, left, right))


def _same_stem(left: str, right: str) -> bool:
    shared = 0
    for one, other in zip(left.casefold(), right.casefold(), strict=False):
        if one != other:
            break
        shared += 1
    ending = max(len(left), len(right)) - shared
    return ending == 0 or (shared >= MIN_STEM and ending <= MAX_ENDING)
