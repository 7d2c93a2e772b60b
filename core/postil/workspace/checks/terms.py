"""Glossary terms: those of the source translated as in the glossary, forbidden ones avoided."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from postil.formats.languages import base_language
from postil.memory.terms.finder import TermHit, find_term
from postil.messages import Message
from postil.workspace.checks.finding import Finding, Pair

_COMPOUNDING = frozenset({"da", "de", "fi", "is", "nb", "nl", "nn", "no", "sv"})
"""Languages that write compounds as one word."""
SHORTEST, LONG = 4, 5
"""Letters of a term that is looked for at the ends of words ("Rat" is in "Karat"), and anywhere in
them ("Rand" is in "Veranda").
"""


def absent(pair: Pair) -> Iterator[Finding]:
    """A term of the source none of whose translations, inflected or not, stands in the target; in
    languages that write compounds as one word, neither as a part of one.
    """
    wanted: dict[tuple[int, int], list[TermHit]] = defaultdict(list)
    for hit in pair.terms:
        if not hit.forbidden:
            wanted[hit.start, hit.end].append(hit)
    for (start, end), hits in wanted.items():
        if not any(_is_used(hit.target, pair) for hit in hits):
            source = pair.source.plain[start:end]
            targets = ", ".join(dict.fromkeys(hit.target for hit in hits))
            yield Finding(
                "term-absent",
                Message(
                    "The glossary has “{targets}” for “{source}”.", targets=targets, source=source
                ),
                suggestions=tuple(dict.fromkeys(hit.target for hit in hits)),
            )


def _is_used(term: str, pair: Pair) -> bool:
    """Whether a term stands in the target, or is a part of a compound there."""
    if find_term(term, pair.target.text):
        return True
    part = term.casefold()
    if base_language(pair.target_language) not in _COMPOUNDING or not part.isalpha():
        return False
    if part.endswith("e") and len(part) > LONG:
        part = part[:-1]  # "Adressfeld"
    within = part if len(part) >= LONG else rf"\b{part}|{part}\b"
    return len(part) >= SHORTEST and bool(re.search(within, pair.target.plain.casefold()))


def forbidden(pair: Pair) -> Iterator[Finding]:
    """A translation the glossary forbids for a term of the source."""
    for hit in pair.terms:
        if hit.forbidden:
            for start, end in find_term(hit.target, pair.target.text):
                message = Message(
                    "The glossary forbids “{target}” for “{source}”.",
                    target=hit.target,
                    source=hit.source,
                )
                better = tuple(
                    other.target
                    for other in pair.terms
                    if not other.forbidden and (other.start, other.end) == (hit.start, hit.end)
                )
                yield Finding("term-forbidden", message, start, end, suggestions=better)
