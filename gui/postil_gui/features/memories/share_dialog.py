"""Dialog to attach a shared memory: one that is there, or a new one made of a memory in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from postil.memory.shared import SUFFIX
from postil.types.file_names import portable_name
from postil_gui.i18n.messages import mark, percent_sign, tr
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.settings import Settings
from postil_gui.widgets.choices import Choice, complete_nothing
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, muted
from postil_gui.widgets.dialogs.settings_form import MOST_PRIORITY, Number
from postil_gui.widgets.measures import begin_with, scaled
from postil_gui.widgets.plain_text import Label, literal

SHARED = files.FileKind(mark("Shared memories"), (SUFFIX,))
READ, UPDATE = range(2)


@dataclass(frozen=True, slots=True)
class Sharing:
    """Memory to be attached, and how.

    Attributes
    ----------
    made_of
        Memory whose units a new file gets; "" for a file that is there.
    updates
        Whether it gets what is confirmed in the project.
    """

    path: Path
    made_of: str
    updates: bool
    priority: int
    penalty: int


class ShareDialog(Dialog):
    """Asks for the file, and how the project uses it.

    Parameters
    ----------
    known
        Shared memories that were attached before, to any project.
    memory
        The memory in sight, of which a new one can be made; "" if there is none.
    """

    guide = "memories"

    chosen = Signal(object)
    """:class:`Sharing`."""

    def __init__(
        self, settings: Settings, known: Sequence[Path], memory: str, parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Attach a Shared Memory"))
        self._settings, self._memory = settings, memory
        self.existing = QtWidgets.QRadioButton(tr("&A shared memory that is there"))
        self.make = QtWidgets.QRadioButton(
            tr("A &new one, with the units of “{name}”", name=literal(memory))
        )
        self.existing.setChecked(True)
        self.make.setEnabled(bool(memory))
        self.path = QtWidgets.QComboBox()
        self.path.setEditable(True)
        complete_nothing(self.path)
        self.path.setInsertPolicy(QtWidgets.QComboBox.InsertPolicy.NoInsert)
        self.path.setAccessibleName(tr("File of the shared memory"))
        self.path.addItems([str(one) for one in known])
        self.path.setSizeAdjustPolicy(
            QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.browse = QtWidgets.QPushButton(tr("&Browse …"))
        self.browse.setAutoDefault(False)
        self.use = Choice()
        self.use.setAccessibleName(tr("Use"))
        self.use.addItems([tr("Read only"), tr("Read and update")])
        self.use.setCurrentIndex(UPDATE)
        self.priority, self.penalty = Number(), Number()
        self.priority.setRange(-MOST_PRIORITY, MOST_PRIORITY)
        self.penalty.setRange(0, 100)
        self.penalty.setSuffix(percent_sign())
        for field in (self.priority, self.penalty):
            field.setFixedWidth(scaled(self, 92))
        self.note = muted("")
        self.attach = QtWidgets.QPushButton(tr("Attach"))
        self.attach.setProperty("primary", True)
        self.attach.setDefault(True)
        self._lay_out()
        self.browse.clicked.connect(self._ask)
        self.attach.clicked.connect(self._take)
        self.path.editTextChanged.connect(self._check)
        self.make.toggled.connect(self._kind_changed)
        self.use.currentIndexChanged.connect(self._check)
        self._check()
        self.path.setFocus()

    def _lay_out(self) -> None:
        file = QtWidgets.QHBoxLayout()
        file.setSpacing(8)
        file.addWidget(self.path, 1)
        file.addWidget(self.browse)
        grid = QtWidgets.QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(2, 1)
        for row, (text, field, note) in enumerate(
            (
                (tr("&Use"), self.use, ""),
                (tr("&Priority"), self.priority, tr("among matches of the same score")),
                (tr("Pe&nalty"), self.penalty, tr("taken off every match of this memory")),
            )
        ):
            label = Label(text)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(muted(note), row, 2)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(8)
        column.addWidget(self.existing)
        column.addWidget(self.make)
        column.addLayout(file)
        column.addSpacing(4)
        column.addLayout(grid)
        column.addWidget(self.note)
        column.addStretch(1)
        column.addLayout(closing_row(self, self.attach))
        begin_with(self, 600, 330)

    def _kind_changed(self, make: bool) -> None:
        if make and not self.path.currentText().strip():
            folder = Path(files.last_folder(self._settings, "save Memories"))
            self.path.setEditText(str(folder / portable_name(f"{self._memory}{SUFFIX}")))
        self._check()

    def _ask(self) -> None:
        title = self.windowTitle()
        if self.make.isChecked():
            name = f"{self._memory}{SUFFIX}"
            path = files.ask_new_file(self, self._settings, title, name, SHARED)
        else:
            path = files.ask_file(self, self._settings, title, SHARED)
        if path is not None:
            self.path.setEditText(str(path))

    def _check(self) -> None:
        text = self.path.currentText().strip()
        make, there = self.make.isChecked(), bool(text) and Path(text).is_file()
        self.attach.setEnabled(bool(text) and make != there)
        if text and make and there:
            self.note.setText(tr("This file is there already."))
        elif text and not make and not there:
            self.note.setText(tr("There is no such file."))
        elif self.use.currentIndex() == UPDATE:
            self.note.setText(
                tr(
                    "What is confirmed in this project, and was so far, goes into it; other "
                    "projects that have it find that at once."
                )
            )
        else:
            self.note.setText(tr("It gives matches; nothing of this project goes into it."))

    def _take(self) -> None:
        path = Path(self.path.currentText().strip())
        make = self.make.isChecked()
        if make and not path.suffix:
            path = path.with_name(path.name + SUFFIX)
        self.chosen.emit(
            Sharing(
                path,
                self._memory if make else "",
                self.use.currentIndex() == UPDATE,
                self.priority.value(),
                self.penalty.value(),
            )
        )
        self.accept()
