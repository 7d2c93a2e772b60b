"""The memories page by the keyboard: units found, changed, deleted, and what was learned from them
with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from desk_driver import PATIENCE, Driver, MakeProject, held
from pytestqt.qtbot import QtBot

from postil.formats.exchange.tmx import read_tmx
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.proposals.match_settings import MemorySettings
from postil_gui.features.memories.page import MemoriesPage
from postil_gui.features.memories.table import SOURCE, TARGET, UnitModel
from postil_gui.features.memories.unit_dialog import UnitDialog
from postil_gui.features.memories.unit_html import unit_html
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.theme.schemes import LIGHT
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.paged_model import PAGE, Listed
from postil_gui.widgets.row_table import DirectionDelegate, RowTable
from postil_resources.sample_project import sample_file

MEMORY = "printer-guide"


def wait_until_idle(driver: Driver) -> None:
    commands = driver.desk.memories
    for _ in range(3):  # a list leads to a look, a look to pages
        driver.wait_until_idle()
        driver.bot.waitUntil(lambda: commands.is_idle, timeout=PATIENCE)
        QtWidgets.QApplication.processEvents()


@pytest.fixture
def page(driver: Driver) -> Iterator[MemoriesPage]:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.press("Ctrl+Shift+Y")
    wait_until_idle(driver)
    found = driver.desk.memories.page
    assert found is not None
    yield found


def texts(page: MemoriesPage, column: int = SOURCE) -> list[str]:
    model = page.table.units
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_the_projects_own_memory_is_changed_and_deleted(driver: Driver, page: MemoriesPage) -> None:
    assert page.table.hasFocus()
    page.choose("Printer")
    wait_until_idle(driver)
    assert texts(page, TARGET) == ["Guide rapide"]
    assert "Guide rapide" in page.details.toPlainText()
    learned = driver.project.reports.counts().learned
    driver.press("Return")
    wait_until_idle(driver)
    dialog = driver.desk.window.findChild(UnitDialog)
    assert dialog is not None
    dialog.target.replace_all(TaggedText.of("Petit guide"))
    dialog.save.click()
    wait_until_idle(driver)
    assert texts(page, TARGET) == ["Petit guide"]
    assert driver.project.segments.read(0, 1)[0].target.plain == "Petit guide"
    assert driver.project.reports.counts().learned == learned
    page.table.setFocus()
    driver.press("Del")
    wait_until_idle(driver)
    assert texts(page) == []
    assert "This memory is empty" in page.empty.text()
    assert driver.project.reports.counts().learned == learned - 1
    assert not driver.project.segments.read(0, 1)[0].state.is_confirmed
    driver.press("Escape")
    assert driver.desk.window.page is None


def test_the_largest_memory_in_use_is_shown_first_then_the_one_last_looked_at(
    driver: Driver, page: MemoriesPage
) -> None:
    project = driver.project
    assert page.name == MEMORY, "the project's own memory has one unit"
    assert "protected" in page.message.text()
    page.choose("Printer")
    wait_until_idle(driver)
    assert page.message.text() == "1 unit"
    page.buttons["statistics"].click()
    wait_until_idle(driver)
    assert page.message.text() == "1 unit", "it is still said"
    driver.press("Escape")
    driver.press("Ctrl+Shift+Y")
    wait_until_idle(driver)
    assert page.name == "Printer"
    folder = project.folder
    driver.desk.close_project()
    assert page.name == ""
    driver.desk.show_project(Project.open(folder))
    driver.wait_until_idle()
    driver.press("Ctrl+Shift+Y")
    wait_until_idle(driver)
    assert page.name == "Printer"


def test_a_memory_that_is_switched_off_is_not_shown_first(
    driver: Driver,
) -> None:
    driver.project.memories.set_settings(
        replace(driver.project.memories.settings, memories={MEMORY: MemorySettings(used=False)})
    )
    driver.press("Ctrl+Shift+Y")
    wait_until_idle(driver)
    assert driver.desk.memories.page is not None
    assert driver.desk.memories.page.name == "Printer"


def test_search_and_protected_memories(driver: Driver, page: MemoriesPage) -> None:
    page.choose(MEMORY)
    wait_until_idle(driver)
    count = page.table.units.rowCount()
    assert count > 500
    assert not page.buttons["edit"].isEnabled()
    assert "protected" in page.buttons["edit"].toolTip()
    page.search.setFocus()
    driver.keys("toner")
    driver.bot.waitUntil(lambda: 0 < page.table.units.rowCount() < count, timeout=PATIENCE)
    wait_until_idle(driver)
    assert all(
        "toner" in (source + target).casefold()
        for source, target in zip(texts(page), texts(page, TARGET), strict=True)
    )
    page.search.setText("nowhere to be found")
    driver.bot.waitUntil(lambda: "No unit has" in page.empty.text(), timeout=PATIENCE)
    driver.press("Escape")
    assert driver.desk.window.page is page, "the search is emptied first"
    wait_until_idle(driver)
    driver.bot.waitUntil(lambda: page.table.units.rowCount() == count, timeout=PATIENCE)
    page.buttons["statistics"].click()
    wait_until_idle(driver)
    assert "Different sources" in page.details.toPlainText()


def test_what_a_memory_holds_is_shown_where_nothing_was_found(
    driver: Driver, page: MemoriesPage
) -> None:
    page.search.setText("nowhere to be found")
    driver.bot.waitUntil(page.empty.isVisible, timeout=PATIENCE)
    page.buttons["statistics"].click()
    wait_until_idle(driver)
    assert "Different sources" in page.details.toPlainText()
    assert page.details.isVisible()
    assert not page.empty.isVisible()


def test_conflicts_and_repetitions(driver: Driver, page: MemoriesPage) -> None:
    pairs = [("Save", "Sauver"), ("Save", "Enregistrer"), ("Print", "Imprimer"), ("Open", "Ouvrir")]
    units = [MemoryUnit(TaggedText.of(s), TaggedText.of(t)) for s, t in [*pairs, pairs[2]]]
    driver.project.units.add("mixed", units)
    driver.desk.memories.show()
    wait_until_idle(driver)
    page.choose("mixed")
    page.kinds.setCurrentIndex(2)
    wait_until_idle(driver)
    assert texts(page) == ["Save", "Save"]
    page.kinds.setCurrentIndex(1)
    wait_until_idle(driver)
    assert texts(page) == ["Print"]
    page.choose("Printer")
    wait_until_idle(driver)
    assert "No unit repeats" in page.empty.text()


def test_a_new_memory_an_import_and_an_export(
    driver: Driver, page: MemoriesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.buttons["new"].click()
    dialog = driver.desk.window.findChild(QtWidgets.QInputDialog, "new memory")
    assert dialog is not None
    dialog.setTextValue("Client")
    dialog.accept()
    wait_until_idle(driver)
    assert page.name == "Client"
    assert driver.project.memories.sizes()["Client"] == 0
    monkeypatch.setattr(files, "ask_file", lambda *_: sample_file("printer-guide.tmx"))
    page.buttons["import"].click()
    wait_until_idle(driver)
    box = driver.desk.window.findChild(QtWidgets.QMessageBox, "import report")
    assert box is not None
    assert "Units read: 926" in box.informativeText().replace("\u202f", "")
    assert "nothing new" in box.text(), "the project has all of them"
    assert "has it already" in box.text()
    told = box.informativeText().replace("\u202f", "")
    assert "0 new" in told
    assert f"{page.table.units.rowCount()} there already" in told
    box.close()
    assert page.name == MEMORY
    path = tmp_path / "out.tmx"
    monkeypatch.setattr(files, "ask_new_file", lambda *_: path)
    page.buttons["export"].click()
    wait_until_idle(driver)
    assert sum(1 for _ in read_tmx(path, "en", "fr")) == page.table.units.rowCount()


def test_what_is_new_of_a_file_imported_again_is_told(
    driver: Driver, page: MemoriesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"{MEMORY}.tmx"
    unit = (
        '<tu><tuv xml:lang="en"><seg>Something new</seg></tuv>'
        '<tuv xml:lang="fr"><seg>Du nouveau</seg></tuv></tu>'
    )
    text = sample_file(path.name).read_text(encoding="utf-8")
    path.write_text(text.replace("</body>", f"{unit}</body>"), encoding="utf-8")
    monkeypatch.setattr(files, "ask_file", lambda *_: path)
    page.buttons["import"].click()
    wait_until_idle(driver)
    box = driver.desk.window.findChild(QtWidgets.QMessageBox, "import report")
    assert box is not None
    assert box.text().startswith("What is new in")
    assert (
        f"1 new, {driver.project.memories.sizes()[MEMORY]} there already" in box.informativeText()
    )
    box.close()
    assert texts(page) == ["Something new"]
    driver.press("Escape")
    driver.desk.window.book["project.add_memory"].trigger()
    wait_until_idle(driver)
    assert "nothing new" in driver.desk.window.status.message.text()


def fill(driver: Driver, page: MemoriesPage, name: str, count: int) -> None:
    """A memory that may be changed, in sight."""
    units = [
        MemoryUnit(TaggedText.of(f"Page {n}"), TaggedText.of(f"Feuille {n}")) for n in range(count)
    ]
    driver.project.units.add(name, units)
    settings = driver.project.memories.settings
    memories = {**settings.memories, name: MemorySettings(read_only=False)}
    driver.project.memories.set_settings(replace(settings, memories=memories))
    driver.desk.memories.show()
    wait_until_idle(driver)
    page.choose(name)
    wait_until_idle(driver)
    page.table.setFocus()


def test_deleted_units_are_put_back_by_key(driver: Driver, page: MemoriesPage) -> None:
    fill(driver, page, "mine", 3)
    before = texts(page)
    assert not page.buttons["undo"].isEnabled()
    page.table.go_to(1)
    driver.press("Del")
    wait_until_idle(driver)
    assert texts(page) == [before[0], before[2]]
    assert "Deleted 1 unit. Ctrl+Z takes it back." in page.message.text()
    assert page.buttons["undo"].isEnabled()
    driver.press("Ctrl+Z")
    wait_until_idle(driver)
    assert texts(page) == before
    assert "Put back 1 unit." in page.message.text()
    assert not page.buttons["undo"].isEnabled()
    assert driver.project.memories.sizes()["mine"] == 3


def test_a_confirmed_unit_is_put_back_with_its_segment(driver: Driver, page: MemoriesPage) -> None:
    page.choose("Printer")
    wait_until_idle(driver)
    page.table.setFocus()
    learned = driver.project.reports.counts().learned
    driver.press("Del")
    wait_until_idle(driver)
    assert "Ctrl+Z" in page.message.text()
    driver.press("Ctrl+Z")  # the list is empty; the key works all the same
    wait_until_idle(driver)
    assert texts(page, TARGET) == ["Guide rapide"]
    assert driver.project.segments.read(0, 1)[0].state.is_confirmed
    assert driver.project.reports.counts().learned == learned
    assert page.table.hasFocus()


def test_what_was_translated_anew_meanwhile_is_not_put_back(
    driver: Driver, page: MemoriesPage
) -> None:
    page.choose("Printer")
    wait_until_idle(driver)
    page.table.setFocus()
    driver.press("Del")
    wait_until_idle(driver)
    driver.project.segments.confirm(1, TaggedText("Petit guide"))
    page.buttons["undo"].click()
    wait_until_idle(driver)
    assert driver.project.segments.read(0, 1)[0].target.plain == "Petit guide"
    assert "changed meanwhile" in page.message.text()


def removal(driver: Driver) -> QtWidgets.QMessageBox:
    box = driver.desk.window.findChild(QtWidgets.QMessageBox, "remove memory")
    assert box is not None
    return box


def answer(box: QtWidgets.QMessageBox, text: str) -> None:
    next(one for one in box.buttons() if one.text() == text).click()


def test_a_memory_is_removed_on_its_page(driver: Driver, page: MemoriesPage) -> None:
    assert page.name == MEMORY
    page.buttons["remove"].click()
    box = removal(driver)
    assert MEMORY in box.text()
    assert f"{page.table.units.rowCount()} units" in box.text().replace("\u202f", "")
    assert box.textFormat() == Qt.TextFormat.PlainText
    cancel = box.button(QtWidgets.QMessageBox.StandardButton.Cancel)
    assert box.defaultButton() is cancel
    cancel.click()
    wait_until_idle(driver)
    assert MEMORY in driver.project.memories.sizes()
    driver.bot.waitUntil(
        lambda: driver.desk.window.findChild(QtWidgets.QMessageBox, "remove memory") is None
    )
    page.buttons["remove"].click()
    answer(removal(driver), "Remove")
    wait_until_idle(driver)
    assert list(driver.project.memories.sizes()) == ["Printer"]
    assert page.store.count() == 1
    assert page.name == "Printer"
    assert MEMORY in page.message.text()
    assert "is removed" in page.message.text()
    assert not page.buttons["remove"].isEnabled()
    assert "own memory" in page.buttons["remove"].toolTip()
    assert not any(one.memory == MEMORY for one in driver.view.editing.proposals)


def test_a_memory_set_to_read_only_stays(driver: Driver, page: MemoriesPage) -> None:
    assert page.buttons["remove"].isEnabled()
    settings = driver.project.memories.settings
    memories = {**settings.memories, MEMORY: MemorySettings(read_only=True)}
    driver.project.memories.set_settings(replace(settings, memories=memories))
    driver.desk.memories.show()
    wait_until_idle(driver)
    assert page.name == MEMORY
    assert not page.buttons["remove"].isEnabled()
    assert "protected" in page.buttons["remove"].toolTip()


def test_a_million_units_are_read_a_page_at_a_time(qapp: QtWidgets.QApplication) -> None:
    model = UnitModel()
    asked: list[tuple[int, list[int]]] = []
    model.wanted.connect(lambda listed, page: asked.append((page, listed.page(page))))
    listed = Listed("large", np.arange(1_000_000, 0, -1, dtype=np.int64))
    model.show(listed)
    assert model.rowCount() == 1_000_000
    assert model.index(500_000, SOURCE).data() == "…"
    assert model.index(500_001, SOURCE).data() == "…"
    assert [(page, len(ids)) for page, ids in asked] == [(5_000, PAGE)]
    unit = MemoryUnit(TaggedText.of("a\nb"), TaggedText.of("c"), id=500_000)
    model.fill(listed, 5_000, {500_000: unit})
    assert model.index(500_000, SOURCE).data() == "a b"
    assert model.index(500_001, SOURCE).data() == "…", "it was deleted meanwhile"
    assert len(asked) == 1
    for page in range(200):
        model.fill(listed, page, {})
    assert model.index(500_000, SOURCE).data() == "…"
    assert len(asked) == 2, "pages out of sight are read again"
    other = Listed("other", listed.ids)
    model.show(other)
    model.fill(listed, 5_000, {500_000: unit})
    assert model.index(500_000, SOURCE).data() == "…", "that is of another memory"
    model.fill(other, 5_000, {500_000: unit})
    assert model.index(500_000, SOURCE).data() == "a b"


def test_units_that_are_still_listed_belong_to_their_memory(
    driver: Driver, page: MemoriesPage
) -> None:
    units = [MemoryUnit(TaggedText.of("Save"), TaggedText.of("Sauver"))]
    driver.project.units.add("mine", units)
    driver.desk.memories.show()
    wait_until_idle(driver)
    before = driver.project.memories.sizes()
    page.choose("mine")
    wait_until_idle(driver)
    assert texts(page) == ["Save"]
    with held(driver.desk.memories.executor):
        page.choose("Printer")  # which may be changed, unlike the other
        page.table.units.forget()  # what is in sight is read again
        assert texts(page) == ["…"]
        page.table.setFocus()
        driver.press("Del")
        driver.press("Return")
        assert not page.buttons["edit"].isEnabled()
        assert not page.buttons["delete"].isEnabled()
    wait_until_idle(driver)
    assert texts(page, TARGET) == ["Guide rapide"]
    assert page.buttons["delete"].isEnabled()
    assert driver.project.memories.sizes() == before
    assert driver.desk.window.findChild(UnitDialog) is None


def test_a_unit_is_changed_in_the_project_it_is_of(
    driver: Driver, page: MemoriesPage, make_project: MakeProject
) -> None:
    page.choose("Printer")
    wait_until_idle(driver)
    page.table.setFocus()
    driver.press("Return")
    wait_until_idle(driver)
    dialog = driver.desk.window.findChild(UnitDialog)
    assert dialog is not None
    dialog.target.replace_all(TaggedText.of("Petit guide"))
    other = make_project(folder="other")
    other.segments.confirm(1, TaggedText("Guide"))
    driver.desk.show_project(other)
    wait_until_idle(driver)
    dialog.save.click()
    wait_until_idle(driver)
    assert other.segments.get(1).target.plain == "Guide"
    (proposal, *_) = other.matching.memory(1)
    assert proposal.target.plain == "Guide"


def test_each_text_of_a_table_runs_in_its_own_direction(qtbot: QtBot) -> None:
    model = QtGui.QStandardItemModel(1, 3)
    for column, text in enumerate(("Load paper.", "«טענו נייר».", "12 ورقة")):
        model.setItem(0, column, QtGui.QStandardItem(text))
    table = RowTable("Table", model, (0, 1, 2), {}, QtWidgets.QHeaderView.ResizeMode.Fixed)
    qtbot.addWidget(table)
    model.setParent(table)
    delegate = table.itemDelegate()
    assert isinstance(delegate, DirectionDelegate)
    found = []
    for column in range(3):
        option = QtWidgets.QStyleOptionViewItem()
        delegate.initStyleOption(option, model.index(0, column))
        found.append(option.direction)
    left, right = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    assert found == [left, right, right]


def test_the_scroll_bar_of_a_table_begins_below_its_titles(
    driver: Driver, page: MemoriesPage
) -> None:
    page.store.setCurrentIndex(page.store.findText(MEMORY, Qt.MatchFlag.MatchStartsWith))
    wait_until_idle(driver)
    table, header = page.table, page.table.horizontalHeader()
    driver.bot.waitUntil(table.verticalScrollBar().isVisible, timeout=PATIENCE)
    top = table.verticalScrollBar().mapTo(table, QtCore.QPoint()).y()
    assert top >= header.geometry().bottom()


def test_what_other_tools_keep_with_a_unit_has_a_name() -> None:
    properties = {"@tuid": "pg-1", "x-document": "Questions", "x-client": "ACME"}
    unit = MemoryUnit(TaggedText.of("tray"), TaggedText.of("bac"), properties=properties)
    page = QtGui.QTextDocument()
    page.setHtml(unit_html(unit, LIGHT, (False, False)))
    told = page.toPlainText()
    assert "tuid" not in told
    assert all(text in told for text in ("Identifier", "pg-1", "Document", "x-client", "ACME"))
