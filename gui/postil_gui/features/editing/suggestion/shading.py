"""Words of low confidence in a machine draft, underlined until they are edited."""

from __future__ import annotations

from collections.abc import Iterable

from postil.engine.suggestion import WordOrigin
from postil.text.tags import TaggedText
from postil_gui.features.editing.editor.decorations import MarkedSpan
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.messages import percent, tr
from postil_gui.qt import QtCore
from postil_gui.settings import SHADE_DOUBTFUL, Settings
from postil_gui.tagged_text.positions import plain_places
from postil_gui.tagged_text.word_map import moved_spans

DOUBTFUL, DUBIOUS = 0.65, 0.4
"""Words less likely than this to stay are underlined with dots, and with dashes."""

PAUSE_MILLISECONDS = 150
MOST_CHARACTERS = 3000
"""Longer texts are compared with the draft only in pauses, so that no key waits for it."""


class Shading(QtCore.QObject):
    """Keeps the marks of doubtful words; they go with the setting ``SHADE_DOUBTFUL``."""

    def __init__(self, editor: TargetEditor, editing: SegmentEditing, settings: Settings) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._settings = settings
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MILLISECONDS)
        self._pause.timeout.connect(self.refresh)
        self._draft = ""
        self._retyped: set[tuple[int, int]] = set()  # words of the draft that were edited once
        editor.edited.connect(self._edited)
        editing.opened.connect(lambda _: self._retyped.clear())
        editing.taken_over.connect(self._taken_over)
        editing.proposals_changed.connect(lambda *_: self.refresh())

    def toggle(self) -> None:
        """Switch the shading on or off, for good."""
        on = not self._settings.get(SHADE_DOUBTFUL)
        self._settings.set(SHADE_DOUBTFUL, on)
        self.refresh()
        self._editing.announced.emit(
            tr("Words the machine is not sure of are underlined.")
            if on
            else tr("Doubtful words are no longer underlined.")
        )

    def refresh(self) -> None:
        """Mark what of the machine's draft still stands."""
        doubtful = [word for word in self._words() if word.confidence < DOUBTFUL]
        if not doubtful:
            self._editor.decorations.show("confidence", [])
            return
        text = self._editor.text()
        spans = self._kept_spans(doubtful, text)
        places = plain_places(text)
        self._editor.decorations.show(
            "confidence",
            [
                MarkedSpan(
                    places[span[0]],
                    places[span[1] - 1] + 1,
                    "dubious" if word.confidence < DUBIOUS else "doubtful",
                    tr(
                        "Estimated quality of this word: {percent}.",
                        percent=percent(word.confidence),
                    ),
                )
                for word in doubtful
                if (span := spans.get((word.start, word.end))) is not None
            ],
        )

    def _taken_over(self) -> None:
        self._retyped.clear()
        self.refresh()

    def _edited(self) -> None:
        """A word that was edited is the translator's, even if it becomes what it was."""
        self._pause.start()
        text = self._editor.text()
        if len(text) <= MOST_CHARACTERS:
            self._kept_spans(self._words(), text)

    def _kept_spans(
        self, words: Iterable[WordOrigin], text: TaggedText
    ) -> dict[tuple[int, int], tuple[int, int]]:
        """Present spans of words of the draft that were not edited, by their spans in it."""
        machine = self._editing.machine
        if machine is None:
            return {}
        draft = machine.target.plain
        undone = text.plain == draft and self._editor.document().isRedoAvailable()
        if draft != self._draft or undone:
            self._draft = draft
            self._retyped.clear()
        spans = [(word.start, word.end) for word in words]
        found = moved_spans(draft, text.plain, spans)
        self._retyped.update(span for span in spans if span not in found)
        return {span: place for span, place in found.items() if span not in self._retyped}

    def _words(self) -> tuple[WordOrigin, ...]:
        """The words of the machine's draft, if that is what stands there."""
        segment, machine = self._editing.segment, self._editing.machine
        if segment is None or machine is None or not self._settings.get(SHADE_DOUBTFUL):
            return ()
        if self._editing.origin != "machine" or segment.state.is_confirmed:
            return ()
        letters = [any(c.isalnum() for c in word.text) for word in machine.words]
        return tuple(w for w, shown in zip(machine.words, letters, strict=True) if shown)
