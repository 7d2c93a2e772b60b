"""One side of the training text: from tokens, a sentence a line, to truecased ids of a bitext.

Each word is looked at once. Text becomes ids of words as they are written, on disk; where sentences
begin, what they count for, and what case is wanted there is then worked out for some thousand
sentences at a time, from what is known of each word. The result is that of ``Truecaser.train`` and
``Truecaser.truecase`` on every sentence.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from postil.bitext.store import WrittenSide, write_side
from postil.text.casing import (
    CAPITALISED,
    CASED,
    IN_CAPITALS,
    LEAST_CAPITALISED,
    NOT_IN_CAPITALS,
    SENTENCE_ENDS,
    SMALL,
    UNCASED,
    Truecaser,
    capitals_of,
    place_of,
)
from postil.text.vocabulary import SENTENCE_END, UNKNOWN, Vocabulary
from postil.types.processes import wait_or_cancel

BATCH = 1000  # sentences
SIDES = ("source", "target")

I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class SideWork:
    """Options and inputs for encoding one side of a bitext.

    Attributes
    ----------
    plain
        File of tokens with a space between, a sentence a line; it is removed.
    side, folder
        0 or 1, and where it is written; on side 0, the source, headings are read as such.
    truecase
        Whether forms of words are counted; else all is cased as by a ``Truecaser`` that knows none.
    chosen
        Numbers of the sentences that are held out.
    """

    plain: Path
    side: int
    folder: Path
    language: str
    truecase: bool
    chosen: frozenset[int]


@dataclass(frozen=True, slots=True)
class EncodedSide:
    """A side as it was written, what cased it, and the tokens of what was held out."""

    written: WrittenSide
    truecaser: Truecaser
    held_out: list[list[str]]


def encode_side(work: SideWork) -> EncodedSide:
    """Count the forms of words, then truecase and encode all sentences of a side."""
    return _Encoding(work).run()


class _Batch(NamedTuple):
    """Some sentences: ids of their words as written, one after another, and their lengths."""

    words: U32
    lengths: I64

    @property
    def starts(self) -> I64:
        return np.cumsum(self.lengths) - self.lengths


class _Words(dict[str, int]):
    """Ids of words, in the order in which they come."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def __missing__(self, word: str) -> int:
        number = self[word] = len(self.texts)
        self.texts.append(word)
        return number


class _OfWords:
    """Values of a function of words, by their ids; it is called once for each, in their order."""

    def __init__(self, words: _Words, function: Callable[[str], int]) -> None:
        self._words, self._function = words, function
        self._known = np.empty(0, dtype=np.int64)

    def __call__(self, numbers: npt.NDArray[np.integer]) -> I64:
        self._known = _with_room(self._known, len(self._words.texts), -1)
        found: I64 = self._known[numbers]
        if new := dict.fromkeys(numbers[found < 0].tolist()):
            for number in new:
                self._known[number] = self._function(self._words.texts[number])
            found = self._known[numbers]
        return found


def _with_room(values: I64, size: int, fill: int) -> I64:
    """``values`` if there are ``size`` of them, else with at least as many more as there are."""
    missing = size - len(values)
    if missing <= 0:
        return values
    return np.concatenate([values, np.full(max(missing, len(values)), fill, dtype=np.int64)])


class _Encoding:
    """The work on one side."""

    def __init__(self, work: SideWork) -> None:
        self.work = work
        self.words = words = _Words()
        self.truecaser = truecaser = Truecaser(work.language, headings=work.side == 0)
        self.looks = _OfWords(words, truecaser.look)
        self.places = _OfWords(words, place_of)
        self.capitals = _OfWords(words, capitals_of)
        self.are_lower = _OfWords(words, lambda word: word == truecaser.lower(word))
        self.at_start = _OfWords(words, lambda word: words[truecaser.at_start(word)])
        self.from_capitals = _OfWords(words, lambda word: words[truecaser.from_capitals(word)])
        self.vocabulary = Vocabulary()
        self.numbers = _OfWords(words, self._number)
        self.counts = np.zeros(0, dtype=np.int64)
        self.begun = {True: 0, False: 0}  # texts without a mark at the end: with a capital, without
        self.held_out: list[list[str]] = []

    def run(self) -> EncodedSide:
        work = self.work
        raw = work.plain.with_suffix(".ids")
        lengths = []
        with raw.open("wb") as stream:
            for batch in self._read():
                batch.words.tofile(stream)
                lengths.append(batch.lengths)
                if work.truecase:
                    self._count(batch)
        work.plain.unlink()
        if work.truecase:
            forms = dict(zip(self.words.texts, self.counts.tolist(), strict=False))
            self.truecaser.learn(forms, self.begun)
        with raw.open("rb") as stream:
            kept = self._kept(
                _Batch(np.fromfile(stream, np.uint32, int(some.sum())), some) for some in lengths
            )
            written = write_side(work.folder, SIDES[work.side], kept, self.vocabulary)
        raw.unlink()
        return EncodedSide(written, self.truecaser, self.held_out)

    def _read(self) -> Iterator[_Batch]:
        number_of = self.words.__getitem__
        with self.work.plain.open(encoding="utf-8", newline="\n") as stream:
            while lines := list(islice(stream, BATCH)):
                wait_or_cancel()
                words, lengths = array("I"), array("q")
                for line in lines:
                    tokens = line[:-1].split(" ")
                    words.extend(map(number_of, tokens))
                    lengths.append(len(tokens))
                yield _Batch(np.array(words, np.uint32), np.array(lengths, np.int64))

    def _count(self, batch: _Batch) -> None:
        """Count words where they show their own case; see ``Truecaser.train``."""
        known = len(self.words.texts)
        self.counts = _with_room(self.counts, known, 0)
        hidden = self._in_capitals(batch) | self._in_headings(batch)
        starts = batch.words[self._starts(batch, hidden)]
        shown = np.bincount(batch.words[~hidden], minlength=known)
        not_shown = np.bincount(starts[self.are_lower(starts) == 0], minlength=known)
        self.counts[:known] += shown - not_shown
        firsts = self._unmarked_beginnings(batch, hidden)
        lower = int(np.count_nonzero(self.are_lower(firsts)))
        self.begun[False] += lower
        self.begun[True] += len(firsts) - lower

    def _unmarked_beginnings(self, batch: _Batch, hidden: Flags) -> U32:
        """The first words, if they have case, of texts that end without a mark."""
        lasts = self.places(batch.words)[batch.starts + batch.lengths - 1]
        marked = np.repeat(lasts == SENTENCE_ENDS, batch.lengths)
        return batch.words[self._first_words(batch, batch.starts, hidden | marked)]

    def _in_capitals(self, batch: _Batch) -> Flags:
        """Of each word, whether it stands in a sentence in capitals."""
        capitals = self.capitals(batch.words)
        starts = batch.starts
        has_words = np.logical_or.reduceat(capitals == IN_CAPITALS, starts)
        has_others = np.logical_or.reduceat(capitals == NOT_IN_CAPITALS, starts)
        found: Flags = np.repeat(has_words & ~has_others, batch.lengths)
        return found

    def _in_headings(self, batch: _Batch) -> Flags:
        """Of each word, whether it stands in a heading; see ``Truecaser``."""
        if not self.truecaser.headings:
            return np.zeros(len(batch.words), dtype=np.bool_)
        looks, starts = self.looks(batch.words), batch.starts
        capitals = np.add.reduceat(looks == CAPITALISED, starts, dtype=np.int64)
        small = np.logical_or.reduceat(looks == SMALL, starts)
        found: Flags = np.repeat((capitals >= LEAST_CAPITALISED) & ~small, batch.lengths)
        return found

    def _starts(self, batch: _Batch, hidden: Flags) -> I64:
        """Places of the first words, if they have case, of the sentences of texts that are not
        ``hidden``.
        """
        ends = np.flatnonzero(self.places(batch.words) == SENTENCE_ENDS)
        return self._first_words(batch, np.append(batch.starts, ends), hidden)

    def _first_words(self, batch: _Batch, beginnings: I64, hidden: Flags) -> I64:
        """Places of the first words, if they have case, of the parts that begin at some places."""
        places = self.places(batch.words)
        parts = np.zeros(len(batch.words), dtype=np.bool_)
        parts[beginnings] = True
        part = np.cumsum(parts)
        words = np.flatnonzero(((places == CASED) | (places == UNCASED)) & ~hidden)
        if not len(words):
            return words
        firsts = words[np.append(True, np.diff(part[words]) > 0)]
        cased: I64 = firsts[places[firsts] == CASED]
        return cased

    def _kept(self, batches: Iterable[_Batch]) -> Iterator[tuple[U32, I64]]:
        """Ids of the vocabulary of all that is not held out."""
        first = 0
        for batch in batches:
            wait_or_cancel()
            words = self._truecased(batch)
            kept = self._without_held_out(first, _Batch(words, batch.lengths))
            first += len(batch.lengths)
            if len(kept.lengths):
                yield self.numbers(kept.words).astype(np.uint32), kept.lengths

    def _truecased(self, batch: _Batch) -> U32:
        in_capitals = self._in_capitals(batch)
        starts = self._starts(batch, in_capitals)
        words = batch.words.copy()
        all_over = in_capitals | self._in_headings(batch)
        words[all_over] = self.from_capitals(batch.words[all_over])
        words[starts] = self.at_start(batch.words[starts])
        return words

    def _without_held_out(self, first: int, batch: _Batch) -> _Batch:
        """A batch without its held-out sentences; the first sentence has the number ``first``."""
        out = [at for at in range(len(batch.lengths)) if first + at in self.work.chosen]
        if not out:
            return batch
        texts = self.words.texts
        for at in out:
            start = int(batch.starts[at])
            words = batch.words[start : start + int(batch.lengths[at])]
            self.held_out.append([texts[word] for word in words.tolist()])
        kept = np.ones(len(batch.lengths), dtype=np.bool_)
        kept[out] = False
        return _Batch(batch.words[np.repeat(kept, batch.lengths)], batch.lengths[kept])

    def _number(self, word: str) -> int:
        """Id in the vocabulary, whose words stand in the order in which they come.

        A word of the text that looks like <s> must not start a sentence: it is unknown.
        """
        number = self.vocabulary.add(word)
        return number if number > SENTENCE_END else UNKNOWN
