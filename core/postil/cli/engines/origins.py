"""Origins of the words of a suggestion, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from postil.engine.suggestion import Suggestion, WordOrigin

KINDS = {"unknown": "copied: unknown", "injected": "fixed: term or number"}


def origin_lines(suggestion: Suggestion) -> Iterator[str]:
    """One line for each phrase: its words, the source words they translate, and its origin."""
    for _, words in groupby(suggestion.words, key=lambda word: (word.source_start, word.target)):
        word = next(words)
        yield f"  {word.target}  <-  {word.source}  [{_whence(word)}]"


def _whence(word: WordOrigin) -> str:
    if word.provenance is not None:
        found = word.provenance
        parts = [found.document, found.segment and f"segment {found.segment}", found.author]
        details = ", ".join(part for part in [*parts, found.time] if part)
        return f"confirmed, layer {word.layer}: {details or 'no details kept'}"
    if word.kind == "table":
        return f"trained: {', '.join(word.corpora) or 'unknown corpora'}"
    if word.kind == "glossary":
        return f"glossary: {word.glossary or 'no name kept'}"
    return KINDS[word.kind]
