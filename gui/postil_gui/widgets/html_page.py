"""Widgets that show HTML of the desk, and load nothing.

Qt's own load every picture and style sheet that a page names, from the disk or a share, at once or
when the page is laid out. Texts that are no HTML are shown by what ``plain_text`` has.
"""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.widgets.markup import Html

# Characters of a page from another program: nested a hundred thousand deep, one of a few megabytes
# ends the program in Qt's own reader.
LONGEST_PAGE = 200_000


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


def text_of_page(html: str) -> str:
    """The text of a page from another program, as the clipboard has it."""
    page = HtmlDocument()
    page.setHtml(html)
    return page.toRawText()
