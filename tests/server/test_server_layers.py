"""Layers of lessons: what one client, project or person is taught, and nobody else is told."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from server_calls import call

from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role

pytest.importorskip("uvicorn")

from postil.server.application import make_application
from postil.server.engines import team_engine

ENGINE = "/v1/engines/printer"
SOURCE = "Zorgle the frimble."
Tokens = dict[str, str]


@pytest.fixture
def tokens(opened: ServerFolder) -> Tokens:
    return {
        name: opened.tokens.add(name, role)
        for name, role in (
            ("anna", Role.TRANSLATOR),
            ("bert", Role.TRANSLATOR),
            ("boss", Role.OWNER),
            ("eve", Role.READER),
        )
    }


def suggested(address: str, token: str, *layers: str, source: str = SOURCE) -> str:
    values = {"source": source, "layers": list(layers)}
    status, answer = call(address, f"{ENGINE}/suggestions", values, token)
    assert status == 200, answer
    return answer["target"]


def teach(
    address: str, token: str, target: str, *layers: str, source: str = SOURCE
) -> dict[str, object]:
    values = {"source": source, "target": target, "layers": list(layers)}
    if layers:
        values["layer"] = layers[-1]
    status, answer = call(address, f"{ENGINE}/learn", values, token)
    assert status == 201, answer
    assert answer["layer"] == (layers[-1] if layers else "")
    return {name: answer[name] for name in ("origin", "number")}


def test_a_lesson_is_known_to_who_names_its_layer(address: str, tokens: Tokens) -> None:
    anna, bert = tokens["anna"], tokens["bert"]
    untaught = suggested(address, anna)
    teach(address, anna, "Zorglez la frimble du client.", "client/acme")
    assert suggested(address, bert) == untaught
    assert suggested(address, bert, "client/other") == untaught
    assert suggested(address, bert, "client/acme") == "Zorglez la frimble du client."
    teach(address, bert, "Zorglez la frimble de tous.")
    assert suggested(address, anna) == "Zorglez la frimble de tous."
    assert suggested(address, anna, "project/guide") == "Zorglez la frimble de tous."
    assert suggested(address, anna, "client/acme") == "Zorglez la frimble du client.", (
        "what is nearer counts for more"
    )
    both = ("client/acme", "person/anna")
    teach(address, anna, "Zorglez ma frimble.", *both)
    assert suggested(address, anna, *both) == "Zorglez ma frimble."
    assert suggested(address, anna, *both[::-1]) == "Zorglez ma frimble."
    assert suggested(address, anna, "client/acme") == "Zorglez la frimble du client."


def test_a_person_s_layer_is_seen_by_that_person_and_by_owners(
    address: str, tokens: Tokens
) -> None:
    anna, bert, boss = tokens["anna"], tokens["bert"], tokens["boss"]
    event = teach(address, anna, "Zorglez ma frimble.", "person/anna")
    teach(address, bert, "Zorglez la frimble de tous.")
    path, values = f"{ENGINE}/suggestions", {"source": SOURCE, "layers": ["person/anna"]}
    assert call(address, path, values, bert)[0] == 403
    assert suggested(address, boss, "person/anna") == "Zorglez ma frimble."
    for place, name in (("lessons", "lessons"), ("events", "events"), ("layers", "layers")):
        seen = {
            who: len(call(address, f"{ENGINE}/{place}", token=tokens[who])[1][name])
            for who in tokens
        }
        assert seen == {"anna": 2, "bert": 1, "boss": 2, "eve": 1}, place
    assert call(address, f"{ENGINE}/undo", event, bert)[0] == 404
    assert call(address, f"{ENGINE}/undo", event, boss)[0] == 200
    assert suggested(address, anna, "person/anna") == "Zorglez la frimble de tous."


def test_layers_are_listed_and_emptied_by_an_owner(address: str, tokens: Tokens) -> None:
    anna, bert, boss = tokens["anna"], tokens["bert"], tokens["boss"]
    untaught = suggested(address, anna)
    for number in range(3):
        teach(address, anna, f"Appuyez {number}.", "client/acme", source=f"Press it {number}.")
    teach(address, bert, "Zorglez la frimble du client.", "client/acme")
    teach(address, bert, "Appuyez tous.", source="Press it.")
    rows = call(address, f"{ENGINE}/layers", token=anna)[1]["layers"]
    assert [(one["name"], one["lessons"], one["authors"]) for one in rows] == [
        ("", 1, 1),
        ("client/acme", 4, 2),
    ]
    of_layer = call(address, f"{ENGINE}/lessons?layer=client/acme", token=anna)[1]["lessons"]
    assert [one["author"] for one in of_layer] == ["bert", "anna", "anna", "anna"]
    assert suggested(address, anna, "client/acme") == "Zorglez la frimble du client."
    path = f"{ENGINE}/layers/client/acme"
    assert call(address, path, token=anna, method="DELETE")[0] == 403
    expected = (200, {"layer": "client/acme", "undone": 4})
    assert call(address, path, token=boss, method="DELETE") == expected
    assert call(address, path, token=boss, method="DELETE")[1]["undone"] == 0
    assert call(address, f"{ENGINE}/layers/team/acme", token=boss, method="DELETE")[0] == 404
    assert suggested(address, anna, "client/acme") == untaught
    rows = call(address, f"{ENGINE}/layers", token=anna)[1]["layers"]
    assert [one["name"] for one in rows] == [""]


@pytest.mark.parametrize(
    "wrong",
    [
        {"layers": ["acme"]},
        {"layers": ["client/"]},
        {"layers": ["client/../x"]},
        {"layers": "client/acme"},
        {"layers": [f"client/{n}" for n in range(5)]},
        {"layers": ["client/acme"], "layer": "client/other"},
    ],
)
def test_what_is_no_layer_is_refused(address: str, wrong: dict[str, object]) -> None:
    values = {"source": SOURCE, "target": "Zorglez.", **wrong}
    status, answer = call(address, f"{ENGINE}/learn", values)
    assert status == 422
    assert answer["field"] in ("/layers", "/layer")


LAYERS = ("", "client/acme", "project/guide", "person/anna")


def states(folder: ServerFolder) -> dict[tuple[str, ...], str]:
    with folder.engines.using("printer") as team:
        views = [(), *((one,) for one in LAYERS[1:]), tuple(sorted(LAYERS[1:]))]
        return {view: str(team.with_layers(view).state()) for view in views}


def test_many_teach_at_once_and_each_view_is_the_same_when_it_is_read_again(
    team_folder: Path, serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = ServerFolder(team_folder, serving=True)
    application = make_application(folder)
    address = serve(application)
    wrong: list[object] = []

    def work(layer: str) -> None:
        layers = [] if not layer else [layer]
        for number in range(4):
            values = {
                "source": f"Press {layer or 'team'} {number}.",
                "target": f"Appuyez {layer or 'équipe'} {number}.",
                "layers": layers,
                "layer": layer,
            }
            status, answer = call(address, f"{ENGINE}/learn", values)
            if status != 201:
                wrong.append(answer)
                return
            if number == 1:
                event = {name: answer[name] for name in ("origin", "number")}
                wrong.extend([] if call(address, f"{ENGINE}/undo", event)[0] == 200 else [event])

    states(folder)  # all views are open while others teach
    threads = [threading.Thread(target=work, args=(layer,)) for layer in LAYERS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    before = states(folder)
    assert len(set(before.values())) == len(before)
    monkeypatch.setattr(team_engine, "MOST_VIEWS", 1)  # each is made anew
    assert states(folder) == before
    application.state.service.close()
    folder.close()
    again = ServerFolder(team_folder, serving=True)
    try:
        assert states(again) == before
    finally:
        again.close()


def test_views_nobody_asks_for_are_closed(
    address: str, opened: ServerFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(team_engine, "MOST_VIEWS", 2)
    with opened.engines.using("printer") as team:
        seen = {}
        for name in ("a", "b", "a", "c"):
            suggested(address, "", f"client/{name}")
            seen[name] = team.with_layers((f"client/{name}",))
        assert {name: team.with_layers((f"client/{name}",)) is seen[name] for name in "acb"} == {
            "a": True, "c": True, "b": False,
        }  # fmt: skip
