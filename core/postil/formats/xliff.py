"""XLIFF 1.0 to 1.2 with the dialects of Trados (sdlxliff) and memoQ (mqxliff), edited in place.

The document keeps the bytes of the file. Saving parses them again, changes the targets and states
that were asked for, and writes the tree; whatever Postil does not know stays where it was. Where
nothing changes the bytes are written as they are.

A ``trans-unit`` is one segment, or as many as its ``seg-source`` has ``mrk mtype="seg"``. The id
of a segment is ``file:unit`` or ``file:unit:mid``, where ``file`` counts the ``<file>`` elements
from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from pathlib import Path

from postil.errors import UsageError
from postil.formats.files import read_bytes
from postil.formats.segment import Segment, SegmentState
from postil.formats.xliff_inline import InlineWriter
from postil.formats.xliff_states import has_own_states, write_status
from postil.formats.xliff_tree import Slot, ensure_target, read_segment, slots
from postil.formats.xml_input import parse
from postil.formats.xml_output import serialise
from postil.text.tags import TaggedText
from postil.types.files import atomic_write

_WORK = list(SegmentState)[:5]  # in the order of the work


class XliffDocument:
    """An XLIFF file as segments.

    Parameters
    ----------
    path
        The file; it is read once, here.
    source_language, target_language
        The target language is written into files that name none.

    Raises
    ------
    InputError
        Not XLIFF 1, not well-formed, or not safe to read.
    """

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        self.path = path
        self.source_language = source_language
        self.target_language = target_language
        self._data = read_bytes(path)
        self.segments: list[Segment] = []
        tree = parse(self._data, path)
        for slot in slots(tree, path):
            segment = read_segment(slot, path)
            if segment.source.plain.strip():
                self.segments.append(segment)

    def save(
        self,
        path: Path,
        targets: Mapping[str, TaggedText],
        states: Mapping[str, SegmentState] | None = None,
    ) -> None:
        """Write the document with these targets and states; other segments stay as they were.

        Raises
        ------
        StorageError
            The file could not be written; an older one is as it was.
        UsageError
            There is no segment of such an id.
        """
        changed = self._changes(targets, states or {})
        data = self._apply(changed) if changed else self._data
        with atomic_write(path) as temporary:
            temporary.write_bytes(data)

    def _changes(
        self, targets: Mapping[str, TaggedText], states: Mapping[str, SegmentState]
    ) -> dict[str, tuple[TaggedText | None, SegmentState]]:
        """New text (None: as it is) and state of the segments that change."""
        segments = {segment.id: segment for segment in self.segments}
        unknown = (targets.keys() | states.keys()) - segments.keys()
        if unknown:
            raise UsageError(f"{self.path} has no segment {min(unknown)}.")
        changed: dict[str, tuple[TaggedText | None, SegmentState]] = {}
        for identifier, segment in segments.items():
            text = targets.get(identifier)
            if text is not None and _same(text, segment.target):
                text = None
            state = states.get(identifier, segment.state)
            if text is not None and state == SegmentState.NEW and identifier not in states:
                state = SegmentState.NEW if text.is_empty else SegmentState.DRAFT
            if text is not None or state != segment.state:
                changed[identifier] = text, state
        return changed

    def _apply(self, changed: dict[str, tuple[TaggedText | None, SegmentState]]) -> bytes:
        tree = parse(self._data, self.path)
        known = {
            tag.markup
            for segment in self.segments
            for text in (segment.source, segment.target)
            for tag in (text.tags if text is not None else ())
        }
        before = {segment.id: segment.state for segment in self.segments}
        for unit, group in groupby(slots(tree, self.path), key=lambda slot: slot.unit):
            of_unit = list(group)
            mine = [slot for slot in of_unit if slot.id in changed]
            if not mine:
                continue
            writer = InlineWriter(unit, known)
            for slot in mine:
                text, state = changed[slot.id]
                target = ensure_target(slot, self.target_language)
                if text is not None:
                    writer.fill(target, text)
                if has_own_states(unit, slot.mid):
                    write_status(unit, target, slot.mid, state, edited=text is not None)
            if not has_own_states(unit, mine[0].mid):
                after = [_state(slot, changed, before) for slot in of_unit]
                edited = any(changed[slot.id][0] is not None for slot in mine)
                write_status(unit, mine[0].whole_target(), None, _least(after), edited=edited)
        return serialise(tree, self._data)


def _state(
    slot: Slot,
    changed: Mapping[str, tuple[TaggedText | None, SegmentState]],
    before: Mapping[str, SegmentState],
) -> SegmentState | None:
    return changed[slot.id][1] if slot.id in changed else before.get(slot.id)


def _same(text: TaggedText, current: TaggedText | None) -> bool:
    if current is None:
        return text.is_empty
    return list(text.parts()) == list(current.parts())


def _least(states: list[SegmentState | None]) -> SegmentState:
    """The state of a unit whose segments have these: the least advanced."""
    known = [state for state in states if state is not None]
    if SegmentState.REJECTED in known:
        return SegmentState.REJECTED
    return min(known, key=_WORK.index)
