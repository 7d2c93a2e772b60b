"""Trust in what was learned: it counts as much as it has earned.

Each confirmed segment is evidence. Before it is learned, the candidates of its source are ranked as
if a part of what was learned counted for nothing, for a quarter, ... (``TRIED``), and the quality
of the candidate that would have been shown is noted. The sums of that over all segments so far
weigh the factors (exponentiated weights over experts: Littlestone & Warmuth 1994; Cesa-Bianchi &
Lugosi 2006, 2.2), with a prior for counting in full; their mean is the factor from then on. The
n-grams of confirmed segments have factors of their own, by how well each predicts the next segment
(see ``models.session.ngrams``).

Trust of each confirmed phrase, by how often it was kept where it was suggested, gained nothing on
technical text (BLEU -0.6 to 0.0), nor did that of phrases of one length and count: how consistently
a phrase was translated is as good a measure, and one that was edited seldom occurs again. To forget
older evidence (half-lives of 100 and 300 segments) costs news 0.2 to 0.4 BLEU, and guides 0.4 to
0.8 TER in their first half. Whether the same words stand around a phrase, and what the table has
instead, predicts if it is right (log loss 0.24 to 0.22), but a bonus for that gains nothing: BLEU
-0.3 to 0.0, TER 0.0 to +0.2.

Sums are in fixed point, so a segment can be taken back exactly, in any order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.engine.events import Evidence
from postil.models.session.ngrams import SHARES, TRIED_SHARES, UNIT

F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]

PARTS = ("phrases", "weights")  # of what was learned, that have a factor
TRIED = (0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5)
RATE = 40.0  # what a segment translated right instead of wrong counts for
DOUBT = 2.0  # what the prior gives less to a factor that is off by 1
WORDS = 20.0  # what the first shares of n-grams count for
_COUNT = len(PARTS) * len(TRIED)
_SHARES = (len(SHARES), len(TRIED_SHARES))


def evidence_of(scores: F64, contributions: F64, factors: F64, quality: F64) -> tuple[int, ...]:
    """``Evidence.parts``: the quality of what would have been shown with other factors.

    Parameters
    ----------
    scores
        Scores of the candidates with the current factors, shape (k,).
    contributions
        What each of ``PARTS`` adds to a score with a factor of 1, shape (k, parts).
    factors
        Current factors, shape (parts,).
    quality
        Quality of the candidates in [0, 1], shape (k,).
    """
    shift = np.array(TRIED)[None, :] - factors[:, None]
    shown = (scores + shift[:, :, None] * contributions.T[:, None, :]).argmax(axis=2)
    return tuple(np.rint(quality[shown].reshape(-1) / UNIT).astype(np.int64).tolist())


class Trust:
    """Sums of evidence; changed by :meth:`add` and :meth:`remove` only."""

    def __init__(self) -> None:
        first = np.array(SHARES)[:, None]
        tried = np.array(TRIED_SHARES)
        self._share_prior: F64 = WORDS * (first * np.log(tried) + (1 - first) * np.log(1 - tried))
        self._parts: I64 = np.zeros((len(PARTS), len(TRIED)), dtype=np.int64)
        self._shares: I64 = np.zeros(_SHARES, dtype=np.int64)

    def add(self, evidence: Evidence | None) -> None:
        """Take in the evidence of a segment; None where there is none."""
        self._move(evidence, 1)

    def remove(self, evidence: Evidence | None) -> None:
        """Undo :meth:`add` with the same argument."""
        self._move(evidence, -1)

    def _move(self, evidence: Evidence | None, sign: int) -> None:
        if evidence is None:
            return
        # what an earlier version tried counts for nothing
        if len(evidence.parts) == _COUNT:
            self._parts += sign * np.array(evidence.parts, dtype=np.int64).reshape(len(PARTS), -1)
        if len(evidence.shares) == self._shares.size:
            self._shares += sign * np.array(evidence.shares, dtype=np.int64).reshape(_SHARES)

    @property
    def factors(self) -> F64:
        """Factor of each of ``PARTS``, shape (parts,)."""
        tried = np.array(TRIED)
        return _mean(tried, self._parts * (UNIT * RATE) - DOUBT * np.abs(tried - 1.0))

    @property
    def shares(self) -> Sequence[float]:
        """Shares of the session's n-grams, see ``SessionNgrams.set_shares``."""
        shares = _mean(np.array(TRIED_SHARES), self._share_prior + self._shares * UNIT)
        return tuple(shares.tolist())

    def save(self) -> dict[str, npt.NDArray[Any]]:
        """The sums as arrays, for :meth:`restore`."""
        return {"parts": self._parts.ravel().copy(), "shares": self._shares.ravel().copy()}

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Become what :meth:`save` gave; ValueError if it is not."""
        self._parts = arrays["parts"].reshape(self._parts.shape).copy()
        self._shares = arrays["shares"].reshape(_SHARES).copy()

    def dump(self) -> tuple[list[int], list[int]]:
        """The whole state; equal states dump equal."""
        return self._parts.ravel().tolist(), self._shares.ravel().tolist()


def _mean(values: F64, logs: F64) -> F64:
    """Mean of ``values`` with weights exp(logs), by row."""
    weights = np.exp(logs - logs.max(axis=1, keepdims=True))
    found: F64 = weights @ values / weights.sum(axis=1)
    return found
