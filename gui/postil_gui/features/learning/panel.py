"""The Learned panel: the card that follows every confirmation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from postil.engine.events import LearnedItem, LearningEvent
from postil.text.tags import TaggedText, tag_index
from postil.workspace.learning.coming_suggestions import Retranslated
from postil_gui.actions.keys import key_of
from postil_gui.i18n.directions import isolated, with_arrow
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.qt import QtWidgets, Signal
from postil_gui.tagged_text.word_map import edited_text
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_panel import CardPanel
from postil_gui.widgets.cards.cards_model import Card, Line, pair_line
from postil_gui.widgets.learned_items import shown_items, summary_text
from postil_gui.widgets.plain_text import Label, set_tip
from postil_gui.widgets.wrap_row import WrapRow

MOST_WORDINGS = 4
STOPS = " .,;:!?"
BADGES: dict[str, tuple[str, str]] = {
    "phrase": (mark("new"), "machine"),
    "term": (mark("new term"), "machine"),
    "reinforced": (mark("stronger"), "exact"),
    "weakened": (mark("weaker"), "similar"),
}


def item_card(item: LearnedItem) -> Card:
    """Card of one thing learned."""
    source, target = item.source.strip(), item.target.strip()
    name, band = BADGES[item.kind]
    badge = tr(name)
    return Card(
        (pair_line(source, target),),
        badge=badge,
        band=band,
        spoken=f"{badge}: {source}, {target}",
        compact=True,
    )


def wordings(found: Sequence[Retranslated]) -> list[tuple[str, str, int]]:
    """Words that turned into others in coming segments, the most frequent first, with how often."""
    counts: Counter[tuple[str, str]] = Counter()
    for one in found:
        pairs = {(_words(edit.before), _words(edit.after)) for edit in one.edits}
        counts.update(
            (before, after)
            for before, after in pairs
            if before != after and all(text and len(text.split()) <= 3 for text in (before, after))
        )
    return [(*words, number) for words, number in counts.most_common(MOST_WORDINGS)]


def _words(text: str) -> str:
    """Without the tags and the punctuation they stand at."""
    return "".join(one for one in text if tag_index(one) is None).strip(STOPS)


def wording_card(before: str, after: str, number: int) -> Card:
    """Card of a word that is translated otherwise in ``number`` coming segments."""
    text = with_arrow(before, after)
    times = tr("in %Ln coming segments", number)
    end = len(text)
    marks = (
        (0, len(isolated(before)), "removed"),
        (end - len(isolated(after)), end, "added"),
        (end + 2, end + 2 + len(times), "from"),
    )
    return Card(
        (Line(TaggedText.of(f"{text}  {times}"), marks),),
        badge=tr("flipped"),
        band="machine",
        spoken=tr("{before} becomes {after}", before=before, after=after) + f" {times}",
        compact=True,
    )


def changed_card(number: int, found: Retranslated, *, right_to_left: bool = False) -> Card:
    """Card of coming segment ``number`` (from 1) with what differs in its translation."""
    text, marks = edited_text(found.before.plain, found.after.plain)
    return Card(
        (Line(TaggedText.of(text), tuple(marks), right_to_left),),
        badge=whole(number),
        band="weak",
        tip=tr("Enter goes to this segment."),
        spoken=tr(
            "Segment {number} is now translated: {text}", number=number, text=found.after.plain
        ),
        compact=True,
    )


class LearningPanel(CardPanel):
    """Card of what the engine learned from the last confirmed segment, or from the open one, and
    which coming segments it translates differently now.
    """

    undo_asked = Signal(int)
    """Row id of the segment whose learning is to be taken back."""

    layers_asked = Signal()
    """The layers are to be shown."""

    only_asked = Signal()
    """Only the coming segments that are translated differently now are to be shown."""

    segment_asked = Signal(int)
    """Row id of a segment to go to."""

    def __init__(
        self, theme: Theme, *, right_to_left: bool, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(theme, tr("What was learned"), parent)
        self._right_to_left = right_to_left
        self._row_id: int | None = None
        self.heading = Label()
        self.heading.setProperty("kind", "heading")
        self.summary = Label()
        self.summary.setProperty("kind", "muted")
        self.summary.setWordWrap(True)
        self.undo = QtWidgets.QPushButton(tr("Take back"))
        self.undo.setProperty("flat", True)
        set_tip(
            self.undo,
            tr("Unconfirm this segment: the engine forgets this, and the memory unit is removed."),
        )
        self.undo.setAccessibleName(tr("Take back what was learned"))
        self.undo.clicked.connect(self._ask_undo)
        self.layers = QtWidgets.QPushButton(tr("Layers …"))
        self.layers.setProperty("flat", True)
        self.layers.setProperty("command", "engine.learned")
        self.layers.setAccessibleName(tr("Layers of what was learned"))
        self.layers.clicked.connect(self.layers_asked)
        self.head = QtWidgets.QWidget()
        line = WrapRow(spacing=4)
        line.addWidget(self.heading)
        line.end_with(self.undo, self.layers)
        column = QtWidgets.QVBoxLayout(self.head)
        column.setContentsMargins(12, 10, 6, 9)
        column.setSpacing(2)
        column.addLayout(line)
        column.addWidget(self.summary)
        self.only = QtWidgets.QPushButton(tr("Show only the changed segments"))
        self.only.setProperty("flat", True)
        self.only.setProperty("command", "segment.show_changed")
        self.only.clicked.connect(self.only_asked)
        self.column.insertWidget(0, self.head)
        row = QtWidgets.QHBoxLayout()
        row.setContentsMargins(3, 0, 6, 0)  # its words below those of the head
        row.addWidget(self.only)
        row.addStretch(1)
        self.column.insertLayout(1, row)
        self._items: list[Card] = []
        self._ahead: list[Card] = []
        self._rows: list[int] = []
        self._otherwise = ""
        self._has_engine, self._team_learns, self._expected = True, False, False
        self._engine_lost = False
        self.list.taken.connect(self._go)
        self.clear()

    def clear(self, reason: str = "") -> None:
        """Show nothing."""
        self._row_id = None
        self.head.hide()
        self._items, self._ahead, self._rows = [], [], []
        self._otherwise = reason or self._what_comes()
        self._show()

    def show_engine(self, there: bool, *, team: bool, lost: bool = False) -> None:
        """Whether there is an engine that learns, and whether one of a team does.

        Parameters
        ----------
        lost
            Whether the project has an engine that cannot be used.
        """
        now = there, team, lost
        differs = now != (self._has_engine, self._team_learns, self._engine_lost)
        self._has_engine, self._team_learns, self._engine_lost = now
        if differs and self._row_id is None:
            self.clear()

    def expect_engine(self, expected: bool) -> None:
        """Whether an engine is being trained that this project may get."""
        differs, self._expected = expected != self._expected, expected
        if differs and self._row_id is None:
            self.clear()

    def show_remembered(self) -> None:
        """Show that a confirmed segment is in the memory, and that there is no engine to learn from
        it.
        """
        if self._team_learns:
            self.clear(tr("Confirmed and remembered. The engine of the team learns from it."))
        elif self._expected:
            self.clear(tr("Confirmed and remembered. Once trained, the engine learns from it."))
        elif self._engine_lost:
            self.clear(
                tr(
                    "Confirmed and remembered. The engine of this project cannot be used: nothing "
                    "else is learned."
                )
            )
        else:
            self.clear(tr("Confirmed and remembered. Without an engine nothing else is learned."))

    def _what_comes(self) -> str:
        if not self._has_engine and self._team_learns:
            return tr(
                "Confirm a segment with {key}: the engine of the team learns from it.",
                key=key_of("segment.confirm"),
            )
        if not self._has_engine and self._expected:
            return tr("Once the engine is trained, what it learns from each segment appears here.")
        if self._engine_lost:
            return tr("The engine of this project cannot be used: nothing is learned.")
        if not self._has_engine:
            return tr("This project has no engine: train one, or use one that exists.")
        return tr(
            "Confirm a segment with {key}: what the engine learns from it appears here.",
            key=key_of("segment.confirm"),
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
        self._items = [item_card(item) for item in items]
        self._otherwise = tr("Nothing new: the engine would have translated it so already.")
        self._show()

    def show_changes(self, found: Sequence[tuple[int, Retranslated]]) -> None:
        """Show which coming segments, by number from 1, are translated differently now."""
        self._rows = [one.segment.row_id for _, one in found]
        segments = [
            changed_card(number, one, right_to_left=self._right_to_left) for number, one in found
        ]
        self._ahead = [wording_card(*words) for words in wordings([one for _, one in found])]
        if segments:
            text = tr("%Ln coming segments are translated differently now:", len(segments))
            heading = Card((Line(TaggedText.of(text), quiet=True),), spoken=text, compact=True)
            self._ahead += [heading, *segments]
        self._show()

    @property
    def changed_rows(self) -> list[int]:
        """Row ids of the coming segments that are translated differently now."""
        return list(self._rows)

    def next_changed(self, row_id: int) -> int | None:
        """The first changed segment after ``row_id``, else the first of all; None if none is."""
        later = [one for one in self._rows if one > row_id] or self._rows
        return later[0] if later else None

    def _show(self) -> None:
        self.only.setVisible(bool(self._rows))
        self.show_cards([*self._ahead, *self._items], self._otherwise)

    def _go(self, card: int) -> None:
        place = card - (len(self._ahead) - len(self._rows))
        if 0 <= place < len(self._rows):
            self.segment_asked.emit(self._rows[place])

    def _ask_undo(self) -> None:
        if self._row_id is not None:
            self.undo_asked.emit(self._row_id)
