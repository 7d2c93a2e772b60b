"""Glossary terms: those of the source translated as the glossary says, forbidden ones avoided."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from postil.memory.term_finder import TermHit, find_term
from postil.messages import Message
from postil.workspace.checks.finding import Finding, Pair


def absent(pair: Pair) -> Iterator[Finding]:
    """A term of the source none of whose translations, inflected or not, stands in the target."""
    wanted: dict[tuple[int, int], list[TermHit]] = defaultdict(list)
    for hit in pair.terms:
        if not hit.forbidden:
            wanted[hit.start, hit.end].append(hit)
    for (start, end), hits in wanted.items():
        if not any(find_term(hit.target, pair.target.text) for hit in hits):
            source = pair.source.plain[start:end]
            targets = ", ".join(dict.fromkeys(hit.target for hit in hits))
            yield Finding(
                "term-absent",
                Message(
                    "The glossary has “{targets}” for “{source}”.", targets=targets, source=source
                ),
                suggestions=tuple(dict.fromkeys(hit.target for hit in hits)),
            )


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
