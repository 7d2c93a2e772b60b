"""Spelling and forbidden terms of the text being written, looked at off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable

from postil.text.tags import TaggedText
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal


class SpellingService(QtCore.QObject):
    """Asks ``Project.assistance``; only the last text is looked at."""

    looked_at = Signal(int, object, list)
    """Row id, the text, ``Finding`` in it."""

    word_added = Signal(str)
    """A word is in the project's dictionary."""

    def __init__(self, open_project: OpenProject) -> None:
        super().__init__(open_project)
        self._open_project = open_project

    def look_at(self, row_id: int, source: TaggedText, text: TaggedText) -> None:
        """Look for misspelt words and forbidden terms."""
        help_ = self._open_project.project.assistance
        self._open_project.search.submit(
            Operation(
                tr("Check the spelling"),
                lambda _: help_.findings(source, text),
                lambda found: self.looked_at.emit(row_id, text, found),
                key="spelling",
            )
        )

    def find_dictionary(self, done: Callable[[str, str], None]) -> None:
        """Look up the language of the translations, and the name of its dictionary; "" for none."""
        project = self._open_project.project
        language = project.info.target_language
        self._open_project.search.submit(
            Operation(
                tr("Look for the dictionary"),
                lambda _: project.checks.dictionary(),
                lambda name: done(language, name),
                key="dictionary",
            )
        )

    def add_word(self, word: str) -> None:
        """Put a word into the project's dictionary."""
        checks = self._open_project.project.checks
        self._open_project.data.submit(
            Operation(
                tr("Add a word to the dictionary"),
                lambda _: checks.add_word(word),
                lambda _: self.word_added.emit(word),
            )
        )
