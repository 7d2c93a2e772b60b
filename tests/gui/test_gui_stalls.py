"""The window answers while a large memory is imported, an engine trained, and segments decoded.

How long it was busy depends on the machine and on what else runs on it, so no time is asserted, but
that the event loop goes round all the while: many beats of a clock between the start and the end of
the work, which is long enough (a second or more) for a quick machine to beat many times as well,
and never half of the work between two of them.
``stalls.py`` beside this prints the times.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject
from pytestqt.qtbot import QtBot
from stalls import Beats, write_document, write_memory

from postil.workspace.segments.batch import BatchReport
from postil_gui.features.batch.service import BatchService
from postil_gui.shell.main_controller import MainController

UNITS = 20_000
SEGMENTS = 300
LEAST_BEATS = 20


@pytest.fixture
def memory(tmp_path: Path) -> Path:
    """A memory that takes a while to import."""
    return write_memory(tmp_path / "large.tmx", UNITS)


def test_importing_leaves_the_window_alive(driver: Driver, memory: Path) -> None:
    assert driver.desk.open_project is not None
    with Beats() as beats:
        driver.desk.open_project.import_memory(memory, lambda _: None)
        driver.wait_until_idle()
    assert driver.project.memories.sizes()["large"] == UNITS
    assert beats.count > LEAST_BEATS
    assert beats.busiest < beats.worked / 2


def test_decoding_leaves_the_window_alive(
    desk: MainController,
    qtbot: QtBot,
    make_project: MakeProject,
    sample_engine: Path,
    tmp_path: Path,
) -> None:
    document = write_document(tmp_path / "long.txt", SEGMENTS)
    desk.show_project(make_project(sample_engine, documents=[document]))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    assert desk.open_project is not None
    service = BatchService(desk.open_project)
    reports: list[BatchReport] = []
    service.changed.connect(lambda report, _: reports.append(report))
    with Beats() as beats:
        service.pretranslate({"memory": 102, "repaired": False, "machine": 0.0})
        driver.wait_until_idle()
    assert reports[0].segments.total() == SEGMENTS
    assert reports[0].segments["machine"] > 0
    assert beats.count > LEAST_BEATS
    assert beats.busiest < beats.worked / 2
