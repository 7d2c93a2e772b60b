"""Choosing one of the engines on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from postil.engine.manifest import EngineManifest
from postil.text.tags import TaggedText
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import decimal, tr
from postil_gui.i18n.times import date_text
from postil_gui.paths import KnownEngine
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.settings import Settings
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_list import CardList
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import heading, muted
from postil_gui.widgets.engine_captions import kind_text, languages_text, pairs_of, score_of
from postil_gui.widgets.measures import begin_with


def engine_text(manifest: EngineManifest) -> str:
    """A line about an engine: languages, size of its corpora, when it was made, how good."""
    parts = [languages_text(manifest)]
    pairs, score = pairs_of(manifest), score_of(manifest)
    if pairs:
        parts.append(tr("%Ln segment pairs", pairs))
    if manifest.created:
        parts.append(date_text(manifest.created))
    parts.append(tr("not measured") if score is None else tr("BLEU {value}", value=decimal(score)))
    return " · ".join(parts)


class EnginesDialog(Dialog):
    """Chooses among the engines that translate between the project's languages.

    Parameters
    ----------
    used
        Folder of the engine that is in use, or None.
    """

    guide = "engines"

    chosen = Signal(object)
    """Folder of the engine to be used."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        languages: tuple[str, str],
        engines: Sequence[KnownEngine],
        *,
        used: Path | None = None,
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Use an Engine"))
        begin_with(self, 560, 360)
        self._settings = settings
        self._engines, self._used = list(engines), used
        self.list = CardList(theme, tr("Engines"))
        self.list.setProperty("framed", True)
        self.list.show_cards([_card(one.manifest, used == one.folder) for one in engines])
        if engines:
            folders = [one.folder for one in engines]
            self.list.choose(folders.index(used) if used in folders else 0)
        self.list.taken.connect(lambda _: self._use())
        self.use = QtWidgets.QPushButton(tr("Use"))
        self.use.setDefault(True)
        self.use.setEnabled(bool(engines))
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
        column.setContentsMargins(*MARGINS)
        column.setSpacing(12)
        column.addWidget(heading(" → ".join(map(language_name, languages))))
        if not engines:
            column.addWidget(muted(tr("There is none yet. Train one, or import a .postil file.")))
        column.addWidget(self.list, 1)
        self.list.setVisible(bool(engines))
        if not engines:
            column.addStretch(1)
        column.addLayout(buttons)

    def _use(self) -> None:
        row = self.list.chosen
        if row >= 0:
            if self._engines[row].folder != self._used:  # else all stays as it is
                self.chosen.emit(self._engines[row].folder)
            self.accept()

    def _browse(self) -> None:
        folder = files.ask_folder(self, self._settings, tr("Folder of the engine"))
        if folder is not None:
            self.chosen.emit(folder)
            self.accept()


def _card(manifest: EngineManifest, used: bool) -> Card:
    about = kind_text(manifest), engine_text(manifest)
    state = tr("in use in this project") if used else ""
    return Card(
        (
            Line(TaggedText.of(manifest.label)),
            *(Line(TaggedText.of(text), quiet=True) for text in about),
        ),
        icon=("confirm", "exact") if used else ("engine", "muted"),
        meta=state,
        spoken=", ".join(part for part in (manifest.label, *about, state) if part),
    )
