"""Counts of what is done, by origin."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable

from postil.formats.segment import SegmentState
from postil.workspace.records import (
    DocumentStatistics,
    Origin,
    ProjectStatistics,
)


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
