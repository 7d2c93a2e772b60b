"""Term candidates: found in documents and memories, ticked, and added to a glossary."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from desk_driver import PATIENCE, Driver

from postil_gui.features.glossaries.candidates_dialog import CandidatesDialog
from postil_gui.features.glossaries.candidates_model import COUNT, SOURCE, TARGET
from postil_gui.qt import Qt, QtWidgets


@pytest.fixture
def dialog(driver: Driver) -> Iterator[CandidatesDialog]:
    driver.desk.window.book["term.candidates"].trigger()
    window = driver.desk.window
    driver.bot.waitUntil(lambda: window.findChild(CandidatesDialog) is not None, timeout=PATIENCE)
    found = window.findChild(CandidatesDialog)
    assert found is not None
    driver.bot.waitUntil(lambda: found.model.rowCount() > 0, timeout=PATIENCE)
    yield found
    if driver.desk.window.findChild(CandidatesDialog) is not None:
        found.reject()


def texts(dialog: CandidatesDialog, column: int = SOURCE) -> list[str]:
    model = dialog.model
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_the_options_stand_in_one_line(dialog: CandidatesDialog) -> None:
    """Where the screen has room for it: only one of them wrapped, at the usual size of text."""
    assert len({box.geometry().center().y() for box in (dialog.groups, dialog.known)}) == 1
    assert dialog.known.geometry().right() <= dialog.contentsRect().right()


def test_candidates_show_contexts_and_likely_translations(
    driver: Driver, dialog: CandidatesDialog
) -> None:
    assert not dialog.add.isEnabled()
    sources = [text.casefold() for text in texts(dialog)]
    assert "printer" in sources
    counts = [int(text.replace(",", "")) for text in texts(dialog, COUNT)]
    assert min(counts) >= 2
    row = sources.index("printer")
    dialog.table.go_to(row)
    contexts = [dialog.contexts.item(n).text() for n in range(dialog.contexts.count())]
    assert contexts
    assert all("printer" in text.casefold() for text in contexts)
    known = {term.source.casefold() for term in driver.project.files.terms(None)}
    assert known.isdisjoint(sources)
    dialog.known.setChecked(True)
    driver.bot.waitUntil(lambda: len(texts(dialog)) > len(sources), timeout=PATIENCE)
    dialog.groups.setChecked(True)
    driver.bot.waitUntil(
        lambda: all(" " in text or "-" in text for text in texts(dialog)), timeout=PATIENCE
    )


def test_a_memory_is_looked_through(driver: Driver, dialog: CandidatesDialog) -> None:
    before = texts(dialog)
    names = [dialog.where.itemText(n) for n in range(dialog.where.count())]
    dialog.where.setCurrentIndex(names.index("Memory printer-guide"))
    driver.bot.waitUntil(lambda: texts(dialog) != before, timeout=PATIENCE)
    by_source = dict(zip(texts(dialog), texts(dialog, TARGET), strict=True))
    assert by_source["printer"] == "imprimante"


def test_ticked_ones_go_into_the_glossary(driver: Driver, dialog: CandidatesDialog) -> None:
    dialog.table.setFocus()
    dialog.table.go_to(0)
    first, second = texts(dialog)[:2]
    model = dialog.model
    model.setData(model.index(0, TARGET), "  erster   Begriff ")
    assert dialog.add.text() == "Add 1 term"
    model.setData(model.index(1, TARGET), "")
    driver.bot.keyClick(dialog.table, Qt.Key.Key_Down)
    driver.bot.keyClick(dialog.table, Qt.Key.Key_Space)
    assert dialog.add.text() == "Add 1 term", "a term needs a translation"
    model.setData(model.index(1, TARGET), "zweiter")
    assert dialog.add.text() == "Add 2 terms"
    dialog.add.click()
    driver.wait_until_idle()
    QtWidgets.QApplication.processEvents()
    own = driver.project.info.name
    terms = {term.source: term.target for term in driver.project.files.terms(own)}
    assert terms[first] == "erster Begriff"
    assert terms[second] == "zweiter"
    assert first not in texts(dialog)
    assert "2 terms added." in dialog.message.text()
