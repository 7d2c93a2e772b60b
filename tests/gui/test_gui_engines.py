"""The engines page: reached and used by the keyboard; what is done there is done on disk, and what
may not be deleted stays.
"""

from __future__ import annotations

import itertools
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot
from training_children import a_job

from postil.engine.engines_folder import engine_facts
from postil.engine.manifest import FILE_NAME, EngineManifest
from postil.engine.models import LANGUAGE_MODEL
from postil.metrics.corpus import BootstrapResult, CorpusScores
from postil.text.tags import TaggedText
from postil.training.comparison import Row, SideBySide
from postil.training.comparison_log import logged_comparisons
from postil.training.corpora import CorpusFiles
from postil.training.large_margin.recipe import FEATURES
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest
from postil_gui import paths
from postil_gui.features.engines.compare_html import reason_text, segment_html, verdict_text
from postil_gui.features.engines.compare_model import FIRST, GAIN, SECOND, CompareModel
from postil_gui.features.engines.details import LEARNED, SOURCES
from postil_gui.features.engines.lessons import TEMPLATES, feature_card
from postil_gui.features.engines.page import EnginesPage
from postil_gui.features.learning.dialog import LearnedDialog
from postil_gui.i18n.messages import install
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.theme.schemes import LIGHT
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.engine_captions import size_text
from postil_gui.widgets.measures import scaled

P_VALUE = r"\bp\s*(=|<|&lt;)"


@pytest.fixture(scope="session")
def small_engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An engine of four pairs."""
    folder = tmp_path_factory.mktemp("small")
    for name, lines in (
        ("a.en", ["Open the cover.", "Close the cover.", "Paper", "Open the tray."]),
        ("a.fr", ["Ouvrez le capot.", "Fermez le capot.", "Papier", "Ouvrez le bac."]),
    ):
        (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    corpus = CorpusFiles(folder / "a.en", folder / "a.fr")
    train_engine(TrainingRequest("Small", "en", "fr", [corpus], tuning=None), folder / "engine")
    return folder / "engine"


@pytest.fixture
def engines_dir(sample_engine: Path, small_engine: Path) -> Path:
    """Two engines in the engines folder."""
    folder = paths.engines_folder()
    shutil.copytree(sample_engine, folder / "Office printer")
    shutil.copytree(small_engine, folder / "Small")
    return folder


@pytest.fixture
def driver(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, engines_dir: Path
) -> Iterator[Driver]:
    desk.show_project(make_project(engines_dir / "Office printer"))
    made = Driver(desk, qtbot)
    made.wait_until_idle()
    yield made


def wait_until_idle(desk: MainController, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: desk.engine_page.service.is_idle, timeout=PATIENCE)
    if desk.open_project is not None:
        open_project = desk.open_project
        qtbot.waitUntil(lambda: open_project.is_idle, timeout=PATIENCE)


def shown(driver: Driver) -> EnginesPage:
    """The page, opened by its key."""
    driver.press("Ctrl+Shift+E")
    wait_until_idle(driver.desk, driver.bot)
    assert driver.desk.engine_page.page is not None
    return driver.desk.engine_page.page


def names(page: EnginesPage) -> list[str]:
    return [card.lines[0].text.plain for card in page.list.cards]


def test_the_page_is_there_without_a_project(desk: MainController, qtbot: QtBot) -> None:
    driver = Driver(desk, qtbot)
    desk.window.welcome.buttons["project.new"].setFocus()
    page = shown(driver)
    assert desk.window.page is page
    assert "no engine yet" in page.empty.text()
    assert page.train.hasFocus()
    assert not page.compare.go.isEnabled()
    driver.press("Escape")
    assert desk.window.page is None
    assert desk.window.pages.currentWidget() is desk.window.welcome


def test_what_an_engine_is_and_what_it_learned(driver: Driver) -> None:
    driver.write("Ouvrez le capot avant.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    page = shown(driver)
    desk = driver.desk
    assert page.list.hasFocus()
    assert sorted(names(page)) == ["Office printer", "Small"]
    engine = page.engine
    assert engine is not None
    assert engine.folder.name == "Office printer"  # the one in use is chosen
    assert not page.details.buttons["use"].isEnabled()
    text = page.details.overview.toPlainText()
    assert "English → French" in text
    assert "Printer (open)" in text
    assert "1 segment in Printer" in text
    assert f"{engine_facts(engine.folder).parts[0].count:,}" in text
    page.details.tabs.setCurrentIndex(SOURCES)
    assert "printer-guide.tmx" in page.details.sources.toPlainText()
    page.details.tabs.setCurrentIndex(LEARNED)
    card = page.details.learned.list.cards[0]
    assert "Ouvrez le capot avant." in card.lines[0].text.plain.replace("ouvrez", "Ouvrez")
    assert "￭" not in card.lines[0].text.plain
    assert not desk.window.book["segment.confirm"].isEnabled()  # its segment is out of sight
    driver.press("Escape")
    assert desk.window.page is None
    assert desk.window.book["segment.confirm"].isEnabled()
    assert driver.view.grid.editor.hasFocus()


def test_trained_features_are_listed_by_name(driver: Driver, engines_dir: Path) -> None:
    """Behind what projects taught it, the heaviest first, in the words of the translator."""
    manifest = EngineManifest.load(engines_dir / "Small")
    manifest.settings["large-margin"] = {
        "number": 3,
        "heaviest": {"word-pair: cover | capot": 0.25, "block: open the | ouvrez le": -1.5},
    }
    manifest.save(engines_dir / "Small")
    page = shown(driver)
    page.list.setCurrentIndex(page.list.model().index(names(page).index("Small"), 0))
    wait_until_idle(driver.desk, driver.bot)
    page.details.tabs.setCurrentIndex(LEARNED)
    first, second = page.details.learned.list.cards
    assert first.lines[0].text.plain == "open the → ouvrez le"
    assert first.meta.split(" · ") == [
        "from training",
        "Phrase",
        "speaks against it, \N{MINUS SIGN}1.500",
    ]
    assert second.lines[0].text.plain == "cover → capot"
    assert "Word pair" in second.meta
    page.details.tabs.setCurrentIndex(SOURCES)
    assert "ouvrez le" not in page.details.sources.toPlainText()


def test_every_kind_of_trained_feature_has_a_name() -> None:
    wanted = frozenset().union(*FEATURES.values())
    assert wanted <= TEMPLATES.keys()
    card = feature_card("rewrite: NP | DT NN", 0.5)
    assert card.lines[0].text.plain == "NP → DT NN" and "Category with its parts" in card.meta


def test_the_filter_and_damaged_engines(driver: Driver, engines_dir: Path) -> None:
    (engines_dir / "torn").mkdir()
    (engines_dir / "torn" / FILE_NAME).write_text("{", encoding="utf-8")
    page = shown(driver)
    assert names(page)[-1] == "torn"
    page.list.setCurrentIndex(page.list.model().index(2, 0))
    assert page.engine is None
    page.filter.setFocus()
    driver.keys("french sma")
    assert names(page) == ["Small"]
    driver.keys("xyz")
    assert names(page) == []
    assert "No engine has these words" in page.empty.text()
    driver.press("Escape")  # clears the filter, and stays
    assert driver.desk.window.page is page
    assert len(names(page)) == 3


def card(page: EnginesPage, name: str) -> None:
    """Choose a card of the list."""
    page.list.setCurrentIndex(page.list.model().index(names(page).index(name), 0))
    page.list.setFocus()


def box_of(driver: Driver) -> QtWidgets.QMessageBox:
    found = driver.desk.window.findChild(QtWidgets.QMessageBox)
    assert found is not None
    return found


def test_a_damaged_engine_is_deleted(driver: Driver, engines_dir: Path) -> None:
    shutil.rmtree(engines_dir / "Small" / LANGUAGE_MODEL)
    page = shown(driver)
    card(page, "Small")
    assert "language-model is missing" in page.unusable.reason.text()
    assert str(engines_dir / "Small") in page.unusable.advice.text()
    assert not page.unusable.buttons["detach"].isVisible()
    driver.press("F2")
    assert "cannot be opened" in driver.desk.window.status.currentMessage()
    driver.bot.mouseClick(page.unusable.buttons["delete"], Qt.MouseButton.LeftButton)
    box = box_of(driver)
    assert "“Small”" in box.text()
    delete = box.findChild(QtWidgets.QPushButton, "delete")
    assert delete is not None
    delete.click()
    wait_until_idle(driver.desk, driver.bot)
    assert names(page) == ["Office printer"]
    assert not (engines_dir / "Small").exists()


@pytest.fixture
def broken(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, engines_dir: Path
) -> Driver:
    """The engine of the open project is damaged; it stands in the engines folder."""
    project = make_project(engines_dir / "Office printer")
    folder = project.folder
    project.close()
    (engines_dir / "Office printer" / FILE_NAME).write_text("{", encoding="utf-8")
    desk.projects.open_folder(folder)
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    made = Driver(desk, qtbot)
    made.wait_until_idle()
    for box in desk.window.findChildren(QtWidgets.QMessageBox):
        box.close()  # it tells that the engine cannot be opened
    return made


def test_a_damaged_engine_in_use_is_detached_first(broken: Driver, engines_dir: Path) -> None:
    assert broken.desk.window.book["engine.detach"].isEnabled()
    broken.desk.window.book["engine.page"].trigger()
    wait_until_idle(broken.desk, broken.bot)
    page = broken.desk.engine_page.page
    assert page is not None
    card(page, "Office printer")
    broken.press("Del")
    box = broken.desk.window.findChildren(QtWidgets.QMessageBox)[-1]
    assert "cannot be deleted now" in box.text()
    box.close()
    broken.bot.mouseClick(page.unusable.buttons["detach"], Qt.MouseButton.LeftButton)
    wait_until_idle(broken.desk, broken.bot)
    assert broken.project.info.engine is None
    assert not page.unusable.buttons["detach"].isVisible()
    assert not broken.desk.window.book["engine.detach"].isEnabled()
    broken.press("Del")
    box = broken.desk.window.findChildren(QtWidgets.QMessageBox)[-1]
    delete = box.findChild(QtWidgets.QPushButton, "delete")
    assert delete is not None
    delete.click()
    wait_until_idle(broken.desk, broken.bot)
    assert names(page) == ["Small"]


def test_the_panels_say_that_the_engine_cannot_be_used(broken: Driver) -> None:
    """What to do about it is said once."""

    def texts(panel: QtWidgets.QWidget) -> str:
        return " ".join(label.text() for label in panel.findChildren(QtWidgets.QLabel))

    matches, learning = broken.view.matches, broken.view.learning
    for panel in (matches, learning):
        assert "The engine of this project cannot be used" in texts(panel)
        assert "has no engine" not in texts(panel)
    assert "manifest" in texts(matches)
    assert "Use an Engine" in texts(matches)
    assert "manifest" not in texts(learning)
    broken.write("Guide")
    broken.desk.window.book["segment.confirm"].trigger()
    broken.wait_until_idle()
    assert "Without an engine" not in texts(learning)
    assert "cannot be used: nothing else is learned" in texts(learning)


def test_commands_say_that_the_engine_cannot_be_used(broken: Driver) -> None:
    book = broken.desk.window.book
    assert not book["engine.export"].isEnabled()
    assert "cannot be used: it was moved" in book["engine.export"].toolTip()
    book["engine.learned"].trigger()
    broken.wait_until_idle()
    dialog = broken.desk.window.findChild(LearnedDialog)
    assert dialog is not None
    shown = " ".join(label.text() for label in dialog.findChildren(QtWidgets.QLabel))
    assert "cannot be used" in shown
    assert "has no engine" not in shown
    dialog.close()


def test_why_the_engine_cannot_be_opened_is_said_in_one_language(broken: Driver) -> None:
    application = QtWidgets.QApplication.instance()
    assert application is not None
    try:
        install(application, "de")
        broken.desk.rescue._tell_engine(broken.project)
        box = broken.desk.window.findChildren(QtWidgets.QMessageBox)[-1]
        assert box.text().startswith("Die Engine dieses Projekts kann nicht geöffnet werden. ")
        place = "kann nicht gelesen werden: Zeile 1, Spalte 2: "
        assert f"{place}ein Name in doppelten Anführungszeichen fehlt" in box.text()
        box.close()
    finally:
        install(application, "en")


def test_an_engine_on_a_disk_that_is_out(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, engines_dir: Path, tmp_path: Path
) -> None:
    disk = tmp_path / "disk"
    shutil.copytree(engines_dir / "Small", disk / "Away")
    desk.show_project(make_project(disk / "Away"))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    desk.settings.remember_project(driver.project.folder)
    disk.rename(tmp_path / "out")
    page = shown(driver)
    assert "Away" in names(page)
    card(page, "Away")
    assert page.unusable.reason.text() == "The folder is not there."
    assert str(disk / "Away") in page.unusable.advice.text()
    assert "Printer" in page.unusable.advice.text()
    assert not page.unusable.buttons["delete"].isVisible()
    assert page.unusable.buttons["detach"].isVisible()
    driver.press("Del")
    box = box_of(driver)
    assert "cannot be deleted now" in box.text()
    box.close()
    (tmp_path / "out").rename(disk)


def test_an_engine_that_turns_out_damaged_is_not_said_to_be_in_use(
    driver: Driver, engines_dir: Path
) -> None:
    page = shown(driver)
    card(page, "Small")
    for file in (engines_dir / "Small" / LANGUAGE_MODEL).iterdir():
        file.write_bytes(b"")
    page.asked.emit("use", page.engine)
    wait_until_idle(driver.desk, driver.bot)
    assert "is in use" not in driver.desk.window.status.currentMessage()
    assert "damaged" in box_of(driver).text()
    box_of(driver).close()


def test_rename_in_place(driver: Driver) -> None:
    page = shown(driver)
    driver.press("F2")
    dialog = driver.desk.window.findChild(QtWidgets.QInputDialog, "rename")
    assert dialog is not None
    dialog.setTextValue("Guides")
    dialog.accept()
    wait_until_idle(driver.desk, driver.bot)
    assert page.details.name.text() == "Guides"
    engine = page.engine
    assert engine is not None
    assert EngineManifest.load(engine.folder).label == "Guides"
    assert driver.desk.window.status.engine.text() == "Engine: Guides"


def test_the_engine_in_use_is_not_deleted(driver: Driver, engines_dir: Path) -> None:
    shown(driver)
    driver.press("Del")
    box = driver.desk.window.findChild(QtWidgets.QMessageBox)
    assert box is not None
    assert "cannot be deleted now" in box.text()
    box.close()
    assert (engines_dir / "Office printer").exists()


def test_delete_asks_first(driver: Driver, engines_dir: Path) -> None:
    page = shown(driver)
    page.choose(engines_dir / "Small")
    page.list.setFocus()
    driver.press("Del")
    box = driver.desk.window.findChild(QtWidgets.QMessageBox)
    assert box is not None
    assert box.defaultButton().text().replace("&", "") == "Cancel"
    delete = box.findChild(QtWidgets.QPushButton, "delete")
    assert delete is not None
    delete.click()
    wait_until_idle(driver.desk, driver.bot)
    assert not (engines_dir / "Small").exists()
    assert names(page) == ["Office printer"]


def test_use_another_engine(driver: Driver, engines_dir: Path) -> None:
    page = shown(driver)
    page.choose(engines_dir / "Small")
    wait_until_idle(driver.desk, driver.bot)
    page.details.buttons["use"].click()
    wait_until_idle(driver.desk, driver.bot)
    assert driver.project.info.engine == (engines_dir / "Small").resolve()
    assert not page.details.buttons["use"].isEnabled()
    assert "in use" in next(c for c in page.list.cards if "Small" in c.lines[0].text.plain).meta


def test_copy_export_and_import(
    driver: Driver, engines_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = shown(driver)
    page.choose(engines_dir / "Small")
    wait_until_idle(driver.desk, driver.bot)
    page.details.asked.emit("duplicate")
    wait_until_idle(driver.desk, driver.bot)
    assert sorted(names(page)) == ["Office printer", "Small", "Small 2"]
    assert page.engine is not None
    assert page.engine.folder == engines_dir / "Small 2", "what was made is what is chosen"
    archive_file = tmp_path / "given.postil"
    monkeypatch.setattr(files, "ask_new_file", lambda *_: archive_file)
    monkeypatch.setattr(files, "ask_file", lambda *_: archive_file)
    page.choose(engines_dir / "Small")
    page.details.asked.emit("export")
    wait_until_idle(driver.desk, driver.bot)
    assert archive_file.exists()
    page.filter.setText("office")  # hides what is brought
    page.bring.click()
    wait_until_idle(driver.desk, driver.bot)
    assert (engines_dir / "given").exists()
    assert page.engine.folder == engines_dir / "given"
    assert not page.foot.isVisible()
    archive_file.write_bytes(b"nothing")
    page.bring.click()
    wait_until_idle(driver.desk, driver.bot)
    box = driver.desk.window.findChild(QtWidgets.QMessageBox)
    assert box is not None
    assert "given.postil" in box.text()
    box.close()
    assert not page.foot.isVisible()


def test_train_a_better_one(driver: Driver, engines_dir: Path) -> None:
    page = shown(driver)
    page.choose(engines_dir / "Small")
    page.details.buttons["train"].click()
    wait_until_idle(driver.desk, driver.bot)
    dialog = driver.desk.training.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.setup.recipe.needs_base
    assert dialog.setup.base.folder == engines_dir / "Small"
    assert dialog.setup.against.folder == engines_dir / "Small"
    dialog.close()


def assert_fits_small_screen(window: QtWidgets.QWidget, words: str) -> None:
    """It may be as small as 1280 by 800 pixels at 150 per cent, in a font of usual width: by the
    letters of some words, as fonts of one size differ.
    """
    least, letter = window.minimumSizeHint(), window.fontMetrics().horizontalAdvance(words)
    assert least.width() <= 150 * letter / len(words)
    assert least.height() <= scaled(window, 533)


def test_two_engines_side_by_side(driver: Driver, engines_dir: Path) -> None:
    desk = driver.desk
    for target in ("Ouvrez le capot avant.", "Fermez le capot."):
        driver.write(target)
        driver.press("Ctrl+Return")
        driver.wait_until_idle()
    desk.window.book["engine.compare"].trigger()
    wait_until_idle(desk, driver.bot)
    page = desk.engine_page.page
    assert page is not None
    compare = page.compare
    assert compare.isVisible()
    assert " · " in compare.first.currentText()  # the date tells engines of one name apart
    assert "(2)" in compare.judges.currentText(), "begins with what is possible"
    compare.judges.setCurrentIndex(compare.judges.findData("held-out"))
    assert "Neither engine kept segments" in compare.problem.text()
    assert not compare.go.isEnabled()
    compare.judges.setCurrentIndex(compare.judges.findData("files"))
    compare.show_project(2)  # as when another segment is confirmed
    assert compare.judges.currentData() == "files"
    compare.judges.setCurrentIndex(compare.judges.findData("project"))
    compare.go.click()
    wait_until_idle(desk, driver.bot)
    wait_until_idle(desk, driver.bot)
    assert compare.result.isVisible()
    assert compare.table.hasFocus()
    header = compare.table.horizontalHeader()
    for column in compare.model.figures:  # an arrow of the order has its room
        assert header.sectionSize(column) >= header.sectionSizeHint(column)
    shown = [one.text() for one in compare.findChildren(QtWidgets.QLabel)]
    shown += [one.toPlainText() for one in compare.findChildren(QtWidgets.QTextEdit)]
    assert not re.search(P_VALUE, " ".join(shown)), "figures of the trade are for who looks closer"
    assert re.search(P_VALUE, compare.figures.toolTip())
    assert compare.model.count("all") == 2
    assert_fits_small_screen(desk.window, compare.caution.text())
    assert "confirmed segments of “Printer”" in compare.caution.text()
    found = compare._found
    assert found is not None
    compare.show_result(replace(found, engines=found.engines[:1] * 2))
    titles = [header.model().headerData(at, header.orientation()) for at in (FIRST, SECOND)]
    assert titles == [f"{letter}: {found.engines[0].label}" for letter in "AB"], "of one name"
    entry = logged_comparisons(engines_dir)[0]
    assert entry.segments == 2
    assert set(entry.names) == {
        EngineManifest.load(p).label for p in engines_dir.iterdir() if p.is_dir()
    }
    driver.press("Escape")
    assert desk.window.page is page
    assert not compare.isVisible()
    wait_until_idle(desk, driver.bot)
    page.details.tabs.setCurrentIndex(2)
    driver.press("Escape")
    assert desk.window.page is None


def test_what_engines_are_called_has_room(desk: MainController, engines_dir: Path) -> None:
    desk.window.book["engine.compare"].trigger()
    page = desk.engine_page.page
    assert page is not None
    compare = page.compare
    choices = (compare.first, compare.second, compare.judges)

    def rows() -> int:
        return len({one.y() for one in choices})

    for wide, lines in ((4000, 1), (800, 2), (4000, 1)):
        compare.resize(wide, 600)
        for choice in choices:
            choice.setItemText(choice.currentIndex(), 60 * "a")
        compare._fit()
        compare.layout().activate()
        assert rows() == lines


def some_rows() -> tuple[Row, ...]:
    return (
        Row("one", ("un",), ("un", "un"), (100.0, 100.0)),
        Row("two", ("deux",), ("de", "deux"), (60.0, 100.0)),
        Row("three", ("trois",), ("trois", "tres"), (100.0, 40.0)),
        Row("four", ("quatre",), ("quatre", "quatre"), (100.0, 100.0)),
        Row("five", ("cinq",), ("sinq", "cynq"), (50.0, 50.0)),
    )


def test_differences_are_found_by_key_and_sorted(qapp: QtWidgets.QApplication) -> None:
    model = CompareModel()
    model.show(some_rows(), ("A", "B"))
    assert [model.count(kind) for kind in ("all", "different", "better", "worse")] == [5, 3, 1, 1]  # type: ignore[arg-type]
    assert model.next_difference(0, 1) == 1
    assert model.next_difference(2, 1) == 4
    assert model.next_difference(4, 1) is None
    assert model.next_difference(1, -1) is None
    model.sort(GAIN, Qt.SortOrder.DescendingOrder)
    assert [model.row(place).source for place in range(2)] == ["two", "five"]
    model.show_kind("worse")
    assert [model.row(place).source for place in range(model.rowCount())] == ["three"]
    assert model.index(0, GAIN).data() == "−60.0"


def test_columns_of_engines_are_headed_as_their_language_writes_it(
    qapp: QtWidgets.QApplication,
) -> None:
    install(qapp, "fr")
    try:
        model = CompareModel()
        model.show(some_rows(), ("Old", "New"))
        titles = [model.headerData(at, Qt.Orientation.Horizontal) for at in (FIRST, SECOND)]
    finally:
        install(qapp, "en")
    assert titles == ["A\u00a0: Old", "B\u00a0: New"]


def test_verdicts_name_the_better_engine() -> None:
    scores = CorpusScores(30.0, 50.0, 60.0, {}), CorpusScores(32.0, 51.0, 58.0, {})

    def found(low: float, high: float) -> SideBySide:
        one = BootstrapResult((low + high) / 2, low, high, 0.01)
        return SideBySide(some_rows(), scores, {"bleu": one, "chrf": one, "ter": one})

    names = ("old", "new")
    assert "“new” translates" in verdict_text(found(0.5, 3.0), names)
    assert "“old” translates" in verdict_text(found(-3.0, -0.5), names)
    assert "may be chance" in verdict_text(found(-1.0, 1.0), names)
    assert "3 of 5 segments" in reason_text(found(0.5, 3.0))


def test_a_segment_marks_what_is_not_shared() -> None:
    row = Row("a < b", ("le chat", "un chat"), ("le chien", "le chat"), (30.0, 100.0))
    html = segment_html(row, ("A & co", "B"), LIGHT, (False, True))
    assert "a &lt; b" in html
    assert "A &amp; co" in html
    assert 'line-through">chien<' in html
    assert 'underline">chat<' in html
    assert html.count('dir="rtl"') == 4


def test_the_table_paints_in_both_directions(
    qtbot: QtBot, desk: MainController, engines_dir: Path
) -> None:
    desk.engine_page.show_comparison()
    wait_until_idle(desk, qtbot)
    page = desk.engine_page.page
    assert page is not None
    page.compare.model.show((Row("a", ("ا",), ("ابجد", "ابجز"), (1.0, 2.0)),), ("A", "B"))
    page.compare.result.show()
    table = page.compare.table
    for column in (FIRST, SECOND):
        cell = table.visualRect(page.compare.model.index(0, column))
        left, right = (table.viewport().grab(half).toImage() for half in halves(cell))
        ground = left.pixelColor(1, 1)
        assert not has_other(left, ground)
        assert has_other(right, ground)


def halves(box: QtCore.QRect) -> tuple[QtCore.QRect, QtCore.QRect]:
    """The left and the right one, without the borders."""
    inner = box.adjusted(2, 4, -2, -4)
    left = QtCore.QRect(inner.topLeft(), QtCore.QSize(inner.width() // 2, inner.height()))
    return left, left.translated(left.width(), 0)


def has_other(image: QtGui.QImage, ground: QtGui.QColor) -> bool:
    """Whether anything is painted on the ground."""
    places = itertools.product(range(image.width()), range(image.height()))
    return any(image.pixelColor(x, y) != ground for x, y in places)


def test_the_arrow_of_the_order_stands_off_the_title(driver: Driver, engines_dir: Path) -> None:
    page = shown(driver)
    header = page.compare.table.horizontalHeader()
    option = QtWidgets.QStyleOptionHeader()
    for column in range(header.count()):
        header.initStyleOption(option)
        header.initStyleOptionForIndex(option, column)
        option.rect = QtCore.QRect(0, 0, scaled(header, 100), scaled(header, 30))
        part = QtWidgets.QStyle.SubElement.SE_HeaderArrow
        arrow = header.style().subElementRect(part, option, header)
        assert (arrow.right() < option.rect.center().x()) == (column in page.compare.model.figures)


@pytest.mark.parametrize(
    ("size", "text"),
    [(0, "0 B"), (999, "999 B"), (640_000, "640 KB"), (53_400_000, "53 MB"), (1.24e9, "1.2 GB")],
)
def test_sizes_in_words(size: int, text: str) -> None:
    assert size_text(int(size)) == text


def test_engine_names_are_no_markup(driver: Driver, engines_dir: Path) -> None:
    manifest = EngineManifest.load(engines_dir / "Small")
    manifest.title = "<b>bold</b>"
    manifest.save(engines_dir / "Small")
    page = shown(driver)
    page.choose(engines_dir / "Small")
    wait_until_idle(driver.desk, driver.bot)
    assert TaggedText.of("<b>bold</b>").plain in page.details.name.text()
    assert page.details.name.textFormat() == Qt.TextFormat.PlainText


def test_an_engine_that_a_waiting_training_needs_is_not_deleted(
    driver: Driver, engines_dir: Path, tmp_path: Path
) -> None:
    page = shown(driver)
    page.choose(engines_dir / "Small")
    trainer = driver.desk.context.trainer
    trainer.waiting.append(a_job(tmp_path, base=str(engines_dir / "Small")))
    page.list.setFocus()
    driver.press("Del")
    box = driver.desk.window.findChild(QtWidgets.QMessageBox)
    trainer.waiting.clear()
    assert box is not None
    assert "A training that waits starts from it" in box.informativeText()
    box.close()
