"""The command palette: every command by a few letters of its name, with its keys."""

from __future__ import annotations

from postil_gui.actions.action import Action
from postil_gui.actions.book import ActionBook
from postil_gui.actions.search import Hit, fits
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.settings import RECENT_COMMANDS, Settings
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import Dialog
from postil_gui.widgets.field_sign import FieldSign
from postil_gui.widgets.html_page import HtmlDocument
from postil_gui.widgets.markup import Html, element, joined
from postil_gui.widgets.plain_text import Label

WIDTH, ROWS = 640, 9
PADDING = 12
MOST_RECENT = 8
ID_ROLE = Qt.ItemDataRole.UserRole
HIT_ROLE = Qt.ItemDataRole.UserRole + 1
REASON_ROLE = Qt.ItemDataRole.UserRole + 2


class CommandPalette(Dialog):
    """Finds a command and runs it; the last ones used come first."""

    guide = "keys"

    def __init__(
        self, theme: Theme, settings: Settings, book: ActionBook, parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("palette")
        self.setWindowTitle(tr("Commands"))
        self.setAccessibleName(tr("Commands"))
        self._book = book
        self._settings = settings
        self.field = QtWidgets.QLineEdit()
        self.field.setPlaceholderText(tr("What do you want to do?"))
        self.field.setAccessibleName(tr("Search the commands"))
        FieldSign(self.field, theme.icon("search"))
        self.list = QtWidgets.QListWidget()
        self.list.setAccessibleName(tr("Commands found"))
        self.list.setItemDelegate(CommandDelegate(theme, book, self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.help = Label()
        self.help.setObjectName("paletteHelp")
        self.help.setProperty("kind", "muted")
        self.help.setWordWrap(True)
        self.help.setContentsMargins(PADDING, 6, PADDING, 8)
        self.help.setMinimumHeight(44)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        column.addWidget(self.help)
        self.field.textChanged.connect(self._search)
        self.list.currentItemChanged.connect(lambda item, _: self._explain(item))
        self.list.itemClicked.connect(lambda _: self.run_chosen())
        self.field.installEventFilter(self)
        self._search("")

    def show_over(self, window: QtWidgets.QWidget) -> None:
        """Open it at the top of a window."""
        width = min(WIDTH, window.width() - 40)
        row = self.list.sizeHintForRow(0) if self.list.count() else 40
        height = self.field.sizeHint().height() + ROWS * row + self.help.minimumHeight() + 4
        corner = window.mapToGlobal(QtCore.QPoint((window.width() - width) // 2, 56))
        self.setGeometry(
            QtCore.QRect(corner, QtCore.QSize(width, min(height, window.height() - 80)))
        )
        self.show()
        self.field.setFocus()

    def run_chosen(self) -> None:
        """Close, and do what is marked; nothing that is not possible."""
        item = self.list.currentItem()
        if item is None or item.data(REASON_ROLE):
            return
        chosen = item.data(ID_ROLE)
        others = [one for one in self._settings.get(RECENT_COMMANDS) if one != chosen]
        self._settings.set(RECENT_COMMANDS, [chosen, *others][:MOST_RECENT])
        action = self._book[chosen]
        self.close()
        action.trigger()

    def event(self, event: QtCore.QEvent) -> bool:
        if event.type() == QtCore.QEvent.Type.WindowDeactivate:  # as popups, it does not stay
            self.close()
        return super().event(event)

    def _search(self, text: str) -> None:
        recent = {name: n for n, name in enumerate(self._settings.get(RECENT_COMMANDS))}
        found: list[tuple[tuple[bool, float, int], Action, Hit]] = []
        for order, action in enumerate(self._book.declared.values()):
            hit = fits(text, action.name, action.searched)
            if hit is None:
                continue
            place = recent.get(action.id, MOST_RECENT)
            bonus = (MOST_RECENT - place) / 2 if text else 100.0 * (MOST_RECENT - place)
            rank = (bool(action.why_not(self._book.possible)), -(hit.score + bonus), order)
            found.append((rank, action, hit))
        self.list.clear()
        for _, action, hit in sorted(found, key=lambda one: one[0]):
            self.list.addItem(self._item(action, hit))
        self.list.setCurrentRow(0)
        if not found:
            self.help.setText(tr("No command has this in its name, its menu or its help."))

    def _item(self, action: Action, hit: Hit) -> QtWidgets.QListWidgetItem:
        reason = action.why_not(self._book.possible)
        keys = self._book.keys_text(action.id, 1)
        item = QtWidgets.QListWidgetItem(self._book[action.id].icon(), action.name)
        item.setData(ID_ROLE, action.id)
        item.setData(HIT_ROLE, hit.places)
        item.setData(REASON_ROLE, reason)
        spoken = [action.name, action.path, keys, reason]
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join(part for part in spoken if part))
        return item

    def _explain(self, item: QtWidgets.QListWidgetItem | None) -> None:
        if item is None:
            return
        declared = self._book.declared[item.data(ID_ROLE)]
        reason = item.data(REASON_ROLE)
        self.help.setText(f"{tr(declared.help)} {reason}".strip())
        spoken = item.data(Qt.ItemDataRole.AccessibleTextRole)
        self.field.setAccessibleDescription(spoken)
        if QtGui.QAccessible.isActive():
            event = QtGui.QAccessibleAnnouncementEvent(self.field, spoken)
            QtGui.QAccessible.updateAccessibility(event)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if (
            watched is self.field
            and isinstance(event, QtGui.QKeyEvent)
            and event.type() == QtCore.QEvent.Type.KeyPress
        ):
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
            steps |= {Qt.Key.Key_PageDown: ROWS - 1, Qt.Key.Key_PageUp: 1 - ROWS}
            key = Qt.Key(event.key())
            if key in steps and self.list.count():
                row, last = self.list.currentRow() + steps[key], self.list.count() - 1
                wrapped = row % (last + 1) if abs(steps[key]) == 1 else max(0, min(row, last))
                self.list.setCurrentRow(wrapped)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.run_chosen()
                return True
        return super().eventFilter(watched, event)


class CommandDelegate(QtWidgets.QStyledItemDelegate):
    """Paints a command: icon, name with the letters found, menu, keys at the right."""

    def __init__(self, theme: Theme, book: ActionBook, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._book = book

    def sizeHint(
        self,
        option: QtWidgets.QStyleOptionViewItem,
        _index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> QtCore.QSize:
        metrics = option.fontMetrics
        return QtCore.QSize(100, 2 * metrics.height() + 12)

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        declared = self._book.declared[index.data(ID_ROLE)]
        possible = not index.data(REASON_ROLE)
        box: QtCore.QRect = option.rect
        chosen = bool(option.state & QtWidgets.QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(box, self._theme.colour("accent_tint"))
            painter.fillRect(box.x(), box.y(), 3, box.height(), self._theme.colour("accent"))
        icon: QtGui.QIcon = index.data(Qt.ItemDataRole.DecorationRole) or QtGui.QIcon()
        mode = QtGui.QIcon.Mode.Normal if possible else QtGui.QIcon.Mode.Disabled
        icon.paint(
            painter, box.x() + PADDING, box.y() + (box.height() - 18) // 2, 18, 18, mode=mode
        )
        inner = box.adjusted(PADDING + 30, 5, -PADDING, -5)
        keys = self._book.keys_text(declared.id, 1)
        painter.setFont(self._theme.small_font(bold=True))
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(
            inner, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), keys
        )
        metrics = QtGui.QFontMetrics(painter.font())
        inner.setRight(inner.right() - metrics.horizontalAdvance(keys) - PADDING)
        title = HtmlDocument()
        title.setDocumentMargin(0)
        title.setDefaultFont(option.font)
        ink = self._theme.colour("text" if possible else "muted").name()
        name = _marked(declared.name, index.data(HIT_ROLE))
        title.show_html(element("span", name, style=f"color:{ink}"))
        painter.translate(inner.topLeft())
        title.drawContents(painter, QtCore.QRectF(0, 0, inner.width(), inner.height()))
        painter.setFont(self._theme.small_font())
        painter.setPen(self._theme.colour("muted"))
        reason = index.data(REASON_ROLE)
        below = f"{declared.path} · {reason}" if reason else declared.path
        small = QtGui.QFontMetrics(painter.font())
        below = small.elidedText(below, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(0, inner.height() - small.descent(), below)
        painter.restore()


def _marked(name: str, places: tuple[int, ...]) -> Html:
    return joined(
        element("b", element("u", letter)) if place in places else letter
        for place, letter in enumerate(name)
    )
