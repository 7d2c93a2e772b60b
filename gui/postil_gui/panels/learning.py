"""What was learned: the card that follows every confirmation."""

from __future__ import annotations

from postil.engine.events import LearnedItem, LearningEvent
from postil.text.tags import TaggedText
from postil_gui.actions.keys import key_of
from postil_gui.i18n import mark, tr, whole
from postil_gui.models.cards import Card, Line
from postil_gui.panels.card_panel import CardPanel
from postil_gui.qt import QtWidgets, Signal
from postil_gui.theme.theme import Theme

MOST = {"term": 4, "phrase": 4, "reinforced": 3, "weakened": 3}
BADGES: dict[str, tuple[str, str]] = {
    "phrase": (mark("new"), "machine"),
    "term": (mark("new term"), "machine"),
    "reinforced": (mark("stronger"), "exact"),
    "weakened": (mark("weaker"), "similar"),
}
ORDER = ("term", "phrase", "reinforced", "weakened")


def item_card(item: LearnedItem, *, right_to_left: bool = False) -> Card:
    """Card of one thing learned."""
    source, target = item.source.strip(), item.target.strip()
    name, band = BADGES[item.kind]
    badge = tr(name)
    arrow = " ← " if right_to_left else " → "
    return Card(
        (Line(TaggedText.of(f"{source}{arrow}{target}"), ((0, len(source), "from"),)),),
        badge=badge,
        band=band,
        spoken=f"{badge}: {source}, {target}",
        compact=True,
    )


def shown_items(items: list[LearnedItem]) -> list[LearnedItem]:
    """The most telling ones of each kind; of phrases with the same source, one."""
    shown: list[LearnedItem] = []
    for kind in ORDER:
        unique: dict[tuple[str, str], LearnedItem] = {}
        for item in items:
            if item.kind == kind:
                key = (item.source, "" if kind == "phrase" else item.target)
                unique.setdefault(key, item)
        shown += list(unique.values())[: MOST[kind]]
    return shown


def summary_text(event: LearningEvent) -> str:
    """How much an event taught: "25 phrase pairs taken in · 2 stronger · 1 weaker"."""
    pairs = event.phrase_count
    parts = [tr("%Ln phrase pairs taken in", pairs)] if pairs else []
    for kind in ("reinforced", "weakened"):
        number = sum(item.kind == kind for item in event.summary)
        if number:
            parts.append(f"{whole(number)} {tr(BADGES[kind][0])}")
    return " · ".join(parts)


class LearningPanel(CardPanel):
    """What the engine learned from the last confirmed segment, or from the open one."""

    undo_asked = Signal(int)
    """Row id of the segment whose learning is to be taken back."""

    def __init__(
        self, theme: Theme, *, right_to_left: bool, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(theme, tr("What was learned"), parent)
        self._right_to_left = right_to_left
        self._row_id: int | None = None
        self.heading = QtWidgets.QLabel()
        self.heading.setProperty("kind", "heading")
        self.summary = QtWidgets.QLabel()
        self.summary.setProperty("kind", "muted")
        self.summary.setWordWrap(True)
        self.undo = QtWidgets.QPushButton(tr("Take back"))
        self.undo.setProperty("flat", True)
        self.undo.setToolTip(
            tr("Unconfirm this segment: the engine forgets this, and the memory unit is removed.")
        )
        self.undo.setAccessibleName(tr("Take back what was learned"))
        self.undo.clicked.connect(self._ask_undo)
        self.head = QtWidgets.QWidget()
        grid = QtWidgets.QGridLayout(self.head)
        grid.setContentsMargins(12, 10, 6, 9)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.heading, 0, 0)
        grid.addWidget(self.undo, 0, 1)
        grid.addWidget(self.summary, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        self.column.insertWidget(0, self.head)
        self.clear()

    def clear(self, reason: str = "") -> None:
        """Show nothing."""
        self._row_id = None
        self.head.hide()
        self.show_cards(
            [],
            reason
            or tr(
                "Confirm a segment with {key}: what the engine learns from it appears here.",
                key=key_of("segment.confirm"),
            ),
        )

    def forget(self, row_id: int) -> None:
        """The learning of a segment was taken back."""
        if row_id == self._row_id:
            self.clear(tr("Taken back: the engine is as it was before."))

    def show_event(self, number: int, row_id: int, event: LearningEvent) -> None:
        """Show what was learned from segment ``number`` (from 1)."""
        self._row_id = row_id
        self.heading.setText(tr("Learned from segment {number}", number=number))
        self.summary.setText(summary_text(event))
        items = shown_items(event.summary)
        self.head.show()
        self.show_cards(
            [item_card(item, right_to_left=self._right_to_left) for item in items],
            tr("Nothing new: the engine would have translated it so already."),
        )

    def _ask_undo(self) -> None:
        if self._row_id is not None:
            self.undo_asked.emit(self._row_id)
