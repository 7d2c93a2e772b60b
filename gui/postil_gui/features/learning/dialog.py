"""Dialog of learned layers, which can be muted, and of phrases never to be used again."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from postil.engine.events import LAYERS
from postil.workspace.learning.blocked_phrases import BlockedPhrase
from postil.workspace.learning.gain import FEWEST, LearningGain
from postil.workspace.learning.layers import LayerInfo
from postil_gui.features.learning.service import Learned, LearnedService
from postil_gui.i18n.messages import decimal, mark, say, signed, tr, whole
from postil_gui.i18n.times import date_text
from postil_gui.qt import Qt, QtWidgets
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import Scrolled, come_last, heading, muted
from postil_gui.widgets.dialogs.file_dialogs import completed
from postil_gui.widgets.engine_captions import unusable_engine
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import Label, MessageBox

SUFFIX = ".layer"
NAMES = {
    "base": (mark("Engine"), mark("learned before the engine came into this project")),
    "client": (mark("Client"), mark("brought along from other projects of this client")),
    "project": (mark("Project"), mark("learned from what you confirm here")),
}


class LearnedDialog(Dialog):
    """Two pages: layers, and blocked translations."""

    guide = "learning"

    def __init__(self, service: LearnedService, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What the Engine Learned"))
        self._service = service
        self._learned: Learned | None = None
        self._rows: list[LayerRow] = []
        self.layers = QtWidgets.QVBoxLayout()
        self.layers.setSpacing(14)
        self.pages = QtWidgets.QTabWidget()
        self.pages.tabBar().setAccessibleName(tr("Pages"))
        self.pages.setDocumentMode(True)
        self.pages.addTab(self._layer_page(), tr("Layers"))
        self._blocked_place = QtWidgets.QVBoxLayout()
        self._blocked_place.setContentsMargins(0, 0, 0, 0)
        blocked = QtWidgets.QWidget()
        blocked.setLayout(self._blocked_place)
        self.pages.addTab(blocked, tr("Never used"))
        self.pages.currentChanged.connect(lambda _: self.blocked)
        self._close = QtWidgets.QPushButton(tr("Close"))
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self.said = muted("")
        buttons = QtWidgets.QHBoxLayout()
        buttons.addWidget(self.said, 1)
        buttons.addWidget(self._close)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(12)
        column.addWidget(self.pages, 1)
        column.addLayout(buttons)
        begin_with(self, 640, 540)
        service.read.connect(self.show_learned)
        service.announced.connect(self.said.setText)
        service.measured.connect(self.show_gain)
        service.refresh()
        service.measure()

    def show_learned(self, learned: Learned) -> None:
        """Show the present state."""
        held = self._held()
        while (item := self.layers.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._rows = [LayerRow(layer, self._service, self) for layer in learned.layers]
        for layer in self._rows:
            self.layers.addWidget(layer)
        come_last(self, self._close)
        if held is not None and held[0] < len(self._rows):
            self._rows[held[0]].controls[held[1]].setFocus()
        self._gained.setVisible(bool(learned.layers))
        self._explained.setVisible(bool(learned.layers))
        if not learned.layers:
            problem = learned.problem
            text = unusable_engine(say(problem)) if problem else tr("This project has no engine.")
            self.layers.addWidget(muted(text))
        self._learned = learned
        if "blocked" in self.__dict__:
            self.blocked.show_blocked(learned.blocked)

    @cached_property
    def blocked(self) -> BlockedPage:
        """The page of what is never used, made when it is first looked at."""
        page = BlockedPage(self._service)
        self._blocked_place.addWidget(page)
        if self._learned is not None:
            page.show_blocked(self._learned.blocked)
        come_last(self, self._close)
        return page

    def show_gain(self, gain: LearningGain | None) -> None:
        """Show the gain of learning in this project."""
        self.gain.setText(gain_text(gain))
        self.gain_detail.setVisible(gain is not None)
        self.gain_detail.setText("" if gain is None else gain_detail(gain))

    def _held(self) -> tuple[int, int] | None:
        """The layer and the control of it that has the focus."""
        for number, row in enumerate(self._rows):
            for place, control in enumerate(row.controls):
                if control.hasFocus():
                    return number, place
        return None

    def _layer_page(self) -> QtWidgets.QWidget:
        page = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(page)
        column.setContentsMargins(4, 14, 4, 4)
        column.setSpacing(14)
        self._explained = muted(
            tr(
                "A muted layer is taken out of the engine: its words, phrases and weights have "
                "no part in any suggestion. Nothing is lost; unmute it, and the engine is as "
                "it was."
            )
        )
        self.gain = Label(tr("Measuring what learning has gained here …"))
        self.gain.setWordWrap(True)
        self.gain_detail = muted("")
        self.gain_detail.hide()
        self._gained = QtWidgets.QWidget()
        gained = QtWidgets.QVBoxLayout(self._gained)
        gained.setContentsMargins(0, 0, 0, 0)
        gained.setSpacing(2)
        gained.addWidget(heading(tr("Gained so far")))
        gained.addWidget(self.gain)
        gained.addWidget(self.gain_detail)
        column.addWidget(self._gained)
        column.addWidget(self._explained)
        column.addLayout(self.layers)
        column.addStretch(1)
        return Scrolled(page)


def gain_text(gain: LearningGain | None) -> str:
    """The gain in a sentence, without claims that its confidence interval does not support."""
    if gain is None:
        return tr("%Ln confirmed segments are needed to tell what learning gains.", FEWEST)
    if not gain.used:
        return tr(
            "At present suggestions are made without what was learned: that came closer to what "
            "you confirmed. The engine goes on comparing, and uses it again once it helps."
        )
    saved = decimal(abs(100 * gain.saved))
    if gain.low > 0:
        return tr("Of 100 words the engine suggests, {n} fewer have to be changed.", n=saved)
    if gain.high < 0:
        return tr(
            "Of 100 words the engine suggests, {n} more have to be changed. What was learned "
            "counts for less from segment to segment until that ends; a layer can be muted below.",
            n=saved,
        )
    return tr("No certain difference yet. What was learned counts as much as it has helped so far.")


def gain_detail(gain: LearningGain) -> str:
    """Figures behind :func:`gain_text`."""
    return tr(
        "Without learning {without} of 100 words were to be changed, with it {with_learning} "
        "(difference with 95% certainty: {low} to {high}), in the last {segments} segments.",
        without=decimal(100 * gain.without),
        with_learning=decimal(100 * gain.with_learning),
        low=signed(100 * gain.low),
        high=signed(100 * gain.high),
        segments=whole(gain.segments),
    )


class LayerRow(QtWidgets.QWidget):
    """Row of one layer: its size, whether it is muted, and its commands."""

    def __init__(
        self, layer: LayerInfo, service: LearnedService, dialog: QtWidgets.QDialog
    ) -> None:
        super().__init__()
        self._layer = layer
        self._service = service
        self._dialog = dialog
        name, about = (tr(text) for text in NAMES[layer.name])
        self._name = name
        title = heading(name)
        count = tr("%Ln segments", layer.segments)
        self.used = QtWidgets.QCheckBox(tr("Used"))
        self.used.setChecked(not layer.muted)
        self.used.setEnabled(layer.segments > 0 or layer.muted)
        self.used.setAccessibleName(tr("Use the layer {layer}", layer=name))
        self.used.toggled.connect(lambda used: service.mute(layer.name, not used))
        self.controls: list[QtWidgets.QAbstractButton] = [self.used]
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.used)
        row.addStretch(1)
        if layer.name == LAYERS[1]:
            row.addWidget(self._button(tr("Bring along …"), self._bring_along))
        export = self._button(tr("Export …"), self._export)
        export.setEnabled(layer.segments > 0)
        row.addWidget(export)
        if layer.name != LAYERS[0]:
            delete = self._button(tr("Delete …"), self._delete)
            delete.setEnabled(layer.segments > 0)
            row.addWidget(delete)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(title)
        column.addWidget(muted(f"{count} · {about}"))
        column.addLayout(row)
        self.setAccessibleName(f"{name}: {whole(layer.segments)}")

    def _button(self, text: str, callback: object) -> QtWidgets.QPushButton:
        button = QtWidgets.QPushButton(text)
        button.setProperty("flat", True)
        button.setAccessibleName(f"{text.rstrip(' …')}: {self._name}")
        button.clicked.connect(callback)
        self.controls.append(button)
        return button

    def _export(self) -> None:
        name = f"{self._layer.name}{SUFFIX}"
        chosen, _ = QtWidgets.QFileDialog.getSaveFileName(
            self._dialog,
            tr("Export the Layer"),
            name,
            tr("Layers (*{suffix})", suffix=SUFFIX),
        )
        path = completed(self._dialog, chosen, name, (SUFFIX,))
        if path is not None:
            self._service.export(self._layer.name, path)

    def _bring_along(self) -> None:
        path, _ = QtWidgets.QFileDialog.getOpenFileName(
            self._dialog,
            tr("Bring a Layer Along"),
            "",
            tr("Layers (*{suffix})", suffix=SUFFIX),
        )
        if path:
            self._service.bring_along(Path(path), self._layer.name)

    def _delete(self) -> None:
        button = QtWidgets.QMessageBox.StandardButton
        box = MessageBox(
            self._dialog,
            tr("Forget what was learned from %Ln segments, for good?", self._layer.segments),
            tr("The segments and their memory units stay; only what the engine learned goes."),
            title=tr("Delete the Layer"),
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        delete = box.addButton(tr("Delete"), QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(button.Cancel))
        delete.clicked.connect(lambda: self._service.delete(self._layer.name))
        box.open()


class BlockedPage(QtWidgets.QWidget):
    """Page of the blocked phrases, with the command to unblock one."""

    def __init__(self, service: LearnedService) -> None:
        super().__init__()
        self._service = service
        self._blocked: list[BlockedPhrase] = []
        self.table = _blocked_table()
        self.again = QtWidgets.QPushButton(tr("Use again"))
        self.again.clicked.connect(self._unblock)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(4, 14, 4, 4)
        column.addWidget(
            muted(
                tr(
                    "Translations the engine never uses in this project, alone or within longer "
                    "phrases. Terms of a glossary are used all the same."
                )
            )
        )
        column.addWidget(self.table, 1)
        column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)

    def show_blocked(self, blocked: list[BlockedPhrase]) -> None:
        """Show these, the last one chosen."""
        self._blocked = blocked
        self.table.setRowCount(len(blocked))
        for row, one in enumerate(blocked):
            who = " · ".join(part for part in (date_text(one.time), one.author) if part)
            for column, text in enumerate((one.source, one.target, who)):
                self.table.setItem(row, column, QtWidgets.QTableWidgetItem(text))
        self.again.setEnabled(bool(blocked))
        if blocked:
            self.table.selectRow(len(blocked) - 1)

    def _unblock(self) -> None:
        row = self.table.currentRow()
        if 0 <= row < len(self._blocked):
            self._service.unblock(self._blocked[row].source, self._blocked[row].target)


def _blocked_table() -> QtWidgets.QTableWidget:
    table = QtWidgets.QTableWidget(0, 3)
    table.setAccessibleName(tr("Translations never used"))
    table.setHorizontalHeaderLabels([tr("Source"), tr("Translation"), tr("Since")])
    table.horizontalHeader().setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Stretch)
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeading)
    table.horizontalHeader().setHighlightSections(False)
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.setSelectionBehavior(QtWidgets.QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    return table
