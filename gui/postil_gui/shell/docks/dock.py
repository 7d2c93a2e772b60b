"""A dock around one panel: its title, with a way to float and to close it."""

from __future__ import annotations

from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.shell.docks.docked_panels import Place
from postil_gui.theme.theme import Theme
from postil_gui.widgets.measures import icon_size
from postil_gui.widgets.plain_text import Label, literal, set_tip

BUTTON = 16
MOST_CLAIMED = {"upper": 4, "lower": 4, "bottom": 3}
"""A panel claims no more than this part of the window: at the right two stand above each other."""


class DockTitle(QtWidgets.QFrame):
    """The title above a panel; folded away where a tab shows it."""

    float_asked = Signal()
    close_asked = Signal()

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self.setObjectName("dockTitle")
        self._theme = theme
        self._shown = True
        self.label = Label(text)
        self.float_text = tr("Float or dock {panel}", panel=text)
        self._float = self._button(self.float_text, self.float_asked)
        self._close = self._button(tr("Close {panel}", panel=text), self.close_asked)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(12, 3, 6, 3)
        row.setSpacing(0)
        row.addWidget(self.label, 1)
        row.addWidget(self._float)
        row.addWidget(self._close)
        theme.changed.connect(self._colour)
        self._colour()

    def show_title(self, shown: bool) -> None:
        """Show the title or fold it away."""
        if shown != self._shown:
            self._shown = shown
            self.updateGeometry()

    def sizeHint(self) -> QtCore.QSize:
        return super().sizeHint() if self._shown else QtCore.QSize(0, 0)

    def minimumSizeHint(self) -> QtCore.QSize:
        return super().minimumSizeHint() if self._shown else QtCore.QSize(0, 0)

    def _button(self, name: str, signal: QtCore.SignalInstance) -> QtWidgets.QToolButton:
        button = QtWidgets.QToolButton()
        button.setAccessibleName(name)
        set_tip(button, name)
        button.setIconSize(icon_size(button, BUTTON))
        button.setProperty("small", True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the commands have keys
        button.clicked.connect(lambda _=False: signal.emit())
        return button

    def _colour(self) -> None:
        self._float.setIcon(self._theme.icon("float", "faint"))
        self._close.setIcon(self._theme.icon("close", "faint"))


_LAID_OUT = (QtCore.QEvent.Type.Resize, QtCore.QEvent.Type.LayoutRequest)


class PanelDock(QtWidgets.QDockWidget):
    """A dock that remembers which panel it holds."""

    closed_by_user = Signal()
    """The panel was closed from its title."""

    def __init__(
        self,
        place: Place,
        theme: Theme,
        parent: QtWidgets.QMainWindow,
    ) -> None:
        title = tr(place.title)
        super().__init__(literal(title), parent)  # tabs and menus read mnemonics
        self.place = place
        self.panel: QtWidgets.QWidget  # from :meth:`hold` on
        self.setObjectName(f"dock-{place.id}")
        self.setAccessibleName(title)
        self._theme = theme
        theme.changed.connect(self._colour)
        self._colour()
        self._title = DockTitle(theme, title)
        self._title.float_asked.connect(self.float_or_dock)
        self._title.close_asked.connect(self._close)
        self.setTitleBarWidget(self._title)
        feature = QtWidgets.QDockWidget.DockWidgetFeature
        self.setFeatures(
            feature.DockWidgetMovable | feature.DockWidgetFloatable | feature.DockWidgetClosable
        )

    def hold(self, panel: QtWidgets.QWidget) -> None:
        """Show a panel."""
        self.panel = panel
        self.setWidget(panel)
        panel.installEventFilter(self)

    def setVisible(self, visible: bool) -> None:
        if visible:
            self._claim_height()  # that of its narrowest would make a small window larger
        super().setVisible(visible)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if watched is self.panel and event.type() in _LAID_OUT:
            self._claim_height()
        return super().eventFilter(watched, event)

    def _claim_height(self) -> None:
        """Claim the height of the wrapped texts in the panel, for which Qt does not ask a dock:
        rows would overlap.
        """
        layout, most = self.panel.layout(), self.window().height() // MOST_CLAIMED[self.place.area]
        if layout is not None and layout.hasHeightForWidth():
            least = min(layout.totalMinimumHeightForWidth(self.panel.width()), most)
            if least != self.panel.minimumHeight():
                self.panel.setMinimumHeight(least)

    def _colour(self) -> None:
        self.setWindowIcon(QtGui.QIcon(self._theme.icon(self.place.icon)))

    @property
    def is_in_sight(self) -> bool:
        """Whether something of the panel can be seen."""
        return self.isVisible() and not self.panel.visibleRegion().isEmpty()

    @property
    def float_text(self) -> str:
        """Name of :meth:`float_or_dock` in the menu."""
        return self._title.float_text

    def float_or_dock(self) -> None:
        """Make it a window of its own, or put it back."""
        self.raise_()  # behind another tab Qt has it out of sight, and would leave it there
        self.setFloating(not self.isFloating())

    def fit_title(self, neighbours: list[QtWidgets.QDockWidget]) -> None:
        """Show the title, unless a tab beside ``neighbours`` shows it already."""
        self._title.show_title(not neighbours or self.isFloating())

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isFloating():  # over the segments one would not see where it ends
            painter = QtGui.QPainter(self)
            painter.setPen(self._theme.colour("frame"))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            painter.end()

    def _close(self) -> None:
        self.hide()
        self.closed_by_user.emit()
