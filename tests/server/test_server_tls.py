"""The server over TLS, with a certificate of the office's own."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role
from postil.workspace.team.client import ServerAddress, ServerAway, TeamClient

pytest.importorskip("uvicorn")
if shutil.which("openssl") is None:
    pytest.skip("openssl makes the certificate", allow_module_level=True)

from postil.server.application import Address, make_application

Certificate = tuple[Path, Path]


@pytest.fixture
def certificate(tmp_path: Path) -> Certificate:
    files = tmp_path / "team.crt", tmp_path / "team.key"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
            *("-out", str(files[0]), "-keyout", str(files[1])),
        ],
        check=True,
        capture_output=True,
    )
    return files


@pytest.fixture
def port(opened: ServerFolder, serve, certificate: Certificate) -> Iterator[int]:
    application = make_application(opened)
    address = serve(application, Address(port=0, certificate=certificate[0], key=certificate[1]))
    yield int(address.rpartition(":")[2])
    application.state.service.close()


def test_a_certificate_is_trusted_where_it_is_named(
    port: int, opened: ServerFolder, certificate: Certificate, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = opened.tokens.add("anna", Role.TRANSLATOR)
    address = ServerAddress.parse(f"https://localhost:{port}")
    with pytest.raises(ServerAway, match="certificate of localhost is not trusted"):
        TeamClient(address, token).get("/v1")
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    assert TeamClient(address, token).get("/v1")["user"] == "anna"
    other = ServerAddress.parse(f"https://127.0.0.1:{port}")
    with pytest.raises(ServerAway, match="not trusted"):
        TeamClient(other, token).get("/v1")


def test_a_client_without_tls_gets_an_error_that_says_so(port: int, address: str) -> None:
    plain = ServerAddress.parse(f"http://localhost:{port}")
    with pytest.raises(ServerAway):
        TeamClient(plain, "").get("/v1")
    encrypted = ServerAddress.parse(address.replace("http://", "https://"))
    with pytest.raises(ServerAway, match="does not answer encrypted"):
        TeamClient(encrypted, "").get("/v1")
