"""What went wrong, in words a translator understands, and what to do about it."""

from __future__ import annotations

import logging
import traceback

from postil.errors import PostilError
from postil_gui.qt import Qt, QtWidgets

log = logging.getLogger(__name__)


def error_box(
    parent: QtWidgets.QWidget | None, title: str, error: BaseException
) -> QtWidgets.QMessageBox:
    """A box that tells of an error; the caller shows it."""
    log.info("%s: %s", title, error, exc_info=None if isinstance(error, PostilError) else error)
    box = QtWidgets.QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QtWidgets.QMessageBox.Icon.Warning)
    box.setWindowTitle("Postil")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(f"{title}: not done" if title else "Something went wrong")
    if isinstance(error, PostilError):
        box.setText(error.message)
        box.setInformativeText(error.hint)
    else:
        box.setText(f"{title or 'Postil'}: an unexpected error")
        box.setInformativeText(
            "Confirmed segments are on disk. Please report this with the details below."
        )
        box.setDetailedText("".join(traceback.format_exception(error)))
    box.setStandardButtons(QtWidgets.QMessageBox.StandardButton.Close)
    return box
