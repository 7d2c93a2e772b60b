"""Engines of a server: opened when they are first asked, closed when others need the memory."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from postil.engine.engine import Engine
from postil.engine.engines_folder import EngineFacts, engines_in
from postil.server.engines.team_engine import TeamEngine
from postil.server.http.problems import Problem
from postil.server.store.journal import Journal
from postil.workspace.learning.engine import engine_key

log = logging.getLogger(__name__)


class Engines:
    """The engines in a folder, by the names of their folders.

    Parameters
    ----------
    most_bytes
        Size of the files of engines that are open at once; above it, those not asked for the
        longest time are closed. The one that is asked is open, whatever its size.
    """

    def __init__(self, folder: Path, journal: Journal, most_bytes: int) -> None:
        self._folder = folder
        self._journal = journal
        self._most_bytes = most_bytes
        self._lock = threading.Lock()  # of the fields; never held for long
        self._opening: dict[str, threading.Lock] = {}
        self._open: OrderedDict[str, TeamEngine] = OrderedDict()
        self._users: dict[str, int] = {}
        self._facts: dict[str, EngineFacts] = {}
        self._seen = 0
        self.refresh()

    def refresh(self) -> None:
        """List the engines in the folder anew; one that was replaced is opened again."""
        changed = self._changed()
        found, damaged = engines_in(self._folder)
        for one in damaged:
            log.warning("%s: %s", one.folder, one.reason)
        with self._lock:
            self._facts = {facts.folder.name: facts for facts in found}
            self._seen = changed
            for name, engine in list(self._open.items()):
                facts = self._facts.get(name)
                if facts is None or engine_key(facts.manifest) != engine.key:
                    del self._open[name]

    def _changed(self) -> int:
        """Modification time of the folder: it changes when an engine is added or removed. A new
        engine gets its name there only when it is whole.
        """
        try:
            return self._folder.stat().st_mtime_ns
        except OSError:
            return 0

    def _look(self) -> None:
        if self._changed() != self._seen:
            self.refresh()

    def all(self) -> list[tuple[str, EngineFacts]]:
        """Names and facts, the newest engine first; those that came since, too."""
        self._look()
        with self._lock:
            return list(self._facts.items())

    def key(self, name: str) -> str:
        """Key of an engine in the journal.

        Raises
        ------
        Problem
            There is no such engine.
        """
        return engine_key(self._known(name).manifest)

    def _known(self, name: str) -> EngineFacts:
        self._look()
        with self._lock:
            facts = self._facts.get(name)
        if facts is None:
            raise Problem(404, "There is no such engine.")
        return facts

    @property
    def open_names(self) -> list[str]:
        """Names of the engines that are open now."""
        with self._lock:
            return list(self._open)

    @contextmanager
    def using(self, name: str) -> Iterator[TeamEngine]:
        """An engine, which stays open meanwhile.

        Raises
        ------
        Problem
            There is no such engine.
        EngineError
            It is damaged, or its journal is.
        """
        facts = self._known(name)
        with self._lock:
            self._users[name] = self._users.get(name, 0) + 1
            opening = self._opening.setdefault(name, threading.Lock())
        try:
            with opening:
                engine = self._taken(name) or self._opened(name, facts)
            yield engine
        finally:
            with self._lock:
                self._users[name] -= 1

    def _taken(self, name: str) -> TeamEngine | None:
        with self._lock:
            engine = self._open.get(name)
            if engine is not None:
                self._open.move_to_end(name)
            return engine

    def _opened(self, name: str, facts: EngineFacts) -> TeamEngine:
        engine = TeamEngine(name, Engine.open(facts.folder), self._journal)
        with self._lock:
            self._open[name] = engine
            self._close_idle()
        return engine

    def _close_idle(self) -> None:
        """Close engines nobody uses, the least recently asked first, down to the limit."""
        size = sum(self._facts[name].size for name in self._open if name in self._facts)
        for name in list(self._open):
            if size <= self._most_bytes:
                return
            if not self._users.get(name):
                del self._open[name]
                size -= self._facts[name].size if name in self._facts else 0
