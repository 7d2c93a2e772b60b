"""Gain of learning in a project, measured on its own confirmed segments.

When a segment is confirmed, its event keeps how near the suggestion was that the engine made with
all it had learned until then. The same engine, opened anew without what this project taught it,
translates the same sources; the difference is what learning has gained. Nobody saw the confirmed
text beforehand, so the comparison is fair (prequential: Dawid 1984).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.engine.events import LearningEvent
from postil.types.progress import Progress
from postil.workspace.learning.engine import ProjectEngine, engine_key
from postil.workspace.records import ProjectSegment
from postil.workspace.segments.rows import read_segment

F64 = npt.NDArray[np.float64]

JUDGED = 400
"""Segments, those learned last, that are compared: a second's work, and recent ones tell most."""

FEWEST = 20
"""With fewer, no gain is reported."""

_SAMPLES = 2_000
_SEED = 1


@dataclass(frozen=True, slots=True)
class LearningGain:
    """Words to change per word confirmed, in [0, 1], without and with learning.

    Attributes
    ----------
    segments, words
        Confirmed segments that were compared, and the words in them.
    low, high
        95 % interval of ``without - with_learning`` (paired bootstrap over segments).
    used
        Whether suggestions are made with what was learned now: not while that makes them worse.
    """

    segments: int
    words: int
    without: float
    with_learning: float
    low: float
    high: float
    used: bool = True

    @property
    def saved(self) -> float:
        """Share of words that need no change thanks to learning; negative where it does harm."""
        return self.without - self.with_learning


def learning_gain(lengths: F64, without: F64, with_learning: F64) -> LearningGain | None:
    """The gain over segments; None if there are too few.

    Parameters
    ----------
    lengths
        Words of the confirmed texts, float64, shape (n,).
    without, with_learning
        Closeness of the two translations of each in [0, 1], (n,); 1 is as confirmed.
    """
    if len(lengths) < FEWEST:
        return None
    edits = np.stack([lengths * (1 - without), lengths * (1 - with_learning)], axis=1)
    drawn = np.random.default_rng(_SEED).integers(0, len(lengths), (_SAMPLES, len(lengths)))
    saved = edits[:, 0] - edits[:, 1]
    low, high = np.percentile(saved[drawn].sum(axis=1) / lengths[drawn].sum(axis=1), (2.5, 97.5))
    shares = edits.sum(axis=0) / lengths.sum()
    return LearningGain(
        len(lengths),
        int(lengths.sum()),
        float(shares[0]),
        float(shares[1]),
        float(low),
        float(high),
    )


def judged_last(
    connection: sqlite3.Connection, engine: ProjectEngine
) -> list[tuple[ProjectSegment, float]]:
    """Segments that ``engine`` learned last in the project itself, each with the closeness of its
    suggestion from before it learned them.
    """
    rows = connection.execute(
        "SELECT segment, event FROM learning WHERE engine = ? AND undone = 0 "
        "ORDER BY number DESC LIMIT ?",
        (engine_key(engine.manifest), JUDGED),
    )
    events = ((row_id, LearningEvent.from_bytes(blob).judgement) for row_id, blob in rows)
    return [
        (read_segment(connection, row_id), judgement.closeness)
        for row_id, judgement in events
        if judgement is not None
    ]


def measure_gain(
    judged: Sequence[tuple[ProjectSegment, float]], fresh: ProjectEngine, progress: Progress
) -> LearningGain | None:
    """Compare the suggestions of then with those of ``fresh``, which has learned nothing here.

    Parameters
    ----------
    judged
        As :func:`judged_last` gives them.
    """
    rows: list[tuple[float, float, float]] = []
    for segment, closeness in progress.track(judged, total=len(judged)):
        found = fresh.judge(segment.source, segment.target)
        if found is not None:
            words = len(segment.target.plain.split())
            rows.append((words, found.closeness, closeness))
    return learning_gain(*np.array(rows, dtype=np.float64).reshape(-1, 3).T)
