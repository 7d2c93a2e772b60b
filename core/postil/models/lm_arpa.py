"""ARPA files: the exchange format of language models; text, log10, gzip if the name says .gz."""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO, cast

import numpy as np

from postil.errors import InputError, UsageError
from postil.models.lm import LanguageModel
from postil.models.lm_arpa_read import ArpaTables
from postil.models.lm_arpa_write import ArpaText
from postil.models.lm_files import ARRAY_TYPES, KIND, MAX_ORDER, VERSION
from postil.models.lm_ngrams import Ngrams
from postil.models.lm_spool import Streams
from postil.models.lm_stream_ngrams import StreamNgrams
from postil.models.lm_trie import ngrams_of
from postil.text.vocabulary import Vocabulary
from postil.types.array_folder import ArraysWriter
from postil.types.files import atomic_folder, atomic_write
from postil.types.progress import Progress

_COUNT = re.compile(rb"ngram\s+(\d{1,3})\s*=\s*(\d{1,18})\Z")
_SECTION = re.compile(rb"\\(\d{1,3})-grams:\Z")
_CHECK_EVERY = 1 << 16  # lines
_LONGEST_LINE = 1 << 20  # bytes


class ArpaExport:
    """Pass as ``export`` to ``estimate_lm`` to have the model as an ARPA file too.

    Words appear as in ``vocabulary``; n-grams stand in no particular order.
    """

    def __init__(
        self, path: Path, vocabulary: Vocabulary, progress: Progress | None = None
    ) -> None:
        self._path = path
        self._vocabulary = vocabulary
        self._progress = progress or Progress()

    def __call__(self, streams: Streams, folder: Path) -> None:
        model = LanguageModel.open(folder)
        batches = StreamNgrams(streams, model).batches
        ngrams = Ngrams(model.unigram_array, model.counts, batches)
        _write_ngrams(ngrams, self._path, self._vocabulary, self._progress)


def write_arpa(
    model: LanguageModel, path: Path, vocabulary: Vocabulary, progress: Progress | None = None
) -> None:
    """Write a trie as an ARPA file; n-grams stand in the order of the trie.

    Parameters
    ----------
    path
        Compressed if it ends in ``.gz``.
    vocabulary
        Whose ids the model has.

    Raises
    ------
    UsageError
        The model is in probing form, which has forgotten its words; or a word holds a blank.
    """
    if not model.is_trie:
        raise UsageError(
            "Only a language model in trie form can be written as an ARPA file.",
            hint="Estimate it as a trie, or write the ARPA file while estimating.",
        )
    _write_ngrams(ngrams_of(model), path, vocabulary, progress or Progress())


def _write_ngrams(ngrams: Ngrams, path: Path, vocabulary: Vocabulary, progress: Progress) -> None:
    known = np.flatnonzero(~np.isnan(ngrams.unigrams[:, 0])).astype(np.uint32)
    words = [_printable(vocabulary.token(n)) for n in range(len(ngrams.unigrams))]
    with atomic_write(path) as temporary, _create(temporary, path) as output:
        output.write(b"\\data\\\n")
        for k, count in enumerate(ngrams.counts, 1):
            output.write(b"ngram %d=%d\n" % (k, count))
        text = ArpaText(words, output)
        for k in range(1, ngrams.order + 1):
            output.write(b"\n\\%d-grams:\n" % k)
            if k == 1:
                text.add(known[:, np.newaxis], *ngrams.unigrams[known].T)
                continue
            for batch in ngrams.batches(k):
                text.add(*batch)
                progress.check()
        output.write(b"\n\\end\\\n")


def read_arpa(
    path: Path, folder: Path, vocabulary: Vocabulary, progress: Progress | None = None
) -> LanguageModel:
    """Turn an ARPA file into a model in ``folder`` and open it.

    The text streams; the tables are built in memory. A file without <unk> gives it log10 p = -100.

    Parameters
    ----------
    path
        Plain or gzip (``.gz``), UTF-8, order 1 to 6.
    vocabulary
        Its ids become the ids of the model; words it lacks are added to it.

    Raises
    ------
    InputError
        The file is not a complete ARPA file; names the line.
    """
    progress = progress or Progress()
    lines = _Lines(path, progress)
    with lines:
        try:
            counts = _read_header(lines)
            tables = ArpaTables(len(counts), path, vocabulary)
            _read_sections(lines, counts, tables)
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise lines.error("the file is cut or damaged") from error
    unigrams, longer = tables.finish()
    settings = {
        "order": len(counts),
        "counts": [counts[0], *(count for _, _, count in longer)],
        "buckets": [0, *(buckets for _, buckets, _ in longer)],
        "made": {"arpa": path.name},
    }
    with atomic_folder(folder) as target, ArraysWriter(target, ARRAY_TYPES) as writer:
        writer.append("unigrams", unigrams)
        for k, (slots, _, _) in enumerate(longer, 2):
            writer.append(f"order{k}", slots)
        writer.finish(KIND, VERSION, settings)
    return LanguageModel.open(folder)


class _Lines:
    """The lines of a file without their ends, counted."""

    def __init__(self, path: Path, progress: Progress) -> None:
        self.path = path
        self.number = 0
        self._progress = progress

    def __enter__(self) -> _Lines:
        self._progress.update(done=0, message=self.path.name)
        self._raw = _open(self.path)
        self._progress.total = max(1, self.path.stat().st_size)
        packed = self.path.suffix == ".gz"
        self._text = cast(BinaryIO, gzip.open(self._raw)) if packed else self._raw
        return self

    def __exit__(self, *exception: object) -> None:
        self._text.close()
        self._raw.close()

    def __iter__(self) -> Iterator[bytes]:
        for line in iter(partial(self._text.readline, _LONGEST_LINE), b""):
            self.number += 1
            if len(line) == _LONGEST_LINE:
                raise self.error("the line is too long for an n-gram")
            if self.number % _CHECK_EVERY == 0:
                self._progress.update(done=self._raw.tell())
            yield line.rstrip(b" \t\r\n")

    def error(self, message: str) -> InputError:
        return InputError(message, file=self.path, line=self.number)


def _read_header(lines: _Lines) -> list[int]:
    """Skip to ``\\data\\`` and read the counts, up to the blank line behind them."""
    if not any(line == b"\\data\\" for line in lines):
        raise lines.error("this is not an ARPA file: there is no \\data\\ line")
    counts: list[int] = []
    for line in lines:
        if not line:
            if counts:
                break
            continue
        match = _COUNT.match(line)
        if match is None or int(match[1]) != len(counts) + 1:
            raise lines.error("the counts of n-grams are not in order")
        counts.append(int(match[2]))
    if not 1 <= len(counts) <= MAX_ORDER:
        raise lines.error(f"the order is {len(counts)}, not 1 to {MAX_ORDER}")
    return counts


def _read_sections(lines: _Lines, counts: list[int], tables: ArpaTables) -> None:
    k = found = 0
    for line in lines:
        if not line:
            continue
        if not line.startswith(b"\\"):
            found += 1
            if found > (counts[k - 1] if k else 0):
                raise lines.error(f"more {k}-grams than announced")
            tables.add(k, line, lines.number)
            continue
        if k and found < counts[k - 1]:
            raise lines.error(f"{found} {k}-grams instead of {counts[k - 1]}")
        if k == 1:
            tables.end_unigrams(lines.number)
        if line == b"\\end\\" and k == len(counts):
            return
        match = _SECTION.match(line)
        k, found = k + 1, 0
        if match is None or int(match[1]) != k or k > len(counts):
            raise lines.error("the sections are not in order")
    raise lines.error("the file is cut: there is no \\end\\ line")


def _open(path: Path) -> BinaryIO:
    try:
        return path.open("rb")
    except OSError as error:
        raise InputError(f"cannot be read: {error.strerror}", file=path) from error


def _create(temporary: Path, path: Path) -> BinaryIO:
    """``temporary`` for writing, compressed if the final ``path`` says so."""
    if path.suffix == ".gz":
        return cast(BinaryIO, gzip.open(temporary, "wb", compresslevel=6))
    return temporary.open("wb")


def _printable(token: str) -> bytes:
    if not token or any(c in token for c in " \t\r\n\0"):
        raise UsageError(f"The word {token!r} holds a blank and cannot stand in an ARPA file.")
    return token.encode("utf-8")
