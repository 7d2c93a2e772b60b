"""The engine and the memory of a team as sources of suggestions.

They never keep anybody waiting for a server that is known to be away: then the engine suggests
nothing, and the memory what it answered before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from postil.engine.term_constraints import TermRule
from postil.memory.lookup import compare
from postil.memory.options import MatchOptions
from postil.memory.units import EXACT, Context, Match, MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.database import ProjectDatabase
from postil.workspace.proposals.match_settings import MatchSettings
from postil.workspace.proposals.ranking import (
    machine_threshold,
    memory_proposal,
    memory_threshold,
)
from postil.workspace.records import ProjectSegment, Proposal, SourceAnswer
from postil.workspace.segments import rows as segments
from postil.workspace.team.answers import objects_of, unit_of, value_of, word_of
from postil.workspace.team.client import ServerAddress, in_path
from postil.workspace.team.link import TeamLink
from postil.workspace.team.team import ProjectTeam

TEAM_ENGINE, TEAM_MEMORY = "team engine", "team memory"
MOST_MATCHES = 9
MOST_TERMS = 200  # of one segment


@dataclass(frozen=True, slots=True)
class TeamEngineSource:
    """The engine of a team."""

    database: ProjectDatabase
    team: ProjectTeam
    link: TeamLink
    terms: Callable[[TaggedText], list[TermRule]]
    id = TEAM_ENGINE
    learns = False  # here; there it does
    is_remote = True

    @property
    def name(self) -> str:
        """Name on the server, and which server it is."""
        return _named(self.link.engine, self.link)

    def suggest(self, segment: ProjectSegment) -> SourceAnswer:
        """Its suggestion, unless it is less sure of it than the project wants."""
        if not segment.source.plain.strip():
            return SourceAnswer()
        answer = self.team.ask(
            f"/v1/engines/{in_path(self.link.engine)}/suggestions",
            {
                "source": segment.source.to_json(),
                **self.link.layer_values(),
                "terms": [asdict(rule) for rule in self.terms(segment.source)[:MOST_TERMS]],
            },
        )
        if answer is None:
            return SourceAnswer()
        try:
            target = TaggedText.from_json(answer.get("target"))
            confidence = value_of(answer, "confidence", float, 0.0)
            words = tuple(word_of(one) for one in objects_of(answer, "words"))
        except ValueError:
            return SourceAnswer()
        with self.database.reading() as connection:
            wanted = machine_threshold(connection)
        if target.is_empty or confidence < wanted:
            return SourceAnswer()
        proposal = Proposal(
            "machine",
            target,
            confidence=confidence,
            words=words,
            origin=self.name,
        )
        return SourceAnswer((proposal,))


@dataclass(frozen=True, slots=True)
class TeamMemorySource:
    """The memory of a team. Matches are graded here, as those of the project's own memories are."""

    database: ProjectDatabase
    team: ProjectTeam
    link: TeamLink
    languages: tuple[str, str]
    settings: Callable[[], MatchSettings]
    id = TEAM_MEMORY
    learns = False
    is_remote = True

    @property
    def name(self) -> str:
        """Name on the server, and which server it is."""
        return _named(self.link.memory, self.link)

    def suggest(self, segment: ProjectSegment) -> SourceAnswer:
        """Matches of the server; while it is away, those of what was seen of it before."""
        source = segment.source
        if not source.plain.strip():
            return SourceAnswer()
        with self.database.reading() as connection:
            least = memory_threshold(connection)
            context = segments.context_of(connection, segment)
        found = self._asked(source, least, context)
        if found is None:
            seen = self.team.seen
            options = MatchOptions(least, MOST_MATCHES, 0, self.settings().scoring)
            found = [] if seen is None else seen.look_up(source, options, context)
        matches = [self._match(source, unit, score) for unit, score in found]
        return SourceAnswer(
            tuple(
                memory_proposal(match, source, self.languages)
                for match in matches
                if match.score >= least
            )
        )

    def _asked(
        self, source: TaggedText, least: int, context: Context
    ) -> list[tuple[MemoryUnit, int]] | None:
        """Units that the server has, each with its score there; None if it does not answer."""
        answer = self.team.ask(
            f"/v1/memories/{in_path(self.link.memory)}/matches",
            {
                "source": source.to_json(),
                "threshold": least,
                "limit": MOST_MATCHES,
                "previous": context.previous,
                "following": context.following,
                "document": context.document,
                "segment": context.key,
            },
        )
        if answer is None:
            return None
        try:
            found = [
                (unit_of(value_of(one, "unit", dict)), value_of(one, "score", int))
                for one in objects_of(answer, "matches")
            ]
        except ValueError:
            return None
        if (seen := self.team.seen) is not None:
            units = [unit for unit, _ in found]
            seen.keep(source, units, all_of_it=len(found) < MOST_MATCHES)
        return found

    def _match(self, source: TaggedText, unit: MemoryUnit, score: int) -> Match:
        """The server knows where a unit stood, which makes an exact match more than that."""
        match = compare(source, unit, self.languages[0], self.settings().scoring, self.name)
        if match.score == EXACT and score > EXACT:
            return replace(match, score=min(score, EXACT + 2))
        return match


def _named(name: str, link: TeamLink) -> str:
    return f"{name} · {ServerAddress.parse(link.address).host}"
