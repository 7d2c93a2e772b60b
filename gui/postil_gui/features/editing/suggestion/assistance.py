"""Requests to the engine about the text of the open segment, on its executor."""

from __future__ import annotations

from collections.abc import Sequence

from postil.engine.suggestion import WordOrigin
from postil.text.tags import TaggedText
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal


class AssistanceService(QtCore.QObject):
    """Asks ``Project.assistance``; a later question of one kind replaces the one before."""

    tags_placed = Signal(int, object)
    """Row id, target with all tags of its source."""

    def __init__(self, open_project: OpenProject) -> None:
        super().__init__(open_project)
        self._open_project = open_project

    alternatives_found = Signal(int, list)
    """Row id, translations of the whole segment, best first."""

    choices_found = Signal(int, object, object)
    """Row id, the target that was asked about, ``WordChoices`` or None."""

    def alternatives(self, row_id: int, source: TaggedText) -> None:
        """Ask for other translations of the whole segment."""
        help_ = self._open_project.project.assistance
        self._open_project.machine.submit(
            Operation(
                tr("Look for alternatives"),
                lambda _: help_.alternatives(source),
                lambda found: self.alternatives_found.emit(row_id, found),
                key="alternatives",
            )
        )

    part_found = Signal(int, str, list)
    """Row id, the words of the source that were asked about, their translations, best first."""

    def translations_of(self, row_id: int, words: str) -> None:
        """Ask for translations of some words of the source, by themselves."""
        help_ = self._open_project.project.assistance
        self._open_project.machine.submit(
            Operation(
                tr("Translate the selection"),
                lambda _: help_.alternatives(TaggedText.of(words)),
                lambda found: self.part_found.emit(row_id, words, found),
                key="alternatives",
            )
        )

    def word_choices(
        self,
        row_id: int,
        texts: tuple[TaggedText, TaggedText],
        part: tuple[int, int],
        words: Sequence[WordOrigin],
    ) -> None:
        """Ask for other translations of characters ``part`` of the target; ``texts``: both
        sides.
        """
        help_ = self._open_project.project.assistance
        self._open_project.machine.submit(
            Operation(
                tr("Look for other words"),
                lambda _: help_.word_choices(*texts, part, words),
                lambda found: self.choices_found.emit(row_id, texts[1], found),
                key="alternatives",
            )
        )

    suggestion_found = Signal(int, object)
    """Row id, the suggestion that was taken over into it last, or None."""

    def suggestion_of(self, row_id: int, source: TaggedText) -> None:
        """Look up the suggestion a segment's draft came from."""
        help_ = self._open_project.project.assistance
        self._open_project.machine.submit(
            Operation(
                tr("Look up the suggestion"),
                lambda _: help_.suggestion_of(row_id, source),
                lambda found: self.suggestion_found.emit(row_id, found),
                key="suggestion",
            )
        )

    def place_tags(self, row_id: int, source: TaggedText, target: TaggedText) -> None:
        """Find the places of the missing tags."""
        help_ = self._open_project.project.assistance
        self._open_project.machine.submit(
            Operation(
                tr("Place the tags"),
                lambda _: help_.place_tags(source, target),
                lambda placed: self.tags_placed.emit(row_id, placed),
                key="tags",
            )
        )
