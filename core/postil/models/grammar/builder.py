"""Building a hierarchical grammar from an aligned corpus in bounded memory.

1. Extract: every range of sentences gives records, spread over parts by target key.
2. Gather: each part is sorted and added up to distinct rules with the counts of their target sides,
   which are spread over parts by source key.
3. Score: each part is sorted, scored, pruned and written; parts come in order of key.

Parts are independent, so threads share them; the bytes of a grammar are a function of corpus and
options.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.grammar.extract import COUNTS, LONGEST, OCCURRENCE, WIDEST, extract_rules
from postil.models.grammar.gather import PAIR, gather_rules
from postil.models.grammar.grammar import filter_folder
from postil.models.grammar.prefixes import PrefixList
from postil.models.grammar.score import score_rules
from postil.models.lexicon.model import Lexicon
from postil.models.partitions import Partitions
from postil.models.phrase_table.corpus import AlignedCorpus, AlignmentArrays, BitextArrays
from postil.models.phrase_table.discount import Discounts, Smoothing
from postil.models.phrase_table.entries import RowBlock
from postil.models.phrase_table.gather import HISTOGRAM
from postil.models.phrase_table.keys import phrase_keys
from postil.models.phrase_table.pack import NumberedRows
from postil.models.phrase_table.writer import PhraseTableWriter
from postil.types.files import atomic_folder
from postil.types.pools import dropping, in_order
from postil.types.progress import Progress
from postil.types.ranges import Choice, Decimal, Flag, Whole, check_ranges, ranged

_WORDS = 20_000  # words of both sides per extraction step: some 20 MB of records
_RECORDS_PER_WORD = 100  # typical; only decides how many parts there are
_PART = 1 << 16  # records per part: they sort within the cache of one core
_MOST_BITS = 10


@dataclass(frozen=True, slots=True)
class GrammarOptions:
    """Options of extraction, scoring and pruning.

    Parameters
    ----------
    span
        Words of an initial phrase on either side.
    gaps
        Gaps of a rule.
    words
        Source words of a rule without gaps; one with gaps has at most five symbols (Chiang's limit
        for all).
    loose
        Initial phrases may have unlinked words at their ends; what fills a gap may not.
    loose_gapped
        With ``loose``: rules with gaps may have such ends, too. They make a grammar half as large
        again, at no gain in BLEU.
    counts
        ``shared``: the rules that come from an initial phrase share its count of one (Chiang 2007).
        ``single``: each counts as one, as phrases of a phrase table do. ``gapped-shared``: those
        with gaps share it, the phrase itself counts as one: the best of the three, or as good, on
        multi30k.
    smoothing
        Of p(e|f) and p(f|e): ``good-turing`` multiplies the counts of rules that occurred up to 8
        times by their Good-Turing ratio; ``none`` leaves them.
    limit
        Rules kept per source side, highest p(e|f) first; 0 keeps all.
    minimum
        Least p(e|f) of a rule; 0 keeps all.
    occurrences
        Rules with gaps must have been seen so often. More than 1 makes a grammar much smaller, and
        training and decoding quicker; BLEU gains or loses by it with the languages.
    normal
        Rules with gaps only in target normal form: their target side has its words before its gaps
        (Watanabe et al. 2006).
    memory
        Megabytes of records held before they go to temporary files beside the grammar.
    threads
        How many parts are worked on at once.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    span: int = ranged(10, Whole(1, WIDEST))
    gaps: int = ranged(2, Whole(0, 2))
    words: int = ranged(7, Whole(1, LONGEST))
    loose: bool = ranged(True, Flag())
    loose_gapped: bool = ranged(False, Flag())
    counts: str = ranged("gapped-shared", Choice(COUNTS))
    smoothing: Smoothing = ranged("good-turing", Choice(("good-turing", "none")))
    limit: int = ranged(30, Whole(0, 1_000_000))
    minimum: float = ranged(1e-3, Decimal(0.0, 0.99))
    occurrences: int = ranged(1, Whole(1, 1_000_000))
    normal: bool = ranged(False, Flag())
    memory: int = ranged(128, Whole(0, 1_000_000))
    threads: int = ranged(2, Whole(1, 1000))

    def __post_init__(self) -> None:
        check_ranges(self)


def build_grammar(
    bitext: BitextArrays,
    alignment: AlignmentArrays,
    folder: Path,
    options: GrammarOptions | None = None,
    progress: Progress | None = None,
    *,
    lexicon: Lexicon | None = None,
) -> None:
    """Extract and score all rules of an aligned bitext into ``folder``, and the filter beside it.

    Parameters
    ----------
    bitext, alignment
        The corpus; only its arrays are read.
    folder
        Replaced as a whole; appears only when complete.
    lexicon
        For the lexical weights; counted from the corpus if not given.

    Raises
    ------
    EngineError
        Corpus and alignment do not fit together.
    StorageError
        The grammar could not be written.
    Cancelled
        Through ``progress``; nothing is left behind.
    """
    corpus = AlignedCorpus.of(bitext, alignment)
    lexicon = lexicon or Lexicon.count(corpus)
    with (
        atomic_folder(folder) as rules,
        atomic_folder(filter_folder(folder)) as prefixes,
        TemporaryDirectory(dir=rules, prefix="parts.", ignore_cleanup_errors=True) as parts,
    ):
        build = _Build(
            corpus, lexicon, options or GrammarOptions(), Path(parts), progress or Progress()
        )
        build.run(rules, prefixes)


class _Build:
    """One build: what its three passes share."""

    def __init__(
        self,
        corpus: AlignedCorpus,
        lexicon: Lexicon,
        options: GrammarOptions,
        folder: Path,
        progress: Progress,
    ) -> None:
        self.corpus = corpus
        self.lexicon = lexicon
        self.options = options
        self.folder = folder
        self.progress = progress
        parts = len(corpus.source_tokens) * _RECORDS_PER_WORD // _PART
        self.bits = min(parts.bit_length(), _MOST_BITS)
        room = options.memory * 1_000_000 // 2
        self.occurrences = Partitions(folder, "occurrences", OCCURRENCE, self.bits, room)
        self.rules = Partitions(folder, "rules", PAIR, self.bits, room)
        self.source_weights = self._weights("source", len(corpus.source_tokens))
        self.target_weights = self._weights("target", len(corpus.target_tokens))
        self.histogram = np.zeros((2, HISTOGRAM), np.int64)  # without gaps, with gaps
        self.extracted = 0

    def run(self, rules: Path, prefixes: Path) -> None:
        with dropping(self.options.threads) as pool:
            self._extract(pool)
            self._gather(pool)
            with (
                PrefixList(self.folder / "prefixes") as known,
                PhraseTableWriter(rules) as writer,
            ):
                sources = self._score(pool, writer, known)
                writer.finish(self._settings())
                known.finish(prefixes, sources)

    def _weights(self, side: str, count: int) -> NDArray[np.float32]:
        """Room for a weight per token of the corpus, in a file."""
        if not count:
            return np.empty(0, np.float32)
        return np.memmap(self.folder / f"{side}.weights", np.float32, "w+", shape=(count,))

    def _extract(self, pool: ThreadPoolExecutor) -> None:
        self.progress.update(done=0, total=len(self.corpus), message="Extracting phrases")
        options = self.options

        def work(span: tuple[int, int]) -> tuple[int, NDArray[Any], NDArray[np.int64]]:
            start, stop = span
            return stop, *extract_rules(
                self.corpus,
                self.lexicon,
                start,
                stop,
                self.bits,
                self.source_weights,
                self.target_weights,
                options.span,
                options.gaps,
                options.words,
                options.loose,
                options.loose_gapped,
                options.counts,
            )

        for stop, records, bounds in in_order(
            pool, work, self.corpus.ranges(_WORDS), options.threads
        ):
            self.occurrences.append(records, bounds, pool)
            self.extracted += len(records)
            self.progress.update(done=stop)

    def _gather(self, pool: ThreadPoolExecutor) -> None:
        parts = range(len(self.occurrences))
        self.progress.update(done=0, total=len(parts), message="Counting phrases")

        def work(part: int) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[np.int64]]:
            return gather_rules(self.occurrences.take(part), self.bits)

        for rules, bounds, histogram in in_order(pool, work, parts, self.options.threads):
            self.rules.append(rules, bounds, pool)
            self.histogram += histogram
            self.progress.step()

    def _score(self, pool: ThreadPoolExecutor, writer: PhraseTableWriter, known: PrefixList) -> int:
        """Write all rules; how many source sides they have."""
        parts = range(len(self.rules))
        self.progress.update(done=0, total=len(parts), message="Scoring phrases")
        options = self.options
        factors = np.array([Discounts.of(x, options.smoothing).factors for x in self.histogram])
        sources = 0

        def work(part: int) -> NumberedRows:
            block = score_rules(
                self.rules.take(part),
                self.corpus,
                self.source_weights,
                self.target_weights,
                factors,
                options.minimum,
                options.limit,
                options.occurrences,
                options.normal,
            )
            return NumberedRows(block)

        scored = in_order(pool, work, parts, options.threads)
        for block in writer.add_all(pool, scored, options.threads):
            known.add(beginnings(block))
            sources += len(block.slots)
            self.progress.step()
        return sources

    def _settings(self) -> dict[str, Any]:
        options = asdict(self.options)
        for mechanical in ("memory", "threads"):
            del options[mechanical]
        return {"options": options, "sentences": len(self.corpus), "extracted": self.extracted}


def beginnings(block: RowBlock) -> NDArray[np.uint64]:
    """Keys of all beginnings of the source sides of a block, and of the sides themselves."""
    starts = block.slots["source"].astype(np.int64)
    lengths = block.slots["length"].astype(np.int64)
    keys = [block.slots["key"]]
    for length in range(1, int(lengths.max(initial=0))):
        longer = starts[lengths > length]
        places = (longer[:, None] + np.arange(length)).reshape(-1)
        tokens = np.ascontiguousarray(block.source_tokens[places])
        offsets = np.arange(0, len(tokens) + 1, length, dtype=np.uint64)
        keys.append(phrase_keys(tokens, offsets))
    return np.concatenate(keys)
