"""Client of a team server: requests over HTTP, and errors with a clear reason where one fails.

What Python has for that is imported with the first server: most projects have none.
"""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from postil.errors import PostilError, UsageError
from postil.messages import Message

if TYPE_CHECKING:
    from http.client import HTTPConnection

DEFAULT_PORT = 8585  # of "postil serve"
CONNECT_SECONDS = 3.0
ANSWER_SECONDS = 15.0
MOST_BYTES = 16 << 20
LONGEST_REASON = 300
LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})
_LATER = frozenset({408, 429, 500, 502, 503, 504})
_NO_SERVER = "{address} does not answer as a team server does."


class ServerAway(PostilError):  # noqa: N818 (what it is)
    """The team server does not answer now; later it may."""


class ServerRefusal(PostilError):  # noqa: N818 (what it is)
    """The team server refuses a request.

    Parameters
    ----------
    status
        HTTP status.
    """

    def __init__(self, message: str, status: int, *, hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.status = status

    @property
    def is_of_request(self) -> bool:
        """Whether it is the request that is wrong, not who sends it or where to."""
        return self.status not in (401, 403, 404, 405)


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """Address of a team server; ``prefix`` stands before every path."""

    is_encrypted: bool
    host: str
    port: int
    prefix: str = ""

    @classmethod
    def parse(cls, text: str) -> ServerAddress:
        """Address as people type it: "server.office:8585", "https://office.example/postil".

        Without "http://" or "https://" another computer is reached encrypted.

        Raises
        ------
        UsageError
            It is none.
        """
        text = text.strip()
        wrong = UsageError(
            Message("{address} is no address of a server.", address=text[:200] or "“”"),
            hint="Write it as https://server.office:8585, as whoever runs the server names it.",
        )
        scheme, found, rest = text.partition("://")
        if not found:
            scheme, rest = "", text
        try:
            parts = urlsplit(f"//{rest.rstrip('/')}")
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise wrong from None
        known = scheme.lower() in ("", "http", "https")
        if not known or not _is_host(host) or parts.query or parts.fragment or "@" in parts.netloc:
            raise wrong
        encrypted = scheme.lower() == "https" or (not scheme and host not in LOCAL_HOSTS)
        usual = DEFAULT_PORT if not scheme else 443 if encrypted else 80
        return cls(encrypted, host, port or usual, parts.path)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        scheme = "https" if self.is_encrypted else "http"
        return f"{scheme}://{host}:{self.port}{self.prefix}"


def _is_host(host: str) -> bool:
    return bool(host) and host.isprintable() and not any(one in host for one in " /\\\"'<>")


class TeamClient:
    """Asks a server; methods may be called from any thread but that of a window."""

    def __init__(self, address: ServerAddress, token: str, seconds: float = ANSWER_SECONDS) -> None:
        import ssl  # noqa: PLC0415

        self.address = address
        self._token = token
        self._seconds = seconds
        self._lock = threading.Lock()
        self._open: set[HTTPConnection] = set()
        self._closed = False
        self._tls = ssl.create_default_context() if address.is_encrypted else None

    def close(self) -> None:
        """Abort open requests; none is made any more."""
        with self._lock:
            self._closed = True
            for connection in self._open:
                if connection.sock is not None:
                    try:
                        connection.sock.shutdown(socket.SHUT_RDWR)
                    except OSError:  # it is gone by itself
                        continue

    def get(self, path: str) -> dict[str, Any]:
        """Answer to a GET request; see :meth:`_send` for the errors raised."""
        return self._send("GET", path, None)

    def post(self, path: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """Answer to a POST request with a JSON object."""
        return self._send("POST", path, values)

    def put(self, path: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """Answer to a PUT request with a JSON object."""
        return self._send("PUT", path, values)

    def _send(self, method: str, path: str, values: Mapping[str, Any] | None) -> dict[str, Any]:
        """
        Raises
        ------
        ServerAway
            It cannot be reached, or cannot answer now.
        ServerRefusal
            It does not take the request.
        """
        from http.client import HTTPException  # noqa: PLC0415

        try:
            status, body = self._exchange(method, path, values)
        except (OSError, HTTPException, ValueError) as error:
            raise self._away(error) from error
        found = _object(body)
        if 200 <= status < 300 and found is not None:
            return found
        if 200 <= status < 400:
            raise ServerAway(Message(_NO_SERVER, address=self.address))
        raise self._refusal(status, found)

    def _exchange(
        self, method: str, path: str, values: Mapping[str, Any] | None
    ) -> tuple[int, bytes]:
        headers = {"Accept": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        body = None
        if values is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(values).encode()
        connection = self._connection()
        try:
            connection.connect()
            connection.sock.settimeout(self._seconds)
            connection.request(method, self.address.prefix + path, body, headers)
            answer = connection.getresponse()
            found = answer.read(MOST_BYTES + 1)
            if len(found) > MOST_BYTES:
                raise ValueError("the answer is too long")
            return answer.status, found
        finally:
            connection.close()
            with self._lock:
                self._open.discard(connection)

    def _connection(self) -> HTTPConnection:
        from http.client import HTTPConnection, HTTPSConnection  # noqa: PLC0415

        host, port = self.address.host, self.address.port
        with self._lock:
            if self._closed:
                raise ConnectionAbortedError("closed")
            connection = (
                HTTPConnection(host, port, timeout=CONNECT_SECONDS)
                if self._tls is None
                else HTTPSConnection(host, port, timeout=CONNECT_SECONDS, context=self._tls)
            )
            self._open.add(connection)
        return connection

    def _away(self, error: Exception) -> ServerAway:
        import ssl  # noqa: PLC0415

        host = self.address.host
        if isinstance(error, socket.gaierror):
            return ServerAway(
                Message("There is no computer of the name {host}.", host=host),
                hint="Check the address, and whether this computer is connected to the network.",
            )
        if isinstance(error, ssl.SSLCertVerificationError):
            reason = error.verify_message
            return ServerAway(
                Message("The certificate of {host} is not trusted: {reason}.",
                        host=host, reason=reason),
                hint="Ask whoever runs the server which certificate this computer must trust.",
            )  # fmt: skip
        if isinstance(error, ssl.SSLError):
            return ServerAway(
                Message("{host} does not answer encrypted there.", host=host),
                hint="Write http:// before the address if the server has no certificate.",
            )
        if isinstance(error, OSError):
            return ServerAway(
                Message("Nothing answers at {address}.", address=self.address),
                hint="Check the address, and whether the server runs.",
            )
        return ServerAway(Message(_NO_SERVER, address=self.address))

    def _refusal(self, status: int, found: Mapping[str, Any] | None) -> PostilError:
        reason = "" if found is None else found.get("detail", "")
        said = str(reason)[:LONGEST_REASON] if isinstance(reason, str) else ""
        if status in _LATER:
            return ServerAway(
                Message("The team server cannot answer now: {reason}", reason=said or status)
            )
        if status == 401:
            return ServerRefusal(
                "The team server does not know this token.",
                status,
                hint="Ask whoever runs the server for a token: it may have been revoked.",
            )
        if not said:
            return ServerRefusal(Message(_NO_SERVER, address=self.address), status)
        return ServerRefusal(Message("The team server says: {reason}", reason=said), status)


def _object(body: bytes) -> dict[str, Any] | None:
    """The JSON object, if it is one."""
    try:
        found = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def in_path(name: str) -> str:
    """A name as a part of a path."""
    return quote(name, safe="")
