"""Building a phrase table from an aligned corpus in bounded memory.

1. Extract: every range of sentences gives records, spread over parts by target key.
2. Gather: each part is sorted and added up to distinct pairs with their target marginals, which are
   spread over parts by source key; the counts of counts give the discounts.
3. Score: each part is sorted, scored, pruned and written; parts come in order of key.

Parts are independent, so threads share them; the order of writing depends neither on who was first
nor on how many parts there are: the bytes of a table are a function of corpus and options.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from postil.models.lexicon.model import Lexicon
from postil.models.partitions import Partitions
from postil.models.phrase_table.corpus import (
    AlignedCorpus,
    AlignmentArrays,
    BitextArrays,
    Punctuation,
)
from postil.models.phrase_table.discount import Discounts, Smoothing
from postil.models.phrase_table.extract import OCCURRENCE, extract
from postil.models.phrase_table.gather import HISTOGRAM, PAIR, gather_pairs
from postil.models.phrase_table.keys import LONGEST
from postil.models.phrase_table.pack import NumberedRows
from postil.models.phrase_table.score import score_pairs
from postil.models.phrase_table.significance import Significance
from postil.models.phrase_table.writer import PhraseTableWriter
from postil.types.files import atomic_folder
from postil.types.pools import dropping, in_order
from postil.types.progress import Progress
from postil.types.ranges import Choice, Decimal, OrNone, Whole, check_ranges, ranged

_WORDS = 50_000  # words of both sides per extraction step: some 10 MB of records
_RECORDS_PER_POINT = 5  # typical; only decides how many parts there are
_PART = 1 << 15  # records per part: they sort within the cache of one core
_MOST_BITS = 10

ALPHA_PLUS = 0.001  # threshold that drops pairs of phrases that occur once each, together


@dataclass(frozen=True, slots=True)
class PhraseTableOptions:
    """Options of extraction, scoring and pruning.

    Parameters
    ----------
    max_length
        Longest phrase on either side, in words, 1 to 8.
    smoothing
        Of p(e|f) and p(f|e): ``good-turing`` multiplies counts up to 8 by their Good-Turing ratio
        (as Moses' ``--GoodTuring``); ``kneser-ney`` is modified Kneser-Ney with the product of the
        numbers of partners as lower order; ``none`` is relative frequency. Discounting keeps a pair
        seen once from having probability 1 (Foster, Kuhn & Johnson 2006).
    limit
        Rows kept per source phrase, highest p(e|f) first; 0 keeps all.
    minimum
        Least p(e|f) of a row; 0 keeps all.
    significance
        Keep a pair only if -ln of its p-value in Fisher's exact test is at least ln N + this, N
        being the number of sentence pairs (Johnson et al. 2007). A pair of phrases that occur once
        each, together, is kept below 0 and dropped above (``ALPHA_PLUS``, α + ε of the paper);
        greater values drop more. None keeps all. Takes 16 bytes per pair of words in memory.
    orientation_smoothing
        Added to each orientation count before it is divided by their sum.
    memory
        Megabytes of records held before they go to temporary files beside the table.
    threads
        How many parts are worked on at once.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    max_length: int = ranged(7, Whole(1, LONGEST))
    smoothing: Smoothing = ranged("good-turing", Choice(get_args(Smoothing)))
    limit: int = ranged(100, Whole(0, 1_000_000_000))
    minimum: float = ranged(1e-4, Decimal(0.0, 0.99))
    significance: float | None = ranged(None, OrNone(Decimal(-1e9, 1e9)))
    orientation_smoothing: float = ranged(0.5, Decimal(1e-9, 1e9))
    memory: int = ranged(384, Whole(0, 1_000_000))
    threads: int = ranged(2, Whole(1, 1000))

    def __post_init__(self) -> None:
        check_ranges(self)


def build_phrase_table(
    bitext: BitextArrays,
    alignment: AlignmentArrays,
    folder: Path,
    options: PhraseTableOptions | None = None,
    progress: Progress | None = None,
    *,
    lexicon: Lexicon | None = None,
    punctuation: Punctuation | None = None,
) -> None:
    """Extract and score all phrase pairs of an aligned bitext into ``folder``.

    Parameters
    ----------
    bitext, alignment
        The corpus; only its arrays are read.
    folder
        Replaced as a whole; appears only when complete.
    lexicon
        For the lexical weights; counted from the corpus if not given.
    punctuation
        See ``AlignedCorpus``.

    Raises
    ------
    EngineError
        Corpus and alignment do not fit together.
    StorageError
        The table could not be written.
    Cancelled
        Through ``progress``; nothing is left behind.
    """
    options = options or PhraseTableOptions()
    progress = progress or Progress()
    corpus = AlignedCorpus.of(bitext, alignment, punctuation)
    lexicon = lexicon or Lexicon.count(corpus)
    with (
        atomic_folder(Path(folder)) as temporary,
        TemporaryDirectory(dir=temporary, prefix="parts.", ignore_cleanup_errors=True) as parts,
    ):
        _Build(corpus, lexicon, options, Path(parts), progress).run(temporary)


class _Build:
    """One build: what its three passes share."""

    def __init__(
        self,
        corpus: AlignedCorpus,
        lexicon: Lexicon,
        options: PhraseTableOptions,
        folder: Path,
        progress: Progress,
    ) -> None:
        self.corpus = corpus
        self.lexicon = lexicon
        self.options = options
        self.progress = progress
        parts = len(corpus.points) * _RECORDS_PER_POINT // _PART
        self.bits = min(parts.bit_length(), _MOST_BITS)
        room = options.memory * 1_000_000 // 2
        self.occurrences = Partitions(folder, "occurrences", OCCURRENCE, self.bits, room)
        self.pairs = Partitions(folder, "pairs", PAIR, self.bits, room)
        self.histogram = np.zeros(HISTOGRAM, np.int64)
        self.significance: Significance | None = None

    def run(self, folder: Path) -> None:
        with dropping(self.options.threads) as pool:
            self._extract(pool)
            if self.options.significance is not None:
                self.progress.update(done=0, total=1, message="Indexing sentences")
                self.significance = Significance(self.corpus, self.options.significance)
            self._gather(pool)
            discounts = Discounts.of(self.histogram, self.options.smoothing)
            with PhraseTableWriter(folder) as writer:
                self._score(pool, discounts, writer)
                writer.finish(self._settings())

    def _extract(self, pool: ThreadPoolExecutor) -> None:
        self.progress.update(done=0, total=len(self.corpus), message="Extracting phrases")

        def work(span: tuple[int, int]) -> tuple[int, NDArray[Any], NDArray[np.int64]]:
            start, stop = span
            length = self.options.max_length
            return stop, *extract(self.corpus, self.lexicon, start, stop, length, self.bits)

        for stop, records, bounds in in_order(
            pool, work, self.corpus.ranges(_WORDS), self.options.threads
        ):
            self.occurrences.append(records, bounds, pool)
            self.progress.update(done=stop)

    def _gather(self, pool: ThreadPoolExecutor) -> None:
        parts = range(len(self.occurrences))
        self.progress.update(done=0, total=len(parts), message="Counting phrases")

        def work(part: int) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[np.int64]]:
            return gather_pairs(self.occurrences.take(part), self.bits, self.significance)

        for pairs, bounds, histogram in in_order(pool, work, parts, self.options.threads):
            self.pairs.append(pairs, bounds, pool)
            self.histogram += histogram
            self.progress.step()

    def _score(
        self, pool: ThreadPoolExecutor, discounts: Discounts, writer: PhraseTableWriter
    ) -> None:
        parts = range(len(self.pairs))
        self.progress.update(done=0, total=len(parts), message="Scoring phrases")
        options = self.options

        def work(part: int) -> NumberedRows | None:
            pairs = self.pairs.take(part)
            if len(pairs) == 0:
                return None
            block = score_pairs(
                pairs,
                self.corpus,
                discounts.factors,
                discounts.discounts,
                float(self.histogram.sum()),
                options.minimum,
                options.limit,
                options.orientation_smoothing,
                self.significance,
            )
            return NumberedRows(block)

        def scored() -> Iterator[NumberedRows]:
            for rows in in_order(pool, work, parts, options.threads):
                if rows is not None:
                    yield rows
                self.progress.step()

        for _ in writer.add_all(pool, scored(), options.threads):
            pass

    def _settings(self) -> dict[str, Any]:
        options = asdict(self.options)
        for mechanical in ("memory", "threads"):
            del options[mechanical]
        return {
            "options": options,
            "sentences": len(self.corpus),
            "distinct_pairs": int(self.histogram.sum()),
            "counts_of_counts": self.histogram[1:-1].tolist(),
        }
