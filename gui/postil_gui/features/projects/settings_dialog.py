"""Dialog of the settings of a project: name, client, domain, deadline and others."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import tr
from postil_gui.qt import QtWidgets
from postil_gui.widgets.deadline_field import DeadlineField
from postil_gui.widgets.dialogs.dialog_parts import field_label, muted
from postil_gui.widgets.dialogs.form_dialog import FormDialog, beside

if TYPE_CHECKING:
    from postil.workspace.records import ProjectInfo


class ProjectSettingsDialog(FormDialog):
    """Name, author, deadline, thresholds and segmentation of the open project."""

    def __init__(
        self,
        info: ProjectInfo,
        deadline: date | None,
        ask_rules: Callable[[QtWidgets.QWidget], Path | None],
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(tr("Project Settings"), tr("Save"), parent)
        self.name = QtWidgets.QLineEdit(info.name)
        self.name.setAccessibleName(tr("Name of the project"))
        self.name.textChanged.connect(lambda text: self.do.setEnabled(bool(text.strip())))
        self.author = QtWidgets.QLineEdit(info.author)
        self.author.setAccessibleName(tr("Your name"))
        self.deadline = DeadlineField()
        self.deadline.set_day(deadline)
        self.memory = self.percent(tr("Least memory match"), info.memory_threshold, 50, 100)
        self.machine = self.percent(
            tr("Least confidence of the machine"), round(100 * info.machine_threshold), 0, 100
        )
        self.rules = QtWidgets.QComboBox()
        self.rules.setAccessibleName(tr("Segmentation rules"))
        self.rules.addItem(tr("As they are"), "")
        self.rules.addItem(tr("Postil's own rules"), "own")
        choose = QtWidgets.QPushButton(tr("Rules of a file (SRX) …"))

        def ask() -> None:
            path = ask_rules(self)
            if path is not None:
                self.rules.addItem(path.name, str(path))
                self.rules.setCurrentIndex(self.rules.count() - 1)

        choose.clicked.connect(ask)
        self.form.addRow(field_label(tr("Name")), self.name)
        self.form.addRow(field_label(tr("Your name")), self.author)
        self.form.addRow(field_label(tr("Deadline")), self.deadline)
        self.form.addRow(field_label(tr("Least memory match")), self.memory)
        self.form.addRow(field_label(tr("Least confidence")), self.machine)
        self.form.addRow(field_label(tr("Segmentation")), beside(self.rules, choose))
        self.form.addRow("", muted(tr("Rules count for documents that are added from now on.")))
        self.sources = QtWidgets.QCheckBox(tr("Sources may be edited"))
        self.sources.setChecked(info.source_edits)
        self.form.addRow("", self.sources)

    @property
    def thresholds(self) -> tuple[int, float]:
        """Thresholds of memory (percent) and machine (0 to 1)."""
        return self.memory.value(), self.machine.value() / 100

    @property
    def srx(self) -> Path | str | None:
        """A file of rules, None for Postil's own, "" to leave them."""
        data = self.rules.currentData()
        return "" if not data else None if data == "own" else Path(data)
