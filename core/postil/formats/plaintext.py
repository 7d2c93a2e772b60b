"""Plain text: one paragraph a line, segments are its sentences.

Everything that is not a translated sentence is written back byte for byte: byte-order mark, line
ends of any kind, indentation, the spaces between sentences. The id of a segment is
``line.sentence``, both from 1.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from postil.formats.codes import text_of
from postil.formats.document import ParagraphDocument
from postil.formats.paragraphs import cut_paragraph
from postil.formats.raw.files import MAX_TEXT_SIZE, decode, read_bytes
from postil.formats.raw.legacy_text import shown
from postil.formats.segment import Remark, Segment, SegmentState
from postil.text.srx import Splitter
from postil.text.tags import TaggedText

_LINE = re.compile(r"([^\r\n]*)(\r\n|\r|\n|\Z)")


class PlainTextDocument(ParagraphDocument):
    """A text file as segments.

    Encodings: UTF-8, UTF-16 with a byte-order mark, a code page of the source language. A
    translation that the code page cannot hold is saved as UTF-8 with a mark.

    Parameters
    ----------
    path
        The file; it is read once, here.
    source_language
        Decides where sentences end.
    encoding
        Python's name of the code page somebody chose, if the file is no UTF-8.

    Raises
    ------
    InputError
        Binary, or in no encoding that is read.
    """

    def __init__(
        self,
        path: Path,
        source_language: str,
        target_language: str,
        splitter: Splitter | None = None,
        *,
        encoding: str = "",
    ) -> None:
        super().__init__(path, source_language, target_language, splitter)
        self._data = read_bytes(path, MAX_TEXT_SIZE)
        self._text = decode(self._data, path, source_language, page=encoding)
        self.code_page = shown(self._text.encoding) if self._text.guessed else ""
        # What stands between the segments: one piece more than there are segments.
        self._between: list[str] = []
        self._originals: list[str] = []
        self._read()

    def _read(self) -> None:
        between: list[str] = []
        for number, line in enumerate(_LINE.finditer(self._text.text), 1):
            paragraph = cut_paragraph(str(number), [line[1]], self.splitter, self.cuts, signs=True)
            for name, piece in zip(paragraph.names, paragraph.pieces, strict=True):
                between.append(text_of(piece.before))
                bare = text_of(piece.inner)
                if piece.source is not None:
                    self._between.append("".join(between))
                    between = []
                    self._originals.append(bare)
                    self.segments.append(Segment(name, piece.source))
                else:
                    between.append(bare)
                between.append(text_of(piece.after))
            between.append(line[2])
        self._between.append("".join(between))

    def _contents(
        self,
        targets: Mapping[str, TaggedText],
        states: Mapping[str, SegmentState],  # noqa: ARG002  # text has none
        remarks: Mapping[str, Sequence[Remark]],  # noqa: ARG002  # nor these
    ) -> bytes:
        self._require(targets.keys())
        pieces = [self._between[0]]
        changed = False
        for n, segment in enumerate(self.segments):
            target = targets.get(segment.id)
            if target is None or target.is_empty:
                pieces.append(self._originals[n])
            else:
                pieces.append(target.plain)
                changed = True
            pieces.append(self._between[n + 1])
        return self._text.encode("".join(pieces)) if changed else self._data
