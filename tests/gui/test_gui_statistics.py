"""The Statistics panel: bands with editable weights, edits, the reliability diagram, export."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, held

from postil.types.progress import Progress
from postil.workspace.reports.analysis import BANDS
from postil_gui.features.statistics.panel import WEIGHT
from postil_gui.i18n.messages import install
from postil_gui.qt import QtWidgets


def open_panel(driver: Driver) -> None:
    driver.press("Alt+7")
    driver.wait_until_idle()


def test_words_are_counted_by_band_and_weights_are_edited(driver: Driver) -> None:
    open_panel(driver)
    panel = driver.view.statistics
    words = driver.project.reports.counts().total.words
    total = panel.bands.item(len(BANDS), 2)
    assert total is not None
    assert total.text() == str(words)
    before = panel.bands.item(len(BANDS), WEIGHT + 1).text()
    row = next(n for n in range(len(BANDS)) if panel.bands.item(n, 2).text() != "0")
    panel.bands.item(row, WEIGHT).setText("7")
    driver.wait_until_idle()
    assert driver.project.reports.weights[BANDS[row]] == 7
    assert panel.bands.item(len(BANDS), WEIGHT + 1).text() != before
    panel.bands.item(row, WEIGHT).setText("seven")  # what is no number changes nothing
    assert panel.bands.item(row, WEIGHT).text() == "7"


def test_out_of_sight_it_does_not_count(driver: Driver) -> None:
    counted: list[object] = []
    driver.view.counting.service.counted.connect(counted.append)
    panel = driver.view.statistics
    with held(driver.view.open_project.reports):
        driver.press("Alt+7")
        assert panel.isVisible()
        driver.press("Shift+Escape")
        assert not panel.isVisible()
    driver.wait_until_idle()
    assert not counted
    open_panel(driver)
    assert len(counted) == 1


def test_a_long_count_says_how_far_it_is_and_can_be_stopped(driver: Driver) -> None:
    panel, service = driver.view.statistics, driver.view.counting.service
    with held(driver.view.open_project.reports):
        driver.press("Alt+7")
        assert not panel.before.isVisible()  # there is nothing to compare with yet
        driver.bot.waitUntil(panel.stop.isVisible, timeout=PATIENCE)
        assert panel.counting.text() == "Counting …"
        count = service._counting
        assert count is not None
        count.progress = Progress(lambda one: one.pause() if one.done == 10 else None)
    driver.bot.waitUntil(
        lambda: panel.counting.text() == "Counted 10 of 60 segments", timeout=PATIENCE
    )
    panel.stop.click()
    driver.wait_until_idle()
    assert panel.counting.text() == "Stopped: 10 of 60 segments counted."
    assert panel.counting.isVisible()
    assert not panel.stop.isVisible()
    assert panel.bands.rowCount() == 0
    panel.count_asked.emit()
    driver.wait_until_idle()
    assert panel.bands.rowCount() == len(BANDS) + 1
    assert not panel.counting.isVisible()


def test_a_count_is_kept_and_compared_with(driver: Driver) -> None:
    open_panel(driver)
    panel = driver.view.statistics
    assert panel.bands.isColumnHidden(4)
    panel.keep_asked.emit()
    driver.wait_until_idle()
    panel.count_asked.emit()
    driver.wait_until_idle()
    assert panel.before.count() == 2
    panel.before.setItemText(1, "Before the work of the second part, 27 November 2026")
    driver.bot.waitUntil(lambda: panel.before.width() >= panel.before.sizeHint().width())
    option = QtWidgets.QStyleOptionComboBox()
    panel.before.initStyleOption(option)
    control = QtWidgets.QStyle.ComplexControl.CC_ComboBox
    field = QtWidgets.QStyle.SubControl.SC_ComboBoxEditField
    room = panel.before.style().subControlRect(control, option, field, panel.before)
    needed = panel.before.fontMetrics().horizontalAdvance(panel.before.itemText(1))
    assert room.width() >= needed, "a date is not cut"
    assert not panel.bands.isColumnHidden(4)
    assert panel.bands.item(len(BANDS), 4).text() == panel.bands.item(len(BANDS), 2).text()


def test_edits_and_confidence_follow_the_work(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_panel(driver)
    driver.press("Escape")
    panel = driver.view.statistics
    assert "Confirm segments" in panel.chart.summary()
    driver.go(1)
    driver.write("Guide rapide de votre imprimante multifonction")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert panel.edits.edits.rowCount() == 1
    assert panel.summary.rowCount() == 2
    assert "1 segment" in panel.chart.summary()
    path = tmp_path / "out.html"
    monkeypatch.setattr(
        QtWidgets.QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(path), ""))
    )
    panel.export_asked.emit()
    driver.wait_until_idle()
    text = path.read_text(encoding="utf-8")
    assert "Guide rapide de votre imprimante" in text
    assert "weighted words" in text


@pytest.mark.parametrize("name", ["out.html", "out.csv"])
def test_reports_speak_the_language_of_the_desk(
    driver: Driver,
    qapp: QtWidgets.QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    open_panel(driver)
    path = tmp_path / name
    monkeypatch.setattr(
        QtWidgets.QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(path), ""))
    )
    try:
        install(qapp, "de")
        driver.view.statistics.export_asked.emit()
        driver.wait_until_idle()
    finally:
        install(qapp, "en")
    text = path.read_text(encoding="utf-8")
    for word in (
        "Alle Dokumente",
        "gewichtete Wörter",
        "intern 95–99\N{NO-BREAK SPACE}%",
        "Nach Herkunft",
    ):
        assert word in text
    assert "weighted" not in text
    assert name.endswith(".csv") or '<html lang="de">' in text
