"""Choosing one of the engines on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from postil.engine.manifest import EngineManifest
from postil_gui.dialogs import files
from postil_gui.dialogs.dialog import Dialog
from postil_gui.dialogs.parts import heading, muted
from postil_gui.editor.language import language_name
from postil_gui.engines.words import day_text, languages_text
from postil_gui.i18n import decimal, tr
from postil_gui.places import KnownEngine
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.settings import Settings
from postil_gui.theme.theme import Theme


def engine_text(manifest: EngineManifest) -> str:
    """A line about an engine: languages, size of its corpora, when it was made, how good."""
    parts = [languages_text(manifest)]
    kept = sum(int(source.get("kept", 0)) for source in manifest.sources)
    if kept:
        parts.append(tr("%Ln segment pairs", kept))
    if manifest.created:
        parts.append(day_text(manifest.created))
    if "bleu" in manifest.scores:
        parts.append(tr("BLEU {value}", value=decimal(manifest.scores["bleu"], 1)))
    return " · ".join(parts)


class EnginesDialog(Dialog):
    """Chooses among the engines that translate between the project's languages."""

    guide = "engines"

    chosen = Signal(object)
    """Folder of the engine to be used."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        languages: tuple[str, str],
        engines: Sequence[KnownEngine],
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Use an Engine"))
        self.resize(520, 320)
        self._settings = settings
        self.list = QtWidgets.QListWidget()
        self.list.setProperty("framed", True)
        self.list.ensurePolished()  # else the rows are measured without their padding
        self.list.setAccessibleName(tr("Engines"))
        for engine in engines:
            item = QtWidgets.QListWidgetItem(
                theme.icon("engine"), f"{engine.manifest.label}\n{engine_text(engine.manifest)}"
            )
            item.setData(Qt.ItemDataRole.UserRole, str(engine.folder))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self._use)
        self.use = QtWidgets.QPushButton(tr("Use"))
        self.use.setDefault(True)
        self.use.setEnabled(self.list.count() > 0)
        self.use.clicked.connect(self._use)
        browse = QtWidgets.QPushButton(tr("Choose a folder …"))
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        cancel = QtWidgets.QPushButton(tr("Cancel"))
        cancel.clicked.connect(self.reject)
        buttons = QtWidgets.QHBoxLayout()
        buttons.addWidget(browse)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.use)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 18)
        column.setSpacing(12)
        column.addWidget(heading(tr(" to ").join(language_name(code) for code in languages)))
        if not self.list.count():
            column.addWidget(muted(tr("There is none yet. Train one, or import a .postil file.")))
        column.addWidget(self.list, 1)
        self.list.setVisible(self.list.count() > 0)
        if not self.list.count():
            column.addStretch(1)
        column.addLayout(buttons)

    def _use(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.chosen.emit(Path(item.data(Qt.ItemDataRole.UserRole)))
            self.accept()

    def _browse(self) -> None:
        folder = files.ask_folder(self, self._settings, tr("Folder of the engine"))
        if folder is not None:
            self.chosen.emit(folder)
            self.accept()
