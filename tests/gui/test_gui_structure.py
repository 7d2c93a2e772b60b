"""Documents in the grid: a line with their name, a column that says what a segment is; the preview
shows headings and tables; columns are dragged.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from day_files import CONTENT_TYPES, RELATIONSHIPS, WORD
from desk_driver import Driver, MakeProject, Show

from postil_gui.features.editing.grid.segments_model import SOURCE, STRUCTURE, TARGET
from postil_gui.qt import QtCore, QtGui, QtWidgets
from postil_gui.settings import SOURCE_SHARE


def paragraph(text: str, look: str = "") -> str:
    return f'<w:p><w:pPr>{look}</w:pPr><w:r><w:t xml:space="preserve">{text}</w:t></w:r></w:p>'


@pytest.fixture
def two(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A desk with a Word document of a heading and a table, and a text."""
    rows = (("Key", "Meaning"), ("Start", "Begins to print"))
    cells = "".join(
        f"<w:tr>{''.join(f'<w:tc>{paragraph(text)}</w:tc>' for text in row)}</w:tr>" for row in rows
    )
    body = (
        paragraph("Safety", '<w:outlineLvl w:val="0"/>')
        + "<w:p><w:r><w:t>Read </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>this</w:t></w:r>"
        + "<w:r><w:t> first.</w:t></w:r></w:p>"
        + f"<w:tbl>{cells}</w:tbl>{paragraph('Keep it.')}"
    )
    with zipfile.ZipFile(tmp_path / "guide.docx", "w") as archive:
        archive.writestr("[Content_Types].xml", CONTENT_TYPES)
        archive.writestr("_rels/.rels", RELATIONSHIPS)
        archive.writestr(
            "word/document.xml",
            f'<w:document xmlns:w="{WORD}"><w:body>{body}</w:body></w:document>',
        )
    (tmp_path / "more.txt").write_text("Another text.\nIts end.\n")
    paths = [tmp_path / "guide.docx", tmp_path / "more.txt"]
    return show(make_project(documents=paths, memories=[], glossaries=[]))


def heads(driver: Driver) -> list[str]:
    return [driver.view.model.document_head(row) for row in range(driver.view.model.rowCount())]


def test_documents_have_a_line_with_their_name(two: Driver) -> None:
    model, grid = two.view.model, two.view.grid
    assert heads(two) == ["guide.docx", *[""] * 6, "more.txt", ""]
    assert grid.rowHeight(7) > grid.rowHeight(8)
    two.go(8)
    cell = grid.visualRect(model.index(7, TARGET))
    assert grid.editor.geometry().bottom() <= cell.bottom()
    assert grid.editor.geometry().top() - cell.top() >= grid.delegate.head_height("more.txt")
    model.show_only([1, 2, 8])
    assert heads(two) == ["guide.docx", "", "more.txt"]
    model.show_only([8, 1, 7])  # in an order of its own every other row would have one
    assert heads(two) == ["", "", ""]


def test_the_first_name_is_in_sight_when_a_project_is_opened(
    show: Show, make_project: MakeProject, tmp_path: Path
) -> None:
    for name in ("first.txt", "second.txt"):
        (tmp_path / name).write_text("".join(f"Line {n} of {name}.\n" for n in range(40)))
    documents = [tmp_path / name for name in ("first.txt", "second.txt")]
    driver = show(make_project(documents=documents, memories=[], glossaries=[]))
    grid = driver.view.grid
    assert grid.verticalScrollBar().maximum()
    assert grid.editor.y() >= grid.delegate.head_height("first.txt")


def test_a_single_document_needs_no_line(driver: Driver) -> None:
    assert not any(heads(driver))


def test_the_column_says_what_a_segment_is(two: Driver) -> None:
    model, grid = two.view.model, two.view.grid
    assert not grid.isColumnHidden(STRUCTURE)
    names = [model.structure_name(model.segment(row)) for row in range(7)]
    assert names == ["H1", "", "Cell", "Cell", "Cell", "Cell", ""]
    assert "row 2, column 1" in model.data(model.index(4, STRUCTURE), 3)


def test_where_nothing_is_known_there_is_no_column(driver: Driver) -> None:
    assert driver.view.grid.isColumnHidden(STRUCTURE)


def test_the_preview_shows_headings_bold_words_and_tables(two: Driver) -> None:
    two.raise_panel("preview")
    two.go(5)
    preview = two.view.preview
    two.bot.waitUntil(lambda: "Start" in preview.toPlainText())
    cursor = QtGui.QTextCursor(preview.document())
    cursor.setPosition(2)
    assert cursor.charFormat().fontWeight() == QtGui.QFont.Weight.Bold
    cursor = preview.document().find("this")
    assert cursor.charFormat().fontWeight() == QtGui.QFont.Weight.Bold
    cursor = preview.document().find("Start")
    table = cursor.currentTable()
    assert table is not None
    assert (table.rows(), table.columns()) == (2, 2)
    assert (table.cellAt(cursor).row(), table.cellAt(cursor).column()) == (1, 0)
    marked = preview.extraSelections()
    assert marked[0].cursor.selectedText() == "Start"
    end = preview.document().find("Keep it.")
    assert end.currentTable() is None


def test_the_border_of_the_texts_is_dragged_and_remembered(driver: Driver) -> None:
    grid = driver.view.grid
    both = grid.columnWidth(SOURCE) + grid.columnWidth(TARGET)
    assert abs(grid.columnWidth(SOURCE) * 2 - both) <= 2
    grid.horizontalHeader().resizeSection(SOURCE, round(both * 0.3))
    assert driver.desk.settings.get(SOURCE_SHARE) == 30
    assert grid.columnWidth(SOURCE) + grid.columnWidth(TARGET) == both
    driver.desk.window.resize(driver.desk.window.width() + 200, driver.desk.window.height())
    QtWidgets.QApplication.processEvents()
    both = grid.columnWidth(SOURCE) + grid.columnWidth(TARGET)
    assert abs(grid.columnWidth(SOURCE) - 0.3 * both) < 12
    grid.horizontalHeader().sectionHandleDoubleClicked.emit(SOURCE)
    assert driver.desk.settings.get(SOURCE_SHARE) == 50


def test_the_open_text_keeps_to_its_column_when_panels_come_back_behind_a_page(
    driver: Driver,
) -> None:
    grid, window = driver.view.grid, driver.desk.window
    window.resize(1280, 800)
    window.book["view.project_page"].trigger()
    driver.wait_until_idle()
    window.reset_layout()
    window.grab()  # which lays out what is hidden, without the panels
    window.leave_page()
    driver.bot.wait(50)
    cell = grid.visualRect(grid.segments.index(grid.current_row, TARGET))
    assert cell.right() < grid.viewport().width()
    assert cell.contains(grid.editor.geometry())


def test_the_preview_shows_pictures(show: Show, make_project: MakeProject, tmp_path: Path) -> None:
    image = QtGui.QImage(1000, 100, QtGui.QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    image.save(str(tmp_path / "red.png"))
    blip = '<w:p><w:r><w:drawing><a:blip r:embed="{}"/></w:drawing></w:r></w:p>'
    body = paragraph("One") + blip.format("r1") + blip.format("r2") + paragraph("Two")
    spaces = 'xmlns:a="urn:a" xmlns:r="urn:r"'
    with zipfile.ZipFile(tmp_path / "guide.docx", "w") as archive:
        archive.writestr("[Content_Types].xml", CONTENT_TYPES)
        archive.writestr("_rels/.rels", RELATIONSHIPS)
        archive.writestr(
            "word/document.xml",
            f'<w:document xmlns:w="{WORD}" {spaces}><w:body>{body}</w:body></w:document>',
        )
        archive.writestr(
            "word/_rels/document.xml.rels",
            '<Relationships><Relationship Id="r1" Target="media/red.png"/>'
            '<Relationship Id="r2" Target="media/bad.png"/></Relationships>',
        )
        archive.write(tmp_path / "red.png", "word/media/red.png")
        archive.writestr("word/media/bad.png", b"no picture")
    driver = show(make_project(documents=[tmp_path / "guide.docx"], memories=[], glossaries=[]))
    driver.desk.window.book["view.panel_preview"].trigger()
    driver.wait_until_idle()
    preview = driver.view.preview
    text = preview.toPlainText().splitlines()
    assert text[-3:] == ["One", "\N{OBJECT REPLACEMENT CHARACTER}", "Two"]
    assert preview.extraSelections()[0].cursor.selectedText() == "One"
    cursor = preview.document().find("\N{OBJECT REPLACEMENT CHARACTER}")
    form = cursor.charFormat().toImageFormat()
    shown = preview.document().resource(2, QtCore.QUrl(form.name()))
    assert (shown.width(), shown.height()) == (360, 36)
