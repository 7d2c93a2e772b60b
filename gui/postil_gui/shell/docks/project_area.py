"""The page of an open project: tool bar, the project in the middle, panels docked around it."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence

from postil_gui.i18n.messages import tr
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.settings import LAYOUT, LAYOUT_HEIGHT, LAYOUT_WIDTH, Settings
from postil_gui.shell.docks.dock import PanelDock
from postil_gui.shell.docks.docked_panels import PLACES, Area
from postil_gui.shell.project_view import ProjectView
from postil_gui.theme.theme import Theme
from postil_gui.widgets.measures import icon_size
from postil_gui.widgets.plain_text import set_tip

LAYOUT_VERSION = 2
TOOL_ICON = 20  # pixels; with large text no more than the text, or commands have no room
TEXT_ICON = 16
PANEL_SHARE, WIDEST_PANELS = 0.33, 520
UPPER_SHARE = 0.54
BOTTOM_SHARE = 0.32
AREAS: dict[Area, Qt.DockWidgetArea] = {
    "upper": Qt.DockWidgetArea.RightDockWidgetArea,
    "lower": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}


class ProjectArea(QtWidgets.QMainWindow):
    """Page of one project; made when it is opened and deleted when it is closed.

    Attributes
    ----------
    docks
        By the id of their panel, in the order of ``panels.places``.
    """

    focus_mode_changed = Signal(bool)
    """Whether nothing but the segments is shown."""

    def __init__(
        self,
        open_project: OpenProject,
        theme: Theme,
        settings: Settings,
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)  # it would be a window of its own
        self.hide()
        self.resize(parent.size())  # panels behind others get theirs of it before they are seen
        self._theme = theme
        self._settings = settings
        self._placed = False
        self._before_focus: QtCore.QByteArray | None = None
        option = QtWidgets.QMainWindow.DockOption
        self.setDockOptions(option.AllowTabbedDocks | option.AllowNestedDocks)
        self.setTabPosition(
            Qt.DockWidgetArea.AllDockWidgetAreas, QtWidgets.QTabWidget.TabPosition.North
        )
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        self.toolbar = QtWidgets.QToolBar(tr("Tools"))
        self.toolbar.setObjectName("toolbar")
        self.toolbar.setMovable(False)
        self.toolbar.setIconSize(
            QtCore.QSize(TOOL_ICON, TOOL_ICON).expandedTo(icon_size(self.toolbar, TEXT_ICON))
        )
        self.toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.addToolBar(self.toolbar)
        self.view = view = ProjectView(open_project, theme, settings, self)
        self.setCentralWidget(view)
        self.docks: dict[str, PanelDock] = {}
        theme.changed.connect(self._colour)
        self._colour()
        for signal in (view.filter.asked, view.filter.left):  # queued: the focus moves first
            signal.connect(self._place_filter, Qt.ConnectionType.QueuedConnection)

    def make_docks(self) -> Iterator[None]:
        """Make the panels in docks, and put the docks in their places, step by step."""
        places = {place.id: place for place in PLACES}
        docks: dict[str, PanelDock] = {}

        def dock_of(panel: str) -> PanelDock:
            docks[panel] = PanelDock(places[panel], self._theme, self)
            return docks[panel]

        yield from self.view.make_panels(dock_of)
        yield
        yield from self.view.bind_panels()
        yield
        for name, panel in self.view.panels.items():
            dock = self.docks[name] = docks[name]
            dock.hold(panel)
            dock.closed_by_user.connect(self._back_to_editor)
            dock.dockLocationChanged.connect(self._place_titles)
            dock.topLevelChanged.connect(self._place_titles)
            dock.visibilityChanged.connect(self._place_titles)
        self._arrange()

    @property
    def in_focus_mode(self) -> bool:
        """Whether nothing but the segments is shown."""
        return self._before_focus is not None

    def set_focus_mode(self, wanted: bool) -> None:
        """Hide everything but the segments, or show again what was there.

        A panel that is asked for meanwhile comes by itself.
        """
        if wanted == self.in_focus_mode:
            return
        if wanted:
            self._before_focus = self.saveState(LAYOUT_VERSION)
            for dock in self.docks.values():
                dock.hide()
        elif self._before_focus is not None:
            self.restoreState(self._before_focus, LAYOUT_VERSION)
            self._before_focus = None
        self.toolbar.setVisible(not wanted)
        self._back_to_editor()
        self._place_filter()
        self.focus_mode_changed.emit(wanted)

    def _place_filter(self) -> None:
        """Show the filter, in the focus mode only while it hides something or is typed in."""
        bar, focus = self.view.filter, self.window().focusWidget()
        typed_in = focus is not None and _holds(bar, focus)
        bar.setVisible(not self.in_focus_mode or bar.is_active or typed_in)

    def reset_layout(self) -> None:
        """Put all panels back in their places."""
        self.set_focus_mode(False)
        for dock in self.docks.values():
            dock.setFloating(False)
            dock.hide()  # side by side on their way, they would make the window wider
        self._arrange()
        self._share_out()

    def save_layout(self) -> None:
        """Remember where the panels are."""
        self.set_focus_mode(False)
        state = self.saveState(LAYOUT_VERSION)
        self._settings.set(LAYOUT, base64.b64encode(state.data()).decode("ascii"))
        self._settings.set(LAYOUT_WIDTH, self.width())
        self._settings.set(LAYOUT_HEIGHT, self.height())

    def raise_panel(self, name: str) -> None:
        """Bring a panel to the front."""
        dock = self.docks[name]
        dock.show()
        dock.raise_()

    def go_to_panel(self, name: str) -> None:
        """Bring a panel to the front and move the focus into it; out of it, if it is there."""
        dock = self.docks[name]
        if self.panel_with_focus() is dock:
            self._back_to_editor()
            return
        self.raise_panel(name)
        if dock.isFloating():
            dock.activateWindow()
        dock.panel.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def panel_with_focus(self) -> PanelDock | None:
        """The dock the focus is in."""
        focus = QtWidgets.QApplication.focusWidget()
        inside = [dock for dock in self.docks.values() if focus and _holds(dock, focus)]
        return inside[0] if inside else None

    def close_panel(self) -> None:
        """Close the panel the focus is in."""
        dock = self.panel_with_focus()
        if dock is not None:
            dock.hide()
        self._back_to_editor()

    def float_panel(self) -> None:
        """Make the panel the focus is in a window of its own, or put it back."""
        dock = self.panel_with_focus()
        if dock is not None:
            dock.float_or_dock()
            dock.panel.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def next_pane(self, others: Sequence[QtWidgets.QWidget] = ()) -> None:
        """Move the focus round: editor, panels in sight, filter, and what else is in the window."""
        panes: list[QtWidgets.QWidget] = [self.view.grid.editor]
        panes += [dock.panel for dock in self.docks.values() if dock.is_in_sight]
        if self.view.filter.isVisible():
            panes.append(self.view.filter.field)
        panes += others
        focus = QtWidgets.QApplication.focusWidget()
        places = [n for n, pane in enumerate(panes) if focus and _holds(pane, focus)]
        here = places[0] if places else -1
        panes[(here + 1) % len(panes)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def createPopupMenu(self) -> QtWidgets.QMenu:
        """The menu on titles and tabs: every panel, and to reset them all."""
        menu = QtWidgets.QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for dock in self.docks.values():
            menu.addAction(dock.toggleViewAction())
        menu.addSeparator()
        menu.addAction(tr("Reset the layout"), self.reset_layout)
        return menu

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        child = self.childAt(event.pos())
        if isinstance(child, QtWidgets.QTabBar):  # of docks; Qt's own menu leaves tabs out
            title = child.tabText(child.tabAt(child.mapFrom(self, event.pos())))
            self._tab_menu(title).popup(event.globalPos())
            event.accept()
        else:
            super().contextMenuEvent(event)

    def _tab_menu(self, title: str) -> QtWidgets.QMenu:
        """The menu on the tab of a panel, which has no title to drag it away by."""
        menu = self.createPopupMenu()
        dock = next((one for one in self.docks.values() if one.windowTitle() == title), None)
        if dock is not None:
            float_it = QtGui.QAction(self._theme.icon("float"), dock.float_text, menu)
            float_it.triggered.connect(dock.float_or_dock)
            menu.insertAction(menu.actions()[0], float_it)
            menu.insertSeparator(menu.actions()[1])
        return menu

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        if not self._placed:  # sizes can be shared out only when there are some
            self._placed = True
            layout = self._settings.get(LAYOUT)
            state = QtCore.QByteArray(base64.b64decode(layout))
            if not layout or not self.restoreState(state, LAYOUT_VERSION):
                self._share_out()
            else:
                self._shrink()

    def _colour(self) -> None:
        """Icons of the theme: Qt's button for what the tool bar has no room for, and tabs, which
        keep those they were made with.
        """
        rest = self.toolbar.findChild(QtWidgets.QToolButton, "qt_toolbar_ext_button")
        if isinstance(rest, QtWidgets.QToolButton):
            rest.setIcon(self._theme.icon("more", "text"))
            rest.setAccessibleName(tr("More commands"))
            set_tip(rest, tr("More commands"))
        icons = {dock.windowTitle(): dock.windowIcon() for dock in self.docks.values()}
        for bar in self._tab_bars():
            for tab in range(bar.count()):
                if bar.tabText(tab) in icons:
                    bar.setTabIcon(tab, icons[bar.tabText(tab)])

    def _back_to_editor(self) -> None:
        self.activateWindow()
        self.view.grid.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _place_titles(self) -> None:
        """Show a title above each panel, unless a tab has it already."""
        for dock in self.docks.values():
            neighbours = [one for one in self.tabifiedDockWidgets(dock) if not one.isHidden()]
            dock.fit_title(neighbours)
        for bar in self._tab_bars():
            names = (bar.tabText(tab).replace("&&", "&") for tab in range(bar.count()))
            bar.setAccessibleName(tr("Panels: {names}", names=", ".join(names)))

    def _tab_bars(self) -> list[QtWidgets.QTabBar]:
        """Tab bars of the docks; those within panels have names of their own."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return self.findChildren(QtWidgets.QTabBar, options=direct)

    def _arrange(self) -> None:
        firsts: dict[Area, PanelDock] = {}
        for dock in self.docks.values():
            area = dock.place.area
            if area in firsts:
                self.tabifyDockWidget(firsts[area], dock)
            elif area == "lower":
                self.splitDockWidget(firsts["upper"], dock, Qt.Orientation.Vertical)
            else:
                self.addDockWidget(AREAS[area], dock)
            firsts.setdefault(area, dock)
        for dock in self.docks.values():
            dock.setVisible(dock.place.shown)
        for dock in firsts.values():
            dock.raise_()

    def _share_out(self) -> None:
        firsts = {dock.place.area: dock for dock in reversed(self.docks.values())}
        right = [firsts["upper"], firsts["lower"]]
        width = min(round(self.width() * PANEL_SHARE), WIDEST_PANELS)
        self.resizeDocks(right, [width, width], Qt.Orientation.Horizontal)
        heights = [round(self.height() * share) for share in (UPPER_SHARE, 1 - UPPER_SHARE)]
        self.resizeDocks(right, heights, Qt.Orientation.Vertical)
        if "bottom" in firsts:
            height = round(self.height() * BOTTOM_SHARE)
            self.resizeDocks([firsts["bottom"]], [height], Qt.Orientation.Vertical)

    def _shrink(self) -> None:
        """Make the panels smaller, as the window is than when they were left."""
        layout = self.layout()
        if layout is not None:
            layout.activate()  # else they still have their sizes of before
        wide, high = self._settings.get(LAYOUT_WIDTH), self._settings.get(LAYOUT_HEIGHT)
        docked = [one for one in self.docks.values() if not (one.isHidden() or one.isFloating())]
        for area in Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea:
            there = [one for one in docked if self.dockWidgetArea(one) == area]
            if there and self.width() < wide:  # those behind others have no size yet
                size = max(one.width() for one in there) * self.width() // wide
                self.resizeDocks(there, [size] * len(there), Qt.Orientation.Horizontal)
        for area in Qt.DockWidgetArea.TopDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea:
            there = [one for one in docked if self.dockWidgetArea(one) == area]
            if there and self.height() < high:
                size = max(one.height() for one in there) * self.height() // high
                self.resizeDocks(there, [size] * len(there), Qt.Orientation.Vertical)


def _holds(pane: QtWidgets.QWidget, widget: QtWidgets.QWidget) -> bool:
    return pane is widget or pane.isAncestorOf(widget)
