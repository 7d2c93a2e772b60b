"""Pieces several dialogs share: a field for a language, a list of files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from postil_gui.actions.keys import shown, tip
from postil_gui.i18n.languages import english_names, language_name, offered_languages
from postil_gui.i18n.messages import tr, without_mnemonic
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.choices import is_scrolled_past
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.plain_text import Label, set_tip

FIELD_HEIGHT, TICK_HEIGHT = 30, 22
"""Heights of fields of one line, of tick boxes and of radio buttons, as in the style sheet."""
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down)
LEAVE = "leave"  # name of the button that leaves a dialog as it was


class LanguageField(QtWidgets.QComboBox):
    """Choose a language by name, or type its code."""

    changed = Signal()

    typed = Signal()
    """Somebody typed in it."""

    def __init__(self, name: str, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setInsertPolicy(QtWidgets.QComboBox.InsertPolicy.NoInsert)
        for label, code in offered_languages():
            self.addItem(label, code)
        self.setCurrentIndex(-1)
        field = QtWidgets.QLineEdit()
        field.setAccessibleName(name)
        field.setPlaceholderText(tr("Name or code"))
        field.textEdited.connect(lambda _: self.typed.emit())
        self.setLineEdit(field)
        self._field = field
        self.setMinimumWidth(scaled(self, 180))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentTextChanged.connect(lambda _: self.changed.emit())

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """With the arrows choose what stands there, completed from what was typed, and go on from
        it: Qt goes on from what was chosen before.
        """
        index = self._named()
        if event.key() in _ARROWS and index >= 0 and index != self.currentIndex():
            self.setCurrentIndex(index)
            self.activated.emit(index)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        if not is_scrolled_past(self, event):
            super().wheelEvent(event)

    def _named(self) -> int:
        """Place of the language whose name stands there; -1 if there is none."""
        return self.findText(self.currentText().strip(), Qt.MatchFlag.MatchFixedString)

    @property
    def code(self) -> str:
        """The code chosen or typed, or ""."""
        text = self.currentText().strip()
        index = self._named()
        if index >= 0:
            return str(self.itemData(index))
        return text if 2 <= len(text) <= 12 and text.replace("-", "").isalnum() else ""

    def set_code(self, code: str) -> None:
        """Choose a language; one that is not offered is, from now on, if it has a name."""
        if self.findData(code) < 0 and english_names(code):
            self.addItem(language_name(code), code)
        index = self.findData(code)
        self.setCurrentIndex(index)
        if index < 0:
            self.setEditText(code)
        self._field.setCursorPosition(0)  # a long name shows its beginning


class FileList(QtWidgets.QWidget):
    """A list of files with Add and Remove; files can be dropped on it.

    Parameters
    ----------
    suffixes
        Files dropped with another ending are refused; empty takes all.
    ask
        Asks the user for more files.
    """

    changed = Signal()
    """Files were added or removed."""

    refused = Signal(str)
    """A file was dropped that does not belong here; a sentence about it."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        suffixes: Sequence[str],
        ask: Callable[[], Sequence[Path]],
        empty: str,
    ) -> None:
        super().__init__()
        self._suffixes = tuple(suffixes)
        self._ask = ask
        self._theme = theme
        self.setAcceptDrops(True)
        self.list = QtWidgets.QListWidget()
        self.list.setProperty("framed", True)
        self.list.setAccessibleName(name)
        self.list.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setMinimumHeight(76)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.add = QtWidgets.QPushButton(tr("Add …"))
        self.add.setAccessibleName(tr("Add: {name}", name=name))
        self.add.clicked.connect(self._add_more)
        self.remove = QtWidgets.QPushButton(tr("Remove"))
        self.remove.setAccessibleName(tr("Remove: {name}", name=name))
        self.remove.setEnabled(False)
        self.remove.clicked.connect(self._remove_selected)
        self.list.itemSelectionChanged.connect(
            lambda: self.remove.setEnabled(bool(self.list.selectedItems()))
        )
        self._empty = Label(empty, self.list)
        self._empty.setProperty("kind", "faint")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        buttons = QtWidgets.QVBoxLayout()
        buttons.addWidget(self.add)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        self.buttons = buttons
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.list, 1)
        row.addLayout(buttons)
        self.setFocusProxy(self.list)
        self.list.installEventFilter(self)

    @property
    def paths(self) -> list[Path]:
        """The files, in order."""
        rows = (self.list.item(row) for row in range(self.list.count()))
        return [Path(item.data(Qt.ItemDataRole.UserRole)) for item in rows]

    def add_paths(self, paths: Sequence[Path]) -> None:
        """Add files that are not in the list yet."""
        there = set(self.paths)
        for path in paths:
            if path in there:
                continue
            item = QtWidgets.QListWidgetItem(self._theme.icon("document"), path.name)
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            set_tip(item, str(path))
            self.list.addItem(item)
        self._update()

    def accepts(self, path: Path) -> bool:
        """Whether a file may be in this list, by its name."""
        return not self._suffixes or path.name.lower().endswith(self._suffixes)

    def _update(self) -> None:
        self._empty.setVisible(not self.list.count())
        self.changed.emit()

    def _add_more(self) -> None:
        self.list.setFocus()  # Enter goes on then, and does not ask again
        self.add_paths(self._ask())

    def _remove_selected(self) -> None:
        for item in self.list.selectedItems():
            self.list.takeItem(self.list.row(item))
        if (following := self.list.currentItem()) is not None:
            following.setSelected(True)  # the next one can be removed at once
        self._update()

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if watched is self.list and event.type() == QtCore.QEvent.Type.Resize:
            self._empty.setGeometry(self.list.rect().adjusted(12, 4, -12, -4))
        if (
            watched is self.list
            and isinstance(event, QtGui.QKeyEvent)
            and event.type() == QtCore.QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        ):
            self._remove_selected()
            return True
        return super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QtGui.QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QtGui.QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        good = [path for path in paths if path.is_file() and self.accepts(path)]
        self.add_paths(good)
        bad = [path.name for path in paths if path not in good]
        if bad:
            self.refused.emit(
                tr("{names}: not a kind of file that belongs here.", names=", ".join(bad))
            )
        event.acceptProposedAction()


def closing_row(
    dialog: QtWidgets.QDialog,
    do: QtWidgets.QPushButton,
    leave: str = "",
    *,
    auto_default: bool = True,
) -> QtWidgets.QHBoxLayout:
    """The buttons at the end of a dialog: one that leaves it as it was ("Cancel"), and ``do``.

    Parameters
    ----------
    auto_default
        Whether Enter presses the first button while the focus is on it.
    """
    cancel = QtWidgets.QPushButton(leave or tr("Cancel"))
    cancel.setAutoDefault(auto_default)
    cancel.clicked.connect(dialog.reject)
    row = QtWidgets.QHBoxLayout()
    row.addStretch(1)
    row.addWidget(cancel)
    row.addWidget(do)
    cancel.setObjectName(LEAVE)
    return row


def come_last(dialog: QtWidgets.QDialog, *buttons: QtWidgets.QPushButton) -> None:
    """Let Tab come to these buttons after all else, whenever that was made."""
    last = dialog.previousInFocusChain()
    while last is not None and last in buttons:
        last = last.previousInFocusChain()
    for button in reversed(buttons):
        if last is not None:
            QtWidgets.QWidget.setTabOrder(last, button)


def explain(button: QtWidgets.QAbstractButton, text: str, key: str = "", why_not: str = "") -> None:
    """Give a button a tip as the commands have them: its name and key, then what it does.

    Parameters
    ----------
    key
        As menus write it.
    why_not
        Why it cannot be done now.
    """
    name = without_mnemonic(button.text()).rstrip(" …")
    explained = tip(name, shown(key) if key else "", text, why_not)
    set_tip(button, explained)
    button.setAccessibleDescription(explained)


def forbid(box: QtWidgets.QCheckBox, why_not: str) -> Label:
    """Let a box not be checked, and say why in its tip; returns a line to stand beneath it, which
    says so in sight: a box that is disabled is passed by the Tab key.
    """
    box.setChecked(False)
    box.setEnabled(False)
    set_tip(box, why_not)
    box.setAccessibleDescription(why_not)
    return muted(why_not)


def field_label(text: str, height: int = FIELD_HEIGHT) -> Label:
    """A label as high as its field, so that both texts stand on one line."""
    label = Label(text)
    label.setMinimumHeight(height)
    return label


def heading(text: str) -> Label:
    """A heading within a dialog."""
    label = Label(text)
    label.setProperty("kind", "heading")
    return label


def muted(text: str) -> Label:
    """An explaining line."""
    label = Label(text)
    label.setProperty("kind", "muted")
    label.setWordWrap(True)
    return label


def set_flag(widget: QtWidgets.QWidget, name: str, value: bool | str) -> None:
    """Set a property the style sheet looks at, and style the widget anew."""
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


class Scrolled(QtWidgets.QScrollArea):
    """A part of a dialog that is scrolled up and down where there is no room for it.

    Parameters
    ----------
    gives_way
        Whether it may be narrower than its body wants to be, and is scrolled sideways then; its
        size is not that of its body.
    """

    def __init__(self, body: QtWidgets.QWidget, *, gives_way: bool = False) -> None:
        super().__init__()
        self._body = body
        self._gives_way = gives_way
        self.setWidgetResizable(True)
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if not gives_way:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(body)
        for part in (self.viewport(), body):
            part.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QtCore.QSize:
        if self._gives_way:
            return super().minimumSizeHint()
        return QtCore.QSize(self._wide(self._body.minimumSizeHint()), 0)

    def sizeHint(self) -> QtCore.QSize:
        if self._gives_way:
            return super().sizeHint()
        hint = self._body.sizeHint()
        return QtCore.QSize(self._wide(hint), hint.height())

    def _wide(self, size: QtCore.QSize) -> int:
        return size.width() + self.verticalScrollBar().sizeHint().width()
