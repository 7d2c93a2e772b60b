"""Trainings one after the other, results nobody has looked at, and the fields beside the recipe."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver
from pytestqt.qtbot import QtBot
from training_children import a_job, an_outcome, first_fails, quick, until_told

from postil.errors import UsageError
from postil.training import workers
from postil.training.request import TESTED, TrainingReport
from postil.training.workers import ClusterSize
from postil.types.progress import CurvePoint
from postil_gui import paths
from postil_gui.features.training import estimates
from postil_gui.features.training.dialog import TrainDialog
from postil_gui.features.training.result_page import report_text
from postil_gui.operations import jobs
from postil_gui.operations.training import Trainer
from postil_gui.widgets.dialogs import file_dialogs as files


@pytest.fixture
def dialog(driver: Driver) -> TrainDialog:
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    found = driver.desk.training.dialog
    assert found is not None
    return found


def wait_until_idle(driver: Driver) -> None:
    forms = driver.desk.training.estimates
    driver.bot.waitUntil(lambda: forms.is_idle, timeout=PATIENCE)


def use(driver: Driver, trainer: Trainer) -> TrainDialog:
    """Let the desk train with ``trainer``, in a dialog of its own."""
    engines = driver.desk.training
    driver.desk.trainer.close()
    driver.desk.context.trainer = trainer
    engines.dialog = None
    engines.watch(trainer)
    driver.desk.training_news.watch(trainer)
    engines.train()
    driver.wait_until_idle()
    assert engines.dialog is not None
    return engines.dialog


def test_a_result_outlives_the_desk(qtbot: QtBot, tmp_path: Path) -> None:
    trainer = Trainer(quick)
    job = a_job(tmp_path)
    with qtbot.waitSignal(trainer.finished, timeout=PATIENCE) as caught:
        trainer.start(job)
    trainer.close()
    assert jobs.interrupted(tmp_path) == []
    (found,) = jobs.unseen(tmp_path)
    assert (found.job, found.outcome) == (job, caught.args[0])
    assert found.points == (CurvePoint("dev BLEU", 1.0, 20.0),)
    (tmp_path / "Guides").rmdir()
    assert jobs.unseen(tmp_path) == [], "its engine was deleted"
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_record_is_dropped_and_the_engine_kept(tmp_path: Path) -> None:
    job = a_job(tmp_path)
    jobs.record(job)
    job.folder.mkdir()
    (jobs.job_folder(job.folder) / jobs.RESULT).write_text('{"an_outcome": {}}', encoding="utf-8")
    assert jobs.unseen(tmp_path) == []
    assert [path.name for path in tmp_path.iterdir()] == ["Guides"]


def test_the_next_start_shows_what_nobody_saw(driver: Driver) -> None:
    folder = paths.engines_folder()
    folder.mkdir(parents=True)
    for name in ("One", "Two"):
        job = replace(a_job(folder), name=name, destination=str(folder / name))
        jobs.record(job)
        job.folder.mkdir()
        jobs.keep(job, an_outcome(0.2, 1.4, job.folder), [])
    engines = driver.desk.training
    engines.look_for_interrupted()
    driver.wait_until_idle()
    assert driver.desk.window.status.training.text() == "New engine"
    driver.desk.window.status.training.click()
    dialog = engines.dialog
    assert dialog is not None
    assert dialog.outcome.isVisible()
    dialog.keep.click()
    assert dialog.isVisible(), "the second one is shown"
    assert dialog.is_open_question
    dialog.discard.click()
    assert not dialog.isVisible()
    driver.wait_until_idle()
    assert [path.name for path in folder.iterdir()] == ["One"]


def test_trainings_follow_one_another(driver: Driver, qtbot: QtBot) -> None:
    trainer = Trainer(until_told)
    dialog = use(driver, trainer)
    folder = paths.engines_folder()
    for name in ("First", "Second", "Third"):
        if trainer.is_running:
            dialog.more.click()
            driver.wait_until_idle()
            assert dialog.start.text() == "Train afterwards"
            assert dialog.focusWidget() is dialog.setup.recipes
        dialog.setup.name.setText(name)
        for _ in range(2):  # as one who clicks twice does
            dialog.start.click()
        driver.wait_until_idle()
    qtbot.waitUntil((folder / "First started").exists, timeout=PATIENCE)
    assert [job.name for job in trainer.waiting] == ["Second", "Third"]
    assert "Second, Third" in dialog.progress.waiting.text()
    assert dialog.progress.isVisible()
    assert [job.name for job in jobs.interrupted(folder)] == ["Second", "Third"]
    dialog.cancel.click()
    qtbot.waitUntil((folder / "Second started").exists, timeout=PATIENCE)
    (folder / "go").touch()
    qtbot.waitUntil(lambda: not trainer.is_running and not trainer.waiting, timeout=PATIENCE)
    assert dialog.is_open_question
    assert driver.desk.window.status.currentMessage().startswith("Third: Better: ")
    for name in ("Third", "Second"):  # the newest first: which is it?
        assert dialog.outcome.isVisible()
        assert dialog.outcome.title.text().startswith(f"{name}: ")
        dialog.keep.click()
    assert not dialog.is_open_question
    trainer.close()
    assert sorted(path.name for path in folder.iterdir() if path.is_dir()) == ["Second", "Third"]


def test_a_training_that_fails_in_the_queue_is_told_by_name(driver: Driver, qtbot: QtBot) -> None:
    trainer = Trainer(first_fails)
    dialog = use(driver, trainer)
    told: list[str] = []
    driver.desk.context.show_error = lambda _title, error: told.append(str(error))  # type: ignore[method-assign]
    folder = paths.engines_folder()
    for name in ("First", "Second", "Third"):
        dialog.begin(a_job(folder, name=name, destination=str(folder / name)))
    qtbot.waitUntil((folder / "First started").exists, timeout=PATIENCE)
    (folder / "go").touch()
    qtbot.waitUntil(lambda: not trainer.is_running and not trainer.waiting, timeout=PATIENCE)
    assert told == ["Second: The memory holds no segments."]
    while dialog.is_open_question:
        dialog.keep.click()
    dialog.show()
    dialog.begin(a_job(folder, name="Second", destination=str(folder / "Second")))
    qtbot.waitUntil(lambda: not trainer.is_running, timeout=PATIENCE)
    assert dialog.message.text() == "Second: The memory holds no segments."
    assert len(told) == 1, "its page says it"
    trainer.close()


def test_counts_of_a_report_agree() -> None:
    """What was read is what was trained on, tuned on and left out."""
    report = TrainingReport(Path(), pairs=4549, tuned_on=150)
    report.rejected = {TESTED: 173, "too long": 2}
    assert report_text(report) == (
        "Trained on 4,699 segment pairs, 150 of them to tune the weights; without 173 whose "
        "sources are among the segments it is judged by; 2 were left out (too long: 2)."
    )


def test_after_a_result_keys_go_to_the_translation(driver: Driver, qtbot: QtBot) -> None:
    trainer = Trainer(until_told)
    dialog = use(driver, trainer)
    folder = paths.engines_folder()
    dialog.begin(a_job(folder))
    qtbot.waitUntil((folder / "Guides started").exists, timeout=PATIENCE)
    dialog.close()
    button = driver.desk.window.status.training
    button.setFocus()  # as who goes there by Tab
    (folder / "go").touch()
    qtbot.waitUntil(lambda: not trainer.is_running, timeout=PATIENCE)
    driver.wait_until_idle()
    button.setFocus()
    button.click()
    dialog.keep.click()
    driver.wait_until_idle()
    assert driver.focus() is driver.view.grid.editor
    trainer.close()


def test_what_waits_can_be_dropped_and_survives_a_stop(driver: Driver, qtbot: QtBot) -> None:
    trainer = Trainer(until_told)
    dialog = use(driver, trainer)
    folder = paths.engines_folder()
    dialog.begin(a_job(folder))
    qtbot.waitUntil((folder / "Guides started").exists, timeout=PATIENCE)
    dialog.begin(a_job(folder, name="Later", destination=str(folder / "Later")))
    dialog.progress.drop.click()
    assert trainer.waiting == []
    driver.wait_until_idle()
    assert jobs.interrupted(folder) == []
    dialog.begin(a_job(folder, name="Later", destination=str(folder / "Later")))
    trainer.leave()
    assert {job.name for job in jobs.interrupted(folder)} == {"Guides", "Later"}


def test_judged_by_texts_of_ones_own(
    driver: Driver, dialog: TrainDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = dialog.setup
    texts = [tmp_path / "test.en", tmp_path / "test.fr"]
    answers = iter(texts)
    monkeypatch.setattr(files, "ask_file", lambda *_: next(answers))
    form.judge.choice.setCurrentIndex(1)
    form.judge.choice.activated.emit(1)
    assert form.plan().test == tuple(map(str, texts))
    assert "test.en + test.fr" in form.judge.name.text()
    form.judge.choice.setCurrentIndex(0)
    form.judge.choice.activated.emit(0)
    assert form.plan().test == ()
    monkeypatch.setattr(files, "ask_file", lambda *_: None)
    form.judge.choice.setCurrentIndex(1)
    form.judge.choice.activated.emit(1)
    assert form.judge.choice.currentIndex() == 0, "nothing was chosen"


def test_recipes_for_few_are_folded_until_they_are_asked_for(dialog: TrainDialog) -> None:
    form = dialog.setup
    names = [recipe.name for recipe in form._recipes]
    shown = {name for row, name in enumerate(names) if not form.recipes.isRowHidden(row)}
    assert set(names) - shown == {"max-margin"}
    form.more_recipes.click()
    assert not any(form.recipes.isRowHidden(row) for row in range(len(names)))
    form.more_recipes.click()
    form.choose("max-margin")
    assert form.recipe.name == "max-margin"
    assert not form.recipes.isRowHidden(names.index("max-margin"))


def test_the_cluster_is_tried_and_says_what_is_wrong(
    driver: Driver, dialog: TrainDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = dialog.setup
    assert not form.cluster.isVisible(), "a phrase-based engine is trained here"
    form.choose("relevant-set")
    assert not form.cluster.isVisible(), "it is for few, and folded"
    form.form.more.click()
    assert form.cluster.isVisible()
    field = form.cluster
    assert not field.test.isEnabled()
    field.address_field.setFocus()
    driver.bot.keyClicks(field.address_field, "host:8786")
    field.test.click()
    assert "looks like tcp://" in field.answer.text()
    dialog.start.click()
    assert "looks like tcp://" in dialog.message.text()
    field.address_field.setText("tcp://host:8786")

    def nobody(address: str) -> ClusterSize:
        raise UsageError(f"No Dask cluster answers at {address}.")

    monkeypatch.setattr(workers, "cluster_size", nobody)
    field.test.click()
    wait_until_idle(driver)
    assert field.answer.text().startswith("No Dask cluster answers at tcp://host:8786")
    assert field.answer.property("kind") == "wrong"
    monkeypatch.setattr(workers, "cluster_size", lambda _: ClusterSize(2, 8))
    field.test.click()
    wait_until_idle(driver)
    assert "2 workers with 8 threads" in field.answer.text()
    assert form.plan().cluster == "tcp://host:8786"
    form.choose("phrase-based")
    assert form.plan().cluster == ""


def test_the_form_foretells_time_and_memory(driver: Driver, dialog: TrainDialog) -> None:
    wait_until_idle(driver)
    text = dialog.setup.estimate.text()
    assert "About 926 segment pairs" in text
    assert "of memory" in text
    for box in dialog.setup.memories.children():
        if hasattr(box, "setChecked"):
            box.setChecked(False)
    wait_until_idle(driver)
    assert dialog.setup.estimate.text() == ""


def test_the_form_tells_of_other_programs_but_not_of_a_training_before_it(
    driver: Driver, dialog: TrainDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(estimates, "_busy", lambda: 1000.0)
    for is_running in (False, True):
        monkeypatch.setattr(Trainer, "is_running", is_running)
        dialog.setup.plan_changed.emit()
        wait_until_idle(driver)
        text = dialog.setup.estimate.text()
        assert "About 926 segment pairs" in text
        assert ("Other programs" in text) is not is_running
