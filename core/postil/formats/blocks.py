"""Monolingual documents made of paragraphs: read by sentence, written in place.

A format finds its paragraphs (:class:`TextBlock`) and puts one back; what is common to all of them
is here.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence

from postil.errors import InputError
from postil.formats.codes import Part, assemble, merged
from postil.formats.document import ParagraphDocument
from postil.formats.paragraphs import Paragraph, cut_paragraph
from postil.formats.segment import Remark, Segment, SegmentState
from postil.formats.structure import Structure
from postil.text.tags import TaggedText


class TextBlock:
    """A paragraph of a document.

    Parameters
    ----------
    paragraph
        Its text and codes as they are cut; pairs nest.
    put
        Called with the parts of the translated paragraph, to write it into the document.
    note
        For the translator.
    structure
        Part of the document that it is; None for running text.
    """

    __slots__ = ("_pieces", "id", "put", "segments")

    def __init__(
        self,
        paragraph: Paragraph,
        put: Callable[[list[Part]], None],
        note: str = "",
        structure: Structure | None = None,
    ) -> None:
        self.id = paragraph.id
        self.put = put
        self._pieces = paragraph.pieces
        self.segments = [
            Segment(name, piece.source, note=note, structure=structure)
            for name, piece in zip(paragraph.names, paragraph.pieces, strict=True)
            if piece.source is not None
        ]

    @property
    def ids(self) -> list[str]:
        """Segments that it needs."""
        return [one.id for one in self.segments]

    def translate(self, targets: Mapping[str, TaggedText]) -> bool:
        """Put the translations of its segments in place; whether anything changed."""
        out: list[Part] = []
        segments = iter(self.segments)
        changed = False
        for piece in self._pieces:
            inner = piece.inner
            if piece.source is not None:
                target = targets.get(next(segments).id)
                if target is not None and not target.is_empty and not _same(target, piece.source):
                    inner = assemble(target, piece.source, piece.codes)
                    changed = True
            out += [*piece.before, *inner, *piece.after]
        if changed:
            self.put(merged(out))
        return changed


def _same(target: TaggedText, source: TaggedText) -> bool:
    if len(target) != len(source):  # an error before anything is compared
        return False
    return target == source or list(target.parts()) == list(source.parts())


class BlockDocument(ParagraphDocument):
    """A document made of blocks."""

    def _contents(
        self,
        targets: Mapping[str, TaggedText],
        states: Mapping[str, SegmentState],  # noqa: ARG002  # such files have none
        remarks: Mapping[str, Sequence[Remark]],  # noqa: ARG002  # nor these
    ) -> bytes:
        self._require(targets.keys())
        return self._translated(targets)

    @abstractmethod
    def _translated(self, targets: Mapping[str, TaggedText]) -> bytes:
        """The file with ``targets``."""

    def block(
        self,
        name: str,
        parts: Sequence[Part],
        put: Callable[[list[Part]], None],
        *,
        line: int | None = None,
        whole: bool = False,
        note: str = "",
        structure: Structure | None = None,
    ) -> TextBlock:
        """A block in the source language; ``whole`` if it is not to be cut into sentences."""
        try:
            splitter = None if whole else self.splitter
            return TextBlock(cut_paragraph(name, parts, splitter, self.cuts), put, note, structure)
        except ValueError as error:
            raise InputError(str(error), file=self.path, line=line, unit=name) from error
