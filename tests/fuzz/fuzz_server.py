"""A server of a team and its folder: requests of any kind, to folders in any state.

Requests go to the application itself, without a network. It answers each, and never with a fault of
its own; where its files are damaged it may say that it cannot.
"""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from fuzz_arrays import mutate_models
from fuzz_case import Broken, Target, folder_case, write_case
from fuzz_database import mutate_database
from fuzz_engine_seeds import TEXTS, block_engine
from fuzz_json import mutate_json
from fuzz_mutate import mutate_file
from fuzz_seeds import Case

from postil.errors import PostilError
from postil.formats.exchange.glossary import Term
from postil.memory.units import MemoryUnit
from postil.server.folder import DATABASE, ServerFolder
from postil.server.http.tokens import ANYBODY, Role
from postil.server.store.stores import StoreFacts
from postil.text.tags import TaggedText

TEAM, ENGINE, MEMORY, SOUND = "team/", "doors", "guide", "sound"
_DATABASES = (
    f"{TEAM}{DATABASE}",
    f"{TEAM}memories/{MEMORY}.sqlite",
    f"{TEAM}glossaries/{MEMORY}.sqlite",
)
_DEPTH = 200  # of answers from which a finding is read
_MOST_BYTES = 4 << 20  # of one body
_CALL = (
    "<?xml version='1.0'?><methodCall><methodName>translate</methodName><params><param><value>"
    "<struct><member><name>text</name><value><string>open the green door</string></value></member>"
    "<member><name>align</name><value><boolean>1</boolean></value></member><member><name>nbest"
    "</name><value><int>3</int></value></member></struct></value></param></params></methodCall>"
)


def ask_server(folder: Path) -> None:
    """Open the folder, ask all that the case asks, close it."""
    from postil.server.application import make_application  # noqa: PLC0415  (an extra)
    from postil.server.http.limits import Limits  # noqa: PLC0415

    sound = (folder / SOUND).exists()
    team = ServerFolder(folder / TEAM, serving=True)
    try:
        application = make_application(team, Limits(rate=0, seconds=60))
        try:
            with _faults() as faults:
                for head in sorted(folder.glob("*.head.json")):
                    body = head.with_name(head.name.replace(".head.json", ".body"))
                    if (sent := _request(head, body)) is not None:
                        _check(*asyncio.run(_answer(application, sent)), sound, faults)
        finally:
            application.state.service.close()
    finally:
        team.close()


def _check(status: int, answer: bytes, sound: bool, faults: list[str]) -> None:
    fault = f"{status}: {faults[-1] if faults else answer[:_DEPTH]!r}"
    if status == 0:
        raise Broken("a request has no answer")
    if status == 500 or (faults and "PostilError" not in faults[-1]):
        raise Broken(f"a fault of the server {fault}")
    if status > 500 and sound:
        raise Broken(f"the server could not do what it is asked {fault}")


@contextmanager
def _faults() -> Iterator[list[str]]:
    """What is logged as a fault: the tracebacks, of refusals only that they are ones."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append("PostilError" if _is_refusal(record) else record.getMessage())

    log = logging.getLogger("postil.server")
    handler = Kept(logging.WARNING)
    log.addHandler(handler)
    try:
        yield found
    finally:
        log.removeHandler(handler)


def _is_refusal(record: logging.LogRecord) -> bool:
    name = record.args[0] if isinstance(record.args, tuple) and record.args else ""
    return name in {kind.__name__ for kind in _kinds(PostilError)}


def _kinds(kind: type) -> Iterator[type]:
    yield kind
    for below in kind.__subclasses__():
        yield from _kinds(below)


@dataclass(frozen=True, slots=True)
class _Request:
    """A request as the application gets it."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes


def _request(head: Path, body: Path) -> _Request | None:
    """None if no client could send it."""
    try:
        said = json.loads(head.read_bytes())
        path, _, query = str(said["path"]).partition("?")
        headers = [
            (str(name).lower().encode("latin-1"), str(value).encode("latin-1", "replace"))
            for name, value in dict(said["headers"]).items()
        ]
        sent = body.read_bytes()[:_MOST_BYTES] if body.exists() else b""
        return _Request(str(said["method"]), path, query.encode("utf-8", "replace"), headers, sent)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


async def _answer(application: Callable[..., Any], request: _Request) -> tuple[int, bytes]:
    """Status and body of the answer; status 0 if there is none."""
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
        "method": request.method, "path": request.path,
        "raw_path": request.path.encode("utf-8", "replace"), "query_string": request.query,
        "headers": request.headers, "client": ("127.0.0.1", 9), "server": ("127.0.0.1", 8585),
        "root_path": "",
    }  # fmt: skip
    parts = [request.body[:1000], request.body[1000:]]
    said: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        if not parts:  # who asked waits for the answer
            await asyncio.Event().wait()
        return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

    async def send(message: dict[str, Any]) -> None:
        said.append(message)

    await application(scope, receive, send)
    status = next((one["status"] for one in said if "status" in one), 0)
    return status, b"".join(one.get("body", b"") for one in said)


def _servers() -> list[Case]:
    """One folder, and for each address a request."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "team"
        team = ServerFolder(path, serving=False)
        token = team.tokens.add("fuzz", Role.OWNER)
        with team.memories.creating(StoreFacts(MEMORY, "en", "fr")) as memory:
            memory.memory.add_many(MemoryUnit(TaggedText(text), TaggedText(text)) for text in TEXTS)
        with team.glossaries.creating(StoreFacts(MEMORY, "en", "fr")) as glossary:
            glossary.add(Term("green door", "porte verte"), ANYBODY)
        team.close()
        write_case(block_engine(), path / "engines" / ENGINE)
        files = {
            f"{TEAM}{name}": data
            for name, data in folder_case(path).items()
            if not name.endswith((".lock", "-shm", "-wal"))
        }
    return [{**files, SOUND: b"", **_asked(token, requests)} for requests in _conversations()]


_Asked = tuple[str, str, str, bytes]  # method, path, type and body


_TMX = (
    b'<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en">'
    b'<seg>the door</seg></tuv><tuv xml:lang="fr"><seg>la porte</seg></tuv></tu></body></tmx>'
)


def _conversations() -> list[list[_Asked]]:
    engine, memory = f"/v1/engines/{ENGINE}", f"/v1/memories/{MEMORY}"
    glossary, term = f"/v1/glossaries/{MEMORY}", {"source": "door", "target": "porte", "note": "n"}
    layers = {"layers": ["client/a", "person/fuzz"], "layer": "client/a"}
    tagged = {"text": "close the \U000f0000blue\U000f0001 window", "tags": [
        ["open", "1", "<b>", ""], ["close", "1", "</b>", ""]]}  # fmt: skip
    learn = {"source": "open the shutter", "target": "ouvrez le volet", "document": "a",
             "segment": "1", **layers, "request": "r1"}  # fmt: skip
    unit = {"source": tagged, "target": "x y", "note": "n", "previous": "p", "following": "f"}

    def post(path: str, values: object) -> _Asked:
        return "POST", path, "application/json", json.dumps(values).encode()

    def get(path: str) -> _Asked:
        return "GET", path, "", b""

    form = b"q=open+the+door.&source=en&target=fr&format=html&alternatives=2"
    return [
        [("POST", "/RPC2", "text/xml", _CALL.encode())],
        [("POST", f"/RPC2/{ENGINE}", "text/xml", _CALL.encode())],
        [post("/translate", {"q": ["open <b>the</b> door", "x"], "source": "auto", "target": "fr",
                             "format": "html", "alternatives": 3}),
         ("POST", "/translate", "application/x-www-form-urlencoded", form)],
        [post("/detect", {"q": "open the door"}), get("/languages"), get("/frontend/settings")],
        [post(f"{engine}/suggestions", {"source": tagged, "alternatives": 3}), get("/v1/engines")],
        [post(f"{engine}/learn", learn), post(f"{engine}/learn", {**learn, "request": ""}),
         post(f"{engine}/undo", {"origin": "x", "number": 1}),
         get(f"{engine}/events?since=0&limit=10"), post(f"{engine}/suggestions", learn),
         get(f"{engine}/layers"), get(f"{engine}/lessons"), get(f"{engine}/state?layers=client/a"),
         ("DELETE", f"{engine}/layers/client/a", "", b"")],
        [post(f"{glossary}/terms", term), post(f"{glossary}/matches", {"source": tagged}),
         post(f"{glossary}/change", {"old": term, "new": {**term, "case": True}}),
         get(f"{glossary}/changes?since=0"), get(f"{glossary}/terms?query=o"),
         get(f"{glossary}/tbx"), post(f"{glossary}/remove", term),
         ("POST", f"{glossary}/csv", "text/csv", b"source,target\ndoor,porte\n"),
         post(f"{engine}/suggestions", {
             "source": "open the door", "glossaries": [MEMORY],
             "terms": [{"start": 5, "end": 8, "target": "la", "required": True}]})],
        [("PUT", f"{memory}/contributions", "application/json", json.dumps(
            {"project": "p", "units": [{"number": 1, "unit": unit}, {"number": 2, "unit": None}]}
        ).encode()), get(f"{memory}/tmx"),
         ("POST", f"{memory}/tmx", "application/x-tmx+xml", _TMX)],
        [post(f"{memory}/units", {"units": [unit, unit]}),
         post(f"{memory}/matches", {"source": tagged, "threshold": 50, "previous": "p"})],
        [post(f"{memory}/concordance", {"query": "gre+n", "mode": "regex", "side": "target"}),
         post(f"{memory}/concordance", {"query": "green doors", "mode": "fuzzy"}),
         get("/v1/memories"), get("/"), get("/openapi.json"), get("/health")],
    ]  # fmt: skip


def _asked(token: str, requests: list[_Asked]) -> Case:
    found: Case = {}
    for number, (method, path, kind, body) in enumerate(requests):
        headers = {"authorization": f"Bearer {token}", "host": "localhost", "content-type": kind}
        head = {"method": method, "path": path, "headers": headers}
        found[f"{number}.head.json"] = json.dumps(head).encode()
        found[f"{number}.body"] = body
    return found


def _change_server(case: Case, others: Sequence[Case], random: Random) -> Case:
    """Requests most of the time; else the databases or the engine, which are then not sound."""
    changed = dict(case)
    kind = random.random()
    if kind < 0.2:
        name = random.choice(_DATABASES)
        changed[name] = mutate_database(changed[name], random)
        changed.pop(SOUND, None)
    elif kind < 0.25:
        files = {name: data for name, data in changed.items() if "/engines/" in name}
        changed = {name: data for name, data in changed.items() if name not in files}
        changed |= mutate_models(files, [files], random)
        changed.pop(SOUND, None)
    else:
        for _ in range(random.choice((1, 1, 2, 4))):
            _change_request(changed, random.choice(others), random)
    return changed


def _change_request(case: Case, other: Case, random: Random) -> None:
    name = random.choice([name for name in case if name.endswith((".head.json", ".body"))])
    data = case[name]
    if random.random() < 0.1 and name in other:
        case[name] = other[name]
    elif data[:1] in (b"{", b"[") and random.random() < 0.7:
        case[name] = mutate_json(data, random)
    else:
        case[name] = mutate_file(data, b"", random)


TARGETS = (Target("server", _servers, ask_server, _change_server),) if find_spec("uvicorn") else ()
