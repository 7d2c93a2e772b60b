"""Term rules: the glossaries of a project as the machine has to heed them in a segment, and the
numbers, dates and codes that it translates by rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from postil.engine.entity_rules import entity_rules
from postil.engine.term_constraints import TermRule
from postil.memory.terms.finder import TermHit
from postil.memory.terms.terminology import Glossaries
from postil.text.tags import TaggedText
from postil.workspace.proposals.match_settings import MatchSettings


class TermRules:
    """The terms of a source, as strictly as the project wants them used; from any thread.

    Parameters
    ----------
    languages
        Codes of source and target.
    """

    def __init__(
        self,
        glossaries: Glossaries,
        settings: Callable[[], MatchSettings],
        languages: tuple[str, str],
    ) -> None:
        self._glossaries = glossaries
        self._settings = settings
        self._languages = languages

    def hits(self, source: TaggedText) -> list[TermHit]:
        """The terms of a source, in order."""
        return self._glossaries.recognise(source.plain)

    def of(self, source: TaggedText) -> list[TermRule]:
        """Terms for the engine; of the glossaries none if the machine is not to know of them."""
        settings = self._settings()
        rules = []
        if settings.terms != "off":
            rules = rules_of(self.hits(source), source, required=settings.terms == "always")
        if settings.entities:
            rules += entity_rules(source.plain, *self._languages)
        return rules


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
