"""Words that are selected: translated by the machine, looked up on pages of the web."""

from __future__ import annotations

import pytest
from desk_driver import Driver

from postil_gui.features.web.addresses import WebAddress, read_addresses
from postil_gui.features.web.dialog import AddressesDialog
from postil_gui.qt import QtGui, QtWidgets
from postil_gui.settings import WEB_ADDRESSES
from postil_gui.tagged_text.segment_text import SegmentText

ONE = "Wiki = https://en.wiktionary.org/w/index.php?search={text}&from={source}"
OTHER = "https://example.org/{target}/{text}"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Addresses that were opened."""
    found: list[str] = []
    monkeypatch.setattr(
        QtGui.QDesktopServices,
        "openUrl",
        staticmethod(lambda url: found.append(bytes(url.toEncoded().data()).decode())),
    )
    return found


def select(text: SegmentText, words: str) -> None:
    start = text.toPlainText().index(words)
    cursor = text.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(start + len(words), QtGui.QTextCursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)


def look_up(driver: Driver) -> None:
    driver.desk.window.book["web.look_up"].trigger()


def test_words_of_the_source_are_translated_and_inserted(driver: Driver) -> None:
    driver.go(1)
    driver.write("Voici ")
    source = driver.view.grid.source
    driver.desk.window.book["segment.translate_selection"].trigger()
    assert "Select words of the source" in driver.desk.window.status.currentMessage()
    select(source, source.toPlainText().split()[-1].rstrip("."))
    driver.desk.window.book["segment.translate_selection"].trigger()
    driver.wait_until_idle()
    popup = driver.view.tools.popup
    assert popup.isVisible()
    wanted = popup.list.cards[0].spoken
    driver.bot.keyClick(popup.list, "1")
    assert driver.text == f"Voici {wanted}"


def test_nothing_is_opened_before_an_address_is_given(driver: Driver, opened: list[str]) -> None:
    look_up(driver)
    assert "Select the words" in driver.desk.window.status.currentMessage()
    select(driver.view.grid.source, driver.view.grid.source.toPlainText().split()[0])
    look_up(driver)
    dialog = driver.desk.window.findChild(AddressesDialog)
    assert isinstance(dialog, AddressesDialog)
    for wrong in ("https://example.org/", "file:///etc/{text}", "example.org/{text}"):
        dialog.lines.setPlainText(f"{ONE}\n{wrong}")
        assert wrong in dialog.problem.text()
        assert not dialog.save.isEnabled()
    dialog.lines.setPlainText(f"{ONE}\n\n")
    assert not dialog.problem.text()
    dialog.save.click()
    assert driver.desk.settings.get(WEB_ADDRESSES) == [ONE]
    assert not opened


def test_one_page_opens_at_once_and_of_several_one_is_chosen(
    driver: Driver, opened: list[str]
) -> None:
    driver.go(1)
    driver.write("l'été & l'hiver")
    select(driver.view.grid.editor, "été & l'hiver")
    driver.desk.settings.set(WEB_ADDRESSES, [ONE])
    look_up(driver)
    assert opened == [
        "https://en.wiktionary.org/w/index.php?search=%C3%A9t%C3%A9%20%26%20l%27hiver&from=en"
    ]
    driver.desk.settings.set(WEB_ADDRESSES, [ONE, OTHER])
    look_up(driver)
    menu = driver.view.grid.editor.findChild(QtWidgets.QMenu, "web addresses")
    assert isinstance(menu, QtWidgets.QMenu)
    assert [one.text() for one in menu.actions()] == ["Wiki", "example.org"]
    menu.actions()[1].trigger()
    assert opened[-1] == "https://example.org/fr/%C3%A9t%C3%A9%20%26%20l%27hiver"
    menu.close()


def test_addresses_are_read_by_line() -> None:
    assert read_addresses(["  ", "a = http://x.org/{text}=", "https://y.org/?q={text}"]) == [
        WebAddress("a", "http://x.org/{text}="),
        WebAddress("y.org", "https://y.org/?q={text}"),
    ]
    page = WebAddress("x", "https://x.org/{text}")
    assert page.filled("a\n  b/{target}", ("en", "fr")) == "https://x.org/a%20b%2F%7Btarget%7D"
    assert not WebAddress("x", "https://[::{text}").is_usable
