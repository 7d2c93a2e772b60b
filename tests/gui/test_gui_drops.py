"""What is dropped on the editor with the mouse."""

from __future__ import annotations

from pathlib import Path

from desk_driver import Driver

from postil.text.tags import Tag
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets

TAGGED = 20  # 'Tap <g>Print all</g> to release all your print jobs at once.'


def drop(widget: QtWidgets.QWidget, data: QtCore.QMimeData, place: QtCore.QPoint) -> None:
    """Drag something over a widget from elsewhere, and drop it there."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    send = QtWidgets.QApplication.sendEvent
    send(widget, QtGui.QDragEnterEvent(place, copy, data, left, none))
    send(widget, QtGui.QDragMoveEvent(place, copy, data, left, none))
    send(widget, QtGui.QDropEvent(QtCore.QPointF(place), copy, data, left, none))


def test_a_file_dropped_on_the_translation_is_for_the_window(
    driver: Driver, tmp_path: Path
) -> None:
    window = driver.desk.window
    window.files_dropped.disconnect()
    dropped: list[list[Path]] = []
    window.files_dropped.connect(dropped.append)
    driver.write("Texte")
    data = QtCore.QMimeData()
    data.setUrls([QtCore.QUrl.fromLocalFile(str(tmp_path / "new.docx"))])
    drop(driver.view.grid.editor.viewport(), data, QtCore.QPoint(4, 4))
    assert dropped == [[tmp_path / "new.docx"]]
    assert driver.text == "Texte"


def test_words_dropped_from_the_source_bring_their_tags(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.write("Touchez .")
    editor, source = driver.view.grid.editor, driver.view.grid.source
    cursor = source.textCursor()
    cursor.setPosition(4)
    cursor.setPosition(15, QtGui.QTextCursor.MoveMode.KeepAnchor)
    source.setTextCursor(cursor)
    caret = editor.textCursor()
    caret.setPosition(8)
    drop(
        editor.viewport(),
        source.createMimeDataFromSelection(),
        editor.cursorRect(caret).center(),
    )
    kinds = [one.kind if isinstance(one, Tag) else one for one in editor.text().parts()]
    assert kinds == ["Touchez ", "open", "Print all", "close", "."]
    driver.press("Ctrl+Z")
    assert driver.text == "Touchez ."
