"""The wizard for a new project, by keyboard and by dropping files."""

from __future__ import annotations

import shutil
from dataclasses import replace
from datetime import date
from pathlib import Path

from desk_driver import PATIENCE, Driver
from pytestqt.qtbot import QtBot
from wizard_steps import drop, forward, wait

from postil.engine.manifest import EngineManifest
from postil.formats.filter_options import Style
from postil_gui import paths
from postil_gui.features.documents.encoding_dialog import EncodingDialog
from postil_gui.features.projects.new_project import DETAILS, ENGINE, FILES, MEMORIES, SUMMARY
from postil_gui.features.projects.new_project import NewProjectDialog as Wizard
from postil_gui.paths import KnownEngine
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.settings import PROJECTS_FOLDER, RECENT
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.keys.mnemonics import letter_of, of_widget
from postil_resources.sample_project import DOCUMENT, GLOSSARY, MEMORY, sample_file


def focused(wizard: Wizard) -> QtWidgets.QWidget:
    found = wizard.focusWidget()
    assert found is not None
    return found


def test_what_is_right_now_is_no_longer_called_wrong(
    desk: MainController, qtbot: QtBot, wizard: Wizard
) -> None:
    drop(wizard.files.documents, [sample_file(DOCUMENT)])
    wait(qtbot, desk)
    wizard.files.target.setEditText("")
    qtbot.keyClick(wizard.next, Qt.Key.Key_Return)
    assert "both languages" in wizard.problem.text()
    qtbot.keyClicks(wizard.files.target.lineEdit(), "French")
    assert wizard.problem.text() == ""


def test_fields_stay_in_place_when_a_long_problem_goes(
    desk: MainController, qtbot: QtBot, wizard: Wizard
) -> None:
    """Else a click on the next field, which moved meanwhile, went beside it."""
    drop(wizard.files.documents, [sample_file(DOCUMENT)])
    wait(qtbot, desk)
    target, place = wizard.files.target, QtCore.QPoint(0, 0)
    before = target.mapTo(wizard, place).y()
    wizard.show_problem("These are not between the languages that you chose. " * 6)
    qtbot.waitUntil(lambda: target.mapTo(wizard, place).y() < before, timeout=PATIENCE)
    there = target.mapTo(wizard, place)
    qtbot.keyClicks(wizard.files.source.lineEdit(), "a")
    assert wizard.problem.text() == ""
    for _ in range(3):
        QtWidgets.QApplication.processEvents()
    assert target.mapTo(wizard, place) == there
    wizard.files.source.setEditText("English")
    target.setEditText("French")
    forward(qtbot, wizard, MEMORIES)
    assert wizard.problem.minimumHeight() == 0


def test_a_project_is_made_by_keyboard(desk: MainController, qtbot: QtBot, wizard: Wizard) -> None:
    qtbot.keyClick(wizard.next, Qt.Key.Key_Return)
    assert "at least one document" in wizard.problem.text()
    assert focused(wizard) is wizard.files.documents.add
    sample = sample_file(DOCUMENT).parent
    drop(wizard.files.documents, [sample_file(DOCUMENT), sample_file(MEMORY)])
    drop(wizard.files.documents, [sample / "glossary.tsv"])
    wait(qtbot, desk)
    assert wizard.files.documents.paths == [sample_file(DOCUMENT)]
    assert wizard.memories.memories.paths == [sample_file(MEMORY)]  # each went where it belongs
    assert wizard.memories.glossaries.paths == [sample_file(GLOSSARY)]
    assert (wizard.files.source.code, wizard.files.target.code) == ("en", "fr")
    wizard.files.target.setEditText("")
    qtbot.keyClick(wizard.next, Qt.Key.Key_Return)
    assert "both languages" in wizard.problem.text()
    assert focused(wizard) is wizard.files.target
    qtbot.keyClicks(wizard.files.target.lineEdit(), "French")
    forward(qtbot, wizard, ENGINE)
    assert focused(wizard) is wizard.engine.train
    assert wizard.engine.train.isChecked()
    forward(qtbot, wizard, DETAILS)
    details = wizard.details
    assert focused(wizard) is details.name
    assert details.name.text() == "quick-guide"
    assert details.path == paths.projects_folder() / "quick-guide"
    qtbot.keyClicks(details.author, "A. Tester")
    qtbot.keyClick(details.deadline.tick, Qt.Key.Key_Space)
    details.deadline.set_day(date(2031, 3, 4))
    forward(qtbot, wizard, SUMMARY)
    rows = wizard.summary.rows
    assert rows["Languages"] == "English → French"
    assert rows["Memories"] == MEMORY
    assert "2031" in rows["Deadline"]
    assert desk.open_project is None
    qtbot.keyClick(focused(wizard), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    assert desk.projects.wizard is None
    assert desk.open_project is not None
    project = desk.open_project.project
    assert project.info.author == "A. Tester"
    assert project.plan.deadline == date(2031, 3, 4)
    assert project.memories.settings.memory("printer-guide").read_only is None, "it may be removed"
    assert not project.units.may_change("printer-guide")
    qtbot.waitUntil(lambda: project.engine is not None, timeout=PATIENCE)
    Driver(desk, qtbot).wait_until_idle()
    assert desk.settings.get(RECENT) == [str(project.info.folder)]
    assert project.reports.before_work is not None
    desk.window.book["project.new"].trigger()
    assert desk.projects.wizard is not None
    assert not desk.projects.wizard.details.author.isVisibleTo(desk.projects.wizard.details)
    desk.projects.wizard.reject()


def test_of_texts_whose_encoding_is_unsure_it_is_asked(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    texts = {"dos.txt": "Für Übergrößen.\n".encode("cp850"), "few.txt": "ĽA¤B\n".encode("cp1250")}
    for name, data in texts.items():
        (tmp_path / name).write_bytes(data)
    drop(wizard.files.documents, [tmp_path / name for name in texts])
    wait(qtbot, desk)
    assert [path.name for path in wizard.files.documents.paths] == list(texts)  # none is refused
    wizard.files.source.set_code("de")
    wizard.files.target.set_code("fr")
    forward(qtbot, wizard, SUMMARY)
    qtbot.keyClick(focused(wizard), Qt.Key.Key_Return)
    for name, preview, encoding in (
        ("dos.txt", "Für Übergrößen.", ""),
        ("few.txt", "¼A¤B", "cp1250"),
    ):
        form = asked(desk, qtbot, name)
        assert "not sure" in form.explanation.text()
        assert form.preview.toPlainText() == preview
        if encoding:
            while form.encoding != encoding:
                qtbot.keyClick(form.list, Qt.Key.Key_Down)
            assert form.preview.toPlainText() == "ĽA¤B"
            qtbot.keyClick(form.list, Qt.Key.Key_Return)
        else:
            qtbot.keyClick(form.list, Qt.Key.Key_Escape)

    def pages() -> list[str]:
        open_project = desk.open_project
        return [one.code_page for one in open_project.project.files.all()] if open_project else []

    qtbot.waitUntil(lambda: pages() == ["cp850", "windows-1250"], timeout=PATIENCE)
    Driver(desk, qtbot).wait_until_idle()


def asked(desk: MainController, qtbot: QtBot, name: str) -> EncodingDialog:
    """The dialog about a document."""

    def shown() -> list[EncodingDialog]:
        every = desk.window.findChildren(EncodingDialog)
        return [one for one in every if one.isVisible() and one.explanation.text().startswith(name)]

    qtbot.waitUntil(lambda: bool(shown()), timeout=PATIENCE)
    return shown()[0]


def test_a_folder_is_searched_and_what_cannot_be_read_is_listed(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    folder = tmp_path / "in"
    (folder / "sub").mkdir(parents=True)
    (folder / "sub" / "lies.txt").write_text("Drücken Sie die Taste und warten Sie.\n")
    (folder / "bad.xlf").write_text("<xliff")
    drop(wizard.files.documents, [folder])
    wait(qtbot, desk)
    assert [path.name for path in wizard.files.documents.paths] == ["lies.txt"]
    assert wizard.files.refused.isVisible()
    said = wizard.files.refused.item(0).text()
    assert said.startswith("bad.xlf: Line 1: ")
    assert said.endswith("ask for it again, or repair that line.")
    assert wizard.files.source.code == "de"
    assert "cannot be used" in wizard.problem.text()
    (folder / "bad.xlf").unlink()
    shutil.copyfile(sample_file(DOCUMENT), folder / "bad.xlf")  # mended
    shutil.copyfile(sample_file(DOCUMENT), folder / "guide.doc.sdlxliff")
    drop(wizard.files.documents, [folder])
    wait(qtbot, desk)
    assert len(wizard.files.documents.paths) == 3
    assert wizard.files.refused.isHidden()
    brought = wizard.files.documents
    brought.list.setFocus()
    for left in (2, 1):  # each is removed at once: the next is selected then
        qtbot.keyClick(brought.list, Qt.Key.Key_Delete)
        assert len(brought.paths) == left == len(brought.list.selectedItems()) + left - 1


def test_what_is_wrong_with_a_file_is_read_to_its_end(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    names = [f"a document with a rather long name, version {n}.xlf" for n in range(8)]
    for name in names:
        (tmp_path / name).write_text("<xliff version='1.2'><file></xliff>", "utf-8")
    files = [tmp_path / name for name in names]
    drop(wizard.files.documents, files[:1])
    wait(qtbot, desk)
    refused = wizard.files.refused
    assert refused.isVisible()
    first = refused.visualItemRect(refused.item(0))
    text = refused.item(0).text()
    room = first.width() - 2 * refused.iconSize().width()
    needed = (
        refused.fontMetrics()
        .boundingRect(0, 0, room, 1000, Qt.TextFlag.TextWordWrap, text)
        .height()
    )
    assert first.height() >= needed
    assert first.bottom() <= refused.viewport().height()
    drop(wizard.files.documents, files)
    wait(qtbot, desk)
    assert refused.count() == len(files)
    assert refused.verticalScrollBar().maximum() > 0  # no higher than some lines
    assert wizard.files.documents.height() > 0


def test_the_name_that_is_proposed_is_that_of_the_document_and_gives_way(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    shutil.copyfile(sample_file(DOCUMENT), tmp_path / "guide.doc.sdlxliff")
    drop(wizard.files.documents, [tmp_path / "guide.doc.sdlxliff"])
    wait(qtbot, desk)
    forward(qtbot, wizard, DETAILS)
    assert wizard.details.name.text() == "guide"
    qtbot.keyClicks(focused(wizard), "Spring")
    assert wizard.details.name.text() == "Spring"


def test_documents_between_other_languages_are_named_before_they_are_taken(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    for name, language in (("ours", "de-DE"), ("theirs", "fr-FR")):
        (tmp_path / f"{name}.xlf").write_text(
            '<xliff version="1.2"><file source-language="en-US" target-language="'
            f'{language}" original="a" datatype="plaintext"><body><trans-unit id="1">'
            "<source>Press the key.</source></trans-unit></body></file></xliff>",
            "utf-8",
        )
    drop(wizard.files.documents, [tmp_path])
    wait(qtbot, desk)
    wizard.files.target.set_code("de")
    qtbot.keyClick(wizard, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert wizard.pages.currentIndex() == FILES
    problem = wizard.problem.text()
    assert "theirs.xlf (English (United States) → French (France))" in problem
    assert "ours.xlf" not in problem
    qtbot.keyClick(wizard, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert wizard.pages.currentIndex() == MEMORIES
    qtbot.keyClick(wizard, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    wizard.files.target.set_code("it")  # now both are foreign: asked anew
    qtbot.keyClick(wizard, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert wizard.pages.currentIndex() == FILES
    assert "ours.xlf" in wizard.problem.text()


def test_columns_are_asked_for_where_there_is_a_table(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    table = tmp_path / "texts.csv"
    table.write_text("id,English\na,Hello\n", "utf-8")
    assert wizard.files.columns.isHidden()
    drop(wizard.files.documents, [sample_file(DOCUMENT)])
    wait(qtbot, desk)
    assert wizard.files.columns.isHidden()
    assert wizard.answer().columns == ()
    drop(wizard.files.documents, [table])
    wait(qtbot, desk)
    assert not wizard.files.columns.isHidden()
    qtbot.keyClicks(wizard.files.columns, "English, 1")
    assert wizard.answer().columns == ("English", "1")
    assert wizard.answer().placeholders is Style.AUTO
    qtbot.keyClick(wizard.files.placeholders, QtCore.Qt.Key.Key_Down)
    assert wizard.answer().placeholders is Style.PRINTF


def test_the_order_of_memories_is_their_priority(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    other = tmp_path / "other.tmx"
    other.write_bytes(sample_file(MEMORY).read_bytes())
    wizard.take([sample_file(DOCUMENT), sample_file(MEMORY), other])
    wait(qtbot, desk)
    forward(qtbot, wizard, MEMORIES)
    memories = wizard.memories.memories
    memories.list.setCurrentRow(1)
    qtbot.keyClick(memories.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert memories.list.currentItem().text().endswith("read-only")
    assert memories.lock.isChecked()
    qtbot.keyClick(memories.list, Qt.Key.Key_Space)
    assert "read-only" not in memories.list.currentItem().text()
    assert not memories.lock.isChecked()
    found = wizard.answer().memories
    assert [(one.path.name, one.priority, one.read_only) for one in found] == [
        ("other.tmx", 1, False),
        (MEMORY, 0, True),
    ]
    qtbot.keyClick(memories.list, Qt.Key.Key_Delete)
    assert memories.paths == [sample_file(MEMORY)]


def test_files_dropped_on_the_window_begin_a_project(desk: MainController, qtbot: QtBot) -> None:
    drop(desk.window, [sample_file(DOCUMENT)])
    wizard = desk.projects.wizard
    assert wizard is not None
    wait(qtbot, desk)
    assert wizard.files.documents.paths == [sample_file(DOCUMENT)]
    assert wizard.pages.currentIndex() == FILES
    wizard.reject()
    assert desk.projects.wizard is None


def test_what_somebody_chose_is_not_guessed_over(
    desk: MainController, qtbot: QtBot, wizard: Wizard
) -> None:
    qtbot.keyClicks(wizard.files.source.lineEdit(), "German")
    wizard.take([sample_file(DOCUMENT)])
    wait(qtbot, desk)
    assert (wizard.files.source.code, wizard.files.target.code) == ("de", "fr")


def test_an_engine_is_offered_once_there_is_a_memory(
    desk: MainController, qtbot: QtBot, wizard: Wizard
) -> None:
    wizard.take([sample_file(DOCUMENT)])
    wait(qtbot, desk)
    assert wizard.engine.checked is wizard.engine.none
    wizard.take([sample_file(MEMORY)])
    wait(qtbot, desk)
    forward(qtbot, wizard, ENGINE)
    assert focused(wizard) is wizard.engine.train
    assert wizard.engine.checked is wizard.engine.train
    wizard.engine.none.click()
    wizard.take([sample_file(GLOSSARY)])
    wait(qtbot, desk)
    assert wizard.engine.checked is wizard.engine.none  # what somebody chose


def test_the_engine_of_the_sample_is_offered_and_never_proposed(
    wizard: Wizard, sample_engine: Path
) -> None:
    """It knows printers only."""
    engine, manifest = wizard.engine, EngineManifest.load(sample_engine)
    sample = KnownEngine(Path("sample"), replace(manifest, name=paths.SAMPLE_NAME))
    own = KnownEngine(Path("own"), manifest)
    for known, memories, best in (
        ([sample], 1, engine.train),
        ([sample], 0, engine.none),
        ([sample, own], 1, engine.existing),
        ([sample, own], 0, engine.existing),
        ([], 1, engine.train),
        ([], 0, engine.none),
    ):
        engine.set_known(known)
        engine.set_languages("en", "fr", memories)
        assert engine.checked is best
        assert engine.choice.count() == len(known)
    engine.set_known([sample, own])
    engine.set_languages("en", "fr", 1)
    assert engine.engine == Path("own")
    assert "Phrase-based" in engine.choice.currentText(), "else two of one name look the same"


def test_projects_go_among_the_documents_unless_the_settings_say_otherwise(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    assert paths.projects_folder() == tmp_path / "documents" / "Postil Projects"
    desk.settings.set(PROJECTS_FOLDER, str(tmp_path / "jobs"))
    wizard.take([sample_file(DOCUMENT)])
    wait(qtbot, desk)
    assert wizard.details.path == tmp_path / "jobs" / "quick-guide"


def test_the_name_of_the_translator_is_asked_once(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    def fill_in(dialog: Wizard, name: str) -> None:
        dialog.take([sample_file(DOCUMENT)])
        wait(qtbot, desk)
        dialog.details.folder.setText(str(tmp_path / name))
        forward(qtbot, dialog, DETAILS)

    fill_in(wizard, "first")
    assert wizard.details.author.isVisible()
    qtbot.keyClicks(wizard.details.author, "A. Tester")
    forward(qtbot, wizard, SUMMARY)
    wizard.next.click()
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    Driver(desk, qtbot).wait_until_idle()
    desk.window.book["review.begin"].trigger()
    reviewer = desk.window.findChild(QtWidgets.QInputDialog)
    assert isinstance(reviewer, QtWidgets.QInputDialog)
    assert reviewer.textValue() == "A. Tester"
    reviewer.reject()
    desk.window.book["project.new"].trigger()
    second = desk.projects.wizard
    assert second is not None
    fill_in(second, "second")
    assert not second.details.author.isVisible()
    assert second.answer().author == "A. Tester"
    second.reject()


def test_a_folder_that_is_taken_is_refused(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    wizard.take([sample_file(DOCUMENT)])
    wait(qtbot, desk)
    forward(qtbot, wizard, DETAILS)
    wizard.details.folder.setText(str(tmp_path / "full"))
    wizard.next.click()
    assert "not empty" in wizard.problem.text()
    assert wizard.pages.currentIndex() == DETAILS


def test_a_file_that_broke_meanwhile_is_named_and_nothing_made(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    text = tmp_path / "bad.txt"
    text.write_text("Press the button and wait for the lamp to go on.\n")
    wizard.take([text])
    wait(qtbot, desk)
    wizard.files.target.set_code("fr")
    forward(qtbot, wizard, SUMMARY)
    text.write_bytes(b"\0")
    wizard.next.click()
    qtbot.waitUntil(lambda: "bad.txt" in wizard.problem.text(), timeout=PATIENCE)
    wait(qtbot, desk)
    assert "bad.txt" in wizard.problem.text()
    assert wizard.next.isEnabled()
    assert wizard.focusWidget() is wizard.next  # Enter tries again, and does not cancel
    assert desk.open_project is None
    assert not wizard.details.path.exists()
    wizard.reject()


def test_stopping_leaves_no_project_and_the_wizard_as_it_was(
    desk: MainController, qtbot: QtBot, wizard: Wizard
) -> None:
    wizard.take([sample_file(DOCUMENT), sample_file(MEMORY)])
    wait(qtbot, desk)
    forward(qtbot, wizard, SUMMARY)
    wizard.next.click()
    assert wizard.is_working
    qtbot.keyClick(wizard, Qt.Key.Key_Escape)
    assert not wizard.is_working
    wait(qtbot, desk)
    assert desk.open_project is None
    assert not wizard.details.path.exists()
    assert "Nothing was made" in wizard.problem.text()
    wizard.next.click()  # and once more, to the end
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    Driver(desk, qtbot).wait_until_idle()


def test_enter_on_cancel_throws_nothing_away(qtbot: QtBot, wizard: Wizard) -> None:
    wizard.cancel.setFocus()
    assert wizard.next.isDefault()
    qtbot.keyClick(wizard.cancel, Qt.Key.Key_Return)
    assert wizard.isVisible()
    qtbot.keyClick(wizard.cancel, Qt.Key.Key_Space)
    assert not wizard.isVisible()


def test_letters_of_the_pages_stay_different(
    desk: MainController, qtbot: QtBot, wizard: Wizard
) -> None:
    wizard.files.documents.add.setText("A&nnex")
    drop(wizard.files.documents, [sample_file(DOCUMENT), sample_file(MEMORY)])
    wait(qtbot, desk)
    for page in (MEMORIES, ENGINE, DETAILS, SUMMARY):
        forward(qtbot, wizard, page)
        letters = [letter_of(text) for text, _ in of_widget(wizard) if letter_of(text)]
        assert len(letters) == len(set(letters))


def test_the_buttons_beside_memories_take_no_more_than_four_rows(wizard: Wizard) -> None:
    """The fifth was cut off with large text."""
    wizard.pages.setCurrentIndex(MEMORIES)
    memories = wizard.memories.memories
    assert memories.up.isVisible()
    assert memories.lock.isVisible()
    assert memories.up.y() == memories.down.y()
    assert memories.buttons.sizeHint().height() < 5 * memories.add.sizeHint().height()
