"""The page of an open project: tool bar, the project in the middle, panels docked around it."""

from __future__ import annotations

import base64

from postil_gui.project_view import ProjectView
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.settings import LAYOUT, Settings

LAYOUT_VERSION = 1
PANEL_SHARE, WIDEST_PANELS = 0.33, 520
UPPER_SHARE = 0.54


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


class Workplace(QtWidgets.QMainWindow):
    """Shows one project; made with it and gone with it."""

    def __init__(
        self, view: ProjectView, settings: Settings, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Widget)
        self.view = view
        self._settings = settings
        self._placed = False
        self.setDockOptions(
            QtWidgets.QMainWindow.DockOption.AllowTabbedDocks
            | QtWidgets.QMainWindow.DockOption.AllowNestedDocks
        )
        self.setTabPosition(
            Qt.DockWidgetArea.AllDockWidgetAreas, QtWidgets.QTabWidget.TabPosition.North
        )
        self.toolbar = QtWidgets.QToolBar("Tools")
        self.toolbar.setObjectName("toolbar")
        self.toolbar.setMovable(False)
        self.toolbar.setIconSize(QtCore.QSize(20, 20))
        self.toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.addToolBar(self.toolbar)
        self.setCentralWidget(view)
        self.docks: dict[str, QtWidgets.QDockWidget] = {}
        for name, panel in view.panels.items():
            self.docks[name] = self._make_dock(name, panel)
        self._arrange()

    def reset_layout(self) -> None:
        """Put all panels back in their places."""
        for dock in self.docks.values():
            dock.setFloating(False)
            dock.show()
        self._arrange()
        self._share_out()

    def save_layout(self) -> None:
        """Remember where the panels are."""
        state = base64.b64encode(self.saveState(LAYOUT_VERSION).data()).decode("ascii")
        self._settings.set(LAYOUT, state)

    def raise_panel(self, name: str) -> None:
        """Bring a panel to the front."""
        self.docks[name].show()
        self.docks[name].raise_()

    def next_pane(self) -> None:
        """Move the focus round: editor, panels in sight, filter."""
        panes: list[QtWidgets.QWidget] = [self.view.grid.editor]
        for panel in self.view.panels.values():
            inner = panel.focusProxy()
            if inner is not None and not inner.visibleRegion().isEmpty():
                panes.append(panel)
        panes.append(self.view.filter.field)
        focus = QtWidgets.QApplication.focusWidget()
        places = [n for n, pane in enumerate(panes) if focus and _holds(pane, focus)]
        here = places[0] if places else -1
        panes[(here + 1) % len(panes)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def showEvent(self, event: QtCore.QEvent) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if not self._placed:  # sizes can be shared out only when there are some
            self._placed = True
            layout = self._settings.get(LAYOUT)
            state = QtCore.QByteArray(base64.b64decode(layout))
            if not layout or not self.restoreState(state, LAYOUT_VERSION):
                self._share_out()

    def _make_dock(self, name: str, panel: QtWidgets.QWidget) -> QtWidgets.QDockWidget:
        dock = QtWidgets.QDockWidget(name, self)
        dock.setObjectName(f"dock-{name.lower()}")
        dock.setAccessibleName(name)
        dock.setTitleBarWidget(DockTitle(name))
        dock.setWidget(panel)
        feature = QtWidgets.QDockWidget.DockWidgetFeature
        dock.setFeatures(feature.DockWidgetMovable | feature.DockWidgetFloatable)
        dock.dockLocationChanged.connect(self._place_titles)
        dock.topLevelChanged.connect(self._place_titles)
        dock.visibilityChanged.connect(self._place_titles)
        return dock

    def _place_titles(self) -> None:
        """A title above each panel, unless a tab says it already."""
        for dock in self.docks.values():
            title = dock.titleBarWidget()
            if isinstance(title, DockTitle):
                title.show_title(not self.tabifiedDockWidgets(dock) or dock.isFloating())

    def _arrange(self) -> None:
        right = Qt.DockWidgetArea.RightDockWidgetArea
        matches, first, *others = self.docks.values()
        self.addDockWidget(right, matches)
        self.splitDockWidget(matches, first, Qt.Orientation.Vertical)
        for one in others:
            self.tabifyDockWidget(first, one)
        first.raise_()

    def _share_out(self) -> None:
        matches, first, *_ = self.docks.values()
        width = min(round(self.width() * PANEL_SHARE), WIDEST_PANELS)
        self.resizeDocks([matches, first], [width, width], Qt.Orientation.Horizontal)
        heights = [round(self.height() * share) for share in (UPPER_SHARE, 1 - UPPER_SHARE)]
        self.resizeDocks([matches, first], heights, Qt.Orientation.Vertical)


def _holds(pane: QtWidgets.QWidget, widget: QtWidgets.QWidget) -> bool:
    return pane is widget or pane.isAncestorOf(widget)
