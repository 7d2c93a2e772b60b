"""The link of a project to a team server, and the resources that a server offers."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, asdict, dataclass, fields
from typing import Any, Literal, get_args

from postil.formats.languages import same_languages
from postil.workspace.database import set_setting, setting
from postil.workspace.team.client import TeamClient

_SETTING = "team"
LONGEST_LAYER = 64  # letters of its name

LessonsFor = Literal["team", "client", "project", "person"]
"""For whom what is confirmed in a project counts."""

LESSONS_FOR: tuple[LessonsFor, ...] = get_args(LessonsFor)


@dataclass(frozen=True, slots=True)
class TeamLink:
    """The link of one project.

    Attributes
    ----------
    engine, memory, glossary
        Their names on the server; "" for none.
    teaches
        Whether they get what is confirmed in the project.
    user
        Whose token it was when the link was made.
    key
        Name of the project on the server, another for each link.
    layers
        Layers of lessons that its suggestions use beside the team's, one a line.
    layer
        That of them which is taught; "" for the team's.
    """

    address: str
    engine: str
    memory: str
    teaches: bool
    user: str
    key: str
    glossary: str = ""
    layers: str = ""
    layer: str = ""

    @property
    def client(self) -> str:
        """The client whose layer is used, or ""."""
        found = (one.removeprefix("client/") for one in self.layers.split("\n")
                 if one.startswith("client/"))  # fmt: skip
        return next(found, "")

    @property
    def lessons_for(self) -> LessonsFor:
        """Layer that lessons of this project count for."""
        kind = self.layer.partition("/")[0]
        return next((one for one in LESSONS_FOR if one == kind), "team")

    def layer_values(self) -> dict[str, Any]:
        """The layers as they are named to the server."""
        return {"layers": [one for one in self.layers.split("\n") if one]}


def layers_named(client: str, project: str, user: str) -> dict[LessonsFor, str]:
    """Names of the layers of a client, a project and a person, those that there are, in the
    characters that a server takes.
    """
    parts: dict[LessonsFor, str] = {"client": client, "project": project, "person": user}
    found: dict[LessonsFor, str] = {}
    for kind, name in parts.items():
        kept = name if kind == "person" else re.sub(r"[^\w.@+ -]", "-", name).strip("-. @+_")
        if kept:
            found[kind] = f"{kind}/{kept[:LONGEST_LAYER].strip()}"
    return found


@dataclass(frozen=True, slots=True)
class ProjectFacts:
    """Facts about a project that a team server gets."""

    name: str
    languages: tuple[str, str]


def read_link(connection: sqlite3.Connection) -> TeamLink | None:
    """The link that is kept in a project.

    Raises
    ------
    ValueError, TypeError
        It makes no sense.
    """
    text = setting(connection, _SETTING)
    if not text:
        return None
    stored = json.loads(text)
    values = {
        entry.name: stored[entry.name] if entry.default is MISSING
        else stored.get(entry.name, entry.default)
        for entry in fields(TeamLink)
    }  # fmt: skip
    if not all(isinstance(value, bool if n == "teaches" else str) for n, value in values.items()):
        raise TypeError("a value of the team server is of another type")
    return TeamLink(**values)


def write_link(connection: sqlite3.Connection, link: TeamLink | None) -> None:
    """Keep the connection to a team server; None: there is none."""
    text = "" if link is None else json.dumps(asdict(link), ensure_ascii=False)
    set_setting(connection, _SETTING, text)


@dataclass(frozen=True, slots=True)
class Offer:
    """Engines, memories and glossaries that a server offers a project.

    Attributes
    ----------
    may_teach
        Whether the token allows it.
    engines, memories, glossaries
        Those of the project's languages; of engines, titles by name.
    """

    user: str
    may_teach: bool
    engines: Mapping[str, str]
    memories: Sequence[str]
    glossaries: Sequence[str]


def ask_offer(client: TeamClient, languages: tuple[str, str]) -> Offer:
    """Ask a server for the owner of the token, and for its resources in these languages.

    Raises
    ------
    ServerAway, ServerRefusal
        It does not answer, or does not know the token.
    """
    about = client.get("/v1")
    engines = _rows(client.get("/v1/engines"), "engines")
    memories = _rows(client.get("/v1/memories"), "memories")
    glossaries = _rows(client.get("/v1/glossaries"), "glossaries")
    ours = [
        [one for one in rows if same_languages(_languages(one), languages)]
        for rows in (engines, memories, glossaries)
    ]
    return Offer(
        _text(about, "user"),
        _text(about, "role") in ("translator", "owner"),
        {_text(one, "name"): _text(one, "title") or _text(one, "name") for one in ours[0]},
        [_text(one, "name") for one in ours[1]],
        [_text(one, "name") for one in ours[2]],
    )


def _rows(answer: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    rows = answer.get(name)
    return [one for one in rows if isinstance(one, dict)] if isinstance(rows, list) else []


def _text(values: Mapping[str, Any], name: str) -> str:
    value = values.get(name)
    return value if isinstance(value, str) else ""


def _languages(one: Mapping[str, Any]) -> tuple[str, str]:
    return _text(one, "source_language"), _text(one, "target_language")
