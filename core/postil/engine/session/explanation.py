"""Explanation of a suggestion: the origin of each word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from postil.engine.learned import SOURCE_NAME
from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared
from postil.engine.segment_decoder import Realised
from postil.engine.session.version import SessionVersion
from postil.engine.suggestion import WORD_KINDS, WordOrigin
from postil.engine.term_constraints import TermConstraints, TermInUse, TermRule
from postil.engine.word_confidence import word_confidences
from postil.search.forest.hypergraph import GAP, Derivation, RuleApplication
from postil.search.forest.yields import applications

GAP_SIGN = "…"
NUMBERS = "¹²³⁴"  # of gaps: no rule has more
Side = list[str | int]  # words that stand side by side, and numbers of gaps


class Explainer:
    """Tells the phrase pair behind each word, and who confirmed it where and when; or that it is
    part of a term, and of which glossary.
    """

    def __init__(self, models: EngineModels, terms: TermConstraints) -> None:
        self._models = models
        self._tokeniser = models.target.tokeniser
        self._terms = terms
        names = [str(source.get("name", "")) for source in models.manifest.sources]
        self._corpora = tuple(name for name in names if name != SOURCE_NAME)

    def words(
        self,
        prepared: Prepared,
        derivation: Derivation,
        realised: Realised,
        rules: Sequence[TermRule] = (),
        *,
        session: SessionVersion,
    ) -> tuple[WordOrigin, ...]:
        """One origin for each target token of a derivation.

        Parameters
        ----------
        realised
            The derivation as text.
        rules
            Of the glossaries, as the decoder got them.
        session
            That the derivation is from.
        """
        used = applications(derivation)
        tokens = realised.words
        texts = [self._tokeniser.detokenise([token]) for token in tokens]
        spans = self._models.target.word_spans(realised.words, realised.text.plain, prepared)
        confidences = word_confidences(derivation, used).tolist()
        words: dict[int, WordOrigin] = {}
        for rule in used:
            kind = WORD_KINDS[rule.origin]
            known = kind == "session" and rule.event
            provenance, layer = session.provenance(rule.event) if known else (None, "")
            corpora = self._corpora if kind == "table" else ()
            pair, has_gaps = self._pair(prepared, derivation, rule, tokens)
            start, end = _characters(prepared, rule.source_span)
            part = None
            for first, last in rule.target:
                if has_gaps:
                    start, end = _characters(prepared, _linked_source(rule, (first, last)))
                    part = prepared.plain[start:end], self._tokeniser.detokenise(tokens[first:last])
                for number in range(first, last):
                    words[number] = WordOrigin(
                        texts[number],
                        start,
                        end,
                        kind,
                        *pair,
                        provenance,
                        layer,
                        corpora,
                        *spans[number],
                        confidences[number],
                        part=part,
                    )
        if rules:
            for term in self._terms.in_use(prepared, rules):
                for number, name in _words_of_term(derivation, used, term):
                    kind = "glossary" if name else "injected"  # by rule: no glossary has it
                    words[number] = words[number]._replace(kind=kind, glossary=name)
        return tuple(words[number] for number in range(len(tokens)))

    def _pair(
        self,
        prepared: Prepared,
        derivation: Derivation,
        rule: RuleApplication,
        tokens: Sequence[str],
    ) -> tuple[tuple[str, str], bool]:
        """Both sides of a rule as text, and whether gaps are left in them."""
        if rule.gaps:
            sides = self._sides(prepared, derivation, rule, tokens)
            return _as_text(sides), len(sides[0]) > 1 or len(sides[1]) > 1
        # it has none, or its decoder does not give their places
        own = [prepared.plain[slice(*_characters(prepared, one))] for one in rule.source]
        parts = [self._tokeniser.detokenise(tokens[first:last]) for first, last in rule.target]
        return (f" {GAP_SIGN} ".join(own), f" {GAP_SIGN} ".join(parts)), False

    def _sides(
        self,
        prepared: Prepared,
        derivation: Derivation,
        rule: RuleApplication,
        tokens: Sequence[str],
    ) -> tuple[Side, Side]:
        """Both sides of a rule with gaps: texts, and the numbers of its gaps; without those that
        stand at the same end of both, which are left out.
        """
        own = [prepared.plain[slice(*_characters(prepared, one))] for one in rule.source]
        placed: list[tuple[tuple[int, int], str | int]] = [*zip(rule.source, own, strict=True)]
        placed += [(span, number) for number, span in enumerate(rule.gaps)]
        source = [one for _, one in sorted(placed, key=lambda pair: pair[0])]
        translation: Side = []
        places = iter(rule.positions())
        symbols = derivation.forest.rules.target_side(rule.rule).tolist()
        for is_gap, run in groupby(symbols, key=lambda symbol: symbol >= GAP):
            if is_gap:
                translation += [symbol - GAP for symbol in run]
            else:
                translation.append(self._tokeniser.detokenise([tokens[next(places)] for _ in run]))
        for end in (0, -1):
            while (
                source
                and translation
                and isinstance(source[end], int)
                and source[end] == translation[end]
            ):
                del source[end], translation[end]
        return source, translation


def _as_text(sides: tuple[Side, Side]) -> tuple[str, str]:
    """Sides with gaps numbered only where they change places."""
    gaps = [one for one in sides[1] if isinstance(one, int)]
    numbers = NUMBERS if gaps != sorted(gaps) else [""] * len(NUMBERS)
    source, target = (
        " ".join(GAP_SIGN + numbers[one] if isinstance(one, int) else one for one in side)
        for side in sides
    )
    return source, target


def _linked_source(rule: RuleApplication, words: tuple[int, int]) -> tuple[int, int]:
    """Source words that target words ``[start, end)`` of a rule are linked to, as far as they stand
    side by side; all of the rule if there are none.
    """
    linked = [source for source, target in rule.links if words[0] <= target < words[1]]
    inside = [[word for word in linked if first <= word < last] for first, last in rule.source]
    most = max(inside, key=len, default=[])
    return (min(most), max(most) + 1) if most else rule.source_span


def _characters(prepared: Prepared, words: tuple[int, int]) -> tuple[int, int]:
    """Source words ``[start, end)`` as characters of the plain text."""
    start, end = words
    return (prepared.spans[start][0], prepared.spans[end - 1][1]) if start < end else (0, 0)


def _words_of_term(
    derivation: Derivation, used: Sequence[RuleApplication], term: TermInUse
) -> Iterator[tuple[int, str]]:
    """Target tokens that are of a term, by number, and the glossary it stands in."""
    for rule in used:
        first, last = rule.source_span
        if not (first <= term.start and term.end <= last):
            continue
        for start, end in rule.target:
            for at in range(start, end):
                for target, name in term.targets.items():
                    there = range(at, at + len(target))
                    if there.stop <= end and target == tuple(derivation.tokens[at : there.stop]):
                        yield from ((place, name) for place in there)
                        return
