"""Undo histories of each segment, kept while the project is open: when a segment is opened again,
its undo steps are there.

Qt keeps the steps of one text. Here the texts between them are kept when a segment is left, and
played back into the editor when it is opened again; so undo and redo stay Qt's own.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from postil.text.tags import TaggedText
from postil.workspace.records import Origin
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.qt import QtCore, QtGui

MOST_STEPS = 60
MOST_CHARACTERS = 2_000_000
"""Characters of all texts kept; about 10 MB. Segments that were left first are forgotten first."""

Origins = dict[TaggedText, tuple[Origin, int | None]]


@dataclass(slots=True)
class History:
    """Texts of one segment, the oldest first.

    Attributes
    ----------
    texts
        One for each step of undo, after the one it began with; neighbours differ.
    after
        For each text, the number of the last thing that had been done to segments by then; 0 for
        none, and for what the desk put in by itself.
    now
        Which of them stands in the editor; those after it can be done again.
    origins
        Where texts that were taken over came from.
    """

    texts: list[TaggedText]
    after: list[int]
    now: int
    origins: Origins = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Its size, in characters."""
        return sum(len(text) + 20 for text in self.texts)


class Recorder:
    """Notes the texts between the steps of the open segment, and when each was made.

    Qt counts steps by a number that grows with each; what is typed in a row stays one step.
    """

    def __init__(self) -> None:
        self._texts: dict[int, TaggedText] = {}
        self._after: dict[int, int] = {}
        self._step = 0

    @property
    def after(self) -> int:
        """Number of changes of segments before the last step of the text; see ``History``."""
        return self._after[self._step]

    @property
    def next_after(self) -> int:
        """The same for the step that can be done again next."""
        return next((self._after[step] for step in sorted(self._after) if step > self._step), 0)

    def begin(self, text: TaggedText) -> None:
        """A segment was opened; nothing can be undone."""
        self._texts, self._after = {0: text}, {0: 0}
        self._step = 0

    def note(self, step: int, text: TaggedText, *, redo: bool, after: int = 0) -> None:
        """The text is another one: ``step`` can be undone, and some can be done again."""
        if not redo:
            self._forget_from(step + 1)
        if self._texts.get(step) != text:  # else it was undone, or done again
            self._texts[step], self._after[step] = text, after
        self._step = step

    def redo_after(self, after: int) -> None:
        """A step was done: what was undone of the text can be redone only after that step."""
        for step in self._after:
            if step > self._step:
                self._after[step] = max(after, self._after[step])

    def history(self, origins: Origins) -> History | None:
        """All texts; None if nothing was changed."""
        steps: list[int] = []
        now = 0
        for step in sorted(self._texts):
            if not steps or self._texts[step].compact() != self._texts[steps[-1]].compact():
                steps.append(step)
            if step <= self._step:
                now = len(steps) - 1
        if len(steps) < 2:
            return None
        first = max(0, min(now, len(steps) - MOST_STEPS))
        steps = steps[first : first + MOST_STEPS]
        texts, after = [self._texts[n] for n in steps], [self._after[n] for n in steps]
        return History(texts, after, now - first, dict(origins))

    def _forget_from(self, first: int) -> None:
        for step in [step for step in self._texts if step >= first]:
            del self._texts[step], self._after[step]


class Histories:
    """Histories of segments that were left, by row id, as many as fit."""

    def __init__(self, most: int = MOST_CHARACTERS) -> None:
        self._most = most
        self._kept: OrderedDict[int, History] = OrderedDict()
        self._size = 0

    @property
    def size(self) -> int:
        """Of all histories, in characters."""
        return self._size

    def keep(self, row_id: int, history: History | None) -> None:
        """Keep a history in place of an older one; None forgets it."""
        self.forget(row_id)
        if history is None:
            return
        self._kept[row_id] = history
        self._size += history.size
        while self._size > self._most:
            self._size -= self._kept.popitem(last=False)[1].size

    def take(self, row_id: int, text: TaggedText) -> History | None:
        """The history of a segment, if it ends with the text that stands there now."""
        history = self._kept.get(row_id)
        if history is None or history.texts[history.now].compact() != text.compact():
            self.forget(row_id)
            return None
        return history

    def add(self, row_id: int, before: TaggedText, now: TaggedText, after: int) -> None:
        """A draft of the machine was replaced by another one while its segment was not open, after
        so many things had been done to segments.
        """
        known = self.take(row_id, before) or History([before], [0], 0)
        texts, steps = known.texts[: known.now + 1], known.after[: known.now + 1]
        origins: Origins = {before.compact(): ("machine", None), now.compact(): ("machine", None)}
        history = History(
            [*texts, now][-MOST_STEPS:], [*steps, after][-MOST_STEPS:], 0, known.origins | origins
        )
        history.now = len(history.texts) - 1
        self.keep(row_id, history)

    def forget(self, row_id: int) -> None:
        """Keep nothing of a segment."""
        history = self._kept.pop(row_id, None)
        self._size -= history.size if history is not None else 0


def play_back(editor: TargetEditor, history: History, recorder: Recorder) -> None:
    """Make a history the steps of undo and redo of the editor, which shows its text already."""
    document = editor.document()
    texts = history.texts
    with QtCore.QSignalBlocker(editor):  # nothing is edited by it
        document.setUndoRedoEnabled(False)
        editor.replace_all(texts[0])
        document.setUndoRedoEnabled(True)
        recorder.begin(texts[0])
        for text, after in zip(texts[1:], history.after[1:], strict=True):
            editor.become(text)
            recorder.note(document.availableUndoSteps(), text, redo=False, after=after)
        for number in reversed(range(history.now, len(texts) - 1)):
            document.undo()
            recorder.note(document.availableUndoSteps(), texts[number], redo=True)
        document.setModified(False)
        editor.moveCursor(QtGui.QTextCursor.MoveOperation.End)
    editor.height_changed.emit()
