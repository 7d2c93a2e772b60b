"""Postil's own interface, ``/v1``: suggestions with all that is known of them, learning that can be
taken back and followed, memories.

Texts with tags are as ``TaggedText.to_json`` gives them: a text, or an object of ``text``, in which
the character U+F0000 + n stands for tag n, and ``tags``, rows of kind, id, markup and display.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from postil.engine.events import LAYERS, MOST_EVENTS, MOST_ORIGIN, EventId
from postil.engine.suggestion import Suggestion, WordOrigin
from postil.memory.database import now
from postil.memory.options import MatchOptions
from postil.memory.units import ConcordanceHits, Context, Match, MemoryUnit
from postil.server.gate import Gate
from postil.server.journal import Entry
from postil.server.problems import Problem
from postil.server.requests import Fields, query_of, read_body, read_json
from postil.server.service import Service
from postil.server.tokens import Role, User
from postil.text.tags import TaggedText

MOST_ALTERNATIVES = 20
MOST_MATCHES = 50
MOST_HITS = 200
MOST_UNITS = 1000
MOST_EVENTS_AT_ONCE = 500
SEARCH_SECONDS = 5.0

Work = Callable[[Request, User], Any]


class Interface:
    """Answers its requests."""

    def __init__(self, service: Service, gate: Gate) -> None:
        self._service = service
        self._gate = gate

    def routes(self) -> list[Route]:
        """Routes it answers, and the role each asks for."""
        reader, translator = Role.READER, Role.TRANSLATOR
        engine, memory = "/v1/engines/{name}", "/v1/memories/{name}"
        return [
            self._route("GET", "/v1/engines", reader, self.engines),
            self._route("POST", f"{engine}/suggestions", reader, self.suggest),
            self._route("POST", f"{engine}/learn", translator, self.learn),
            self._route("POST", f"{engine}/undo", translator, self.undo),
            self._route("GET", f"{engine}/events", reader, self.events),
            self._route("GET", "/v1/memories", reader, self.memories),
            self._route("POST", f"{memory}/matches", reader, self.matches),
            self._route("POST", f"{memory}/concordance", reader, self.concordance),
            self._route("POST", f"{memory}/units", translator, self.add),
        ]

    def _route(self, method: str, path: str, role: Role, work: Work) -> Route:
        async def admitted(request: Request) -> Response:
            with self._gate.admitted(request, role) as user:
                response: Response = await work(request, user)
                return response

        return Route(path, self._gate.handler(admitted, refusal), methods=[method])

    async def engines(self, _request: Request, _user: User) -> Response:
        is_open = set(self._service.folder.engines.open_names)
        return JSONResponse(
            {
                "engines": [
                    {
                        "name": name,
                        "title": facts.manifest.label,
                        "kind": facts.manifest.kind,
                        "source_language": facts.manifest.source_language,
                        "target_language": facts.manifest.target_language,
                        "created": facts.manifest.created,
                        "bytes": facts.size,
                        "open": name in is_open,
                    }
                    for name, facts in self._service.folder.engines.all()
                ]
            }
        )

    async def suggest(self, request: Request, _user: User) -> Response:
        fields = await _fields(request)
        source = self._tagged(fields, "source")
        alternatives = fields.whole("alternatives", 0, 0, MOST_ALTERNATIVES)
        suggestion = await self._service.searching(
            self._service.suggest, request.path_params["name"], source, alternatives
        )
        return JSONResponse(_suggestion(suggestion))

    async def learn(self, request: Request, user: User) -> Response:
        fields = await _fields(request)
        entry = await self._service.writing(
            self._service.learn,
            request.path_params["name"],
            (self._words(fields, "source"), self._words(fields, "target")),
            user,
            place=(fields.text("document", "", 1000), fields.text("segment", "", 200)),
            layer=fields.choice("layer", LAYERS[-1], LAYERS),
            request=fields.text("request", "", 100),
        )
        return JSONResponse(_learned(entry), 201)

    async def undo(self, request: Request, user: User) -> Response:
        identity = _identity(await _fields(request))
        entry = await self._service.writing(self._undo, request.path_params["name"], identity, user)
        return JSONResponse(_entry(entry))

    def _undo(self, name: str, identity: EventId, user: User) -> Entry:
        with self._service.folder.engines.using(name) as team:
            return team.undo(identity, user)

    async def events(self, request: Request, _user: User) -> Response:
        fields = query_of(request)
        limit = fields.whole("limit", 100, 1, MOST_EVENTS_AT_ONCE)
        since: int | EventId = fields.whole("since", 0, 0, MOST_EVENTS)
        if "origin" in fields.values:
            since = _identity(fields)
        entries = await self._service.reading(
            self._events, request.path_params["name"], since, limit + 1
        )
        shown = entries[:limit]
        return JSONResponse(
            {
                "events": [
                    {**_entry(one), "event": base64.b64encode(one.blob).decode()} for one in shown
                ],
                "more": len(entries) > limit,
            }
        )

    def _events(self, name: str, since: int | EventId, limit: int) -> list[Entry]:
        folder = self._service.folder
        key = folder.engines.key(name)
        if isinstance(since, EventId):
            found = folder.journal.entry(key, "learn", since)
            if found is None:
                raise Problem(404, "This engine has learned no such event.")
            since = found.sequence
        return folder.journal.since(key, since, limit)

    async def memories(self, _request: Request, _user: User) -> Response:
        found = await self._service.reading(self._service.folder.memories.all)
        return JSONResponse(
            {
                "memories": [
                    {
                        "name": facts.name,
                        "source_language": facts.source_language,
                        "target_language": facts.target_language,
                    }
                    for facts in found
                ]
            }
        )

    async def matches(self, request: Request, _user: User) -> Response:
        fields = await _fields(request)
        source = self._tagged(fields, "source")
        options = MatchOptions(
            threshold=fields.whole("threshold", 60, 1, 102),
            limit=fields.whole("limit", 5, 1, MOST_MATCHES),
        )
        found = await self._service.reading(
            self._look_up, request.path_params["name"], source, options, self._context(fields)
        )
        return JSONResponse({"matches": [_match(one) for one in found]})

    def _look_up(
        self, name: str, source: TaggedText, options: MatchOptions, context: Context
    ) -> list[Match]:
        return self._service.folder.memories.open(name).memory.lookup(source, options, context)

    def _context(self, fields: Fields) -> Context:
        most = self._service.limits.letters
        return Context(
            fields.text("previous", "", most),
            fields.text("following", "", most),
            fields.text("document", "", 1000),
            fields.text("segment", "", 200),
        )

    async def concordance(self, request: Request, _user: User) -> Response:
        fields = await _fields(request)
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
                "hits": [{"unit": _unit(hit.unit), "spans": hit.spans} for hit in hits],
                "complete": hits.complete,
                "more": hits.more,
            }
        )

    def _concordance(self, name: str, query: str, *place: Any, **options: Any) -> ConcordanceHits:
        memory = self._service.folder.memories.open(name).memory
        return memory.concordance(query, *place, **options)

    async def add(self, request: Request, user: User) -> Response:
        fields = await _fields(request)
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

    def _tagged(self, fields: Fields, name: str) -> TaggedText:
        return fields.tagged(name, self._service.limits.letters)

    def _words(self, fields: Fields, name: str) -> TaggedText:
        """A text that is more than tags and white space."""
        found = self._tagged(fields, name)
        if not found.plain.strip():
            raise fields.wrong(name, "a text with words")
        return found


def refusal(problem: Problem) -> Response:
    """The problem document."""
    return JSONResponse(
        problem.document(),
        problem.status,
        headers=problem.headers,
        media_type="application/problem+json",
    )


async def _fields(request: Request) -> Fields:
    return Fields.of(read_json(await read_body(request)))


def _identity(fields: Fields) -> EventId:
    origin = fields.text("origin", most=MOST_ORIGIN)
    return EventId(origin, fields.whole("number", 0, 1, MOST_EVENTS))


def _mode(fields: Fields) -> Any:
    return fields.choice("mode", "text", ("text", "regex", "fuzzy"))


def _suggestion(suggestion: Suggestion) -> dict[str, Any]:
    return {
        "target": suggestion.target.to_json(),
        "alternatives": [one.to_json() for one in suggestion.alternatives],
        "confidence": round(suggestion.confidence, 6),
        "score": suggestion.score,
        "words": [_word(word) for word in suggestion.words],
    }


def _word(word: WordOrigin) -> dict[str, Any]:
    found: dict[str, Any] = {
        "text": word.text,
        "span": [word.start, word.end],
        "source_span": [word.source_start, word.source_end],
        "kind": word.kind,
        "confidence": round(word.confidence, 6),
        "phrase": [word.source, word.target],
    }
    if word.provenance is not None:
        origin = word.provenance
        found["taught"] = {
            "document": origin.document,
            "segment": origin.segment,
            "author": origin.author,
            "time": origin.time,
            "layer": word.layer,
        }
    if word.corpora:
        found["corpora"] = list(word.corpora)
    return found


def _entry(entry: Entry) -> dict[str, Any]:
    return {
        "sequence": entry.sequence,
        "kind": entry.kind,
        "origin": entry.id.origin,
        "number": entry.id.number,
        "author": entry.author,
        "time": entry.time,
    }


def _learned(entry: Entry) -> dict[str, Any]:
    return {
        **_entry(entry),
        "learned": [
            {
                "kind": item.kind,
                "source": item.source,
                "target": item.target,
                "change": item.change,
            }
            for item in entry.event.summary
        ],
    }


def _match(match: Match) -> dict[str, Any]:
    return {
        "score": match.score,
        "unit": _unit(match.unit),
        "differences": [list(step) for step in match.differences],
        "doubts": list(match.doubts),
        "penalty": match.penalty,
    }


def _unit(unit: MemoryUnit) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": unit.id,
        "source": unit.source.to_json(),
        "target": unit.target.to_json(),
    }
    for name in ("created", "author", "changed", "changed_by", "document", "note", "previous",
                 "following", "origin"):  # fmt: skip
        if value := getattr(unit, name):
            found[name] = value
    return found
