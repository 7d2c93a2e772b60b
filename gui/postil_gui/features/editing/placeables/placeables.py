"""One list of all that can be placed: missing tags, numbers, dates, measures, names."""

from __future__ import annotations

from collections import Counter
from functools import partial

from postil.text.tags import TaggedText
from postil_gui.features.editing.editor.choice_popup import ChoicePopup, numbered
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.placeables.found import Kind, Placeable, find_placeables
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.tags.tags import TagTools
from postil_gui.i18n.messages import mark, tr
from postil_gui.qt import QtCore
from postil_gui.widgets.cards.cards_model import Card, Line

KINDS: dict[Kind, str] = {
    "number": mark("Number"),
    "measure": mark("Measure"),
    "date": mark("Date"),
    "address": mark("Address or code"),
    "name": mark("Name"),
}


class Placeables(QtCore.QObject):
    """Offers what the source has and the translation lacks, at the caret."""

    def __init__(
        self,
        editor: TargetEditor,
        editing: SegmentEditing,
        tags: TagTools,
        popup: ChoicePopup,
        languages: tuple[str, str],
    ) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._tags = tags
        self._popup = popup
        self._languages = languages

    def choose(self) -> None:
        """Offer all of them in a list; what the translation has already is left out."""
        segment = self._editing.segment
        if segment is None or not self._editing.can_edit:
            return
        tags = self._editor.missing_tags()
        texts = self._missing(find_placeables(segment.source.plain, *self._languages))
        cards = [self._tags.card(number, tag) for number, tag in enumerate(tags)]
        cards += [_card(len(tags) + number, one) for number, one in enumerate(texts)]
        chosen = [partial(self._editor.insert_tag, tag) for tag in tags]
        chosen += [partial(self._editing.insert_text, TaggedText.of(one.target)) for one in texts]
        if cards:
            self._popup.ask(tr("Insert from the source"), cards, lambda row: chosen[row]())
        else:
            self._editing.announced.emit(tr("All that can be placed is in the translation."))

    def _missing(self, found: list[Placeable]) -> list[Placeable]:
        """Placeables that the translation has less often than the source, each once."""
        text = self._editor.text().plain
        wanted = Counter(one.target for one in found)
        first = {one.target: one for one in reversed(found)}
        missing = [target for target, number in wanted.items() if text.count(target) < number]
        return [first[target] for target in missing]


def _card(number: int, one: Placeable) -> Card:
    kind = tr(KINDS[one.kind])
    meta = kind if one.source == one.target else tr("{group}: {name}", group=kind, name=one.source)
    return Card(
        (Line(TaggedText.of(one.target)),),
        badge=numbered(number),
        meta=meta,
        spoken=f"{one.target}: {meta}",
        compact=True,
    )
