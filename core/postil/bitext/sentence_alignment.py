"""Sentence alignment of two documents.

Dynamic programming over beads (1-1, 1-0, 0-1, 2-1, 1-2, 2-2) by the lengths of sentences (Gale &
Church 1993), twice. The first way through also counts words that are the same in both languages
(numbers, names, addresses); its 1-1 beads give a small lexicon by Dice's coefficient (as Moore
2002 does with model 1), and the next way, in a narrow corridor around the last, counts what that
lexicon explains too. Nothing but the two documents is needed; time grows with their length.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import regex

from postil.bitext.bead_search import BEADS, cheapest_path, matched_words
from postil.text.scripts import UNSPACED
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
I32 = npt.NDArray[np.int32]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]

MAX_CELLS = 24_000_000  # of the first corridor: 600 MB at most
NARROW = 80  # columns on each side of the first way in the second corridor
GAIN = 1.0  # of a word that is explained, in units of -log p
EXPECTED = 0.35  # share of words that chance explains
LEAST_DICE = 0.15
LEAST_TOGETHER = 2
ROUNDS = 2  # of learning a lexicon and aligning by it
PARTNERS = 8  # of a word
_RUN = rf"\p{{Han}}++|(?:\p{{Katakana}}ー*+)++|\p{{Hiragana}}++|[{UNSPACED}]++"
_WORD = regex.compile(
    rf"\p{{N}}[\p{{N}}.,:/]*\p{{N}}|(?P<run>{_RUN})"
    rf"|[[\p{{L}}\p{{M}}\p{{N}}]--[\p{{Han}}\p{{Katakana}}\p{{Hiragana}}{UNSPACED}]]+"
    r"|[^\s\p{L}\p{M}\p{N}]",
    regex.VERSION1,
)
_LETTERS = regex.compile(rf"\p{{Han}}|(?P<three>[{UNSPACED}])")


@dataclass(frozen=True, slots=True)
class Bead:
    """Sentences ``source[start:end]`` and ``target[start:end]`` that translate each other.

    Attributes
    ----------
    confidence
        0 to 1: the share of their words that the words of the other side explain.
    """

    source: tuple[int, int]
    target: tuple[int, int]
    confidence: float

    @property
    def shape(self) -> tuple[int, int]:
        """Number of sentences on either side."""
        return self.source[1] - self.source[0], self.target[1] - self.target[0]


@dataclass(frozen=True, slots=True)
class _Side:
    """Sentences as word ids, and their lengths in characters."""

    words: U32
    offsets: U64
    characters: F64
    names: list[str]
    weights: F32  # of each word: 1 for one that stands in one sentence, 0 in all

    @property
    def counts(self) -> F64:
        """Words of each sentence, by weight."""
        sums = np.concatenate(([0.0], np.cumsum(self.weights[self.words], dtype=np.float64)))
        return np.diff(sums[self.offsets.astype(np.int64)])

    def __len__(self) -> int:
        return len(self.characters)


@dataclass(frozen=True, slots=True)
class _Lexicon:
    """Partners of word f: ``columns[rows[f]:rows[f + 1]]`` with ``strengths`` from 0 to 1."""

    rows: U64
    columns: U32
    strengths: F32

    @classmethod
    def of(cls, left: U32, right: U32, strengths: F32, words: int) -> _Lexicon:
        order = np.lexsort((right, left))
        rows = np.zeros(words + 1, dtype=np.uint64)
        np.cumsum(np.bincount(left, minlength=words), out=rows[1:])
        return cls(rows, right[order].astype(np.uint32), strengths[order].astype(np.float32))


Pairs = tuple[U32, U32, F32]


def align_sentences(
    source: Sequence[str], target: Sequence[str], progress: Progress | None = None
) -> list[Bead]:
    """The beads of two documents, in order; together they hold every sentence once.

    Parameters
    ----------
    source, target
        Sentences in the order of the documents.
    """
    progress = progress or Progress()
    if not source or not target:
        return _unpaired(len(source), len(target))
    progress.update(0.0, 1.0, "Aligning by length")
    left, right = _side(source), _side(target)
    same = _identical(left, right)
    width = max(1, min(len(right) + 1, MAX_CELLS // (len(left) + 1)))
    path = _align(left, right, same, _diagonal(len(left), len(right), width), width)
    progress.update(0.5, message="Aligning by words")
    for _ in range(ROUNDS):
        lexicon = _merged(same, _dice(left, right, path))
        starts, width = _around(path, len(left), len(right))
        path = _align(left, right, lexicon, starts, width)
        progress.check()
    progress.update(1.0)
    return path


def _align(left: _Side, right: _Side, pairs: Pairs, starts: I32, width: int) -> list[Bead]:
    matched = _matched(left, right, pairs, starts, width)
    counts = _word_counts(left, right, starts, width)
    gains = GAIN * (matched - EXPECTED * counts)
    ratio = max(right.characters.sum(), 1.0) / max(left.characters.sum(), 1.0)
    found = cheapest_path(
        left.characters, right.characters, ratio, gains.astype(np.float32), starts
    )
    if found is None:
        raise ValueError("the corridor does not join both ends")
    beads = []
    for i, j, kind in found:
        cell = kind, i, j - int(starts[i])
        share = float(matched[cell] / counts[cell]) if counts[cell] > 0 else 0.0
        ends = i + BEADS[kind][0], j + BEADS[kind][1]
        beads.append(Bead((i, ends[0]), (j, ends[1]), min(1.0, share)))
    return beads


def _matched(left: _Side, right: _Side, pairs: Pairs, starts: I32, width: int) -> F32:
    """Explained words of each kind of bead at each cell: float32, shape (6, n + 1, width)."""
    forth = _Lexicon.of(*pairs, len(left.names))
    back = _Lexicon.of(pairs[1], pairs[0], pairs[2], len(right.names))
    back_starts, back_width = _turned(starts, width, len(right))
    rows = np.arange(len(left) + 1)[:, None]
    columns = starts[:, None] + np.arange(width)
    # Target words explained by source sentence i (and i + 1), and the other way round.
    by_source = [_explained((left, right), forth, starts, width, n) for n in (1, 2)]
    by_target = [_explained((right, left), back, back_starts, back_width, n) for n in (1, 2)]

    def target_words(joined: int, shift: int) -> F32:
        table = by_source[joined - 1]
        out = np.zeros((len(left) + 1, width), dtype=np.float32)
        out[:-1, : width - shift] = table[:, shift:]
        return out

    def source_words(joined: int, shift: int) -> F32:
        at, row = columns.clip(0, len(right) - 1), rows + shift
        place = row - back_starts[at]
        there = (columns >= 0) & (columns < len(right)) & (row < len(left))
        there &= (place >= 0) & (place < back_width)
        found = by_target[joined - 1][at, place.clip(0, back_width - 1)]
        return np.where(there, found, np.float32(0))

    matched = np.zeros((len(BEADS), len(left) + 1, width), dtype=np.float32)
    for kind, (sources, targets) in enumerate(BEADS):
        if sources and targets:
            matched[kind] = sum(target_words(sources, shift) for shift in range(targets))
            matched[kind] += sum(source_words(targets, shift) for shift in range(sources))
    return matched


def _explained(
    sides: tuple[_Side, _Side], lexicon: _Lexicon, starts: I32, width: int, joined: int
) -> F32:
    """Words of sentences of the second side explained by one or two sentences of the first."""
    side, other = sides
    out = np.zeros((len(side), width), dtype=np.float32)
    matched_words(
        side.words,
        side.offsets,
        other.words,
        other.offsets,
        lexicon.rows,
        lexicon.columns,
        lexicon.strengths,
        np.ascontiguousarray(starts[: len(side)]),
        width,
        joined,
        other.weights,
        out,
    )
    return out


def _word_counts(left: _Side, right: _Side, starts: I32, width: int) -> F32:
    """Words of each kind of bead at each cell, of both sides together; 0 for unpaired ones."""
    columns = (starts[:, None] + np.arange(width)).clip(0)
    counts = np.zeros((len(BEADS), len(left) + 1, width), dtype=np.float32)
    ours, theirs = (np.concatenate((side.counts, np.zeros(2))) for side in (left, right))
    for kind, (sources, targets) in enumerate(BEADS):
        if sources and targets:
            rows = sum(ours[n : n + len(left) + 1] for n in range(sources))
            cells = sum(theirs[(columns + n).clip(max=len(right))] for n in range(targets))
            counts[kind] = np.asarray(rows)[:, None] + cells
    return counts


def _diagonal(rows: int, columns: int, width: int) -> I32:
    """Starts of a corridor of ``width`` around the diagonal."""
    middle = np.arange(rows + 1) * (columns / rows) - width / 2
    return middle.round().clip(0, max(0, columns + 1 - width)).astype(np.int32)


def _around(path: Sequence[Bead], rows: int, columns: int) -> tuple[I32, int]:
    """Starts and width of a narrow corridor around ``path``."""
    places = np.full(rows + 1, -1.0)
    for bead in path:
        places[bead.source[0]] = bead.target[0]
    places[rows] = columns
    known = np.flatnonzero(places >= 0)
    middle = np.interp(np.arange(rows + 1), known, places[known])
    jump = int(np.ceil(np.abs(np.diff(middle)).max(initial=0.0)))
    width = min(columns + 1, 2 * NARROW + 1 + jump)
    starts = (middle - NARROW).clip(0, columns + 1 - width)
    return starts.astype(np.int32), width


def _turned(starts: I32, width: int, columns: int) -> tuple[I32, int]:
    """The corridor that holds the same cells, by column."""
    column = np.arange(columns)
    first = np.searchsorted(starts + width, column, side="right")
    last = np.searchsorted(starts, column, side="right")
    return first.astype(np.int32), max(1, int((last - first).max(initial=1)))


def _side(sentences: Sequence[str]) -> _Side:
    ids: dict[str, int] = {}
    words: list[int] = []
    offsets = [0]
    for sentence in sentences:
        found = _words(sentence.casefold())
        words += [ids.setdefault(word, len(ids)) for word in found]
        offsets.append(len(words))
    flat, ends = np.array(words, dtype=np.uint32), np.array(offsets, dtype=np.uint64)
    characters = np.array([len(sentence) for sentence in sentences], dtype=np.float64)
    shares = np.array([_share(word) for word in ids], dtype=np.float32)
    return _Side(flat, ends, characters, list(ids), shares * _weights(flat, ends, len(ids)))


def _words(sentence: str) -> list[str]:
    """Words of a sentence. Where no spaces part them, kana as long as they are of one kind, every
    two ideographs that follow each other, every three letters of Thai and the like: no one of these
    need be a word, but what is said again has the same.
    """
    words = []
    for found in _WORD.finditer(sentence):
        word = found[0]
        letters = _LETTERS.match(word) if found["run"] else None
        size = 3 if letters and letters["three"] else 2
        if letters and len(word) > size:
            words += [word[at : at + size] for at in range(len(word) - size + 1)]
        else:
            words.append(word)
    return words


def _share(word: str) -> float:
    """Weight of a word as a part of a text: each character of a run is in several pieces of it."""
    letters = _LETTERS.match(word)
    return 1.0 if letters is None else 1 / 3 if letters["three"] else 1 / 2


def _weights(words: U32, offsets: U64, count: int) -> F32:
    """log(sentences / those with the word), in units of that of the rarest."""
    sentences = len(offsets) - 1
    ends = offsets.astype(np.int64)
    where = np.repeat(np.arange(sentences), ends[1:] - ends[:-1])
    both = np.unique(np.stack((words, where)), axis=1)[0]
    frequency = np.bincount(both, minlength=count)
    return np.asarray(np.log((sentences + 1) / frequency) / np.log(sentences + 1), dtype=np.float32)


def _identical(left: _Side, right: _Side) -> Pairs:
    """Words that both sides have."""
    numbers = {word: n for n, word in enumerate(right.names)}
    pairs = [(n, numbers[word]) for n, word in enumerate(left.names) if word in numbers]
    first, second = np.array(pairs, dtype=np.uint32).reshape(-1, 2).T
    return first, second, np.ones(len(pairs), dtype=np.float32)


def _dice(left: _Side, right: _Side, path: Sequence[Bead]) -> Pairs:
    """Pairs of words that stand in the same 1-1 beads, with Dice's coefficient as strength."""
    keys: list[U64] = []
    singles: tuple[list[U64], list[U64]] = ([], [])
    for bead in path:
        if bead.shape != (1, 1):
            continue
        sets = [
            np.unique(side.words[side.offsets[at] : side.offsets[at + 1]]).astype(np.uint64)
            for side, at in ((left, bead.source[0]), (right, bead.target[0]))
        ]
        for n in (0, 1):
            singles[n].append(sets[n])
        keys.append((sets[0][:, None] << np.uint64(32) | sets[1]).ravel())
    if not keys:
        empty = np.empty(0, dtype=np.uint32)
        return empty, empty, np.empty(0, dtype=np.float32)
    pairs, together = np.unique(np.concatenate(keys), return_counts=True)
    pairs, together = pairs[together >= LEAST_TOGETHER], together[together >= LEAST_TOGETHER]
    first, second = (pairs >> np.uint64(32)).astype(np.uint32), pairs.astype(np.uint32)
    counts = [
        np.bincount(np.concatenate(found).astype(np.int64), minlength=len(side.names))
        for found, side in zip(singles, (left, right), strict=True)
    ]
    dice = 2 * together / (counts[0][first] + counts[1][second])
    kept = (dice >= LEAST_DICE) & _best(first, dice) & _best(second, dice)
    return first[kept], second[kept], dice[kept].astype(np.float32)


def _best(words: U32, strengths: F64) -> npt.NDArray[np.bool_]:
    """Whether a pair is among the ``PARTNERS`` strongest of its word."""
    order = np.lexsort((-strengths, words))
    ranked = words[order]
    starts = np.flatnonzero(np.concatenate(([True], ranked[1:] != ranked[:-1])))
    lengths = np.diff(np.append(starts, len(ranked)))
    rank = np.arange(len(ranked)) - np.repeat(starts, lengths)
    best = np.empty(len(words), dtype=np.bool_)
    best[order] = rank < PARTNERS
    return best


def _merged(one: Pairs, other: Pairs) -> Pairs:
    """Both lexicons; a pair in both has the greater strength."""
    return (
        np.concatenate((one[0], other[0])),
        np.concatenate((one[1], other[1])),
        np.concatenate((one[2], other[2])),
    )


def _unpaired(sources: int, targets: int) -> list[Bead]:
    beads = [Bead((n, n + 1), (0, 0), 0.0) for n in range(sources)]
    return beads + [Bead((sources, sources), (n, n + 1), 0.0) for n in range(targets)]
