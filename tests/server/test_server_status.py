"""The status page and the description of the interfaces."""

from __future__ import annotations

import pytest
from server_calls import call, send

from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role

pytest.importorskip("uvicorn")

from postil.server.application import make_application


def test_every_address_for_programs_is_described(opened: ServerFolder) -> None:
    application = make_application(opened)
    routes = {
        (route.path, method.lower())
        for route in application.routes
        for method in route.methods - {"HEAD"}
        if not route.path.startswith(("/RPC2", "/openapi")) and route.path != "/"
    }
    application.state.service.close()
    from postil.server.interfaces.description import DESCRIPTION  # noqa: PLC0415

    described = {
        (path, method)
        for path, operations in DESCRIPTION["paths"].items()
        for method in operations.keys() & {"get", "post", "put", "delete"}
    }
    assert described == routes


def test_the_description_is_for_all(address: str, opened: ServerFolder) -> None:
    opened.tokens.add("anna", Role.READER)
    status, answer = call(address, "/openapi.json")
    assert status == 200
    assert answer["openapi"].startswith("3.")


def test_the_status_page_shows_who_taught_what_and_no_html_of_theirs(
    address: str, opened: ServerFolder
) -> None:
    anna = opened.tokens.add("anna", Role.TRANSLATOR)
    boss = opened.tokens.add("boss", Role.OWNER)
    lesson = {"source": "Zorgle <b>.", "target": "Zorglez <script>."}
    assert call(address, "/v1/engines/printer/learn", lesson, anna)[0] == 201
    assert send(address, "GET", "/")[0] == 401
    page = send(address, "GET", "/", headers={"Authorization": f"Bearer {anna}"})
    assert page[0] == 200
    assert "default-src 'none'" in page[1]["content-security-policy"]
    text = page[2].decode()
    assert "<td>printer</td><td>anna</td><td>1</td>" in text
    assert "Zorgle" not in text
    assert "<td>boss</td>" not in text
    owners = send(address, "GET", "/", headers={"Authorization": f"Bearer {boss}"})[2].decode()
    assert "<td>boss</td><td>owner</td>" in owners
