"""The main window: pages, docks, menus, tool bar, status bar. It arranges; others act."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping

from postil_gui.actions import ActionBook
from postil_gui.project_view import ProjectView
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.settings import GEOMETRY, LAYOUT, Settings
from postil_gui.status import StatusBar
from postil_gui.theme.theme import Theme
from postil_gui.welcome import WelcomePage

LAYOUT_VERSION = 1
PANEL_WIDTH = 0.33
DOCKS = ("Matches", "Learned", "Terms", "Concordance")
TOOLBAR = (
    ("segment.confirm", "segment.unconfirm"),
    ("segment.previous", "segment.next", "segment.next_open"),
    ("segment.copy_source", "segment.insert_tag", "edit.concordance"),
    ("project.export_document",),
)


class DockTitle(QtWidgets.QLabel):
    """The title above a panel; folded away where a tab shows it."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setObjectName("dockTitle")
        self.setIndent(0)
        self._shown = True

    def show_title(self, shown: bool) -> None:
        """Show the title or fold it away."""
        if shown != self._shown:
            self._shown = shown
            self.updateGeometry()

    def sizeHint(self) -> QtCore.QSize:
        return super().sizeHint() if self._shown else QtCore.QSize(0, 0)

    def minimumSizeHint(self) -> QtCore.QSize:
        return self.sizeHint()


class DeskWindow(QtWidgets.QMainWindow):
    """The window of the desk."""

    closing = Signal()
    """It is being closed; whoever has something to save does so now."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self.setWindowTitle("Postil")
        self.setWindowIcon(QtGui.QIcon(theme.pixmap("postil", "text", 128, 1.0)))
        self.resize(1280, 800)
        self.setDockOptions(
            QtWidgets.QMainWindow.DockOption.AllowTabbedDocks
            | QtWidgets.QMainWindow.DockOption.AllowNestedDocks
        )
        self.setTabPosition(
            Qt.DockWidgetArea.AllDockWidgetAreas, QtWidgets.QTabWidget.TabPosition.North
        )
        self._settings = settings
        self._view: ProjectView | None = None
        self._book: ActionBook | None = None
        self.welcome = WelcomePage(theme, settings)
        self.pages = QtWidgets.QStackedWidget()
        self.pages.addWidget(self.welcome)
        self.setCentralWidget(self.pages)
        self.status = StatusBar(self)
        self.setStatusBar(self.status)
        self.toolbar = QtWidgets.QToolBar("Tools")
        self.toolbar.setObjectName("toolbar")
        self.toolbar.setMovable(False)
        self.toolbar.setIconSize(QtCore.QSize(20, 20))
        self.toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.addToolBar(self.toolbar)
        self.docks: dict[str, QtWidgets.QDockWidget] = {}
        for name in DOCKS:
            self.docks[name] = self._make_dock(name)
        self._default_layout()
        self._show_project_parts(False)

    @property
    def view(self) -> ProjectView | None:
        """The open project as shown, or None."""
        return self._view

    @property
    def book(self) -> ActionBook:
        """The actions."""
        if self._book is None:
            raise RuntimeError("the window has no actions yet")
        return self._book

    def set_actions(self, theme: Theme, callbacks: Mapping[str, Callable[[], None]]) -> None:
        """Build menus and tool bar."""
        self._book = ActionBook(self, theme, callbacks)
        menus = self._book.fill_menus(self.menuBar())
        panels = menus["View"].addMenu("&Panels")
        for dock in self.docks.values():
            panels.addAction(dock.toggleViewAction())
        self._book.fill_toolbar(self.toolbar, TOOLBAR)
        self._book.enable(set())

    def show_view(self, view: ProjectView, title: str) -> None:
        """Show a project."""
        self._view = view
        for name, panel in view.panels.items():
            self.docks[name].setWidget(panel)
        self.pages.addWidget(view)
        self.pages.setCurrentWidget(view)
        self.setWindowTitle(f"{title} – Postil")
        self._show_project_parts(True)
        self._restore_layout()

    def take_view(self) -> ProjectView | None:
        """Go back to the welcome page; returns what was shown, for its owner to close."""
        view, self._view = self._view, None
        if view is None:
            return None
        self._save_layout()
        for dock in self.docks.values():
            panel = dock.widget()
            if panel is not None:
                panel.hide()
                panel.setParent(view)  # goes when the view goes
        self.pages.setCurrentWidget(self.welcome)
        self.pages.removeWidget(view)
        self.setWindowTitle("Postil")
        self._show_project_parts(False)
        self.welcome.refresh()
        return view

    def reset_layout(self) -> None:
        """Put all panels back in their places."""
        for dock in self.docks.values():
            dock.setFloating(False)
            dock.show()
        self._default_layout()

    def raise_panel(self, name: str) -> None:
        """Bring a panel to the front."""
        self.docks[name].show()
        self.docks[name].raise_()

    def next_pane(self) -> None:
        """Move the focus round: editor, panels in sight, filter."""
        if self._view is None:
            return
        panes: list[QtWidgets.QWidget] = [self._view.grid.editor]
        for panel in self._view.panels.values():
            inner = panel.focusProxy()
            if inner is not None and not inner.visibleRegion().isEmpty():
                panes.append(panel)
        panes.append(self._view.filter.field)
        focus = QtWidgets.QApplication.focusWidget()
        here = next(
            (
                n
                for n, pane in enumerate(panes)
                if focus and (pane is focus or pane.isAncestorOf(focus))
            ),
            -1,
        )
        panes[(here + 1) % len(panes)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def restore(self) -> None:
        """Size and place as they were left."""
        geometry = self._settings.get(GEOMETRY)
        if geometry:
            self.restoreGeometry(QtCore.QByteArray(base64.b64decode(geometry)))

    def closeEvent(self, event: QtGui.QCloseEvent) -> None:
        self._settings.set(GEOMETRY, _encode(self.saveGeometry()))
        self.closing.emit()
        event.accept()

    def _make_dock(self, name: str) -> QtWidgets.QDockWidget:
        dock = QtWidgets.QDockWidget(name, self)
        dock.setObjectName(f"dock-{name.lower()}")
        dock.setAccessibleName(name)
        dock.setTitleBarWidget(DockTitle(name))
        dock.dockLocationChanged.connect(self._place_titles)
        dock.topLevelChanged.connect(self._place_titles)
        dock.visibilityChanged.connect(self._place_titles)
        feature = QtWidgets.QDockWidget.DockWidgetFeature
        dock.setFeatures(
            feature.DockWidgetMovable | feature.DockWidgetFloatable | feature.DockWidgetClosable
        )
        return dock

    def _place_titles(self) -> None:
        """A title above each panel, unless a tab says it already."""
        for dock in self.docks.values():
            title = dock.titleBarWidget()
            if isinstance(title, DockTitle):
                title.show_title(not self.tabifiedDockWidgets(dock) or dock.isFloating())

    def _default_layout(self) -> None:
        right = Qt.DockWidgetArea.RightDockWidgetArea
        matches, *others = (self.docks[name] for name in DOCKS)
        self.addDockWidget(right, matches)
        self.addDockWidget(right, others[0])
        self.splitDockWidget(matches, others[0], Qt.Orientation.Vertical)
        for one in others[1:]:
            self.tabifyDockWidget(others[0], one)
        others[0].raise_()
        width = round(self.width() * PANEL_WIDTH)
        self.resizeDocks([matches, others[0]], [width, width], Qt.Orientation.Horizontal)
        height = self.height()
        self.resizeDocks(
            [matches, others[0]],
            [round(height * 0.56), round(height * 0.44)],
            Qt.Orientation.Vertical,
        )

    def _show_project_parts(self, show: bool) -> None:
        self.toolbar.setVisible(show)
        for dock in self.docks.values():
            dock.setVisible(show)
        self.status.show_project(show)
        self.statusBar().setVisible(show)

    def _restore_layout(self) -> None:
        layout = self._settings.get(LAYOUT)
        if not layout or not self.restoreState(
            QtCore.QByteArray(base64.b64decode(layout)), LAYOUT_VERSION
        ):
            self._default_layout()

    def _save_layout(self) -> None:
        self._settings.set(LAYOUT, _encode(self.saveState(LAYOUT_VERSION)))


def _encode(data: QtCore.QByteArray) -> str:
    return base64.b64encode(data.data()).decode("ascii")
