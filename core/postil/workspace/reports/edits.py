"""Edit statistics: how much of each suggestion was changed, and how long it took."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from postil.formats.segment import SegmentState
from postil.memory.comparing.tokens import match_tokens
from postil.metrics.corpus import sentence_ter
from postil.metrics.edit_distance import levenshtein
from postil.types.progress import Progress
from postil.workspace.records import Origin
from postil.workspace.word_counts import word_count

JUDGED = 100_000  # segments whose differences are remembered
_CONFIRMED = tuple(state.value for state in SegmentState if state.is_confirmed)


@dataclass(frozen=True, slots=True)
class Edit:
    """One confirmed segment.

    Attributes
    ----------
    suggestion
        What was taken over, or "" if the translator wrote it all.
    characters
        Edit distance in characters; None without a suggestion.
    ter
        Translation edit rate of the suggestion against the target in percent; None without one.
    seconds
        Time spent on the segment.
    """

    row_id: int
    document: str
    source: str
    suggestion: str
    target: str
    origin: Origin
    score: int | None
    words: int
    characters: int | None
    ter: float | None
    seconds: float


@dataclass(frozen=True, slots=True)
class EditSummary:
    """The edits of one origin.

    Attributes
    ----------
    ter
        Mean over words of the targets, in percent; None if nothing was suggested.
    untouched
        Suggestions that were confirmed as they were.
    words_per_hour
        Source words; None if no time was counted.
    """

    origin: str
    segments: int
    words: int
    untouched: int
    ter: float | None
    seconds: float
    words_per_hour: float | None


def read_edits(
    connection: sqlite3.Connection, document: int | None = None, progress: Progress | None = None
) -> list[Edit]:
    """The confirmed segments of the project or of one document, in order.

    What a suggestion and a target differ in is found once, however often this is asked for.
    """
    marks = ", ".join("?" * len(_CONFIRMED))
    rows = connection.execute(
        "SELECT s.id, d.name, s.source, s.suggestion, s.target, s.origin, s.score, s.words, "
        "s.seconds FROM segment s JOIN document d ON d.id = s.document "
        f"WHERE s.state IN ({marks}) AND (? IS NULL OR s.document = ?) ORDER BY d.id, s.position",
        (*_CONFIRMED, document, document),
    ).fetchall()
    edits = []
    tracked = (progress or Progress()).track(rows, total=len(rows))
    for row_id, name, source, suggestion, target, origin, score, words, seconds in tracked:
        characters, ter = _difference(suggestion, target) if suggestion else (None, None)
        edits.append(
            Edit(
                row_id,
                name,
                source,
                suggestion,
                target,
                origin,
                score,
                words,
                characters,
                ter,
                seconds,
            )
        )
    return edits


def summarise(edits: Sequence[Edit]) -> list[EditSummary]:
    """One line an origin, those with most segments first, and "all" last."""
    groups: dict[str, list[Edit]] = {}
    for edit in edits:
        groups.setdefault(edit.origin or "unknown", []).append(edit)
    ordered = sorted(groups.items(), key=lambda item: -len(item[1]))
    return [_summary(origin, members) for origin, members in [*ordered, ("all", list(edits))]]


def _summary(origin: str, edits: Sequence[Edit]) -> EditSummary:
    judged = [(edit, edit.ter) for edit in edits if edit.ter is not None]
    weights = [max(1, word_count(edit.target)) for edit, _ in judged]
    rate = sum(ter * w for (_, ter), w in zip(judged, weights, strict=True))
    words = sum(edit.words for edit in edits)
    seconds = sum(edit.seconds for edit in edits)
    return EditSummary(
        origin,
        len(edits),
        words,
        sum(edit.suggestion == edit.target for edit in edits if edit.suggestion),
        rate / sum(weights) if weights else None,
        seconds,
        3600 * words / seconds if seconds else None,
    )


@lru_cache(maxsize=JUDGED)
def _difference(suggestion: str, target: str) -> tuple[int, float]:
    """Characters and TER."""
    rate = sentence_ter([_spaced(suggestion)], [_spaced(target)])[0]
    return levenshtein(suggestion, target), rate


def _spaced(text: str) -> str:
    return " ".join(match_tokens(text))
