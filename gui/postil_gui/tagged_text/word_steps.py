"""Steps by words where a tag is a word of its own: who deletes or replaces a word keeps its tags.

For Qt, a tag belongs to the word that it touches, and a sentence without spaces is one word.
"""

from __future__ import annotations

import regex

from postil_gui.qt import QtGui, QtWidgets
from postil_gui.tagged_text.line_ends import OBJECT
from postil_gui.tagged_text.positions import Places
from postil_gui.tagged_text.unspaced import word_ends

_PUNCTUATION = " .,;:!?…¡¿"
_SPACES = " \t\u00a0\u202f\u3000"
_LETTER = regex.compile(r"[^\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\W_]")
_Key = QtGui.QKeySequence.StandardKey
_Move = QtGui.QTextCursor.MoveOperation
_STEPS = {
    _Key.MoveToNextWord: _Move.WordRight,
    _Key.MoveToPreviousWord: _Move.WordLeft,
    _Key.SelectNextWord: _Move.WordRight,
    _Key.SelectPreviousWord: _Move.WordLeft,
    _Key.DeleteEndOfWord: _Move.NextWord,
    _Key.DeleteStartOfWord: _Move.PreviousWord,
}
_DELETING = (_Key.DeleteEndOfWord, _Key.DeleteStartOfWord)
_MOVING = (_Key.MoveToNextWord, _Key.MoveToPreviousWord)


def step_by_word(editor: QtWidgets.QTextEdit, event: QtGui.QKeyEvent, language: str) -> bool:
    """Move, select or delete by a word, if this is a key for it; returns whether it is."""
    key = next((key for key in _STEPS if event.matches(key)), None)
    if key is None or (key in _DELETING and editor.isReadOnly()):
        return False
    cursor = editor.textCursor()
    if key not in _DELETING or not cursor.hasSelection():
        mode = QtGui.QTextCursor.MoveMode
        stop = _end_of_step(cursor, _STEPS[key], language)
        cursor.setPosition(stop, mode.MoveAnchor if key in _MOVING else mode.KeepAnchor)
    if key in _DELETING:
        cursor.removeSelectedText()
    editor.setTextCursor(cursor)
    return True


def word_around(cursor: QtGui.QTextCursor, language: str) -> tuple[int, int]:
    """The word with the character behind a cursor, without tags that touch it."""
    document, place = cursor.document(), cursor.position()
    word = QtGui.QTextCursor(cursor)
    word.select(QtGui.QTextCursor.SelectionType.WordUnderCursor)
    start, end = word.selectionStart(), word.selectionEnd()
    tags = [at for at in range(start, end) if document.characterAt(at) == OBJECT]
    stops = _stops(cursor, start, end, language)
    before = [*(at + 1 for at in tags if at < place), *(at for at in stops if at <= place)]
    behind = [*(at for at in tags if at >= place), *(at for at in stops if at > place)]
    return max(before, default=start), min(behind, default=end)


def _stops(cursor: QtGui.QTextCursor, start: int, end: int, language: str) -> list[int]:
    """Places between two others in the cursor's block where a word begins or ends that no space
    sets off.
    """
    block = cursor.block()
    text, first = block.text(), block.position()
    places = Places(text)
    ends = [at for at in word_ends(text, language) if text[at : at + 1] not in _SPACES]
    return [at for at in (first + places.to_qt(at) for at in ends) if start < at < end]


def _end_of_step(
    cursor: QtGui.QTextCursor, move: QtGui.QTextCursor.MoveOperation, language: str
) -> int:
    character = cursor.document().characterAt
    start = cursor.position()
    far = QtGui.QTextCursor(cursor)
    far.movePosition(move)
    end = far.position()
    if end > start:
        if character(start) != OBJECT:
            tags = (at for at in range(start, end) if character(at) == OBJECT)
            return min((*tags, *_stops(cursor, start, end, language), end))
        end = start + 1
        while character(end) in _SPACES:
            end += 1
        return end
    near = start
    while near > end and character(near - 1) in _SPACES:
        near -= 1
    if near > end and character(near - 1) == OBJECT:
        return near - 1
    tags = (at for at in range(near, end, -1) if character(at - 1) == OBJECT)
    return max((*tags, *_stops(cursor, end, near, language), end))


def with_whole_words(cursor: QtGui.QTextCursor) -> QtGui.QTextCursor:
    """A selection of several words with all of the first and of the last one, where they are cut.

    A part of one word may be meant: of a compound. Scripts without spaces stay as they are.
    """
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    character = cursor.document().characterAt
    if any(character(at) in _SPACES for at in range(start + 1, end - 1)):
        while start and _LETTER.match(character(start)) and _LETTER.match(character(start - 1)):
            start -= 1
        while _LETTER.match(character(end - 1)) and _LETTER.match(character(end)):
            end += 1
    found = QtGui.QTextCursor(cursor.document())
    found.setPosition(start)
    found.setPosition(end, QtGui.QTextCursor.MoveMode.KeepAnchor)
    return found


def bare_words(text: str) -> str:
    """A text in one line, without the punctuation of a sentence at its ends.

    Words selected to the end of a segment have its full stop; that of "e.g." is theirs.
    """
    words = " ".join(text.split())
    bare = words.strip(_PUNCTUATION)
    if "." in bare.rsplit(" ", 1)[-1] and f"{bare}." in words:
        bare += "."
    return bare or words
