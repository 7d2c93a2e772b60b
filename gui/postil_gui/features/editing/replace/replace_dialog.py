"""Find and replace: every replacement is seen, and can be left out, before it is made."""

from __future__ import annotations

from postil.workspace.segments.replacing import Hit
from postil_gui.features.editing.grid.filter_menu import SIDES
from postil_gui.features.editing.replace.hits_dialog import HitsDialog
from postil_gui.features.editing.replace.replacing import ReplacingService, Search
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.plain_text import set_tip
from postil_gui.widgets.wrap_row import WrapRow


class ReplaceDialog(HitsDialog):
    """Stays open beside the window; lists the hits while the text is typed."""

    go_to_asked = Signal(int)
    """Row id of a segment to be opened."""

    searching = Signal()
    """The texts are about to be searched: what is being typed belongs on the disk."""

    def __init__(self, theme: Theme, service: ReplacingService, parent: QtWidgets.QWidget) -> None:
        super().__init__(theme, tr("Close"), parent)
        self.setWindowTitle(tr("Find and Replace"))
        self._service = service
        self._done = ""
        self._goes_on = False  # to the next hit, as soon as they are listed
        self.side = QtWidgets.QComboBox()
        self.side.setAccessibleName(tr("Where to look"))
        for _, name in SIDES:
            self.side.addItem(tr(name))
        self.side.setCurrentIndex(2)
        set_tip(
            self.capitals,
            tr("“Word” becomes “Other” and “WORD” becomes “OTHER” where “word” becomes “other”."),
        )
        self.shown_only = QtWidgets.QCheckBox(tr("Only in the segments that are &shown"))
        self.keep = QtWidgets.QComboBox()
        self.keep.setAccessibleName(tr("What becomes of confirmed segments"))
        self.keep.addItem(tr("Confirmed segments become drafts"))
        self.keep.addItem(tr("Confirmed segments stay confirmed; memory and engine follow"))
        self.options.end_with(self.side)
        more = WrapRow()
        more.addWidget(self.shown_only)
        more.end_with(self.keep)
        self._lay_out(560, below=[more])
        self.find_field.setText(service.last[0])
        self.new_field.setText(service.last[1])
        self._connect()
        self._count()

    def _connect(self) -> None:
        super()._connect()
        for field in (self.find_field, self.new_field):
            field.returnPressed.connect(self._next_hit)
        self.shown_only.toggled.connect(self._ask_again)
        self.side.currentIndexChanged.connect(self._ask_again)
        self.leave.clicked.connect(self.close)
        self.table.activated.connect(
            lambda index: self.go_to_asked.emit(self.model.hit(index.row()).segment.row_id)
        )
        self._service.found.connect(self._show)
        self._service.refused.connect(self._show_error)
        self._service.replaced.connect(self._replaced)

    def event(self, event: QtCore.QEvent) -> bool:
        if event.type() == QtCore.QEvent.Type.WindowActivate and self.find_field.text():
            self._ask_again()  # meanwhile something may have been typed in the window
        return super().event(event)

    def search(self) -> None:
        """Search with the values of the dialog."""
        self._pause.stop()
        self._is_current = False
        self._enable()
        self.searching.emit()
        if not self.find_field.text():
            self._show([])
            return
        query = self._query(SIDES[self.side.currentIndex()][0])
        self._service.search(
            Search(query, self.new_field.text(), self.shown_only.isChecked(), self._keeps_capitals)
        )

    def look_again(self, *_: object) -> None:
        """Segments were split or merged, or documents changed: what was found may be gone."""
        self.search()

    def _replace(self) -> None:
        if not self._is_current:
            self.search()
            self.message.setText(tr("Look at what is found now, then replace it."))
            return
        hits = self.model.checked
        if hits:
            self._service.replace(hits, keep_confirmed=self.keep.currentIndex() == 1)

    def _replaced(self, segments: int) -> None:
        self._done = tr("Replaced in %Ln segments.", segments)
        self.search()

    def _next_hit(self) -> None:
        """Show the next hit in the window, the first one after the last."""
        if not self._is_current:
            self._goes_on = True
            self.search()
            return
        count = self.model.rowCount()
        if count:
            row = (self.table.currentIndex().row() + 1) % count
            self.table.setCurrentIndex(self.model.index(row, 0))
            self.go_to_asked.emit(self.model.hit(row).segment.row_id)

    def _show(self, hits: list[Hit]) -> None:
        self._is_current = True
        self._service.last = (self.find_field.text(), self.new_field.text())
        self.model.show_hits(hits, replacing=self.side.currentIndex() != 1)
        if self._goes_on:
            self._goes_on = False
            self._next_hit()

    def _show_error(self, message: str) -> None:
        self._show([])
        self.message.setText(message)

    def _enable(self) -> None:
        super()._enable()
        self.replace.setEnabled(bool(self.model.checked))

    def _count(self) -> None:
        self._enable()
        done, self._done = self._done, ""
        found = self._found(tr("Type what to find. Enter on a line opens its segment."))
        self.message.setText(" ".join(part for part in (done, found) if part))
