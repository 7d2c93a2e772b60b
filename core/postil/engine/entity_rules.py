"""Numbers, dates, quantities and codes of a segment as terms that bind the decoder."""

from __future__ import annotations

from postil.engine.term_constraints import TermRule
from postil.text.entities import find_entities


def entity_rules(plain: str, source: str, target: str) -> list[TermRule]:
    """Rules for the plain text of a segment; they override whatever the models have.

    Parameters
    ----------
    source, target
        Codes of the languages.
    """
    return [
        TermRule(one.start, one.end, one.target) for one in find_entities(plain, source, target)
    ]
