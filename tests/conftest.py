"""Fixtures every test folder shares."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from windows_files import WindowsFiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples in every run, so that one that fails belongs to the change at hand, on a machine
# of any speed; to look for new ones, set POSTIL_HYPOTHESIS=default.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("POSTIL_HYPOTHESIS", "steady"))

DATA = Path(os.environ.get("POSTIL_DATA", Path(__file__).resolve().parents[2] / "shared" / "data"))


# Folders whose files take longest go first: a long one at the end would keep all processes but one
# waiting.
LONGEST_FIRST = (
    "training", "gui", "engine", "workspace", "fuzz", "search", "models_grammar", "cli", "server",
    "formats",
)  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    """Keep this order with ``--dist loadfile``, and let every process begin with compiled modules.

    pytest-xdist would put the files with most tests first, which are not those that take longest.

    Where Python is to leave no bytecode beside the sources, it is kept in pytest's own cache: some
    hundred processes are started, and each would compile all that it imports, a third of the time
    that it takes to begin.
    """
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False
    if os.environ.get("PYTHONDONTWRITEBYTECODE") and hasattr(config, "cache"):
        del os.environ["PYTHONDONTWRITEBYTECODE"]
        os.environ["PYTHONPYCACHEPREFIX"] = str(config.cache.mkdir("bytecode"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the rooms in order; within a room, files and tests stay as they are."""
    root = Path(__file__).parent

    def place(item: pytest.Item) -> int:
        room = item.path.relative_to(root).parts[0] if item.path.is_relative_to(root) else ""
        return LONGEST_FIRST.index(room) if room in LONGEST_FIRST else len(LONGEST_FIRST)

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """Set aside what stays to the end: ten thousand tests, and all modules.

    Else Python's garbage collector looks at these half a million objects again and again: a third
    of the time of tests that make many objects.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Folder of real corpora; tests that need it skip where it is absent."""
    if not DATA.is_dir():
        pytest.skip("the real corpora are not here (set POSTIL_DATA)")
    return DATA


@pytest.fixture(autouse=True, scope="session")
def own_caches(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests leave the caches of whoever runs them alone."""
    os.environ["POSTIL_CACHE"] = str(tmp_path_factory.mktemp("caches"))
    yield
    del os.environ["POSTIL_CACHE"]


@pytest.fixture
def windows_files(monkeypatch: pytest.MonkeyPatch) -> WindowsFiles:
    """Files as on Windows: what is open cannot be removed or get another name."""
    if sys.platform != "linux":
        pytest.skip("what is open is read from /proc")
    return WindowsFiles(monkeypatch)


@pytest.fixture(autouse=os.environ.get("POSTIL_WINDOWS_FILES") == "1")
def all_windows_files(request: pytest.FixtureRequest) -> None:
    """With POSTIL_WINDOWS_FILES=1 all tests have files as on Windows: to look for faults."""
    request.getfixturevalue("windows_files")


@pytest.fixture
def files_of_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[int], AbstractContextManager[None]]:
    """Lets no file grow over so many bytes, as on a disk that has no more room: for a ``with``, and
    for processes begun in it.
    """
    if sys.platform == "win32":
        pytest.skip("needs limits of the system")
    import resource  # noqa: PLC0415 (not on every system)

    # half-written bytecode would be read by the next who imports it
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")

    @contextmanager
    def limit(size: int) -> Iterator[None]:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    return limit
