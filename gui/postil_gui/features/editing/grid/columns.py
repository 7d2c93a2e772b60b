"""The columns of the grid: as narrow as they may be, those of the texts sharing the rest.

The share of the source is dragged with the mouse, at the title of its column; a double click there
halves the room again.
"""

from __future__ import annotations

from postil_gui.features.editing.grid.delegate import BAR
from postil_gui.features.editing.grid.segments_model import (
    MATCH,
    NUMBER,
    SOURCE,
    STATE,
    STRUCTURE,
    TARGET,
    SegmentModel,
)
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme

STATE_WIDTH = 34
BADGE_ROOM = 24  # around the text of a badge
LEAST, MOST, HALF = 15, 85, 50  # per cent of the room of both texts


class GridColumns(QtCore.QObject):
    """Keeps the widths of the columns of a table of segments.

    Attributes
    ----------
    share
        What the source has of the room for both texts, in per cent.
    """

    share_changed = Signal(int)
    """The border between the columns was dragged."""

    changed = Signal()
    """The texts have other widths."""

    def __init__(self, table: QtWidgets.QTableView, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        self._theme = theme
        self._fitting = False
        self.share = HALF

    def follow(self, model: SegmentModel) -> None:
        """Keep the widths right for a model that the table has got."""
        header, mode = self._table.horizontalHeader(), QtWidgets.QHeaderView.ResizeMode
        for column in (NUMBER, TARGET, STATE, MATCH, STRUCTURE):
            header.setSectionResizeMode(column, mode.Fixed)  # stretching comes late
        header.setSectionResizeMode(SOURCE, mode.Interactive)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        model.modelReset.connect(self._fit_others)
        model.structures_changed.connect(self.fit)
        self.fit()
        header.sectionResized.connect(self._resized)
        header.sectionHandleDoubleClicked.connect(self._halve)

    def fit(self) -> None:
        """Give each column the width it needs, and the texts the rest."""
        model = self._table.model()
        if not isinstance(model, SegmentModel) or self._fitting:
            return
        self._fitting = True
        before = self._text_widths
        padding = 2 * self._theme.density.padding_x
        metrics = QtGui.QFontMetrics(self._theme.small_font(bold=True))
        match = metrics.horizontalAdvance(tr("Match")) + padding
        badge = metrics.horizontalAdvance(f"{tr('MT')} 100") + BADGE_ROOM
        widest = max(map(metrics.horizontalAdvance, model.structure_names), default=0)
        widths = {
            NUMBER: metrics.horizontalAdvance(str(model.total)) + padding + BAR,
            STATE: self._theme.beside_segments(STATE_WIDTH),
            MATCH: max(match, badge),
            STRUCTURE: widest + padding,
        }
        self._table.setColumnHidden(STRUCTURE, not widest)
        for column, width in widths.items():
            self._table.setColumnWidth(column, width)
        self._table.setColumnWidth(SOURCE, self._room * self.share // 100)
        self._give_rest()
        self._fitting = False
        if self._text_widths != before:
            self.changed.emit()

    def _fit_others(self) -> None:
        """Fit for other rows: whoever fits rows to the texts has to, whatever their widths are."""
        before = self._text_widths
        self.fit()
        if self._text_widths == before:
            self.changed.emit()

    @property
    def _text_widths(self) -> tuple[int, int]:
        return self._table.columnWidth(SOURCE), self._table.columnWidth(TARGET)

    def _give_rest(self) -> None:
        """The translation has what the source leaves of the room."""
        rest = self._room - self._table.columnWidth(SOURCE)
        self._table.setColumnWidth(TARGET, max(0, rest))

    @property
    def _room(self) -> int:
        """Width of both text columns together."""
        others = (NUMBER, STATE, MATCH, STRUCTURE)
        used = sum(self._table.columnWidth(one) for one in others)
        return max(0, self._table.viewport().width() - used)

    def _resized(self, column: int, _old: int, new: int) -> None:
        if self._fitting:
            return
        if column == SOURCE and self._room:
            share = min(MOST, max(LEAST, round(100 * new / self._room)))
            if share != self.share:
                self._take(share)
            self._fitting = True
            self._give_rest()
            self._fitting = False
        self.changed.emit()

    def _halve(self, column: int) -> None:
        if column == SOURCE:
            self._take(HALF)
            self.fit()

    def _take(self, share: int) -> None:
        self.share = share
        self.share_changed.emit(share)
