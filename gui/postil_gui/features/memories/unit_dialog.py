"""Change the translation of a memory unit."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.tagged_text.segment_text import SourceView
from postil_gui.tagged_text.text_document import TextStyle
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import Label

LEAST_HEIGHT = 72


class UnitDialog(Dialog):
    """Shows a unit; its translation can be changed.

    Parameters
    ----------
    confirmed_here
        Whether the unit comes from a segment of this project, which is confirmed anew then.
    """

    guide = "memories"

    saved = Signal(object)
    """The new target, a ``TaggedText``."""

    def __init__(
        self,
        theme: Theme,
        source: TaggedText,
        target: TaggedText,
        directions: tuple[Qt.LayoutDirection, Qt.LayoutDirection],
        *,
        confirmed_here: bool,
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Edit the Memory Unit"))
        self._before = target
        style = TextStyle(theme, theme.segment_font())
        self.source = SourceView()
        self.source.load(source, source, style, directions[0])
        self.target = TargetEditor()
        self.target.load(source, target, style, directions[1])
        for text in (self.source, self.target):
            text.setMinimumHeight(LEAST_HEIGHT)
            text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        note = (
            tr("Its segment is confirmed anew, and the engine learns the new text instead.")
            if confirmed_here
            else tr("Your name and today's date are written into the unit.")
        )
        self.save = QtWidgets.QPushButton(tr("Save"))
        self.save.setProperty("primary", True)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QtGui.QShortcut(QtGui.QKeySequence(keys), self, self.save.click)
        self.save.clicked.connect(self._save)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(8)
        column.addWidget(Label(tr("Source")))
        column.addWidget(self.source, 1)
        column.addWidget(Label(tr("Translation")))
        column.addWidget(self.target, 1)
        column.addWidget(muted(note))
        column.addLayout(closing_row(self, self.save, auto_default=False))
        begin_with(self, 560, 340)
        self.target.setFocus()
        self.target.edited.connect(self._check)
        self._check()

    def _check(self) -> None:
        text = self.target.text()
        changed = text.compact() != self._before.compact()
        self.save.setEnabled(changed and not text.is_empty)

    def _save(self) -> None:
        self.saved.emit(self.target.text())
        self.accept()
