"""Marks in a text that is being edited: layers of stretches that move with the text.

A mark holds as long as nobody touches what it marks: the first key inside it, or a letter right
beside it, takes it away. Whoever set it looks at the text again and sets new ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from postil_gui.qt import QtCore, QtGui
from postil_gui.tagged_text.text_document import mark_format
from postil_gui.theme.theme import Theme

LAYERS = ("hits", "confidence", "difference", "forbidden", "spelling", "tags")
"""From below: where two mark the same words, the later one decides about the underline."""

INVISIBLE = frozenset(
    "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{EN SPACE}\N{EM SPACE}\N{THIN SPACE}"
    "\N{SOFT HYPHEN}\N{ZERO WIDTH SPACE}\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
    "\N{WORD JOINER}\N{LEFT-TO-RIGHT MARK}\N{RIGHT-TO-LEFT MARK}\N{NON-BREAKING HYPHEN}"
)


@dataclass(frozen=True, slots=True)
class MarkedSpan:
    """A marked stretch of a document.

    ``start``, ``end``: half-open positions as Qt counts them; ``role``: as ``mark_format`` of
    ``text_document`` knows them; ``tip``: why, in a sentence.
    """

    start: int
    end: int
    role: str
    tip: str = ""


class TextDecorations(QtGui.QSyntaxHighlighter):
    """Marks of one document; it paints them without touching text, undo or what is saved."""

    def __init__(self, document: QtGui.QTextDocument, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._invisible = False
        self._layers: dict[str, list[MarkedSpan]] = {name: [] for name in LAYERS}
        document.contentsChange.connect(self._moved)  # before the base class paints anew
        self.setDocument(document)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of a theme; marks are shown from now on."""
        self._theme = theme
        self.rehighlight()

    def show(self, layer: str, stretches: Iterable[MarkedSpan]) -> None:
        """Mark these stretches, in place of those of the layer before."""
        marked = list(stretches)
        if marked != self._layers[layer]:
            self._layers[layer] = marked
            self.rehighlight()

    def stretches(self, layer: str) -> list[MarkedSpan]:
        """Stretches that a layer marks now."""
        return self._layers[layer]

    def clear(self) -> None:
        """Take all marks away."""
        if any(self._layers.values()):
            self._layers = {name: [] for name in LAYERS}
            self.rehighlight()

    def at(self, position: int) -> list[MarkedSpan]:
        """Marks at a position, the uppermost layer first."""
        return [
            stretch
            for name in reversed(LAYERS)
            for stretch in self._layers[name]
            if stretch.start <= position < stretch.end
        ]

    def show_invisible(self, shown: bool) -> None:
        """Tint spaces that do not break, and mark characters without any width."""
        if shown != self._invisible:
            self._invisible = shown
            self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        if self._theme is None:
            return
        self._paint_layers()
        if self._invisible:
            self._paint_invisible(text, self._theme)

    def _paint_invisible(self, text: str, theme: Theme) -> None:
        at = 0
        for character in text:
            if character in INVISIBLE:
                form = self.format(at)
                form.merge(mark_format("invisible", theme))
                self.setFormat(at, 1, form)
            at += 2 if character > "\uffff" else 1

    def _paint_layers(self) -> None:
        if self._theme is None:
            return
        start = self.currentBlock().position()
        end = start + self.currentBlock().length() - 1
        here = [
            stretch
            for name in LAYERS
            for stretch in self._layers[name]
            if stretch.start < end and stretch.end > start
        ]
        if not here:
            return
        edges = sorted({max(start, min(end, e)) for s in here for e in (s.start, s.end)})
        for left, right in pairwise(edges):
            form = QtGui.QTextCharFormat()
            for stretch in here:
                if stretch.start <= left and stretch.end >= right:
                    form.merge(mark_format(stretch.role, self._theme))
            self.setFormat(left - start, right - left, form)

    def _moved(self, position: int, removed: int, added: int) -> None:
        if not any(self._layers.values()):
            return
        document = self.document()
        letters = (
            _is_letter(document.characterAt(position)) if added else removed > 0,
            _is_letter(document.characterAt(position + added - 1)) if added else removed > 0,
        )
        for name, stretches in self._layers.items():
            self._layers[name] = [
                moved
                for stretch in stretches
                if (moved := _shifted(stretch, position, removed, added, letters)) is not None
            ]


def _shifted(
    stretch: MarkedSpan, position: int, removed: int, added: int, letters: tuple[bool, bool]
) -> MarkedSpan | None:
    """A mark after ``removed`` units at ``position`` became ``added``; None if it was touched.

    ``letters``: whether the first and the last unit that came in belong to a word.
    """
    if position >= stretch.end:
        return None if position == stretch.end and letters[0] else stretch
    if position + removed <= stretch.start:
        if position + removed == stretch.start and letters[1]:
            return None
        step = added - removed
        return replace(stretch, start=stretch.start + step, end=stretch.end + step)
    return None


def _is_letter(character: str) -> bool:
    return character.isalnum()
