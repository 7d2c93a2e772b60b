"""Term rules: the glossaries of a project as the machine has to heed them in a segment."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from postil.engine.term_constraints import TermRule
from postil.memory.term_finder import TermHit
from postil.memory.terms import Glossaries
from postil.text.tags import TaggedText
from postil.workspace.proposals.match_settings import MatchSettings


class TermRules:
    """The terms of a source, as strictly as the project wants them used; from any thread."""

    def __init__(self, glossaries: Glossaries, settings: Callable[[], MatchSettings]) -> None:
        self._glossaries = glossaries
        self._settings = settings

    def hits(self, source: TaggedText) -> list[TermHit]:
        """The terms of a source, in order."""
        return self._glossaries.recognise(source.plain)

    def of(self, source: TaggedText) -> list[TermRule]:
        """Terms for the engine; none if the machine is not to know of the glossaries."""
        use = self._settings().terms
        if use == "off":
            return []
        return rules_of(self.hits(source), source, required=use == "always")


def rules_of(hits: Iterable[TermHit], source: TaggedText, *, required: bool) -> list[TermRule]:
    """Terms found in a source, for the engine."""
    return [
        TermRule(
            hit.start,
            hit.end,
            hit.target,
            hit.forbidden,
            required=required,
            glossary=hit.glossary,
            inflected=source.plain[hit.start : hit.end].casefold() != hit.source.casefold(),
        )
        for hit in hits
    ]
