"""How suggestions live in the editor: doubtful words, other translations, where words come from."""

from __future__ import annotations

import pytest
from desk_driver import Driver
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.choices import Choice
from postil.engine.engine import Engine
from postil_gui.features.editing.suggestion.shading import DOUBTFUL
from postil_gui.qt import QtGui
from postil_gui.settings import PREFILL_MACHINE, PREFILL_MEMORY
from postil_gui.tagged_text.word_map import edited_text, kept_share, moved_spans, word_at

TAGGED = 20  # 'Tap <g>Print all</g> to release all your print jobs at once.'


def machine_draft(driver: Driver, number: int = TAGGED) -> None:
    """Open a segment whose draft is the machine's."""
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 10)
    driver.go(number)
    assert driver.view.editing.origin == "machine"


def marked(driver: Driver) -> list[str]:
    editor = driver.view.grid.editor
    raw = editor.document().toRawText()
    return [raw[one.start : one.end] for one in editor.decorations.stretches("confidence")]


def test_a_doubtful_word_that_the_translator_typed_is_not_marked(driver: Driver) -> None:
    machine_draft(driver)
    words = marked(driver)
    assert words
    driver.write(driver.text)  # over the draft, to the same letters but the last
    driver.press("Backspace")
    driver.view.tools.shading.refresh()
    assert marked(driver) == []
    driver.view.editing.take_machine()  # put in anew it is the machine's
    driver.view.tools.shading.refresh()
    assert marked(driver) == words


def test_doubtful_words_of_the_machine_are_marked_until_they_are_edited(driver: Driver) -> None:
    machine_draft(driver)
    machine = driver.view.editing.machine
    assert machine is not None
    doubtful = [
        machine.target.plain[one.start : one.end]
        for one in machine.words
        if one.confidence < DOUBTFUL and any(c.isalnum() for c in one.text)
    ]
    assert doubtful
    assert marked(driver) == doubtful
    tip = driver.view.grid.editor.decorations.stretches("confidence")[0].tip
    assert "%" in tip
    first = driver.view.grid.editor.decorations.stretches("confidence")[0]
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
    stretch = driver.view.grid.editor.decorations.stretches("confidence")[0]
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


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        ("de l'appareil", "de l'imprimante", "de l'[appareil] imprimante"),
        ("l'un de ceux", "l'un ceux", "l'un [de] ceux"),
        ("un bac", "un", "un [bac]"),
        ("Le bac", "bac", "[Le] bac"),
        ("設定を開く", "設定を閉じる", "設定を[開く] 閉じる"),
        ("设置菜单", "设置单", "设置[菜]单"),
        ("キーボードの設定", "マウスの設定", "[キーボード] マウスの設定"),
    ],
)
def test_what_is_gone_stands_where_it_stood(before: str, after: str, shown: str) -> None:
    text, marks = edited_text(before, after)
    start, end = next((start, end) for start, end, role in marks if role == "removed")
    assert f"{text[:start]}[{text[start:end]}]{text[end:]}" == shown


@given(st.lists(st.sampled_from(["un", "deux", "là,", "l'eau", "."]), max_size=6), st.data())
def test_an_edited_text_holds_both_versions(words: list[str], data: st.DataObject) -> None:
    before = " ".join(words)
    after = " ".join(data.draw(st.lists(st.sampled_from(["un", "trois", "là,", "."]), max_size=6)))
    shown, marks = edited_text(before, after)
    assert (
        "".join(
            c
            for n, c in enumerate(shown)
            if not any(start <= n < end for start, end, role in marks if role == "removed")
        ).split()
        == after.split()
    )
    gone = [shown[start:end] for start, end, role in marks if role == "removed"]
    assert all(one in before for one in gone)


def test_of_a_text_without_spaces_what_was_not_edited_is_found_again() -> None:
    before, after = "全ての行動を実行する", "全ての行動をすぐ実行する"
    assert moved_spans(before, after, [(3, 5), (6, 8)]) == {(3, 5): (3, 5), (6, 8): (8, 10)}
    assert kept_share("选择一个文件夹", "选择两个文件夹") > 0.8


def test_the_word_at_a_place() -> None:
    text = "L'imprimante est-elle là ? "
    assert word_at(text, 0) == (0, 12)
    assert word_at(text, 12) == (0, 12)  # behind it
    assert word_at(text, 15) == (13, 21)
    assert word_at(text, 26) is None


def test_another_translation_of_the_whole_segment_is_chosen_by_key(driver: Driver) -> None:
    machine_draft(driver)
    before = driver.view.grid.editor.text()
    driver.press("Ctrl+Shift+Space")
    driver.wait_until_idle()
    popup = driver.view.tools.popup
    assert popup.isVisible()
    cards = popup.list.cards
    assert len(cards) >= 2
    read = [before.plain, *(card.spoken for card in cards)]
    assert len({" ".join(text.split()) for text in read}) == len(read)  # none twice
    assert any(role == "added" for card in cards for *_, role in card.lines[0].marks)
    driver.press("2")
    assert driver.text == cards[1].spoken
    assert driver.view.editing.origin == "machine"
    driver.press("Ctrl+Z")
    assert driver.view.grid.editor.text().compact() == before.compact()


def test_other_words_replace_those_at_the_caret(driver: Driver) -> None:
    machine_draft(driver, 13)
    editor = driver.view.grid.editor
    machine = driver.view.editing.machine
    assert machine is not None
    before = driver.text
    tried = None
    for word in machine.words:
        cursor = editor.textCursor()
        cursor.setPosition(word.start)
        editor.setTextCursor(cursor)
        driver.press("Ctrl+Space")
        driver.wait_until_idle()
        if driver.view.tools.popup.isVisible():
            tried = word
            break
    assert tried is not None
    card = driver.view.tools.popup.list.cards[0]
    driver.press("Return")
    assert card.lines[0].text.plain in driver.text
    assert driver.text != before
    assert driver.focus() is editor
    driver.press("Ctrl+Z")
    assert driver.text == before


def test_other_words_come_with_the_article_they_need(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Engine, "align", lambda *_: [((9, 14), (10, 14))])
    monkeypatch.setattr(Engine, "choices", lambda *_: [Choice("écran", 0.4), Choice("menu", 0.2)])
    monkeypatch.setattr(Engine, "fluency", lambda *_: -1.0)
    driver.write("Ouvrez le menu.")
    editor = driver.view.grid.editor
    cursor = editor.textCursor()
    cursor.setPosition(12)
    editor.setTextCursor(cursor)
    driver.press("Ctrl+Space")
    driver.wait_until_idle()
    cards = driver.view.tools.popup.list.cards
    assert [card.lines[0].text.plain for card in cards] == ["l'écran"]
    driver.press("Return")
    assert driver.text == "Ouvrez l'écran."
    driver.press("Ctrl+Z")
    assert driver.text == "Ouvrez le menu."


def test_tags_within_replaced_words_stay_around_the_new_ones(driver: Driver) -> None:
    machine_draft(driver)
    editor = driver.view.grid.editor
    tags = len(editor.text().compact().tags)
    assert tags == 2
    editor.replace_plain(0, len(editor.text().plain) - 1, "Voilà")
    assert len(editor.text().compact().tags) == tags
    assert driver.text == "Voilà."
    assert not editor.decorations.stretches("tags")


def test_the_word_at_the_caret_says_where_it_comes_from(driver: Driver) -> None:
    machine_draft(driver)
    editor, provenance = driver.view.grid.editor, driver.view.tools.provenance
    machine = driver.view.editing.machine
    assert machine is not None
    known = next(word for word in machine.words if word.kind == "table")
    cursor = editor.textCursor()
    cursor.setPosition(known.start)
    editor.setTextCursor(cursor)
    assert provenance.word_at_caret() == known
    said = provenance.explain(known.start)
    assert known.source in said
    assert "printer-guide" in said
    assert known.source in provenance.explain(known.end), "the caret may stand behind it"
    driver.press("Ctrl+Alt+W")
    popup = driver.view.tools.popup
    assert popup.isVisible()
    assert popup.list.cards[0].spoken == said
    driver.press("Escape")
    driver.press("Ctrl+End")
    driver.keys(" Bref")
    assert provenance.explain(editor.textCursor().position() - 1) == "You wrote this word."
    assert provenance.word_at_caret() is None


def test_a_word_learned_here_names_segment_and_person(driver: Driver) -> None:
    driver.write("Guide éclair de votre imprimante multifonction")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.press("Ctrl+Up")
    driver.wait_until_idle()
    machine = driver.view.editing.machine
    assert machine is not None
    word = next(one for one in machine.words if one.kind == "session")
    driver.view.editing.take_text(machine.target, "machine")
    said = driver.view.tools.provenance.explain(word.start)
    assert "quick-guide.xlf" in said
    assert "tester" in said


def test_a_memory_draft_names_memory_and_match(driver: Driver) -> None:
    driver.go(11)
    assert driver.view.editing.origin == "memory"
    said = driver.view.tools.provenance.explain(1)
    assert "printer-guide" in said
    assert "%" in said


def test_the_suggestion_comes_back_after_it_was_edited(driver: Driver) -> None:
    machine_draft(driver)
    suggestion = driver.view.grid.editor.text().compact()
    driver.write("Tout autre chose")
    driver.press("Ctrl+Alt+R")
    assert driver.view.grid.editor.text().compact() == suggestion
    assert driver.view.editing.origin == "machine"
    driver.press("Ctrl+Z")
    assert driver.text == "Tout autre chose"


def test_the_suggestion_comes_back_when_the_segment_is_opened_again(driver: Driver) -> None:
    machine_draft(driver)
    suggestion = driver.view.grid.editor.text()
    driver.press("Ctrl+End")
    driver.keys(" Bref.")
    driver.go(3)
    driver.go(TAGGED)
    driver.press("Ctrl+Alt+R")
    driver.wait_until_idle()
    again = driver.view.grid.editor.text()
    assert again.plain == suggestion.plain
    assert not driver.view.grid.editor.missing_tags()


def test_changes_to_the_suggestion_are_shown_on_demand(driver: Driver) -> None:
    machine_draft(driver)
    strip = driver.view.tools.changes_strip
    assert not strip.isVisible()
    driver.press("Alt+Shift+D")
    driver.wait_until_idle()
    assert strip.isVisible()
    driver.press("Ctrl+End")
    driver.keys(" Bref")
    driver.view.tools.changes.refresh()
    line = strip.list.cards[0].lines[0]
    assert [line.text.plain[start:end] for start, end, role in line.marks if role == "added"] == [
        "Bref"
    ]
    driver.press("Alt+Shift+D")
    assert not strip.isVisible()


def test_a_word_can_be_kept_out_for_ever_from_where_it_is_explained(driver: Driver) -> None:
    machine_draft(driver)
    machine = driver.view.editing.machine
    assert machine is not None
    known = next(word for word in machine.words if word.kind == "table")
    cursor = driver.view.grid.editor.textCursor()
    cursor.setPosition(known.start + 1)
    driver.view.grid.editor.setTextCursor(cursor)
    driver.press("Ctrl+Alt+W")
    assert len(driver.view.tools.popup.list.cards) == 2
    driver.press("2")
    driver.wait_until_idle()
    assert [one.target for one in driver.project.blocked.all()] == [known.target]


def test_the_machines_suggestion_is_inserted_by_key(driver: Driver) -> None:
    said: list[str] = []
    driver.view.editing.told.connect(said.append)
    machine_draft(driver)
    machine = driver.view.editing.machine
    assert machine is not None
    driver.write("Mon texte")
    driver.press("Ctrl+M")
    assert driver.text == machine.target.plain
    assert driver.view.editing.origin == "machine"
    assert "Ctrl+Z" in said[-1]
    driver.press("Ctrl+Z")
    assert driver.text == "Mon texte"


def test_where_the_machine_suggests_nothing_it_says_so(driver: Driver) -> None:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    driver.project.detach_engine()
    driver.go(2)
    driver.write("Mon texte")
    driver.press("Ctrl+M")
    assert driver.text == "Mon texte"
    assert "suggests nothing" in said[-1]
