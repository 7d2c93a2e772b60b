"""Base of the groups of routes of Postil's own interface: addresses, roles, parsing of requests."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from postil.memory.units import Context
from postil.server.http.gate import Gate
from postil.server.http.problems import Problem
from postil.server.http.requests import Fields, read_body, read_json
from postil.server.http.tokens import Role, User
from postil.server.service import Service
from postil.server.store.stores import StoreFacts
from postil.text.tags import TaggedText

Work = Callable[[Request, User], Any]


class RouteGroup:
    """A group of routes of the interface."""

    def __init__(self, service: Service, gate: Gate) -> None:
        self._service = service
        self._gate = gate

    def _route(self, method: str, path: str, role: Role, work: Work) -> Route:
        async def admitted(request: Request) -> Response:
            with self._gate.admitted(request, role) as user:
                response: Response = await work(request, user)
                return response

        return Route(path, self._gate.handler(admitted, refusal), methods=[method])

    def _context(self, fields: Fields) -> Context:
        most = self._service.limits.letters
        return Context(
            fields.text("previous", "", most),
            fields.text("following", "", most),
            fields.text("document", "", 1000),
            fields.text("segment", "", 200),
        )

    def _tagged(self, fields: Fields, name: str) -> TaggedText:
        return fields.tagged(name, self._service.limits.letters)

    def _words(self, fields: Fields, name: str) -> TaggedText:
        """A text of a request; refused if it has nothing but tags and white space."""
        found = self._tagged(fields, name)
        if not found.plain.strip():
            raise fields.wrong(name, "a text with words")
        return found


def names_of(stores: Iterable[StoreFacts]) -> list[dict[str, str]]:
    """Memories or glossaries as a list shows them."""
    return [asdict(facts) for facts in stores]


def listed(request: Request, values: object) -> Response:
    """A list that clients ask for again and again: with a tag, and empty if theirs is the same."""
    answer = JSONResponse(values)
    tag = f'"{hashlib.sha256(answer.body).hexdigest()[:32]}"'
    answer.headers["ETag"] = tag
    known = request.headers.get("if-none-match", "")
    if tag in {one.strip().removeprefix("W/") for one in known.split(",")}:
        return Response(status_code=304, headers={"ETag": tag})
    return answer


def refusal(problem: Problem) -> Response:
    """The problem document."""
    return JSONResponse(
        problem.document(),
        problem.status,
        headers=problem.headers,
        media_type="application/problem+json",
    )


async def fields_of(request: Request) -> Fields:
    """Fields of the JSON object that a request brings."""
    return Fields.of(read_json(await read_body(request)))
