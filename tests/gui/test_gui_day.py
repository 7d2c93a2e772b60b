"""A working day, by keyboard alone: from a document and a memory to what the client gets back."""

from __future__ import annotations

import re
import zipfile
from collections import Counter
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver
from pytestqt.qtbot import QtBot

from postil.engine.engine import Engine
from postil.engine.parcel import import_engine
from postil.formats.documents import open_document
from postil.formats.segment import SegmentState
from postil.formats.tmx import read_tmx
from postil.text.tags import Tag, TaggedText
from postil_gui.desk import Desk
from postil_gui.dialogs.new_project import DETAILS, ENGINE, MEMORIES, SUMMARY
from postil_gui.dialogs.new_project import NewProjectDialog as Wizard
from postil_gui.places import sample_file
from postil_gui.qt import Qt, QtWidgets

WRONG, RIGHT = 11, "Le bac 3 contient jusqu'à 550 feuilles de papier recyclé."  # tray 3, not 4
MEMORY, GLOSSARY = "printer-guide.tmx", "glossary.tsv"
CONTENT_TYPES = (
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/'
    'content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package'
    '.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd'
    '.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
)
RELATIONSHIPS = (
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/'
    'relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/'
    '2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
)
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
CHOSEN: list[Path] = []  # what the next dialogs for files answer


@pytest.fixture(autouse=True)
def file_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt's own dialogs for files answer with what is in ``CHOSEN``."""
    dialog = QtWidgets.QFileDialog
    one = staticmethod(lambda *_: (str(CHOSEN.pop(0)), ""))
    several = staticmethod(lambda *_: ([str(CHOSEN.pop(0))], ""))
    monkeypatch.setattr(dialog, "getOpenFileName", one)
    monkeypatch.setattr(dialog, "getSaveFileName", one)
    monkeypatch.setattr(dialog, "getOpenFileNames", several)


def sample_texts() -> list[tuple[TaggedText, TaggedText]]:
    """Sources and translations of the sample's guide, one sentence each."""
    document = open_document(sample_file("quick-guide.xlf"), "en", "fr")
    reference = open_document(sample_file("quick-guide.reference.xlf"), "en", "fr")
    pairs = []
    for one, other in zip(document.segments, reference.segments, strict=True):
        assert other.target is not None
        if all(tag.kind != "single" for tag in one.source.tags):
            pairs.append((one.source, other.target))
    return pairs


def write_docx(path: Path, texts: list[TaggedText]) -> None:
    """A document of one paragraph for each text; what its pairs hold is bold."""
    paragraphs = []
    for text in texts:
        runs, bold = [], False
        for part in text.parts():
            if isinstance(part, Tag):
                bold = part.kind == "open"
                continue
            style = "<w:rPr><w:b/></w:rPr>" if bold else ""
            body = part.replace("&", "&amp;").replace("<", "&lt;")
            runs.append(f'<w:r>{style}<w:t xml:space="preserve">{body}</w:t></w:r>')
        paragraphs.append(f"<w:p>{''.join(runs)}</w:p>")
    body = "".join(paragraphs)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", CONTENT_TYPES)
        archive.writestr("_rels/.rels", RELATIONSHIPS)
        archive.writestr(
            "word/document.xml",
            f'<?xml version="1.0"?><w:document xmlns:w="{WORD}"><w:body>{body}</w:body>'
            "</w:document>",
        )


def bold_of(docx: Path) -> list[list[str]]:
    """The bold parts of each paragraph, as Word would show them."""
    with zipfile.ZipFile(docx) as archive:
        text = archive.read("word/document.xml").decode("utf-8")
    found = []
    for paragraph in re.findall(r"<w:p[ >].*?</w:p>", text, re.DOTALL):
        runs = re.findall(r"<w:r[ >].*?</w:r>", paragraph, re.DOTALL)
        found.append(
            ["".join(re.findall(r"<w:t[^>]*>(.*?)</w:t>", run)) for run in runs if "<w:b/>" in run]
        )
    return found


def test_a_day(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    pairs = sample_texts()
    source = tmp_path / "guide.docx"
    write_docx(source, [one for one, _ in pairs])
    driver = begin(desk, qtbot, source)
    origins = translate(driver, pairs)
    assert origins["memory"] >= 5
    assert origins["machine"] >= 5
    assert origins["translator"] >= 5
    check(driver)
    hand_over(driver, pairs, tmp_path)


def begin(desk: Desk, qtbot: QtBot, source: Path) -> Driver:
    """Make the project in the wizard and wait for its engine."""
    qtbot.keyClick(desk.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    wizard = desk.projects.wizard
    assert wizard is not None
    add(qtbot, desk, wizard.files.documents, source)
    languages = wizard.files
    for field, name in ((languages.source, "English"), (languages.target, "French")):
        field.setEditText("")
        qtbot.keyClicks(field.lineEdit(), name)
    forward(qtbot, wizard, MEMORIES)
    add(qtbot, desk, wizard.memories.memories, sample_file(MEMORY))
    add(qtbot, desk, wizard.memories.glossaries, sample_file(GLOSSARY))
    forward(qtbot, wizard, ENGINE)
    qtbot.keyClick(wizard.engine.train, Qt.Key.Key_Space)
    assert wizard.engine.train.isChecked()
    forward(qtbot, wizard, DETAILS)
    forward(qtbot, wizard, SUMMARY)
    focus = wizard.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.session is not None, timeout=PATIENCE)
    session = desk.session
    assert session is not None
    qtbot.waitUntil(lambda: session.project.engine is not None, timeout=3 * PATIENCE)
    desk.window.activateWindow()  # a desktop does that by itself
    driver = Driver(desk, qtbot)
    driver.settle()
    return driver


def add(qtbot: QtBot, desk: Desk, files: QtWidgets.QWidget, path: Path) -> None:
    """Press the list's button for more files, and name one."""
    button = files.findChild(QtWidgets.QPushButton)
    assert button is not None
    CHOSEN.append(path)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert not CHOSEN
    qtbot.waitUntil(lambda: desk.lane.is_idle, timeout=PATIENCE)


def forward(qtbot: QtBot, wizard: Wizard, page: int) -> None:
    while wizard.pages.currentIndex() < page:
        before = wizard.pages.currentIndex()
        qtbot.keyClick(wizard, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
        assert wizard.pages.currentIndex() == before + 1, wizard.problem.text()


def translate(driver: Driver, pairs: list[tuple[TaggedText, TaggedText]]) -> Counter[str]:
    """Translate and confirm every segment, with what the desk offers where that is right."""
    for number, (source, target) in enumerate(pairs, 1):
        driver.settle()
        segment = driver.view.flow.segment
        assert segment is not None
        assert segment.source.plain == source.plain
        if not take_what_fits(driver, target):
            write_tagged(driver, target)
        assert driver.text == target.plain, number
        assert not driver.view.grid.editor.missing_tags()
        driver.press("Ctrl+Return")
        if number == 10:
            restart_one(driver)
    driver.settle()
    segments = driver.project.segments()
    assert {one.state for one in segments} == {SegmentState.TRANSLATED}
    return Counter(one.origin for one in segments)


def take_what_fits(driver: Driver, target: TaggedText) -> bool:
    """Leave the draft as it is if it is right, else take the first proposal that is."""
    wanted = target.compact()
    if driver.view.grid.editor.text().compact() == wanted:
        return True
    for number, proposal in enumerate(driver.view.flow.proposals):
        if proposal.target.plain == target.plain and not target.tags:
            driver.press(f"Ctrl+{number + 1}")
            return True
    return False


def write_tagged(driver: Driver, target: TaggedText) -> None:
    """Type a translation; tags come with their key."""
    driver.press("Ctrl+A")
    driver.press("Del")
    for part in target.parts():
        if isinstance(part, Tag):
            driver.press("Ctrl+,")
        else:
            driver.keys(part)


def restart_one(driver: Driver) -> None:
    """Go back to a confirmed segment, take the confirmation back, and confirm it again."""
    driver.settle()
    driver.press("Ctrl+Up")
    driver.settle()
    before = len([one for one in driver.project.learned_events() if not one.undone])
    driver.press("Ctrl+Shift+U")
    driver.settle()
    after = len([one for one in driver.project.learned_events() if not one.undone])
    assert after == before - 1
    driver.press("Ctrl+Return")


def check(driver: Driver) -> None:
    """Slip in a wrong number, let the checks find it, go there by key and put it right."""
    driver.go(WRONG)
    driver.write(RIGHT.replace("bac 3", "bac 4"))
    driver.press("Ctrl+Return")
    driver.go(1)
    driver.press("Shift+F8")
    driver.settle()
    checks = driver.view.checks
    checks.kind.setCurrentIndex(checks.kind.findData("numbers"))
    driver.press("F8")
    driver.settle()
    assert driver.view.grid.current_row == WRONG - 1
    driver.view.grid.editor.setFocus()
    driver.write(RIGHT)
    driver.press("Ctrl+Return")
    driver.settle()
    driver.press("Shift+F8")
    driver.settle()
    assert WRONG not in {found.number for found in checks.shown}


def hand_over(driver: Driver, pairs: list[tuple[TaggedText, TaggedText]], folder: Path) -> None:
    """Export document, memory and engine, and look at what the client gets."""
    document, memory, parcel = folder / "out.docx", folder / "out.tmx", folder / "out.postil"
    for path, action in (
        (document, "project.export_document"),
        (memory, "project.export_memory"),
        (parcel, "engine.export"),
    ):
        CHOSEN.append(path)
        driver.desk.window.book[action].trigger()
        driver.settle()
        assert not CHOSEN
        assert path.is_file()
    found = open_document(document, "fr", "en")
    assert [one.source.plain for one in found.segments] == [one.plain for _, one in pairs]
    assert bold_of(document) == [held(target) for _, target in pairs]
    units = list(read_tmx(memory, "en", "fr"))
    assert {(one.source.plain, one.target.plain) for one in units} == {
        (one.plain, other.plain) for one, other in pairs
    }
    import_engine(parcel, folder / "engine")
    engine = Engine.open(folder / "engine")
    for one, other in pairs[:3]:
        assert engine.suggest(one).target.plain == other.plain


def held(text: TaggedText) -> list[str]:
    """What the pairs of a text hold."""
    out: list[str] = []
    bold = False
    for part in text.parts():
        if isinstance(part, Tag):
            bold = part.kind == "open"
        elif bold:
            out.append(part)
    return out
