"""The guide in every language has the same chapters; every dialog and page opens its own."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator

import pytest
from desk_driver import Driver

import postil_gui
from postil_gui.actions.book import COMMAND
from postil_gui.features.help.guide import FOLDER, PLACE, Chapter, chapters
from postil_gui.features.help.guide_window import GuideWindow
from postil_gui.i18n.messages import LANGUAGES, install
from postil_gui.qt import Qt, QtWidgets
from postil_gui.settings import KEYMAP
from postil_gui.shell.all_actions import ACTIONS
from postil_gui.tools.messages import SOURCES, all_texts
from postil_gui.widgets.dialogs.dialog import Dialog
from postil_gui.widgets.dialogs.small_dialogs import GoToDialog
from postil_gui.widgets.front_page import FrontPage

OTHERS = [code for code in LANGUAGES if code != "en"]
IN_ENGLISH = {one.name: one for one in chapters("en")}


def _shape(chapter: Chapter) -> list[str]:
    """What a chapter is made of, line by line: headings, list items, paragraphs."""
    kinds = (r"#+ ", r"- ", r"\d+\. ", r".")
    lines = [line for line in chapter.source.splitlines() if line]
    return [next(kind for kind in kinds if re.match(kind, line)) for line in lines]


@pytest.mark.parametrize("language", OTHERS)
def test_the_guide_is_the_same_in_every_language(language: str) -> None:
    files = {path.name for path in (FOLDER / "en").glob("*.md")}
    assert {path.name for path in (FOLDER / language).glob("*.md")} == files
    for one in chapters(language):
        original = IN_ENGLISH[one.name]
        assert one.source != original.source
        assert [len(line) - len(line.lstrip("#")) for line in _headings(one)] == [
            len(line) - len(line.lstrip("#")) for line in _headings(original)
        ], one.name
        assert _shape(one) == _shape(original), one.name
        for what in (PLACE, re.compile(r"`[^`]+`|\{commands\}")):
            there, wanted = (sorted(what.findall(text.source)) for text in (one, original))
            assert there == wanted, one.name


def _headings(chapter: Chapter) -> list[str]:
    return [line for line in chapter.source.splitlines() if line.startswith("#")]


def test_words_of_the_desk_that_the_guide_uses_are_on_the_desk() -> None:
    texts = all_texts()
    used = {
        found[2]
        for one in IN_ENGLISH.values()
        for found in PLACE.finditer(one.source)
        if found[1] == "text"
    }
    assert used
    assert not used - texts.keys()


def test_every_command_is_in_the_guide(driver: Driver) -> None:
    chapter = IN_ENGLISH["keys"].text(driver.desk.window.book)
    missing = [one.id for one in ACTIONS if f"**{one.name}**: " not in chapter]
    assert not missing


def _classes(base: type) -> Iterator[type]:
    for one in base.__subclasses__():
        yield one
        yield from _classes(one)


def test_every_dialog_and_page_names_a_chapter() -> None:
    for module in pkgutil.walk_packages(postil_gui.__path__, "postil_gui."):
        if not module.name.endswith(("__main__", "training_child")):
            importlib.import_module(module.name)
    abstract = {"BrowsePage"}
    told = [one for base in (Dialog, FrontPage) for one in _classes(base)]
    ours = [
        one
        for one in told
        if one.__module__.startswith("postil_gui.") and one.__name__ not in abstract
    ]
    assert len(ours) > 30
    wrong = [one.__name__ for one in ours if getattr(one, "guide", "") not in IN_ENGLISH]
    assert not wrong


def test_no_dialog_goes_without() -> None:
    """A dialog is a ``Dialog``; only the guide itself needs no guide."""
    plain = []
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases = {ast.unparse(base) for base in node.bases}
                if bases & {"QtWidgets.QDialog", "QtWidgets.QWizard"}:
                    plain.append(node.name)
    assert sorted(plain) == ["Dialog", "GuideWindow"]


def test_f1_in_a_dialog_opens_its_chapter_above_it(driver: Driver) -> None:
    driver.desk.window.book["edit.go_to"].trigger()
    dialog = driver.desk.window.findChild(GoToDialog)
    assert isinstance(dialog, GoToDialog)
    driver.bot.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_F1)
    guide = dialog.findChild(GuideWindow)
    assert isinstance(guide, GuideWindow)
    assert guide.isVisible()
    assert guide.chapter == "translating"
    driver.bot.keyClick(guide, Qt.Key.Key_Escape)
    assert not guide.isVisible()
    assert dialog.isVisible()
    driver.bot.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_F1)
    assert guide.isVisible(), "the same one again"
    dialog.reject()


@pytest.mark.parametrize(
    ("command", "chapter"),
    [
        ("project.memories", "memories"),
        ("project.glossaries", "glossaries"),
        ("project.align", "alignment"),
        ("engine.page", "engines"),
        ("view.project_page", "projects"),
    ],
)
def test_f1_on_a_page_opens_its_chapter(driver: Driver, command: str, chapter: str) -> None:
    driver.desk.window.book[command].trigger()
    driver.wait_until_idle()
    driver.press("F1")
    guide = driver.desk.help.guide
    assert guide is not None
    assert guide.chapter == chapter
    guide.close()


def test_the_guide_speaks_the_language_of_the_desk(driver: Driver) -> None:
    application = QtWidgets.QApplication.instance()
    assert application is not None
    window = driver.desk.window
    try:
        install(application, "de")
        guide = GuideWindow(driver.desk.theme, window.book, window)
        guide.open_chapter("keys")
        assert "Befehle und Tastenkürzel" in guide.text.toPlainText()
        assert "{" not in guide.text.toPlainText()
        guide.open_chapter("memories")
        assert "Wiederholungen" in guide.text.toPlainText()
        guide.deleteLater()
    finally:
        install(application, "en")


def test_buttons_that_stand_for_a_command_say_so_with_its_key(driver: Driver) -> None:
    driver.desk.window.book["view.project_page"].trigger()
    driver.wait_until_idle()
    book = driver.desk.window.book
    told = {
        str(button.property(COMMAND)): button
        for button in driver.desk.window.findChildren(QtWidgets.QAbstractButton)
        if button.property(COMMAND)
    }
    assert {"project.new", "project.document_add", "qa.run", "term.add"} <= told.keys()
    for command, button in told.items():
        assert button.toolTip() == book[command].toolTip()
        assert book.keys_text(command, 1) in button.toolTip()
    before = told["qa.run"].toolTip()
    driver.desk.settings.set(KEYMAP, "omegat")
    assert told["qa.run"].toolTip() == book["qa.run"].toolTip() != before


@pytest.mark.parametrize(
    "command",
    ["engine.page", "engine.compare", "project.memories", "project.glossaries", "project.align"],
)
def test_every_button_of_a_page_tells_what_it_does(driver: Driver, command: str) -> None:
    driver.desk.window.book[command].trigger()
    driver.wait_until_idle()
    page = driver.desk.window.page
    assert page is not None
    silent = []
    for button in page.findChildren(QtWidgets.QAbstractButton):
        pressed = isinstance(button, QtWidgets.QPushButton | QtWidgets.QToolButton)
        if pressed and button.text() and button.isVisible():
            tip = button.toolTip()
            if "\n" not in tip or button.accessibleDescription() != tip:
                silent.append(button.text())
    assert not silent
