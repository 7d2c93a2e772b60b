"""Engines: train, use, import, export, detach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.types.progress import Progress
from postil_gui import places
from postil_gui.dialogs import files
from postil_gui.dialogs.engines import EnginesDialog
from postil_gui.dialogs.train import TrainDialog
from postil_gui.operations.operation import Operation

if TYPE_CHECKING:
    from postil_gui.desk import Desk


class EngineCommands:
    """Commands on engines; shows in the status bar how a training goes."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.dialog: TrainDialog | None = None
        trainer, button = desk.trainer, desk.window.status.training
        trainer.progressed.connect(self._progressed)
        trainer.running_changed.connect(button.setVisible)
        trainer.failed.connect(self._failed)
        button.clicked.connect(self.show_training)

    def callbacks(self) -> dict[str, Callable[[], None]]:
        """By id of the action."""
        return {
            "engine.train": self.train,
            "engine.attach": self.attach,
            "engine.import": self.import_engine,
            "engine.export": self.export_engine,
            "engine.detach": self.detach,
        }

    def train(self) -> None:
        """Show the training dialog, filled in for the open project."""
        dialog = self._dialog()
        session = self._desk.session
        if session is not None and not self._desk.trainer.is_running:
            info = session.project.info
            dialog.fill_in(info.name, info.source_language, info.target_language, project_open=True)
        elif not self._desk.trainer.is_running:
            dialog.fill_in("", "", "")
        self.show_training()

    def show_training(self) -> None:
        """Bring the training dialog to the front."""
        dialog = self._dialog()
        if dialog.isVisible():
            dialog.raise_()
        else:
            dialog.show()
        dialog.activateWindow()

    def train_in_background(
        self, name: str, languages: tuple[str, str], corpora: Sequence[Path]
    ) -> None:
        """Train for the open project without a dialog; the status bar shows how it goes."""
        if self._desk.trainer.is_running:
            self._say("A training is under way; train the engine of this project when it is ready.")
            return
        dialog = self._dialog()
        dialog.fill_in(name, *languages, corpora, project_open=True)
        dialog.start_training()
        self._say("An engine is being trained from the memory. You can translate meanwhile.")

    def attach(self) -> None:
        """Choose an engine for the open project."""
        session = self._desk.session
        if session is None:
            return
        info = session.project.info
        dialog = EnginesDialog(
            self._desk.theme,
            self._desk.settings,
            (info.source_language, info.target_language),
            self._desk.window,
        )
        dialog.chosen.connect(session.attach_engine)
        dialog.open()

    def detach(self) -> None:
        """Work without an engine."""
        if self._desk.session is not None:
            self._desk.session.detach_engine()

    def import_engine(self) -> None:
        """Unpack a ``.postil`` file into the engines folder."""
        parcel = files.ask_file(
            self._desk.window, self._desk.settings, "Import an engine", files.ENGINES
        )
        if parcel is None:
            return
        folder = places.free_folder(places.engines_folder(), parcel.stem)

        def work(_progress: Progress) -> None:
            from postil.engine.parcel import import_engine  # noqa: PLC0415 (rarely needed)

            folder.parent.mkdir(parents=True, exist_ok=True)
            import_engine(parcel, folder)

        def done(_result: None) -> None:
            self._say(f"Imported as {folder.name}. Engine ▸ Use an Engine puts it to work.")

        self._desk.lane.submit(Operation("Import the engine", work, done))

    def export_engine(self) -> None:
        """Write the engine with what it learned here as one file."""
        session = self._desk.session
        if session is None or session.project.engine is None:
            return
        path = files.ask_new_file(
            self._desk.window,
            self._desk.settings,
            "Export the engine",
            f"{session.project.engine.manifest.name}.postil",
            files.ENGINES,
        )
        if path is not None:
            session.export_engine(path, lambda: self._say(f"Exported to {path}."))

    def _dialog(self) -> TrainDialog:
        if self.dialog is None:
            desk = self._desk
            self.dialog = TrainDialog(desk.theme, desk.settings, desk.trainer, desk.window)
            self.dialog.trained.connect(self._trained)
        return self.dialog

    def _trained(self, folder: Path, use: bool) -> None:
        session = self._desk.session
        if use and session is not None:
            session.attach_engine(folder)
            self._say("The engine is ready, and in use in this project.")
        else:
            self._say("The engine is ready. Engine ▸ Use an Engine puts it to work.")

    def _progressed(self, share: float, message: str) -> None:
        percent = f" {share:.0%}" if share > 0 else ""
        self._desk.window.status.training.setText(f"Training{percent}")
        self._desk.window.status.training.setToolTip(message)

    def _failed(self, error: Exception) -> None:
        if self.dialog is None or not self.dialog.isVisible():
            self._desk.show_error("Train the engine", error)

    def _say(self, text: str) -> None:
        self._desk.window.status.announce(text)
