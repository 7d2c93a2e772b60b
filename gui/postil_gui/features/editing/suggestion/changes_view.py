"""Changes made to a suggestion, shown below the segments on demand; and the way back to it."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil.workspace.records import Origin
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.segments.open_segment import origin_of
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.suggestion.assistance import AssistanceService
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore
from postil_gui.settings import SHOW_CHANGES, Settings
from postil_gui.tagged_text.word_map import edited_text
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_strip import CardStrip
from postil_gui.widgets.cards.cards_model import Card, Line

PAUSE_MILLISECONDS = 120


class ChangesStrip(CardStrip):
    """The suggestion a draft came from, with what the translator took out and put in."""

    def __init__(self, theme: Theme, *, right_to_left: bool) -> None:
        super().__init__(theme, tr("Changes to the suggestion"))
        self._right_to_left = right_to_left

    def show_changes(self, suggestion: TaggedText | None, text: TaggedText) -> None:
        """Show what differs; ``suggestion`` None if there was none."""
        if suggestion is None:
            line = Line(TaggedText(tr("This translation comes from no suggestion.")), quiet=True)
        else:
            shown, marks = edited_text(suggestion.plain, text.plain)
            line = Line(TaggedText.of(shown), tuple(marks), self._right_to_left)
        self.show_card(Card((line,), badge="±", meta="", spoken=line.text.plain))


class ChangesView(QtCore.QObject):
    """Compares the open segment with its suggestion; keeps the strip up to date while it is
    shown.
    """

    def __init__(
        self,
        editor: TargetEditor,
        editing: SegmentEditing,
        service: AssistanceService,
        settings: Settings,
        strip: ChangesStrip,
    ) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._service = service
        self._settings = settings
        self._strip = strip
        self._reverting = False
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MILLISECONDS)
        self._pause.timeout.connect(self.refresh)
        editor.edited.connect(self._pause.start)
        editing.opened.connect(lambda _: self._opened())
        editing.nothing_open.connect(strip.hide)
        service.suggestion_found.connect(self._found)

    def toggle(self) -> None:
        """Show the changes from now on, or no longer."""
        self._settings.set(SHOW_CHANGES, not self._settings.get(SHOW_CHANGES))
        self._opened()

    def revert(self) -> None:
        """Bring back the suggestion the draft came from."""
        segment = self._editing.segment
        if segment is None or not self._editing.can_edit:
            return
        if self._editing.suggestion is not None:
            self._revert(self._editing.suggestion)
        else:
            self._reverting = True
            self._service.suggestion_of(segment.row_id, segment.source)

    def refresh(self) -> None:
        """Compare again."""
        shown = self._settings.get(SHOW_CHANGES) and self._editing.segment is not None
        self._strip.setVisible(shown)
        if shown:
            self._strip.show_changes(self._editing.suggestion, self._editor.text())

    def _opened(self) -> None:
        self._reverting = False
        segment = self._editing.segment
        wanted = self._settings.get(SHOW_CHANGES) and self._editing.suggestion is None
        if segment is not None and wanted:
            self._service.suggestion_of(segment.row_id, segment.source)
        self.refresh()

    def _found(self, row_id: int, suggestion: TaggedText | None) -> None:
        if self._editing.segment is None or self._editing.segment.row_id != row_id:
            return
        reverting, self._reverting = self._reverting, False
        if self._editing.suggestion is None and suggestion is not None:
            self._editing.suggestion = suggestion
        if reverting:
            self._revert(self._editing.suggestion)
        self.refresh()

    def _revert(self, suggestion: TaggedText | None) -> None:
        if suggestion is None:
            self._editing.announced.emit(tr("This translation comes from no suggestion."))
        elif suggestion.compact() == self._editor.text().compact():
            self._editing.announced.emit(tr("This is the suggestion as it was."))
        else:
            self._editing.take_text(suggestion, *self._came_from(suggestion))
            self._editing.announced.emit(
                tr(
                    "The suggestion is back. {key} brings your text back.",
                    key=key_of("edit.undo"),
                )
            )

    def _came_from(self, suggestion: TaggedText) -> tuple[Origin, int | None]:
        """Origin of a suggestion, and per cent of its match, as far as it is known."""
        if suggestion.compact() in self._editing.origins:
            return self._editing.origins[suggestion.compact()]
        proposals = (one for one in self._editing.proposals if one.target.plain == suggestion.plain)
        found = next(proposals, None)
        if found is not None:
            return origin_of(found), found.draft_score
        here = self._editing.origin, self._editing.score
        return here if here[0] in ("memory", "machine") else ("machine", None)
