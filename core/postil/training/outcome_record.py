"""Outcomes of trainings as plain values for JSON, kept on disk until they have been looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from postil.metrics.corpus import BootstrapResult, CorpusScores
from postil.training.comparison import Comparison, Example
from postil.training.request import TrainingReport
from postil.training.train_and_compare import TrainingOutcome


def to_record(outcome: TrainingOutcome) -> dict[str, Any]:
    """Values JSON can hold."""
    values = asdict(outcome)
    values["report"]["folder"] = str(outcome.report.folder)
    return values


def from_record(values: Mapping[str, Any], folder: Path) -> TrainingOutcome:
    """The inverse of :func:`to_record`; ``folder``: where the engine is now.

    Raises
    ------
    ValueError, TypeError, KeyError
        The values are no outcome.
    """
    comparison = values["comparison"]
    return TrainingOutcome(
        TrainingReport(**(values["report"] | {"folder": folder})),
        _scores(values["scores"]) if values["scores"] is not None else None,
        int(values["held_out"]),
        _comparison(comparison) if comparison is not None else None,
        bool(values["seen_before"]),
        bool(values.get("starts_seen", False)),
    )


def _comparison(values: Mapping[str, Any]) -> Comparison:
    return Comparison(
        _scores(values["before"]),
        _scores(values["after"]),
        BootstrapResult(**values["bootstrap"]),
        int(values["segments"]),
        tuple(Example(**one) for one in values["examples"]),
    )


def _scores(values: Mapping[str, Any]) -> CorpusScores:
    return CorpusScores(**values)
