"""The segments of a project: read, drafted, confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from postil.text.tags import TaggedText
from postil.workspace.context import ProjectContext
from postil.workspace.records import Confirmation, Origin, ProjectSegment
from postil.workspace.segments import rows


class ProjectSegments:
    """Segments of one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._changing = context.changing
        self._confirmer = context.confirmer

    def count(self) -> int:
        """Number of segments of the project."""
        with self._database.reading() as connection:
            return rows.count_segments(connection)

    def read(self, start: int = 0, stop: int | None = None) -> list[ProjectSegment]:
        """Segments ``start`` to ``stop`` (not included) of the project."""
        with self._database.reading() as connection:
            return rows.read_segments(connection, start, stop, None)

    def at(self, places: Sequence[int]) -> list[ProjectSegment]:
        """Segments by their places among all of the project, in the order of ``places``."""
        with self._database.reading() as connection:
            return rows.read_places(connection, places)

    def get(self, row_id: int) -> ProjectSegment:
        """One segment; ``UsageError`` if there is none of that id."""
        with self._database.reading() as connection:
            return rows.read_segment(connection, row_id)

    def place(self, row_id: int) -> int:
        """Place of a segment among all of the project, from 0."""
        with self._database.reading() as connection:
            return rows.place_of(connection, row_id)

    def save_draft(
        self,
        row_id: int,
        target: TaggedText,
        *,
        origin: Origin = "translator",
        score: int | None = None,
        seconds: float = 0.0,
    ) -> ProjectSegment:
        """Keep an unfinished target.

        A confirmed segment becomes a draft when its target changes; its memory unit and what was
        learned stay as they are until it is confirmed again or unconfirmed. When the target is
        again as it was confirmed, the segment is confirmed again.

        Parameters
        ----------
        origin, score
            Where the target came from, if it was taken over.
        seconds
            Time spent since the last call, added to the segment's.
        """
        with self._changing:
            return self._confirmer.save_draft(row_id, target, origin, score, seconds, typed=True)

    def note_suggestion(self, row_id: int, text: TaggedText) -> None:
        """Remember that ``text`` was taken over into a segment, for the report of what was changed
        in it.
        """
        with self._changing, self._database.writing() as connection:
            rows.write_suggestion(connection, row_id, text.plain)

    def confirm(
        self,
        row_id: int,
        target: TaggedText,
        seconds: float = 0.0,
        *,
        origin: Origin | None = None,
        score: int | None = None,
    ) -> Confirmation:
        """Confirm ``target``: segment, memory unit and learning event in one durable transaction.

        Confirming a changed target again replaces the unit and what was learned; confirming the
        same target again changes neither.

        Parameters
        ----------
        origin, score
            Where the target came from; by default that of the draft if it is the same, else
            "translator".

        Raises
        ------
        UsageError
            There is no such segment, it is locked, or the target is empty.
        StorageError
            It could not be written; nothing was changed, the engine is as it was.
        """
        with self._changing:
            if origin is None:
                draft = self.get(row_id)
                same = draft.target == target and draft.origin != ""
                origin, score = (draft.origin, draft.score) if same else ("translator", None)
            return self._confirmer.confirm(row_id, target, origin, score, seconds)

    def unconfirm(self, row_id: int) -> ProjectSegment:
        """Take a confirmation back exactly: unit and learning go, the target stays as a draft."""
        with self._changing:
            return self._confirmer.unconfirm(row_id)
