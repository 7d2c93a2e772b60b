"""Memories of Trados (sdltm): read, never written.

Such a file is a database of SQLite whose segments are small XML documents. Only its two tables of
memories and units are asked, read-only, row after row as they lie in the file: views, virtual
tables and computed columns could run what they like, and sorting, joining or counting the rows of
a file made for it would never end.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import quote

from postil.errors import InputError
from postil.formats.exchange.tmx import ImportReport, TranslationUnit
from postil.formats.languages import canonical, distance
from postil.formats.raw.files import unreadable
from postil.formats.raw.xml_input import local_name, parse
from postil.messages import Message
from postil.text.tags import Tag, TaggedText, TagKind
from postil.types.progress import Progress

SUFFIX = ".sdltm"
_MAGIC = b"SQLite format 3\0"
_LONGEST = 4 << 20  # bytes of a segment
_TABLES = {"translation_memories", "translation_units"}
_KINDS: dict[str, TagKind] = {"Start": "open", "End": "close"}
_MOST_MEMORIES = 1000
_MEMORIES = (
    "SELECT _rowid_, id, source_language, target_language FROM translation_memories NOT INDEXED"
)
_UNITS = (
    "SELECT _rowid_, translation_memory_id, source_segment, target_segment, creation_date, "
    "creation_user, change_date, change_user FROM translation_units NOT INDEXED"
)
Languages = tuple[str, str]
"""Languages of the source and of the target."""


def sdltm_languages(path: Path) -> tuple[str, str]:
    """Source and target language of a memory.

    Raises
    ------
    InputError
        It is none, or damaged.
    """
    with _opened(path) as connection:
        memories = _memories(connection)
    source, target = next(iter(memories.values()), ("", ""))
    return canonical(source), canonical(target)


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
    wanted = (source_language, target_language)
    with _opened(path) as connection:
        memories = _memories(connection)
        total = _last_unit(connection)
        for number, row in enumerate(_ascending(connection.execute(_UNITS))):
            progress.update(done=row[0], total=total)
            languages = memories.get(row[1], ("", ""))
            texts = row[2:4]
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
                created=_date(row[4]),
                author=str(row[5] or ""),
                changed=_date(row[6]),
                changed_by=str(row[7] or ""),
            )


def _memories(connection: sqlite3.Connection) -> dict[object, Languages]:
    """Languages of the memories of a file, by their ids."""
    rows = islice(_ascending(connection.execute(_MEMORIES)), _MOST_MEMORIES)
    return {number: (str(source), str(target)) for _, number, source, target in rows}


def _last_unit(connection: sqlite3.Connection) -> int:
    """Number of the last unit: about how many there are, without counting them."""
    row = connection.execute(f"{_UNITS} ORDER BY _rowid_ DESC LIMIT 1").fetchone()
    return int(row[0]) if row else 0


def _ascending(rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """Rows whose first value grows, as numbers of rows do; pages that lead to each other go on for
    ever, and show the same rows again.
    """
    before: int | None = None
    for row in rows:
        if not isinstance(row[0], int) or (before is not None and row[0] <= before):
            raise sqlite3.DatabaseError("rows out of order")
        before = row[0]
        yield row


def _fit(languages: Languages, wanted: Languages) -> bool:
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
            if not all(_is_plain_table(connection, name) for name in _TABLES):
                raise InputError("this is no memory of Trados", file=path)
            connection.set_authorizer(_allowed)
            yield connection
    except (sqlite3.Error, UnicodeDecodeError) as error:  # it quotes a damaged schema
        raise InputError(
            Message("the memory is damaged ({reason})", reason=error), file=path
        ) from error


def _is_plain_table(connection: sqlite3.Connection, name: str) -> bool:
    """Whether there is such a table, with all its values stored in the file."""
    table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ? AND rootpage > 0"
    computed = "SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden <> 0"
    is_there, computes = (connection.execute(one, (name,)).fetchone() for one in (table, computed))
    return is_there is not None and computes is None


def _allowed(action: int, first: str | None, *_: Any) -> int:
    """Whether the database may do something: read its two tables."""
    is_reading = action == sqlite3.SQLITE_READ and first in _TABLES
    return (
        sqlite3.SQLITE_OK if is_reading or action == sqlite3.SQLITE_SELECT else sqlite3.SQLITE_DENY
    )


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
