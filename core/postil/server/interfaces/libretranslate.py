"""LibreTranslate's interface, as its clients know it: addresses, fields, answers and errors.

``/suggest`` is how they send a better translation: the engine learns it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from postil.formats.exchange.language_names import english_name
from postil.formats.languages import distance
from postil.server.http.gate import NOT_KNOWN_HERE, Gate
from postil.server.http.problems import Problem
from postil.server.http.requests import (
    Fields,
    content_type,
    read_body,
    read_form,
    read_json,
    read_multipart,
)
from postil.server.http.tokens import Role
from postil.server.service import AUTOMATIC, Service, Translated
from postil.text.tags import TaggedText

MOST_ALTERNATIVES = 10
_NO_KEY = "Please contact the server operator to get an API key"
SURE = 90.0  # percent, of a language recognised by its script or its function words


class LibreTranslate:
    """Answers its requests."""

    def __init__(self, service: Service, gate: Gate) -> None:
        self._service = service
        self._gate = gate

    def routes(self) -> list[Route]:
        """Routes it answers."""

        def route(path: str, work: Callable[[Request], Any], method: str) -> Route:
            return Route(path, self._gate.handler(work, _refusal), methods=[method])

        return [
            route("/translate", self.translate, "POST"),
            route("/detect", self.detect, "POST"),
            route("/suggest", self.suggest, "POST"),
            route("/languages", self.languages, "GET"),
            route("/frontend/settings", self.settings, "GET"),
            route("/health", self.health, "GET"),
        ]

    async def translate(self, request: Request) -> Response:
        fields = await _fields(request)
        with self._gate.admitted(request, Role.READER, _key(fields)):
            texts = self._texts(fields)
            html = _needed(fields, "format", "text") == "html"
            if not html and fields.values.get("format", "text") != "text":
                raise Problem(400, "Invalid request: format is text or html")
            alternatives = _alternatives(fields)
            source, target = self._pair(fields, texts)
            name = self._service.engine_for(source, target)
            found = await self._service.translate_all(
                name, texts, html=html, alternatives=alternatives
            )
            batch = isinstance(fields.values["q"], list)
            answer = _answer(found, batch=batch, alternatives=alternatives > 0)
            if fields.values.get("source") == AUTOMATIC:
                guess = _guess(source)
                answer["detectedLanguage"] = [guess] * len(texts) if batch else guess
            return JSONResponse(answer)

    def _texts(self, fields: Fields) -> list[str]:
        q = fields.values.get("q")
        if q is None:
            raise Problem(400, "Invalid request: missing q parameter")
        texts = q if isinstance(q, list) else [q]
        if not all(isinstance(text, str) for text in texts):
            raise Problem(400, "Invalid request: q is a text or a list of texts")
        limits = self._service.limits
        if len(texts) > limits.texts:
            raise Problem(
                400,
                f"Invalid request: request ({len(texts)}) exceeds batch limit ({limits.texts})",
            )
        letters = sum(map(len, texts))
        if letters > limits.letters:
            raise Problem(
                400, f"Invalid request: request ({letters}) exceeds text limit ({limits.letters})"
            )
        return texts

    def _pair(self, fields: Fields, texts: Sequence[str]) -> tuple[str, str]:
        """Source and target language; the source is guessed where that is wanted."""
        source, target = _needed(fields, "source"), _needed(fields, "target")
        known = self._service.languages()
        if source == AUTOMATIC:
            source = self._service.guess(" ".join(texts)) or next(iter(known), "")
        if not any(distance(source, code) is not None for code in known):
            raise Problem(400, f"{source[:40]} is not supported")
        offered = {code for targets in known.values() for code in targets}
        if not any(distance(target, code) is not None for code in offered):
            raise Problem(400, f"{target[:40]} is not supported")
        return source, target

    async def detect(self, request: Request) -> Response:
        fields = await _fields(request)
        with self._gate.admitted(request, Role.READER, _key(fields)):
            language = self._service.guess(_needed(fields, "q"))
            return JSONResponse([_guess(language)] if language else [])

    async def suggest(self, request: Request) -> Response:
        fields = await _fields(request)
        with self._gate.admitted(request, Role.TRANSLATOR, _key(fields)) as user:
            texts = _needed(fields, "q"), _needed(fields, "s")
            if sum(map(len, texts)) > self._service.limits.letters:
                raise Problem(400, "Invalid request: the texts exceed the text limit")
            source, target = self._pair(fields, texts[:1])
            name = self._service.engine_for(source, target)
            pair = TaggedText.of(texts[0]), TaggedText.of(texts[1])
            if not all(text.plain.strip() for text in pair):
                raise Problem(400, "Invalid request: q and s must not be empty")
            await self._service.learning(self._service.learn, name, pair, user)
            return JSONResponse({"success": True})

    async def languages(self, _request: Request) -> Response:
        known = self._service.languages()
        return JSONResponse(
            [
                {"code": code, "name": english_name(code), "targets": targets}
                for code, targets in known.items()
            ]
        )

    async def settings(self, _request: Request) -> Response:
        """The languages: clients ask for them before anything else."""
        limits = self._service.limits
        known, needs_key = self._service.languages(), self._gate.needs_token
        source = next(iter(known), "")
        return JSONResponse(
            {
                "apiKeys": needs_key,
                "keyRequired": needs_key,
                "charLimit": limits.letters,
                "batchLimit": limits.texts,
                "frontendTimeout": 500,
                "suggestions": True,
                "filesTranslation": False,
                "supportedFilesFormat": [],
                "language": {
                    side: {"code": code, "name": english_name(code)}
                    for side, code in (
                        ("source", source),
                        ("target", next(iter(known.get(source, [])), "")),
                    )
                },
            }
        )

    async def health(self, _request: Request) -> Response:
        return JSONResponse({"status": "ok"})


async def _fields(request: Request) -> Fields:
    """Fields of the body, a form or JSON; those of the address where the body has none."""
    body = await read_body(request)
    values = read_form(str(request.url.query))
    if content_type(request) == "application/json":
        found = read_json(body)
        if not isinstance(found, dict):
            raise Problem(400, "Invalid request: a JSON object is needed")
        values.update(found)
    elif content_type(request) in ("application/x-www-form-urlencoded", ""):
        try:
            values.update(read_form(body.decode()))
        except UnicodeDecodeError as error:
            raise Problem(400, "Invalid request: the form is not UTF-8") from error
    elif content_type(request) == "multipart/form-data":
        values.update(read_multipart(body, request.headers["content-type"]))
    else:
        raise Problem(415, "Invalid request: send JSON or a form")
    return Fields(values)


def _needed(fields: Fields, name: str, default: str | None = None) -> str:
    value = fields.values.get(name, default)
    if value is None:
        raise Problem(400, f"Invalid request: missing {name} parameter")
    if not isinstance(value, str):
        raise Problem(400, f"Invalid request: {name} is a text")
    return value


def _key(fields: Fields) -> str:
    return _needed(fields, "api_key", "") if fields.values.get("api_key") is not None else ""


def _alternatives(fields: Fields) -> int:
    try:
        return fields.whole("alternatives", 0, 0, MOST_ALTERNATIVES)
    except Problem as problem:
        raise Problem(400, f"Invalid request: {problem.detail}") from problem


def _answer(found: Sequence[Translated], *, batch: bool, alternatives: bool) -> dict[str, Any]:
    texts = [one.text for one in found]
    others = [one.alternatives for one in found]
    answer: dict[str, Any] = {"translatedText": texts if batch else texts[0]}
    if alternatives:
        answer["alternatives"] = others if batch else others[0]
    return answer


def _guess(language: str) -> dict[str, object]:
    return {"confidence": SURE, "language": language}


def _refusal(problem: Problem) -> Response:
    """Refusal in LibreTranslate's form: a missing key has the status 403."""
    if problem.status != 401:
        return JSONResponse({"error": problem.detail}, problem.status, headers=problem.headers)
    is_unknown = problem.detail == NOT_KNOWN_HERE
    error = "Invalid API key" if is_unknown else _NO_KEY
    return JSONResponse({"error": error}, 403)
