"""Error boxes: what went wrong, in words a translator understands, and what to do about it."""

from __future__ import annotations

import logging
import traceback

from postil.errors import PostilError, StorageError
from postil.types.reasons import reason_of
from postil_gui.i18n.messages import mark, say, tr, with_stop
from postil_gui.operations.error_reports import Kept, keep, report
from postil_gui.qt import Qt, QtWidgets
from postil_gui.settings import Settings
from postil_gui.widgets.dialogs.file_dialogs import FileKind, ask_new_file
from postil_gui.widgets.plain_text import MessageBox

log = logging.getLogger(__name__)
REPORTS = FileKind(mark("Reports"), (".txt",))


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
        box.setText(with_stop(error.message))
        box.setInformativeText(say(error.hint))
    else:
        box.setText(tr("{what}: an unexpected error", what=title or "Postil"))
        box.setInformativeText(
            tr(
                "Confirmed segments are on disk. Please send the report to those who look after "
                "Postil for you: it is a text file you can read before."
            )
        )
        box.setDetailedText("".join(traceback.format_exception(error)))
    box.setStandardButtons(QtWidgets.QMessageBox.StandardButton.Close)
    box.setDefaultButton(QtWidgets.QMessageBox.StandardButton.Close)  # not the details
    return box


def offer_report(box: QtWidgets.QMessageBox, settings: Settings, error: BaseException) -> None:
    """Keep a report of an unexpected error, and let a box give it out as a file to send."""
    give_out(box, settings, keep(report(error)))


def give_out(box: QtWidgets.QMessageBox, settings: Settings, kept: Kept) -> None:
    """Give a box a button that saves a report where the user says."""
    role = QtWidgets.QMessageBox.ButtonRole.ActionRole
    button = box.addButton(tr("Save the &Report …"), role)
    parent = box.parentWidget()

    def save() -> None:
        title = tr("Save the report")
        path = ask_new_file(parent or box, settings, title, f"{kept.name}.txt", REPORTS)
        if path is not None:
            try:
                path.write_text(kept.text, encoding="utf-8")
            except OSError as failure:
                refused = StorageError(reason_of(failure))
                error_box(parent, tr("Save the report"), refused).open()

    button.clicked.connect(save)


def crash_box(parent: QtWidgets.QWidget, settings: Settings, kept: Kept) -> QtWidgets.QMessageBox:
    """A box that tells of a crash of the last time; the caller shows it."""
    box = MessageBox(parent, icon=QtWidgets.QMessageBox.Icon.Warning)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setText(tr("Postil ended unexpectedly the last time."))
    box.setInformativeText(
        tr(
            "Confirmed segments are on disk. Please send the report to those who look after Postil "
            "for you: it is a text file you can read before."
        )
    )
    box.setDetailedText(kept.text)
    give_out(box, settings, kept)
    box.setStandardButtons(box.standardButtons() | QtWidgets.QMessageBox.StandardButton.Close)
    box.setDefaultButton(QtWidgets.QMessageBox.StandardButton.Close)
    return box
