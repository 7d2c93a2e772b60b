"""Building the matrix W from a bitext, in bounded memory.

1. Count: keys of the phrases of every sentence, spread over parts, sorted, those seen once dropped.
2. Pair: numbers of phrases that stand together, spread over parts by source phrase, sorted,
   counted, measured, the best kept.
3. Link: words that no pair explains, one to one (see ``rare``).

Parts are independent, so threads share them; they are written in order, so the bytes of a matrix
are a function of corpus and options. What grows with the corpus in memory is the dictionary of
phrases seen twice, 12 to 33 bytes each; all else has a fixed budget and goes to the disk beyond it.
Where phrases seen once are kept, too, of which there are many times as many, the dictionary lies in
temporary files and only its index, 4 to 8 bytes each, in memory.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from postil.models.max_margin.matrix import (
    KIND,
    TYPES,
    VERSION,
    MarginMatrix,
    spellings,
    write_matrix,
)
from postil.models.max_margin.measures import MEASURES
from postil.models.max_margin.pairs import PairCounter
from postil.models.max_margin.phrases import LONGEST_PHRASE, PhraseNumbers, frequent, phrase_keys
from postil.models.max_margin.rare import RareLinker
from postil.models.partitions import Partitions
from postil.models.phrase_table.corpus import BitextArrays
from postil.types.array_folder import open_arrays
from postil.types.files import atomic_folder
from postil.types.pools import in_order
from postil.types.progress import Progress
from postil.types.ranges import Choice, Decimal, Flag, OrNone, Whole, check_ranges, ranged

T = TypeVar("T")
R = TypeVar("R")
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]
MatrixRows = tuple[U32, U32, U32, U32]  # sources, sizes, targets, counts

_WORDS = 30_000  # words of the source side per step
_PAIRS_PER_WORD = 60  # typical; only decides how many parts there are
_PAIRS_OF_ONCE = 4  # times as many, if phrases seen once have pairs
_PART = 1 << 18  # pairs per part
_MOST_BITS = 10
_KEY_BITS = 6
# What keeps a pair unless the user says otherwise, by measure.
THRESHOLDS = {"f1": 0.1, "jaccard": 0.05, "likelihood": 20.0, "chi2": 20.0}
_FLOOR = 0.02  # least F1 a pair must be able to reach under measures that do not bound it


@dataclass(frozen=True, slots=True)
class MarginOptions:
    """Options of the matrix: the pairs of phrases it keeps.

    Parameters
    ----------
    longest
        Words of a phrase at most, gaps included, 1 to 5.
    gaps
        Whether source phrases may leave words out; about three times the work. Target phrases
        have no gaps: the decoders join phrases where they overlap and append what is new, and a gap
        would stand for words that come later, which the paper's merge does not define and the five
        last words that recombination in the improved decoder compares do not hold.
    measure
        ``f1`` (the paper's), ``jaccard``, ``likelihood`` (log-likelihood ratio) or ``chi2``.
    threshold
        Least value of the measure; None is 0.1 for F1, 0.05 for Jaccard, and 20 for the tests.
    least
        Least number of sentence pairs that hold both phrases.
    once
        Whether phrases that a single sentence holds are kept; of use with ``least`` 1 only.
    limit
        Target phrases kept per source phrase, the best first.
    rare
        Whether words that no pair explains are linked one to one.
    explained
        F1 from which a pair explains its words.
    memory
        Megabytes of counts held before they go to temporary files beside the matrix.
    threads
        How many parts are worked on at once.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    longest: int = ranged(LONGEST_PHRASE, Whole(1, LONGEST_PHRASE))
    gaps: bool = ranged(False, Flag())
    measure: str = ranged("likelihood", Choice(tuple(THRESHOLDS)))
    threshold: float | None = ranged(None, OrNone(Decimal(0.0, 1e9)))
    least: int = ranged(2, Whole(1, 1_000_000_000))
    once: bool = ranged(False, Flag())
    limit: int = ranged(10, Whole(1, 1_000_000_000))
    rare: bool = ranged(True, Flag())
    explained: float = ranged(0.3, Decimal(1e-9, 1e9))
    memory: int = ranged(384, Whole(0, 1_000_000))
    threads: int = ranged(2, Whole(1, 1000))

    def __post_init__(self) -> None:
        check_ranges(self)

    @property
    def least_value(self) -> float:
        """The threshold in force."""
        return THRESHOLDS[self.measure] if self.threshold is None else self.threshold

    @property
    def floor(self) -> float:
        """F1 that every pair kept has at least."""
        if self.measure == "f1":
            return self.least_value
        if self.measure == "jaccard":
            return 2 * self.least_value / (1 + self.least_value)
        return _FLOOR


def build_matrix(
    bitext: BitextArrays,
    vocabulary_sizes: tuple[int, int],
    folder: Path,
    options: MarginOptions | None = None,
    progress: Progress | None = None,
) -> None:
    """Count and choose pairs of phrases of a bitext into ``folder``.

    Parameters
    ----------
    vocabulary_sizes
        Of source and target; every token id is smaller.
    folder
        Replaced as a whole; appears only when complete.

    Raises
    ------
    StorageError
        The matrix could not be written.
    Cancelled
        Through ``progress``; nothing is left behind.
    """
    options = options or MarginOptions()
    with (
        atomic_folder(Path(folder)) as temporary,
        # where maps of its files are still open some systems refuse to delete them
        TemporaryDirectory(dir=temporary, prefix="parts.", ignore_cleanup_errors=True) as parts,
    ):
        build = _Build(bitext, vocabulary_sizes, options, Path(parts), progress or Progress())
        try:
            build.run(temporary)
        finally:
            build.pool.shutdown(cancel_futures=True)


class _Build:
    """One build: what its passes share."""

    def __init__(
        self,
        bitext: BitextArrays,
        sizes: tuple[int, int],
        options: MarginOptions,
        work: Path,
        progress: Progress,
    ) -> None:
        self.sides = [
            (np.ascontiguousarray(side.tokens), np.ascontiguousarray(side.offsets))
            for side in (bitext.source, bitext.target)
        ]
        self.sizes = sizes
        self.options = options
        self.work = work
        self.progress = progress
        self.pairs = len(self.sides[0][1]) - 1
        self.pool = ThreadPoolExecutor(options.threads)
        self.room = options.memory * 1_000_000

    def run(self, folder: Path) -> None:
        self.progress.update(0.0, 1.0, "Counting phrases")
        source, target = (self._numbers(side) for side in range(2))
        self.progress.update(0.25, message="Counting pairs of phrases")
        words, lengths = self._spell(target)
        matrix = folder
        if self.options.rare:
            matrix = self.work / "matrix"
            matrix.mkdir()
        blocks = self._blocks(source, target)
        rows = (
            self._zeros("first", len(source), np.uint64),
            self._zeros("size", len(source), np.uint32),
        )
        write_matrix(matrix, self._settings(), (source, target), (words, lengths), rows, blocks)
        if self.options.rare:
            self.progress.update(0.9, message="Linking rare words")
            counted = MarginMatrix.open(matrix)
            linked = [self._linked(counted)]
            kept = _rows(matrix)
            write_matrix(
                folder,
                self._settings(),
                (source, target),
                (words, lengths),
                rows,
                [kept, *linked],
            )
            del counted, kept
            shutil.rmtree(matrix)

    def _numbers(self, side: int) -> PhraseNumbers:
        """Count the phrases of one side."""
        tokens, offsets = self.sides[side]
        options = self.options
        gaps = options.gaps and side == 0
        words = np.zeros(self.sizes[side], np.uint32)
        parts = Partitions(self.work, f"keys.{side}", np.dtype(np.uint64), _KEY_BITS, self.room)

        def read(span: tuple[int, int]) -> Any:
            # words are counted by whoever reads the span, in an array of its own
            own = np.zeros(len(words), np.uint32)
            keys, bounds = phrase_keys(
                tokens, offsets, *span, own, options.longest, gaps, _KEY_BITS
            )
            return keys, bounds, own

        for keys, bounds, own in self._each(read, self._ranges(side, 20 * _WORDS)):
            np.add(words, own, out=words)
            parts.append(keys, bounds, self.pool)
            self.progress.check()
        least = 1 if options.once else 2
        found = self._each(lambda part: frequent(parts.take(part), least), range(len(parts)))
        keys, counts = self._joined(f"numbers.{side}", words, found)
        self.progress.update(done=0.1 * (side + 1))
        return PhraseNumbers(self.sizes[side], keys, counts, longest=options.longest, gaps=gaps)

    def _joined(self, name: str, words: U32, found: Iterable[tuple[U64, U32]]) -> tuple[U64, U32]:
        """Keys and counts of all parts, each in one piece, the counts behind those of the words."""
        if not self.options.once:
            pieces = list(found)
            keys = np.concatenate([keys for keys, _ in pieces])
            return keys, np.concatenate([words, *(counts for _, counts in pieces)])
        paths = self.work / f"{name}.keys", self.work / f"{name}.counts"
        with paths[0].open("wb") as left, paths[1].open("wb") as right:
            right.write(words.data)
            for part_keys, counts in found:
                left.write(part_keys.data)
                right.write(counts.data)
        return _mapped(paths[0], np.uint64), _mapped(paths[1], np.uint32)

    def _zeros(self, name: str, count: int, dtype: npt.DTypeLike) -> Any:
        """An array to be filled; in a temporary file where there may be too many phrases."""
        if not self.options.once or not count:
            return np.zeros(count, dtype)
        return np.memmap(self.work / f"{name}.array", dtype, "w+", shape=(count,))

    def _spell(self, target: PhraseNumbers) -> tuple[U32, npt.NDArray[np.uint8]]:
        longer = len(target) - target.vocabulary_size
        words = self._zeros("words", longer * LONGEST_PHRASE, np.uint32)
        lengths = self._zeros("lengths", longer, np.uint8)
        for span in self._ranges(1, 20 * _WORDS):
            spellings(target, *self.sides[1], words, lengths, *span)
            self.progress.check()
        return words, lengths

    def _blocks(self, source: PhraseNumbers, target: PhraseNumbers) -> Iterator[MatrixRows]:
        """Rows of the matrix, part by part."""
        options = self.options
        expected = len(self.sides[0][0]) * _PAIRS_PER_WORD // _PART
        expected *= _PAIRS_OF_ONCE if options.once else 1
        bits = max(1, min(expected.bit_length(), _MOST_BITS))
        counter = PairCounter(source, target, options.floor, bits)
        parts = Partitions(self.work, "pairs", np.dtype(np.uint64), bits, self.room)
        (left, left_offsets), (right, right_offsets) = self.sides

        def read(span: tuple[int, int]) -> Any:
            found = counter.pairs(left, left_offsets, right, right_offsets, *span)
            return span[1], *found

        for stop, values, bounds in self._each(read, self._ranges(0, _WORDS)):
            parts.append(values, bounds, self.pool)
            self.progress.update(done=0.25 + 0.35 * stop / self.pairs)
        measure = MEASURES.index(options.measure)
        least = options.least_value

        def select(part: int) -> MatrixRows:
            return counter.select(
                parts.take(part), measure, least, options.least, options.limit, float(self.pairs)
            )

        for part, block in enumerate(self._each(select, range(len(parts)))):
            self.progress.update(done=0.6 + 0.3 * part / len(parts))
            yield block

    def _linked(self, matrix: MarginMatrix) -> MatrixRows:
        """Rows of the source words that competitive linking gives a pair, old pairs included."""
        linker = RareLinker(matrix, self.options.explained)
        (left, left_offsets), (right, right_offsets) = self.sides
        found = []
        for links in self._each(
            lambda span: linker.links(left, left_offsets, right, right_offsets, *span),
            self._ranges(0, 20 * _WORDS),
        ):
            found.append(links)
            self.progress.check()
        values, counts = np.unique(np.concatenate(found), return_counts=True)
        sources = (values >> np.uint64(32)).astype(np.uint32)
        targets = (values & np.uint64(0xFFFFFFFF)).astype(np.uint32)
        sums = matrix.source.arrays[1][sources].astype(np.float64)
        sums += matrix.target.arrays[1][targets]
        strong = 2 * counts / sums >= self.options.floor
        return _with_links(matrix, sources[strong], targets[strong], counts[strong])

    def _ranges(self, side: int, words: int) -> Iterator[tuple[int, int]]:
        """Runs of sentences of about ``words`` words."""
        offsets = self.sides[side][1]
        start = 0
        while start < self.pairs:
            goal = offsets[start] + np.uint64(words)
            stop = int(np.searchsorted(offsets, goal, side="right")) - 1
            stop = min(max(stop, start + 1), self.pairs)
            yield start, stop
            start = stop

    def _each(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        return in_order(self.pool, work, items, self.options.threads)

    def _settings(self) -> dict[str, Any]:
        options = asdict(self.options)
        for mechanical in ("memory", "threads"):
            del options[mechanical]
        return {
            "pairs": self.pairs,
            "source_words": self.sizes[0],
            "target_words": self.sizes[1],
            "longest": self.options.longest,
            "gaps": self.options.gaps,
            "options": options,
        }


def _mapped(path: Path, dtype: npt.DTypeLike) -> Any:
    """The array in a file; an empty file has none to map."""
    return np.memmap(path, dtype, "r") if path.stat().st_size else np.empty(0, dtype)


def _rows(folder: Path) -> MatrixRows:
    """All rows of a matrix, memory-mapped."""
    _, arrays = open_arrays(folder, KIND, VERSION, TYPES)
    # in the order of their pairs, so that the sizes add up to where each row starts
    sources = np.flatnonzero(arrays["size"]).astype(np.uint32)
    sources = sources[np.argsort(arrays["first"][sources], kind="stable")]
    return sources, arrays["size"][sources], arrays["pairs-target"], arrays["pairs-count"]


def _with_links(matrix: MarginMatrix, sources: U32, targets: U32, counts: Any) -> MatrixRows:
    """Rows of the linked words: their pairs of the matrix, then the new ones, frequent first."""
    rows: list[U32] = []
    numbers: list[U32] = []
    order = np.lexsort((targets, -counts, sources))
    sources, targets, counts = sources[order], targets[order], counts[order]
    starts = np.flatnonzero(np.r_[len(sources) > 0, sources[1:] != sources[:-1]][: len(sources)])
    ends = np.r_[starts[1:], len(sources)][: len(starts)]
    sizes = []
    for start, end in zip(starts, ends, strict=True):
        old, old_counts = matrix.row_of(int(sources[start]))
        new = ~np.isin(targets[start:end], old)
        rows += [old, targets[start:end][new]]
        numbers += [old_counts, counts[start:end][new].astype(np.uint32)]
        sizes.append(len(old) + int(new.sum()))
    nothing = np.empty(0, np.uint32)
    return (
        sources[starts],
        np.array(sizes, np.uint32),
        np.concatenate([nothing, *rows]),
        np.concatenate([nothing, *numbers]),
    )
