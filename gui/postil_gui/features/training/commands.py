"""Commands on trainings: engines trained from memories and texts, and their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import EngineError, PostilError, UsageError
from postil.types.file_names import portable_name
from postil.types.progress import Progress
from postil_gui import paths
from postil_gui.features.training.dialog import ProjectForEngine, TrainDialog
from postil_gui.features.training.estimates import TrainingEstimates
from postil_gui.features.training.result_page import verdict_sentence
from postil_gui.features.training.setup_page import Plan
from postil_gui.i18n.messages import mark, percent, say, tr
from postil_gui.operations import jobs
from postil_gui.operations.jobs import Finished, Job
from postil_gui.operations.operation import Operation
from postil_gui.project import exports
from postil_gui.qt import QtCore, QtWidgets, Signal
from postil_gui.widgets.keys.opening_keys import bring_to_front
from postil_gui.widgets.plain_text import MessageBox, set_tip

if TYPE_CHECKING:
    from postil.training.train_and_compare import TrainingOutcome
    from postil_gui.context import Context
    from postil_gui.operations.training import Trainer
    from postil_gui.project.open_project import OpenProject

PAUSED = mark(" (paused)")
SAMPLE = "left-to-translate.txt"  # in the folder of a job
KEPT = mark("The engine is kept. Engine › Use an Engine puts it to work.")


class TrainingCommands(QtCore.QObject):
    """Commands on trainings; shows in the status bar how they go."""

    engines_changed = Signal()
    """Engines were kept, used or discarded."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context
        self.dialog: TrainDialog | None = None
        self._unseen: list[Finished] = []  # until the dialog is made
        self.estimates = TrainingEstimates(context)
        self.watch(context.trainer)
        context.shell.status.training.clicked.connect(self.show_training)
        context.project_opened.connect(self._project_changed)
        context.project_closed.connect(self._project_changed)

    def watch(self, trainer: Trainer) -> None:
        """Show in the status bar how the trainings of ``trainer`` go."""
        trainer.progressed.connect(self._progressed)
        trainer.running_changed.connect(self._running_changed)
        trainer.paused_changed.connect(self._show_paused)
        trainer.failed.connect(self._failed)
        trainer.discarded.connect(self._discarded)
        trainer.finished.connect(self._log_comparison)
        trainer.finished.connect(self._trained)

    def train(self) -> None:
        """Show the training dialog, filled in for the open project."""
        self._train(None)

    def train_from(self, engine: paths.KnownEngine) -> None:
        """Show the training dialog, filled in to make a better engine from one."""
        self._train(engine)

    def _train(self, engine: paths.KnownEngine | None) -> None:
        dialog = self._dialog()
        if not self._context.trainer.is_running and not dialog.is_open_question:
            dialog.show_setup()
            self._fill_in(dialog, engine)
        self.show_training()

    def show_training(self) -> None:
        """Bring the training dialog to the front."""
        dialog = self._dialog()
        self._show_project(dialog)
        bring_to_front(dialog)
        self._show_button(self._context.trainer.is_running)

    def pause(self) -> None:
        """Pause the training, or resume it."""
        trainer = self._context.trainer
        if trainer.is_paused:
            trainer.resume()
        else:
            trainer.pause()

    def cancel(self) -> None:
        """Stop the training; nothing is kept."""
        self._context.trainer.cancel()

    def train_in_background(
        self, name: str, languages: tuple[str, str], corpora: Sequence[Path]
    ) -> None:
        """Train for the open project without a dialog; the status bar shows how it goes."""
        open_project = self._context.open_project
        use = str(open_project.project.folder) if open_project is not None else ""

        def begin(destination: Path) -> None:
            waits = self._context.trainer.is_running
            self._context.trainer.enqueue(
                Job(
                    recipe="phrase-based",
                    name=name,
                    source_language=languages[0],
                    target_language=languages[1],
                    corpora=tuple((str(path),) for path in corpora),
                    destination=str(destination),
                    use=use,
                )
            )
            self._say(
                tr("The engine of this project is trained when the training under way has ended.")
                if waits
                else tr("An engine is being trained from the memory. You can translate meanwhile.")
            )

        self._find_place(name, begin)

    def _find_place(self, name: str, found: Callable[[Path], None]) -> None:
        """A folder for an engine to come."""

        def work(_progress: Progress) -> Path:
            return paths.reserved_folder(paths.engines_folder(), name)

        self._context.trainer.executor.submit(Operation(tr("Train the engine"), work, found))

    def look_for_interrupted(self) -> None:
        """Clear up after processes that were killed; tell of trainings that can go on, and of
        results nobody has looked at.
        """
        folder = paths.engines_folder()

        def work(_progress: Progress) -> tuple[list[Job], list[jobs.Finished]]:
            jobs.clear_up(folder)
            return jobs.interrupted(folder), jobs.unseen(folder)

        self._context.trainer.executor.submit(
            Operation(tr("Look for interrupted trainings"), work, self._interrupted)
        )

    def may_close(self) -> bool:
        """Ask what is to become of a training under way; False if the desk is to stay open."""
        trainer = self._context.trainer
        if not trainer.is_running or trainer.job is None:
            return True
        box = self.closing_box(trainer.job.name)
        box.exec()
        answer = box.clickedButton()
        if answer is not None and answer.objectName() == "later":
            trainer.leave()
            return True
        if answer is not None and answer.objectName() == "cancel":
            trainer.close()
            return True
        return False

    def closing_box(self, name: str) -> QtWidgets.QMessageBox:
        """The question when the desk is closed while a training runs."""
        box = MessageBox(
            self._context.window,
            tr("“{name}” is still being trained.", name=name),
            tr("It can go on where it stopped when you open Postil again, or be cancelled now."),
        )
        role = QtWidgets.QMessageBox.ButtonRole
        later = box.addButton(tr("Go on later"), role.AcceptRole)
        cancel = box.addButton(tr("Cancel the training"), role.DestructiveRole)
        stay = box.addButton(tr("Stay"), role.RejectRole)
        for button, key in ((later, "later"), (cancel, "cancel"), (stay, "stay")):
            button.setObjectName(key)
        box.setDefaultButton(later)
        box.setEscapeButton(stay)
        return box

    @property
    def has_training(self) -> bool:
        """Whether a training runs, or what came of one waits for an answer."""
        asks = self.dialog is not None and self.dialog.is_open_question
        return self._context.trainer.is_running or asks or bool(self._unseen)

    def _dialog(self) -> TrainDialog:
        if self.dialog is None:
            from postil.training.recipe_book import RECIPES  # noqa: PLC0415 (not at start-up)

            context = self._context
            self.dialog = TrainDialog(
                context.theme,
                context.settings,
                context.trainer,
                list(RECIPES.values()),
                context.window,
            )
            self.dialog.planned.connect(self._planned)
            self.dialog.judged.connect(self._finished)
            self.dialog.wanted.connect(self._use)
            self.dialog.another.connect(lambda: self._fill_in(self._dialog()))
            self.estimates.watch(self.dialog.setup)
            self.dialog.kept.connect(lambda _: self._say(tr(KEPT)))
            self.dialog.finished.connect(lambda _: self._dialog_closed())
            unseen, self._unseen = self._unseen, []
            self.dialog.show_unseen(unseen)
        return self.dialog

    def _keep_unseen(self, found: Sequence[Finished]) -> None:
        """Keep results until the user looks at them; the dialog takes too long to make while they
        type.
        """
        if self.dialog is not None:
            self.dialog.show_unseen(found)
        else:
            self._unseen += found

    def _dialog_closed(self) -> None:
        """A new engine may have been kept, used or discarded."""
        self._context.possible_changed.emit()
        self.engines_changed.emit()

    def _discarded(self) -> None:
        self.engines_changed.emit()

    def _fill_in(self, dialog: TrainDialog, base: paths.KnownEngine | None = None) -> None:
        """Fill in what the open project suggests, or what makes a better engine from ``base``."""
        open_project, form = self._context.open_project, dialog.setup
        engines = paths.engines_folder()
        self._context.trainer.find_interrupted(engines, dialog.show_interrupted)
        form.show_memories({})
        form.offer_project_text(open_project is not None)
        languages: tuple[str, str] | None = None
        in_use: Path | None = None
        if open_project is not None:
            info = open_project.project.info
            languages, in_use = (info.source_language, info.target_language), info.engine
            form.name.setText(info.name)
            form.source.set_code(info.source_language)
            form.target.set_code(info.target_language)
            open_project.list_memories(
                lambda found: form.show_memories(found, next(iter(found), ""))
            )
        if base is not None:
            languages = base.languages
            form.start_from(base, [base])
        chosen = base.folder if base is not None else in_use

        def listed(found: list[paths.KnownEngine]) -> None:
            form.show_engines(found, chosen, in_use)
            waiting = [job.name for job in self._context.trainer.waiting]
            form.offer_name([*(one.manifest.label for one in found), *waiting])

        self._list_engines(languages, chosen, listed)

    def _list_engines(
        self,
        languages: tuple[str, str] | None,
        used: Path | None,
        done: Callable[[list[paths.KnownEngine]], None],
    ) -> None:
        def work(_progress: Progress) -> list[paths.KnownEngine]:
            return paths.known_engines(languages, used)

        self._context.trainer.executor.submit(Operation(tr("List the engines"), work, done))

    def _show_project(self, dialog: TrainDialog) -> None:
        open_project = self._context.open_project
        if open_project is None:
            dialog.show_project(None)
            return
        info = open_project.project.info
        languages = info.source_language, info.target_language
        dialog.show_project(ProjectForEngine(info.name, open_project.project.folder, languages))

    def _project_changed(self) -> None:
        """Another project is open, or none."""
        if self.dialog is not None:
            self._show_project(self.dialog)

    def _planned(self, plan: Plan) -> None:
        """Make a job of what was filled in; memories and text of the project become files first."""
        open_project = self._context.open_project
        self._find_place(plan.name, lambda place: self._begin(plan, place, open_project))

    def _begin(self, plan: Plan, destination: Path, open_project: OpenProject | None) -> None:
        folder = jobs.job_folder(destination)
        memories = {  # named as the translator knows them; no two are one file
            name: folder / str(number) / portable_name(f"{name}.tmx")
            for number, name in enumerate(plan.memories, start=1)
        }
        sample = folder / SAMPLE if plan.sample else None
        job = Job(
            recipe=plan.recipe,
            name=plan.name,
            source_language=plan.source_language,
            target_language=plan.target_language,
            corpora=(*((str(path),) for path in memories.values()), *plan.corpora),
            destination=str(destination),
            settings={**plan.settings, **({plan.sample: str(sample)} if sample else {})},
            base=str(plan.base or ""),
            against=str(plan.against or ""),
            test=plan.test,
            cluster=plan.cluster,
        )
        dialog = self._dialog()
        if not memories and sample is None:
            dialog.begin(job)
            return

        def failed(error: Exception) -> None:
            self._context.trainer.forget(job)
            dialog.start.setEnabled(True)
            self._context.show_error(tr("Train the engine"), error)

        if open_project is None or open_project is not self._context.open_project:
            failed(UsageError(tr("The project was closed; its memories and texts are needed.")))
            return
        exports.export_memories(
            open_project, memories, lambda: dialog.begin(job), failed, sample=sample
        )

    def _interrupted(self, left: tuple[list[Job], list[jobs.Finished]]) -> None:
        found, unseen = left
        if unseen:
            self._keep_unseen(unseen)
            self._announce_result(
                tr("“{name}” is trained; what came of it waits.", name=unseen[0].job.name)
            )
            self._context.possible_changed.emit()
        if found and not self._context.trainer.is_running:
            button = self._context.shell.status.training
            button.setText(tr("Training interrupted"))
            set_tip(button, tr("Go on with it, or give it up."))
            button.show()
            self._context.shell.status.show()
            self._dialog().show_interrupted(found)
            self._say(
                tr("The training of “{name}” was interrupted; it can go on.", name=found[0].name)
            )

    def _use(self, folder: Path) -> None:
        open_project = self._context.open_project
        if open_project is not None:
            sentence = tr("The engine is ready, and in use in this project.")
            open_project.attach_engine(folder, lambda: self._say(sentence))

    def _progressed(self, share: float, message: str) -> None:
        button = self._context.shell.status.training
        done = f" {percent(share)}" if share > 0 else ""
        paused = tr(PAUSED) if self._context.trainer.is_paused else ""
        button.setText(tr("Training{how_far}", how_far=f"{done}{paused}"))
        set_tip(button, message)

    def _show_paused(self, paused: bool) -> None:
        """Show the progress again, and offer the other of Pause and Go on."""
        title = tr("&Go On with the Training") if paused else tr("&Pause the Training")
        self._context.shell.book["training.pause"].setText(title)
        button = self._context.shell.status.training
        text = button.text().removesuffix(tr(PAUSED))
        button.setText(text + tr(PAUSED) if paused else text)

    def _running_changed(self, running: bool) -> None:
        status = self._context.shell.status
        self._show_paused(False)
        self._show_button(running)
        status.setVisible(running or self._context.open_project is not None)
        self._context.possible_changed.emit()

    def _show_button(self, shown: bool) -> None:
        """Show the button of the status bar, or hide it; who was on it goes back to the text."""
        view, button = self._context.view, self._context.shell.status.training
        if not shown and self._context.window.focusWidget() is button and view is not None:
            view.take_focus()  # Qt would choose the next field, which is the filter
        button.setVisible(shown)

    def _trained(self, outcome: TrainingOutcome) -> None:
        """A training ended, and nobody has looked at its dialog."""
        open_project, job = self._context.open_project, self._context.trainer.job
        if self.dialog is not None or job is None:
            return  # the dialog does it
        if job.is_for(open_project.project.folder if open_project is not None else None, outcome):
            self._context.trainer.forget(job)
            self._use(job.folder)
        else:
            points = tuple(self._context.trainer.points)
            self._keep_unseen([Finished(job, outcome, points)])
            self._finished(outcome)

    def _log_comparison(self, outcome: TrainingOutcome) -> None:
        """Keep what the new engine was compared with: both engines show it."""
        found, job = outcome.comparison, self._context.trainer.job
        if found is None or job is None or not job.against:
            return
        against, new, folder = Path(job.against), job.folder, paths.engines_folder()
        test = ", ".join(Path(name).name for name in job.test)

        def work(_: Progress) -> None:
            from postil.engine.manifest import EngineManifest  # noqa: PLC0415
            from postil.workspace.learning.kept_comparisons import keep_comparison  # noqa: PLC0415

            try:
                first, second = EngineManifest.load(against), EngineManifest.load(new)
            except EngineError:
                return  # one of them was removed meanwhile
            kept_out = tr("segments kept out of the training of “{name}”", name=second.label)
            keep_comparison(
                folder,
                (first, second),
                test or kept_out,
                segments=found.segments,
                bleu=(found.before.bleu, found.after.bleu),
                difference=found.bootstrap,
                verdict=found.verdict,
            )

        self._context.executor.submit(Operation(tr("Compare the engines"), work))

    def _finished(self, outcome: TrainingOutcome) -> None:
        """Announce the result, if its page is not in sight."""
        found, job = outcome.comparison, self._context.trainer.job
        text = tr("The engine is ready.") if found is None else verdict_sentence(found)
        if job is not None:  # several may have been trained one after another
            text = tr("{group}: {name}", group=job.name, name=text)
        self._say(text)
        self._context.possible_changed.emit()
        asks = self.dialog is not None and self.dialog.is_open_question
        if self._unseen or (self.dialog is not None and asks and not self.dialog.isVisible()):
            self._announce_result(text)

    def _announce_result(self, text: str) -> None:
        """A result waits: the status bar leads to it."""
        button = self._context.shell.status.training
        button.setText(tr("New engine"))
        set_tip(button, text)
        button.show()
        self._context.shell.status.show()

    def _failed(self, error: Exception) -> None:
        trainer = self._context.trainer
        seen = self.dialog is not None and self.dialog.isVisible()
        seen = seen and not trainer.waiting  # else the next one takes its place at once
        if not seen or not isinstance(error, PostilError):
            job = trainer.failed_job
            if job is not None and isinstance(error, PostilError):
                text = tr("{group}: {name}", group=job.name, name=say(error.message))
                error = PostilError(text, hint=say(error.hint))
            self._context.show_error(tr("Train the engine"), error)

    def _say(self, text: str) -> None:
        self._context.announce(text)
