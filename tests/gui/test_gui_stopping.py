"""Long work that is stopped says what was done up to then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from desk_driver import PATIENCE, Driver, MakeProject, Show, held

from postil.types.progress import Progress
from postil_gui.features.batch.dialogs import ExportAllDialog, PretranslateDialog
from postil_gui.qt import QtWidgets
from postil_gui.widgets.dialogs.work_dialog import WorkDialog

Dialog = TypeVar("Dialog", bound=QtWidgets.QDialog)


def shown(driver: Driver, kind: type[Dialog]) -> Dialog:
    """The dialog of that kind that is in sight; waits for it."""
    window = driver.desk.window

    def visible() -> list[Dialog]:
        return [one for one in window.findChildren(kind) if one.isVisible()]

    driver.bot.waitUntil(lambda: bool(visible()), timeout=PATIENCE)
    return visible()[0]


def stop_at(driver: Driver, give: Callable[[], None], done: int) -> None:
    """Give a command, and stop its work by the button when so much is done; 0: before it began."""
    driver.wait_until_idle()
    with held(driver.open_project.machine):
        give()
        work = shown(driver, WorkDialog)
        progress = Progress(lambda one: one.pause() if done and one.done == done else None)
        work.operation.progress = progress
        if not done:
            work.stop.click()
    if done:
        driver.bot.waitUntil(lambda: progress.paused, timeout=PATIENCE)
        work.stop.click()
    driver.wait_until_idle()


def test_what_was_pretranslated_stays_and_can_be_taken_back(driver: Driver) -> None:
    def pretranslate() -> None:
        driver.desk.window.book["project.pretranslate"].trigger()
        form = shown(driver, PretranslateDialog)
        form.policy.confidence.setValue(0)
        form.do.click()

    def texts() -> list[str]:
        rows = driver.project.segments.read()[1:]  # the first is filled in by the editor
        return [one.target.plain for one in rows]

    status = driver.desk.window.status
    before = texts()
    stop_at(driver, pretranslate, 0)
    assert status.currentMessage() == "Stopped: nothing was changed."
    assert texts() == before
    stop_at(driver, pretranslate, 5)
    said = status.currentMessage()
    assert said.startswith("Stopped after 5 of ")
    assert "takes it back" in said
    changed = [n for n, text in enumerate(texts()) if text != before[n]]
    assert 0 < len(changed) <= 5
    driver.desk.window.book["project.undo_batch"].trigger()
    driver.wait_until_idle()
    assert texts() == before


def test_documents_that_were_written_are_counted(
    make_project: MakeProject, show: Show, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{name}.txt" for name in ("one", "two", "three")]
    for path in paths:
        path.write_text("A sentence.", encoding="utf-8")
    driver = show(make_project(documents=paths))
    out = tmp_path / "out"

    def export() -> None:
        driver.desk.window.book["project.export_all"].trigger()
        form = shown(driver, ExportAllDialog)
        form.folder.setText(str(out))
        form.do.click()

    stop_at(driver, export, 1)
    assert [path.name for path in out.iterdir()] == ["one.fr.txt"]
    notice = driver.desk.window.notice
    assert notice.isVisible()
    assert notice.text.text() == f"Stopped: 1 of 3 documents written: {out}"


def test_other_work_keeps_its_dialog_while_stopped_work_ends(driver: Driver) -> None:
    def pretranslate() -> WorkDialog:
        driver.desk.window.book["project.pretranslate"].trigger()
        shown(driver, PretranslateDialog).do.click()
        return shown(driver, WorkDialog)

    driver.wait_until_idle()
    with held(driver.open_project.machine):
        first = pretranslate()
        first.stop.click()
        second = pretranslate()
        second.operation.progress.pause()
        assert second is not first
    driver.bot.waitUntil(
        lambda: "Stopped" in driver.desk.window.status.currentMessage(), timeout=PATIENCE
    )
    assert second.isVisible()
    second.operation.progress.resume()
    driver.wait_until_idle()
    assert "Stopped" not in driver.desk.window.status.currentMessage()
