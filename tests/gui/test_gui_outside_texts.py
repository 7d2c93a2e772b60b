"""Texts from files that look like HTML: they stand as they are, and nothing they name is opened."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeEditor, MakeProject, Show
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from opened_files import OpenedFiles
from postil.engine.manifest import EngineManifest
from postil.errors import InputError
from postil.text.tags import TaggedText
from postil_gui.i18n.messages import say, tr
from postil_gui.qt import QtCore, QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.tagged_text.word_map import edited_text
from postil_gui.widgets.compared_examples import marked
from postil_gui.widgets.dialogs.error_box import error_box
from postil_gui.widgets.dialogs.small_dialogs import ask_text
from postil_gui.widgets.html_page import (
    DEEPEST_PAGE,
    LONGEST_PAGE,
    HtmlDocument,
    HtmlLabel,
    HtmlView,
    text_of_page,
)
from postil_gui.widgets.markup import Html, element, joined
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.plain_text import (
    JOINER,
    Label,
    MessageBox,
    literal,
    set_tip,
    show_tip,
    tip_text,
)
from shown_html import shown_as_html

PICTURE = "picture.png"
NAME = f"<img src='{PICTURE}'> & b"  # of a file: relative to the folder of the desk
LONG = 2_000_000  # characters


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenedFiles]:
    """What is opened in a folder with a picture, in which the desk stands."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    image = QtGui.QImage(8, 8, QtGui.QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(folder / PICTURE))
    monkeypatch.chdir(folder)
    with OpenedFiles(folder) as watch:
        yield watch


@pytest.fixture
def hostile(tmp_path: Path, opened: OpenedFiles) -> str:
    """A text that Qt takes for HTML, which would open the picture in several ways."""
    path = tmp_path / "pictures" / PICTURE
    assert not opened.names()
    return (
        f'<img src="file://{path}"><b>x</b> &amp; '
        f'<table background="{path}"><tr><td style="background:url({path})">y</td></tr></table>'
    )


def painted(widget: QtWidgets.QWidget, bot: QtBot) -> None:
    widget.resize(400, 300)
    widget.show()
    bot.waitExposed(widget)
    widget.grab()


def documents_of(folder: Path, hostile: str) -> dict[str, object]:
    """What a project is made of, all of it from somebody else."""
    folder.mkdir()
    text, name = escape(hostile), NAME
    (folder / f"{name}.xlf").write_text(
        '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="x" '
        'source-language="en" target-language="fr" datatype="plaintext"><body>'
        f"<trans-unit id='1'><source>{text}</source><note>{text}</note></trans-unit>"
        "</body></file></xliff>",
        encoding="utf-8",
    )
    (folder / f"{name}.tmx").write_text(
        '<tmx version="1.4"><header segtype="sentence" o-tmf="x" adminlang="en" srclang="en" '
        f'datatype="plaintext"/><body><tu creationid="{text}"><note>{text}</note>'
        f'<prop type="{text}">{text}</prop>'
        f'<tuv xml:lang="en"><seg>{text}</seg></tuv><tuv xml:lang="fr"><seg>{text}</seg></tuv>'
        "</tu></body></tmx>",
        encoding="utf-8",
    )
    terms = "".join(f"{word}\t{hostile}\t{hostile}\n" for word in ("table", hostile))
    (folder / f"{name}.tsv").write_text(terms, encoding="utf-8")
    return {
        "name": hostile,
        "author": hostile,
        "documents": [folder / f"{name}.xlf"],
        "memories": [folder / f"{name}.tmx"],
        "glossaries": [folder / f"{name}.tsv"],
    }


@pytest.fixture
def engine(tmp_path: Path, sample_engine: Path, hostile: str) -> Path:
    """An engine whose title and sources are hostile."""
    folder = tmp_path / "engine"
    shutil.copytree(sample_engine, folder)
    manifest = EngineManifest.load(folder)
    manifest.title = hostile
    manifest.sources = [{"name": hostile, "read": 1, "kept": 1}]
    manifest.save(folder)
    return folder


@pytest.fixture
def driver(
    show: Show, make_project: MakeProject, engine: Path, tmp_path: Path, hostile: str
) -> Driver:
    """A desk with a project whose every text is hostile."""
    return show(make_project(engine, **documents_of(tmp_path / "files", hostile)))


def test_the_watch_sees_what_a_label_of_qt_opens(
    qtbot: QtBot, hostile: str, opened: OpenedFiles
) -> None:
    label = QtWidgets.QLabel(hostile)
    qtbot.addWidget(label)
    painted(label, qtbot)
    assert opened.names() == {PICTURE}
    assert any("QLabel" in place for place in shown_as_html())


def test_a_hostile_project_is_shown_as_it_stands(
    driver: Driver, hostile: str, opened: OpenedFiles
) -> None:
    desk, view = driver.desk, driver.view
    assert view.note.note.text() == hostile
    assert hostile in desk.window.status.engine.accessibleName()
    assert desk.window.minimumSizeHint().width() < scaled(desk.window, 1300), (
        "it has room on a screen"
    )
    for panel in view.panels:
        driver.raise_panel(panel)
        driver.wait_until_idle()
        desk.window.grab()
    assert any(hostile in card.spoken for card in view.notes.list.cards)
    assert view.terms.list.cards
    assert view.matches.list.cards
    for command in ("view.project_page", "engine.page", "project.memories", "project.glossaries"):
        desk.window.book[command].trigger()
        driver.bot.waitUntil(lambda: desk.engine_page.service.is_idle, timeout=PATIENCE)
        driver.wait_until_idle()
        desk.window.grab()
    assert shown_as_html() == []
    assert not opened.names()


def test_boxes_and_tips_show_texts_as_they_stand(
    desk: MainController, qtbot: QtBot, hostile: str, opened: OpenedFiles
) -> None:
    window = desk.window
    boxes: list[QtWidgets.QDialog] = [
        error_box(window, "Open", InputError(hostile, file=Path(NAME), hint=hostile)),
        error_box(window, "Open", ValueError(hostile)),
        MessageBox(window, hostile, hostile, title=hostile),
        ask_text(window, hostile, hostile, str, hostile),
    ]
    for box in boxes:
        painted(box, qtbot)
    assert boxes[2].text() == boxes[2].informativeText() == hostile  # type: ignore[attr-defined]
    desk.window.status.announce(hostile)
    set_tip(window, hostile)
    for text in (hostile, " \n" + hostile, "&lt; " + hostile, "<?xml" + hostile):
        show_tip(QtCore.QPoint(5, 5), text, window)
        assert shown_as_html() == []
        shown = QtWidgets.QToolTip.text().replace(JOINER, "")
        assert "".join(shown.split()) == "".join(text.split()), "but for the lines"
        (tip,) = (one for one in desk_labels() if one.metaObject().className() == "QTipLabel")
        tip.grab()
    assert shown_as_html() == []
    QtWidgets.QToolTip.showText(QtCore.QPoint(5, 5), hostile, window)  # as tables of Qt do
    tip.grab()
    assert not opened.names()
    QtWidgets.QToolTip.hideText()
    for box in boxes:
        box.close()
        box.deleteLater()


def desk_labels() -> list[QtWidgets.QLabel]:
    return [one for one in QtWidgets.QApplication.allWidgets() if isinstance(one, QtWidgets.QLabel)]


@pytest.mark.parametrize("kind", ["view", "label", "document"])
def test_a_page_of_ours_has_texts_as_they_stand(
    kind: str, qtbot: QtBot, hostile: str, opened: OpenedFiles
) -> None:
    page = element("p", hostile, element("b", hostile, title=tip_text(hostile)), style="color:red")
    if kind == "document":
        document = HtmlDocument()
        document.show_html(page)
        document.size()
        assert document.toPlainText() == hostile * 2
    else:
        widget = HtmlView("page") if kind == "view" else HtmlLabel()
        qtbot.addWidget(widget)
        widget.show_html(page)
        painted(widget, qtbot)
        assert isinstance(widget, HtmlLabel) or widget.toPlainText() == hostile * 2
    assert not opened.names()


def test_a_page_loads_nothing_even_if_it_names_something(
    qtbot: QtBot, hostile: str, opened: OpenedFiles
) -> None:
    view = HtmlView("page")
    qtbot.addWidget(view)
    view.show_html(Html(hostile))  # as if somebody forgot to escape it
    painted(view, qtbot)
    document = HtmlDocument()
    document.show_html(Html(hostile))
    document.size()
    assert not opened.names()


def test_html_from_the_clipboard_opens_nothing(
    make_editor: MakeEditor, hostile: str, opened: OpenedFiles
) -> None:
    editor = make_editor(TaggedText("a"))
    data = QtCore.QMimeData()
    data.setHtml(f"<style>@import url({PICTURE});</style>{hostile}")
    editor.insertFromMimeData(data)
    assert editor.text().plain.startswith("x &")
    assert (text_of_page(hostile) or "").startswith("\ufffcx &")
    assert not opened.names()


@pytest.mark.parametrize("page", ["<br>" * LONGEST_PAGE, "<ul><li>" * (DEEPEST_PAGE + 1)])
def test_a_page_nested_without_end_is_not_read_from_the_clipboard(
    make_editor: MakeEditor, qtbot: QtBot, page: str
) -> None:
    editor = make_editor(TaggedText("a"))
    data = QtCore.QMimeData()
    data.setHtml(page + "x")
    with qtbot.waitSignal(editor.hint) as hint:
        editor.insertFromMimeData(data)
    assert "too long" in hint.args[0]
    assert editor.text().plain == ""


def test_a_long_flat_page_is_read_from_the_clipboard() -> None:
    rows = "<tr><td>one<td>two" * (2 * DEEPEST_PAGE)
    text = text_of_page(f"<table>{rows}</table>" + "<p>three<br>" * (2 * DEEPEST_PAGE))
    assert text is not None
    assert (text.count("one"), text.count("three")) == (2 * DEEPEST_PAGE, 2 * DEEPEST_PAGE)


def test_a_page_loses_its_style_sheets_and_no_letter() -> None:
    page = "<p>İİİİ one</p><STYLE>p { color: red }</Style><p>two</p><style>b { color: red }"
    assert text_of_page(page) == "İİİİ one\u2029two"


def test_pages_are_made_of_few_elements_and_escape_the_rest() -> None:
    assert element("td", "a < b & c", dir="ltr") == '<td dir="ltr">a &lt; b &amp; c</td>'
    assert joined(("<", element("br"), ">")) == "&lt;<br>&gt;"
    assert element("p", "x" + element("b", "y")) == "<p>x&lt;b&gt;y&lt;/b&gt;</p>"
    assert element("p", title='"><img>') == '<p title="&quot;&gt;&lt;img&gt;"></p>'
    for name, attributes in (
        ("img", {}),
        ("p", {"src": "x"}),
        ("td", {"background": "x"}),
        ("p", {"style": "background: URL(x)"}),
    ):
        with pytest.raises(ValueError, match=r"no page has|names no file"):
            element(name, **attributes)


@given(st.text(alphabet="<>&;/! \n\tbimglt?x=\"'", max_size=40) | st.text(max_size=40))
def test_no_tip_looks_like_html(text: str) -> None:
    shown = tip_text(text)
    assert not QtGui.Qt.mightBeRichText(shown)
    assert shown.replace(JOINER, "") == text.replace(JOINER, "")


def test_what_qt_leaves_out_makes_no_tip_html(qtbot: QtBot) -> None:
    widget = QtWidgets.QWidget()
    qtbot.addWidget(widget)
    for text in ("<\udcc3i>x", "<\udcc3i><b>\0bold</b", "&\ud800lt;b>"):
        set_tip(widget, text)
        assert not QtGui.Qt.mightBeRichText(widget.toolTip())
        assert "\N{REPLACEMENT CHARACTER}" in widget.toolTip()


def test_a_tip_is_no_larger_than_a_screen() -> None:
    for text in ("a" * LONG, "a " * LONG, "a\n" * LONG, "<b>" * LONG):
        lines = tip_text(text).split("\n")
        assert len(lines) <= 31
        assert max(map(len, lines)) <= 320
        assert lines[-1] == "…"


def test_names_in_menus_and_buttons_keep_their_ampersands(qtbot: QtBot) -> None:
    box = QtWidgets.QCheckBox(literal("A & B\t&C"))
    qtbot.addWidget(box)
    assert box.text() == "A && B &&C"
    assert box.shortcut().isEmpty()


def test_a_label_keeps_its_text_and_the_key_of_its_field(qtbot: QtBot) -> None:
    label, field = Label("&Name"), QtWidgets.QLineEdit()
    qtbot.addWidget(label)
    qtbot.addWidget(field)
    label.setBuddy(field)
    assert label.text() == "&Name"
    assert label.textFormat() == QtCore.Qt.TextFormat.PlainText


def test_a_text_without_an_end_makes_no_window_wide_and_is_shown_at_once(qtbot: QtBot) -> None:
    for text in ("x" * LONG, "x y" * LONG, "x\n" * LONG):
        label = Label(text)
        qtbot.addWidget(label)
        assert label.minimumSizeHint().width() < scaled(label, 1500)
        assert len(label.text()) < LONG
        label.setWordWrap(True)
        assert label.minimumSizeHint().width() < scaled(label, 1500)
        painted(label, qtbot)


def test_what_is_no_text_is_said_as_it_is() -> None:
    for text in ("a\0b", "\ud800 <b>", "\udcff"):
        assert say(text) == tr(text) == text
        assert text in say(InputError(text, file=Path("x")))


def test_texts_that_say_one_word_thousands_of_times_are_compared() -> None:
    text, marks = edited_text("a b " * 5000, "a b " * 5000 + "c")
    assert text.endswith("c")
    assert any(kind == "added" for _, _, kind in marks)
    gone, come = marked("<" * 5000, ">" * 5000)
    assert [mark for _, mark in gone + come] == [True, True]
