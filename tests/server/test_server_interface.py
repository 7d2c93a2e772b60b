"""Postil's own interface: suggestions, learning that is durable and taken back, memories."""

from __future__ import annotations

import base64
import gzip
import json
import shutil
import time
from pathlib import Path

import pytest
from server_calls import call, send

from postil.engine.engine import Engine
from postil.engine.events import LearningEvent
from postil.memory.units import MemoryUnit
from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role
from postil.server.store.stores import StoreFacts
from postil.text.tags import TaggedText
from postil.text.text_tags import TextTagRules

pytest.importorskip("uvicorn")

from postil.server.application import make_application
from postil.server.http.limits import Limits

ENGINE = "/v1/engines/printer"
MEMORY = "/v1/memories/guide"
LESSON = {"source": "Zorgle the frimble.", "target": "Zorglez la frimble bleue."}


def suggested(address: str, source: object, token: str = "") -> dict:
    status, answer = call(address, f"{ENGINE}/suggestions", {"source": source}, token)
    assert status == 200
    return answer


def test_engines_and_memories_are_listed(address: str) -> None:
    (engine,) = call(address, "/v1/engines")[1]["engines"]
    assert (engine["name"], engine["source_language"]) == ("printer", "en")
    (memory,) = call(address, "/v1/memories")[1]["memories"]
    assert memory == {"name": "guide", "source_language": "en", "target_language": "fr"}


def test_a_suggestion_keeps_tags_and_says_where_words_are_from(address: str) -> None:
    tags = [["open", "1", "<b>", ""], ["close", "1", "</b>", ""]]
    source = {"text": "Press the \U000f0000green\U000f0001 button.", "tags": tags}
    values = {"source": source, "alternatives": 3}
    status, answer = call(address, f"{ENGINE}/suggestions", values)
    assert status == 200
    assert answer["target"]["tags"] == tags
    assert 0 <= answer["confidence"] <= 1
    assert answer["alternatives"]
    word = answer["words"][0]
    start, end = word["source_span"]
    assert 0 <= start < end <= len("Press the green button.")
    assert word["kind"] == "table"
    assert word["corpora"]


def test_what_is_learned_names_who_taught_it_and_can_be_taken_back(
    address: str, opened: ServerFolder
) -> None:
    anna, bert, boss, reader = (
        opened.tokens.add(name, role)
        for name, role in (
            ("anna", Role.TRANSLATOR),
            ("bert", Role.TRANSLATOR),
            ("boss", Role.OWNER),
            ("eve", Role.READER),
        )
    )
    before = suggested(address, LESSON["source"], anna)
    assert call(address, f"{ENGINE}/learn", LESSON, reader)[0] == 403
    status, learned = call(address, f"{ENGINE}/learn", {**LESSON, "document": "d.docx"}, anna)
    assert status == 201
    assert any(item["target"] for item in learned["learned"])
    answer = suggested(address, LESSON["source"], bert)
    assert answer["target"] == LESSON["target"]
    assert {word["taught"]["author"] for word in answer["words"] if "taught" in word} == {"anna"}
    event = {"origin": learned["origin"], "number": learned["number"]}
    assert call(address, f"{ENGINE}/undo", event, bert)[0] == 403
    status, undone = call(address, f"{ENGINE}/undo", event, boss)
    assert (status, undone["kind"], undone["author"]) == (200, "undo", "boss")
    assert call(address, f"{ENGINE}/undo", event, anna) == (200, undone)
    assert suggested(address, LESSON["source"], anna) == before
    assert call(address, f"{ENGINE}/undo", {**event, "number": 99}, anna)[0] == 404


def test_the_number_of_an_event_taken_back_is_not_given_again(address: str) -> None:
    numbers = []
    for _ in range(3):
        status, learned = call(address, f"{ENGINE}/learn", LESSON)
        assert status == 201
        numbers.append(learned["number"])
        event = {name: learned[name] for name in ("origin", "number")}
        assert call(address, f"{ENGINE}/undo", event)[0] == 200
    assert numbers == [1, 2, 3]


def test_a_request_sent_twice_is_learned_once(address: str) -> None:
    first = call(address, f"{ENGINE}/learn", {**LESSON, "request": "r1"})
    assert call(address, f"{ENGINE}/learn", {**LESSON, "request": "r1"}) == first
    other = call(address, f"{ENGINE}/learn", {**LESSON, "request": "r2"})
    assert other[1]["number"] == first[1]["number"] + 1


def test_who_follows_the_events_knows_what_the_server_knows(
    address: str, opened: ServerFolder
) -> None:
    numbers = []
    for n in range(5):
        values = {**LESSON, "target": f"Zorglez la frimble {n}."}
        numbers.append(call(address, f"{ENGINE}/learn", values)[1])
    event = {name: numbers[1][name] for name in ("origin", "number")}
    call(address, f"{ENGINE}/undo", event)
    follower = Engine.open(opened.path / "engines" / "printer")
    known: dict[tuple[str, int], LearningEvent] = {}
    since, more = 0, True
    while more:
        answer = call(address, f"{ENGINE}/events?since={since}&limit=2")[1]
        more = answer["more"]
        for row in answer["events"]:
            since = row["sequence"]
            identity = row["origin"], row["number"]
            if row["kind"] == "learn":
                known[identity] = LearningEvent.from_bytes(base64.b64decode(row["event"]))
                follower.apply(known[identity])
            else:
                follower.undo(known[identity])
    with opened.engines.using("printer") as team:
        assert str(follower.state()) == str(team.engine.state())
    after = call(address, f"{ENGINE}/events?origin={event['origin']}&number=3")[1]["events"]
    assert [row["kind"] for row in after] == ["learn", "learn", "undo"]


def test_an_engine_opened_again_knows_it_all(team_folder: Path, serve) -> None:
    states = []
    for visit in range(3):
        folder = ServerFolder(team_folder, serving=True)
        application = make_application(folder)
        address = serve(application)
        if visit == 0:
            rows = [
                call(address, f"{ENGINE}/learn", {**LESSON, "segment": str(n)})[1] for n in range(4)
            ]
            event = {name: rows[2][name] for name in ("origin", "number")}
            assert call(address, f"{ENGINE}/undo", event)[0] == 200
        with folder.engines.using("printer") as team:
            states.append((str(team.engine.state()), team.engine.next_number))
        application.state.service.close()
        folder.close()
    assert states[0] == states[1] == states[2]
    assert states[0][1] == 5


def test_engines_nobody_asks_are_closed(team_folder: Path, trained: Path) -> None:
    import shutil  # noqa: PLC0415

    shutil.copytree(trained, team_folder / "engines" / "other")
    folder = ServerFolder(team_folder, serving=True, most_bytes=1)
    with folder.engines.using("printer"), folder.engines.using("other"):
        assert set(folder.engines.open_names) == {"printer", "other"}
    with folder.engines.using("other"):
        pass
    with folder.engines.using("printer"):
        assert "printer" in folder.engines.open_names
    folder.close()


def test_of_engines_beyond_the_limit_those_asked_for_last_stay_open(
    team_folder: Path, trained: Path, serve
) -> None:
    for name in ("second", "third"):
        shutil.copytree(trained, team_folder / "engines" / name)  # of one journal
    size = sum(path.stat().st_size for path in trained.rglob("*") if path.is_file())
    folder = ServerFolder(team_folder, serving=True, most_bytes=int(size * 2.5))
    application = make_application(folder)
    address = serve(application)

    def ask(name: str) -> str:
        path, values = f"/v1/engines/{name}/suggestions", {"source": LESSON["source"]}
        status, answer = call(address, path, values)
        assert status == 200
        return answer["target"]

    assert call(address, f"{ENGINE}/learn", LESSON)[0] == 201
    assert ask("printer") == LESSON["target"]
    for name in ("second", "third", "second"):
        assert ask(name) == LESSON["target"]
    assert sorted(folder.engines.open_names) == ["second", "third"]
    assert ask("printer") == LESSON["target"], "opened again, it knows what it was taught"
    assert sorted(folder.engines.open_names) == ["printer", "second"]
    application.state.service.close()
    folder.close()


def test_matches_and_concordance(address: str) -> None:
    status, answer = call(address, f"{MEMORY}/concordance", {"query": "printer", "limit": 2})
    assert status == 200
    assert len(answer["hits"]) == 2
    unit = answer["hits"][0]["unit"]
    start, end = answer["hits"][0]["spans"][0]
    assert unit["source"][start:end].lower() == "printer"
    assert answer["hits"][0]["tags"] == []
    matches = call(address, f"{MEMORY}/matches", {"source": unit["source"]})[1]["matches"]
    assert matches[0]["score"] >= 100
    assert call(address, f"{MEMORY}/concordance", {"query": "(", "mode": "regex"})[0] == 422


def test_the_concordance_names_tags_that_stand_for_what_is_sought(
    address: str, opened: ServerFolder
) -> None:
    rules = TextTagRules([r"AX-\d+"])
    source = rules.tagged(TaggedText.of("Press AX-12 twice"))
    opened.memories.open("guide").add([MemoryUnit(source, TaggedText.of("Appuyez"))])
    hits = call(address, f"{MEMORY}/concordance", {"query": "AX-12 twice"})[1]["hits"]
    assert [(one["tags"], one["unit"]["source"]) for one in hits] == [([0], source.to_json())]


def test_units_are_added_once(address: str, opened: ServerFolder) -> None:
    token = opened.tokens.add("anna", Role.TRANSLATOR)
    units = [{**LESSON, "document": "d", "segment": "1"}, {**LESSON, "target": "Zut."}]
    first = call(address, f"{MEMORY}/units", {"units": units}, token)
    assert first[0] == 201
    assert [one["new"] for one in first[1]["units"]] == [True, True]
    again = call(address, f"{MEMORY}/units", {"units": units[::-1]}, token)[1]["units"]
    assert again == [{**one, "new": False} for one in first[1]["units"][::-1]]
    matches = call(address, f"{MEMORY}/matches", {"source": LESSON["source"]}, token)[1]["matches"]
    assert {match["unit"]["author"] for match in matches} == {"anna"}


@pytest.mark.parametrize(
    ("path", "values", "status", "field"),
    [
        (f"{ENGINE}/suggestions", {}, 422, "/source"),
        (f"{ENGINE}/suggestions", {"source": 5}, 422, "/source"),
        (f"{ENGINE}/suggestions", {"source": "a", "alternatives": True}, 422, "/alternatives"),
        (f"{ENGINE}/learn", {"source": " ", "target": "b"}, 422, "/source"),
        (f"{MEMORY}/units", {"units": [{"source": "a", "target": 1}]}, 422, "/units/0/target"),
        ("/v1/engines/none/suggestions", {"source": "a"}, 404, ""),
        ("/v1/engines/..%2f..%2fetc/suggestions", {"source": "a"}, 404, ""),
        ("/v1/memories/..%2fserver/matches", {"source": "a"}, 404, ""),
        ("/nothing", {}, 404, ""),
        ("/v1/engines", {}, 405, ""),
    ],
)
def test_problems_say_what_was_wrong(
    address: str, path: str, values: object, status: int, field: str
) -> None:
    found, answer = call(address, path, values)
    assert found == status == answer["status"]
    assert answer["detail"]
    assert answer.get("field", "") == field


def test_problems_are_of_their_media_type(address: str) -> None:
    _, headers, _ = send(address, "POST", f"{ENGINE}/suggestions", b"{")
    assert headers["content-type"] == "application/problem+json"


def test_too_many_and_too_large_requests_are_refused(opened: ServerFolder, serve) -> None:
    application = make_application(opened, Limits(rate=0.001, burst=3))
    address = serve(application)
    path = f"{ENGINE}/suggestions"
    status = send(address, "POST", path, b" " * (2 << 20))[0]
    assert status == 413
    asked = [send(address, "GET", "/v1/engines")[:2] for _ in range(4)]
    assert [status for status, _ in asked] == [200, 200, 429, 429]
    assert int(asked[-1][1]["retry-after"]) > 0
    application.state.service.close()


def test_lessons_name_who_taught_them_and_who_took_them_back(
    address: str, opened: ServerFolder
) -> None:
    anna = opened.tokens.add("anna", Role.TRANSLATOR)
    boss = opened.tokens.add("boss", Role.OWNER)
    assert call(address, "/v1", token=anna)[1]["role"] == "translator"
    first = call(address, f"{ENGINE}/learn", LESSON, anna)[1]
    second = {"source": "Press stop.", "target": "Appuyez."}
    assert call(address, f"{ENGINE}/learn", second, boss)[0] == 201
    event = {name: first[name] for name in ("origin", "number")}
    assert call(address, f"{ENGINE}/undo", event, boss)[0] == 200
    answer = call(address, f"{ENGINE}/lessons?limit=1", token=anna)[1]
    assert answer["more"]
    (newest,) = answer["lessons"]
    assert (newest["author"], newest["source"], newest["undone_by"]) == ("boss", "Press stop.", "")
    before = newest["sequence"]
    answer = call(address, f"{ENGINE}/lessons?before={before}", token=anna)[1]
    (oldest,) = answer["lessons"]
    assert {**LESSON, **event, "author": "anna", "undone_by": "boss"}.items() <= oldest.items()
    assert not answer["more"]


def test_a_project_contributes_changes_and_takes_back_its_units(
    address: str, opened: ServerFolder
) -> None:
    anna = opened.tokens.add("anna", Role.TRANSLATOR)
    bert = opened.tokens.add("bert", Role.TRANSLATOR)

    def put(target: str | None, token: str) -> None:
        unit = None if target is None else {"source": "Zorgle it.", "target": target}
        values = {"project": "p1", "units": [{"number": 7, "unit": unit}]}
        path = f"{MEMORY}/contributions"
        assert call(address, path, values, token, "PUT") == (200, {"units": 1})

    def targets() -> list[tuple[str, str]]:
        answer = call(address, f"{MEMORY}/matches", {"source": "Zorgle it.", "limit": 9}, anna)[1]
        units = [one["unit"] for one in answer["matches"] if one["score"] >= 100]
        return sorted((one["target"], one["author"]) for one in units)

    put("Zorglez.", anna)
    put("Zorglez.", anna)
    assert targets() == [("Zorglez.", "anna")]
    put("Zorglez-le.", anna)
    assert targets() == [("Zorglez-le.", "anna")]
    put("Autre.", bert)
    assert targets() == [("Autre.", "bert"), ("Zorglez-le.", "anna")], "each has an own project"
    put(None, bert)
    put(None, bert)
    assert targets() == [("Zorglez-le.", "anna")]
    status, problem = call(
        address, f"{MEMORY}/contributions", {"project": "p", "units": [{"number": 0}]}, anna, "PUT"
    )
    assert (status, problem["field"]) == (422, "/units/0/number")


def test_a_backup_made_while_it_is_served_is_served_as_it_was(
    address: str, opened: ServerFolder, tmp_path: Path, serve
) -> None:
    anna = opened.tokens.add("anna", Role.TRANSLATOR)
    first = call(address, f"{ENGINE}/learn", LESSON, anna)[1]
    call(address, f"{ENGINE}/learn", {"source": "Press stop.", "target": "Appuyez."}, anna)
    event = {name: first[name] for name in ("origin", "number")}
    assert call(address, f"{ENGINE}/undo", event, anna)[0] == 200
    unit = {"source": "Zorgle it.", "target": "Zorglez."}
    assert call(address, f"{MEMORY}/units", {"units": [unit]}, anna)[0] == 201
    opened.back_up(tmp_path / "monday")
    call(address, f"{ENGINE}/learn", {"source": "Press later.", "target": "Plus tard."}, anna)
    restored = ServerFolder(tmp_path / "monday", serving=True)
    application = make_application(restored)
    there = serve(application)
    try:
        lessons = call(there, f"{ENGINE}/lessons", token=anna)[1]["lessons"]
        expected = [("Appuyez.", ""), (LESSON["target"], "anna")]
        assert [(one["target"], one["undone_by"]) for one in lessons] == expected
        found = call(there, f"{MEMORY}/matches", {"source": "Zorgle it."}, anna)[1]["matches"]
        assert found[0]["unit"]["target"] == "Zorglez."
        newest = call(there, f"{ENGINE}/learn", LESSON, anna)[1]
        assert newest["sequence"] > first["sequence"]
    finally:
        application.state.service.close()
        restored.close()


@pytest.mark.parametrize("path", ["/v1/engines", "/v1/memories", "/v1/glossaries"])
def test_a_list_that_is_known_is_not_sent_again(
    address: str, opened: ServerFolder, path: str
) -> None:
    _, headers, body = send(address, "GET", path)
    tag = headers["etag"]
    status, headers, same = send(address, "GET", path, headers={"If-None-Match": f'"x", W/{tag}'})
    assert (status, headers["etag"], same) == (304, tag, b"")
    facts = StoreFacts("other", "en", "fr")
    with opened.memories.creating(facts), opened.glossaries.creating(facts):
        shutil.copytree(opened.path / "engines/printer", opened.path / "engines/second")
    status, headers, other = send(address, "GET", path, headers={"If-None-Match": tag})
    assert status == 200
    assert headers["etag"] != tag
    assert len(other) > len(body)


def test_an_engine_that_comes_is_found_and_one_that_goes_is_none(
    address: str, opened: ServerFolder
) -> None:
    folder = opened.path / "engines"
    source = {"source": "Press the green button."}
    assert call(address, "/v1/engines/second/suggestions", source)[0] == 404
    shutil.copytree(folder / "printer", folder / ".coming")
    (folder / ".coming").rename(folder / "second")
    assert call(address, "/v1/engines/second/suggestions", source)[0] == 200
    shutil.rmtree(folder / "second")
    assert call(address, "/v1/engines/second/suggestions", source)[0] == 404
    assert suggested(address, source["source"])


def test_a_long_answer_is_packed_for_who_takes_that(address: str) -> None:
    values = {"query": "the", "limit": 100}
    body, kind = json.dumps(values).encode(), {"Content-Type": "application/json"}
    path = f"{MEMORY}/concordance"
    plain = send(address, "POST", path, body, kind)[2]
    _, headers, packed = send(address, "POST", path, body, {**kind, "Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2


def test_pages_of_other_sites_may_ask_only_where_they_are_named(
    opened: ServerFolder, serve
) -> None:
    token = opened.tokens.add("anna", Role.READER)
    asked = {"Authorization": f"Bearer {token}", "Origin": "https://cat.example"}
    for origins, expected in (((), None), (("https://cat.example",), "https://cat.example")):
        application = make_application(opened, origins=origins)
        there = serve(application)
        headers = send(there, "GET", "/v1/engines", headers=asked)[1]
        assert headers.get("access-control-allow-origin") == expected
        other = send(there, "GET", "/v1", headers={**asked, "Origin": "https://evil.example"})[1]
        assert "access-control-allow-origin" not in other
        application.state.service.close()


def test_work_that_nobody_waits_for_ends(
    opened: ServerFolder, serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []
    suggest = Engine.suggest

    def slow(*args: object) -> object:
        asked.append(time.monotonic())
        time.sleep(0.05)
        return suggest(*args)  # type: ignore[arg-type]

    application = make_application(opened, Limits(seconds=0.5), threads=1)
    there = serve(application)
    with opened.engines.using("printer"):
        monkeypatch.setattr(Engine, "suggest", slow)
        values = {"q": "Press the green button. " * 400, "source": "en", "target": "fr"}
        start = time.monotonic()
        assert call(there, "/translate", values)[0] == 503
        application.state.service.close()  # waits for what is under way
    assert time.monotonic() - start < 10, "400 sentences take at least 20 s"
    assert asked[-1] - start < 1
