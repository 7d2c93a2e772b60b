"""Terms as rows of the database."""

from __future__ import annotations

from typing import Any, TypeAlias

from postil.formats.exchange.glossary import Term
from postil.memory.soundness import check_types

TermRow: TypeAlias = tuple[int, str, str, str, str, bool, bool, bool, str, str]
"""Id of a term, its glossary, source, target and note, whether it is forbidden, whether capitals
count, whether it is preferred, its definition and its domain.
"""

TERM_DETAILS = "note, forbidden, match_case, preferred, definition, domain"
"""Columns of a term beside its source and target."""

TERM_ROWS = (
    "SELECT t.id, g.name, t.source, t.target, t.note, t.forbidden, t.match_case, t.preferred, "
    "t.definition, t.domain FROM term t JOIN glossary g ON g.id = t.glossary"
)
"""Selects a :data:`TermRow` of each term; to be followed by a condition on ``t`` and ``g``."""


def read_row(row: TermRow) -> tuple[int, str, Term]:
    """The id of a term, the name of its glossary, and the term."""
    number, glossary, source, target, *details = row
    return number, glossary, term_of(source, target, *details)


def term_of(source: str, target: str, *details: Any) -> Term:
    """A term of the values of its columns, the last ones those of :data:`TERM_DETAILS`.

    Raises
    ------
    TypeError
        One that should be a text is none.
    """
    note, forbidden, case, preferred, definition, domain = details
    check_types((source, target, note, definition, domain), (str,) * 5)
    marks = bool(forbidden), bool(case), bool(preferred)
    return Term(source, target, note, *marks, definition, domain)
