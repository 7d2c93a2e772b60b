"""Documents that hold source, target and state of each segment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from postil.errors import UsageError
from postil.formats.segment import Segment, SegmentState
from postil.text.tags import TaggedText
from postil.types.files import atomic_write


@dataclass(frozen=True, slots=True)
class Change:
    """What becomes of a segment: its new text (None: as it is) and its state."""

    text: TaggedText | None
    state: SegmentState


class BilingualDocument(ABC):
    """A document whose file knows translations.

    Parameters
    ----------
    path
        The file; it is read once, here.
    source_language, target_language
        The target language is written into files that name none.

    Raises
    ------
    InputError
        Damaged, not safe to read, or not of this format.
    """

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        self.path = path
        self.source_language = source_language
        self.target_language = target_language
        self.segments: list[Segment] = []
        self._data = b""  # of the file, or of the part of it that holds the segments

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
        data = self._apply(changed) if changed else self._original()
        with atomic_write(path) as temporary:
            temporary.write_bytes(data)

    def _original(self) -> bytes:
        """The file as it was read."""
        return self._data

    @abstractmethod
    def _apply(self, changed: Mapping[str, Change]) -> bytes:
        """The file with these changes of segments, by id."""

    def _changes(
        self, targets: Mapping[str, TaggedText], states: Mapping[str, SegmentState]
    ) -> dict[str, Change]:
        """The segments that change."""
        segments = {segment.id: segment for segment in self.segments}
        unknown = (targets.keys() | states.keys()) - segments.keys()
        if unknown:
            raise UsageError(f"{self.path} has no segment {min(unknown)}.")
        changed: dict[str, Change] = {}
        for identifier, segment in segments.items():
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
