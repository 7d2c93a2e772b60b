"""Completion of the open segment, asked for at every key."""

from __future__ import annotations

import regex

from postil.text.sentences import STOPS, split_sentences
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.proposals.assistance import Completer
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal

KEY = "completion"
_LAST_STOP = regex.compile(rf"[{STOPS}。！？｡][\s\p{{P}}]{{0,6}}$")
"""A mark that ends a sentence, and the quotes and brackets that close behind it."""


class CompletionService(QtCore.QObject):
    """Computes completions on the executor of the machine; only the last request is answered.

    The segment is decoded once, at the first question; from then on an answer takes some
    milliseconds.
    """

    completed = Signal(int, object, object, float)
    """Row id, the text that was asked about, what may follow, how sure its first word is."""

    def __init__(self, open_project: OpenProject) -> None:
        super().__init__(open_project)
        self._open_project = open_project
        self._made: tuple[tuple[int, TaggedText, int], Completer | None] | None = None
        self._knowledge = 0
        open_project.engine_changed.connect(self.forget)
        open_project.confirmed.connect(self.forget)
        open_project.unconfirmed.connect(self.forget)

    def forget(self, *_: object) -> None:
        """Drop the decoded segment: the engine has learned or changed."""
        self._knowledge += 1

    def drop(self) -> None:
        """Cancel the requests under way."""
        self._open_project.machine.cancel(KEY)

    def complete(self, row_id: int, source: TaggedText, typed: TaggedText) -> None:
        """Ask what may follow ``typed``."""
        help_ = self._open_project.project.assistance
        wanted = (row_id, source, self._knowledge)
        info = self._open_project.project.info
        languages = (info.source_language, info.target_language)

        def work(progress: Progress) -> tuple[TaggedText, float]:
            progress.check()
            if self._made is None or self._made[0] != wanted:
                self._made = (wanted, help_.completer(source))
            completer = self._made[1]
            progress.check()
            if completer is None:
                return TaggedText(""), 0.0
            found = completer.complete(typed)
            rest = found.rest.compact()
            if is_finished(source, typed, rest, languages):
                return TaggedText(""), 0.0
            return rest, found.confidence

        self._open_project.machine.submit(
            Operation(
                tr("Complete the text"),
                work,
                lambda found: self.completed.emit(row_id, typed, *found),
                key=KEY,
            )
        )


def is_finished(
    source: TaggedText, typed: TaggedText, rest: TaggedText, languages: tuple[str, str]
) -> bool:
    """Whether a typed text ends as its source does: then nothing but tags may follow.

    It ends with a mark that ends sentences, has as many sentences, and is longer than what would
    follow: so the stop of an abbreviation is seldom taken for the last one.
    """
    texts = source.plain.rstrip(), typed.plain.rstrip()
    if not rest.plain.strip() or not all(_LAST_STOP.search(text) for text in texts):
        return False
    numbers = [len(split_sentences(*pair)) for pair in zip(texts, languages, strict=True)]
    return numbers[1] >= numbers[0] and len(texts[1]) > len(rest.plain)
