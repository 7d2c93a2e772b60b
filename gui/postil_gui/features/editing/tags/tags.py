"""Tags of the open segment: put in, placed by the engine, chosen from a list, looked over."""

from __future__ import annotations

from postil.text.tags import Tag, TaggedText
from postil.workspace.checks.finding import Finding, Pair
from postil.workspace.checks.tags import extra, order, pairing
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.editor.choice_popup import ChoicePopup, numbered
from postil_gui.features.editing.editor.decorations import MarkedSpan
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.suggestion.assistance import AssistanceService
from postil_gui.i18n.messages import say, tr
from postil_gui.qt import QtCore, Signal
from postil_gui.tagged_text.chips import chip_order
from postil_gui.tagged_text.positions import Places, one_unit_tags
from postil_gui.widgets.cards.cards_model import Card, Line


class TagTools(QtCore.QObject):
    """Commands on tags, and marks on those that are wrong while one types."""

    problem_found = Signal(str)
    """The first problem of the tags of the open segment, in a sentence, or ""."""

    def __init__(
        self,
        editor: TargetEditor,
        editing: SegmentEditing,
        service: AssistanceService,
        popup: ChoicePopup,
    ) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._service = service
        self._popup = popup
        service.tags_placed.connect(self._placed)
        editing.tags_changed.connect(lambda _: self.mark_wrong_tags())

    def place_missing(self) -> None:
        """Put all missing tags where the words they belong to stand."""
        segment = self._editing.segment
        if segment is None or not self._editing.can_edit:
            return
        if not self._editor.missing_tags():
            self._editing.announced.emit(tr("All tags are in place."))
        else:
            self._service.place_tags(segment.row_id, segment.source, self._editor.text())

    def insert_missing(self) -> None:
        """Put all missing tags in at the caret, or around the selection."""
        if self._editing.can_edit and not self._editor.insert_missing_tags():
            self._editing.announced.emit(tr("All tags are in place."))

    def remove_all(self) -> None:
        """Take the tags out of the selection, or of the whole translation."""
        if not self._editing.can_edit:
            return
        removed = self._editor.remove_tags()
        if removed:
            self._editing.announced.emit(tr("%Ln tags removed.", removed))
        else:
            self._editing.announced.emit(tr("There is no tag here."))

    def choose(self) -> None:
        """Offer the missing tags in a list."""
        if not self._editing.can_edit:
            return
        missing = self._editor.missing_tags()
        if not missing:
            self._editing.announced.emit(tr("All tags are in place."))
            return
        cards = [self.card(number, tag) for number, tag in enumerate(missing)]
        self._popup.ask(
            tr("Insert a tag"), cards, lambda number: self._editor.insert_tag(missing[number])
        )

    def mark_wrong_tags(self) -> None:
        """Mark tags at wrong places, with the reason."""
        segment = self._editing.segment
        text = self._editor.text()
        found: list[Finding] = []
        if segment is not None and text.tags:
            pair = Pair(segment.source, text, "", "")
            found = [*extra(pair), *pairing(pair), *order(pair)]
        places = Places(one_unit_tags(text))
        self._editor.decorations.show(
            "tags",
            [
                MarkedSpan(
                    places.to_qt(one.start), places.to_qt(one.end), "tag-wrong", say(one.message)
                )
                for one in found
            ],
        )
        self.problem_found.emit(say(found[0].message) if found else "")

    def card(self, number: int, tag: Tag) -> Card:
        """Entry of a list to choose from, for a tag."""
        segment = self._editing.segment
        around = segment.source if segment is not None else TaggedText("")
        name = tag.display or tag.id
        position = {
            "open": tr("opens before “{words}”", words=_after(around, tag)),
            "close": tr("closes behind “{words}”", words=_before(around, tag)),
            "single": tr("stands before “{words}”", words=_after(around, tag)),
        }[tag.kind]
        return Card(
            (Line(TaggedText.from_parts([tag]), order=tuple(chip_order(around.tags))),),
            badge=numbered(number),
            meta=position,
            spoken=f"{name}: {position}",
            compact=True,
        )

    def _placed(self, row_id: int, text: TaggedText) -> None:
        segment = self._editing.segment
        if segment is None or segment.row_id != row_id or not self._editing.can_edit:
            return
        before = len(self._editor.missing_tags())
        if not self._editor.place_tags(text):
            self._editing.announced.emit(
                tr("The translation has changed meanwhile: press it again.")
            )
            return
        placed = before - len(self._editor.missing_tags())
        self._editing.told.emit(
            tr("%Ln tags placed. {key} takes them out again.", placed, key=key_of("edit.undo"))
        )


def _after(text: TaggedText, tag: Tag) -> str:
    """The words behind a tag."""
    parts = list(text.parts())
    place = parts.index(tag) if tag in parts else -1
    behind = "".join(part for part in parts[place + 1 :] if isinstance(part, str))
    return " ".join(behind.split()[:3])


def _before(text: TaggedText, tag: Tag) -> str:
    """The words before a closing tag, from the one that opens its pair on."""
    parts = list(text.parts())
    place = parts.index(tag) if tag in parts else 0
    opening = [n for n, p in enumerate(parts[:place]) if isinstance(p, Tag) and p.id == tag.id]
    start = opening[-1] if opening else 0
    before = "".join(part for part in parts[start:place] if isinstance(part, str))
    return " ".join(before.split()[-3:])
