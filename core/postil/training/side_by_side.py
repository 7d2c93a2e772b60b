"""Two engines side by side: every segment with both translations and their scores, and a verdict
on the whole by the paired bootstrap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from postil.metrics.corpus import (
    BootstrapResult,
    CorpusScores,
    corpus_scores,
    paired_bootstrap,
    sentence_chrf,
)
from postil.training.comparison import (
    Verdict,
    filled,
    reference_streams,
    translated,
    verdict_of,
)
from postil.training.corpora import Segment
from postil.types.progress import Progress

Metric = Literal["bleu", "chrf", "ter"]
METRICS: tuple[Metric, ...] = ("bleu", "chrf", "ter")
DECODING = 0.44  # share of the time, for each of the two


@dataclass(frozen=True, slots=True)
class Row:
    """One segment.

    ``scores``: chrF (0-100) of the first and the second translation.
    """

    source: str
    references: tuple[str, ...]
    outputs: tuple[str, str]
    scores: tuple[float, float]

    @property
    def differs(self) -> bool:
        return self.outputs[0] != self.outputs[1]

    @property
    def gain(self) -> float:
        """How much better the second translation is."""
        return self.scores[1] - self.scores[0] if self.differs else 0.0


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Two engines on the same segments.

    Parameters
    ----------
    rows
        In the order of the segments.
    scores
        Corpus scores of the first and the second engine.
    bootstrap
        By metric (Koehn 2004): difference (second minus first), its 95 % interval, p.
    """

    rows: tuple[Row, ...]
    scores: tuple[CorpusScores, CorpusScores]
    bootstrap: dict[Metric, BootstrapResult]

    @property
    def verdict(self) -> Verdict:
        """Of the second engine: better or worse only if the whole interval of BLEU is."""
        return verdict_of(self.bootstrap["bleu"], differ=any(row.differs for row in self.rows))

    def as_dict(self) -> dict[str, Any]:
        """Figures only, for JSON."""
        return {
            "verdict": self.verdict,
            "segments": len(self.rows),
            "different": sum(row.differs for row in self.rows),
            "scores": [one.as_dict() for one in self.scores],
            "bootstrap": {name: asdict(found) for name, found in self.bootstrap.items()},
        }


def side_by_side(
    first: Path,
    second: Path,
    segments: Sequence[Segment],
    *,
    threads: int = 2,
    samples: int = 1000,
    progress: Progress | None = None,
) -> SideBySide:
    """Let two engines translate the same segments.

    Parameters
    ----------
    first, second
        Folders of engines.
    segments
        Sources with one or more references each, best such as neither engine was trained on.
    threads
        To translate with; results do not depend on it.
    samples
        Of each bootstrap, drawn from a fixed seed.

    Raises
    ------
    UsageError
        There are no segments.
    EngineError
        A folder is no engine, or it is damaged.
    Cancelled
        ``progress`` was cancelled.
    """
    segments = filled(segments)
    progress = progress or Progress()
    outputs = []
    for share, folder in ((0.0, first), (DECODING, second)):
        progress.update(share, 1.0)
        outputs.append(translated(folder, segments, threads, progress.part(DECODING)))
    streams = reference_streams(segments)
    progress.update(2 * DECODING, 1.0)
    scores = []
    for output in outputs:
        scores.append(corpus_scores(output, streams))
        progress.step(0.02)
    bootstrap = {}
    for metric in METRICS:
        bootstrap[metric] = paired_bootstrap(
            outputs[0], outputs[1], streams, samples=samples, metric=metric
        )
        progress.step(0.02)
    result = SideBySide(_rows(segments, outputs), (scores[0], scores[1]), bootstrap)
    progress.update(1.0, 1.0)
    return result


def _rows(segments: Sequence[Segment], outputs: Sequence[Sequence[str]]) -> tuple[Row, ...]:
    references = [list(several) for _, several in segments]
    scored = [sentence_chrf(output, references) for output in outputs]
    return tuple(
        Row(
            source,
            tuple(several),
            (outputs[0][place], outputs[1][place]),
            (scored[0][place], scored[1][place]),
        )
        for place, (source, several) in enumerate(segments)
    )
