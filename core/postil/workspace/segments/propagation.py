"""Repeated segments: a confirmed translation is put into the open segments with the same source."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.database import ProjectDatabase
from postil.workspace.proposals.tagging import adapt_target
from postil.workspace.records import ProjectSegment
from postil.workspace.segments import rows as segments
from postil.workspace.segments.bulk import BulkChange, BulkEditor, Edit

_IN_CONTEXT = 101


@dataclass(frozen=True, slots=True)
class Repetitions:
    """Segments with the source of a confirmed one.

    Attributes
    ----------
    open
        Those that would be filled, in document order.
    different
        Confirmed ones that are translated otherwise.
    """

    open: tuple[ProjectSegment, ...] = ()
    different: tuple[ProjectSegment, ...] = ()


class Propagation:
    """Repeats translations within one project; methods may be called from any thread.

    Filled are segments that are empty, or hold what a machine, a memory or a repetition put there
    and nobody touched: never what was confirmed or typed, never a match of the same context (101%
    and better), never a locked segment, never one with other tags.
    """

    def __init__(self, database: ProjectDatabase, bulk: BulkEditor) -> None:
        self._database = database
        self._bulk = bulk

    def repetitions(self, row_id: int) -> Repetitions:
        """Segments that repeating a translation would concern."""
        with self._database.reading() as connection:
            model = segments.read_segment(connection, row_id)
            found = segments.read_same_source(connection, model)
            untouched = segments.as_suggested(connection, model.source.plain)
        same = [one for one in found if _kinds(one.source) == _kinds(model.source)]
        return Repetitions(
            tuple(
                one
                for one in same
                if one.row_id in untouched and _is_open(one) and one.target != _fill(model, one)
            ),
            tuple(
                one for one in same if one.state.is_confirmed and one.target != _fill(model, one)
            ),
        )

    def repeat(self, row_id: int, rows: Sequence[int] | None = None) -> BulkChange:
        """Put the translation of a confirmed segment into its repetitions, as drafts.

        Parameters
        ----------
        rows
            Only into these of them; a confirmed one becomes a draft.
        """
        with self._database.reading() as connection:
            model = segments.read_segment(connection, row_id)
        if not model.state.is_confirmed:
            return BulkChange((), ())
        found = self.repetitions(row_id)
        wanted = found.open
        if rows is not None:
            wanted = tuple(one for one in (*found.open, *found.different) if one.row_id in rows)
        return self._bulk.apply(
            Edit(one.row_id, _fill(model, one), "repeated", 100) for one in wanted
        )


def _kinds(text: TaggedText) -> list[tuple[int, str, str]]:
    """Tags by kind, mark-up and place."""
    return [
        (place, tag.kind, tag.markup)
        for place, tag in enumerate(part for part in text.parts() if not isinstance(part, str))
    ]


def _fill(model: ProjectSegment, other: ProjectSegment) -> TaggedText:
    return adapt_target(model.source, model.target, other.source)


def _is_open(one: ProjectSegment) -> bool:
    if one.locked or one.confirmed or one.state not in (SegmentState.NEW, SegmentState.DRAFT):
        return False
    if one.target.is_empty:
        return True
    if one.origin == "memory" and (one.score or 0) >= _IN_CONTEXT:
        return False
    return one.origin in ("memory", "machine", "repeated")
