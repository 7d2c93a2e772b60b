"""What comes while something else is still on its way: keys, answers, projects."""

from __future__ import annotations

import threading
from pathlib import Path

from desk_driver import PATIENCE, Driver, MakeProject, held
from pytestqt.qtbot import QtBot

from postil.errors import InputError
from postil.formats.segment import SegmentState
from postil.workspace.project import Project
from postil_gui.i18n.messages import install, say
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtWidgets
from postil_gui.shell.main_controller import MainController


def saved(driver: Driver, row_id: int) -> str:
    return driver.project.segments.get(row_id).target.plain


def test_who_comes_back_before_a_text_is_written_finds_it(driver: Driver) -> None:
    row_id = driver.row_id
    with held(driver.open_project.data):
        driver.write("Le texte entier")
        driver.press("Alt+Down")
        driver.press("Alt+Up")
        assert driver.row_id == row_id
        assert driver.text == "Le texte entier"
    driver.wait_until_idle()
    assert saved(driver, row_id) == driver.text == "Le texte entier"


def test_typing_and_undoing_in_a_confirmed_segment_leaves_it_confirmed(driver: Driver) -> None:
    row_id = driver.row_id
    driver.write("Le texte entier")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.go(1)
    driver.keys("x")
    driver.view.editing.save()  # as after a moment without a key
    driver.wait_until_idle()
    assert driver.view.model.segment(0).state is SegmentState.DRAFT
    driver.press("Ctrl+Z")
    assert driver.text == "Le texte entier"
    driver.press("Alt+Down")
    driver.wait_until_idle()
    assert driver.project.segments.get(row_id).state is SegmentState.TRANSLATED
    assert driver.view.model.segment(0).state is SegmentState.TRANSLATED


def test_an_older_answer_leaves_the_text_that_is_being_written(driver: Driver) -> None:
    editing = driver.view.editing
    driver.write("Un")
    editing.save()
    driver.wait_until_idle()
    older = driver.project.segments.get(driver.row_id)
    with held(driver.open_project.data):
        driver.keys(" deux")
        editing.save()
        editing.refresh([older])
        assert driver.text == "Un deux"
    driver.wait_until_idle()
    assert saved(driver, older.row_id) == driver.text == "Un deux"


def test_all_documents_are_exported_with_what_was_typed_last(
    driver: Driver, tmp_path: Path
) -> None:
    service = driver.desk.batch.service
    assert service is not None
    with held(driver.open_project.data):
        driver.write("Le dernier mot")
        driver.view.editing.save()
        service.export_all(tmp_path / "out", "{stem}.{language}{suffix}", "keep")
    driver.wait_until_idle()
    [file] = (tmp_path / "out").iterdir()
    assert "Le dernier mot" in file.read_text(encoding="utf-8")


def test_a_check_of_everything_keeps_what_was_checked_since(driver: Driver) -> None:
    service, row_id = driver.view.checking.service, driver.row_id
    driver.write("aa aa bb.")
    driver.view.editing.save()
    driver.wait_until_idle()
    with held(driver.open_project.reports):
        gate = threading.Event()
        every = driver.project.checks.all
        read = threading.Event()

        def slow(**options: object) -> object:
            found = every(**options)  # type: ignore[arg-type]
            read.set()
            gate.wait(60)
            return found

        driver.project.checks.all = slow  # type: ignore[method-assign,assignment]
        service.check_all()
    driver.bot.waitUntil(read.is_set, timeout=PATIENCE)
    texts: list[str] = []
    service.segment_checked.connect(
        lambda row_id: texts.append(service.findings.target_of(row_id).plain)
    )
    driver.write("cc bb.")
    driver.view.editing.save()
    driver.bot.waitUntil(lambda: "cc bb." in texts, timeout=PATIENCE)
    fresh = service.findings.of(row_id)
    gate.set()
    driver.bot.waitUntil(lambda: service.complete, timeout=PATIENCE)
    driver.wait_until_idle()
    assert service.findings.of(row_id) == fresh
    assert service.findings.target_of(row_id).plain == "cc bb."


def test_a_project_that_comes_while_another_one_closes_is_shown_after_it(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    second = make_project(folder="second")
    folder = second.folder
    second.close()
    desk.show_project(make_project())
    Driver(desk, qtbot).wait_until_idle()
    first = desk.open_project
    assert first is not None
    with held(desk.executor):
        desk.projects.open_folder(folder)
        gate = threading.Event()
        first.data.submit(Operation("Write", lambda _: gate.wait(60)))
        desk.executor.submit(Operation("Then", lambda _: None, lambda _: gate.set()))
    desk.window.book["project.close"].trigger()
    qtbot.waitUntil(
        lambda: desk.open_project is not None and desk.open_project is not first, timeout=PATIENCE
    )
    Driver(desk, qtbot).wait_until_idle()
    assert desk.open_project is not None
    assert desk.open_project.project.folder == folder
    assert desk.batch.service is not None
    Project.open(first.project.folder).close()


def test_what_is_wrong_with_a_file_is_told_in_the_language_of_the_desk(
    qapp: QtWidgets.QApplication,
) -> None:
    problem = InputError(
        "this is no text file, or UTF-16 without a byte-order mark", file="a.txt", line=3
    )
    try:
        install(qapp, "de")
        told = say(problem)
    finally:
        install(qapp, "en")
    assert "a.txt" in told
    assert "this is no text file" not in told
