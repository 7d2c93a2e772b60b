"""Dialog to split a segment: two texts, each with a caret to move."""

from __future__ import annotations

import re

from postil.text.tags import TaggedText, tag_index
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.tagged_text.segment_text import SegmentText
from postil_gui.tagged_text.text_document import TextStyle, utf16_length
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import Label

_SENTENCE_PART = re.compile(r"[.!?;:,…。；，]\S*\s+|[\n–—]\s*")
_SPACES = re.compile(r"\s+")


def middle_break(text: str) -> int:
    """The best place to split: after the punctuation nearest the middle, else between words."""
    ends = _ends(_SENTENCE_PART, text) or _ends(_SPACES, text)
    return min(ends, key=lambda end: abs(end - len(text) // 2), default=len(text) // 2)


def same_break(text: str, offset: int, other: str) -> int:
    """Offset to split ``other``, the translation of ``text``, which is split at an offset: after
    the same punctuation mark, counted from the start, if both have equally many, else between words
    at the same share of the length.
    """
    ours, theirs = _ends(_SENTENCE_PART, text), _ends(_SENTENCE_PART, other)
    if offset in ours and len(ours) == len(theirs):
        return theirs[ours.index(offset)]
    place = round(offset / max(1, len(text)) * len(other))
    return min(_ends(_SPACES, other), key=lambda end: abs(end - place), default=place)


def _ends(pattern: re.Pattern[str], text: str) -> list[int]:
    return [found.end() for found in pattern.finditer(text) if found.end() < len(text)]


class CutText(SegmentText):
    """A text whose caret cuts it in two; the second part is shaded."""

    def __init__(self, theme: Theme, name: str, rows: int) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self.setReadOnly(True)
        flag = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flag.TextSelectableByMouse | flag.TextSelectableByKeyboard)
        self.setObjectName("targetEditor")  # framed as the editor in the grid
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setMinimumHeight(rows * 24 + 20)
        self.cursorPositionChanged.connect(self._shade)

    @property
    def offset(self) -> int:
        """Start of the second part, as an offset into the text with tags."""
        units = self.textCursor().position()
        place = 0
        for character in self._loaded.text:
            size = 1 if tag_index(character) is not None else utf16_length(character)
            if units < size:
                break
            units -= size
            place += 1
        return place

    @property
    def parts(self) -> tuple[str, str]:
        """The text without its tags, before the caret and behind it."""
        text, place = self._loaded.text, self.offset
        one, other = (
            "".join(c for c in part if tag_index(c) is None)
            for part in (text[:place], text[place:])
        )
        return one, other

    def move_to(self, offset: int) -> None:
        """Put the caret at an offset into the text with tags."""
        head = self._loaded.text[:offset]
        self.put_caret(sum(1 if tag_index(c) is not None else utf16_length(c) for c in head))

    def put_caret(self, units: int) -> None:
        """Put the caret at a position of the document; one that cuts nothing off is none."""
        if not 0 < units < self.document().characterCount() - 1:
            return
        cursor = self.textCursor()
        cursor.setPosition(units)
        self.setTextCursor(cursor)
        self._shade()

    def _shade(self) -> None:
        part = QtWidgets.QTextEdit.ExtraSelection()
        cursor = QtGui.QTextCursor(self.document())
        cursor.setPosition(self.textCursor().position())
        cursor.movePosition(
            QtGui.QTextCursor.MoveOperation.End, QtGui.QTextCursor.MoveMode.KeepAnchor
        )
        form = QtGui.QTextCharFormat()
        form.setBackground(self._theme.colour("accent_tint"))
        part.cursor, part.format = cursor, form
        self.setExtraSelections([part])

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        QtWidgets.QTextEdit.wheelEvent(self, event)


class SplitDialog(Dialog):
    """Asks where to split a segment; Enter splits.

    The translation is split where the source is, until somebody puts its caret elsewhere.
    """

    guide = "translating"

    def __init__(
        self,
        theme: Theme,
        texts: tuple[TaggedText, TaggedText],
        directions: tuple[Qt.LayoutDirection, Qt.LayoutDirection],
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Split the Segment"))
        style = TextStyle(theme, theme.segment_font())
        self._texts = texts
        self.source = CutText(theme, tr("Source"), 3)
        self.target = CutText(theme, tr("Translation"), 3)
        for view, text, side in zip((self.source, self.target), texts, directions, strict=True):
            view.load(texts[0], text, style, side)
            view.installEventFilter(self)
        self.source.move_to(middle_break(texts[0].text))
        self.target.move_to(middle_break(texts[1].text))
        self.button = QtWidgets.QPushButton(tr("Split"))
        self.button.setDefault(True)
        self.button.clicked.connect(self.accept)
        self._follows = True
        self.source.cursorPositionChanged.connect(self._look)
        self.source.cursorPositionChanged.connect(self._follow)
        self.target.cursorPositionChanged.connect(self._put_elsewhere)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(8)
        column.addWidget(muted(tr("Put the caret where the second segment begins.")))
        column.addWidget(Label(tr("Source")))
        column.addWidget(self.source, 1)
        label = Label(tr("Translation"))
        column.addWidget(label)
        column.addWidget(self.target, 1)
        column.addSpacing(6)
        column.addLayout(closing_row(self, self.button))
        label.setVisible(not texts[1].is_empty)
        self.target.setVisible(not texts[1].is_empty)
        begin_with(self, 620, 380 if not texts[1].is_empty else 240)
        self.source.setFocus()

    def _look(self) -> None:
        """Each part needs a word, or a number."""
        self.button.setEnabled(all(any(map(str.isalnum, part)) for part in self.source.parts))

    def _follow(self) -> None:
        if self._follows:
            texts = self._texts[0].text, self._texts[1].text
            with QtCore.QSignalBlocker(self.target):
                self.target.move_to(same_break(texts[0], self.source.offset, texts[1]))

    def _put_elsewhere(self) -> None:
        self._follows = False

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        pressed = event.type() == QtCore.QEvent.Type.KeyPress
        if pressed and isinstance(event, QtGui.QKeyEvent):
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if enter:
                self.button.click()
            return enter
        return super().eventFilter(watched, event)
