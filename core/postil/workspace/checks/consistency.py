"""Consistency: one source translated in two ways, two sources translated alike."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from postil.messages import Message
from postil.workspace.checks.finding import Finding
from postil.workspace.records import ProjectSegment

SHOWN = 80  # characters of the other text in a message


@dataclass(frozen=True, slots=True)
class _Texts:
    source: str
    target: str


def consistency(segments: Iterable[ProjectSegment]) -> Iterator[tuple[int, Finding]]:
    """(row id, finding) of segments that contradict another one.

    Texts are compared without tags, white space runs as one space; case counts. In a group the
    reading that occurs most (of equals the first) is taken for right, and the others are reported.
    """
    texts = {}
    for segment in segments:
        source, target = (" ".join(side.plain.split()) for side in (segment.source, segment.target))
        if source and target:
            texts[segment.row_id] = _Texts(source, target)
    for row, other in _groups(texts, "source", "target"):
        message = Message("The source was translated “{other}” elsewhere.", other=_shown(other))
        yield row, Finding("consistency-target", message, suggestions=(other,))
    for row, other in _groups(texts, "target", "source"):
        message = Message("This translation also stands for “{other}”.", other=_shown(other))
        yield row, Finding("consistency-source", message)


def _groups(texts: dict[int, _Texts], same: str, other: str) -> Iterator[tuple[int, str]]:
    """(row id, the usual text of the other side) of segments that have an unusual one."""
    groups: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for row, text in texts.items():
        groups[getattr(text, same)][getattr(text, other)].append(row)
    for readings in groups.values():
        if len(readings) < 2:
            continue
        usual = max(readings, key=lambda reading: len(readings[reading]))
        for reading, rows in readings.items():
            if reading != usual:
                for row in rows:
                    yield row, usual


def _shown(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
