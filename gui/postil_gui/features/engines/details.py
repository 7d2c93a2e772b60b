"""The right half of the engines page: everything about the engine that is chosen in the list."""

from __future__ import annotations

from itertools import pairwise

from postil_gui.actions.keys import shown
from postil_gui.features.engines.facts_html import overview_html, scores_html, sources_html
from postil_gui.features.engines.service import Details, StoredEngine
from postil_gui.i18n.messages import mark, tr
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_panel import CardPanel
from postil_gui.widgets.charts.chart import CurveChart
from postil_gui.widgets.dialogs.dialog_parts import explain, muted
from postil_gui.widgets.engine_captions import kind_text, languages_text
from postil_gui.widgets.html_page import HtmlView
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.wrap_row import WrapRow

OVERVIEW, SOURCES, SCORES, LEARNED = range(4)
TABS = (mark("Overview"), mark("Sources and settings"), mark("Scores"), mark("What it learned"))
BUTTONS = (
    ("use", mark("&Use in this project"), mark("The open project works with this engine.")),
    ("train", mark("&Train a better one …"), mark("Train another engine that starts from it.")),
    ("compare", mark("&Compare …"), mark("See it and another engine side by side.")),
)
MORE = (
    ("export", mark("&Export …"), ""),
    ("duplicate", mark("&Duplicate"), ""),
    ("rename", mark("&Rename …"), "F2"),
    ("folder", mark("Open the &folder"), ""),
    ("delete", mark("De&lete …"), "Del"),
)


class EngineDetails(QtWidgets.QWidget):
    """Page of one engine; it sends a signal for each command."""

    asked = Signal(str)
    """One of "use", "train", "compare", "export", "duplicate", "rename", "folder", "delete"."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._engine: StoredEngine | None = None
        self._details: Details | None = None
        self._project = ""
        self.name = Label()
        self.name.setProperty("kind", "title")
        self.name.setWordWrap(True)
        self.line = muted("")
        self.buttons: dict[str, QtWidgets.QPushButton] = {}
        self.tabs = QtWidgets.QTabBar()
        self.tabs.setAccessibleName(tr("About the engine"))
        self.tabs.setExpanding(False)
        for title in TABS:
            self.tabs.addTab(tr(title))
        self.pages = QtWidgets.QStackedWidget()
        self.overview, self.sources = self._browser(TABS[0]), self._browser(TABS[1])
        self.scores = self._browser(TABS[2])
        self.chart = CurveChart(theme, tr("Its training drew no learning curve."))
        self.learned = CardPanel(theme, tr("What it learned"))
        self.learned.list.setProperty("paper", True)
        scores = QtWidgets.QSplitter(Qt.Orientation.Vertical)
        scores.setChildrenCollapsible(False)
        scores.addWidget(self.scores)
        scores.addWidget(self.chart)
        for page in (self.overview, self.sources, scores, self.learned):
            self.pages.addWidget(page)
        self._stale: set[int] = set()  # pages that show something else
        self.tabs.currentChanged.connect(self._turn_to)
        self._lay_out()
        theme.changed.connect(self._show)

    def _browser(self, name: str) -> HtmlView:
        browser = HtmlView(tr(name))
        browser.setObjectName("examples")
        return browser

    def _lay_out(self) -> None:
        row = WrapRow()
        for name, text, tip in BUTTONS:
            button = self.buttons[name] = QtWidgets.QPushButton(tr(text))
            explain(button, tr(tip))
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, which=name: self.asked.emit(which))
            row.addWidget(button)
        self.more = QtWidgets.QPushButton(tr("&More"))
        explain(self.more, tr("Export, duplicate, rename or delete it."))
        self.more.setAutoDefault(False)
        self.menu = QtWidgets.QMenu(self.more)
        for name, text, key in MORE:
            action = self.menu.addAction(f"{tr(text)}\t{shown(key)}" if key else tr(text))
            action.setObjectName(name)
            action.triggered.connect(lambda _=False, which=name: self.asked.emit(which))
        self.more.setMenu(self.menu)
        row.addWidget(self.more)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(8)
        column.addWidget(self.name)
        column.addWidget(self.line)
        column.addSpacing(4)
        column.addLayout(row)
        column.addSpacing(6)
        column.addWidget(self.tabs)
        column.addWidget(self.pages, 1)
        order = [*self.buttons.values(), self.more, self.tabs, self.overview]
        for one, following in pairwise(order):
            self.setTabOrder(one, following)

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        self._turn_to(self.tabs.currentIndex())
        super().showEvent(event)

    def show_engine(self, engine: StoredEngine, project: str, usable: str) -> None:
        """Show an engine.

        Parameters
        ----------
        project
            Name of the open project if that uses it, else "".
        usable
            Why the open project cannot take it, or "".
        """
        if self._details is not None and self._details.folder != engine.folder:
            self._details = None
        self._engine, self._project = engine, project
        use = self.buttons["use"]
        use.setEnabled(not usable and not project)
        use.setText(tr("In use in this project") if project else tr(BUTTONS[0][1]))
        explain(use, tr(BUTTONS[0][2]), why_not=usable)
        use.setMinimumWidth(use.sizeHint().width())  # the row was laid out with the other text
        self._show()

    def show_details(self, details: Details) -> None:
        """Show what was read about the engine in sight."""
        if self._engine is not None and details.folder == self._engine.folder:
            self._details = details
            self._show()

    def _show(self) -> None:
        engine = self._engine
        if engine is None:
            return
        self.name.setText(engine.manifest.label)
        self.line.setText(f"{languages_text(engine.manifest)} · {kind_text(engine.manifest)}")
        self._stale = set(range(len(TABS)))
        self._turn_to(self.tabs.currentIndex())

    def _turn_to(self, number: int) -> None:
        """Show a page; it is filled when it is looked at, for that takes its time."""
        self.pages.setCurrentIndex(number)
        engine, details, scheme = self._engine, self._details, self._theme.scheme
        if engine is None or number not in self._stale or not self.isVisible():
            return
        self._stale.discard(number)
        if number == OVERVIEW:
            self.overview.show_html(overview_html(engine, scheme, self._project))
        elif number == SOURCES:
            self.sources.show_html(sources_html(engine, scheme))
        elif number == SCORES:
            self.scores.show_html(scores_html(engine, details, scheme))
            self.chart.clear()
            self.chart.add(details.curve if details is not None else ())
            self.chart.setVisible(bool(details is not None and details.curve))
        else:
            cards = list(details.lessons) if details is not None else []
            self.learned.show_cards(cards, self._nothing_learned())

    def _nothing_learned(self) -> str:
        if self._details is None:
            return tr("Reading …")
        return tr(
            "It has not learned from confirmed segments yet.\n\nUse it in a project: it learns "
            "from every segment you confirm, and what it learned is listed here."
        )
