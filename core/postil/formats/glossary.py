"""Glossaries as tables: tab- or comma-separated, the first line names the columns.

Columns are found by name: ``source``, ``target``, and if there are any, ``note``, ``forbidden``
(``yes`` marks a translation that must not be used) and ``case`` (``yes``: the source term counts
only with the same capitals, as names and abbreviations do). Two language tags (``en``, ``fr-CA``)
may stand for the first two.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from postil.errors import InputError
from postil.text.tags import clean
from postil.types.files import atomic_write
from postil.wording import Worded

_NAMES = {
    "source": {"source", "source term", "term", "source text"},
    "target": {"target", "target term", "translation", "target text"},
    "note": {"note", "notes", "comment", "comments", "definition", "context"},
    "forbidden": {"forbidden", "blacklisted", "do not use"},
    "case": {"case", "case sensitive", "match case", "casesense"},
}
_YES = {"yes", "y", "true", "1", "x", "forbidden"}
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]+")  # no XML can hold them
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*")


@dataclass(frozen=True, slots=True)
class Term:
    """One entry of a glossary; ``forbidden`` ones are translations to avoid, ``case`` ones count
    only where the source has the same capitals.
    """

    source: str
    target: str
    note: str = ""
    forbidden: bool = False
    case: bool = False


def stream_glossary(text: str, path: Path) -> Iterator[Term]:
    """The entries of a table, in order, one at a time.

    Raises
    ------
    InputError
        Its columns are not named, or an entry has only one side; names the line.
    """
    if not text.strip():
        raise InputError("the glossary is empty", file=path)
    delimiter = _delimiter(text.partition("\n")[0], path)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        columns = _columns(next(rows), path)
        yield from _terms(((rows.line_num, row) for row in rows), columns, path)
    except csv.Error as error:
        raise InputError(
            Worded("not a table: {reason}", reason=error),
            file=path,
            line=rows.line_num,
            hint='A quotation mark that opens a field must close it; inside, it is doubled ("").',
        ) from error


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
        writer.writerow(("source", "target", "note", "forbidden", "case"))
        for term in terms:
            marks = ("yes" if mark else "" for mark in (term.forbidden, term.case))
            writer.writerow((term.source, term.target, term.note, *marks))


def _delimiter(header: str, path: Path) -> str:
    if "\t" in header or path.suffix.lower() in (".tsv", ".tab"):
        return "\t"
    return max(",;", key=header.count)


def _columns(header: list[str], path: Path) -> dict[str, int]:
    names = [cell.strip().lower() for cell in header]
    columns = {
        column: n
        for column, known in _NAMES.items()
        for n, name in enumerate(names)
        if name in known
    }
    if not {"source", "target"} <= columns.keys():
        if len(header) < 2 or not all(_LANGUAGE.fullmatch(cell.strip()) for cell in header[:2]):
            raise InputError(
                "the first line must name the columns source and target",
                file=path,
                line=1,
                hint="Example: source<tab>target<tab>note<tab>forbidden",
            )
        columns |= {"source": 0, "target": 1}
    return columns


def _terms(
    rows: Iterator[tuple[int, list[str]]], columns: dict[str, int], path: Path
) -> Iterator[Term]:
    for number, row in rows:
        cells = {
            column: _CONTROL.sub(" ", clean(row[n])).strip() if n < len(row) else ""
            for column, n in columns.items()
        }
        if not any(cells.values()):
            continue
        if not cells["source"] or not cells["target"]:
            side = "target" if cells["source"] else "source"
            raise InputError(
                Worded("the entry has no {side} term", side=side), file=path, line=number
            )
        forbidden, case = (cells.get(name, "").lower() in _YES for name in ("forbidden", "case"))
        yield Term(cells["source"], cells["target"], cells.get("note", ""), forbidden, case)
