"""The engines page: the list to the left, the chosen engine to the right, or two side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from postil.formats.languages import same_languages
from postil.text.tags import TaggedText
from postil_gui.actions.search import folded
from postil_gui.features.engines.compare import ComparePage
from postil_gui.features.engines.details import EngineDetails
from postil_gui.features.engines.service import Details, StoredEngine, Unusable
from postil_gui.i18n.messages import decimal, say, sentence, tr
from postil_gui.i18n.times import date_text
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_list import CardList
from postil_gui.widgets.cards.cards import CardDelegate
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.dialogs.dialog_parts import heading, muted
from postil_gui.widgets.engine_captions import (
    kind_text,
    languages_text,
    pairs_of,
    score_of,
    size_text,
)
from postil_gui.widgets.front_page import FrontPage, back_button
from postil_gui.widgets.plain_text import Label

LIST_WIDTH = 380
SCALE = 1000


class ChosenCardDelegate(CardDelegate):
    """Paints the chosen card in its own colours even when the focus is elsewhere."""

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        if option.state & QtWidgets.QStyle.StateFlag.State_Selected:
            option.state |= QtWidgets.QStyle.StateFlag.State_HasFocus
        super().paint(painter, option, index)


class UnusableEngine(QtWidgets.QWidget):
    """In place of the details: why an engine cannot be opened, and what can be done."""

    asked = Signal(str)
    """ "folder", "delete" or "detach"."""

    def __init__(self) -> None:
        super().__init__()
        self.name = Label()
        self.name.setProperty("kind", "title")
        self.reason = Label()
        self.reason.setWordWrap(True)
        self.reason.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.advice = muted("")
        self.buttons = {
            "folder": QtWidgets.QPushButton(tr("Open the &folder")),
            "detach": QtWidgets.QPushButton(tr("De&tach from the project")),
            "delete": QtWidgets.QPushButton(tr("&Delete …")),
        }
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(8)
        for name, button in self.buttons.items():
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, which=name: self.asked.emit(which))
            row.addWidget(button)
        row.addStretch(1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(8)
        for label in (self.name, self.reason, self.advice):
            column.addWidget(label)
        column.addSpacing(4)
        column.addLayout(row)
        column.addStretch(1)

    def show_engine(self, engine: Unusable | None, *, in_use: bool) -> None:
        """None: no engine is chosen at all.

        Parameters
        ----------
        in_use
            Whether the open project uses it.
        """
        self.name.setText(engine.label if engine is not None else "")
        self.reason.setText(sentence(engine.reason) if engine is not None else "")
        self.advice.setText(_advice(engine) if engine is not None else "")
        self.buttons["folder"].setVisible(engine is not None and not engine.missing)
        self.buttons["delete"].setVisible(engine is not None and not engine.missing)
        self.buttons["detach"].setVisible(in_use)


def _advice(engine: Unusable) -> str:
    users = ", ".join(use.name for use in engine.used_by)
    used = tr("It is in use in {projects}.", projects=users) if users else ""
    if engine.missing:
        what = [
            tr(
                "It was moved or deleted, or its disk is out: it stood in {folder}.",
                folder=engine.folder,
            )
        ]
    else:
        left = tr("What is left of it is in {folder}.", folder=engine.folder)
        what = [say(engine.hint) or tr("Train it anew or import it again."), left]
    return " ".join(part for part in (*what, used) if part)


class EnginesPage(FrontPage):
    """The engines page; it sends a signal for each command."""

    guide = "engines"
    own_keys = frozenset({"F2", "Del"})

    asked = Signal(str, object)
    """Action (see :class:`EngineDetails`) and the ``StoredEngine`` or ``Unusable`` it
    is about; "import" and "train anew" are about none."""

    chosen = Signal(object)
    """``StoredEngine`` that is looked at."""

    cancelled = Signal()
    """The long work in sight is to stop."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr("Engines"))
        self._theme = theme
        self._looked = False  # whether any engines were looked for yet
        self._all: list[StoredEngine] = []
        self._unusable: list[Unusable] = []
        self._shown: list[StoredEngine | Unusable] = []
        self._waiting = False
        self._languages: tuple[str, str] | None = None
        self._awaited: Path | None = None
        self._project: tuple[str, Path | None] = ("", None)
        self.title = heading(tr("Engines"))
        self.filter = QtWidgets.QLineEdit()
        self.filter.setPlaceholderText(tr("Filter by name, language or kind"))
        self.filter.setAccessibleName(tr("Filter the engines"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(lambda _: self._show_list())
        self.list = CardList(theme, tr("Engines"))
        self.list.setItemDelegate(ChosenCardDelegate(theme, self.list))
        self.list.setProperty("paper", True)
        self.empty = muted("")
        self.bring = QtWidgets.QPushButton(tr("&Import …"))
        self.train = QtWidgets.QPushButton(tr("Train a &new one …"))
        self.bring.setProperty("command", "engine.import")
        self.train.setProperty("command", "training.train")
        self.back = back_button()
        self.details = EngineDetails(theme)
        self.compare = ComparePage(theme)
        self._make_foot()
        self._lay_out()
        self._connect()

    def _make_foot(self) -> None:
        self.foot = QtWidgets.QWidget()
        self.doing = Label()
        self.doing.setAccessibleName(tr("What is being done"))
        self.bar = QtWidgets.QProgressBar()
        self.bar.setRange(0, SCALE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        self.stop = QtWidgets.QPushButton(tr("Cancel"))
        row = QtWidgets.QHBoxLayout(self.foot)
        row.setContentsMargins(22, 8, 22, 10)
        row.setSpacing(12)
        row.addWidget(self.doing)
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop)
        self.foot.hide()

    def _lay_out(self) -> None:
        head = QtWidgets.QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.back)
        buttons = QtWidgets.QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.train)
        buttons.addWidget(self.bring)
        buttons.addStretch(1)
        self.side = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(self.side)
        column.setContentsMargins(22, 16, 12, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        column.addWidget(self.empty)
        column.addStretch(0)
        column.addLayout(buttons)
        self.side.setFixedWidth(max(LIST_WIDTH, self.side.minimumSizeHint().width()))
        self.places = QtWidgets.QStackedWidget()
        self.unusable = UnusableEngine()
        for page in (self.unusable, self.details):
            self.places.addWidget(page)
        both = QtWidgets.QWidget()
        row = QtWidgets.QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.side)
        row.addWidget(self.places, 1)
        self.pages = QtWidgets.QStackedWidget()
        self.pages.addWidget(both)
        self.pages.addWidget(self.compare)
        outer = QtWidgets.QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.pages, 1)
        outer.addWidget(self.foot)

    def _connect(self) -> None:
        self.list.selectionModel().currentChanged.connect(lambda *_: self._choose())
        self.list.edit_asked.connect(lambda _: self._ask("rename"))
        self.list.delete_asked.connect(lambda _: self._ask("delete"))
        self.list.taken.connect(lambda _: self.details.tabs.setFocus())
        self.details.asked.connect(self._ask)
        self.unusable.asked.connect(self._ask)
        self.bring.clicked.connect(lambda: self.asked.emit("import", None))
        self.train.clicked.connect(lambda: self.asked.emit("train anew", None))
        self.back.clicked.connect(self.left)
        self.stop.clicked.connect(self.cancelled)
        self.compare.left.connect(self.show_list)

    @property
    def engine(self) -> StoredEngine | None:
        """The engine that is chosen, if it can be opened."""
        return self._chosen if isinstance(self._chosen, StoredEngine) else None

    @property
    def _chosen(self) -> StoredEngine | Unusable | None:
        row = self.list.currentIndex().row()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    @property
    def engines(self) -> list[StoredEngine]:
        """All engines, whatever the filter."""
        return self._all

    def show_project(self, name: str, engine: Path | None, languages: tuple[str, str]) -> None:
        """The open project, the engine it uses, and its languages."""
        self._project, self._languages = (name, engine), languages
        self._show_list()

    def show_no_project(self) -> None:
        """No project is open."""
        self._project, self._languages = ("", None), None
        self._show_list()

    def show_engines(self, engines: Sequence[StoredEngine], unusable: Sequence[Unusable]) -> None:
        """Show the engines there are."""
        self._looked = True
        self._all, self._unusable = list(engines), list(unusable)
        self.compare.show_engines(self._all)
        awaited = self._awaited
        if any(one.folder == awaited for one in self._all):
            self._awaited = None
            self.filter.clear()  # it might hide what was brought
        self._show_list()
        if awaited is not None:
            self.choose(awaited)
        if self._waiting and self.train.hasFocus() and self._shown:
            self.list.setFocus()
        self._waiting = False

    def await_engine(self, folder: Path) -> None:
        """Choose the engine in a folder as soon as it is listed."""
        self._awaited = folder

    def show_details(self, details: Details) -> None:
        """Show the details read about an engine."""
        self.details.show_details(details)

    def show_working(self, share: float, text: str) -> None:
        """Progress of something long; a share of 1 ends it."""
        self.foot.setVisible(share < 1)
        self.bar.setRange(0, SCALE if share > 0 else 0)
        self.bar.setValue(round(share * SCALE))
        self.doing.setText(text)
        self.compare.show_working(share < 1)

    def show_list(self) -> None:
        """The list and the chosen engine."""
        self.pages.setCurrentIndex(0)
        self.list.setFocus()

    def show_comparison(self, engine: StoredEngine | None) -> None:
        """Two engines side by side, one of them chosen already."""
        self.compare.choose(engine)
        self.pages.setCurrentWidget(self.compare)
        self.compare.first.setFocus()

    def choose(self, folder: Path) -> None:
        """Choose the engine in a folder."""
        for row, one in enumerate(self._shown):
            if one.folder == folder:
                self.list.setCurrentIndex(self.list.model().index(row, 0))

    def focus(self) -> None:
        """Begin where work begins: in the list, as soon as there is one."""
        self._waiting = not self._shown
        (self.train if self._waiting else self.list).setFocus()

    def step_back(self) -> None:
        """Escape: from the comparison back to the list, from the list back to the view
        before it.
        """
        if self.pages.currentWidget() is self.compare:
            self.show_list()
        elif self.filter.hasFocus() and self.filter.text():
            self.filter.clear()
        else:
            self.left.emit()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        keys = {Qt.Key.Key_F2: "rename", Qt.Key.Key_Delete: "delete"}
        if event.key() in keys and self.pages.currentIndex() == 0:
            self._ask(keys[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _ask(self, what: str) -> None:
        if self._chosen is not None:
            self.asked.emit(what, self._chosen)

    def _show_list(self) -> None:
        chosen = self._chosen.folder if self._chosen is not None else self._project[1]
        words = folded(self.filter.text()).split()
        every: list[StoredEngine | Unusable] = [*self._all, *self._unusable]
        self._shown = [one for one in every if all(word in folded(_text(one)) for word in words)]
        self.list.show_cards([self._card(one) for one in self._shown])
        self.list.setVisible(bool(self._shown))
        self.empty.setVisible(self._looked and not self._shown)
        self.empty.setText(
            tr("No engine has these words in its name or languages.")
            if words
            else tr(
                "There is no engine yet. Train one from your memories, or import a .postil file."
            )
        )
        folders = [one.folder for one in self._shown]
        row = folders.index(chosen) if chosen in folders else 0
        if self._shown:
            self.list.setCurrentIndex(self.list.model().index(row, 0))
        self._choose()

    def _choose(self) -> None:
        engine = self._chosen
        if not isinstance(engine, StoredEngine):
            self.places.setCurrentWidget(self.unusable)
            in_use = engine is not None and self._is_used(engine.folder)
            self.unusable.show_engine(engine, in_use=in_use)
            return
        self.places.setCurrentWidget(self.details)
        ours = self._project[0] if self._is_used(engine.folder) else ""
        self.details.show_engine(engine, ours, self._why_not(engine))
        self.chosen.emit(engine)

    def _is_used(self, folder: Path) -> bool:
        """Whether the open project uses the engine in a folder."""
        used = self._project[1]
        return used is not None and used.resolve() == folder.resolve()

    def _why_not(self, engine: StoredEngine) -> str:
        """Why the open project cannot use an engine, or ""."""
        if self._languages is None:
            return tr("Open a project between these languages first.")
        if not same_languages(engine.languages, self._languages):
            return tr("It translates between other languages than the open project.")
        return ""

    def _card(self, one: StoredEngine | Unusable) -> Card:
        if not isinstance(one, StoredEngine):
            state = tr("not there") if one.missing else tr("cannot be opened")
            return Card(
                (
                    Line(TaggedText.of(one.label)),
                    Line(TaggedText.of(say(one.reason)), quiet=True),
                ),
                icon=("error", "wrong"),
                meta=f"{tr('in use')} · {state}" if self._is_used(one.folder) else state,
                tip=str(one.folder),
            )
        manifest, score = one.manifest, score_of(one.manifest)
        facts = [
            date_text(manifest.created),
            size_text(one.facts.size),
            tr("BLEU {value}", value=decimal(score)) if score is not None else tr("not measured"),
        ]
        pairs = pairs_of(manifest)
        lines = [languages_text(manifest), kind_text(manifest)]
        if pairs:
            lines.append(tr("%Ln pairs", pairs))
        used = self._is_used(one.folder)
        if used:
            facts.insert(0, tr("in use"))
        name = TaggedText.of(manifest.label)
        return Card(
            (Line(name), Line(TaggedText.of(" · ".join(lines)), quiet=True)),
            icon=("confirm", "exact") if used else ("engine", "muted"),
            meta=" · ".join(fact for fact in facts if fact),
            tip=str(one.folder),
            spoken=f"{name.plain}, {', '.join([*lines, *facts])}",
        )


def _text(engine: StoredEngine | Unusable) -> str:
    """Text that the filter looks in."""
    if isinstance(engine, Unusable):
        return engine.label
    manifest = engine.manifest
    codes = f"{manifest.source_language} {manifest.target_language}"
    return f"{manifest.label} {codes} {languages_text(manifest)} {kind_text(manifest)}"
