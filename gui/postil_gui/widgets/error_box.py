"""Error boxes: what went wrong, in words a translator understands, and what to do about it."""

from __future__ import annotations

import logging
import traceback

from postil.errors import PostilError
from postil_gui.i18n.messages import say, tr
from postil_gui.qt import Qt, QtWidgets
from postil_gui.widgets.plain_text import MessageBox

log = logging.getLogger(__name__)


def error_box(
    parent: QtWidgets.QWidget | None, title: str, error: BaseException
) -> QtWidgets.QMessageBox:
    """A box that tells of an error; the caller shows it."""
    log.info("%s: %s", title, error, exc_info=None if isinstance(error, PostilError) else error)
    title = tr(title)
    box = MessageBox(parent, icon=QtWidgets.QMessageBox.Icon.Warning)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setText(tr("{title}: not done", title=title) if title else tr("Something went wrong"))
    if isinstance(error, PostilError):
        box.setText(say(error.message))
        box.setInformativeText(say(error.hint))
    else:
        box.setText(tr("{what}: an unexpected error", what=title or "Postil"))
        box.setInformativeText(
            tr("Confirmed segments are on disk. Please report this with the details below.")
        )
        box.setDetailedText("".join(traceback.format_exception(error)))
    box.setStandardButtons(QtWidgets.QMessageBox.StandardButton.Close)
    box.setDefaultButton(QtWidgets.QMessageBox.StandardButton.Close)  # not the details
    return box
