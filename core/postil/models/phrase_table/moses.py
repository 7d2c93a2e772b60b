"""Phrase and reordering tables in the text formats of Moses, plain or gzipped.

A phrase table has lines ``source ||| target ||| p(f|e) lex(f|e) p(e|f) lex(e|f) ||| 0-0 1-1 |||
N(T) N(S) N(S,T) ||| |||``, a reordering table of the model wbe-msd-bidirectional-fe has lines
``source ||| target ||| previous mono, swap, other, next mono, swap, other``; all numbers are
probabilities. Lines of one source phrase stand together. Characters with a meaning to Moses are
written as its tokeniser does (``&#124;`` for ``|``), and read back, unless the words are of text
that its tokeniser has escaped before (:class:`Spelling`).
"""

from __future__ import annotations

import gzip
import math
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from enum import StrEnum
from itertools import groupby
from pathlib import Path
from typing import Protocol, TextIO, cast

from postil.errors import InputError
from postil.models.phrase_table.entries import NO_PREFERENCE, PhraseEntry, rows_from_entries
from postil.models.phrase_table.table import PhraseTable
from postil.models.phrase_table.writer import PhraseTableWriter
from postil.types.files import atomic_folder, atomic_write
from postil.types.progress import Progress

_FLOOR = -100.0  # natural log of what Moses takes for 0
_LONGEST_LINE = 1 << 20  # bytes; a longer line is not a phrase pair
_BATCH = 50_000  # rows laid out at once when a table is imported
_ESCAPES = (
    ("&", "&amp;"),
    ("|", "&#124;"),
    ("<", "&lt;"),
    (">", "&gt;"),
    ("'", "&apos;"),
    ('"', "&quot;"),
    ("[", "&#91;"),
    ("]", "&#93;"),
    (" ", "&#32;"),
    ("\t", "&#9;"),
)
_UNREADABLE = frozenset("|<>[] \t")  # in a word: Moses takes them for something else


class Spelling(StrEnum):
    """Words of an engine as they stand in the files of Moses.

    Moses compares words with text that went through its tokeniser, which escapes ``'s`` as
    ``&apos;s``. An engine that was trained on such text has ``&apos;s`` as a word; escaped once
    more, it would match no text.
    """

    ESCAPED = "escaped"
    AS_IS = "as is"

    @classmethod
    def of(cls, vocabularies: Iterable[Iterable[str]]) -> Spelling:
        """``AS_IS`` for words that are escaped already: some hold an escape, and none a character
        that Moses could not read.
        """
        found = False
        for words in vocabularies:
            for word in words:
                if not _UNREADABLE.isdisjoint(word):
                    return cls.ESCAPED
                found = found or ("&" in word and any(mark in word for _, mark in _ESCAPES))
        return cls.AS_IS if found else cls.ESCAPED

    def write(self, token: str) -> str:
        return escape(token) if self is Spelling.ESCAPED else token

    def read(self, token: str) -> str:
        return unescape(token) if self is Spelling.ESCAPED else token


class Words(Protocol):
    """Ids to tokens and back (``text.vocabulary.Vocabulary`` fits)."""

    def token(self, id: int, /) -> str: ...
    def add(self, token: str, /) -> int: ...


def write_moses(
    table: PhraseTable,
    source: Words,
    target: Words,
    path: Path,
    *,
    reordering_path: Path | None = None,
    spelling: Spelling = Spelling.ESCAPED,
    progress: Progress | None = None,
) -> None:
    """Write a phrase table, and its reordering table if a second path is given.

    Paths that end in ``.gz`` are gzipped. The order is that of ``table``, not alphabetical.

    Raises
    ------
    StorageError
        A file could not be written; it is as it was.
    """
    progress = progress or Progress()
    with ExitStack() as stack:
        phrases = stack.enter_context(_text_writer(path))
        orientations = (
            stack.enter_context(_text_writer(reordering_path)) if reordering_path else None
        )
        progress.update(done=0, total=table.rows, message="Writing Moses tables")
        for number, entry in enumerate(table.entries()):
            words = _words(source, entry.source, spelling), _words(target, entry.target, spelling)
            pair = f"{words[0]} ||| {words[1]} |||"
            points = " ".join(f"{f}-{e}" for f, e in entry.alignment)
            counts = f"{entry.target_count} {entry.source_count} {entry.count}"
            phrases.write(f"{pair} {_numbers(entry.scores, 4)} ||| {points} ||| {counts} ||| |||\n")
            if orientations:
                orientations.write(f"{pair} {_numbers(entry.reordering, 7)}\n")
            if number % 4096 == 0:
                progress.update(done=number)


def read_moses(
    path: Path,
    source: Words,
    target: Words,
    reordering_path: Path | None = None,
    spelling: Spelling = Spelling.ESCAPED,
) -> Iterator[PhraseEntry]:
    """Rows of a Moses phrase table, joined with its reordering table if one is given.

    Both files must name the source phrases in the same order; the reordering table may have more.
    Words are added to the vocabularies.

    Raises
    ------
    InputError
        A line is not what it should be, or the two tables do not belong together.
    """
    rows = groupby(_Rows(path, source, target, spelling), key=lambda entry: entry.source)
    if reordering_path is None:
        for _, entries in rows:
            yield from entries
        return
    orientations = _Orientations(reordering_path, source, target, spelling)
    others = groupby(orientations, key=lambda row: row[0])
    for phrase, entries in rows:
        known: dict[tuple[int, ...], tuple[float, ...]] | None = None
        for other, group in others:
            if other == phrase:
                known = {words: scores for _, words, scores in group}
                break
        for entry in entries:
            if known is None or entry.target not in known:
                raise InputError(
                    f"it lacks or misplaces the pair {_words(source, phrase, spelling)} ||| "
                    f"{_words(target, entry.target, spelling)} of {path.name}.",
                    file=reordering_path,
                    hint="Give the reordering table that was trained with this phrase table.",
                )
            yield replace(entry, reordering=known[entry.target])


def import_moses(
    path: Path,
    folder: Path,
    source: Words,
    target: Words,
    *,
    reordering_path: Path | None = None,
    spelling: Spelling = Spelling.ESCAPED,
    progress: Progress | None = None,
) -> None:
    """Turn Moses tables into a phrase table folder, in bounded memory.

    Raises
    ------
    InputError
        As :func:`read_moses`; also if the lines of one source phrase do not stand together.
    StorageError
        The folder could not be written.
    """
    progress = progress or Progress()
    progress.update(message="Reading Moses tables")
    with (
        atomic_folder(folder) as temporary,
        PhraseTableWriter(temporary, sorted=False) as writer,
    ):
        batch: list[PhraseEntry] = []
        for entry in read_moses(path, source, target, reordering_path, spelling):
            if len(batch) >= _BATCH and entry.source != batch[-1].source:
                writer.add(rows_from_entries(batch))
                batch.clear()
                progress.check()
            batch.append(entry)
        writer.add(rows_from_entries(batch))
        writer.finish({"imported_from": path.name})
        if writer.repeats:
            raise InputError(
                "the lines of one source phrase do not stand together.",
                file=path,
                hint="Sort the file: LC_ALL=C sort.",
            )


class _Rows:
    """Lines of a phrase table as entries without reordering."""

    def __init__(self, path: Path, source: Words, target: Words, spelling: Spelling) -> None:
        self._path, self._source, self._target = path, source, target
        self._spelling = spelling

    def __iter__(self) -> Iterator[PhraseEntry]:
        for line, fields in _fields(self._path, 3):
            source = _ids(self._source, fields[0], self._spelling, self._path, line)
            target = _ids(self._target, fields[1], self._spelling, self._path, line)
            counts = _counts(fields[4] if len(fields) > 4 else "", self._path, line)
            yield PhraseEntry(
                source=source,
                target=target,
                scores=_logs(fields[2], 4, self._path, line),
                reordering=NO_PREFERENCE,
                alignment=_points(
                    fields[3] if len(fields) > 3 else "",
                    (len(source), len(target)),
                    self._path,
                    line,
                ),
                count=counts[2],
                source_count=counts[1],
                target_count=counts[0],
            )


class _Orientations:
    """Lines of a reordering table: source, target, six logs."""

    def __init__(self, path: Path, source: Words, target: Words, spelling: Spelling) -> None:
        self._path, self._source, self._target = path, source, target
        self._spelling = spelling

    def __iter__(self) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], tuple[float, ...]]]:
        for line, fields in _fields(self._path, 3):
            yield (
                _ids(self._source, fields[0], self._spelling, self._path, line),
                _ids(self._target, fields[1], self._spelling, self._path, line),
                _logs(fields[2], 6, self._path, line),
            )


def _fields(path: Path, least: int) -> Iterator[tuple[int, list[str]]]:
    """Line number and stripped fields of every line."""
    line = 0
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
            while raw := file.readline(_LONGEST_LINE):
                line += 1
                if len(raw) == _LONGEST_LINE:
                    raise InputError("the line is longer than 1 MB.", file=path, line=line)
                fields = [field.strip(" \t\r\n") for field in raw.decode("utf-8").split("|||")]
                if len(fields) < least:
                    raise InputError(
                        f"it has {len(fields)} fields between |||, not {least}.",
                        file=path,
                        line=line,
                        hint="This is not a Moses table of this kind.",
                    )
                yield line, fields
    except UnicodeDecodeError as error:
        raise InputError("it is not UTF-8.", file=path, line=line) from error
    except (OSError, EOFError, zlib.error) as error:
        raise InputError(
            f"it cannot be read ({error}).", file=path, line=line + 1 if line else None
        ) from error


def _ids(words: Words, text: str, spelling: Spelling, path: Path, line: int) -> tuple[int, ...]:
    tokens = text.split(" ")
    if "" in tokens or len(tokens) > 255:
        raise InputError("a phrase must have 1 to 255 words.", file=path, line=line)
    return tuple(words.add(spelling.read(token)) for token in tokens)


def _logs(text: str, count: int, path: Path, line: int) -> tuple[float, ...]:
    """Natural logs of the first ``count`` probabilities; Moses may have more (a phrase penalty)."""
    try:
        values = [float(number) for number in text.split()]
    except ValueError:
        values = []
    if len(values) < count or not all(0.0 <= value < math.inf for value in values):
        raise InputError(f"{text!r} is not {count} probabilities.", file=path, line=line)
    return tuple(max(_FLOOR, math.log(value)) if value else _FLOOR for value in values[:count])


def _points(
    text: str, limits: tuple[int, int], path: Path, line: int
) -> tuple[tuple[int, int], ...]:
    points = []
    for point in text.split():
        source, dash, target = point.partition("-")
        if not (dash and source.isdecimal() and target.isdecimal()):
            raise InputError(f"{point!r} is not an alignment point.", file=path, line=line)
        pair = int(source), int(target)
        if pair[0] >= limits[0] or pair[1] >= limits[1]:
            raise InputError(f"{point!r} points outside the phrases.", file=path, line=line)
        points.append(pair)
    return tuple(points)


def _counts(text: str, path: Path, line: int) -> tuple[int, int, int]:
    """N(T), N(S), N(S,T); 0 where they are not given."""
    try:
        values = [round(float(number)) for number in text.split()[:3]]
    except (ValueError, OverflowError):
        values = [-1]
    if not all(0 <= value < 2**32 for value in values):
        raise InputError(f"{text!r} are not counts.", file=path, line=line)
    target, source, both = [*values, 0, 0, 0][:3]
    return target, source, both


@contextmanager
def _text_writer(path: Path) -> Iterator[TextIO]:
    """Text that appears under ``path`` when complete; gzipped if the name says so."""
    with atomic_write(path) as temporary:
        if path.suffix == ".gz":
            with gzip.open(temporary, "wt", encoding="utf-8", newline="\n") as file:
                yield cast(TextIO, file)
        else:
            with temporary.open("w", encoding="utf-8", newline="\n") as plain:
                yield plain


def _words(words: Words, ids: Sequence[int], spelling: Spelling) -> str:
    return " ".join(spelling.write(words.token(id)) for id in ids)


def _numbers(logs: Sequence[float], digits: int) -> str:
    """Probabilities; four digits distinguish the steps of the scores in a table."""
    return " ".join(f"{math.exp(value):.{digits}g}" for value in logs)


def escape(token: str) -> str:
    """``token`` as it stands in the files of Moses."""
    for plain, escaped in _ESCAPES:
        token = token.replace(plain, escaped)
    return token


def unescape(token: str) -> str:
    """The token that stands in a file of Moses as ``token``."""
    if "&" in token:
        for plain, escaped in reversed(_ESCAPES):
            token = token.replace(escaped, plain)
    return token
