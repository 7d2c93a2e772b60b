"""The team server of a project: the link to it, the state of that, and the sending of units.

A thread sends what waits in the outbox, in its order, and looks from time to time whether a server
that was away is back. Nobody who types or confirms waits for it.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

from postil.errors import PostilError, StorageError, UsageError
from postil.formats.exchange.glossary import Term
from postil.memory.terms.terminology import Glossaries
from postil.messages import Message
from postil.workspace.database import ProjectDatabase
from postil.workspace.team.answers import TeamLesson, lesson_of, objects_of, value_of
from postil.workspace.team.client import (
    ServerAddress,
    ServerAway,
    ServerRefusal,
    TeamClient,
    in_path,
)
from postil.workspace.team.connection import ASKING_SECONDS, Connected, StateKind, TeamState
from postil.workspace.team.contributions import contribute
from postil.workspace.team.hits import SeenHits
from postil.workspace.team.link import (
    LessonsFor,
    Offer,
    ProjectFacts,
    TeamLink,
    ask_offer,
    layers_named,
    read_link,
    write_link,
)
from postil.workspace.team.outbox import Outbox, Sending
from postil.workspace.team.terms import TermCopy, copy_name, term_values
from postil.workspace.team.tokens import TokenStore

log = logging.getLogger(__name__)

FIRST_RETRY, LAST_RETRY = 1.0, 30.0
"""Seconds after which a server that is away is tried again: doubled each time."""

FAREWELL_SECONDS = 2.0
"""Time in which a project that is closed still sends what waits, if the server answers."""


class ProjectTeam:
    """The team server of one project, if it has one; methods may be called from any thread, those
    that ask the server from any but that of a window.

    Parameters
    ----------
    own
        Id of the project's own memory.
    about
        Its name and languages.
    """

    def __init__(
        self,
        database: ProjectDatabase,
        folder: Path,
        own: int,
        about: ProjectFacts,
        glossaries: Glossaries,
    ) -> None:
        self._database = database
        self._folder = folder
        self._languages = about.languages
        self._project = about.name
        self._tokens: TokenStore | None = None
        self._outbox = Outbox(database, own)
        self._glossaries = glossaries
        self._copy = TermCopy(database, glossaries)
        self._looked = 0.0
        self._lock = threading.RLock()  # of the fields; never held while the server is asked
        self._sending = threading.Lock()
        self._wake = threading.Event()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._listeners: list[Callable[[], None]] = []
        with database.reading() as connection:
            self.link = read_link(connection)
        self._now: Connected | None = None

    @property
    def tokens(self) -> TokenStore:
        """Store of the tokens, opened when it is first needed."""
        if self._tokens is None:
            self._tokens = TokenStore()
        return self._tokens

    def begin(self) -> None:
        """Use the link that the project has."""
        self._database.before_close(self._close)
        if self.link is not None and not self._database.read_only:
            self._database.after_writing(self._written)
            self._use(self.link)
            try:
                self.tokens.use(self.link.address, self._folder)  # it may have been moved here
            except StorageError:
                log.info("The projects of a team server cannot be noted", exc_info=True)

    def listen(self, notify: Callable[[], None]) -> None:
        """Call ``notify`` when the state may have changed, from any thread."""
        self._listeners.append(notify)

    def state(self) -> TeamState | None:
        """State of the link; None without one."""
        with self._lock:
            now = self._now
            if now is None:
                return None
            kind, reason = now.kind, now.reason
        counts = self._outbox.counts()
        return TeamState(now.link, kind, reason, *counts, self._glossaries.version)

    def offer(self, address: str, token: str) -> Offer:
        """Ask a server for its resources for this project, with this token; "" for the kept one.

        Raises
        ------
        UsageError
            The address is none.
        ServerAway, ServerRefusal
            It does not answer, or does not know the token.
        """
        where = ServerAddress.parse(address)
        token = token or self.tokens.get(str(where))
        return ask_offer(TeamClient(where, token, ASKING_SECONDS), self._languages)

    def connect(
        self,
        address: str,
        token: str,
        *,
        engine: str,
        memory: str,
        teaches: bool,
        glossary: str = "",
        client: str = "",
        lessons_for: LessonsFor = "team",
    ) -> Offer:
        """Use a server from now on, in place of another; what was confirmed so far is sent if it
        is to be taught.

        Parameters
        ----------
        client
            Whose lessons are used beside those of the team, the project and the person, if any.
        lessons_for
            For whom what is confirmed from now on counts.

        Raises
        ------
        UsageError, ServerAway, ServerRefusal
            As :meth:`offer`; it has no such engine, memory or glossary for these languages.
        """
        where = ServerAddress.parse(address)
        offer = self.offer(address, token)
        for name, known in (
            (engine, offer.engines),
            (memory, offer.memories),
            (glossary, offer.glossaries),
        ):
            if name and name not in known:
                raise UsageError(
                    Message("The team server has no {name} for these languages.", name=name)
                )
        if not engine and not memory and not glossary:
            raise UsageError("Choose an engine, a memory or a glossary of the server.")
        old, named = self.link, layers_named(client, self._project, offer.user)
        if lessons_for != "team" and lessons_for not in named:
            raise UsageError("Say for which client the lessons count.")
        link = TeamLink(
            str(where), engine, memory, teaches and offer.may_teach, offer.user,
            secrets.token_hex(16), glossary, "\n".join(named.values()), named.get(lessons_for, ""),
        )  # fmt: skip
        here = None if old is None else replace(
            link, key=old.key, layers=old.layers, layer=old.layer
        )  # fmt: skip
        if old is not None and here == old:
            # with another token or other layers, perhaps: all that was sent stays true
            link = replace(link, key=old.key)
        if token:
            self.tokens.set(link.address, token)
        self.tokens.use(link.address, self._folder)
        self._leave()
        if old is not None and (old.address, old.glossary) != (link.address, link.glossary):
            self._copy.leave(old)
        with self._database.writing() as connection:
            write_link(connection, link)
            if here != old or old is None:
                self._outbox.begin(connection, with_all=link.teaches)
        if old is None:
            self._database.after_writing(self._written)
        self.link = link
        self._use(link)
        if old is not None and old.address != link.address:
            self.tokens.leave(old.address, self._folder)
        return offer

    def disconnect(self) -> int:
        """Use no server any more; what waits is dropped. Its token is removed from this computer
        unless other projects are connected to it: how many are.

        Raises
        ------
        StorageError
            The token cannot be removed; the server is used no more all the same.
        """
        self._leave()
        self._outbox.note(False)
        old = self.link
        if old is not None:
            self._copy.leave(old)
        with self._database.writing() as connection:
            write_link(connection, None)
            self._outbox.begin(connection, with_all=False)
        self.link = None
        self._changed()
        return 0 if old is None else self.tokens.leave(old.address, self._folder)

    def wait(self) -> bool:
        """Send what waits, in this thread; whether all could be sent."""
        return self._send_all()

    @property
    def seen(self) -> SeenHits | None:
        """Earlier answers of its memory."""
        with self._lock:
            return None if self._now is None else self._now.seen

    @property
    def learns(self) -> bool:
        """Whether an engine of the server gets what is confirmed, now or when it is there again."""
        with self._lock:
            link = None if self._now is None else self._now.link
        return link is not None and link.teaches and bool(link.engine)

    @property
    def answers(self) -> bool:
        """Whether the server answered the last time, or was not asked yet."""
        with self._lock:
            return self._now is not None and self._now.kind in ("asking", "connected")

    def ask(self, path: str, values: dict[str, Any]) -> dict[str, Any] | None:
        """Answer to a question; None if the server is away, or refuses."""
        with self._lock:
            now = self._now
        if now is None or not self.answers:
            return None
        try:
            found = now.asking.post(path, values)
        except ServerRefusal as error:
            if not error.is_of_request:
                self._note(now, "refused", error.message)
                self._wake.set()
            return None
        except ServerAway as error:
            self._note(now, "away", error.message)
            self._wake.set()
            return None
        self._note(now, "connected", "")
        return found

    def ask_no_more(self) -> None:
        """Give up open questions, as the project is being closed; what is sent goes on."""
        with self._lock:
            if self._now is not None:
                self._now.asking.close()

    def keeps(self, glossary: str) -> bool:
        """Whether a glossary of the project is the copy of the server's."""
        return self.link is not None and bool(glossary) and copy_name(self.link) == glossary

    def add_term(self, term: Term) -> None:
        """Add a term to the glossary of the server, and to the copy.

        Raises
        ------
        ServerAway, ServerRefusal
            It is not there, or does not take the term: nothing was changed.
        """
        self._change_terms("terms", term_values(term))

    def change_term(self, old: Term, new: Term) -> None:
        """Put a term in place of another; see :meth:`add_term`."""
        self._change_terms("change", {"old": term_values(old), "new": term_values(new)})

    def remove_term(self, source: str, target: str) -> None:
        """Remove a term; see :meth:`add_term`."""
        self._change_terms("remove", {"source": source, "target": target})

    def _change_terms(self, path: str, values: dict[str, Any]) -> None:
        with self._lock:
            now = self._now
        if now is None:
            raise ServerAway("This project uses no team server.")
        now.asking.post(f"/v1/glossaries/{in_path(now.link.glossary)}/{path}", values)
        self._copy.follow(now.asking, now.link)

    def lessons(self, before: int | None = None) -> tuple[list[TeamLesson], bool]:
        """Lessons of the team's engine, the newest first, and whether there are more.

        Raises
        ------
        UsageError
            No engine of a team is used.
        ServerAway, ServerRefusal
            The server does not answer, or refuses.
        """
        client, engine = self._engine()
        since = "" if before is None else f"?before={before}"
        answer = client.get(f"{engine}/lessons{since}")
        try:
            rows = [lesson_of(one) for one in objects_of(answer, "lessons")]
            return rows, value_of(answer, "more", bool)
        except ValueError as error:
            raise ServerAway("The team server answers in a way that cannot be read.") from error

    def take_back(self, lesson: TeamLesson) -> None:
        """Let the team's engine forget a lesson: its author may, or an owner.

        Raises
        ------
        UsageError, ServerAway, ServerRefusal
            As :meth:`lessons`; it is another's.
        """
        client, engine = self._engine()
        client.post(f"{engine}/undo", {"origin": lesson.origin, "number": lesson.number})

    def _engine(self) -> tuple[TeamClient, str]:
        with self._lock:
            now = self._now
        if now is None or not now.link.engine:
            raise UsageError("This project uses no engine of a team.")
        return now.asking, f"/v1/engines/{in_path(now.link.engine)}"

    def _written(self) -> None:
        """Called after each write: there may be new units to send."""
        self._wake.set()
        now = self._now
        if now is not None and now.kind != "connected":
            self._changed()

    def _use(self, link: TeamLink) -> None:
        seen = None
        if link.memory:
            place = f"{link.address}\t{link.memory}"
            seen = SeenHits(self._folder, place, self._languages[0])
        self._outbox.note(link.teaches)
        with self._lock:
            self._now = Connected(link, self.tokens.get(link.address), seen)
            self._stop.clear()
            self._thread = threading.Thread(target=self._run, name="postil-team", daemon=True)
            self._thread.start()
        self._changed()

    def _leave(self) -> None:
        """End the thread, and abort open requests."""
        with self._lock:
            now, self._now = self._now, None
            thread, self._thread = self._thread, None
        self._stop.set()
        self._wake.set()
        if now is not None:
            now.abort()
        if thread is not None:
            thread.join()
        if now is not None:
            now.close()

    def _close(self) -> None:
        """Send what waits if that is quickly done, then end all."""
        with self._lock:
            now, thread = self._now, self._thread
        if now is not None and thread is not None and now.kind == "connected":
            self._stop.set()
            self._wake.set()
            thread.join(FAREWELL_SECONDS)
        self._leave()

    def _run(self) -> None:
        delay = FIRST_RETRY
        self._look()
        while not self._stop.is_set():
            if self._send_all():
                delay = FIRST_RETRY
                if not self._wake.wait(LAST_RETRY) or monotonic() - self._looked > LAST_RETRY:
                    self._look()
            elif not self._stop.wait(delay):  # whatever is confirmed meanwhile
                delay = min(LAST_RETRY, 2 * delay)
                self._look()
            self._wake.clear()
        self._send_all()

    def _look(self) -> None:
        """Check that the server is there, and fetch new terms."""
        with self._lock:
            now = self._now
        if now is None:
            return
        self._looked = monotonic()
        try:
            now.client.get("/v1")
            changed = self._copy.follow(now.client, now.link)
        except ServerAway as error:
            self._note(now, "away", error.message)
        except ServerRefusal as error:
            self._note(now, "refused", error.message)
        except PostilError:
            log.info("The terms of the team server cannot be kept", exc_info=True)
        else:
            self._note(now, "connected", "", changed=changed)

    def _send_all(self) -> bool:
        """Send the waiting requests; whether none is left."""
        with self._lock:
            now = self._now
        if now is None:
            return True
        if now.kind in ("away", "refused"):
            return False
        with self._sending:
            try:
                while (sending := self._outbox.next() if now.link.teaches else None) is not None:
                    self._send(now, sending)
            except ServerAway as error:
                self._note(now, "away", error.message)
                return False
            except ServerRefusal as error:
                self._note(now, "refused", error.message)
                return False
            except PostilError:
                log.info("The outbox for the team server cannot be read", exc_info=True)
                return False
        return True

    def _send(self, now: Connected, sending: Sending) -> None:
        try:
            event = contribute(now.client, now.link, sending)
        except ServerRefusal as error:
            if not error.is_of_request:
                raise
            self._outbox.refused(sending, error.message)
        else:
            self._outbox.done(sending, event)
        self._note(now, "connected", "", changed=True)

    def _note(self, now: Connected, kind: StateKind, reason: str, *, changed: bool = False) -> None:
        with self._lock:
            if now is not self._now:
                return
            changed = changed or (now.kind, now.reason) != (kind, reason)
            now.kind, now.reason = kind, reason
        if changed:
            self._changed()

    def _changed(self) -> None:
        for notify in list(self._listeners):
            notify()
