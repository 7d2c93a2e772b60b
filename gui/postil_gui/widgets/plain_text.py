"""Labels, tool tips, message boxes and menus that show a text as it stands.

Qt takes a text that looks like HTML for HTML, in a label, a tool tip or a message box, and loads
what that names: files, and on Windows shares of any server. So whatever a document, a memory, a
glossary, an engine or a file name says is shown by what is here. Pages that are HTML on purpose
are made by ``html_page``. ``tests/ground/test_house_texts.py`` finds what goes past both.
"""

from __future__ import annotations

import re
import textwrap

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.widgets.keys.opening_keys import lead_keys

MOST_LINES, WIDEST = 30, 160  # of a tool tip, in lines and in characters
MOST = 10_000  # characters of a label or a message; Qt measures them many times
PAGE = 100  # letters: the most a label wants of its window
JOINER = "\u2060"  # has no width; between "<" and a name it keeps Qt from seeing a tag
_WRAPPER = textwrap.TextWrapper(WIDEST, break_on_hyphens=False)
_SURROGATES = re.compile("[\ud800-\udfff]")  # left out by Qt, after which a tag may be one
_LOOKS_LIKE_HTML = re.compile("<|&(?=lt;)")

Tipped = (
    QtWidgets.QWidget
    | QtGui.QAction
    | QtWidgets.QListWidgetItem
    | QtWidgets.QTableWidgetItem
    | QtWidgets.QTreeWidgetItem
)


class Label(QtWidgets.QLabel):
    """A label that shows its text as it stands; what has no room in its window is cut off."""

    def __init__(self, text: str = "", parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if text:
            self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(no_longer(text))

    def sizeHint(self) -> QtCore.QSize:
        return self._with_room(super().sizeHint())

    def minimumSizeHint(self) -> QtCore.QSize:
        """No wider than a page: else a word without an end would make the window so wide."""
        hint = self._with_room(super().minimumSizeHint())
        return hint.boundedTo(
            QtCore.QSize(PAGE * self.fontMetrics().averageCharWidth(), hint.height())
        )

    def _with_room(self, hint: QtCore.QSize) -> QtCore.QSize:
        """Room for a letter that is underlined: it is drawn apart, no longer close to its
        neighbours as in "Ta", which Qt does not count.
        """
        apart = self.fontMetrics().averageCharWidth() // 2 if self.buddy() is not None else 0
        return hint + QtCore.QSize(apart, 0)


class MessageBox(QtWidgets.QMessageBox):
    """A message box that shows its texts as they stand.

    Parameters
    ----------
    text
        What it says or asks.
    more
        Below it, in smaller letters.
    """

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        text: str = "",
        more: str = "",
        *,
        title: str = "Postil",
        icon: QtWidgets.QMessageBox.Icon = QtWidgets.QMessageBox.Icon.Question,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIcon(icon)
        self.setWindowTitle(title)
        self.setText(text)
        self.setInformativeText(more)

    def setText(self, text: str) -> None:
        super().setText(no_longer(text))

    def setInformativeText(self, text: str) -> None:
        super().setInformativeText(no_longer(text))
        for label in self.findChildren(QtWidgets.QLabel):  # before Qt 6.9 this one stays as it was
            label.setTextFormat(Qt.TextFormat.PlainText)


def ask(
    parent: QtWidgets.QWidget,
    text: str,
    yes: QtWidgets.QMessageBox.StandardButton,
    *,
    title: str = "Postil",
) -> bool:
    """Ask whether to go on, and wait for the answer; by default it is "Cancel"."""
    box = MessageBox(parent, text, title=title)
    cancel = QtWidgets.QMessageBox.StandardButton.Cancel
    box.setStandardButtons(yes | cancel)
    box.setDefaultButton(cancel)
    answer = box.exec()
    box.deleteLater()
    return QtWidgets.QMessageBox.StandardButton(answer) == yes


class InputDialog(QtWidgets.QInputDialog):
    """Asks for a line of text or one of several; what it asks stands as it is."""

    def __init__(self, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.labelText()  # makes the label
        for label in self.findChildren(QtWidgets.QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            lead_keys(self)


def no_longer(text: str, most: int = MOST) -> str:
    """A text, or its beginning if it is longer than anybody reads in one place."""
    return text if len(text) <= most else text[:most] + "…"


def tip_text(text: str) -> str:
    """A text as a tool tip shows it: as it stands, and no more of it than fits on a screen."""
    text = _SURROGATES.sub("\N{REPLACEMENT CHARACTER}", text)
    lines = [
        piece
        for line in text[: MOST_LINES * WIDEST].split("\n")
        for piece in (_WRAPPER.wrap(line) if len(line) > WIDEST else [line])
    ]
    cut = len(lines) > MOST_LINES or len(text) > MOST_LINES * WIDEST
    shown = "\n".join([*lines[:MOST_LINES], "…"] if cut else lines)
    if QtGui.Qt.mightBeRichText(shown):
        return _LOOKS_LIKE_HTML.sub(lambda found: found[0] + JOINER, shown)
    return shown


def set_tip(target: Tipped, text: str, column: int = 0) -> None:
    """Give something a tool tip; ``column``: of a row of a tree."""
    if isinstance(target, QtWidgets.QTreeWidgetItem):
        target.setToolTip(column, tip_text(text))
    else:
        target.setToolTip(tip_text(text))


def show_tip(place: QtCore.QPoint, text: str, widget: QtWidgets.QWidget) -> None:
    """Show a tool tip at a place of the screen; without a text, hide the one there is."""
    QtWidgets.QToolTip.showText(place, tip_text(text), widget)


def literal(text: str) -> str:
    """A text as buttons, menus and tabs show it: "&" is no key there, nor what follows a tab."""
    return text.replace("&", "&&").replace("\t", " ")


def add_named(menu: QtWidgets.QMenu, name: str) -> QtGui.QAction:
    """Add an action to a menu that is called by a name from outside."""
    action = menu.addAction(literal(name))
    set_tip(action, name)  # Qt would make one of its own of the text
    return action
