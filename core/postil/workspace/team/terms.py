"""The copy of a team's glossary in a project: a glossary like its own, found, checked and used the
same way, also while the server is away.

The server numbers the changes of its glossary; those after the last one known here are asked for,
page by page. What is done twice is as done once, so that nothing is lost where it is cut short.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any

from postil.formats.exchange.glossary import Term
from postil.memory.terms.terminology import Glossaries
from postil.workspace.database import ProjectDatabase, set_setting, setting
from postil.workspace.team.answers import objects_of, value_of
from postil.workspace.team.client import ServerAddress, ServerAway, TeamClient, in_path
from postil.workspace.team.link import TeamLink

_SETTING = "team_terms"


def copy_name(link: TeamLink) -> str:
    """Name of the copy among the glossaries of a project; "" if the link has no glossary."""
    if not link.glossary:
        return ""
    return f"{link.glossary} · {ServerAddress.parse(link.address).host}"


class TermCopy:
    """Keeps the copy; methods may be called from any thread."""

    def __init__(self, database: ProjectDatabase, glossaries: Glossaries) -> None:
        self._database = database
        self._glossaries = glossaries
        self._following = threading.Lock()

    def follow(self, client: TeamClient, link: TeamLink) -> bool:
        """Bring the copy up to date; whether it changed.

        Raises
        ------
        ServerAway, ServerRefusal
            The server does not answer; or it has no such glossary any more.
        """
        if not link.glossary:
            return False
        before = self._glossaries.version
        with self._following:
            if not self._is_followed(client, link):
                self._begin(link)  # the server was set back, or the copy was changed
                self._is_followed(client, link)
        return self._glossaries.version != before

    def _is_followed(self, client: TeamClient, link: TeamLink) -> bool:
        """Take all changes over; whether the copy is then as large as the glossary."""
        name, since, more = copy_name(link), self._since(), True
        path = f"/v1/glossaries/{in_path(link.glossary)}/changes"
        while more:
            answer = client.get(f"{path}?since={since}")
            try:
                rows = objects_of(answer, "changes")
                put = [_term(row) for row in rows if not value_of(row, "gone", bool)]
                gone = [_pair(row) for row in rows if value_of(row, "gone", bool)]
                count, last = value_of(answer, "count", int), value_of(answer, "last", int)
                reached = max((value_of(row, "sequence", int) for row in rows), default=since)
                more = value_of(answer, "more", bool) and reached > since
            except ValueError as error:
                raise ServerAway("The team server answers in a way that cannot be read.") from error
            if last < since:
                return False
            if rows:
                with self._database.using():
                    self._glossaries.remove_terms(name, gone)
                    self._glossaries.add_terms(name, put)
                self._keep(reached)
            since = reached
        return self._glossaries.counts().get(name, 0) == count

    def _begin(self, link: TeamLink) -> None:
        with self._database.using():
            self._glossaries.remove(copy_name(link))
        self._keep(0)

    def leave(self, link: TeamLink) -> None:
        """Have no copy any more."""
        if link.glossary:
            self._begin(link)

    def _since(self) -> int:
        with self._database.reading() as connection:
            return int(setting(connection, _SETTING) or 0)

    def _keep(self, since: int) -> None:
        with self._database.writing() as connection:
            set_setting(connection, _SETTING, str(since))


def term_values(term: Term) -> dict[str, Any]:
    """A term as it is sent."""
    return {
        "source": term.source,
        "target": term.target,
        "note": term.note,
        "forbidden": term.forbidden,
        "case": term.case,
    }


def _pair(row: Mapping[str, Any]) -> tuple[str, str]:
    return value_of(row, "source", str), value_of(row, "target", str)


def _term(row: Mapping[str, Any]) -> Term:
    return Term(
        *_pair(row),
        value_of(row, "note", str, ""),
        value_of(row, "forbidden", bool, False),
        value_of(row, "case", bool, False),
    )
