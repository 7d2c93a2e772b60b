"""An engine of a server: asked by many at once, taught layer by layer.

Suggestions run beside each other, and beside learning. Lessons of one layer are learned one after
the other, those of several beside each other; only to be written down and known everywhere do they
take turns, so that every view has them in the order of the journal. They are on the disk before who
taught them has an answer.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from postil.engine.engine import Engine
from postil.engine.events import EventId, LearningEvent, Provenance
from postil.server.journal import Entry, Journal
from postil.server.layers import TEAM, Layers, may_see
from postil.server.problems import Problem
from postil.server.tokens import Role, User
from postil.server.views import View
from postil.text.tags import TaggedText
from postil.workspace.learning.engine import engine_key

MOST_VIEWS = 64  # beside that of the team's layer alone
VIEW_BYTES = 1 << 30  # of what they learned
NO_EVENT = "This engine has learned no such event."


class _Turns:
    """One lock for each name, as long as somebody has it or waits for it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._turns: dict[str, tuple[threading.Lock, int]] = {}

    @contextmanager
    def of(self, name: str) -> Iterator[None]:
        with self._lock:
            turn, users = self._turns.get(name, (threading.Lock(), 0))
            self._turns[name] = turn, users + 1
        try:
            with turn:
                yield
        finally:
            with self._lock:
                users = self._turns[name][1] - 1
                if users:
                    self._turns[name] = turn, users
                else:
                    del self._turns[name]


class TeamEngine:
    """An open engine, and the journal it learns into; methods may be called from any thread."""

    def __init__(self, name: str, engine: Engine, journal: Journal) -> None:
        self.name = name
        self.key = engine_key(engine.manifest)
        self._journal = journal
        self._origin = secrets.token_hex(8)
        self._number = max(journal.highest_number(self.key), engine.next_number - 1)
        self._turns = _Turns()
        self._making = threading.Lock()  # of who makes a view
        self._publishing = threading.Lock()  # of journal, number and views
        self._team = View(engine, (), journal.history(self.key, (TEAM,)))
        self._views: OrderedDict[Layers, View] = OrderedDict()

    @property
    def engine(self) -> Engine:
        """The engine that knows the lessons of the team, and of no other layer."""
        return self._team.engine

    @property
    def view_layers(self) -> list[Layers]:
        """Layers whose views are open, those asked for last at the end."""
        with self._publishing:
            return list(self._views)

    def with_layers(self, layers: Layers) -> Engine:
        """The engine that knows the lessons of the team, and those of some layers.

        Parameters
        ----------
        layers
            In the order of their names.
        """
        return self._view(layers).engine

    def _view(self, layers: Layers) -> View:
        if not layers:
            return self._team
        view = self._known_view(layers)
        if view is not None:
            return view
        with self._making:
            return self._known_view(layers) or self._made_view(layers)

    def _known_view(self, layers: Layers) -> View | None:
        with self._publishing:
            view = self._views.get(layers)
            if view is not None:
                self._views.move_to_end(layers)
            return view

    def _made_view(self, layers: Layers) -> View:
        """A view of the journal as it is; lessons that come meanwhile are read at its end."""
        lessons = self._journal.history(self.key, (TEAM, *layers))
        view = View(self.engine.anew(), layers, lessons)
        reached = lessons[-1].sequence if lessons else 0
        with self._publishing:
            for entry in self._journal.since(self.key, reached):
                view.take(entry)
            self._views[layers] = view
            self._close_idle()
        return view

    def _close_idle(self) -> None:
        """Close the views that nobody asked for the longest, down to the limits."""
        size = sum(view.engine.learned_bytes for view in self._views.values())
        while len(self._views) > 1 and (len(self._views) > MOST_VIEWS or size > VIEW_BYTES):
            _, view = self._views.popitem(last=False)
            size -= view.engine.learned_bytes

    def learn(
        self,
        source: TaggedText,
        target: TaggedText,
        provenance: Provenance,
        *,
        layer: str = TEAM,
        layers: Layers = (),
        request: str | None = None,
    ) -> Entry:
        """Learn from a confirmed segment; durable when it returns.

        Parameters
        ----------
        layer
            That learns it.
        layers
            Those that were used to translate it.
        request
            Name that its author gave this one, if any: sent again, it is not learned twice.
        """
        author = provenance.author
        engine = self.with_layers(layers)
        with self._turns.of(layer):
            if request and (known := self._journal.of_request(self.key, author, request)):
                return known
            event = engine.study(source, target, provenance)
            event.check()
            texts = source.plain, target.plain
            with self._publishing:
                event = self._named(event)
                entry = self._journal.learned(
                    self.key, event, author, layer=layer, request=request, texts=texts
                )
                self._publish(entry)
            return entry

    def _named(self, event: LearningEvent) -> LearningEvent:
        """The event with a number and a name that no other has."""
        self._number += 1
        return replace(event, number=self._number, id=EventId(self._origin, self._number))

    def _publish(self, entry: Entry) -> None:
        """Let all views know an entry of the journal. One that cannot is made anew when it is asked
        for; that of the team has to.
        """
        self._team.take(entry)
        for layers, view in list(self._views.items()):
            try:
                view.take(entry)
            except BaseException:
                del self._views[layers]
                raise

    def undo(self, identity: EventId, user: User) -> Entry:
        """Take back an event; durable when it returns. A second time changes nothing.

        Raises
        ------
        Problem
            There is no such event, or it is another's and ``user`` is no owner.
        """
        entry = self._journal.entry(self.key, "learn", identity)
        if entry is None or not may_see(entry.layer, user):
            raise Problem(404, NO_EVENT)
        if user.role < Role.OWNER and entry.author != user.name:
            raise Problem(403, "Only who taught it, or an owner, may take it back.")
        with self._turns.of(entry.layer), self._publishing:
            if done := self._journal.entry(self.key, "undo", identity):
                return done
            done = self._journal.undone(self.key, entry, user.name)
            self._publish(done)
            return done

    def take_over(self, entries: Sequence[Entry]) -> None:
        """Know what another server's journal says, and keep it; on the disk when it returns."""
        with self._publishing:
            for entry in self._journal.append(self.key, entries):
                self._number = max(self._number, entry.id.number)
                self._publish(entry)

    def digest(self, layers: Layers) -> tuple[int, str]:
        """Place of the last entry of the journal, and a digest of all that is known then: the same
        in each server that has the same engine and the same journal.
        """
        view = self._view(layers)
        with self._publishing:
            last = self._journal.last(self.key)
            state = view.engine.state()
        text = json.dumps(state, sort_keys=True, default=_plain)
        return last.sequence if last else 0, hashlib.sha256(text.encode()).hexdigest()

    def empty(self, layer: str, user: User) -> int:
        """Take back all lessons of a layer, the newest first; returns how many."""
        events = self._journal.in_force(self.key, layer)
        for identity in events:
            self.undo(identity, user)
        return len(events)


def _plain(value: Any) -> object:
    """Arrays and numbers of NumPy as lists and numbers of Python."""
    return value.tolist()
