"""Keys that change words in place: their case, and their order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import regex

from postil.text.casing import lower, upper
from postil.text.tags import TaggedText
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.qt import QtGui
from postil_gui.tagged_text.positions import qt_length, text_items
from postil_gui.tagged_text.word_map import word_at

_WORD = regex.compile(r"[\p{L}\p{M}\p{N}_\ufffc'’\-]+")
_LETTER = regex.compile(r"\p{L}")


def cycle_case(editor: TargetEditor, language: str = "") -> bool:
    """Selection or word at the caret: lower case, then Title, then CAPITALS, and round; returns
    whether there was anything to change. Tags stay where they are.
    """
    text = editor.text().plain
    first, last = editor.selected_plain()
    had_selection = first != last
    if not had_selection:
        span = word_at(text, first)
        if span is None:
            return False
        first, last = span
    new = next_case(text[first:last], language)
    if new == text[first:last]:
        return False
    caret = editor.textCursor()
    anchor, position = caret.anchor(), caret.position()
    editor.replace_letters(first, new)
    caret.setPosition(anchor)
    caret.setPosition(position, QtGui.QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(caret)
    return True


def next_case(text: str, language: str = "") -> str:
    """The text in the case that comes next, with the letters of ``language``; letters without one
    keep their place in the text.
    """
    capitals, small = partial(upper, language=language), partial(lower, language=language)
    if text == capitals(text) and text != small(text):
        return _kept(text, small)
    if text != small(text):
        return _kept(text, capitals)
    found = _LETTER.search(text)
    if found is None:
        return text
    return text[: found.start()] + _kept(found[0], capitals) + text[found.end() :]


def _kept(text: str, change: Callable[[str], str]) -> str:
    """Every character changed, unless that would make several of it."""
    return "".join(new if len(new := change(one)) == len(one) else one for one in text)


def move_words(editor: TargetEditor, step: int) -> bool:
    """Let the selected words, or the word at the caret, change places with the word after them
    (``step`` 1) or before them (-1); returns whether there is one. Tags in them go along.
    """
    raw = editor.document().toRawText()
    units = _units(raw)
    cursor = editor.textCursor()
    spans = [word.span() for word in _WORD.finditer(raw)]
    words = [(units[start], units[end]) for start, end in spans]
    chosen = [
        n
        for n, (start, end) in enumerate(words)
        if start <= cursor.selectionEnd() and cursor.selectionStart() <= end
    ]
    if cursor.hasSelection():
        chosen = [
            n
            for n in chosen
            if words[n][0] < cursor.selectionEnd() and cursor.selectionStart() < words[n][1]
        ]
    else:
        chosen = chosen[-1:]
    if not chosen:
        return False
    other = chosen[-1] + 1 if step > 0 else chosen[0] - 1
    if not 0 <= other < len(words):
        return False
    ours = (spans[chosen[0]][0], spans[chosen[-1]][1])
    left, right = (ours, spans[other]) if step > 0 else (spans[other], ours)
    _swap(editor, left, right, keep=ours == left)
    return True


def _units(raw: str) -> list[int]:
    units = [0]
    for character in raw:
        units.append(units[-1] + (2 if character > "\uffff" else 1))
    return units


def _swap(
    editor: TargetEditor, left: tuple[int, int], right: tuple[int, int], *, keep: bool
) -> None:
    """Let two stretches of characters and tags change places; ``keep``: the left one is selected
    afterwards, else the right one.
    """
    items = text_items(editor.text())
    first, between, second = items[slice(*left)], items[left[1] : right[0]], items[slice(*right)]
    before = items[: left[0]]
    swapped = [*before, *second, *between, *first, *items[right[1] :]]
    editor.become(TaggedText.from_parts(swapped))
    chosen = first if keep else second
    start = qt_length([*before, *second, *between] if keep else before)
    cursor = editor.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(start + qt_length(chosen), QtGui.QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)
