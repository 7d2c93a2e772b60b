"""The desk as the client of a team server in another process, which is killed and comes back."""

from __future__ import annotations

import json
import shutil
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show

from postil.formats.exchange.glossary import Term
from postil.memory.importer import import_tmx
from postil.server.folder import ServerFolder
from postil.server.http.tokens import ANYBODY, Role
from postil.server.store.stores import StoreFacts
from postil.workspace.project import Project
from postil_gui.features.team.connect_dialog import ConnectDialog
from postil_gui.features.team.lessons_dialog import LessonsDialog
from postil_gui.qt import Qt
from postil_resources.sample_project import sample_file
from team_server import TeamServer

pytest.importorskip("uvicorn")


@pytest.fixture
def team(tmp_path: Path, sample_engine: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Team]:
    monkeypatch.setattr("postil.workspace.team.tokens.system_keyring", lambda: None)
    monkeypatch.setattr("postil.workspace.team.team.LAST_RETRY", 1.0)
    made = Team(tmp_path / "team", sample_engine)
    made.start()
    yield made
    made.kill()


class Team(TeamServer):
    """A server with an engine and a memory of the sample, and tokens of two people."""

    def __init__(self, folder: Path, engine: Path) -> None:
        super().__init__(folder)
        with closing(ServerFolder(folder, serving=False)) as made:
            with made.memories.creating(StoreFacts("guide", "en", "fr")) as memory:
                import_tmx(memory.memory, sample_file("printer-guide.tmx"), "en", "fr")
            with made.glossaries.creating(StoreFacts("words", "en", "fr")) as glossary:
                glossary.add(Term("guide", "vademecum"), ANYBODY)
            self.token = made.tokens.add("anna", Role.TRANSLATOR)
            self.other = made.tokens.add("bert", Role.TRANSLATOR)
        shutil.copytree(engine, folder / "engines" / "printer")

    def send(self, path: str, values: object = None) -> dict:
        headers = {"Authorization": f"Bearer {self.other}", "Content-Type": "application/json"}
        body = None if values is None else json.dumps(values).encode()
        request = urllib.request.Request(self.address + path, body, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read())

    def taught(self) -> Counter[tuple[str, str]]:
        """Translations in force, each with its author, as often as it was learned."""
        time.sleep(0.2)  # asked again and again, a server refuses to answer
        lessons = self.send("/v1/engines/printer/lessons?limit=500")["lessons"]
        return Counter((one["target"], one["author"]) for one in lessons if not one["undone_by"])

    def units(self, query: str) -> Counter[str]:
        """Translations in the memory that hold a text."""
        values = {"query": query, "side": "target", "limit": 200}
        hits = self.send("/v1/memories/guide/concordance", values)["hits"]
        return Counter(hit["unit"]["target"] for hit in hits)


@pytest.fixture
def driver(show: Show, make_project: MakeProject) -> Driver:
    """A desk with the sample document, but neither memory nor engine of its own."""
    return show(make_project(None, memories=[]))


def status(driver: Driver) -> str:
    return driver.desk.window.status.team.text()


def wait_for(driver: Driver, text: str) -> None:
    driver.bot.waitUntil(lambda: status(driver) == text, timeout=PATIENCE)


def ask(driver: Driver, address: str, token: str) -> ConnectDialog:
    """Open the dialog, type, and try the connection."""
    driver.desk.context.trigger("team.connect")
    dialog = driver.desk.window.findChild(ConnectDialog)
    assert dialog is not None
    dialog.address.clear()
    driver.keys(address, dialog.address)
    driver.keys(token, dialog.token)
    assert not dialog.connect_to.isEnabled(), "nothing is known of the server yet"
    dialog.test.click()
    driver.wait_until_idle()
    return dialog


def connect(driver: Driver, team: Team) -> None:
    dialog = ask(driver, team.address, team.token)
    assert "anna" in dialog.outcome.text()
    assert dialog.engine.currentData() == "printer"
    assert dialog.memory.currentText() == "guide"
    assert dialog.glossary.currentText() == "words"
    driver.bot.mouseClick(dialog.connect_to, Qt.MouseButton.LeftButton)
    wait_for(driver, "Team: connected")
    driver.wait_until_idle()
    activate(driver)


def activate(driver: Driver) -> None:
    """No window manager does so when a dialog has gone."""
    driver.desk.window.activateWindow()
    driver.bot.waitUntil(driver.desk.window.isActiveWindow, timeout=PATIENCE)


def confirm(driver: Driver, number: int, text: str) -> None:
    driver.go(number)
    driver.write(text)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()


def origins(driver: Driver) -> set[str]:
    return {one.origin for one in driver.view.editing.proposals}


def test_the_team_s_engine_and_memory_propose(driver: Driver, team: Team) -> None:
    assert not driver.desk.window.status.team.isVisible(), "nothing of a team is shown without one"
    connect(driver, team)
    assert driver.desk.window.status.team.isVisible()
    driver.go(2)
    found = origins(driver)
    assert "printer · 127.0.0.1" in found
    driver.go(1)
    confirm(driver, 1, "Le guide rapide de tous")
    wait_for(driver, "Team: connected")
    driver.bot.waitUntil(
        lambda: team.taught() == {("Le guide rapide de tous", "anna"): 1}, timeout=PATIENCE
    )
    source = driver.project.segments.read(1, 2)[0].source
    values = {"units": [{"source": source.to_json(), "target": "Une autre idée de Bert"}]}
    team.send("/v1/memories/guide/units", values)
    driver.go(3)
    driver.go(2)
    theirs = [one for one in driver.view.editing.proposals if "de Bert" in one.target.plain]
    assert [(one.author, (one.score or 0) >= 100) for one in theirs] == [("bert", True)]


def test_the_team_s_terms_are_listed_and_follow(driver: Driver, team: Team) -> None:
    connect(driver, team)
    driver.go(1)
    assert "guide" in driver.project.segments.read(0, 1)[0].source.plain.lower()

    def listed() -> set[tuple[str, str]]:
        return {(hit.target, hit.glossary) for hit in driver.view.terms.hits}

    name = "words · 127.0.0.1"
    driver.bot.waitUntil(lambda: listed() == {("vademecum", name)}, timeout=PATIENCE)
    team.send("/v1/glossaries/words/terms", {"source": "guide", "target": "mémento"})
    both = {("vademecum", name), ("mémento", name)}
    driver.bot.waitUntil(lambda: listed() == both, timeout=PATIENCE)
    driver.desk.context.trigger("team.connect")
    dialog = driver.desk.window.findChild(ConnectDialog)
    assert dialog is not None
    driver.wait_until_idle()
    dialog.glossary.setCurrentIndex(0)
    dialog.connect_to.click()
    driver.wait_until_idle()
    driver.bot.waitUntil(lambda: listed() == set(), timeout=PATIENCE)


def test_lessons_count_for_a_client_if_one_wants(driver: Driver, team: Team) -> None:
    dialog = ask(driver, team.address, team.token)
    assert dialog.lessons_for.currentData() == "team"
    dialog.lessons_for.setCurrentIndex(dialog.lessons_for.findData("client"))
    dialog.connect_to.click()
    driver.wait_until_idle()
    assert "for which client" in dialog.outcome.text()
    driver.keys("Acme", dialog.client)
    dialog.connect_to.click()
    wait_for(driver, "Team: connected")
    driver.wait_until_idle()
    activate(driver)
    confirm(driver, 1, "Pour Acme seul")
    driver.bot.waitUntil(lambda: len(team.taught()) == 1, timeout=PATIENCE)
    (row,) = team.send("/v1/engines/printer/layers")["layers"]
    assert (row["name"], row["lessons"]) == ("client/Acme", 1)


def test_nothing_is_lost_or_twice_when_the_server_is_killed(
    driver: Driver, team: Team, show: Show
) -> None:
    connect(driver, team)
    confirm(driver, 1, "Zinzolin un")
    driver.bot.waitUntil(lambda: team.taught() == {("Zinzolin un", "anna"): 1}, timeout=PATIENCE)
    team.kill()
    for number in (2, 3, 4):
        confirm(driver, number, f"Zinzolin numéro {number}")
    confirm(driver, 1, "Zinzolin un bis")
    wait_for(driver, "Team: away · 4 waiting")
    assert "4 confirmed segments wait" in driver.desk.window.status.team.toolTip()
    assert "Team" not in driver.desk.window.status.message.text(), "it is said quietly"
    folder = driver.project.folder
    driver.desk.close_project()
    again = show(Project.open(folder))
    wait_for(again, "Team: away · 4 waiting")
    team.start()
    wait_for(again, "Team: connected")
    expected = {f"Zinzolin numéro {number}": 1 for number in (2, 3, 4)} | {"Zinzolin un bis": 1}
    assert team.taught() == {(text, "anna"): 1 for text in expected}
    assert team.units("Zinzolin") == expected


def test_who_taught_what_is_seen_and_one_s_own_taken_back(driver: Driver, team: Team) -> None:
    connect(driver, team)
    confirm(driver, 1, "De Anna")
    driver.bot.waitUntil(lambda: len(team.taught()) == 1, timeout=PATIENCE)
    team.send("/v1/engines/printer/learn", {"source": "Press stop.", "target": "De Bert."})
    driver.desk.context.trigger("team.lessons")
    dialog = driver.desk.window.findChild(LessonsDialog)
    assert dialog is not None
    driver.wait_until_idle()
    assert [(one.target, one.author) for one in dialog.lessons.lessons] == [
        ("De Bert.", "bert"),
        ("De Anna", "anna"),
    ]
    dialog.back.click()
    driver.wait_until_idle()
    assert "Only who taught it, or an owner" in dialog.message.text()
    dialog.table.go_to(1)
    driver.bot.keyClick(dialog.table, Qt.Key.Key_Delete)
    driver.wait_until_idle()
    assert dialog.lessons.lessons[1].undone_by == "anna"
    assert not dialog.back.isEnabled()
    assert team.taught() == {("De Bert.", "bert"): 1}
    dialog.reject()


def test_a_wrong_server_and_a_wrong_token_are_named(driver: Driver, team: Team) -> None:
    dialog = ask(driver, team.address, "postil-wrong")
    assert "does not know this token" in dialog.outcome.text()
    assert dialog.outcome.property("kind") == "wrong"
    dialog.address.clear()
    driver.keys("http://127.0.0.1:9", dialog.address)
    dialog.test.click()
    driver.wait_until_idle()
    assert "Nothing answers at http://127.0.0.1:9" in dialog.outcome.text()
    dialog.address.clear()
    driver.keys("a b", dialog.address)
    dialog.test.click()
    driver.wait_until_idle()
    assert "no address of a server" in dialog.outcome.text()
    assert not dialog.connect_to.isEnabled()
    dialog.reject()
    assert driver.project.team.link is None


def test_the_learned_panel_says_who_learns(driver: Driver, team: Team) -> None:
    confirm(driver, 1, "Guide rapide")
    panel = driver.view.learning
    assert "Without an engine nothing else is learned." in panel.empty.accessibleName()
    connect(driver, team)
    driver.wait_until_idle()
    assert "the engine of the team learns from it" in panel.empty.accessibleName()
    confirm(driver, 2, "Ce guide est court.")
    assert "The engine of the team learns from it." in panel.empty.accessibleName()


def leave(driver: Driver) -> str:
    """Disconnect; what the window says of it."""
    driver.desk.context.trigger("team.connect")
    dialog = driver.desk.window.findChild(ConnectDialog)
    assert dialog is not None
    assert "removes the token" in dialog.token_kept.text()
    assert dialog.token_kept.isVisible()
    driver.wait_until_idle()
    assert "anna" in dialog.outcome.text(), "it is tried at once"
    driver.bot.mouseClick(dialog.leave, Qt.MouseButton.LeftButton)
    driver.bot.waitUntil(lambda: status(driver) == "", timeout=PATIENCE)
    driver.wait_until_idle()
    activate(driver)
    return driver.desk.window.status.message.text()


def test_a_project_leaves_its_server(driver: Driver, team: Team) -> None:
    connect(driver, team)
    assert "The token was removed from this computer." in leave(driver)
    driver.go(2)
    assert not any("127.0.0.1" in origin for origin in origins(driver))
    assert not driver.desk.window.status.team.isVisible()
    dialog = ask(driver, team.address, "")
    assert dialog.outcome.property("kind") == "wrong", "the token has to be typed again"
    assert not dialog.token_kept.isVisible()
    dialog.reject()


def test_a_token_stays_while_another_project_is_connected(
    driver: Driver, team: Team, show: Show, make_project: MakeProject
) -> None:
    connect(driver, team)
    first = driver.project.folder
    driver.desk.close_project()
    other = show(make_project(None, "other", memories=[]))
    connect(other, team)
    assert "1 other project" in leave(other)
    dialog = ask(other, team.address, "")
    assert dialog.outcome.property("kind") != "wrong", "it need not be typed again"
    dialog.reject()
    other.desk.close_project()
    again = show(Project.open(first))
    wait_for(again, "Team: connected")
    assert "removed" in leave(again)
