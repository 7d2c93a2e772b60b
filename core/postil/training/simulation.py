"""Simulated post-editing: what learning from each confirmed segment is worth.

The segments of a document are taken in order. Each is translated by the engine as trained (static)
and by one that has learned from all segments before it (adaptive); then the reference, or the
recorded post-edit, is confirmed as the translator would confirm it (Cesa-Bianchi et al. 2008,
chapter 3).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import Provenance
from postil.errors import UsageError
from postil.metrics.corpus import (
    BootstrapResult,
    CorpusScores,
    corpus_scores,
    paired_bootstrap,
    sentence_bleu,
)
from postil.text.tags import TaggedText
from postil.types.progress import Progress


@dataclass(frozen=True, slots=True)
class SimulatedSegment:
    """One segment of a simulation: plain texts, and seconds for suggesting and learning."""

    source: str
    reference: str
    static: str
    adaptive: str
    suggest_seconds: float
    learn_seconds: float


@dataclass(slots=True)
class SimulationReport:
    """What a simulation found.

    ``bleu_difference``: cumulative difference of sentence BLEU (0-100), adaptive minus static,
    after each segment; ``bootstrap``: paired bootstrap on corpus BLEU.
    """

    segments: list[SimulatedSegment] = field(default_factory=list)
    static: CorpusScores | None = None
    adaptive: CorpusScores | None = None
    bleu_difference: list[float] = field(default_factory=list)
    bootstrap: BootstrapResult | None = None

    def learn_milliseconds(self, percentile: float) -> float:
        """Percentile of the time from confirm to learned."""
        return 1000 * float(
            np.percentile([item.learn_seconds for item in self.segments], percentile)
        )

    def as_dict(self) -> dict[str, Any]:
        """Figures only, for JSON."""
        return {
            "segments": len(self.segments),
            "static": self.static.as_dict() if self.static else {},
            "adaptive": self.adaptive.as_dict() if self.adaptive else {},
            "bootstrap": {
                "difference": self.bootstrap.difference,
                "low": self.bootstrap.low,
                "high": self.bootstrap.high,
                "p_value": self.bootstrap.p_value,
            }
            if self.bootstrap
            else {},
            "learn_ms": {"median": self.learn_milliseconds(50), "p95": self.learn_milliseconds(95)},
        }


def simulate(
    engine_folder: Path,
    pairs: Sequence[tuple[TaggedText, TaggedText]],
    options: EngineOptions | None = None,
    *,
    tokenize: str = "13a",
    progress: Progress | None = None,
) -> SimulationReport:
    """Replay confirmed segments.

    Parameters
    ----------
    pairs
        (source, confirmed target) in document order.
    tokenize
        sacrebleu's tokenizer.

    Raises
    ------
    UsageError
        There are no segments.
    """
    progress = progress or Progress()
    static, adaptive = Engine.open(engine_folder), Engine.open(engine_folder, options)
    report = SimulationReport()
    for number, (source, reference) in enumerate(
        progress.track(pairs, len(pairs), "Post-editing by simulation")
    ):
        if source.plain.strip() and reference.plain.strip():
            report.segments.append(_confirm(static, adaptive, source, reference, str(number)))
    if not report.segments:
        raise UsageError("There are no segments to simulate: every source or target is empty.")
    _score(report, tokenize)
    return report


def _confirm(
    static: Engine, adaptive: Engine, source: TaggedText, reference: TaggedText, key: str
) -> SimulatedSegment:
    start = time.perf_counter()
    suggestion = adaptive.suggest(source)
    suggested = time.perf_counter()
    adaptive.learn(source, reference, Provenance(document="simulation", segment=key))
    learned = time.perf_counter()
    return SimulatedSegment(
        source=source.plain,
        reference=reference.plain,
        static=static.suggest(source).target.plain,
        adaptive=suggestion.target.plain,
        suggest_seconds=suggested - start,
        learn_seconds=learned - suggested,
    )


def _score(report: SimulationReport, tokenize: str) -> None:
    references = [item.reference for item in report.segments]
    static = [item.static for item in report.segments]
    adaptive = [item.adaptive for item in report.segments]
    report.static = corpus_scores(static, [references], tokenize=tokenize)
    report.adaptive = corpus_scores(adaptive, [references], tokenize=tokenize)
    before = sentence_bleu(static, references, tokenize=tokenize)
    after = sentence_bleu(adaptive, references, tokenize=tokenize)
    report.bleu_difference = np.cumsum(np.array(after) - np.array(before)).tolist()
    report.bootstrap = paired_bootstrap(static, adaptive, [references], tokenize=tokenize)
