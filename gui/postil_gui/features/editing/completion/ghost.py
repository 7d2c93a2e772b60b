"""A continuation shown in grey behind the text: seen and laid out with it, but not part of it.

It is in the layout where an input method has its unfinished characters. So it wraps, runs in the
direction of the text and makes room for itself, and neither the document nor what is saved ever
holds it.
"""

from __future__ import annotations

from postil_gui.qt import QtCore, QtGui, QtWidgets
from postil_gui.tagged_text.text_document import utf16_length


class Ghost(QtCore.QObject):
    """The grey continuation of one editor.

    Typing its own characters removes them from its beginning; anything else hides it.
    """

    def __init__(self, editor: QtWidgets.QTextEdit) -> None:
        super().__init__(editor)
        self._editor = editor
        self._text = ""
        self._block: QtGui.QTextBlock | None = None
        self._colour = QtGui.QColor()
        editor.document().contentsChange.connect(self._changed)
        editor.cursorPositionChanged.connect(self._caret_moved)

    @property
    def text(self) -> str:
        """Text that is shown; "" while there is none."""
        return self._text

    def show(self, text: str, colour: QtGui.QColor) -> None:
        """Show ``text`` behind the end of the document."""
        self._colour = colour
        if text != self._text:
            self._put(text)

    def hide(self) -> None:
        """Show nothing."""
        if self._text:
            self._put("")

    def _put(self, text: str) -> None:
        if self._block is not None and self._block.isValid():
            self._lay(self._block, "")
        self._text = text
        self._block = self._editor.document().lastBlock() if text else None
        if self._block is not None:
            self._lay(self._block, text)

    def _lay(self, block: QtGui.QTextBlock, text: str) -> None:
        layout = block.layout()
        old_start, old_length = layout.preeditAreaPosition(), utf16_length(layout.preeditAreaText())
        kept = []
        for one in layout.formats():
            inside = old_start <= one.start and one.start + one.length <= old_start + old_length
            if not (old_length and inside):
                kept.append(_range(one.start, one.length, QtGui.QTextCharFormat(one.format)))
        place = block.length() - 1
        layout.setPreeditArea(place if text else -1, text)
        if text:
            grey = QtGui.QTextCharFormat()
            grey.setForeground(self._colour)
            grey.setUnderlineStyle(QtGui.QTextCharFormat.UnderlineStyle.NoUnderline)
            kept.append(_range(place, utf16_length(text), grey))
        layout.setFormats(kept)
        self._editor.document().markContentsDirty(block.position(), block.length())

    def _changed(self, position: int, removed: int, added: int) -> None:
        if not self._text:
            return
        document = self._editor.document()
        typed = "".join(document.characterAt(position + n) for n in range(min(added, 40)))
        goes_on = not removed and added <= 40 and self._text.startswith(typed)
        at_end = position + added == document.characterCount() - 1
        self._put(self._text[len(typed) :] if goes_on and at_end else "")

    def _caret_moved(self) -> None:
        cursor = self._editor.textCursor()
        if self._text and (cursor.hasSelection() or not cursor.atEnd()):
            self.hide()


def _range(start: int, length: int, form: QtGui.QTextCharFormat) -> QtGui.QTextLayout.FormatRange:
    made = QtGui.QTextLayout.FormatRange()
    made.start, made.length = start, length
    made.format = form
    return made
