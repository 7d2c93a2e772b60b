"""Statistics: words by match band and their worth, edits and time, how true confidences came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from postil.workspace.reports.analysis import BANDS, Analysis, Count
from postil.workspace.reports.edits import EditSummary
from postil.workspace.reports.tables import band_words
from postil_gui.features.statistics.edits_model import ORIGINS, TRANSLATION, EditModel
from postil_gui.features.statistics.service import Volume, Work
from postil_gui.i18n.messages import decimal, say, tr, whole
from postil_gui.i18n.times import time_text
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.charts.reliability import ReliabilityChart
from postil_gui.widgets.dialogs.dialog_parts import Scrolled, muted
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.wrap_row import WrapRow

WEIGHT = 5
LEAST_SECONDS = 60  # of work: a pace measured in less is not reliable
BEFORE = 4


class StatisticsPanel(QtWidgets.QWidget):
    """Three pages: volume, work, confidence."""

    count_asked = Signal()
    keep_asked = Signal()
    export_asked = Signal()

    stop_asked = Signal()
    """The count under way is to end."""

    weights_changed = Signal(dict)
    """Percent of a new word that each band is paid with."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Statistics"))
        self._volume: Volume | None = None
        self.bands = _table(
            tr("Words by match band"),
            [
                *(tr("Band"), tr("Segments"), tr("Words"), tr("Characters"), tr("Words before")),
                *(tr("Paid at %"), tr("Weighted words")),
            ],
        )
        self.bands.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.AllEditTriggers)
        self.bands.itemChanged.connect(self._weight_edited)
        self.before = QtWidgets.QComboBox()
        self.before.setAccessibleName(tr("Earlier count to compare with"))
        self.before.setMinimumWidth(scaled(self, 190))
        self.before.setSizeAdjustPolicy(QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.before.currentIndexChanged.connect(lambda _: self._fill_bands())
        self.before.hide()
        self.counting = muted("")
        self.counting.setWordWrap(False)
        self.counting.hide()
        self.stop = QtWidgets.QPushButton(tr("Stop"))
        self.stop.setProperty("flat", True)
        self.stop.setAccessibleName(tr("Stop counting"))
        self.stop.clicked.connect(self.stop_asked)
        self.stop.hide()
        self.summary = _table(
            tr("Edits by origin"),
            [
                *(tr("Origin"), tr("Segments"), tr("Words"), tr("Untouched"), tr("TER")),
                *(tr("Minutes"), tr("Words per hour")),
            ],
        )
        self.edits = EditTable()
        self.chart = ReliabilityChart(theme)
        self.judged = muted("")
        self.judged.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.pages = QtWidgets.QTabWidget()
        self.pages.tabBar().setAccessibleName(tr("Pages"))
        self.pages.setDocumentMode(True)
        self.pages.addTab(self._volume_page(), tr("Volume"))
        self.pages.addTab(self._work_page(), tr("Edits and time"))
        self.pages.addTab(self._confidence_page(), tr("Confidence"))
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addWidget(self.pages, 1)
        self.setFocusProxy(self.pages)

    def show_counting(self, done: int, total: int) -> None:
        """Show how far a count is, and offer to stop it."""
        text = tr("Counted {done} of {total} segments", done=whole(done), total=whole(total))
        self.counting.setText(text if total else tr("Counting …"))
        self.counting.show()
        self.stop.show()

    def show_ended(self, done: int, total: int) -> None:
        """No count is under way; of one that was stopped, how far it came."""
        if self.stop.hasFocus():
            self.pages.setFocus()
        self.stop.hide()
        self.counting.setVisible(total > 0)
        self.counting.setText(
            tr(
                "Stopped: {done} of {total} segments counted.",
                done=whole(done),
                total=whole(total),
            )
        )

    def show_volume(self, volume: Volume) -> None:
        """Show counts by band."""
        self._volume = volume
        self.before.blockSignals(True)
        self.before.clear()
        self.before.addItem(tr("Compare with …"), -1)
        for number, one in enumerate(volume.earlier):
            first = one is volume.before
            text = tr("Before the work, {time}", time=time_text(one.time))
            self.before.addItem(text if first else time_text(one.time), number)
        self.before.setCurrentIndex(self.before.count() - 1)
        self.before.setVisible(bool(volume.earlier))
        self.before.blockSignals(False)
        self._fill_bands()

    def show_work(self, work: Work) -> None:
        """Show edits, times and confidences."""
        _fill(self.summary, [_summary_row(line) for line in work.summary])
        self.edits.edits.show(work.edits)
        self.chart.show_reliability(work.reliability)
        self.judged.setText(self.chart.summary() if work.reliability is not None else "")

    def _fill_bands(self) -> None:
        if self._volume is None:
            return
        chosen = self.before.currentData()
        earlier: Analysis | None = None
        if chosen is not None and chosen >= 0:
            earlier = self._volume.earlier[chosen]
        rows = _band_rows(self._volume.now, earlier, self._volume.weights)
        self.bands.blockSignals(True)
        _fill(self.bands, rows)
        for row in range(len(BANDS)):
            item = self.bands.item(row, WEIGHT)
            if item is not None:
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        self.bands.setColumnHidden(BEFORE, earlier is None)
        self.bands.blockSignals(False)

    def _weight_edited(self, item: QtWidgets.QTableWidgetItem) -> None:
        if self._volume is None or item.column() != WEIGHT or item.row() >= len(BANDS):
            return
        text = item.text().replace(",", ".").strip(" %")
        weights = dict(self._volume.weights)
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if 0 <= value <= 100:
            weights[BANDS[item.row()]] = value
            self._volume = replace(self._volume, weights=weights)
            self.weights_changed.emit(weights)
        self._fill_bands()

    def _volume_page(self) -> QtWidgets.QWidget:
        page = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.bands)
        return page

    def _work_page(self) -> QtWidgets.QWidget:
        page = QtWidgets.QSplitter(Qt.Orientation.Vertical)
        page.addWidget(self.summary)
        page.addWidget(self.edits)
        page.setSizes([1, 2])
        return page

    def _confidence_page(self) -> QtWidgets.QWidget:
        page = QtWidgets.QWidget()
        row = QtWidgets.QHBoxLayout(page)
        row.setContentsMargins(12, 8, 12, 8)
        scrolled = Scrolled(self.judged)
        scrolled.setAccessibleName(tr("Confidence"))
        row.addWidget(self.chart, 2)
        row.addWidget(scrolled, 1)
        return page

    def _head(self) -> WrapRow:
        row = WrapRow(12, 8, 8, 4, spacing=4)
        row.addWidget(self.before)
        row.addWidget(self.counting)
        row.addWidget(self.stop)
        buttons = []
        for text, signal in (
            (tr("Count again"), self.count_asked),
            (tr("Keep this count"), self.keep_asked),
            (tr("Export …"), self.export_asked),
        ):
            button = QtWidgets.QPushButton(text)
            button.setProperty("flat", True)
            button.clicked.connect(signal)
            buttons.append(button)
        row.end_with(*buttons)
        return row


def _band_rows(
    now: Analysis, earlier: Analysis | None, weights: Mapping[str, float]
) -> list[list[str]]:
    bands, old = now.total(), earlier.total() if earlier is not None else {}
    rows = []
    for band in BANDS:
        count, was = bands[band], old.get(band, Count())
        rows.append(
            [
                say(band_words(band)),
                *(whole(count.segments), whole(count.words), whole(count.characters)),
                whole(was.words),
                decimal(float(weights[band]), 0),
                decimal(count.words * weights[band] / 100.0, 1),
            ]
        )
    total = sum(bands.values(), Count())
    rows.append(
        [
            tr("total"),
            *(whole(total.segments), whole(total.words), whole(total.characters)),
            whole(sum(one.words for one in old.values())),
            "",
            decimal(float(now.weighted_words(weights)), 1),
        ]
    )
    return rows


def _summary_row(line: EditSummary) -> list[str]:
    pace = line.words_per_hour
    return [
        tr(ORIGINS.get(line.origin, line.origin)),
        whole(line.segments),
        whole(line.words),
        whole(line.untouched),
        "" if line.ter is None else decimal(float(line.ter)),
        decimal(line.seconds / 60.0),
        "" if pace is None or line.seconds < LEAST_SECONDS else decimal(float(pace), 0),
    ]


class EditTable(QtWidgets.QTableView):
    """The confirmed segments, as long as the project is."""

    def __init__(self) -> None:
        super().__init__()
        self.edits = EditModel()
        self.edits.setParent(self)
        self.setModel(self.edits)
        self.setAccessibleName(tr("Edits by segment"))
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(0)  # of the rows in sight
        header.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(TRANSLATION, QtWidgets.QHeaderView.ResizeMode.Stretch)
        _plain(self)


def _table(name: str, headings: Sequence[str]) -> QtWidgets.QTableWidget:
    table = QtWidgets.QTableWidget(0, len(headings))
    table.setAccessibleName(name)
    table.setHorizontalHeaderLabels(list(headings))
    header = table.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
    header.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
    first = table.horizontalHeaderItem(0)
    if first is not None:
        first.setTextAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
    _plain(table)
    return table


def _plain(table: QtWidgets.QTableView) -> None:
    """Rows of one height, without lines between them, not to be edited."""
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(26)
    table.verticalHeader().setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Fixed)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)


def _fill(table: QtWidgets.QTableWidget, rows: Sequence[Sequence[str]]) -> None:
    table.setRowCount(len(rows))
    trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
    for row, texts in enumerate(rows):
        for column, text in enumerate(texts):
            item = QtWidgets.QTableWidgetItem(text)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
            if column:
                item.setTextAlignment(trailing)
            table.setItem(row, column, item)
