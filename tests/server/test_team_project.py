"""A project as the client of a team server in another process, which is killed and comes back."""

from __future__ import annotations

import importlib
import shutil
import stat
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from server_calls import call

from postil.errors import StorageError, UsageError
from postil.formats.exchange.glossary import Term
from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project
from postil.workspace.proposals.team_sources import TEAM_ENGINE, TEAM_MEMORY
from postil.workspace.team.client import ServerAddress, ServerAway, ServerRefusal
from postil.workspace.team.tokens import TokenStore
from team_server import TeamServer, eventually

pytest.importorskip("uvicorn")

LINES = [f"Zorgle the frimble number {n}." for n in range(12)]
Make = Callable[..., Project]


@pytest.fixture
def tokens(team_folder: Path) -> dict[str, str]:
    with closing(ServerFolder(team_folder, serving=False)) as folder:
        return {
            "anna": folder.tokens.add("anna", Role.TRANSLATOR),
            "bert": folder.tokens.add("bert", Role.TRANSLATOR),
            "boss": folder.tokens.add("boss", Role.OWNER),
            "eve": folder.tokens.add("eve", Role.READER),
        }


@pytest.fixture
def server(team_folder: Path, tokens: dict[str, str]) -> Iterator[TeamServer]:
    made = TeamServer(team_folder)
    made.start()
    yield made
    made.kill()


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    monkeypatch.setattr(
        "postil.workspace.team.tokens.settings_folder", lambda: tmp_path / "settings"
    )
    monkeypatch.setattr("postil.workspace.team.tokens.system_keyring", lambda: None)
    monkeypatch.setattr("postil.workspace.team.team.LAST_RETRY", 1.0)
    opened: list[Project] = []

    def made(name: str, lines: list[str] = LINES) -> Project:
        text = tmp_path / f"{name}.txt"
        text.write_text("\n\n".join(lines), "utf-8")
        project = create_project(
            tmp_path / name,
            NewProject(
                name=name,
                source_language="en",
                target_language="fr",
                documents=[text],
            ),
        )
        opened.append(project)
        return project

    yield made
    for project in opened:
        project.close()


def connect(project: Project, server: TeamServer, token: str) -> None:
    team = project.team
    team.connect(server.address, token, engine="printer", memory="guide", teaches=True)


def confirm(project: Project, place: int, target: str) -> None:
    row = project.segments.read(place, place + 1)[0].row_id
    project.segments.confirm(row, TaggedText(target))


def suggested(project: Project, place: int, source: str) -> list[str]:
    row = project.segments.read(place, place + 1)[0].row_id
    return [one.target.plain for one in project.matching.suggested(row, source).proposals]


def is_sent(project: Project) -> bool:
    state = project.team.state()
    return state is not None and state.kind == "connected" and state.waiting == 0


def in_force(server: TeamServer, token: str) -> Counter[tuple[str, str]]:
    """Pairs that the team's engine knows, each as often as it learned it."""
    answer = call(server.address, "/v1/engines/printer/lessons?limit=500", token=token)[1]
    return Counter(
        (one["source"], one["target"]) for one in answer["lessons"] if not one["undone_by"]
    )


def in_memory(server: TeamServer, token: str) -> Counter[tuple[str, str]]:
    """Units of the team's memory that the tests made."""
    values = {"query": "frimble", "limit": 200}
    answer = call(server.address, "/v1/memories/guide/concordance", values, token)[1]
    units = [hit["unit"] for hit in answer["hits"]]
    return Counter((unit["source"], unit["target"]) for unit in units)


def test_what_one_confirms_another_is_offered(
    make: Make, server: TeamServer, tokens: dict[str, str]
) -> None:
    anna, bert = make("anna"), make("bert")
    confirm(anna, 0, "Zorglez la frimble zéro.")
    connect(anna, server, tokens["anna"])
    connect(bert, server, tokens["bert"])
    confirm(anna, 1, "Zorglez la frimble une.")
    assert eventually(lambda: is_sent(anna))
    assert suggested(bert, 1, TEAM_ENGINE) == ["Zorglez la frimble 1."], "with the number in place"
    assert suggested(bert, 1, TEAM_MEMORY)[0] == "Zorglez la frimble une."
    assert suggested(bert, 0, TEAM_MEMORY)[0] == "Zorglez la frimble zéro.", "of before, too"
    row = bert.segments.read(1, 2)[0].row_id
    best = bert.matching.proposals(row)[0]
    assert (best.score or 0) >= 100
    assert best.author == "anna"
    assert "guide · 127.0.0.1" in best.origin
    state = bert.team.state()
    assert state is not None
    assert (state.link.user, state.waiting, state.refused) == ("bert", 0, 0)


def test_a_killed_server_loses_nothing_and_gets_nothing_twice(
    make: Make, server: TeamServer, tokens: dict[str, str]
) -> None:
    project = make("anna")
    connect(project, server, tokens["anna"])
    confirm(project, 0, "Zorglez zéro.")
    assert eventually(lambda: is_sent(project))
    assert suggested(project, 0, TEAM_MEMORY), "seen once"
    expected = {LINES[0]: "Zorglez zéro."}
    for place in range(1, 9):
        confirm(project, place, f"Zorglez {place}.")
        expected[LINES[place]] = f"Zorglez {place}."
        if place % 3 == 0:
            server.kill()  # at whatever it does
            confirm(project, place, f"Zorglez bien {place}.")
            expected[LINES[place]] = f"Zorglez bien {place}."
        elif place % 3 == 1 and place > 3:
            server.start()
    server.kill()
    confirm(project, 0, "Zorglez rien.")
    expected[LINES[0]] = "Zorglez rien."
    row = project.segments.read(8, 9)[0].row_id
    project.segments.unconfirm(row)
    expected.pop(LINES[8])
    assert eventually(lambda: (project.team.state() or pytest.fail("no link")).kind == "away")
    assert suggested(project, 0, TEAM_MEMORY)[0] == "Zorglez zéro.", "the copy of what was seen"
    assert suggested(project, 0, TEAM_ENGINE) == []
    folder = project.folder
    project.close()
    project = Project.open(folder)
    try:
        state = project.team.state()
        assert state is not None
        assert state.waiting >= 2
        server.start()
        assert eventually(lambda: is_sent(project))
    finally:
        project.close()
    once = Counter(expected.items())
    assert in_force(server, tokens["anna"]) == once
    assert in_memory(server, tokens["anna"]) == once


def test_lessons_are_taken_back_by_their_author_or_an_owner(
    make: Make, server: TeamServer, tokens: dict[str, str]
) -> None:
    anna, bert, boss = make("anna"), make("bert"), make("boss")
    for name, project in (("anna", anna), ("bert", bert), ("boss", boss)):
        connect(project, server, tokens[name])
    confirm(anna, 0, "Zorglez zéro.")
    confirm(anna, 1, "Zorglez une.")
    assert eventually(lambda: is_sent(anna))
    lessons, more = bert.team.lessons()
    assert [(one.author, one.target, one.undone_by) for one in lessons] == [
        ("anna", "Zorglez une.", ""),
        ("anna", "Zorglez zéro.", ""),
    ]
    assert not more
    with pytest.raises(ServerRefusal, match="Only who taught it"):
        bert.team.take_back(lessons[0])
    boss.team.take_back(lessons[0])
    anna.team.take_back(lessons[1])
    assert [one.undone_by for one in bert.team.lessons()[0]] == ["boss", "anna"]
    confirm(anna, 0, "Zorglez zéro fois.")
    assert eventually(lambda: is_sent(anna))
    assert in_force(server, tokens["anna"]) == {(LINES[0], "Zorglez zéro fois."): 1}


def test_the_team_s_terms_are_as_its_own(
    make: Make, server: TeamServer, tokens: dict[str, str]
) -> None:
    def link(project: Project, name: str) -> None:
        team, token = project.team, tokens[name]
        team.connect(
            server.address, token, engine="printer", memory="", glossary="words", teaches=True
        )
        project.memories.set_settings(replace(project.memories.settings, terms="always"))

    def found(project: Project) -> list[tuple[str, str, str]]:
        row = project.segments.read(0, 1)[0].row_id
        hits = project.terminology.in_segment(row)
        return [(hit.source, hit.target, hit.glossary) for hit in hits]

    lines = ["Press the green button.", "Press it."]
    anna, bert = make("anna", lines), make("bert", lines)
    link(anna, "anna")
    link(bert, "bert")
    name = "words · 127.0.0.1"
    assert eventually(lambda: found(anna) == [("button", "touche", name)])
    assert "touche" in suggested(anna, 0, TEAM_ENGINE)[0], "the machine says so, too"
    term = Term("green button", "poussoir émeraude", "a note")
    anna.terminology.add(name, term)
    assert found(anna) == [("green button", "poussoir émeraude", name)]
    assert eventually(lambda: len(found(bert)) == 1 and found(bert) == found(anna))
    assert "poussoir émeraude" in suggested(bert, 0, TEAM_ENGINE)[0]
    assert bert.terminology.term(name, term.source, term.target) == term
    with pytest.raises(ServerRefusal, match="Only who added this term"):
        bert.terminology.remove(name, term.source, term.target)
    with pytest.raises(UsageError, match="team server"):
        bert.terminology.remove_glossary(name)
    server.kill()
    assert found(bert) == found(anna), "also while the server is away"
    with pytest.raises(ServerAway):
        anna.terminology.add(name, Term("it", "le"))
    assert anna.terminology.glossaries[name]
    server.start()
    anna.terminology.change(name, term, replace(term, target="poussoir vert"))
    assert eventually(lambda: found(bert) == [("green button", "poussoir vert", name)])
    number = anna.terminology.id_of(name, replace(term, target="poussoir vert"))
    assert anna.terminology.remove_ids([number]) == 1
    assert eventually(lambda: found(bert) == [("button", "touche", name)])
    with bert.context.database.using():  # a copy that is not what it should be is made anew
        bert.context.glossaries.remove(name)
    assert eventually(lambda: found(bert) == [("button", "touche", name)])
    bert.team.disconnect()
    assert found(bert) == []
    assert name not in bert.terminology.glossaries


def test_lessons_count_for_whom_one_chooses(
    make: Make, server: TeamServer, tokens: dict[str, str]
) -> None:
    anna, bert = make("guide"), make("other")

    def link(project: Project, name: str, **layers: str) -> None:
        project.team.connect(
            server.address, tokens[name], engine="printer", memory="", teaches=True,
            **layers,  # type: ignore[arg-type]
        )  # fmt: skip

    def taught() -> list[tuple[str, str]]:
        answer = call(server.address, "/v1/engines/printer/lessons", token=tokens["boss"])[1]
        return [(one["layer"], one["target"]) for one in answer["lessons"]]

    with pytest.raises(UsageError, match="which client"):
        link(anna, "anna", lessons_for="client")
    link(anna, "anna", client="Acme & Co.", lessons_for="client")
    link(bert, "bert")
    confirm(anna, 0, "Zorglez la frimble zéro.")
    assert eventually(lambda: is_sent(anna) and len(taught()) == 1)
    assert suggested(anna, 1, TEAM_ENGINE) == ["Zorglez la frimble 1."]
    assert suggested(bert, 1, TEAM_ENGINE) != ["Zorglez la frimble 1."]
    link(bert, "bert", client="Acme & Co.")
    assert suggested(bert, 1, TEAM_ENGINE) == ["Zorglez la frimble 1."]
    for lessons_for in ("project", "person", "team"):
        link(anna, "anna", client="Acme & Co.", lessons_for=lessons_for)
        confirm(anna, 2, f"Pour {lessons_for}.")
        assert eventually(lambda: is_sent(anna))
    assert taught() == [
        ("", "Pour team."),
        ("person/anna", "Pour person."),
        ("project/guide", "Pour project."),
        ("client/Acme - Co", "Zorglez la frimble zéro."),
    ], "what was sent before stays where it was sent"
    known = anna.team.link
    assert known is not None
    assert (known.client, known.lessons_for) == ("Acme - Co", "team")


def test_reasons_are_clear(make: Make, server: TeamServer, tokens: dict[str, str]) -> None:
    team = make("anna").team
    with pytest.raises(UsageError, match="no address"):
        team.offer("ftp://server", tokens["anna"])
    with pytest.raises(ServerRefusal, match="does not know this token"):
        team.offer(server.address, "postil-wrong")
    with pytest.raises(ServerAway, match="no computer of the name"):
        team.offer("https://nowhere.invalid", "")
    offer = team.offer(server.address, tokens["eve"])
    assert (offer.user, offer.may_teach, dict(offer.engines)) == ("eve", False, offer.engines)
    assert list(offer.engines) == ["printer"]
    assert list(offer.memories) == ["guide"]
    with pytest.raises(UsageError, match="has no other"):
        team.connect(server.address, tokens["anna"], engine="other", memory="", teaches=True)
    assert team.state() is None
    server.kill()
    with pytest.raises(ServerAway, match="Nothing answers"):
        team.offer(server.address, tokens["anna"])


def test_a_reader_and_a_revoked_token_teach_nothing(
    make: Make, server: TeamServer, tokens: dict[str, str], team_folder: Path
) -> None:
    reader, anna = make("eve"), make("anna")
    connect(reader, server, tokens["eve"])
    confirm(reader, 0, "Zorglez zéro.")
    state = reader.team.state()
    assert state is not None
    assert not state.link.teaches
    connect(anna, server, tokens["anna"])
    with closing(ServerFolder(team_folder, serving=False)) as folder:
        folder.tokens.revoke("anna")
    confirm(anna, 0, "Zorglez zéro.")
    assert eventually(lambda: (anna.team.state() or pytest.fail("no link")).kind == "refused")
    state = anna.team.state()
    assert state is not None
    assert state.waiting == 1
    assert "token" in state.reason
    assert in_force(server, tokens["boss"]) == {}
    anna.team.disconnect()
    assert anna.team.state() is None
    assert suggested(anna, 0, TEAM_MEMORY) == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("server.office", "https://server.office:8585"),
        ("localhost:99", "http://localhost:99"),
        ("http://server.office/", "http://server.office:80"),
        (" HTTPS://server.office/postil/ ", "https://server.office:443/postil"),
        ("[::1]:8585", "http://[::1]:8585"),
    ],
)
def test_addresses_as_people_type_them(typed: str, meant: str) -> None:
    assert str(ServerAddress.parse(typed)) == meant


@pytest.mark.parametrize("typed", ["", "://", "http://", "a b", "server:port", "u@server", "x?y"])
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(UsageError, match="no address"):
        ServerAddress.parse(typed)


class Ring:
    """A keyring; a broken one refuses, a null one keeps nothing."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, name: str) -> str | None:
        if self.kind == "broken":
            raise RuntimeError("locked")
        return self.kept.get((service, name))

    def set_password(self, service: str, name: str, password: str) -> None:
        if self.kind == "broken":
            raise RuntimeError("locked")
        if self.kind != "null":
            self.kept[service, name] = password

    def delete_password(self, service: str, name: str) -> None:
        if self.kind == "stubborn":
            raise RuntimeError("locked")
        del self.kept[service, name]


@pytest.mark.parametrize("kind", ["", "broken", "null"])
def test_a_token_is_kept_by_the_keyring_or_in_a_file_of_this_user(
    tmp_path: Path, kind: str
) -> None:
    ring, file = Ring(kind), tmp_path / "settings" / "tokens.json"
    store = TokenStore(file, ring)
    store.set("https://a:1", "postil-1")
    store.set("https://b:1", "postil-2")
    assert (store.get("https://a:1"), store.get("https://b:1")) == ("postil-1", "postil-2")
    if kind:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert not ring.kept
    else:
        assert not file.exists()
    projects = [tmp_path / "one", tmp_path / "two", tmp_path / "drive" / "three"]
    for folder in projects:
        folder.mkdir(parents=True)
        for address in ("https://a:1", "https://b:1"):
            store.use(address, folder)
    assert store.leave("https://a:1", projects[0]) == 2
    assert store.leave("https://a:1", projects[0]) == 2
    shutil.rmtree(tmp_path / "drive")  # not there now: it may come back
    assert store.leave("https://a:1", projects[1]) == 1
    assert (store.get("https://a:1"), store.get("https://b:1")) == ("postil-1", "postil-2")
    projects[2].mkdir(parents=True)
    assert store.leave("https://a:1", projects[2]) == 0
    assert (store.get("https://a:1"), store.get("https://b:1")) == ("", "postil-2")
    projects[0].rmdir()
    projects[2].rmdir()
    assert store.leave("https://b:1", projects[1]) == 0, "the folders of the others were deleted"
    assert store.get("https://b:1") == ""


def test_a_token_that_the_keyring_does_not_remove_is_named(tmp_path: Path) -> None:
    ring = Ring("stubborn")
    store = TokenStore(tmp_path / "tokens.json", ring)
    store.set("https://a:1", "postil-1")
    store.use("https://a:1", tmp_path)
    with pytest.raises(StorageError, match=r"https://a:1: locked"):
        store.leave("https://a:1", tmp_path)
    ring.kind = ""
    assert store.leave("https://a:1", tmp_path) == 0
    assert store.get("https://a:1") == ""


@pytest.mark.parametrize("kind", ["plaintext", "null", "fail"])
def test_a_token_is_kept_by_the_real_package_with_each_kind_of_backend(
    tmp_path: Path, kind: str
) -> None:
    keyring = pytest.importorskip("keyring")
    before, file = keyring.get_keyring(), tmp_path / "tokens.json"
    if kind == "plaintext":
        backend = pytest.importorskip("keyrings.alt.file").PlaintextKeyring()
        backend.file_path = str(tmp_path / "keyring.cfg")
    else:
        backend = importlib.import_module(f"keyring.backends.{kind}").Keyring()
    keyring.set_keyring(backend)
    try:
        TokenStore(file).set("https://a:1", "postil-1")
        assert TokenStore(file).get("https://a:1") == "postil-1", "whoever opens it next"
        assert file.exists() == (kind != "plaintext")
        assert (tmp_path / "keyring.cfg").exists() == (kind == "plaintext")
        TokenStore(file).leave("https://a:1", tmp_path)
        assert TokenStore(file).get("https://a:1") == ""
    finally:
        keyring.set_keyring(before)
