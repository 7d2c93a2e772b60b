"""Find and replace, repeated segments: through the keyboard, and back in one step."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil_gui.features.editing.replace.replace_dialog import ReplaceDialog
from postil_gui.features.editing.replace.replace_model import TEXT
from postil_gui.features.editing.segments.repetitions_dialog import RepetitionsDialog
from postil_gui.qt import Qt
from postil_gui.settings import REPEAT

LINES = ["Save", "Open", "Save", "Save it", "Save"]


@pytest.fixture
def lines(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    path = tmp_path / "text.txt"
    path.write_text("\n".join(LINES))
    return show(make_project(documents=[path], memories=[], glossaries=[]))


def targets(driver: Driver) -> list[str]:
    driver.wait_until_idle()
    shown = [driver.view.model.segment(row).target.plain for row in range(len(LINES))]
    assert shown == [one.target.plain for one in driver.project.segments.read()]
    return shown


def confirm(driver: Driver, text: str) -> None:
    driver.write(text)
    driver.press("Ctrl+Return")


def test_confirming_fills_repetitions_and_one_key_takes_it_back(lines: Driver) -> None:
    confirm(lines, "Enregistrer")
    assert targets(lines) == ["Enregistrer", "", "Enregistrer", "", "Enregistrer"]
    third = lines.view.model.segment(2)
    assert (third.state, third.origin) == (SegmentState.DRAFT, "repeated")
    lines.press("Ctrl+Alt+Z")
    assert targets(lines) == ["Enregistrer", "", "", "", ""]
    assert lines.project.segments.get(1).confirmed


def test_what_was_typed_stays_and_another_translation_is_told(lines: Driver) -> None:
    lines.go(3)
    confirm(lines, "Sauver")
    lines.wait_until_idle()
    lines.press("Ctrl+Alt+Z")
    lines.wait_until_idle()
    lines.go(5)
    lines.write("Tapé")
    lines.go(1)
    confirm(lines, "Enregistrer")
    assert targets(lines) == ["Enregistrer", "", "Sauver", "", "Tapé"]
    assert "translated otherwise in: 3" in lines.desk.window.status.currentMessage()


def test_asking_first(lines: Driver) -> None:
    lines.desk.settings.set(REPEAT, "ask")
    confirm(lines, "Enregistrer")
    lines.wait_until_idle()
    dialog = lines.desk.window.findChild(RepetitionsDialog)
    assert dialog is not None
    assert dialog.rows == [3, 5]
    dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    dialog.accept()
    assert targets(lines) == ["Enregistrer", "", "", "", "Enregistrer"]


def test_undoing_and_redoing_a_confirmation_asks_nothing(lines: Driver) -> None:
    confirm(lines, "Enregistrer")
    lines.wait_until_idle()
    lines.desk.settings.set(REPEAT, "ask")
    lines.go(1)
    confirm(lines, "Sauver")
    lines.wait_until_idle()
    dialog = lines.desk.window.findChild(RepetitionsDialog)
    assert dialog is not None
    dialog.reject()
    lines.bot.waitUntil(lambda: lines.desk.window.findChild(RepetitionsDialog) is None)
    lines.desk.window.activateWindow()
    for command in ("undo", "redo", "undo"):
        getattr(lines.view.undoing, command)()
        lines.wait_until_idle()
        assert lines.desk.window.findChild(RepetitionsDialog) is None
    assert lines.project.segments.get(1).target.plain == "Enregistrer"


def test_switched_off(lines: Driver) -> None:
    lines.desk.settings.set(REPEAT, "off")
    confirm(lines, "Enregistrer")
    assert targets(lines) == ["Enregistrer", "", "", "", ""]


def test_replace_with_a_list_to_check(lines: Driver) -> None:
    confirm(lines, "Enregistrer le fichier")
    lines.wait_until_idle()
    lines.press("Ctrl+H")
    dialog = lines.desk.window.findChild(ReplaceDialog)
    assert dialog is not None
    assert dialog.find_field.hasFocus() or dialog.focusWidget() is dialog.find_field
    lines.keys("fichier", dialog.find_field)
    lines.keys("document", dialog.new_field)
    dialog.search()
    lines.wait_until_idle()
    model = dialog.model
    assert model.rowCount() == 3
    assert model.index(0, TEXT).data() == "Enregistrer le fichier → document"
    dialog.table.setCurrentIndex(model.index(1, 0))
    lines.bot.keyClick(dialog.table, Qt.Key.Key_Space)
    assert len(model.checked) == 2
    assert dialog.replace.text() == "Replace 2"
    dialog.replace.click()
    old, new = "Enregistrer le fichier", "Enregistrer le document"
    assert targets(lines) == [new, "", old, "", new]
    assert lines.view.model.segment(0).state is SegmentState.DRAFT
    assert model.rowCount() == 1  # searched again
    dialog.close()
    lines.desk.window.activateWindow()
    lines.view.work.undo()
    assert targets(lines) == [old, "", old, "", old]
    assert lines.view.model.segment(0).state is SegmentState.TRANSLATED


def test_replace_says_what_is_wrong(lines: Driver) -> None:
    lines.project.segments.save_draft(2, TaggedText("Ouvrir (tout)"))
    lines.press("Ctrl+H")
    dialog = lines.desk.window.findChild(ReplaceDialog)
    assert dialog is not None
    dialog.expression.setChecked(True)
    dialog.find_field.setText("(")
    dialog.search()
    lines.wait_until_idle()
    assert "not a regular expression" in dialog.message.text()
    assert not dialog.replace.isEnabled()
    dialog.expression.setChecked(False)
    dialog.search()
    lines.wait_until_idle()
    assert dialog.model.rowCount() == 1
