"""The glossaries page by the keyboard: terms found, added, changed, deleted, read and written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, held
from hypothesis import given
from hypothesis import strategies as st

from postil.formats.glossary import Term, read_glossary
from postil.formats.termbase import read_termbase
from postil.workspace.glossary_settings import GlossarySettings
from postil_gui.dialogs import files
from postil_gui.dialogs.term import TermDialog
from postil_gui.glossaries.listing import STRETCH, Kind, Listing, cells
from postil_gui.glossaries.page import GlossariesPage
from postil_gui.glossaries.table import CASE, FORBIDDEN, NOTE, SOURCE, TARGET, TermModel
from postil_gui.qt import Qt, QtWidgets

GLOSSARY = "glossary"


@pytest.fixture
def page(driver: Driver) -> Iterator[GlossariesPage]:
    driver.press("Ctrl+Alt+G")
    driver.settle()
    found = driver.desk.glossaries.page
    assert found is not None
    yield found


def texts(page: GlossariesPage, column: int = SOURCE) -> list[str]:
    model = page.table.terms
    return [model.index(row, column).data() for row in range(model.rowCount())]


def dialog_of(driver: Driver) -> TermDialog:
    driver.bot.waitUntil(
        lambda: driver.desk.window.findChild(TermDialog) is not None, timeout=PATIENCE
    )
    dialog = driver.desk.window.findChild(TermDialog)
    assert dialog is not None
    return dialog


def remove(driver: Driver) -> None:
    """Answer the question after Delete."""
    box = driver.desk.window.findChild(QtWidgets.QMessageBox, "remove terms")
    assert box is not None
    (button,) = [one for one in box.buttons() if one.text() == "Remove"]
    button.click()
    driver.settle()
    QtWidgets.QApplication.processEvents()


def test_a_term_is_added_changed_and_deleted(driver: Driver, page: GlossariesPage) -> None:
    assert page.table.hasFocus()
    before = texts(page)
    assert before == sorted(before, key=str.casefold)
    assert len(before) == driver.project.files.glossaries()[GLOSSARY] > 10
    driver.press("Insert")
    dialog = dialog_of(driver)
    dialog.source.setText("paper jam")
    dialog.target.setText("bourrage")
    dialog.note.setText("never “coincement”")
    dialog.case.setChecked(True)
    dialog.save.click()
    driver.settle()
    QtWidgets.QApplication.processEvents()
    assert driver.project.files.terms("Printer") == [
        Term("paper jam", "bourrage", "never “coincement”", case=True)
    ]
    row = page.table.currentIndex().row()
    assert texts(page, TARGET)[row] == "bourrage", "the new term is chosen"
    assert texts(page, NOTE)[row] == "never “coincement”"
    assert texts(page, CASE)[row] == "as written"
    assert "Added" in page.message.text()
    page.table.setFocus()
    driver.press("F2")
    dialog = dialog_of(driver)
    assert dialog.note.text() == "never “coincement”"
    dialog.target.setText("coincement")
    dialog.forbidden.setChecked(True)
    dialog.save.click()
    driver.settle()
    QtWidgets.QApplication.processEvents()
    row = page.table.currentIndex().row()
    assert (texts(page, TARGET)[row], texts(page, FORBIDDEN)[row]) == ("coincement", "forbidden")
    page.table.setFocus()
    driver.press("Del")
    remove(driver)
    assert driver.project.files.terms("Printer") == []
    assert texts(page) == before
    driver.press("Escape")
    assert driver.desk.window.page is None


def test_changes_elsewhere_show_and_several_go_at_once(
    driver: Driver, page: GlossariesPage
) -> None:
    view = driver.desk.view
    assert view is not None
    view.glossing.service.add(Term("zzz", "zzz"))
    driver.settle()
    QtWidgets.QApplication.processEvents()
    assert texts(page)[-1] == "zzz"
    page.table.setFocus()
    page.table.selectAll()
    assert not page.buttons["edit"].isEnabled()
    driver.press("Del")
    remove(driver)
    assert set(driver.project.files.glossaries().values()) == {0}
    assert "There are no terms here yet" in page.empty.text()
    assert page.parts.currentWidget() is page.empty
    assert driver.desk.window.focusWidget() is page.buttons["add"]


def test_search_kinds_and_order(driver: Driver, page: GlossariesPage) -> None:
    everything = texts(page)
    terms = driver.project.terminology
    terms.add(GLOSSARY, Term("Toner", "encre", forbidden=True))
    terms.add(GLOSSARY, Term("toner", "toner"))
    driver.desk.glossaries.show()
    driver.settle()
    driver.press("Ctrl+F")
    assert page.search.hasFocus()
    driver.keys("encre")
    driver.bot.waitUntil(lambda: "encre" in texts(page, TARGET), timeout=PATIENCE)
    driver.bot.waitUntil(lambda: len(texts(page)) < len(everything), timeout=PATIENCE)
    driver.press("Escape")
    assert driver.desk.window.page is page, "the search is emptied first"
    assert len(texts(page)) >= len(everything)
    page.kinds.setCurrentIndex(1)
    assert set(texts(page, FORBIDDEN)) == {"forbidden"}
    page.kinds.setCurrentIndex(2)
    assert {"Toner", "toner"} <= set(texts(page))
    page.kinds.setCurrentIndex(0)
    page.table.sortByColumn(TARGET, Qt.SortOrder.DescendingOrder)
    targets = [text.casefold() for text in texts(page, TARGET)]
    assert targets == sorted(targets, reverse=True)
    page.search.setText("nowhere to be found")
    driver.bot.waitUntil(lambda: "No term or note" in page.empty.text(), timeout=PATIENCE)


def test_import_with_a_report_and_export(
    driver: Driver, page: GlossariesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.project.terminology.add("client", Term("ink", "encre", "by hand"))
    driver.project.terminology.add("client", Term("tray", "bac"))
    table = tmp_path / "client.csv"
    table.write_text("source,target,note\nink,encre,of the client\ntray,bac,\nlid,capot,\n")
    monkeypatch.setattr(files, "ask_file", lambda *_: table)
    page.buttons["import"].click()
    driver.settle()
    QtWidgets.QApplication.processEvents()
    box = driver.desk.window.findChild(QtWidgets.QMessageBox, "import report")
    assert box is not None
    assert box.informativeText() == "3 terms read: 1 new, 1 changed, 1 there already."
    box.close()
    driver.settle()
    assert page.name == "client"
    assert texts(page) == ["ink", "lid", "tray"]
    assert texts(page, NOTE)[0] == "of the client"
    for name in ("out.tbx", "out.tsv"):
        path = tmp_path / name
        monkeypatch.setattr(files, "ask_new_file", lambda *_, path=path: path)
        page.buttons["export"].click()
        driver.settle()
        assert {term.source for term in read_termbase(path, "en", "fr")} == set(texts(page))
        assert "3 terms" in page.message.text()
    page.store.setCurrentIndex(0)
    page.buttons["export"].click()
    driver.settle()
    assert len(read_glossary(path)) == sum(driver.project.files.glossaries().values())


def test_a_file_without_terms_changes_nothing(
    driver: Driver, page: GlossariesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = driver.project.files.glossaries()
    bad = tmp_path / "bad.tsv"
    bad.write_text("source\ttarget\nlid\t\n")
    monkeypatch.setattr(files, "ask_file", lambda *_: bad)
    page.buttons["import"].click()
    driver.settle()
    QtWidgets.QApplication.processEvents()
    boxes = driver.desk.window.findChildren(QtWidgets.QMessageBox)
    assert any("has no target term" in box.text() + box.informativeText() for box in boxes)
    assert page.message.text() == "", "it no longer says that it imports"
    for box in boxes:
        box.close()
    assert driver.project.files.glossaries() == before


def test_the_model_keeps_its_order_when_terms_change() -> None:
    model = TermModel()
    model.sort(TARGET, Qt.SortOrder.AscendingOrder)
    model.show(Listing([("a", Term("x", "2")), ("b", Term("y", "1")), ("a", Term("x", "3"))]))
    model.look("", "all", "")
    assert [model.index(n, TARGET).data() for n in range(3)] == ["1", "2", "3"]
    assert model.place_of(("a", Term("x", "3", "another note"))) == 2
    assert model.place_of(("b", Term("x", "3"))) is None
    model.look("a", "several", "")
    assert model.rowCount() == 2
    model.look("b", "several", "")
    assert model.rowCount() == 0


TERMS = st.lists(
    st.tuples(
        st.sampled_from("ab"),
        st.text("xyZé ", max_size=3),
        st.text("uvW", max_size=3),
        st.booleans(),
    ),
    max_size=12,
)
ASKED = st.tuples(
    st.sampled_from(("", "a")),
    st.sampled_from(("all", "forbidden", "several")),
    st.text("xyZéu", max_size=2),
)


@given(TERMS, ASKED, st.integers(0, 5), st.booleans())
def test_a_listing_finds_and_sorts_as_one_would_by_hand(
    terms: list[tuple[str, str, str, bool]],
    asked: tuple[str, Kind, str],
    column: int,
    backwards: bool,
) -> None:
    glossary, kind, sought = asked
    entries = [(name, Term(one, other, forbidden=bad)) for name, one, other, bad in terms]
    listing = Listing(entries)

    def several(term: Term) -> bool:
        source = term.source.casefold()
        return len({one.target for _, one in entries if one.source.casefold() == source}) > 1

    wanted = [
        entry
        for entry in entries
        if (not glossary or entry[0] == glossary)
        and sought.casefold() in f"{entry[1].source}\n{entry[1].target}".casefold()
        and {"all": True, "forbidden": entry[1].forbidden, "several": several(entry[1])}[kind]
    ]
    found = [entries[n] for n in listing.find(glossary, kind, sought, (column, backwards))]
    assert sorted(map(cells, found)) == sorted(map(cells, wanted))

    def key(entry: tuple[str, Term]) -> tuple[str, str, str]:
        texts = [cell.casefold() for cell in cells(entry)]
        return texts[column], texts[0], texts[1]

    assert list(map(key, found)) == sorted(map(key, wanted), reverse=backwards)


def test_more_terms_than_are_sorted_at_once_are_in_order() -> None:
    count = 2 * STRETCH + 7
    entries = [("a", Term(f"{(n * 7919) % count:06}", "x")) for n in range(count)]
    listing = Listing(entries)
    found = [entries[n][1].source for n in listing.find("", "all", "")]
    assert found == [f"{n:06}" for n in range(count)]
    assert listing.number_of(("a", Term(found[5], "x", "another note"))) >= 0
    assert listing.number_of(("b", Term(found[5], "x"))) == -1


def test_a_glossary_is_switched_off_ranked_and_protected_by_key(
    driver: Driver, page: GlossariesPage
) -> None:
    assert page.used.isHidden(), "that is said of one glossary"
    assert not page.choose_one.isHidden()
    page.store.setFocus()
    driver.press("Down")
    assert page.name == GLOSSARY
    assert page.used.isChecked()
    page.used.setFocus()
    driver.press("Space")
    driver.settle()
    settings = driver.project.terminology.settings_of
    driver.bot.waitUntil(lambda: "off" in page.store.currentText(), timeout=PATIENCE)
    assert not settings(GLOSSARY).used
    assert "off" in page.message.text()
    assert page.name == GLOSSARY, "the choice stays"
    page.priority.setFocus()
    driver.press("Up")
    page.read_only.setFocus()
    driver.press("Space")
    driver.settle()
    assert (settings(GLOSSARY).priority, settings(GLOSSARY).read_only) == (1, True)
    driver.bot.waitUntil(lambda: not page.buttons["add"].isEnabled(), timeout=PATIENCE)
    assert not page.buttons["edit"].isEnabled()
    assert not page.buttons["delete"].isEnabled()
    assert "read-only" in page.buttons["delete"].toolTip()
    page.table.setFocus()
    driver.press("Del")
    assert driver.desk.window.findChild(QtWidgets.QMessageBox, "remove terms") is None


def test_the_priority_that_is_typed_stays(driver: Driver, page: GlossariesPage) -> None:
    page.store.setFocus()
    driver.press("Down")
    assert page.name == GLOSSARY
    page.priority.setFocus()
    page.priority.selectAll()
    driver.keys("7")
    driver.view.glossing.service.add(Term("zzz", "zzz"))
    driver.settle()
    assert texts(page)
    assert page.priority.text() == "7", "the list was read again meanwhile"
    page.store.setFocus()
    driver.settle()
    assert driver.project.terminology.settings_of(GLOSSARY).priority == 7
    page.store.setCurrentIndex(page.store.findData("Printer"))
    assert page.priority.value() == 0, "of another glossary"


def test_of_a_priority_that_is_stepped_the_last_is_written(
    driver: Driver, page: GlossariesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.choose(GLOSSARY)
    page.priority.setFocus()
    written: list[int] = []
    shown: list[int] = []
    terms = driver.project.terminology
    use = terms.use

    def count(name: str, settings: GlossarySettings) -> None:
        written.append(settings.priority)
        use(name, settings)

    monkeypatch.setattr(terms, "use", count)
    page.priority.valueChanged.connect(shown.append)
    driver.press("Up")
    with held(driver.session.data):
        for _ in range(5):
            driver.press("Up")
        page.table.setFocus()
    driver.settle()
    assert shown == [1, 2, 3, 4, 5, 6]
    assert page.priority.value() == 6
    assert written in ([6], [1, 6])


def test_terms_and_checks_follow_a_glossary_at_once(driver: Driver) -> None:
    known = {term.source.casefold() for term in driver.project.files.terms(GLOSSARY)}
    number = next(
        place + 1
        for place, one in enumerate(driver.project.segments())
        if any(hit.source.casefold() in known for hit in driver.project.terms(one.row_id))
    )
    driver.go(number)
    driver.write("Rien de tout cela.")
    driver.press("Shift+F8")
    driver.settle()

    def absent() -> int:
        return driver.view.checking.service.findings.counts["term-absent"]

    listed = driver.view.terms.list.model()
    driver.bot.waitUntil(lambda: absent() > 0, timeout=PATIENCE)
    driver.bot.waitUntil(lambda: listed.rowCount() > 0, timeout=PATIENCE)
    driver.view.glossing.service.use(GLOSSARY, {"used": False})
    driver.bot.waitUntil(lambda: absent() == 0, timeout=PATIENCE)
    driver.bot.waitUntil(lambda: listed.rowCount() == 0, timeout=PATIENCE)
    driver.view.glossing.service.use(GLOSSARY, {"used": True})
    driver.bot.waitUntil(lambda: absent() > 0, timeout=PATIENCE)
    driver.bot.waitUntil(lambda: listed.rowCount() > 0, timeout=PATIENCE)
    driver.settle()
