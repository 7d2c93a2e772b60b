"""What becomes of the texts of segments that are split or merged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from postil.formats.paragraphs import Paragraph, adapted, tags_of, whole_pairs
from postil.formats.segment import SegmentState
from postil.memory.rows import tagged_column
from postil.text.tags import Tag, TaggedText
from postil.workspace import segments
from postil.workspace.records import Origin, ProjectSegment


@dataclass(slots=True)
class Draft:
    """What becomes of a segment."""

    key: str
    source: TaggedText
    target: TaggedText
    origin: Origin
    note: str
    seconds: float
    score: int | None = None

    @property
    def values(self) -> tuple[object, ...]:
        """Columns of a segment, from its key to its seconds."""
        state = SegmentState.NEW if self.target.is_empty else SegmentState.DRAFT
        return (
            self.key,
            self.source.plain,
            tagged_column(self.source),
            self.target.plain,
            tagged_column(self.target),
            state.value,
            "" if self.target.is_empty else self.origin,
            self.score,
            self.note,
            segments.word_count(self.source.plain),
            self.seconds,
        )


def merged_draft(
    paragraph: Paragraph, new: Paragraph, ends: tuple[int, int], group: Sequence[ProjectSegment]
) -> Draft:
    """What two segments become."""
    piece = new.pieces[ends[0]]
    texts = [
        adapted(one.target, one.source, paragraph.pieces[end].codes, piece)
        for one, end in zip(group, ends, strict=True)
    ]
    whole = texts[0] or texts[1]
    if texts[0] and texts[1]:
        whole = [
            *tags_of(paragraph.pieces[ends[0]].before, piece),
            *texts[0],
            *tags_of(paragraph.between(*ends), piece),
            *texts[1],
            *tags_of(paragraph.pieces[ends[1]].after, piece),
        ]
    origins = {one.origin for one in group if not one.target.is_empty}
    notes = dict.fromkeys(one.note for one in group if one.note)
    return Draft(
        new.names[ends[0]],
        piece.source or TaggedText(""),
        trimmed(whole),
        origins.pop() if len(origins) == 1 else "translator",
        "\n".join(notes),
        sum(one.seconds for one in group),
    )


def trimmed(parts: Sequence[str | Tag]) -> TaggedText:
    """A target without space around it and with whole pairs of tags."""
    return whole_pairs(parts).strip()[1].compact()


def halves_of(text: TaggedText, offset: int | None) -> tuple[TaggedText, TaggedText]:
    """A target in two; the space between them stays with the first."""
    end = len(text) if offset is None else offset
    while text.text[end : end + 1].isspace():
        end += 1
    return TaggedText(text.text[:end], text.tags), TaggedText(text.text[end:], text.tags)
