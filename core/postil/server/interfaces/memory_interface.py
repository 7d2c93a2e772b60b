"""Memories by Postil's own interface: looked up, searched, added to."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from postil.memory.database import now
from postil.memory.options import MatchOptions
from postil.memory.units import ConcordanceHits, Context, Match, MemoryUnit
from postil.server.http.exchange import file_place, save_upload, streamed
from postil.server.http.requests import Fields
from postil.server.http.tokens import Role, User
from postil.server.interfaces.answers import match_answer, unit_answer
from postil.server.interfaces.routes import RouteGroup, fields_of, listed, names_of
from postil.text.tags import TaggedText

MOST_MATCHES = 50
MOST_HITS = 200
MOST_UNITS = 1000
MOST_NUMBER = 2**62
SEARCH_SECONDS = 5.0


class MemoryInterface(RouteGroup):
    """Answers requests about memories."""

    def routes(self) -> list[Route]:
        """Routes it answers, and the role each asks for."""
        memory = "/v1/memories/{name}"
        return [
            self._route("GET", "/v1/memories", Role.READER, self.memories),
            self._route("POST", f"{memory}/matches", Role.READER, self.matches),
            self._route("POST", f"{memory}/concordance", Role.READER, self.concordance),
            self._route("POST", f"{memory}/units", Role.TRANSLATOR, self.add),
            self._route("GET", f"{memory}/tmx", Role.READER, self.export),
            self._route("POST", f"{memory}/tmx", Role.OWNER, self.bring),
            self._route("PUT", f"{memory}/contributions", Role.TRANSLATOR, self.contribute),
        ]

    async def memories(self, request: Request, _user: User) -> Response:
        found = await self._service.reading(self._service.folder.memories.all)
        return listed(request, {"memories": names_of(found)})

    async def matches(self, request: Request, _user: User) -> Response:
        fields = await fields_of(request)
        source = self._tagged(fields, "source")
        options = MatchOptions(
            threshold=fields.whole("threshold", 60, 1, 102),
            limit=fields.whole("limit", 5, 1, MOST_MATCHES),
        )
        found = await self._service.reading(
            self._look_up, request.path_params["name"], source, options, self._context(fields)
        )
        return JSONResponse({"matches": [match_answer(one) for one in found]})

    def _look_up(
        self, name: str, source: TaggedText, options: MatchOptions, context: Context
    ) -> list[Match]:
        return self._service.folder.memories.open(name).memory.lookup(source, options, context)

    async def concordance(self, request: Request, _user: User) -> Response:
        fields = await fields_of(request)
        query = fields.text("query", most=1000)
        limit = fields.whole("limit", 50, 1, MOST_HITS)
        side: Any = fields.choice("side", "source", ("source", "target"))
        hits = await self._service.reading(
            self._concordance,
            request.path_params["name"],
            query,
            side,
            limit,
            whole_words=fields.flag("whole_words"),
            mode=_mode(fields),
            seconds=min(SEARCH_SECONDS, self._service.limits.seconds / 2),
        )
        return JSONResponse(
            {
                "hits": [
                    {"unit": unit_answer(hit.unit), "spans": hit.spans, "tags": hit.tags}
                    for hit in hits
                ],
                "complete": hits.complete,
                "more": hits.more,
            }
        )

    def _concordance(self, name: str, query: str, *place: Any, **options: Any) -> ConcordanceHits:
        memory = self._service.folder.memories.open(name).memory
        return memory.concordance(query, *place, **options)

    async def add(self, request: Request, user: User) -> Response:
        fields = await fields_of(request)
        units = [self._new_unit(one, user) for one in fields.rows("units", MOST_UNITS)]
        found = await self._service.writing(self._add, request.path_params["name"], units)
        return JSONResponse({"units": [{"id": id_, "new": new} for id_, new in found]}, 201)

    def _add(self, name: str, units: list[MemoryUnit]) -> list[tuple[int, bool]]:
        return self._service.folder.memories.open(name).add(units)

    def _new_unit(self, fields: Fields, user: User) -> MemoryUnit:
        context = self._context(fields)
        return MemoryUnit(
            self._words(fields, "source"),
            self._words(fields, "target"),
            created=now(),
            author=user.name,
            document=context.document,
            note=fields.text("note", "", 2000),
            previous=context.previous,
            following=context.following,
            key=context.key,
        )

    async def export(self, request: Request, _user: User) -> Response:
        """All units as TMX, sent while they are read."""
        memory = await self._service.reading(
            self._service.folder.memories.open, request.path_params["name"]
        )
        headers = {
            "Content-Disposition": f'attachment; filename="{memory.facts.name}.tmx"',
        }
        return StreamingResponse(
            streamed(memory.export_tmx), headers=headers, media_type="application/x-tmx+xml"
        )

    async def bring(self, request: Request, _user: User) -> Response:
        """Units of a TMX file that are not there yet, all or none."""
        folder = self._service.folder
        memory = await self._service.reading(folder.memories.open, request.path_params["name"])
        with file_place(folder.memories.folder, ".tmx") as path:
            await save_upload(request, path)
            report = await self._service.importing(memory.import_tmx, path)
        return JSONResponse(
            {
                "read": report.read,
                "kept": report.kept,
                "reasons": {str(reason): count for reason, count in report.reasons.items()},
            },
            201,
        )

    async def contribute(self, request: Request, user: User) -> Response:
        """Units of a project as they are now, each by its number there; sent twice, all is as sent
        once. A project is named by its key and by whose token it is: nobody changes another's.
        """
        fields = await fields_of(request)
        project = f"{user.name}/{fields.text('project', most=100)}"
        units = dict(self._contributed(one, user) for one in fields.rows("units", MOST_UNITS))
        await self._service.writing(self._contribute, request.path_params["name"], project, units)
        return JSONResponse({"units": len(units)})

    def _contributed(self, fields: Fields, user: User) -> tuple[int, MemoryUnit | None]:
        number = fields.whole("number", 0, 1, MOST_NUMBER)
        value = fields.values.get("unit")
        if value is None:
            return number, None
        return number, self._new_unit(Fields.of(value, f"{fields.where}/unit"), user)

    def _contribute(self, name: str, project: str, units: dict[int, MemoryUnit | None]) -> None:
        self._service.folder.memories.open(name).contribute(project, units)


def _mode(fields: Fields) -> Any:
    return fields.choice("mode", "text", ("text", "regex", "fuzzy"))
