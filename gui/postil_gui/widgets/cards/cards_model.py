"""Findings as a list model: every panel shows its own as cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from postil.text.tags import TaggedText
from postil_gui.i18n.directions import isolated, with_arrow
from postil_gui.qt import Qt, QtCore
from postil_gui.widgets.plain_text import tip_text

Index = QtCore.QModelIndex | QtCore.QPersistentModelIndex
CARD_ROLE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Line:
    """A text of a card.

    ``marks``: (start, end, role) of stretches of the plain text, and (number, number, "tag-found")
    of tags, counted from 0 as they stand; ``right_to_left``: direction of the text; ``quiet``:
    smaller, paler; ``order``: ids of the tags of the segment, where the text has only some of them.
    """

    text: TaggedText
    marks: tuple[tuple[int, int, str], ...] = ()
    right_to_left: bool = False
    quiet: bool = False
    order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """One finding.

    Parameters
    ----------
    badge, band
        A short text in the margin, and its colour role; "" for none.
    key
        The digit of its shortcut, under the badge.
    icon
        (name, colour role) of a sign in the margin instead of a badge.
    meta
        Where it comes from, below the lines.
    spoken
        What a screen reader says.
    compact
        Set tight, without a line below it.
    row
        One line for all: the first text, cut where it is too long, and ``meta`` at its end; the
        rest of the texts is told by ``tip``.
    doubt
        What a glance would miss, with a warning sign, above ``meta``.
    part_line
        Line of which a part can be selected and inserted; -1 for none.
    part
        Text that stands for this line then, where the line holds more than what can be inserted.
    """

    lines: tuple[Line, ...]
    badge: str = ""
    band: str = "weak"
    key: str = ""
    icon: tuple[str, str] | None = None
    meta: str = ""
    tip: str = ""
    spoken: str = ""
    compact: bool = False
    row: bool = False
    doubt: str = ""
    part_line: int = -1
    part: TaggedText | None = None

    @property
    def insertable(self) -> TaggedText:
        """Text of which a part can be inserted, or else what the card says first."""
        return self.lines[max(0, self.part_line)].text if self.part is None else self.part


def pair_line(source: str, target: str, rest: str = "", *, role: str = "") -> Line:
    """A text, its translation, and what is to be told of them, all in one line.

    Parameters
    ----------
    role
        Of the mark on the translation; "" for none.
    """
    pair = with_arrow(source, target)
    end = len(pair)
    text = pair + (f"   {rest}" if rest else "")
    marks = [(0, len(isolated(source)), "from")]
    marks += [(end - len(isolated(target)), end, role)] if role else []
    marks += [(end + 3, len(text), "from")] if rest else []
    return Line(TaggedText.of(text), tuple(marks))


class CardModel(QtCore.QAbstractListModel):
    """A list of cards, replaced as a whole."""

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []

    @property
    def cards(self) -> list[Card]:
        return self._cards

    def set_cards(self, cards: Sequence[Card]) -> None:
        """Show other cards; nothing happens if they are the same."""
        if list(cards) == self._cards:
            return
        self.beginResetModel()
        self._cards = list(cards)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card = self._cards[index.row()]
        if role == CARD_ROLE:
            return card
        if role == Qt.ItemDataRole.DisplayRole:
            return card.lines[0].text.plain
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return card.spoken or " ".join(line.text.plain for line in card.lines)
        tipped = role == Qt.ItemDataRole.ToolTipRole and card.tip
        return tip_text(card.tip) if tipped else None
