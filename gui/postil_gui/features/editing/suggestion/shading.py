"""Words of a machine draft that the machine is not sure of, underlined until they are edited."""

from __future__ import annotations

from postil.engine.suggestion import WordOrigin
from postil_gui.features.editing.editor.marks import Stretch
from postil_gui.features.editing.editor.positions import plain_places
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.editor.word_map import moved_spans
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.messages import percent, tr
from postil_gui.qt import QtCore
from postil_gui.settings import SHADE_DOUBTFUL, Settings

DOUBTFUL, DUBIOUS = 0.65, 0.4
"""Words less likely than this to stay are underlined with dots, and with dashes."""

PAUSE_MILLISECONDS = 150


class Shading(QtCore.QObject):
    """Keeps the marks of doubtful words; they go with the setting ``SHADE_DOUBTFUL``."""

    def __init__(self, editor: TargetEditor, flow: SegmentEditing, settings: Settings) -> None:
        super().__init__(editor)
        self._editor = editor
        self._flow = flow
        self._settings = settings
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MILLISECONDS)
        self._pause.timeout.connect(self.refresh)
        editor.edited.connect(self._pause.start)
        flow.proposals_changed.connect(lambda *_: self.refresh())

    def toggle(self) -> None:
        """Switch the shading on or off, for good."""
        on = not self._settings.get(SHADE_DOUBTFUL)
        self._settings.set(SHADE_DOUBTFUL, on)
        self.refresh()
        self._flow.announced.emit(
            tr("Words the machine is not sure of are underlined.")
            if on
            else tr("Doubtful words are no longer underlined.")
        )

    def refresh(self) -> None:
        """Mark what of the machine's draft still stands."""
        doubtful = [word for word in self._words() if word.confidence < DOUBTFUL]
        if not doubtful:
            self._editor.marks.show("confidence", [])
            return
        text, machine = self._editor.text(), self._flow.machine
        before = machine.target.plain if machine is not None else ""
        spans = moved_spans(before, text.plain, [(one.start, one.end) for one in doubtful])
        places = plain_places(text)
        self._editor.marks.show(
            "confidence",
            [
                Stretch(
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

    def _words(self) -> tuple[WordOrigin, ...]:
        """The words of the machine's draft, if that is what stands there."""
        segment, machine = self._flow.segment, self._flow.machine
        if segment is None or machine is None or not self._settings.get(SHADE_DOUBTFUL):
            return ()
        if self._flow.origin != "machine" or segment.state.is_confirmed:
            return ()
        letters = [any(c.isalnum() for c in word.text) for word in machine.words]
        return tuple(w for w, shown in zip(machine.words, letters, strict=True) if shown)
