"""Standing of what was learned: whether suggestions are better with it than without.

Every confirmed segment compares the engine's output by now with its output as trained. Three
measures give how much closer the first is to the confirmed text: smoothed BLEU, 1 - TER and chrF,
each times the words of the segment, as a score of the whole text would count it. While the sum of
one of them lies more than ``DOUBT`` standard deviations below 0 (those of a sum of differences
without a mean), suggestions are those of the engine as trained. Both go on being compared: what
was learned comes back when it has become better.

A text that learning does not help so loses about one standard deviation, which no test would call
worse. A smaller doubt is no safer: chance alone stops learning then, after a run of bad luck, and
what is lost is what comes behind it. With a larger one telephone speech (fisher, es-en) gets a TER
that is worse by its interval.

Sums are in fixed point, so a segment can be taken back exactly, in any order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.engine.events import LARGEST_GAIN, MEASURES, Evidence
from postil.metrics.bleu import bleu_smooth, bleu_statistics
from postil.metrics.word_errors import word_edits

U32 = npt.NDArray[np.uint32]
F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]

UNIT = 2.0**-8  # of gains, in words
DOUBT = 0.75
SPREAD = 5.0  # standard deviation, in words, of the differences before the first
CHARACTERS = 4  # longest n-gram of characters
RECALL = 4.0  # what recall counts beside precision, in chrF


def gains_of(
    learned: Sequence[str], trained: Sequence[str], confirmed: Sequence[str]
) -> tuple[int, ...]:
    """``Evidence.gains``: by how much one translation is better than another; empty if they are
    the same.
    """
    if list(learned) == list(trained):
        return ()
    numbers: dict[str, int] = {}

    def ids(items: Sequence[str]) -> U32:
        found = [numbers.setdefault(item, len(numbers)) for item in items]
        return np.array(found, dtype=np.uint32)

    both, wanted = [ids(learned), ids(trained)], ids(confirmed)
    edits = word_edits(both, wanted, "ter") / max(1, len(wanted))
    letters = [_letters(words) for words in (learned, trained, confirmed)]
    quality = (
        bleu_smooth(bleu_statistics(both, [wanted])),
        1.0 - edits,
        _character_scores(letters[:2], letters[2]),
    )
    gains = [round((first - second) * len(wanted) / UNIT) for first, second in quality]
    return tuple(max(-LARGEST_GAIN, min(LARGEST_GAIN, gain)) for gain in gains)


def _letters(words: Sequence[str]) -> U32:
    """Numbers of the letters of some words."""
    return np.frombuffer("".join(words).encode("utf-32-le", "surrogatepass"), dtype="<u4")


def _character_scores(candidates: Sequence[U32], reference: U32) -> F64:
    """chrF of each candidate, of n-grams of up to ``CHARACTERS`` letters, in [0, 1]."""
    values = np.asarray(bleu_statistics(candidates, [reference]), dtype=np.float64)
    matches, totals = values[:, :CHARACTERS], values[:, CHARACTERS : 2 * CHARACTERS]
    wanted = np.maximum(len(reference) - np.arange(CHARACTERS), 0.0)
    kept = wanted > 0
    scores = (1.0 + RECALL) * matches / np.maximum(RECALL * wanted + totals, 1.0)
    result: F64 = scores[:, kept].mean(axis=1) if kept.any() else np.zeros(len(values))
    return result


class Standing:
    """Sums of gains; changed by :meth:`add` and :meth:`remove` only."""

    def __init__(self) -> None:
        self._sums: I64 = np.zeros(MEASURES, dtype=np.int64)
        self._squares: I64 = np.zeros(MEASURES, dtype=np.int64)

    def add(self, evidence: Evidence | None) -> None:
        """Take in the evidence of a segment; None where there is none."""
        self._move(evidence, 1)

    def remove(self, evidence: Evidence | None) -> None:
        """Undo :meth:`add` with the same argument."""
        self._move(evidence, -1)

    def _move(self, evidence: Evidence | None, sign: int) -> None:
        if evidence is None or not evidence.gains:
            return
        gains = np.array(evidence.gains, dtype=np.int64)
        self._sums += sign * gains
        self._squares += sign * gains**2

    @property
    def helps(self) -> bool:
        """Whether suggestions are better with what was learned, as far as is known."""
        deviation = np.sqrt(self._squares * UNIT**2 + SPREAD**2)
        return bool((self._sums * UNIT >= -DOUBT * deviation).all())

    def save(self) -> dict[str, npt.NDArray[Any]]:
        """The sums as arrays, for :meth:`restore`."""
        return {"sums": self._sums.copy(), "squares": self._squares.copy()}

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Become what :meth:`save` gave; ValueError if it is not."""
        sums = arrays["sums"].reshape(MEASURES).copy()
        squares = arrays["squares"].reshape(MEASURES).copy()
        if (squares < 0).any():
            raise ValueError("sums of squares are below 0")
        self._sums, self._squares = sums, squares

    def dump(self) -> tuple[list[int], list[int]]:
        """The whole state; equal states dump equal."""
        return self._sums.tolist(), self._squares.tolist()
