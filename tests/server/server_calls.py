"""Calls of a server over HTTP, with the standard library alone."""

from __future__ import annotations

import http.client
import json
from typing import Any
from urllib.parse import urlsplit


def send(
    address: str,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, dict[str, str], bytes]:
    """Status, headers (names in small letters) and body of the answer."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def call(
    address: str, path: str, values: Any = None, token: str = "", method: str = ""
) -> tuple[int, Any]:
    """Send JSON, if any; status and JSON of the answer."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    body = None
    if values is not None:
        headers["Content-Type"] = "application/json"
        body = json.dumps(values).encode()
    method = method or ("GET" if body is None else "POST")
    status, _, answer = send(address, method, path, body, headers)
    return status, json.loads(answer)
