"""Phrase tables for tests, from entries given in Python."""

from __future__ import annotations

from collections.abc import Iterable

from postil.models.phrase_table.entries import PhraseEntry, rows_from_entries
from postil.models.phrase_table.table import PhraseTable


def table_of(entries: Iterable[PhraseEntry]) -> PhraseTable:
    """A table in memory; entries in any order."""
    return PhraseTable.from_rows(rows_from_entries(entries))
