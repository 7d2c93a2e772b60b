"""Parsing of a team server's answers, each value checked: they are from another program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast, get_args

from postil.engine.events import Provenance
from postil.engine.suggestion import WordKind, WordOrigin
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText

T = TypeVar("T")
_KINDS = get_args(WordKind)


@dataclass(frozen=True, slots=True)
class TeamLesson:
    """A segment that somebody taught a team's engine; ``undone_by``: who took it back, or ""."""

    sequence: int
    origin: str
    number: int
    author: str
    time: str
    source: str
    target: str
    undone_by: str


def value_of(values: Mapping[str, Any], name: str, kind: type[T], default: T | None = None) -> T:
    """A value of a type.

    Raises
    ------
    ValueError
        It is of another.
    """
    value = values.get(name, default)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise ValueError(f"{name} is not what a team server answers")
    return value


def objects_of(values: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    """A list of JSON objects; ``ValueError`` if it is none."""
    rows = value_of(values, name, list)
    if not all(isinstance(one, dict) for one in rows):
        raise ValueError(f"{name} holds what a team server does not answer")
    return rows


def unit_of(values: Mapping[str, Any]) -> MemoryUnit:
    """A unit of a memory; its number there is left out."""

    def text(name: str) -> str:
        return value_of(values, name, str, "")

    return MemoryUnit(
        TaggedText.from_json(values.get("source")),
        TaggedText.from_json(values.get("target")),
        created=text("created"),
        author=text("author"),
        changed=text("changed"),
        changed_by=text("changed_by"),
        document=text("document"),
        note=text("note"),
        previous=text("previous"),
        following=text("following"),
    )


def unit_values(unit: MemoryUnit) -> dict[str, Any]:
    """A unit as it is sent."""
    return {
        "source": unit.source.to_json(),
        "target": unit.target.to_json(),
        "previous": unit.previous,
        "following": unit.following,
        "document": unit.document,
        "segment": unit.key,
        "note": unit.note,
    }


def word_of(values: Mapping[str, Any]) -> WordOrigin:
    """Origin of a word of a suggestion."""
    (start, end), (source_start, source_end) = _span(values, "span"), _span(values, "source_span")
    kind = value_of(values, "kind", str)
    if kind not in _KINDS:
        raise ValueError(f"a word of the kind {kind}")
    confidence = values.get("confidence")
    if not isinstance(confidence, float | int):
        raise ValueError("a word is as sure as a number says")
    source, target = map(str, value_of(values, "phrase", list))
    taught, part = values.get("taught"), values.get("part")
    return WordOrigin(
        value_of(values, "text", str),
        source_start,
        source_end,
        cast("WordKind", kind),
        source,
        target,
        provenance=None if taught is None else _provenance(taught),
        layer="" if taught is None else value_of(taught, "layer", str, ""),
        corpora=tuple(map(str, value_of(values, "corpora", list, []))),
        start=start,
        end=end,
        confidence=float(confidence),
        part=None if part is None else _part(values),
    )


def _part(values: Mapping[str, Any]) -> tuple[str, str]:
    source, target = map(str, value_of(values, "part", list))
    return source, target


def _span(values: Mapping[str, Any], name: str) -> tuple[int, int]:
    start, end = value_of(values, name, list)
    if not (isinstance(start, int) and isinstance(end, int) and 0 <= start <= end):
        raise ValueError(f"{name} is no span")
    return start, end


def _provenance(values: Any) -> Provenance:
    if not isinstance(values, dict):
        raise ValueError("what taught a word is not said")
    names = ("document", "segment", "author", "time")
    return Provenance(*(value_of(values, name, str, "") for name in names))


def lesson_of(values: Mapping[str, Any]) -> TeamLesson:
    """A row of the list of what was taught."""
    return TeamLesson(
        value_of(values, "sequence", int),
        value_of(values, "origin", str),
        value_of(values, "number", int),
        *(
            value_of(values, name, str)
            for name in ("author", "time", "source", "target", "undone_by")
        ),
    )
