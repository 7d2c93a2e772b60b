"""Sources of suggestions: each proposes translations of whole segments, and has a name and a switch
of its own. The engine of the project is one, what came with its documents another.

To add one: a class as below, and a line in :func:`all_sources`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from postil.engine.term_constraints import TermRule
from postil.formats.file_suggestions import Offer
from postil.memory.lookup import compare, same_text
from postil.memory.units import MemoryUnit
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.workspace.database import ProjectDatabase
from postil.workspace.documents.offers import read_offers
from postil.workspace.learning.engine import ProjectEngine
from postil.workspace.proposals.corrections import ProjectCorrections
from postil.workspace.proposals.match_settings import MatchSettings
from postil.workspace.proposals.ranking import (
    ENGINE,
    engine_proposal,
    machine_threshold,
    memory_proposal,
    memory_threshold,
)
from postil.workspace.proposals.tagging import adapt_target
from postil.workspace.proposals.team_sources import TeamEngineSource, TeamMemorySource
from postil.workspace.records import ProjectSegment, Proposal, SourceAnswer
from postil.workspace.segments import rows as segments
from postil.workspace.team.team import ProjectTeam

DOCUMENT = "document"
CORRECTOR = "corrector"
OF_CORRECTOR = Message("Corrector: translations of other machines, corrected as you did before")
OF_DOCUMENTS = Message("Documents: translations that XLIFF and PO files bring along")


class SuggestionSource(Protocol):
    """Source of translations; called from one thread at a time, never from that of a window.

    Attributes
    ----------
    id
        Names it in settings and proposals; never changes.
    name
        What people call it: a name as it is, or words to be translated.
    learns
        Whether what it proposes depends on the segments confirmed before: it is asked only when
        they are learned.
    is_remote
        Whether it asks another computer: what is asked of it holds nothing else up.
    """

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def learns(self) -> bool: ...
    @property
    def is_remote(self) -> bool: ...
    def suggest(self, segment: ProjectSegment, /) -> SourceAnswer:
        """Proposals for a segment, best first."""
        ...


@dataclass(frozen=True, slots=True)
class EngineSource:
    """The engine of a project."""

    database: ProjectDatabase
    engine: ProjectEngine
    terms: Callable[[TaggedText], list[TermRule]]
    id = ENGINE
    learns = True
    is_remote = False

    @property
    def name(self) -> str:
        """Name of the engine."""
        return self.engine.manifest.label

    def suggest(self, segment: ProjectSegment) -> SourceAnswer:
        """Its suggestion, unless it is less sure of it than the project wants; and the draft that
        this is to replace.
        """
        with self.database.reading() as connection:
            wanted = machine_threshold(connection)
            draft = segments.untouched_draft(connection, segment.row_id)
        answer = engine_proposal(self.engine, segment.source, self.terms(segment.source), wanted)
        if draft is None or answer.proposal is None or answer.proposal.target == draft:
            return answer
        return replace(answer, outdated=draft)


@dataclass(frozen=True, slots=True)
class DocumentSource:
    """Translations that came with the documents: of another machine, of somebody else's memory.

    Matches of a memory are compared with the segment and graded here as those of the project's own
    memories are: the per cents a file names are not trusted.
    """

    database: ProjectDatabase
    languages: tuple[str, str]
    settings: Callable[[], MatchSettings]
    id = DOCUMENT
    name: str = OF_DOCUMENTS
    learns = False
    is_remote = False

    def suggest(self, segment: ProjectSegment) -> SourceAnswer:
        """All that came for a segment, matches below the project's threshold left out."""
        with self.database.reading() as connection:
            offers = read_offers(connection, segment.document, segment.key)
            least = memory_threshold(connection) if offers else 0
            document = segments.document_name(connection, segment.document) if offers else ""
        found = [self._proposal(segment.source, offer, document) for offer in offers]
        return SourceAnswer(tuple(one for one in found if one.score is None or one.score >= least))

    def _proposal(self, source: TaggedText, offer: Offer, document: str) -> Proposal:
        origin = " · ".join(filter(None, (offer.name, document)))
        if offer.source is not None and _is_match(offer, source):
            unit = MemoryUnit(offer.source, offer.target)
            match = compare(source, unit, self.languages[0], self.settings().scoring, origin)
            return memory_proposal(match, source, self.languages)
        return Proposal(
            "machine" if offer.kind == "machine" else "document",
            adapt_target(offer.source or source, offer.target, source),
            origin=origin,
        )


@dataclass(frozen=True, slots=True)
class CorrectorSource:
    """Machine translations that came with the documents, corrected as their post-edits were."""

    database: ProjectDatabase
    corrections: ProjectCorrections
    id = CORRECTOR
    name: str = OF_CORRECTOR
    learns = True
    is_remote = False

    def suggest(self, segment: ProjectSegment) -> SourceAnswer:
        """Corrections of what came for a segment, where they are expected to gain."""
        with self.database.reading() as connection:
            offers = read_offers(connection, segment.document, segment.key)
            document = segments.document_name(connection, segment.document) if offers else ""
        if segment.source.tags:
            return SourceAnswer()
        found = []
        for offer in offers:
            if offer.kind != "machine" or offer.source is not None or offer.target.tags:
                continue
            corrected = self.corrections.correct(segment, offer.target.plain)
            if corrected is not None:
                origin = _corrector_of(offer.name, document)
                target = TaggedText.of(corrected)
                found.append(Proposal("machine", target, origin=origin))
        return SourceAnswer(tuple(found))


def _corrector_of(machine: str, document: str) -> Message:
    """Provenance of a correction; ``machine``: "" if its name is not known."""
    maker = Message("{machine} + Corrector", machine=machine) if machine else Message("Corrector")
    return Message("{maker} · {document}", maker=maker, document=document)


def _is_match(offer: Offer, source: TaggedText) -> bool:
    """Whether it comes from a memory: by the file, or because it translates a similar text. A
    translation of just this text without provenance may be of any machine.
    """
    if offer.kind == "machine" or offer.source is None:
        return False
    return offer.kind == "memory" or not same_text(offer.source, source)


@dataclass(frozen=True, slots=True)
class Supplies:
    """Services that sources are made of.

    Attributes
    ----------
    languages
        Of the project's sources and targets.
    engine
        None as long as the project has none.
    """

    database: ProjectDatabase
    languages: tuple[str, str]
    settings: Callable[[], MatchSettings]
    engine: ProjectEngine | None
    terms: Callable[[TaggedText], list[TermRule]]
    team: ProjectTeam
    corrections: ProjectCorrections


def all_sources(given: Supplies) -> list[SuggestionSource]:
    """The sources that a project has, whether they are switched on or not."""
    found: list[SuggestionSource] = []
    if given.engine is not None:
        found.append(EngineSource(given.database, given.engine, given.terms))
    found.append(CorrectorSource(given.database, given.corrections))
    found.append(DocumentSource(given.database, given.languages, given.settings))
    link = given.team.link
    if link is not None and link.engine:
        found.append(TeamEngineSource(given.database, given.team, link, given.terms))
    if link is not None and link.memory:
        found.append(
            TeamMemorySource(given.database, given.team, link, given.languages, given.settings)
        )
    return found
