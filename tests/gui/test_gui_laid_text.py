"""Text laid out to be painted: what stands in a row moves by no pixel when the row is opened."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from postil.text.tags import Tag, TaggedText
from postil_gui.qt import Qt, QtCore, QtGui
from postil_gui.tagged_text.laid_text import LaidText, display_document, lay_out
from postil_gui.tagged_text.line_ends import OBJECT, keep_punctuation_with_tags
from postil_gui.tagged_text.segment_text import SegmentText
from postil_gui.tagged_text.text_document import Mark, TextStyle

TEXTS = {
    "empty": "",
    "one line": "Press the button",
    "lines": "The lamp on the left cover goes out when the green button is pressed twice. " * 3,
    "Hebrew": "שלום עולם abc " * 15,
    "Arabic and numbers": "اضغط على الزر 12 (3.5) mm " * 6,
    "Chinese": "按下左盖上的绿色按钮，直到指示灯熄灭。" * 9,
    "combining": "a\u0301\u0302 \u1eabe ไทยที่นี่ हिन्दी " * 9,
    "emoji": "done 😀 \N{WOMAN}\N{ZERO WIDTH JOINER}\N{PERSONAL COMPUTER} " * 12,
    "one long word": "Donaudampfschifffahrtsgesellschaft" * 6,
    "spaces": "a\tb  c\N{NO-BREAK SPACE}d   ",
    "breaks a line may have": "first\N{LINE SEPARATOR}second",
    "breaks a text may have": "first\nsecond\r\nthird\N{PARAGRAPH SEPARATOR}fourth",
}
DIRECTIONS = (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft)
CORNER = QtCore.QPointF(12, 9)


def painted(text: LaidText | QtGui.QTextDocument) -> QtGui.QImage:
    image = QtGui.QImage(640, 480, QtGui.QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QtGui.QPainter(image)
    if isinstance(text, QtGui.QTextDocument):
        painter.translate(CORNER)
        text.drawContents(painter)
    else:
        text.paint(painter, CORNER)
    painter.end()
    return image


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("width", [90.0, 501.5])
@pytest.mark.parametrize("line_height", [100.0, 135.0])
def test_plain_text_is_painted_as_a_document_would_be(
    style: TextStyle, name: str, direction: Qt.LayoutDirection, width: float, line_height: float
) -> None:
    text = TaggedText(TEXTS[name])
    document = display_document(text, style, direction, width, line_height=line_height)
    laid = lay_out(text, style, direction, width, line_height=line_height)
    assert laid.height == document.size().height()
    assert painted(laid) == painted(document)
    assert painted(laid) == painted(laid)  # once more, from what was kept


def test_tags_and_marks_are_painted(style: TextStyle) -> None:
    words = "press the button"
    plain = lay_out(TaggedText(words), style, DIRECTIONS[0], 400.0)
    tag = Tag("single", "1", "<x id='1'/>", "<br>")
    tagged = lay_out(TaggedText.from_parts([words, tag]), style, DIRECTIONS[0], 400.0)
    marked = lay_out(TaggedText(words), style, DIRECTIONS[0], 400.0, marks=[Mark(0, 5, "found")])
    assert painted(plain) != painted(tagged)
    assert painted(plain) != painted(marked)


def test_the_colour_is_that_of_the_style(style: TextStyle) -> None:
    muted = TextStyle(style.theme, style.font, "muted")
    text = TaggedText("press the button")
    assert painted(lay_out(text, style, DIRECTIONS[0], 400.0)) != painted(
        lay_out(text, muted, DIRECTIONS[0], 400.0)
    )


def test_a_tag_that_was_found_has_the_colour_of_hits(style: TextStyle) -> None:
    """It alone, also behind letters that Qt counts twice."""
    first, second = (Tag(f"t{n}", "single", label) for n, label in enumerate(("{a}", "{b}")))
    text = TaggedText.from_parts(["😀 Open ", first, " and ", second, " now"])

    def found(*marks: Mark) -> list[int]:
        """Where, from left to right, there is the colour of hits."""
        image = painted(lay_out(text, style, DIRECTIONS[0], 600.0, marks=marks))
        colour = style.theme.colour("found").name()
        return [x for x in range(image.width()) if image.pixelColor(x, 19).name() == colour]

    assert not found()
    ones, others = (found(Mark(number, number, "tag-found")) for number in (0, 1))
    assert ones
    assert others
    assert max(ones) < min(others)


BOLD = Tag("open", "1", "<b>", "<b>"), Tag("close", "1", "</b>", "</b>")
AT_TAGS = {
    "full stop": TaggedText.from_parts(["Press the ", BOLD[0], "green button", BOLD[1], "."]),
    "French": TaggedText.from_parts(
        ["Appuyez sur ", BOLD[0], "ce bouton", BOLD[1], "\u00a0: vite"]
    ),
    "quotes": TaggedText.from_parts(["Say ", BOLD[0], "yes", BOLD[1], "\u201d), or say no to it"]),
    "two": TaggedText.from_parts(
        ["See ", BOLD[0], "it", BOLD[1], ", ", *(Tag("single", "2", "<br/>", "<br/>"), ".")]
    ),
}


def line_beginnings(document: QtGui.QTextDocument) -> list[str]:
    """What each line but the first begins with, and the character before it."""
    document.size()
    block = document.begin()
    layout, text = block.layout(), block.text()
    starts = [layout.lineAt(n).textStart() for n in range(1, layout.lineCount())]
    return [text[start - 1 : start + 1] for start in starts]


@pytest.mark.parametrize("name", AT_TAGS)
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_no_line_begins_with_punctuation_behind_a_tag(
    style: TextStyle, qtbot: QtBot, name: str, direction: Qt.LayoutDirection
) -> None:
    text = AT_TAGS[name]
    view = SegmentText()
    qtbot.addWidget(view)
    view.load(text, text, style, direction)
    lines = set()
    for width in range(100, 420, 3):
        shown = display_document(text, style, direction, width)
        view.document().setTextWidth(width)
        keep_punctuation_with_tags(view.document())
        for document in (shown, view.document()):
            broken = [one for one in line_beginnings(document) if one[0] == OBJECT]
            assert not [one for one in broken if one[1] in ".,\u00a0\u201d"], width
        assert view.wanted_height() == round(shown.size().height())
        lines.add(shown.begin().layout().lineCount())
    assert len(lines) > 1
    assert view.text() == text
    assert not view.document().isModified()


def test_what_is_typed_before_a_tag_moves_it_with_its_punctuation(
    style: TextStyle, qtbot: QtBot
) -> None:
    text = AT_TAGS["full stop"]
    view = SegmentText()
    qtbot.addWidget(view)
    view.load(text, text, style, DIRECTIONS[0])
    view.resize(300, 200)
    view.show()
    view.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
    for _ in range(60):
        view.insertPlainText("i")
        assert OBJECT + "." not in line_beginnings(view.document())
    for _ in range(60):
        view.undo()
    assert view.text() == text
