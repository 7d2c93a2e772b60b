"""The guide in a window of its own: contents, search, text; it stays open beside the work."""

from __future__ import annotations

from postil_gui.actions.book import ActionBook
from postil_gui.features.help.guide import chapters
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS
from postil_gui.widgets.html_page import HtmlView
from postil_gui.widgets.measures import begin_with, scaled
from postil_gui.widgets.plain_text import Label

NAME_ROLE = Qt.ItemDataRole.UserRole


class GuideWindow(QtWidgets.QDialog):
    """Chapters to the left, the chosen one to the right."""

    def __init__(self, theme: Theme, book: ActionBook, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Guide"))
        begin_with(self, 940, 680)
        self.setModal(False)
        self._theme = theme
        self._book = book
        self._chapters = {one.name: one for one in chapters()}
        self.field = QtWidgets.QLineEdit()
        self.field.setPlaceholderText(tr("Search the guide"))
        self.field.setAccessibleName(tr("Search the guide"))
        self.field.setClearButtonEnabled(True)
        self.contents = QtWidgets.QListWidget()
        self.contents.setAccessibleName(tr("Chapters"))
        self.contents.setProperty("framed", True)
        self.text = HtmlView(tr("Text of the chapter"))
        self.text.setObjectName("guideText")
        self.text.document().setDocumentMargin(22)
        self.none = Label(tr("No chapter has these words."))
        self.none.setProperty("kind", "muted")
        self.none.hide()
        left = QtWidgets.QVBoxLayout()
        left.addWidget(self.field)
        left.addWidget(self.contents, 1)
        left.addWidget(self.none)
        side = QtWidgets.QWidget()
        side.setFixedWidth(scaled(self, 220))
        side.setLayout(left)
        left.setContentsMargins(0, 0, 0, 0)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(*MARGINS)
        row.setSpacing(14)
        row.addWidget(side)
        row.addWidget(self.text, 1)
        self.field.textChanged.connect(self._search)
        self.contents.currentItemChanged.connect(lambda *_: self.refresh())
        theme.changed.connect(self.refresh)
        self._search("")

    @property
    def chapter(self) -> str:
        """Name of the chapter shown, or ""."""
        item = self.contents.currentItem()
        return str(item.data(NAME_ROLE)) if item is not None else ""

    def open_chapter(self, name: str) -> None:
        """Show a chapter."""
        self.field.clear()
        for row in range(self.contents.count()):
            if self.contents.item(row).data(NAME_ROLE) == name:
                self.contents.setCurrentRow(row)

    def refresh(self) -> None:
        """Show the chapter with the keys and colours as they are now."""
        if not self.chapter:
            return
        scheme = self._theme.scheme
        self.text.document().setDefaultStyleSheet(
            f"h1, h2, h3 {{ color: {scheme.text}; }} a {{ color: {scheme.accent}; }} "
        )
        self.text.show_markdown(self._chapters[self.chapter].text(self._book))
        self._loosen()
        self.text.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
        words = self.field.text().split()
        if words:
            self.text.find(words[0])

    def _loosen(self) -> None:
        """Lines further apart than Markdown has them, to be read in peace."""
        block = self.text.document().begin()
        while block.isValid():
            cursor = QtGui.QTextCursor(block)
            form = cursor.blockFormat()
            form.setLineHeight(
                135.0, QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
            )
            if form.headingLevel():
                form.setTopMargin(18 if form.headingLevel() > 1 else 0)
                form.setBottomMargin(8)
            cursor.setBlockFormat(form)
            block = block.next()

    def _search(self, text: str) -> None:
        before = self.chapter
        self.contents.clear()
        for one in self._chapters.values():
            if one.fits(text):
                item = QtWidgets.QListWidgetItem(one.title)
                item.setData(NAME_ROLE, one.name)
                self.contents.addItem(item)
                if one.name == before:
                    self.contents.setCurrentItem(item)
        if self.contents.currentRow() < 0:
            self.contents.setCurrentRow(0)
        self.none.setVisible(not self.contents.count())
        self.refresh()
