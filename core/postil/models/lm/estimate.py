"""Estimate a language model from token ids: interpolated modified Kneser-Ney, in bounded memory.

Four passes, each streaming (after Heafield et al. 2013, "Scalable Modified Kneser-Ney Language
Model Estimation", but with a single sort):

1. ``sort``: the n-grams of the highest order, sorted by context.
2. ``counts``: adjusted counts of all orders, counts of counts.
3. ``smooth``: probabilities and backoffs, down from unigrams to the highest order.
4. ``table``: one hash table per order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from shutil import rmtree
from typing import Any, Literal, Protocol

import numpy as np
import numpy.typing as npt

from postil.errors import UsageError
from postil.models.lm.counts import CountCollector
from postil.models.lm.files import ARRAY_TYPES, KIND, MAX_ORDER, VERSION
from postil.models.lm.model import LanguageModel
from postil.models.lm.ngrams import Ngrams
from postil.models.lm.smooth import Smoother, empty_unigrams
from postil.models.lm.sort import NgramSorter, Packing
from postil.models.lm.spool import RECORD_BUFFERS, Budget, RecordSpool, Streams
from postil.models.lm.stream_ngrams import StreamNgrams
from postil.models.lm.table import TableBuilder
from postil.models.lm.trie import fill_trie
from postil.types.array_folder import ArraysWriter
from postil.types.files import atomic_folder
from postil.types.progress import Progress

Tokens = npt.NDArray[np.uint32]
Offsets = npt.NDArray[np.uint64]


class TokenSide(Protocol):
    """One side of a corpus: sentence i is ``tokens[offsets[i]:offsets[i + 1]]``."""

    @property
    def tokens(self) -> Tokens: ...
    @property
    def offsets(self) -> Offsets: ...


@dataclass(frozen=True, slots=True)
class LMOptions:
    """Options of estimation.

    Attributes
    ----------
    prune
        ``prune[k - 1]``: n-grams of order k that occur this often or less are left out; the last
        one holds for all higher orders. Must not fall; unigrams are always kept. 0 disables.
    memory
        Bytes that estimation may hold; the rest goes through temporary files in the folder of the
        model. Each order needs about 8 MB and 12 bytes per word of the vocabulary, and sorting 8 MB
        and a quarter of a byte per word of the corpus, however little is allowed. The interpreter
        and the mapped corpus do not count.
    fallback_discounts
        D(1), D(2), D(3+) of an order whose counts of counts give none (tiny or artificial corpora).
    threads
        1 or 2.
    form
        ``probing``: hash tables, the fastest; ``trie``: sorted arrays, less than half the size,
        half the speed. Scores are equal.
    quantise
        Probabilities and backoffs of a trie in 8 bits each: smaller again by half, and no longer
        exact.
    """

    prune: tuple[int, ...] = (0,)
    memory: int = 192 << 20
    fallback_discounts: tuple[float, float, float] = (0.5, 1.0, 1.5)
    threads: int = 2
    form: Literal["probing", "trie"] = "probing"
    quantise: bool = False

    def __post_init__(self) -> None:
        if self.form not in ("probing", "trie"):
            raise UsageError(f"A language model has the form probing or trie, not {self.form!r}.")
        if self.quantise and self.form != "trie":
            raise UsageError("Only a trie can be quantised.", hint="Choose the form trie.")

    def thresholds(self, order: int) -> list[int]:
        """Pruning threshold of each order, checked."""
        values = [*self.prune, *[self.prune[-1] if self.prune else 0] * order][:order]
        if values[0] != 0 or values != sorted(values):
            raise UsageError(
                f"The pruning thresholds {values} do not start with 0 or do not ascend.",
                hint="Unigrams are never pruned, and no order may keep more than the one below it.",
            )
        return values


def estimate_lm(
    corpora: Sequence[TokenSide | tuple[Tokens, Offsets]],
    order: int,
    folder: Path,
    options: LMOptions | None = None,
    progress: Progress | None = None,
    *,
    vocabulary_size: int,
    export: Callable[[Streams, Path], None] | None = None,
) -> LanguageModel:
    """Estimate a model of ``order`` from all sentences of ``corpora`` and open it.

    Parameters
    ----------
    corpora
        Sides of bitexts, or pairs (tokens uint32, offsets uint64), memory-mapped or not. No <s> or
        </s> in them; <unk> counts as a word like any other.
    order
        1 to 6.
    folder
        Where the model goes; replaced as a whole if it exists.
    vocabulary_size
        Ids of the engine's target vocabulary are below this.
    export
        Called with the count streams and the folder of the finished model, before it gets its name
        (``arpa.ArpaExport`` writes its file there).

    Raises
    ------
    UsageError
        No sentences, an impossible order or vocabulary, ids that are no words.
    StorageError
        The disk is full or not writable; nothing was changed.
    """
    options = options or LMOptions()
    progress = progress or Progress()
    if not 1 <= order <= MAX_ORDER:
        raise UsageError(f"The order of a language model is 1 to {MAX_ORDER}, not {order}.")
    sides = [_side(corpus) for corpus in corpora]
    words = sum(int(offsets[-1] - offsets[0]) for _, offsets in sides)
    sentences = sum(len(offsets) - 1 for _, offsets in sides)
    if not sentences:
        raise UsageError("There are no sentences to estimate a language model from.")
    if words + sentences >= 1 << 32:
        raise UsageError("The corpus has more than four billion words; use a part of it.")
    packing = Packing(max(3, vocabulary_size), order)
    budget = Budget(_stream_memory(options, packing.largest + 1, order))
    progress.update(done=0, total=1, message="Counting n-grams")
    with atomic_folder(folder) as target:
        with closing(Streams(budget, target / "counts.tmp", order)) as streams:
            sorter = NgramSorter(packing, budget, target, words + sentences, options.threads)
            counts = _count(sides, sorter, streams, options.thresholds(order), progress)
            discounts, fallbacks = find_discounts(
                counts.counts_of_counts, options.fallback_discounts
            )
            made = {
                "words": words,
                "sentences": sentences,
                "discounts": discounts[:, 1:].tolist(),
                "fallback_orders": fallbacks,
                "options": asdict(options),
            }
            probing = target if options.form == "probing" else target / "probing.tmp"
            probing.mkdir(exist_ok=True)
            _write(
                probing,
                streams,
                counts,
                discounts=discounts,
                made=made,
                vocabulary_size=packing.largest + 1,
                options=options,
                progress=progress,
            )
            if export is not None:
                export(streams, probing)
            if options.form == "trie":
                _make_trie(streams, probing, target, options, progress)
        progress.update(done=1)
    return LanguageModel.open(folder)


def _make_trie(
    streams: Streams, probing: Path, target: Path, options: LMOptions, progress: Progress
) -> None:
    """The finished model once more, as a trie; the probing form is removed."""
    model = LanguageModel.open(probing)
    fill_trie(
        Ngrams(model.unigram_array, model.counts, StreamNgrams(streams, model).batches),
        target,
        model.settings["made"],
        quantise=options.quantise,
        memory=_trie_memory(options),
        progress=progress,
    )
    del model  # its files are mapped, and some systems do not remove such files
    rmtree(probing)


def _stream_memory(options: LMOptions, vocabulary_size: int, order: int) -> int:
    """Bytes for streams: without record buffers, arrays by word id, and what a trie is made in."""
    fixed = order * (RECORD_BUFFERS + 12 * vocabulary_size)
    return max(0, options.memory - fixed - (_trie_memory(options) if options.form == "trie" else 0))


def _trie_memory(options: LMOptions) -> int:
    return options.memory // 4


def _side(corpus: TokenSide | tuple[Tokens, Offsets]) -> tuple[Tokens, Offsets]:
    tokens, offsets = corpus if isinstance(corpus, tuple) else (corpus.tokens, corpus.offsets)
    if len(offsets) < 2:
        return tokens, np.zeros(1, np.uint64)
    if np.any(offsets[1:] < offsets[:-1]) or offsets[-1] > len(tokens):
        raise UsageError("The sentences of the corpus do not lie in order within its tokens.")
    return tokens, offsets


def _count(
    sides: Sequence[tuple[Tokens, Offsets]],
    sorter: NgramSorter,
    streams: Streams,
    thresholds: list[int],
    progress: Progress,
) -> CountCollector:
    with closing(sorter):
        part = progress.part(0.25)
        part.total = sum(int(offsets[-1] - offsets[0]) + len(offsets) - 1 for _, offsets in sides)
        for tokens, offsets in sides:
            sorter.add(tokens, offsets, part)
        sorter.finish()
        counts = CountCollector(sorter, streams, thresholds)
        counts.run(progress)
    progress.update(done=0.5)
    return counts


def find_discounts(
    counts_of_counts: Sequence[Sequence[int]], fallback: Sequence[float]
) -> tuple[npt.NDArray[np.float64], list[int]]:
    """D(1), D(2), D(3+) of each order (Chen & Goodman 1998, equation 26).

    Parameters
    ----------
    counts_of_counts
        Per order: n-grams of adjusted count 1, 2, 3 and 4.

    Returns
    -------
    discounts : shape (order, 4)
        Column 0 is zero.
    fallback_orders
        The orders that have the fallback, because a count of counts is zero or a discount would not
        be above 0 and at most its count.
    """
    result = np.zeros((len(counts_of_counts), 4))
    fallback_orders = []
    for k, n in enumerate(counts_of_counts):
        values = list(fallback)
        if all(n[:3]):
            y = n[0] / (n[0] + 2 * n[1])
            values = [j - (j + 1) * y * n[j] / n[j - 1] for j in (1, 2, 3)]
        if not all(n[:3]) or not all(0 < d <= j for j, d in enumerate(values, 1)):
            values = list(fallback)
            fallback_orders.append(k + 1)
        result[k, 1:] = values
    return result, fallback_orders


def _write(
    target: Path,
    streams: Streams,
    counts: CountCollector,
    *,
    discounts: npt.NDArray[np.float64],
    made: dict[str, Any],
    vocabulary_size: int,
    options: LMOptions,
    progress: Progress,
) -> None:
    """Smooth, and write the model's folder."""
    order = len(discounts)
    kept, contexts = counts.kept_counts, counts.context_counts
    unigrams = empty_unigrams(vocabulary_size)
    spools = [
        RecordSpool(
            streams.budget,
            target / f"order{k}.tmp",
            kept[k - 1] + (contexts[k] if k < order else 0),
        )
        for k in range(2, order + 1)
    ]
    progress.update(message="Smoothing")
    smoother = Smoother(streams, discounts, unigrams, spools)
    smoother.run(kept[0], progress.part(0.25))
    progress.update(message="Writing the language model")
    builders = [TableBuilder(spool, kept[k - 1], k == order) for k, spool in enumerate(spools, 2)]
    with ArraysWriter(target, ARRAY_TYPES) as writer:
        writer.append("unigrams", unigrams)
        with ThreadPoolExecutor(options.threads) as pool:
            jobs = [
                pool.submit(_write_table, writer, k, builders[k - 2], progress)
                for k in range(order, 1, -1)
            ]
            for job in jobs:
                job.result()
                progress.step(0.25 / order)
        settings = {
            "order": order,
            "counts": [int(np.count_nonzero(~np.isnan(unigrams[:, 0]))), *kept[1:]],
            "buckets": [0, *(builder.buckets for builder in builders)],
            "made": made,
        }
        writer.finish(KIND, VERSION, settings)


def _write_table(writer: ArraysWriter, k: int, builder: TableBuilder, progress: Progress) -> None:
    with closing(builder):
        for stretch in builder.stretches():
            writer.append(f"order{k}", stretch)
            progress.check()
