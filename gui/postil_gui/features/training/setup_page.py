"""First page of training: which recipe, from which texts, with which settings."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, count, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.features.training.fields import LETTERS, ClusterField, JudgeField
from postil_gui.i18n.messages import mark, tr
from postil_gui.paths import KnownEngine
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.settings import Settings
from postil_gui.theme.theme import Theme
from postil_gui.widgets.choices import ElidingChoice
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.dialog_parts import (
    FileList,
    LanguageField,
    Scrolled,
    field_label,
    heading,
    muted,
)
from postil_gui.widgets.dialogs.settings_form import SettingsForm
from postil_gui.widgets.eliding import ElidingCheckBox
from postil_gui.widgets.engine_captions import telling
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.plain_text import Label, set_tip
from postil_gui.widgets.wrapped_items import wrap_items

if TYPE_CHECKING:
    from postil.training.recipe import Recipe, Value

LIST_FRAME, WIDEST_LIST, LEAST_LIST = 32, 284, 150
LIST_HEIGHT, THREE_BUTTONS = 122, 91
LABEL_WIDTH = 118
NEW_BASE = mark("A new one from the same texts")
HELD_OUT = mark(
    "A tenth of the segments, 300 at most, is kept out of the training: on them the new engine is "
    "compared with the one in use."
)


@dataclass(frozen=True, slots=True)
class Plan:
    """Values of the form.

    Parameters
    ----------
    corpora
        Paths: one is a memory, two are parallel texts.
    memories
        Names of memories of the open project.
    base, against
        Folders of engines, or None.
    test
        Texts to judge by, as one of ``corpora``; empty: some of the corpora.
    cluster
        "tcp://…", or "".
    sample
        Name of the setting that what is left to translate in the open project is the file for, or
        "".
    """

    recipe: str
    name: str
    source_language: str
    target_language: str
    corpora: tuple[tuple[str, ...], ...]
    memories: tuple[str, ...]
    settings: Mapping[str, Value]
    base: Path | None
    against: Path | None
    test: tuple[str, ...] = ()
    cluster: str = ""
    sample: str = ""


class EngineChoice(ElidingChoice):
    """One of the engines there are, or none."""

    def __init__(self, name: str, none: str) -> None:
        super().__init__(name, LETTERS)
        self._none = none
        self.show_engines([], None, None)

    @property
    def folder(self) -> Path | None:
        data = self.currentData()
        return Path(data) if data else None

    def name_none(self, text: str) -> None:
        """What is shown where no engine is chosen."""
        self._none = text
        self.setItemText(0, text)

    def show_engines(
        self, engines: Sequence[KnownEngine], chosen: Path | None, in_use: Path | None
    ) -> None:
        """Offer these, and choose one; ``in_use``: by the open project."""
        self.clear()
        self.addItem(self._none, "")
        for engine in engines:
            used = tr(" (in use)") if engine.folder == in_use else ""
            caption = telling(engine.manifest)
            self.addItem(f"{engine.manifest.label}{used}{caption}", str(engine.folder))
        self.setCurrentIndex(max(0, self.findData(str(chosen)) if chosen else 0))


class TrainSetup(QtWidgets.QWidget):
    """The list of recipes; what the chosen one is for, and its form."""

    changed = Signal()
    """Another recipe is chosen."""

    plan_changed = Signal()
    """Something is filled in that counts for time and memory."""

    def __init__(self, theme: Theme, settings: Settings, recipes: Sequence[Recipe]) -> None:
        super().__init__()
        self._settings = settings
        self._recipes = sorted(recipes, key=lambda one: one.advanced)
        self._pairs: dict[Path, tuple[Path, Path]] = {}
        self.recipes = QtWidgets.QListWidget()
        self.recipes.setProperty("framed", True)
        self.recipes.setAccessibleName(tr("Recipes"))
        wrap_items(self.recipes)
        self.recipes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.more_recipes = QtWidgets.QToolButton()
        self.more_recipes.setText(tr("Advanced recipes"))
        self.more_recipes.setCheckable(True)
        self.more_recipes.setProperty("fold", True)
        self.more_recipes.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more_recipes.toggled.connect(self._fold_recipes)
        self.title = heading("")
        self.title.setWordWrap(True)
        self.about = muted("")
        self.name = QtWidgets.QLineEdit()
        self.name.setAccessibleName(tr("Name of the engine"))
        self.source = LanguageField(tr("Source language"))
        self.target = LanguageField(tr("Target language"))
        for field in (self.source, self.target):
            field.setMinimumWidth(scaled(self, 110))
        self.memories = QtWidgets.QWidget()
        self._memories = QtWidgets.QVBoxLayout(self.memories)
        self._memories.setContentsMargins(0, 0, 0, 0)
        self._memories.setSpacing(2)
        self.corpora = FileList(
            theme,
            tr("Memories and parallel texts"),
            (),
            lambda: files.ask_files(self, settings, tr("Memories"), files.MEMORIES),
            tr("Drop TMX or SDLTM files here, or press Add"),
        )
        self.corpora.setMaximumHeight(max(LIST_HEIGHT, scaled(self, THREE_BUTTONS)))
        self.corpora.add.setText(tr("Add memories …"))
        self.add_texts = QtWidgets.QPushButton(tr("Add texts …"))
        set_tip(self.add_texts, tr("Two text files, line by line translations of each other."))
        self.add_texts.clicked.connect(self._add_texts)
        self.corpora.buttons.insertWidget(1, self.add_texts)
        for button in (self.corpora.add, self.add_texts, self.corpora.remove):
            button.setAutoDefault(False)
        self.base = EngineChoice(tr("Engine to start from"), tr(NEW_BASE))
        self.against = EngineChoice(tr("Engine to compare with"), tr("None"))
        self.judge = JudgeField(self._ask_judges)
        self.cluster = ClusterField()
        self.estimate = muted("")
        self.estimate.setAccessibleName(tr("What it will take"))
        self._units: dict[str, int] = {}
        self._has_project = False
        self.forms: dict[str, SettingsForm] = {}
        self.form_place = QtWidgets.QVBoxLayout()
        self._lay_out()
        self.recipes.currentRowChanged.connect(self._show_recipe)
        self.recipes.setCurrentRow(0)
        self.corpora.changed.connect(self._corpora_changed)
        self.base.currentIndexChanged.connect(self.plan_changed)

    def _lay_out(self) -> None:
        for recipe in self._recipes:
            item = QtWidgets.QListWidgetItem(tr(recipe.title))
            set_tip(item, tr(recipe.about))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, tr(recipe.about))
            self.recipes.addItem(item)
        self._fold_recipes(False)
        languages = QtWidgets.QHBoxLayout()
        languages.setSpacing(10)
        languages.addWidget(self.source, 1)
        languages.addWidget(Label("→"))
        languages.addWidget(self.target, 1)
        texts = QtWidgets.QVBoxLayout()
        texts.setSpacing(8)
        texts.addWidget(self.memories)
        texts.addWidget(self.corpora)
        self.rows = QtWidgets.QFormLayout()
        self.rows.setVerticalSpacing(12)
        self.rows.setHorizontalSpacing(16)
        self.rows.setRowWrapPolicy(QtWidgets.QFormLayout.RowWrapPolicy.DontWrapRows)
        self.rows.setFieldGrowthPolicy(
            QtWidgets.QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow
        )
        for text, field in (
            (tr("&Name"), self.name),
            (tr("Languages"), languages),
            (tr("Train on"), texts),
            (tr("&Start from"), self.base),
            (tr("&Compare with"), self.against),
            (tr("&Judge by"), self.judge),
        ):
            self.rows.addRow(_row_label(text, field), field)
        self.cluster_row = QtWidgets.QWidget(self)
        self.cluster_row.hide()
        beside = QtWidgets.QHBoxLayout(self.cluster_row)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(16)
        beside.addWidget(_row_label(tr("Cl&uster"), self.cluster), 0, Qt.AlignmentFlag.AlignTop)
        beside.addWidget(self.cluster, 1)
        self.body = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(self.body)
        column.setContentsMargins(20, 0, 14, 4)
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self.about)
        column.addLayout(self.rows)
        column.addWidget(muted(tr(HELD_OUT)))
        column.addSpacing(4)
        column.addWidget(heading(tr("Settings")))
        column.addLayout(self.form_place)
        column.addStretch(1)
        self._put_together()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """The list of recipes gives way to the form where both do not fit."""
        widest = max(self.fontMetrics().horizontalAdvance(tr(one.title)) for one in self._recipes)
        wanted = min(widest + LIST_FRAME, scaled(self, WIDEST_LIST))
        form = self.body.minimumSizeHint().width() + self.scrolled.verticalScrollBar().width()
        self.recipes.setFixedWidth(min(wanted, max(scaled(self, LEAST_LIST), self.width() - form)))

    def _put_together(self) -> None:
        """The recipes to the left; to the right the form, scrolled, and what it will take."""
        self.scrolled = Scrolled(self.body, gives_way=True)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        left = QtWidgets.QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.recipes, 1)
        left.addWidget(self.more_recipes)
        row.addLayout(left)
        self.estimate.setContentsMargins(20, 8, 14, 0)
        right = QtWidgets.QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.scrolled, 1)
        right.addWidget(self.estimate)
        row.addLayout(right, 1)

    @property
    def recipe(self) -> Recipe:
        return self._recipes[max(0, self.recipes.currentRow())]

    @property
    def form(self) -> SettingsForm:
        """The settings of the chosen recipe."""
        return self.forms[self.recipe.name]

    def choose(self, recipe: str) -> None:
        """Choose a recipe by name."""
        names = [one.name for one in self._recipes]
        if recipe in names:
            number = names.index(recipe)
            self.more_recipes.setChecked(
                self.more_recipes.isChecked() or self._recipes[number].advanced
            )
            self.recipes.setCurrentRow(number)

    def _fold_recipes(self, shown: bool) -> None:
        """Show the advanced recipes, or hide those that are not chosen."""
        arrow = Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow
        self.more_recipes.setArrowType(arrow)
        for number, recipe in enumerate(self._recipes):
            hidden = recipe.advanced and not shown and number != self.recipes.currentRow()
            self.recipes.setRowHidden(number, hidden)
        self.more_recipes.setVisible(any(one.advanced for one in self._recipes))

    def show_memories(self, memories: Mapping[str, int], own: str = "") -> None:
        """Offer the memories of the open project: names and how many units; ``own``: the one that
        grows with it.
        """
        while (item := self._memories.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for name, units in memories.items():
            what = tr("this project's own memory") if name == own else tr("memory of this project")
            caption = tr("{name}: %Ln units, {what}", units, name=name, what=what)
            box = ElidingCheckBox(caption)
            box.setProperty("memory", name)
            box.setChecked(units > 0)
            box.toggled.connect(self.plan_changed)
            box.setEnabled(units > 0)
            self._memories.addWidget(box)
        self._units = dict(memories)
        self.memories.setVisible(bool(memories))
        self._order_tabs()
        self.plan_changed.emit()

    @property
    def units(self) -> int:
        """Units of the chosen memories of the project."""
        boxes = self.memories.findChildren(QtWidgets.QCheckBox)
        return sum(self._units.get(str(b.property("memory")), 0) for b in boxes if b.isChecked())

    def show_engines(
        self, engines: Sequence[KnownEngine], chosen: Path | None, in_use: Path | None
    ) -> None:
        """Offer engines to start from and to compare with; ``in_use``: by the open project."""
        self.base.show_engines(engines, chosen, in_use)
        self.against.show_engines(engines, chosen, in_use)

    def offer_project_text(self, offered: bool) -> None:
        """Offer what is left to translate in the open project as a sample; or there is none."""
        self._has_project = offered
        for form in self.forms.values():
            form.offer_project_text(offered)

    def start_from(self, engine: KnownEngine, engines: Sequence[KnownEngine]) -> None:
        """Fill in what makes a better engine from one; ``engines``: all between its languages."""
        manifest = engine.manifest
        if not self.recipe.needs_base:
            self.choose(next((one.name for one in self._recipes if one.needs_base), ""))
        self.source.set_code(manifest.source_language)
        self.target.set_code(manifest.target_language)
        self.name.setText(manifest.label)
        self.show_engines(engines, engine.folder, None)

    def offer_name(self, taken: Collection[str]) -> None:
        """Put a number behind the name that is filled in, where another engine has it."""
        offered = self.name.text()
        if offered and not self.name.isModified():
            known = set(map(str.casefold, taken))
            free = chain([offered], (f"{offered} {number}" for number in count(2)))
            self.name.setText(next(name for name in free if name.casefold() not in known))

    def plan(self) -> Plan:
        """Values of the form.

        Raises
        ------
        UsageError
            A setting is not allowed.
        """
        boxes = self.memories.findChildren(QtWidgets.QCheckBox)
        paths = [self._pairs.get(path, (path,)) for path in self.corpora.paths]
        return Plan(
            recipe=self.recipe.name,
            name=self.name.text().strip(),
            source_language=self.source.code,
            target_language=self.target.code,
            corpora=tuple(tuple(map(str, one)) for one in paths),
            memories=tuple(str(box.property("memory")) for box in boxes if box.isChecked()),
            settings=self.form.values(),
            base=self.base.folder if self.recipe.needs_base else None,
            against=self.against.folder,
            test=self.judge.paths,
            cluster=self.cluster.address if self.recipe.on_cluster else "",
            sample=self.form.sample,
        )

    def problem(self) -> tuple[str, QtWidgets.QWidget] | None:
        """Missing entry, and the field where it goes."""
        if not self.name.text().strip():
            return tr("Give the engine a name."), self.name
        for field in (self.source, self.target):
            if not field.code:
                return tr("Choose both languages."), field
        chosen = [b for b in self.memories.findChildren(QtWidgets.QCheckBox) if b.isChecked()]
        if not self.corpora.paths and not chosen:
            return tr("Add at least one memory or a pair of texts."), self.corpora.add
        if not self.recipe.trains_base and self.base.folder is None:
            return tr("Choose the engine to start from."), self.base
        if self.recipe.on_cluster and self.cluster.problem:
            self.form.more.setChecked(True)
            return self.cluster.problem, self.cluster
        return None

    def _show_recipe(self, _row: int) -> None:
        recipe = self.recipe
        self.title.setText(tr(recipe.title))
        self.about.setText(tr(recipe.about))
        if recipe.name not in self.forms:
            self.forms[recipe.name] = SettingsForm(recipe.settings)
            self.form_place.addWidget(self.forms[recipe.name])
            self.form.offer_project_text(self._has_project)
            for field in self.form.fields.values():
                field.changed.connect(self.plan_changed)
        for name, form in self.forms.items():
            form.setVisible(name == recipe.name)
        self.rows.setRowVisible(self.base, recipe.needs_base)
        self.base.name_none(tr(NEW_BASE) if recipe.trains_base else tr("Choose an engine"))
        if recipe.on_cluster:
            self.form.add_advanced(self.cluster_row)
        self.cluster_row.setVisible(recipe.on_cluster)
        self.scrolled.verticalScrollBar().setValue(0)
        self._order_tabs()
        self._share_out()
        self.changed.emit()
        self.plan_changed.emit()

    def _order_tabs(self) -> None:
        """The Tab key goes through the form from top to bottom, whatever was made first."""
        form = self.form
        boxes = self.memories.findChildren(QtWidgets.QCheckBox)
        plain = [field for field in form.fields.values() if not field.setting.advanced]
        folded = [field for field in form.fields.values() if field.setting.advanced]
        order: list[QtWidgets.QWidget] = [
            *(self.recipes, self.more_recipes, self.name, self.source, self.target, *boxes),
            self.corpora.list,
            *(self.corpora.add, self.add_texts, self.corpora.remove, self.base, self.against),
            self.judge.choice,
            *(one for field in plain for one in (field.editor, field.project_text)),
            *(form.more, form.defaults),
            *(field.editor for field in folded),
        ]
        if self.recipe.on_cluster:  # else they stand nowhere
            order += [self.cluster.address_field, self.cluster.test]
        for one, following in pairwise(order):
            self.setTabOrder(one, following)

    def _ask_judges(self) -> tuple[Path, ...]:
        """A memory, or a text and its translation."""
        source = files.ask_file(
            self, self._settings, tr("A memory, or a text in the source language"), files.ANY
        )
        if source is None or source.name.lower().endswith(files.MEMORY_SUFFIXES):
            return () if source is None else (source,)
        title = tr("Translation of {name}, line by line", name=source.name)
        target = files.ask_file(self, self._settings, title, files.ANY)
        return () if target is None else (source, target)

    def _add_texts(self) -> None:
        source = files.ask_file(self, self._settings, tr("Text in the source language"), files.ANY)
        if source is None:
            return
        target = files.ask_file(
            self, self._settings, tr("Translation of {name}", name=source.name), files.ANY
        )
        if target is not None:
            self.add_pair(source, target)

    def _corpora_changed(self) -> None:
        """Forget pairs that were removed: a text may come back alone, or with another one."""
        there = set(self.corpora.paths)
        self._pairs = {path: pair for path, pair in self._pairs.items() if path in there}
        self.plan_changed.emit()

    def add_pair(self, source: Path, target: Path) -> None:
        """Add two text files, line by line translations of each other."""
        self._pairs[source] = (source, target)
        self.corpora.add_paths([source])
        self.plan_changed.emit()  # also if it was there, with another translation
        item = self.corpora.list.item(self.corpora.paths.index(source))
        item.setText(f"{source.name} + {target.name}")
        set_tip(item, f"{source}\n{target}")


def _row_label(text: str, field: QtWidgets.QWidget | QtWidgets.QLayout) -> QtWidgets.QLabel:
    label = field_label(text)
    label.setWordWrap(True)
    label.setContentsMargins(0, 7, 0, 0)
    label.setFixedWidth(scaled(label, LABEL_WIDTH))
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    if isinstance(field, QtWidgets.QWidget):
        label.setBuddy(field)
    return label
