"""The wizard for a new project: documents and languages, memories and glossaries, engine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from postil.errors import PostilError
from postil.formats.documents import DOCUMENT_KINDS, DOCUMENT_SUFFIXES
from postil_gui.dialogs import files
from postil_gui.dialogs.parts import (
    FileList,
    LanguageField,
    field_label,
    heading,
    muted,
    set_flag,
)
from postil_gui.i18n import mark, tr
from postil_gui.places import KnownEngine, free_folder, known_engines, projects_folder
from postil_gui.qt import QtWidgets, Signal
from postil_gui.settings import AUTHOR, PROJECTS_FOLDER, Settings
from postil_gui.theme.theme import Theme

EngineChoice = Literal["none", "existing", "train"]
HEAD = 4096  # bytes of a document that are looked at for its languages
_LANGUAGE = {
    "source": re.compile(r"""(?:source-language|srcLang)\s*=\s*["']([\w-]+)["']"""),
    "target": re.compile(r"""(?:target-language|trgLang)\s*=\s*["']([\w-]+)["']"""),
}
STEPS = (mark("Documents"), mark("Memories"), mark("Engine"))


@dataclass(frozen=True, slots=True)
class NewProject:
    """What the wizard asks for; ``engine`` is the folder of an existing one."""

    name: str
    folder: Path
    source_language: str
    target_language: str
    documents: tuple[Path, ...]
    memories: tuple[Path, ...]
    glossaries: tuple[Path, ...]
    engine_choice: EngineChoice
    engine: Path | None
    author: str


def languages_in(path: Path) -> tuple[str, str]:
    """Source and target language that a document names (XLIFF does), "" if it does not."""
    try:
        with path.open("rb") as stream:
            head = stream.read(HEAD).decode("utf-8", errors="replace")
    except OSError:
        return "", ""
    found = [_LANGUAGE[side].search(head) for side in ("source", "target")]
    source, target = (match.group(1) if match else "" for match in found)
    return source, target


def _is_free(folder: Path) -> bool:
    return not folder.exists() or (folder.is_dir() and not any(folder.iterdir()))


class DocumentsPage(QtWidgets.QWidget):
    """Name, languages, documents, folder."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._folder_typed = False
        self.name = QtWidgets.QLineEdit()
        self.name.setAccessibleName(tr("Name of the project"))
        self.name.setPlaceholderText(tr("For example: Printer manual, spring edition"))
        self.source = LanguageField(tr("Source language"))
        self.target = LanguageField(tr("Target language"))
        self.documents = FileList(
            theme,
            tr("Documents to translate"),
            DOCUMENT_SUFFIXES,
            lambda: files.ask_files(self, settings, tr("Documents to translate"), files.DOCUMENTS),
            tr(
                "Drop documents here, or press Add\n({kinds})",
                kinds=DOCUMENT_KINDS,
            ),
        )
        self.folder = QtWidgets.QLineEdit()
        self.folder.setAccessibleName(tr("Folder of the project"))
        self.browse = QtWidgets.QPushButton(tr("Choose …"))
        self.browse.clicked.connect(self._browse)
        self.name.textChanged.connect(self._propose_folder)
        self.folder.textEdited.connect(self._folder_edited)
        self.documents.changed.connect(self._propose_name)
        languages = QtWidgets.QHBoxLayout()
        languages.setSpacing(10)
        languages.addWidget(self.source, 1)
        arrow = QtWidgets.QLabel("→")
        arrow.setProperty("kind", "muted")
        languages.addWidget(arrow)
        languages.addWidget(self.target, 1)
        place = QtWidgets.QHBoxLayout()
        place.setSpacing(8)
        place.addWidget(self.folder, 1)
        place.addWidget(self.browse)
        form = QtWidgets.QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(14)
        form.setHorizontalSpacing(16)
        form.addRow(heading(tr("What do you want to translate?")))
        form.addRow(field_label(tr("Documents")), self.documents)
        form.addRow(field_label(tr("Languages")), languages)
        form.addRow(field_label(tr("Name")), self.name)
        form.addRow(field_label(tr("Folder")), place)

    def problem(self) -> str:
        """What is missing, as a sentence, or ""."""
        folder = Path(self.folder.text().strip()).expanduser()
        source, target = self.source.code, self.target.code
        checks = (
            (bool(self.documents.paths), tr("Add at least one document.")),
            (bool(source and target), tr("Choose both languages.")),
            (source != target, tr("Source and target language are the same.")),
            (bool(self.name.text().strip()), tr("Give the project a name.")),
            (folder.is_absolute(), tr("Choose a folder for the project.")),
            (
                _is_free(folder),
                tr("{folder} exists and is not empty. Choose another folder.", folder=folder),
            ),
        )
        return next((problem for good, problem in checks if not good), "")

    def _propose_name(self) -> None:
        if self.documents.paths and not (self.source.code or self.target.code):
            source, target = languages_in(self.documents.paths[0])
            self.source.set_code(source)
            self.target.set_code(target)
        if not self.name.text() and self.documents.paths:
            self.name.setText(self.documents.paths[0].stem)

    def _propose_folder(self, name: str) -> None:
        if not self._folder_typed:
            parent = Path(self._settings.get(PROJECTS_FOLDER) or projects_folder())
            self.folder.setText(str(free_folder(parent, name)) if name.strip() else "")

    def _folder_edited(self, text: str) -> None:
        self._folder_typed = bool(text.strip())

    def _browse(self) -> None:
        parent = files.ask_folder(self, self._settings, tr("Where to make the project"))
        if parent is not None:
            self._settings.set(PROJECTS_FOLDER, str(parent))
            self._folder_typed = False
            self._propose_folder(self.name.text())


class MemoriesPage(QtWidgets.QWidget):
    """Memories and glossaries to bring along."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self.memories = FileList(
            theme,
            tr("Memories"),
            files.MEMORY_SUFFIXES,
            lambda: files.ask_files(self, settings, tr("Memories"), files.MEMORIES),
            tr("Drop TMX files here, or press Add"),
        )
        self.glossaries = FileList(
            theme,
            tr("Glossaries"),
            files.GLOSSARY_SUFFIXES,
            lambda: files.ask_files(self, settings, tr("Glossaries"), files.GLOSSARIES),
            tr("Drop TSV or CSV files here, or press Add"),
        )
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(heading(tr("What do you bring along?")))
        column.addWidget(
            muted(tr("Memories give matches and can train the engine. Both lists may stay empty."))
        )
        column.addSpacing(6)
        column.addWidget(QtWidgets.QLabel(tr("Memories")))
        column.addWidget(self.memories, 1)
        column.addWidget(QtWidgets.QLabel(tr("Glossaries")))
        column.addWidget(self.glossaries, 1)


class EnginePage(QtWidgets.QWidget):
    """Which engine: train one now, one that exists, or none."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._engines: list[KnownEngine] = []
        self.train = QtWidgets.QRadioButton(tr("Train one now from the memories of this project"))
        self.train_note = muted("")
        self.existing = QtWidgets.QRadioButton(tr("Use an engine that exists"))
        self.choice = QtWidgets.QComboBox()
        self.choice.setAccessibleName(tr("Engine"))
        self.choice.setPlaceholderText(tr("There is none for these languages yet"))
        self.browse = QtWidgets.QPushButton(tr("Choose a folder …"))
        self.browse.clicked.connect(self._browse)
        self.none = QtWidgets.QRadioButton(tr("None for now"))
        self.author = QtWidgets.QLineEdit(settings.get(AUTHOR))
        self.author.setAccessibleName(tr("Your name"))
        self.author.setPlaceholderText(tr("Written into the memory with every translation"))
        self.existing.toggled.connect(self._toggle)
        row = QtWidgets.QHBoxLayout()
        row.setContentsMargins(26, 0, 0, 0)
        row.addWidget(self.choice, 1)
        row.addWidget(self.browse)
        note = QtWidgets.QHBoxLayout()
        note.setContentsMargins(26, 0, 0, 0)
        note.addWidget(self.train_note)
        form = QtWidgets.QFormLayout()
        form.setHorizontalSpacing(16)
        form.addRow(field_label(tr("Your name")), self.author)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(heading(tr("Which machine translation?")))
        column.addWidget(
            muted(
                tr(
                    "An engine works on this machine only, and learns from every segment you "
                    "confirm."
                )
            )
        )
        column.addSpacing(6)
        column.addWidget(self.train)
        column.addLayout(note)
        column.addWidget(self.existing)
        column.addLayout(row)
        column.addWidget(self.none)
        column.addSpacing(18)
        column.addLayout(form)
        column.addStretch(1)

    @property
    def engine_choice(self) -> EngineChoice:
        if self.train.isChecked():
            return "train"
        return "existing" if self.existing.isChecked() else "none"

    @property
    def engine(self) -> Path | None:
        """Folder of the existing engine that is chosen."""
        data = self.choice.currentData()
        return Path(data) if data and self.existing.isChecked() else None

    def set_languages(self, source: str, target: str, memories: int) -> None:
        """Offer what goes with the languages and the number of memories."""
        self._engines = [one for one in known_engines() if one.translates(source, target)]
        self.choice.clear()
        for one in self._engines:
            self.choice.addItem(one.manifest.label, str(one.folder))
        self.train.setEnabled(memories > 0)
        self.train_note.setText(
            tr("Takes some seconds to some minutes; you can translate meanwhile.")
            if memories
            else tr("There is no memory to train from.")
        )
        if not any(one.isChecked() for one in (self.train, self.existing, self.none)) or (
            self.train.isChecked() and not memories
        ):
            best = self.existing if self._engines else self.train if memories else self.none
            best.setChecked(True)
        self._toggle(self.existing.isChecked())

    def _toggle(self, existing: bool) -> None:
        self.choice.setEnabled(existing and self.choice.count() > 0)
        self.browse.setEnabled(existing)

    def _browse(self) -> None:
        folder = files.ask_folder(self, self._settings, tr("Folder of the engine"))
        if folder is not None:
            self.choice.addItem(folder.name, str(folder))
            self.choice.setCurrentIndex(self.choice.count() - 1)
            self._toggle(True)


class NewProjectDialog(QtWidgets.QDialog):
    """The wizard; it emits what was asked for, and stays open until the project is made."""

    asked = Signal(object)
    """``NewProject`` to be made."""

    def __init__(
        self, theme: Theme, settings: Settings, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New Project"))
        self.resize(760, 520)
        self._settings = settings
        self.documents = DocumentsPage(theme, settings)
        self.memories = MemoriesPage(theme, settings)
        self.engine = EnginePage(settings)
        self.pages = QtWidgets.QStackedWidget()
        for page in (self.documents, self.memories, self.engine):
            self.pages.addWidget(page)
        self._labels = [QtWidgets.QLabel(f"{n}  {tr(step)}") for n, step in enumerate(STEPS, 1)]
        steps = QtWidgets.QVBoxLayout()
        steps.setSpacing(0)
        for label in self._labels:
            label.setProperty("kind", "step")
            steps.addWidget(label)
        steps.addStretch(1)
        self.problem = QtWidgets.QLabel()
        self.problem.setProperty("kind", "wrong")
        self.problem.setWordWrap(True)
        self.problem.setAccessibleName(tr("Problem"))
        self.bar = QtWidgets.QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.hide()
        self.cancel = QtWidgets.QPushButton(tr("Cancel"))
        self.back = QtWidgets.QPushButton(tr("Back"))
        self.next = QtWidgets.QPushButton(tr("Next"))
        self.next.setDefault(True)
        self.cancel.clicked.connect(self.reject)
        self.back.clicked.connect(lambda: self._show_page(self.pages.currentIndex() - 1))
        self.next.clicked.connect(self._go_on)
        for part in (self.documents.documents, self.memories.memories, self.memories.glossaries):
            part.refused.connect(self.show_problem)
        self._lay_out(steps)
        self._show_page(0)

    def _lay_out(self, steps: QtWidgets.QVBoxLayout) -> None:
        buttons = QtWidgets.QHBoxLayout()
        buttons.addWidget(self.problem, 1)
        for button in (self.cancel, self.back, self.next):
            buttons.addWidget(button)
        middle = QtWidgets.QHBoxLayout()
        middle.setSpacing(24)
        middle.addLayout(steps)
        middle.addWidget(self.pages, 1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 18)
        column.setSpacing(16)
        column.addLayout(middle, 1)
        column.addWidget(self.bar)
        column.addLayout(buttons)

    def show_problem(self, text: str) -> None:
        """Say what is wrong, beside the buttons."""
        self.problem.setText(text)

    @property
    def is_working(self) -> bool:
        """Whether the project is being made."""
        return not self.pages.isEnabled()

    def show_working(self, working: bool) -> None:
        """Show or hide that the project is being made."""
        self.bar.setVisible(working)
        self.bar.setRange(0, 0)
        for part in (self.pages, self.back, self.next):
            part.setEnabled(not working)

    def show_failure(self, error: Exception) -> None:
        """Making the project failed; everything can be changed and tried again."""
        self.show_working(False)
        self.show_problem(
            str(error) if isinstance(error, PostilError) else tr("Unexpected: {error}", error=error)
        )

    def answer(self) -> NewProject:
        """What was filled in."""
        first = self.documents
        return NewProject(
            name=first.name.text().strip(),
            folder=Path(first.folder.text().strip()).expanduser(),
            source_language=first.source.code,
            target_language=first.target.code,
            documents=tuple(first.documents.paths),
            memories=tuple(self.memories.memories.paths),
            glossaries=tuple(self.memories.glossaries.paths),
            engine_choice=self.engine.engine_choice,
            engine=self.engine.engine,
            author=self.engine.author.text().strip(),
        )

    def _show_page(self, number: int) -> None:
        self.problem.clear()
        self.pages.setCurrentIndex(number)
        for place, label in enumerate(self._labels):
            set_flag(label, "current", place == number)
        self.back.setEnabled(number > 0)
        self.next.setText(tr("Create") if number == len(STEPS) - 1 else tr("Next"))
        (self.documents.documents, self.memories.memories, self.engine.train)[number].setFocus()

    def _go_on(self) -> None:
        number = self.pages.currentIndex()
        problem = self.documents.problem() if number == 0 else ""
        if number == len(STEPS) - 1 and self.engine.engine_choice == "existing":
            problem = (
                "" if self.engine.engine is not None else tr("Choose an engine, or none for now.")
            )
        if problem:
            self.show_problem(problem)
            return
        if number + 1 < len(STEPS):
            if number == 1:
                self.engine.set_languages(
                    self.documents.source.code,
                    self.documents.target.code,
                    len(self.memories.memories.paths),
                )
            self._show_page(number + 1)
            return
        answer = self.answer()
        self._settings.set(AUTHOR, answer.author)
        self.show_problem("")
        self.show_working(True)
        self.asked.emit(answer)
