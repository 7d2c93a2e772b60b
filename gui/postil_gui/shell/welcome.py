"""The welcome page: recent projects, the sample, a new one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from postil.text.tags import TaggedText
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import percent, say, tr
from postil_gui.i18n.times import pace_words
from postil_gui.qt import Qt, QtCore, QtWidgets, Signal
from postil_gui.settings import RECENT, Settings
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_list import CardList
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.measures import icon_size, letters
from postil_gui.widgets.plain_text import Label, set_tip

if TYPE_CHECKING:
    from postil.workspace.project_summary import ProjectSummary

ICON = 20  # pixels, at the usual size of text
LETTERS = 110  # in a line
MARGIN = 24
MOST = 6


class WelcomePage(QtWidgets.QWidget):
    """The welcome page, shown when no project is open."""

    open_asked = Signal(object)
    """Folder of a recent project."""

    look_asked = Signal(list)
    """Folders of the recent projects, to be looked at: how far they are, whether they are there."""

    action_asked = Signal(str)
    """Id of an action."""

    def __init__(
        self, theme: Theme, settings: Settings, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._settings = settings
        self._width = letters(self, LETTERS)
        head = self._make_head(theme)
        self.buttons: dict[str, QtWidgets.QPushButton] = {}
        row = QtWidgets.QGridLayout()
        row.setSpacing(10)
        for place, (action_id, text, icon) in enumerate(
            (
                ("project.new", tr(" New project …"), "new-project"),
                ("project.open", tr(" Open a project …"), "open-project"),
                ("project.sample", tr(" Open the sample project"), "sample"),
                ("project.open_package", tr(" Open a package …"), "import"),
            )
        ):
            button = QtWidgets.QPushButton(text)
            button.setIconSize(icon_size(button, ICON))
            button.setProperty("icon_name", icon)
            button.setProperty("command", action_id)
            button.setMinimumHeight(40)
            button.clicked.connect(lambda _=False, which=action_id: self.action_asked.emit(which))
            row.addWidget(button, *divmod(place, 2))
            self.buttons[action_id] = button
        self.buttons["project.new"].setProperty("primary", True)
        self._recent_title = Label(tr("Recent projects"))
        self._recent_title.setProperty("kind", "heading")
        self.recent = _Recent(theme, self._width - 2 * MARGIN)
        self.recent.taken.connect(self._open_recent)
        self.recent.clicked.connect(lambda index: self._open_recent(index.row()))
        self.recent.delete_asked.connect(self._remove)
        self.recent.menu_asked.connect(self._open_menu)
        self.recent.selectionModel().currentChanged.connect(self._enable)
        self.remove = QtWidgets.QPushButton(tr("&Remove from this list"))
        self.remove.setProperty("flat", True)
        set_tip(self.remove, tr("The project itself stays on the disk (Delete)"))
        self.remove.clicked.connect(self._remove)
        self._enable()
        self._seen: dict[Path, ProjectSummary] = {}
        self._folders: list[Path] = []
        self.empty = Label(
            tr(
                "Projects you work on will be listed here. The sample project is a short printer "
                "guide, English to French, with a memory and a glossary: open it to look around."
            )
        )
        self.empty.setProperty("kind", "muted")
        self.empty.setWordWrap(True)
        self._lay_out(head, row)
        theme.changed.connect(self._colour)
        self._colour()
        self.refresh()

    def _make_head(self, theme: Theme) -> QtWidgets.QHBoxLayout:
        self._icon = Label()
        self._icon.setPixmap(theme.logo(56, self.devicePixelRatioF()))
        name = Label("Postil")
        name.setProperty("kind", "title")
        tagline = Label(tr("Translate with a machine that learns from you."))
        tagline.setProperty("kind", "muted")
        words = QtWidgets.QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(name)
        words.addWidget(tagline)
        head = QtWidgets.QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._icon)
        head.addLayout(words)
        head.addStretch(1)
        return head

    def _lay_out(self, head: QtWidgets.QHBoxLayout, row: QtWidgets.QGridLayout) -> None:
        middle = QtWidgets.QWidget(self)
        middle.setMaximumWidth(self._width)
        column = QtWidgets.QVBoxLayout(middle)
        column.setContentsMargins(MARGIN, 0, MARGIN, 0)
        column.addLayout(head)
        column.addSpacing(28)
        column.addLayout(row)
        column.addSpacing(32)
        column.addWidget(self._recent_title)
        column.addSpacing(4)
        column.addWidget(self.empty)
        column.addWidget(self.recent)
        column.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignRight)
        outer = QtWidgets.QGridLayout(self)
        outer.addWidget(middle, 1, 1)
        outer.setRowStretch(0, 2)
        outer.setRowStretch(2, 3)
        outer.setColumnStretch(0, 1)
        outer.setColumnStretch(1, 8)
        outer.setColumnStretch(2, 1)

    def refresh(self) -> None:
        """Read the recent projects again, and look up their progress."""
        self._folders = [Path(name) for name in self._settings.get(RECENT)][:MOST]
        self._show()
        if self._folders:
            self.look_asked.emit(list(self._folders))

    def show_summary(self, seen: ProjectSummary) -> None:
        """Show the progress of a project."""
        self._seen[seen.folder] = seen
        if seen.folder in self._folders:
            self._show()

    def _show(self) -> None:
        current = self.recent.currentIndex().row()
        cards = [_card(folder, self._seen.get(folder)) for folder in self._folders]
        self.recent.show_cards(cards)
        if current >= 0 and cards:
            self.recent.choose(min(current, len(cards) - 1))
        self._enable()
        self.recent.setVisible(bool(cards))
        self.remove.setVisible(bool(cards))
        self.empty.setVisible(not cards)
        self.setFocusProxy(self.recent if cards else self.buttons["project.new"])
        self.recent.updateGeometry()

    def _open_recent(self, row: int) -> None:
        seen = self._seen.get(self._folders[row])
        if seen is not None and seen.missing:
            self.recent.choose(row)
            self.look_asked.emit([self._folders[row]])  # the disk may be back
        else:
            self.open_asked.emit(self._folders[row])

    def _enable(self) -> None:
        self.remove.setEnabled(self.recent.currentIndex().isValid())

    def _open_menu(self, _row: int, place: QtCore.QPoint) -> None:
        menu = QtWidgets.QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.remove.text(), self._remove)
        menu.popup(place)

    def _remove(self) -> None:
        """Take the chosen project off the list."""
        row = self.recent.currentIndex().row()
        if 0 <= row < len(self._folders):
            self._settings.forget_project(self._folders[row])
            self.refresh()

    def _colour(self) -> None:
        for action_id, button in self.buttons.items():
            role = "on_accent" if action_id == "project.new" else "muted"
            button.setIcon(self._theme.icon(button.property("icon_name"), role))
        self.refresh()


class _Recent(CardList):
    """As high as its cards; where there is no room for them, they are scrolled."""

    def __init__(self, theme: Theme, width: int) -> None:
        super().__init__(theme, tr("Recent projects"))
        self.setObjectName("recent")
        self._width = width

    def sizeHint(self) -> QtCore.QSize:
        return QtCore.QSize(self._width, self.height_for(self._width) + 2 * self.frameWidth())


def _short(folder: Path) -> str:
    home = Path.home()
    return f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) else str(folder)


def _place(folder: Path, seen: ProjectSummary) -> str:
    """Path of a project for its card: its folder if that has another name than the project."""
    return _short(folder.parent if folder.name == seen.name else folder)


def _card(folder: Path, seen: ProjectSummary | None) -> Card:
    if seen is None:
        return Card(
            (Line(TaggedText.of(folder.name)),),
            icon=("folder", "muted"),
            meta=_short(folder.parent),
            tip=str(folder),
        )
    if seen.problem:
        what = (
            tr("Not there now. Enter looks again, Delete takes it off this list.")
            if seen.missing
            else tr("It cannot be opened. {problem}", problem=say(seen.problem))
        )
        return Card(
            (Line(TaggedText.of(seen.name)), Line(TaggedText.of(what), quiet=True)),
            icon=("warning", "wrong"),
            meta=_place(folder, seen),
            tip=f"{folder}\n{say(seen.problem)}",
            spoken=f"{seen.name}. {what}",
        )
    languages = f"{language_name(seen.source_language)} → {language_name(seen.target_language)}"
    details = " · ".join([languages, *pace_words(seen.pace)])
    return Card(
        (Line(TaggedText.of(seen.name)), Line(TaggedText.of(details), quiet=True)),
        badge=percent(seen.share),
        band="wrong" if seen.pace.overdue else "exact" if not seen.pace.words_left else "similar",
        meta=_place(folder, seen),
        tip=str(folder),
        spoken=f"{seen.name}. {percent(seen.share)}. {details}",
    )
