"""Dialogs for work on many segments: pre-translate, remember, export all, project settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.features.projects.deadline_field import DeadlineField
from postil_gui.i18n.messages import percent_sign, tr
from postil_gui.qt import Qt, QtWidgets
from postil_gui.settings import Settings
from postil_gui.widgets import file_dialogs as files
from postil_gui.widgets.dialog import MARGINS, Dialog
from postil_gui.widgets.dialog_parts import (
    LEAVE,
    TICK_HEIGHT,
    closing_row,
    come_last,
    field_label,
    heading,
    muted,
)
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.settings_form import Number

if TYPE_CHECKING:
    from postil.workspace.records import DocumentInfo, ProjectInfo

FORM_WIDTH, PERCENT_WIDTH = 556, 96
DRAFTS = ("keep", "source", "refuse")


class FormDialog(Dialog):
    """A heading, fields, and a button that does it."""

    guide = "projects"

    def __init__(self, title: str, do: str, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.form = QtWidgets.QFormLayout()
        self.form.setVerticalSpacing(12)
        self.form.setHorizontalSpacing(16)
        self.do = QtWidgets.QPushButton(do)
        self.do.setDefault(True)
        self.do.clicked.connect(self.accept)
        column = QtWidgets.QVBoxLayout(self)
        # At least: a minimum of the window would overrule its contents.
        column.addStrut(scaled(self, FORM_WIDTH))
        column.setContentsMargins(*MARGINS)
        column.setSpacing(14)
        column.addWidget(heading(title))
        column.addLayout(self.form)
        column.addLayout(closing_row(self, self.do, auto_default=False))

    def setVisible(self, visible: bool) -> None:
        if visible:  # before Qt gives the focus to the first there is
            come_last(self, *self.findChildren(QtWidgets.QPushButton, LEAVE), self.do)
        super().setVisible(visible)

    def percent(self, name: str, value: int, least: int, most: int) -> QtWidgets.QSpinBox:
        """A field for a percentage."""
        field = Number()
        field.setRange(least, most)
        field.setValue(value)
        field.setSuffix(percent_sign())
        field.setFixedWidth(scaled(field, PERCENT_WIDTH))
        field.setAccessibleName(name)
        return field

    def folder_field(self, name: str, settings: Settings) -> QtWidgets.QLineEdit:
        """A row for a folder, typed or chosen."""
        field = QtWidgets.QLineEdit()
        field.setAccessibleName(name)
        choose = QtWidgets.QPushButton(tr("Choose …"))
        choose.setAccessibleName(tr("Choose: {name}", name=name))
        choose.setAutoDefault(False)

        def ask() -> None:
            folder = files.ask_folder(self, settings, name)
            if folder is not None:
                field.setText(str(folder))

        choose.clicked.connect(ask)
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(field, 1)
        row.addWidget(choose)
        self.form.addRow(field_label(name), row)
        field.textChanged.connect(lambda text: self.do.setEnabled(bool(text.strip())))
        self.do.setEnabled(False)
        return field


class PolicyFields:
    """Form fields of a pre-translation: what segments are filled with."""

    def __init__(self, dialog: FormDialog, has_engine: bool) -> None:
        self.memory = dialog.percent(tr("Memory matches from"), 75, 50, 102)
        self.repaired = QtWidgets.QCheckBox(tr("matches whose differences could be patched in"))
        self.repaired.setChecked(True)
        self.assembled = QtWidgets.QCheckBox(tr("segments put together from parts that cover"))
        self.coverage = dialog.percent(tr("Words that parts must cover"), 80, 50, 100)
        self.machine = QtWidgets.QCheckBox(tr("the machine, if it is sure from"))
        self.machine.setChecked(has_engine)
        self.machine.setEnabled(has_engine)
        self.confidence = dialog.percent(tr("Confidence of the machine"), 30, 0, 100)
        for tick, field in ((self.assembled, self.coverage), (self.machine, self.confidence)):
            field.setEnabled(tick.isChecked())
            tick.toggled.connect(field.setEnabled)
        dialog.form.addRow(field_label(tr("Memory matches from")), self.memory)
        dialog.form.addRow(field_label(tr("Otherwise"), TICK_HEIGHT), self.repaired)
        dialog.form.addRow("", _beside(self.assembled, self.coverage))
        dialog.form.addRow("", _beside(self.machine, self.confidence))

    @property
    def values(self) -> dict[str, object]:
        """As ``PretranslatePolicy`` takes them."""
        return {
            "memory": self.memory.value(),
            "repaired": self.repaired.isChecked(),
            "assembled": self.coverage.value() / 100 if self.assembled.isChecked() else None,
            "machine": self.confidence.value() / 100 if self.machine.isChecked() else None,
        }


class PretranslateDialog(FormDialog):
    """Asks what empty segments are to be filled with."""

    def __init__(self, has_engine: bool, parent: QtWidgets.QWidget) -> None:
        super().__init__(tr("Pre-Translate"), tr("Pre-translate"), parent)
        self.form.addRow(
            muted(
                tr(
                    "Segments without a translation are filled as drafts; nothing is confirmed. "
                    "It can be undone in one step."
                )
            )
        )
        self.policy = PolicyFields(self, has_engine)
        self.drafts = QtWidgets.QCheckBox(tr("replace them, too"))
        self.form.addRow(field_label(tr("Drafts"), TICK_HEIGHT), self.drafts)

    @property
    def values(self) -> dict[str, object]:
        """As ``PretranslatePolicy`` takes them."""
        return self.policy.values | {"drafts": self.drafts.isChecked()}


class RememberDialog(FormDialog):
    """Asks of which document confirmed segments are put into the memory."""

    def __init__(
        self, documents: Sequence[DocumentInfo], has_engine: bool, parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(tr("Put Confirmed Segments into the Memory"), tr("Put in"), parent)
        self.form.addRow(
            muted(
                tr(
                    "Segments that came confirmed with their document are put into the memory of "
                    "this project, in the name of who translated them if the file tells. What is "
                    "in it already stays as it is."
                )
            )
        )
        self.document = QtWidgets.QComboBox()
        self.document.setAccessibleName(tr("Document"))
        self.document.addItem(tr("All documents"))
        for one in documents:
            self.document.addItem(one.name, one.id)
        self.form.addRow(field_label(tr("Document")), self.document)
        self.learning = QtWidgets.QCheckBox(tr("the engine learns from them, too"))
        self.learning.setChecked(has_engine)
        self.learning.setEnabled(has_engine)
        self.form.addRow("", self.learning)
        self.document.setFocus()

    @property
    def only(self) -> list[int] | None:
        """Ids of the documents; None for all."""
        number = self.document.currentData()
        return None if number is None else [number]


class ExportAllDialog(FormDialog):
    """Asks where all documents go, under which names, and what becomes of drafts.

    Parameters
    ----------
    rest
        Number of segments that are not confirmed.
    """

    def __init__(
        self, language: str, rest: int, settings: Settings, parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(tr("Export All Documents"), tr("Export"), parent)
        self.folder = self.folder_field(tr("Folder"), settings)
        self.folder.setFocus()
        self.name = QtWidgets.QComboBox()
        self.name.setEditable(True)
        self.name.setAccessibleName(tr("Names of the files"))
        self.name.addItems(["{stem}.{language}{suffix}", "{stem}{suffix}", "{language}_{stem}"])
        self.form.addRow(field_label(tr("Names")), self.name)
        self.form.addRow(
            "",
            muted(
                tr(
                    "{stem} is the name of the document, {suffix} its ending, {language}: {code}.",
                    stem="{stem}",
                    suffix="{suffix}",
                    language="{language}",
                    code=language,
                )
            ),
        )
        self.drafts = QtWidgets.QComboBox()
        self.drafts.setAccessibleName(tr("Segments that are not confirmed"))
        for text in (
            tr("Write them as they are"),
            tr("Leave them as the document has them"),
            tr("Do not write documents that have any"),
        ):
            self.drafts.addItem(text)
        self.form.addRow(field_label(tr("Not confirmed")), self.drafts)
        if rest:
            self.form.addRow("", muted(tr("%Ln segments are not confirmed.", rest)))

    @property
    def choice(self) -> tuple[Path, str, str]:
        """Folder, pattern of the names, what becomes of drafts."""
        folder = Path(self.folder.text().strip()).expanduser()
        return folder, self.name.currentText().strip(), DRAFTS[self.drafts.currentIndex()]


class FolderDialog(FormDialog):
    """Asks which folder is to be translated, where to, and with what."""

    def __init__(self, has_engine: bool, settings: Settings, parent: QtWidgets.QWidget) -> None:
        super().__init__(tr("Translate a Folder"), tr("Translate"), parent)
        self.form.addRow(
            muted(
                tr(
                    "Every document in a folder is translated with the memories, glossaries and "
                    "the engine of this project, as far as they know it. The project stays as it "
                    "is."
                )
            )
        )
        self.source = self.folder_field(tr("Documents in"), settings)
        self.source.setFocus()
        self.out = self.folder_field(tr("Translations to"), settings)
        for field in (self.source, self.out):
            field.textChanged.connect(lambda _: self._check())
        self.policy = PolicyFields(self, has_engine)

    def _check(self) -> None:
        self.do.setEnabled(bool(self.source.text().strip() and self.out.text().strip()))

    @property
    def folders(self) -> tuple[Path, Path]:
        """Documents, translations."""
        return (
            Path(self.source.text().strip()).expanduser(),
            Path(self.out.text().strip()).expanduser(),
        )


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
        self.form.addRow(field_label(tr("Segmentation")), _beside(self.rules, choose))
        self.form.addRow("", muted(tr("Rules count for documents that are added from now on.")))
        self.sources = QtWidgets.QCheckBox(tr("Sources may be edited"))
        self.sources.setChecked(info.source_edits)
        self.form.addRow("", self.sources)

    @property
    def thresholds(self) -> tuple[int, float]:
        """Of memory (percent) and machine (0 to 1)."""
        return self.memory.value(), self.machine.value() / 100

    @property
    def srx(self) -> Path | str | None:
        """A file of rules, None for Postil's own, "" to leave them."""
        data = self.rules.currentData()
        return "" if not data else None if data == "own" else Path(data)


def _beside(*widgets: QtWidgets.QWidget) -> QtWidgets.QHBoxLayout:
    row = QtWidgets.QHBoxLayout()
    row.setSpacing(8)
    for number, widget in enumerate(widgets):
        row.addWidget(widget, 1 if number == 0 else 0)
    return row
