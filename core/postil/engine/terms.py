"""Glossary terms as hard constraints on the decoder.

A term is forced as the glossary has it or as the phrase table inflects it: a translation of the
same source words counts as the same term if it differs from the glossary's in word endings only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared, Side
from postil.search.constraints import Forced

MAX_WORDS = 7  # longest term that can be forced: the longest phrase of the decoder
MIN_STEM = 4  # characters two forms of a word share at least,
MAX_ENDING = 3  # and how many each may have behind them

Tokens = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TermRule:
    """Characters ``[start, end)`` of the source's plain text mean ``target``; or must not."""

    start: int
    end: int
    target: str
    forbidden: bool = False


def forced_terms(
    models: EngineModels, prepared: Prepared, rules: Iterable[TermRule]
) -> list[Forced]:
    """Terms to force; where two overlap, the longer one."""
    wanted: dict[tuple[int, int], dict[Tokens, None]] = {}
    for rule in rules:
        span = _token_span(prepared, rule)
        if not rule.forbidden and 0 < span[1] - span[0] <= MAX_WORDS:
            words = models.target.tokeniser.tokenise(rule.target.strip())
            if words:
                wanted.setdefault(span, {})[_ids(models.target, words)] = None
    taken: set[int] = set()
    forced = []
    for (start, end), targets in sorted(wanted.items(), key=lambda item: item[0][0] - item[0][1]):
        if taken.isdisjoint(range(start, end)):
            taken.update(range(start, end))
            targets.update(dict.fromkeys(_inflected(models, prepared, (start, end), list(targets))))
            forced.append(Forced(start, end, tuple(targets)))
    return forced


def forbidden_terms(
    models: EngineModels, prepared: Prepared, rules: Iterable[TermRule]
) -> list[Tokens]:
    """Translations that must not appear, for the terms that stand in this piece of the source."""
    found = []
    for rule in rules:
        if rule.forbidden and any(_token_span(prepared, rule)):
            words = models.target.tokeniser.tokenise(rule.target.strip())
            as_elsewhere = models.target.truecaser.truecase(words)
            found += [_ids(models.target, words), _ids(models.target, as_elsewhere)]
    return found


def _ids(side: Side, words: Sequence[str]) -> Tokens:
    return tuple(side.learn_words(words).tolist())


def _token_span(prepared: Prepared, rule: TermRule) -> tuple[int, int]:
    inside = [
        position
        for position, (start, end) in enumerate(prepared.spans)
        if start < rule.end and rule.start < end
    ]
    return (inside[0], inside[-1] + 1) if inside else (0, 0)


def _inflected(
    models: EngineModels, prepared: Prepared, span: tuple[int, int], targets: Sequence[Tokens]
) -> Iterator[Tokens]:
    """Translations of a term in the phrase table that are other forms of its ``targets``."""
    vocabulary = models.target.vocabulary
    written = [vocabulary.decode(target) for target in targets]
    for entry in models.table.options(prepared.ids[slice(*span)]):
        tokens = vocabulary.decode(entry.target)
        if any(_same_but_endings(tokens, words) for words in written):
            yield entry.target


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
