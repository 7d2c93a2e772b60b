"""Steps that make a paragraph of RTF, and codes and links among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from postil.formats.codes import Code
from postil.formats.markup.rtf_look import NO_LOOK, Look
from postil.formats.structure import Structure

StepKind = Literal["text", "code", "open", "close", "look", "link", "unlink", "first", "keep"]
"""``first`` and ``keep`` are mark-up that stays, before the text and after it."""


class Step(NamedTuple):
    """One step of a paragraph: its span in the file, and what it is."""

    kind: StepKind
    start: int
    end: int
    value: str | Code | Link | None = None
    look: Look = NO_LOOK


class Raw(NamedTuple):
    """Span of a code in the file, and the look it has there; ``own``: in no other one."""

    start: int
    end: int
    look: Look
    own: bool = False


@dataclass(slots=True)
class Link:
    """A link: the spans before and behind its text, and the look its text begins with."""

    opening: tuple[int, int]
    closing: tuple[int, int]
    markup: str
    look: Look


@dataclass(slots=True)
class RtfParagraph:
    """A paragraph: its steps, the looks of the groups it begins in, and what it is; ``side`` is the
    control word that aligns it, "" if there is none, None for text that is no paragraph.
    """

    steps: list[Step]
    looks: list[Look]
    structure: Structure | None = None
    side: str | None = None

    def has_text(self) -> bool:
        """Whether there is a letter in it."""
        return any(
            isinstance(step.value, str) and any(map(str.isalpha, step.value)) for step in self.steps
        )
