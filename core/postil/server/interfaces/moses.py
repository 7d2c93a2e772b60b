"""The XML-RPC interface of Moses' server: one method, ``translate``, as plug-ins of OmegaT and
Virtaal call it.

It names no languages: the address may name the engine (``/RPC2/NAME``), else it is the only one, or
that of the languages in the parameters ``source`` and ``target``.
"""

from __future__ import annotations

import re
import xmlrpc.client
from bisect import bisect_right
from pathlib import Path
from typing import Any
from xml.parsers.expat import ExpatError

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from postil.engine.suggestion import Suggestion
from postil.errors import InputError
from postil.formats.raw import xml_input
from postil.server.http.gate import Gate, plain_refusal
from postil.server.http.problems import Problem
from postil.server.http.requests import Fields, read_body
from postil.server.http.tokens import Role
from postil.server.service import Service
from postil.text.tags import TaggedText

MOST_NBEST = 100
FAULT = 1
_WORD = re.compile(r"\S+")


class Moses:
    """Answers its calls."""

    def __init__(self, service: Service, gate: Gate) -> None:
        self._service = service
        self._gate = gate

    def routes(self) -> list[Route]:
        """Routes it answers."""
        handler = self._gate.handler(self.call, plain_refusal)
        return [Route(path, handler, methods=["POST"]) for path in ("/RPC2", "/RPC2/{engine}")]

    async def call(self, request: Request) -> Response:
        body = await read_body(request)
        with self._gate.admitted(request, Role.READER):
            values, method = _read(body)
            try:
                if method != "translate":
                    raise Problem(404, "The only method here is translate.")
                fields = Fields.of(values[0] if len(values) == 1 else None)
                answer = await self._translate(fields, request.path_params.get("engine", ""))
            except Problem as problem:
                if problem.status >= 500:
                    raise
                return _xml(xmlrpc.client.Fault(FAULT, problem.detail))
            return _xml((answer,))

    async def _translate(self, fields: Fields, name: str) -> dict[str, Any]:
        text = fields.text("text", most=self._service.limits.letters)
        nbest = fields.whole("nbest", 0, 0, MOST_NBEST)
        name = name or self._engine(fields)
        source = TaggedText.of(text)
        suggestion = await self._service.searching(
            self._service.suggest, name, source, max(nbest - 1, 0)
        )
        answer: dict[str, Any] = {"text": xml_input.legal(suggestion.target.plain)}
        if _is_asked(fields, "align"):
            answer["align"] = _phrases(source.plain, suggestion)
        if nbest:
            answer["nbest"] = [
                {"hyp": xml_input.legal(one.plain)}
                for one in (suggestion.target, *suggestion.alternatives)
            ]
            answer["nbest"][0]["totalScore"] = suggestion.score
        return answer

    def _engine(self, fields: Fields) -> str:
        source, target = fields.text("source", "", 40), fields.text("target", "", 40)
        if source and target:
            return self._service.engine_for(source, target)
        names = [name for name, _ in self._service.folder.engines.all()]
        if len(names) != 1:
            raise Problem(
                404, "There are several engines: name one in the address, as in /RPC2/NAME."
                if names else "There is no engine."
            )  # fmt: skip
        return names[0]


def _is_asked(fields: Fields, name: str) -> bool:
    """Whether an option is on: Moses takes any value for a yes, plug-ins send "false" for a no."""
    return name in fields.values and fields.values[name] not in ("false", "0", "", 0, False)


def _read(body: bytes) -> tuple[tuple[Any, ...], str | None]:
    """Parameters and name of a method call.

    Raises
    ------
    Problem
        It is none; it declares entities; it is nested too deep.
    """
    try:
        xml_input.parse(body, Path("call"))  # refuses what harms a parser
        return xmlrpc.client.loads(body, use_builtin_types=True)
    except InputError as error:
        raise Problem(400, str(error.within)) from error
    except (
        ExpatError, xmlrpc.client.Error, ValueError, LookupError, TypeError, AttributeError,
        ArithmeticError, AssertionError, RecursionError,
    ) as error:  # fmt: skip
        raise Problem(400, "The body is no call of XML-RPC.") from error


def _xml(answer: tuple[Any, ...] | xmlrpc.client.Fault) -> Response:
    text = xmlrpc.client.dumps(answer, methodresponse=True, encoding="utf-8")
    return Response(text.encode(), media_type="text/xml")


def _phrases(source: str, suggestion: Suggestion) -> list[dict[str, int]]:
    """Phrases as Moses gives them: where each begins in the target, and its words in the source."""
    starts = [found.start() for found in _WORD.finditer(source)]
    targets = [found.start() for found in _WORD.finditer(suggestion.target.plain)]
    found: list[dict[str, int]] = []
    last: tuple[int, int] | None = None
    for word in suggestion.words:
        span = (word.source_start, word.source_end)
        if span != last and starts and targets:
            found.append(
                {
                    "tgt-start": max(bisect_right(targets, word.start) - 1, 0),
                    "src-start": max(bisect_right(starts, span[0]) - 1, 0),
                    "src-end": max(bisect_right(starts, max(span[1] - 1, span[0])) - 1, 0),
                }
            )
        last = span
    return found
