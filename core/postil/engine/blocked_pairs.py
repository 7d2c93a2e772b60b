"""Phrase pairs that the translator has blocked, and all constraints of a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from postil.engine.enclosed_spans import enclosed_spans
from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared, Side
from postil.engine.tag_projection import tag_zones
from postil.engine.term_constraints import TermConstraints, TermInUse, TermRule
from postil.search.constraints import Blocked, Constraints, Forced, Preferred
from postil.text.normalise import nfc, readable
from postil.text.quotation_marks import straight_quotes

Words = tuple[str, ...]
_BEFORE, _AFTER = ("", "a", "("), ("", "a", ".")  # neighbours a phrase may cling to


@dataclass(frozen=True, slots=True, order=True)
class PhrasePair:
    """Words of the source and their translation, as plain text."""

    source: str
    target: str


class BlockedPairs:
    """Blocked pairs of an engine, found in sentences with a capital or a small first letter, and
    with straight or curved apostrophes and quotation marks in the source.
    """

    def __init__(
        self, models: EngineModels, terms: TermConstraints, pairs: Iterable[PhrasePair] = ()
    ) -> None:
        self._models = models
        self._terms = terms
        self._pairs = [
            (
                frozenset(map(_straight, _forms(models.source, pair.source))),
                _forms(models.target, pair.target),
            )
            for pair in pairs
        ]

    def constraints(self, prepared: Prepared, terms: Sequence[TermRule]) -> Constraints:
        """Constraints on the translation of a sentence: its tags, its terms, and these pairs."""
        used = self._terms.in_use(prepared, terms)
        blocked = list(self._found(prepared))
        return Constraints(
            zones=[*tag_zones(prepared.tags, prepared.placed), *prepared.compounds],
            enclosures=enclosed_spans(prepared.words),
            forced=[Forced(t.start, t.end, tuple(t.targets)) for t in used if t.required],
            forbidden=self._terms.forbidden(prepared, terms),
            blocked=blocked,
            preferred=[_preferred(term, blocked) for term in used if not term.required],
        )

    def _found(self, prepared: Prepared) -> Iterator[Blocked]:
        readings = list(_readings(prepared))
        vocabulary = self._models.target.vocabulary
        for sources, targets in self._pairs:
            places = {
                (spans[start][0], spans[start + len(source) - 1][1])
                for source in sources
                for words, spans in readings
                for start in range(len(words) - len(source) + 1)
                if words[start : start + len(source)] == source
            }
            if places:
                encoded = (tuple(vocabulary.encode(target).tolist()) for target in targets)
                known = tuple(ids for ids in encoded if 0 not in ids)
                for start, end in sorted(places) if known else ():
                    yield Blocked(start, end, known)


def _preferred(term: TermInUse, blocked: Iterable[Blocked]) -> Preferred:
    """A term that is used where the sentence allows it: in a form that the engine knows, unless the
    pair of it may be blocked.
    """
    touched = any(one.start < term.end and term.start < one.end for one in blocked)
    offered = term.offered if touched or not term.is_known else ()
    return Preferred(term.start, term.end, tuple(term.targets), offered)


def _readings(prepared: Prepared) -> Iterator[tuple[Words, list[tuple[int, int]]]]:
    """The words of a sentence, with their half-open spans of tokens: as they are read, and, where
    that is something else, as they stand there, with compounds in parts and as one word.
    """
    single = [(place, place + 1) for place in range(len(prepared))]
    tokens, words = _straight(prepared.tokens), _straight(prepared.words)
    yield tokens, single
    if words != tokens:
        yield words, single
    if prepared.compounds:
        parts = {place for compound in prepared.compounds for place in range(*compound)}
        spans = sorted([*(span for span in single if span[0] not in parts), *prepared.compounds])
        yield (
            tuple(
                words[start]
                if end == start + 1
                else straight_quotes(_as_written(prepared, start, end))
                for start, end in spans
            ),
            spans,
        )


def _as_written(prepared: Prepared, start: int, end: int) -> str:
    return readable(
        prepared.plain[prepared.spans[start][0] : prepared.spans[end - 1][1]], source=True
    )


def _straight(tokens: Iterable[str]) -> Words:
    return tuple(map(straight_quotes, tokens))


def _forms(side: Side, text: str) -> frozenset[Words]:
    """A phrase as tokens: with the capitals of a beginning or of words in capitals, or without;
    alone or clinging to neighbours of either side, for that changes what the tokens are.
    """
    text = readable(nfc(text.strip()), source=side.is_source)
    found: set[Words] = set()
    for before, after in product(_BEFORE, _AFTER):
        whole = before + text + after
        start, end = len(before), len(before) + len(text)
        words = side.tokeniser.tokenise(whole)
        spans = side.tokeniser.spans(whole)
        inside = [n for n, span in enumerate(spans) if start <= span[0] and span[1] <= end]
        if not inside or (spans[inside[0]][0], spans[inside[-1]][1]) != (start, end):
            continue  # the phrase and its neighbour are one token
        phrase = words[inside[0] : inside[-1] + 1]
        found |= {tuple(phrase), tuple(side.truecaser.truecase(phrase))}
        if len(text) > 1 and any(map(str.isupper, phrase)):
            found.add(tuple(word.lower() if word.isupper() else word for word in phrase))
    return frozenset(found)
