"""Texts of segments that are split or merged: which draft goes where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from postil.formats.paragraphs import CutText, adapted, tags_of, whole_pairs
from postil.formats.segment import SegmentState
from postil.memory.rows import tagged_column
from postil.text.tags import Tag, TaggedText, tag_index
from postil.text.text_tags import TextTagRules, retagged, untagged
from postil.workspace.records import Origin, ProjectSegment
from postil.workspace.word_counts import word_count


@dataclass(slots=True)
class Draft:
    """New draft of a segment."""

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
            word_count(self.source.plain),
            self.seconds,
        )


def bared(segment: ProjectSegment) -> ProjectSegment:
    """A segment without tags that stand for text, as its document has it."""
    return replace(segment, source=untagged(segment.source), target=untagged(segment.target))


def tagged_by(rules: TextTagRules, draft: Draft) -> Draft:
    """A draft with tags for what the rules find."""
    source = rules.tagged(draft.source)
    return replace(draft, source=source, target=retagged(draft.target, source))


def merged_draft(
    paragraph: CutText, new: CutText, ends: tuple[int, int], group: Sequence[ProjectSegment]
) -> Draft:
    """Draft of two segments merged."""
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
        trimmed(whole, piece.source),
        origins.pop() if len(origins) == 1 else "translator",
        "\n".join(notes),
        sum(one.seconds for one in group),
    )


def trimmed(parts: Sequence[str | Tag], source: TaggedText | None) -> TaggedText:
    """A target with whole pairs of tags and without space around it, where its source has none."""
    before, text, after = whole_pairs(parts, source).strip()
    outside = ("", "", "") if source is None else source.strip()
    if not text.is_empty:
        text = TaggedText(
            f"{before if outside[0] else ''}{text.text}{after if outside[2] else ''}", text.tags
        )
    return text.compact()


def halves_of(
    text: TaggedText, offset: int | None, source: TaggedText
) -> tuple[TaggedText, TaggedText]:
    """A target in two; no pair is left without anything in it.

    Parameters
    ----------
    source
        Of the first half: the space between them stays there if it has one at its end.
    """
    end = len(text) if offset is None else min(offset, len(text))
    at = end
    while at and _kind(text, at - 1) == "open":
        at -= 1
    while at == end < len(text) and (text.text[end].isspace() or _kind(text, end) == "close"):
        at = end = end + 1
    first = text.text[:at]
    if at < len(text) and not source.plain[-1:].isspace():
        first = first.rstrip()
    return TaggedText(first, text.tags), TaggedText(text.text[at:], text.tags)


def _kind(text: TaggedText, place: int) -> str:
    """Half of a pair that stands there; "" for anything else."""
    number = tag_index(text.text[place])
    kind = "single" if number is None else text.tags[number].kind
    both = {tag.kind for tag in text.tags if number is not None and tag.id == text.tags[number].id}
    return kind if kind != "single" and {"open", "close"} <= both else ""
