"""A read replica: follows the journal of another server, so that its engines have the same lessons.

Entries are taken over as they are, with their places, page by page; a page is in the journal here
before its lessons are known here, so that a replica that is killed goes on where it was. Each page
begins with the last entry that is known: a server that has another one there, as one that was set
back has, is not followed any further.
"""

from __future__ import annotations

import base64
import binascii
import logging
import threading
from collections.abc import Mapping
from typing import Any

from postil.engine.events import EventId
from postil.errors import PostilError, ProjectError
from postil.messages import Message
from postil.server.folder import ServerFolder
from postil.server.store.journal import Entry
from postil.workspace.team.answers import objects_of, value_of
from postil.workspace.team.client import ServerAddress, ServerAway, TeamClient, in_path

log = logging.getLogger(__name__)

PAUSE_SECONDS = 1.0  # between two questions
LONGEST_PAUSE = 15.0  # while the other server is away
PAGE = 200  # entries
CANNOT_BE_READ = "The other server answers in a way that cannot be read."


class Follower:
    """Follows another server in a thread of its own.

    Parameters
    ----------
    token
        That of an owner there: others do not get the lessons of persons.

    Attributes
    ----------
    problem
        Why it does not follow at present, or "".
    """

    def __init__(self, folder: ServerFolder, address: ServerAddress, token: str) -> None:
        self.address = address
        self.problem = ""
        self._folder = folder
        self._client = TeamClient(address, token)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="postil-follow", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Follow no more; what was taken over stays."""
        self._stop.set()
        self._client.close()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        pause = PAUSE_SECONDS
        while not self._stop.is_set():
            try:
                self.follow()
            except ProjectError as error:
                self._say(error)
                return
            except PostilError as error:
                self._say(error)
                pause = min(LONGEST_PAUSE, 2 * pause)
            else:
                self.problem, pause = "", PAUSE_SECONDS
            self._stop.wait(pause)

    def _say(self, error: PostilError) -> None:
        if not self._stop.is_set() and self.problem != error.message:
            log.warning("%s is not followed: %s", self.address, error.message)
            self.problem = error.message

    def follow(self) -> None:
        """Take over all that is new, of the engines that both have.

        Raises
        ------
        ServerAway, ServerRefusal
            The other server does not answer; or the token is no owner's there.
        ProjectError
            The other server has not what was taken over before.
        """
        about = self._client.get("/v1")
        if about.get("role") != "owner":
            raise ServerAway("A replica needs a token of an owner of the server that it follows.")
        try:
            rows = objects_of(self._client.get("/v1/engines"), "engines")
            names = {value_of(row, "key", str): value_of(row, "name", str) for row in rows}
        except ValueError as error:
            raise ServerAway(CANNOT_BE_READ) from error
        for name, _ in self._folder.engines.all():
            theirs = names.get(self._folder.engines.key(name))
            while theirs is not None and not self._stop.is_set():
                if not self._page(name, theirs):
                    break

    def _page(self, name: str, theirs: str) -> bool:
        """Take over some entries of one engine; whether there are more."""
        with self._folder.engines.using(name) as team:
            last = self._folder.journal.last(team.key)
            since = 0 if last is None else last.sequence - 1
            path = f"/v1/engines/{in_path(theirs)}/events"
            answer = self._client.get(f"{path}?since={since}&limit={PAGE}")
            try:
                entries = [_entry(row) for row in objects_of(answer, "events")]
                more = value_of(answer, "more", bool)
            except (ValueError, binascii.Error) as error:
                raise ServerAway(CANNOT_BE_READ) from error
            if last is not None:
                if not entries or entries[0] != last:
                    raise ProjectError(
                        Message(
                            "{address} has other lessons than this copy.", address=self.address
                        ),
                        hint="Make the replica anew of a backup of that server.",
                    )
                entries = entries[1:]
            team.take_over(entries)
            return more


def _entry(row: Mapping[str, Any]) -> Entry:
    kind = value_of(row, "kind", str)
    request = row.get("request")
    if kind not in ("learn", "undo") or not isinstance(request, str | None):
        raise ValueError("an entry of no kind")
    entry = Entry(
        value_of(row, "sequence", int),
        "learn" if kind == "learn" else "undo",
        EventId(value_of(row, "origin", str), value_of(row, "number", int)),
        value_of(row, "author", str),
        value_of(row, "time", str),
        base64.b64decode(value_of(row, "event", str), validate=True),
        value_of(row, "layer", str),
        request,
        value_of(row, "source", str),
        value_of(row, "target", str),
    )
    if entry.kind == "learn" and entry.event.id != entry.id:
        raise ValueError("an event under another name")
    return entry
