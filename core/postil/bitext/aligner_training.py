"""EM training of the word aligner.

The numbers of all word pairs lie in a temporary file that each pass reads front to back, block by
block. Model 1 trains each direction in a thread of its own. For the HMM, threads compute the
expected counts of blocks, and one place adds them up in the order of the corpus, so that results do
not depend on the number of threads and the large count arrays exist once.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import (
    Aligner,
    AlignerOptions,
    Text,
    direction_of,
    index_block,
)
from postil.bitext.blocks import SentenceRange, blocks_of, in_order
from postil.bitext.hmm import Direction, Expected, hmm_pass, jump_count
from postil.bitext.model_1 import model_1_pass
from postil.bitext.pair_table import (
    count_cells,
    normalise_by_column,
    normalise_by_row,
    partners,
    sentences_by_word,
)
from postil.bitext.store import Bitext
from postil.errors import UsageError
from postil.text.vocabulary import SENTENCE_END, Vocabulary
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]
_OCCURRENCES = 100_000  # of source words, looked at between two checks for cancellation


def train_aligner(
    bitext: Bitext, options: AlignerOptions | None = None, progress: Progress | None = None
) -> Aligner:
    """Train an aligner on a bitext.

    Raises
    ------
    UsageError
        The bitext holds no word pair at all.
    """
    trainer = _Trainer(bitext, options or AlignerOptions(), progress or Progress())
    return trainer.run()


class _Trainer:
    def __init__(self, bitext: Bitext, options: AlignerOptions, progress: Progress) -> None:
        self.options = options
        self.progress = progress
        self.folder = bitext.folder
        source, target = bitext.source, bitext.target
        self.text: Text = (source.tokens, source.offsets, target.tokens, target.offsets)
        self.words = len(source.vocabulary), len(target.vocabulary)
        self.cells = count_cells(source.offsets, target.offsets)
        if not self.cells[-1]:
            raise UsageError("The corpus is empty: there is nothing to align.")
        self.blocks = blocks_of(self.cells)
        self.rows, self.columns = self._collect()
        self.identical = self._find_identical(source.vocabulary, target.vocabulary)

    def run(self) -> Aligner:
        """Train; the lexicons of both directions lie side by side, since they are read together."""
        lexicon = np.empty((len(self.columns), 2), dtype=np.float32)
        sides = self._uniform(lexicon)
        total = self.options.model_1 + self.options.hmm
        with TemporaryDirectory(
            prefix="pairs.", dir=self.folder, ignore_cleanup_errors=True
        ) as folder:
            self.index = Path(folder) / "index"
            self._write_index()
            self._run_model_1(sides, total)
            for number in range(self.options.hmm):
                done = self.options.model_1 + number
                self.progress.update(done, total, "Aligning words: HMM")
                self._run_hmm(sides)
        self.progress.update(total, total)
        return Aligner((self.rows, self.columns), sides, self._count_words(), self.options)

    def _collect(self) -> tuple[U64, U32]:
        """The pairs of words that occur together: where the row of each source word ends, and the
        rows.
        """
        source, source_offsets, target, target_offsets = self.text
        source_words, target_words = self.words
        starts, sentences = sentences_by_word(source, source_offsets, target_offsets, source_words)
        rows = np.zeros(source_words + 1, dtype=np.uint64)
        parts = []
        for part in in_order(
            lambda words: partners(
                starts, sentences, target, target_offsets, *words, target_words, rows[1:]
            ),
            blocks_of(starts, _OCCURRENCES),
            self.options.threads,
        ):
            self.progress.check()
            parts.append(part)
        np.cumsum(rows, out=rows)
        return rows, np.concatenate(parts)

    def _count_words(self) -> tuple[U32, U32]:
        """Count of each word."""
        source, target = (
            np.bincount(tokens, minlength=words).astype(np.uint32)
            for tokens, words in zip((self.text[0], self.text[2]), self.words, strict=True)
        )
        return source, target

    def _find_identical(self, source: Vocabulary, target: Vocabulary) -> U32:
        """Numbers of the pairs of a word and the same word on the other side."""
        words = [(number, target.id(word)) for number, word in enumerate(source)]
        both = [pair for pair in words if min(pair) > SENTENCE_END]
        ids = np.array(both, dtype=np.uint32).reshape(-1, 2)
        offsets = np.arange(len(ids) + 1, dtype=np.uint64)  # a sentence for each word
        text = ids[:, 0].copy(), offsets, ids[:, 1].copy(), offsets
        table = self.rows, self.columns
        pairs = index_block(text, table, (0, len(ids)))
        return pairs[pairs < len(self.columns)]

    def _write_index(self) -> None:
        table = self.rows, self.columns
        with self.index.open("wb") as file:
            for block in in_order(
                lambda block: index_block(self.text, table, block),
                self.blocks,
                self.options.threads,
            ):
                self.progress.check()
                block.tofile(file)

    def _pairs(self, block: SentenceRange) -> U32:
        """Pairs of a block as :meth:`_write_index` wrote them."""
        first, last = int(self.cells[block[0]]), int(self.cells[block[1]])
        return np.fromfile(self.index, dtype=np.uint32, count=last - first, offset=4 * first)

    def _uniform(self, lexicon: npt.NDArray[np.float32]) -> tuple[Direction, Direction]:
        def side(number: int, words: int) -> Direction:
            lexicon[:, number] = 1.0 / words
            null = np.full(words, 1.0 / words, dtype=np.float32)
            return direction_of(lexicon[:, number], null, _first_jumps())

        return side(0, self.words[1]), side(1, self.words[0])

    def _run_model_1(self, sides: tuple[Direction, Direction], total: int) -> None:
        """All iterations of both directions, which do not need each other."""

        def iterate(number: int) -> None:
            for done in range(self.options.model_1):
                if number == 0:
                    self.progress.update(done, total, "Aligning words: model 1")
                self._model_1(sides[number], to_target=number == 0)

        if self.options.threads <= 1:
            for number in (0, 1):
                iterate(number)
            return
        with ThreadPoolExecutor(2) as pool:
            for job in [pool.submit(iterate, number) for number in (0, 1)]:
                job.result()

    def _model_1(self, side: Direction, *, to_target: bool) -> None:
        """One iteration of one direction."""
        source, source_offsets, target, target_offsets = self.text
        given_offsets, offsets, words = (
            (source_offsets, target_offsets, target)
            if to_target
            else (target_offsets, source_offsets, source)
        )
        counts, null_counts = np.zeros(len(self.columns)), np.zeros(len(side.null))
        for block in self.blocks:
            self.progress.check()
            model_1_pass(
                given_offsets, offsets, words, self._pairs(block), *block, to_target,
                side.lexicon, side.null, self.options.null, counts, null_counts,
            )  # fmt: skip
        counts[self.identical] += self.options.identical
        self._normalise(counts, np.asarray(side.lexicon), by_row=to_target)
        side.null = _share(null_counts)

    def _run_hmm(self, sides: tuple[Direction, Direction]) -> None:
        """One iteration of both directions; with agreement they share the counts of pairs."""
        options = self.options
        counts = [np.zeros(len(self.columns)) for _ in range(1 if options.agree else 2)]
        nulls = [np.zeros(words) for words in reversed(self.words)]
        jumps = [np.zeros(jump_count()) for _ in sides]

        def expect(block: SentenceRange) -> Expected:
            source, source_offsets, target, target_offsets = self.text
            return hmm_pass(
                source_offsets, target_offsets, source, target, self._pairs(block), *block,
                *sides, options.null, options.agree,
            )  # fmt: skip

        for expected in in_order(expect, self.blocks, options.threads):
            self.progress.check()
            expected.add_to(counts[0], nulls[0], jumps[0], counts[-1], nulls[1], jumps[1])
        for count in counts:
            count[self.identical] += options.identical
        for number, side in enumerate(sides):
            self._normalise(counts[-number], np.asarray(side.lexicon), by_row=number == 0)
            side.null = _share(nulls[number])
            side.jumps = self._jumps(jumps[number])

    def _normalise(self, counts: F64, lexicon: npt.NDArray[np.float32], *, by_row: bool) -> None:
        """Counts to probabilities of one direction."""
        if by_row:
            normalise_by_row(counts, self.rows, lexicon)
        else:
            normalise_by_column(counts, self.columns, self.words[1], lexicon)

    def _jumps(self, counts: F64) -> F64:
        """Weights of the jumps, smoothed; sentences of one word jump nowhere."""
        total = float(counts.sum())
        return counts / total + self.options.smoothing if total else _first_jumps()


def _first_jumps() -> F64:
    """Short jumps, a step ahead the likeliest."""
    distance = np.abs(np.arange(jump_count()) - jump_count() // 2 - 1)
    weights: F64 = np.exp(-distance / 2.0) + 1e-3
    return weights


def _share(counts: F64) -> npt.NDArray[np.float32]:
    return (counts / max(1e-30, float(counts.sum()))).astype(np.float32)
