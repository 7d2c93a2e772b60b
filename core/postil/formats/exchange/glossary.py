"""Glossaries as tables: separated by tabs or commas, or sheets of a workbook.

Columns are found by their names in the first line: ``source``, ``target``, and if there are any,
``note``, ``forbidden`` (``yes`` marks a translation that must not be used; another text is one
itself, or several with semicolons between them), ``case`` (``yes``: the source term counts only
with the same capitals, as names and abbreviations do), ``status`` (preferred, admitted, forbidden),
``definition`` and ``domain``. Languages (``en``, ``fr-CA``, ``French (Canada)``) may stand for the
first two, in any order and among others.

A table of two or three columns whose first line names none begins with its first term, as in
OmegaT: source, target, note. Lines with a # before it are comments.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Literal, TypeAlias

from postil.errors import InputError
from postil.formats.exchange.language_names import column_of, is_language
from postil.messages import Message
from postil.text.tags import clean
from postil.types.files import atomic_write

csv.field_size_limit(16 << 20)  # a note may be as long as in other glossaries

_NAMES = {
    "source": {"source", "source term", "term", "source text", "terme source", "terme",
               "ausgangsterm", "quellterm", "quelle", "ausgangstext", "término", "término origen",
               "origen"},
    "target": {"target", "target term", "translation", "target text", "terme cible", "cible",
               "traduction", "zielterm", "ziel", "übersetzung", "traducción", "término destino",
               "destino"},
    "note": {"note", "notes", "comment", "comments", "context", "remarque", "commentaire",
             "contexte", "anmerkung", "bemerkung", "kommentar", "kontext", "nota", "notas",
             "comentario", "contexto"},
    "forbidden": {"forbidden", "forbidden term", "blacklisted", "do not use", "interdit",
                  "verboten", "prohibido"},
    "case": {"case", "case sensitive", "match case", "casesense"},
    "status": {"status", "term status", "statut", "estado"},
    "definition": {"definition", "définition", "definición"},
    "domain": {"domain", "subject", "subject field", "domaine", "sachgebiet", "fachgebiet",
               "dominio", "campo temático"},
}  # fmt: skip
_YES = {"yes", "y", "true", "1", "x", "forbidden", "oui", "ja", "sí", "si"}
_NO = {"no", "n", "false", "0", "-", "–", "non", "nein"}
AVOIDED = (
    "forbidden",
    "deprecated",
    "superseded",
    "prohibited",
    "rejected",
    "obsolete",
    "banned",
    "non-standard",
)
"""Beginnings of the words for the status of a translation that is not to be used."""
PREFERRED = ("preferred", "recommended")
MOST_UNNAMED = 3  # columns of a table whose first line names none
_COLUMNS = ("source", "target", "note", "forbidden", "case", "status", "definition", "domain")
_BREAKS = re.compile(r"[\t-\r\x1c-\x1f\x85\u2028\u2029 ]+")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]+")  # no XML can hold them
_COMMENT = re.compile(r"#[^\t,;\r\n]*(\r\n|\r|\n|$)")

Status: TypeAlias = Literal["preferred", "admitted", "forbidden"]

Row = tuple[int, list[str]]
"""A line's number and its cells."""


@dataclass(frozen=True, slots=True)
class Term:
    """One entry of a glossary.

    Attributes
    ----------
    forbidden, preferred
        Status of the translation: to be avoided, or to come before others of the same source; of
        neither it is admitted. Of one that is both the first counts.
    case
        Whether it counts only where the source has the same capitals.
    definition, domain
        What the term means, and the field it belongs to.
    """

    source: str
    target: str
    note: str = ""
    forbidden: bool = False
    case: bool = False
    preferred: bool = False
    definition: str = ""
    domain: str = ""

    @property
    def status(self) -> Status:
        """Usage of the target: "preferred", "admitted" or "forbidden"."""
        if self.forbidden:
            return "forbidden"
        return "preferred" if self.preferred else "admitted"


def stream_glossary(text: str, path: Path, languages: tuple[str, str]) -> Iterator[Term]:
    """The entries of a table for two languages, in order, one at a time.

    Raises
    ------
    InputError
        Its columns cannot be recognised, or an entry has only one side; names the line.
    """
    comments = 0
    while found := _COMMENT.match(text):
        text, comments = text[found.end() :], comments + 1
    if not text.strip():
        raise InputError("the glossary is empty", file=path)
    delimiter = _delimiter(text.partition("\n")[0], path)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        yield from terms_of(((comments + rows.line_num, row) for row in rows), path, languages)
    except csv.Error as error:
        raise InputError(
            Message("not a table: {reason}", reason=error),
            file=path,
            line=comments + rows.line_num,
            hint='A quotation mark that opens a field must close it; inside, it is doubled ("").',
        ) from error


def terms_of(rows: Iterator[Row], path: Path, languages: tuple[str, str]) -> Iterator[Term]:
    """The entries in the rows of a table, whose first one may name the columns.

    Raises
    ------
    InputError
        As :func:`stream_glossary`.
    """
    first = next(rows, None)
    if first is None:
        raise InputError("the glossary is empty", file=path)
    columns = _columns(first[1], languages)
    if columns is None:
        _check_languages(first, path, languages)
        columns = _unnamed(first, path)
        rows = chain([first], rows)
    return _terms(rows, columns, path)


def once(terms: Iterable[Term]) -> Iterator[Term]:
    """Leave out repetitions."""
    seen: set[int] = set()  # hashes: the terms of a large glossary would fill the memory
    for term in terms:
        key = hash(term)
        if key not in seen:
            seen.add(key)
            yield term


def write_glossary(terms: Iterable[Term], path: Path) -> None:
    """Write ``terms`` as a table in UTF-8, its columns by commas in a ``.csv``, else by tabs."""
    delimiter = "," if path.suffix.lower() == ".csv" else "\t"
    with (
        atomic_write(path) as temporary,
        temporary.open("w", encoding="utf-8", newline="") as stream,
    ):
        writer = csv.writer(stream, delimiter=delimiter, lineterminator="\n")
        writer.writerow(_COLUMNS)
        for term in terms:
            marks = ("yes" if mark else "" for mark in (term.forbidden, term.case))
            more = (term.status, term.definition, term.domain)
            writer.writerow((term.source, term.target, term.note, *marks, *more))


def _delimiter(header: str, path: Path) -> str:
    if "\t" in header or path.suffix.lower() in (".tsv", ".tab"):
        return "\t"
    return max(",;", key=header.count)


def _columns(header: list[str], languages: tuple[str, str]) -> dict[str, int] | None:
    """The columns by what is in them, None if the header does not name source and target."""
    names = [cell.strip().casefold() for cell in header]
    columns = {
        column: n
        for column, known in _NAMES.items()
        for n, name in enumerate(names)
        if name in known
    }
    if {"source", "target"} <= columns.keys():
        return columns
    sides = [column_of(language, header) for language in languages]
    if None not in sides and sides[0] != sides[1]:
        return columns | {"source": sides[0] or 0, "target": sides[1] or 0}
    return None


def _check_languages(first: Row, path: Path, languages: tuple[str, str]) -> None:
    """Raise an ``InputError`` if the header names languages, but not both that are wanted."""
    number, cells = first
    if sum(is_language(cell.strip()) for cell in cells) < 2:
        return
    for language in languages:
        if column_of(language, cells) is None:
            raise InputError(
                Message("no column is named after the language {language}", language=language),
                file=path,
                line=number,
            )


def _unnamed(first: Row, path: Path) -> dict[str, int]:
    """The columns of a table that begins with its first term."""
    number, cells = first
    filled = [cell.strip() for cell in cells[:2] if cell.strip()]
    named = any(cell.casefold() in _NAMES["source"] | _NAMES["target"] for cell in filled)
    if len(filled) < 2 or len(cells) > MOST_UNNAMED or named:
        raise InputError(
            "the first line must name the columns source and target, or their languages",
            file=path,
            line=number,
            hint="Example: source<tab>target<tab>note<tab>forbidden",
        )
    return {"source": 0, "target": 1, "note": 2}


def one_line(text: str) -> str:
    """A term as it stands in a sentence: without line breaks, tabs and control characters; other
    spaces stay.
    """
    return _BREAKS.sub(" ", _CONTROL.sub(" ", text)).strip()


def _terms(rows: Iterable[Row], columns: dict[str, int], path: Path) -> Iterator[Term]:
    for number, row in rows:
        cells = {
            column: _CONTROL.sub(" ", clean(row[n])).strip() if n < len(row) else ""
            for column, n in columns.items()
        }
        cells |= {side: one_line(cells[side]) for side in ("source", "target")}
        if not any(cells.values()):
            continue
        if not cells["source"] or not cells["target"]:
            side = "target" if cells["source"] else "source"
            raise InputError(
                Message("the entry has no {side} term", side=side), file=path, line=number
            )
        avoided, status = cells.get("forbidden", ""), cells.get("status", "").lower()
        mark = avoided.lower()
        term = Term(
            cells["source"],
            cells["target"],
            cells.get("note", ""),
            mark in _YES or status.startswith(AVOIDED),
            cells.get("case", "").lower() in _YES,
            status.startswith(PREFERRED),
            cells.get("definition", ""),
            cells.get("domain", ""),
        )
        yield term
        if mark not in _YES | _NO:
            others = filter(None, (one_line(other) for other in avoided.split(";")))
            for other in others:
                yield replace(term, target=other, forbidden=True, preferred=False)
