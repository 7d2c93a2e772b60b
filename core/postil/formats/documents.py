"""Documents by the ending of their name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from postil.errors import InputError
from postil.formats.segment import Segment, SegmentState
from postil.text.tags import TaggedText


class Document(Protocol):
    """A file to translate: its segments, and a way to write it with their translations.

    The format keeps everything else of the file.
    """

    path: Path
    source_language: str
    target_language: str
    segments: list[Segment]

    def save(
        self,
        path: Path,
        targets: Mapping[str, TaggedText],
        states: Mapping[str, SegmentState] | None = None,
    ) -> None:
        """Write the document to ``path`` with ``targets`` and ``states`` by segment id.

        Segments that are not named stay as the file has them. ``path`` may be the file itself.

        Raises
        ------
        StorageError
            The file could not be written; an older one is as it was.
        UsageError
            There is no segment of such an id.
        """
        ...


Opener = Callable[[Path, str, str], Document]


def _plain_text(path: Path, source_language: str, target_language: str) -> Document:
    from postil.formats.plaintext import PlainTextDocument  # noqa: PLC0415

    return PlainTextDocument(path, source_language, target_language)


def _xliff(path: Path, source_language: str, target_language: str) -> Document:
    from postil.formats.xliff import XliffDocument  # noqa: PLC0415  # lxml only if needed

    return XliffDocument(path, source_language, target_language)


def _docx(path: Path, source_language: str, target_language: str) -> Document:
    from postil.formats.docx import DocxDocument  # noqa: PLC0415

    return DocxDocument(path, source_language, target_language)


_OPENERS: dict[str, Opener] = {
    ".txt": _plain_text,
    ".text": _plain_text,
    ".docx": _docx,
    ".docm": _docx,
    ".dotx": _docx,
    ".xlf": _xliff,
    ".xliff": _xliff,
    ".sdlxliff": _xliff,
    ".mqxliff": _xliff,
    ".txlf": _xliff,
}

DOCUMENT_SUFFIXES: tuple[str, ...] = tuple(_OPENERS)


def open_document(path: Path, source_language: str, target_language: str) -> Document:
    """Open a document to translate.

    Parameters
    ----------
    source_language
        Decides where sentences end in formats that know no segments.
    target_language
        Written into files that name none.

    Raises
    ------
    InputError
        The file is missing, damaged, not safe to read, or of a format that Postil does not know.
    """
    path = Path(path)
    opener = _OPENERS.get(path.suffix.lower())
    if opener is None:
        raise InputError(
            f"files of the kind {path.suffix or 'without an ending'} cannot be translated",
            file=path,
            hint=f"Postil opens {' '.join(DOCUMENT_SUFFIXES)}.",
        )
    return opener(path, source_language, target_language)
