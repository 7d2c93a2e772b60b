"""What becomes of rows, texts and tables where there is little room."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import pytest
from cut_off import cut_off
from desk_driver import PATIENCE, Driver
from pytestqt.qtbot import QtBot

from postil.text.tags import TaggedText
from postil_gui.features.editing.grid.filter_bar import FilterBar
from postil_gui.features.glossaries.listing import STATUS
from postil_gui.features.glossaries.table import TermTable
from postil_gui.features.memories.table import SOURCE, TARGET, UnitModel
from postil_gui.features.projects.page_table import MORE, PageTable
from postil_gui.features.review.panel import ReviewPanel
from postil_gui.features.terms.dialog import STATUS as STATUS_NAMES
from postil_gui.i18n.messages import LANGUAGES, install, tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_panel import CardPanel
from postil_gui.widgets.cards.cards import COMPACT_PADDING_Y, PADDING_Y
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.choices import Choice
from postil_gui.widgets.eliding import ElidingLabel
from postil_gui.widgets.measures import begin_with, scaled
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.wrap_row import WrapRow
from postil_gui.widgets.wrapped_items import wrap_items

FAMILIES = ["DejaVu Sans", "Liberation Sans", "Noto Sans"]  # those that are not there: another
WIDE, NARROW = 600, 210
LONG = "A name that needs much more room than there is in so narrow a place"


class Row(QtWidgets.QWidget):
    """Two boxes at the start of a row, two at its end, each of 60 by 20 pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes = [QtWidgets.QFrame() for _ in range(4)]
        for box in self.boxes:
            box.setFixedSize(60, 20)
        self.row = WrapRow(spacing=10)
        self.setLayout(self.row)
        for box in self.boxes[:2]:
            self.row.addWidget(box)
        self.row.end_with(*self.boxes[2:])

    def places(self, width: int) -> list[tuple[int, int]]:
        """Where the boxes stand at a width."""
        self.resize(width, self.row.heightForWidth(width))
        self.row.setGeometry(self.rect())
        return [(box.x(), box.y()) for box in self.boxes]


@pytest.fixture
def row(qtbot: QtBot) -> Row:
    made = Row()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_a_row_ends_at_the_end_of_its_line(row: Row) -> None:
    assert row.places(WIDE) == [(0, 0), (70, 0), (WIDE - 130, 0), (WIDE - 60, 0)]
    assert row.row.heightForWidth(WIDE) == 20
    assert row.row.sizeHint() == QtCore.QSize(4 * 60 + 3 * 10, 20)


def test_what_ends_a_row_goes_into_the_next_line_together(row: Row) -> None:
    assert row.places(NARROW) == [(0, 0), (70, 0), (NARROW - 130, 30), (NARROW - 60, 30)]
    assert row.row.heightForWidth(NARROW) == 50


def test_what_stretches_leaves_its_room_to_the_end_of_the_line(row: Row) -> None:
    first, last = row.boxes[0], row.boxes[-1]
    first.setMinimumWidth(60)
    first.setMaximumWidth(260)
    first.setSizePolicy(QtWidgets.QSizePolicy.Policy.Expanding, first.sizePolicy().verticalPolicy())
    for width in (300, 400, WIDE):
        row.places(width)
        assert first.width() == min(260, 60 + width - 270)
        assert last.x() + last.width() == width


def test_each_line_takes_what_it_can(row: Row) -> None:
    assert [y for _, y in row.places(65)] == [0, 30, 60, 90]
    assert row.row.minimumSize() == QtCore.QSize(60, 20)


def test_what_is_hidden_takes_no_room(row: Row) -> None:
    row.boxes[1].hide()
    row.boxes[3].hide()
    assert row.row.sizeHint().width() == 2 * 60 + 10
    assert row.places(WIDE)[2] == (WIDE - 60, 0)


def test_a_field_at_the_end_shares_what_is_left(row: Row) -> None:
    row.boxes[3].hide()
    field = row.boxes[2]
    field.setMaximumWidth(WIDE)
    field.setSizePolicy(QtWidgets.QSizePolicy.Policy.Expanding, field.sizePolicy().verticalPolicy())
    row.places(WIDE)
    rest = WIDE - 3 * 60 - 2 * 10
    assert field.width() == 60 + rest - rest // 2
    assert field.x() + field.width() == WIDE


def test_a_label_leaves_letters_out_and_its_tip_has_them(qtbot: QtBot) -> None:
    label = ElidingLabel()
    qtbot.addWidget(label)
    label.setText(LONG)
    label.resize(label.sizeHint())
    label.show()
    qtbot.waitExposed(label)
    assert (label.text(), label.toolTip()) == (LONG, "")
    label.resize(label.minimumSizeHint())
    qtbot.waitUntil(lambda: label.text() != LONG, timeout=PATIENCE)
    assert label.text().endswith("…")
    assert label.toolTip() == label.accessibleName() == LONG
    label.set_tip("/where/it/is")
    assert label.toolTip() == "/where/it/is"


def test_a_choice_leaves_letters_out_and_its_tip_has_them(qtbot: QtBot) -> None:
    choice = Choice()
    qtbot.addWidget(choice)
    choice.addItem(LONG)
    choice.setFixedWidth(choice.sizeHint().width())  # no window is made wider than the screen
    choice.show()
    qtbot.waitExposed(choice)

    def told() -> str:
        place = QtCore.QPoint(5, 5)
        kind = QtCore.QEvent.Type.ToolTip
        event = QtGui.QHelpEvent(kind, place, choice.mapToGlobal(place))
        QtWidgets.QToolTip.hideText()
        QtWidgets.QApplication.sendEvent(choice, event)
        return QtWidgets.QToolTip.text()

    option = QtWidgets.QStyleOptionComboBox()
    choice.initStyleOption(option)
    assert option.currentText == LONG
    choice.setFixedWidth(NARROW)
    choice.initStyleOption(option)
    assert option.currentText.endswith("…")
    assert choice.currentText() == LONG
    assert told() == LONG
    QtWidgets.QToolTip.hideText()


def test_figures_give_way_to_names(qtbot: QtBot) -> None:
    table = PageTable("Documents", ("Document", "Words", "Segments"), (2, 1))
    qtbot.addWidget(table)
    table.add_row(("A document with a name", "1,000", "100"), (1, 2))
    table.resize(scaled(table, WIDE), 100)
    table.show()
    qtbot.waitExposed(table)
    table.fit()
    assert not table.isColumnHidden(1)
    assert not table.isColumnHidden(2)
    room = table.columnWidth(1) + table.columnWidth(2) // 2  # one of the two, and some pixels
    table.resize(room + table.sizeHintForColumn(0) + scaled(table, MORE), 100)
    qtbot.waitUntil(lambda: table.isColumnHidden(2), timeout=PATIENCE)
    assert not table.isColumnHidden(1)
    table.resize(scaled(table, WIDE), 100)
    qtbot.waitUntil(lambda: not table.isColumnHidden(2), timeout=PATIENCE)


def test_a_dialog_grows_with_the_text_as_far_as_its_window_goes(qtbot: QtBot) -> None:
    window = QtWidgets.QWidget()
    qtbot.addWidget(window)
    window.resize(scaled(window, 800), scaled(window, 600))
    dialog = QtWidgets.QDialog(window)
    begin_with(dialog, 400, 300)
    usual = QtCore.QSize(scaled(dialog, 400), scaled(dialog, 300))  # of another font than the usual
    assert dialog.size() == usual
    font = dialog.font()
    font.setPointSizeF(3 * font.pointSizeF())
    dialog.setFont(font)
    begin_with(dialog, 400, 300)
    assert 0.87 * window.width() < dialog.width() < window.width()
    assert dialog.height() < window.height()


@pytest.fixture
def write_in(qapp: QtWidgets.QApplication) -> Iterator[Callable[[str, int, str], None]]:
    """Writes in a font, of a size in per cent, in a language; as before after the test."""
    usual = qapp.font()

    def write(family: str, text: int, language: str) -> None:
        font = QtGui.QFont(family)
        font.setPointSizeF(usual.pointSizeF() * text / 100)
        qapp.setFont(font)
        install(qapp, language)

    yield write
    qapp.setFont(usual)
    Theme(qapp, "light").deleteLater()
    install(qapp, "en")


@pytest.mark.parametrize("text", [100, 150, 200])
def test_a_name_with_a_box_to_tick_is_not_cut_for_a_few_pixels(
    driver: Driver, write_in: Callable[[str, int, str], None], text: int
) -> None:
    """Qt's own hint forgets that the style sheet has larger boxes."""
    write_in("DejaVu Sans", text, "en")
    theme = Theme(QtWidgets.QApplication.instance(), "light")
    table = PageTable("Memories", ("Memory", "Units", "Priority", "Read-only"), (2,))
    table.setParent(driver.desk.window)
    item = table.add_row(("Quick guide to it", "1,000", "0", ""), (1, 2))
    item.setCheckState(0, Qt.CheckState.Checked)
    table.show()

    def picture(width: int) -> QtGui.QImage:
        """The name as it is painted, without what would be to the right of its text."""
        table.resize(width, 100)
        table.fit()
        place = table.visualItemRect(item)
        wide = table.sizeHintForColumn(0) - 14
        return table.viewport().grab(QtCore.QRect(0, place.y(), wide, place.height())).toImage()

    whole = picture(1200)
    for width in range(1100, 300, -7):
        found = picture(width)
        assert table.isColumnHidden(2) or found == whole, width
    assert table.isColumnHidden(2)
    table.deleteLater()
    theme.deleteLater()


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_of_the_filter_is_a_shorter_one_where_there_is_no_room(
    driver: Driver, write_in: Callable[[str, int, str], None], family: str, language: str
) -> None:
    for text in (100, 125, 150):
        write_in(family, text, language)
        bar = FilterBar(driver.desk.theme, driver.desk.window)
        whole = bar.field.placeholderText()
        assert whole == bar.field.accessibleName()
        bar.show()
        bar.show_count(99, 99)
        found = set()
        for width in range(bar.minimumSizeHint().width(), 1500, 50):
            bar.resize(width, bar.sizeHint().height())
            QtWidgets.QApplication.processEvents()
            assert not cut_off(bar.field), width
            found.add(bar.field.placeholderText())
        assert whole in found
        bar.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_status_of_a_term_can_be_read(
    driver: Driver, write_in: Callable[[str, int, str], None], language: str
) -> None:
    write_in("DejaVu Sans", 100, language)
    table = TermTable()
    table.setParent(driver.desk.window)
    for name in STATUS_NAMES.values():
        index = table.terms.index(0, STATUS)
        option = QtWidgets.QStyleOptionViewItem()
        table.initViewItemOption(option)
        table.itemDelegate().initStyleOption(option, index)
        option.features |= option.ViewItemFeature.HasDisplay
        option.text = tr(name)
        kind = QtWidgets.QStyle.ContentsType.CT_ItemViewItem
        wanted = table.style().sizeFromContents(kind, option, QtCore.QSize(), table)
        assert wanted.width() <= table.columnWidth(STATUS)
    table.deleteLater()


@pytest.mark.parametrize("family", FAMILIES)
def test_lengths_follow_the_size_of_the_text_in_any_font(qtbot: QtBot, family: str) -> None:
    """What fonts say of their average letter differs, where they are equally wide."""
    label = Label("text")
    qtbot.addWidget(label)
    font = QtGui.QFont(family)
    for pixels, wanted in ((10, 100), (12, 100), (15, 125), (18, 150)):
        font.setPixelSize(pixels)
        label.setFont(font)
        assert scaled(label, 100) == wanted
    font.setPointSizeF(15 * 72 / label.logicalDpiY())
    label.setFont(font)
    assert scaled(label, 100) == 125


def test_a_row_follows_its_boxes(row: Row) -> None:
    row.places(WIDE)
    for box in row.boxes:
        box.setFixedSize(160, 40)
    row.row.invalidate()
    assert row.places(WIDE) == [(0, 0), (170, 0), (WIDE - 330, 50), (WIDE - 160, 50)]


def test_titles_stand_where_their_texts_begin() -> None:
    units = UnitModel()
    horizontal, role = Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole

    def is_right(column: int) -> bool:
        return bool(units.headerData(column, horizontal, role) & Qt.AlignmentFlag.AlignRight.value)

    units.set_right_to_left([TARGET])
    assert is_right(TARGET)
    assert not is_right(SOURCE)
    units.set_right_to_left([])
    assert not is_right(TARGET)


def test_a_text_wraps_within_the_padding_of_its_item(driver: Driver) -> None:
    """One that fits into the list, yet not between the paddings of the style sheet, has two
    lines.
    """
    view = QtWidgets.QListWidget(driver.desk.window)
    view.setProperty("framed", True)
    wrap_items(view)
    text = "Phrases from trees of syntax"
    view.addItems(["One line", text])
    view.show()
    view.resize(view.fontMetrics().horizontalAdvance(text) + 2 * view.frameWidth() + 12, 200)
    view.doItemsLayout()
    one, two = (view.visualItemRect(view.item(row)).height() for row in range(2))
    assert two > one + view.fontMetrics().height() // 2
    view.deleteLater()


@pytest.mark.parametrize("family", FAMILIES)
def test_no_line_of_an_item_is_left_out(
    driver: Driver, write_in: Callable[[str, int, str], None], family: str
) -> None:
    """A line is higher where a sign is of another font, as the space in a time in Liberation."""
    texts = ("Ana · 8:33\u202fAM\nIs it the cassette?", "Ana\n8:33\u202fAM\nNo.", "漢\nx\nx")
    for size, text in itertools.product((100, 110, 125, 150, 200), texts):
        write_in(family, size, "en")
        view = QtWidgets.QListWidget(driver.desk.window)
        view.setProperty("framed", True)
        wrap_items(view)
        view.addItem(text)
        view.resize(600, 400)
        view.show()

        def picture(view: QtWidgets.QListWidget) -> QtGui.QImage:
            view.doItemsLayout()
            place = view.visualItemRect(view.item(0))
            return view.viewport().grab(place.adjusted(0, 0, 0, -6)).toImage()

        shown = picture(view)
        taller = QtCore.QSize(400, shown.height() + 60)
        view.item(0).setSizeHint(taller)
        whole = picture(view)
        assert _inked_rows(shown) == _inked_rows(whole), (size, text)
        view.deleteLater()


def _inked_rows(picture: QtGui.QImage) -> int:
    """Rows of pixels with a letter, or a part of one, in them."""
    ink = range(0, 300)
    return sum(
        any(picture.pixelColor(x, y).lightness() < 128 for x in ink)
        for y in range(picture.height())
    )


def test_an_underlined_letter_has_its_room(qtbot: QtBot) -> None:
    """It is drawn apart: letters that move together, as "T" and "a", need more then."""
    field = QtWidgets.QLineEdit()
    label = Label("&Tastenbelegung")
    for widget in (field, label):
        qtbot.addWidget(widget)
    label.setBuddy(field)
    metrics = label.fontMetrics()
    apart = metrics.horizontalAdvance("T") + metrics.horizontalAdvance("astenbelegung")
    assert min(label.sizeHint().width(), label.minimumSizeHint().width()) >= apart


def test_rows_above_a_list_do_not_overlap_where_it_is_low(driver: Driver) -> None:
    shown = ReviewPanel(driver.desk.theme, right_to_left=(False, False))
    shown.setParent(driver.desk.window)
    shown.show_changes("Ada", 7)
    shown.show()
    narrow = shown.scope.sizeHint().width() + shown.kind.sizeHint().width() + 40
    rows = [shown.column.itemAt(place).layout().heightForWidth(narrow) for place in (0, 1)]
    for height in (400, sum(rows) + 2 * shown.fontMetrics().height()):
        shown.resize(narrow, height)
        for _ in range(3):
            QtWidgets.QApplication.processEvents()
        assert shown.severity.y() > shown.scope.geometry().bottom(), "in two lines"
        assert shown.resolved.geometry().bottom() <= shown.changes.y()
        assert shown.severity.geometry().bottom() <= shown.changes.y()
    shown.deleteLater()


@pytest.mark.parametrize("compact", [False, True])
def test_cards_begin_as_far_below_the_title_whatever_the_first_one_is(
    qtbot: QtBot, qapp: QtWidgets.QApplication, compact: bool
) -> None:
    panel = CardPanel(Theme(qapp, "light"), "Matches")
    qtbot.addWidget(panel)
    panel.resize(300, 200)
    panel.show()
    card = Card((Line(TaggedText.of("layer")),), badge="1", compact=compact)
    panel.show_cards([card], "")
    place = panel.list.visualRect(panel.list.model().index(0, 0)).topLeft()
    padding = COMPACT_PADDING_Y if compact else PADDING_Y
    assert panel.list.viewport().mapTo(panel, place).y() + padding == PADDING_Y
