"""An engine of a server: it translates for many clients at once, and learns into layers.

Suggestions run beside each other, and beside learning. Lessons are studied before their turn, some
at once, against what was suggested, whatever others taught meanwhile. To be written down and known
everywhere they take turns, so that every view has them in the order of the journal; those that come
while others are written are written in one go after them. They are on the disk before who taught
them has an answer.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import threading
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from postil.engine.engine import Engine
from postil.engine.events import EventId, LearningEvent, Provenance
from postil.server.engines.layers import TEAM, Layers, may_see
from postil.server.engines.views import View, steps_of
from postil.server.http.problems import Problem
from postil.server.http.tokens import Role, User
from postil.server.store.journal import Entry, Journal
from postil.text.tags import TaggedText
from postil.workspace.learning.engine import engine_key

MOST_VIEWS = 64  # beside that of the team's layer alone
VIEW_BYTES = 1 << 30  # of what they learned
STUDIES = max(1, (os.cpu_count() or 1) - 1)  # at once: a processor is left to who waits for a text
NO_EVENT = "This engine has learned no such event."


@dataclass(slots=True, kw_only=True, eq=False)
class _PendingLesson:
    """An event waiting to be written to the journal, with its texts and author; its result:
    ``entry`` or ``error``.
    """

    event: LearningEvent
    author: str
    layer: str
    request: str | None
    texts: tuple[str, str]
    entry: Entry | None = None
    error: BaseException | None = None


class TeamEngine:
    """An open engine, and the journal it learns into; methods may be called from any thread."""

    def __init__(self, name: str, engine: Engine, journal: Journal) -> None:
        self.name = name
        self.key = engine_key(engine.manifest)
        self._journal = journal
        self._origin = secrets.token_hex(8)
        self._number = max(journal.highest_number(self.key), engine.next_number - 1)
        self._making = threading.Lock()  # of who makes a view
        self._publishing = threading.Lock()  # of journal and number, and of what views know
        self._listing = threading.Lock()  # of ``_views``; never held for long
        self._team = View(engine, (), journal.history(self.key, (TEAM,)))
        self._views: OrderedDict[Layers, View] = OrderedDict()
        self._studying = threading.Semaphore(STUDIES)
        self._waiting: deque[_PendingLesson] = deque()  # to be written down

    @property
    def engine(self) -> Engine:
        """The engine with the lessons of the team, and of no other layer."""
        return self._team.engine

    def with_layers(self, layers: Layers) -> Engine:
        """The engine with the lessons of the team, and those of some layers.

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
        with self._listing:
            view = self._views.get(layers)
            if view is not None:
                self._views.move_to_end(layers)
            return view

    def _made_view(self, layers: Layers) -> View:
        """A view of the journal as it is; lessons that come meanwhile are read at its end."""
        lessons = self._journal.history(self.key, (TEAM, *layers))
        view = View(self.engine.reopened(), layers, lessons)
        reached = lessons[-1].sequence if lessons else 0
        with self._publishing:
            view.take_all(steps_of(self._journal.since(self.key, reached)))
            with self._listing:
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
        if request and (known := self._journal.of_request(self.key, author, request)):
            return known
        engine = self.with_layers(layers)
        with self._studying:
            event = engine.study(source, target, provenance, as_offered=True)
        event.check()
        lesson = _PendingLesson(
            event=event,
            author=author,
            layer=layer,
            request=request,
            texts=(source.plain, target.plain),
        )
        self._waiting.append(lesson)
        with self._publishing:
            if lesson.entry is None and lesson.error is None:
                self._write_waiting()
        if lesson.entry is None or lesson.error is not None:
            raise lesson.error or RuntimeError("a lesson that nobody wrote down")
        return lesson.entry

    def _write_waiting(self) -> None:
        """Write all waiting lessons to the journal, all or none, and apply them to all views."""
        lessons = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            self._write(lessons)
        except BaseException as error:
            for one in lessons:
                one.error = error

    def _write(self, lessons: Sequence[_PendingLesson]) -> None:
        new: list[_PendingLesson] = []
        again: dict[tuple[str, str], _PendingLesson] = {}  # by author and request
        for one in lessons:
            if one.request:
                one.entry = self._journal.of_request(self.key, one.author, one.request)
                if (
                    one.entry is not None
                    or again.setdefault((one.author, one.request), one) is not one
                ):
                    continue
            new.append(one)
        entries = self._journal.append(self.key, map(self._named, new))
        for one, entry in zip(new, entries, strict=True):
            one.entry = entry
        for one in lessons:
            if one.entry is None and one.request:
                one.entry = again[one.author, one.request].entry
        self._publish(entries)

    def _named(self, lesson: _PendingLesson) -> Entry:
        """The entry of a lesson, with a number and a name that no other has."""
        self._number += 1
        identity = EventId(self._origin, self._number)
        return Entry.of_event(
            replace(lesson.event, number=self._number, id=identity),
            lesson.author,
            layer=lesson.layer,
            request=lesson.request,
            texts=lesson.texts,
        )

    def _publish(self, entries: Sequence[Entry]) -> None:
        """Apply entries of the journal to all views. One that fails is dropped, and made anew when
        it is next used; the error is raised.
        """
        steps = steps_of(entries)
        self._team.take_all(steps)
        with self._listing:
            views = list(self._views.items())
        for layers, view in views:
            try:
                view.take_all(steps)
            except BaseException:
                with self._listing:
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
        with self._publishing:
            if done := self._journal.entry(self.key, "undo", identity):
                return done
            done = self._journal.undone(self.key, entry, user.name)
            self._publish([done])
            return done

    def take_over(self, entries: Sequence[Entry]) -> None:
        """Take over entries of another server's journal, and apply them; on the disk when it
        returns.
        """
        with self._publishing:
            kept = self._journal.append(self.key, entries)
            self._number = max([self._number, *(entry.id.number for entry in kept)])
            self._publish(kept)

    def digest(self, layers: Layers) -> tuple[int, str]:
        """Place of the last entry of the journal, and a digest of the engine's state then: the same
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
