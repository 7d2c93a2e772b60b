"""Documents that hold source, target and state of each segment.

Their segments can be cut elsewhere than the file does, within what it keeps together: see
:mod:`postil.formats.unit_cuts`. Written out, the parts of a segment are put together again; only
segments that were merged with each other become one in the file, too.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from postil.formats.document import Document
from postil.formats.paragraphs import Cuts
from postil.formats.segment import Remark, SegmentState
from postil.formats.unit_cuts import (
    CutUnit,
    Gap,
    Group,
    joined,
    joined_remarks,
    joined_state,
)
from postil.text.tags import TaggedText


@dataclass(frozen=True, slots=True)
class Change:
    """Change of a segment: its new text (None: as it is) and its state."""

    text: TaggedText | None
    state: SegmentState


class BilingualDocument(Document):
    """A document whose file holds translations; segments that are not named stay as they were."""

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        super().__init__(path, source_language, target_language)
        self._data = b""  # of the file, or of the part of it that holds the segments
        self._groups: list[Group] = []  # what is cut elsewhere than in the file

    def recut(self, cuts: Cuts) -> None:
        """Cut units elsewhere than the file does; ``cuts.breaks`` are by id of the unit."""
        units = {segment.id: self._unit(segment.id) for segment in self.segments}
        wanted = cuts.wanted
        while wanted not in units and "+" in wanted:  # a part of a segment
            wanted = wanted.rpartition("+")[0]
        wanted = units.get(wanted, "")
        before, self.segments = self.segments, []
        for name, members in groupby(before, lambda segment: units[segment.id]):
            unit = list(members)
            if name != wanted and not cuts.concern(name):
                self.segments += unit
                continue
            taken = units.keys() - {segment.id for segment in unit}
            gaps = [*self._gaps([segment.id for segment in unit]), Gap()]
            cut = CutUnit(name, list(zip(unit, gaps, strict=True)), taken=taken)
            breaks = cuts.of(name, cut.outline)
            if breaks is not None:
                cut = cut.recut(breaks)
            self.segments += cut.segments()
            self._groups += (group for group in cut.groups() if group.is_changed)
            if name == wanted:
                cuts.found = cut
        self._file_segments = before

    def _unit(self, name: str) -> str:
        """The unit of a segment of the file; a segment is one by itself in most formats."""
        return name

    def _gaps(self, names: Sequence[str]) -> list[Gap]:  # a unit has one segment in most formats
        """Gaps after each of the segments of a unit but the last."""
        return [Gap() for _ in names[1:]]

    def _merge(self, runs: Sequence[Sequence[str]]) -> None:
        """Make one segment of each run of segments in the file, and read it again.

        Formats whose units have one segment are never asked to.
        """

    def _contents(
        self,
        targets: Mapping[str, TaggedText],
        states: Mapping[str, SegmentState],
        remarks: Mapping[str, Sequence[Remark]],
    ) -> bytes:
        self._require(targets.keys() | states.keys() | remarks.keys())
        if self._groups:
            return self._rejoined(targets, states, remarks)
        changed = self._changes(targets, states)
        if changed or any(remarks.values()):
            return self._apply(changed, remarks)
        return self._original()

    def _rejoined(
        self,
        targets: Mapping[str, TaggedText],
        states: Mapping[str, SegmentState],
        remarks: Mapping[str, Sequence[Remark]],
    ) -> bytes:
        """The file with the parts of its segments put together again.

        What became of a segment is written when all of its parts are named.
        """
        cut = {name for group in self._groups for name in group.names}
        new_targets = {name: text for name, text in targets.items() if name not in cut}
        new_states = {name: state for name, state in states.items() if name not in cut}
        new_remarks = {name: said for name, said in remarks.items() if name not in cut}
        named = targets.keys() | states.keys()
        runs = []
        for group in self._groups:
            first = group.members[0].id
            new_remarks[first] = joined_remarks(group, remarks)
            if not all(name in named for name in group.names if name):
                continue
            text = joined(group, targets)
            if not text.is_empty:
                new_targets[first] = text
            if any(name in states for name in group.names):
                new_states[first] = joined_state(group, states, text)
            if len(group.members) > 1:
                runs.append([one.id for one in group.members])
        plain = copy(self)
        plain.segments, plain._groups = self._file_segments, []
        if not runs:
            return plain._contents(new_targets, new_states, new_remarks)
        plain._merge(runs)
        gone = {name for run in runs for name in run[1:]}
        left = [one.id for one in self._file_segments if one.id not in gone]
        now = dict(zip(left, (one.id for one in plain.segments), strict=True))
        return plain._contents(
            {now[name]: text for name, text in new_targets.items()},
            {now[name]: state for name, state in new_states.items()},
            {now[name]: said for name, said in new_remarks.items()},
        )

    def _original(self) -> bytes:
        """The file as it was read."""
        return self._data

    @abstractmethod
    def _apply(
        self, changed: Mapping[str, Change], remarks: Mapping[str, Sequence[Remark]]
    ) -> bytes:
        """The file with these changes of segments and remarks on them, by id."""

    def _changes(
        self, targets: Mapping[str, TaggedText], states: Mapping[str, SegmentState]
    ) -> dict[str, Change]:
        """The segments that change."""
        changed: dict[str, Change] = {}
        for segment in self.segments:
            identifier = segment.id
            text = targets.get(identifier)
            if text is not None and _same(text, segment.target):
                text = None
            state = states.get(identifier, segment.state)
            if text is not None and state == SegmentState.NEW and identifier not in states:
                state = SegmentState.NEW if text.is_empty else SegmentState.DRAFT
            if text is not None or state != segment.state:
                changed[identifier] = Change(text, state)
        return changed


def _same(text: TaggedText, current: TaggedText | None) -> bool:
    if current is None:
        return text.is_empty
    return list(text.parts()) == list(current.parts())
