"""Dialog for the rescue of a damaged project: the parts to rescue, and the new folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from postil_gui.i18n.messages import tr
from postil_gui.i18n.times import time_text
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.plain_text import Label

if TYPE_CHECKING:
    from postil.workspace.safety.backups import Backup


class RescueDialog(Dialog):
    """Asks what to bring back; all that can be read is proposed.

    Parameters
    ----------
    reason
        What was found.
    backups
        Those there are, the newest first.
    target
        Folder that is proposed.
    """

    guide: ClassVar[str] = "projects"

    asked = Signal(Path, object)
    """Folder to make, and the backup to take as it is, or None for all that can be read."""

    def __init__(
        self, reason: str, backups: Sequence[Backup], target: Path, parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Rescue a damaged project"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.what = QtWidgets.QComboBox()
        self.what.addItem(tr("All that can be read, and the rest from backups"), None)
        for backup in backups:
            time = time_text(backup.time.isoformat())
            self.what.addItem(tr("Only the backup of {time}, as it is", time=time), backup)
        self.folder = QtWidgets.QLineEdit(str(target))
        form = QtWidgets.QFormLayout()
        form.addRow(tr("&Bring back"), self.what)
        form.addRow(tr("Into the new &folder"), self.folder)
        buttons = QtWidgets.QDialogButtonBox(QtWidgets.QDialogButtonBox.StandardButton.Cancel)
        self.go = buttons.addButton(tr("&Rescue"), QtWidgets.QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.folder.textChanged.connect(lambda text: self.go.setEnabled(bool(text.strip())))
        count = len(backups)
        there = tr("Backups of this project: {count}.", count=count)
        layout = QtWidgets.QVBoxLayout(self)
        layout.setContentsMargins(*MARGINS)
        for text in (
            reason,
            tr(
                "The damaged project is only read, and stays as it is. Postil makes a new project "
                "of what it finds, opens it, and says what is gone."
            ),
            there,
        ):
            label = Label(text)
            label.setWordWrap(True)
            layout.addWidget(label)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.setMinimumWidth(560)
        self.go.setDefault(True)  # not before it is in the window
        self.what.setFocus()

    def accept(self) -> None:
        """Begin."""
        self.asked.emit(Path(self.folder.text().strip()), self.what.currentData())
        super().accept()
