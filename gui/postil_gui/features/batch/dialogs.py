"""Dialogs for work on many segments: pre-translate, remember, export all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import tr
from postil_gui.qt import QtWidgets
from postil_gui.settings import Settings
from postil_gui.widgets.choices import complete_nothing
from postil_gui.widgets.dialogs.dialog_parts import (
    TICK_HEIGHT,
    field_label,
    forbid,
    muted,
)
from postil_gui.widgets.dialogs.form_dialog import FormDialog, beside

if TYPE_CHECKING:
    from postil.workspace.records import DocumentInfo

DRAFTS = ("keep", "source", "refuse")


class PolicyFields:
    """Form fields of a pre-translation: what segments are filled with.

    Parameters
    ----------
    no_engine
        Why the project has no engine, "" if it has one.
    """

    def __init__(self, dialog: FormDialog, no_engine: str) -> None:
        self.memory = dialog.percent(tr("Memory matches from"), 75, 50, 102)
        self.repaired = QtWidgets.QCheckBox(tr("matches whose differences could be patched in"))
        self.repaired.setChecked(True)
        self.assembled = QtWidgets.QCheckBox(tr("segments put together from parts that cover"))
        self.coverage = dialog.percent(tr("Words that parts must cover"), 80, 50, 100)
        self.machine = QtWidgets.QCheckBox(tr("the machine, if it is sure from"))
        self.machine.setChecked(True)
        missing = forbid(self.machine, no_engine) if no_engine else None
        self.confidence = dialog.percent(tr("Confidence of the machine"), 30, 0, 100)
        for tick, field in ((self.assembled, self.coverage), (self.machine, self.confidence)):
            field.setEnabled(tick.isChecked())
            tick.toggled.connect(field.setEnabled)
        dialog.form.addRow(field_label(tr("Memory matches from")), self.memory)
        dialog.form.addRow(field_label(tr("Otherwise"), TICK_HEIGHT), self.repaired)
        dialog.form.addRow("", beside(self.assembled, self.coverage))
        dialog.form.addRow("", beside(self.machine, self.confidence))
        if missing is not None:
            dialog.form.addRow("", missing)

    @property
    def values(self) -> dict[str, object]:
        """The values of the form, as ``PretranslatePolicy`` takes them."""
        return {
            "memory": self.memory.value(),
            "repaired": self.repaired.isChecked(),
            "assembled": self.coverage.value() / 100 if self.assembled.isChecked() else None,
            "machine": self.confidence.value() / 100 if self.machine.isChecked() else None,
        }


class DocumentField(QtWidgets.QComboBox):
    """Form field for one document of a project, or all."""

    def __init__(self, documents: Sequence[DocumentInfo]) -> None:
        super().__init__()
        self.setAccessibleName(tr("Document"))
        self.addItem(tr("All documents"))
        for one in documents:
            self.addItem(one.title, one.id)

    @property
    def only(self) -> list[int] | None:
        """Ids of the documents; None for all."""
        number = self.currentData()
        return None if number is None else [number]


class PretranslateDialog(FormDialog):
    """Asks which empty segments are to be filled, and with what."""

    def __init__(
        self, documents: Sequence[DocumentInfo], no_engine: str, parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(tr("Pre-Translate"), tr("Pre-translate"), parent)
        self.form.addRow(
            muted(
                tr(
                    "Segments without a translation are filled as drafts; nothing is confirmed. "
                    "It can be undone in one step."
                )
            )
        )
        self.document = DocumentField(documents)
        if len(documents) > 1:
            self.form.addRow(field_label(tr("Document")), self.document)
        self.policy = PolicyFields(self, no_engine)
        self.policy.memory.selectAll()
        self.drafts = QtWidgets.QCheckBox(tr("replace them, too"))
        self.form.addRow(field_label(tr("Drafts"), TICK_HEIGHT), self.drafts)

    @property
    def values(self) -> dict[str, object]:
        """The values of the form, as ``PretranslatePolicy`` takes them."""
        return self.policy.values | {"drafts": self.drafts.isChecked()}


class RememberDialog(FormDialog):
    """Asks of which document confirmed segments are put into the memory."""

    def __init__(
        self, documents: Sequence[DocumentInfo], no_engine: str, parent: QtWidgets.QWidget
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
        self.document = DocumentField(documents)
        self.form.addRow(field_label(tr("Document")), self.document)
        self.learning = QtWidgets.QCheckBox(tr("the engine learns from them, too"))
        self.learning.setChecked(True)
        self.form.addRow("", self.learning)
        if no_engine:
            self.form.addRow("", forbid(self.learning, no_engine))
        self.document.setFocus()


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
        complete_nothing(self.name)
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

    def __init__(self, no_engine: str, settings: Settings, parent: QtWidgets.QWidget) -> None:
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
        self.policy = PolicyFields(self, no_engine)

    def _check(self) -> None:
        self.do.setEnabled(bool(self.source.text().strip() and self.out.text().strip()))

    @property
    def folders(self) -> tuple[Path, Path]:
        """Documents, translations."""
        return (
            Path(self.source.text().strip()).expanduser(),
            Path(self.out.text().strip()).expanduser(),
        )
