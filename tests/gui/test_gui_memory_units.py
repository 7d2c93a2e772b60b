"""Units of the memories page by the keyboard: filtered, replaced at once, taken back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
from desk_driver import PATIENCE, Driver

from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.proposals.match_settings import MemorySettings
from postil_gui.features.memories.page import MemoriesPage
from postil_gui.features.memories.replace_dialog import UnitReplaceDialog
from postil_gui.features.memories.table import SOURCE, TARGET
from postil_gui.qt import QtWidgets

UNITS = (
    ("File", "Fichier", "Ada", "guide.docx", "", "2025-01-31T12:00:00Z"),
    ("A file", "Un fichier", "Bob", "guide.docx", "alignment", "2025-02-01T12:00:00Z"),
    ("Page", "Page", "Bob", "news.docx", "", "2025-03-01T12:00:00Z"),
)


def wait_until_idle(driver: Driver) -> None:
    for _ in range(3):  # a list leads to a look, a look to pages
        driver.wait_until_idle()
        driver.bot.waitUntil(lambda: driver.desk.memories.is_idle, timeout=PATIENCE)
        QtWidgets.QApplication.processEvents()


@pytest.fixture
def page(driver: Driver) -> Iterator[MemoriesPage]:
    memories = driver.project.memories
    driver.project.units.add(
        "house",
        [
            MemoryUnit(
                TaggedText(source), TaggedText(target), author=author, document=document,
                origin=origin, created=created,
            )  # type: ignore[arg-type]
            for source, target, author, document, origin, created in UNITS
        ],
    )  # fmt: skip
    free = {"house": MemorySettings(read_only=False)}
    memories.set_settings(replace(memories.settings, memories=free))
    driver.press("Ctrl+Shift+Y")
    wait_until_idle(driver)
    found = driver.desk.memories.page
    assert found is not None
    found.choose("house")
    wait_until_idle(driver)
    yield found


def texts(page: MemoriesPage, column: int = SOURCE) -> list[str]:
    model = page.table.units
    return [model.index(row, column).data() for row in range(model.rowCount())]


def choose(field: QtWidgets.QComboBox, value: object) -> None:
    places = [n for n in range(field.count()) if field.itemData(n) == value]
    field.setCurrentIndex(places[0])


def test_units_are_filtered_by_author_document_origin_day_and_expression(
    driver: Driver, page: MemoriesPage
) -> None:
    assert not page.filters.isVisible()
    page.buttons["filters"].click()
    wait_until_idle(driver)
    filters = page.filters
    assert filters.isVisible()
    assert filters.side.hasFocus()
    choose(filters.author, "Bob")
    wait_until_idle(driver)
    assert texts(page) == ["Page", "A file"]
    choose(filters.document, "guide.docx")
    wait_until_idle(driver)
    assert texts(page) == ["A file"]
    choose(filters.author, None)
    choose(filters.origin, "")
    wait_until_idle(driver)
    assert texts(page) == ["File"]
    filters.none.click()
    wait_until_idle(driver)
    assert len(texts(page)) == len(UNITS)
    filters.until.set_day(date(2025, 2, 1))
    wait_until_idle(driver)
    assert texts(page) == ["A file", "File"]
    filters.since.set_day(date(2025, 2, 1))
    wait_until_idle(driver)
    assert texts(page) == ["A file"]
    filters.none.click()
    filters.expression.setChecked(True)
    page.search.setText("^[FP]")
    driver.bot.waitUntil(lambda: len(texts(page)) == 2, timeout=PATIENCE)
    page.search.setText("(")
    driver.bot.waitUntil(
        lambda: "regular expression" in page.empty.text() and not texts(page), timeout=PATIENCE
    )
    page.search.setText("no such words")
    driver.bot.waitUntil(
        lambda: page.empty.text() == "No unit is as the filters say.", timeout=PATIENCE
    )
    driver.press("Escape")
    driver.press("Escape")
    wait_until_idle(driver)
    assert not page.filters.isVisible(), "Escape empties the search, then the filters"
    assert len(texts(page)) == len(UNITS)


def replacing(driver: Driver, page: MemoriesPage) -> UnitReplaceDialog:
    page.buttons["replace"].click()
    dialog = driver.desk.window.findChild(UnitReplaceDialog)
    assert dialog is not None
    return dialog


def find(driver: Driver, dialog: UnitReplaceDialog, text: str, new: str, hits: int) -> None:
    dialog.find_field.setText(text)
    dialog.new_field.setText(new)
    driver.bot.waitUntil(lambda: dialog.model.rowCount() == hits, timeout=PATIENCE)
    driver.bot.waitUntil(
        lambda: all(dialog.model.hit(row).new == new.capitalize()
                    or dialog.model.hit(row).new == new for row in range(hits)),
        timeout=PATIENCE,
    )  # fmt: skip


def test_what_is_listed_is_replaced_and_taken_back(driver: Driver, page: MemoriesPage) -> None:
    before = texts(page, TARGET)
    dialog = replacing(driver, page)
    assert not dialog.replace.isEnabled()
    find(driver, dialog, "fichier", "document", 2)
    shown = dialog.model.index(0, 1).data()
    assert shown == "Un fichier → document"
    dialog.model.setData(dialog.model.index(0, 0), 0, 10)  # unchecked
    assert dialog.replace.text() == "Replace 1"
    dialog.replace.click()
    wait_until_idle(driver)
    assert texts(page, TARGET) == ["Page", "Un fichier", "Document"]
    assert "Replaced in 1 unit. Ctrl+Z takes it back." in page.message.text()
    page.table.setFocus()
    driver.press("Ctrl+Z")
    wait_until_idle(driver)
    assert texts(page, TARGET) == before
    assert "1 unit is as it was before." in page.message.text()
    assert not page.buttons["undo"].isEnabled()


def test_only_what_the_filters_let_through_is_replaced(driver: Driver, page: MemoriesPage) -> None:
    page.buttons["filters"].click()
    wait_until_idle(driver)
    choose(page.filters.author, "Ada")
    wait_until_idle(driver)
    dialog = replacing(driver, page)
    assert "1 unit that is listed" in dialog.about.text()
    find(driver, dialog, "fichier", "document", 1)
    dialog.find_field.setText("(")
    dialog.expression.setChecked(True)
    driver.bot.waitUntil(lambda: "regular expression" in dialog.message.text(), timeout=PATIENCE)
    assert not dialog.replace.isEnabled()
    dialog.reject()


def test_a_confirmed_segment_follows_its_unit(driver: Driver, page: MemoriesPage) -> None:
    driver.press("Escape")
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.press("Ctrl+Shift+Y")
    wait_until_idle(driver)
    page.choose(driver.project.memories.own.name)
    wait_until_idle(driver)
    dialog = replacing(driver, page)
    find(driver, dialog, "guide", "manuel", 1)
    dialog.replace.click()
    wait_until_idle(driver)
    first = driver.project.segments.read(0, 1)[0]
    assert first.target.plain == "Manuel rapide"
    assert first.state.is_confirmed
    page.buttons["undo"].click()
    wait_until_idle(driver)
    assert driver.project.segments.read(0, 1)[0].target.plain == "Guide rapide"


def test_a_protected_memory_is_not_replaced_in(driver: Driver, page: MemoriesPage) -> None:
    page.choose("printer-guide")
    wait_until_idle(driver)
    assert not page.buttons["replace"].isEnabled()
    assert "protected" in page.buttons["replace"].toolTip()
