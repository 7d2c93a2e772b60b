"""The bar above the grid: which segments are shown, and in what order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from postil.formats.segment import SegmentState
from postil.workspace.records import DocumentInfo
from postil.workspace.segments.filters import Order, SegmentFilter
from postil_gui.features.editing.grid.filter_menu import FilterMenu
from postil_gui.features.editing.grid.finding import SegmentQuery
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.choices import FittingChoice
from postil_gui.widgets.dialogs.small_dialogs import ask_text
from postil_gui.widgets.eliding import HintedField
from postil_gui.widgets.field_sign import FieldSign
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.plain_text import Label, add_named, set_tip
from postil_gui.widgets.wrap_row import WrapRow

FIELD_WIDTH, CHOICE_WIDTH = 130, 90  # at least
WIDEST_FIELD = 420
PAUSE = 200  # milliseconds without a key before the filter starts

_OPEN = frozenset(state for state in SegmentState if not state.is_confirmed)
STATES: tuple[tuple[str, frozenset[SegmentState]], ...] = (
    (mark("All segments"), frozenset()),
    (mark("Not confirmed"), _OPEN),
    (mark("Not started"), frozenset({SegmentState.NEW})),
    (mark("Drafts"), frozenset({SegmentState.DRAFT})),
    (mark("Confirmed"), frozenset(SegmentState) - _OPEN),
    (mark("Reviewed"), frozenset({SegmentState.REVIEWED})),
    (mark("Final"), frozenset({SegmentState.FINAL})),
    (mark("Rejected"), frozenset({SegmentState.REJECTED})),
)
ORDERS: tuple[tuple[str, Order, bool], ...] = (
    (mark("In document order"), "document", False),
    (mark("Source A–Z"), "source", False),
    (mark("Source Z–A"), "source", True),
    (mark("Shortest first"), "length", False),
    (mark("Longest first"), "length", True),
    (mark("Best match first"), "match", False),
    (mark("Weakest match first"), "match", True),
    (mark("Most repeated first"), "frequency", False),
    (mark("Last changed first"), "changed", False),
)


class _Field(HintedField):
    """Takes what room there is, and wants no more than it needs at least."""

    def sizeHint(self) -> QtCore.QSize:
        return QtCore.QSize(self.minimumWidth(), super().sizeHint().height())


class FilterBar(QtWidgets.QWidget):
    """A text, a state, more conditions in a menu, an order."""

    asked = Signal(object)
    """``SegmentQuery``: a filter and an order."""

    left = Signal()
    """Down, Enter or Escape: back to the segments."""

    keep_asked = Signal(str, object)
    """Name to keep a ``SegmentFilter`` under."""

    forget_asked = Signal(str)
    """Name of a filter to forget."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("filterBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._named: dict[str, SegmentFilter] = {}
        self._everything = True  # is shown
        self.field = _Field(tr("Filter by source or translation"), tr("Filter"))
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(scaled(self, FIELD_WIDTH))
        self.field.setMaximumWidth(scaled(self, WIDEST_FIELD))
        self._sign = FieldSign(self.field, theme.icon("search"))
        self.state = FittingChoice(tr("Filter by state"), CHOICE_WIDTH)
        for name, _ in STATES:
            self.state.addItem(tr(name))
        self.order = FittingChoice(tr("Order of the segments"), CHOICE_WIDTH)
        for name, _, _ in ORDERS:
            self.order.addItem(tr(name))
        self.menu = FilterMenu(self)
        self._kept = self.menu.addMenu(tr("&Saved filters"))
        self.more = QtWidgets.QToolButton()
        self.more.setAccessibleName(tr("More conditions"))
        set_tip(self.more, tr("More conditions"))
        self.more.setMenu(self.menu)
        self.more.setPopupMode(QtWidgets.QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.all = QtWidgets.QPushButton(tr("Show all"))
        self.all.setProperty("flat", True)
        set_tip(self.all, tr("Drop the filter: all segments in document order (Escape)"))
        self.count = Label()
        self.count.setProperty("kind", "muted")
        self.count.setAccessibleName(tr("Segments shown"))
        self._lay_out()
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._ask)
        self.field.textChanged.connect(lambda _: self._pause.start())
        self.state.currentIndexChanged.connect(self._ask)
        self.order.currentIndexChanged.connect(self._ask)
        self.menu.changed.connect(self._ask)
        self.all.clicked.connect(self._clear_and_leave)
        theme.changed.connect(self._colour)
        self.show_named({})
        self._refresh()
        self._colour()

    def _lay_out(self) -> None:
        self._row = row = WrapRow(spacing=8)
        self.setLayout(row)
        for widget in (self.field, self.state, self.more, self.order):
            row.addWidget(widget)
        row.end_with(self.count, self.all)

    @property
    def is_active(self) -> bool:
        """Whether it hides or moves anything."""
        return not self.shown().is_all

    def shown(self) -> SegmentQuery:
        """The filter and the order it shows."""
        _, order, backwards = ORDERS[self.order.currentIndex()]
        wanted = self.menu.filter(self.field.text().strip())
        wanted = replace(wanted, states=STATES[self.state.currentIndex()][1])
        return SegmentQuery(wanted, order, backwards)

    def show_count(self, shown: int, total: int) -> None:
        """Show the number of segments that pass."""
        self.count.setProperty("kind", "muted")
        self.count.style().polish(self.count)
        count = tr("%Ln segments", total)
        if shown != total:  # in few words: the text that is sought needs the room
            count = tr("{shown} of %Ln segments", total, shown=whole(shown))
            self.count.setText(tr("{shown} of {total}", shown=whole(shown), total=whole(total)))
        else:
            self.count.setText(count)
        set_tip(self.count, count)
        self.count.setAccessibleDescription(count)
        self._everything = shown == total
        self._fit()

    def show_error(self, message: str) -> None:
        """Show why the filter cannot be used."""
        self._mark_wrong(True)
        self._everything = False
        self._fit()
        self.count.setProperty("kind", "wrong")
        self.count.style().polish(self.count)
        self.count.setText(message)
        set_tip(self.count, message)
        self.count.setAccessibleDescription(message)

    def show_found(self) -> None:
        """Remove the error: the filter is valid."""
        self._mark_wrong(False)

    def show_named(self, named: Mapping[str, SegmentFilter]) -> None:
        """Offer the filters that were kept."""
        self._named = dict(named)
        self._kept.clear()
        self._kept.addAction(tr("&Save this filter …"), self._ask_name)
        if named:
            self._kept.addSeparator()
        for name in sorted(named, key=str.casefold):
            add_named(self._kept, name).triggered.connect(
                lambda _=False, name=name: self.show_filter(self._named[name])
            )
        if named:
            self._kept.addSeparator()
            forget = self._kept.addMenu(tr("&Forget"))
            for name in sorted(named, key=str.casefold):
                add_named(forget, name).triggered.connect(
                    lambda _=False, name=name: self.forget_asked.emit(name)
                )

    def show_documents(self, documents: Sequence[DocumentInfo]) -> None:
        """Offer these documents; what is filtered may be other segments now."""
        before = self.shown()
        self.menu.set_documents(documents)
        if not before.is_all:
            self._ask()

    def show_filter(self, wanted: SegmentFilter) -> None:
        """Filter so."""
        self.field.setText(wanted.query.text)  # Qt's own button for clearing listens to it, too
        with QtCore.QSignalBlocker(self.state):
            states = [states for _, states in STATES]
            self.state.setCurrentIndex(
                states.index(wanted.states) if wanted.states in states else 0
            )
        self.menu.show_filter(wanted)
        self._ask()

    def show_rows(self, rows: Iterable[int]) -> None:
        """Show only these segments."""
        self.clear()
        self.menu.show_rows(rows)
        self._ask()

    def clear(self) -> None:
        """Show all segments in document order."""
        with QtCore.QSignalBlocker(self.order):
            self.order.setCurrentIndex(0)
        self.show_filter(SegmentFilter())

    def _clear_and_leave(self) -> None:
        self.clear()
        self.left.emit()

    def _ask(self) -> None:
        self._pause.stop()
        self._refresh()
        self.asked.emit(self.shown())

    def _refresh(self) -> None:
        number = self.menu.count
        self.more.setText(tr("Filters ({number})", number=number) if number else tr("Filters"))
        active = self.is_active
        self.all.setVisible(active)
        if not active:
            self._mark_wrong(False)

    def _mark_wrong(self, wrong: bool) -> None:
        self.field.setProperty("wrong", wrong)
        self.field.style().polish(self.field)

    def _ask_name(self) -> None:
        wanted = self.shown().filter
        ask_text(
            self,
            tr("Save this Filter"),
            tr("Name of the filter"),
            lambda name: self.keep_asked.emit(name, wanted),
        )

    def _fit(self) -> None:
        """The number of all segments is hidden where it would need a line of its own."""
        room = self._row.has_room_for(self.count, self.width())
        self.count.setVisible(not self._everything or room)

    def _colour(self) -> None:
        layout, bar = self.layout(), self._theme.density.bar
        if layout is not None:
            layout.setContentsMargins(12, bar, 12, bar)
        self._sign.show_icon(self._theme.icon("search"))
        self.more.setIcon(self._theme.icon("filter"))

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            if self._pause.isActive():
                self._ask()
            self.left.emit()
        else:
            super().keyPressEvent(event)
