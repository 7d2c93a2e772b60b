"""Where each word of a suggestion comes from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from postil.engine.learned import SOURCE_NAME
from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared
from postil.engine.session.state import Session
from postil.engine.suggestion import WORD_KINDS, WordOrigin
from postil.engine.terms import TermFinder, TermInUse, TermRule
from postil.engine.word_confidence import word_confidences
from postil.search.forest import Derivation
from postil.search.links import word_links
from postil.text.tags import TaggedText


class Explainer:
    """Tells the phrase pair behind each word, and who confirmed it where and when; or that it is
    part of a term, and of which glossary.
    """

    def __init__(self, models: EngineModels, session: Session, terms: TermFinder) -> None:
        self._models = models
        self._tokeniser = models.target.tokeniser
        self._session = session
        self._terms = terms
        names = [str(source.get("name", "")) for source in models.manifest.sources]
        self._corpora = tuple(name for name in names if name != SOURCE_NAME)

    def words(
        self,
        prepared: Prepared,
        derivation: Derivation,
        tokens: Sequence[str],
        target: TaggedText,
        rules: Sequence[TermRule] = (),
    ) -> tuple[WordOrigin, ...]:
        """One origin for each target token of a derivation, whose text is ``target``.

        Parameters
        ----------
        rules
            Of the glossaries, as they were told to the decoder.
        """
        spans = self._models.target.word_spans(tokens, prepared, target.plain)
        links = word_links(self._models.table, derivation)
        confidences = word_confidences(derivation, links)
        phrases = derivation.forest.rules
        words: list[WordOrigin] = []
        at = 0
        for rule, first, last in derivation.steps():
            phrase = tokens[at : at + len(phrases.tokens(rule))]
            start, end = prepared.spans[first][0], prepared.spans[last - 1][1]
            kind = WORD_KINDS[int(phrases.origin[rule])]
            known = kind == "session" and len(phrases.event)
            provenance, layer = (
                self._session.provenance(int(phrases.event[rule])) if known else (None, "")
            )
            words.extend(
                WordOrigin(
                    self._tokeniser.detokenise([token]),
                    start,
                    end,
                    kind,
                    prepared.plain[start:end],
                    self._tokeniser.detokenise(phrase),
                    provenance,
                    layer,
                    self._corpora if kind == "table" else (),
                    *spans[number],
                    float(confidences[number]),
                )
                for number, token in enumerate(phrase, at)
            )
            at += len(phrase)
        if rules:
            for term in self._terms.in_use(prepared, rules):
                for number, name in _words_of_term(derivation, term):
                    words[number] = replace(words[number], kind="glossary", glossary=name)
        return tuple(words)


def _words_of_term(derivation: Derivation, term: TermInUse) -> Iterator[tuple[int, str]]:
    """Target tokens that say a term, by number, and the glossary it stands in."""
    rules = derivation.forest.rules
    at = 0
    for rule, first, last in derivation.steps():
        phrase = tuple(rules.tokens(rule).tolist())
        if first <= term.start and term.end <= last:
            for place in range(len(phrase)):
                for target, name in term.targets.items():
                    if phrase[place : place + len(target)] == target:
                        yield from ((at + place + n, name) for n in range(len(target)))
                        return
        at += len(phrase)
