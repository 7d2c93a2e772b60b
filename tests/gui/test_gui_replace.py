"""Find and replace by hand: what is replaced is what is listed, and what is listed is what is asked
for.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show
from PySide6.QtTest import QTest

from postil.text.tags import Tag, TaggedText
from postil_gui.features.editing.replace.replace_dialog import ReplaceDialog
from postil_gui.features.editing.replace.replace_model import NUMBER, TEXT
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.widgets.keys.mnemonics import letter_of

TEXTS = ["Une imprimante", "Imprimante éteinte", "IMPRIMANTE", "Le capot", "L'imprimante"]


@pytest.fixture
def drafts(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    path = tmp_path / "text.txt"
    path.write_text("\n".join(f"Line {n}" for n in range(1, len(TEXTS) + 1)))
    project = make_project(documents=[path], memories=[], glossaries=[])
    for row_id, text in enumerate(TEXTS, 1):
        project.segments.save_draft(row_id, TaggedText.of(text))
    return show(project)


def targets(driver: Driver) -> list[str]:
    driver.wait_until_idle()
    return [one.target.plain for one in driver.project.segments.read()]


def opened(driver: Driver, text: str, new: str = "") -> ReplaceDialog:
    driver.press("Ctrl+H")
    dialog = driver.desk.window.findChild(ReplaceDialog)
    assert dialog is not None
    driver.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)  # it looks again as it comes up
    driver.keys(text, dialog.find_field)
    driver.keys(new, dialog.new_field)
    search(driver, dialog)
    return dialog


def search(driver: Driver, dialog: ReplaceDialog) -> None:
    dialog.search()
    driver.wait_until_idle()


def uncheck(driver: Driver, dialog: ReplaceDialog, row: int) -> None:
    dialog.table.setCurrentIndex(dialog.model.index(row, NUMBER))
    driver.bot.keyClick(dialog.table, Qt.Key.Key_Space)


def test_what_is_no_longer_asked_for_is_not_replaced(drafts: Driver) -> None:
    dialog = opened(drafts, "imprimante")
    assert dialog.replace.text() == "Replace 4"
    drafts.keys("copieur", dialog.new_field)
    assert dialog.replace.text() == "Replace"
    dialog.replace.click()  # the list still shows the words gone
    assert targets(drafts) == TEXTS
    assert [hit.new for hit in dialog.model.checked] == [
        "copieur", "Copieur", "COPIEUR", "copieur"
    ]  # fmt: skip
    dialog.replace.click()
    assert targets(drafts) == [
        "Une copieur", "Copieur éteinte", "COPIEUR", "Le capot", "L'copieur"
    ]  # fmt: skip
    assert dialog.message.text() == "Replaced in 4 segments. Nothing was found."


def test_enter_goes_to_a_hit_and_ctrl_enter_replaces(drafts: Driver) -> None:
    dialog = opened(drafts, "imprimante", "copieur")
    modifiers = Qt.KeyboardModifier
    drafts.bot.keyClick(dialog.new_field, Qt.Key.Key_Return)
    assert targets(drafts) == TEXTS
    drafts.bot.keyClick(dialog.new_field, Qt.Key.Key_Return, modifiers.ControlModifier)
    after = ["Une copieur", "Copieur éteinte", "COPIEUR", "Le capot", "L'copieur"]
    assert targets(drafts) == after
    drafts.bot.keyClick(dialog.new_field, Qt.Key.Key_Return, modifiers.ControlModifier)
    assert targets(drafts) == after


def test_capitals_are_kept_unless_it_is_switched_off(drafts: Driver) -> None:
    dialog = opened(drafts, "imprimante", "copieur")
    dialog.capitals.setChecked(False)
    search(drafts, dialog)
    assert {hit.new for hit in dialog.model.checked} == {"copieur"}
    dialog.case.setChecked(True)
    assert not dialog.capitals.isEnabled()


def test_what_was_unchecked_stays_so_when_the_new_text_is_changed(drafts: Driver) -> None:
    dialog = opened(drafts, "imprimante", "copieu")
    uncheck(drafts, dialog, 1)
    drafts.keys("r", dialog.new_field)
    search(drafts, dialog)
    assert [hit.place for hit in dialog.model.checked] == [0, 2, 4]
    dialog.replace.click()
    assert targets(drafts)[1] == "Imprimante éteinte"
    dialog.model.check_all(True)
    assert len(dialog.model.checked) == 1


def test_what_was_typed_meanwhile_is_found_and_replaced(drafts: Driver) -> None:
    drafts.go(4)
    dialog = opened(drafts, "imprimante", "copieur")
    drafts.desk.window.activateWindow()
    drafts.bot.waitUntil(drafts.desk.window.isActiveWindow, timeout=PATIENCE)
    drafts.go(4)
    drafts.keys(" de l'imprimante", drafts.view.grid.editor)
    QtWidgets.QApplication.sendEvent(dialog, QtCore.QEvent(QtCore.QEvent.Type.WindowActivate))
    drafts.bot.waitUntil(lambda: dialog.model.rowCount() == 5, timeout=PATIENCE)
    dialog.replace.click()
    assert targets(drafts)[3] == "Le capot de l'copieur"


def test_only_what_is_shown_is_what_the_grid_shows(drafts: Driver) -> None:
    assert drafts.desk.open_project is not None
    drafts.desk.open_project.filtered.emit([4, 0])  # as a command may, without the filter bar
    dialog = opened(drafts, "imprimante", "copieur")
    assert dialog.model.rowCount() == 4
    dialog.shown_only.setChecked(True)
    search(drafts, dialog)
    assert [hit.place for hit in dialog.model.checked] == [0, 4]


def test_locked_segments_and_tags_are_told(drafts: Driver) -> None:
    bold = Tag("open", "1", "<b>", "<b>"), Tag("close", "1", "</b>", "</b>")
    drafts.project.tools.annotations.lock([1])
    drafts.project.segments.save_draft(
        4, TaggedText.from_parts(["L'impri", bold[0], "mante", bold[1]])
    )
    dialog = opened(drafts, "imprimante", "copieur")
    assert dialog.message.text() == (
        "5 hits · 1 in a locked segment, which stays as it is · "
        "1 with tags inside, which stay around the new text"
    )
    dialog.replace.click()
    drafts.wait_until_idle()
    assert drafts.project.segments.get(1).target.plain == TEXTS[0]
    assert drafts.project.segments.get(4).target == TaggedText.from_parts(
        ["L'", bold[0], "copieur", bold[1]]
    )


def test_one_step_takes_a_replacement_back(drafts: Driver) -> None:
    dialog = opened(drafts, "imprimante", "copieur")
    dialog.replace.click()
    drafts.wait_until_idle()
    dialog.close()
    drafts.view.undoing.undo()  # what the key does
    assert targets(drafts) == TEXTS
    drafts.view.undoing.redo()
    assert targets(drafts)[0] == "Une copieur"


def test_what_is_typed_while_the_window_opens_is_what_is_to_be_found(drafts: Driver) -> None:
    editor, before = drafts.view.grid.editor, targets(drafts)
    drafts.press("Ctrl+H")
    dialog = drafts.desk.window.findChild(ReplaceDialog)
    assert dialog is not None
    assert not dialog.isActiveWindow()  # the window manager has not given it the keys yet
    drafts.keys("capot", editor)
    drafts.bot.keyClick(editor, Qt.Key.Key_Tab)
    drafts.keys("é", editor)
    drafts.bot.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    drafts.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    assert (dialog.find_field.text(), dialog.new_field.text()) == ("capot", "é")
    assert targets(drafts) == before
    assert not drafts.project.segments.read()[0].state.is_confirmed
    drafts.keys("X", editor)  # the window is in front: keys for another are for that
    assert "X" in drafts.text
    dialog.close()


def test_all_or_none_can_be_checked_only_where_that_changes_something(drafts: Driver) -> None:
    dialog = opened(drafts, "nothing of the kind")

    def possible() -> tuple[bool, bool]:
        return dialog.all.isEnabled(), dialog.none.isEnabled()

    assert possible() == (False, False)
    dialog.find_field.clear()
    drafts.keys("imprimante", dialog.find_field)
    search(drafts, dialog)
    assert possible() == (False, True)  # all are
    uncheck(drafts, dialog, 0)
    assert possible() == (True, True)
    dialog.none.click()
    assert possible() == (True, False)
    dialog.side.setCurrentIndex(1)  # the source, in which nothing is replaced
    dialog.find_field.setText("Line")
    search(drafts, dialog)
    assert dialog.model.rowCount() == len(TEXTS)
    assert possible() == (False, False)
    dialog.close()


def toggle(driver: Driver, dialog: ReplaceDialog, box: QtWidgets.QCheckBox) -> None:
    """Alt and the letter of an option."""
    wanted = not box.isChecked()
    letter = letter_of(box.text())
    QTest.keyClick(dialog.windowHandle(), letter, Qt.KeyboardModifier.AltModifier)
    driver.bot.waitUntil(lambda: box.isChecked() is wanted, timeout=PATIENCE)  # Qt shows it pressed
    search(driver, dialog)


def test_each_option_by_its_key_narrows_what_is_found(
    show: Show, make_project: MakeProject, tmp_path: Path
) -> None:
    texts = ["Straße und STRASSE", "Die Straßen", "el año, Año, ÁÑO", "año2", "sin año"]
    path = tmp_path / "text.txt"
    path.write_text("\n".join(["Straße", "b", "c", "d", "e"]), encoding="utf-8")
    project = make_project(
        documents=[path],
        memories=[],
        glossaries=[],
        source_language="de",
        target_language="es",
    )
    for row_id, text in enumerate(texts, 1):
        project.segments.save_draft(row_id, TaggedText.of(text))
    driver = show(project)
    dialog = opened(driver, "año")

    def found() -> list[tuple[int, str, str]]:
        rows = range(dialog.model.rowCount())
        hits = [dialog.model.hit(row) for row in rows]
        return [(hit.place, hit.side, hit.found.plain) for hit in hits]

    everywhere = [(2, "target", "año"), (2, "target", "Año"), (3, "target", "año")]
    assert found() == [*everywhere, (4, "target", "año")]
    toggle(driver, dialog, dialog.whole)
    assert found() == [*everywhere[:2], (4, "target", "año")]
    toggle(driver, dialog, dialog.case)
    assert found() == [everywhere[0], (4, "target", "año")]
    toggle(driver, dialog, dialog.whole)
    toggle(driver, dialog, dialog.case)
    dialog.find_field.setText("straße")
    for side, where in enumerate((["source", "target", "target", "target"], ["source"])):
        dialog.side.setCurrentIndex(side)
        search(driver, dialog)
        assert [one[1] for one in found()] == where
        assert not dialog.replace.isEnabled() or side == 0
    dialog.side.setCurrentIndex(2)
    search(driver, dialog)
    assert [one[2] for one in found()] == ["Straße", "STRASSE", "Straße"]


def test_groups_of_a_regular_expression_are_put_into_the_new_text(drafts: Driver) -> None:
    dialog = opened(drafts, r"(\w)'(\w+)", "$2 de $1")
    assert dialog.message.text() == "Nothing was found."
    toggle(drafts, dialog, dialog.expression)
    assert [hit.new for hit in dialog.model.checked] == ["imprimante de L"]
    dialog.new_field.setText("$3")
    search(drafts, dialog)
    assert "$3" in dialog.message.text()
    assert not dialog.replace.isEnabled()
    dialog.new_field.setText(r"\2")
    search(drafts, dialog)
    drafts.bot.keyClick(dialog.new_field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert targets(drafts)[4] == "imprimante"


@pytest.mark.parametrize(
    ("text", "first"), [("שלום לכולם ולכולן", "שלום"), ("un deux trois", "un")]
)
def test_a_hit_is_painted_in_the_direction_of_its_text(
    drafts: Driver, text: str, first: str
) -> None:
    drafts.project.segments.save_draft(2, TaggedText.of(text))
    dialog = opened(drafts, first, "x")
    (hit,) = [n for n in range(dialog.model.rowCount()) if dialog.model.hit(n).owner == 2]
    row = dialog.table.visualRect(dialog.model.index(hit, TEXT))
    picture = dialog.table.viewport().grab(row).toImage()
    tint = drafts.desk.theme.colour("wrong_soft")
    middle = picture.height() // 2 - 8
    marked = [x for x in range(picture.width()) if picture.pixelColor(x, middle) == tint]
    assert (min(marked) > picture.width() // 2) == (first == "שלום")
