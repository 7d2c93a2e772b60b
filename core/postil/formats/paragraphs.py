"""A paragraph cut into segments: by the rules of its language, or where a translator wants it.

Where a paragraph is cut is a list of offsets into its *outline*: its text, each code counting as
one character. Cutting elsewhere gives other segments of the very same parts, so that the document
is written as faithfully as ever. A segment keeps its name as long as it begins where it did; one
that begins within another is called after that one and the offset in it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, count, pairwise
from typing import NamedTuple

from postil.formats.codes import Code, Part, Piece, length_of, pieces_of, sentences, tagged, text_of
from postil.text.srx import Splitter
from postil.text.tags import Tag, TaggedText, clean, placeholder

Breaks = tuple[int, ...]


class Outline(NamedTuple):
    """Text of a paragraph, where it is usually cut, and at each of these places why it cannot be
    otherwise, "" where it can; no reasons at all: it can everywhere.
    """

    text: str
    usual: Breaks
    obstacles: tuple[str, ...] = ()


@dataclass(slots=True)
class Cuts:
    """Paragraphs of a document whose cuts differ from those of its rules (or its file).

    Attributes
    ----------
    breaks
        Rising offsets into the outline, by id of the paragraph.
    wanted
        A segment whose paragraph is to be kept in ``found`` when the document is read.
    """

    breaks: Mapping[str, Breaks] = field(default_factory=dict)
    wanted: str = ""
    found: CutText | None = None

    def concern(self, id: str) -> bool:
        """Whether a paragraph may be cut otherwise."""
        return id in self.breaks

    def of(
        self,
        id: str,
        outline: Callable[[], Outline],  # noqa: ARG002  # for others
    ) -> Breaks | None:
        """Breaks of a paragraph; None: the usual ones. ``outline`` gives its text."""
        return self.breaks.get(id)


@dataclass(frozen=True, slots=True)
class CutSplitter:
    """The rules of a document, with the exceptions made by its translator."""

    splitter: Splitter
    cuts: Cuts

    def __call__(self, text: str) -> list[str]:
        return self.splitter(text)


class CutText(ABC):
    """Parts that belong together and the pieces they are cut into.

    Attributes
    ----------
    breaks, starts
        Where they are cut; where each piece begins, in the outline.
    pieces, names
        The pieces and what the segments in them are called, "" where there is none.
    """

    __slots__ = ("_parts", "breaks", "id", "names", "pieces", "starts")

    id: str
    breaks: Breaks
    starts: Breaks
    pieces: list[Piece]
    names: list[str]
    _parts: Sequence[Part]

    @abstractmethod
    def recut(self, breaks: Iterable[int]) -> CutText:
        """The same, cut at ``breaks``."""

    @abstractmethod
    def is_usual(self) -> bool:
        """Whether its cuts are those of the rules, or of the file."""

    @abstractmethod
    def _open_at(self, place: int) -> list[Code]:
        """Pairs open at an offset of the outline, the outermost first."""

    def obstacle(self, first: int, last: int) -> str:  # noqa: ARG002  # the parts of others have some
        """Why neighbouring pieces cannot become one; "" if they can."""
        return ""

    def place(self, name: str) -> int | None:
        """Index of the piece that is the segment ``name``."""
        return self.names.index(name) if name and name in self.names else None

    def offset(self, piece: int, within: int) -> int:
        """Offset into the outline of a place in the source of a piece, after the space there.

        Codes that a piece opens again are not in the outline.
        """
        found = self.pieces[piece]
        before = sum(len(part) if isinstance(part, str) else 1 for part in found.before)
        again = len(self._open_at(self.starts[piece]))
        ends = (*self.breaks, length_of(self._parts))
        place = min(self.starts[piece] + max(0, before + within - again), ends[piece])
        outline = _outline(self._parts)
        while outline[place : place + 1].isspace():
            place += 1
        return place

    def between(self, first: int, last: int) -> list[Part]:
        """Text between the segments of two pieces."""
        parts = list(self.pieces[first].after)
        for piece in self.pieces[first + 1 : last]:
            parts += [*piece.before, *piece.inner, *piece.after]
        return parts + self.pieces[last].before


class Paragraph(CutText):
    """A paragraph of a monolingual document, which has no segments of its own.

    Parameters
    ----------
    id
        Segments are called ``id.1``, ``id.2`` and so on.
    splitter
        The rules; None to keep it whole.
    breaks
        Where to cut instead, or None.
    signs
        What has no letter or digit is a segment, too.

    Raises
    ------
    ValueError
        There are more codes in it than a text can hold.
    """

    __slots__ = ("_signs", "_splitter")

    def __init__(
        self,
        id: str,  # what Segment calls it
        parts: Sequence[Part],
        splitter: Splitter | None,
        breaks: Breaks | None = None,
        *,
        signs: bool = False,
    ) -> None:
        self.id = id
        self._signs = signs
        self._parts = parts
        self._splitter = splitter
        if breaks is None:
            cut = list(sentences(parts, splitter))
            self.pieces = self._pieces(cut)
            self.breaks = tuple(accumulate(map(length_of, cut)))[:-1]
            numbers = count(1)
            self.names = [f"{id}.{next(numbers)}" if one.source else "" for one in self.pieces]
        else:
            end = length_of(parts)
            self.breaks = tuple(place for place in breaks if 0 < place < end)
            self.pieces = self._pieces(sentences(parts, _at(self.breaks)))
            self.names = self._names(Paragraph(id, parts, splitter, signs=signs))
        self.starts = (0, *self.breaks)

    def recut(self, breaks: Iterable[int]) -> Paragraph:
        """The same paragraph, cut at ``breaks``."""
        return Paragraph(
            self.id, self._parts, self._splitter, tuple(sorted(breaks)), signs=self._signs
        )

    def is_usual(self) -> bool:
        """Whether its cuts are those of the rules."""
        return self.breaks == _breaks_of(self._parts, self._splitter)

    def _pieces(self, cut: Iterable[list[Part]]) -> list[Piece]:
        pieces = pieces_of(cut)
        for piece in pieces if self._signs else ():
            if piece.source is None and text_of(piece.inner):
                piece.source, piece.codes = tagged(piece.inner)
        return pieces

    def _names(self, usual: Paragraph) -> list[str]:
        numbers = dict(zip(usual.starts, usual.names, strict=True))
        names = []
        for start, piece in zip((0, *self.breaks), self.pieces, strict=True):
            last = max(place for place in usual.starts if place <= start)
            name = numbers[last]
            if not name:  # it begins where there was nothing to translate
                name = f"{self.id}.0+{start}"
            elif start != last:
                name = f"{name}+{start - last}"
            names.append(name if piece.source is not None else "")
        return names

    def _open_at(self, place: int) -> list[Code]:
        """Pairs open at an offset of the outline, the outermost first."""
        opened: list[Code] = []
        at = 0
        for part in self._parts:
            if at >= place:
                break
            if isinstance(part, str):
                at += len(part)
                continue
            at += 1
            if part.kind == "open":
                opened.append(part)
            elif part.kind == "close":
                opened.pop()
        return opened


def cut_paragraph(
    id: str,
    parts: Sequence[Part],
    splitter: Splitter | None,
    cuts: Cuts,
    *,
    signs: bool = False,
) -> Paragraph:
    """The paragraph as ``cuts`` want it."""
    breaks = cuts.of(id, lambda: Outline(_outline(parts), _breaks_of(parts, splitter)))
    paragraph = Paragraph(id, parts, splitter, breaks, signs=signs)
    if cuts.wanted.rpartition(".")[0] == id:
        cuts.found = paragraph
    return paragraph


def adapted(
    text: TaggedText, source: TaggedText, codes: Sequence[Code], piece: Piece
) -> list[str | Tag]:
    """Parts of a translation of one cut, with the tags of a piece of another cut of the paragraph.

    Parameters
    ----------
    source, codes
        What it is a translation of: tag ``n`` of ``source`` stands for ``codes[n]``.
    piece
        What it becomes a translation of; a tag it has no code for is left out.
    """
    known: dict[tuple[str, ...], Code] = {}
    for tag, code in zip(source.tags, codes, strict=True):
        known.setdefault((tag.kind, tag.id), code)
        known.setdefault((tag.kind, tag.id, tag.markup), code)
    out: list[str | Tag] = []
    for part in text.parts():
        if isinstance(part, str):
            out.append(part)
            continue
        key = part.kind, part.id
        found = known.get((*key, part.markup)) or known.get(key)
        if found is not None:
            out += tags_of([found], piece)
    return out


def tags_of(parts: Iterable[Part], piece: Piece) -> list[str | Tag]:
    """Parts as a piece shows them; codes it has not are left out."""
    if piece.source is None:
        return []
    tags = dict(zip(piece.codes, piece.source.tags, strict=True))
    found = [part if isinstance(part, str) else tags.get(part) for part in parts]
    return [part for part in found if part is not None]


def whole_pairs(parts: Iterable[str | Tag], source: TaggedText | None) -> TaggedText:
    """A text in which each pair stands once: what a cut left open is closed at the end, what it
    left unopened is opened at the beginning, and pieces of one pair become one.

    Parameters
    ----------
    source
        What it translates; tags that are no pair there stay as they are.
    """
    kinds = Counter((tag.kind, tag.id) for tag in (source.tags if source is not None else ()))
    pairs = {id for kind, id in kinds if kinds["open", id] == kinds["close", id] == 1}
    parts = list(parts)
    opens: dict[str, Tag] = {}
    closes: dict[str, Tag] = {}
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    for place, part in enumerate(parts):
        if isinstance(part, str) or part.id not in pairs:
            continue
        if part.kind == "open":
            opens[part.id] = part
            first.setdefault(part.id, place)
        elif part.kind == "close":
            closes[part.id] = part
            last[part.id] = place
    kept = [
        part
        for place, part in enumerate(parts)
        if isinstance(part, str)
        or part.kind == "single"
        or part.id not in pairs
        or place == (first if part.kind == "open" else last).get(part.id)
    ]
    known = {(tag.kind, tag.id): tag for tag in (source.tags if source is not None else ())}
    missing = [known["open", id_] for id_ in closes if id_ not in opens]
    unclosed = [known["close", id_] for id_ in opens if id_ not in closes]
    return TaggedText.from_parts([*reversed(missing), *kept, *reversed(unclosed)])


def _outline(parts: Iterable[Part]) -> str:
    return "".join(clean(part) if isinstance(part, str) else placeholder(0) for part in parts)


def _breaks_of(parts: Sequence[Part], splitter: Splitter | None) -> Breaks:
    if splitter is None:
        return ()
    lengths = [len(sentence) for sentence in splitter(_outline(parts))]
    return tuple(accumulate(lengths))[:-1]


def _at(breaks: Breaks) -> Splitter:
    """Cuts a text at these offsets."""
    return lambda text: [text[a:b] for a, b in pairwise((0, *breaks, len(text)))]
