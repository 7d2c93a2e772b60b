"""Text of a translation in the grid, with the words a reviewer removed struck through in place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from postil.text.tags import Tag, TaggedText
from postil.workspace.review import ReviewChange
from postil_gui.tagged_text.positions import text_items
from postil_gui.tagged_text.text_document import Mark


@dataclass(frozen=True, slots=True)
class TextWithRemovals:
    """A text with the words that were removed from it.

    Attributes
    ----------
    removed
        Marks of these words, in ``text``.
    shifts
        (offset into the plain text as it is, characters put in before it), rising.
    """

    text: TaggedText
    removed: tuple[Mark, ...]
    shifts: tuple[tuple[int, int], ...]

    def with_marks(self, marks: Iterable[Mark]) -> list[Mark]:
        """Marks of the text as it is, where their words stand now, and those of what is gone."""
        moved = [
            replace(
                mark,
                start=mark.start + sum(by for place, by in self.shifts if place <= mark.start),
                end=mark.end + sum(by for place, by in self.shifts if place < mark.end),
            )
            for mark in marks
        ]
        return [*moved, *self.removed]


def with_removals(text: TaggedText, base: str, changes: Sequence[ReviewChange]) -> TextWithRemovals:
    """``text`` with the words of ``base`` that are gone, each before what stands there instead."""
    parts: list[str | Tag] = []
    removed: list[Mark] = []
    shifts: list[tuple[int, int]] = []
    waiting = [one for one in changes if one.base_end > one.base_start]
    plain = longer = 0
    for item in [*text_items(text), None]:
        while waiting and waiting[0].start <= plain and not isinstance(item, Tag):
            change = waiting.pop(0)
            gone = base[change.base_start : change.base_end]
            start = plain + longer
            removed.append(Mark(start, start + len(gone), "removed"))
            if change.end > change.start and not gone[-1].isspace():
                gone += " "  # else the old word would stand against the new one
            parts.append(gone)
            shifts.append((plain, len(gone)))
            longer += len(gone)
        if item is not None:
            parts.append(item)
            plain += isinstance(item, str)
    return TextWithRemovals(TaggedText.from_parts(parts), tuple(removed), tuple(shifts))
