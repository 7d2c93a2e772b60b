"""The ASGI application of the server: all routes, and running it."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from postil.errors import UsageError
from postil.server.folder import ServerFolder
from postil.server.follower import Follower
from postil.server.http.gate import LOCAL_HOSTS, Gate
from postil.server.http.limits import Limits
from postil.server.http.problems import Problem
from postil.server.interfaces.engine_interface import Interface
from postil.server.interfaces.glossary_interface import GlossaryInterface
from postil.server.interfaces.libretranslate import LibreTranslate
from postil.server.interfaces.memory_interface import MemoryInterface
from postil.server.interfaces.moses import Moses
from postil.server.interfaces.routes import refusal
from postil.server.interfaces.status import Status
from postil.server.service import Service

log = logging.getLogger(__name__)

MOST_CONNECTIONS = 500
GOODBYE_SECONDS = 10
KEEP_ALIVE_SECONDS = 75  # longer than proxies keep a connection that nobody uses
LEAST_PACKED = 2000  # bytes of an answer


@dataclass(frozen=True, slots=True)
class Address:
    """Address a server listens at.

    Parameters
    ----------
    certificate, key
        Files of TLS, both or none.
    """

    host: str = "127.0.0.1"
    port: int = 8585
    certificate: Path | None = None
    key: Path | None = None

    @property
    def is_local(self) -> bool:
        """Whether only this computer reaches it."""
        if self.host in LOCAL_HOSTS:
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.certificate else 'http'}://{host}:{self.port}"


def make_application(
    folder: ServerFolder,
    limits: Limits | None = None,
    *,
    public: bool = False,
    threads: int = 0,
    origins: Sequence[str] = (),
    follows: str = "",
) -> Starlette:
    """The ASGI application that serves ``folder``; see :class:`~postil.server.http.gate.Gate` and
    :class:`~postil.server.service.Service`.

    Parameters
    ----------
    origins
        Sites whose pages may use the server from a browser, with a token: "https://cat.example".
    """
    limits = limits or Limits()
    service = Service(folder, limits, threads, follows)
    gate = Gate(folder.tokens, limits, public=public)
    application = Starlette(
        routes=[
            *LibreTranslate(service, gate).routes(),
            *Moses(service, gate).routes(),
            *Interface(service, gate).routes(),
            *MemoryInterface(service, gate).routes(),
            *GlossaryInterface(service, gate).routes(),
            *Status(service, gate).routes(),
        ],
        middleware=[*_for_pages(origins), Middleware(GZipMiddleware, minimum_size=LEAST_PACKED)],
        exception_handlers={HTTPException: _not_here},
    )
    application.router.redirect_slashes = False
    application.state.service = service
    return application


def _for_pages(origins: Sequence[str]) -> list[Middleware]:
    """CORS middleware for the web sites that may use the server; none if there are none."""
    if not origins:
        return []
    return [
        Middleware(
            CORSMiddleware,
            allow_origins=list(origins),
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["Authorization", "Content-Type", "If-None-Match"],
            expose_headers=["ETag", "Retry-After"],
        )
    ]


def _not_here(_request: Request, error: Exception) -> Response:
    """Response to an unknown address or method: 404 or 405."""
    status: int = getattr(error, "status_code", 400)
    headers: Mapping[str, str] | None = getattr(error, "headers", None)
    said = {404: "There is nothing at this address.", 405: "This address takes other methods."}
    return refusal(Problem(status, said.get(status, "This cannot be read."), headers=headers))


def check_address(folder: ServerFolder, address: Address) -> None:
    """
    Raises
    ------
    UsageError
        Others than this computer could reach the server, and nobody has a token; or of the files of
        TLS one is missing.
    """
    if not address.is_local and not folder.tokens.any_in_force():
        raise UsageError(
            f"{address.host} can be reached by others, and nobody has a token.",
            hint=f"Make one first: postil serve {folder.path} token add NAME --role translator",
        )
    if (address.certificate is None) != (address.key is None):
        raise UsageError("TLS needs both: --tls-cert and --tls-key.")


def serve(
    folder: ServerFolder,
    address: Address,
    limits: Limits | None = None,
    origins: Sequence[str] = (),
    follower: Follower | None = None,
) -> None:
    """Serve until the process gets a signal to end; requests under way are finished first.

    Parameters
    ----------
    follower
        Keeps the folder a copy of another server's, if it is to be one.

    Raises
    ------
    UsageError
        See :func:`check_address`.
    """
    check_address(folder, address)
    follows = "" if follower is None else str(follower.address)
    application = make_application(
        folder, limits, public=not address.is_local, origins=origins, follows=follows
    )
    if follower is not None:
        follower.start()
    try:
        make_server(application, address).run()
    finally:
        if follower is not None:
            follower.close()
        application.state.service.close()


def make_server(application: Any, address: Address) -> uvicorn.Server:
    """The HTTP server of an application; its own log of requests would hold queries: none is
    written.
    """
    return uvicorn.Server(
        uvicorn.Config(
            application,
            host=address.host,
            port=address.port,
            ssl_certfile=address.certificate,
            ssl_keyfile=None if address.key is None else str(address.key),
            access_log=False,
            log_config=None,
            server_header=False,
            lifespan="off",
            limit_concurrency=MOST_CONNECTIONS,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=GOODBYE_SECONDS,
            h11_max_incomplete_event_size=64 << 10,
        )
    )
