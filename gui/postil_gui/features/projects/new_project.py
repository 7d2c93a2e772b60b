"""The wizard for a new project: files and languages, memories, engine, details, summary."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import PostilError
from postil.formats.filter_options import Style, columns_of
from postil.formats.registry import DOCUMENT_SUFFIXES, REFUSED
from postil_gui.actions.keys import declared
from postil_gui.features.projects.foreign_documents import foreign, listed, pair
from postil_gui.features.projects.import_candidates import ImportCandidatesService
from postil_gui.features.projects.new_project_pages import (
    DetailsPage,
    EngineChoice,
    EnginePage,
    FilesPage,
    MemoriesPage,
    SummaryPage,
    summary,
)
from postil_gui.i18n.messages import mark, say, tr
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.qt import QtCore, QtGui, QtWidgets, Signal
from postil_gui.settings import AUTHOR, Settings
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import set_flag
from postil_gui.widgets.keys.mnemonics import of_widget, use_distinct
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.message_line import MessageLine
from postil_gui.widgets.plain_text import Label

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.documents.import_candidates import CandidateFile, ImportCandidates, Kind

STEPS = (mark("Files"), mark("Memories"), mark("Engine"), mark("Details"), mark("Summary"))
FILES, MEMORIES, ENGINE, DETAILS, SUMMARY = range(5)
LOOK_MILLISECONDS = 100


@dataclass(frozen=True, slots=True)
class BroughtMemory:
    """A memory to bring along; of equal matches those of the higher priority come first."""

    path: Path
    priority: int
    read_only: bool


@dataclass(frozen=True, slots=True)
class WizardAnswers:
    """Answers to the wizard; ``engine`` is the folder of an existing one."""

    name: str
    folder: Path
    source_language: str
    target_language: str
    documents: tuple[CandidateFile, ...]
    memories: tuple[BroughtMemory, ...]
    glossaries: tuple[Path, ...]
    segmentation: Path | None
    engine_choice: EngineChoice
    engine: Path | None
    author: str
    deadline: date | None
    columns: tuple[str, ...] = ()
    placeholders: Style = Style.AUTO


class NewProjectDialog(Dialog):
    """The wizard; it emits what was asked for, and stays open until the project is made."""

    guide = "start"

    asked = Signal(object)
    """``WizardAnswers``: the project to be made."""

    stop_asked = Signal()
    """The project under way is not to be made."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        executor: SerialExecutor,
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New Project"))
        begin_with(self, 820, 580)
        self.setAcceptDrops(True)
        self._settings = settings
        self._progress: Progress | None = None
        self._read_for: dict[Path, tuple[str, str]] = {}  # glossaries
        self._asked_about: tuple[list[CandidateFile], tuple[str, str]] | None = None
        self.candidates = ImportCandidatesService(executor, self)
        self.files = FilesPage(theme, settings)
        self.memories = MemoriesPage(theme, settings)
        self.engine = EnginePage(settings)
        self.details = DetailsPage(settings)
        self.summary = SummaryPage(theme)
        self.pages = QtWidgets.QStackedWidget()
        for page in (self.files, self.memories, self.engine, self.details, self.summary):
            self.pages.addWidget(page)
        self._labels = [Label(f"{n}  {tr(step)}") for n, step in enumerate(STEPS, 1)]
        self.problem = MessageLine(name=tr("Problem"))
        self.bar = QtWidgets.QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.hide()
        self.cancel = QtWidgets.QPushButton(tr("Cancel"))
        self.cancel.setAutoDefault(False)  # Enter throws nothing away
        self.back = QtWidgets.QPushButton(tr("&Back"))
        self.next = QtWidgets.QPushButton(tr("&Next"))
        self.next.setDefault(True)
        self._clock = QtCore.QTimer(self)
        self._clock.setInterval(LOOK_MILLISECONDS)
        self._clock.timeout.connect(self._show_progress)
        self._connect()
        self._lay_out()
        self._show_page(FILES)
        self.candidates.list_engines(self.engine.set_known)

    def _connect(self) -> None:
        self.cancel.clicked.connect(self.reject)
        self.back.clicked.connect(lambda: self._show_page(self.pages.currentIndex() - 1))
        self.next.clicked.connect(self._go_on)
        steps = zip(declared(("Alt+Left", "Alt+Right")), (self.back, self.next), strict=True)
        for keys, step in steps:
            QtGui.QShortcut(QtGui.QKeySequence(keys), self).activated.connect(step.click)
        self.files.documents.brought.connect(self.take)
        self.memories.memories.brought.connect(lambda paths: self.take(paths, "memory"))
        self.memories.glossaries.brought.connect(lambda paths: self.take(paths, "glossary"))
        self.files.documents.changed.connect(self._documents_changed)
        for field in (self.files.source, self.files.target):
            field.changed.connect(self._changed)
        for line in (self.details.name, self.details.folder):
            line.textChanged.connect(self._changed)
        self.candidates.looking_changed.connect(self._show_looking)
        self.candidates.failed.connect(self.show_problem)

    def _lay_out(self) -> None:
        steps = QtWidgets.QVBoxLayout()
        steps.setSpacing(0)
        for label in self._labels:
            label.setProperty("kind", "step")
            set_flag(label, "current", True)  # which is wider: the page beside it stays in place
            label.setMinimumWidth(label.sizeHint().width())
            steps.addWidget(label)
        steps.addStretch(1)
        buttons = QtWidgets.QHBoxLayout()
        said = QtWidgets.QVBoxLayout()  # beside the buttons the bar takes no height of its own
        said.setSpacing(6)
        said.addWidget(self.bar)
        said.addWidget(self.problem)
        buttons.addLayout(said, 1)
        for button in (self.cancel, self.back, self.next):
            buttons.addWidget(button)
        middle = QtWidgets.QHBoxLayout()
        middle.setSpacing(24)
        middle.addLayout(steps)
        middle.addWidget(self.pages, 1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(16)
        column.addLayout(middle, 1)
        column.addLayout(buttons)

    def take(self, paths: Sequence[Path], kind: Kind | None = None) -> None:
        """Look at files and folders, and put each where it belongs.

        Parameters
        ----------
        kind
            What they are meant to be; None to tell by their names.
        """
        self.show_problem("")
        self.candidates.look_at(paths, kind, self._found)

    def show_problem(self, text: str) -> None:
        """Show an error beside the buttons."""
        self.problem.say(text, wrong=True)

    @property
    def is_working(self) -> bool:
        """Whether the project is being made."""
        return not self.pages.isEnabled()

    def show_working(self, progress: Progress | None) -> None:
        """Show the progress of making the project; None: it has ended."""
        self._progress = progress
        working = progress is not None
        for part in (self.pages, self.back, self.next):
            part.setEnabled(not working)
        self._show_looking(working)
        self.cancel.setText(tr("Stop") if working else tr("Cancel"))
        (self.cancel if working else self.next).setFocus()

    def show_failure(self, error: Exception) -> None:
        """Making the project failed; everything can be changed and tried again."""
        self.show_working(None)
        foreseen = isinstance(error, PostilError)
        self.show_problem(say(error) if foreseen else tr("Unexpected: {error}", error=error))

    def reject(self) -> None:
        """Stop what is under way; if nothing is, close."""
        if self.is_working:
            self.show_working(None)
            self.show_problem(tr("Stopped. Nothing was made."))
            self.stop_asked.emit()
        else:
            self.candidates.cancel()
            super().reject()

    def answer(self) -> WizardAnswers:
        """Answers that were filled in."""
        memories = self.memories.memories
        last = len(memories.paths) - 1
        return WizardAnswers(
            name=self.details.name.text().strip(),
            folder=self.details.path,
            source_language=self.files.source.code,
            target_language=self.files.target.code,
            documents=tuple(self.files.documents.files),
            memories=tuple(
                BroughtMemory(path, last - place, tick)
                for place, (path, tick) in enumerate(
                    zip(memories.paths, memories.locked, strict=True)
                )
            ),
            glossaries=tuple(self.memories.glossaries.paths),
            segmentation=self.details.srx,
            engine_choice=self.engine.engine_choice,
            engine=self.engine.engine,
            author=self.details.author.text().strip(),
            deadline=self.details.deadline.day,
            columns=columns_of(self.files.columns.text()),
            placeholders=Style(self.files.placeholders.currentData()),
        )

    @property
    def _languages(self) -> tuple[str, str]:
        """Source and target language; "" while one is not chosen."""
        return self.files.source.code, self.files.target.code

    def _found(self, candidates: ImportCandidates) -> None:
        self.files.documents.add_files(candidates.of("document"))
        self.memories.memories.add_files(candidates.of("memory"))
        self.memories.glossaries.add_files(candidates.of("glossary"))
        for file in candidates.of("segmentation"):
            self.details.add_rules(file.path)
        self._show_refused(candidates)
        self.files.propose_languages(*self._all_files().languages())
        self.problem.say(_counted(candidates))
        self._offer_engines()
        self._read_glossaries()

    def _show_refused(self, candidates: ImportCandidates) -> None:
        here = self.memories if self.pages.currentIndex() == MEMORIES else self.files
        here.refused.show_found(candidates)

    def _read_glossaries(self) -> None:
        """Read the glossaries that were not read for these languages yet: some may have none of
        their terms.
        """
        languages = self._languages
        unread = [
            path for path in self.memories.glossaries.paths if self._read_for.get(path) != languages
        ]

        def done(candidates: ImportCandidates) -> None:
            self._read_for.update(dict.fromkeys(unread, languages))
            self.memories.glossaries.remove_paths([path for path, _ in candidates.refused])
            self._show_refused(candidates)
            if candidates.refused:
                self.show_problem(_counted(candidates))

        if unread and all(languages):
            self.candidates.look_at(unread, "glossary", done, languages)

    def _all_files(self) -> ImportCandidates:
        from postil.workspace.documents.import_candidates import ImportCandidates  # noqa: PLC0415 (lxml: not before the window shows)

        files = self.files.documents.files + self.memories.memories.files
        return ImportCandidates(files)

    def _documents_changed(self) -> None:
        paths = self.files.documents.paths
        if paths:
            self.details.propose_name(_name_of(paths[0]))

    def _offer_engines(self) -> None:
        self.engine.set_languages(
            self.files.source.code,
            self.files.target.code,
            len(self.memories.memories.paths),
        )

    def _show_looking(self, looking: bool) -> None:
        busy = looking or self.candidates.is_looking or self._progress is not None
        self.bar.setVisible(busy)
        self.bar.setRange(0, 0)
        if busy:
            self._clock.start()
        else:
            self._clock.stop()

    def _show_progress(self) -> None:
        progress = self._progress or self.candidates.progress
        if progress is None:
            return
        if progress.fraction > 0:
            self.bar.setRange(0, 1000)
            self.bar.setValue(round(1000 * progress.fraction))
        if progress.message:
            self.problem.say(tr("Reading {file} …", file=progress.message))

    def _show_page(self, number: int) -> None:
        self.problem.clear()
        self.problem.setMinimumHeight(0)
        if number == MEMORIES:
            self._read_glossaries()
        elif number == ENGINE:
            self._offer_engines()
        elif number == SUMMARY:
            self._summarise()
        self.pages.setCurrentIndex(number)
        for place, label in enumerate(self._labels):
            set_flag(label, "current", place == number)
        self.back.setEnabled(number > 0)
        self.next.setText(tr("&Create") if number == SUMMARY else tr("&Next"))
        use_distinct(of_widget(self))
        first = {
            FILES: self.files.documents,
            MEMORIES: self.memories.memories,
            DETAILS: self.details.name,
            SUMMARY: self.next,
        }
        (self.engine.checked if number == ENGINE else first[number]).setFocus()
        if number == DETAILS:
            self.details.name.selectAll()  # who types replaces the name that is proposed

    def _summarise(self) -> None:
        engine = {
            "train": tr("is trained now from the memories"),
            "existing": self.engine.choice.currentText(),
            "none": tr("none"),
        }[self.engine.engine_choice]
        rows = summary(
            self._all_files(), pair(*self._languages), engine, self.details, self.memories
        )
        self.summary.show_rows(rows)

    def _changed(self) -> None:
        """Remove the error: a field has changed."""
        if self.problem.is_wrong:
            self.problem.setMinimumHeight(self.problem.height())  # fields stay where they are
            self.show_problem("")

    def _go_on(self) -> None:
        number = self.pages.currentIndex()
        if self.candidates.is_looking:
            self.show_problem(tr("The files are still being looked at."))
            return
        page = self.pages.currentWidget()
        problem = page.problem() if isinstance(page, FilesPage | EnginePage | DetailsPage) else None
        if problem is not None:
            text, field = problem
            self.show_problem(text)
            field.setFocus()
        elif number in (FILES, MEMORIES) and (question := self._foreign_files(number)):
            self.show_problem(question)
            (self.files.documents if number == FILES else self.memories.memories).list.setFocus()
        elif number < SUMMARY:
            self._show_page(number + 1)
        else:
            answer = self.answer()
            self._settings.set(AUTHOR, answer.author)
            self.asked.emit(answer)

    def _foreign_files(self, page: int) -> str:
        """Question about documents or memories between other languages; "" if there are none, or it
        was asked about them: whoever presses Next again means them.
        """
        brought = self.files.documents if page == FILES else self.memories.memories
        others = foreign(brought.files, self._languages)
        if not others or (others, self._languages) == self._asked_about:
            return ""
        self._asked_about = (others, self._languages)
        if page == MEMORIES:
            return tr(
                "Not between these languages: {files}. Remove the memories, or press Next again if "
                "they have units in these languages, too.",
                files=listed(others),
            )
        return tr(
            "Not between these languages: {files}. Remove the documents, or press Next again to "
            "translate them all the same.",
            files=listed(others),
        )


def _name_of(document: Path) -> str:
    """Name of a document without its ending, nor that of the one it was made from."""
    stem = Path(document.stem)
    return stem.stem if stem.suffix.lower() in {*DOCUMENT_SUFFIXES, *REFUSED} else stem.name


def _counted(candidates: ImportCandidates) -> str:
    """Count of the files found, in a sentence."""
    parts = []
    if candidates.of("document"):
        parts.append(tr("%Ln documents", len(candidates.of("document"))))
    if candidates.of("memory"):
        parts.append(tr("%Ln memories", len(candidates.of("memory"))))
    if candidates.of("glossary"):
        parts.append(tr("%Ln glossaries", len(candidates.of("glossary"))))
    if candidates.refused:
        parts.append(tr("%Ln files cannot be used", len(candidates.refused)))
    return tr("Found: {what}.", what=", ".join(parts)) if parts else tr("Nothing found.")
