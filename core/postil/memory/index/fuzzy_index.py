"""The fuzzy index in memory: find the units whose source resembles a text, exactly and quickly.

Arrays (``fixed``), units numbered in order of length:

====================  =======  ==========================================================
``ids``               int64    n      unit ids
``offsets``           uint64   n + 1  where each unit's tokens start
``tokens``            uint32          token ids of all units
``alive``             uint8    n      0 for a removed unit (its tombstone)
``posting_offsets``   uint64   v + 1  where each token's list starts
``postings``          uint32          unit numbers, rising
====================  =======  ==========================================================

What was added since stands in the tail, in order of arrival, without lists; when the tail has grown
long it is merged into the fixed arrays. A unit is visible to the next search as soon as
:meth:`FuzzyIndex.put` returns.

A search reads a snapshot and waits for nobody. Whoever changes the index publishes a new snapshot
at the end. What an older one shows is never written to: ``alive`` is copied before it is changed,
and the other arrays of the tail are only written behind the units that were published.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import starmap
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from postil.memory.index.fragments import FragmentFinder
from postil.memory.index.fuzzy_search import Searcher
from postil.memory.index.inner_words import InnerPart, QueryParts, VocabularyText
from postil.memory.index.inverted import gather, invert
from postil.memory.index.nearly import NearFinder
from postil.memory.index.rows_of_words import WordRowFinder
from postil.memory.index.written_forms import WrittenForms
from postil.text.inflected_words import InflectedWords

UNKNOWN = 0xFFFFFFFF
TAIL_LIMIT = 4096
"""Units in the tail before it is merged: a search reads the whole tail, about 50 ns a unit."""

FEW_ENTRIES = 50_000
"""Entries of the lists of a word that are read at once to find the units with it and others."""

NEWEST_UNITS = 16_384
"""Units at least that are looked at first where there are more: about 2 ms."""

NEWEST_SHARE = 8
"""One unit is looked at first for so many entries; each takes as long as some two entries do."""

LISTED_UNITS = 4096
"""Units with a word that are looked at first: about 1 ms."""

_LEAST = np.iinfo(np.int64).min

Int64s = NDArray[np.int64]
Number = TypeVar("Number", bound=np.generic)


@dataclass(frozen=True, slots=True)
class IndexedUnits:
    """Units as blocks store them: ids, lengths in tokens, token ids. In order of length, and of id
    where lengths are equal, they need not be put in order.
    """

    ids: Int64s
    lengths: NDArray[np.uint32]
    tokens: NDArray[np.uint32]

    @property
    def offsets(self) -> NDArray[np.uint64]:
        """Offset of the first token of each unit, and the end of the last unit."""
        offsets = np.zeros(len(self.ids) + 1, np.uint64)
        np.cumsum(self.lengths, out=offsets[1:])
        return offsets

    def texts(self, words: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
        """Id and tokens of each unit."""
        start = 0
        for unit, length in zip(self.ids.tolist(), self.lengths.tolist(), strict=True):
            yield unit, [words[token] for token in self.tokens[start : start + length].tolist()]
            start += length

    def by_length(self) -> IndexedUnits:
        """The units in order of length; those of equal length as they stand."""
        if not np.any(self.lengths[1:] < self.lengths[:-1]):
            return self
        order = np.argsort(self.lengths, kind="stable").astype(np.int64)
        tokens, _ = gather(self.tokens, self.offsets, order)
        return IndexedUnits(self.ids[order], self.lengths[order], tokens)


class _Snapshot(NamedTuple):
    """Snapshot of the index that a search reads.

    Attributes
    ----------
    fixed
        The arrays in the order of the table above.
    tail
        Ids, offsets, tokens, alive, and how many units.
    size
        Living units.
    by_id
        Numbers of the fixed units in order of id.
    """

    fixed: tuple[
        Int64s,
        NDArray[np.uint64],
        NDArray[np.uint32],
        NDArray[np.uint8],
        NDArray[np.uint64],
        NDArray[np.uint32],
    ]
    tail: tuple[Int64s, NDArray[np.uint64], NDArray[np.uint32], NDArray[np.uint8], int]
    size: int
    by_id: Int64s


class FuzzyHit(NamedTuple):
    """A unit that resembles what was sought: its score in percent, and the percent that the tokens
    are alike as they are written.
    """

    unit: int
    score: int
    as_written: int


class NearHit(NamedTuple):
    """A unit that holds nearly the words sought: how many are missing, added or replaced, and its
    tokens that stand for them, as a half-open span.
    """

    errors: int
    unit: int
    span: tuple[int, int]


class FuzzyIndex:
    """Token sequences by unit id; safe to use from several threads, which search side by side.

    Raises
    ------
    ValueError
        Two of ``units`` have one id.
    """

    def __init__(self, words: Sequence[str] = (), units: IndexedUnits | None = None) -> None:
        self._lock = threading.Lock()  # of who changes it
        self._vocabulary_lock = threading.Lock()  # of the two below
        self._forms = InflectedWords()
        self._text = VocabularyText()
        self._written: dict[str, WrittenForms] = {}  # by language; of a memory there is one
        self._searchers: deque[Searcher] = deque()  # those that are not searching
        self.words: list[str] = list(words)
        self._number = {word: number for number, word in enumerate(self.words)}
        self._load(units or _no_units())
        self._publish()

    def __len__(self) -> int:
        return self._snapshot.size

    def put(self, unit: int, tokens: Sequence[str]) -> None:
        """Add a unit, or change it if it is there."""
        self.put_many([(unit, tokens)])
        self.merge_tail()

    def put_many(self, units: Iterable[tuple[int, Sequence[str]]]) -> None:
        """Add or change many units; :meth:`merge_tail` when there are no more."""
        with self._changing():
            for unit, tokens in units:
                self._delete(unit)
                self._append(unit, self._encode_growing(tokens))

    def merge_tail(self) -> None:
        """Merge the tail if it is long."""
        if self._tail_count >= TAIL_LIMIT:
            with self._changing():
                if self._tail_count >= TAIL_LIMIT:
                    self._load(self.export())

    def delete(self, unit: int) -> None:
        """Forget a unit; nothing happens if it is not there."""
        self.delete_many([unit])

    def delete_many(self, units: Iterable[int]) -> None:
        """Forget units; nothing happens for those that are not there."""
        with self._changing():
            for unit in units:
                self._delete(unit)

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """A change, published at its end."""
        with self._lock:
            try:
                yield
            finally:
                self._publish()

    def _publish(self) -> None:
        tail = (
            self._tail_ids,
            self._tail_offsets,
            self._tail_tokens,
            self._tail_alive,
            self._tail_count,
        )
        size = self._fixed_alive + len(self._tail_place)
        fixed = (*self._fixed[:3], self._alive, *self._fixed[4:])
        self._snapshot = _Snapshot(fixed, tail, size, self._place)
        self._shown_alive, self._shown_tail_alive = self._alive, self._tail_alive

    def search(
        self, tokens: Sequence[str], threshold: int, limit: int, language: str = ""
    ) -> list[FuzzyHit]:
        """The best units, best first; among equals those more alike as they are written, then the
        newest, come first.

        Parameters
        ----------
        threshold
            Least score in percent, floor(100 (L - d) / L) with L the longer length and d the token
            edit distance, in which no token differs from one that is only written otherwise
            (:func:`postil.memory.comparing.tokens.folded`); one less if some are.
        limit
            How many at most.
        language
            Of the units.
        """
        shown, query = self._snapshot, self._encode(tokens)
        written = self._written.get(language)
        if written is None:
            written = self._written.setdefault(language, WrittenForms(language))
        heads, rings = written.of(tokens, self._number, self.words)
        try:
            searcher = self._searchers.pop()
        except IndexError:
            searcher = Searcher()
        found = searcher.search(
            query,
            heads,
            rings,
            shown.fixed,
            shown.tail,
            len(self.words),
            threshold,
            limit,
        )
        self._searchers.append(searcher)
        return list(starmap(FuzzyHit, found))

    def fragments(
        self, tokens: Sequence[str], least: int, shown: int
    ) -> list[tuple[int, int, int, list[tuple[int, int]]]]:
        """The parts of ``tokens``, at least ``least`` long and as long as can be, that stand in
        units: (start, end, how often, [(unit id, place)] of the ``shown`` newest).
        """
        snapshot = self._snapshot
        return FragmentFinder(snapshot.fixed, snapshot.tail).find(
            self._encode(tokens), least, shown
        )

    def near(self, words: Sequence[str], errors: int, limit: int) -> list[NearHit]:
        """Units that hold ``words`` in a row, in any inflected form, with at most ``errors`` of
        them missing, added or replaced: those with the fewest errors first, newest first.
        """
        snapshot = self._snapshot
        with self._vocabulary_lock:
            pattern = [self._forms.of(word, self.words) for word in words]
        finder = NearFinder(snapshot.fixed, snapshot.tail)
        found = finder.find(pattern, len(self.words), errors, limit)
        return [NearHit(count, unit, (first, last)) for count, unit, first, last in found]

    def holding_in_a_row(self, parts: QueryParts, seconds: float, wanted: int) -> Iterator[Int64s]:
        """Ids, newest first, of the units that have the tokens of ``parts``, and perhaps of others:
        of some of the newest units, and if more are asked for, of all others.

        Parameters
        ----------
        wanted
            Units that are enough.

        Raises
        ------
        TimeoutError
            A look at the vocabulary takes longer than ``seconds``.
        """
        snapshot = self._snapshot
        with self._vocabulary_lock:
            words = [
                self._text.having(part, self.words, seconds) for part in parts.row + parts.others
            ]
        return self._found(snapshot, words, len(parts.row), wanted)

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest id that a unit may have; (1, 0) if there is none."""
        fixed, tail, _, by_id = self._snapshot
        ids, count = fixed[0], tail[4]
        ends = [ids[by_id[0]], ids[by_id[-1]]] if len(ids) else []
        if count:
            ends += [tail[0][:count].min(), tail[0][:count].max()]
        return (int(min(ends)), int(max(ends))) if ends else (1, 0)

    def holding(self, parts: Iterable[InnerPart], seconds: float, wanted: int) -> Iterator[Int64s]:
        """Ids, as :meth:`holding_in_a_row` gives them, of the units with a word in which each of
        ``parts`` matches, and perhaps of others; raises as that does.
        """
        snapshot = self._snapshot
        with self._vocabulary_lock:
            words = [self._text.holding(part, self.words, seconds) for part in parts]
        return self._found(snapshot, words, 0, wanted)

    def _found(
        self, snapshot: _Snapshot, words: list[NDArray[np.uint32]], in_a_row: int, wanted: int
    ) -> Iterator[Int64s]:
        finder = WordRowFinder(
            snapshot.fixed, snapshot.tail, snapshot.by_id, words, in_a_row, len(self.words)
        )
        return _newest_first(finder, wanted)

    def with_units(self, words: Sequence[str], units: IndexedUnits) -> FuzzyIndex:
        """A new index of these units and others; of units that both have, those of this index stay.

        Parameters
        ----------
        words
            Those that the tokens of ``units`` number.
        """
        with self._lock:
            known, all_words = self.export(), list(self.words)
        number = {word: at for at, word in enumerate(all_words)}
        for word in words:
            if number.setdefault(word, len(all_words)) == len(all_words):
                all_words.append(word)
        numbers = np.array([number[word] for word in words], np.uint32)
        fresh = np.flatnonzero(~np.isin(units.ids, known.ids)).astype(np.int64)
        added, _ = gather(units.tokens, units.offsets, fresh)
        both = IndexedUnits(
            np.concatenate([known.ids, units.ids[fresh]]),
            np.concatenate([known.lengths, units.lengths[fresh]]),
            np.concatenate([known.tokens, numbers[added]]),
        )
        order = np.lexsort((both.ids, both.lengths)).astype(np.int64)
        tokens, _ = gather(both.tokens, both.offsets, order)
        return FuzzyIndex(all_words, IndexedUnits(both.ids[order], both.lengths[order], tokens))

    def export(self) -> IndexedUnits:
        """All living units, in order of length and id."""
        (ids, offsets, tokens, alive, *_), tail, *_ = self._snapshot
        tail_ids, tail_offsets, tail_tokens, tail_alive, count = tail
        all_ids = np.concatenate([ids, tail_ids[:count]])
        starts = np.concatenate([offsets[:-1], tail_offsets[:count] + offsets[-1]])
        all_tokens = np.concatenate([tokens, tail_tokens[: int(tail_offsets[count])]])
        all_offsets = np.append(starts, np.uint64(len(all_tokens)))
        living = np.flatnonzero(np.concatenate([alive, tail_alive[:count]]))
        order = living[np.lexsort((all_ids[living], np.diff(all_offsets)[living]))].astype(np.int64)
        moved, moved_offsets = gather(all_tokens, all_offsets, order)
        return IndexedUnits(all_ids[order], np.diff(moved_offsets).astype(np.uint32), moved)

    def _load(self, units: IndexedUnits) -> None:
        units = units.by_length()
        ids, offsets = units.ids, units.offsets
        posting_offsets, postings = invert(units.tokens, offsets, len(self.words))
        self._alive = np.ones(len(ids), np.uint8)
        self._fixed_alive = len(ids)
        self._fixed = (ids, offsets, units.tokens, self._alive, posting_offsets, postings)
        self._place = np.argsort(ids, kind="stable")  # of the k-th smallest id
        self._sorted_ids = ids[self._place]
        if np.any(self._sorted_ids[1:] == self._sorted_ids[:-1]):
            raise ValueError("it has a unit twice")
        self._clear_tail()

    def _clear_tail(self) -> None:
        self._tail_ids = np.empty(256, np.int64)
        self._tail_alive = np.empty(256, np.uint8)
        self._tail_offsets = np.zeros(257, np.uint64)
        self._tail_tokens = np.empty(4096, np.uint32)
        self._tail_count = 0
        self._tail_place: dict[int, int] = {}

    def _encode(self, tokens: Sequence[str]) -> NDArray[np.uint32]:
        number = self._number
        return np.array([number.get(token, UNKNOWN) for token in tokens], np.uint32)

    def _encode_growing(self, tokens: Sequence[str]) -> list[int]:
        encoded = []
        for token in tokens:
            number = self._number.get(token)
            if number is None:
                number = self._number[token] = len(self.words)
                self.words.append(token)
            encoded.append(number)
        return encoded

    def _append(self, unit: int, tokens: list[int]) -> None:
        place = self._tail_count
        start = int(self._tail_offsets[place])
        end = start + len(tokens)
        if place == len(self._tail_ids):
            self._tail_ids = _grown(self._tail_ids, place + 1)
            self._tail_alive = _grown(self._tail_alive, place + 1)
            self._tail_offsets = _grown(self._tail_offsets, place + 2)
        if end > len(self._tail_tokens):
            self._tail_tokens = _grown(self._tail_tokens, end)
        self._tail_ids[place] = unit
        self._tail_alive[place] = 1
        self._tail_tokens[start:end] = tokens
        self._tail_offsets[place + 1] = end
        self._tail_place[unit] = place
        self._tail_count += 1

    def _delete(self, unit: int) -> None:
        place = self._tail_place.pop(unit, None)
        if place is not None:
            if self._tail_alive is self._shown_tail_alive:
                self._tail_alive = self._tail_alive.copy()
            self._tail_alive[place] = 0
            return
        rank = int(np.searchsorted(self._sorted_ids, unit))
        if rank < len(self._sorted_ids) and self._sorted_ids[rank] == unit:
            fixed = self._place[rank]
            if self._alive[fixed]:
                if self._alive is self._shown_alive:
                    self._alive = self._alive.copy()
                self._fixed_alive -= 1
                self._alive[fixed] = 0


def _newest_first(finder: WordRowFinder, wanted: int) -> Iterator[Int64s]:
    left = 0
    if finder.entries > FEW_ENTRIES:
        left = max(NEWEST_UNITS, finder.entries // NEWEST_SHARE)
    while left > 0 and finder.looked_down_to > _LEAST:
        found, looked = finder.newest(left, wanted)
        yield found
        left -= looked
        wanted *= 2
    while finder.looked_down_to > _LEAST:
        yield finder.others(LISTED_UNITS, wanted)
        wanted *= 2


def _no_units() -> IndexedUnits:
    return IndexedUnits(np.empty(0, np.int64), np.empty(0, np.uint32), np.empty(0, np.uint32))


def _grown(array: NDArray[Number], needed: int) -> NDArray[Number]:
    larger = np.zeros(max(needed, 2 * len(array)), array.dtype)
    larger[: len(array)] = array
    return larger
