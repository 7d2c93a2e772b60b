"""Training an engine: from which corpora, for which languages; how far it is; Cancel."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import PostilError
from postil_gui.dialogs import files
from postil_gui.dialogs.parts import FileList, LanguageField, field_label, heading, muted
from postil_gui.operations.training import Trainer
from postil_gui.places import engines_folder, free_folder
from postil_gui.qt import QtWidgets, Signal
from postil_gui.settings import Settings
from postil_gui.theme.theme import Theme

if TYPE_CHECKING:
    from postil.training.request import TrainingReport

SCALE = 1000


class TrainDialog(QtWidgets.QDialog):
    """Starts trainings and shows how they go; closing it while one runs leaves it running.

    Parameters
    ----------
    trainer
        Lives as long as the window.
    """

    trained = Signal(object, bool)
    """Folder of the new engine, and whether it is to be used in the open project."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        trainer: Trainer,
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Train an Engine")
        self.resize(680, 560)
        self._settings = settings
        self._trainer = trainer
        self._destination: Path | None = None
        self._pairs: dict[Path, tuple[Path, Path]] = {}
        self.name = QtWidgets.QLineEdit()
        self.name.setAccessibleName("Name of the engine")
        self.source = LanguageField("Source language")
        self.target = LanguageField("Target language")
        self.corpora = FileList(
            theme,
            "Memories and parallel texts",
            (),
            lambda: files.ask_files(self, settings, "Memories", files.MEMORIES),
            "Drop TMX files here, or press Add",
        )
        self.corpora.add.setText("Add memories …")
        self.add_texts = QtWidgets.QPushButton("Add texts …")
        self.add_texts.setToolTip("Two text files, line by line translations of each other.")
        self.add_texts.clicked.connect(self._add_texts)
        self.corpora.buttons.insertWidget(1, self.add_texts)
        self.use = QtWidgets.QCheckBox("Use it in the open project when it is ready")
        self.message = muted("")
        self.message.setAccessibleName("Progress message")
        self.bar = QtWidgets.QProgressBar()
        self.bar.setRange(0, SCALE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName("Progress")
        self.start = QtWidgets.QPushButton("Train")
        self.start.setDefault(True)
        self.cancel = QtWidgets.QPushButton("Cancel training")
        self.hide_button = QtWidgets.QPushButton("Close")
        self.start.clicked.connect(self.start_training)
        self.cancel.setAutoDefault(False)
        self.hide_button.setAutoDefault(False)
        self.cancel.clicked.connect(trainer.cancel)
        self.hide_button.clicked.connect(self.close)
        trainer.progressed.connect(self._progressed)
        trainer.finished.connect(self._finished)
        trainer.failed.connect(self._failed)
        trainer.cancelled.connect(self._cancelled)
        trainer.running_changed.connect(self._show_running)
        self._lay_out()
        self._show_running(trainer.is_running)

    def _lay_out(self) -> None:
        languages = QtWidgets.QHBoxLayout()
        languages.setSpacing(10)
        languages.addWidget(self.source, 1)
        languages.addWidget(QtWidgets.QLabel("→"))
        languages.addWidget(self.target, 1)
        self.form = QtWidgets.QWidget()
        form = QtWidgets.QFormLayout(self.form)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(16)
        form.addRow(field_label("Name"), self.name)
        form.addRow(field_label("Languages"), languages)
        form.addRow(field_label("Corpora"), self.corpora)
        form.addRow("", self.use)
        buttons = QtWidgets.QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.hide_button, self.cancel, self.start):
            buttons.addWidget(button)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 18)
        column.setSpacing(14)
        column.addWidget(heading("Train an engine from your translations"))
        column.addWidget(
            muted(
                "The more text, and the closer to your work, the better. Everything stays on this "
                "machine; you can go on translating meanwhile."
            )
        )
        column.addWidget(self.form, 1)
        column.addWidget(self.bar)
        column.addWidget(self.message)
        column.addLayout(buttons)

    def fill_in(
        self,
        name: str,
        source: str,
        target: str,
        corpora: Sequence[Path] = (),
        *,
        project_open: bool = False,
    ) -> None:
        """Fill the fields, unless a training runs."""
        if self._trainer.is_running:
            return
        self.name.setText(name)
        self.source.set_code(source)
        self.target.set_code(target)
        self.corpora.add_paths(list(corpora))
        self.use.setEnabled(project_open)
        self.use.setChecked(project_open)

    def start_training(self) -> None:
        """Train what is filled in, if it is complete."""
        problem = self._problem()
        if problem:
            self._say(problem, wrong=True)
            return
        from postil.training.corpora import CorpusFiles  # noqa: PLC0415 (reads corpora: not at start-up)
        from postil.training.request import TrainingRequest  # noqa: PLC0415

        corpora: list[CorpusFiles | Path | str] = [
            CorpusFiles(*self._pairs[path]) if path in self._pairs else path
            for path in self.corpora.paths
        ]
        request = TrainingRequest(
            name=self.name.text().strip(),
            source_language=self.source.code,
            target_language=self.target.code,
            corpora=corpora,
        )
        self._destination = free_folder(engines_folder(), request.name)
        self._trainer.start(request, self._destination)

    def _problem(self) -> str:
        if not self.name.text().strip():
            return "Give the engine a name."
        if not self.source.code or not self.target.code:
            return "Choose both languages."
        if not self.corpora.paths:
            return "Add at least one memory or a pair of texts."
        return ""

    def _add_texts(self) -> None:
        source = files.ask_file(self, self._settings, "Text in the source language", files.ANY)
        if source is None:
            return
        target = files.ask_file(self, self._settings, f"Translation of {source.name}", files.ANY)
        if target is None:
            return
        self._pairs[source] = (source, target)
        self.corpora.add_paths([source])
        item = self.corpora.list.item(self.corpora.list.count() - 1)
        item.setText(f"{source.name} + {target.name}")
        item.setToolTip(f"{source}\n{target}")

    def _show_running(self, running: bool) -> None:
        self.form.setEnabled(not running)
        self.start.setVisible(not running)
        self.cancel.setVisible(running)
        self.bar.setVisible(running)
        self.hide_button.setText("Hide" if running else "Close")
        if running:
            self.cancel.setFocus()

    def _say(self, text: str, *, wrong: bool = False) -> None:
        self.message.setProperty("kind", "wrong" if wrong else "muted")
        self.message.style().unpolish(self.message)
        self.message.style().polish(self.message)
        self.message.setText(text)

    def _progressed(self, share: float, message: str) -> None:
        self.bar.setRange(0, SCALE if share > 0 else 0)
        self.bar.setValue(round(share * SCALE))
        percent = f"{share:.0%} · " if share > 0 else ""
        self._say(f"{percent}{message} …")

    def _finished(self, report: TrainingReport) -> None:
        self._say(report_text(report))
        if self._destination is not None:
            self.trained.emit(self._destination, self.use.isChecked() and self.use.isEnabled())

    def _failed(self, error: Exception) -> None:
        self._say(str(error) if isinstance(error, PostilError) else repr(error), wrong=True)

    def _cancelled(self) -> None:
        self._say("Cancelled. Nothing was kept.")


def report_text(report: TrainingReport) -> str:
    """What a training did, in two sentences."""
    rejected = sum(report.rejected.values())
    text = f"Ready: trained on {report.pairs:,} segment pairs"
    if rejected:
        reasons = ", ".join(
            f"{count:,} {reason}" for reason, count in report.rejected.items() if count
        )
        text += f"; {rejected:,} were left out ({reasons})"
    if report.tuning:
        text += f". BLEU on held-out segments: {report.tuning[-1]:.1f}"
    return text + "."
