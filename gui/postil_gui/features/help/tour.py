"""The tour: a few balloons that point at what matters, on the sample project, once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from postil_gui.actions.keys import key_of
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.i18n.messages import mark, tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.plain_text import Label

if TYPE_CHECKING:
    from postil_gui.context import Context

WIDTH, GAP, EDGE = 400, 10, 8
Anchor = tuple[QtWidgets.QWidget, QtCore.QRect | None]
"""Target of a balloon: a widget, and the part of it, or None for all."""


@dataclass(frozen=True, slots=True)
class TourStep:
    """One step of the tour: text of its balloon, and the widget it points at.

    Parameters
    ----------
    text
        ``{key}`` stands for the key of ``command``.
    anchor
        Finds what it points at; None if that is not there.
    """

    title: str
    text: str
    anchor: Callable[[Context], Anchor | None]
    command: str = ""


def _panel(name: str) -> Callable[[Context], Anchor | None]:
    def find(context: Context) -> Anchor | None:
        context.shell.raise_panel(name)
        panel = context.shell.panel(name)
        return None if panel is None else (panel, None)

    return find


def _editor(context: Context) -> Anchor | None:
    grid = context.part(SegmentGrid)
    return None if grid is None else (grid.editor, None)


def _engine(context: Context) -> Anchor | None:
    return context.shell.status.engine, None


def _menu(name: str) -> Callable[[Context], Anchor | None]:
    def find(context: Context) -> Anchor | None:
        bar = context.window.menuBar()
        wanted = tr(name)
        action = next((one for one in bar.actions() if one.text() == wanted), None)
        return None if action is None else (bar, bar.actionGeometry(action))

    return find


def _button(
    command: str,
) -> Callable[[Context], Anchor | None]:
    def find(context: Context) -> Anchor | None:
        if context.view is None:
            return None
        button = context.shell.tool_button(command)
        return _menu("&Project")(context) if button is None else (button, None)

    return find


STEPS: tuple[TourStep, ...] = (
    TourStep(
        mark("Translate here"),
        mark(
            "The open segment has a frame. Type its translation, then press {key}: it is "
            "confirmed, and the next one opens."
        ),
        _editor,
        "segment.confirm",
    ),
    TourStep(
        mark("Matches"),
        mark(
            "Matches from your memories and suggestions of the machine appear here, the best "
            "first. {key} takes the first one."
        ),
        _panel("matches"),
        "segment.match_1",
    ),
    TourStep(
        mark("It learns from you"),
        mark(
            "After each confirmation you see here what the engine learned. “Take back” undoes "
            "exactly that."
        ),
        _panel("learned"),
    ),
    TourStep(
        mark("Layers"),
        mark(
            "What this project teaches is a layer of its own upon the engine named here: it can be "
            "muted or deleted, and the engine stays as it was."
        ),
        _engine,
    ),
    TourStep(
        mark("Train an engine"),
        mark("From your memories and parallel texts, on this computer: {key}."),
        _menu("&Training"),
        "training.train",
    ),
    TourStep(
        mark("Export"),
        mark("{key} writes the translated document in its own format."),
        _button("project.export_document"),
        "project.export_document",
    ),
    TourStep(
        mark("Every command, by a few letters"),
        mark("If you forget a key: {key} finds any command. The guide is in this menu."),
        _menu("&Help"),
        "help.palette",
    ),
)


class Tour(QtWidgets.QFrame):
    """The balloon; goes from step to step by Enter and arrows, ends by Escape."""

    ended = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.setObjectName("tour")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Tour"))
        self.setFixedWidth(scaled(self, WIDTH))
        self._context = context
        self.step = -1
        self._ring = Ring(context)
        self.title = Label()
        self.title.setProperty("kind", "heading")
        self.text = Label()
        self.text.setWordWrap(True)
        self.count = Label()
        self.count.setProperty("kind", "muted")
        self.back = QtWidgets.QPushButton(tr("Back"))
        self.end_button = QtWidgets.QPushButton(tr("End the tour"))
        self.end_button.setProperty("flat", True)
        self.next = QtWidgets.QPushButton()
        self.next.setProperty("primary", True)
        buttons = QtWidgets.QHBoxLayout()
        buttons.addWidget(self.count)
        buttons.addStretch(1)
        for button in (self.end_button, self.back, self.next):
            buttons.addWidget(button)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addSpacing(4)
        column.addLayout(buttons)
        self.next.clicked.connect(lambda: self.show_step(self.step + 1))
        self.back.clicked.connect(lambda: self.show_step(self.step - 1))
        self.end_button.clicked.connect(self.end)
        context.project_closed.connect(self.end)
        context.window.installEventFilter(self)
        for button in (self.end_button, self.back, self.next):
            button.installEventFilter(self)  # else arrows lead from button to button, and out
        self._anchor: QtWidgets.QWidget | None = None
        self._part: QtCore.QRect | None = None
        self.show_step(0)

    def show_step(self, number: int) -> None:
        """Show a step; past the last, end."""
        if number >= len(STEPS):
            self.end()
            return
        self.step = max(0, number)
        step = STEPS[self.step]
        self.title.setText(tr(step.title))
        values = {"key": key_of(step.command)} if step.command else {}
        self.text.setText(tr(step.text, **values))
        self.count.setText(tr("{number} of {total}", number=self.step + 1, total=len(STEPS)))
        last = self.step == len(STEPS) - 1
        self.next.setText(tr("Done") if last else tr("Next"))
        self.back.setVisible(self.step > 0)
        self.end_button.setVisible(not last)
        self.setAccessibleDescription(f"{self.title.text()}. {self.text.text()}")
        self._place()
        self.show()
        self.raise_()
        self.next.setFocus()
        self._context.to_speak.emit(self.accessibleDescription())

    def end(self) -> None:
        """Go away, and give the editor back."""
        if not self.isVisible():
            return
        self._context.window.removeEventFilter(self)
        self._follow(None)
        self._ring.hide()
        self._ring.deleteLater()
        self.hide()
        self.deleteLater()
        grid = self._context.part(SegmentGrid)
        if grid is not None:
            grid.editor.setFocus()
        self.ended.emit()

    def _place(self) -> None:
        """Beside its anchor, wherever there is room, within the window."""
        found = STEPS[self.step].anchor(self._context)
        widget, self._part = (None, None) if found is None else found
        self._follow(widget)
        self._point()

    def _follow(self, widget: QtWidgets.QWidget | None) -> None:
        """Stay beside a widget: the frame of a segment grows with its text."""
        for one in (self._anchor, widget):
            if one is not None and one is not self._context.window:
                one.removeEventFilter(self)
        self._anchor = widget
        if widget is not None:
            widget.installEventFilter(self)

    def _point(self) -> None:
        window, widget = self._context.window, self._anchor
        self.adjustSize()
        size, room = self.sizeHint().expandedTo(self.size()), window.rect()
        if widget is None:
            self.move(room.center() - QtCore.QPoint(size.width() // 2, size.height() // 2))
            self._ring.hide()
            return
        box = self._part or widget.rect()
        box = QtCore.QRect(widget.mapTo(window, box.topLeft()), box.size())
        self._ring.show_around(box)
        places = (
            QtCore.QPoint(box.left(), box.bottom() + GAP),
            QtCore.QPoint(box.left() - size.width() - GAP, box.top()),
            QtCore.QPoint(box.right() + GAP, box.top()),
            QtCore.QPoint(box.left(), box.top() - size.height() - GAP),
        )
        inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        fitting = [place for place in places if inner.contains(QtCore.QRect(place, size))]
        place = fitting[0] if fitting else places[0]
        x = max(EDGE, min(place.x(), room.width() - size.width() - EDGE))
        y = max(EDGE, min(place.y(), room.height() - size.height() - EDGE))
        self.move(x, y)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        kind = event.type()
        if kind in (QtCore.QEvent.Type.Resize, QtCore.QEvent.Type.Move) and self.isVisible():
            if watched is self._context.window:
                self._place()
            elif watched is self._anchor:
                self._point()
        elif (
            kind == QtCore.QEvent.Type.KeyPress
            and isinstance(event, QtGui.QKeyEvent)
            and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
            and isinstance(watched, QtWidgets.QPushButton)
        ):
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def event(self, event: QtCore.QEvent) -> bool:
        if (
            event.type() == QtCore.QEvent.Type.ShortcutOverride
            and isinstance(event, QtGui.QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.end()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.show_step(self.step + 1)
        elif key == Qt.Key.Key_Left:
            self.show_step(self.step - 1)
        else:
            super().keyPressEvent(event)


class Ring(QtWidgets.QWidget):
    """A frame around the widget that a balloon points at; the mouse goes through it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = context.theme

    def show_around(self, box: QtCore.QRect) -> None:
        """Frame a part of the window."""
        self.setGeometry(box.adjusted(-3, -3, 3, 3))
        self.show()
        self.raise_()

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setPen(QtGui.QPen(self._theme.colour("accent"), 2.5))
        painter.drawRoundedRect(QtCore.QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
