"""The status page, for people, and the description of the interfaces, for programs."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

import postil
from postil.server.http.gate import Gate, plain_refusal
from postil.server.http.tokens import Role
from postil.server.interfaces.description import DESCRIPTION
from postil.server.service import Service
from postil.server.store.stores import StoreFacts

_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_PAGE = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Postil server</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: light-dark(#1d2327, #e6e6e6); background: light-dark(#ffffff, #1b1e21); }}
h1 {{ font-size: 1.5rem; }} h2 {{ font-size: 1.15rem; margin-top: 2rem; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ text-align: left; padding: .3rem .8rem .3rem 0;
  border-bottom: 1px solid light-dark(#d5d9dd, #3b4046); }}
</style>
<h1>Postil server</h1>
{body}
</html>
"""


class Status:
    """Answers requests for the status page and the description."""

    def __init__(self, service: Service, gate: Gate) -> None:
        self._service = service
        self._gate = gate
        self._started = time.monotonic()

    def routes(self) -> list[Route]:
        """Routes it answers."""
        return [
            Route("/", self._gate.handler(self.page, plain_refusal), methods=["GET"]),
            Route(
                "/openapi.json",
                self._gate.handler(self.description, plain_refusal),
                methods=["GET"],
            ),
        ]

    async def description(self, _request: Request) -> Response:
        """The OpenAPI description: the same for all, so that nobody needs a token."""
        return JSONResponse({**DESCRIPTION, "info": {
            "title": "Postil server", "version": postil.__version__,
        }})  # fmt: skip

    async def page(self, request: Request) -> Response:
        with self._gate.admitted(request, Role.READER) as user:
            body = await self._service.reading(self._body, owner=user.role >= Role.OWNER)
            return HTMLResponse(_PAGE.format(body=body), headers=_HEADERS)

    def _body(self, *, owner: bool) -> str:
        hours, minutes = divmod(int(time.monotonic() - self._started) // 60, 60)
        load = (
            ("version", postil.__version__),
            ("running for", f"{hours} h {minutes} min"),
            ("requests answered", f"{self._gate.answered:,}"),
            ("requests under way", f"{self._gate.running:,}"),
            ("threads for suggestions", f"{self._service.threads}"),
            *((("follows", self._service.follows),) if self._service.follows else ()),
        )
        parts = [
            _table((), load),
            "<h2>Engines</h2>",
            _table(("name", "languages", "kind", "size", "open"), self._engines()),
            "<h2>Learned today (UTC)</h2>",
            _table(("engine", "by", "segments", "last"), self._learned()),
            "<h2>Memories</h2>",
            _table(("name", "languages"), _stores(self._service.folder.memories.all())),
            "<h2>Glossaries</h2>",
            _table(("name", "languages"), _stores(self._service.folder.glossaries.all())),
        ]  # fmt: skip
        if owner:
            parts += ["<h2>Users</h2>", _table(("name", "role", "since"), (
                (one.name, one.role.name.lower(), one.created)
                for one in self._service.folder.tokens.all() if not one.revoked
            ))]  # fmt: skip
        return "\n".join(parts)

    def _engines(self) -> Iterable[Sequence[str]]:
        engines = self._service.folder.engines
        is_open = set(engines.open_names)
        for name, facts in engines.all():
            manifest = facts.manifest
            languages = f"{manifest.source_language} → {manifest.target_language}"
            size = f"{facts.size / 1e6:,.0f} MB"
            yield name, languages, manifest.kind, size, "yes" if name in is_open else "no"

    def _learned(self) -> Iterable[Sequence[str]]:
        folder = self._service.folder
        today = datetime.now(UTC).strftime("%Y-%m-%dT00:00:00Z")
        for name, _ in folder.engines.all():
            for author, count, last in folder.journal.counts(folder.engines.key(name), today):
                yield name, author or "(this computer)", f"{count:,}", last


def _stores(found: Iterable[StoreFacts]) -> Iterable[Sequence[str]]:
    return ((one.name, " → ".join(one.languages)) for one in found)


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["<table>"]
    if headings:
        lines.append("<tr>" + "".join(f"<th>{escape(one)}</th>" for one in headings) + "</tr>")
    lines += ["<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows]
    return "\n".join([*lines, "</table>"])
