"""Training from the window: real trainings in a real child, paused, cancelled, left for later; what
came of them, and what is done with it.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot
from training_children import a_job, an_outcome, broken, busy

from postil.engine.manifest import EngineManifest
from postil.training.comparison import Example
from postil.training.comparison_log import logged_comparisons
from postil.workspace.learning.engine import engine_key
from postil_gui import paths
from postil_gui.features.training import estimates
from postil_gui.features.training.dialog import TrainDialog
from postil_gui.features.training.pace import Pace
from postil_gui.features.training.progress_page import duration
from postil_gui.operations import jobs
from postil_gui.operations.training import Trainer
from postil_gui.qt import Qt, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.theme.schemes import DARK, LIGHT
from postil_gui.widgets.compared_examples import examples_html, marked
from postil_resources.sample_project import MEMORY, sample_file

P_VALUE = r"\bp\s*(=|<|&lt;)"


@pytest.fixture
def dialog(driver: Driver) -> TrainDialog:
    """The training dialog of the sample project, opened by its key."""
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    assert driver.desk.training.dialog is not None
    return driver.desk.training.dialog


def run_here(driver: Driver, trainer: Trainer) -> None:
    """Let the desk train with ``trainer``."""
    driver.desk.trainer.close()
    driver.desk.context.trainer = trainer
    engines = driver.desk.training
    engines.dialog = None
    engines.watch(trainer)
    driver.desk.training_news.watch(trainer)


def test_tuning_again_asks_for_the_engine(dialog: TrainDialog) -> None:
    form = dialog.setup
    form.choose("tune")
    assert form.base.isVisible()
    form.base.setCurrentIndex(0)
    assert form.base.folder is None
    dialog.start.click()
    assert dialog.message.text() == "Choose the engine to start from."
    assert form.base.hasFocus()


def test_a_training_from_the_menu_is_judged_and_used(
    desk, qtbot, make_project, poor_engine
) -> None:
    desk.show_project(make_project(poor_engine))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    dialog = desk.training.dialog
    assert dialog is not None
    form = dialog.setup
    assert (form.source.code, form.target.code) == ("en", "fr")
    boxes = form.memories.findChildren(QtWidgets.QCheckBox)
    assert [box.isChecked() for box in boxes] == [False, True]
    assert "printer-guide: " in boxes[1].text()
    assert form.against.folder == poor_engine
    assert "in use" in form.against.currentText()
    form.form.fields["tuner"].set_value("none")
    messages: list[str] = []
    desk.trainer.progressed.connect(lambda _, text: messages.append(text))
    dialog.start.click()
    qtbot.waitUntil(lambda: desk.trainer.is_running, timeout=PATIENCE)
    assert dialog.pause.isVisible()
    assert dialog.pause.hasFocus()
    assert not dialog.start.isVisible()
    assert desk.window.book["training.pause"].isEnabled()
    qtbot.waitUntil(lambda: dialog.is_open_question, timeout=PATIENCE)
    assert len(set(messages)) > 5
    assert any("printer-guide.tmx" in one for one in messages)  # not as the file made of it
    assert dialog.outcome.title.text() == "Printer: The new engine is better"
    assert "held-out segments" in dialog.outcome.sentence.text()
    shown = [one.text() for one in dialog.outcome.findChildren(QtWidgets.QLabel)]
    shown += [one.toPlainText() for one in dialog.outcome.findChildren(QtWidgets.QTextEdit)]
    assert not re.search(P_VALUE, " ".join(shown)), "figures of the trade are for who looks closer"
    assert re.search(P_VALUE, dialog.outcome.sentence.toolTip())
    assert dialog.use.isDefault()
    assert dialog.use.hasFocus()
    assert "Printer" in dialog.use.text()
    assert "Before" in dialog.outcome.examples.toPlainText()
    driver.bot.keyClick(dialog.use, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert driver.project.info.engine is not None
    assert driver.project.info.engine.name == "Printer"
    manifest = EngineManifest.load(driver.project.info.engine)
    assert "tuning" not in manifest.settings
    assert not dialog.isVisible()
    (logged,) = logged_comparisons(paths.engines_folder())  # the page of engines shows it
    assert logged.second == engine_key(manifest)
    assert logged.first == engine_key(EngineManifest.load(poor_engine))
    assert (logged.verdict, logged.names[1]) == ("better", "Printer")
    assert "kept out" in logged.on
    hidden = [path.name for path in paths.engines_folder().iterdir() if path.name[0] == "."]
    assert hidden == []


def test_what_is_left_to_translate_is_learned_from(driver: Driver, qtbot: QtBot) -> None:
    """The box in place of a file: the sources that are not confirmed reach the training."""
    run_here(driver, Trainer(busy))
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    dialog = driver.desk.training.dialog
    assert dialog is not None
    form = dialog.setup
    form.choose("phrase-based")
    assert not any(one.project_text.isVisible() for one in form.form.fields.values())
    form.choose("large-margin")
    field = form.form.fields["like"]
    qtbot.keyClicks(field.editor, "/no/such.txt")
    form.scrolled.ensureWidgetVisible(field)
    field.project_text.click()
    assert not field.editor.isEnabled()
    assert form.form.defaults.isEnabled()
    assert form.plan().sample == "like"
    assert "like" not in form.plan().settings
    dialog.start.click()
    trainer = driver.desk.context.trainer
    qtbot.waitUntil(lambda: trainer.is_running, timeout=PATIENCE)
    assert trainer.job is not None
    sample = Path(str(trainer.job.settings["like"]))
    assert sample.parent == jobs.job_folder(trainer.job.folder)
    segments = driver.project.segments.read()
    wanted = [one.source.plain for one in segments if not one.confirmed]
    assert len(wanted) > 0
    lines = sample.read_text(encoding="utf-8").splitlines()
    assert lines == [line for line in (" ".join(text.split()) for text in wanted) if line]
    trainer.cancel()
    qtbot.waitUntil(lambda: not trainer.is_running, timeout=PATIENCE)
    form.form.restore_defaults()
    assert not form.plan().sample
    assert field.editor.isEnabled()
    driver.desk.close_project()
    driver.desk.training.train()
    form.choose("large-margin")
    assert field.isVisible()
    assert not field.project_text.isVisible()


def test_a_fault_of_ours_is_shown_with_its_details(driver: Driver, qtbot: QtBot) -> None:
    run_here(driver, Trainer(broken))
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    assert driver.desk.training.dialog is not None
    driver.desk.training.dialog.close()
    driver.desk.training.train_in_background("Guides", ("en", "fr"), [sample_file(MEMORY)])
    window = driver.desk.window
    qtbot.waitUntil(lambda: bool(window.findChildren(QtWidgets.QMessageBox)), timeout=PATIENCE)
    (box,) = window.findChildren(QtWidgets.QMessageBox)
    assert "unexpected error" in box.text()
    assert "the lexicon caught fire" in box.detailedText()
    dialog = driver.desk.training.dialog
    assert dialog is not None
    assert (
        dialog.message.text() == "Guides: An unexpected error ended the training; nothing was kept."
    )
    box.close()


def test_a_training_in_the_background_needs_no_dialog(driver: Driver, qtbot: QtBot) -> None:
    run_here(driver, Trainer(busy))
    engines, trainer = driver.desk.training, driver.desk.trainer
    engines.train_in_background("Guides", ("en", "fr"), [sample_file(MEMORY)])
    qtbot.waitUntil(lambda: len(trainer.points) == 2, timeout=PATIENCE)
    assert engines.dialog is None
    trainer.pause()
    driver.press("Ctrl+T")
    dialog = engines.dialog
    assert dialog is not None
    assert dialog.progress.isVisible()
    assert dialog.pause.text() == "Go on"
    assert "22.00 in round 2" in dialog.progress.summary.text()
    trainer.cancel()


def test_a_project_without_an_engine_says_that_one_is_being_trained(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    desk.show_project(make_project(memories=[]))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    said = driver.view.matches.empty.accessibleName
    learns = driver.view.learning.empty.accessibleName
    assert "no engine" in said()
    assert "no engine" in learns()
    run_here(driver, Trainer(busy))
    trainer = desk.trainer
    desk.training.train_in_background("Guides", ("en", "fr"), [sample_file(MEMORY)])
    qtbot.waitUntil(lambda: "50%" in said(), timeout=PATIENCE)
    assert "being trained" in said()
    assert "no engine" not in said() + learns()
    driver.press("Ctrl+Down")
    driver.wait_until_idle()
    assert "being trained" in said(), "at the next segment, too"
    trainer.pause()
    qtbot.waitUntil(lambda: "paused" in said(), timeout=PATIENCE)
    trainer.cancel()
    qtbot.waitUntil(lambda: "no engine" in said(), timeout=PATIENCE)
    assert "no engine" in learns()


def test_an_engine_for_other_languages_is_not_this_project_s(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, tmp_path: Path
) -> None:
    desk.show_project(make_project(memories=[]))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    run_here(driver, Trainer(busy))
    desk.trainer.start(a_job(tmp_path, source_language="de"))
    qtbot.waitUntil(lambda: len(desk.trainer.points) == 2, timeout=PATIENCE)
    assert "no engine" in driver.view.matches.empty.accessibleName()
    desk.trainer.enqueue(a_job(tmp_path, destination=str(tmp_path / "Later")))
    assert "will be trained" in driver.view.matches.empty.accessibleName()
    desk.trainer.close()


def test_what_came_of_the_background_waits_for_an_answer(driver: Driver, tmp_path: Path) -> None:
    run_here(driver, Trainer(busy))
    engines, trainer = driver.desk.training, driver.desk.trainer
    job = a_job(tmp_path, use="another project")
    job.folder.mkdir()
    trainer.job = job
    trainer.finished.emit(an_outcome(0.2, 1.4, job.folder))
    assert driver.desk.window.status.training.text() == "New engine"
    driver.desk.window.book["training.show"].trigger()
    dialog = engines.dialog
    assert dialog is not None
    assert dialog.outcome.isVisible()
    dialog.keep.click()
    assert not dialog.is_open_question
    assert job.folder.exists()


def test_closing_the_desk_leaves_the_training_for_later(
    driver: Driver, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_here(driver, Trainer(busy))
    engines, trainer = driver.desk.training, driver.desk.trainer
    engines.train_in_background("Guides", ("en", "fr"), [sample_file(MEMORY)])
    folder = paths.engines_folder()
    qtbot.waitUntil((folder / "started").exists, timeout=PATIENCE)

    def answer(key: str) -> None:
        def choose(box: QtWidgets.QMessageBox) -> int:
            button = box.findChild(QtWidgets.QPushButton, key)
            assert button is not None
            button.click()
            return 0

        monkeypatch.setattr(QtWidgets.QMessageBox, "exec", choose)

    answer("stay")
    assert not driver.desk.window.close()
    assert trainer.is_running
    answer("later")
    assert engines.may_close()
    assert not trainer.is_running
    (job,) = jobs.interrupted(folder)
    assert (job.name, job.use) == ("Guides", str(driver.project.folder))
    engines.look_for_interrupted()
    driver.wait_until_idle()
    assert driver.desk.window.status.training.text() == "Training interrupted"
    dialog = engines.dialog
    assert dialog is not None
    driver.desk.window.activateWindow()  # a question that never appeared leaves it inactive
    qtbot.waitUntil(driver.desk.window.isActiveWindow, timeout=PATIENCE)
    driver.press("Ctrl+T")
    assert dialog.banner.isVisible()
    assert "“Guides” (English to French) was interrupted" in dialog.banner_text.text()
    (folder / "started").unlink()
    dialog.go_on.click()
    qtbot.waitUntil((folder / "started").exists, timeout=PATIENCE)
    answer("cancel")
    assert engines.may_close()
    assert jobs.interrupted(folder) == []


@pytest.mark.parametrize(
    ("interval", "said"),
    [
        ((0.2, 1.4), ("The new engine is better", "Use in “Printer”")),
        ((-0.4, 1.0), ("The new engine has not proved better", "Keep")),
        ((-1.4, -0.2), ("The new engine is not better", "Discard")),
    ],
)
def test_only_a_better_engine_is_offered(
    driver: Driver,
    dialog: TrainDialog,
    tmp_path: Path,
    interval: tuple[float, float],
    said: tuple[str, str],
) -> None:
    title, advised = said
    job = a_job(tmp_path)
    job.folder.mkdir()
    driver.desk.trainer.job = job
    driver.desk.trainer.finished.emit(an_outcome(*interval, job.folder))
    assert dialog.outcome.title.text() == f"Guides: {title}"
    shown = [dialog.discard, dialog.keep, dialog.use]
    assert all(button.isVisible() for button in shown)
    assert [button.text() for button in shown if button.isDefault()] == [advised]
    assert [button.text() for button in shown if button.hasFocus()] == [advised]
    assert dialog.outcome.which.tabText(0) == "Gained most (2)"
    assert dialog.outcome.which.tabText(1) == "Lost most (1)"
    driver.bot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.is_open_question, "Escape decides nothing"
    assert driver.desk.window.book["training.show"].isEnabled()
    driver.desk.window.book["training.show"].trigger()
    assert dialog.isVisible()
    dialog.discard.click()
    driver.wait_until_idle()
    assert not job.folder.exists()
    assert not dialog.is_open_question
    assert not driver.desk.window.book["training.show"].isEnabled()


def test_a_result_nobody_saw_waits_in_the_status_bar(
    driver: Driver, dialog: TrainDialog, tmp_path: Path
) -> None:
    dialog.close()
    job = a_job(tmp_path)
    job.folder.mkdir()
    driver.desk.trainer.job = job
    driver.desk.trainer.finished.emit(an_outcome(0.2, 1.4, job.folder))
    button = driver.desk.window.status.training
    assert button.isVisible()
    assert button.text() == "New engine"
    button.click()
    assert dialog.isVisible()
    dialog.keep.click()
    assert job.folder.exists()
    assert "kept" in driver.desk.window.status.currentMessage()


def test_an_engine_is_for_projects_between_its_languages(
    driver: Driver, dialog: TrainDialog, tmp_path: Path, make_project: MakeProject
) -> None:
    job = a_job(tmp_path, use="another project", target_language="de")
    driver.desk.trainer.job = job
    driver.desk.trainer.finished.emit(an_outcome(0.2, 1.4, job.folder))
    assert dialog.is_open_question
    assert not dialog.use.isEnabled()
    assert dialog.keep.isDefault()
    german = {"documents": [sample_file("quick-guide.xlf")], "target_language": "de"}
    driver.desk.show_project(make_project(folder="german", memories=[], glossaries=[], **german))
    driver.wait_until_idle()
    assert dialog.use.isEnabled()
    assert dialog.use.isDefault()
    driver.desk.close_project()
    assert not dialog.use.isEnabled()
    assert dialog.keep.isDefault()
    dialog.keep.click()


def test_what_is_missing_is_said_and_gets_the_focus(driver: Driver, dialog: TrainDialog) -> None:
    form = dialog.setup
    for box in form.memories.findChildren(QtWidgets.QCheckBox):
        box.setChecked(False)
    dialog.start.click()
    assert "at least one memory" in dialog.message.text()
    form.name.clear()
    dialog.start.click()
    assert "name" in dialog.message.text()
    assert form.name.hasFocus()
    assert not driver.desk.trainer.is_running


def test_the_keyboard_walks_the_form_in_order(driver: Driver, dialog: TrainDialog) -> None:
    form = dialog.setup
    form.recipes.setFocus()
    seen: list[QtWidgets.QWidget] = []
    for _ in range(40):
        focus = dialog.focusWidget()
        assert focus is not None
        seen.append(focus)
        driver.bot.keyClick(focus, Qt.Key.Key_Tab)
    boxes = form.memories.findChildren(QtWidgets.QCheckBox)
    wanted: list[QtWidgets.QWidget] = [
        form.recipes,
        form.name,
        form.source,
        form.target,
        boxes[1],
        form.corpora.list,
        form.against,
        form.form.fields["tuner"].editor,
        form.form.more,
        dialog.start,
    ]
    places_ = [
        next((n for n, one in enumerate(seen) if one is w or w.isAncestorOf(one)), -1)
        for w in wanted
    ]
    assert -1 not in places_, [str(w) for w, n in zip(wanted, places_, strict=True) if n < 0]
    assert places_ == sorted(places_)


def test_differences_are_marked_word_by_word() -> None:
    before, after = marked("Ne pas ouvrir le bac.", "N'ouvrez pas le bac.")
    assert "".join(text for text, _ in before) == "Ne pas ouvrir le bac."
    assert "".join(text for text, _ in after) == "N'ouvrez pas le bac."
    assert [text for text, mark in before if mark] == ["Ne", "ouvrir"]
    assert [text for text, mark in after if mark] == ["N'ouvrez"]
    assert marked("", "a") == ([], [("a", True)])


def test_examples_are_escaped_and_cut_off() -> None:
    example = Example("<b>&", "r", "x < y", "x > y", -3.0)
    html = examples_html([example] * 60, LIGHT, right_to_left=(False, True))
    assert "<b>&amp;" not in html
    assert "&lt;b&gt;&amp;" in html
    assert "30 more are not shown" in html
    assert 'dir="rtl"' in html
    assert "−3" in html
    assert examples_html([example], DARK) != examples_html([example], LIGHT)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(5.4, "5 s"), (200, "3 min 20 s"), (1800, "30 min"), (3900, "1 h 5 min")],
)
def test_times_are_said_in_words(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_what_is_left_is_told_by_the_pace_of_late() -> None:
    pace = Pace()
    for second in range(1, 101):  # half of it in 100 seconds, the rest in 400
        pace.note(second, second / 200)
    assert pace.rest(100) == pytest.approx(100)
    for second in range(101, 301):
        pace.note(second, 0.5 + (second - 100) / 800)
    assert pace.rest(300) == pytest.approx(200)  # all of its time would say 100
    assert pace.rest(360) > 240, "it stands"


def test_what_was_done_before_a_pause_of_days_does_not_count_for_the_pace() -> None:
    pace = Pace()
    pace.note(1, 0.5)  # read from the disk
    for second in range(2, 61):
        pace.note(second, 0.5 + (second - 1) / 1000)
    assert pace.rest(60) == pytest.approx((1 - 0.559) * 1000, rel=0.05)


def test_where_the_system_does_not_say_how_busy_it_is_nobody_else_is_at_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown() -> tuple[float, float, float]:
        raise OSError("Load averages are unobtainable")

    monkeypatch.setattr(os, "getloadavg", unknown, raising=False)
    assert estimates._busy() == 0
