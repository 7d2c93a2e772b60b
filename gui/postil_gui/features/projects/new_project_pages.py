"""The steps of the wizard for a new project."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from postil.formats.filter_options import Style
from postil.formats.registry import DOCUMENT_KINDS
from postil_gui.features.projects.brought_list import BroughtList, RefusedList
from postil_gui.i18n.messages import say, tr
from postil_gui.i18n.times import day_text
from postil_gui.paths import SAMPLE_NAME, KnownEngine, free_folder, projects_folder
from postil_gui.qt import QtWidgets
from postil_gui.settings import AUTHOR, PROJECTS_FOLDER, Settings
from postil_gui.theme.theme import Theme
from postil_gui.widgets.choices import ElidingChoice
from postil_gui.widgets.deadline_field import DeadlineField
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.dialog_parts import LanguageField, field_label, heading, muted
from postil_gui.widgets.dialogs.form_dialog import beside
from postil_gui.widgets.engine_captions import telling
from postil_gui.widgets.html_page import HtmlView
from postil_gui.widgets.markup import element, pairs_table
from postil_gui.widgets.plain_text import Label

if TYPE_CHECKING:
    from postil.workspace.documents.import_candidates import ImportCandidates

EngineChoice = Literal["none", "existing", "train"]
INDENT = 24
ENGINE_LETTERS = 20  # of a name, at least


Problem = tuple[str, QtWidgets.QWidget]
"""A sentence about what is missing, and the field that gets the focus."""


class FilesPage(QtWidgets.QWidget):
    """Documents, what cannot be read of them, languages."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self.documents = BroughtList(
            theme,
            tr("Documents to translate"),
            lambda: files.ask_files(self, settings, tr("Documents to translate"), files.DOCUMENTS),
            tr("Drop documents or folders here, or press Add") + f"\n({say(DOCUMENT_KINDS)})",
        )
        self.documents.add.setText(tr("&Add …"))
        self.folder = QtWidgets.QPushButton(tr("Add a &folder …"))
        self.folder.clicked.connect(lambda: self._add_folder(settings))
        self.documents.buttons.insertWidget(1, self.folder)
        self.refused = RefusedList(theme)
        self.columns_label = Label(tr("Columns to translate (CSV, TSV)"))
        self.columns = QtWidgets.QLineEdit()
        self.columns.setPlaceholderText(tr("all; or headings or numbers, with commas between"))
        self.columns.setAccessibleName(self.columns_label.text())
        self.columns_label.setBuddy(self.columns)
        self.placeholders_label = Label(tr("Placeholders (JSON, properties, CSV, TSV)"))
        self.placeholders = QtWidgets.QComboBox()
        for style, title in (
            (Style.AUTO, tr("as the format has them")),
            (Style.PRINTF, tr("like %s and %1$d")),
            (Style.BRACES, tr("like {name} and {{name}}")),
            (Style.JAVA, tr("of Java: {0}, with two apostrophes for one")),
            (Style.NONE, tr("none")),
        ):
            self.placeholders.addItem(title, style)
        self.placeholders.setAccessibleName(self.placeholders_label.text())
        self.placeholders_label.setBuddy(self.placeholders)
        self.documents.changed.connect(self._show_reading_options)
        self.source = LanguageField(tr("Source language"))
        self.target = LanguageField(tr("Target language"))
        self._touched = {self.source: False, self.target: False}
        for field in (self.source, self.target):
            field.typed.connect(lambda one=field: self._touch(one))
            field.activated.connect(lambda _, one=field: self._touch(one))
        languages = QtWidgets.QHBoxLayout()
        languages.setSpacing(10)
        languages.addWidget(self.source, 1)
        arrow = Label("→")
        arrow.setProperty("kind", "muted")
        languages.addWidget(arrow)
        languages.addWidget(self.target, 1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(heading(tr("What do you want to translate?")))
        column.addWidget(self.documents, 1)
        column.addWidget(self.refused)
        column.addWidget(self.columns_label)
        column.addWidget(self.columns)
        column.addWidget(self.placeholders_label)
        column.addWidget(self.placeholders)
        self._show_reading_options()
        column.addSpacing(6)
        column.addWidget(Label(tr("From which language, to which?")))
        column.addLayout(languages)

    def _show_reading_options(self) -> None:
        """Ask for columns where there is a table, for placeholders where there are such strings."""
        kinds = {path.suffix.lower() for path in self.documents.paths}
        tables = {".csv", ".tsv"}
        for shown, fields in (
            (kinds & tables, (self.columns_label, self.columns)),
            (
                kinds & (tables | {".json", ".properties"}),
                (self.placeholders_label, self.placeholders),
            ),
        ):
            for field in fields:
                field.setVisible(bool(shown))

    def problem(self) -> Problem | None:
        """Missing entry, as a sentence, and where it is made."""
        source, target = self.source.code, self.target.code
        checks = (
            (bool(self.documents.paths), tr("Add at least one document."), self.documents.add),
            (bool(source), tr("Choose both languages."), self.source),
            (bool(target), tr("Choose both languages."), self.target),
            (source != target, tr("Source and target language are the same."), self.target),
        )
        return _first(checks)

    def propose_languages(self, source: str, target: str) -> None:
        """Fill in the languages of the files, unless the user has chosen."""
        for field, code in ((self.source, source), (self.target, target)):
            if code and not self._touched[field]:
                field.set_code(code)

    def _touch(self, field: LanguageField) -> None:
        self._touched[field] = True

    def _add_folder(self, settings: Settings) -> None:
        folder = files.ask_folder(self, settings, tr("Folder of documents"))
        if folder is not None:
            self.documents.add_paths([folder])


class MemoriesPage(QtWidgets.QWidget):
    """Memories in order of trust, and glossaries."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self.memories = BroughtList(
            theme,
            tr("Memories"),
            lambda: files.ask_files(self, settings, tr("Memories"), files.BROUGHT_MEMORIES),
            tr("Drop TMX or SDLTM files here, or press Add"),
            ordered=True,
            lockable=True,
        )
        self.glossaries = BroughtList(
            theme,
            tr("Glossaries"),
            lambda: files.ask_files(self, settings, tr("Glossaries"), files.GLOSSARIES),
            tr("Drop TBX, UTX, Excel, TSV or CSV files here, or press Add"),
        )
        self.refused = RefusedList(theme)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(heading(tr("Which memories and glossaries do you have?")))
        column.addWidget(
            muted(tr("Memories give matches and can train the engine. Both lists may stay empty."))
        )
        column.addSpacing(4)
        column.addWidget(Label(tr("Memories")))
        column.addWidget(
            muted(
                tr(
                    "The most trusted first: of equal matches, its own are shown first (Alt+Up, "
                    "Alt+Down). Space makes a memory read-only, or lets it be changed."
                )
            )
        )
        width = max(one.buttons.sizeHint().width() for one in (self.memories, self.glossaries))
        for one in (self.memories, self.glossaries):
            one.add.setMinimumWidth(width)  # the lists end at one line
        column.addWidget(self.memories, 3)
        column.addWidget(Label(tr("Glossaries")))
        column.addWidget(self.glossaries, 2)
        column.addWidget(self.refused)


class EnginePage(QtWidgets.QWidget):
    """Choice of the engine: train one now, one that exists, or none."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._known: Sequence[KnownEngine] = ()
        self.train = QtWidgets.QRadioButton(tr("&Train one now from the memories of this project"))
        self.train_note = muted("")
        self.existing = QtWidgets.QRadioButton(tr("&Use an existing engine"))
        self.choice = ElidingChoice(tr("Engine"), ENGINE_LETTERS)
        self.choice.setPlaceholderText(tr("There is none for these languages yet"))
        self.browse = QtWidgets.QPushButton(tr("Choose a folder …"))
        self.browse.clicked.connect(self._browse)
        self.none = QtWidgets.QRadioButton(tr("N&one for now"))
        self.existing.toggled.connect(self._toggle)
        self._touched = False
        for button in (self.train, self.existing, self.none):
            button.clicked.connect(self._touch)
        row = QtWidgets.QHBoxLayout()
        row.setContentsMargins(INDENT, 0, 0, 0)
        row.addWidget(self.choice, 1)
        row.addWidget(self.browse)
        note = QtWidgets.QHBoxLayout()
        note.setContentsMargins(INDENT, 0, 0, 0)
        note.addWidget(self.train_note)
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

    @property
    def checked(self) -> QtWidgets.QRadioButton:
        """The button of the choice made."""
        return next(one for one in (self.train, self.existing, self.none) if one.isChecked())

    def problem(self) -> Problem | None:
        """Missing entry, as a sentence, and where it is made."""
        missing = self.engine_choice == "existing" and self.engine is None
        field = self.choice if self.choice.isEnabled() else self.none
        return (tr("Choose an engine, or none for now."), field) if missing else None

    def set_known(self, engines: Sequence[KnownEngine]) -> None:
        """The engines there are, of any languages."""
        self._known = engines

    def set_languages(self, source: str, target: str, memories: int) -> None:
        """Offer what goes with the languages and the number of memories."""
        engines = [one for one in self._known if one.translates(source, target)]
        engines.sort(key=_is_sample)
        chosen = self.choice.currentData()
        self.choice.clear()
        for one in engines:
            self.choice.addItem(f"{one.manifest.label}{telling(one.manifest)}", str(one.folder))
        place = self.choice.findData(chosen) if chosen else -1
        self.choice.setCurrentIndex(max(0, place) if engines else -1)
        self.train.setEnabled(memories > 0)
        self.train_note.setText(
            tr("Takes from a few seconds to a few minutes; you can translate meanwhile.")
            if memories
            else tr("There is no memory to train from.")
        )
        if not self._touched or (self.train.isChecked() and not memories):
            own = any(not _is_sample(one) for one in engines)  # that of the sample is only offered
            best = self.existing if own else self.train if memories else self.none
            best.setChecked(True)
        self._toggle(self.existing.isChecked())

    def _touch(self) -> None:
        """Note that the user has chosen: the choice stays."""
        self._touched = True

    def _toggle(self, existing: bool) -> None:
        self.choice.setEnabled(existing and self.choice.count() > 0)
        self.browse.setEnabled(existing)

    def _browse(self) -> None:
        folder = files.ask_folder(self, self._settings, tr("Folder of the engine"))
        if folder is not None:
            self.choice.addItem(folder.name, str(folder))
            self.choice.setCurrentIndex(self.choice.count() - 1)
            self._toggle(True)


class DetailsPage(QtWidgets.QWidget):
    """Name, folder, author, deadline, segmentation."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._folder_typed = False
        self.name = QtWidgets.QLineEdit()
        self.name.setAccessibleName(tr("Name of the project"))
        self.name.setPlaceholderText(tr("For example: Printer manual, spring edition"))
        self.folder = QtWidgets.QLineEdit()
        self.folder.setAccessibleName(tr("Folder of the project"))
        self.browse = QtWidgets.QPushButton(tr("Choose …"))
        self.browse.setAccessibleName(tr("Choose where to make the project"))
        self.browse.clicked.connect(self._browse)
        self.author = QtWidgets.QLineEdit(settings.get(AUTHOR))
        self.author.setAccessibleName(tr("Your name"))
        self.author.setPlaceholderText(tr("Written into the memory with every translation"))
        self.deadline = DeadlineField()
        self.segmentation = QtWidgets.QComboBox()
        self.segmentation.setAccessibleName(tr("Segmentation rules"))
        self.segmentation.addItem(tr("Postil's own rules"), "")
        self.rules = QtWidgets.QPushButton(tr("Rules of a file (SRX) …"))
        self.rules.clicked.connect(self._choose_rules)
        self.name.textChanged.connect(self._propose_folder)
        self.folder.textEdited.connect(self._folder_edited)
        form = QtWidgets.QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(14)
        form.setHorizontalSpacing(16)
        form.addRow(heading(tr("What shall the project be called, and where shall it be kept?")))
        form.addRow(field_label(tr("Name")), self.name)
        form.addRow(field_label(tr("Folder")), beside(self.folder, self.browse))
        form.addRow(field_label(tr("Your name")), self.author)
        form.setRowVisible(self.author, not settings.get(AUTHOR))  # asked once; see the settings
        form.addRow(field_label(tr("Deadline")), self.deadline)
        form.addRow(field_label(tr("Segmentation")), beside(self.segmentation, self.rules))
        form.addRow(
            "",
            muted(tr("Formats that know segments, such as XLIFF, keep theirs.")),
        )

    def problem(self) -> Problem | None:
        """Missing entry, as a sentence, and where it is made."""
        folder = self.path
        checks = (
            (bool(self.name.text().strip()), tr("Give the project a name."), self.name),
            (folder.is_absolute(), tr("Choose a folder for the project."), self.folder),
            (
                _is_free(folder),
                tr("{folder} exists and is not empty. Choose another folder.", folder=folder),
                self.folder,
            ),
        )
        return _first(checks)

    @property
    def path(self) -> Path:
        """The folder to make."""
        return Path(self.folder.text().strip()).expanduser()

    @property
    def srx(self) -> Path | None:
        """Rules for sentences; None for Postil's own."""
        data = self.segmentation.currentData()
        return Path(data) if data else None

    def propose_name(self, name: str) -> None:
        """Fill in a name, unless there is one."""
        if not self.name.text():
            self.name.setText(name)

    def add_rules(self, path: Path) -> None:
        """Offer the rules of a file, and choose them."""
        self.segmentation.addItem(path.name, str(path))
        self.segmentation.setCurrentIndex(self.segmentation.count() - 1)

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

    def _choose_rules(self) -> None:
        title = tr("Segmentation rules")
        path = files.ask_file(self, self._settings, title, files.SEGMENTATION)
        if path is not None:
            self.add_rules(path)


class SummaryPage(QtWidgets.QWidget):
    """Summary page: the project to be made, line by line, before it is made."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: dict[str, str] = {}
        self.text = HtmlView(tr("Summary"))
        self.text.setObjectName("examples")
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(heading(tr("This will be created")))
        column.addWidget(self.text, 1)
        self.setFocusProxy(self.text)
        theme.changed.connect(self._show)

    def show_rows(self, rows: dict[str, str]) -> None:
        """Show what will be made: a line for each."""
        self.rows = rows
        spoken = ". ".join(f"{name}: {text}" for name, text in rows.items())
        self.text.setAccessibleDescription(spoken)
        self._show()

    def _show(self) -> None:
        scheme = self._theme.scheme
        table = pairs_table(self.rows.items(), scheme)
        self.text.show_html(element("body", table, style=f"color:{scheme.text}"))


def summary(
    candidates: ImportCandidates,
    languages: str,
    engine: str,
    details: DetailsPage,
    brought: MemoriesPage,
) -> dict[str, str]:
    """The lines of the summary."""
    documents = candidates.of("document")
    words = sum(file.words for file in documents)
    names = ", ".join(file.path.name for file in documents[:4])
    if len(documents) > 4:
        names += tr(" and %Ln more", len(documents) - 4)
    counted = f"{tr('%Ln documents', len(documents))}, {tr('%Ln words', words)}"
    day = details.deadline.day
    rows = {
        tr("Name"): details.name.text().strip(),
        tr("Folder"): str(details.path),
        tr("Documents"): tr("{group}: {name}", group=counted, name=names),
        tr("Languages"): languages,
        tr("Memories"): _listed(brought.memories.paths),
        tr("Glossaries"): _listed(brought.glossaries.paths),
        tr("Engine"): engine,
        tr("Segmentation"): details.segmentation.currentText(),
        tr("Deadline"): tr("not set") if day is None else day_text(day),
    }
    author = details.author.text().strip()
    return rows | ({tr("Your name"): author} if author else {})


def _is_sample(engine: KnownEngine) -> bool:
    """Whether an engine is that of the sample project, which was trained on texts about printers
    only.
    """
    return engine.manifest.name == SAMPLE_NAME


def _listed(paths: Sequence[Path]) -> str:
    return ", ".join(path.name for path in paths) or tr("none")


def _first(checks: Sequence[tuple[bool, str, QtWidgets.QWidget]]) -> Problem | None:
    return next(((problem, field) for good, problem, field in checks if not good), None)


def _is_free(folder: Path) -> bool:
    return not folder.exists() or (folder.is_dir() and not any(folder.iterdir()))
