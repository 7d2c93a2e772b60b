"""Trainings that are photographed: one under way, and what came of others."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from postil.metrics.corpus import BootstrapResult, CorpusScores
from postil.training.comparison import Comparison, Example
from postil.training.recipe_book import RECIPES
from postil.training.request import TrainingReport
from postil.training.train_and_compare import TrainingOutcome
from postil.types.progress import CurvePoint, Progress
from postil_gui import paths
from postil_gui.features.training.dialog import ProjectForEngine, TrainDialog
from postil_gui.operations.jobs import Finished, Job
from postil_gui.operations.training import Trainer
from postil_gui.qt import Qt
from postil_gui.tools.scene_states import Prepare, command, pause, there, wait_until
from postil_resources.sample_project import MEMORY, sample_file

if TYPE_CHECKING:
    from postil_gui.shell.main_controller import MainController


def draw_and_wait(_job: Job, progress: Progress) -> TrainingOutcome:
    """A training that draws a curve and goes no further."""
    for number in range(1, 9):
        progress.curve("train BLEU", number, 31 - 12 / number)
        progress.curve("dev BLEU", number, 27 - 11 / number + 0.4 * (number % 3))
    progress.update(43, 100, "Tuning")
    while True:
        progress.check()
        time.sleep(0.05)


def recipe(name: str) -> Prepare:
    """The training dialog with one of its recipes."""

    def then(desk: MainController) -> None:
        setup = there(desk.training.dialog).setup
        for row in range(setup.recipes.count()):
            setup.recipes.setCurrentRow(row)
            if setup.recipe.name == name:
                return

    return command("training.train", then)


def _train_dialog(desk: MainController, trainer: Trainer) -> TrainDialog:
    recipes = list(RECIPES.values())
    dialog = TrainDialog(desk.theme, desk.settings, trainer, recipes, desk.window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


def _job() -> Job:
    destination = paths.free_folder(paths.engines_folder(), "Picture")
    memory = ((str(sample_file(MEMORY)),),)
    return Job("phrase-based", "Office printer", "en", "fr", memory, str(destination))


class Training:
    """A training under way; it is cancelled when the picture is taken."""

    def prepare(self, desk: MainController) -> None:
        """Begin it."""
        self._trainer = Trainer(draw_and_wait)
        dialog = _train_dialog(desk, self._trainer)
        drawn: list[object] = []
        self._trainer.drawn.connect(drawn.append)
        self._trainer.enqueue(_job())
        dialog.show()
        wait_until(lambda: bool(drawn))
        pause(0.3)

    def leave(self, _desk: MainController) -> None:
        """End it."""
        self._trainer.cancel()
        wait_until(lambda: not self._trainer.is_running)
        self._trainer.close()


def training_result(low: float, high: float) -> Prepare:
    """Result of a training, by the interval of its gain."""

    def prepare(desk: MainController) -> None:
        job, gain = _job(), (low + high) / 2
        before = CorpusScores(31.4, 55.2, 54.1, {})
        after = CorpusScores(31.4 + gain, 55.2 + gain, 54.1 - gain, {})
        examples = (
            Example(
                "Press the start button.",
                "Appuyez sur le bouton de démarrage.",
                "Pressez sur le bouton start.",
                "Appuyez sur le bouton de démarrage.",
                61.0,
            ),
            Example(
                "Close the tray.", "Fermez le bac.", "Fermez le bac.", "Fermez le plateau.", -37.0
            ),
        )
        found = Comparison(before, after, BootstrapResult(gain, low, high, 0.004), 300, examples)
        report = TrainingReport(
            Path(job.destination), pairs=12_843, rejected={"too long": 41, "empty": 7}
        )
        points = tuple(CurvePoint("dev BLEU", n, 27 - 11 / n) for n in range(1, 9))
        dialog = _train_dialog(desk, Trainer())
        project = there(desk.open_project).project
        dialog.show_project(ProjectForEngine(project.info.name, project.folder, ("en", "fr")))
        dialog.show_finished(Finished(job, TrainingOutcome(report, after, 300, found), points))
        dialog.show()

    return prepare
