"""Progress of a training in the languages of a project without an engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil.formats.languages import same_languages
from postil_gui.features.learning.panel import LearningPanel
from postil_gui.features.matches.panel import MatchesPanel
from postil_gui.i18n.messages import percent, tr

if TYPE_CHECKING:
    from postil_gui.context import Context
    from postil_gui.operations.jobs import Job
    from postil_gui.operations.training import Trainer


class TrainingNews:
    """Shows in the panels the progress of the engine that the open project may get."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._share = 0.0
        context.project_opened.connect(self._tell)
        self.watch(context.trainer)

    def watch(self, trainer: Trainer) -> None:
        """Follow the trainings of ``trainer``."""
        trainer.progressed.connect(self._progressed)
        trainer.paused_changed.connect(self._tell)
        trainer.running_changed.connect(self._tell)
        trainer.queue_changed.connect(self._tell)

    def _progressed(self, share: float, _message: str) -> None:
        self._share = share
        self._tell()

    def _tell(self) -> None:
        matches, learning = self._context.part(MatchesPanel), self._context.part(LearningPanel)
        sentence = self._sentence()
        if matches is not None:
            matches.show_training(sentence)
        if learning is not None:
            learning.expect_engine(bool(sentence))

    def _sentence(self) -> str:
        trainer = self._context.trainer
        if trainer.is_running and trainer.job is not None and self._is_ours(trainer.job):
            if trainer.is_paused:
                return tr(
                    "The training of an engine is paused. Training › Go On with the Training "
                    "continues it."
                )
            return tr(
                "An engine is being trained: {share} done. You can translate meanwhile; until it "
                "is ready, only the memories are asked.",
                share=percent(self._share),
            )
        if any(map(self._is_ours, trainer.waiting)):
            return tr("An engine will be trained when the training under way has ended.")
        return ""

    def _is_ours(self, job: Job) -> bool:
        """Whether the engine of a job can be used in the open project."""
        open_project = self._context.open_project
        if open_project is None:
            return False
        info = open_project.project.info
        return job.use == str(open_project.project.folder) or same_languages(
            (job.source_language, job.target_language),
            (info.source_language, info.target_language),
        )
