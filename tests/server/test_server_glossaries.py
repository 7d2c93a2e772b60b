"""Terms of a team over HTTP: found, forced, listed, changed by authors, followed, as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from server_calls import call, send

from postil.errors import DamagedProject
from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role

pytest.importorskip("uvicorn")

GLOSSARY = "/v1/glossaries/words"
TERM = {"source": "green button", "target": "poussoir émeraude", "note": "in all guides"}
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


def terms(address: str, token: str, query: str = "") -> list[tuple[str, str, str]]:
    answer = call(address, f"{GLOSSARY}/terms?limit=500&query={query}", token=token)[1]
    assert not answer["more"]
    return [(one["source"], one["target"], one["author"]) for one in answer["terms"]]


def test_terms_are_found_in_a_text(address: str) -> None:
    assert call(address, f"{GLOSSARY}/terms", TERM)[0] == 201
    tags = [["open", "1", "<b>", ""], ["close", "1", "</b>", ""]]
    source = {"text": "Press the \U000f0000green\U000f0001 buttons, not the button.", "tags": tags}
    status, answer = call(address, f"{GLOSSARY}/matches", {"source": source})
    assert status == 200
    plain = "Press the green buttons, not the button."
    found = [(plain[slice(*one["span"])], one["target"]) for one in answer["terms"]]
    assert found == [("green buttons", "poussoir émeraude"), ("button", "touche")]
    assert answer["terms"][0]["note"] == "in all guides"


def test_a_suggestion_uses_the_terms_of_glossaries_and_of_who_asks(address: str) -> None:
    path, values = "/v1/engines/printer/suggestions", {"source": "Press the green button."}
    assert "émeraude" not in call(address, path, values)[1]["target"]
    assert call(address, f"{GLOSSARY}/terms", TERM)[0] == 201
    answer = call(address, path, {**values, "glossaries": ["words"]})[1]
    assert "poussoir émeraude" in answer["target"]
    assert "glossary" in {word["kind"] for word in answer["words"]}
    own = {"start": 10, "end": 22, "target": "bouton zinzolin", "required": True}
    assert "bouton zinzolin" in call(address, path, {**values, "terms": [own]})[1]["target"]
    for wrong, field in (
        ({"terms": [{**own, "end": 99}]}, "/terms/0/end"),
        ({"terms": [{**own, "start": 22}]}, "/terms/0/end"),
        ({"terms": [{**own, "target": " "}]}, "/terms/0/target"),
        ({"glossaries": "words"}, "/glossaries"),
    ):
        status, problem = call(address, path, {**values, **wrong})
        assert (status, problem["field"]) == (422, field)
    assert call(address, path, {**values, "glossaries": ["none"]})[0] == 404


def test_a_term_belongs_to_who_added_it(address: str, tokens: Tokens) -> None:
    anna, bert, boss = tokens["anna"], tokens["bert"], tokens["boss"]
    assert call(address, f"{GLOSSARY}/terms", TERM, tokens["eve"])[0] == 403
    for _ in range(2):
        assert call(address, f"{GLOSSARY}/terms", TERM, anna)[0] == 201
    assert call(address, f"{GLOSSARY}/terms", TERM, bert)[0] == 201, "it is there as it is"
    other = {**TERM, "note": "another"}
    assert call(address, f"{GLOSSARY}/terms", other, bert)[0] == 403
    assert terms(address, anna, "GUIDES") == [(TERM["source"], TERM["target"], "anna")]
    new = {**TERM, "target": "poussoir vert"}
    assert call(address, f"{GLOSSARY}/change", {"old": TERM, "new": new}, bert)[0] == 403
    assert call(address, f"{GLOSSARY}/change", {"old": TERM, "new": new}, anna)[0] == 200
    assert call(address, f"{GLOSSARY}/change", {"old": TERM, "new": new}, anna)[0] == 404
    assert call(address, f"{GLOSSARY}/remove", new, bert)[0] == 403
    assert call(address, f"{GLOSSARY}/remove", new, boss)[0] == 200
    assert call(address, f"{GLOSSARY}/remove", new, boss)[0] == 404
    assert terms(address, anna) == [("button", "touche", "")]


def test_changes_are_followed_page_by_page(address: str, tokens: Tokens) -> None:
    anna = tokens["anna"]
    for number in range(5):
        term = {"source": f"frimble {number}", "target": f"frimble {number}", "forbidden": True}
        assert call(address, f"{GLOSSARY}/terms", term, anna)[0] == 201
    known: dict[tuple[str, str], dict] = {}

    def follow(since: int, limit: int) -> int:
        more = True
        while more:
            answer = call(address, f"{GLOSSARY}/changes?since={since}&limit={limit}", token=anna)[1]
            more = answer["more"]
            for row in answer["changes"]:
                pair = row["source"], row["target"]
                known.pop(pair, None) if row["gone"] else known.update({pair: row})
                since = row["sequence"]
        assert answer["count"] == len(known)
        assert answer["last"] == since
        return since

    since = follow(0, 2)
    assert len(known) == 6
    assert known["frimble 3", "frimble 3"]["forbidden"]
    term = {"source": "frimble 3", "target": "frimble 3"}
    assert call(address, f"{GLOSSARY}/remove", term, anna)[0] == 200
    new = {**TERM, "case": True}
    change = {"old": {"source": "frimble 4", "target": "frimble 4"}, "new": new}
    assert call(address, f"{GLOSSARY}/change", change, anna)[0] == 200
    assert follow(since, 500) == since + 3
    assert known[TERM["source"], TERM["target"]]["case"]
    assert ("frimble 3", "frimble 3") not in known


@pytest.mark.parametrize("kind", ["tbx", "csv"])
def test_a_glossary_goes_out_and_comes_in_as_a_file(
    address: str, opened: ServerFolder, tokens: Tokens, kind: str
) -> None:
    anna, boss = ({"Authorization": f"Bearer {tokens[name]}"} for name in ("anna", "boss"))
    assert call(address, f"{GLOSSARY}/terms", TERM, tokens["anna"])[0] == 201
    before = terms(address, tokens["anna"])
    status, headers, body = send(address, "GET", f"{GLOSSARY}/{kind}", headers=anna)
    assert status == 200
    assert kind in headers["content-type"]
    assert f'filename="words.{kind}"' in headers["content-disposition"]
    for _, target, _ in before:
        assert call(address, f"{GLOSSARY}/remove", _pair(before, target), tokens["boss"])[0] == 200
    assert send(address, "POST", f"{GLOSSARY}/{kind}", body, anna)[0] == 403
    status, _, answer = send(address, "POST", f"{GLOSSARY}/{kind}", body, boss)
    assert (status, answer) == (201, b'{"new":2,"changed":0,"same":0}')
    after = terms(address, tokens["anna"])
    assert {one[:2] for one in after} == {one[:2] for one in before}
    assert {one[2] for one in after} == {"boss"}
    status, _, answer = send(address, "POST", f"{GLOSSARY}/{kind}", b"<broken", boss)
    assert status == 400
    assert str(opened.path) not in answer.decode()
    assert terms(address, tokens["anna"]) == after
    left = [path.name for path in (opened.path / "glossaries").iterdir() if path.is_dir()]
    assert not left, "files on their way go"


def _pair(found: list[tuple[str, str, str]], target: str) -> dict[str, str]:
    return {"source": next(one[0] for one in found if one[1] == target), "target": target}


def test_terms_are_there_again_after_the_server_was_stopped(opened: ServerFolder) -> None:
    from postil.formats.exchange.glossary import Term  # noqa: PLC0415
    from postil.server.http.tokens import User  # noqa: PLC0415

    anna = User("anna", Role.TRANSLATOR)
    opened.glossaries.open("words").add(Term("frimble", "frimblet"), anna)
    path = opened.path
    opened.close()
    again = ServerFolder(path, serving=False)
    try:
        found = again.glossaries.open("words").page(0, 10)
        assert [(one.source, one.author) for one in found] == [("button", ""), ("frimble", "anna")]
    finally:
        again.close()


def test_a_term_that_is_no_text_is_told_as_damage(opened: ServerFolder, tmp_path: Path) -> None:
    glossary = opened.glossaries.open("words")
    with glossary._database.writing() as connection:
        connection.execute("UPDATE term SET source = x'00'")
    for ending in ("tbx", "csv"):
        with pytest.raises(DamagedProject, match="a record is damaged"):
            glossary.write(tmp_path / f"out.{ending}")


@pytest.mark.parametrize(
    ("path", "values", "status", "field"),
    [
        ("/terms", {"source": "a"}, 422, "/target"),
        ("/terms", {"source": " ", "target": "b"}, 422, "/source"),
        ("/terms", {"source": "a", "target": "b", "case": "perhaps"}, 422, "/case"),
        ("/change", {"old": {"source": "a", "target": "b"}}, 422, "/new"),
        ("/remove", {"source": "a", "target": "b"}, 404, ""),
        ("/matches", {"source": 1}, 422, "/source"),
        ("/xlsx", {}, 404, ""),
    ],
)
def test_problems_say_what_was_wrong(
    address: str, path: str, values: object, status: int, field: str
) -> None:
    found, answer = call(address, f"{GLOSSARY}{path}", values)
    assert (found, answer.get("field", "")) == (status, field)
