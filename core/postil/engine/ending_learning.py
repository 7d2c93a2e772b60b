"""Weights of pairs of word endings, learned from confirmed segments; they put the best candidates
of a search in another order.

Most of what a translator changes stands in segments that resemble none before: no confirmed phrase
fits. What recurs there is grammar and style: which article, preposition or form of a verb follows
which. So two neighbours of a translation are a feature by their endings, short words by all of
their letters. With probabilities p of the candidates and their qualities B, a segment moves the
weight of a feature that the k-th has h_k times along the gradient of the quality to be expected
(Och 2003, 4; Smith & Eisner 2006, 3),

    g = SHARPNESS · words · Σ p_k (B_k - Σ p_j B_j) h_k,    w += rate · g / √(1 + g²)

so that no segment moves a weight by more than the rate. Of the gradient by candidates, what goes
with their lengths is left out first: sentence metrics like what is short. The search does not know
these weights: a pair of neighbours is read off whole candidates.

The changes are kept beside the other learned weights under keys of their own: they are part of
their events, and go with them. All else that is learned goes on as it would without them: the other
weights, links, lengths and trust compare what the search itself found best. So what they gain is
theirs: on 1,000 segments of news 0.5 BLEU, on 2,378 of guides of a new client 0.4, of the client's
own engine 0.1, and 0.2 to 0.3 TER on each. When lengths and trust followed the new order, news
gained 0.35 with these weights under that trust, too, and nothing with them in full.

One step for each segment is what gains. To go over 1 to 8 earlier segments again at each one costs
up to 1.0 BLEU and 0.9 TER, and weights learned before from other text of the client change nothing.
Nor do other features help to order candidates: word translations by confirmed segments, pairs that
were replaced; those of the lexicon (IBM model 1, words without support) and words without a link
gain only where they make translations shorter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from postil.features.weights import SparseWeights, to_fixed
from postil.learning.rows import distinct
from postil.search.forest.hypergraph import PASS_THROUGH, Derivation
from postil.text.vocabulary import Vocabulary

F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]
U64 = npt.NDArray[np.uint64]

SHORT = 3  # letters of the longest word that counts whole
LETTERS = 2  # of the ending of a longer one
SHARPNESS = 3.0  # of the probabilities: exp of so many times the score
ORDERED = 30  # candidates; to put 100 in order gains no more, and takes twice the time
LEAST = 0.03  # of the rate; smaller changes are none
_LEFT = np.uint64(0x9E3779B97F4A7C15)  # odd, so that no bit of a left neighbour is lost
_KNOWN = 1 << 16  # words whose number is remembered


def ending(word: str) -> str:
    """The last letters of a word, as features use them; all letters of a short word."""
    return word if len(word) <= SHORT else f"-{word[-LETTERS:]}"


@lru_cache(_KNOWN)
def _number(word: str | None) -> int:
    """64 bits of the ending of a word, the same in every session; None: the edge of a sentence."""
    text = "edge" if word is None else f"ending\n{ending(word)}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")


@dataclass(frozen=True, slots=True)
class EndingRows:
    """Features of candidates: ``keys[places[j]]`` fires once more in number ``rows[j]``.

    ``lengths``: words of each candidate.
    """

    keys: U64
    places: I64
    rows: I64
    lengths: F64

    @classmethod
    def empty(cls, count: int) -> EndingRows:
        """Of candidates without any."""
        nothing = np.empty(0, dtype=np.int64)
        return cls(np.empty(0, dtype=np.uint64), nothing, nothing, np.zeros(count))

    def dots(self, weights: F64) -> F64:
        """What weights of ``keys`` add to each candidate, (k,)."""
        return _sums(self.rows, weights[self.places], len(self.lengths))

    def gradient(self, coefficients: F64) -> F64:
        """Sum of the candidates, each times its coefficient, by key."""
        return _sums(self.places, coefficients[self.rows], len(self.keys))


def _sums(places: I64, values: F64, count: int) -> F64:
    """Sum of the values of each of ``count`` places."""
    return np.asarray(np.bincount(places, weights=values, minlength=count), dtype=np.float64)


def ending_rows(
    derivations: Sequence[Derivation], source: Sequence[str], vocabulary: Vocabulary
) -> EndingRows:
    """Features of candidates; ``source``: words of the source, which some of theirs are copies
    of.
    """
    lengths = np.array([len(one.tokens) for one in derivations], dtype=np.int64)
    ends = np.cumsum(lengths + 1)
    ids, places = distinct(np.concatenate([one.tokens for one in derivations]).astype(np.uint64))
    words = [
        source[number - PASS_THROUGH] if number >= PASS_THROUGH else vocabulary.token(number)
        for number in ids.tolist()
    ]
    numbers = np.array([_number(word) for word in words], dtype=np.uint64)
    line = np.full(int(ends[-1]) + 1, _number(None), dtype=np.uint64)  # edges between candidates
    inner = np.ones(len(line), dtype=np.bool_)
    inner[0] = inner[ends] = False
    line[inner] = numbers[places]
    keys, where = distinct(line[:-1] * _LEFT + line[1:])
    rows = np.repeat(np.arange(len(lengths)), lengths + 1)
    return EndingRows(keys, where, rows, lengths.astype(np.float64))


@dataclass(frozen=True, slots=True)
class EndingOrder:
    """Order of candidates by learned weights, in one version of a session.

    Parameters
    ----------
    vocabulary
        Of the target.
    sparse
        Where the weights are kept; nothing else writes to it.
    most
        Candidates that are put in order; those after them stay where they are.
    """

    vocabulary: Vocabulary
    sparse: SparseWeights
    most: int

    @property
    def acts(self) -> bool:
        """Whether the learned weights can change any order."""
        return self.most > 1 and len(self.sparse) > 0

    def ordered(
        self,
        derivations: list[Derivation],
        source: Sequence[str],
        rows: EndingRows | None = None,
    ) -> list[Derivation]:
        """Candidates that are best first by their scores, now by these and what is learned;
        ``rows``: their features, if they are known, of all or of those put in order.
        """
        first = derivations[: self.most]
        if not self.acts or len(first) < 2:
            return derivations
        if rows is None:
            rows = ending_rows(first, source, self.vocabulary)
        scores = np.array([one.score for one in first])
        scores += rows.dots(self.sparse.get(rows.keys))[: len(first)]
        order = np.argsort(-scores, kind="stable").tolist()
        return [*(first[place] for place in order), *derivations[self.most :]]


class EndingLearning:
    """Learning of the weights of pairs of endings.

    Parameters
    ----------
    vocabulary
        Of the target.
    rate
        The largest change of a weight by one segment; 0 leaves all at 0.
    """

    def __init__(self, vocabulary: Vocabulary, rate: float) -> None:
        self._vocabulary = vocabulary
        self._rate = rate

    def order(self, sparse: SparseWeights, most: int = ORDERED) -> EndingOrder:
        """Order of the ``most`` best candidates by weights that are kept there."""
        return EndingOrder(self._vocabulary, sparse, most if self._rate > 0 else 0)

    def rows(self, derivations: Sequence[Derivation], source: Sequence[str]) -> EndingRows:
        """Features of candidates; ``source``: words of the source."""
        if self._rate <= 0:
            return EndingRows.empty(len(derivations))
        return ending_rows(derivations, source, self._vocabulary)

    def update(self, rows: EndingRows, scores: F64, quality: F64, words: int) -> tuple[U64, I64]:
        """Keys and fixed-point changes that a confirmed segment asks for.

        Parameters
        ----------
        scores, quality
            Of each candidate, (k,); scores with what is learned, quality in [0, 1].
        words
            Of the confirmed translation.
        """
        probability = np.exp(SHARPNESS * (scores - scores.max()))
        probability /= probability.sum()
        wanted = SHARPNESS * words * probability * (quality - probability @ quality)
        lengths = rows.lengths - rows.lengths.mean()
        if spread := float(lengths @ lengths):
            wanted -= (wanted @ lengths) / spread * lengths
        gradient = rows.gradient(wanted)
        step = self._rate * gradient / np.sqrt(1.0 + gradient**2)
        moved = np.flatnonzero(np.abs(step) > LEAST * self._rate)
        return rows.keys[moved], to_fixed(step[moved])
