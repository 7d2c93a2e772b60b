"""What differs between the source of a memory unit and the segment's own source, in one line of text."""

from __future__ import annotations

from collections.abc import Sequence

from postil.memory.units import Difference
from postil.text.tags import TaggedText
from postil_gui.models.cards import Line

Mark = tuple[int, int, str]


def difference_line(
    unit_source: TaggedText,
    source: TaggedText,
    differences: Sequence[Difference],
    *,
    right_to_left: bool = False,
) -> Line:
    """The unit's source, with what only it has marked as removed and what only the segment has as added."""
    theirs, ours = unit_source.plain, source.plain
    if not differences:
        return Line(TaggedText.of(theirs), right_to_left=right_to_left, quiet=True)
    text = ""
    marks: list[Mark] = []
    for step in differences:
        if step.operation == "equal":
            text += theirs[step.unit_start : step.unit_end]
            continue
        for role, piece in (
            ("removed", theirs[step.unit_start : step.unit_end]),
            ("added", ours[step.source_start : step.source_end]),
        ):
            if not piece:
                continue
            if marks and marks[-1][1] == len(text) and marks[-1][2] != role and text[-1:].strip():
                text += " "  # the two stretches of a replacement
            start = len(text) + len(piece) - len(piece.lstrip())
            text += piece
            marks.append((start, len(text) - (len(piece) - len(piece.rstrip())), role))
    return Line(TaggedText.of(text), tuple(marks), right_to_left, quiet=True)
