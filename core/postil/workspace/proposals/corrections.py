"""Corrections of the machine translations that come with the documents of a project.

Each confirmed segment that came with another machine's translation is a post-edit of that machine.
The corrector of a project learns from its confirmed segments alone: a segment that is confirmed
anew, unconfirmed or deleted is forgotten, and nothing is kept on disk.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass

from postil.engine.corrector import Corrector, Lesson
from postil.workspace.database import ProjectDatabase
from postil.workspace.documents.offers import PostEdit, offer_text, read_post_edits
from postil.workspace.records import ProjectSegment

LESSONS_AT_ONCE = 200
"""Segments learned before one answer, half a second's work: long projects are learned in steps."""

MOST_LESSONS = 5_000
"""Segments that count, those that were changed last."""


@dataclass(frozen=True, slots=True)
class _Learned:
    post_edit: PostEdit
    lesson: Lesson


class ProjectCorrections:
    """The corrector of a project; from any thread.

    Parameters
    ----------
    languages
        Source and target language.
    """

    def __init__(self, database: ProjectDatabase, languages: tuple[str, str]) -> None:
        self._database = database
        self._corrector = Corrector(*languages)
        self._learned: dict[int, _Learned] = {}
        self._lock = threading.Lock()

    def correct(self, segment: ProjectSegment, offered: str) -> str | None:
        """A machine translation of a segment, corrected as post-edits of others show; None where
        nothing is expected to gain.
        """
        with self._lock:
            self._catch_up()
            own = self._learned.get(segment.row_id)
            if own is None:
                return self._corrector.correct(segment.source.plain, offered)
            self._corrector.forget(own.lesson)
            try:
                return self._corrector.correct(segment.source.plain, offered)
            finally:
                self._corrector.remember(own.lesson)

    def _catch_up(self) -> None:
        """Forget what does not hold any more, learn some of what is new."""
        with self._database.reading() as connection:
            now = {one.row_id: one for one in read_post_edits(connection, MOST_LESSONS)}
        for row_id, learned in list(self._learned.items()):
            if now.get(row_id) != learned.post_edit:
                self._corrector.forget(learned.lesson)
                del self._learned[row_id]
        fresh = [one for row_id, one in now.items() if row_id not in self._learned]
        for one in fresh[:LESSONS_AT_ONCE]:
            offered = offer_text(one.offered)
            lesson = self._corrector.learn(one.source, offered.plain, one.target)
            self._learned[one.row_id] = _Learned(one, lesson)
