"""The main window: welcome page or open project, menus, status bar. It arranges; others act."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterable

from postil_gui.actions.action import Action
from postil_gui.actions.book import ActionBook
from postil_gui.features.projects.brought_list import local_paths
from postil_gui.i18n.messages import tr
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.settings import GEOMETRY, Settings
from postil_gui.shell.docks.project_area import ProjectArea
from postil_gui.shell.keys.key_positions import WindowKeys
from postil_gui.shell.project_view import ProjectView
from postil_gui.shell.status_bar import StatusBar
from postil_gui.shell.welcome import WelcomePage
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import GuidedWindow
from postil_gui.widgets.front_page import FrontPage
from postil_gui.widgets.keys.alt_keys import watch
from postil_gui.widgets.keys.mnemonics import letter_of, of_menu, of_widget, use_distinct
from postil_gui.widgets.measures import room_on_screen
from postil_gui.widgets.notice_bar import NoticeBar


class _Pages(QtWidgets.QStackedWidget):
    """Pages of which one is shown, as small as that one may be: the window shall fit on a small
    screen whatever the others need.
    """

    def __init__(self, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.currentChanged.connect(lambda _: self.updateGeometry())

    def minimumSizeHint(self) -> QtCore.QSize:
        page: QtWidgets.QWidget | None = self.currentWidget()
        if page is None:
            return super().minimumSizeHint()
        return page.minimumSizeHint().expandedTo(page.minimumSize())


class MainWindow(GuidedWindow):
    """The window of the desk.

    Attributes
    ----------
    before_closing
        Saves what is to be saved; returns whether the window may close.
    """

    files_dropped = Signal(list)
    """``Path`` of files and folders dropped on the window."""

    page_changed = Signal()
    """Another page is in sight."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self.setWindowTitle("Postil")
        self.setWindowIcon(QtGui.QIcon(theme.logo(128)))
        self.resize(1280, 800)
        self._theme = theme
        self._settings = settings
        self.before_closing: Callable[[], bool] = lambda: True
        self._book: ActionBook | None = None
        self._keys: WindowKeys | None = None
        self.project_area: ProjectArea | None = None
        middle = QtWidgets.QWidget(self)  # from outside in: what moves is styled again
        self.pages: QtWidgets.QStackedWidget = _Pages(middle)
        self.welcome = WelcomePage(theme, settings, self.pages)
        self.pages.addWidget(self.welcome)
        self.pages.currentChanged.connect(lambda _: self.page_changed.emit())
        self.notice = NoticeBar(theme)
        self.notice.left.connect(self._take_focus)
        column = QtWidgets.QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pages, 1)
        column.addWidget(self.notice)
        self.setCentralWidget(middle)
        self.status = StatusBar(self)
        self.setStatusBar(self.status)
        self.status.hide()
        self.page_changed.connect(self.status.drop_remark)

    @property
    def view(self) -> ProjectView | None:
        """The open project as shown, or None."""
        return None if self.project_area is None else self.project_area.view

    @property
    def book(self) -> ActionBook:
        """The actions."""
        if self._book is None:
            raise RuntimeError("the window has no actions yet")
        return self._book

    def set_actions(
        self, actions: Iterable[Action], bind: Callable[[Action], Callable[[], None]]
    ) -> None:
        """Build the menus of the actions, which do what ``bind`` makes of each."""
        self._book = ActionBook(self, self._theme, self._settings, actions, bind)
        self._book.fill_menus(self.menuBar())
        self._book.enable(set())
        self._keys = WindowKeys(self, self._book)
        self._use_letters(self.welcome)

    def make_area(self, open_project: OpenProject) -> ProjectArea:
        """Make the page of a project; it is not shown yet."""
        place = ProjectArea(open_project, self._theme, self._settings, self.pages)
        self.book.fill_toolbar(place.toolbar)
        place.focus_mode_changed.connect(self.book["view.focus_mode"].setChecked)
        return place

    def show_area(self, place: ProjectArea, title: str) -> None:
        """Show the page of a project."""
        self.project_area = place
        self.pages.addWidget(place)
        self._use_letters(place)
        self.status.show_project(True)
        self.status.show()  # before the page, which would be laid out once more
        self.pages.setCurrentWidget(place)
        place.view.grid.setFocus()  # no field takes keys that are meant for the first segment
        self.book.describe_buttons(place)
        self.setWindowTitle(tr("{title} – Postil", title=title))

    def take_view(self) -> ProjectView | None:
        """Go back to the welcome page; returns what was shown, for its owner to save and close."""
        place, self.project_area = self.project_area, None
        if place is None:
            return None
        place.save_layout()
        self.notice.dismiss()
        self.pages.setCurrentWidget(self.welcome)
        self.pages.removeWidget(place)
        place.hide()
        place.deleteLater()
        self.setWindowTitle("Postil")
        self.status.show_project(False)
        self.status.clearMessage()
        self.status.fold()
        self.welcome.refresh()
        self._take_focus()
        return place.view

    @property
    def page(self) -> FrontPage | None:
        """The page in front of the project or the welcome page, or None."""
        page = self.pages.currentWidget()
        return page if isinstance(page, FrontPage) else None

    def show_page(self, page: FrontPage) -> None:
        """Show a page in front of the project or the welcome page."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
            page.left.connect(self.leave_page)
            self.book.describe_buttons(page)
        self._use_letters(page)
        self.pages.setCurrentWidget(page)
        self.status.show()

    def _use_letters(self, page: QtWidgets.QWidget) -> None:
        """Let Alt reach on a page what no menu has the letter of."""
        taken = {letter_of(text) for text, _ in of_menu(self.menuBar())}
        use_distinct(of_widget(page), taken)

    def leave_page(self) -> None:
        """Go back to the project or the welcome page."""
        if self.project_area is not None:
            self.pages.setCurrentWidget(self.project_area)
            self.project_area.view.grid.editor.setFocus()
        else:
            self.pages.setCurrentWidget(self.welcome)
            self.welcome.buttons["project.new"].setFocus()
            self.status.fold()

    def _take_focus(self) -> None:
        """Put the focus into the page in sight: what had it is gone."""
        page: QtWidgets.QWidget | None = self.pages.currentWidget()
        if self.project_area is not None and page is self.project_area:
            self.project_area.view.grid.editor.setFocus()
        elif page is not None:
            page.setFocus()

    def raise_panel(self, name: str) -> None:
        """Bring a panel to the front, if a project is open."""
        if self.project_area is not None:
            self.project_area.raise_panel(name)

    def go_to_panel(self, name: str) -> None:
        """Bring a panel to the front and move the focus into it; out of it, if it is there."""
        if self.project_area is not None:
            self.project_area.go_to_panel(name)

    def close_panel(self) -> None:
        """Close the panel the focus is in."""
        if self.project_area is not None:
            self.project_area.close_panel()

    def float_panel(self) -> None:
        """Make the panel the focus is in a window of its own, or put it back."""
        if self.project_area is not None:
            self.project_area.float_panel()

    def reset_layout(self) -> None:
        """Put all panels back in their places."""
        if self.project_area is not None:
            self.project_area.reset_layout()

    def next_pane(self) -> None:
        """Move the focus round: editor, panels in sight, filter, message below."""
        if self.project_area is not None:
            self.project_area.next_pane(self.notice.buttons[:1])

    def panel(self, name: str) -> QtWidgets.QWidget | None:
        """A panel of the open project."""
        return None if self.project_area is None else self.project_area.docks[name].panel

    def panel_in_use(self) -> str:
        """Id of the panel that has the focus, or ""."""
        dock = None if self.project_area is None else self.project_area.panel_with_focus()
        return "" if dock is None else dock.place.id

    def tool_button(self, command: str) -> QtWidgets.QWidget | None:
        """The button of a command in the tool bar, if it is in sight."""
        if self.project_area is None:
            return None
        button: QtWidgets.QWidget | None = self.project_area.toolbar.widgetForAction(
            self.book[command]
        )
        return button if button is not None and button.isVisible() else None

    def bring_to_front(self) -> None:
        """Show the window in front of those of other programs."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def restore(self) -> None:
        """Size and place as they were left; at first the whole of a small screen.

        At first, too, where they were left on a screen of quite another size: Qt restores nothing.
        """
        geometry = QtCore.QByteArray(base64.b64decode(self._settings.get(GEOMETRY)))
        room = room_on_screen(self)
        if self.restoreGeometry(geometry):
            return
        if self.size() != self.size().boundedTo(room):
            self.resize(self.size().boundedTo(room))  # for when it is no longer maximised
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        if self._keys is not None:
            watch(self._keys, self)
        if self.focusWidget() is None:
            self._take_focus()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Enter presses the button that has the focus, on pages as in dialogs."""
        focus = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focus, QtWidgets.QPushButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QtGui.QDragEnterEvent) -> None:
        if local_paths(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QtGui.QDropEvent) -> None:
        self.files_dropped.emit(local_paths(event.mimeData()))
        event.acceptProposedAction()

    def closeEvent(self, event: QtGui.QCloseEvent) -> None:
        if not self.before_closing():
            event.ignore()
            return
        geometry = base64.b64encode(self.saveGeometry().data()).decode("ascii")
        self._settings.set(GEOMETRY, geometry)
        event.accept()
