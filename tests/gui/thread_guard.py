"""Finds the desk at work on the GUI thread that belongs elsewhere: databases, memories, engines,
files of the user.

A call counts if it is made on the GUI thread and the desk's own code is what made it: going out
from the call, the first frame that is not of the core is one of ``postil_gui``. A test may ask a
project whatever it likes.
"""

from __future__ import annotations

import sqlite3
import sys
import threading
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from inspect import isfunction
from pathlib import Path
from types import FrameType
from typing import Any

import PySide6
import pytest

import postil_gui
import postil_resources
from postil.engine.engine import Engine
from postil.memory.store import TranslationMemory
from postil.memory.terms.terminology import Glossaries
from postil.workspace.database import ProjectDatabase

CORE, DESK = ("postil", "sqlite3", "contextlib", "functools", __name__), "postil_gui"
PASSED = (sys.stdlib_module_names - {"importlib"}) | set(CORE)  # of imports nobody is to blame
CALLERS = 4  # frames of the desk that are told
ALLOWED = frozenset(
    {
        # rows that come into sight, a page at a time
        "postil_gui.features.editing.grid.segments_model",
        "postil_gui.features.help.parts",  # a small file of the program, when its dialog opens
        "postil_gui.operations.error_reports",  # before the window is there, or after an error
        "postil_gui.instances.single_instance",  # before the window is there
        "postil_gui.widgets.dialogs.error_box",  # a report is saved: some kilobytes
        "postil_gui.features.projects.new_project_pages",  # is the folder empty? at Next
        "postil_gui.tools.core_messages",  # nobody types into scripts
        "postil_gui.tools.messages",
        "postil_gui.tools.screenshot",
    }
)
PLAIN = frozenset({"postil_gui.operations.jobs", "postil_gui.paths", "postil_gui.settings"})
"""As the core: whoever calls them is to blame."""
ON_DISK = frozenset(
    {"open", "os.listdir", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.scandir"}
)
"""Audit events of the system's files and folders."""
PACKAGES = tuple(
    str(Path(str(one.__file__)).parent) for one in (postil_gui, postil_resources, PySide6)
)
"""What is read there belongs to the program: icons, texts of the guide, Qt's own words."""
_watching: list[ThreadGuard] = []


class ThreadGuard:
    """Notes what the desk asked on the thread this was made on.

    Attributes
    ----------
    found
        What was asked first, by who asked: frames of the desk, the innermost first.
    """

    def __init__(self) -> None:
        self._thread = threading.get_ident()
        self.found: dict[str, str] = {}

    def look(self, what: str, passed: Container[str] = CORE) -> None:
        """Note a call, if it is one that counts.

        Parameters
        ----------
        passed
            Packages whose frames are passed by on the way out to who made it.
        """
        if threading.get_ident() != self._thread:
            return
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and (_module(frame) in passed or _name(frame) in PLAIN):
            frame = frame.f_back
        if frame is None or _module(frame) != DESK or _name(frame) in ALLOWED:
            return
        self.found.setdefault(" < ".join(_callers(frame)), what)

    @contextmanager
    def watching(self, patch: pytest.MonkeyPatch) -> Iterator[None]:
        """Watch every database that is opened, and the classes that work without one."""
        look, connect = self.look, sqlite3.connect

        class Watched(sqlite3.Connection):
            def execute(self, *given: Any) -> sqlite3.Cursor:
                look(f"SQL {str(given[0])[:60]!r}")
                return super().execute(*given)

            def executemany(self, *given: Any) -> sqlite3.Cursor:
                look(f"SQL {str(given[0])[:60]!r}")
                return super().executemany(*given)

            def close(self) -> None:
                look("closing a database")
                super().close()

        with patch.context() as within:
            within.setattr(sqlite3, "connect", partial(connect, factory=Watched))
            for kind in (Engine, TranslationMemory, Glossaries, ProjectDatabase):
                for name, method in vars(kind).items():
                    if isfunction(method) and not name.startswith("_"):
                        within.setattr(kind, name, self._watched(f"{kind.__name__}.{name}", method))
            _watching.append(self)
            try:
                yield
            finally:
                _watching.remove(self)

    def _watched(self, what: str, method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def call(*given: Any, **named: Any) -> Any:
            self.look(what)
            return method(*given, **named)

        return call


def _heard(event: str, given: tuple[Any, ...]) -> None:
    if event in ON_DISK and _watching:
        where = str(given[0])
        if not where.startswith(PACKAGES):
            for guard in _watching:
                guard.look(f"{event} {where}", PASSED)


sys.addaudithook(_heard)  # it cannot be taken away, but listens to nobody most of the time


def _name(frame: FrameType) -> str:
    """Of the module a frame belongs to."""
    return str(frame.f_globals.get("__name__", ""))


def _module(frame: FrameType) -> str:
    """The package a frame belongs to; this file and the standard library by their names."""
    return _name(frame).partition(".")[0]


def _callers(frame: FrameType | None) -> Iterator[str]:
    told = 0
    while frame is not None and told < CALLERS:
        if _module(frame) == DESK:
            told += 1
            yield f"{_name(frame)}:{frame.f_lineno} {frame.f_code.co_name}"
        frame = frame.f_back
