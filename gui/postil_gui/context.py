"""Context of the commands of features: the open project, their window, announcements and errors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from postil.errors import PostilError
from postil_gui.i18n.messages import tr
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.qt import QtCore, QtWidgets, Signal
from postil_gui.widgets.dialogs.error_box import error_box, offer_report
from postil_gui.widgets.notice_bar import open_outside

if TYPE_CHECKING:
    from postil.workspace.project import Project
    from postil.workspace.records import ProjectSegment
    from postil_gui.actions.book import ActionBook
    from postil_gui.operations.training import Trainer
    from postil_gui.project.open_project import OpenProject
    from postil_gui.settings import Settings
    from postil_gui.shell.status_bar import StatusBar
    from postil_gui.theme.theme import Theme
    from postil_gui.widgets.front_page import FrontPage
    from postil_gui.widgets.notice_bar import NoticeBar

Kind = TypeVar("Kind")


class Parts:
    """Objects found by their type, of which each is there once."""

    def __init__(self) -> None:
        self._found: dict[type[Any], object] = {}

    def add(self, part: Kind) -> Kind:
        """Keep a part; returns it.

        Raises
        ------
        ValueError
            There is one of its type.
        """
        if type(part) in self._found:
            raise ValueError(f"there are two parts of {type(part)}")
        self._found[type(part)] = part
        return part

    def find(self, kind: type[Kind]) -> Kind | None:
        """The part of a type, or None."""
        found = self._found.get(kind)
        return found if isinstance(found, kind) else None

    def get(self, kind: type[Kind]) -> Kind:
        """The part of a type.

        Raises
        ------
        LookupError
            There is none.
        """
        found = self.find(kind)
        if found is None:
            raise LookupError(f"there is no part of {kind}")
        return found


class Shell(Protocol):
    """The window as commands know it: its pages, panels, actions and status bar."""

    status: StatusBar
    notice: NoticeBar
    pages: QtWidgets.QStackedWidget

    @property
    def view(self) -> ShownProject | None:
        """The open project as it is shown, or None."""

    @property
    def book(self) -> ActionBook:
        """The actions."""

    @property
    def page(self) -> FrontPage | None:
        """The page in front of the project or the welcome page, or None."""

    def show_page(self, page: FrontPage) -> None:
        """Show a page in front of the project or the welcome page."""

    def leave_page(self) -> None:
        """Go back to the editor of the project, or to the welcome page."""

    def bring_to_front(self) -> None:
        """Show the window in front of those of other programs."""

    def raise_panel(self, name: str) -> None:
        """Bring a panel to the front, if a project is open."""

    def panel(self, name: str) -> QtWidgets.QWidget | None:
        """A panel of the open project."""

    def panel_in_use(self) -> str:
        """Id of the panel that has the focus, or ""."""

    def tool_button(self, command: str) -> QtWidgets.QWidget | None:
        """The button of a command in the tool bar, if it is in sight."""


class ShownProject(Protocol):
    """The open project as it is shown; its parts belong to features."""

    parts: Parts

    @property
    def segment(self) -> ProjectSegment | None:
        """The open segment."""

    def add_strip(self, strip: QtWidgets.QWidget) -> None:
        """Put a strip under the segments."""

    def save(self) -> None:
        """Save the text in the editor: it counts, too."""

    def remark(self, text: str) -> None:
        """Tell what holds for what is in sight."""

    def read_again(self, rows: frozenset[int]) -> None:
        """Show segments as they are now that were changed in the project."""

    def look_again(self) -> None:
        """Look up again what is in sight: the memories hold other units now."""

    def terms_changed(self) -> None:
        """Find and check terms again: the glossaries have others now."""

    def take_focus(self) -> None:
        """Put the caret into the translation of the open segment."""

    def go_to_number(self, number: int) -> None:
        """Go to a segment by its number from 1."""

    def go_to_row(self, row_id: int) -> None:
        """Go to a segment by its row id."""


class Opener(Protocol):
    """Opens projects in the window, one at a time, and closes them."""

    @property
    def is_closing(self) -> bool:
        """Whether a project is being closed."""

    @property
    def is_showing(self) -> bool:
        """Whether a project is about to be shown."""

    def show_project(self, project: Project, then: Callable[[], None] = ...) -> None:
        """Show an open project, in place of another one; ``then`` is called after that."""

    def close_project(self) -> bool:
        """Save and close the open project; False if it stays."""

    def let_go(self, close: Callable[[], None]) -> None:
        """Close a project that was opened and is not wanted."""


class Context(QtCore.QObject):
    """The open project, the window, and the background work that is not of a project.

    Parameters
    ----------
    window
        Parent of dialogs.
    shell
        The same window as commands know it.

    Attributes
    ----------
    executor
        Background work that is not of a project, in its order.
    open_project
        The open project; None without one.
    """

    project_opened = Signal()
    """A project is shown."""

    project_closed = Signal()
    """The project is closed, and free for others."""

    to_speak = Signal(str)
    """A sentence for screen readers alone."""

    possible_changed = Signal()
    """Other commands may be possible now."""

    def __init__(
        self,
        window: QtWidgets.QMainWindow,
        shell: Shell,
        *,
        theme: Theme,
        settings: Settings,
        trainer: Trainer,
        parent: QtCore.QObject,
    ) -> None:
        super().__init__(parent)
        self.window = window
        self.shell = shell
        self.theme = theme
        self.settings = settings
        self.trainer = trainer
        self.executor = SerialExecutor("desk", self)
        self.executor.failed.connect(self.show_error)
        self.open_project: OpenProject | None = None

    @property
    def view(self) -> ShownProject | None:
        """The open project as it is shown; None without one."""
        return self.shell.view

    def part(self, kind: type[Kind]) -> Kind | None:
        """The part of the open project of a type; None if no project is open."""
        return None if self.view is None else self.view.parts.find(kind)

    def announce(self, text: str) -> None:
        """Show a message for a while, and let screen readers speak it."""
        self.shell.status.announce(text)

    def tell_written(self, text: str, folder: Path, file: Path | None = None) -> None:
        """Tell that something was written, and offer to open it; it goes when work goes on."""
        offers = [(tr("Open the Folder"), lambda: open_outside(folder))]
        if file is not None:
            offers.insert(0, (tr("Open the File"), lambda: open_outside(file)))
        self.shell.notice.show_notice(text, offers)

    def save(self) -> None:
        """Save the text in the editor, if a project is open: it counts, too."""
        if self.view is not None:
            self.view.save()

    def trigger(self, command: str) -> None:
        """Do a command by its id, as its menu does."""
        self.shell.book[command].trigger()

    def show_error(self, title: str, error: BaseException) -> None:
        """Tell of an error, once as long as it is in sight."""
        box = error_box(self.window, title, error)
        if not isinstance(error, PostilError):
            offer_report(box, self.settings, error)
        boxes = self.window.findChildren(QtWidgets.QMessageBox)
        if any(one.isVisible() and one.text() == box.text() for one in boxes):
            box.deleteLater()
        else:
            box.open()
