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
SEGMENTS = 20


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
    if recipe == "syntax":
        form.form.fields["parser"].set_value(PARSER)
    dialog.start.click()
    driver.bot.waitUntil(lambda: dialog.is_open_question, timeout=PATIENCE)
    driver.bot.keyClick(dialog.use, Qt.Key.Key_Return)
    driver.desk.window.activateWindow()
    driver.bot.waitUntil(driver.desk.window.isActiveWindow, timeout=PATIENCE)
    driver.wait_until_idle()


@pytest.mark.parametrize("recipe", ["hierarchical", "hierarchical-left-to-right", "syntax"])
def test_an_engine_is_trained_translates_learns_and_the_document_is_exported(
    driver: Driver, recipe: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train(driver, recipe)
    engine = driver.project.info.engine
    assert engine is not None
    assert EngineManifest.load(engine).kind == recipe
    texts, suggested = [], 0
    for number in range(1, SEGMENTS + 1):
        driver.go(number)
        segment = driver.project.segments.get(driver.row_id)
        proposal = driver.project.matching.machine(driver.row_id).proposal
        if proposal is not None:  # doubtful ones are hidden
            suggested += 1
            assert sorted(tag.id for tag in proposal.target.tags) == sorted(
                tag.id for tag in segment.source.tags
            )
        driver.press("Ctrl+R")
        driver.wait_until_idle()
        if not driver.text.strip():
            driver.write(f"Segment {number}")
        texts.append(driver.text)
        driver.press("Ctrl+Return")
        driver.wait_until_idle()
    assert suggested > SEGMENTS // 2
    assert all(
        driver.project.segments.get(row).state.is_confirmed for row in rows(driver)[:SEGMENTS]
    )
    out = tmp_path / "out.xlf"
    monkeypatch.setattr(
        QtWidgets.QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(out), ""))
    )
    driver.press("Ctrl+E")
    driver.answer_open_segments()
    driver.wait_until_idle()
    said = [one.target.plain for one in open_document(out, "en", "fr").segments if one.target]
    assert said[:SEGMENTS] == texts


def test_what_it_learned_from_a_segment_is_taken_back_with_the_confirmation(
    driver: Driver,
) -> None:
    train(driver, "hierarchical")
    driver.go(1)
    second = rows(driver)[1]
    before = driver.project.matching.machine(second).proposal
    driver.write("Guide abrégé de votre imprimante")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(rows(driver)[0]).state.is_confirmed
    assert driver.view.learning.heading.text() == "Learned from segment 1"
    driver.go(1)
    driver.press("Ctrl+Shift+U")
    driver.wait_until_idle()
    assert not driver.project.segments.get(rows(driver)[0]).state.is_confirmed
    after = driver.project.matching.machine(second).proposal
    assert before is not None
    assert after is not None
    assert after.target == before.target


def rows(driver: Driver) -> list[int]:
    model = driver.view.model
    return [model.segment(row).row_id for row in range(model.rowCount())]
