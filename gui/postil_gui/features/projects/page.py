"""The project page: documents, deadline, memories, glossaries, engine of the open project."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil.workspace.reports.tables import band_words
from postil_gui.features.projects.page_service import Overview
from postil_gui.features.projects.page_table import SHARE, BarDelegate, PageTable
from postil_gui.i18n.encodings import encoding_label
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import percent, say, tr, whole
from postil_gui.i18n.times import pace_words
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog_parts import Scrolled, muted
from postil_gui.widgets.eliding import ElidingLabel
from postil_gui.widgets.plain_text import Label, set_tip
from postil_gui.widgets.wrap_row import WrapRow

if TYPE_CHECKING:
    from postil.workspace.records import DocumentInfo
    from postil.workspace.reports.analysis import Analysis

NAME, PROGRESS, LEFT, SEGMENTS = range(4)
MEMORY, UNITS, PRIORITY, PENALTY, READ_ONLY = range(5)
TERMS_COUNT, GLOSSARY_PRIORITY, GLOSSARY_READ_ONLY = range(1, 4)
MARGIN, BETWEEN = 22, 28
WEIGH = "project.matching"  # the command that weighs memories
TERMS = "project.glossaries"
OF_DOCUMENTS = (
    "document_open",
    "document_update",
    "document_remove",
    "export_all",
    "pretranslate",
    "analyse",
)


class ProjectPage(QtWidgets.QWidget):
    """Overview of the open project, shown in place of the editor."""

    guide = "projects"

    open_asked = Signal(int)
    """Id of a document whose first open segment is to be shown."""

    action_asked = Signal(str)
    """Id of an action."""

    weighed = Signal(str, dict)
    """Name of a memory, and what of its settings is to be changed."""

    glossary_weighed = Signal(str, dict)
    """Name of a glossary, and what of its settings is to be changed."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("projectPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = ElidingLabel()
        self.title.setProperty("kind", "title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
        self.pace = muted("")
        self.pace.setAccessibleName(tr("Deadline and pace"))
        self.bar = QtWidgets.QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Share of words confirmed"))
        self.documents = PageTable(
            tr("Documents"),
            (tr("Document"), tr("Progress"), tr("Words left"), tr("Segments left")),
            (SEGMENTS, LEFT),
        )
        self.documents.setItemDelegateForColumn(PROGRESS, BarDelegate(theme, self))
        self.documents.itemActivated.connect(self._open)
        self.memories = PageTable(
            tr("Memories"),
            (tr("Memory"), tr("Units"), tr("Priority"), tr("Penalty %"), tr("Read-only")),
            (PENALTY, PRIORITY, UNITS),
        )
        self.memories.itemChanged.connect(self._memory_changed)
        self.memories.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.memories.itemActivated.connect(lambda _: self.action_asked.emit(WEIGH))
        self.glossaries = PageTable(
            tr("Glossaries"),
            (tr("Glossary"), tr("Terms"), tr("Priority"), tr("Read-only")),
            (GLOSSARY_PRIORITY, TERMS_COUNT),
        )
        self.glossaries.itemChanged.connect(self._glossary_changed)
        self.glossaries.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.glossaries.itemActivated.connect(lambda _: self.action_asked.emit(TERMS))
        for table, ticks in ((self.memories, READ_ONLY), (self.glossaries, GLOSSARY_READ_ONLY)):
            table.headerItem().setTextAlignment(
                ticks, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            )
        self.bands = PageTable(tr("Words by match band"), (tr("Band"),))
        self.bands.hide()
        self._now: Analysis | None = None
        self._before: Analysis | None = None
        self.glossary_keys = muted("")
        self.engine = Label()
        self.engine.setWordWrap(True)
        self._filling = False
        self._removable: set[str] = set()  # memories that may be taken out of the project
        self.buttons: dict[str, QtWidgets.QPushButton] = {}
        self._lay_out()
        for table in (self.documents, self.memories, self.glossaries):
            table.currentItemChanged.connect(self._enable)
        self._enable()

    def _lay_out(self) -> None:
        left, right = QtWidgets.QVBoxLayout(), QtWidgets.QVBoxLayout()
        for column in (left, right):
            column.setSpacing(8)
        left.addLayout(self._headed(tr("Documents"), "document_open", "document_add"))
        left.addWidget(self.documents, 3)
        left.addLayout(
            self._row("document_update", "document_remove", "export_all", "pretranslate")
        )
        left.addWidget(self.bands, 2)
        right.addLayout(self._headed(tr("Memories"), "add_memory", "memory_remove"))
        right.addWidget(self.memories, 3)
        right.addWidget(
            muted(tr("Space switches a memory on or off; Enter sets priorities and penalties."))
        )
        right.addSpacing(8)
        right.addLayout(self._headed(tr("Glossaries"), "glossary_add", "glossary_remove"))
        right.addWidget(self.glossaries, 2)
        right.addWidget(self.glossary_keys)
        right.addSpacing(8)
        right.addLayout(self._headed(tr("Engine")))
        right.addWidget(self.engine)
        head = QtWidgets.QHBoxLayout()
        head.addWidget(self.title, 1)
        for name in ("details", "analyse", "editor"):
            head.addWidget(self._button(name))
        lists = QtWidgets.QWidget()
        body = QtWidgets.QHBoxLayout(lists)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(BETWEEN)
        body.addLayout(left, 1)
        body.addLayout(right, 1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 18, MARGIN, 14)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.pace)
        column.addWidget(self.bar)
        column.addSpacing(10)
        column.addWidget(Scrolled(lists), 1)  # where text is large they need more than there is
        self.setFocusProxy(self.documents)

    def _headed(self, text: str, *buttons: str) -> QtWidgets.QHBoxLayout:
        label = Label(text)
        label.setProperty("kind", "heading")
        row = QtWidgets.QHBoxLayout()
        row.addWidget(label, 1)
        for name in buttons:
            row.addWidget(self._button(name))
        return row

    def _row(self, *buttons: str) -> WrapRow:
        row = WrapRow()
        for name in buttons:
            row.addWidget(self._button(name))
        return row

    def _enable(self) -> None:
        """Buttons are for what is there, and for what is chosen."""
        for name in OF_DOCUMENTS:
            self.buttons[name].setEnabled(self.document is not None)
        self.buttons["memory_remove"].setEnabled(bool(self.removable_memory))
        self.buttons["glossary_remove"].setEnabled(bool(self.glossary))

    def _button(self, name: str) -> QtWidgets.QPushButton:
        texts = {
            "document_open": tr("Open"),
            "document_add": tr("Add …"),
            "document_update": tr("New version …"),
            "document_remove": tr("Remove …"),
            "export_all": tr("Export all …"),
            "pretranslate": tr("Pre-translate …"),
            "add_memory": tr("Add …"),
            "memory_remove": tr("Remove …"),
            "glossary_add": tr("Add …"),
            "glossary_remove": tr("Remove"),
            "details": tr("Settings …"),
            "analyse": tr("Count by match band"),
            "editor": tr("To the editor"),
        }
        button = self.buttons[name] = QtWidgets.QPushButton(texts[name])
        if name == "editor":
            button.setProperty("primary", True)
        action = "view.project_page" if name == "editor" else f"project.{name}"
        button.clicked.connect(lambda _=False: self.action_asked.emit(action))
        button.setProperty("command", action)
        return button

    @property
    def document(self) -> DocumentInfo | None:
        """The document that is chosen."""
        item = self.documents.currentItem()
        found: DocumentInfo | None = None if item is None else item.data(NAME, SHARE)
        return found

    @property
    def memory(self) -> str:
        """The memory that is chosen, or ""."""
        item = self.memories.currentItem()
        return "" if item is None else item.text(MEMORY)

    @property
    def removable_memory(self) -> str:
        """The memory that is chosen, or "" if it is the project's own or set to read-only."""
        return self.memory if self.memory in self._removable else ""

    @property
    def glossary(self) -> str:
        """The glossary that is chosen, or ""."""
        item = self.glossaries.currentItem()
        return "" if item is None else item.text(0)

    def show_overview(self, shown: Overview) -> None:
        """Show the present values of a project."""
        info, total = shown.info, shown.statistics.total
        languages = f"{language_name(info.source_language)} → {language_name(info.target_language)}"
        self.title.setText(info.name)
        words = [languages, *pace_words(shown.pace)]
        if shown.pace.words_today:
            words.append(tr("%Ln words today", shown.pace.words_today))
        self.pace.setText(" · ".join(words))
        self.pace.setProperty("kind", "wrong" if shown.pace.overdue else "muted")
        self.bar.setRange(0, max(1, total.words))
        self.bar.setValue(total.confirmed_words)
        self._show_documents(shown)
        self._show_memories(shown)
        self._show_glossaries(shown)
        self._before = shown.before
        self._show_bands(shown.weights)
        self.engine.setText(shown.engine or tr("None. Choose one with Engine › Use an Engine."))

    def show_analysis(self, analysis: Analysis, weights: dict[str, float]) -> None:
        """Show words by match band."""
        self._now = analysis
        self._show_bands(weights)

    def _show_bands(self, weights: dict[str, float]) -> None:
        """The counts there are: those from before the work, and current ones."""
        counted = [one for one in (self._before, self._now) if one is not None]
        self.bands.setVisible(bool(counted))
        if not counted:
            return
        heads = [tr("Band")]
        if self._before is not None:
            heads += [tr("Words before"), tr("Weighted")]
        if self._now is not None:
            heads += [tr("Words now"), tr("Weighted")]
        self.bands.head(heads, range(2, len(heads), 2))
        totals = [one.total() for one in counted]
        for band in totals[0]:
            if any(total[band].segments for total in totals):
                cells = [say(band_words(band))]
                for total in totals:
                    words = total[band].words
                    cells += [whole(words), whole(round(words * weights[band] / 100))]
                self.bands.add_row(cells, range(1, len(cells)))
        cells = [tr("all")]
        for one, total in zip(counted, totals, strict=True):
            cells.append(whole(sum(count.words for count in total.values())))
            cells.append(whole(round(one.weighted_words(weights))))
        self.bands.add_row(cells, range(1, len(cells)))
        self.bands.fit()

    def _show_documents(self, shown: Overview) -> None:
        chosen = self.document
        self.documents.clear()
        for one in shown.documents:
            counts = shown.statistics.documents[one.id]
            left = counts.words - counts.confirmed_words
            cells = ["", "", whole(left), whole(one.segments - one.confirmed)]
            item = self.documents.add_row(cells, (LEFT, SEGMENTS))
            item.setText(NAME, one.title)
            set_tip(item, str(one.path), NAME)
            page = one.code_page
            if page:
                item.setText(NAME, tr("{name}, in {encoding}", name=one.title, encoding=page))
                set_tip(item, f"{one.path}\n{_read_as(page)}", NAME)
            item.setData(NAME, SHARE, one)
            share = counts.confirmed_words / counts.words if counts.words else 1.0
            item.setData(PROGRESS, SHARE, share)
            item.setData(PROGRESS, Qt.ItemDataRole.AccessibleTextRole, percent(share))
            if chosen is not None and chosen.id == one.id:
                self.documents.setCurrentItem(item)
        if self.documents.currentItem() is None:
            self.documents.choose(0)
        self.documents.fit({PROGRESS: 150})

    def _show_memories(self, shown: Overview) -> None:
        self._filling = True
        row = self.memories.currentIndex().row()
        self.memories.clear()
        self._removable.clear()
        for place, (name, units) in enumerate(shown.memories.items()):
            weighed = shown.weighed[name]
            cells = [name, whole(units), str(weighed.priority), str(weighed.penalty), ""]
            item = self.memories.add_row(cells, (UNITS, PRIORITY, PENALTY))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(MEMORY, _tick(weighed.used))
            read_only = weighed.read_only if weighed.read_only is not None else place > 0
            item.setCheckState(READ_ONLY, _tick(read_only))
            if place > 0 and not weighed.read_only:
                self._removable.add(name)
        self.memories.choose(row)
        self.memories.fit()
        self._filling = False

    def _show_glossaries(self, shown: Overview) -> None:
        self._filling = True
        row = self.glossaries.currentIndex().row()
        self.glossaries.clear()
        for name, terms in shown.glossaries.items():
            used = shown.glossary_settings[name]
            cells = [name, whole(terms), str(used.priority), ""]
            item = self.glossaries.add_row(cells, (TERMS_COUNT, GLOSSARY_PRIORITY))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(NAME, _tick(used.used))
            item.setCheckState(GLOSSARY_READ_ONLY, _tick(used.read_only))
        self.glossary_keys.setText(
            tr("Space switches a glossary on or off; Enter opens its terms.")
            if shown.glossaries
            else tr("There is no glossary yet. Terms you add begin one.")
        )
        self.glossaries.choose(row)
        self.glossaries.fit()
        self._filling = False

    def _glossary_changed(self, item: QtWidgets.QTreeWidgetItem, column: int) -> None:
        what = {NAME: "used", GLOSSARY_READ_ONLY: "read_only"}.get(column)
        if what is not None and not self._filling:
            changes = {what: item.checkState(column) == Qt.CheckState.Checked}
            self.glossary_weighed.emit(item.text(NAME), changes)

    def _memory_changed(self, item: QtWidgets.QTreeWidgetItem, column: int) -> None:
        if self._filling:
            return
        what = {MEMORY: "used", READ_ONLY: "read_only"}.get(column)
        if what is None:
            return
        changes = {what: item.checkState(column) == Qt.CheckState.Checked}
        self.weighed.emit(item.text(MEMORY), changes)

    def _open(self, item: QtWidgets.QTreeWidgetItem) -> None:
        self.open_asked.emit(item.data(NAME, SHARE).id)


def _read_as(encoding: str) -> str:
    """Encoding in which a text is read that does not name one."""
    return tr(
        "Read as {encoding}: it is not in UTF-8 and does not say what it is in. If its letters "
        "look wrong, use Project › Documents › Read with Another Encoding.",
        encoding=encoding_label(encoding),
    )


def _tick(on: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
