"""Parsing of requests: limits of size, checks of types, and an error for each wrong or missing
field.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from email.errors import MessageError
from email.parser import BytesParser
from email.policy import HTTP
from typing import Any, NoReturn
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request

from postil.server.http.problems import Problem
from postil.text.tags import TaggedText

MOST_BYTES = 1 << 20  # of a body
MOST_FIELDS = 1000
_ESCAPED_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")


async def read_body(request: Request) -> bytes:
    """
    Raises
    ------
    Problem
        It is too large, packed, or its sender is gone.
    """
    if request.headers.get("content-encoding", "identity").lower() != "identity":
        raise Problem(415, "Send the body as it is, without a content encoding.")
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MOST_BYTES:
                raise Problem(413, f"The body is larger than {MOST_BYTES:,} bytes.")
    except ClientDisconnect as error:
        raise Problem(400, "The request ends before its body does.") from error
    return bytes(body)


def content_type(request: Request) -> str:
    """Content type of a request, in small letters and without parameters."""
    return str(request.headers.get("content-type", "")).partition(";")[0].strip().lower()


def read_json(body: bytes) -> Any:
    """
    Raises
    ------
    Problem
        It is no JSON, or holds what no text can be made of.
    """
    try:
        value = json.loads(body.decode("utf-8-sig"), parse_constant=_no_number)
        if _ESCAPED_SURROGATE.search(body):
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeError as error:
        raise Problem(400, "The body holds characters that are none in UTF-8.") from error
    except (ValueError, RecursionError) as error:
        raise Problem(400, "The body is no JSON that can be read.") from error
    return value


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


def read_form(text: str) -> dict[str, Any]:
    """Fields of a form or a query; one given several times is a list.

    Raises
    ------
    Problem
        It is no form.
    """
    try:
        pairs = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
    except (ValueError, UnicodeError) as error:
        raise Problem(400, "The form cannot be read.") from error
    found: dict[str, list[str]] = {}
    for name, value in pairs:
        found.setdefault(name, []).append(value)
    return {name: one[0] if len(one) == 1 else one for name, one in found.items()}


def read_multipart(body: bytes, content_type: str) -> dict[str, Any]:
    """Fields of a form that is sent in parts, as browsers send those with files; files are refused.

    Raises
    ------
    Problem
        It is no such form.
    """
    head = b"Content-Type: " + content_type.encode("latin-1", "replace") + b"\r\n\r\n"
    found: dict[str, Any] = {}
    try:
        message = BytesParser(policy=HTTP).parsebytes(head + body)
        parts = list(message.iter_parts()) if message.is_multipart() else []
        for part in parts[:MOST_FIELDS]:
            name = part.get_param("name", header="content-disposition")
            if not isinstance(name, str) or part.get_filename() is not None:
                raise Problem(400, "The form may have named fields only, and no files.")
            content = part.get_payload(decode=True)
            if not isinstance(content, bytes):
                raise ValueError("a part in parts")
            value = content.decode()
            there = found.get(name)
            found[name] = value if there is None else [*_as_list(there), value]
    except (ValueError, LookupError, TypeError, AttributeError, MessageError) as error:
        raise Problem(400, "The form cannot be read.") from error
    if not found:
        raise Problem(400, "The form cannot be read.")
    return found


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def query_of(request: Request) -> Fields:
    """Fields of the query of an address."""
    return Fields(read_form(str(request.url.query)))


@dataclass(frozen=True, slots=True)
class Fields:
    """Fields of a request, each read as what it must be; a wrong one is a :class:`Problem`.

    ``where``: JSON pointer to them in the body.
    """

    values: Mapping[str, Any]
    where: str = ""

    @classmethod
    def of(cls, value: Any, where: str = "") -> Fields:
        """Fields of a JSON object."""
        if not isinstance(value, dict):
            raise Problem(422, "A JSON object is needed here.", field=where or "/")
        return cls(value, where)

    def wrong(self, name: str, needed: str) -> Problem:
        """The problem of a field that is not what is needed."""
        return Problem(422, f"{name}: {needed} is needed.", field=f"{self.where}/{name}")

    def text(self, name: str, default: str | None = None, most: int = 10_000) -> str:
        """A text of up to ``most`` characters."""
        value = self.values.get(name, default)
        if not isinstance(value, str):
            raise self.wrong(name, "a text")
        if len(value) > most:
            raise self.wrong(name, f"a text of at most {most:,} characters")
        if "\0" in value:
            raise self.wrong(name, "a text without NUL characters")
        return value

    def whole(self, name: str, default: int, least: int, most: int) -> int:
        """A whole number; digits will do, as forms send them."""
        value = self.values.get(name, default)
        if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,18}", value):
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(name, f"a whole number from {least} to {most}")
        return value

    def flag(self, name: str) -> bool:
        """Whether it is true; false where it is not there."""
        value = self.values.get(name, False)
        if isinstance(value, str) and value.lower() in ("true", "1", "false", "0"):
            value = value.lower() in ("true", "1")
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def choice(self, name: str, default: str, choices: Sequence[str]) -> str:
        """One of ``choices``; ``default`` where it is not there."""
        value = self.values.get(name, default)
        if value not in choices:
            raise self.wrong(name, "one of " + ", ".join(choices))
        return str(value)

    def tagged(self, name: str, most: int) -> TaggedText:
        """A text with or without tags, as ``TaggedText.to_json`` gives it."""
        value = self.values.get(name)
        if isinstance(value, str):
            return TaggedText.of(self.text(name, most=most))
        try:
            found = TaggedText.from_json(value)
        except ValueError as error:
            raise self.wrong(name, "a text, or one with its tags") from error
        size = len(found.text) + sum(
            len(tag.id) + len(tag.markup) + len(tag.display) for tag in found.tags
        )
        if size > most:
            raise self.wrong(name, f"a text of at most {most:,} characters, tags included")
        if "\0" in found.text:
            raise self.wrong(name, "a text without NUL characters")
        return found.compact()

    def texts(self, name: str, most: int) -> list[str]:
        """A list of up to ``most`` short texts; empty where it is not there."""
        value = self.values.get(name, [])
        if not isinstance(value, list) or len(value) > most:
            raise self.wrong(name, f"a list of at most {most} texts")
        if not all(isinstance(one, str) and len(one) <= 200 and "\0" not in one for one in value):
            raise self.wrong(name, "a list of short texts")
        return list(value)

    def rows(self, name: str, most: int) -> list[Fields]:
        """A list of 1 to ``most`` JSON objects."""
        value = self.values.get(name)
        if not isinstance(value, list) or not 1 <= len(value) <= most:
            raise self.wrong(name, f"a list of 1 to {most} objects")
        return [Fields.of(one, f"{self.where}/{name}/{n}") for n, one in enumerate(value)]
