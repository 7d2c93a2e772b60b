"""Dialog for training an engine: the form, the progress and the result, in one window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import PostilError, UsageError
from postil.formats.languages import same_languages
from postil_gui.features.training.progress_page import TrainProgress
from postil_gui.features.training.result_page import TrainResult
from postil_gui.features.training.setup_page import TrainSetup
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.jobs import Finished, Job
from postil_gui.operations.training import Trainer
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.settings import Settings
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import muted, set_flag
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.message_line import MessageLine
from postil_gui.widgets.plain_text import Label, set_tip

if TYPE_CHECKING:
    from postil.training.recipe import Recipe
    from postil.training.train_and_compare import TrainingOutcome
    from postil.types.progress import CurvePoint


@dataclass(frozen=True, slots=True)
class ProjectForEngine:
    """The project that may use a new engine."""

    name: str
    folder: Path
    languages: tuple[str, str]


class TrainDialog(Dialog):
    """Starts trainings and shows how they go; closing it while one runs leaves it running.

    Parameters
    ----------
    trainer
        Lives as long as the window.
    recipes
        In the order of the list.
    """

    guide = "training"

    planned = Signal(object)
    """``Plan`` that was filled in and is to be done."""

    wanted = Signal(object)
    """Folder of the new engine, to be used in the open project."""

    judged = Signal(object)
    """``TrainingOutcome`` of a training that ended; its page is shown as soon as the dialog is."""

    another = Signal()
    """The form for a training after the one that runs is to be filled in."""

    kept = Signal(object)
    """Folder of the new engine, to be kept beside the others."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        trainer: Trainer,
        recipes: Sequence[Recipe],
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Train an Engine"))
        begin_with(self, 940, 690)
        self._theme = theme
        self._trainer = trainer
        self._recipes = recipes
        self._interrupted: list[Job] = []
        self._result: Finished | None = None
        self._unseen: list[Finished] = []
        self._project: ProjectForEngine | None = None
        self._used = False
        self.setup = TrainSetup(theme, settings, recipes)
        self.progress = TrainProgress(theme)
        self.outcome = TrainResult(theme)
        self.message = MessageLine()
        self._make_banner()
        self._make_buttons()
        self._lay_out()
        self.setup.changed.connect(lambda: self.message.say(""))
        trainer.progressed.connect(self.progress.show_progress)
        trainer.drawn.connect(self._drawn)
        trainer.paused_changed.connect(self._show_paused)
        trainer.finished.connect(self._finished)
        trainer.failed.connect(self._failed)
        trainer.cancelled.connect(lambda: self.message.say(tr("Cancelled. Nothing was kept.")))
        trainer.running_changed.connect(self._show_running)
        trainer.queue_changed.connect(self._show_queue)
        self.progress.drop_asked.connect(trainer.drop_waiting)
        self._show_page(self.setup_page)
        if trainer.is_running:  # it was begun without this dialog
            self._show_running(True)
            self._show_paused(trainer.is_paused)
            self._drawn(trainer.points)
            self._show_queue()

    def _make_banner(self) -> None:
        """An interrupted training that can go on."""
        self.banner = QtWidgets.QFrame()
        self.banner.setObjectName("verdict")
        set_flag(self.banner, "kind", "open")
        self.banner_text = Label()
        self.banner_text.setWordWrap(True)
        self.go_on = QtWidgets.QPushButton(tr("Go on"))
        self.give_up = QtWidgets.QPushButton(tr("Give it up"))
        self.go_on.clicked.connect(self._go_on)
        self.give_up.clicked.connect(self._give_up)
        row = QtWidgets.QHBoxLayout(self.banner)
        row.setContentsMargins(14, 10, 14, 10)
        row.setSpacing(10)
        row.addWidget(self.banner_text, 1)
        for button in (self.give_up, self.go_on):
            button.setAutoDefault(False)
            row.addWidget(button)
        self.banner.hide()

    def _make_buttons(self) -> None:
        self.start = QtWidgets.QPushButton(tr("Train"))
        self.pause = QtWidgets.QPushButton(tr("Pause"))
        self.cancel = QtWidgets.QPushButton(tr("Cancel training"))
        self.more = QtWidgets.QPushButton(tr("Train another afterwards …"))
        self.back = QtWidgets.QPushButton(tr("Back to the training"))
        self.hide_button = QtWidgets.QPushButton(tr("Close"))
        self.discard = QtWidgets.QPushButton(tr("Discard"))
        self.keep = QtWidgets.QPushButton(tr("Keep"))
        self.use = QtWidgets.QPushButton(tr("Use in this project"))
        set_tip(self.discard, tr("Delete the new engine."))
        set_tip(self.keep, tr("Keep the new engine beside the others, without using it."))
        self.start.clicked.connect(self.start_training)
        self.pause.clicked.connect(self._toggle_pause)
        self.cancel.clicked.connect(self._trainer.cancel)
        self.hide_button.clicked.connect(self.close)
        self.more.clicked.connect(self._show_another)
        self.back.clicked.connect(lambda: self._show_page(self.progress))
        self.discard.clicked.connect(self._discard)
        self.keep.clicked.connect(self._keep)
        self.use.clicked.connect(self._use)
        self.buttons = {
            "setup": (self.hide_button, self.start),
            "progress": (self.cancel, self.more, self.pause, self.hide_button),
            "another": (self.back, self.start),
            "result": (self.discard, self.keep, self.use),
        }

    def _lay_out(self) -> None:
        self.setup_page = QtWidgets.QWidget()
        setup = QtWidgets.QVBoxLayout(self.setup_page)
        setup.setContentsMargins(0, 0, 0, 0)
        setup.setSpacing(12)
        setup.addWidget(
            muted(tr("Everything stays on this machine; you can go on translating meanwhile."))
        )
        setup.addWidget(self.banner)
        setup.addWidget(self.setup, 1)
        self.pages = QtWidgets.QStackedWidget()
        for page in (self.setup_page, self.progress, self.outcome):
            self.pages.addWidget(page)
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.message, 1)
        for button in (
            self.discard,
            self.cancel,
            self.more,
            self.pause,
            self.hide_button,
            self.back,
            self.start,
            self.keep,
            self.use,
        ):
            button.setAutoDefault(False)
            row.addWidget(button)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(14)
        column.addWidget(self.pages, 1)
        column.addLayout(row)

    def _show_page(self, page: QtWidgets.QWidget) -> None:
        setup = "another" if self._trainer.is_running else "setup"
        name = {self.progress: "progress", self.outcome: "result"}.get(page, setup)
        self.pages.setCurrentWidget(page)
        shown = (self.hide_button,) if name == "result" and self._used else self.buttons[name]
        for button in {button for buttons in self.buttons.values() for button in buttons}:
            button.setVisible(button in shown)
        self.hide_button.setText(tr("Hide") if name == "progress" else tr("Close"))
        self.start.setText(tr("Train afterwards") if name == "another" else tr("Train"))
        if name in ("setup", "another"):
            self._make_default(self.start)
            self.setup.recipes.setFocus()  # else it passes to a button
        elif name == "progress":
            self._make_default(None)
            self.pause.setFocus()
        else:
            advised = self.hide_button if self._used else self._advised()
            self._make_default(advised)
            advised.setFocus()

    def _make_default(self, chosen: QtWidgets.QPushButton | None) -> None:
        for button in self.findChildren(QtWidgets.QPushButton):
            button.setDefault(button is chosen)

    def _advised(self) -> QtWidgets.QPushButton:
        """Advice of the result page: use it only if it is better, or the first."""
        outcome = self._result.outcome if self._result is not None else None
        found = outcome.comparison if outcome is not None else None
        if found is None or found.better:
            return self.use if self.use.isEnabled() else self.keep
        return self.discard if found.verdict == "worse" else self.keep

    @property
    def is_open_question(self) -> bool:
        """Whether a result waits for the decision of the user."""
        return (self._result is not None and not self._used) or bool(self._unseen)

    def show_setup(self) -> None:
        """The form, unless a training runs or a result waits."""
        if not self._trainer.is_running and not self.is_open_question:
            self._result = None
            self.message.say("")
            self._show_page(self.setup_page)

    def show_project(self, project: ProjectForEngine | None) -> None:
        """The open project, which may use a new engine between its languages."""
        self._project = project
        job = self._result.job if self._result is not None else self._trainer.job
        fits = project is not None and (
            job is None
            or same_languages((job.source_language, job.target_language), project.languages)
        )
        self.use.setText(
            tr("Use in “{name}”", name=project.name)
            if fits and project
            else tr("Use in this project")
        )
        self.use.setEnabled(fits)
        set_tip(self.use, "" if fits else tr("Open a project between these languages first."))
        if self.pages.currentWidget() is self.outcome and not self._used:
            self._make_default(self._advised())

    def show_interrupted(self, interrupted: Sequence[Job]) -> None:
        """Offer to go on with trainings that were interrupted."""
        self._interrupted = list(interrupted)
        self.banner.setVisible(bool(interrupted))
        if interrupted:
            job = interrupted[0]
            source, target = language_name(job.source_language), language_name(job.target_language)
            self.banner_text.setText(
                tr(
                    "The training of “{name}” ({source} to {target}) was interrupted. It can go on "
                    "where it stopped.",
                    name=job.name,
                    source=source,
                    target=target,
                )
            )

    def start_training(self) -> None:
        """Train what is filled in, if it is complete."""
        problem = self.setup.problem()
        if problem is not None:
            self.message.say(problem[0], wrong=True)
            problem[1].setFocus()
            return
        try:
            plan = self.setup.plan()
        except UsageError as error:
            self.message.say(say(error), wrong=True)
            return
        self.message.say("")
        self.start.setEnabled(False)  # until it begins, or is refused
        self.planned.emit(plan)

    def begin(self, job: Job) -> None:
        """Do a job, after the one that runs if there is one."""
        self.start.setEnabled(True)
        waits = self._trainer.is_running
        self._trainer.enqueue(job)
        if waits:
            self._show_page(self.progress)
            self.message.say(tr("“{name}” is trained afterwards.", name=job.name))

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:  # never more than Close: it decides nothing
            self.close()
            return
        super().keyPressEvent(event)

    def _title_of(self, recipe: str) -> str:
        return next((tr(one.title) for one in self._recipes if one.name == recipe), recipe)

    def _show_running(self, running: bool) -> None:
        job = self._trainer.job
        if running and job is not None:
            self._put_back()
            self.progress.begin(
                job.name,
                language_name(job.source_language),
                language_name(job.target_language),
                self._title_of(job.recipe),
            )
            self.message.say("")
            self._show_paused(False)
            self._show_page(self.progress)
        elif not running:
            self.progress.end()
            self._show_page(self.setup_page)
            self._show_next()

    def _show_another(self) -> None:
        self._show_page(self.setup_page)
        self.another.emit()

    def _show_queue(self) -> None:
        self.progress.show_waiting([job.name for job in self._trainer.waiting])

    def _put_back(self) -> None:
        """Keep a result without a decision until the next training has ended."""
        if self._result is not None and not self._used:
            self._unseen.insert(0, self._result)
        self._result = None

    def _show_next(self) -> None:
        """Show the next result that waits, unless a training takes its place."""
        if self._unseen and not self._trainer.waiting and not self._trainer.is_running:
            self.show_finished(self._unseen.pop(0))

    def show_unseen(self, found: Sequence[Finished]) -> None:
        """Results of trainings that ended when nobody looked."""
        known = [one.job for one in (*self._unseen, *([self._result] if self._result else []))]
        self._unseen += [one for one in found if one.job not in known]
        if self._result is None:
            self._show_next()

    def show_finished(self, finished: Finished) -> None:
        """Show the result of a training, and ask what is to be done with it."""
        self._result, self._used = finished, False
        self.outcome.show_outcome(finished.job, finished.outcome, finished.points)
        self.message.say("")
        self.show_project(self._project)
        self._show_page(self.outcome)

    def _toggle_pause(self) -> None:
        if self._trainer.is_paused:
            self._trainer.resume()
        else:
            self._trainer.pause()

    def _show_paused(self, paused: bool) -> None:
        self.pause.setText(tr("Go on") if paused else tr("Pause"))
        self.progress.show_paused(paused)
        self.message.say(tr("Paused: it takes no processor time.") if paused else "")

    def _drawn(self, points: Sequence[CurvePoint]) -> None:
        self.progress.add_points(points)

    def _finished(self, outcome: TrainingOutcome) -> None:
        job, project = self._trainer.job, self._project
        if job is None:
            return
        self._put_back()
        self.show_finished(Finished(job, outcome, tuple(self._trainer.points)))
        self._used = job.is_for(project.folder if project is not None else None, outcome)
        if self._used and project is not None:
            self._trainer.forget(job)
            self._show_page(self.outcome)
            self.message.say(tr("It is in use in “{name}”.", name=project.name))
            self.wanted.emit(job.folder)
        self.judged.emit(outcome)

    def _failed(self, error: Exception) -> None:
        if self._trainer.job is not None:
            engines = self._trainer.job.folder.parent
            self._trainer.find_interrupted(engines, self.show_interrupted)
        unforeseen = tr("An unexpected error ended the training; nothing was kept.")
        text = say(error) if isinstance(error, PostilError) else unforeseen
        failed = self._trainer.failed_job
        if failed is not None:  # not always the one that the page is about
            text = tr("{group}: {name}", group=failed.name, name=text)
        self.message.say(text, wrong=True)

    def _go_on(self) -> None:
        if self._interrupted:
            job = self._interrupted.pop(0)
            self.show_interrupted(self._interrupted)
            self.begin(job)

    def _give_up(self) -> None:
        if self._interrupted:
            self._trainer.give_up(self._interrupted.pop(0))
            self.show_interrupted(self._interrupted)

    def _end_result(self) -> Job | None:
        """Leave the result page; the job it was about."""
        result, self._result = self._result, None
        self._show_page(self.setup_page)
        self._show_next()
        if self._result is None:
            self.close()
        return result.job if result is not None else None

    def _discard(self) -> None:
        job = self._end_result()
        if job is not None:
            self._trainer.discard(job)

    def _keep(self) -> None:
        job = self._end_result()
        if job is not None:
            self._trainer.forget(job)
            self.kept.emit(job.folder)

    def _use(self) -> None:
        job = self._end_result()
        if job is not None:
            self._trainer.forget(job)
            self.wanted.emit(job.folder)
