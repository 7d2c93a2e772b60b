"""Where each word of a suggestion comes from."""

from __future__ import annotations

from collections.abc import Sequence

from postil.engine.learned import SOURCE_NAME
from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared
from postil.engine.session.state import Session
from postil.engine.suggestion import WORD_KINDS, WordOrigin
from postil.engine.word_confidence import word_confidences
from postil.search.forest import Derivation
from postil.search.links import word_links
from postil.text.tags import TaggedText


class Explainer:
    """Tells the phrase pair behind each word, and who confirmed it where and when."""

    def __init__(self, models: EngineModels, session: Session) -> None:
        self._models = models
        self._tokeniser = models.target.tokeniser
        self._session = session
        names = [str(source.get("name", "")) for source in models.manifest.sources]
        self._corpora = tuple(name for name in names if name != SOURCE_NAME)

    def words(
        self,
        prepared: Prepared,
        derivation: Derivation,
        tokens: Sequence[str],
        target: TaggedText,
    ) -> tuple[WordOrigin, ...]:
        """One origin for each target token of a derivation, whose text is ``target``."""
        spans = self._models.target.word_spans(tokens, prepared, target.plain)
        links = word_links(self._models.table, derivation)
        confidences = word_confidences(derivation, links)
        rules = derivation.forest.rules
        words: list[WordOrigin] = []
        at = 0
        for rule, first, last in derivation.steps():
            phrase = tokens[at : at + len(rules.tokens(rule))]
            start, end = prepared.spans[first][0], prepared.spans[last - 1][1]
            kind = WORD_KINDS[int(rules.origin[rule])]
            known = kind == "session" and len(rules.event)
            provenance, layer = (
                self._session.provenance(int(rules.event[rule])) if known else (None, "")
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
        return tuple(words)
