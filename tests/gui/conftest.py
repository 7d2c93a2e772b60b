"""Fixtures of the desk's tests: a real project on the sample texts, driven through a real window.

Any Qt warning fails a test (the offscreen platform's own chatter aside), and so does a widget, a
thread or a timer that outlives it.
"""

from __future__ import annotations

import gc
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from desk_driver import PATIENCE, Driver, MakeEditor, MakeProject, Show
from pytestqt.qtbot import QtBot
from thread_guard import ThreadGuard
from wizard_steps import wait

from postil.text.tags import TaggedText
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest
from postil.workspace.creation import NewProject, create_project
from postil.workspace.learning import coming_suggestions
from postil.workspace.project import Project
from postil_gui.app import leave_plain_clipboard, make_desk
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.projects.new_project import NewProjectDialog
from postil_gui.i18n.messages import install
from postil_gui.operations import collector
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.settings import TOUR_SEEN, Settings
from postil_gui.shell.main_controller import MainController
from postil_gui.tagged_text.text_document import TextStyle
from postil_gui.theme.theme import Theme
from postil_resources.sample_project import sample_file

os.environ["LC_ALL"] = "C.UTF-8"  # the desk speaks English, wherever the tests run
os.environ.pop("LANGUAGE", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
            item.add_marker(
                pytest.mark.qt_log_ignore(
                    "propagateSizeHints", r"support (raise\(\)|grabbing)", extend=True
                )
            )


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read from or written to the user's own folders."""
    home = tmp_path.with_name(f"{tmp_path.name}-home")  # tests look at all that is in tmp_path
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home / name.lower()))
    places = home / "xdg_config_home" / "user-dirs.dirs"  # as Linux desktops have it
    places.parent.mkdir(parents=True)
    places.write_text(f'XDG_DOCUMENTS_DIR="{tmp_path / "documents"}"\n', encoding="utf-8")


@pytest.fixture(autouse=True)
def few_coming_segments(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Translating twenty coming segments for each desk is a sixth of the time of all tests."""
    if request.node.get_closest_marker("all_coming") is None:
        monkeypatch.setattr(coming_suggestions, "COMING", 4)


@pytest.fixture(autouse=True)
def gui_thread_is_free(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail if the desk asks a database, a memory or an engine anything on the GUI thread."""
    guard = ThreadGuard()
    with guard.watching(monkeypatch):
        yield
    assert not guard.found, "\n".join(f"{what}: {who}" for who, what in guard.found.items())


@pytest.fixture(autouse=True)
def looked_at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was there before a test is not looked at again when its garbage is collected.

    The desk sets aside its objects, and all of them are looked at when it has gone: with those of
    a thousand tests before, that takes most of the time of a test. So it sets nothing aside here,
    but for the tests that are about it.
    """
    gc.freeze()
    if request.node.get_closest_marker("own_collector") is None:
        monkeypatch.setattr(collector, "gc", _WithoutSettingAside())


class _WithoutSettingAside:
    """The module ``gc``, but for what sets objects aside."""

    def __getattr__(self, name: str) -> Any:
        return getattr(gc, name)

    def freeze(self) -> None:
        pass

    unfreeze = freeze


@pytest.fixture(autouse=True)
def nothing_leaks(qapp: QtWidgets.QApplication, looked_at_once: None) -> Iterator[None]:
    """Fail if a test leaves top-level widgets or threads behind."""
    before = {id(widget) for widget in qapp.topLevelWidgets()}
    threads = set(threading.enumerate())
    yield
    end = time.monotonic() + PATIENCE / 1000
    while True:
        qapp.sendPostedEvents(None, QtCore.QEvent.Type.DeferredDelete.value)
        qapp.processEvents()
        gc.collect()
        left = [w for w in qapp.topLevelWidgets() if id(w) not in before]
        running = [one for one in threading.enumerate() if one not in threads]
        if not (left or running) or time.monotonic() > end:
            break
        time.sleep(0.005)  # who ends meanwhile needs the processor
    assert not left, f"widgets left: {left}"
    assert not running, f"threads left: {running}"


@pytest.fixture(autouse=True, scope="session")
def english(qapp: QtWidgets.QApplication) -> None:
    """Texts have their plural forms, also where a test makes a widget without a desk."""
    install(qapp, "en")


@pytest.fixture(autouse=True, scope="session")
def plain_clipboard(qapp: QtWidgets.QApplication) -> Iterator[None]:
    """As at the end of the application: nothing made in Python outlives it."""
    yield
    leave_plain_clipboard()


@pytest.fixture(scope="session")
def sample_engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An engine trained on the sample memory."""
    folder = tmp_path_factory.mktemp("engine") / "engine"
    memory = sample_file("printer-guide.tmx")
    train_engine(TrainingRequest("Office printer", "en", "fr", [memory]), folder)
    return folder


@pytest.fixture(scope="session")
def templates(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path | None], Path]:
    """Gives the folder of a project on the sample texts with an engine or none, made once."""
    made: dict[Path | None, Path] = {}

    def template(engine: Path | None) -> Path:
        if engine not in made:
            folder = tmp_path_factory.mktemp("template") / "project"
            create_project(folder, NewProject(**sample_values(engine))).close()
            made[engine] = folder
        return made[engine]

    return template


def sample_values(engine: Path | None) -> dict[str, Any]:
    return {
        "name": "Printer",
        "source_language": "en",
        "target_language": "fr",
        "documents": [sample_file("quick-guide.xlf")],
        "memories": [sample_file("printer-guide.tmx")],
        "glossaries": [sample_file("glossary.tsv")],
        "engine": engine,
        "author": "tester",
    }


@pytest.fixture
def make_project(
    tmp_path: Path, sample_engine: Path, templates: Callable[[Path | None], Path]
) -> MakeProject:
    """Makes projects on the sample texts; ``engine`` is the folder of one, or None."""

    def make(engine: Path | None = None, folder: str = "project", **changes: object) -> Project:
        if changes or engine not in (None, sample_engine):
            return create_project(tmp_path / folder, NewProject(**sample_values(engine) | changes))
        shutil.copytree(templates(engine), tmp_path / folder)
        return Project.open(tmp_path / folder)

    return make


@pytest.fixture
def desk(qapp: QtWidgets.QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[MainController]:
    """The desk on its welcome page, shown."""
    settings = Settings(tmp_path / "settings.json")
    settings.set(TOUR_SEEN, True)
    made = make_desk(qapp, settings)
    made.window.show()
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow, timeout=PATIENCE)
    yield made
    made.trainer.close()  # a test that failed meanwhile shall not be asked what becomes of it
    if made.open_project is not None:
        made.window.before_closing = _throw_away(made)
    made.window.close()
    made.window.deleteLater()


def _throw_away(desk: MainController) -> Callable[[], bool]:
    """Close without asking about texts that were not saved: nobody is there to answer."""

    def close() -> bool:
        desk._lose = lambda _number: True
        return desk.close()

    return close


@pytest.fixture
def show(desk: MainController, qtbot: QtBot) -> Show:
    """Shows a project on a desk, which is driven then."""

    def on_desk(project: Project) -> Driver:
        desk.show_project(project)
        made = Driver(desk, qtbot)
        made.wait_until_idle()
        return made

    return on_desk


@pytest.fixture
def driver(show: Show, make_project: MakeProject, sample_engine: Path) -> Driver:
    """A desk with the sample project and its engine."""
    return show(make_project(sample_engine))


@pytest.fixture(scope="module")
def style(qapp: QtWidgets.QApplication) -> TextStyle:
    """How segments are written."""
    theme = Theme(qapp, "light")
    return TextStyle(theme, theme.segment_font())


@pytest.fixture
def make_editor(qtbot: QtBot, style: TextStyle) -> Iterator[MakeEditor]:
    """Makes editors of translations on their own, shown, each loaded with a source."""
    made: list[TargetEditor] = []

    def make(
        source: TaggedText, direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight
    ) -> TargetEditor:
        editor = TargetEditor()
        made.append(editor)
        editor.load(source, TaggedText(""), style, direction)
        editor.resize(600, 120)
        editor.show()
        qtbot.waitExposed(editor)
        return editor

    yield make
    for editor in made:
        editor.close()
        editor.deleteLater()


@pytest.fixture(scope="module")
def poor_engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An engine trained on a handful of words."""
    folder = tmp_path_factory.mktemp("poor")
    (folder / "a.en").write_text("the tray\nthe paper\n" * 20, encoding="utf-8")
    (folder / "a.fr").write_text("le bac\nle papier\n" * 20, encoding="utf-8")
    request = TrainingRequest("poor", "en", "fr", [f"{folder / 'a.en'}:{folder / 'a.fr'}"])
    train_engine(request, folder / "engine")
    return folder / "engine"


@pytest.fixture
def wizard(desk: MainController, qtbot: QtBot) -> NewProjectDialog:
    """The wizard, open."""
    desk.window.book["project.new"].trigger()
    found = desk.projects.wizard
    assert found is not None
    wait(qtbot, desk)
    return found
