"""The alignment page by the keyboard: two documents to pairs, looked through, into a memory."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver
from pytestqt.qtbot import QtBot

from postil.bitext.alignment_review import AlignmentReview
from postil.bitext.sentence_alignment import Bead
from postil.formats.exchange.tmx import read_tmx
from postil_gui.features.alignment.page import AlignPage
from postil_gui.features.alignment.table import SOURCE, STATE, TARGET
from postil_gui.qt import Qt, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.dialogs import file_dialogs as files

ENGLISH = [
    "Open the front cover of the printer.",
    "Load 80 sheets of paper.",
    "Close the cover, and press the green button.",
    "The printer starts.",
    "It prints a test page.",
]
FRENCH = [
    "Ouvrez le capot avant de l’imprimante.",
    "Chargez 80 feuilles de papier.",
    "Fermez le capot. Appuyez ensuite sur le bouton vert.",
    "L’imprimante démarre.",
    "Elle imprime une page de test.",
]


@pytest.fixture
def documents(tmp_path: Path) -> tuple[Path, Path]:
    paths = tmp_path / "guide.txt", tmp_path / "guide-fr.txt"
    for path, lines in zip(paths, (ENGLISH, FRENCH), strict=True):
        path.write_text("\n\n".join(lines) + "\n", encoding="utf-8")
    return paths


def wait_until_idle(desk: MainController, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: desk.align.is_idle, timeout=PATIENCE)
    if desk.open_project is not None:
        open_project = desk.open_project
        qtbot.waitUntil(lambda: open_project.is_idle, timeout=PATIENCE)


def aligned(driver: Driver, documents: tuple[Path, Path]) -> AlignPage:
    driver.press("Ctrl+Shift+A")
    page = driver.desk.align.page
    assert page is not None
    assert page.languages == ("en", "fr"), "those of the project"
    assert not page.align.isEnabled()
    page.source.show_path(documents[0])
    page.target.show_path(documents[1])
    page.align.click()
    wait_until_idle(driver.desk, driver.bot)
    assert page.review is not None, page.message.text()
    return page


def test_two_documents_become_a_memory_of_the_project(
    driver: Driver, documents: tuple[Path, Path]
) -> None:
    page = aligned(driver, documents)
    review = page.review
    assert review is not None
    assert page.table.hasFocus()
    for place in range(len(review)):
        review.mark(place, uncertain=False)
    page.do("mark")
    page.do("mark")
    kept = list(review.pairs())
    assert (ENGLISH[1], FRENCH[1]) in kept
    page.to_memory.click()
    wait_until_idle(driver.desk, driver.bot)
    dialog = driver.desk.window.findChild(QtWidgets.QInputDialog, "memory")
    assert dialog is not None
    assert dialog.textValue() == "guide"
    dialog.accept()
    wait_until_idle(driver.desk, driver.bot)
    assert "marked as from an alignment" in page.message.text()
    assert not page.is_unsaved
    assert driver.project.memories.sizes()["guide"] == len(kept)
    hits = driver.project.memories.concordance("80 sheets")
    unit = next(hit.unit for hit in hits if hit.memory == "guide")
    assert (unit.origin, unit.document) == ("alignment", "guide.txt")
    driver.press("Escape")
    assert driver.desk.window.page is None
    assert driver.focus() is driver.view.grid.editor


def test_pairs_are_put_right_by_keys_and_saved_as_tmx(
    driver: Driver,
    documents: tuple[Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = aligned(driver, documents)
    review = AlignmentReview(
        ENGLISH,
        FRENCH,
        [Bead((0, 2), (0, 1), 0.2), Bead((2, 3), (1, 3), 0.3), Bead((3, 5), (3, 5), 0.9)],
    )
    page.show_review(review)
    assert page.table.rows.index(0, STATE).data() == "look at it"
    driver.press("N")
    assert page.table.place == 1
    page.table.setCurrentIndex(page.table.rows.index(1, TARGET))
    driver.press("Ctrl+Up")  # its first French sentence belongs above
    assert [row.shape for row in review.rows] == [(2, 2), (1, 1), (2, 2)]
    page.table.go_to(0)
    driver.press("S")
    assert [row.shape for row in review.rows] == [(1, 1), (1, 1), (1, 1), (2, 2)]
    assert page.table.rows.rowCount() == 4
    page.table.go_to(3)
    driver.press("S")
    driver.press("Ctrl+Shift+Down")
    assert [row.shape for row in review.rows][3:] == [(2, 2)]
    driver.press("Ctrl+Z")
    assert len(review) == 5
    driver.press("Ctrl+Y")
    driver.press("Ctrl+Z")
    page.table.go_to(4)
    driver.press("Del")
    assert page.table.rows.index(4, STATE).data() == "left out"
    driver.press("N")
    assert "No pair is in doubt" in page.message.text()
    assert page.table.rows.index(1, SOURCE).data() == ENGLISH[1]
    path = tmp_path / "out.tmx"
    monkeypatch.setattr(files, "ask_new_file", lambda *_: path)
    page.to_tmx.click()
    wait_until_idle(driver.desk, driver.bot)
    units = list(read_tmx(path, "en", "fr"))
    assert [(one.source.plain, one.target.plain) for one in units] == list(
        zip(ENGLISH[:4], FRENCH[:4], strict=True)
    )
    assert units[0].properties["x-origin"] == "alignment"


def test_what_cannot_be_read_is_said(driver: Driver, tmp_path: Path) -> None:
    driver.press("Ctrl+Shift+A")
    page = driver.desk.align.page
    assert page is not None
    for field, name in ((page.source, "a.txt"), (page.target, "b.docx")):
        (tmp_path / name).write_text("no document" if name == "b.docx" else "Text.", "utf-8")
        field.show_path(tmp_path / name)
    page.align.click()
    wait_until_idle(driver.desk, driver.bot)
    assert "b.docx" in page.message.text()
    assert page.message.property("kind") == "wrong"
    assert page.align.isEnabled()


def test_unsaved_pairs_are_not_lost_unasked(
    driver: Driver, documents: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = aligned(driver, documents)
    assert page.is_unsaved
    button = QtWidgets.QMessageBox.StandardButton
    answers = [button.Cancel]
    monkeypatch.setattr(QtWidgets.QMessageBox, "exec", lambda _: answers[0])
    assert not driver.desk.window.close()
    assert page.review is not None
    answers[0] = button.Discard
    assert driver.desk.align.may_close()
    page.show_saved("")


def test_twenty_thousand_sentences(desk: MainController, qtbot: QtBot) -> None:
    desk.align.show()
    page = desk.align.page
    assert page is not None
    assert not page.to_memory.isEnabled()
    count = 20_000
    texts = [f"Sentence number {n}, of a length that is usual in guides." for n in range(count)]
    beads = [Bead((n, n + 1), (n, n + 1), 0.9 if n % 50 else 0.1) for n in range(count)]
    page.show_review(AlignmentReview(texts, texts, beads))
    review = page.review
    assert review is not None
    for _ in range(20):
        page.do("next")
    page.do("merge down")
    page.do("undo")
    page.table.go_to(count - 1)
    assert page.table.place == count - 1
    assert page.table.rows.rowCount() == count
    page.show_saved("")


def test_right_to_left_texts_are_painted_so(desk: MainController, qtbot: QtBot) -> None:
    desk.align.show()
    page = desk.align.page
    assert page is not None
    page.source.language.set_code("en")
    page.target.language.set_code("ar")
    page.show_review(AlignmentReview(["One."], ["واحد."], [Bead((0, 1), (0, 1), 0.2)]))
    assert page.table.delegate_.directions[1] == Qt.LayoutDirection.RightToLeft
    assert not page.table.grab().toImage().isNull()
    page.show_saved("")


def test_without_a_project_the_languages_are_guessed(
    desk: MainController, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = tmp_path / "a.txt", tmp_path / "b.txt", tmp_path / "c.txt"
    texts = (
        "Die Abdeckung ist mit der Hand zu öffnen und nicht mit dem Messer. Das ist gefährlich.",
        "La cubierta se abre con la mano y no con el cuchillo. Es peligroso para los dedos.",
        "Le capot est ouvert avec la main et non avec le couteau. Les doigts sont en danger.",
    )
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    desk.window.book["project.align"].trigger()
    page = desk.align.page
    assert page is not None
    page.source.show_path(paths[0])
    page.target.show_path(paths[1])
    wait_until_idle(desk, qtbot)
    assert page.languages == ("de", "es")
    assert page.align.isEnabled()
    page.target.show_path(paths[2])
    wait_until_idle(desk, qtbot)
    assert page.languages == ("de", "fr")
    page.target.language.set_code("fr-CA")  # chosen by hand, it stays
    page.target.show_path(paths[1])
    page.source.show_path(tmp_path / "none.txt")
    wait_until_idle(desk, qtbot)
    assert page.languages == ("", "fr-CA")


def test_an_aligned_sentence_is_a_match_at_once(driver: Driver, tmp_path: Path) -> None:
    driver.go(10)
    source = driver.view.editing.segment.source.plain
    texts = (["First line.", source, "Last line."], ["Une ligne.", "Bac trois !", "Fin."])
    paths = tmp_path / "tray.txt", tmp_path / "tray-fr.txt"
    for path, lines in zip(paths, texts, strict=True):
        path.write_text("\n\n".join(lines) + "\n", encoding="utf-8")
    page = aligned(driver, paths)
    assert page.review is not None
    for place in range(len(page.review)):
        page.review.mark(place, uncertain=False)
    page.do("mark")
    page.do("mark")
    page.to_memory.click()
    wait_until_idle(driver.desk, driver.bot)
    dialog = driver.desk.window.findChild(QtWidgets.QInputDialog, "memory")
    assert dialog is not None
    dialog.accept()
    wait_until_idle(driver.desk, driver.bot)
    driver.press("Escape")
    driver.wait_until_idle()
    texts_shown = [card.lines[0].text.plain for card in driver.view.matches.list.cards]
    assert "Bac trois !" in texts_shown
