"""Glossaries by Postil's own interface: terms found, listed, changed, followed, as files."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from postil.formats.exchange.glossary import Term
from postil.memory.terms.finder import TermHit
from postil.memory.terms.importing import TermCounts
from postil.server.http.exchange import file_place, save_upload
from postil.server.http.requests import Fields, query_of
from postil.server.http.tokens import Role, User
from postil.server.interfaces.answers import hit_answer, term_answer
from postil.server.interfaces.routes import RouteGroup, fields_of, listed, names_of
from postil.server.store.glossaries import TeamGlossary, TermChange

MOST_TERMS = 500  # in one answer
MOST_LETTERS = 500  # of one side of a term
MOST_SEQUENCE = 2**62
MEDIA_TYPES = {"tbx": "application/x-tbx", "csv": "text/csv; charset=utf-8"}


class GlossaryInterface(RouteGroup):
    """Answers requests about glossaries."""

    def routes(self) -> list[Route]:
        """Routes it answers, and the role each asks for."""
        glossary = "/v1/glossaries/{name}"
        return [
            self._route("GET", "/v1/glossaries", Role.READER, self.glossaries),
            self._route("POST", f"{glossary}/matches", Role.READER, self.matches),
            self._route("GET", f"{glossary}/terms", Role.READER, self.terms),
            self._route("GET", f"{glossary}/changes", Role.READER, self.changes),
            self._route("POST", f"{glossary}/terms", Role.TRANSLATOR, self.add),
            self._route("POST", f"{glossary}/change", Role.TRANSLATOR, self.change),
            self._route("POST", f"{glossary}/remove", Role.TRANSLATOR, self.remove),
            *(
                self._route(method, f"{glossary}/{kind}", role, work)
                for kind in MEDIA_TYPES
                for method, role, work in (
                    ("GET", Role.READER, self.export),
                    ("POST", Role.OWNER, self.bring),
                )
            ),
        ]

    async def glossaries(self, request: Request, _user: User) -> Response:
        found = await self._service.reading(self._service.folder.glossaries.all)
        return listed(request, {"glossaries": names_of(found)})

    async def _of(self, request: Request) -> TeamGlossary:
        """The glossary that a request names."""
        return await self._service.reading(
            self._service.folder.glossaries.open, request.path_params["name"]
        )

    async def matches(self, request: Request, _user: User) -> Response:
        """Terms in a text, left to right."""
        source = self._tagged(await fields_of(request), "source")
        glossary = await self._of(request)
        hits: list[TermHit] = await self._service.reading(glossary.recognise, source.plain)
        return JSONResponse({"terms": [hit_answer(one) for one in hits]})

    async def terms(self, request: Request, _user: User) -> Response:
        """The terms that are there, in pages."""
        fields = query_of(request)
        limit = fields.whole("limit", 100, 1, MOST_TERMS)
        after = fields.whole("after", 0, 0, MOST_SEQUENCE)
        glossary = await self._of(request)
        found = await self._service.reading(
            glossary.page, after, limit + 1, fields.text("query", "", MOST_LETTERS)
        )
        count, _ = await self._service.reading(glossary.count)
        return JSONResponse({**_page("terms", found, limit), "count": count})

    async def changes(self, request: Request, _user: User) -> Response:
        """Entries added, changed and removed after a place, for a client that keeps a copy."""
        fields = query_of(request)
        limit = fields.whole("limit", MOST_TERMS, 1, MOST_TERMS)
        since = fields.whole("since", 0, 0, MOST_SEQUENCE)
        glossary = await self._of(request)
        found, count, last = await self._service.reading(glossary.changes, since, limit + 1)
        return JSONResponse({**_page("changes", found, limit), "count": count, "last": last})

    async def add(self, request: Request, user: User) -> Response:
        term = _term(await fields_of(request))
        glossary = await self._of(request)
        await self._service.writing(glossary.add, term, user)
        return JSONResponse({"source": term.source, "target": term.target}, 201)

    async def change(self, request: Request, user: User) -> Response:
        fields = await fields_of(request)
        old, new = (Fields.of(fields.values.get(name), f"/{name}") for name in ("old", "new"))
        pair, term = _pair(old), _term(new)
        glossary = await self._of(request)
        await self._service.writing(glossary.change, *pair, term, user)
        return JSONResponse({"source": term.source, "target": term.target})

    async def remove(self, request: Request, user: User) -> Response:
        pair = _pair(await fields_of(request))
        glossary = await self._of(request)
        await self._service.writing(glossary.remove, *pair, user)
        return JSONResponse({"source": pair[0], "target": pair[1]})

    async def export(self, request: Request, _user: User) -> Response:
        """All terms as TBX or as a table with commas."""
        kind, glossary = _kind(request), await self._of(request)

        def written() -> bytes:
            with file_place(self._service.folder.glossaries.folder, f".{kind}") as path:
                glossary.write(path)
                return path.read_bytes()

        body = await self._service.reading(written)
        name = f"{glossary.facts.name}.{kind}"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(body, headers=headers, media_type=MEDIA_TYPES[kind])

    async def bring(self, request: Request, user: User) -> Response:
        """Terms of a file, all or none; what is there takes over its notes and marks."""
        kind, glossary = _kind(request), await self._of(request)
        with file_place(self._service.folder.glossaries.folder, f".{kind}") as path:
            await save_upload(request, path)
            counts: TermCounts = await self._service.importing(glossary.bring, path, user)
        return JSONResponse(counts._asdict(), 201)


def _page(name: str, found: Sequence[TermChange], limit: int) -> dict[str, object]:
    return {name: [term_answer(one) for one in found[:limit]], "more": len(found) > limit}


def _kind(request: Request) -> str:
    """The kind of file that a request is about: the last part of its path."""
    return str(request.url.path).rpartition("/")[2]


def _side(fields: Fields, name: str) -> str:
    """One side of a term, without white space around it."""
    found = " ".join(fields.text(name, most=MOST_LETTERS).split())
    if not found:
        raise fields.wrong(name, "a text with words")
    return found


def _pair(fields: Fields) -> tuple[str, str]:
    return _side(fields, "source"), _side(fields, "target")


def _term(fields: Fields) -> Term:
    note = fields.text("note", "", 2000)
    return Term(*_pair(fields), note, fields.flag("forbidden"), fields.flag("case"))
