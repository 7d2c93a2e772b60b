"""The project page, and work on many segments at once, by keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show

from postil.text.tags import TaggedText
from postil_gui.features.batch.dialogs import ExportAllDialog, FolderDialog, PretranslateDialog
from postil_gui.features.projects.page import GLOSSARY_READ_ONLY, MEMORY, NAME, SHARE, ProjectPage
from postil_gui.features.projects.settings_dialog import ProjectSettingsDialog
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.dialog_parts import Scrolled
from postil_gui.widgets.dialogs.work_dialog import OutcomeDialog
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.plain_text import Label
from postil_resources.sample_project import sample_file

SECOND = "Press the green button.\nClose the cover.\n"


@pytest.fixture
def page(driver: Driver) -> ProjectPage:
    """The project page, in sight."""
    driver.press("Ctrl+Shift+H")
    driver.wait_until_idle()
    found = driver.desk.page.page
    assert found is not None
    assert driver.desk.window.pages.currentWidget() is found
    return found


def choose(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    """Answer every question for files."""
    chosen: Sequence[Path] = paths
    monkeypatch.setattr(files, "ask_files", lambda *_: list(chosen))
    monkeypatch.setattr(files, "ask_file", lambda *_: chosen[0])


def dialog(driver: Driver, kind: type[QtWidgets.QDialog]) -> QtWidgets.QDialog:
    driver.bot.waitUntil(lambda: driver.desk.window.findChild(kind) is not None, timeout=PATIENCE)
    found = driver.desk.window.findChild(kind)
    assert isinstance(found, QtWidgets.QDialog)
    return found


def names(page: ProjectPage) -> list[str]:
    return [
        page.documents.topLevelItem(n).text(NAME) for n in range(page.documents.topLevelItemCount())
    ]


def test_the_page_shows_the_project_and_the_key_leads_back(
    driver: Driver, page: ProjectPage
) -> None:
    assert page.title.text() == "Printer"
    assert "English → French" in page.pace.text()
    assert names(page) == ["quick-guide.xlf"]
    assert page.document is not None
    assert page.engine.text()
    memories = page.memories
    assert [memories.topLevelItem(n).text(0) for n in range(2)] == ["Printer", "printer-guide"]
    assert page.glossaries.topLevelItem(0).text(0) == "glossary"
    driver.press("Ctrl+Shift+H")
    assert driver.focus() is driver.view.grid.editor


def test_the_window_may_be_as_small_as_the_page_that_is_shown(
    driver: Driver, page: ProjectPage
) -> None:
    pages = driver.desk.window.pages
    high = 2 * driver.desk.window.minimumSizeHint().height()
    page.setMinimumHeight(high)
    assert pages.minimumSizeHint().height() >= high
    driver.press("Ctrl+Shift+H")
    assert pages.currentWidget() is driver.desk.window.project_area
    assert driver.desk.window.minimumSizeHint().height() < high


def test_the_page_is_scrolled_where_it_needs_more_than_there_is(
    driver: Driver, page: ProjectPage
) -> None:
    """As with large text on a small screen: the status bar was out of sight, and rows of tables."""
    window = driver.desk.window
    low, high = scaled(window, 400), scaled(window, 900)
    window.resize(scaled(window, 1000), low)
    driver.bot.waitUntil(lambda: window.height() == low, timeout=PATIENCE)
    driver.bot.waitUntil(lambda: window.status.geometry().bottom() < low, timeout=PATIENCE)
    for table in (page.documents, page.memories, page.glossaries):
        rows = min(table.topLevelItemCount(), 3)
        assert table.viewport().height() >= rows * table.sizeHintForRow(0) > 0
    window.resize(scaled(window, 1280), high)
    driver.bot.waitUntil(lambda: window.height() == high, timeout=PATIENCE)
    scrolled = page.findChild(Scrolled)
    assert scrolled is not None
    assert scrolled.verticalScrollBar().maximum() == 0


def test_enter_opens_a_document_at_its_first_open_segment(driver: Driver) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.go(30)
    driver.press("Ctrl+Shift+H")
    driver.wait_until_idle()
    page = driver.desk.page.page
    assert page is not None
    share = page.documents.topLevelItem(0).data(1, SHARE)
    assert 0 < share < 1
    driver.press("Return")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == 1
    assert driver.focus() is driver.view.grid.editor


def test_a_memory_is_switched_off_by_key(driver: Driver, page: ProjectPage) -> None:
    page.memories.setFocus()
    page.memories.setCurrentItem(page.memories.topLevelItem(1))
    driver.press("Space")
    driver.wait_until_idle()
    assert not driver.project.memories.settings.memory("printer-guide").used
    assert page.memories.topLevelItem(1).checkState(MEMORY) == Qt.CheckState.Unchecked


def test_a_glossary_is_switched_off_and_protected_by_key(driver: Driver, page: ProjectPage) -> None:
    page.glossaries.setFocus()
    page.glossaries.setCurrentItem(page.glossaries.topLevelItem(0))
    driver.press("Space")
    driver.wait_until_idle()
    assert not driver.project.terminology.settings_of("glossary").used
    assert page.glossaries.topLevelItem(0).checkState(NAME) == Qt.CheckState.Unchecked
    page.glossaries.topLevelItem(0).setCheckState(GLOSSARY_READ_ONLY, Qt.CheckState.Checked)
    driver.wait_until_idle()
    assert driver.project.terminology.settings_of("glossary").read_only
    page.glossaries.setFocus()
    driver.press("Return")
    driver.wait_until_idle()
    assert driver.desk.window.page is driver.desk.glossaries.page


def test_what_is_not_there_cannot_be_removed(driver: Driver, page: ProjectPage) -> None:
    remove = page.buttons["glossary_remove"]
    assert remove.isEnabled()
    assert page.buttons["document_remove"].isEnabled()
    remove.click()
    driver.wait_until_idle()
    assert page.glossaries.topLevelItemCount() == 0
    assert not remove.isEnabled()
    assert "no glossary yet" in page.glossary_keys.text()


def test_a_memory_is_removed_on_the_project_page(driver: Driver, page: ProjectPage) -> None:
    remove = page.buttons["memory_remove"]
    page.memories.choose(0)
    assert not remove.isEnabled(), "the project's own memory stays"
    page.memories.choose(1)
    name = page.memory
    remove.click()
    box = driver.desk.window.findChild(QtWidgets.QMessageBox, "remove memory")
    assert box is not None
    assert name in box.text()
    assert box.defaultButton() is box.button(QtWidgets.QMessageBox.StandardButton.Cancel)
    next(one for one in box.buttons() if one.text() == "Remove").click()
    driver.wait_until_idle()
    assert page.memories.topLevelItemCount() == 1
    assert name not in driver.project.memories.sizes()
    assert name in driver.desk.window.status.message.text()
    assert not remove.isEnabled()


def test_documents_are_added_updated_and_removed(
    driver: Driver, page: ProjectPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = tmp_path / "more.txt"
    text.write_text(SECOND, encoding="utf-8")
    choose(monkeypatch, text)
    driver.desk.window.book["project.document_add"].trigger()
    driver.wait_until_idle()
    assert driver.desk.window.pages.currentWidget() is page  # still on the page
    assert names(page) == ["quick-guide.xlf", "more.txt"]
    total = driver.project.segments.count()
    page.documents.setCurrentItem(page.documents.topLevelItem(1))
    text.write_text(SECOND + "Press it again.\n", encoding="utf-8")
    driver.desk.window.book["project.document_update"].trigger()
    driver.wait_until_idle()
    assert driver.project.segments.count() == total + 1
    assert "2 segments kept" in driver.desk.window.status.currentMessage()
    page.documents.setCurrentItem(page.documents.topLevelItem(1))
    yes = QtWidgets.QMessageBox.StandardButton.Yes
    monkeypatch.setattr(QtWidgets.QMessageBox, "exec", lambda _: yes)
    driver.desk.window.book["project.document_remove"].trigger()
    driver.wait_until_idle()
    assert driver.project.segments.count() == total - 2


def test_what_was_said_of_segments_that_are_gone_can_be_read(
    driver: Driver, page: ProjectPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = driver.project.files.all()[0]
    text = tmp_path / document.name
    units = document.path.read_text(encoding="utf-8").split("<trans-unit ")
    text.write_text("<trans-unit ".join([units[0], *units[2:]]), encoding="utf-8")
    driver.project.segments.save_draft(1, TaggedText("Une ébauche"))
    driver.project.tools.annotations.add_comment(1, "Which one?", "Grace")
    choose(monkeypatch, text)
    page.documents.setCurrentItem(page.documents.topLevelItem(0))
    driver.desk.window.book["project.document_update"].trigger()
    told = dialog(driver, OutcomeDialog)
    assert isinstance(told, OutcomeDialog)
    assert "1 draft went with what is gone." in told.text.text()
    assert "1 remark stood on what is gone:" in told.text.text()
    assert "Grace: Which one?" in told.list.item(0).text()
    told.close()
    driver.wait_until_idle()


def test_settings_are_changed(driver: Driver, page: ProjectPage) -> None:
    driver.desk.window.book["project.details"].trigger()
    form = dialog(driver, ProjectSettingsDialog)
    assert isinstance(form, ProjectSettingsDialog)
    form.name.setText("Printer, spring")
    form.author.setText("B. Other")
    form.deadline.set_day(date(2031, 1, 2))
    form.memory.setValue(70)
    driver.bot.keyClick(form.do, Qt.Key.Key_Return)
    driver.wait_until_idle()
    info = driver.project.info
    assert (info.name, info.author, info.memory_threshold) == ("Printer, spring", "B. Other", 70)
    assert page.title.text() == "Printer, spring"
    assert "2031" in page.pace.text()


def test_words_are_counted_by_match_band(driver: Driver, page: ProjectPage) -> None:
    driver.desk.window.book["project.analyse"].trigger()
    driver.wait_until_idle()
    assert page.bands.isVisible()
    last = page.bands.topLevelItem(page.bands.topLevelItemCount() - 1)
    assert [page.bands.headerItem().text(n) for n in range(3)] == ["Band", "Words now", "Weighted"]
    assert last.text(1) == "658"


def test_the_count_before_the_work_stands_beside_that_of_now(
    driver: Driver, page: ProjectPage
) -> None:
    driver.desk.page.keep_before_work()
    driver.wait_until_idle()
    assert page.bands.isVisible()
    before = [page.bands.topLevelItem(0).text(n) for n in range(3)]
    driver.desk.window.book["view.project_page"].trigger()
    driver.go(20)
    driver.write("Une phrase.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.desk.window.book["project.analyse"].trigger()
    driver.wait_until_idle()
    heads = [page.bands.headerItem().text(n) for n in range(page.bands.columnCount())]
    assert heads == ["Band", "Words before", "Weighted", "Words now", "Weighted"]
    assert page.bands.topLevelItem(0).text(0) == "102%"  # the confirmed one is in the memory now
    texts = [page.bands.topLevelItem(n) for n in range(page.bands.topLevelItemCount())]
    kept = next(one for one in texts if one.text(0) == before[0])
    assert [kept.text(n) for n in range(3)] == before
    driver.desk.window.book["view.project_page"].trigger()
    driver.press("Alt+7")
    driver.wait_until_idle()
    assert driver.view.statistics.before.currentText().startswith("Before the work")


def test_pretranslation_fills_and_is_undone_in_one_step(driver: Driver) -> None:
    before = [one.target for one in driver.project.segments.read()]
    driver.desk.window.book["project.pretranslate"].trigger()
    form = dialog(driver, PretranslateDialog)
    assert isinstance(form, PretranslateDialog)
    form.policy.confidence.setValue(0)
    driver.bot.keyClick(form.do, Qt.Key.Key_Return)
    driver.wait_until_idle()
    drafts = driver.project.reports.counts().total.drafts
    assert drafts > 20
    assert "from the machine" in driver.desk.window.status.currentMessage()
    for number in (1, 30):  # what was read before, and what was not
        driver.go(number)
        assert driver.text == driver.project.segments.read()[number - 1].target.plain
    driver.desk.window.book["project.undo_batch"].trigger()
    driver.wait_until_idle()
    after = [one.target for one in driver.project.segments.read()]
    changed = [n for n, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
    assert len(changed) <= 2  # what the editor has filled in itself


def test_one_document_can_be_pretranslated(
    make_project: MakeProject, show: Show, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{name}.txt" for name in ("one", "two", "three", "four")]
    for path in paths:
        path.write_text("A sentence that no memory knows.", encoding="utf-8")
    project = make_project(documents=paths)
    project.segments.confirm(1, TaggedText("Une phrase inconnue."))
    driver = show(project)
    driver.desk.window.book["project.pretranslate"].trigger()
    form = dialog(driver, PretranslateDialog)
    assert isinstance(form, PretranslateDialog)
    driver.bot.keyClick(form.document, Qt.Key.Key_End)
    assert form.document.currentText() == "four.txt"
    driver.bot.keyClick(form.do, Qt.Key.Key_Return)
    driver.wait_until_idle()
    filled = [one.target.plain for one in driver.project.segments.read()]
    assert filled[2:] == ["", "Une phrase inconnue."]  # the editor fills in the second itself


def test_all_documents_are_exported_and_failures_listed(driver: Driver, tmp_path: Path) -> None:
    def export(drafts: int) -> None:
        driver.desk.window.book["project.export_all"].trigger()
        driver.wait_until_idle()
        form = dialog(driver, ExportAllDialog)
        assert isinstance(form, ExportAllDialog)
        assert not form.do.isEnabled()
        assert any("segments are not confirmed" in one.text() for one in form.findChildren(Label))
        form.folder.setText(str(tmp_path / "out"))
        form.drafts.setCurrentIndex(drafts)
        driver.bot.keyClick(form.do, Qt.Key.Key_Return)
        driver.wait_until_idle()

    export(0)
    assert (tmp_path / "out" / "quick-guide.fr.xlf").is_file()
    notice = driver.desk.window.notice
    assert notice.isVisible()
    assert [one.text() for one in notice.buttons] == ["Open the Folder"]
    export(2)  # those with open segments are not written
    outcome = dialog(driver, OutcomeDialog)
    assert isinstance(outcome, OutcomeDialog)
    assert "not confirmed" in outcome.list.item(0).text()
    outcome.close()


def test_an_exported_document_and_its_folder_are_opened_from_the_notice(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.xlf"
    opened: list[str] = []
    monkeypatch.setattr(
        QtWidgets.QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(path), ""))
    )
    monkeypatch.setattr(
        QtGui.QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile())
    )
    driver.press("Ctrl+E")
    assert "not confirmed" in driver.answer_open_segments()
    driver.wait_until_idle()
    assert path.is_file()
    buttons = driver.desk.window.notice.buttons
    assert [one.text() for one in buttons] == ["Open the File", "Open the Folder"]
    for button in buttons:
        button.click()
    assert opened == [str(path), str(tmp_path)]


def test_a_folder_is_translated_with_the_project(driver: Driver, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.txt").write_text(SECOND, encoding="utf-8")
    (tmp_path / "in" / "bad.docx").write_bytes(b"no")
    driver.desk.window.book["project.translate_folder"].trigger()
    form = dialog(driver, FolderDialog)
    assert isinstance(form, FolderDialog)
    form.source.setText(str(tmp_path / "in"))
    form.out.setText(str(tmp_path / "out"))
    driver.bot.keyClick(form.do, Qt.Key.Key_Return)
    driver.wait_until_idle()
    outcome = dialog(driver, OutcomeDialog)
    assert isinstance(outcome, OutcomeDialog)
    texts = [outcome.list.item(n).text() for n in range(outcome.list.count())]
    assert any(text.startswith("bad.docx: ") for text in texts)
    assert (tmp_path / "out" / "a.txt").is_file()
    outcome.close()


def test_pseudo_translation_and_clearing(driver: Driver) -> None:
    driver.desk.window.book["project.pseudo_fill"].trigger()
    driver.wait_until_idle()
    filled = driver.project.segments.read()[-1].target.plain
    assert filled.startswith("[")
    driver.desk.window.book["project.clear_drafts"].trigger()
    driver.wait_until_idle()
    assert driver.project.segments.read()[-1].target.is_empty
    assert sample_file("quick-guide.xlf").is_file()


def test_enter_in_the_names_of_files_exports(driver: Driver, tmp_path: Path) -> None:
    driver.desk.window.book["project.export_all"].trigger()
    driver.wait_until_idle()
    form = dialog(driver, ExportAllDialog)
    assert isinstance(form, ExportAllDialog)
    form.folder.setText(str(tmp_path / "out"))
    field = form.name.lineEdit()
    assert field is not None
    field.selectAll()  # as Tab does
    driver.bot.keyClick(form.name, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert [file.name for file in (tmp_path / "out").iterdir()] == ["quick-guide.fr.xlf"]
