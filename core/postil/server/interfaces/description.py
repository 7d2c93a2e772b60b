"""The OpenAPI description of what the server answers."""

from __future__ import annotations

from typing import Any

from postil.server.engines.layers import MOST_LAYERS

Schema = dict[str, Any]

_PROBLEM = "application/problem+json"
_TEXT: Schema = {"type": "string"}
_NUMBER: Schema = {"type": "integer"}
_FLAG: Schema = {"type": "boolean"}
_TAGGED: Schema = {
    "description": "a text, or one with tags: the character U+F0000 + n stands for tag n",
    "oneOf": [
        _TEXT,
        {
            "type": "object",
            "required": ["text", "tags"],
            "properties": {
                "text": _TEXT,
                "tags": {
                    "type": "array",
                    "items": {
                        "type": "array",
                        "description": "kind (open, close, single), id, markup, display",
                        "items": _TEXT,
                        "minItems": 4,
                        "maxItems": 4,
                    },
                },
            },
        },
    ],
}


def _object(required: str, properties: dict[str, Schema]) -> Schema:
    return {"type": "object", "required": required.split(), "properties": properties}


def _choice(*values: str) -> Schema:
    return {"type": "string", "enum": list(values)}


_TERM: Schema = _object("source target", {
    "source": _TEXT, "target": _TEXT, "note": _TEXT, "forbidden": _FLAG,
    "case": {"type": "boolean", "description": "only where the source has the same capitals"},
})  # fmt: skip
_PAIR_OF_TERM: Schema = _object("source target", {"source": _TEXT, "target": _TEXT})
_RULE: Schema = _object("start end target", {
    "start": _NUMBER, "end": _NUMBER, "target": _TEXT, "forbidden": _FLAG, "required": _FLAG,
    "inflected": {"type": "boolean", "description": "the source has another form of the term"},
})  # fmt: skip
_LAYERS: Schema = {
    "type": "array",
    "maxItems": MOST_LAYERS,
    "items": {"type": "string", "pattern": "^(client|project|person)/"},
    "description": "layers of lessons to be used beside the team's: client/NAME, project/NAME, "
    "person/NAME; that of a person for that person and owners only",
}
_CONTEXT: dict[str, Schema] = dict.fromkeys(("previous", "following", "document", "segment"), _TEXT)
_PAIR: dict[str, Schema] = {"source": _TAGGED, "target": _TAGGED}
_LANGUAGES: dict[str, Schema] = {"source": _TEXT, "target": _TEXT}
_Q: Schema = {"oneOf": [_TEXT, {"type": "array", "items": _TEXT}]}


def _post(
    summary: str,
    body: Schema,
    *,
    problem: str = _PROBLEM,
    kind: str = "application/json",
) -> Schema:
    return _send("post", summary, body, problem, kind)


def _send(
    method: str,
    summary: str,
    body: Schema,
    problem: str = _PROBLEM,
    kind: str = "application/json",
) -> Schema:
    return {method: _operation(summary, problem) | {
        "requestBody": {"required": True, "content": {kind: {"schema": body}}}
    }}  # fmt: skip


def _get(summary: str, *queries: str, problem: str = _PROBLEM) -> Schema:
    operation = _operation(summary, problem)
    if queries:
        operation["parameters"] = [{"name": n, "in": "query", "schema": _TEXT} for n in queries]
    return {"get": operation}


def _operation(summary: str, problem: str) -> Schema:
    return {
        "summary": summary,
        "responses": {
            "2XX": {"description": "the answer"},
            "4XX": {"description": "what was wrong", "content": {problem: {}}},
        },
    }


def _in_path(path: Schema, *names: str) -> Schema:
    """A path with names in it."""
    return path | {"parameters": [
        {"name": name, "in": "path", "required": True, "schema": _TEXT} for name in names
    ]}  # fmt: skip


def _named(path: Schema) -> Schema:
    """A path with the name of an engine, a memory or a glossary."""
    return _in_path(path, "name")


_LIBRE = "application/json"

_PATHS: dict[str, Schema] = {
    "/translate": _post(
        "LibreTranslate: translate a text or a list of texts",
        _object("q source target", {
            "q": _Q, **_LANGUAGES, "format": _choice("text", "html"), "alternatives": _NUMBER,
            "api_key": _TEXT,
        }),
        problem=_LIBRE,
    ),
    "/detect": _post(
        "LibreTranslate: the language of a text", _object("q", {"q": _TEXT}), problem=_LIBRE
    ),
    "/suggest": _post(
        "LibreTranslate: a better translation, which the engine learns",
        _object("q s source target", {"q": _TEXT, "s": _TEXT, **_LANGUAGES}),
        problem=_LIBRE,
    ),
    "/languages": _get("LibreTranslate: languages", problem=_LIBRE),
    "/frontend/settings": _get("LibreTranslate: limits, keys needed", problem=_LIBRE),
    "/health": _get("Whether the server answers", problem=_LIBRE),
    "/v1": _get("Whose token it is, and what it may do"),
    "/v1/engines": _get("The engines"),
    "/v1/engines/{name}/suggestions": _named(_post(
        "Translate a segment: with alternatives, confidence, and where each word is from",
        _object("source", {
            "source": _TAGGED, "alternatives": _NUMBER, "layers": _LAYERS,
            "glossaries": {
                "type": "array", "items": _TEXT,
                "description": "glossaries of the server whose terms must be used",
            },
            "terms": {
                "type": "array", "items": _RULE,
                "description": "terms of the client's own, at characters of the plain source",
            },
        }),
    )),
    "/v1/engines/{name}/learn": _named(_post(
        "Learn a confirmed segment; the same request sent again is learned once",
        _object("source target", {
            **_PAIR, "document": _TEXT, "segment": _TEXT, "request": _TEXT, "layers": _LAYERS,
            "layer": {
                "type": "string",
                "description": "the one of the layers that learns it; without, the team's",
            },
        }),
    )),
    "/v1/engines/{name}/undo": _named(_post(
        "Take back what was learned: its author may, or an owner",
        _object("origin number", {"origin": _TEXT, "number": _NUMBER}),
    )),
    "/v1/engines/{name}/events": _named(_get(
        "What was learned and taken back, in order, after a sequence or after an event",
        "since", "origin", "number", "limit",
    )),
    "/v1/engines/{name}/lessons": _named(_get(
        "What was taught, with who taught it, the newest first", "before", "limit", "layer"
    )),
    "/v1/engines/{name}/state": _named(_get(
        "A digest of all that the engine knows with some layers, their names with commas between; "
        "a replica has the same at the same place of the journal; owners only", "layers"
    )),
    "/v1/engines/{name}/layers": _named(_get(
        "The layers that hold lessons: how many, of how many people, the last one's time"
    )),
    "/v1/engines/{name}/layers/{kind}/{layer}": _in_path(
        {"delete": _operation("Take back all lessons of a layer; owners only", _PROBLEM)},
        "name", "kind", "layer",
    ),
    "/v1/memories": _get("The memories"),
    "/v1/memories/{name}/matches": _named(_post(
        "Look a segment up",
        _object("source", {
            "source": _TAGGED, "threshold": _NUMBER, "limit": _NUMBER, **_CONTEXT
        }),
    )),
    "/v1/memories/{name}/concordance": _named(_post(
        "Units that hold a text",
        _object("query", {
            "query": _TEXT, "side": _choice("source", "target"),
            "mode": _choice("text", "regex", "fuzzy"), "limit": _NUMBER,
            "whole_words": _FLAG,
        }),
    )),
    "/v1/memories/{name}/units": _named(_post(
        "Add units, all or none; what is there already is not added again",
        _object("units", {
            "units": {
                "type": "array",
                "items": _object("source target", {**_PAIR, "note": _TEXT, **_CONTEXT}),
            }
        }),
    )),
    "/v1/memories/{name}/tmx": _named({
        **_get("All units as TMX, sent while they are read"),
        **_post(
            "Bring in what a TMX file has and the memory has not, all or none; owners only",
            {"type": "string", "format": "binary"},
            kind="application/x-tmx+xml",
        ),
    }),
    "/v1/memories/{name}/contributions": _named(_send("put",
        "Bring units of a project in, changed or gone, each by its number there; sent twice, all "
        "is as sent once",
        _object("project units", {
            "project": _TEXT,
            "units": {
                "type": "array",
                "items": _object("number", {
                    "number": _NUMBER,
                    "unit": {"oneOf": [
                        _object("source target", {**_PAIR, "note": _TEXT, **_CONTEXT}),
                        {"type": "null"},
                    ]},
                }),
            },
        }),
    )),
    "/v1/glossaries": _get("The glossaries"),
    "/v1/glossaries/{name}/matches": _named(_post(
        "Terms in a text, each with the characters of the plain text it stands on",
        _object("source", {"source": _TAGGED}),
    )),
    "/v1/glossaries/{name}/terms": _named({
        **_get("The terms, in pages, those with a text in them", "after", "limit", "query"),
        **_post("Add a term; one that is there takes over note and marks", _TERM),
    }),
    "/v1/glossaries/{name}/change": _named(_post(
        "Put a term in place of another: who added it may, or an owner",
        _object("old new", {"old": _PAIR_OF_TERM, "new": _TERM}),
    )),
    "/v1/glossaries/{name}/remove": _named(_post(
        "Remove a term: who added it may, or an owner", _PAIR_OF_TERM
    )),
    "/v1/glossaries/{name}/changes": _named(_get(
        "What was added, changed and removed after a place, for who keeps a copy; where its count "
        "is not that of the copy, the copy is to be made anew from 0",
        "since", "limit",
    )),
    **{
        f"/v1/glossaries/{{name}}/{kind}": _named({
            **_get(f"All terms as {kind.upper()}"),
            **_post(
                f"Bring in the terms of a {kind.upper()} file, all or none; owners only",
                {"type": "string", "format": "binary"},
                kind=media,
            ),
        })
        for kind, media in (("tbx", "application/x-tbx"), ("csv", "text/csv"))
    },
}  # fmt: skip

DESCRIPTION: dict[str, Any] = {
    "openapi": "3.1.0",
    "paths": _PATHS,
    "components": {
        "securitySchemes": {
            "bearer": {"type": "http", "scheme": "bearer"},
            "password": {"type": "http", "scheme": "basic"},
            "key": {"type": "apiKey", "in": "query", "name": "api_key"},
        }
    },
    "security": [{"bearer": []}, {"password": []}, {"key": []}, {}],
}
