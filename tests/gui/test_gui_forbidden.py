"""A translation that the glossary forbids: marked while it is typed, told when it is confirmed."""

from __future__ import annotations

from desk_driver import PATIENCE, Driver

TOUCH_SCREEN = 6  # "Select your language and your country on the touch screen."
WRONG = "Sélectionnez votre langue et votre pays sur le touchscreen."


def test_a_forbidden_term_is_marked_told_on_confirming_and_led_back_to(driver: Driver) -> None:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    driver.go(TOUCH_SCREEN)
    driver.write(WRONG)
    editor = driver.view.grid.editor
    there = WRONG.index("touchscreen")
    driver.bot.waitUntil(
        lambda: any("forbid" in one.tip for one in editor.decorations.at(there)), timeout=PATIENCE
    )
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.row_id == TOUCH_SCREEN + 1
    driver.bot.waitUntil(lambda: any("with errors" in one for one in said), timeout=PATIENCE)
    (told,) = [one for one in said if "with errors" in one]
    assert told.startswith(f"Segment {TOUCH_SCREEN} is confirmed with errors.")
    assert "The glossary forbids “touchscreen” for “touch screen”." in told
    driver.press("Ctrl+Alt+Shift+Q")
    driver.wait_until_idle()
    assert driver.row_id == TOUCH_SCREEN
    assert driver.project.segments.get(TOUCH_SCREEN).confirmed  # it is the translator's word
