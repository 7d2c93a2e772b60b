"""Notes and history of the open segment, in a panel."""

from __future__ import annotations

from desk_driver import Driver

from postil_gui.features.notes.comments_dialog import CommentsDialog
from postil_gui.qt import Qt


def open_panel(driver: Driver) -> None:
    driver.press("Alt+6")
    driver.wait_until_idle()


def test_a_comment_is_added_changed_and_removed(driver: Driver) -> None:
    open_panel(driver)
    panel = driver.view.notes
    assert driver.focus() is panel.field
    driver.keys("Which printer?")
    driver.press("Return")
    driver.wait_until_idle()
    (comment,) = driver.project.tools.annotations.comments(1)
    assert comment.text == "Which printer?"
    row = next(n for n, one in enumerate(panel.list.cards) if one.icon == ("note", "accent"))
    panel.list.choose(row)
    panel.list.setFocus()
    driver.press("F2")
    driver.keys(" The new one?")
    driver.press("Return")
    driver.wait_until_idle()
    (comment,) = driver.project.tools.annotations.comments(1)
    assert comment.text == "Which printer? The new one?"
    panel.list.choose(row)
    panel.list.setFocus()
    driver.press("Del")
    driver.wait_until_idle()
    assert driver.project.tools.annotations.comments(1) == []


def confirm_twice(driver: Driver) -> None:
    """Give the first segment an earlier version, and stay in it."""
    for text in ("Premier texte", "Second texte"):
        driver.write(text)
        driver.press("Ctrl+Return")
        driver.wait_until_idle()
        driver.go(1)


def test_an_earlier_version_is_shown_and_brought_back(driver: Driver) -> None:
    confirm_twice(driver)
    open_panel(driver)
    panel = driver.view.notes
    texts = [card.spoken for card in panel.list.cards]
    assert any(text.endswith("Second texte") for text in texts)
    row = next(n for n, text in enumerate(texts) if text.endswith("Premier texte"))
    panel.list.choose(row)
    panel.list.setFocus()
    driver.press("Return")
    assert driver.text == "Premier texte"
    assert driver.focus() is driver.view.grid.editor


def test_no_version_is_brought_back_into_a_locked_segment(driver: Driver) -> None:
    confirm_twice(driver)
    driver.view.marks.lock()
    driver.wait_until_idle()
    open_panel(driver)
    panel = driver.view.notes
    row = next(n for n, one in enumerate(panel.list.cards) if one.spoken.endswith("Premier texte"))
    told: list[str] = []
    driver.view.announced.connect(told.append)
    panel.list.choose(row)
    panel.list.setFocus()
    driver.press("Return")
    assert driver.text == "Second texte"
    assert told == ["This segment is locked."]


def test_a_comment_that_was_not_added_is_there_again(driver: Driver) -> None:
    open_panel(driver)
    panel = driver.view.notes
    driver.keys("Ask the client")
    driver.go(2)
    assert panel.field.text() == ""
    driver.go(1)
    assert panel.field.text() == "Ask the client"
    panel.field.setFocus()
    driver.press("Return")
    driver.wait_until_idle()
    (comment,) = driver.project.tools.annotations.comments(1)
    assert comment.text == "Ask the client"
    driver.go(2)
    driver.go(1)
    assert panel.field.text() == ""


def edit_first_comment(driver: Driver) -> None:
    panel = driver.view.notes
    row = next(n for n, one in enumerate(panel.list.cards) if one.icon == ("note", "accent"))
    panel.list.choose(row)
    panel.list.setFocus()
    driver.press("F2")


def test_a_comment_that_was_being_edited_is_there_again(driver: Driver) -> None:
    driver.project.tools.annotations.add_comment(1, "Which printer?")
    open_panel(driver)
    panel = driver.view.notes
    driver.keys("Another one")
    edit_first_comment(driver)
    assert panel.field.text() == "Which printer?"
    driver.keys(" The new one?")
    driver.go(2)
    assert panel.field.text() == ""
    driver.go(1)
    assert panel.field.text() == "Which printer? The new one?"
    panel.field.setFocus()
    driver.press("Return")
    driver.wait_until_idle()
    (comment,) = driver.project.tools.annotations.comments(1)
    assert comment.text == "Which printer? The new one?"
    assert panel.field.text() == "Another one"  # begun before


def test_a_comment_that_is_removed_while_it_is_edited_is_gone(driver: Driver) -> None:
    driver.project.tools.annotations.add_comment(1, "Which printer?")
    open_panel(driver)
    panel = driver.view.notes
    edit_first_comment(driver)
    panel.list.setFocus()
    driver.press("Del")
    driver.wait_until_idle()
    assert panel.field.text() == ""
    assert driver.project.tools.annotations.comments(1) == []


def test_a_comment_that_was_removed_elsewhere_while_it_was_edited_is_a_new_one(
    driver: Driver,
) -> None:
    marks = driver.project.tools.annotations
    marks.add_comment(1, "Which printer?")
    open_panel(driver)
    panel = driver.view.notes
    edit_first_comment(driver)
    driver.keys(" The new one?")
    driver.view.marks.service.change_comment(1, marks.comments(1)[0].id, "")
    driver.wait_until_idle()
    panel.field.setFocus()
    driver.press("Return")
    driver.wait_until_idle()
    (comment,) = marks.comments(1)
    assert comment.text == "Which printer? The new one?"


def test_looking_at_a_comment_to_edit_it_changes_nothing(driver: Driver) -> None:
    driver.project.tools.annotations.add_comment(1, "Which printer?")
    open_panel(driver)
    edit_first_comment(driver)
    driver.go(2)
    driver.go(1)
    assert driver.view.notes.field.text() == ""


def comments_dialog(driver: Driver) -> CommentsDialog:
    driver.desk.window.book["segment.comment"].trigger()
    driver.wait_until_idle()
    found = [one for one in driver.desk.window.findChildren(CommentsDialog) if one.isVisible()]
    assert len(found) == 1
    return found[0]


def test_comments_are_listed_once_there_are_any(driver: Driver) -> None:
    dialog = comments_dialog(driver)
    assert not dialog.list.isVisible()
    assert not dialog.remove.isVisible()
    tall = dialog.text.height()
    driver.keys("One", dialog.text)
    driver.bot.mouseClick(dialog.add, Qt.MouseButton.LeftButton)
    driver.wait_until_idle()
    assert dialog.list.isVisible()
    assert dialog.text.height() < tall
    dialog.list.setCurrentRow(0)
    driver.bot.mouseClick(dialog.remove, Qt.MouseButton.LeftButton)
    driver.wait_until_idle()
    assert not dialog.list.isVisible()
    assert driver.project.tools.annotations.comments(1) == []
    dialog.close()


def test_escape_does_not_lose_a_comment(driver: Driver) -> None:
    dialog = comments_dialog(driver)
    driver.keys("Ask the client", dialog.text)
    driver.bot.keyClick(dialog.text, Qt.Key.Key_Escape)
    assert driver.project.tools.annotations.comments(1) == []
    assert "not added" in driver.desk.window.status.currentMessage()
    driver.go(2)
    driver.go(1)
    again = comments_dialog(driver)
    assert again.text.toPlainText() == "Ask the client"
    driver.bot.keyClick(again.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    driver.wait_until_idle()
    (comment,) = driver.project.tools.annotations.comments(1)
    assert comment.text == "Ask the client"
    last = comments_dialog(driver)
    assert last.text.toPlainText() == ""
    last.close()
