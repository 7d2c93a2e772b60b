"""A row of widgets that goes on in another line where it has no room in one."""

from __future__ import annotations

from dataclasses import dataclass, field

from postil_gui.qt import Qt, QtCore, QtWidgets


@dataclass(slots=True)
class _Line:
    """Items beside each other, each with the width it gets at least.

    Parameters
    ----------
    end
        Where those begin that stand at the end of the line; None if all begin at its start.
    """

    items: list[tuple[QtWidgets.QLayoutItem, int]] = field(default_factory=list)
    end: int | None = None

    @property
    def height(self) -> int:
        return max(item.sizeHint().height() for item, _ in self.items)

    def width(self, spacing: int) -> int:
        """Pixels it takes at least."""
        return sum(width for _, width in self.items) + spacing * max(0, len(self.items) - 1)


class WrapRow(QtWidgets.QLayout):
    """Widgets from left to right, each as wide as it wants to be.

    What a line has left goes to the widgets that stretch (``Expanding``).
    """

    def __init__(self, *margins: int, spacing: int = 8) -> None:
        super().__init__()
        self._items: list[QtWidgets.QLayoutItem] = []
        self._end: int | None = None
        self._laid: dict[int, list[_Line]] = {}  # by width; Qt asks for each many times
        self.setContentsMargins(*(margins or (0, 0, 0, 0)))
        self.setSpacing(spacing)

    def end_with(self, *widgets: QtWidgets.QWidget) -> None:
        """Add widgets that stand at the end of the line, or together in the next one."""
        self._end = len(self._items)
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QtWidgets.QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QtWidgets.QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QtWidgets.QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        self._laid.clear()
        return self._items.pop(index)

    def invalidate(self) -> None:
        self._laid.clear()
        super().invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        lines = self._lines(width - margins.left() - margins.right())
        gaps = self.spacing() * max(0, len(lines) - 1)
        return sum(line.height for line in lines) + gaps + margins.top() + margins.bottom()

    def has_room_for(self, widget: QtWidgets.QWidget, width: int) -> bool:
        """Whether a widget of the row would need no line of its own, be it shown now or hidden."""
        margins = self.contentsMargins()
        room = width - margins.left() - margins.right()
        with_it, without = (self._wrapped(room, widget, shown=shown) for shown in (True, False))
        return len(with_it) <= max(1, len(without))

    def sizeHint(self) -> QtCore.QSize:
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return self._with_margins(wide, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QtCore.QSize:
        least = [item.minimumSize() for item in self._items if not item.isEmpty()]
        wide = max((size.width() for size in least), default=0)
        return self._with_margins(wide, max((size.height() for size in least), default=0))

    def setGeometry(self, rect: QtCore.QRect) -> None:
        super().setGeometry(rect)
        inner = rect.marginsRemoved(self.contentsMargins())
        top = inner.top()
        for line in self._lines(inner.width()):
            self._place(line, QtCore.QRect(inner.left(), top, inner.width(), line.height))
            top += line.height + self.spacing()

    def _place(self, line: _Line, box: QtCore.QRect) -> None:
        """Put the items of a line where they belong."""
        rest = max(0, box.width() - line.width(self.spacing()))
        stretching = sum(_stretches(item) for item, _ in line.items)
        left = box.left()
        for place, (item, least) in enumerate(line.items):
            if place == line.end:  # half of what is left parts the end from what stretches in it
                gap = rest // 2 if stretching else rest
                left, rest = left + gap, rest - gap
            width = least
            if _stretches(item):
                width = min(item.maximumSize().width(), least + rest // stretching)
                rest, stretching = rest - (width - least), stretching - 1
            height = min(item.sizeHint().height(), box.height())
            top = box.top() + (box.height() - height) // 2
            item.setGeometry(QtCore.QRect(left, top, width, height))
            left += width + self.spacing()

    def _lines(self, room: int) -> list[_Line]:
        """The items of each line."""
        if room not in self._laid:
            self._laid[room] = self._wrapped(room)
        return self._laid[room]

    def _wrapped(
        self, room: int, widget: QtWidgets.QWidget | None = None, *, shown: bool = False
    ) -> list[_Line]:
        """Lines of the items that are to be seen; of ``widget`` as if it were, or were not."""

        def is_seen(item: QtWidgets.QLayoutItem) -> bool:
            return shown if widget and item.widget() is widget else not item.isEmpty()

        lines = [_Line()]
        for items, at_end in ((self._items[: self._end], False), (self._ending(), True)):
            group = [(item, _width(item, room)) for item in items if is_seen(item)]
            whole = _Line(lines[-1].items + group).width(self.spacing())
            if at_end and group:
                if whole > room and lines[-1].items:
                    lines.append(_Line())
                lines[-1].end = len(lines[-1].items)
            for one in group:
                longer = _Line([*lines[-1].items, one])
                if lines[-1].items and longer.width(self.spacing()) > room:
                    lines.append(_Line(end=0 if at_end else None))
                lines[-1].items.append(one)
        return [line for line in lines if line.items]

    def _ending(self) -> list[QtWidgets.QLayoutItem]:
        return [] if self._end is None else self._items[self._end :]

    def _with_margins(self, width: int, height: int) -> QtCore.QSize:
        size = QtCore.QSize(width, height)
        return size.grownBy(self.contentsMargins())


def _width(item: QtWidgets.QLayoutItem, room: int) -> int:
    hidden = item.widget() if item.isEmpty() else None  # its item says that it wants nothing
    wanted = item.sizeHint() if hidden is None else hidden.sizeHint()
    return max(item.minimumSize().width(), min(wanted.width(), room))


def _stretches(item: QtWidgets.QLayoutItem) -> bool:
    return bool(item.expandingDirections() & Qt.Orientation.Horizontal)
