"""Findings of checks, and the texts that checks look at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal

from postil.formats.limits import NONE, Limit
from postil.memory.terms.finder import TermHit
from postil.text.nontranslatable import classify
from postil.text.tags import TaggedText
from postil.text.tokeniser import primary_subtag
from postil.workspace.checks.settings import CheckSettings

_SPACES = " \u00a0\u202f\n"
_AROUND = ".,;:!?()«»\"'“”"

Severity = Literal["error", "warning", "hint"]


@dataclass(frozen=True, slots=True)
class Pair:
    """Source and target of one segment, with what is known about them.

    Attributes
    ----------
    source_language, target_language
        Language tags.
    terms
        Glossary terms in the source, offsets into its plain text.
    limit
        How long the document allows the target to be.
    """

    source: TaggedText
    target: TaggedText
    source_language: str
    target_language: str
    terms: Sequence[TermHit] = ()
    settings: CheckSettings = field(default_factory=CheckSettings)
    limit: Limit = NONE

    @property
    def languages(self) -> tuple[str, str]:
        """Primary subtags of source and target language."""
        return primary_subtag(self.source_language), primary_subtag(self.target_language)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that may be wrong.

    Attributes
    ----------
    check
        Id of the check, see ``catalogue``.
    message
        One sentence for the translator.
    start, end
        Characters of the target's text concerned; both 0 if something is missing from it.
    fix
        A target in which only this is mended, where that is safe; else None.
    suggestions
        What could stand in place of the span, best first, if a person is to choose.
    """

    check: str
    message: str
    start: int = 0
    end: int = 0
    fix: TaggedText | None = None
    suggestions: tuple[str, ...] = ()

    def fingerprint(self, pair: Pair) -> bytes:
        """16 bytes that stay the same as long as the finding is the same in the same texts."""
        said = "\0".join((self.check, self.message, pair.source.text, pair.target.text))
        return blake2b(said.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def in_code(text: str, place: int) -> bool:
    """Whether ``place`` lies in a number, an address, a path or a piece of code."""
    start = max(text.rfind(space, 0, place) for space in _SPACES) + 1
    ends = [end for space in _SPACES if (end := text.find(space, place)) >= 0]
    return classify(text[start : min(ends, default=len(text))].strip(_AROUND)) is not None


def replaced(target: TaggedText, start: int, end: int, text: str) -> TaggedText:
    """``target`` with other characters at ``start`` to ``end``."""
    return TaggedText(target.text[:start] + text + target.text[end:], target.tags)
