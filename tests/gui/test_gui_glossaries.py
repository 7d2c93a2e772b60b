"""The glossaries page by the keyboard: terms found, added, changed, deleted, read and written."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, held
from hypothesis import given
from hypothesis import strategies as st

from postil.formats.exchange.glossary import Term
from postil.formats.exchange.termbase import stream_termbase
from postil.memory.terms.rows import TermRow
from postil.workspace.proposals.glossary_settings import GlossarySettings
from postil_gui.features.glossaries.listing import (
    CASE,
    DOMAIN,
    NOTE,
    SOURCE,
    STATUS,
    STRETCH,
    TARGET,
    Listing,
    Sought,
)
from postil_gui.features.glossaries.page import GlossariesPage
from postil_gui.features.glossaries.table import cells
from postil_gui.features.terms.dialog import TermDialog
from postil_gui.qt import Qt, QtWidgets
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.paged_model import PAGE

GLOSSARY = "glossary"
DEFINITION = "paper that is stuck"


@pytest.fixture
def page(driver: Driver) -> Iterator[GlossariesPage]:
    driver.press("Ctrl+Alt+G")
    driver.wait_until_idle()
    found = driver.desk.glossaries.page
    assert found is not None
    yield found


def texts(page: GlossariesPage, column: int = SOURCE) -> list[str]:
    """What stands in a column, as soon as it was read."""
    model = page.table.terms
    places = range(model.rowCount())
    end = time.monotonic() + PATIENCE / 1000
    while None in [model.item(place) for place in places] and time.monotonic() < end:
        QtWidgets.QApplication.processEvents()
    return [model.index(row, column).data() for row in places]


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
    driver.wait_until_idle()
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
    dialog.definition.setText("paper that is stuck")
    dialog.domain.setText("printing")
    dialog.status.setCurrentIndex(dialog.status.findData("preferred"))
    dialog.case.setChecked(True)
    dialog.save.click()
    driver.wait_until_idle()
    QtWidgets.QApplication.processEvents()
    assert driver.project.files.terms("Printer") == [
        Term(
            "paper jam", "bourrage", "never “coincement”", False, True, True, DEFINITION, "printing"
        )
    ]
    row = page.table.currentIndex().row()
    assert texts(page, TARGET)[row] == "bourrage", "the new term is chosen"
    assert texts(page, NOTE)[row] == "never “coincement”"
    assert texts(page, CASE)[row] == "as written"
    assert texts(page, STATUS)[row] == "preferred"
    assert texts(page, DOMAIN)[row] == "printing"
    tip = page.table.terms.index(row, SOURCE).data(Qt.ItemDataRole.ToolTipRole)
    assert DEFINITION in tip
    assert "Added" in page.message.text()
    page.table.setFocus()
    driver.press("F2")
    dialog = dialog_of(driver)
    assert dialog.note.text() == "never “coincement”"
    dialog.target.setText("coincement")
    assert dialog.definition.text() == DEFINITION
    dialog.status.setCurrentIndex(dialog.status.findData("forbidden"))
    dialog.save.click()
    driver.wait_until_idle()
    QtWidgets.QApplication.processEvents()
    row = page.table.currentIndex().row()
    assert (texts(page, TARGET)[row], texts(page, STATUS)[row]) == ("coincement", "forbidden")
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
    driver.wait_until_idle()
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
    driver.wait_until_idle()
    driver.press("Ctrl+F")
    assert page.search.hasFocus()
    driver.keys("encre")
    driver.bot.waitUntil(lambda: "encre" in texts(page, TARGET), timeout=PATIENCE)
    driver.bot.waitUntil(lambda: len(texts(page)) < len(everything), timeout=PATIENCE)
    driver.press("Escape")
    assert driver.desk.window.page is page, "the search is emptied first"
    driver.wait_until_idle()
    assert len(texts(page)) >= len(everything)
    assert page.table.hasFocus()
    page.kinds.setCurrentIndex(2)
    driver.wait_until_idle()
    assert set(texts(page, STATUS)) == {"forbidden"}
    page.kinds.setCurrentIndex(1)
    driver.wait_until_idle()
    assert "No term is preferred" in page.empty.text()
    page.kinds.setCurrentIndex(3)
    driver.wait_until_idle()
    assert {"Toner", "toner"} <= set(texts(page))
    page.kinds.setCurrentIndex(0)
    page.table.sortByColumn(TARGET, Qt.SortOrder.DescendingOrder)
    driver.wait_until_idle()
    targets = [text.casefold() for text in texts(page, TARGET)]
    assert targets == sorted(targets, reverse=True)
    page.search.setText("nowhere to be found")
    driver.bot.waitUntil(lambda: "No term or note" in page.empty.text(), timeout=PATIENCE)
    driver.wait_until_idle()
    driver.press("Escape")
    driver.wait_until_idle()
    assert page.table.hasFocus(), "although the list was hidden"


def test_import_with_a_report_and_export(
    driver: Driver, page: GlossariesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.project.terminology.add("client", Term("ink", "encre", "by hand"))
    driver.project.terminology.add("client", Term("tray", "bac"))
    table = tmp_path / "client.csv"
    table.write_text("source,target,note\nink,encre,of the client\ntray,bac,\nlid,capot,\n")
    monkeypatch.setattr(files, "ask_file", lambda *_: table)
    page.buttons["import"].click()
    driver.wait_until_idle()
    QtWidgets.QApplication.processEvents()
    box = driver.desk.window.findChild(QtWidgets.QMessageBox, "import report")
    assert box is not None
    assert box.informativeText() == "3 terms read: 1 new, 1 changed, 1 there already."
    box.close()
    driver.wait_until_idle()
    assert page.name == "client"
    assert texts(page) == ["ink", "lid", "tray"]
    assert texts(page, NOTE)[0] == "of the client"
    for name in ("out.tbx", "out.tsv"):
        path = tmp_path / name
        monkeypatch.setattr(files, "ask_new_file", lambda *_, path=path: path)
        page.buttons["export"].click()
        driver.wait_until_idle()
        assert {term.source for term in stream_termbase(path, "en", "fr")} == set(texts(page))
        assert "3 terms" in page.message.text()
    page.store.setCurrentIndex(0)
    page.buttons["export"].click()
    driver.wait_until_idle()
    assert len(list(stream_termbase(path, "en", "fr"))) == sum(
        driver.project.files.glossaries().values()
    )


def test_a_file_without_terms_changes_nothing(
    driver: Driver, page: GlossariesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = driver.project.files.glossaries()
    bad = tmp_path / "bad.tsv"
    bad.write_text("source\ttarget\nlid\t\n")
    monkeypatch.setattr(files, "ask_file", lambda *_: bad)
    page.buttons["import"].click()
    driver.wait_until_idle()
    QtWidgets.QApplication.processEvents()
    boxes = driver.desk.window.findChildren(QtWidgets.QMessageBox)
    assert any("has no target term" in box.text() + box.informativeText() for box in boxes)
    assert page.message.text() == "", "it no longer says that it imports"
    for box in boxes:
        box.close()
    assert driver.project.files.glossaries() == before


TERMS = st.lists(
    st.tuples(
        st.sampled_from("ab"),
        st.text("xyZé ", max_size=3),
        st.text("uvW", max_size=3),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.text("wxé", max_size=2),
        st.text("yZ", max_size=2),
    ),
    max_size=12,
)
SOUGHT = st.builds(
    Sought,
    st.sampled_from(("", "a", "of nobody")),
    st.sampled_from(("all", "preferred", "forbidden", "several")),
    st.text("xyZéu", max_size=2),
    st.integers(0, 6),
    st.booleans(),
)


def texts_of(term: Term) -> tuple[str, ...]:
    return term.source, term.target, term.note, term.definition, term.domain


def rows(entries: list[tuple[str, Term]]) -> list[TermRow]:
    return [
        (
            number,
            name,
            t.source,
            t.target,
            t.note,
            t.forbidden,
            t.case,
            t.preferred,
            t.definition,
            t.domain,
        )
        for number, (name, t) in enumerate(entries, start=1)
    ]


@given(TERMS, SOUGHT)
def test_a_listing_finds_and_sorts_as_one_would_by_hand(
    terms: list[tuple[str, str, str, bool, bool, bool, str, str]], sought: Sought
) -> None:
    entries = [
        (name, Term(one, other, f"n {one}", *details)) for name, one, other, *details in terms
    ]

    def several(term: Term) -> bool:
        source = term.source.casefold()
        return len({one.target for _, one in entries if one.source.casefold() == source}) > 1

    def kind(term: Term) -> bool:
        if sought.kind == "several":
            return several(term)
        return sought.kind in ("all", term.status)

    wanted = [
        (name, term)
        for name, term in entries
        if (not sought.glossary or name == sought.glossary)
        and kind(term)
        and any(sought.text.casefold() in one.casefold() for one in texts_of(term))
    ]
    found = [entries[n - 1] for n in Listing(rows(entries)).find(sought)]
    assert sorted(map(cells, found)) == sorted(map(cells, wanted))

    def key(entry: tuple[str, Term]) -> tuple[str, str, str]:
        texts = [cell.casefold() for cell in cells(entry)]
        ranks = {"preferred": "0", "admitted": "1", "forbidden": "2"}
        texts[STATUS] = ranks[entry[1].status]
        return texts[sought.column], texts[0], texts[1]

    assert list(map(key, found)) == sorted(map(key, wanted), reverse=sought.backwards)


def test_more_terms_than_are_sorted_at_once_are_in_order() -> None:
    count = 2 * STRETCH + 7
    entries = [("a", Term(f"{(n * 7919) % count:06}", "x")) for n in range(count)]
    found = [entries[n - 1][1].source for n in Listing(rows(entries)).find(Sought())]
    assert found == [f"{n:06}" for n in range(count)]


def test_a_listing_leaves_nothing_to_the_garbage_collector() -> None:
    """Which stops all threads, the window's too, as long as it looks through what there is."""
    terms = rows([("a", Term(f"source {n}", f"target {n}", f"note {n}")) for n in range(5000)])
    before = len(gc.get_objects())
    listing = Listing(row for row in terms)
    assert len(listing.find(Sought(text="7", column=NOTE))) > 1000
    assert len(gc.get_objects()) - before < 100


def test_a_long_glossary_is_read_by_the_page(
    driver: Driver, page: GlossariesPage, tmp_path: Path
) -> None:
    count = 5 * PAGE
    table = tmp_path / "long.tsv"
    lines = (f"t{n:04}\tcible {n}\n" for n in range(count))
    table.write_text(f"source\ttarget\n{''.join(lines)}", encoding="utf-8")
    driver.view.glossing.service.bring(table, lambda _: None, lambda _: None)
    driver.wait_until_idle()
    page.choose("long")
    driver.wait_until_idle()
    assert page.count.text() == "500 terms"
    model = page.table.terms
    last = count - 1
    assert not list(model.known([last])), "far from what is in sight"
    driver.press("Ctrl+End")
    shown = model.index(last, SOURCE)
    driver.bot.waitUntil(lambda: shown.data() == f"t{last:04}", timeout=PATIENCE)
    middle = model.index(count // 2, SOURCE)
    assert middle.data() == "…"
    driver.wait_until_idle()
    assert middle.data() == f"t{count // 2:04}"
    driver.press("Ctrl+A")
    driver.wait_until_idle()
    assert not page.buttons["edit"].isEnabled()
    driver.press("Del")
    box = driver.desk.window.findChild(QtWidgets.QMessageBox, "remove terms")
    assert box is not None
    assert "500 terms" in box.text()
    remove(driver)
    assert driver.project.files.terms("long") == []


def test_the_chosen_term_stays_chosen_in_another_order(
    driver: Driver, page: GlossariesPage
) -> None:
    source = texts(page)[3]
    page.table.go_to(3)
    page.table.sortByColumn(SOURCE, Qt.SortOrder.DescendingOrder)
    driver.wait_until_idle()
    assert texts(page)[page.table.currentIndex().row()] == source
    page.search.setText(source)
    page.look()
    driver.wait_until_idle()
    assert texts(page)[page.table.currentIndex().row()] == source
    page.table.setFocus()
    driver.press("F2")
    assert dialog_of(driver).source.text() == source
    dialog_of(driver).close()


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
    driver.wait_until_idle()
    settings = driver.project.terminology.settings_of
    driver.bot.waitUntil(lambda: "off" in page.store.currentText(), timeout=PATIENCE)
    assert not settings(GLOSSARY).used
    assert "off" in page.message.text()
    assert page.name == GLOSSARY, "the choice stays"
    page.priority.setFocus()
    driver.press("Up")
    page.read_only.setFocus()
    driver.press("Space")
    driver.wait_until_idle()
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
    driver.wait_until_idle()
    assert texts(page)
    assert page.priority.text() == "7", "the list was read again meanwhile"
    page.store.setFocus()
    driver.wait_until_idle()
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
    with held(driver.open_project.data):
        for _ in range(5):
            driver.press("Up")
        page.table.setFocus()
    driver.wait_until_idle()
    assert shown == [1, 2, 3, 4, 5, 6]
    assert page.priority.value() == 6
    assert written in ([6], [1, 6])


def test_terms_and_checks_follow_a_glossary_at_once(driver: Driver) -> None:
    known = {term.source.casefold() for term in driver.project.files.terms(GLOSSARY)}
    number = next(
        place + 1
        for place, one in enumerate(driver.project.segments.read())
        if any(
            hit.source.casefold() in known
            for hit in driver.project.terminology.in_segment(one.row_id)
        )
    )
    driver.go(number)
    driver.write("Rien de tout cela.")
    driver.press("Shift+F8")
    driver.wait_until_idle()

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
    driver.wait_until_idle()
