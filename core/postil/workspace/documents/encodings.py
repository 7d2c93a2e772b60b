"""Code pages of the documents of a project that are no UTF-8 and do not declare an encoding.

Postil takes one that the language was written in and in which the bytes read most like it; of few
words two may read alike, and only who knows the text sees which is right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from postil.errors import UsageError
from postil.formats.raw.files import MAX_TEXT_SIZE, read_bytes
from postil.formats.raw.legacy_text import all_pages, is_unsure, shown, text_in
from postil.messages import Message
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.documents import documents
from postil.workspace.documents.new_versions import NewVersions, UpdateReport
from postil.workspace.records import DocumentInfo

LINES = 8
LONGEST = 160
_BOTH_LANGUAGES = (".po", ".pot")


@dataclass(frozen=True, slots=True)
class Reading:
    """A document read in a code page.

    Attributes
    ----------
    encoding, name
        The code page: as Python calls it, and as people do.
    lines
        The first lines with letters beyond ASCII; only they differ.
    present
        Whether it is read so now.
    """

    encoding: str
    name: str
    lines: tuple[str, ...]
    present: bool


class Encodings:
    """Looks at and changes what documents are read as; methods may be called from any thread."""

    def __init__(self, context: ProjectContext, new_versions: NewVersions) -> None:
        self._context = context
        self._new_versions = new_versions

    def readings(self, document: int, progress: Progress | None = None) -> list[Reading]:
        """A document in each code page that has its bytes; those of its language come first.

        Raises
        ------
        UsageError
            There is no such document, or its file declares its encoding.
        """
        info, data = self._bytes(document)
        found = []
        for page in (progress or Progress()).track(all_pages(self._languages(info.path))):
            text = text_in(data, page)
            if text is not None:
                lines = tuple(islice(_telling(text), LINES))
                name = shown(page)
                found.append(Reading(page, name, lines, name == info.code_page))
        return found

    def unsure(self, numbers: Iterable[int]) -> list[int]:
        """Numbers of the documents whose code page was guessed and may well be another."""
        wanted = set(numbers)
        with self._context.database.reading() as connection:
            infos = documents.list_documents(connection, self._context.folder)
            guessed = [
                one
                for one in infos
                if one.id in wanted
                and one.code_page
                and not documents.chosen_page(connection, one.id)
            ]
        return [
            one.id
            for one in guessed
            if is_unsure(read_bytes(one.path, MAX_TEXT_SIZE), self._languages(one.path))
        ]

    def read_as(
        self, document: int, encoding: str, progress: Progress | None = None
    ) -> UpdateReport:
        """Read a document again in a code page, as a new version of itself. All or nothing.

        What reads the same keeps all that was done on it; what reads otherwise is a draft.

        Raises
        ------
        UsageError
            There is no such document, its file declares its encoding, or the code page lacks some
            of its bytes.
        """
        info, data = self._bytes(document)
        if text_in(data, encoding) is None:
            raise UsageError(
                Message(
                    "{name} has bytes that do not belong in {encoding} text.",
                    name=info.name,
                    encoding=shown(encoding),
                ),
                hint="Choose another encoding.",
            )
        return self._new_versions.update(document, info.path, progress, encoding)

    def _bytes(self, document: int) -> tuple[DocumentInfo, bytes]:
        with self._context.database.reading() as connection:
            infos = documents.list_documents(connection, self._context.folder)
        info = next((one for one in infos if one.id == document), None)
        if info is None or not info.code_page:
            raise UsageError(
                Message(
                    "{name} says itself what encoding it is in, or needs none.",
                    name=info.name if info is not None else document,
                ),
                hint="Only texts that are no UTF-8 can be read in another encoding.",
            )
        return info, read_bytes(info.path, MAX_TEXT_SIZE)

    def _languages(self, path: Path) -> tuple[str, ...]:
        """Languages of a document, as its format reads it."""
        source, target = self._context.languages
        return (target, source) if path.suffix.lower() in _BOTH_LANGUAGES else (source,)


def _telling(text: str) -> Iterator[str]:
    """The lines that read otherwise in another code page, each once."""
    seen = set()
    for line in text.splitlines():
        bare = " ".join(line.split())[:LONGEST]
        if not bare.isascii() and bare not in seen:
            seen.add(bare)
            yield bare
