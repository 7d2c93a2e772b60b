"""An alignment of two documents as it is looked through: merged, split, moved, left out, undone.

Rows are neighbouring stretches of sentences on either side, in order; together they hold every
sentence once, whatever is done. A change replaces some neighbouring rows by others, and is undone
by putting the old ones back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from postil.bitext.sentence_alignment import Bead

Side = Literal["source", "target"]
DOUBTFUL = 0.35  # below this confidence a row is to be looked at
Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """Sentences ``source[start:end]`` and ``target[start:end]``.

    Attributes
    ----------
    confidence
        0 to 1, of the aligner; 1 for what a person has arranged.
    kept
        Whether it goes into the memory; a row with one side never does.
    uncertain
        Whether it is to be looked at.
    """

    source: Span
    target: Span
    confidence: float
    kept: bool
    uncertain: bool

    @property
    def shape(self) -> tuple[int, int]:
        """Number of sentences on either side."""
        return self.source[1] - self.source[0], self.target[1] - self.target[0]

    @property
    def is_pair(self) -> bool:
        """Whether both sides have a sentence."""
        return all(self.shape)


class Change(NamedTuple):
    """Rows from ``start`` on were ``old`` and are ``new``."""

    start: int
    old: tuple[ReviewRow, ...]
    new: tuple[ReviewRow, ...]


class AlignmentReview:
    """The rows of an alignment under review, and the changes made to them.

    Parameters
    ----------
    source, target
        Sentences of the documents, as ``align_sentences`` got them.
    beads
        What it found.

    Attributes
    ----------
    changed
        Called with every :class:`Change`, undone ones too.
    """

    def __init__(self, source: Sequence[str], target: Sequence[str], beads: Sequence[Bead]) -> None:
        self.source, self.target = list(source), list(target)
        self.rows = [
            _row(bead.source, bead.target, bead.confidence, bead.confidence < DOUBTFUL)
            for bead in beads
        ]
        self.changed: Callable[[Change], None] = lambda _: None
        self._done: list[Change] = []
        self._undone: list[Change] = []

    def __len__(self) -> int:
        return len(self.rows)

    def texts(self, place: int) -> tuple[list[str], list[str]]:
        """The sentences of a row."""
        row = self.rows[place]
        return self.source[slice(*row.source)], self.target[slice(*row.target)]

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Pairs for the memory: the kept rows, their sentences joined by spaces."""
        for place, row in enumerate(self.rows):
            if row.kept and row.is_pair:
                source, target = self.texts(place)
                yield _joined(source), _joined(target)

    @property
    def counts(self) -> tuple[int, int]:
        """Number of rows that go into the memory, and of those to be looked at."""
        kept = sum(row.kept and row.is_pair for row in self.rows)
        return kept, sum(row.uncertain for row in self.rows)

    def merge(self, place: int) -> bool:
        """Make one row of a row and the next; False if there is none."""
        if not 0 <= place < len(self.rows) - 1:
            return False
        one, other = self.rows[place : place + 2]
        self._replace(
            place, 2, _arranged((one.source[0], other.source[1]), (one.target[0], other.target[1]))
        )
        return True

    def split(self, place: int) -> bool:
        """Part the first sentence of either side from the rest; False if there is no rest."""
        row = self.rows[place]
        if max(row.shape) < 2:
            return False
        cuts = [min(start + 1, end) for start, end in (row.source, row.target)]
        self._replace(
            place,
            1,
            _arranged((row.source[0], cuts[0]), (row.target[0], cuts[1])),
            _arranged((cuts[0], row.source[1]), (cuts[1], row.target[1])),
        )
        return True

    def move(self, place: int, side: Side, step: int) -> bool:
        """Move a sentence of one side to the neighbour: the first one up, the last one down.

        A row that becomes empty goes. At the ends, and to leave a row behind, a new row is made.

        Parameters
        ----------
        step
            -1 up, 1 down.

        Returns
        -------
        bool
            False if the row has no sentence on that side, or would only become itself again.
        """
        row = self.rows[place]
        start, end = getattr(row, side)
        if start == end:
            return False
        other = place + step
        if not 0 <= other < len(self.rows):
            if not any(row.shape) or sum(row.shape) < 2:
                return False
            cut = start + 1 if step < 0 else end - 1
            parts = (start, cut), (cut, end)
            away, rest = parts if step < 0 else parts[::-1]
            opposite = row.target if side == "source" else row.source
            edge = opposite[0] if step < 0 else opposite[1]
            new = [_sided(side, away, (edge, edge)), _sided(side, rest, opposite)]
            self._replace(place, 1, *(new if step < 0 else new[::-1]))
            return True
        neighbour = self.rows[other]
        their = getattr(neighbour, side)
        if step < 0:
            mine, theirs = (start + 1, end), (their[0], start + 1)
        else:
            mine, theirs = (start, end - 1), (end - 1, their[1])
        moved = [_with(neighbour, side, theirs), _with(row, side, mine)]
        if step > 0:
            moved.reverse()
        self._replace(min(place, other), 2, *(one for one in moved if any(one.shape)))
        return True

    def keep(self, place: int, kept: bool) -> None:
        """Set whether a row goes into the memory; it is not uncertain any more."""
        self._replace(place, 1, replace(self.rows[place], kept=kept, uncertain=False))

    def mark(self, place: int, uncertain: bool) -> None:
        """Mark a row as uncertain, or as checked: then a pair goes into the memory."""
        row = self.rows[place]
        kept = row.kept or (not uncertain and row.is_pair)
        self._replace(place, 1, replace(row, uncertain=uncertain, kept=kept))

    def next_uncertain(self, place: int) -> int | None:
        """The next uncertain row after ``place``, beginning again at the top; None without any."""
        count = len(self.rows)
        for distance in range(1, count + 1):
            at = (place + distance) % count
            if self.rows[at].uncertain:
                return at
        return None

    def undo(self) -> int | None:
        """Take the last change back; returns where, or None if there is none."""
        if not self._done:
            return None
        change = self._done.pop()
        self._undone.append(change)
        self._put(Change(change.start, change.new, change.old))
        return change.start

    def redo(self) -> int | None:
        """Do again what was undone; returns where, or None if there is nothing."""
        if not self._undone:
            return None
        change = self._undone.pop()
        self._done.append(change)
        self._put(change)
        return change.start

    def _replace(self, start: int, count: int, *new: ReviewRow) -> None:
        old = tuple(self.rows[start : start + count])
        if old == new:
            return
        change = Change(start, old, new)
        self._done.append(change)
        self._undone.clear()
        self._put(change)

    def _put(self, change: Change) -> None:
        self.rows[change.start : change.start + len(change.old)] = change.new
        self.changed(change)


def _row(source: Span, target: Span, confidence: float, uncertain: bool) -> ReviewRow:
    pair = source[0] < source[1] and target[0] < target[1]
    return ReviewRow(source, target, confidence, pair and not uncertain, uncertain)


def _arranged(source: Span, target: Span) -> ReviewRow:
    """A row a person has made."""
    return _row(source, target, 1.0, uncertain=False)


def _sided(side: Side, span: Span, opposite: Span) -> ReviewRow:
    return _arranged(span, opposite) if side == "source" else _arranged(opposite, span)


def _with(row: ReviewRow, side: Side, span: Span) -> ReviewRow:
    opposite = row.target if side == "source" else row.source
    return _sided(side, span, opposite)


def _joined(sentences: Sequence[str]) -> str:
    return " ".join(text.strip() for text in sentences).strip()
