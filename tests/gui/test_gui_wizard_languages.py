"""Languages in the wizard for a new project: chosen, and held against those of the files."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot
from wizard_steps import wait

from postil_gui.features.projects.new_project import ENGINE, MEMORIES
from postil_gui.features.projects.new_project import NewProjectDialog as Wizard
from postil_gui.i18n.languages import offered_languages
from postil_gui.i18n.messages import install
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_resources.sample_project import DOCUMENT, MEMORY, sample_file


def test_a_language_of_a_region_is_shown_by_its_name(wizard: Wizard) -> None:
    field = wizard.files.target
    for code, name in (
        ("es-419", "Spanish (Latin America)"),
        ("fr", "French"),
        ("de-AT", "German (Austria)"),
        ("es-419", "Spanish (Latin America)"),
        ("qqq", "qqq"),
    ):
        field.set_code(code)
        assert (field.currentText(), field.code) == (name, code)
    assert field.findText("Spanish (Latin America)") == field.findData("es-419")


def test_an_arrow_takes_the_language_that_was_typed(qtbot: QtBot, wizard: Wizard) -> None:
    field = wizard.files.target
    field.setFocus()
    qtbot.keyClicks(field.lineEdit(), "Spani")
    assert field.currentText() == "Spanish"
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert field.code == "es"
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert field.currentIndex() == field.findData("es") + 1


def test_a_language_is_chosen_with_its_region(qtbot: QtBot, wizard: Wizard) -> None:
    field = wizard.files.target
    field.setFocus()
    qtbot.keyClicks(field.lineEdit(), "english (uni")
    assert field.currentText().casefold() == "english (united kingdom)"
    assert field.code == "en-GB"
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert field.code == "en-US"


def test_languages_stand_in_the_order_of_their_names(
    qapp: QtWidgets.QApplication,
) -> None:
    install(qapp, "es")
    try:
        names = [name for name, _ in offered_languages()]
    finally:
        install(qapp, "en")
    assert names[:2] == ["Albanés", "Alemán"]
    assert names.index("Árabe") < names.index("Armenio")
    assert names.index("Inglés (Reino Unido)") == names.index("Inglés (Estados Unidos)") + 1


def test_a_long_name_of_a_language_shows_its_beginning(wizard: Wizard) -> None:
    field = wizard.files.target
    field.set_code("en-GB")
    line = field.lineEdit()
    assert line is not None
    assert line.cursorPosition() == 0


def test_a_wheel_that_passes_changes_no_language(qtbot: QtBot, wizard: Wizard) -> None:
    field = wizard.files.source
    field.set_code("es")
    wizard.files.documents.list.setFocus()
    place = QtCore.QPointF(field.rect().center())
    turned = QtGui.QWheelEvent(
        place,
        place,
        QtCore.QPoint(),
        QtCore.QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QtWidgets.QApplication.sendEvent(field, turned)
    assert field.code == "es"


def test_a_memory_of_other_languages_is_asked_about(
    desk: MainController, qtbot: QtBot, wizard: Wizard
) -> None:
    wizard.take([sample_file(DOCUMENT), sample_file(MEMORY)])
    wait(qtbot, desk)
    for codes in (("fr", "en"), ("en", "sv")):
        wizard.files.source.set_code(codes[0])
        wizard.files.target.set_code(codes[1])
        wizard.pages.setCurrentIndex(MEMORIES)
        qtbot.keyClick(wizard.next, Qt.Key.Key_Return)
        is_asked = wizard.pages.currentIndex() == MEMORIES
        assert is_asked == ("sv" in codes)  # which of them is the source does not matter
    assert "printer-guide.tmx (English → French)" in wizard.problem.text()
    qtbot.keyClick(wizard.next, Qt.Key.Key_Return)
    assert wizard.pages.currentIndex() == ENGINE


def test_looking_at_files_makes_the_wizard_no_higher(qtbot: QtBot, wizard: Wizard) -> None:
    before = wizard.layout().minimumSize().height()
    wizard.bar.show()
    wizard.problem.say("Reading guide.docx …")
    assert wizard.layout().minimumSize().height() == before


def test_a_glossary_of_other_languages_is_refused_at_once(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    swedish, fine = tmp_path / "swedish.utx", tmp_path / "fine.tsv"
    swedish.write_text("#UTX 1.20; en/sv\n#src\ttgt\ntray\tfack\n", encoding="utf-8")
    fine.write_text("tray\tbac\n", encoding="utf-8")
    wizard.take([sample_file(DOCUMENT)])
    wait(qtbot, desk)
    wizard.take([swedish, fine], "glossary")
    wait(qtbot, desk)
    assert wizard.memories.glossaries.paths == [fine]
    assert "for en and sv, not for en and fr" in wizard.files.refused.item(0).text()
    assert "1 file cannot be used" in wizard.problem.text()


def test_glossaries_are_read_again_for_other_languages(
    desk: MainController, qtbot: QtBot, wizard: Wizard, tmp_path: Path
) -> None:
    named = tmp_path / "named.csv"
    named.write_text("English,French\ntray,bac\n", encoding="utf-8")
    wizard.take([sample_file(DOCUMENT)])
    wait(qtbot, desk)
    wizard.take([named], "glossary")
    wait(qtbot, desk)
    assert wizard.memories.glossaries.paths == [named]
    wizard.files.target.set_code("sv")
    qtbot.keyClick(wizard.next, Qt.Key.Key_Return)  # are the documents meant?
    qtbot.keyClick(wizard.next, Qt.Key.Key_Return)
    wait(qtbot, desk)
    assert wizard.pages.currentIndex() == MEMORIES
    assert not wizard.memories.glossaries.paths
    assert "no column is named after the language sv" in wizard.memories.refused.item(0).text()
