"""Glossaries by the ending of their name: tables and workbooks, UTX, TBX in its dialects, MultiTerm
XML.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from postil.errors import InputError
from postil.formats.exchange.glossary import Term, once, stream_glossary, terms_of, write_glossary
from postil.formats.exchange.tbx import stream_tbx, write_tbx
from postil.formats.exchange.utx import is_utx, stream_utx
from postil.formats.office.xlsx_table import sheet_rows
from postil.formats.raw.files import read_text
from postil.formats.raw.xml_input import head_text
from postil.messages import Message

WORKBOOK_SUFFIXES = (".xlsx", ".xlsm")
TERMBASE_SUFFIXES = (
    *(".tbx", ".xml", ".mtf", ".utx", ".tsv", ".csv", ".tab", ".txt", ".utf8"),
    *WORKBOOK_SUFFIXES,
)
TERMBASE_KINDS = Message("TBX, MultiTerm XML, UTX, tables (Excel, TSV, CSV)")
_XML = (".tbx", ".xml", ".mtf")


def stream_termbase(path: Path, source_language: str, target_language: str) -> Iterator[Term]:
    """The entries of a glossary for two languages, in order, repeated ones once; one at a time.

    Raises
    ------
    InputError
        The file is unreadable, of another kind, or has no entry for the two languages; names the
        line where it can. Entries before that place have been handed out already: an import must
        take them back.
    """
    path = Path(path)
    suffix = path.suffix.lower()
    if suffix not in TERMBASE_SUFFIXES:
        raise InputError(
            Message(
                "files of the kind {suffix} are no glossaries",
                suffix=suffix or Message("without an ending"),
            ),
            file=path,
            hint=Message(
                "Postil reads {termbase_kinds}: {endings}.",
                termbase_kinds=TERMBASE_KINDS,
                endings=" ".join(TERMBASE_SUFFIXES),
            ),
        )
    return once(_entries(path, suffix, (source_language, target_language)))


def _entries(path: Path, suffix: str, languages: tuple[str, str]) -> Iterator[Term]:
    if suffix in WORKBOOK_SUFFIXES:
        return terms_of(sheet_rows(path), path, languages)
    if suffix in _XML or head_text(path).lstrip("\ufeff \r\n\t").startswith("<"):
        return stream_tbx(path, *languages)
    text = read_text(path, *languages).text
    if suffix == ".utx" or is_utx(text):
        return stream_utx(text, path, *languages)
    return stream_glossary(text, path, languages)


def write_termbase(
    terms: Iterable[Term], path: Path, source_language: str, target_language: str
) -> None:
    """Write ``terms`` as TBX or as a table, by the ending of ``path``; atomically. In TBX those of
    one source that follow each other are one concept.
    """
    if path.suffix.lower() in _XML:
        write_tbx(terms, path, source_language, target_language)
    else:
        write_glossary(terms, path)
