"""Widgets that show HTML of the desk, and load nothing.

Qt's own load every picture and style sheet that a page names, from the disk or a share, at once or
when the page is laid out. Texts that are no HTML are shown by what ``plain_text`` has.
"""

from __future__ import annotations

import re

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.widgets.markup import Html

LONGEST_PAGE = 200_000
"""Characters of a page from another program that are read."""

DEEPEST_PAGE = 500
"""Elements inside each other in a page from another program. Qt's reader takes time by the square
of the depth, and ends the program at a hundred thousand.
"""

_STYLES = re.compile(r"<style.*?(?=</style|\Z)", re.IGNORECASE | re.DOTALL)
"""A style sheet, or all of the rest where one does not end: Qt's reader applies them in time by the
square of the page.
"""
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)")
_NOT_NESTED = frozenset(
    {"area", "base", "br", "col", "dd", "dt", "embed", "hr", "img", "input", "li", "link", "meta"}
    | {"option", "p", "source", "tbody", "td", "tfoot", "th", "thead", "tr", "wbr"}
)
"""Elements that hold nothing, or end where the next of them begins."""


def _nothing() -> QtGui.QImage:
    """A picture of no colour. Without any, Qt goes and reads the file that is named."""
    image = QtGui.QImage(1, 1, QtGui.QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return image


class HtmlView(QtWidgets.QTextBrowser):
    """A page to read; text in it can be selected and copied."""

    def __init__(self, name: str, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setOpenLinks(False)

    def show_html(self, html: Html) -> None:
        """Show a page."""
        self.setHtml(html)

    def show_markdown(self, text: str) -> None:
        """Show a page of the guide, which is written in Markdown."""
        self.setMarkdown(text)

    def loadResource(self, _kind: int, _url: QtCore.QUrl | str) -> object:
        return _nothing()


class HtmlLabel(QtWidgets.QLabel):
    """A label with a few lines of HTML."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)

    def show_html(self, html: Html) -> None:
        """Show these lines."""
        self.setText(html)


class HtmlDocument(QtGui.QTextDocument):
    """A page that is painted or printed."""

    def show_html(self, html: Html) -> None:
        """Hold this page."""
        self.setHtml(html)

    def loadResource(self, _kind: int, _url: QtCore.QUrl | str) -> object:
        return _nothing()


def text_of_page(html: str) -> str | None:
    """The text of a page from another program, as the clipboard has it; None if the page is longer
    than ``LONGEST_PAGE`` or deeper than ``DEEPEST_PAGE``.
    """
    if len(html) > LONGEST_PAGE or _depth(html) > DEEPEST_PAGE:
        return None
    page = HtmlDocument()
    page.setHtml(_STYLES.sub("", html))
    return page.toRawText()


def _depth(html: str) -> int:
    """Most elements open at once."""
    depth = deepest = 0
    for end, name in _TAG.findall(html):
        if name.lower() not in _NOT_NESTED:
            depth = max(0, depth - 1) if end else depth + 1
            deepest = max(deepest, depth)
    return deepest
