"""Glossaries by the ending of their name: tables, UTX, TBX in its dialects, MultiTerm XML."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from postil.errors import InputError
from postil.formats.files import read_text
from postil.formats.glossary import Term, read_glossary, write_glossary
from postil.formats.tbx import read_tbx, write_tbx
from postil.formats.utx import is_utx, read_utx
from postil.formats.xml_input import head_text
from postil.wording import Worded

TERMBASE_SUFFIXES = (".tbx", ".xml", ".mtf", ".utx", ".tsv", ".csv", ".tab", ".txt")
TERMBASE_KINDS = Worded("TBX, MultiTerm XML, UTX, tables (TSV, CSV)")
_XML = (".tbx", ".xml", ".mtf")


def read_termbase(path: Path, source_language: str, target_language: str) -> list[Term]:
    """The entries of a glossary for two languages, in order, repeated ones once.

    Raises
    ------
    InputError
        The file is unreadable, of another kind, or has no entry for the two languages; names the
        line where it can.
    """
    path = Path(path)
    suffix = path.suffix.lower()
    if suffix not in TERMBASE_SUFFIXES:
        raise InputError(
            Worded(
                "files of the kind {suffix} are no glossaries",
                suffix=suffix or Worded("without an ending"),
            ),
            file=path,
            hint=Worded(
                "Postil reads {termbase_kinds}: {endings}.",
                termbase_kinds=TERMBASE_KINDS,
                endings=" ".join(TERMBASE_SUFFIXES),
            ),
        )
    if suffix in _XML or head_text(path).lstrip("\ufeff \r\n\t").startswith("<"):
        return read_tbx(path, source_language, target_language)
    text = read_text(path, source_language, target_language).text
    if suffix == ".utx" or is_utx(text):
        return read_utx(text, path, source_language, target_language)
    return read_glossary(path, source_language, target_language)


def write_termbase(
    terms: Sequence[Term], path: Path, source_language: str, target_language: str
) -> None:
    """Write ``terms`` as TBX or as a table, by the ending of ``path``; atomically."""
    if path.suffix.lower() in _XML:
        write_tbx(terms, path, source_language, target_language)
    else:
        write_glossary(terms, path)
