"""The word aligner: IBM model 1, then an HMM, both directions trained to agree.

See ``hmm.pyx`` for the model and ``aligner_training.py`` for how its parameters are found.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from postil.bitext.alignment import Alignment
from postil.bitext.hmm import Direction, align_pass
from postil.bitext.pair_table import find_pairs, index_pairs
from postil.bitext.store import Bitext
from postil.bitext.symmetrise import symmetrise_corpus
from postil.errors import InputError
from postil.types.files import atomic_folder
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]

FORMAT_VERSION = 1
FLOOR = np.float32(1e-7)  # probability of a pair never seen, or pruned
_BLOCK = 2000  # sentences aligned at a time


@dataclass(frozen=True, slots=True)
class AlignerOptions:
    """Settings of the aligner.

    Parameters
    ----------
    model_1, hmm
        EM iterations of each model.
    null
        Probability that a word comes from nowhere.
    smoothing
        Added to each jump count, as a share of their sum.
    agree
        Train both directions to agree.
    threads
        1 or 2.
    """

    model_1: int = 5
    hmm: int = 5
    null: float = 0.2
    smoothing: float = 1e-4
    agree: bool = True
    threads: int = 2


class Aligner:
    """Lexicon and jump weights of both directions."""

    def __init__(
        self,
        rows: U64,
        columns: U32,
        direct: Direction,
        inverse: Direction,
        options: AlignerOptions,
    ) -> None:
        self.rows = rows
        self.columns = columns
        self.direct = direct
        self.inverse = inverse
        self.options = options

    def align(self, source: U32, target: U32, heuristic: str = "grow-diag-final-and") -> U16:
        """Align one new sentence pair.

        Parameters
        ----------
        source, target
            Token ids; ids the aligner never saw may only align to what their neighbours leave.

        Returns
        -------
        uint16 array, shape (N, 2)
            (source, target) positions.
        """
        if not len(source) or not len(target):
            return np.empty((0, 2), dtype=np.uint16)
        direct, inverse, pairs = self._small(source, target)
        offsets = (
            np.array([0, len(source)], dtype=np.uint64),
            np.array([0, len(target)], dtype=np.uint64),
        )
        forward = np.empty(len(target), dtype=np.uint16)
        backward = np.empty(len(source), dtype=np.uint16)
        small = (
            np.arange(len(source), dtype=np.uint32),
            np.arange(len(target), dtype=np.uint32),
        )
        align_pass(
            *offsets, *small, pairs, 0, 1, direct, inverse, self.options.null, forward, backward
        )
        return symmetrise_corpus(forward, backward, *offsets, 0, 1, heuristic)[0]

    def _small(self, source: U32, target: U32) -> tuple[Direction, Direction, U32]:
        """The parameters of one sentence pair, with words and pairs numbered by position."""
        found = find_pairs(source, target, self.rows, self.columns)
        known = found >= 0
        direct, inverse = Direction(), Direction()
        for small, whole, ids in (
            (direct, self.direct, target),
            (inverse, self.inverse, source),
        ):
            lexicon = np.full(len(found), FLOOR, dtype=np.float32)
            lexicon[known] = np.maximum(np.asarray(whole.lexicon)[found[known]], FLOOR)
            small.lexicon = lexicon
            small.null = _null_of(np.asarray(whole.null), ids)
            small.jumps = whole.jumps
        _reconcile_unseen((source, target), self.rows, self.columns, (direct, inverse))
        return direct, inverse, np.arange(len(found), dtype=np.uint32)

    def align_corpus(
        self,
        bitext: Bitext,
        folder: Path,
        heuristic: str = "grow-diag-final-and",
        progress: Progress | None = None,
    ) -> Alignment:
        """Align a bitext whose words all occurred together in training, into ``folder``."""
        progress = progress or Progress()
        blocks = [
            (start, min(start + _BLOCK, len(bitext))) for start in range(0, len(bitext), _BLOCK)
        ]

        def parts() -> Iterator[tuple[U16, U64]]:
            with ThreadPoolExecutor(self.options.threads) as pool:
                results = pool.map(
                    lambda block: self._align_block(bitext, block[0], block[1], heuristic), blocks
                )
                yield from progress.track(results, len(blocks), "Aligning words")

        return Alignment.write(folder, parts())

    def _align_block(
        self, bitext: Bitext, start: int, stop: int, heuristic: str
    ) -> tuple[U16, U64]:
        pairs = index_sentences(bitext, self.rows, self.columns, start, stop)
        source_offsets, target_offsets = bitext.source.offsets, bitext.target.offsets
        forward = np.empty(int(target_offsets[stop] - target_offsets[start]), dtype=np.uint16)
        backward = np.empty(int(source_offsets[stop] - source_offsets[start]), dtype=np.uint16)
        offsets = source_offsets, target_offsets
        align_pass(
            *offsets, bitext.source.tokens, bitext.target.tokens, pairs, start, stop,
            self.direct, self.inverse, self.options.null, forward, backward,
        )  # fmt: skip
        return symmetrise_corpus(forward, backward, *offsets, start, stop, heuristic)

    def save(self, folder: Path, *, prune: float = 1e-5) -> None:
        """Write the aligner; pairs below ``prune`` in both directions are left out."""
        direct, inverse = np.asarray(self.direct.lexicon), np.asarray(self.inverse.lexicon)
        keep = (direct >= prune) | (inverse >= prune)
        kept_before = np.concatenate([[0], np.cumsum(keep)]).astype(np.uint64)
        arrays: dict[str, npt.NDArray[Any]] = {
            "rows": kept_before[self.rows.astype(np.int64)],
            "columns": self.columns[keep],
            "direct": direct[keep],
            "inverse": inverse[keep],
            "direct-null": np.asarray(self.direct.null),
            "inverse-null": np.asarray(self.inverse.null),
            "direct-jumps": np.asarray(self.direct.jumps),
            "inverse-jumps": np.asarray(self.inverse.jumps),
        }
        with atomic_folder(folder) as target:
            for name, values in arrays.items():
                np.save(target / f"{name}.npy", values, allow_pickle=False)
            manifest = {"format_version": FORMAT_VERSION, "options": asdict(self.options)}
            (target / "aligner.json").write_text(json.dumps(manifest) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Open what :meth:`save` wrote, memory-mapped.

        Raises
        ------
        InputError
            A file is missing, damaged or of another version.
        """
        try:
            manifest = json.loads((folder / "aligner.json").read_text(encoding="utf-8"))
            if manifest["format_version"] != FORMAT_VERSION:
                raise InputError("the aligner is of another format version", file=folder)
            options = AlignerOptions(**manifest["options"])
            values: dict[str, Any] = {
                path.stem: np.load(path, mmap_mode="r", allow_pickle=False)
                for path in folder.glob("*.npy")
            }
            direct, inverse = (
                direction_of(values[name], values[f"{name}-null"], values[f"{name}-jumps"])
                for name in ("direct", "inverse")
            )
            rows, columns = values["rows"], values["columns"]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise InputError(f"not a word aligner: {error}", file=folder) from error
        if int(rows[-1]) != len(columns) or len(columns) != len(values["direct"]):
            raise InputError("the files of the aligner do not fit", file=folder)
        return cls(rows, columns, direct, inverse, options)


def direction_of(lexicon: Any, null: Any, jumps: Any) -> Direction:
    """The parameters of one direction; see ``hmm.Direction``."""
    result = Direction()
    result.lexicon, result.null, result.jumps = lexicon, null, jumps
    return result


def _null_of(null: F32, ids: U32) -> F32:
    """NULL probability of each word; what was never seen gets the floor."""
    inside = ids < len(null)
    result = np.full(len(ids), FLOOR, dtype=np.float32)
    result[inside] = np.maximum(null[ids[inside]], FLOOR)
    return result


def _reconcile_unseen(
    words: tuple[U32, U32], rows: U64, columns: U32, directions: tuple[Direction, Direction]
) -> None:
    """Words never seen attract each other: nothing better is known of either."""
    source, target = words
    new_source = np.array([i + 1 >= len(rows) or rows[i] == rows[i + 1] for i in source.tolist()])
    seen = np.zeros(int(target.max()) + 1, dtype=bool)
    seen[columns[columns < len(seen)]] = True
    new_target = ~seen[target]
    both = (new_target[:, None] & new_source[None, :]).reshape(-1)
    for side in directions:
        lexicon = np.asarray(side.lexicon).copy()
        lexicon[both] = 0.1
        side.lexicon = lexicon


def index_sentences(bitext: Bitext, rows: U64, columns: U32, start: int, stop: int) -> U32:
    """Pair numbers of sentences ``[start, stop)``."""
    offsets = bitext.source.offsets[start : stop + 1], bitext.target.offsets[start : stop + 1]
    columns_of, rows_of = (np.diff(side.astype(np.int64)).astype(np.int64) for side in offsets)
    out = np.empty(int(columns_of @ rows_of), dtype=np.uint32)
    index_pairs(
        bitext.source.tokens, bitext.source.offsets, bitext.target.tokens, bitext.target.offsets,
        rows, columns, start, stop, out,
    )  # fmt: skip
    return out
