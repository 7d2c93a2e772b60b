"""Memory and machine in one ranked list.

Memory first: exact matches, then those from ``memory_first`` per cent on and what they were
repaired to, whatever the machine suggests. Below them, and among themselves, all by the work they
are expected to make (:mod:`effort`): the per cents they show mean different things. At the end what
translates only a part of the segment. Proposals with equal texts are shown once, with both origins.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from postil.engine.term_constraints import TermRule
from postil.memory.terms.finder import TermHit
from postil.memory.units import EXACT, Match
from postil.text.tags import TaggedText
from postil.workspace.database import setting
from postil.workspace.learning.engine import ProjectEngine
from postil.workspace.proposals.effort import FITTED_EFFORT, ExpectedEffort
from postil.workspace.proposals.recasing import adapt_case
from postil.workspace.proposals.tagging import adapt_target
from postil.workspace.records import Proposal, SourceAnswer

DEFAULT_MEMORY_THRESHOLD = 60
DEFAULT_MACHINE_THRESHOLD = 0.3
DEFAULT_MEMORY_FIRST = EXACT

ENGINE = "engine"
"""Id of the project's engine among the sources of suggestions."""


def memory_threshold(connection: sqlite3.Connection) -> int:
    """Least percent of a memory match that is proposed."""
    return int(setting(connection, "memory_threshold", str(DEFAULT_MEMORY_THRESHOLD)))


def machine_threshold(connection: sqlite3.Connection) -> float:
    """Least confidence of a machine suggestion that is proposed."""
    return float(setting(connection, "machine_threshold", str(DEFAULT_MACHINE_THRESHOLD)))


def memory_first(connection: sqlite3.Connection) -> int:
    """Percent from which a memory match stands before the machine."""
    return int(setting(connection, "memory_first", str(DEFAULT_MEMORY_FIRST)))


def memory_proposal(match: Match, source: TaggedText, languages: tuple[str, str]) -> Proposal:
    """Proposal of a memory match for ``source``, with its tags and capitals."""
    unit = match.unit
    target = adapt_target(unit.source, unit.target, source)
    return Proposal(
        "memory",
        adapt_case(unit.source, source, target, languages),
        score=match.score,
        source=unit.source,
        differences=match.differences,
        origin=match.memory,
        date=unit.last_touched,
        author=unit.last_author,
        scores=match.scores,
        doubts=match.doubts,
        penalty=match.penalty,
        memory=match.memory if unit.id else "",
        unit=unit.id,
    )


def engine_proposal(
    engine: ProjectEngine, source: TaggedText, terms: Sequence[TermRule], wanted: float
) -> SourceAnswer:
    """Proposal of the engine; kept back below ``wanted``: nothing is better than nonsense."""
    suggestion = engine.suggest(source, terms=terms)
    if suggestion.target.is_empty:
        return SourceAnswer()
    proposal = Proposal(
        "machine",
        suggestion.target,
        confidence=suggestion.confidence,
        words=suggestion.words,
        origin=engine.manifest.label,
    )
    if suggestion.confidence < wanted:
        return SourceAnswer(withheld=proposal, wanted=wanted)
    return SourceAnswer((proposal,))


def term_proposals(hits: Iterable[TermHit], source: TaggedText) -> list[Proposal]:
    """Terms that are the whole of ``source``, for a cell or a heading that is nothing else."""
    text = source.text
    start, end = len(text) - len(text.lstrip()), len(text.rstrip())
    return [
        Proposal("term", TaggedText(hit.target), origin=hit.glossary)
        for hit in hits
        if (hit.start, hit.end) == (start, end) and not hit.forbidden and not source.tags
    ]


def term_parts(hits: Iterable[TermHit], source: TaggedText) -> list[Proposal]:
    """Terms for some words of ``source``."""
    plain = source.plain
    return [
        Proposal(
            "term",
            TaggedText.of(hit.target),
            source=TaggedText.of(plain[hit.start : hit.end]),
            origin=hit.glossary,
            coverage=(hit.end - hit.start) / max(1, len(plain)),
            part=True,
        )
        for hit in hits
        if not hit.forbidden and plain[hit.start : hit.end] != plain.strip()
    ]


def ranked(
    proposals: Iterable[Proposal],
    limit: int,
    memory_first: int = DEFAULT_MEMORY_FIRST,
    effort: ExpectedEffort = FITTED_EFFORT,
) -> list[Proposal]:
    """Best first, each target once; equals stay in the order they come in."""
    kept: dict[tuple[TaggedText, bool], Proposal] = {}
    rank = partial(_rank, memory_first=memory_first, effort=effort)
    for proposal in sorted(proposals, key=rank, reverse=True):
        key = (proposal.target, proposal.part)
        better = kept.get(key)
        kept[key] = proposal if better is None else _merged(better, proposal)
    return list(kept.values())[: max(0, limit)]


def before_machine(score: int | None, memory_first: int) -> bool:
    """Whether a memory match of so many per cent stands before the machine's suggestion, however
    sure that is.
    """
    return (score or 0) >= min(memory_first, EXACT)


def _rank(proposal: Proposal, memory_first: int, effort: ExpectedEffort) -> tuple[int, float, bool]:
    if proposal.part:
        return 0, proposal.coverage, proposal.kind == "term"
    memory = proposal.kind == "memory"
    first = proposal.kind in ("memory", "repaired") and before_machine(proposal.score, memory_first)
    group = 1 + first + (memory and (proposal.score or 0) >= EXACT)
    strength = float(proposal.score or 0) if group > 2 else effort.closeness(proposal)
    return group, strength, memory


def _merged(better: Proposal, other: Proposal) -> Proposal:
    origins: Sequence[str] = better.origin.split(" + ")
    origin = better.origin if other.origin in origins else f"{better.origin} + {other.origin}"
    confidence = better.confidence if better.confidence is not None else other.confidence
    return replace(better, origin=origin, confidence=confidence)
