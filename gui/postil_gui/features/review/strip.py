"""Below the segments during a review: the open one with the reviewer's changes marked."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil_gui.i18n.messages import tr
from postil_gui.tagged_text.word_map import edited_text
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_strip import CardStrip
from postil_gui.widgets.cards.cards_model import Card, Line


class ReviewStrip(CardStrip):
    """Changes of the reviewer: taken out (struck) and put in (underlined)."""

    def __init__(self, theme: Theme, *, right_to_left: bool) -> None:
        super().__init__(theme, tr("Changes of the review"))
        self._right_to_left = right_to_left

    def show_changes(self, base: TaggedText, text: TaggedText, count: int, keys: str) -> None:
        """Show a segment with ``count`` changes; ``keys``: text about the keys to press."""
        shown, marks = edited_text(base.plain, text.plain)
        line = Line(TaggedText.of(shown), tuple(marks), self._right_to_left)
        meta = tr("%Ln changes of the review", count) + (f" · {keys}" if count and keys else "")
        words = [
            tr("taken out: {words}", words=shown[start:end])
            if role == "removed"
            else tr("put in: {words}", words=shown[start:end])
            for start, end, role in marks
        ]
        spoken = ". ".join([meta, *words])
        self.show_card(Card((line,), icon=("note", "muted"), meta=meta, spoken=spoken))
        self.show()
