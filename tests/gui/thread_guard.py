"""Finds the desk at work on the GUI thread that belongs elsewhere: databases, memories, engines.

A call counts if it is made on the GUI thread and the desk's own code is what made it: going out
from the call, the first frame that is not of the core is one of ``postil_gui``. A test may ask a
project whatever it likes.
"""

from __future__ import annotations

import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from inspect import isfunction
from types import FrameType
from typing import Any

import pytest

from postil.engine.engine import Engine
from postil.memory.store import TranslationMemory
from postil.memory.terms import Glossaries
from postil.workspace.database import ProjectDatabase

CORE, DESK = ("postil", "sqlite3", "contextlib", "functools", __name__), "postil_gui"
CALLERS = 4  # frames of the desk that are told
ALLOWED = frozenset({"postil_gui.models.segments", "postil_gui.screenshot"})
"""The first reads the rows that come into sight, a page at a time; the second is a script, which
nobody types into.
"""


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

    def look(self, what: str) -> None:
        """Note a call, if it is one that counts."""
        if threading.get_ident() != self._thread:
            return
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and _module(frame) in CORE:
            frame = frame.f_back
        if frame is None or _module(frame) != DESK or frame.f_globals["__name__"] in ALLOWED:
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
            yield

    def _watched(self, what: str, method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def call(*given: Any, **named: Any) -> Any:
            self.look(what)
            return method(*given, **named)

        return call


def _module(frame: FrameType) -> str:
    """The package a frame belongs to; this file and the standard library by their names."""
    return str(frame.f_globals.get("__name__", "")).partition(".")[0]


def _callers(frame: FrameType | None) -> Iterator[str]:
    told = 0
    while frame is not None and told < CALLERS:
        if _module(frame) == DESK:
            told += 1
            yield f"{frame.f_globals['__name__']}:{frame.f_lineno} {frame.f_code.co_name}"
        frame = frame.f_back
