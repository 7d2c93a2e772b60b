"""How suggestions live in the editor: doubtful words, other translations, where words come from."""

from __future__ import annotations

from desk_driver import Driver

from postil_gui.editor.shading import DOUBTFUL
from postil_gui.editor.word_map import moved_spans, word_at
from postil_gui.qt import QtGui
from postil_gui.settings import PREFILL_MACHINE, PREFILL_MEMORY

TAGGED = 20  # 'Tap <g>Print all</g> to release all your print jobs at once.'


def machine_draft(driver: Driver, number: int = TAGGED) -> None:
    """Open a segment whose draft is the machine's."""
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 10)
    driver.go(number)
    assert driver.view.flow.origin == "machine"


def marked(driver: Driver) -> list[str]:
    editor = driver.view.grid.editor
    raw = editor.document().toRawText()
    return [raw[one.start : one.end] for one in editor.marks.stretches("confidence")]


def test_doubtful_words_of_the_machine_are_marked_until_they_are_edited(driver: Driver) -> None:
    machine_draft(driver)
    machine = driver.view.flow.machine
    assert machine is not None
    doubtful = [
        machine.target.plain[one.start : one.end]
        for one in machine.words
        if one.confidence < DOUBTFUL and any(c.isalnum() for c in one.text)
    ]
    assert doubtful
    assert marked(driver) == doubtful
    tip = driver.view.grid.editor.marks.stretches("confidence")[0].tip
    assert "%" in tip
    first = driver.view.grid.editor.marks.stretches("confidence")[0]
    cursor = driver.view.grid.editor.textCursor()
    cursor.setPosition(first.end)
    driver.view.grid.editor.setTextCursor(cursor)
    driver.keys("x")
    assert marked(driver) == doubtful[1:]
    driver.view.tools.shading.refresh()
    assert marked(driver) == doubtful[1:]
    driver.press("Ctrl+Z")
    driver.view.tools.shading.refresh()
    assert marked(driver) == doubtful


def test_nothing_is_marked_in_the_translators_own_text_or_when_switched_off(
    driver: Driver,
) -> None:
    machine_draft(driver)
    assert marked(driver)
    driver.desk.window.book["segment.shading"].trigger()
    assert not marked(driver)
    driver.desk.window.book["segment.shading"].trigger()
    assert marked(driver)
    driver.write("Mon texte")
    driver.view.tools.shading.refresh()
    assert not marked(driver)


def test_doubtful_words_have_an_underline_and_no_colour_alone(driver: Driver) -> None:
    machine_draft(driver)
    stretch = driver.view.grid.editor.marks.stretches("confidence")[0]
    block = driver.view.grid.editor.document().findBlock(stretch.start)
    line = QtGui.QTextCharFormat.UnderlineStyle
    place = stretch.start - block.position()
    styles = [
        one.format.underlineStyle()
        for one in block.layout().formats()
        if one.start <= place < one.start + one.length
    ]
    assert styles[0] in (line.DotLine, line.DashUnderline)


def test_edited_words_are_not_found_again_and_the_others_are() -> None:
    before, after = "Le papier est là, dans le bac.", "Le carton est toujours là, dans le bac."
    spans = [(0, 2), (3, 9), (14, 16), (16, 17), (26, 29)]
    found = moved_spans(before, after, spans)
    assert {before[slice(*k)]: after[slice(*v)] for k, v in found.items()} == {
        "Le": "Le",
        "là": "là",
        ",": ",",
        "bac": "bac",
    }


def test_the_word_at_a_place() -> None:
    text = "L'imprimante est-elle là ? "
    assert word_at(text, 0) == (0, 12)
    assert word_at(text, 12) == (0, 12)  # behind it
    assert word_at(text, 15) == (13, 21)
    assert word_at(text, 26) is None
