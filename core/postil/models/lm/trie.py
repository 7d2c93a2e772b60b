"""Write a language model as a trie, in bounded memory.

The n-grams of each order are spread over parts by their last word; then, part by part, all orders
are sorted, each node finds its children, and the records are packed. The layout is described in
``trie_format.pxd``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.errors import UsageError
from postil.models.lm.bins import Bins, Histogram
from postil.models.lm.files import (
    BINS,
    PADDING,
    TRIE_KIND,
    TRIE_TYPES,
    TRIE_VERSION,
    trie_layout,
    word_bits_for,
)
from postil.models.lm.model import LanguageModel
from postil.models.lm.ngrams import Ngrams
from postil.models.lm.probing_ngrams import ProbingNgrams
from postil.models.lm.trie_build import (
    RECORD,
    BitPacker,
    child_starts,
    path_words,
    sort_records,
    trie_records,
)
from postil.models.lm.trie_ngrams import TrieNgrams
from postil.models.partitions import Partitions
from postil.types.array_folder import Array, ArraysWriter
from postil.types.progress import Progress

_PART = 1 << 15  # records of the largest order in a part: they sort within the cache of one core
_MOST_BITS = 10
_MEMORY = 256 << 20


def fill_trie(
    ngrams: Ngrams,
    folder: Path,
    made: Mapping[str, Any],
    *,
    quantise: bool,
    memory: int = _MEMORY,
    progress: Progress | None = None,
) -> None:
    """Write all n-grams as a trie into an existing (temporary) folder.

    Parameters
    ----------
    ngrams
        Whatever n-gram it has, it must have without its first word too.
    made
        What the manifest has about the origin.
    quantise
        Probabilities and backoffs of orders above 1 in 8 bits each; the manifest then has the
        largest change of a value of each order ("errors", natural log).
    memory
        Bytes of n-grams to hold; the rest goes through temporary files beside the model.

    Raises
    ------
    UsageError
        The words of an n-gram do not fit 128 bits.
    EngineError
        An n-gram is there without the one it ends in.
    """
    progress = progress or Progress()
    with (
        TemporaryDirectory(dir=folder, prefix="parts.", ignore_cleanup_errors=True) as parts,
        ArraysWriter(folder, TRIE_TYPES) as writer,
    ):
        build = _Build(ngrams, quantise, Path(parts), memory)
        build.read(progress)
        build.write(writer, progress)
        settings = {"order": ngrams.order, "counts": list(ngrams.counts), "quantised": quantise}
        settings |= {"errors": [bins.error for bins in build.bins.values()], "made": dict(made)}
        writer.finish(TRIE_KIND, TRIE_VERSION, settings)


def ngrams_of(model: LanguageModel) -> Ngrams:
    """N-grams of a model of either form, quantised if it is."""
    found = TrieNgrams(model) if model.is_trie else ProbingNgrams(model)
    return Ngrams(model.unigram_array, model.counts, found.batches)


class _Build:
    """One trie under way."""

    def __init__(self, ngrams: Ngrams, quantise: bool, folder: Path, memory: int) -> None:
        self.ngrams = ngrams
        self.orders = range(2, ngrams.order + 1)
        self.word_bits = word_bits_for(len(ngrams.unigrams))
        if self.word_bits * ngrams.order > 128:
            raise UsageError(
                f"A vocabulary of {len(ngrams.unigrams)} words is too large for a trie of order "
                f"{ngrams.order}.",
                hint="Keep the model in probing form.",
            )
        largest = max(ngrams.counts)
        self.part_bits = min((largest // _PART).bit_length(), _MOST_BITS, self.word_bits)
        room = memory // max(1, len(self.orders))
        self.parts = {
            k: Partitions(folder, f"order{k}", RECORD, self.part_bits, room) for k in self.orders
        }
        self.histograms = {k: (Histogram(), Histogram()) for k in self.orders if quantise}
        self.bins: dict[int, Bins] = {}
        self.packers = {}
        for k in self.orders:
            layout = trie_layout(k, ngrams.counts, self.word_bits, quantise)
            self.packers[k] = BitPacker([layout.word, layout.prob, layout.backoff, layout.next])
        self.written = dict.fromkeys(self.orders, 0)

    def read(self, progress: Progress) -> None:
        """Spread the n-grams over the parts."""
        progress.update(message="Sorting n-grams")
        for k in self.orders:
            for words, probs, backoffs in self.ngrams.batches(k):
                self.parts[k].append(
                    *trie_records(words, probs, backoffs, self.word_bits, self.part_bits)
                )
                if self.histograms:
                    self.histograms[k][0].add(probs)
                    self.histograms[k][1].add(backoffs[backoffs != 0])
                progress.check()
        for k, (probs_histogram, backoffs_histogram) in self.histograms.items():
            self.bins[k] = Bins(probs_histogram, backoffs_histogram)

    def write(self, writer: ArraysWriter, progress: Progress) -> None:
        progress.update(message="Writing the language model")
        writer.append("unigrams", self.ngrams.unigrams)
        if not self.orders:
            return
        sizes = np.zeros(1 << self.word_bits, np.int64)  # bigrams of each scrambled last word
        width = len(sizes) >> self.part_bits
        for part in range(1 << self.part_bits):
            records = {k: self.parts[k].take(part) for k in self.orders}
            for level in records.values():
                sort_records(level)
            first = part * width
            last_words = path_words(records[2], 0, self.word_bits) - np.uint32(first)
            sizes[first : first + width] = np.bincount(last_words, minlength=width)
            for k in self.orders:
                self._pack(writer, k, records[k], records.get(k + 1))
            progress.check()
        for k in self.orders:
            if k < self.ngrams.order:
                end = np.array([self.ngrams.counts[k]], np.uint64)
                none = np.zeros(1, np.uint64)
                writer.append(f"order{k}", self.packers[k].add(none, none, none, end))
            writer.append(f"order{k}", self.packers[k].finish(PADDING))
        writer.append("roots", np.concatenate([[0], np.cumsum(sizes)]))
        if self.bins:
            tables = [np.zeros((2, BINS), np.float32)] * 2
            writer.append("bins", np.stack(tables + [bins.table for bins in self.bins.values()]))

    def _pack(self, writer: ArraysWriter, k: int, records: Array, children: Array | None) -> None:
        """The records of one part of one order."""
        words = path_words(records, k - 1, self.word_bits).astype(np.uint64)
        probs, backoffs = self._codes(k, records)
        starts = None
        if children is not None:
            starts = child_starts(records, children, k, self.word_bits)
            starts += np.uint64(self.written[k + 1])
        writer.append(f"order{k}", self.packers[k].add(words, probs, backoffs, starts))
        self.written[k] += len(records)

    def _codes(
        self, k: int, records: Array
    ) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]:
        probs = np.ascontiguousarray(records["prob"])
        backoffs = np.ascontiguousarray(records["backoff"])
        if self.bins:
            return self.bins[k].probs(probs), self.bins[k].backoffs(backoffs)
        return probs.view(np.uint32).astype(np.uint64), backoffs.view(np.uint32).astype(np.uint64)
