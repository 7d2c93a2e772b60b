"""Start-up of the desk."""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from postil_gui.qt import QtGui, QtWidgets
    from postil_gui.settings import Settings
    from postil_gui.shell.main_controller import MainController

DEBUG = "POSTIL_DEBUG"  # set to anything: the same as --debug
SWITCH_SECONDS = 0.001
"""Seconds a background thread may keep Python's lock from the GUI thread: Python's own is 5 ms,
and what a key sets going asks for the lock many times."""


def main(argv: Sequence[str] | None = None) -> int:
    """Open the desk; returns the exit code.

    Parameters
    ----------
    argv
        Arguments without the program's name; by default those of the process.
    """
    multiprocessing.freeze_support()
    args = _parser().parse_args(sys.argv[1:] if argv is None else list(argv))
    debug = args.debug or bool(os.environ.get(DEBUG))
    logging.basicConfig(
        level=logging.DEBUG if debug else logging.WARNING, format="%(name)s: %(message)s"
    )
    from postil_gui.instances.single_instance import FilesFromSystem, SingleInstance  # noqa: PLC0415
    from postil_gui.operations.error_reports import (  # noqa: PLC0415
        CrashWatch,
        crashes,
        remember_log,
    )
    from postil_gui.operations.watchdog import Watchdog  # noqa: PLC0415 (Qt: only when a window opens)
    from postil_gui.paths import settings_file  # noqa: PLC0415
    from postil_gui.settings import Settings  # noqa: PLC0415

    application = make_application()
    asked = [path.absolute() for path in args.paths]
    instance = SingleInstance(application)
    if not instance.is_first and instance.hand_over(asked, sample=args.sample):
        return 0
    remember_log()
    crashed, crash_watch = crashes(), CrashWatch()
    settings = Settings(settings_file())
    desk = make_desk(application, settings)
    watchdog = Watchdog(application, witness=debug)
    _report_surprises(desk)
    desk.window.restore()
    desk.window.show()
    desk.training.look_for_interrupted()
    if crashed:
        desk.tell_crash(crashed[-1])
    instance.asked.connect(desk.open_paths)
    FilesFromSystem(application).asked.connect(desk.open_paths)
    if asked or args.sample:
        desk.open_paths(asked, sample=args.sample)
    code = application.exec()
    instance.close()
    watchdog.close()
    crash_watch.close()
    return code


def make_application() -> QtWidgets.QApplication:
    """The Qt application, once in a process."""
    from postil_gui.operations.one_heap import share_one_heap  # noqa: PLC0415
    from postil_gui.qt import QtWidgets  # noqa: PLC0415
    from postil_gui.theme.signs import with_signs  # noqa: PLC0415

    existing = QtWidgets.QApplication.instance()
    if isinstance(existing, QtWidgets.QApplication):
        return existing
    sys.setswitchinterval(SWITCH_SECONDS)
    share_one_heap()  # before there are threads
    application = QtWidgets.QApplication(sys.argv[:1])
    application.setApplicationName("postil")
    application.setApplicationDisplayName("Postil")
    application.setDesktopFileName("postil")
    if (font := with_signs(application.font())) != application.font():
        application.setFont(font)
    application.aboutToQuit.connect(leave_plain_clipboard)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return application


def leave_plain_clipboard() -> None:
    """Keep what was copied as plain text only.

    Qt destroys the clipboard's data after Python has gone; data made in Python, such as text with
    tags, would bring the process down then.
    """
    from postil_gui.qt import QtCore, QtGui  # noqa: PLC0415
    from postil_gui.tagged_text.segment_text import MIME  # noqa: PLC0415

    clipboard = QtGui.QGuiApplication.clipboard()
    copied: QtCore.QMimeData | None = clipboard.mimeData()  # None where nothing was ever copied
    if copied is not None and copied.hasFormat(MIME):
        clipboard.setText(clipboard.text())


def make_desk(application: QtWidgets.QApplication, settings: Settings) -> MainController:
    """The desk, not shown yet."""
    from postil_gui.operations.collector import QuietCollector  # noqa: PLC0415

    collector = QuietCollector()  # before the modules that make most of the objects
    from postil_gui.i18n.messages import install  # noqa: PLC0415
    from postil_gui.settings import DENSITY, LANGUAGE, TEXT_SIZE, THEME  # noqa: PLC0415
    from postil_gui.shell.main_controller import MainController  # noqa: PLC0415
    from postil_gui.theme.density import DENSITIES  # noqa: PLC0415
    from postil_gui.theme.theme import CHOICES, Theme  # noqa: PLC0415

    install(application, settings.get(LANGUAGE))
    choice = next(one for one in CHOICES if one == settings.get(THEME))
    density = next(one for one in DENSITIES if one == settings.get(DENSITY))
    settings.use_default(TEXT_SIZE, usual_text_size(application.font()))
    theme = Theme(application, choice, settings.get(TEXT_SIZE), density)
    desk = MainController(theme, settings)
    collector.follow(desk.context)
    return desk


def usual_text_size(font: QtGui.QFont) -> int:
    """Size of segment text in points where nobody chose one: that of the desktop's own text, where
    it is larger than ours.
    """
    from postil_gui.qt import QtGui  # noqa: PLC0415
    from postil_gui.settings import TEXT_SIZE  # noqa: PLC0415

    points = round(QtGui.QFontInfo(font).pointSizeF())
    return min(max(points, TEXT_SIZE.default), TEXT_SIZE.maximum or points)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="postil-desk", description="Open the desk, Postil's translation editor."
    )
    parser.add_argument(
        "paths",
        type=Path,
        nargs="*",
        metavar="PATH",
        help="what to open: the folder of a project, a package, an engine, or files for a new "
        "project; a Postil that runs opens it",
    )
    parser.add_argument("--sample", action="store_true", help="open the sample project")
    parser.add_argument(
        "--debug",
        action="store_true",
        help="log what happens to standard error, and where the window was when it did not answer "
        f"for 50 ms; the same as setting {DEBUG} in the environment",
    )
    return parser


def _report_surprises(desk: MainController) -> None:
    """Show exceptions nobody caught, instead of losing them in Qt's event loop."""

    def show(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if sys.stderr is not None:  # there is none in a program without a console on Windows
            sys.__excepthook__(kind, error, trace)
        if issubclass(kind, Exception):
            desk.show_error("", error)

    sys.excepthook = show


if __name__ == "__main__":
    sys.exit(main())
