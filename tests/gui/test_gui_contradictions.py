"""Contradictions between segments, kept up while one works; driven through the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, Show

from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project
from postil_gui.features.checks import contradictions

TEXT = "Save the file. Close the window.\nSave the file.\nSave the file.\n"
RIGHT, WRONG = "Enregistrez le fichier.", "Gardez le fichier."


@pytest.fixture
def driver(show: Show, tmp_path: Path) -> Driver:
    document = tmp_path / "guide.txt"
    document.write_text(TEXT, encoding="utf-8")
    return show(
        create_project(
            tmp_path / "twice",
            NewProject(
                name="Guide",
                source_language="en",
                target_language="fr",
                documents=[document],
            ),
        )
    )


def against(driver: Driver) -> list[int]:
    """Numbers of the segments that others contradict, by the signs of the grid and its findings."""
    service = driver.view.checking.service
    model = driver.view.model
    found = []
    for number in range(1, model.rowCount() + 1):
        row_id = model.segment(number - 1).row_id
        kinds = {one.finding.check for one in service.findings.of(row_id) if not one.ignored}
        if "consistency-target" in kinds:
            assert model.finding(row_id)[1] > 0
            found.append(number)
    return found


def expect(driver: Driver, numbers: list[int]) -> None:
    driver.bot.waitUntil(
        lambda: not driver.view.checking.service.is_looking and against(driver) == numbers,
        timeout=PATIENCE,
    )


def confirm(driver: Driver, number: int, text: str) -> None:
    driver.go(number)
    driver.write(text)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()


def test_found_when_confirmed_and_gone_when_mended(driver: Driver) -> None:
    confirm(driver, 1, RIGHT)
    expect(driver, [])
    confirm(driver, 3, WRONG)  # fills 4, too: two against one
    expect(driver, [1])
    confirm(driver, 4, RIGHT)  # accepted twice
    expect(driver, [3])
    confirm(driver, 3, RIGHT)
    expect(driver, [])


def test_half_a_sentence_contradicts_nothing_until_it_is_left(driver: Driver) -> None:
    confirm(driver, 1, RIGHT)
    driver.go(3)
    driver.write("Gardez le")
    driver.view.editing.save()
    driver.wait_until_idle()
    assert against(driver) == []
    driver.go(2)
    expect(driver, [3])


def test_there_again_when_the_project_is_opened(driver: Driver, show: Show) -> None:
    confirm(driver, 1, RIGHT)
    confirm(driver, 3, RIGHT)
    confirm(driver, 4, WRONG)
    expect(driver, [4])
    folder = driver.project.folder
    driver.desk.close_project()
    again = show(Project.open(folder))
    expect(again, [4])
    assert not again.view.checking.service.complete, "nobody asked for all checks"


def test_followed_through_undo_and_changes_of_many(driver: Driver) -> None:
    confirm(driver, 1, RIGHT)
    confirm(driver, 3, RIGHT)
    confirm(driver, 4, WRONG)
    expect(driver, [4])
    driver.press("Ctrl+Alt+Z")  # takes the last confirmation back; the text stays as a draft
    driver.wait_until_idle()
    expect(driver, [4])
    row_id = driver.view.model.segment(3).row_id
    driver.project.segments.save_draft(row_id, TaggedText.of(RIGHT))  # as a batch does
    driver.view.checking.service.look_at([row_id])
    expect(driver, [])


def test_so_many_changes_that_all_is_read_anew(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contradictions, "MANY", 1)
    rows = [driver.view.model.segment(number).row_id for number in (0, 2, 3)]
    for row_id, text in zip(rows, (RIGHT, RIGHT, WRONG), strict=True):
        driver.project.segments.save_draft(row_id, TaggedText.of(text))
    driver.view.read_again(frozenset(rows))
    expect(driver, [4])


def test_after_all_was_checked_and_ignored(driver: Driver) -> None:
    confirm(driver, 1, RIGHT)
    confirm(driver, 3, WRONG)
    driver.press("Shift+F8")
    driver.wait_until_idle()
    expect(driver, [1])
    service = driver.view.checking.service
    assert service.complete
    issue = next(
        one
        for one in service.findings.of(driver.view.model.segment(0).row_id)
        if one.finding.check == "consistency-target"
    )
    service.ignore(issue, True)
    expect(driver, [])
    service.ignore(issue, False)
    expect(driver, [1])
    confirm(driver, 4, RIGHT)
    expect(driver, [3])


def test_followed_when_segments_are_merged(driver: Driver) -> None:
    confirm(driver, 1, RIGHT)
    confirm(driver, 3, WRONG)
    expect(driver, [1])
    driver.go(1)
    driver.press("Ctrl+J")
    driver.wait_until_idle()
    assert driver.view.model.rowCount() == 3
    expect(driver, [])
    driver.desk.window.book["segment.undo_change"].trigger()
    driver.wait_until_idle()
    assert driver.view.model.rowCount() == 4
    expect(driver, [1])
