"""Dialog of the lessons of a team's engine: author, time, and the command to undo one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from postil_gui.i18n.messages import say, tr
from postil_gui.i18n.times import time_text
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.message_line import MessageLine
from postil_gui.widgets.row_table import RowTable
from postil_gui.widgets.titled_model import Index, TitledModel

if TYPE_CHECKING:
    from postil.workspace.team.answers import TeamLesson

SOURCE, TARGET, AUTHOR, TIME, STATE = range(5)
WIDTHS = {AUTHOR: 110, TIME: 140, STATE: 150}


class LessonModel(TitledModel):
    """Lessons, the newest first."""

    def __init__(self) -> None:
        super().__init__()
        self.lessons: list[TeamLesson] = []

    def show(self, lessons: Sequence[TeamLesson]) -> None:
        """Show these in place of others."""
        self.beginResetModel()
        self.lessons = list(lessons)
        self.endResetModel()

    def titles(self) -> tuple[str, ...]:
        return (tr("Source"), tr("Translation"), tr("By"), tr("Time"), tr("State"))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lessons)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if not index.isValid() or role not in shown:
            return None
        lesson = self.lessons[index.row()]
        return (
            " ".join(lesson.source.split()),
            " ".join(lesson.target.split()),
            lesson.author,
            time_text(lesson.time),
            tr("taken back by {user}", user=lesson.undone_by) if lesson.undone_by else "",
        )[index.column()]


class LessonsDialog(Dialog):
    """Shows the lessons; those in force can be taken back by who taught them, or an owner."""

    guide = "team"

    more_asked = Signal(object)
    """Sequence before which more are wanted; None for the newest."""

    back_asked = Signal(object)
    """``TeamLesson`` to be taken back."""

    def __init__(self, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Taught to the Team’s Engine"))
        self.lessons = LessonModel()
        resizing = QtWidgets.QHeaderView.ResizeMode.Interactive
        self.table = RowTable(tr("Lessons"), self.lessons, (SOURCE, TARGET), WIDTHS, resizing)
        self.table.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.lessons.setParent(self.table)
        self.message = MessageLine(tr("Asking the server …"))
        self.more = QtWidgets.QPushButton(tr("&Older ones"))
        self.more.setAutoDefault(False)
        self.more.setEnabled(False)
        self.back = QtWidgets.QPushButton(tr("&Take Back"))
        self.back.setAutoDefault(False)  # Enter takes nothing back
        self.back.setEnabled(False)
        buttons = closing_row(self, self.back, tr("Close"), auto_default=False)
        buttons.insertWidget(0, self.more)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(self.table, 1)
        column.addWidget(self.message)
        column.addLayout(buttons)
        begin_with(self, 860, 460)
        self.more.clicked.connect(self._ask_more)
        self.back.clicked.connect(self._ask_back)
        self.table.delete_asked.connect(self._ask_back)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update())

    def show_lessons(
        self, lessons: Sequence[TeamLesson], *, more: bool, after: bool = False
    ) -> None:
        """Show lessons, ``after`` those that are shown; ``more``: there are older ones."""
        place = max(0, self.table.currentIndex().row())
        self.lessons.show([*self.lessons.lessons, *lessons] if after else lessons)
        self.more.setEnabled(more)
        if self.lessons.lessons:
            self.table.go_to(min(place, len(self.lessons.lessons) - 1))
            self.table.setFocus()
        self.say("" if self.lessons.lessons else tr("Nobody has taught it anything yet."))
        self._update()

    def say(self, said: object, *, wrong: bool = False) -> None:
        """Show the outcome, or an error."""
        self.message.say(say(said), wrong=wrong)
        self._update()

    @property
    def lesson(self) -> TeamLesson | None:
        """The chosen one."""
        places = self.table.places
        return self.lessons.lessons[places[0]] if places else None

    def _update(self) -> None:
        lesson = self.lesson
        self.back.setEnabled(lesson is not None and not lesson.undone_by)

    def _ask_more(self) -> None:
        self.more.setEnabled(False)
        self.more_asked.emit(self.lessons.lessons[-1].sequence)

    def _ask_back(self) -> None:
        lesson = self.lesson
        if lesson is not None and not lesson.undone_by:
            self.back.setEnabled(False)
            self.back_asked.emit(lesson)
