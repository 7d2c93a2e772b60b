"""Engines with grammars, from the training menu to the exported document."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil.engine.manifest import EngineManifest
from postil.formats.registry import open_document
from postil_gui.qt import Qt, QtWidgets
from postil_gui.shell.main_controller import MainController

# a tree of two phrases for every sentence of three words and more
PARSER = r"sed -e 's/[()]/ /g' -e 's/^\([^ ]* [^ ]*\) \(.*\)$/(S (NP \1) (VP \2))/'"
TAGGED = (20, 25, 27)
TERMS = {6: "écran tactile", 25: "chargeur de documents"}  # of the project's glossary
SEGMENTS = (5, 6, *TAGGED)


@pytest.fixture
def driver(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, poor_engine: Path
) -> Driver:
    """The sample project, with an engine of a handful of words."""
    desk.show_project(make_project(poor_engine))
    made = Driver(desk, qtbot)
    made.wait_until_idle()
    return made


def train(driver: Driver, recipe: str) -> None:
    """Train an engine from the menu, by the keyboard, and use it."""
    driver.press("Ctrl+T")
    driver.wait_until_idle()
    dialog = driver.desk.training.dialog
    assert dialog is not None
    form = dialog.setup
    form.recipes.setFocus()
    while form.recipe.name != recipe:
        driver.bot.keyClick(form.recipes, Qt.Key.Key_Down)
    form.form.fields["tuner"].set_value("none")
    if "occurrences" in form.form.fields:
        form.form.fields["occurrences"].set_value(1)  # of so small a text
    if recipe == "syntax":
        form.form.fields["parser"].set_value(PARSER)
    dialog.start.click()
    driver.bot.waitUntil(lambda: dialog.is_open_question, timeout=PATIENCE)
    driver.bot.keyClick(dialog.use, Qt.Key.Key_Return)
    driver.desk.window.activateWindow()
    driver.bot.waitUntil(driver.desk.window.isActiveWindow, timeout=PATIENCE)
    driver.wait_until_idle()


@pytest.mark.parametrize(
    ("recipe", "least"),
    [
        ("hierarchical", 5),
        ("hierarchical-left-to-right", 5),
        ("hierarchical-on-demand", 5),
        ("syntax", 1),
    ],
)
def test_an_engine_is_trained_translates_learns_and_the_document_is_exported(
    driver: Driver, recipe: str, least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train(driver, recipe)
    engine = driver.project.info.engine
    assert engine is not None
    assert EngineManifest.load(engine).kind == recipe
    check_that_what_it_learns_is_taken_back_with_the_confirmation(driver)
    if recipe == "hierarchical":
        check_that_a_word_of_a_phrase_with_gaps_can_be_kept_out(driver)
    texts = [confirm_suggestion(driver, number) for number in SEGMENTS]
    suggested = [text for text in texts if not text.startswith("Segment ")]
    assert len(suggested) >= least
    out = tmp_path / "out.xlf"
    monkeypatch.setattr(
        QtWidgets.QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(out), ""))
    )
    driver.press("Ctrl+E")
    driver.answer_open_segments()
    driver.wait_until_idle()
    segments = open_document(out, "en", "fr").segments
    said = [segments[number - 1].target for number in SEGMENTS]
    assert [target.plain for target in said if target] == texts


def check_that_what_it_learns_is_taken_back_with_the_confirmation(driver: Driver) -> None:
    driver.go(1)
    other = rows(driver)[4]
    before = driver.project.matching.machine(other).proposal
    driver.write("Guide abrégé de votre imprimante")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(rows(driver)[0]).state.is_confirmed
    assert driver.view.learning.heading.text() == "Learned from segment 1"
    driver.go(1)
    driver.press("Ctrl+Shift+U")
    driver.wait_until_idle()
    assert not driver.project.segments.get(rows(driver)[0]).state.is_confirmed
    after = driver.project.matching.machine(other).proposal
    assert before is not None
    assert after is not None
    assert after.target == before.target


def check_that_a_word_of_a_phrase_with_gaps_can_be_kept_out(driver: Driver) -> None:
    for number in range(2, len(rows(driver)) + 1):
        driver.go(number)
        driver.press("Ctrl+R")
        driver.wait_until_idle()
        machine = driver.view.editing.machine
        words = machine.words if machine is not None and driver.text == machine.target.plain else ()
        gapped = next(
            (word for word in words if word.part is not None and word.text.isalpha()), None
        )
        if gapped is not None:
            break
    assert gapped is not None
    cursor = driver.view.grid.editor.textCursor()
    cursor.setPosition(gapped.start + 1)
    driver.view.grid.editor.setTextCursor(cursor)
    driver.press("Ctrl+Alt+W")
    assert "stands for words" in driver.view.tools.popup.list.cards[0].spoken
    driver.press("2")
    driver.wait_until_idle()
    assert [(one.source, one.target) for one in driver.project.blocked.all()] == [gapped.part]
    proposal = driver.project.matching.machine(driver.row_id).proposal
    assert proposal is not None
    assert gapped.pair not in [word.pair for word in proposal.words]


def confirm_suggestion(driver: Driver, number: int) -> str:
    """Confirm a segment with what the engine suggests for it, or with its number where it is in
    doubt and suggests nothing; the text.
    """
    driver.go(number)
    row = driver.row_id
    source = driver.project.segments.get(row).source
    assert bool(source.tags) == (number in TAGGED)
    proposal = driver.project.matching.machine(row).proposal
    if proposal is None:
        driver.write(f"Segment {number}")
    else:
        tags = sorted(tag.id for tag in proposal.target.tags)
        assert tags == sorted(tag.id for tag in source.tags)
        assert TERMS.get(number, "") in proposal.target.plain
        driver.press("Ctrl+R")
        driver.wait_until_idle()
    text = driver.text
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(row).state.is_confirmed
    return text


def rows(driver: Driver) -> list[int]:
    model = driver.view.model
    return [model.segment(row).row_id for row in range(model.rowCount())]
