"""The connection of a project to its team server, and its state as others see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from postil.workspace.team.client import ServerAddress, TeamClient
from postil.workspace.team.hits import SeenHits
from postil.workspace.team.link import TeamLink

ASKING_SECONDS = 5.0
"""Time for an answer about a segment; with a slower server one works as without."""

StateKind = Literal["asking", "connected", "away", "refused"]


@dataclass(frozen=True, slots=True)
class TeamState:
    """State of the link.

    Attributes
    ----------
    reason
        Why the server is away or refuses, or "".
    waiting, refused
        Units it has yet to be sent; those it did not take.
    terms
        A number that is another one whenever the terms of the project are.
    """

    link: TeamLink
    kind: StateKind
    reason: str
    waiting: int
    refused: int
    terms: int


class Connected:
    """The link with its clients, one to send and one to ask, who waits less; made anew for each."""

    def __init__(self, link: TeamLink, token: str, seen: SeenHits | None) -> None:
        self.link = link
        address = ServerAddress.parse(link.address)
        self.client = TeamClient(address, token)
        self.asking = TeamClient(address, token, ASKING_SECONDS)
        self.seen = seen
        self.kind: StateKind = "asking"
        self.reason = ""

    def abort(self) -> None:
        """Give up whatever is asked or sent."""
        self.asking.close()
        self.client.close()

    def close(self) -> None:
        self.abort()
        if self.seen is not None:
            self.seen.close()
