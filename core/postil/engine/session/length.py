"""Length of what is suggested: learning makes translations neither shorter nor longer.

Sentence metrics like what is short, and confirmed phrases come with the words that their
translators took. So every confirmed segment counts the words of the engine's output by now and of
its output as trained. As far as their sums differ, by more than ``SLACK``, words gain or lose
weight in proportion. That is a function of sums, which a segment can be taken back from, in any
order; and what was learned, however much it counts, holds no part of it.

``FARTHEST`` is wide: where references are shorter than the engine's output (speeches of
Parliament, sentences in any order), learning pulls on for hundreds of segments, and with 0.1 ended
a tenth below the length as trained, well below the references, at a loss in chrF.

To aim at the length of what was confirmed instead gains nothing: speeches of Parliament, where it
makes translations shorter, BLEU -0.2, chrF -0.5, TER -0.3; guides of a new client, where it makes
them longer, BLEU 0.0, chrF -0.1, TER +0.4 (1,000 segments each).

To keep the length as trained more closely costs where that is longer than the references: guides,
whose outputs are 2 % too long as trained and end at 0.969 of that, 1.2 % too short. A ``STRENGTH``
of 20 without slack: 0.980, BLEU 0.0, chrF +0.1, TER +0.35; of 60, with ``FARTHEST`` 1.5: 0.990,
BLEU -0.3, chrF 0.0, TER +0.8 (2,378 segments).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.engine.events import Evidence

SLACK = 0.004  # of the length that may go without a change
STRENGTH = 10.0  # change of the weight of words for a translation without any
FIRST = 600.0  # words that count as being as long as they should, so that a start is slow
FARTHEST = 0.3  # change of the weight; weights add up to about 1


def lengths_of(learned: Sequence[str], trained: Sequence[str]) -> tuple[int, int]:
    """``Evidence.lengths`` of two translations: their words, signs left out."""
    first, second = (
        sum(any(map(str.isalnum, token)) for token in tokens) for tokens in (learned, trained)
    )
    return first, second


class Length:
    """Sums of words; changed by :meth:`add` and :meth:`remove` only."""

    def __init__(self) -> None:
        self._learned = self._trained = 0

    def add(self, evidence: Evidence | None) -> None:
        """Take in the evidence of a segment; None where there is none."""
        self._move(evidence, 1)

    def remove(self, evidence: Evidence | None) -> None:
        """Undo :meth:`add` with the same argument."""
        self._move(evidence, -1)

    def _move(self, evidence: Evidence | None, sign: int) -> None:
        if evidence is None or not evidence.lengths:
            return
        learned, trained = evidence.lengths
        self._learned += sign * learned
        self._trained += sign * trained

    @property
    def change(self) -> float:
        """Change of the weight of the word count: above 0 where learning made outputs shorter."""
        missing = (self._trained - self._learned) / (max(0, self._trained) + FIRST)
        beyond = max(0.0, abs(missing) - SLACK)
        return float(np.copysign(min(FARTHEST, STRENGTH * beyond), missing))

    def save(self) -> dict[str, npt.NDArray[Any]]:
        """The sums as arrays, for :meth:`restore`."""
        return {"words": np.array([self._learned, self._trained], dtype=np.int64)}

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Become what :meth:`save` gave; ValueError if it is not."""
        learned, trained = arrays["words"].tolist()
        if learned < 0 or trained < 0:
            raise ValueError("sums of words are below 0")
        self._learned, self._trained = learned, trained

    def dump(self) -> tuple[int, int]:
        """The whole state; equal states dump equal."""
        return self._learned, self._trained
