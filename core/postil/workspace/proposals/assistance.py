"""Assistance at the keyboard beside whole proposals: completion, alternatives, tags."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from postil.engine.choices import Choice
from postil.engine.completion import Completion
from postil.engine.suggestion import Suggestion, WordOrigin
from postil.engine.term_constraints import TermRule
from postil.text.tags import TaggedText
from postil.workspace.checks.finding import Finding, Pair
from postil.workspace.checks.project_checks import ProjectChecks
from postil.workspace.checks.spelling import speller_of, spelling
from postil.workspace.checks.terms import forbidden
from postil.workspace.context import ProjectContext
from postil.workspace.proposals.fitting_choices import WordChoice, fitting_choices
from postil.workspace.proposals.linked_words import LinkedWords
from postil.workspace.proposals.term_rules import TermRules
from postil.workspace.segments import rows as segments
from postil.workspace.segments.tag_placement import missing_places, with_missing_tags

SPELLINGS = 15  # offered for a misspelt word, as many as Hunspell names at most,
MOST_SUGGESTED = 12  # and for so many words of a segment
ALTERNATIVES = 9  # translations of a segment that are shown
ASKED = 3  # translations of the engine for one that is shown: many differ in nothing one sees


@runtime_checkable
class EditorEngine(Protocol):
    """The part of ``postil.engine.engine.Engine`` that helps while a translation is written."""

    def suggest(
        self, source: TaggedText, alternatives: int = 0, terms: Sequence[TermRule] = ()
    ) -> Suggestion: ...
    def fluency(self, target: str) -> float: ...
    def choices(
        self, source: TaggedText, part: tuple[int, int], terms: Sequence[TermRule] = ()
    ) -> list[Choice]: ...
    def start_completion(self, source: TaggedText, terms: Sequence[TermRule] = ()) -> Completer: ...


def reading(text: TaggedText) -> str:
    """Words of a text as somebody reads it, whatever tags and kinds of spaces lie between."""
    return " ".join(text.plain.split())


class Completer(Protocol):
    """Completes what is typed as the translation of one segment."""

    def complete(self, typed: TaggedText) -> Completion: ...


@dataclass(frozen=True, slots=True)
class WordChoices:
    """Other translations of the words at a place.

    ``start``, ``end``: characters of the plain target where they stand; ``source``: the words they
    translate; ``choices``: likeliest first, without what stands there, and what would read much
    worse there.
    """

    start: int
    end: int
    source: str
    choices: tuple[WordChoice, ...]


class Assistance:
    """Help with the text of one segment; methods may be called from any thread."""

    def __init__(self, context: ProjectContext, checks: ProjectChecks, terms: TermRules) -> None:
        self._database = context.database
        self._languages = context.languages
        self._checks = checks
        self._terms = terms
        self._context = context

    def place_tags(self, source: TaggedText, target: TaggedText) -> TaggedText:
        """``target`` with all tags of ``source``, where the words they belong to stand.

        The engine aligns the words; without one, their place in the sentence decides.
        """
        if not missing_places(source, target):
            return target
        engine = self._context.engine
        links = engine.align(source.plain, target.plain) if engine is not None else ()
        return with_missing_tags(source, target, self._languages, links)

    def suggestion_of(self, row_id: int, source: TaggedText) -> TaggedText | None:
        """Suggestion taken over into a segment last, with its tags in place; None if none was."""
        with self._database.reading() as connection:
            text = segments.read_suggestion(connection, row_id)
        return self.place_tags(source, TaggedText(text)) if text else None

    def alternatives(self, source: TaggedText) -> list[TaggedText]:
        """The best translations of the whole segment that read differently, best first; none
        without an engine.
        """
        engine = self._context.engine
        if not isinstance(engine, EditorEngine) or not source.plain.strip():
            return []
        found = engine.suggest(source, ASKED * ALTERNATIVES, self._terms.of(source))
        different: dict[str, TaggedText] = {}
        for text in (found.target, *found.alternatives):
            different.setdefault(reading(text), text)
        return list(different.values())[:ALTERNATIVES]

    def word_choices(
        self,
        source: TaggedText,
        target: TaggedText,
        part: tuple[int, int],
        words: Sequence[WordOrigin] = (),
    ) -> WordChoices | None:
        """Other translations of what stands at characters ``part`` of the plain target; None if it
        translates nothing, or nothing that an engine knows.

        Parameters
        ----------
        words
            Of the machine, if the target is its translation and nothing else.
        """
        engine = self._context.engine
        if not isinstance(engine, EditorEngine):
            return None
        plain, text = source.plain, target.plain
        linked = LinkedWords.of_machine(words, text) if words else None
        if linked is None:
            linked = LinkedWords.of_links(engine.align(plain, text), plain, text, self._languages)
        found = linked.phrase_at(*part)
        if found is None:
            return None
        (first, last), (left, right) = found
        choices = engine.choices(source, (first, last), self._terms.of(source))
        fitting = fitting_choices(
            engine.fluency, target, (left, right), choices, self._languages[1]
        )
        return WordChoices(left, right, plain[first:last], tuple(fitting))

    def completer(self, source: TaggedText) -> Completer | None:
        """Completer of the translation of ``source`` while it is typed, with what the engine
        knows now; None without an engine. Decodes the segment once.
        """
        engine = self._context.engine
        if not isinstance(engine, EditorEngine):
            return None
        return engine.start_completion(source, self._terms.of(source))

    def findings(self, source: TaggedText, target: TaggedText) -> list[Finding]:
        """Misspelt words and forbidden terms of a target, as far as the project checks them; with
        what could stand in their place.
        """
        settings = self._checks.settings
        terms = self._terms.hits(source)
        pair = Pair(source, target, *self._languages, terms, settings)
        found = [] if "term-forbidden" in settings.off else list(forbidden(pair))
        if "spelling" in settings.off:
            return found
        for number, finding in enumerate(spelling(pair)):
            word = target.text[finding.start : finding.end]
            better = self._spellings(word) if number < MOST_SUGGESTED else ()
            found.append(replace(finding, suggestions=better))
        return found

    def _spellings(self, word: str) -> tuple[str, ...]:
        speller = speller_of(self._languages[1])
        return () if speller is None else tuple(speller.suggest(word)[:SPELLINGS])
