"""One round of a large-margin training: its report, kept with the weights after it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

import numpy as np

from postil.training.round_files import Arrays, RoundFiles


@dataclass(frozen=True, slots=True)
class RoundReport:
    """Report of a round; the first is of the engine as it was.

    Attributes
    ----------
    bleu
        Corpus BLEU of what judges (see ``loop``) under the average weights, in [0, 1].
    lead
        By how much quality the candidates that were hoped for led those that were shown, on the
        average, in matching words; it falls as training goes on.
    updates
        Sentences that moved the weights.
    features
        Sparse features with a weight.
    followed
        BLEU of ``LargeMarginTask.followed`` under the average weights, in [0, 1].
    """

    bleu: float
    lead: float = 0.0
    updates: int = 0
    features: int = 0
    followed: float = 0.0


def load_round(files: RoundFiles, number: int) -> tuple[RoundReport, Arrays] | None:
    """A finished round and the weights after it; None if it is not done, or damaged."""
    arrays = files.load(number)
    try:
        report = arrays and RoundReport(**json.loads(bytes(arrays.pop("report")).decode()))
    except (ValueError, KeyError, TypeError):
        return None
    return (report, arrays) if arrays and report else None


def save_round(files: RoundFiles, number: int, report: RoundReport, arrays: Arrays) -> None:
    """Save a finished round, with the weights after it."""
    text = np.frombuffer(json.dumps(asdict(report)).encode(), dtype=np.uint8)
    files.save(number, {"report": text, **arrays})
