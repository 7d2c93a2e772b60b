"""Candidate translations of a training set on disk: what rounds of decoding found.

A folder with a manifest (how many sentences, how many dense features) and one sub-folder per round,
``round-0000``, ``round-0001`` …, of memory-mapped arrays. A round becomes visible as a whole, by
renaming it, and is never changed afterwards. What a process that was killed left half-written has
another name: it is not read, and removed when the next round begins.

    store = CandidateStore.create(folder, sentences=29_000, dense=19)
    with store.new_round() as writer:                       # sentences in ascending order
        writer.add(0, Candidate(dense, ids, counts, quality, Origin.DECODED, score))
    store = CandidateStore.open(folder)
    len(store)                                              # rounds
    store.candidates(0)                                     # of all rounds, oldest first
    store.rounds[-1].quality                                # arrays of one round, see Round
    store.truncate(4)                                       # forget all rounds but the first 4

Nothing holds the whole store in memory: the writer keeps some megabytes, and readers map the files.
Opening looks at sizes and offsets; :meth:`CandidateStore.verify` reads every byte. One process
writes; any number may read.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.errors import EngineError, UsageError
from postil.messages import Message
from postil.types.array_checks import divides
from postil.types.array_folder import ArraysWriter, damaged, open_arrays, verify_arrays
from postil.types.files import atomic_folder
from postil.types.renaming import rename

F32 = npt.NDArray[np.float32]
I64 = npt.NDArray[np.int64]
U8 = npt.NDArray[np.uint8]
U32 = npt.NDArray[np.uint32]
STORE_KIND, ROUND_KIND, VERSION = "candidate store", "round of candidates", 1
TYPES: dict[str, np.dtype[Any]] = {
    "starts": np.dtype("<i8"),
    "feature_starts": np.dtype("<i8"),
    "dense": np.dtype("<f4"),
    "ids": np.dtype("<u4"),
    "counts": np.dtype("u1"),
    "quality": np.dtype("<f4"),
    "score": np.dtype("<f4"),
    "origin": np.dtype("u1"),
}
_BUFFER = 1 << 18  # sparse features held before they are written
_REPAIR = "Train again from the start."


class Origin(IntEnum):
    """Origin of a candidate."""

    TRUTH = 0  # the oracle: best quality the search space has
    BAG = 1  # blocks without order, before any weights were known
    SEED = 2  # decoded with flat weights
    DECODED = 3  # decoded with trained weights


@dataclass(frozen=True, slots=True)
class Candidate:
    """One translation of one sentence.

    Attributes
    ----------
    dense
        Float32 (D,): values of the dense features.
    ids, counts
        Uint32 (m,) strictly ascending, uint8 (m,) at least 1: sparse features and how often each
        fires.
    quality
        The more the better; BLEU, 1 - WER or a mixture, usually in [0, 1].
    score
        By the model that found it.
    """

    dense: F32
    ids: U32
    counts: U8
    quality: float
    origin: Origin
    score: float = 0.0


@dataclass(frozen=True, slots=True)
class Round:
    """The arrays of one round, read-only.

    Attributes
    ----------
    starts
        Int64 (sentences + 1,): candidates of sentence i are rows ``starts[i]:starts[i + 1]``.
    feature_starts
        Int64 (N + 1,): sparse features of row c are ``feature_starts[c]:feature_starts[c + 1]`` of
        ``ids`` (uint32) and ``counts`` (uint8).
    dense, quality, score, origin
        Float32 (N, D), float32 (N,), float32 (N,), uint8 (N,).
    """

    starts: I64
    feature_starts: I64
    dense: F32
    ids: U32
    counts: U8
    quality: F32
    score: F32
    origin: U8

    def __len__(self) -> int:
        """Candidates in the round."""
        return len(self.quality)

    def candidate(self, row: int) -> Candidate:
        """The candidate in row ``row`` of the round."""
        features = slice(int(self.feature_starts[row]), int(self.feature_starts[row + 1]))
        return Candidate(
            self.dense[row],
            self.ids[features],
            self.counts[features],
            float(self.quality[row]),
            Origin(int(self.origin[row])),
            float(self.score[row]),
        )


class CandidateStore:
    """All rounds; made by :meth:`create` or :meth:`open`."""

    def __init__(self, folder: Path, sentences: int, dense: int, rounds: list[Round]) -> None:
        self.folder = folder
        self.sentences = sentences
        self.dense = dense
        self.rounds = rounds

    def __len__(self) -> int:
        """Rounds."""
        return len(self.rounds)

    @classmethod
    def create(cls, folder: Path, sentences: int, dense: int) -> CandidateStore:
        """Begin an empty store.

        Raises
        ------
        UsageError
            ``folder`` holds something already.
        StorageError
            It could not be written.
        """
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise UsageError(
                Message("{folder} holds something already.", folder=folder),
                hint="Choose another folder, or empty it.",
            )
        with atomic_folder(folder) as temporary, ArraysWriter(temporary, {}) as writer:
            writer.finish(STORE_KIND, VERSION, {"sentences": sentences, "dense": dense})
        return cls(folder, sentences, dense, [])

    @classmethod
    def open(cls, folder: Path) -> CandidateStore:
        """Map what was written; a round that was not finished is left out.

        Raises
        ------
        EngineError
            A file is missing, cut, or does not fit the others.
        """
        settings, _ = open_arrays(folder, STORE_KIND, VERSION, {})
        store = cls(folder, _count(settings, "sentences"), _count(settings, "dense"), [])
        count = len(list(folder.glob("round-*")))
        store.rounds += [store._open_round(number) for number in range(count)]
        return store

    def candidates(self, sentence: int) -> list[Candidate]:
        """All candidates of one sentence, of every round, in the order they were added."""
        return [
            part.candidate(row)
            for part in self.rounds
            for row in range(int(part.starts[sentence]), int(part.starts[sentence + 1]))
        ]

    @contextmanager
    def new_round(self) -> Iterator[RoundWriter]:
        """Write a round; when the block ends without an error it is there, else nothing is.

        Raises
        ------
        StorageError
            The disk is full, or the like.
        """
        for left_over in self.folder.glob(".round-*"):
            shutil.rmtree(left_over, ignore_errors=True)
        number = len(self.rounds)
        with (
            atomic_folder(self._path(number)) as temporary,
            ArraysWriter(temporary, TYPES) as arrays,
        ):
            writer = RoundWriter(arrays, self.sentences, self.dense)
            yield writer
            writer.finish(number)
        self.rounds.append(self._open_round(number))

    def truncate(self, rounds: int) -> None:
        """Remove the youngest rounds until only ``rounds`` are left."""
        while len(self.rounds) > rounds:
            del self.rounds[-1]  # the mapping before the files: Windows asks for it
            path = self._path(len(self.rounds))
            aside = path.with_name(f".{path.name}.old")
            rename(path, aside)
            shutil.rmtree(aside, ignore_errors=True)

    def verify(self) -> None:
        """Read every byte and compare checksums; raise ``EngineError`` at the first difference."""
        for number in range(len(self.rounds)):
            verify_arrays(self._path(number))

    def _path(self, number: int) -> Path:
        return self.folder / f"round-{number:04d}"

    def _open_round(self, number: int) -> Round:
        path = self._path(number)
        settings, arrays = open_arrays(path, ROUND_KIND, VERSION, TYPES)
        kept = (settings.get("round"), settings.get("sentences"), settings.get("dense"))
        if kept != (number, self.sentences, self.dense):
            raise EngineError(
                Message(
                    "{path} does not belong to this store: it is round {round} of "
                    "{sentences} sentences with {features} dense features.",
                    path=path,
                    round=kept[0],
                    sentences=kept[1],
                    features=kept[2],
                ),
                hint=_REPAIR,
            )
        rows, features = len(arrays["quality"]), len(arrays["ids"])
        shapes = {"score": rows, "origin": rows, "counts": features, "dense": rows * self.dense}
        for name, length in shapes.items():
            if len(arrays[name]) != length:
                raise damaged(
                    path / f"{name}.bin",
                    Message(
                        "{number} values, not {wanted}", number=len(arrays[name]), wanted=length
                    ),
                    _REPAIR,
                )
        _check_offsets(path / "starts.bin", arrays["starts"], self.sentences, rows)
        _check_offsets(path / "feature_starts.bin", arrays["feature_starts"], rows, features)
        arrays["dense"] = arrays["dense"].reshape(rows, self.dense)
        return Round(**arrays)


class RoundWriter:
    """Takes the candidates of one round; made by :meth:`CandidateStore.new_round`."""

    def __init__(self, arrays: ArraysWriter, sentences: int, dense: int) -> None:
        self._arrays = arrays
        self._sentences = sentences
        self._dense = dense
        self._sentence = -1  # the last one begun: its start is written
        self._rows = 0
        self._features = 0
        self._held: list[Candidate] = []
        self._held_features = 0
        arrays.append("feature_starts", np.zeros(1, dtype=np.int64))

    def add(self, sentence: int, candidate: Candidate) -> None:
        """Add a candidate of ``sentence``, which is the last one or a later one.

        Raises
        ------
        ValueError
            The sentence is not, or the candidate is not as :class:`Candidate` says (this is found
            some candidates later, at the latest when the round ends).
        """
        if not max(0, self._sentence) <= sentence < self._sentences:
            raise ValueError(f"sentence {sentence} after {self._sentence} of {self._sentences}")
        self._begin(sentence)
        self._held.append(candidate)
        self._held_features += len(candidate.ids)
        self._rows += 1
        if self._held_features >= _BUFFER or len(self._held) * (self._dense + 8) >= _BUFFER:
            self._flush()

    def finish(self, number: int) -> None:
        """Write what is held and the manifest of round ``number``."""
        self._begin(self._sentences)
        self._flush()
        settings = {"round": number, "sentences": self._sentences, "dense": self._dense}
        self._arrays.finish(ROUND_KIND, VERSION, settings)

    def _begin(self, sentence: int) -> None:
        """Starts of all sentences up to this one."""
        if sentence > self._sentence:
            fresh = np.full(sentence - self._sentence, self._rows, dtype=np.int64)
            self._arrays.append("starts", fresh)
            self._sentence = sentence

    def _flush(self) -> None:
        held = self._held
        if not held:
            return
        lengths = np.array([len(one.ids) for one in held], dtype=np.int64)
        ends = self._features + np.cumsum(lengths)
        columns: dict[str, npt.NDArray[Any]] = {
            "feature_starts": ends,
            "dense": np.array([one.dense for one in held], dtype=np.float32),
            "ids": np.concatenate([one.ids for one in held]),
            "counts": np.concatenate([one.counts for one in held]),
            "quality": np.array([one.quality for one in held], dtype=np.float32),
            "score": np.array([one.score for one in held], dtype=np.float32),
            "origin": np.array([one.origin for one in held], dtype=np.uint8),
        }
        _check(columns, lengths, self._dense)
        for name, values in columns.items():
            self._arrays.append(name, values)
        self._features = int(ends[-1])
        self._held, self._held_features = [], 0


def _check(columns: dict[str, npt.NDArray[Any]], lengths: I64, dense: int) -> None:
    """Raise ``ValueError`` if candidates are not as :class:`Candidate` says."""
    ids, counts = columns["ids"], columns["counts"]
    if columns["dense"].shape != (len(lengths), dense):
        raise ValueError(f"a candidate does not have {dense} dense features")
    if ids.dtype != np.uint32 or counts.dtype != np.uint8 or ids.shape != counts.shape:
        raise ValueError("sparse features are uint32 ids and as many uint8 counts")
    if not all(np.isfinite(columns[name]).all() for name in ("dense", "quality", "score")):
        raise ValueError("a value of a candidate is not finite")
    rows = np.repeat(np.arange(len(lengths)), lengths)
    if not counts.all() or ((ids[1:] <= ids[:-1]) & (rows[1:] == rows[:-1])).any():
        raise ValueError("ids of sparse features ascend, and each fires at least once")


def _check_offsets(path: Path, offsets: I64, parts: int, total: int) -> None:
    if not divides(offsets, parts, total):
        raise damaged(
            path,
            Message("it does not divide {total} into {parts}", total=total, parts=parts),
            _REPAIR,
        )


def _count(settings: dict[str, Any], name: str) -> int:
    value = settings.get(name)
    if not isinstance(value, int) or value < 0:
        raise EngineError(
            Message("The store of candidates does not say its {name}.", name=name), hint=_REPAIR
        )
    return value
