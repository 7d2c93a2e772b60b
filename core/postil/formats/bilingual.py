"""Documents that hold source, target and state of each segment."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from postil.formats.document import Document
from postil.formats.segment import Remark, SegmentState
from postil.text.tags import TaggedText


@dataclass(frozen=True, slots=True)
class Change:
    """What becomes of a segment: its new text (None: as it is) and its state."""

    text: TaggedText | None
    state: SegmentState


class BilingualDocument(Document):
    """A document whose file knows translations; segments that are not named stay as they were."""

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        super().__init__(path, source_language, target_language)
        self._data = b""  # of the file, or of the part of it that holds the segments

    def _contents(
        self,
        targets: Mapping[str, TaggedText],
        states: Mapping[str, SegmentState],
        remarks: Mapping[str, Sequence[Remark]],
    ) -> bytes:
        changed = self._changes(targets, states)
        self._require(remarks.keys())
        if changed or any(remarks.values()):
            return self._apply(changed, remarks)
        return self._original()

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
        self._require(targets.keys() | states.keys())
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
