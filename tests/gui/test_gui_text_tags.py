"""Text as tags: rules written, tried on the open document, and put into effect by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from desk_driver import PATIENCE, Driver

from postil.text.tags import TaggedText
from postil.text.text_tags import is_text_tag
from postil_gui.features.text_tags.dialog import TextTagsDialog


@pytest.fixture
def dialog(driver: Driver) -> Iterator[TextTagsDialog]:
    driver.desk.window.book["project.text_tags"].trigger()
    window = driver.desk.window
    driver.bot.waitUntil(lambda: window.findChild(TextTagsDialog) is not None, timeout=PATIENCE)
    found = window.findChild(TextTagsDialog)
    assert found is not None
    driver.bot.waitUntil(found.apply.isEnabled, timeout=PATIENCE)
    yield found
    if window.findChild(TextTagsDialog) is not None:
        found.reject()


def type_rules(driver: Driver, dialog: TextTagsDialog, text: str) -> None:
    dialog.rules.selectAll()
    driver.keys(text, dialog.rules)
    assert not dialog.apply.isEnabled()  # until it is known what they do


def test_rules_are_shown_at_work_and_put_into_effect(
    driver: Driver, dialog: TextTagsDialog
) -> None:
    segment = driver.view.editing.segment
    assert segment is not None
    word = max(segment.source.plain.split(), key=len).strip(".,:;()")
    driver.view.grid.editor.replace_all(TaggedText(f"le {word} ici"))
    driver.view.editing.save()
    driver.bot.waitUntil(lambda: "no rules" in dialog.message.text(), timeout=PATIENCE)
    type_rules(driver, dialog, rf"\b{word}\b")
    driver.bot.waitUntil(lambda: word in dialog.found.toPlainText(), timeout=PATIENCE)
    assert dialog.apply.isEnabled()
    assert "of the open document" in dialog.message.text()
    line = dialog.found.document().findBlockByNumber(0).blockFormat()
    assert line.leftMargin() == -line.textIndent() > 0, "wrapped text stands beside its number"
    dialog.apply.click()
    driver.wait_until_idle()
    driver.bot.waitUntil(
        lambda: driver.desk.window.findChild(TextTagsDialog) is None, timeout=PATIENCE
    )
    assert driver.project.files.text_tags.patterns() == (rf"\b{word}\b",)
    shown = driver.view.editing.segment
    assert shown is not None
    assert shown.row_id == segment.row_id
    assert word not in shown.source.plain
    editor = driver.view.grid.editor.text()
    assert editor.plain == "le  ici"
    assert [tag.display for tag in editor.tags if is_text_tag(tag)] == [word]
    assert driver.view.grid.source.toPlainText() != segment.source.plain


def test_a_rule_that_is_wrong_is_told_and_cannot_be_applied(
    driver: Driver, dialog: TextTagsDialog
) -> None:
    type_rules(driver, dialog, "(a")
    driver.bot.waitUntil(lambda: "position" in dialog.message.text(), timeout=PATIENCE)
    assert not dialog.apply.isEnabled()
    assert dialog.found.toPlainText() == ""
    type_rules(driver, dialog, "zzzz")
    driver.bot.waitUntil(lambda: "Nothing is found" in dialog.message.text(), timeout=PATIENCE)
    assert dialog.apply.isEnabled()


def test_examples_are_added_after_what_is_written(driver: Driver, dialog: TextTagsDialog) -> None:
    type_rules(driver, dialog, "abc")
    menu = dialog.insert.menu()
    assert menu is not None
    menu.actions()[0].trigger()
    assert dialog.patterns == ["abc", r"\{\w+\}"]
    menu.actions()[-1].trigger()
    assert len(dialog.patterns) == 3
