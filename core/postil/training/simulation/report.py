"""Report of a simulation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import accumulate
from typing import Any

import numpy as np

from postil.engine.session.calibration import Reliability, reliability
from postil.metrics.corpus import (
    BootstrapResult,
    CorpusScores,
    corpus_scores,
    paired_bootstrap,
    sentence_bleu,
    sentence_ter,
)
from postil.training.simulation.outline import Outline, outline_of
from postil.training.simulation.replay import ReplayedSuggestion
from postil.training.simulation.typing import TypingEffort


@dataclass(frozen=True, slots=True)
class WayReport:
    """One way of learning beside the engine as trained, on the same segments.

    ``shown``: what it suggested, segment after segment, over all passes; ``scores``: of that;
    ``bleu_difference``: after each segment the sum so far of sentence BLEU (0-100) less that of the
    engine as trained (BLEUDIFF); ``ter_difference``: the same of edits per 100 words of the
    reference; ``bootstrap``, ``ter_bootstrap``, ``chrf_bootstrap``: paired bootstrap on corpus
    scores, the difference being this way less the engine as trained; ``outline``: of what was
    suggested, and ``static_outline``: of the engine as trained. Segments from the memory have
    its text on both sides: no difference.
    """

    name: str
    shown: Sequence[ReplayedSuggestion]
    scores: CorpusScores
    bleu_difference: list[float]
    ter_difference: list[float]
    bootstrap: BootstrapResult
    ter_bootstrap: BootstrapResult
    chrf_bootstrap: BootstrapResult
    outline: Outline
    static_outline: Outline

    @property
    def length_ratio(self) -> float:
        """Words suggested for each word that the engine as trained suggests."""
        return self.outline.words / max(1, self.static_outline.words)

    def calibration(self, first: int = 0, end: int | None = None) -> Reliability:
        """Calibration of the confidence in the suggestions of some segments."""
        return calibration(self.shown[first:end])

    @property
    def from_memory(self) -> int:
        """Number of segments for which a memory match was shown."""
        return sum(item.match > 0 for item in self.shown)

    @property
    def typing(self) -> TypingEffort | None:
        """Effort of typing all segments, where typing was replayed."""
        return total_effort(self.shown)

    def learn_milliseconds(self, percentile: float) -> float:
        """Percentile of the time from confirm to learned."""
        times = [item.learn_seconds for item in self.shown if not item.match]
        return 1000 * float(np.percentile(times, percentile)) if times else 0.0

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            **self.scores.as_dict(),
            "bootstrap": asdict(self.bootstrap),
            "ter_bootstrap": asdict(self.ter_bootstrap),
            "chrf_bootstrap": asdict(self.chrf_bootstrap),
            "length_ratio": self.length_ratio,
            "outline": asdict(self.outline),
            "calibration_error": self.calibration().error,
            "bleu_difference": self.bleu_difference,
            "ter_difference": self.ter_difference,
            "from_memory": self.from_memory,
            "typing": effort_as_dict(self.typing),
            "learn_ms": {"median": self.learn_milliseconds(50), "p95": self.learn_milliseconds(95)},
            "text": [item.text for item in self.shown],
        }


@dataclass(frozen=True, slots=True)
class SimulationReport:
    """A simulation: the engine as trained, and each way of learning.

    ``sources``, ``references``: of each segment, plain; ``static``: what the engine as trained
    shows.
    """

    sources: Sequence[str]
    references: Sequence[str]
    static: Sequence[ReplayedSuggestion]
    scores: CorpusScores
    ways: dict[str, WayReport] = field(default_factory=dict)

    @property
    def typing(self) -> TypingEffort | None:
        """Effort of typing all segments with the engine as trained."""
        return total_effort(self.static)

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "segments": len(self.references),
            "static": {
                **self.scores.as_dict(),
                "typing": effort_as_dict(self.typing),
                "calibration_error": calibration(self.static).error,
                "text": [item.text for item in self.static],
            },
            "ways": {name: way.as_dict() for name, way in self.ways.items()},
        }


def calibration(shown: Iterable[ReplayedSuggestion]) -> Reliability:
    """Reliability of the confidence in what was shown."""
    return reliability(item.judgement for item in shown if item.judgement is not None)


def total_effort(shown: Sequence[ReplayedSuggestion]) -> TypingEffort | None:
    """Effort of all segments that were typed; None if none was."""
    efforts = [item.typing for item in shown if item.typing is not None]
    return sum(efforts, TypingEffort()) if efforts else None


def effort_as_dict(effort: TypingEffort | None) -> dict[str, float]:
    """Figures of a typing replay; empty if there was none."""
    return {**asdict(effort), "ksr": effort.ksr, "ksmr": effort.ksmr} if effort else {}


def effort_curve(shown: Sequence[ReplayedSuggestion]) -> list[TypingEffort]:
    """Effort of all segments so far, after each that was typed."""
    return list(accumulate(item.typing for item in shown if item.typing is not None))


def way_report(
    name: str,
    shown: Sequence[ReplayedSuggestion],
    static: Sequence[ReplayedSuggestion],
    references: Sequence[str],
    tokenize: str | None,
) -> WayReport:
    """Score a way against the engine as trained, pass for pass."""
    passes = len(shown) // len(references)
    wanted = list(references) * passes
    after = [item.text for item in shown]
    before = [
        item.text if item.match else plain.text
        for item, plain in zip(shown, list(static) * passes, strict=True)
    ]
    scores = corpus_scores(after, [wanted], tokenize=tokenize)
    bleu = [sentence_bleu(texts, wanted, tokenize=tokenize) for texts in (before, after)]
    ter = [sentence_ter(texts, wanted) for texts in (before, after)]
    return WayReport(
        name,
        shown,
        scores,
        np.cumsum(np.array(bleu[1]) - np.array(bleu[0])).tolist(),
        np.cumsum(np.array(ter[1]) - np.array(ter[0])).tolist(),
        paired_bootstrap(before, after, [wanted], tokenize=tokenize),
        paired_bootstrap(before, after, [wanted], metric="ter"),
        paired_bootstrap(before, after, [wanted], metric="chrf"),
        outline_of(after, wanted),
        outline_of(before, wanted),
    )
