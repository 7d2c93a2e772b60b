"""Correcting the source of a segment."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.tagged_text.text_document import TextStyle
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import set_tip


class SourceDialog(Dialog):
    """An editor with the source and its tags."""

    guide = "translating"

    def __init__(
        self,
        theme: Theme,
        source: TaggedText,
        direction: Qt.LayoutDirection,
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Edit the Source"))
        self.editor = TargetEditor()
        self.editor.setAccessibleName(tr("Source"))
        self.editor.setMinimumHeight(110)
        self.editor.load(source, source, TextStyle(theme, theme.segment_font()), direction)
        save = QtWidgets.QPushButton(tr("&Save"))
        save.setDefault(True)
        save.clicked.connect(self.accept)
        set_tip(save, "Ctrl+Enter")
        done = QtGui.QAction(self)  # of the window: the editor leaves the keys of those alone
        done.setShortcuts([QtGui.QKeySequence(keys) for keys in ("Ctrl+Return", "Ctrl+Enter")])
        done.triggered.connect(self.accept)
        self.addAction(done)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(
            muted(
                tr(
                    "The source changes in the project only; the document keeps its own. A comment "
                    "says what it was. A confirmed segment becomes a draft."
                )
            )
        )
        column.addWidget(self.editor, 1)
        column.addLayout(closing_row(self, save))
        begin_with(self, 620, 260)
        self.editor.setFocus()
