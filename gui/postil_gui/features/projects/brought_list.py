"""Lists of files for a new project: looked at before they are taken, put in order by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.actions.keys import shown, tip
from postil_gui.i18n.messages import sentence, tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog_parts import FileList
from postil_gui.widgets.plain_text import set_tip
from postil_gui.widgets.wrapped_items import wrap_items

if TYPE_CHECKING:
    from postil.workspace.documents.import_candidates import CandidateFile, ImportCandidates

MOST_LINES_REFUSED = 5  # others are scrolled to
FRAME = 12  # of a framed list, above and below
_FILE = Qt.ItemDataRole.UserRole + 1
_LOCKED = Qt.ItemDataRole.UserRole + 2
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class BroughtList(FileList):
    """Files of one kind; what is added is first looked at elsewhere.

    Parameters
    ----------
    ordered
        The order counts: files can be moved with Alt+Up and Alt+Down.
    lockable
        Files can be made read-only with Space, or not so; each is at first.
    """

    brought = Signal(list)
    """``Path`` of files and folders somebody wants to add."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        ask: Callable[[], Sequence[Path]],
        empty: str,
        *,
        ordered: bool = False,
        lockable: bool = False,
    ) -> None:
        super().__init__(theme, name, (), ask, empty)
        self._icons = theme
        self._lockable = lockable
        self.up = _sign(theme, "up", tr("Move up: {name}", name=name), shown("Alt+Up"))
        self.down = _sign(theme, "down", tr("Move down: {name}", name=name), shown("Alt+Down"))
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.lock = QtWidgets.QPushButton(tr("Read-&only"))
        self.lock.setAccessibleName(tr("Read-only: {name}", name=name))
        self.lock.setCheckable(True)
        self.lock.clicked.connect(self._switch_lock)
        moves = QtWidgets.QHBoxLayout()  # beside each other: below, the last would be cut off
        for button in (self.up, self.down):
            moves.addWidget(button)
            button.setVisible(ordered)
        self.buttons.insertLayout(2, moves)
        self.buttons.insertWidget(3, self.lock)
        self.lock.setVisible(self._lockable)
        self.list.currentRowChanged.connect(lambda _: self._offer())
        self._offer()
        self._ordered = ordered

    def add_paths(self, paths: Sequence[Path]) -> None:
        """Ask for files and folders to be looked at."""
        if paths:
            self.brought.emit(list(paths))

    def add_files(self, files: Sequence[CandidateFile]) -> None:
        """Add files that can be used and are not in the list yet."""
        there = set(self.paths)
        for file in files:
            if file.path in there:
                continue
            item = QtWidgets.QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, str(file.path))
            item.setData(_FILE, file)
            set_tip(item, f"{file.path}\n{sentence(file.loss)}" if file.loss else str(file.path))
            self._set_locked(item, self._lockable)
            self.list.addItem(item)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self._update()

    def remove_paths(self, paths: Collection[Path]) -> None:
        """Remove files from the list."""
        for row in reversed(range(self.list.count())):
            if self.paths[row] in paths:
                self.list.takeItem(row)
        self._update()

    @property
    def files(self) -> list[CandidateFile]:
        """Files in the list, in order."""
        return [self.list.item(row).data(_FILE) for row in range(self.list.count())]

    @property
    def locked(self) -> list[bool]:
        """Whether each file is read-only, in order."""
        return [bool(self.list.item(row).data(_LOCKED)) for row in range(self.list.count())]

    def _set_locked(self, item: QtWidgets.QListWidgetItem, locked: bool) -> None:
        label = _label(item.data(_FILE))
        item.setData(_LOCKED, locked)
        item.setIcon(self._icons.icon("locked" if locked else "document"))
        item.setText(f"{label}  ·  {tr('read-only')}" if locked else label)

    def _switch_lock(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._set_locked(item, not item.data(_LOCKED))
            self._offer()
            self.changed.emit()

    def _move(self, step: int) -> None:
        row = self.list.currentRow()
        if row < 0 or not 0 <= row + step < self.list.count():
            return
        item = self.list.takeItem(row)
        self.list.insertItem(row + step, item)
        self.list.setCurrentRow(row + step)
        self.changed.emit()

    def _offer(self) -> None:
        """Enable what can be done to the chosen file."""
        row, last = self.list.currentRow(), self.list.count() - 1
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < last)
        self.lock.setEnabled(0 <= row <= last)
        self.lock.setChecked(0 <= row <= last and self.locked[row])

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if (
            watched is self.list
            and isinstance(event, QtGui.QKeyEvent)
            and event.type() == QtCore.QEvent.Type.KeyPress
            and self._take_key(event)
        ):
            return True
        return super().eventFilter(watched, event)

    def _take_key(self, event: QtGui.QKeyEvent) -> bool:
        """Do what a key means in a list of this kind; False if it means nothing."""
        with_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if self._ordered and with_alt and event.key() in _STEPS:
            self._move(_STEPS[Qt.Key(event.key())])
            return True
        if self._lockable and event.key() == Qt.Key.Key_Space:
            self._switch_lock()
            return True
        return False

    def dropEvent(self, event: QtGui.QDropEvent) -> None:
        self.add_paths(local_paths(event.mimeData()))
        event.acceptProposedAction()


class RefusedList(QtWidgets.QListWidget):
    """Files that cannot be used, each with the reason; hidden while there are none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._icons = theme
        self.setProperty("framed", True)
        self.setAccessibleName(tr("Files that cannot be used"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        wrap_items(self)
        self.hide()

    def show_found(self, found: ImportCandidates) -> None:
        """Add files with their reasons; the former reason of a file that was looked at again is
        removed.
        """
        again = {file.path for file in found.files} | {path for path, _ in found.refused}
        for row in reversed(range(self.count())):
            if self.item(row).data(Qt.ItemDataRole.UserRole) in again:
                self.takeItem(row)
        for path, reason in found.refused:
            why = sentence(reason)
            text = tr("{group}: {name}", group=path.name, name=why)
            item = QtWidgets.QListWidgetItem(self._icons.icon("warning", "wrong"), text)
            item.setData(Qt.ItemDataRole.UserRole, path)
            set_tip(item, f"{path}\n{why}")
            self.addItem(item)
        self.setVisible(self.count() > 0)
        self._fit()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """In another width, texts have other lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        """As high as the texts are, up to a limit."""
        self.doItemsLayout()
        lines = sum(self.visualItemRect(self.item(row)).height() for row in range(self.count()))
        most = MOST_LINES_REFUSED * self.fontMetrics().lineSpacing()
        self.setFixedHeight(min(lines, most) + FRAME)


def local_paths(data: QtCore.QMimeData) -> list[Path]:
    """Files and folders of this computer among what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def _label(file: CandidateFile) -> str:
    if not file.segments:
        return file.title
    label = f"{file.title}  ·  {tr('%Ln words', file.words)}"
    return f"{label}  ·  {tr('only the text, as a Word document')}" if file.loss else label


def _sign(theme: Theme, icon: str, name: str, key: str) -> QtWidgets.QPushButton:
    """A button with a sign only; its tip has its name and key."""
    button = QtWidgets.QPushButton(theme.icon(icon), "")
    button.setAccessibleName(name)
    set_tip(button, tip(name, key))
    return button
