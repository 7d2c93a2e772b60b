"""Requests of any kind are answered, or refused with a reason: never with a fault of the server."""

from __future__ import annotations

import contextlib
import gzip
import http.client
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

import pytest

from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role

pytest.importorskip("uvicorn")

from postil.server.application import make_application
from postil.server.http.limits import Limits

STRANGE: list[Any] = [
    None, True, -1, 0, 10**30, 1.5, "", " ", "a", "\0", "\ud800", "\U000f0000", "é" * 300,
    "x" * 30_000,
    [], {}, [[]], [None], {"text": "a"}, {"text": "\U000f0001", "tags": []}, "<b>a", "<<<>>>&&;",
    {"text": "a\U000f0000", "tags": [["open", "1", "<b>", ""]]}, {"text": [], "tags": [[1]]},
    "../../etc/passwd",
    "file:///etc/passwd", "%00", "a\r\nX: y", "(" * 200, "[" * 50 + "a", "(a+)+$",
    "en", "fr", "auto", "text", "html", "regex", "fuzzy", "target", "Press the green button.",
    "<p>Press <b>the</b> green <i>button</p>", "\u202e\u2066", ["a", 1], {"a": {"a": {"a": {}}}},
]  # fmt: skip
NAMES = [
    "q", "s", "source", "target", "format", "alternatives", "api_key", "text", "align", "nbest",
    "units", "query", "mode", "side", "limit", "threshold", "previous", "document", "segment",
    "layer", "request", "origin", "number", "whole_words", "since", "layers", "terms",
    "glossaries", "old", "new", "note", "forbidden", "case", "project", "after", "before",
]  # fmt: skip
PLACES = [
    "/translate", "/detect", "/suggest", "/languages", "/health", "/frontend/settings", "/RPC2",
    "/RPC2/printer", "/RPC2/..%2f..", "/v1/engines", "/v1/engines/printer/suggestions",
    "/v1/engines/printer/learn", "/v1/engines/printer/undo", "/v1/engines/printer/events",
    "/v1/engines/printer/lessons", "/v1/engines/printer/layers", "/v1/engines/printer/state",
    "/v1/engines/printer/layers/client/acme", "/v1/engines/printer/layers/..%2f/%00",
    "/v1/memories/guide/tmx", "/v1/memories/guide/contributions", "/v1/glossaries",
    "/v1/glossaries/words/matches", "/v1/glossaries/words/terms", "/v1/glossaries/words/changes",
    "/v1/glossaries/words/change", "/v1/glossaries/words/remove", "/v1/glossaries/words/tbx",
    "/v1/glossaries/words/csv", "/v1/glossaries/..%2fserver/terms", "/v1/glossaries/words/..%2fcsv",
    "/v1/engines/%00/learn", "/v1/engines/..%2f..%2fetc/events", "/v1/memories",
    "/v1/memories/guide/matches", "/v1/memories/guide/concordance", "/v1/memories/guide/units",
    "/v1/memories/..%2fserver/units", "/", "//", "/..", "/%ff", "/openapi.json",
]  # fmt: skip
GETS = (
    "/languages", "/health", "/frontend/settings", "/v1/engines", "/v1/memories", "events",
    "lessons", "layers", "state", "/v1/glossaries", "changes",
)  # fmt: skip
OTHERS = {"contributions": "PUT", "acme": "DELETE"}  # paths that take neither GET nor POST
METHODS = ["PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "GET", "POST"]
KINDS = ["application/json"] * 6 + [
    "application/x-www-form-urlencoded", "application/x-www-form-urlencoded", "text/xml", "",
    "multipart/form-data; boundary=x", "application/json; charset=utf-16", "\xff",
]  # fmt: skip


FILES = [
    b'<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body><tu>'
    b'<tuv xml:lang="en"><seg>Zorgle <bpt i="1">b</bpt>it<ept i="1"/>.</seg></tuv>'
    b'<tuv xml:lang="fr"><seg>Zorglez.</seg></tuv></tu></body></tmx>',
    b'<!DOCTYPE tmx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><tmx><body>&b;</body></tmx>',
    b'<?xml version="1.0"?><tbx type="TBX-Basic" style="dca" xml:lang="en"><text><body>'
    b'<conceptEntry id="c1"><langSec xml:lang="en"><termSec><term>zorgle</term></termSec></langSec>'
    b'<langSec xml:lang="fr"><termSec><term>zorgler</term></termSec></langSec></conceptEntry>'
    b"</body></text></tbx>",
    b"source,target,note\nzorgle,zorgler,\xc3\xa9\n", b"en;fr\na;b\n", b"source,target\n\"a,b\n",
    b"\xff\xfe\x00", b"", b"<a>" * 50_000, b"," * 50_000, gzip.compress(b"source,target\na,b\n"),
]  # fmt: skip


def values(chance: random.Random) -> dict[str, Any]:
    fields = chance.sample(NAMES, chance.randint(0, 8)) + chance.choices(
        ["q", "source", "target", "s", "query", "units"], k=chance.randint(0, 4)
    )
    found = {name: chance.choice(STRANGE) for name in fields}
    if chance.random() < 0.2:
        found["units"] = [{"source": chance.choice(STRANGE), "target": chance.choice(STRANGE)}]
    if chance.random() < 0.2:
        unit = chance.choice([None, {"source": chance.choice(STRANGE), "target": "b"}, "a", 1])
        found |= {
            "project": "p",
            "units": [{"number": chance.choice([1, 0, "1", 10**30]), "unit": unit}],
        }
    if chance.random() < 0.2:
        pair = {"source": "button", "target": chance.choice(STRANGE)}
        found |= {"old": chance.choice([pair, 1]), "new": pair, **pair}
    if chance.random() < 0.1:
        span = {"start": chance.choice([0, -1, "0", 5]), "end": chance.choice([1, 10**9, None])}
        found |= {"source": "Press it.", "terms": [{**span, "target": chance.choice(STRANGE)}]}
    if chance.random() < 0.1:
        layer = chance.choice(["client/acme", "person/fuzz", "project/..", "client/\0", 5])
        found |= {"source": "Press it.", "target": "Appuyez.", "layers": [layer], "layer": layer}
    if chance.random() < 0.3:
        found |= {"source": "en", "target": "fr", "q": chance.choice(STRANGE)}
    return found


def body_of(chance: random.Random, kind: str, path: str) -> bytes:
    fields = values(chance)
    if path.startswith("/RPC2") and chance.random() < 0.8:
        value = quote(str(fields.get("text", "a")), errors="replace", safe=" ")
        body = (
            "<methodCall><methodName>translate</methodName><params><param><value><struct><member>"
            f"<name>text</name><value>{value}</value></member></struct></value></param></params>"
            "</methodCall>"
        ).encode()
    elif path.endswith(("/tmx", "/tbx", "/csv")) and chance.random() < 0.8:
        body = chance.choice(FILES)
    elif "multipart" in kind:
        body = (
            b"".join(
                b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n'
                % (name.encode(), str(value).encode(errors="replace"))
                for name, value in fields.items()
            )
            + b"--x--\r\n"
        )
    elif "form" in kind:
        body = urlencode(fields, errors="replace").encode()
    else:
        body = json.dumps(fields).encode()
    for _ in range(chance.choice([0, 0, 0, 1, 3])):
        at = chance.randint(0, len(body))
        rest = at + chance.choice([0, 1, 10, 1000])
        body = body[:at] + chance.choice([b"", b"\xff", b"<", b'"', b"\0", b"NaN"]) + body[rest:]
    if chance.random() < 0.005:
        body = chance.choice([b"[" * 100_000, b"<a>" * 100_000, b"1" * 6_000, b" " * (2 << 20)])
    return body


def requests(
    chance: random.Random, count: int, token: str, places: list[str]
) -> Iterator[tuple[Any, ...]]:
    for _ in range(count):
        path, kind = chance.choice(places), chance.choice(KINDS)
        query = urlencode(values(chance), errors="replace") if chance.random() < 0.2 else ""
        headers = {"Content-Type": kind}
        if chance.random() < 0.9:
            headers["Authorization"] = chance.choice([f"Bearer {token}"] * 12 + ["Basic x", "\xff"])
        if chance.random() < 0.02:
            headers["Content-Encoding"] = "gzip"
        method = "GET" if path.endswith(GETS) else "POST"
        method = OTHERS.get(path.rpartition("/")[2], method)
        if chance.random() < 0.1:
            method = chance.choice(METHODS)
        yield method, f"{path}?{query}", body_of(chance, kind, path), headers


INTERFACES = {
    "libretranslate": [one for one in PLACES if one.count("/") == 1 or "frontend" in one],
    "moses": [one for one in PLACES if one.startswith("/RPC2")],
    "engines": [one for one in PLACES if one.startswith("/v1/engines")],
    "memories": [one for one in PLACES if one.startswith("/v1/memories")],
    "glossaries": [one for one in PLACES if one.startswith("/v1/glossaries")],
}


def check_answers(address: str, token: str, seed: int, count: int, places: list[str]) -> None:
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
    with contextlib.closing(connection):
        for method, path, body, headers in requests(random.Random(seed), count, token, places):
            try:
                connection.request(method, path, body, headers)
                answer = connection.getresponse()
            except (BrokenPipeError, ConnectionResetError, http.client.RemoteDisconnected):
                assert len(body) > 1 << 20  # refused before all of it was sent
                connection.close()
                continue
            said = answer.read()
            assert answer.status < 500, (method, path, headers, body[:500], said)
            assert answer.status < 400 or said or method == "HEAD", (method, path, body[:500])
            if answer.will_close:
                connection.close()


@pytest.fixture
def open_server(opened: ServerFolder, serve, caplog: pytest.LogCaptureFixture):
    """Address and token; the log has no fault, and no text, at the end."""
    application = make_application(opened, Limits(rate=0))
    token = opened.tokens.add("fuzz", Role.OWNER)
    with caplog.at_level("INFO", "postil.server"):
        yield serve(application), token
    application.state.service.close()
    assert not [one for one in caplog.records if one.levelno >= 30 and "postil" in one.name]
    assert "green" not in caplog.text
    assert token not in caplog.text


def test_requests_of_any_kind(open_server: tuple[str, str], tmp_path: Path) -> None:
    check_answers(*open_server, seed=1, count=1500, places=PLACES)
    names = {path.name for path in (tmp_path / "team").rglob("*.sqlite")}
    assert names == {"server.sqlite", "guide.sqlite", "words.sqlite"}


@pytest.mark.long
@pytest.mark.parametrize("interface", INTERFACES)
def test_many_requests_of_any_kind(open_server: tuple[str, str], interface: str) -> None:
    places = INTERFACES[interface]
    check_answers(*open_server, seed=100 + len(interface), count=10_000, places=places)
