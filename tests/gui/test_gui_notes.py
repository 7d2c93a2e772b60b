"""Notes and history of the open segment, in a panel."""

from __future__ import annotations

from desk_driver import Driver


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
