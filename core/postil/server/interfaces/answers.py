"""Answers of Postil's own interface, as JSON."""

from __future__ import annotations

from typing import Any

from postil.engine.suggestion import Suggestion, WordOrigin
from postil.memory.terms.finder import TermHit
from postil.memory.units import Match, MemoryUnit
from postil.server.store.glossaries import TermChange
from postil.server.store.journal import Entry


def suggestion_answer(suggestion: Suggestion) -> dict[str, Any]:
    """A suggestion, with the origin of each of its words."""
    return {
        "target": suggestion.target.to_json(),
        "alternatives": [one.to_json() for one in suggestion.alternatives],
        "confidence": round(suggestion.confidence, 6),
        "score": suggestion.score,
        "words": [word_answer(word) for word in suggestion.words],
    }


def word_answer(word: WordOrigin) -> dict[str, Any]:
    """A word of a suggestion: where it stands and comes from, and how sure it is."""
    found: dict[str, Any] = {
        "text": word.text,
        "span": [word.start, word.end],
        "source_span": [word.source_start, word.source_end],
        "kind": word.kind,
        "confidence": round(word.confidence, 6),
        "phrase": [word.source, word.target],
    }
    if word.provenance is not None:
        origin = word.provenance
        found["taught"] = {
            "document": origin.document,
            "segment": origin.segment,
            "author": origin.author,
            "time": origin.time,
            "layer": word.layer,
        }
    if word.part is not None:
        found["part"] = list(word.part)
    if word.corpora:
        found["corpora"] = list(word.corpora)
    return found


def entry_answer(entry: Entry) -> dict[str, Any]:
    """An entry of the journal, without what was learned."""
    return {
        "sequence": entry.sequence,
        "kind": entry.kind,
        "origin": entry.id.origin,
        "number": entry.id.number,
        "author": entry.author,
        "time": entry.time,
        "layer": entry.layer,
    }


def learned_answer(entry: Entry) -> dict[str, Any]:
    """An entry of the journal, with the lines of its learning card."""
    return {
        **entry_answer(entry),
        "learned": [
            {
                "kind": item.kind,
                "source": item.source,
                "target": item.target,
                "change": item.change,
            }
            for item in entry.event.summary
        ],
    }


def match_answer(match: Match) -> dict[str, Any]:
    """A memory match, with its differences from what was looked up."""
    return {
        "score": match.score,
        "unit": unit_answer(match.unit),
        "differences": [list(step) for step in match.differences],
        "doubts": list(match.doubts),
        "penalty": match.penalty,
    }


def unit_answer(unit: MemoryUnit) -> dict[str, Any]:
    """A unit of a memory; empty details are left out."""
    found: dict[str, Any] = {
        "id": unit.id,
        "source": unit.source.to_json(),
        "target": unit.target.to_json(),
    }
    for name in ("created", "author", "changed", "changed_by", "document", "note", "previous",
                 "following", "origin"):  # fmt: skip
        if value := getattr(unit, name):
            found[name] = value
    return found


def hit_answer(hit: TermHit) -> dict[str, Any]:
    """A term that was found in a text."""
    return {
        "span": [hit.start, hit.end],
        "source": hit.source,
        "target": hit.target,
        "note": hit.note,
        "forbidden": hit.forbidden,
    }


def term_answer(change: TermChange) -> dict[str, Any]:
    """A term as it is now; one that is gone has no note and no marks."""
    found: dict[str, Any] = {
        "sequence": change.sequence,
        "source": change.source,
        "target": change.target,
        "author": change.author,
        "time": change.time,
        "gone": change.term is None,
    }
    if change.term is not None:
        term = change.term
        found |= {"note": term.note, "forbidden": term.forbidden, "case": term.case}
    return found
