"""One Postil for each user, and what it opens when it is started again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver
from pytestqt.qtbot import QtBot

from postil_gui.features.projects.settings_dialog import ProjectSettingsDialog
from postil_gui.instances.local_calls import send
from postil_gui.instances.single_instance import TOKENS, FilesFromSystem, SingleInstance, _name
from postil_gui.qt import QtGui, QtWidgets
from postil_gui.shell.main_controller import MODAL_WAIT, MainController
from postil_resources.sample_project import DOCUMENT, sample_file

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
application = QCoreApplication([])
from postil_gui.instances.single_instance import SingleInstance
instance = SingleInstance()
print(instance.is_first, not instance.is_first and instance.hand_over([Path(sys.argv[1])]))
"""


@pytest.fixture
def instance(qapp: QtWidgets.QApplication) -> Iterator[SingleInstance]:
    made = SingleInstance()
    yield made
    made.close()
    made.deleteLater()


def start_again(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SECOND, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def test_a_second_start_hands_over_what_it_was_to_open(
    instance: SingleInstance, qtbot: QtBot, tmp_path: Path
) -> None:
    assert instance.is_first
    with qtbot.waitSignal(instance.asked, timeout=PATIENCE) as asked:
        second = start_again(tmp_path / "Brief für Zoë.docx")
    out, _ = second.communicate(timeout=PATIENCE / 1000)
    assert out.split() == ["False", "True"]
    assert asked.args == [[tmp_path / "Brief für Zoë.docx"], False]


def test_when_the_first_has_ended_the_next_is_the_first(
    instance: SingleInstance, tmp_path: Path
) -> None:
    instance.close()
    out, _ = start_again(tmp_path).communicate(timeout=PATIENCE / 1000)
    assert out.split() == ["True", "False"]


def test_one_that_was_killed_leaves_nothing_in_the_way(qtbot: QtBot, tmp_path: Path) -> None:
    script = SECOND + "print('up', flush=True)\nimport time; time.sleep(60)\n"
    killed = subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert killed.stdout is not None
    assert killed.stdout.readline().split() == ["True", "False"]
    assert killed.stdout.readline().strip() == "up"
    killed.kill()
    killed.communicate()
    instance = SingleInstance()
    try:
        assert instance.is_first
        with qtbot.waitSignal(instance.asked, timeout=PATIENCE):
            second = start_again(tmp_path)
        second.communicate(timeout=PATIENCE / 1000)
    finally:
        instance.close()


@pytest.mark.parametrize("message", [b"", b"nonsense", b"[]", b'{"paths": 3, "tokens": {}}'])
def test_what_is_no_message_of_postil_is_ignored(
    instance: SingleInstance, qtbot: QtBot, message: bytes
) -> None:
    heard: list[object] = []
    instance.asked.connect(lambda *said: heard.append(said))
    assert send(_name(), message)
    assert instance.hand_over([])
    qtbot.waitUntil(lambda: bool(heard), timeout=PATIENCE)
    assert heard == [([], False)]


def test_the_right_to_come_to_the_front_is_handed_over(
    instance: SingleInstance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in TOKENS:
        monkeypatch.delenv(name, raising=False)
    said = {"paths": [], "sample": False, "tokens": {TOKENS[0]: "token-7"}}
    with qtbot.waitSignal(instance.asked, timeout=PATIENCE):
        assert send(_name(), json.dumps(said).encode())
    assert os.environ[TOKENS[0]] == "token-7"
    monkeypatch.delenv(TOKENS[0])


def test_files_that_the_finder_opens_are_opened(
    qapp: QtWidgets.QApplication, tmp_path: Path
) -> None:
    files = FilesFromSystem(qapp)
    asked: list[list[Path]] = []
    files.asked.connect(lambda paths, _sample: asked.append(paths))
    QtWidgets.QApplication.sendEvent(qapp, QtGui.QFileOpenEvent(str(tmp_path)))
    assert asked == [[tmp_path]]
    qapp.removeEventFilter(files)
    files.deleteLater()


def test_a_document_begins_a_project_and_an_engine_is_imported(
    desk: MainController, qtbot: QtBot, tmp_path: Path
) -> None:
    desk.open_paths([sample_file(DOCUMENT)])
    qtbot.waitUntil(
        lambda: (
            desk.projects.wizard is not None
            and [one.path for one in desk.projects.wizard.files.documents.files]
            == [sample_file(DOCUMENT)]
        ),
        timeout=PATIENCE,
    )
    assert desk.projects.wizard is not None
    desk.projects.wizard.reject()
    engines: list[Path] = []
    desk.projects.engine_dropped.disconnect()
    desk.projects.engine_dropped.connect(engines.append)
    engine = tmp_path / "Manuals.POSTIL"
    engine.touch()
    desk.open_paths([engine])
    assert engines == [engine]


def test_the_file_of_a_project_stands_for_its_folder(
    desk: MainController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(desk.projects, "open_folder", opened.append)
    (tmp_path / "project.sqlite").touch()
    desk.open_paths([tmp_path / "project.sqlite"])
    desk.open_paths([tmp_path])
    desk.open_paths([tmp_path / "gone"])
    assert opened == [tmp_path, tmp_path, tmp_path / "gone"]


def test_what_is_to_be_opened_waits_for_the_dialog_that_is_open(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(driver.desk.projects, "open_folder", opened.append)
    driver.desk.window.book["project.details"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(ProjectSettingsDialog)
    assert dialog is not None
    driver.desk.open_paths([tmp_path / "other"])
    driver.bot.wait(2 * MODAL_WAIT)
    assert not opened, "its answers are about the project that it was opened in"
    dialog.reject()
    driver.bot.waitUntil(lambda: opened == [tmp_path / "other"], timeout=PATIENCE)
