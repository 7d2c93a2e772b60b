"""Matches and suggestions for a segment, from memories, glossaries and the engine.

Matches come from the memories alone and are quick. A repaired match and an assembled segment are
made from them with what the glossaries and the engine know of the parts that differ or are missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, partial

from postil.memory.composing.assembly import Piece, assemble, projected
from postil.memory.composing.parts import ContainedUnit, Fragment
from postil.memory.composing.pieces import Linker, Replacement
from postil.memory.composing.repair import repair
from postil.memory.units import EXACT, Match
from postil.text.casing import lower, upper
from postil.text.tags import TaggedText
from postil.workspace.context import ProjectContext
from postil.workspace.proposals.context import SegmentContext, SegmentContexts
from postil.workspace.proposals.corrections import ProjectCorrections
from postil.workspace.proposals.effort import FITTED_EFFORT, read_effort
from postil.workspace.proposals.ranking import (
    ENGINE,
    memory_proposal,
    memory_threshold,
    ranked,
    term_parts,
    term_proposals,
)
from postil.workspace.proposals.sources import SuggestionSource, Supplies, all_sources
from postil.workspace.proposals.tagging import adapt_target
from postil.workspace.proposals.term_rules import TermRules
from postil.workspace.records import Proposal, SourceAnswer
from postil.workspace.segments import rows as segments

REPAIRED_MATCHES = 3
"""The best matches that are repaired."""

MOST_PARTS = 6
"""Terms and fragments that are proposed."""

LEAST_COVERAGE = 0.5
"""Share of the words an assembled segment must translate."""


class Matching:
    """The proposals for segments of one project; methods may be called from any thread.

    Attributes
    ----------
    effort
        Work that proposals are expected to make, as the confirmed segments say; looked at again
        with each look-up of the memories.
    """

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._languages = context.languages
        self._details = context.details
        self._memories = memories = context.memories
        self._glossaries = context.glossaries
        self.terms = TermRules(context.glossaries, lambda: memories.settings, context.languages)
        self._context = context
        self._contexts = SegmentContexts()
        self._corrections = ProjectCorrections(context.database, context.languages)
        self.effort = FITTED_EFFORT
        self._effort_version: object = None

    def proposals(self, row_id: int, limit: int = 9) -> list[Proposal]:
        """All proposals in one ranked list, exact matches first; waits for all sources."""
        found = [*self.memory(row_id, limit), *self.composed(row_id)]
        for source in self.used_sources:
            found += self.suggested(row_id, source.id).proposals
        return self.ranked(found, limit)

    def ranked(self, found: Iterable[Proposal], limit: int = 9) -> list[Proposal]:
        """Proposals in one list, ranked as the project wants; in memory."""
        return ranked(found, limit, self._details.info.memory_first, self.effort)

    def memory(self, row_id: int, limit: int = 9) -> list[Proposal]:
        """Proposals of the memories, and a term that is the whole segment; quick."""
        known = self._known_of(row_id)
        self._look_at_effort()
        source = known.source
        found = [memory_proposal(match, source, self._languages) for match in known.matches(limit)]
        found += term_proposals(known.terms(), source)
        return self.ranked(found, limit)

    def composed(self, row_id: int) -> list[Proposal]:
        """Repaired matches and the assembled segment, as far as the project wants them; none where
        a memory has the whole segment.
        """
        known = self._known_of(row_id)
        matches = known.best(REPAIRED_MATCHES)
        if matches and matches[0].score >= EXACT:
            return []
        settings = self._memories.settings
        found = self._repaired(known, matches) if settings.repair else []
        assembled = self._assembled(known) if settings.assembly else None
        return [*found, assembled] if assembled else found

    @property
    def sources(self) -> list[SuggestionSource]:
        """All sources of suggestions, whether they are switched on or not; from any thread."""
        return all_sources(
            Supplies(
                self._database,
                self._languages,
                lambda: self._memories.settings,
                self._context.engine,
                self.terms.of,
                self._context.team,
                self._corrections,
            )
        )

    @property
    def used_sources(self) -> list[SuggestionSource]:
        """Sources of suggestions that are switched on."""
        unused = self._memories.settings.unused_sources
        return [source for source in self.sources if source.id not in unused]

    def suggested(self, row_id: int, source: str) -> SourceAnswer:
        """Proposals of a source of suggestions; nothing if it is switched off or not there."""
        found = next((one for one in self.used_sources if one.id == source), None)
        if found is None:
            return SourceAnswer()
        with self._database.reading() as connection:
            segment = segments.read_segment(connection, row_id)
        return found.suggest(segment)

    def machine(self, row_id: int) -> SourceAnswer:
        """Proposal of the engine, unless it is less sure than the project wants it."""
        return self.suggested(row_id, ENGINE)

    def parts(self, row_id: int) -> list[Proposal]:
        """Translations of some words of a segment: terms, and parts of longer units as the engine
        aligns them; none of a segment that a memory has whole.
        """
        known = self._known_of(row_id)
        source, matches = known.source, known.best(1)
        if matches and matches[0].score >= EXACT:
            return []
        found = term_parts(known.terms(), source)
        linker = self._linker
        if linker is not None:
            for fragment in known.fragments():
                found += _fragment_proposal(fragment, source.plain, linker)
        return ranked(found, MOST_PARTS)

    def _look_at_effort(self) -> None:
        """Read again how well matches do, if segments were confirmed since."""
        version = self._memories.version
        if version is None or version != self._effort_version:
            with self._database.reading() as connection:
                self.effort = read_effort(connection)
            self._effort_version = version

    def _known_of(self, row_id: int) -> SegmentContext:
        """Context of a segment; looked up once as long as nothing changes."""
        with self._database.reading() as connection:
            segment = segments.read_segment(connection, row_id)
            context = segments.context_of(connection, segment)
            threshold = memory_threshold(connection)
        version, terms = self._memories.version, self._glossaries.version
        known = SegmentContext(segment.source, context, threshold, self._memories, self._glossaries)
        if version is None:
            return known
        return self._contexts.keep((segment.source, context, threshold, version, terms), known)

    def _repaired(self, known: SegmentContext, matches: Sequence[Match]) -> list[Proposal]:
        """The best of ``matches`` with what differs from the source patched in.

        Matches with other tags than the source are left as they are.
        """
        found = []
        source = known.source
        terms = [(hit.start, hit.end, hit.target) for hit in known.terms() if not hit.forbidden]
        translate = cache(self._translate)  # matches often differ in the same words
        translate_whole = cache(partial(self._machine_text, source))
        engine = self._context.engine
        # each repair asks for the links of the same translation of the source
        linker = self._linker and cache(self._linker)
        for match in matches[:REPAIRED_MATCHES]:
            if match.score >= EXACT or "tag" in match.doubts:
                continue
            unit = match.unit
            mended = repair(
                source,
                unit.source,
                adapt_target(unit.source, unit.target, source),
                match.differences,
                translate=translate,
                known=self._known,
                linker=linker,
                fluency=None if engine is None else engine.fluency,
                translate_whole=translate_whole,
                terms=terms,
                language=self._languages[1],
            )
            if mended is not None:
                found.append(
                    Proposal(
                        "repaired",
                        mended.target,
                        score=match.score,
                        source=unit.source,
                        differences=match.differences,
                        origin=match.memory,
                        date=unit.last_touched,
                        author=unit.last_author,
                        spans=mended.spans,
                        memory=match.memory,
                        unit=unit.id,
                    )
                )
        return found

    def _assembled(self, known: SegmentContext) -> Proposal | None:
        """The source put together from shorter units, terms and parts of longer units.

        None if less than half of its words are known, or if it has tags: it is unknown where they
        would belong.
        """
        if known.source.tags:
            return None
        found = assemble(known.source.plain, self._pieces(known), self._languages[1])
        if found is None or found.coverage < LEAST_COVERAGE:
            return None
        origins = dict.fromkeys(span.origin for span in found.spans if span.origin)
        return Proposal(
            "assembled",
            TaggedText(found.target),
            origin=" + ".join(origins),
            spans=found.spans,
            coverage=found.coverage,
        )

    def _pieces(self, known: SegmentContext) -> list[Piece]:
        """Pieces of a text, terms first: they overrule those of a memory for the same words."""
        pieces = [
            Piece(hit.start, hit.end, hit.target, "term", hit.glossary)
            for hit in known.terms()
            if not hit.forbidden
        ]
        pieces += [_piece(unit, name, self._languages[1]) for unit, name in known.contained()]
        linker = self._linker
        if linker is not None:
            for fragment in known.fragments():
                pieces += _fragment_piece(fragment, linker)
        return pieces

    def _translate(self, text: str) -> Replacement | None:
        """Translation of a few words: of a glossary, else of a memory, else of the engine."""
        for hit in self._glossaries.recognise(text):
            if (hit.start, hit.end) == (0, len(text)) and not hit.forbidden:
                return Replacement(hit.target, "term", hit.glossary)
        exact = self._memories.exact(text)
        if exact and not exact[0].tags:
            return Replacement(exact[0].text, "memory", exact[1])
        engine = self._context.engine
        if engine is None:
            return None
        words = TaggedText(text)
        target = engine.suggest(words, terms=self.terms.of(words)).target.plain
        if not target or target == text:  # words the engine does not know, it copies
            return None
        return Replacement(target, "machine", engine.manifest.label)

    def _machine_text(self, source: TaggedText) -> str:
        """Text of the suggestion of the engine; "" without one."""
        engine = self._context.engine
        if engine is None:
            return ""
        return engine.suggest(source, terms=self.terms.of(source)).target.plain

    def _known(self, text: str) -> list[str]:
        return [
            hit.target
            for hit in self._glossaries.recognise(text)
            if (hit.start, hit.end) == (0, len(text))
        ]

    @property
    def _linker(self) -> Linker | None:
        engine = self._context.engine
        return None if engine is None else engine.align


def _piece(hit: ContainedUnit, memory: str, language: str) -> Piece:
    target = hit.unit.target.plain
    if hit.recased and not target[1:2].isupper():
        first = target[:1]
        target = (lower if first.isupper() else upper)(first, language) + target[1:]
    return Piece(hit.start, hit.end, target, "memory", memory)


def _fragment_proposal(fragment: Fragment, plain: str, linker: Linker) -> list[Proposal]:
    newest = fragment.places[0].unit if fragment.places else None
    return [
        Proposal(
            "fragment",
            TaggedText.of(piece.target),
            source=TaggedText.of(plain[piece.start : piece.end]),
            origin=fragment.memory,
            date=newest.last_touched if newest else "",
            author=newest.last_author if newest else "",
            coverage=(piece.end - piece.start) / max(1, len(plain)),
            part=True,
        )
        for piece in _fragment_piece(fragment, linker)
    ]


def _fragment_piece(fragment: Fragment, linker: Linker) -> list[Piece]:
    """Translation that most units have for a fragment, if they have one just for it."""
    targets: Counter[str] = Counter()
    for place in fragment.places:
        target = place.unit.target.plain
        span = projected(place.start, place.end, linker(place.unit.source.plain, target))
        if span is not None:
            targets[target[slice(*span)]] += 1
    return [
        Piece(fragment.start, fragment.end, text, "memory", fragment.memory)
        for text, _ in targets.most_common(1)
    ]
