"""Reports of unexpected errors and crashes: kept here, given out as a file."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from desk_driver import PATIENCE

import postil
from postil.errors import PostilError
from postil.types.system_folders import reports_folder
from postil_gui.operations import error_reports
from postil_gui.operations.error_reports import MOST_KEPT, CrashWatch, LastLines, crashes, keep
from postil_gui.qt import QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.dialogs import error_box

CRASHING = """
from PySide6.QtCore import QCoreApplication
from postil_gui.operations.error_reports import CrashWatch
watch = CrashWatch()
import faulthandler
{how}
"""


def end_badly(how: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CRASHING.format(how=how)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        timeout=PATIENCE / 1000,
        check=False,
    )
    assert done.returncode


def test_an_unexpected_error_is_kept_and_saved_where_the_user_says(
    desk: MainController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tmp_path / "to send.txt"
    monkeypatch.setattr(error_box, "ask_new_file", lambda *_: chosen)
    desk.show_error("", ZeroDivisionError("by nothing"))
    (kept,) = reports_folder().glob("*.txt")
    text = kept.read_text(encoding="utf-8")
    assert f"Postil {postil.__version__}" in text
    assert "ZeroDivisionError: by nothing" in text
    box = desk.window.findChild(QtWidgets.QMessageBox)
    assert box is not None
    role = QtWidgets.QMessageBox.ButtonRole.ActionRole
    buttons = [one for one in box.buttons() if box.buttonRole(one) == role]
    button = next(one for one in buttons if "Report" in one.text())
    button.clicked.emit()
    assert chosen.read_text(encoding="utf-8") == text
    box.close()


def test_an_error_that_was_foreseen_makes_no_report(desk: MainController) -> None:
    desk.show_error("", PostilError("The file is empty."))
    assert not list(reports_folder().glob("*.txt"))
    box = desk.window.findChild(QtWidgets.QMessageBox)
    assert box is not None
    box.close()


def test_the_last_lines_of_the_log_are_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = LastLines()
    monkeypatch.setattr(error_reports, "_last_lines", lines)
    for number in range(error_reports.LAST_LINES + 5):
        lines.handle(logging.LogRecord("postil", logging.INFO, "", 0, f"line {number}.", (), None))
    text = error_reports.report(ValueError())
    assert "line 204." in text
    assert "line 4." not in text


@pytest.mark.parametrize("how", ["faulthandler._sigabrt()", "faulthandler._sigsegv()"])
def test_a_crash_is_found_at_the_next_start_and_only_then(how: str) -> None:
    end_badly(how)
    (kept,) = crashes()
    assert f"Postil {postil.__version__}" in kept.text
    assert "Fatal Python error" in kept.text
    assert (reports_folder() / f"{kept.name}.txt").is_file()
    assert not crashes()


def test_one_that_was_killed_is_no_crash() -> None:
    end_badly("import os; os._exit(1)")
    assert not crashes()
    assert not list(reports_folder().iterdir())


def test_one_that_runs_is_left_alone_and_takes_its_file_away() -> None:
    watch = CrashWatch()
    assert not crashes()
    assert list(reports_folder().iterdir())
    watch.close()
    assert not list(reports_folder().iterdir())


def test_a_crash_is_told(desk: MainController) -> None:
    desk.tell_crash(keep("Fatal Python error: Segmentation fault\n"))
    box = desk.window.findChild(QtWidgets.QMessageBox)
    assert box is not None
    assert "unexpectedly" in box.text()
    assert "Segmentation" in box.detailedText()
    box.close()


def test_the_oldest_reports_are_forgotten() -> None:
    for number in range(MOST_KEPT + 3):
        keep(f"{number}")
    assert len(list(reports_folder().glob("*.txt"))) == MOST_KEPT
