"""Writing of segments: which texts are on their way to the disk, and which the disk refused."""

from __future__ import annotations

from collections.abc import Callable

from postil.text.tags import TaggedText


class SegmentWrites:
    """Texts of segments that are not on disk yet; :class:`OpenProject` owns the only one.

    A segment may be written several times before the first is done; the writes end in the order
    they began. All of it is of the GUI's thread.
    """

    def __init__(self) -> None:
        self._under_way: dict[int, list[TaggedText | None]] = {}
        self._refused: dict[int, TaggedText] = {}
        self._again: dict[int, Callable[[], None]] = {}

    @property
    def rows(self) -> frozenset[int]:
        """Row ids of the segments that are being written."""
        return frozenset(self._under_way)

    def is_under_way(self, row_id: int) -> bool:
        """Whether a segment is being written."""
        return row_id in self._under_way

    def latest(self, row_id: int) -> TaggedText | None:
        """The text of a segment that is being written, the last if there are several; None where
        the text on disk is the last.
        """
        texts = [text for text in self._under_way.get(row_id, ()) if text is not None]
        return texts[-1] if texts else None

    @property
    def refused_rows(self) -> frozenset[int]:
        """Row ids of the segments whose last text could not be written."""
        return frozenset(self._refused)

    def refused(self, row_id: int) -> TaggedText | None:
        """The text of a segment that could not be written, or None."""
        return self._refused.get(row_id)

    def begin(
        self, row_id: int, text: TaggedText | None, again: Callable[[], None] | None = None
    ) -> None:
        """A segment is given to the disk.

        Parameters
        ----------
        text
            None where its text stays the same.
        again
            Writes the text as a draft, should it be refused.
        """
        self._under_way.setdefault(row_id, []).append(text)
        if text is not None:
            self._refused.pop(row_id, None)
        if again is not None:
            self._again[row_id] = again

    def write_refused(self) -> None:
        """Try again to write what was refused, as drafts."""
        for row_id in sorted(self._refused):
            self._again[row_id]()

    def end_written(self, row_id: int) -> None:
        """The write of a segment that began first is on disk."""
        self._end(row_id)
        if row_id not in self._under_way and row_id not in self._refused:
            self._again.pop(row_id, None)

    def end_refused(self, row_id: int, *, is_kept: bool = True) -> None:
        """The write of a segment that began first failed; its text is kept if ``is_kept``, unless
        a later one is being written.
        """
        text = self._end(row_id)
        if text is not None and is_kept and self.latest(row_id) is None:
            self._refused[row_id] = text

    def _end(self, row_id: int) -> TaggedText | None:
        texts = self._under_way[row_id]
        text = texts.pop(0)
        if not texts:
            del self._under_way[row_id]
        return text
