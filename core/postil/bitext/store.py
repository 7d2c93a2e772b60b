"""The encoded bitext: token ids of both sides in memory-mapped arrays.

A folder holds for each side ``<side>.tokens`` (uint32, all sentences one after another),
``<side>.offsets`` (uint64, n + 1: where each sentence starts) and ``<side>.vocabulary.txt``, and
``manifest.json`` with languages and counts. Little-endian. The corpus is never held in memory,
neither when writing nor when reading.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

import numpy as np
import numpy.typing as npt

from postil.errors import InputError
from postil.messages import Message
from postil.text.vocabulary import SENTENCE_END, UNKNOWN, Vocabulary
from postil.types.files import atomic_folder
from postil.types.reasons import reason_of

FORMAT_VERSION = 1
MANIFEST = "manifest.json"
_BUFFER = 1 << 18  # items held before they are written

U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]
I64 = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Side:
    """One language of a bitext: sentence i is ``tokens[offsets[i]:offsets[i + 1]]``."""

    language: str
    tokens: U32
    offsets: U64
    vocabulary: Vocabulary

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def sentence(self, index: int) -> U32:
        """Token ids of one sentence, uint32 of shape (length,)."""
        return self.tokens[int(self.offsets[index]) : int(self.offsets[index + 1])]


class Bitext:
    """Sentence pairs in order."""

    def __init__(self, folder: Path, source: Side, target: Side, manifest: dict[str, Any]) -> None:
        self.folder = folder
        self.source = source
        self.target = target
        self.manifest = manifest

    def __len__(self) -> int:
        return len(self.source)

    @classmethod
    def open(cls, folder: Path) -> Bitext:
        """Open a bitext folder, memory-mapped.

        Everything is checked once, front to back (about 1 s for 500 million words), because the
        kernels that read it later do not look.

        Raises
        ------
        InputError
            A file is missing, cut off, or does not fit the others.
        """
        path = folder / MANIFEST
        try:
            manifest = json.loads(path.read_text(encoding="utf-8"))
            version = manifest["format_version"]
            if version == FORMAT_VERSION:
                pairs = int(manifest["pairs"])
                shapes = [_Shape.of(manifest[name], pairs) for name in ("source", "target")]
        except (OSError, ValueError, ArithmeticError, KeyError, TypeError) as error:
            raise InputError("not the description of a bitext", file=path) from error
        if version != FORMAT_VERSION:
            raise InputError(
                Message("format version {version} is not known", version=version), file=path
            )
        source, target = (
            _open_side(folder, name, shape)
            for name, shape in zip(("source", "target"), shapes, strict=True)
        )
        return cls(folder, source, target, manifest)

    @staticmethod
    def create(
        folder: Path,
        source_language: str,
        target_language: str,
        settings: dict[str, Any] | None = None,
    ) -> BitextWriter:
        """A writer of a new bitext, to be used as a context manager."""
        return BitextWriter(folder, source_language, target_language, settings or {})

    @classmethod
    def of_sides(
        cls,
        folder: Path,
        source_language: str,
        target_language: str,
        write: Callable[[Path], tuple[WrittenSide, WrittenSide]],
    ) -> Bitext:
        """Make a bitext of two sides that ``write`` writes, one after the other or in parallel.

        Parameters
        ----------
        write
            Writes both sides (see ``write_side``) into the folder it is called with.

        Raises
        ------
        ValueError
            The sides do not have as many sentences.
        StorageError
            They cannot be written.
        """
        with atomic_folder(folder) as place:
            sides = write(place)
            if sides[0].sentences != sides[1].sentences:
                raise ValueError(f"{sides[0].sentences} and {sides[1].sentences} sentences")
            _write_manifest(place, (source_language, target_language), sides, {})
        return cls.open(folder)


@dataclass(frozen=True, slots=True)
class _Shape:
    """One side as the manifest describes it."""

    language: str
    pairs: int
    words: int
    vocabulary: int

    @classmethod
    def of(cls, entry: dict[str, Any], pairs: int) -> _Shape:
        shape = cls(str(entry["language"]), pairs, int(entry["words"]), int(entry["vocabulary"]))
        if min(shape.pairs, shape.words, shape.vocabulary) < 0:
            raise ValueError("a count is negative")
        return shape


def _open_side(folder: Path, name: str, shape: _Shape) -> Side:
    tokens = _map(folder / f"{name}.tokens", np.dtype("<u4"), shape.words)
    offsets = _map(folder / f"{name}.offsets", np.dtype("<u8"), shape.pairs + 1)
    if int(offsets[0]) != 0 or int(offsets[-1]) != shape.words or not _ascends(offsets):
        raise InputError("the offsets do not fit the tokens", file=folder / f"{name}.offsets")
    vocabulary = Vocabulary.load(folder / f"{name}.vocabulary.txt")
    if len(vocabulary) != shape.vocabulary:
        message = Message(
            "holds {vocabulary} words, not {wanted}",
            vocabulary=len(vocabulary),
            wanted=shape.vocabulary,
        )
        raise InputError(message, file=folder / f"{name}.vocabulary.txt")
    if any(int(block.max()) >= len(vocabulary) for block in _blocks(tokens)):
        message = Message("holds words that are not in the vocabulary")
        raise InputError(message, file=folder / f"{name}.tokens")
    return Side(shape.language, tokens, offsets, vocabulary)


def _blocks(values: npt.NDArray[Any]) -> Iterator[npt.NDArray[Any]]:
    for start in range(0, len(values), _BUFFER):
        yield values[start : start + _BUFFER + 1]


def _ascends(offsets: U64) -> bool:
    return all(bool((block[1:] >= block[:-1]).all()) for block in _blocks(offsets))


def _map(path: Path, dtype: np.dtype[Any], count: int) -> npt.NDArray[Any]:
    try:
        size = path.stat().st_size
        if size != count * dtype.itemsize:
            raise InputError(
                Message(
                    "holds {size} bytes, not {wanted}", size=size, wanted=count * dtype.itemsize
                ),
                file=path,
            )
        if not count:
            return np.empty(0, dtype=dtype)
        return np.memmap(path, dtype=dtype, mode="r", shape=(count,))
    except OSError as error:
        raise InputError(
            Message("cannot be read: {reason}", reason=reason_of(error)), file=path
        ) from error


@dataclass(frozen=True, slots=True)
class WrittenSide:
    """Counts of a written side: sentences, words, and words of its vocabulary."""

    sentences: int
    words: int
    vocabulary: int


def write_side(
    folder: Path, name: str, batches: Iterable[tuple[U32, I64]], vocabulary: Vocabulary
) -> WrittenSide:
    """Write the side ``name``, "source" or "target", of a bitext in the making; see
    ``Bitext.of_sides``.

    Parameters
    ----------
    batches
        Of some sentences each: token ids, one sentence after another, and how many each has.
    vocabulary
        Of those ids; it may grow until all batches are there.
    """
    writer = _SideWriter(folder, name, vocabulary)
    complete = False
    try:
        for tokens, lengths in batches:
            writer.add_many(tokens, lengths)
        complete = True
    finally:
        writer.close(complete=complete)
    return writer.written()


class _SideWriter:
    """Streams one side to disk."""

    def __init__(self, folder: Path, name: str, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.sentences = self.words = 0
        self._path = folder / f"{name}.vocabulary.txt"
        self._tokens: BinaryIO = (folder / f"{name}.tokens").open("wb")
        self._offsets: BinaryIO = (folder / f"{name}.offsets").open("wb")
        self._token_buffer = array("I")
        self._offset_buffer = array("Q", [0])

    def add(self, tokens: Sequence[str]) -> None:
        add = self.vocabulary.add
        # A word of the text that looks like <s> must not start a sentence: it is unknown.
        self._token_buffer.extend(
            [number if (number := add(token)) > SENTENCE_END else UNKNOWN for token in tokens]
        )
        self.sentences += 1
        self.words += len(tokens)
        self._offset_buffer.append(self.words)
        if max(len(self._token_buffer), len(self._offset_buffer)) >= _BUFFER:
            self._flush()

    def add_many(self, tokens: U32, lengths: I64) -> None:
        self._flush()
        tokens.astype("<u4").tofile(self._tokens)
        (self.words + np.cumsum(lengths)).astype("<u8").tofile(self._offsets)
        self.sentences += len(lengths)
        self.words += len(tokens)

    def written(self) -> WrittenSide:
        return WrittenSide(self.sentences, self.words, len(self.vocabulary))

    def _flush(self) -> None:
        np.array(self._token_buffer, dtype="<u4").tofile(self._tokens)
        np.array(self._offset_buffer, dtype="<u8").tofile(self._offsets)
        del self._token_buffer[:], self._offset_buffer[:]

    def close(self, *, complete: bool) -> None:
        with self._tokens, self._offsets:  # closed whatever happens
            if complete:
                self._flush()
                self.vocabulary.save(self._path)


class BitextWriter:
    """Writes a bitext; the folder appears, whole, when the ``with`` block ends without an error."""

    def __init__(
        self, folder: Path, source_language: str, target_language: str, settings: dict[str, Any]
    ) -> None:
        self._languages = source_language, target_language
        self._settings = settings
        self._context = atomic_folder(folder)

    def __enter__(self) -> Self:
        self._folder = self._context.__enter__()
        self.source = _SideWriter(self._folder, "source", Vocabulary())
        self.target = _SideWriter(self._folder, "target", Vocabulary())
        return self

    def add(self, source_tokens: Sequence[str], target_tokens: Sequence[str]) -> None:
        """Append a sentence pair."""
        self.source.add(source_tokens)
        self.target.add(target_tokens)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None:
        try:
            try:
                self.source.close(complete=error is None)
            finally:
                self.target.close(complete=error is None)
            if error is None:
                sides = self.source.written(), self.target.written()
                _write_manifest(self._folder, self._languages, sides, self._settings)
        except OSError as failure:
            return self._context.__exit__(type(failure), failure, failure.__traceback__)
        return self._context.__exit__(kind, error, traceback)


def _write_manifest(
    folder: Path,
    languages: tuple[str, str],
    sides: tuple[WrittenSide, WrittenSide],
    settings: dict[str, Any],
) -> None:
    manifest = {
        "format_version": FORMAT_VERSION,
        "pairs": sides[0].sentences,
        "settings": settings,
        **{
            name: {"language": language, "words": side.words, "vocabulary": side.vocabulary}
            for name, language, side in zip(("source", "target"), languages, sides, strict=True)
        },
    }
    (folder / MANIFEST).write_text(
        json.dumps(manifest, ensure_ascii=False, indent=2) + "\n", encoding="utf-8"
    )
