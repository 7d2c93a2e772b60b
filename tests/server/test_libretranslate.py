"""LibreTranslate's interface: its own client, unchanged, against a running server."""

from __future__ import annotations

import json
from urllib.error import HTTPError

import pytest
from server_calls import call, send

from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role

client = pytest.importorskip("libretranslatepy")
SENTENCE = "Press the green button."


def test_its_client_translates_and_lists_languages(address: str) -> None:
    server = client.LibreTranslateAPI(address)
    translated = server.translate(SENTENCE, "en", "fr")
    assert translated
    assert translated != SENTENCE
    assert server.languages() == [{"code": "en", "name": "English", "targets": ["fr"]}]
    (guess,) = server.detect("The printer is not in the box, but you have it with you.")
    assert guess["language"] == "en"


def test_its_client_brings_a_key(address: str, opened: ServerFolder) -> None:
    token = opened.tokens.add("anna", Role.READER)
    assert client.LibreTranslateAPI(address, token).translate(SENTENCE, "en", "fr")
    for key in (None, "postil-wrong"):
        with pytest.raises(HTTPError) as refused:
            client.LibreTranslateAPI(address, key).translate(SENTENCE, "en", "fr")
        with refused.value as answer:
            assert answer.code == 403
            assert "key" in json.loads(answer.read())["error"]


def test_a_list_comes_back_as_a_list(address: str) -> None:
    values = {"q": [SENTENCE, "", " \n"], "source": "en", "target": "fr", "alternatives": 2}
    status, answer = call(address, "/translate", values)
    assert status == 200
    one = call(address, "/translate", {**values, "q": SENTENCE})[1]
    assert answer["translatedText"] == [one["translatedText"], "", " \n"]
    assert answer["alternatives"] == [one["alternatives"], [], []]
    assert one["alternatives"]


def test_lines_and_the_space_around_sentences_stay(address: str) -> None:
    values = {"q": f"  {SENTENCE}\r\n\n\t{SENTENCE} {SENTENCE}\n", "source": "auto", "target": "fr"}
    one = call(address, "/translate", {**values, "q": SENTENCE})[1]["translatedText"]
    answer = call(address, "/translate", values)[1]
    assert answer["translatedText"] == f"  {one}\r\n\n\t{one} {one}\n"
    assert answer["detectedLanguage"]["language"] == "en"


def test_html_keeps_its_tags(address: str) -> None:
    page = f'<div class="x&amp;y"><p>{SENTENCE} <b>Press</b> it.</p><br/><!-- no --></div>'
    values = {"q": page, "source": "en", "target": "fr", "format": "html"}
    text = call(address, "/translate", values)[1]["translatedText"]
    for kept in ('<div class="x&amp;y"><p>', "<b>", "</b>", "</p><br/><!-- no --></div>"):
        assert kept in text
    assert SENTENCE not in text


def test_html_of_letters_beyond_ascii_stays_a_part_of_a_page(address: str) -> None:
    values = {"q": "<p>Numéro 5 &lt; 6</p>", "source": "en", "target": "fr", "format": "html"}
    text = call(address, "/translate", values)[1]["translatedText"]
    assert text.startswith("<p>")
    assert "meta" not in text
    assert "&lt;" in text
    assert "<" not in text[3:-4]


def test_suggest_teaches(address: str) -> None:
    values = {"q": "Zorgle the frimble.", "source": "en", "target": "fr"}
    taught = {**values, "s": "Zorglez la frimble bleue."}
    assert call(address, "/suggest", taught) == (200, {"success": True})
    assert call(address, "/translate", values)[1]["translatedText"] == taught["s"]


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"source": "en", "target": "fr"}, "missing q"),
        ({"q": "a", "target": "fr"}, "missing source"),
        ({"q": "a", "source": "en"}, "missing target"),
        ({"q": "a", "source": "xx", "target": "fr"}, "xx is not supported"),
        ({"q": "a", "source": "en", "target": "xx"}, "xx is not supported"),
        ({"q": "a", "source": "en", "target": "fr", "format": "pdf"}, "format"),
        ({"q": "a", "source": "en", "target": "fr", "alternatives": -1}, "alternatives"),
        ({"q": "a" * 20_001, "source": "en", "target": "fr"}, "exceeds text limit"),
        ({"q": ["a"] * 501, "source": "en", "target": "fr"}, "exceeds batch limit"),
        ([], "object"),
    ],
)
def test_errors_are_as_libretranslate_gives_them(address: str, values: object, said: str) -> None:
    status, answer = call(address, "/translate", values)
    assert status == 400
    assert said in answer["error"]


def test_health_and_settings_are_for_all(address: str, opened: ServerFolder) -> None:
    opened.tokens.add("anna", Role.READER)
    assert call(address, "/health") == (200, {"status": "ok"})
    settings = call(address, "/frontend/settings")[1]
    assert settings["keyRequired"]
    assert settings["language"]["target"] == {"code": "fr", "name": "French"}


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}]
)
def test_without_tokens_pages_of_others_are_refused(address: str, headers: dict[str, str]) -> None:
    form = b"q=a&s=b&source=en&target=fr"
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    status, _, answer = send(address, "POST", "/suggest", form, {**kind, **headers})
    assert status == 403
    assert b"Without tokens" in answer


def test_a_form_in_parts_is_read(address: str) -> None:
    def form(*fields: tuple[str, str]) -> bytes:
        parts = (
            f"--edge\r\nContent-Disposition: form-data; {name}\r\n\r\n{value}\r\n"
            for name, value in fields
        )
        return ("".join(parts) + "--edge--\r\n").encode()

    kind = {"Content-Type": "multipart/form-data; boundary=edge"}
    languages = ('name="source"', "en"), ('name="target"', "fr")
    body = form(('name="q"', "Press the green button."), *languages)
    status, _, answer = send(address, "POST", "/translate", body, kind)
    assert status == 200
    assert "bouton" in json.loads(answer)["translatedText"]
    twice = form(('name="q"', "Press."), ('name="q"', "Stop."), *languages)
    answer = send(address, "POST", "/translate", twice, kind)[2]
    assert len(json.loads(answer)["translatedText"]) == 2
    file = form(('name="q"; filename="a.txt"', "Press."), *languages)
    for wrong in (file, b"no form", body[:40], b""):
        status, _, answer = send(address, "POST", "/translate", wrong, kind)
        assert status == 400
        assert "form" in json.loads(answer)["error"]
