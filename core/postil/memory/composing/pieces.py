"""Origins of the parts of a target that was put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

PieceKind = Literal["memory", "machine", "term", "number", "source"]

Link = tuple[tuple[int, int], tuple[int, int]]
"""Character spans of a source word and of a target word that translate each other."""

Linker = Callable[[str, str], Sequence[Link]]
"""Word alignment of a plain source and its plain target, as computed by an engine."""


class TargetSpan(NamedTuple):
    """A part of a plain target and the part of the plain source it stands for.

    Spans are half-open character offsets. ``kind`` "source": not translated, the source as it
    stands. An empty target span marks where something was taken out; an empty source span, what
    the source has no word for. ``origin`` names the memory, glossary or engine.
    """

    start: int
    end: int
    kind: PieceKind
    source_start: int
    source_end: int
    origin: str = ""


class Replacement(NamedTuple):
    """A translation of a few words and where it comes from."""

    text: str
    kind: PieceKind
    origin: str = ""
