"""ARPA files: the exchange format of language models; text, log10, gzip if the name says .gz."""

from __future__ import annotations

import gzip
import re
import zlib
from contextlib import closing, nullcontext
from pathlib import Path
from typing import BinaryIO, Literal, Self, cast

import numpy as np

from postil.errors import InputError, UsageError
from postil.messages import Message
from postil.models.lm.arpa_read import ArpaTables
from postil.models.lm.arpa_write import ArpaText
from postil.models.lm.files import ARRAY_TYPES, KIND, MAX_ORDER, VERSION
from postil.models.lm.model import LanguageModel
from postil.models.lm.ngram_spool import NgramSpool
from postil.models.lm.ngrams import Ngrams
from postil.models.lm.trie import fill_trie, ngrams_of
from postil.text.vocabulary import Vocabulary
from postil.types.array_folder import ArraysWriter
from postil.types.files import atomic_folder, atomic_write
from postil.types.progress import Progress
from postil.types.reasons import reason_of

_COUNT = re.compile(rb"ngram\s+(\d{1,3})\s*=\s*(\d{1,18})\Z")
_SECTION = re.compile(rb"\\(\d{1,3})-grams:\Z")
_BLOCK = 1 << 19  # bytes read or written at a time
_LONGEST_LINE = 1 << 20  # bytes
_RATIO = 8  # to which text may have been packed: room is made for no more n-grams than fit that


ArpaForm = Literal["auto", "probing", "trie", "trie-8bit"]
_PROBING_NGRAMS = (512 << 20) // 24  # slots of 16 bytes, two thirds of them filled


def write_arpa(
    model: LanguageModel, path: Path, vocabulary: Vocabulary, progress: Progress | None = None
) -> None:
    """Write a model of any form as an ARPA file; n-grams stand in the order of its tables.

    The probing form does not keep its words: they are found again (``probing_ngrams``), which
    takes two or three seconds for a vocabulary of 30,000 words and grows with its square.

    Parameters
    ----------
    path
        Compressed if it ends in ``.gz``.
    vocabulary
        Whose ids the model has.

    Raises
    ------
    UsageError
        A word holds a blank.
    """
    progress = progress or Progress()
    ngrams = ngrams_of(model)
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
    path: Path,
    folder: Path,
    vocabulary: Vocabulary,
    progress: Progress | None = None,
    *,
    form: ArpaForm = "probing",
) -> LanguageModel:
    """Turn an ARPA file into a model in ``folder`` and open it.

    The text streams; the tables are built in mapped temporary files beside ``folder``, which the
    system takes out of memory when it is needed. A file without <unk> gives it log10 p = -100.

    Parameters
    ----------
    path
        Plain or gzip (``.gz``), UTF-8, order 1 to 6.
    vocabulary
        Its ids become the ids of the model; words it lacks are added to it.
    form
        Of the model: the fastest, less than half its size, or with values of 8 bits a quarter.
        "auto": probing as long as its tables take less than half a gigabyte, then a trie.

    Raises
    ------
    InputError
        The file is not a complete ARPA file; names the line.
    """
    with atomic_folder(folder) as target:
        _fill_folder(target, path, vocabulary, form, progress or Progress())
    return LanguageModel.open(folder)


def _fill_folder(
    target: Path, path: Path, vocabulary: Vocabulary, form: ArpaForm, progress: Progress
) -> None:
    with _Text(path, progress) as text:
        counts = _read_header(text)
        room = [min(count, text.size * _RATIO // (2 * k + 3)) for k, count in enumerate(counts)]
        if form == "auto":
            form = "probing" if sum(room[1:]) <= _PROBING_NGRAMS else "trie"
        spelt = nullcontext() if form == "probing" else closing(NgramSpool(len(counts), target))
        with spelt as spool:
            tables = ArpaTables(counts, room, path, target, vocabulary, spool)
            _read_sections(text, counts, tables)
            if spool is None:
                _write_probing(target, counts, tables, path.name, progress)
                return
            ngrams = Ngrams(
                tables.array,
                [counts[0], *(table.count for table in tables.tables)],
                lambda k: spool.batches(k, tables.tables[k - 2]),
            )
            made = {"arpa": path.name}
            fill_trie(ngrams, target, made, quantise=form == "trie-8bit", progress=progress)


def _write_probing(
    target: Path, counts: list[int], tables: ArpaTables, name: str, progress: Progress
) -> None:
    unigrams, longer = tables.finish()
    settings = {
        "order": len(counts),
        "counts": [counts[0], *(count for _, _, count in longer)],
        "buckets": [0, *(buckets for _, buckets, _ in longer)],
        "made": {"arpa": name},
    }
    with ArraysWriter(target, ARRAY_TYPES) as writer:
        writer.append("unigrams", unigrams)
        for k, (slots, _, _) in enumerate(longer, 2):
            for start in range(0, len(slots), _BLOCK):
                writer.append(f"order{k}", slots[start : start + _BLOCK])
                progress.check()
        writer.finish(KIND, VERSION, settings)


class _Text:
    """The text of a file, a block at a time; lines are counted.

    Attributes
    ----------
    data
        Text that is not taken yet begins at ``at``. Lines end in a line feed.
    number
        Lines of the file before ``at``.
    size
        Bytes of the file on disk.
    """

    def __init__(self, path: Path, progress: Progress) -> None:
        self.path = path
        self.data = b""
        self.at = 0
        self.number = 0
        self._progress = progress

    def __enter__(self) -> Self:
        self._progress.update(done=0, message=self.path.name)
        self._raw = _open(self.path)
        self.size = self.path.stat().st_size
        self._progress.total = max(1, self.size)
        packed = self.path.suffix == ".gz"
        self._file = cast(BinaryIO, gzip.open(self._raw)) if packed else self._raw
        return self

    def __exit__(self, *exception: object) -> None:
        self._file.close()
        self._raw.close()

    def more(self) -> bool:
        """Read another block; False if there is none."""
        rest = self.data[self.at :]
        if len(rest) > _LONGEST_LINE:
            self.number += 1
            raise self.error("the line is too long for an n-gram")
        try:
            block = self._file.read(_BLOCK)
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise self.error("the file is cut or damaged") from error
        except OSError as error:
            reason = Message("cannot be read: {reason}", reason=reason_of(error))
            raise self.error(reason) from error
        self._progress.update(done=self._raw.tell())
        if not block and rest and not rest.endswith(b"\n"):
            block = b"\n"
        self.data, self.at = rest + block, 0
        return bool(block)

    def line(self) -> bytes | None:
        """The next line without blanks at its end; None if there is none."""
        while (end := self.data.find(b"\n", self.at)) < 0:
            if not self.more():
                return None
        line = self.data[self.at : end].rstrip(b" \t\r")
        self.at = end + 1
        self.number += 1
        return line

    def error(self, message: str) -> InputError:
        return InputError(message, file=self.path, line=self.number)


def _read_header(text: _Text) -> list[int]:
    """Skip to ``\\data\\`` and read the counts, up to the blank line behind them."""
    while (line := text.line()) != b"\\data\\":
        if line is None:
            raise text.error("this is not an ARPA file: there is no \\data\\ line")
    counts: list[int] = []
    while (line := text.line()) is not None and not (line == b"" and counts):
        if line:
            match = _COUNT.match(line)
            if match is None or int(match[1]) != len(counts) + 1:
                raise text.error("the counts of n-grams are not in order")
            counts.append(int(match[2]))
    if not 1 <= len(counts) <= MAX_ORDER:
        raise text.error(f"the order is {len(counts)}, not 1 to {MAX_ORDER}")
    return counts


def _read_sections(text: _Text, counts: list[int], tables: ArpaTables) -> None:
    k = 0
    while True:
        line = text.line()
        if line is None:
            raise text.error("the file is cut: there is no \\end\\ line")
        if not line:
            continue
        if k and tables.found < counts[k - 1]:
            raise text.error(f"{tables.found} {k}-grams instead of {counts[k - 1]}")
        if k == 1:
            tables.end_unigrams(text.number)
        if line == b"\\end\\" and k == len(counts):
            return
        k += 1
        match = _SECTION.match(line)
        if match is None or int(match[1]) != k or k > len(counts):
            raise text.error("the sections are not in order")
        tables.start(k)
        _read_section(text, k, tables)


def _read_section(text: _Text, k: int, tables: ArpaTables) -> None:
    """All n-grams of order ``k``, up to the line that starts with a backslash."""
    while True:
        text.at, text.number = tables.add(k, text.data, text.at, text.number)
        if text.data.startswith(b"\\", text.at) or not text.more():
            return


def _open(path: Path) -> BinaryIO:
    try:
        return path.open("rb")
    except OSError as error:
        reason = Message("cannot be read: {reason}", reason=reason_of(error))
        raise InputError(reason, file=path) from error


def _create(temporary: Path, path: Path) -> BinaryIO:
    """``temporary`` for writing, compressed if the final ``path`` says so."""
    if path.suffix == ".gz":
        return cast(BinaryIO, gzip.open(temporary, "wb", compresslevel=6))
    return temporary.open("wb")


def _printable(token: str) -> bytes:
    if not token or any(c in token for c in " \t\r\n\0"):
        raise UsageError(f"The word {token!r} holds a blank and cannot stand in an ARPA file.")
    return token.encode("utf-8")
