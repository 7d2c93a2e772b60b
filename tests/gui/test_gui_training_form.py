"""The form of a recipe: made of its settings, whatever they are and however long their names."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from desk_driver import Driver
from pytestqt.qtbot import QtBot
from training_children import a_job, an_outcome

from postil.engine.manifest import EngineManifest
from postil.errors import UsageError
from postil.training.recipe import Recipe, Setting
from postil.training.request import TrainingReport
from postil_gui import paths
from postil_gui.features.training.dialog import TrainDialog
from postil_gui.paths import KnownEngine
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.widgets.dialogs.settings_form import SettingsForm
from postil_gui.widgets.measures import scaled

ROUNDS = Setting("rounds", "Rounds", "How often.", default=10, low=1, high=50)
RATE = Setting("rate", "Rate", "How far.", default=0.05, low=1e-6, advanced=True)
METHOD = Setting("method", "Method", "Which.", default="a", choices=("a", "b"))
DEEP = Setting("deep", "Deep", "Whether.", default=False)


def test_a_form_is_made_of_settings(qtbot: QtBot) -> None:
    form = SettingsForm((ROUNDS, RATE, METHOD, DEEP))
    qtbot.addWidget(form)
    form.show()
    assert form.values() == {}
    assert not form.advanced.isVisible()
    assert not form.defaults.isEnabled()
    for field in form.fields.values():
        assert field.editor.accessibleName() == field.setting.label
        assert field.editor.accessibleDescription() == field.setting.help
    form.fields["rounds"].set_value(20)
    form.fields["method"].set_value("b")
    form.fields["deep"].set_value(True)
    assert form.values() == {"rounds": 20, "method": "b", "deep": True}
    assert form.defaults.isEnabled()
    rate = form.fields["rate"]
    assert isinstance(rate.editor, QtWidgets.QLineEdit)
    for text, problem in (("much", True), ("0", True), ("0,1", False)):
        rate.editor.clear()
        qtbot.keyClicks(rate.editor, text)
        assert bool(rate.problem.text()) is problem
    assert form.values()["rate"] == 0.1
    rate.editor.setText("-1")
    with pytest.raises(UsageError):
        form.values()
    assert form.advanced.isVisible(), "the wrong field is shown"
    assert "0.000001 or more" in rate.problem.text()
    form.restore_defaults()
    assert form.values() == {}
    assert rate.problem.text() == ""


def test_choices_are_shown_by_their_labels(qtbot: QtBot) -> None:
    form = SettingsForm((replace(METHOD, labels=("First way", "Second way")),))
    qtbot.addWidget(form)
    form.show()
    editor = form.fields["method"].editor
    assert isinstance(editor, QtWidgets.QComboBox)
    assert editor.currentText() == "First way"
    qtbot.keyClick(editor, Qt.Key.Key_Down)
    assert editor.currentText() == "Second way"
    assert form.values() == {"method": "b"}
    form.restore_defaults()
    assert editor.currentText() == "First way"


def test_a_file_is_chosen_or_typed_whatever_its_name(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = SettingsForm((Setting("trees", "Trees", "Which file.", default="", file=True), ROUNDS))
    qtbot.addWidget(form)
    form.show()
    field = form.fields["trees"]
    assert isinstance(field.editor, QtWidgets.QLineEdit)
    qtbot.keyClicks(field.editor, "/a, b/trees.txt")
    assert form.values() == {"trees": "/a, b/trees.txt"}
    chooser = field.findChild(QtWidgets.QPushButton)
    assert chooser.accessibleName() == "Choose a file"
    for chosen, wanted in (("", "/a, b/trees.txt"), ("/c/d.trees", "/c/d.trees")):
        answer = chosen, ""
        monkeypatch.setattr(
            QtWidgets.QFileDialog, "getOpenFileName", lambda *_, answer=answer: answer
        )
        qtbot.mouseClick(chooser, Qt.MouseButton.LeftButton)
        assert form.values() == {"trees": wanted}
    other = form.fields["rounds"].editor
    assert field.editor.x() == other.x(), "fields stand in one column"
    assert chooser.geometry().right() == other.geometry().right()


def test_the_text_of_the_project_is_offered_for_samples_only(qtbot: QtBot) -> None:
    like = Setting("like", "Like this", "Which text.", default="", file=True, sample=True)
    form = SettingsForm((like, Setting("trees", "Trees", "Which.", default="", file=True), ROUNDS))
    qtbot.addWidget(form)
    form.show()
    box = form.fields["like"].project_text
    assert not box.isVisible()
    form.offer_project_text(True)
    assert box.isVisible()
    assert not form.fields["trees"].project_text.isVisible()
    box.click()
    assert form.sample == "like"
    assert form.values() == {}
    form.set_values({"like": "a.txt"})
    assert (form.sample, form.values()) == ("", {"like": "a.txt"})
    box.click()
    form.offer_project_text(False)
    assert not form.sample


def test_scrolling_past_a_field_does_not_change_it(qtbot: QtBot) -> None:
    form = SettingsForm((ROUNDS, METHOD))
    qtbot.addWidget(form)
    form.show()
    for field in form.fields.values():
        field.editor.clearFocus()
        where = field.editor.rect().center().toPointF()
        event = QtGui.QWheelEvent(
            where,
            field.editor.mapToGlobal(where),
            field.editor.rect().topLeft(),
            field.editor.rect().bottomRight(),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QtWidgets.QApplication.sendEvent(field.editor, event)
    assert form.values() == {}


LONG = Recipe(
    "long",
    "Unterscheidendes Training mit Vergleichsmengen (Relevanzmengenoptimierung)",
    "Lernt Gewichtungen aus Übersetzungsfehlern. " * 4,
    (
        replace(
            ROUNDS,
            label="Höchstzahl der Trainingsdurchgänge über sämtliche Vergleichsmengen hinweg",
            help="Mehr Durchgänge dauern länger und bringen nach dem zehnten nur noch wenig ein.",
        ),
        replace(METHOD, label="Übersetzungsqualitätsbewertungsverfahren", default="a"),
    ),
    True,
    lambda *_: TrainingReport(Path()),
)


def test_the_layout_holds_for_long_labels(driver: Driver) -> None:
    desk = driver.desk
    dialog = TrainDialog(desk.theme, desk.settings, desk.trainer, [LONG], desk.window)
    dialog.show()
    driver.bot.waitExposed(dialog)
    form = dialog.setup
    assert dialog.width() <= max(scaled(dialog, 940), desk.window.width())
    assert dialog.minimumSizeHint().width() <= desk.window.width() / 2
    assert form.body.width() <= form.scrolled.viewport().width()
    for field in form.form.fields.values():
        assert field.label.width() >= 20 * field.label.fontMetrics().averageCharWidth()
        assert field.label.height() >= field.label.heightForWidth(field.label.width())
        assert not field.label.geometry().intersects(field.editor.geometry())
    narrow = form.recipes.width() + form.body.minimumSizeHint().width() - 40
    dialog.resize(narrow, dialog.height())  # as with large text on a small screen
    driver.bot.wait(10)
    assert form.scrolled.horizontalScrollBar().maximum() == 0
    dialog.close()
    dialog.deleteLater()


def test_a_pair_of_texts_that_was_removed_is_forgotten(driver: Driver, tmp_path: Path) -> None:
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    assert driver.desk.training.dialog is not None
    form = driver.desk.training.dialog.setup
    source, first, second = (tmp_path / name for name in ("a.en", "a.fr", "b.fr"))
    memory = tmp_path / "memory.tmx"
    form.add_pair(source, first)
    form.corpora.add_paths([memory])
    form.add_pair(source, second)
    rows = [form.corpora.list.item(row).text() for row in range(form.corpora.list.count())]
    assert rows == ["a.en + b.fr", "memory.tmx"]
    assert form.plan().corpora == ((str(source), str(second)), (str(memory),))
    form.corpora.list.selectAll()
    form.corpora.remove.click()
    form.corpora.add_paths([source])
    assert form.plan().corpora == ((str(source),),)


def test_where_an_engine_must_be_chosen_no_new_one_is_offered(driver: Driver) -> None:
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    assert driver.desk.training.dialog is not None
    form = driver.desk.training.dialog.setup
    form.choose("large-margin")
    assert form.base.itemText(0) == "A new one from the same texts"
    form.choose("tune")
    assert form.base.itemText(0) == "Choose an engine"
    assert form.base.folder is not None, "that of the project is chosen"


def test_an_engine_to_start_from_is_not_called_the_one_in_use(
    driver: Driver, poor_engine: Path
) -> None:
    manifest = EngineManifest.load(poor_engine)
    driver.desk.training.train_from(KnownEngine(poor_engine, manifest))
    driver.wait_until_idle()
    assert driver.desk.training.dialog is not None
    form = driver.desk.training.dialog.setup
    assert form.base.folder == poor_engine
    assert "in use" not in form.base.currentText()


def test_a_new_engine_is_offered_a_name_that_no_other_has(
    driver: Driver, poor_engine: Path, qtbot: QtBot
) -> None:
    name = driver.project.info.name
    folder = paths.engines_folder()
    for number, label in enumerate((name, f"{name.upper()} 2")):
        shutil.copytree(poor_engine, folder / str(number))
        replace(EngineManifest.load(poor_engine), title=label).save(folder / str(number))
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    assert driver.desk.training.dialog is not None
    form = driver.desk.training.dialog.setup
    assert form.name.text() == f"{name} 3"
    form.name.clear()
    qtbot.keyClicks(form.name, name)
    form.offer_name([name])
    assert form.name.text() == name, "what was typed stays"


def test_figures_of_segments_that_the_base_may_have_seen_are_called_too_high(
    driver: Driver, tmp_path: Path
) -> None:
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    assert driver.desk.training.dialog is not None
    page = driver.desk.training.dialog.outcome
    job, outcome = a_job(tmp_path), an_outcome(0.2, 1.4, tmp_path)
    page.show_outcome(job, outcome)
    assert "too high" not in page.advice.text()
    page.show_outcome(job, replace(outcome, starts_seen=True, seen_before=True))
    assert "its figures are too high" in page.advice.text()
    assert "from the next training on" not in page.advice.text()
