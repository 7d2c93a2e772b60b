"""Memory and machine in one ranked list.

Exact memory matches come first, always; below them memory matches by score and the machine's
suggestion by its confidence, which is the expected quality in the same hundred steps. What says the
same is shown once, with both origins.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace

from postil.engine.terms import TermRule
from postil.memory.terms import TermHit
from postil.memory.units import EXACT, Match
from postil.text.tags import TaggedText
from postil.workspace.database import setting
from postil.workspace.engines import ProjectEngine
from postil.workspace.records import Proposal
from postil.workspace.tagging import adapt_target

DEFAULT_MEMORY_THRESHOLD = 60
DEFAULT_MACHINE_THRESHOLD = 0.0
ASSEMBLED_STRENGTH = 50.0
"""Rank of an assembled segment that is covered whole, among the percents of the others."""


def memory_threshold(connection: sqlite3.Connection) -> int:
    """Least percent of a memory match that is proposed."""
    return int(setting(connection, "memory_threshold", str(DEFAULT_MEMORY_THRESHOLD)))


def machine_threshold(connection: sqlite3.Connection) -> float:
    """Least confidence of a machine suggestion that is proposed."""
    return float(setting(connection, "machine_threshold", str(DEFAULT_MACHINE_THRESHOLD)))


def memory_proposal(match: Match, source: TaggedText) -> Proposal:
    """What a memory match proposes for ``source``."""
    unit = match.unit
    return Proposal(
        "memory",
        adapt_target(unit.source, unit.target, source),
        score=match.score,
        source=unit.source,
        differences=match.differences,
        origin=match.memory,
        date=unit.changed or unit.created,
        author=unit.changed_by or unit.author,
        scores=match.scores,
        doubts=match.doubts,
        penalty=match.penalty,
    )


def machine_proposal(
    engine: ProjectEngine, source: TaggedText, terms: Iterable[TermHit], threshold: float
) -> Proposal | None:
    """What the engine proposes; None below the threshold: nothing is better than nonsense.

    Glossary terms are translated as the glossary says.
    """
    rules = [TermRule(hit.start, hit.end, hit.target, hit.forbidden) for hit in terms]
    suggestion = engine.suggest(source, terms=rules)
    if suggestion.target.is_empty or suggestion.confidence < threshold:
        return None
    return Proposal(
        "machine",
        suggestion.target,
        confidence=suggestion.confidence,
        origin=engine.manifest.label,
    )


def term_proposals(hits: Iterable[TermHit], source: TaggedText) -> list[Proposal]:
    """Terms that are the whole of ``source``, for a cell or a heading that is nothing else."""
    text = source.text
    start, end = len(text) - len(text.lstrip()), len(text.rstrip())
    return [
        Proposal("term", TaggedText(hit.target), origin=hit.glossary)
        for hit in hits
        if (hit.start, hit.end) == (start, end) and not hit.forbidden and not source.tags
    ]


def ranked(proposals: Iterable[Proposal], limit: int) -> list[Proposal]:
    """Best first, each target once; equals stay in the order they come in."""
    kept: dict[TaggedText, Proposal] = {}
    for proposal in sorted(proposals, key=_rank, reverse=True):
        better = kept.get(proposal.target)
        kept[proposal.target] = proposal if better is None else _merged(better, proposal)
    return list(kept.values())[: max(0, limit)]


def _rank(proposal: Proposal) -> tuple[bool, float, bool]:
    exact = proposal.kind == "memory" and (proposal.score or 0) >= EXACT
    if proposal.score is not None:
        strength = float(proposal.score)
    elif proposal.kind == "assembled":
        strength = ASSEMBLED_STRENGTH * proposal.coverage
    else:
        strength = min(100.0 * (proposal.confidence or 0.0), EXACT - 1.0)
    return exact, strength, proposal.kind == "memory"


def _merged(better: Proposal, other: Proposal) -> Proposal:
    origins: Sequence[str] = better.origin.split(" + ")
    origin = better.origin if other.origin in origins else f"{better.origin} + {other.origin}"
    confidence = better.confidence if better.confidence is not None else other.confidence
    return replace(better, origin=origin, confidence=confidence)
