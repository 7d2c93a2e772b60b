"""Layers of lessons: the team's own, and others by name, which only those have who name them.

A layer is of a client, a project or a person: "client/acme", "project/handbook", "person/anna";
"" is the team's. A person's layer is for that person, and for owners.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from postil.engine.events import LAYERS
from postil.server.http.problems import Problem
from postil.server.http.requests import Fields
from postil.server.http.tokens import ANYBODY, Role, User

Layers = tuple[str, ...]

TEAM = ""
KINDS = ("client", "project", "person")
PERSON = "person/"
MOST_LAYERS = 4  # beside that of the team
_NAME = re.compile(rf"(?:{'|'.join(KINDS)})/[^\W_][\w.@+ -]{{0,63}}")


def layers_of(fields: Fields, user: User) -> Layers:
    """The layers that a request names, in an order of their own.

    Raises
    ------
    Problem
        One is none, or another person's.
    """
    found = fields.texts("layers", MOST_LAYERS)
    for one in found:
        check_layer(one, user, fields.wrong("layers", "a list of client/…, project/…, person/…"))
    return tuple(sorted(set(found)))


def check_layer(layer: str, user: User, wrong: Problem) -> None:
    """Raise ``wrong`` if it is no name of a layer; another problem if it is another person's."""
    if not _NAME.fullmatch(layer):
        raise wrong
    if not may_see(layer, user):
        raise Problem(403, "The layer of a person is for that person, and for owners.")


def may_see(layer: str, user: User) -> bool:
    """Whether a user may use a layer, and see what it holds."""
    own = user == ANYBODY or user.role >= Role.OWNER or layer == PERSON + user.name
    return own or not layer.startswith(PERSON)


def hidden_from(user: User) -> tuple[str, str]:
    """Beginning of the layers that are hidden from a user, and the one that is not; "" and "" if
    none is.
    """
    return ("", "") if may_see(PERSON, user) else (PERSON, PERSON + user.name)


def rank(layer: str, layers: Iterable[str], own: str) -> str:
    """Rank of a lesson for who uses ``layers``, one of ``events.LAYERS``: what is nearer counts for
    more. ``own``: that of who uses the team's layer alone.
    """
    if not any(layers):
        return own
    kind = layer.partition("/")[0]
    return {TEAM: LAYERS[0], KINDS[0]: LAYERS[1]}.get(kind, LAYERS[-1])
