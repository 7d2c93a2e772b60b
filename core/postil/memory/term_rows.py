"""Terms as rows of the database."""

from __future__ import annotations

from typing import TypeAlias

from postil.formats.glossary import Term

TermRow: TypeAlias = tuple[int, str, str, str, str, bool, bool]
"""Id of a term, its glossary, source, target and note, whether it is forbidden, and whether
capitals count.
"""

TERM_ROWS = (
    "SELECT t.id, g.name, t.source, t.target, t.note, t.forbidden, t.match_case "
    "FROM term t JOIN glossary g ON g.id = t.glossary"
)
"""Selects a :data:`TermRow` of each term; to be followed by a condition on ``t`` and ``g``."""


def read_row(row: TermRow) -> tuple[int, str, Term]:
    """The id of a term, the name of its glossary, and the term."""
    number, glossary, source, target, note, forbidden, case = row
    return number, glossary, Term(source, target, note, bool(forbidden), bool(case))
