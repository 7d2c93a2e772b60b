"""A server on loopback, with one small engine and one memory; and its folder."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import postil_resources
from postil.formats.exchange.glossary import Term
from postil.memory.importer import import_tmx
from postil.server.folder import ServerFolder
from postil.server.http.tokens import ANYBODY
from postil.server.store.stores import StoreFacts
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest


@pytest.fixture(scope="session")
def sample_memory() -> Path:
    with as_file(files(postil_resources) / "sample") as folder:
        return folder / "printer-guide.tmx"


@pytest.fixture(scope="session")
def trained(tmp_path_factory: pytest.TempPathFactory, sample_memory: Path) -> Path:
    folder = tmp_path_factory.mktemp("team") / "printer"
    train_engine(TrainingRequest("printer", "en", "fr", [sample_memory]), folder)
    return folder


@pytest.fixture
def team_folder(tmp_path: Path, trained: Path, sample_memory: Path) -> Path:
    """A folder to serve: the engine "printer", the memory "guide", the glossary "words"."""
    path = tmp_path / "team"
    folder = ServerFolder(path, serving=False)
    try:
        with folder.memories.creating(StoreFacts("guide", "en", "fr")) as memory:
            import_tmx(memory.memory, sample_memory, "en", "fr")
        with folder.glossaries.creating(StoreFacts("words", "en", "fr")) as glossary:
            glossary.add(Term("button", "touche"), ANYBODY)
    finally:
        folder.close()
    shutil.copytree(trained, path / "engines" / "printer")
    return path


@pytest.fixture
def serve():
    """Starts servers of an application; gives the address of each. They end with the test."""
    pytest.importorskip("uvicorn")
    from postil.server.application import Address, make_server  # noqa: PLC0415

    running = []

    def start(application: object, at: Address | None = None) -> str:
        server = make_server(application, at or Address(port=0))
        thread = threading.Thread(target=server.run)
        thread.start()
        running.append((server, thread))
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        host, port = server.servers[0].sockets[0].getsockname()
        return f"http://{host}:{port}"

    yield start
    for server, thread in running:
        server.should_exit = True
        thread.join()


@pytest.fixture
def opened(team_folder: Path) -> Iterator[ServerFolder]:
    folder = ServerFolder(team_folder, serving=True)
    yield folder
    folder.close()


@pytest.fixture
def address(opened: ServerFolder, serve) -> Iterator[str]:
    """Of a running server."""
    from postil.server.application import make_application  # noqa: PLC0415

    application = make_application(opened)
    yield serve(application)
    application.state.service.close()
