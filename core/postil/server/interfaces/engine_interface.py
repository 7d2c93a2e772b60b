"""Postil's own interface, ``/v1``: suggestions with the origins of their words, learning that can
be undone and followed, memories.

Texts with tags are as ``TaggedText.to_json`` gives them: a text, or an object of ``text``, in which
the character U+F0000 + n stands for tag n, and ``tags``, rows of kind, id, markup and display.
"""

from __future__ import annotations

import base64
from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from postil import __version__
from postil.engine.events import MOST_EVENTS, MOST_ORIGIN, EventId
from postil.engine.term_constraints import TermRule
from postil.server.engines.layers import TEAM, Layers, check_layer, hidden_from, layers_of
from postil.server.http.problems import Problem
from postil.server.http.requests import Fields, query_of
from postil.server.http.tokens import Role, User
from postil.server.interfaces.answers import entry_answer, learned_answer, suggestion_answer
from postil.server.interfaces.routes import RouteGroup, fields_of, listed
from postil.server.store.journal import Entry, Hidden, LayerFacts
from postil.text.tags import TaggedText
from postil.workspace.learning.engine import engine_key

MOST_ALTERNATIVES = 20
MOST_EVENTS_AT_ONCE = 500
MOST_EVENT_BYTES = 4 << 20  # of events in one answer
MOST_TERMS = 200  # of one source
MOST_GLOSSARIES = 10


class Interface(RouteGroup):
    """Answers requests about engines, and about the user's own rights."""

    def routes(self) -> list[Route]:
        """Routes it answers, and the role each asks for."""
        reader, translator = Role.READER, Role.TRANSLATOR
        engine = "/v1/engines/{name}"
        return [
            self._route("GET", "/v1", reader, self.about),
            self._route("GET", "/v1/engines", reader, self.engines),
            self._route("POST", f"{engine}/suggestions", reader, self.suggest),
            self._route("POST", f"{engine}/learn", translator, self.learn),
            self._route("POST", f"{engine}/undo", translator, self.undo),
            self._route("GET", f"{engine}/events", reader, self.events),
            self._route("GET", f"{engine}/lessons", reader, self.lessons),
            self._route("GET", f"{engine}/state", Role.OWNER, self.state),
            self._route("GET", f"{engine}/layers", reader, self.layers),
            self._route("DELETE", f"{engine}/layers/{{kind}}/{{layer}}", Role.OWNER, self.empty),
        ]

    async def about(self, _request: Request, user: User) -> Response:
        """Owner and rights of the token, for testing a connection."""
        limits = self._service.limits
        return JSONResponse(
            {
                "server": "Postil",
                "version": __version__,
                "user": user.name,
                "role": user.role.name.lower(),
                "letters": limits.letters,
                "follows": self._service.follows,
            }
        )

    async def engines(self, request: Request, _user: User) -> Response:
        is_open = set(self._service.folder.engines.open_names)
        return listed(
            request,
            {
                "engines": [
                    {
                        "name": name,
                        "key": engine_key(facts.manifest),
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
            },
        )

    async def suggest(self, request: Request, user: User) -> Response:
        fields = await fields_of(request)
        source = self._tagged(fields, "source")
        alternatives = fields.whole("alternatives", 0, 0, MOST_ALTERNATIVES)
        suggestion = await self._service.searching(
            self._service.suggest,
            request.path_params["name"],
            source,
            alternatives,
            layers=layers_of(fields, user),
            terms=_rules(fields, source),
            glossaries=fields.texts("glossaries", MOST_GLOSSARIES),
        )
        return JSONResponse(suggestion_answer(suggestion))

    async def learn(self, request: Request, user: User) -> Response:
        fields = await fields_of(request)
        layer, layers = fields.text("layer", TEAM, 100), layers_of(fields, user)
        if layer not in (TEAM, *layers):
            raise fields.wrong("layer", "one of the layers named")
        entry = await self._service.learning(
            self._service.learn,
            request.path_params["name"],
            (self._words(fields, "source"), self._words(fields, "target")),
            user,
            place=(fields.text("document", "", 1000), fields.text("segment", "", 200)),
            layer=layer,
            layers=layers,
            request=fields.text("request", "", 100) or None,
        )
        return JSONResponse(learned_answer(entry), 201)

    async def undo(self, request: Request, user: User) -> Response:
        identity = _identity(await fields_of(request))
        entry = await self._service.learning(
            self._undo, request.path_params["name"], identity, user
        )
        return JSONResponse(entry_answer(entry))

    def _undo(self, name: str, identity: EventId, user: User) -> Entry:
        with self._service.folder.engines.using(name) as team:
            return team.undo(identity, user)

    async def events(self, request: Request, user: User) -> Response:
        fields = query_of(request)
        limit = fields.whole("limit", 100, 1, MOST_EVENTS_AT_ONCE)
        since: int | EventId = fields.whole("since", 0, 0, MOST_EVENTS)
        if "origin" in fields.values:
            since = _identity(fields)
        entries = await self._service.reading(
            self._events, request.path_params["name"], since, limit + 1, hidden_from(user)
        )
        shown = _within(entries[:limit])
        return JSONResponse(
            {
                "events": [
                    {
                        **entry_answer(one),
                        "event": base64.b64encode(one.blob).decode(),
                        "request": one.request,
                        "source": one.source,
                        "target": one.target,
                    }
                    for one in shown
                ],
                "more": len(entries) > len(shown),
            }
        )

    async def lessons(self, request: Request, user: User) -> Response:
        """Lessons of an engine, the newest first, with their authors, for people to read."""
        fields = query_of(request)
        limit = fields.whole("limit", 100, 1, MOST_EVENTS_AT_ONCE)
        before = fields.whole("before", MOST_EVENTS, 1, MOST_EVENTS)
        layer = fields.text("layer", most=100) if "layer" in fields.values else None
        folder = self._service.folder
        key = await self._service.reading(folder.engines.key, request.path_params["name"])
        found = await self._service.reading(
            folder.journal.taught, key, before, limit + 1, layer=layer, hidden=hidden_from(user)
        )
        return JSONResponse(
            {
                "lessons": [
                    {
                        **entry_answer(one.entry),
                        "source": one.entry.source,
                        "target": one.entry.target,
                        "undone_by": one.undone_by,
                    }
                    for one in found[:limit]
                ],
                "more": len(found) > limit,
            }
        )

    async def state(self, request: Request, user: User) -> Response:
        """A digest of an engine's state, to be compared with that of a replica."""
        names = query_of(request).text("layers", "", 1000)
        layers = layers_of(Fields({"layers": names.split(",") if names else []}), user)
        sequence, digest = await self._service.reading(
            self._digest, request.path_params["name"], layers
        )
        return JSONResponse({"sequence": sequence, "digest": digest})

    def _digest(self, name: str, layers: Layers) -> tuple[int, str]:
        with self._service.folder.engines.using(name) as team:
            return team.digest(layers)

    async def layers(self, request: Request, user: User) -> Response:
        """The layers that hold lessons, those of other persons only for owners."""
        folder = self._service.folder
        key = await self._service.reading(folder.engines.key, request.path_params["name"])
        layers = folder.journal.layers
        found: list[LayerFacts] = await self._service.reading(layers, key, hidden_from(user))
        return listed(request, {"layers": [asdict(one) for one in found]})

    async def empty(self, request: Request, user: User) -> Response:
        """Take back all lessons of a layer."""
        layer = "{kind}/{layer}".format(**request.path_params)
        check_layer(layer, user, Problem(404, "There is no such layer."))
        undone = await self._service.importing(
            self._empty, request.path_params["name"], layer, user
        )
        return JSONResponse({"layer": layer, "undone": undone})

    def _empty(self, name: str, layer: str, user: User) -> int:
        with self._service.folder.engines.using(name) as team:
            return team.empty(layer, user)

    def _events(self, name: str, since: int | EventId, limit: int, hidden: Hidden) -> list[Entry]:
        folder = self._service.folder
        key = folder.engines.key(name)
        if isinstance(since, EventId):
            found = folder.journal.entry(key, "learn", since)
            if found is None:
                raise Problem(404, "This engine has learned no such event.")
            since = found.sequence
        return folder.journal.since(key, since, limit, hidden)


def _within(entries: list[Entry]) -> list[Entry]:
    """The first ones that fit into one answer; one at least."""
    size = 0
    found: list[Entry] = []
    for entry in entries:
        size += len(entry.blob)
        if found and size > MOST_EVENT_BYTES:
            break
        found.append(entry)
    return found


def _rules(fields: Fields, source: TaggedText) -> list[TermRule]:
    """Terms that a client found in the source."""
    if fields.values.get("terms") in (None, []):
        return []
    return [_rule(one, len(source.plain)) for one in fields.rows("terms", MOST_TERMS)]


def _rule(fields: Fields, length: int) -> TermRule:
    start = fields.whole("start", -1, 0, length)
    end = fields.whole("end", -1, start + 1, length)
    target = fields.text("target", most=500)
    if not target.strip():
        raise fields.wrong("target", "a text with words")
    return TermRule(
        start,
        end,
        target,
        fields.flag("forbidden"),
        fields.flag("required"),
        fields.text("glossary", "", 200),
        fields.flag("inflected"),
    )


def _identity(fields: Fields) -> EventId:
    origin = fields.text("origin", most=MOST_ORIGIN)
    return EventId(origin, fields.whole("number", 0, 1, MOST_EVENTS))
