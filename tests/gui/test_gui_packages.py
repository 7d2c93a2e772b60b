"""Packages through the window: out, in, and back."""

from __future__ import annotations

import json
import threading
import zipfile
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, held
from pytestqt.qtbot import QtBot

from postil.formats.exchange.glossary import Term
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.package.file import MANIFEST
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project
from postil_gui.features.projects.package_commands import MergeDialog, PackDialog
from postil_gui.qt import Qt, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.work_dialog import OutcomeDialog, WorkDialog


def dialog(driver: Driver, kind: type[QtWidgets.QDialog]) -> QtWidgets.QDialog:
    driver.bot.waitUntil(lambda: driver.desk.window.findChild(kind) is not None, timeout=PATIENCE)
    found = driver.desk.window.findChild(kind)
    assert isinstance(found, QtWidgets.QDialog)
    return found


def test_a_project_goes_out_and_what_comes_back_is_merged(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "out.postilproject"
    monkeypatch.setattr(files, "ask_new_file", lambda *_: package)
    driver.desk.window.book["project.pack"].trigger()
    asked = dialog(driver, PackDialog)
    assert isinstance(asked, PackDialog)
    driver.bot.keyClick(asked.do, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert package.is_file()
    back = tmp_path / "back.postilproject"
    with unpack_project(package, tmp_path / "theirs", author="Bea") as theirs:
        theirs.segments.confirm(3, TaggedText("Ce qui fut fait là-bas"))
        theirs.tools.annotations.bookmark([1, 2])
        theirs.blocked.block("page", "feuille")
        theirs.terminology.add_own(Term("cover", "couvercle"))
        theirs.checks.add_word("Postil")
        pack_project(theirs, back)
    monkeypatch.setattr(files, "ask_file", lambda *_: back)
    driver.desk.window.book["project.merge_package"].trigger()
    how = dialog(driver, MergeDialog)
    assert isinstance(how, MergeDialog)
    driver.bot.keyClick(how.do, Qt.Key.Key_Return)
    outcome = dialog(driver, OutcomeDialog)
    assert isinstance(outcome, OutcomeDialog)
    driver.wait_until_idle()
    assert "Ce qui fut fait là-bas" in outcome.list.item(0).text()
    assert "2 segments have other comments, bookmarks or locks." in outcome.text.text()
    assert "Blocked for the machine, or not any more: 1 phrase." in outcome.text.text()
    assert "Terms that came, changed or went: 1." in outcome.text.text()
    assert "The checks are set otherwise now." in outcome.text.text()
    outcome.close()
    assert driver.project.segments.get(2).bookmarked
    driver.go(3)
    assert driver.text == "Ce qui fut fait là-bas"
    assert driver.project.segments.get(3).confirmed


def test_what_a_reviewer_did_is_seen_at_once_and_can_be_rejected(
    driver: Driver, tmp_path: Path
) -> None:
    driver.go(1)
    driver.write("Le texte du traducteur")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    package, back = tmp_path / "out.postilproject", tmp_path / "back.postilproject"
    pack_project(driver.project, package)
    with unpack_project(package, tmp_path / "theirs", author="Bea") as theirs:
        theirs.segments.confirm(1, TaggedText("Le texte du relecteur"))
        theirs.review.add_finding(1, "style", "major", "Not how the client says it.")
        pack_project(theirs, back)
    driver.desk.packages.merge_file(back)
    how = dialog(driver, MergeDialog)
    assert isinstance(how, MergeDialog)
    driver.bot.keyClick(how.do, Qt.Key.Key_Return)
    outcome = dialog(driver, OutcomeDialog)
    assert isinstance(outcome, OutcomeDialog)
    driver.wait_until_idle()
    assert outcome.text.text().startswith(
        "Segments taken over: 1. Changed on both sides: 0; changed only here: "
    )
    outcome.close()
    assert [one.finding.text for one in driver.view.reviewing.findings] == [
        "Not how the client says it."
    ]
    assert set(driver.desk.review.changed) == {1}
    assert driver.desk.review.reviewer == "Bea"
    driver.go(1)
    driver.desk.window.book["review.reject_all"].trigger()
    driver.wait_until_idle()
    assert driver.text == "Le texte du traducteur"


def test_a_merge_that_changes_nothing_begins_no_review(driver: Driver, tmp_path: Path) -> None:
    driver.view.save()
    driver.wait_until_idle()
    package, back = tmp_path / "out.postilproject", tmp_path / "back.postilproject"
    pack_project(driver.project, package)
    with unpack_project(package, tmp_path / "theirs", author="Bea") as theirs:
        pack_project(theirs, back)
    driver.desk.packages.merge_file(back)
    how = dialog(driver, MergeDialog)
    assert isinstance(how, MergeDialog)
    driver.bot.keyClick(how.do, Qt.Key.Key_Return)
    outcome = dialog(driver, OutcomeDialog)
    assert isinstance(outcome, OutcomeDialog)
    assert outcome.text.text() == "Nothing that came back differs from this project."
    assert not outcome.list.isVisible()
    outcome.close()
    driver.wait_until_idle()
    assert driver.project.review.reviewer == ""


@pytest.mark.parametrize("stopped", [False, True])
def test_a_project_is_handed_over_or_not(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    package = tmp_path / "Printer.postilproject"
    monkeypatch.setattr(files, "ask_new_file", lambda *_: package)
    driver.wait_until_idle()
    with held(driver.open_project.data):
        driver.desk.window.book["project.pack"].trigger()
        form = dialog(driver, PackDialog)
        assert isinstance(form, PackDialog)
        form.do.click()
        work = dialog(driver, WorkDialog)
        assert isinstance(work, WorkDialog)
        if stopped:
            work.stop.click()
    window = driver.desk.window

    def told() -> bool:
        if stopped:
            return window.status.currentMessage() == "Stopped: no package was written."
        written = f"The project is in {package}."
        return window.notice.isVisible() and window.notice.text.text() == written

    driver.bot.waitUntil(told, timeout=PATIENCE)
    driver.bot.waitUntil(lambda: window.findChild(WorkDialog) is None, timeout=PATIENCE)
    assert package.exists() != stopped
    assert window.notice.isVisible() != stopped


@pytest.mark.parametrize("kind", ["cut off", "no archive", "newer", "other"])
def test_a_package_that_cannot_be_merged_says_why_and_changes_nothing(
    driver: Driver, tmp_path: Path, kind: str
) -> None:
    driver.view.save()  # what the editor has filled in
    driver.wait_until_idle()
    package, broken = tmp_path / "out.postilproject", tmp_path / "broken.postilproject"
    pack_project(driver.project, package)
    if kind == "cut off":
        broken.write_bytes(package.read_bytes()[:-1000])
    elif kind == "no archive":
        broken.write_text("hello")
    else:
        changes = {"format": 99} if kind == "newer" else {"project": "another", "name": "Other"}
        rewrite_manifest(package, broken, changes)
    before = driver.project.segments.read()
    driver.desk.packages.merge_file(broken)
    how = dialog(driver, MergeDialog)
    assert isinstance(how, MergeDialog)
    driver.bot.keyClick(how.do, Qt.Key.Key_Return)
    box = dialog(driver, QtWidgets.QMessageBox)
    assert isinstance(box, QtWidgets.QMessageBox)
    said = {
        "cut off": "it is no ZIP archive, or its end is missing",
        "no archive": "it is no ZIP archive, or its end is missing",
        "newer": "it has format 99; this Postil knows 1",
        "other": "is a package of another project (Other)",
    }
    assert said[kind] in box.text()
    box.close()
    driver.wait_until_idle()
    assert driver.project.segments.read() == before
    assert driver.project.review.reviewer == ""


def rewrite_manifest(package: Path, to: Path, changes: dict[str, object]) -> None:
    with zipfile.ZipFile(package) as old, zipfile.ZipFile(to, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == MANIFEST:
                data = json.dumps({**json.loads(data), **changes}).encode()
            new.writestr(name, data)


def test_a_package_is_opened_as_a_project(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "Guide.postilproject"
    pack_project(driver.project, package)
    before = driver.project.folder
    driver.desk.projects.take_files([package])
    driver.bot.waitUntil(
        lambda: driver.desk.open_project is not None and driver.project.folder != before,
        timeout=PATIENCE,
    )
    driver.wait_until_idle()
    assert driver.project.folder.name == "Guide"
    assert driver.project.segments.count() == 60


def test_a_package_that_opens_slowly_says_how_far_it_is(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, tmp_path: Path
) -> None:
    package, go_on = tmp_path / "theirs.postilproject", threading.Event()
    with make_project() as made:
        pack_project(made, package)

    def work(progress: Progress) -> Project:
        progress.update(done=2, total=5)
        assert go_on.wait(PATIENCE / 1000)
        return unpack_project(package, tmp_path / "ours", author="Bea")

    status = desk.window.status
    desk.projects.open_with("Open the package", work)
    qtbot.waitUntil(lambda: "40%" in status.currentMessage(), timeout=PATIENCE)
    assert status.isVisible()
    assert status.currentMessage() == "Open the package … 40%"
    go_on.set()
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    assert "Open the package" not in status.currentMessage()


def test_what_stays_as_it_is_here_is_listed(driver: Driver, tmp_path: Path) -> None:
    package, back = tmp_path / "out.postilproject", tmp_path / "back.postilproject"
    pack_project(driver.project, package)
    with unpack_project(package, tmp_path / "theirs", author="Bea") as theirs:
        theirs.segments.save_draft(2, TaggedText("brouillon de là-bas"))
        pack_project(theirs, back)
    driver.go(2)
    driver.write("Ma traduction")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.desk.packages.merge_file(back)
    how = dialog(driver, MergeDialog)
    assert isinstance(how, MergeDialog)
    assert how.theirs.isChecked()
    driver.bot.keyClick(how.do, Qt.Key.Key_Return)
    outcome = dialog(driver, OutcomeDialog)
    assert isinstance(outcome, OutcomeDialog)
    driver.wait_until_idle()
    lines = [outcome.list.item(row).text() for row in range(outcome.list.count())]
    assert len(lines) == 1
    assert lines[0].endswith("Ma traduction  →  brouillon de là-bas: stays as it is here")
    outcome.close()
    assert driver.project.segments.get(2).target.plain == "Ma traduction"
    assert driver.project.segments.get(2).confirmed


def test_the_tip_of_a_command_that_cannot_be_done_says_why(driver: Driver) -> None:
    book = driver.desk.window.book
    given_back = book["project.return_package"]
    assert not given_back.isEnabled()
    assert "hand it over as a package" in given_back.toolTip()
    confirm = book["segment.confirm"]
    assert "first" not in confirm.toolTip()
    driver.desk.close_project()
    assert not confirm.isEnabled()
    assert "Open a project first." in confirm.toolTip()
