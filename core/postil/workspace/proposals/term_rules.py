"""Term rules: the glossaries of a project as the machine has to heed them in a segment, and the
numbers, dates and codes that it translates by rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from postil.engine.entity_rules import entity_rules
from postil.engine.term_constraints import TermRule
from postil.memory.comparing.tokens import match_tokens
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
        """Term rules for the engine; none from glossaries if the project does not apply them."""
        settings = self._settings()
        rules = []
        if settings.terms != "off":
            rules = rules_of(self.hits(source), source, required=settings.terms == "always")
        if settings.entities:
            rules += entity_rules(source.plain, *self._languages)
        return rules


def rules_of(hits: Sequence[TermHit], source: TaggedText, *, required: bool) -> list[TermRule]:
    """Terms found in a source, for the engine; where the first translation of a term is preferred,
    only those that are.
    """
    first: dict[tuple[int, int], TermHit] = {}
    for hit in hits:
        if not hit.forbidden:
            first.setdefault((hit.start, hit.end), hit)
    return [
        TermRule(
            hit.start,
            hit.end,
            hit.target,
            hit.forbidden,
            required=required,
            glossary=hit.glossary,
            inflected=_words(source.plain[hit.start : hit.end]) != _words(hit.source),
        )
        for hit in hits
        if hit.forbidden or hit.preferred >= first[hit.start, hit.end].preferred
    ]


def _words(text: str) -> list[str]:
    return [token.casefold() for token in match_tokens(text)]
