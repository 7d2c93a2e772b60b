"""Aligning confirmed segments one by one: the trained aligner, and what was confirmed since.

Each sentence pair gets a lexicon of its own, in which the trained probability of a word pair is the
prior of the links of confirmed segments (see ``online_lexicon``):

    t(e|f) = (n(f) t_trained(e|f) + step c(f, e)) / (n(f) + step c(f))

with n how often the word was seen in training. ``kept`` links, where the translator kept what the
decoder made, count as seen ``CERTAIN`` times in this very sentence.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import FLOOR, Aligner, index_block
from postil.bitext.hmm import Direction, align_pass
from postil.bitext.online_lexicon import OnlineLexicon
from postil.bitext.symmetrise import symmetrise_corpus

U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]
F32 = npt.NDArray[np.float32]

CERTAIN = 3.0
CONFIRMED = 2.0  # what a confirmed link counts beside one of the training corpus
LONGEST = 1000  # words of a side; beyond, nothing is aligned


class OnlineAligner:
    """A trained aligner and the links of confirmed segments.

    Parameters
    ----------
    lexicon
        Links of the segments confirmed so far; the caller keeps it up to date.
    """

    def __init__(self, aligner: Aligner, lexicon: OnlineLexicon) -> None:
        self.aligner = aligner
        self.lexicon = lexicon

    def align(self, source: U32, target: U32, kept: Iterable[tuple[int, int]] = ()) -> U16:
        """Align one sentence pair; nothing is learned from it yet.

        Parameters
        ----------
        kept
            Links (source, target) that are known from elsewhere.

        Returns
        -------
        uint16 array, shape (N, 2)
            (source, target) positions; none if a side is empty or has over 1,000 words.
        """
        columns, rows = len(source), len(target)
        if not (0 < columns <= LONGEST and 0 < rows <= LONGEST):
            return np.empty((0, 2), dtype=np.uint16)
        cells, sources, targets = self.lexicon.counts(source, target)
        for left, right in kept:
            cells[right, left] += CERTAIN
            sources[left] += CERTAIN
            targets[right] += CERTAIN
        pairs = self._trained_pairs(source, target)
        seen = [
            _by_word(counts, words, 0)
            for counts, words in zip(self.aligner.counts, (source, target), strict=True)
        ]
        direct = self._side(self.aligner.direct, pairs, cells, (seen[0], sources), target)
        inverse = self._side(self.aligner.inverse, pairs.T, cells.T, (seen[1], targets), source)
        by_source = np.asarray(inverse.lexicon).reshape(columns, rows)
        inverse.lexicon = np.ascontiguousarray(by_source.T).reshape(-1)
        return self._decode(columns, rows, direct, inverse)

    def _trained_pairs(self, source: U32, target: U32) -> npt.NDArray[np.int64]:
        """Numbers of the word pairs in the trained lexicon, shape (target, source)."""
        offsets = [np.array([0, len(ids)], dtype=np.uint64) for ids in (source, target)]
        text = source, offsets[0], target, offsets[1]
        table = self.aligner.rows, self.aligner.columns
        return index_block(text, table, (0, 1)).astype(np.int64).reshape(len(target), len(source))

    def _side(
        self,
        trained: Direction,
        pairs: npt.NDArray[np.int64],
        cells: F32,
        given: tuple[F32, F32],
        words: U32,
    ) -> Direction:
        """The parameters of one direction for this sentence: words are numbered by position."""
        seen, confirmed = given
        lexicon = np.asarray(trained.lexicon)
        known = pairs < len(lexicon)
        base = np.where(known, lexicon[np.where(known, pairs, 0)], FLOOR) if len(lexicon) else FLOOR
        known_of = seen + CONFIRMED * confirmed
        total = np.maximum(known_of, FLOOR)
        result = Direction()
        result.lexicon = ((seen * base + CONFIRMED * cells) / total).astype(np.float32).reshape(-1)
        result.null = _by_word(np.asarray(trained.null), words, FLOOR)
        result.jumps = trained.jumps
        trust = known_of / np.maximum(known_of + self.aligner.options.prior, FLOOR)
        result.trust = trust.astype(np.float32)
        shares = np.asarray(trained.shares)
        result.shares = np.append(shares[np.minimum(words, len(shares) - 1)], shares[-1:])
        result.floor = FLOOR
        return result

    def _decode(self, columns: int, rows: int, direct: Direction, inverse: Direction) -> U16:
        offsets = [np.array([0, size], dtype=np.uint64) for size in (columns, rows)]
        places = [np.arange(size, dtype=np.uint32) for size in (columns, rows)]
        forward, backward = np.empty(rows, dtype=np.uint16), np.empty(columns, dtype=np.uint16)
        pairs = np.arange(columns * rows, dtype=np.uint32)
        align_pass(
            offsets[0], offsets[1], places[0], places[1], pairs, 0, 1, direct, inverse,
            self.aligner.options.null, forward, backward,
        )  # fmt: skip
        return symmetrise_corpus(forward, backward, offsets[0], offsets[1], 0, 1)[0]


def _by_word(values: npt.NDArray[np.generic], words: U32, otherwise: float) -> F32:
    inside = words < len(values)
    chosen = values[np.where(inside, words, 0)] if len(values) else np.zeros(len(words))
    return np.where(inside, chosen, otherwise).astype(np.float32)
