"""XLIFF 1.0 to 1.2 with the dialects of Trados (sdlxliff), memoQ (mqxliff) and Phrase (mxliff),
edited in place.

The document keeps the bytes of the file. Saving parses them again, changes the targets and states
that were asked for, and writes the tree; whatever Postil does not know stays where it was, and what
did not change is written as it was. Marks of tracked changes stay in the segments
whose translation stays; a new translation has none.

A ``trans-unit`` is one segment, or as many as its ``seg-source`` has ``mrk mtype="seg"``. The id
of a segment is ``file:unit`` or ``file:unit:mid``, where ``file`` counts the ``<file>`` elements
from 1.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby, pairwise
from pathlib import Path

from postil.errors import InputError
from postil.formats.bilingual import BilingualDocument, Change
from postil.formats.exchange import phrase
from postil.formats.exchange.xliff_comments import (
    CommentTables,
    add_comments,
    comment_marks,
    wrap,
)
from postil.formats.exchange.xliff_inline import InlineWriter
from postil.formats.exchange.xliff_merging import gap_between, merge_slots
from postil.formats.exchange.xliff_states import has_own_states, write_status
from postil.formats.exchange.xliff_tree import Slot, add_note, ensure_target, read_segment, slots
from postil.formats.raw.files import read_bytes
from postil.formats.raw.package import Package
from postil.formats.raw.xml_input import head_text, parse
from postil.formats.raw.xml_output import serialise
from postil.formats.segment import Remark, SegmentState
from postil.formats.unit_cuts import Gap, least_state
from postil.messages import Message


def open_xliff(path: Path, source_language: str, target_language: str) -> BilingualDocument:
    """The document in an XLIFF file of either version.

    Raises
    ------
    InputError
        Not XLIFF, not well-formed, or not safe to read.
    """
    from postil.formats.exchange.xliff2 import XLIFF2, Xliff2Document  # noqa: PLC0415

    if XLIFF2 in head_text(path):
        return Xliff2Document(path, source_language, target_language)
    return XliffDocument(path, source_language, target_language)


class XliffDocument(BilingualDocument):
    """An XLIFF 1 file as segments."""

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        super().__init__(path, source_language, target_language)
        self._load(self._read())

    def _read(self) -> bytes:
        return read_bytes(self.path)

    def _load(self, data: bytes) -> None:
        self._data = data
        self.segments = []
        self._slots: dict[str, Slot] = {}
        self._units: dict[str, str] = {}
        tree = parse(data, self.path)
        elsewhere = CommentTables.by(tree)
        for slot in slots(tree, self.path):
            segment = read_segment(slot, self.path, elsewhere)
            self._units[slot.id] = slot.unit_name
            if segment.source.plain.strip():
                self.segments.append(segment)

    def _unit(self, name: str) -> str:
        return self._units[name]

    def _gaps(self, names: Sequence[str]) -> list[Gap]:
        if not self._slots and len(names) > 1:
            tree = parse(self._data, self.path)
            self._slots = {slot.id: slot for slot in slots(tree, self.path)}
        return [gap_between(self._slots[a], self._slots[b]) for a, b in pairwise(names)]

    def _merge(self, runs: Sequence[Sequence[str]]) -> None:
        tree = parse(self._data, self.path)
        by_id = {slot.id: slot for slot in slots(tree, self.path)}
        for run in runs:
            merge_slots([by_id[name] for name in run])
        self._load(serialise(tree, self._data, "trans-unit"))

    def _apply(
        self, changed: Mapping[str, Change], remarks: Mapping[str, Sequence[Remark]]
    ) -> bytes:
        tree = parse(self._data, self.path)
        known = {
            tag.markup
            for segment in self.segments
            for text in (segment.source, segment.target)
            for tag in (text.tags if text is not None else ())
        }
        before = {segment.id: segment.state for segment in self.segments}
        for _, group in groupby(slots(tree, self.path), key=lambda slot: slot.unit):
            of_unit = list(group)
            if any(slot.id in changed for slot in of_unit):
                self._translate(of_unit, known, changed, before)
            for slot in of_unit:
                _say(slot, remarks.get(slot.id, ()))
        return serialise(tree, self._data, "trans-unit")

    def _translate(
        self,
        of_unit: Sequence[Slot],
        known: Collection[str],
        changed: Mapping[str, Change],
        before: Mapping[str, SegmentState],
    ) -> None:
        """Write the targets and states of a unit; ``known``: the tags that the document has."""
        unit, mine = of_unit[0].unit, [slot for slot in of_unit if slot.id in changed]
        writer = InlineWriter(unit, known)
        for slot in mine:
            change = changed[slot.id]
            target = ensure_target(slot, self.target_language)
            if change.text is not None:
                comments = comment_marks(target)
                text = change.text
                if phrase.is_phrase(unit):
                    text = phrase.UnitTags.of(unit).write(text, known)
                writer.fill(target, text)
                wrap(target, comments)
            if has_own_states(unit, slot.mid):
                edited = change.text is not None
                write_status(unit, target, slot.mid, change.state, edited=edited)
        if not has_own_states(unit, mine[0].mid):
            states = [_state(slot, changed, before) for slot in of_unit]
            after = least_state(state for state in states if state is not None)
            edited = any(changed[slot.id].text is not None for slot in mine)
            write_status(unit, mine[0].whole_target(), None, after, edited=edited)


class MqxlzDocument(XliffDocument):
    """A package of memoQ: an mqxliff file with its skeleton in a zip."""

    def _read(self) -> bytes:
        self._package = Package(self.path)
        names = [name for name in self._package.names if name.lower().endswith(".mqxliff")]
        if len(names) != 1:
            raise InputError(
                Message(
                    "the package holds {number} mqxliff files instead of one", number=len(names)
                ),
                file=self.path,
                hint="Export it from memoQ again, or open the mqxliff file itself.",
            )
        self._member = names[0]
        return self._package.read(self._member)

    def _original(self) -> bytes:
        return self._package.data

    def _apply(
        self, changed: Mapping[str, Change], remarks: Mapping[str, Sequence[Remark]]
    ) -> bytes:
        return self._package.replaced({self._member: super()._apply(changed, remarks)})


def _state(
    slot: Slot, changed: Mapping[str, Change], before: Mapping[str, SegmentState]
) -> SegmentState | None:
    return changed[slot.id].state if slot.id in changed else before.get(slot.id)


def _say(slot: Slot, remarks: Sequence[Remark]) -> None:
    """Write remarks on a segment where the tool of the file looks for comments, else as notes."""
    target = slot.target()
    filled = target is not None and "".join(target.itertext()).strip()
    texts = [target, slot.source] if filled else [slot.source]
    if remarks and not add_comments(slot.unit, texts, slot.mid, remarks, slot.id):
        for remark in remarks:
            add_note(slot.unit, remark)
