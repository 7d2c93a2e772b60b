"""The welcome page: recent projects, the sample, a new one."""

from __future__ import annotations

from pathlib import Path

from postil.text.tags import TaggedText
from postil_gui.i18n import tr
from postil_gui.models.cards import Card, Line
from postil_gui.panels.card_list import CardList
from postil_gui.qt import Qt, QtCore, QtWidgets, Signal
from postil_gui.settings import RECENT, Settings
from postil_gui.theme.theme import Theme

WIDTH = 660
MARGIN = 24
MOST = 6


class WelcomePage(QtWidgets.QWidget):
    """What is shown when no project is open."""

    open_asked = Signal(object)
    """Folder of a recent project."""

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
        self._icon = QtWidgets.QLabel()
        self._icon.setPixmap(theme.pixmap("postil", "text", 56, self.devicePixelRatioF()))
        name = QtWidgets.QLabel("Postil")
        name.setProperty("kind", "title")
        tagline = QtWidgets.QLabel(tr("Translate with a machine that learns from you."))
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
        self.buttons: dict[str, QtWidgets.QPushButton] = {}
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(10)
        for action_id, text, icon in (
            ("project.new", tr(" New project …"), "new-project"),
            ("project.open", tr(" Open a project …"), "open-project"),
            ("project.sample", tr(" Open the sample project"), "sample"),
        ):
            button = QtWidgets.QPushButton(text)
            button.setIconSize(QtCore.QSize(20, 20))
            button.setProperty("icon_name", icon)
            button.setMinimumHeight(40)
            button.clicked.connect(lambda _=False, which=action_id: self.action_asked.emit(which))
            row.addWidget(button, 1)
            self.buttons[action_id] = button
        self.buttons["project.new"].setProperty("primary", True)
        self._recent_title = QtWidgets.QLabel(tr("Recent projects"))
        self._recent_title.setProperty("kind", "heading")
        self.recent = CardList(theme, tr("Recent projects"))
        self.recent.setObjectName("recent")
        self.recent.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.recent.taken.connect(self._open_recent)
        self.recent.clicked.connect(lambda index: self._open_recent(index.row()))
        self.empty = QtWidgets.QLabel(
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

    def _lay_out(self, head: QtWidgets.QHBoxLayout, row: QtWidgets.QHBoxLayout) -> None:
        middle = QtWidgets.QWidget()
        middle.setMaximumWidth(WIDTH)
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
        outer = QtWidgets.QGridLayout(self)
        outer.addWidget(middle, 1, 1)
        outer.setRowStretch(0, 2)
        outer.setRowStretch(2, 3)
        outer.setColumnStretch(0, 1)
        outer.setColumnStretch(1, 8)
        outer.setColumnStretch(2, 1)

    def refresh(self) -> None:
        """Read the recent projects again; those that are gone are left out."""
        self._folders = [Path(name) for name in self._settings.get(RECENT)]
        self._folders = [folder for folder in self._folders if folder.is_dir()][:MOST]
        cards = [
            Card(
                (Line(TaggedText.of(folder.name)),),
                icon=("folder", "muted"),
                meta=_short(folder.parent),
                tip=str(folder),
            )
            for folder in self._folders
        ]
        self.recent.show_cards(cards)
        self.recent.setVisible(bool(cards))
        self.empty.setVisible(not cards)
        self.recent.setFixedHeight(self.recent.height_for(WIDTH - 2 * MARGIN) + 2)

    def _open_recent(self, row: int) -> None:
        self.open_asked.emit(self._folders[row])

    def _colour(self) -> None:
        for action_id, button in self.buttons.items():
            role = "on_accent" if action_id == "project.new" else "muted"
            button.setIcon(self._theme.icon(button.property("icon_name"), role))
        self.refresh()


def _short(folder: Path) -> str:
    home = Path.home()
    return f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) else str(folder)
