"""Documents: segments, and a way to write the file with their translations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence, Set
from functools import partial
from pathlib import Path
from typing import ClassVar

from postil.errors import UsageError
from postil.formats.paragraphs import Cuts, CutSplitter
from postil.formats.segment import Remark, Segment, SegmentState
from postil.messages import Message
from postil.text.sentences import split_sentences
from postil.text.srx import Splitter
from postil.text.tags import TaggedText
from postil.types.files import atomic_write


class Document(ABC):
    """A file to translate. The format keeps everything else of the file.

    Parameters
    ----------
    path
        The file; it is read once, here.
    source_language
        Of the text to translate.
    target_language
        Written into formats with a declared language, if the file declares none.

    Attributes
    ----------
    code_page
        Code page that a text was read in, if it is no UTF-8 and declares no encoding; else "".
    heeds_options
        Whether it is made with filter options and a progress.

    Raises
    ------
    InputError
        Damaged, not safe to read, or not of this format.
    """

    heeds_options: ClassVar[bool] = False

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        self.path = path
        self.source_language = source_language
        self.target_language = target_language
        self.segments: list[Segment] = []
        self.code_page = ""

    def save(
        self,
        path: Path,
        targets: Mapping[str, TaggedText],
        states: Mapping[str, SegmentState] | None = None,
        remarks: Mapping[str, Sequence[Remark]] | None = None,
    ) -> None:
        """Write the document to ``path`` with ``targets`` and ``states`` by segment id.

        Segments that are not named stay as the file has them; a format without states or without
        translations of its own leaves ``states`` aside. ``path`` may be the file itself.
        ``remarks`` are added to the notes of the file, where its format has notes.

        Raises
        ------
        StorageError
            The file could not be written; an older one is as it was.
        UsageError
            There is no segment of such an id.
        """
        data = self._contents(targets, states or {}, remarks or {})
        with atomic_write(path) as temporary:
            temporary.write_bytes(data)

    @abstractmethod
    def _contents(
        self,
        targets: Mapping[str, TaggedText],
        states: Mapping[str, SegmentState],
        remarks: Mapping[str, Sequence[Remark]],
    ) -> bytes:
        """The file with these targets, states and remarks."""

    def _require(self, ids: Set[str]) -> None:
        """Raise ``UsageError`` unless every id is that of a segment."""
        unknown = ids - {segment.id for segment in self.segments}
        if unknown:
            raise UsageError(
                Message("{path} has no segment {name}.", path=self.path, name=min(unknown))
            )


class ParagraphDocument(Document):
    """A monolingual document: its paragraphs are cut into sentences.

    Parameters
    ----------
    splitter
        What cuts them; by default the rules of Postil for the source language. A
        :class:`~postil.formats.paragraphs.CutSplitter` cuts some of them elsewhere.
    """

    def __init__(
        self,
        path: Path,
        source_language: str,
        target_language: str,
        splitter: Splitter | None = None,
    ) -> None:
        super().__init__(path, source_language, target_language)
        self.cuts = splitter.cuts if isinstance(splitter, CutSplitter) else Cuts()
        self.splitter: Splitter = splitter or partial(split_sentences, language=source_language)
