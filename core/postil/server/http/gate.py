"""The gate of the server: authentication of users, their rights, and the log of requests.

Without tokens only this computer is answered, and only programs on it: a page in a browser that
sends requests here is refused, wherever it pretends to be from.
"""

from __future__ import annotations

import base64
import binascii
import logging
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from postil.errors import InputError, PostilError, UsageError
from postil.server.http.limits import Limits, Rates
from postil.server.http.problems import Problem
from postil.server.http.requests import query_of
from postil.server.http.tokens import ANYBODY, Role, Tokens, User

log = logging.getLogger(__name__)

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]
Refusal: TypeAlias = Callable[[Problem], Response]

LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})
NOT_KNOWN_HERE = "This token is not known here."


class Gate:
    """Lets users in.

    Parameters
    ----------
    public
        Whether others than this computer can reach the server: then nobody comes in without a
        token, even if there is none any more.

    Attributes
    ----------
    running
        Requests under way.
    answered
        Requests that have their answer.
    """

    def __init__(self, tokens: Tokens, limits: Limits, *, public: bool) -> None:
        self._tokens = tokens
        self._rates = Rates(limits)
        self._public = public
        self.running = 0
        self.answered = 0

    @property
    def needs_token(self) -> bool:
        """Whether requests must bring a token."""
        return self._public or self._tokens.any_in_force()

    def handler(self, work: Handler, refusal: Refusal) -> Handler:
        """``work`` with its errors as responses, and a line in the log: no texts, tokens or
        queries.
        """

        async def handled(request: Request) -> Response:
            start = time.perf_counter()
            self.running += 1
            try:
                response = await work(request)
            except Exception as error:
                response = refusal(_problem(error))
            finally:
                self.running -= 1
                self.answered += 1
            log.info(
                "%s %s %d %.0f ms user=%s",
                request.method,
                request.scope.get("route_path", request.url.path),
                response.status_code,
                (time.perf_counter() - start) * 1000,
                getattr(request.state, "user_name", "-"),
            )
            return response

        return handled

    @contextmanager
    def admitted(self, request: Request, least: Role, token: str = "") -> Iterator[User]:
        """User of a request, if they have the right to it; the block is their request.

        Parameters
        ----------
        token
            As the body has it, for interfaces where it stands there.

        Raises
        ------
        Problem
            They may not, or no more at present.
        """
        user = self._user(request, token or token_of(request))
        request.state.user_name = user.name
        if user.role < least:
            raise Problem(403, f"This needs a token with the role {least.name.lower()}.")
        with self._rates.counted(user.name):
            yield user

    def _user(self, request: Request, token: str) -> User:
        if not self.needs_token:
            _check_origin(request)
            return ANYBODY
        user = self._tokens.user(token) if token else None
        if user is not None:
            return user
        client = request.client.host if request.client else ""
        with self._rates.counted(f"refused {client}"):
            raise Problem(
                401,
                NOT_KNOWN_HERE if token else "A token is needed.",
                headers={"WWW-Authenticate": 'Basic realm="Postil", charset="UTF-8", Bearer'},
            )


def plain_refusal(problem: Problem) -> Response:
    """The problem as plain text, for interfaces that have no form of their own for it."""
    return PlainTextResponse(problem.detail, problem.status, headers=problem.headers)


def token_of(request: Request) -> str:
    """The token in the header (a bearer token, or the password), or ``api_key`` of the address."""
    kind, _, value = str(request.headers.get("authorization", "")).partition(" ")
    if kind.lower() == "bearer":
        return value.strip()
    if kind.lower() == "basic":
        try:
            return base64.b64decode(value, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeError):
            return ""
    return query_of(request).text("api_key", "")


def _check_origin(request: Request) -> None:
    """A page elsewhere must not use the server of who looks at it: neither under a name of its own
    that leads here, nor by sending forms.
    """
    host = str(request.headers.get("host", ""))
    if _split(f"//{host}").hostname not in LOCAL_HOSTS:
        raise Problem(403, "Without tokens, this server is reached as localhost only.")
    origin = request.headers.get("origin")
    if origin is not None and _split(origin).netloc != host:
        raise Problem(403, "Without tokens, pages of other sites are refused.")


def _split(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError as error:
        raise Problem(400, "An address in the head of the request is none.") from error


def _problem(error: Exception) -> Problem:
    """Response to an error; one that is no fault of the request is logged, without its message,
    which may hold a text.
    """
    if isinstance(error, Problem):
        return error
    if isinstance(error, UsageError):
        return Problem(422, error.message)
    if isinstance(error, InputError):
        return Problem(400, str(error.within))
    steps = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s\n%s", type(error).__name__, steps)
    if isinstance(error, PostilError):
        return Problem(503, "The server cannot do this now; its log says more.")
    return Problem(500, "This is a fault of the server; its log says more.")
