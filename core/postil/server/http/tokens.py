"""Tokens: the users of the server, and their rights.

A token is 256 random bits, shown once. The database keeps its SHA-256: nothing slower is needed
where nobody can guess, and a look-up by the hash takes the same time whatever was sent.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import sqlite3
from dataclasses import dataclass
from enum import IntEnum

from postil.errors import UsageError
from postil.memory.connections import Connections
from postil.memory.database import now
from postil.memory.soundness import damaged_record
from postil.messages import Message

PREFIX = "postil-"  # so that one in a file is recognised
LONGEST = 128  # of what is looked at
_NAME = re.compile(r"[^\W_][\w.@+-]{0,63}")


class Role(IntEnum):
    """Rights that a token gives; each role includes those before it.

    ``READER`` asks for suggestions and matches; ``TRANSLATOR`` also teaches, and takes back what
    was learned from them; ``OWNER`` takes back anything.
    """

    READER = 1
    TRANSLATOR = 2
    OWNER = 3


@dataclass(frozen=True, slots=True)
class User:
    """User of the server: ``name`` is kept with the lessons they teach; "" if no token is
    needed.
    """

    name: str
    role: Role


ANYBODY = User("", Role.TRANSLATOR)
"""User of every request where no token is needed."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token as a list shows it; ``revoked`` is "" while it is in force."""

    name: str
    role: Role
    created: str
    revoked: str


class Tokens:
    """The tokens of a server."""

    def __init__(self, database: Connections) -> None:
        self._database = database

    def add(self, name: str, role: Role) -> str:
        """Make a token and return it; it cannot be shown again.

        Raises
        ------
        UsageError
            The name is none, or has a token.
        """
        if not _NAME.fullmatch(name):
            raise UsageError(
                Message("{name!r} cannot be the name of a token.", name=name),
                hint="Use up to 64 letters, digits and . _ - + @, a letter or digit first.",
            )
        token = PREFIX + secrets.token_urlsafe(32)
        try:
            with self._database.writing() as connection:
                connection.execute(
                    "INSERT INTO token (name, role, hash, created) VALUES (?, ?, ?, ?)",
                    (name, role.name.lower(), _hash(token), now()),
                )
        except sqlite3.IntegrityError as error:
            raise UsageError(
                Message("{name} has a token already.", name=name),
                hint="Revoke it first, or choose another name.",
            ) from error
        return token

    def revoke(self, name: str) -> None:
        """Refuse a token from now on.

        Raises
        ------
        UsageError
            No token of that name is in force.
        """
        with self._database.writing() as connection:
            changed = connection.execute(
                "UPDATE token SET revoked = ? WHERE name = ? AND revoked IS NULL", (now(), name)
            ).rowcount
        if not changed:
            raise UsageError(Message("There is no token of the name {name}.", name=name))

    def all(self) -> list[Token]:
        """All there were, oldest first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT name, role, created, coalesce(revoked, '') FROM token ORDER BY id"
            ).fetchall()
        return [Token(name, self._role(role), *times) for name, role, *times in rows]

    def any_in_force(self) -> bool:
        """Whether anybody has a token."""
        with self._database.reading() as connection:
            query = "SELECT EXISTS (SELECT 1 FROM token WHERE revoked IS NULL)"
            return bool(connection.execute(query).fetchone()[0])

    def user(self, token: str) -> User | None:
        """Owner of a token; None if it is unknown or revoked."""
        if not 0 < len(token) <= LONGEST:
            return None
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT name, role FROM token WHERE hash = ? AND revoked IS NULL", (_hash(token),)
            ).fetchone()
        return None if row is None else User(row[0], self._role(row[1]))

    def _role(self, name: str) -> Role:
        try:
            return Role[name.upper()]
        except KeyError as error:
            raise damaged_record(self._database.path, error) from error


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
