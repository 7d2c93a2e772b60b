"""Differences between a memory unit's source and the segment's own, in one line of text."""

from __future__ import annotations

from collections.abc import Sequence

from postil.memory.units import Difference
from postil.text.tags import TaggedText
from postil_gui.widgets.cards.cards_model import Line

Mark = tuple[int, int, str]


def difference_line(
    unit_source: TaggedText,
    source: TaggedText,
    differences: Sequence[Difference],
    *,
    right_to_left: bool = False,
) -> Line:
    """The unit's source; what only it has is removed, what only the segment has is added."""
    theirs, ours = unit_source.plain, source.plain
    if not differences:
        return Line(TaggedText.of(theirs), right_to_left=right_to_left, quiet=True)
    written = _Writing()
    unit_at = source_at = 0
    for step in differences:
        written.gap(theirs[unit_at : step.unit_start] or ours[source_at : step.source_start])
        unit_at, source_at = step.unit_end, step.source_end
        if step.operation == "equal":
            written.text += theirs[step.unit_start : step.unit_end]
            continue
        written.change("removed", theirs[step.unit_start : step.unit_end])
        written.change("added", ours[step.source_start : step.source_end])
    written.text += theirs[unit_at:]
    return Line(TaggedText.of(written.text), tuple(written.marks), right_to_left, quiet=True)


class _Writing:
    """The line as it grows."""

    def __init__(self) -> None:
        self.text = ""
        self.marks: list[Mark] = []

    def gap(self, between: str) -> None:
        """Gap between two steps, mostly a space; never two of them."""
        if not (between.isspace() and (not self.text or self.text[-1].isspace())):
            self.text += between

    def change(self, role: str, piece: str) -> None:
        """A stretch of one side only; the two stretches of a replacement are set apart."""
        if not piece.strip():
            self.text += piece
            return
        if self.marks and self.marks[-1][1] == len(self.text):
            self.text += " "
        start = len(self.text) + len(piece) - len(piece.lstrip())
        self.text += piece
        self.marks.append((start, start + len(piece.strip()), role))
