"""Units of bilingual files, with other cuts than those of the file.

A *unit* is what a file keeps together: the segments of one ``trans-unit`` or ``unit`` of XLIFF, one
``msgstr`` of a PO file. Its outline are the sources of its segments and what stands between them,
each tag counting as one character. A segment that is not cut stays as it was read, to the last
tag; of one that is cut in two, pairs that run over the cut are closed before it and opened again
after it. The way back (:func:`joined`) puts the translations of the parts together, each pair once.

A segment keeps its name as long as it begins where it did; one that begins within another is called
after that one and the offset in it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from copy import copy
from dataclasses import dataclass, replace
from itertools import pairwise

from postil.formats.codes import Code, Part, Piece, length_of, text_of
from postil.formats.paragraphs import Breaks, CutText, Outline, whole_pairs
from postil.formats.segment import Remark, Segment, SegmentState
from postil.text.tags import Tag, TaggedText, placeholder

_WORK = list(SegmentState)[:5]  # in the order of the work


_EMPTY = TaggedText("")


@dataclass(frozen=True, slots=True)
class Gap:
    """Gap after a segment, before the next one of its unit.

    Attributes
    ----------
    text
        Between both sources.
    obstacle
        Why the file cannot hold both as one; "" if it can.
    """

    text: TaggedText = _EMPTY
    obstacle: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Segments of a file that became others; those of several are one in the file as well.

    Attributes
    ----------
    members
        As the file has them.
    names
        Of the segments they became.
    """

    members: tuple[Segment, ...]
    names: tuple[str, ...]
    pieces: tuple[Piece, ...]

    @property
    def source(self) -> TaggedText:
        """All sources of the group in a row; only their tags matter."""
        tags = [tag for one in self.members for tag in one.source.tags]
        return TaggedText.from_parts(tags)

    @property
    def is_changed(self) -> bool:
        """Whether it is cut otherwise than in the file."""
        return self.names != tuple(one.id for one in self.members)


class CutUnit(CutText):
    """A unit of a file and the segments it is cut into.

    Parameters
    ----------
    members
        Its segments, each with what follows it; what follows the last one does not matter.
    taken
        Names that other segments of the file have.
    """

    __slots__ = ("_ends", "_gaps", "_members", "_taken", "_usual")

    def __init__(
        self,
        id: str,  # what Segment calls it
        members: Sequence[tuple[Segment, Gap]],
        taken: Set[str] = frozenset(),
    ) -> None:
        self.id = id
        self._taken = taken
        self._members = [one for one, _ in members]
        self._gaps = [gap for _, gap in members[:-1]]
        parts: list[Part] = []
        starts, ends = [], []
        for member, gap in [*members[:-1], (members[-1][0], Gap())]:
            starts.append(length_of(parts))
            parts += _coded(member.source)
            ends.append(length_of(parts))
            parts += _coded(gap.text)
        self._parts = parts
        self._usual, self._ends = tuple(starts), tuple(ends)
        self._cut(self._usual[1:])

    def outline(self) -> Outline:
        """Outline: its text, where the file cuts it, and where it cannot be cut otherwise."""
        text = "".join(one if isinstance(one, str) else placeholder(0) for one in self._parts)
        return Outline(text, self._usual[1:], tuple(gap.obstacle for gap in self._gaps))

    def recut(self, breaks: Iterable[int]) -> CutUnit:
        """The same, cut at ``breaks``."""
        new = copy(self)
        new._cut(tuple(sorted(breaks)))
        return new

    def is_usual(self) -> bool:
        """Whether it is cut as in the file."""
        return self.starts == self._usual

    def obstacle(self, first: int, last: int) -> str:
        """Why neighbouring pieces cannot become one; "" if they can."""
        for start in self.starts[first + 1 : last + 1]:
            if start in self._usual and self._gaps[self._usual.index(start) - 1].obstacle:
                return self._gaps[self._usual.index(start) - 1].obstacle
        return ""

    def offset(self, piece: int, within: int) -> int:
        """Offset, as of any paragraph; no pair of codes is left empty."""
        place = super().offset(piece, within)
        units = list(_spread(self._parts))
        least = self.starts[piece]
        moved = place
        while moved > least and _is(units[moved - 1], "open"):
            moved -= 1
        if moved < place:
            return moved
        while place < len(units) and (_is(units[place], "close") or _is_space(units[place])):
            place += 1
        return place

    def groups(self) -> Iterator[Group]:
        """The segments of the file and what each became; several where a piece is of several."""
        ends = [*self.starts[1:], length_of(self._parts)]
        number = 0
        for first, last in self._connected():
            pieces, names = [], []
            until = self._usual[last + 1] if last + 1 < len(self._usual) else ends[-1]
            while number < len(ends) and ends[number] <= until:
                pieces.append(self.pieces[number])
                names.append(self.names[number])
                number += 1
            yield Group(tuple(self._members[first : last + 1]), tuple(names), tuple(pieces))

    def segments(self) -> Iterator[Segment]:
        """The segments of the pieces; one that is not cut is as in the file."""
        for start, name, piece in zip(self.starts, self.names, self.pieces, strict=True):
            if piece.source is None:
                continue
            member = self._members[bisect_right(self._usual, start) - 1]
            if piece.source == member.source and name == member.id:
                yield member
            else:
                yield replace(
                    member, id=name, source=piece.source, target=None, state=SegmentState.NEW
                )

    def _connected(self) -> Iterator[tuple[int, int]]:
        """Runs of members between which a cut was kept."""
        cuts = set(self.breaks)
        first = 0
        for number in range(1, len(self._usual) + 1):
            if number == len(self._usual) or self._usual[number] in cuts:
                yield first, number - 1
                first = number

    def _cut(self, breaks: Breaks) -> None:
        end = length_of(self._parts)
        self.breaks = tuple(place for place in breaks if 0 < place < end)
        self.starts = (0, *self.breaks)
        units = list(_spread(self._parts))
        self.pieces = [self._piece(units, a, b) for a, b in pairwise((*self.starts, end))]
        self.names = []
        for start, piece in zip(self.starts, self.pieces, strict=True):
            number = bisect_right(self._usual, start) - 1
            name = self._members[number].id
            if start != self._usual[number]:
                name += f"+{start - self._usual[number]}"
                while name in self._taken:
                    name += "+"
            self.names.append(name if piece.source is not None else "")

    def _piece(self, units: Sequence[Part], start: int, end: int) -> Piece:
        """A stretch of the outline: where the file cuts, as in the file; elsewhere without space
        at its end.
        """
        begins, ends = start in self._usual, end == len(units) or end in self._usual
        begin, stop = start, end
        if ends:
            stop = max(start, self._ends[bisect_left(self._usual, end) - 1])
        while not ends and stop > begin and _is_space(units[stop - 1]):
            stop -= 1
        while not begins and begin < stop and _is_space(units[begin]):
            begin += 1
        again = [self._partner(code) for code in reversed(self._open_at(stop))]
        inner = [*self._open_at(begin), *_gathered(units[begin:stop]), *again]
        piece = Piece(_gathered(units[start:begin]), inner, _gathered(units[stop:end]))
        if (begins and ends) or any(sign.isalnum() for sign in text_of(inner)):
            piece.codes = [part for part in inner if isinstance(part, Code)]
            piece.source = TaggedText.from_parts(_tags(inner))
        return piece

    def _partner(self, opening: Code) -> Code:
        return next(
            part
            for part in self._parts
            if isinstance(part, Code) and part.pair is opening.pair and part.kind == "close"
        )

    def _open_at(self, place: int) -> list[Code]:
        opened: list[Code] = []
        for part in list(_spread(self._parts))[:place]:
            if isinstance(part, str) or part.pair is None:
                continue
            if part.kind == "open":
                opened.append(part)
            else:
                opened = [code for code in opened if code.pair is not part.pair]
        return opened


def joined(group: Group, targets: Mapping[str, TaggedText]) -> TaggedText:
    """The translation of a group: those of its pieces in a row, each pair once."""
    parts: list[str | Tag] = []
    after: list[str | Tag] = []  # what follows the last one is not the group's
    for name, piece in zip(group.names, group.pieces, strict=True):
        target = targets.get(name) if name else TaggedText.from_parts(_tags(piece.inner))
        if target is not None and not target.is_empty:
            parts += [*after, *_tags(piece.before), *target.parts()]
            after = _tags(piece.after)
    if len(group.pieces) == 1:
        return TaggedText.from_parts(parts)
    return whole_pairs(parts, group.source)


def joined_state(
    group: Group, states: Mapping[str, SegmentState], text: TaggedText
) -> SegmentState:
    """The least of the states of its pieces."""
    return least_state([states[name] for name in group.names if name in states], text)


def joined_remarks(group: Group, remarks: Mapping[str, Sequence[Remark]]) -> list[Remark]:
    """Remarks on any of its pieces."""
    return [remark for name in group.names for remark in remarks.get(name, ())]


def least_state(states: Iterable[SegmentState], text: TaggedText | None = None) -> SegmentState:
    """The state of what is made of segments in these: the least advanced; a draft if some have no
    translation and others have.
    """
    known = list(states)
    if SegmentState.REJECTED in known:
        return SegmentState.REJECTED
    least = min(known, key=_WORK.index, default=SegmentState.NEW)
    if least == SegmentState.NEW and text is not None and not text.is_empty:
        return SegmentState.DRAFT
    return least


def _coded(text: TaggedText) -> list[Part]:
    """A text with codes for tags; halves that have no partner in it are in no pair."""
    parts = list(text.parts())
    pairs: dict[int, object] = {}
    waiting: list[tuple[str, int]] = []
    for place, part in enumerate(parts):
        if isinstance(part, str) or part.kind == "single":
            continue
        if part.kind == "open":
            waiting.append((part.id, place))
            continue
        for opening in reversed(waiting):
            if opening[0] == part.id:
                pairs[place] = pairs[opening[1]] = object()
                waiting.remove(opening)
                break
    return [
        part
        if isinstance(part, str)
        else Code(part.kind, part.markup, part.display, part, pairs.get(place))
        for place, part in enumerate(parts)
    ]


def _tags(parts: Iterable[Part]) -> list[str | Tag]:
    """Parts with the tags of the file for codes."""
    return [part if isinstance(part, str) else part.payload for part in parts]


def _spread(parts: Iterable[Part]) -> Iterator[Part]:
    """The characters and codes of some parts, one by one."""
    for part in parts:
        if isinstance(part, str):
            yield from part
        else:
            yield part


def _gathered(units: Iterable[Part]) -> list[Part]:
    out: list[Part] = []
    for unit in units:
        if isinstance(unit, str) and out and isinstance(out[-1], str):
            out[-1] += unit
        else:
            out.append(unit)
    return out


def _is(unit: Part, kind: str) -> bool:
    return isinstance(unit, Code) and unit.pair is not None and unit.kind == kind


def _is_space(unit: Part) -> bool:
    return isinstance(unit, str) and unit.isspace()
