"""Going back to a backup: which one, and into which folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from postil_gui.i18n.messages import tr, whole
from postil_gui.i18n.times import time_text
from postil_gui.paths import free_folder
from postil_gui.qt import QtWidgets, Signal
from postil_gui.widgets.dialogs.dialog_parts import field_label, muted
from postil_gui.widgets.dialogs.form_dialog import FormDialog

if TYPE_CHECKING:
    from postil.workspace.safety.backups import Backup

Counted = tuple["Backup", int, int]
"""A backup, how many segments it has, and how many of them are confirmed."""


class BackupDialog(FormDialog):
    """Asks which backup becomes a project of its own.

    Parameters
    ----------
    folder
        The project they are of.
    backups
        Those that can be read, the newest first.
    """

    guide: ClassVar[str] = "recovery"

    asked = Signal(object, Path)
    """The ``Backup``, and the folder to make of it."""

    def __init__(self, folder: Path, backups: Sequence[Counted], parent: QtWidgets.QWidget) -> None:
        super().__init__(tr("Go Back to a Backup"), tr("&Open It"), parent)
        self._propose: Callable[[Backup], Path] = lambda one: free_folder(
            folder.parent, f"{folder.name} {one.time.astimezone():%Y-%m-%d %H.%M}"
        )
        self.what = QtWidgets.QComboBox()
        self.what.setAccessibleName(tr("Backup"))
        for backup, total, confirmed in backups:
            time = time_text(backup.time.isoformat())
            counts = tr("{confirmed} of %Ln confirmed", total, confirmed=whole(confirmed))
            self.what.addItem(f"{time} · {counts}", backup)
        self.folder = QtWidgets.QLineEdit()
        self.folder.setAccessibleName(tr("New folder"))
        self.form.addRow(
            muted(
                tr(
                    "The backup becomes a project of its own, in a new folder, and is opened. This "
                    "project stays as it is: you can go on in either."
                )
            )
        )
        self.form.addRow(field_label(tr("Backup")), self.what)
        self.form.addRow(field_label(tr("New folder")), self.folder)
        self.what.currentIndexChanged.connect(lambda _: self._show())
        self.folder.textChanged.connect(lambda text: self.do.setEnabled(bool(text.strip())))
        self._show()
        self.what.setFocus()

    def accept(self) -> None:
        """Make a project of the backup that is chosen."""
        self.asked.emit(self.what.currentData(), Path(self.folder.text().strip()))
        super().accept()

    def _show(self) -> None:
        self.folder.setText(str(self._propose(self.what.currentData())))
        self.folder.setCursorPosition(0)
