"""A replica: a second process follows the journal over HTTP, and knows the same to the byte."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPException
from pathlib import Path

import pytest
from server_calls import call

from postil.errors import ProjectError
from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role
from team_server import TeamServer, eventually

pytest.importorskip("uvicorn")

from postil.server.application import make_application
from postil.server.follower import Follower
from postil.workspace.team.client import ServerAddress, ServerAway

ENGINE = "/v1/engines/printer"
LAYERS = ("", "client/acme", "person/anna")
ALL = "client/acme,person/anna"


@pytest.fixture
def boss(team_folder: Path) -> str:
    with closing(ServerFolder(team_folder, serving=False)) as folder:
        return folder.tokens.add("boss", Role.OWNER)


@pytest.fixture
def servers(
    team_folder: Path, tmp_path: Path, boss: str
) -> Iterator[tuple[TeamServer, TeamServer]]:
    """A server, and a replica made of its backup."""
    with closing(ServerFolder(team_folder, serving=False)) as folder:
        folder.back_up(tmp_path / "copy")
    first = TeamServer(team_folder)
    first.start()
    copy = TeamServer(tmp_path / "copy", first.address, boss)
    copy.start()
    yield first, copy
    copy.kill()
    first.kill()


def learn(server: TeamServer, token: str, number: int) -> dict[str, object] | None:
    """Teach a segment; None if the server is away."""
    layer = LAYERS[number % len(LAYERS)]
    values = {
        "source": f"Press the frimble {number}.",
        "target": f"Appuyez sur la frimble {number}.",
        "layers": [layer] if layer else [],
        "layer": layer,
        "request": f"r{number}",
    }
    try:
        status, answer = call(server.address, f"{ENGINE}/learn", values, token)
    except (OSError, HTTPException):
        return None
    assert status == 201, answer
    return {name: answer[name] for name in ("origin", "number")}


def digest(server: TeamServer, token: str, layers: str = "") -> object:
    try:
        return call(server.address, f"{ENGINE}/state?layers={layers}", token=token)
    except (OSError, HTTPException):
        return None


def journal(folder: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "server.sqlite")) as connection:
        return connection.execute("SELECT * FROM journal ORDER BY sequence").fetchall()


def is_same(servers: tuple[TeamServer, TeamServer], token: str) -> bool:
    first, copy = servers
    return digest(first, token) == digest(copy, token)


def test_a_replica_knows_the_same_to_the_byte_whoever_is_killed(
    servers: tuple[TeamServer, TeamServer], boss: str
) -> None:
    first, copy = servers
    chance = random.Random(7)
    done = threading.Event()

    def teach() -> None:
        for number in range(24):
            while (event := learn(first, boss, number)) is None:
                time.sleep(0.05)
            if number % 5 == 3:
                undone = None
                while undone is None:
                    try:
                        undone = call(first.address, f"{ENGINE}/undo", event, boss)
                    except (OSError, HTTPException):
                        time.sleep(0.05)
                assert undone[0] == 200
        done.set()

    teacher = threading.Thread(target=teach)
    teacher.start()
    for server in (copy, first, copy, first):
        time.sleep(chance.uniform(0.2, 1.0))
        server.kill()
        server.start()
    teacher.join()
    assert done.is_set()
    assert eventually(lambda: is_same(servers, boss))
    status, known = digest(first, boss)  # type: ignore[misc]
    assert (status, known["sequence"]) == (200, 29), "24 lessons, 5 taken back, each once"
    assert digest(copy, boss, ALL) == digest(first, boss, ALL)
    assert digest(first, boss, ALL) != digest(first, boss)
    values = {"source": "Press the frimble 1.", "layers": ["client/acme"]}
    answers = [call(one.address, f"{ENGINE}/suggestions", values, boss) for one in servers]
    assert answers[0] == answers[1]
    for server in servers:
        server.kill()
    assert journal(first.folder) == journal(copy.folder)
    for server in servers:
        server.start()
    assert eventually(lambda: is_same(servers, boss)), "also when all is read again"
    assert digest(first, boss) == (200, known)


def test_a_replica_refuses_changes_and_names_its_server(
    servers: tuple[TeamServer, TeamServer], boss: str
) -> None:
    first, copy = servers
    assert call(copy.address, "/v1", token=boss)[1]["follows"] == first.address
    pair = {"source": "Press it.", "target": "Appuyez."}
    for path, values in (
        (f"{ENGINE}/learn", pair),
        ("/v1/memories/guide/units", {"units": [pair]}),
        ("/v1/glossaries/words/terms", pair),
        ("/v1/glossaries/words/csv", pair),
    ):
        status, problem = call(copy.address, path, values, boss)
        assert status == 403
        assert first.address in problem["detail"]
    assert call(copy.address, "/v1/memories/guide/matches", {"source": "Press it."}, boss)[0] == 200


@pytest.fixture
def copied(address: str, opened: ServerFolder, tmp_path: Path) -> Iterator[ServerFolder]:
    """The backup of a running server, open in this process."""
    opened.back_up(tmp_path / "copy")
    folder = ServerFolder(tmp_path / "copy", serving=True)
    yield folder
    folder.close()


def test_a_server_that_was_set_back_is_not_followed_any_further(
    address: str, opened: ServerFolder, copied: ServerFolder
) -> None:
    pair = {"source": "Press it.", "target": "Appuyez."}
    assert call(address, f"{ENGINE}/learn", pair)[0] == 201
    boss = opened.tokens.add("boss", Role.OWNER)
    follower = Follower(copied, ServerAddress.parse(address), boss)
    follower.follow()
    follower.follow()
    with copied.engines.using("printer") as copy, opened.engines.using("printer") as team:
        assert copy.digest(()) == team.digest(())
        assert copied.journal.last(copy.key) == opened.journal.last(team.key)
    with opened.journal._database.writing() as connection:
        connection.execute("UPDATE journal SET author = 'another'")
    with pytest.raises(ProjectError, match="other lessons"):
        follower.follow()
    follower.close()


def test_a_replica_needs_the_token_of_an_owner(
    address: str, opened: ServerFolder, copied: ServerFolder
) -> None:
    anna = opened.tokens.add("anna", Role.TRANSLATOR)
    follower = Follower(copied, ServerAddress.parse(address), anna)
    with pytest.raises(ServerAway, match="token of an owner"):
        follower.follow()
    follower.close()
    make_application(copied, follows=address).state.service.close()
