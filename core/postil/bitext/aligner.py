"""The word aligner: IBM model 1, then an HMM, both directions trained to agree.

See ``hmm.pyx`` for the model and ``aligner_training.py`` for how its parameters are found.
"""

from __future__ import annotations

import json
from ast import literal_eval
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from tokenize import TokenError
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from numpy.lib import format as npy_format

from postil.bitext.alignment import Alignment
from postil.bitext.blocks import SentenceRange, blocks_of, in_order
from postil.bitext.hmm import Direction, align_pass, jump_count
from postil.bitext.pair_table import count_cells, index_pairs
from postil.bitext.store import Bitext
from postil.bitext.symmetrise import symmetrise_corpus
from postil.errors import InputError, UsageError
from postil.messages import Message
from postil.types.array_folder import NOTHING_READ, damaged, file_checksum
from postil.types.files import atomic_folder
from postil.types.progress import Progress
from postil.types.reasons import reason_of

U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]

Text = tuple[U32, U64, U32, U64]  # source tokens and offsets, target tokens and offsets

MANIFEST = "aligner.json"
FORMAT_VERSION = 2
FLOOR = 1e-7  # probability of a pair never seen, or pruned
NEW = 0.5  # words never seen count as seen so often
OTHER = 0.3  # that what a new word stands for is a word known from elsewhere
_LAST_WORD = 1 << 28  # ids beyond are damage, not a vocabulary
_LONGEST_HEAD = 10_000  # bytes, of an array
_MOST = 1000  # iterations, threads
_LARGEST = 1e9  # occurrences
_ARRAYS = {
    "source-counts": "<u4",
    "target-counts": "<u4",
    "rows": "<u8",
    "columns": "<u4",
    "direct": "<f4",
    "inverse": "<f4",
    "direct-null": "<f4",
    "inverse-null": "<f4",
    "direct-jumps": "<f8",
    "inverse-jumps": "<f8",
}


@dataclass(frozen=True, slots=True)
class AlignerOptions:
    """Settings of the aligner.

    Parameters
    ----------
    model_1, hmm
        EM iterations of each model.
    null
        Probability that a word comes from nowhere; above 0, below 1.
    smoothing
        Added to each jump count, as a share of their sum; above 0, so that no jump is impossible.
    identical
        Occurrences added, in every iteration, to a word and the same word on the other side (names,
        numbers); 0 disables.
    prior
        What was learnt of a word seen n times counts n / (n + prior) when aligning; the rest goes
        to all words by their frequency. 0: words seen once are trusted as much as others.
    agree
        Train both directions to agree.
    threads
        Results do not depend on it.

    Raises
    ------
    UsageError
        A value makes no sense.
    """

    model_1: int = 3
    hmm: int = 5
    null: float = 0.15
    smoothing: float = 1e-4
    identical: float = 1.0
    prior: float = 0.3
    agree: bool = True
    threads: int = 2

    def __post_init__(self) -> None:
        sound = {
            "model_1": 0 <= self.model_1 <= _MOST,
            "hmm": 0 <= self.hmm <= _MOST,
            "null": 0 < self.null < 1,
            "smoothing": 0 < self.smoothing <= 1,
            "identical": 0 <= self.identical <= _LARGEST,
            "prior": 0 <= self.prior <= _LARGEST,
            "threads": 1 <= self.threads <= _MOST,
        }
        for name, is_sound in sound.items():
            if not is_sound:
                raise UsageError(
                    Message(
                        "Word aligner: {name} cannot be {value!r}.",
                        name=name,
                        value=getattr(self, name),
                    )
                )


class Aligner:
    """Lexicon and jump weights of both directions.

    Parameters
    ----------
    table
        Rows and columns of the word pairs: those of source word f are ``rows[f]:rows[f + 1]``, with
        target words ``columns``, ascending.
    sides
        Source words generate the target; target words generate the source.
    counts
        How often each source word and each target word was seen.
    """

    def __init__(
        self,
        table: tuple[U64, U32],
        sides: tuple[Direction, Direction],
        counts: tuple[U32, U32],
        options: AlignerOptions,
    ) -> None:
        self.rows, self.columns = table
        self.direct, self.inverse = sides
        self.counts = counts
        self.options = options
        _back_off(self.direct, counts[0], counts[1], options.prior)
        _back_off(self.inverse, counts[1], counts[0], options.prior)

    def align(self, source: U32, target: U32) -> U16:
        """Align one sentence pair.

        Parameters
        ----------
        source, target
            Token ids. Ids the aligner never saw are welcome: they align to each other, and to what
            their neighbours leave.

        Returns
        -------
        uint16 array, shape (N, 2)
            (source, target) positions; none if a side is empty or has over 1,000 words.
        """
        tokens = [np.ascontiguousarray(ids, dtype=np.uint32) for ids in (source, target)]
        offsets = [np.array([0, len(ids)], dtype=np.uint64) for ids in tokens]
        text = tokens[0], offsets[0], tokens[1], offsets[1]
        return self._align_block(text, (0, 1))[0]

    def align_corpus(
        self,
        bitext: Bitext,
        folder: Path,
        progress: Progress | None = None,
    ) -> Alignment:
        """Align a bitext into ``folder``.

        It may be another than the aligner was trained on, but its vocabularies must give the
        words the same ids.
        """
        progress = progress or Progress()
        source, target = bitext.source, bitext.target
        text = source.tokens, source.offsets, target.tokens, target.offsets
        blocks = blocks_of(count_cells(source.offsets, target.offsets))

        def parts() -> Iterator[tuple[U16, U64]]:
            results = in_order(
                lambda block: self._align_block(text, block),
                blocks,
                self.options.threads,
            )
            yield from progress.track(results, len(blocks), "Aligning words")

        return Alignment.write(folder, parts())

    def _align_block(self, text: Text, block: SentenceRange) -> tuple[U16, U64]:
        start, stop = block
        source, source_offsets, target, target_offsets = text
        pairs = index_block(text, (self.rows, self.columns), block)
        forward = np.empty(int(target_offsets[stop] - target_offsets[start]), dtype=np.uint16)
        backward = np.empty(int(source_offsets[stop] - source_offsets[start]), dtype=np.uint16)
        align_pass(
            source_offsets, target_offsets, source, target, pairs, start, stop,
            self.direct, self.inverse, self.options.null, forward, backward,
        )  # fmt: skip
        return symmetrise_corpus(forward, backward, source_offsets, target_offsets, start, stop)

    def save(self, folder: Path, *, prune: float = 1e-5) -> None:
        """Write the aligner; pairs below ``prune`` in both directions are left out."""
        direct, inverse = np.asarray(self.direct.lexicon), np.asarray(self.inverse.lexicon)
        keep = (direct >= prune) | (inverse >= prune)
        kept_before = np.concatenate([[0], np.cumsum(keep)]).astype(np.uint64)
        arrays: dict[str, npt.NDArray[Any]] = {
            "source-counts": self.counts[0],
            "target-counts": self.counts[1],
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
            options = asdict(self.options)
            del options["threads"]
            manifest = {
                "format_version": FORMAT_VERSION,
                "options": options,
                "crc32": {name: file_checksum(target / f"{name}.npy") for name in arrays},
            }
            (target / MANIFEST).write_text(json.dumps(manifest) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Open what :meth:`save` wrote, memory-mapped.

        Raises
        ------
        InputError
            A file is missing, damaged or of another version.
        """
        try:
            manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
            if manifest["format_version"] != FORMAT_VERSION:
                raise InputError("a word aligner of another version: train it again", file=folder)
            options = AlignerOptions(**manifest["options"])
            values = {name: _load(folder / f"{name}.npy", kind) for name, kind in _ARRAYS.items()}
        except (
            OSError, ValueError, KeyError, TypeError, EOFError, UsageError, RecursionError
        ) as error:  # fmt: skip
            raise InputError(
                Message("not a word aligner: {reason}", reason=reason_of(error)), file=folder
            ) from error
        rows, columns = values["rows"], values["columns"]
        fits = len(rows) and rows[0] == 0 and rows[-1] == len(columns)
        fits = fits and bool((rows[1:] >= rows[:-1]).all())
        for name in ("direct", "inverse"):
            fits = fits and len(values[name]) == len(columns)
            fits = fits and len(values[f"{name}-jumps"]) == jump_count()
        if not fits or (len(columns) and int(columns.max()) > _LAST_WORD):
            raise InputError("the files of the aligner do not fit", file=folder)
        direct, inverse = (
            direction_of(values[name], values[f"{name}-null"], values[f"{name}-jumps"])
            for name in ("direct", "inverse")
        )
        counts = values["source-counts"], values["target-counts"]
        return cls((rows, columns), (direct, inverse), counts, options)


def verify_aligner(folder: Path, read: Mapping[Path, int] = NOTHING_READ) -> None:
    """Read every byte and compare the checksums, which the first versions did not write; those of
    files that were ``read`` are known.

    Raises
    ------
    InputError
        A file is missing, or none of an aligner.
    EngineError
        It is not as it was written.
    """
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        sums = {name: manifest["crc32"][name] for name in _ARRAYS} if "crc32" in manifest else {}
        changed = [
            name for name, crc in sums.items() if file_checksum(folder / f"{name}.npy", read) != crc
        ]
    except (OSError, ValueError, LookupError, TypeError, RecursionError) as error:
        raise InputError(
            Message("not a word aligner: {reason}", reason=reason_of(error)), file=folder
        ) from error
    if changed:
        raise damaged(folder, Message("{file} is not what was written", file=f"{changed[0]}.npy"))


def _check_head(path: Path) -> None:
    """Raise ValueError or SyntaxError if the head is no value: NumPy takes such a one for that of
    an old Python, mends it and warns.
    """
    with path.open("rb") as file:
        version = npy_format.read_magic(file)
        size = int.from_bytes(file.read(2 if version == (1, 0) else 4), "little")
        if size > _LONGEST_HEAD:
            raise ValueError(f"the head of {path.name} has {size} bytes")
        literal_eval(file.read(size).decode("latin-1").lstrip(" \t"))


def _load(path: Path, kind: str) -> npt.NDArray[Any]:
    try:
        _check_head(path)
        values: npt.NDArray[Any] = np.load(path, mmap_mode="r", allow_pickle=False)
    except (
        TokenError, SyntaxError, OverflowError, MemoryError, AttributeError, RecursionError,
    ) as error:  # fmt: skip
        raise ValueError(f"the head of {path.name} is damaged") from error
    if values.ndim != 1 or values.dtype != np.dtype(kind):
        raise ValueError(f"{path.name} holds {values.ndim}-dimensional {values.dtype}")
    return values


def direction_of(lexicon: Any, null: Any, jumps: Any) -> Direction:
    """The parameters of one direction; see ``hmm.Direction``."""
    result = Direction()
    result.lexicon, result.null, result.jumps, result.floor = lexicon, null, jumps, FLOOR
    return result


def _back_off(side: Direction, given: U32, generated: U32, prior: float) -> None:
    """Expected probabilities of rare and new words, from how often each word was seen."""
    seen = given.astype(np.float32)
    side.trust = seen / np.maximum(seen + prior, FLOOR)
    total = max(1.0, float(generated.sum(dtype=np.float64)))
    times = np.append(generated, 0).astype(np.float32)  # the last: words never seen
    side.shares = np.maximum(times, NEW) * (OTHER / total)


def index_block(text: Text, table: tuple[U64, U32], block: SentenceRange) -> U32:
    """Numbers of the word pairs of a block of sentences; see ``pair_table.index_pairs``.

    ``table``: rows and columns.
    """
    start, stop = block
    offsets = text[1][start : stop + 1], text[3][start : stop + 1]
    out = np.empty(int(count_cells(*offsets)[-1]), dtype=np.uint32)
    index_pairs(*text, *table, start, stop, out)
    return out
