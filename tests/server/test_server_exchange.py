"""Memories brought in and written out as TMX over HTTP."""

from __future__ import annotations

import gzip
import threading
from pathlib import Path

import pytest
from server_calls import call, send

from postil.formats.exchange.tmx import read_tmx
from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role

pytest.importorskip("uvicorn")

from postil.server.http import exchange

TMX = "/v1/memories/guide/tmx"


def units(path: Path) -> list[tuple[str, str]]:
    return [(unit.source.plain, unit.target.plain) for unit in read_tmx(path, "en", "fr")]


def exported(address: str, path: Path, headers: dict[str, str] | None = None) -> dict[str, str]:
    status, found, body = send(address, "GET", TMX, headers=headers)
    assert status == 200
    packed = found.get("content-encoding") == "gzip"
    path.write_bytes(gzip.decompress(body) if packed else body)
    return found


def test_a_memory_is_exported_as_it_is(address: str, sample_memory: Path, tmp_path: Path) -> None:
    headers = exported(address, tmp_path / "plain.tmx")
    assert headers["content-type"].startswith("application/x-tmx+xml")
    assert "content-encoding" not in headers
    assert sorted(units(tmp_path / "plain.tmx")) == sorted(set(units(sample_memory)))
    packed = exported(address, tmp_path / "packed.tmx", {"Accept-Encoding": "gzip"})
    assert packed["content-encoding"] == "gzip"
    assert (tmp_path / "packed.tmx").read_bytes() == (tmp_path / "plain.tmx").read_bytes()


def test_an_export_that_nobody_reads_to_its_end_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(exchange, "PIECE_BYTES", 10)
    before = threading.active_count()

    def write(file: object) -> None:
        for _ in range(10_000):
            file.write(b"0123456789")  # type: ignore[attr-defined]

    pieces = exchange.streamed(write)
    assert next(pieces) == b"0123456789"
    pieces.close()
    assert threading.active_count() == before


def test_an_export_that_fails_says_so() -> None:
    def write(_file: object) -> None:
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        list(exchange.streamed(write))


@pytest.mark.parametrize("packed", [False, True])
def test_what_is_not_there_is_brought_in(
    address: str, opened: ServerFolder, tmp_path: Path, packed: bool
) -> None:
    boss = opened.tokens.add("boss", Role.OWNER)
    anna = opened.tokens.add("anna", Role.TRANSLATOR)
    exported(address, tmp_path / "all.tmx", {"Authorization": f"Bearer {anna}"})
    text = (tmp_path / "all.tmx").read_text("utf-8")
    sides = (("en", "Zorgle it."), ("fr", "Z."))
    new = "".join(f"<tuv xml:lang='{code}'><seg>{text}</seg></tuv>" for code, text in sides)
    body = text.replace("</body>", f"<tu>{new}</tu></body>").encode()
    headers = {"Content-Encoding": "gzip"} if packed else {}
    body = gzip.compress(body) if packed else body
    headers["Authorization"] = f"Bearer {anna}"
    assert send(address, "POST", TMX, body, headers)[0] == 403
    headers["Authorization"] = f"Bearer {boss}"
    for kept in (1, 0):
        status, _, answer = send(address, "POST", TMX, body, headers)
        assert status == 201
        assert f'"kept":{kept},'.encode() in answer
    found = call(address, "/v1/memories/guide/matches", {"source": "Zorgle it."}, anna)[1]
    assert [one["unit"]["target"] for one in found["matches"]][:1] == ["Z."]
    left = [path.name for path in (opened.path / "memories").iterdir() if path.name[0] == "."]
    assert not left, "uploads go"


@pytest.fixture
def served(
    address: str, opened: ServerFolder, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, ServerFolder]:
    """A server that takes small files only."""
    monkeypatch.setattr(exchange, "MOST_UPLOADED", 100_000)
    return address, opened


@pytest.mark.parametrize(
    ("body", "encoding", "refused"),
    [
        (b"<tmx", "", (400, "line")),
        (b"plain", "gzip", (400, "gzip")),
        (gzip.compress(b"x" * 99, mtime=0)[:-4], "gzip", (400, "too early")),
        (b"", "br", (415, "gzip")),
        (gzip.compress(bytes(1 << 20), mtime=0), "gzip", (413, "larger")),
        (bytes(1 << 20), "", (413, "larger")),
    ],
)
def test_what_is_no_tmx_is_refused_and_nothing_stays(
    served: tuple[str, ServerFolder], body: bytes, encoding: str, refused: tuple[int, str]
) -> None:
    (address, opened), (status, said) = served, refused
    boss = opened.tokens.add("boss", Role.OWNER)
    before = len(opened.memories.open("guide").memory)
    headers = {"Authorization": f"Bearer {boss}"}
    if encoding:
        headers["Content-Encoding"] = encoding
    found, kinds, answer = send(address, "POST", TMX, body, headers)
    assert found == status
    assert kinds["content-type"] == "application/problem+json"
    assert said in answer.decode()
    assert str(opened.path) not in answer.decode()
    assert len(opened.memories.open("guide").memory) == before
