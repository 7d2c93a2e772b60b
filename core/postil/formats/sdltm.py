"""Memories of Trados (sdltm): read, never written.

Such a file is a database of SQLite whose segments are small XML documents. Only its two tables of
memories and units are asked, read-only, with what the database itself could run switched off.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from postil.errors import InputError
from postil.formats.files import unreadable
from postil.formats.languages import canonical, distance
from postil.formats.tmx import ImportReport, TranslationUnit
from postil.formats.xml_input import local_name, parse
from postil.messages import Message
from postil.text.tags import Tag, TaggedText, TagKind
from postil.types.progress import Progress

SUFFIX = ".sdltm"
_MAGIC = b"SQLite format 3\0"
_LONGEST = 4 << 20  # bytes of a segment
_TABLES = {"translation_memories", "translation_units"}
_KINDS: dict[str, TagKind] = {"Start": "open", "End": "close"}
_UNITS = (
    "SELECT u.source_segment, u.target_segment, u.creation_date, u.creation_user, u.change_date, "
    "u.change_user, m.source_language, m.target_language FROM translation_units u "
    "JOIN translation_memories m ON m.id = u.translation_memory_id ORDER BY u.id"
)


def sdltm_languages(path: Path) -> tuple[str, str]:
    """Source and target language of a memory.

    Raises
    ------
    InputError
        It is none, or damaged.
    """
    with _opened(path) as connection:
        query = "SELECT source_language, target_language FROM translation_memories ORDER BY id"
        row = connection.execute(query).fetchone()
    if row is None:
        return "", ""
    return canonical(str(row[0])), canonical(str(row[1]))


def read_sdltm(
    path: Path,
    source_language: str,
    target_language: str,
    progress: Progress | None = None,
    report: ImportReport | None = None,
) -> Iterator[TranslationUnit]:
    """The pairs of a memory in two languages, whichever of them it is from.

    Parameters
    ----------
    report
        Filled in as reading goes on.

    Raises
    ------
    InputError
        The file is no such memory, damaged, or not safe to read.
    """
    report = ImportReport() if report is None else report
    progress = progress or Progress()
    with _opened(path) as connection:
        (total,) = connection.execute("SELECT count(*) FROM translation_units").fetchone()
        for number, row in enumerate(connection.execute(_UNITS)):
            progress.update(done=number, total=total)
            languages = (str(row[6]), str(row[7]))
            wanted = (source_language, target_language)
            texts = (row[0], row[1])
            if not _fit(languages, wanted):
                if not _fit(languages, wanted[::-1]):
                    report.reject(Message("no text in the target language"))
                    continue
                texts = texts[::-1]
            source, target = (_text(one, path, str(number + 1)) for one in texts)
            if source.is_empty or target.is_empty:
                empty = "empty source" if source.is_empty else "empty target"
                report.reject(Message(empty))
                continue
            report.keep()
            yield TranslationUnit(
                source,
                target,
                created=_date(row[2]),
                author=str(row[3] or ""),
                changed=_date(row[4]),
                changed_by=str(row[5] or ""),
            )


def _fit(languages: tuple[str, str], wanted: tuple[str, str]) -> bool:
    pairs = zip(wanted, languages, strict=True)
    return all(distance(want, have) is not None for want, have in pairs)


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The database, to be read only; its failures are errors of the file."""
    try:
        with path.open("rb") as stream:
            magic = stream.read(len(_MAGIC))
    except OSError as error:
        raise unreadable(path, error) from error
    if magic != _MAGIC:
        raise InputError("this is no memory of Trados", file=path)
    address = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute("PRAGMA cell_size_check = ON")
            found = connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN (?, ?)",
                sorted(_TABLES),
            )
            if {str(name) for (name,) in found} != _TABLES:
                raise InputError("this is no memory of Trados", file=path)
            connection.set_authorizer(_allowed)
            yield connection
    except sqlite3.Error as error:
        raise InputError(
            Message("the memory is damaged ({reason})", reason=error), file=path
        ) from error


def _allowed(action: int, first: str | None, *_: Any) -> int:
    """Whether the database may do something: read its two tables, and count."""
    is_reading = action == sqlite3.SQLITE_READ and first in _TABLES
    harmless = (sqlite3.SQLITE_SELECT, sqlite3.SQLITE_FUNCTION)
    return sqlite3.SQLITE_OK if is_reading or action in harmless else sqlite3.SQLITE_DENY


def _text(xml: object, path: Path, unit: str) -> TaggedText:
    """The text of a segment with its tags."""
    if not isinstance(xml, str) or not xml:
        return TaggedText("")
    root = parse(xml.encode("utf-8", "replace"), path, unit).getroot()
    elements = root.find("{*}Elements")
    parts: list[str | Tag] = []
    for element in elements if elements is not None else ():
        if local_name(element) == "Text":
            parts.append(element.findtext("{*}Value") or "")
        elif local_name(element) == "Tag":
            parts.append(_tag(element))
    return TaggedText.from_parts(part for part in parts if part)


def _tag(element: Any) -> Tag:
    said = {local_name(child): child.text or "" for child in element}
    kind = _KINDS.get(said.get("Type", ""), "single")
    anchor = said.get("Anchor") or said.get("TagID") or "1"
    name = said.get("TagID") or anchor
    shown = said.get("TextEquivalent", "")
    return Tag(kind, anchor, f"<{shown or name}>", shown)


def _date(value: object) -> str:
    """A date in UTC as ISO 8601 has it; "" if it is none."""
    text = str(value or "")[:19].replace(" ", "T")
    return f"{text}Z" if len(text) == 19 and text[10] == "T" else ""
