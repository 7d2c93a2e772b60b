"""How much is done, where it came from, and how much the memories already know."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable

from postil.formats.segment import SegmentState
from postil.memory.tokens import source_hash
from postil.memory.units import Context
from postil.types.progress import Progress
from postil.workspace.memories import ProjectMemories
from postil.workspace.records import (
    DocumentStatistics,
    MatchBand,
    Origin,
    ProjectSegment,
    ProjectStatistics,
)
from postil.workspace.segments import word_count

REPETITIONS = "repetitions"
BANDS: tuple[tuple[str, int], ...] = (
    ("102", 102),
    ("101", 101),
    ("100", 100),
    ("95–99", 95),
    ("85–94", 85),
    ("75–84", 75),
    ("50–74", 50),
    ("none", 0),
)
"""Bands of an analysis with the least score of each."""


def project_statistics(connection: sqlite3.Connection, memory_units: int) -> ProjectStatistics:
    """Counts of every document and of the whole."""
    groups: dict[int, list[tuple[SegmentState, Origin, int, int, float]]] = {
        number: [] for (number,) in connection.execute("SELECT id FROM document ORDER BY id")
    }
    for document, state, origin, count, words, seconds in connection.execute(
        "SELECT document, state, origin, count(*), sum(words), sum(seconds) FROM segment "
        "GROUP BY document, state, origin"
    ):
        groups[document].append((SegmentState(state), origin, count, words, seconds))
    learned = connection.execute("SELECT count(*) FROM learning WHERE undone = 0").fetchone()[0]
    return ProjectStatistics(
        _sum(row for rows in groups.values() for row in rows),
        {number: _sum(rows) for number, rows in groups.items()},
        memory_units,
        learned,
    )


def _sum(rows: Iterable[tuple[SegmentState, Origin, int, int, float]]) -> DocumentStatistics:
    segments = words = confirmed = confirmed_words = drafts = 0
    seconds = 0.0
    origins: Counter[Origin] = Counter()
    for state, origin, count, group_words, group_seconds in rows:
        segments += count
        words += group_words
        seconds += group_seconds
        if state.is_confirmed:
            confirmed += count
            confirmed_words += group_words
            origins[origin] += count
        elif state is SegmentState.DRAFT:
            drafts += count
    return DocumentStatistics(
        segments, words, confirmed, confirmed_words, drafts, seconds, dict(origins)
    )


def match_bands(
    segments: list[ProjectSegment], memories: ProjectMemories, progress: Progress | None = None
) -> list[MatchBand]:
    """Segments and words by their best match; a text that came before is a repetition."""
    progress = progress or Progress()
    counts: Counter[str] = Counter()
    words: Counter[str] = Counter()
    seen: set[int] = set()
    for place, segment in enumerate(progress.track(segments, total=len(segments))):
        key = source_hash(segment.source.text)
        name = REPETITIONS if key in seen else _band(segments, place, memories)
        seen.add(key)
        counts[name] += 1
        words[name] += word_count(segment.source.plain)
    names = [REPETITIONS, *(name for name, _ in BANDS)]
    return [MatchBand(name, counts[name], words[name]) for name in names]


def _band(segments: list[ProjectSegment], place: int, memories: ProjectMemories) -> str:
    segment = segments[place]
    around = [
        segments[other].source.plain
        if 0 <= other < len(segments) and segments[other].document == segment.document
        else ""
        for other in (place - 1, place + 1)
    ]
    best = memories.lookup(segment.source, 50, 1, Context(around[0], around[1]))
    score = best[0].score if best else 0
    return next(name for name, least in BANDS if score >= least)
