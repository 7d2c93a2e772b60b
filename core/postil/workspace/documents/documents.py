"""Documents of a project: copied into its folder, split into segments, written out translated."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from types import MappingProxyType

from postil.errors import DamagedProject, StorageError
from postil.formats.document import Document
from postil.formats.exchange.srx import read_srx
from postil.formats.filter_options import FIRST_FILTERS, Extra, FilterOptions, Style
from postil.formats.paragraphs import Cuts
from postil.formats.pdf_text import is_pdf, word_name, write_as_word
from postil.formats.raw.files import read_bytes
from postil.formats.raw.legacy_text import page_named
from postil.formats.segment import Remark, SegmentState
from postil.memory.soundness import damaged_record
from postil.messages import Message
from postil.text.srx import SegmentationRules
from postil.text.tags import TaggedText
from postil.text.text_tags import untagged
from postil.types.files import atomic_write, sync_file, sync_folder
from postil.types.progress import Progress
from postil.types.reasons import reason_of
from postil.types.temporary import ScratchFolder
from postil.workspace.database import (
    ProjectDatabase,
    by_document,
    set_by_document,
    set_setting,
    setting,
)
from postil.workspace.documents.copies import checked_copy, checked_rules
from postil.workspace.documents.document_folders import document_folders, keep_folder
from postil.workspace.documents.offers import write_offers
from postil.workspace.documents.sentence_breaks import (
    SentenceBreaks,
    check_sources,
    keep_cuts,
    read_kept_cuts,
)
from postil.workspace.documents.structures import write_structures
from postil.workspace.documents.text_tag_rules import tag_document
from postil.workspace.records import DocumentInfo
from postil.workspace.schema import DATABASE, DOCUMENTS, SEGMENTATION
from postil.workspace.segments import history as versions
from postil.workspace.segments.rows import (
    count_segments,
    each_segment,
    insert_segments,
    no_document,
)

# By number of the document, as JSON.
_CODE_PAGES, _CHOSEN_PAGES, _OPTIONS = "code_pages", "chosen_pages", "filter_options"
_INCLUDED = "filter_extras"  # of documents that are added
_COLUMNS = "filter_columns"  # the same, of tables; JSON
_PLACEHOLDERS = "filter_placeholders"  # the same
CONFIRMED = tuple(state.value for state in SegmentState if state.is_confirmed)
CONFIRMED_MARKS = ", ".join("?" * len(CONFIRMED))


def add_documents(
    database: ProjectDatabase,
    folder: Path,
    paths: Sequence[Path],
    languages: tuple[str, str],
    progress: Progress | None = None,
    *,
    kept: Sequence[SentenceBreaks] = (),
    folders: Mapping[Path, str] = MappingProxyType({}),
) -> list[int]:
    """Copy ``paths`` into the project and add their segments: all of them or none. Of a PDF the
    text is taken, as a Word document.

    They are read with the extras and cut into sentences by the rules that the project has now; each
    keeps its own, and where it was cut, whatever the project uses later.

    Parameters
    ----------
    kept
        Where each of them was cut before, if it was.
    folders
        In which folder each of them was found, if that is to be kept.

    Returns
    -------
    list of document ids, in the order of ``paths``
    """
    copies: list[Path] = []
    progress = progress or Progress()
    try:
        with ScratchFolder() as scratch, database.writing() as connection:
            numbers = []
            rules = setting(connection, SEGMENTATION)
            segmentation = rules_named(folder, rules)
            cuts = kept or [SentenceBreaks(segmentation) for _ in paths]
            for cut in () if kept else cuts:
                cut.options = _options_set(connection)
            for place, (path, cut) in enumerate(zip(paths, cuts, strict=True)):
                progress.update(done=place, total=len(paths))
                share = progress.part(1 / len(paths))
                taken = _as_document(path, scratch, progress)
                document = cut.open(taken, languages, progress=share)  # errors name the user's file
                tag_document(connection, document)
                number = _next(connection, "document")
                copy = _copy(taken, folder / DOCUMENTS / str(number))
                copies.append(copy)
                _add(connection, number, copy.relative_to(folder), rules, document)
                keep_cuts(connection, number, cut)
                keep_code_page(connection, number, document, cut.encoding)
                keep_options(connection, number, cut.options)
                keep_folder(connection, number, folders.get(path, ""))
                numbers.append(number)
            progress.update(done=len(paths))
            sync_folder(folder / DOCUMENTS)
    except BaseException:
        for copy in copies:
            shutil.rmtree(copy.parent, ignore_errors=True)
        raise
    return numbers


def _as_document(path: Path, scratch: Path, progress: Progress) -> Path:
    """The document itself, or the Word document with the text of a PDF."""
    if not is_pdf(path):
        return path
    word = scratch / word_name(path.name)
    write_as_word(path, word, progress.part(0))
    return word


def _add(
    connection: sqlite3.Connection, number: int, file: Path, rules: str, document: Document
) -> None:
    first = 1 + count_segments(connection)
    connection.execute(
        "INSERT INTO document (id, name, file, first_segment, segments, rules) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        (number, file.name, file.as_posix(), first, len(document.segments), rules),
    )
    insert_segments(connection, number, _next(connection, "segment"), document.segments)
    write_offers(connection, number, document.segments)
    write_structures(connection, number, document.segments)
    versions.note_made(connection, number, dict(enumerate(document.segments)))


def _next(connection: sqlite3.Connection, table: str) -> int:
    """A number that no row of the table ever had."""
    query = "SELECT coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = ?"
    return int(connection.execute(query, (table,)).fetchone()[0])


def _copy(path: Path, folder: Path) -> Path:
    copy = folder / path.name
    try:
        shutil.rmtree(folder, ignore_errors=True)  # left by a crash before its transaction
        folder.mkdir(parents=True)
        shutil.copyfile(path, copy)
        sync_file(copy)
        sync_folder(folder)
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise StorageError(
            Message(
                "{path}: could not be copied into the project: {reason}",
                path=path,
                reason=reason_of(error),
            ),
            hint="Nothing was changed. Check free space and permissions.",
        ) from error
    return copy


def copy_version(path: Path, folder: Path, number: int, present: Path) -> Path:
    """Copy a new version of a document into the project, beside the ``present`` copy; one that a
    crash left there is replaced.
    """
    places = (folder / DOCUMENTS / name for name in (str(number), f"{number}-2"))
    copy = _copy(path, next(place for place in places if place != present.parent))
    sync_folder(folder / DOCUMENTS)
    return copy


def remove_copy(copy: Path) -> None:
    """Remove our copy of a document that is not used any more."""
    shutil.rmtree(copy.parent, ignore_errors=True)


def make_folder(folder: Path) -> None:
    """Make a folder to write into.

    Raises
    ------
    StorageError
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            Message(
                "{folder}: the folder cannot be made: {reason}",
                folder=folder,
                reason=reason_of(error),
            ),
            hint="Choose another folder, or check its permissions.",
        ) from error


def list_documents(connection: sqlite3.Connection, folder: Path) -> list[DocumentInfo]:
    """All documents in order.

    Raises
    ------
    DamagedProject
        The record of one leads out of the project.
    """
    rows = connection.execute(
        "SELECT d.id, d.name, d.file, d.segments, "
        "(SELECT count(*) FROM segment s "
        f"WHERE s.document = d.id AND s.state IN ({CONFIRMED_MARKS})) "
        "FROM document d ORDER BY d.id",
        CONFIRMED,
    ).fetchall()
    pages = by_document(connection, _CODE_PAGES)
    folders = document_folders(connection, [row[0] for row in rows], folder)
    return [
        DocumentInfo(
            number,
            name,
            folder / checked_copy(folder, file),
            count,
            confirmed,
            pages.get(str(number), ""),
            below,
        )
        for (number, name, file, count, confirmed), below in zip(rows, folders, strict=True)
    ]


def export_document(
    database: ProjectDatabase,
    folder: Path,
    number: int,
    path: Path,
    languages: tuple[str, str],
    *,
    confirmed_only: bool = False,
    progress: Progress | None = None,
) -> None:
    """Write a document with its present targets in its own format; drafts too, unless segments
    that are not confirmed are to stay as the document has them. Formats that have notes get the
    comments on these segments.
    """
    targets: dict[str, TaggedText] = {}
    states: dict[str, SegmentState] = {}
    remarks: dict[str, list[Remark]] = {}
    sources: dict[str, str] = {}
    with database.reading() as connection:
        file, rules = file_and_rules(connection, folder, number)
        cuts = read_cuts(connection, number)
        comments = _read_comments(connection, number)
        edited = {
            row_id
            for (row_id,) in connection.execute(
                "SELECT id FROM segment WHERE document = ? AND own_source IS NOT NULL", (number,)
            )
        }
        for segment in each_segment(connection, 0, None, number):
            if segment.row_id not in edited:
                sources[segment.key] = untagged(segment.source).plain
            if confirmed_only and not segment.state.is_confirmed:
                continue
            states[segment.key] = segment.state
            if segment.row_id in comments:
                remarks[segment.key] = comments[segment.row_id]
            if not segment.target.is_empty:
                targets[segment.key] = untagged(segment.target)
    document = rules.open(folder / file, languages, cuts, progress)
    check_sources(Path(file).name, {one.id: one.source.plain for one in document.segments}, sources)
    document.save(path, targets, states, remarks)


def _read_comments(connection: sqlite3.Connection, number: int) -> dict[int, list[Remark]]:
    """Comments by row id of their segments, the oldest first."""
    rows = connection.execute(
        "SELECT c.segment, c.author, c.text, c.time "
        "FROM comment c JOIN segment s ON s.id = c.segment "
        "WHERE s.document = ? ORDER BY c.id",
        (number,),
    )
    found: dict[int, list[Remark]] = {}
    for row_id, author, text, time in rows:
        found.setdefault(row_id, []).append(Remark(author, text, time))
    return found


def read_cuts(connection: sqlite3.Connection, number: int, wanted: str = "") -> Cuts:
    """Paragraphs of a document that the translator cut elsewhere; ``wanted`` is a segment whose
    paragraph is asked for.
    """
    rows = connection.execute("SELECT paragraph, breaks FROM recut WHERE document = ?", (number,))
    return Cuts({name: tuple(json.loads(breaks)) for name, breaks in rows}, wanted)


def keep_code_page(
    connection: sqlite3.Connection, number: int, document: Document, chosen: str
) -> None:
    """Remember the code page of a document that does not declare one, and the page that was
    chosen.
    """
    for name, page in ((_CODE_PAGES, document.code_page), (_CHOSEN_PAGES, chosen)):
        set_by_document(connection, name, number, page)


def chosen_page(connection: sqlite3.Connection, number: int) -> str:
    """Python's name of the code page that was chosen for a document, or ""."""
    return str(by_document(connection, _CHOSEN_PAGES).get(str(number), ""))


def extras_of(connection: sqlite3.Connection) -> frozenset[Extra]:
    """Parts read beside the body of documents that are added."""
    names = setting(connection, _INCLUDED)
    return frozenset(map(Extra, names.split())) if names else frozenset()


def set_extras(connection: sqlite3.Connection, extras: Iterable[Extra]) -> None:
    """Read these beside the body of documents that are added from now on."""
    set_setting(connection, _INCLUDED, " ".join(sorted(extras)))


def columns_set(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Columns of tables that are read of documents that are added; all if none is named."""
    return tuple(json.loads(setting(connection, _COLUMNS) or "[]"))


def set_columns(connection: sqlite3.Connection, columns: Sequence[str]) -> None:
    """Read these columns of tables that are added from now on."""
    set_setting(connection, _COLUMNS, json.dumps(list(columns)))


def set_placeholders(connection: sqlite3.Connection, style: Style) -> None:
    """Read placeholders of this style in strings that are added from now on."""
    set_setting(connection, _PLACEHOLDERS, style.value)


def _options_set(connection: sqlite3.Connection) -> FilterOptions:
    """Options of documents that are added now."""
    style = Style(setting(connection, _PLACEHOLDERS) or Style.AUTO)
    return FilterOptions(extras_of(connection), columns=columns_set(connection), placeholders=style)


def keep_options(connection: sqlite3.Connection, number: int, options: FilterOptions) -> None:
    """Remember how a document was read."""
    set_by_document(connection, _OPTIONS, number, options.to_json())


def options_of(connection: sqlite3.Connection, number: int, path: Path) -> FilterOptions:
    """Options a document was read with; of one that an older Postil added, the first ones.

    Raises
    ------
    ProjectError
        That is damaged, or of a later Postil.
    """
    try:
        value = by_document(connection, _OPTIONS).get(str(number))
        return FIRST_FILTERS if value is None else FilterOptions.from_json(value)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise damaged_record(path, error) from error


def write_cuts(
    connection: sqlite3.Connection, number: int, cuts: Mapping[str, Sequence[int]]
) -> None:
    """Remember where paragraphs of a document are cut elsewhere."""
    connection.executemany(
        "INSERT OR REPLACE INTO recut VALUES (?, ?, ?)",
        [(number, name, json.dumps(places)) for name, places in cuts.items()],
    )


def check_numbering(connection: sqlite3.Connection, path: Path) -> None:
    """Check that each document begins where the one before ends, as :func:`renumber` sets it.

    Raises
    ------
    DamagedProject
        Not so: segments would be found in other places than they have, or in none.
    """
    first = 1
    for begins, count in connection.execute(
        "SELECT first_segment, segments FROM document ORDER BY id"
    ):
        if begins != first or count < 0:
            raise DamagedProject(
                Message(
                    "{path}: the project is damaged ({reason}).",
                    path=path,
                    reason="documents do not begin where they should",
                ),
            )
        first += count


def renumber(connection: sqlite3.Connection) -> None:
    """Number anew where each document begins among all segments."""
    first = 1
    for number, count in connection.execute(
        "SELECT id, segments FROM document ORDER BY id"
    ).fetchall():
        connection.execute("UPDATE document SET first_segment = ? WHERE id = ?", (first, number))
        first += count


def keep_rules(folder: Path, path: Path) -> str:
    """Copy SRX rules into the project, if they can be read; returns the name they go by there."""
    read_srx(path)
    data = read_bytes(path)
    name = f"{blake2b(data, digest_size=8).hexdigest()}.srx"
    (folder / SEGMENTATION).mkdir(exist_ok=True)
    with atomic_write(folder / SEGMENTATION / name) as temporary:
        temporary.write_bytes(data)
    return name


def file_and_rules(
    connection: sqlite3.Connection, folder: Path, number: int
) -> tuple[str, SentenceBreaks]:
    """Our copy of a document, from the folder of the project, and what it is cut by.

    Raises
    ------
    UsageError
        There is no such document.
    DamagedProject
        Its record leads out of the project, or makes no sense.
    """
    row = connection.execute("SELECT file, rules FROM document WHERE id = ?", (number,)).fetchone()
    if row is None:
        raise no_document(number)
    rules = rules_named(folder, row[1])
    cuts = read_kept_cuts(connection, number, rules, folder / DATABASE)
    cuts.encoding = chosen_page(connection, number)
    cuts.options = options_of(connection, number, folder / DATABASE)
    if cuts.options.first and not cuts.encoding:  # guessed by an older Postil: it stays so
        pages = by_document(connection, _CODE_PAGES)
        cuts.encoding = page_named(pages.get(str(number), "")) or ""
    return checked_copy(folder, row[0]), cuts


def rules_named(folder: Path, name: str) -> SegmentationRules | None:
    """Segmentation rules kept in the project; None for Postil's own."""
    return read_srx(checked_rules(folder, name)) if name else None
