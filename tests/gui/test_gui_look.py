"""Look and accessibility: contrast, names, icons, pictures; and the rules of this room."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from colour_contrast import SIGN_PAIRS, TEXT_PAIRS, contrast
from desk_driver import Driver
from pytestqt.qtbot import QtBot

import postil_gui
import postil_resources
from postil.training.recipe_book import RECIPES
from postil_gui.actions.menus import MENUS
from postil_gui.features.editing.grid.delegate import FINDING_SIGNS
from postil_gui.features.editing.grid.filter_bar import FilterBar
from postil_gui.features.editing.grid.segments_model import SOURCE, STATE, TARGET
from postil_gui.features.projects.new_project import NewProjectDialog
from postil_gui.features.training.dialog import TrainDialog
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.settings import DENSITY, TEXT_SIZE
from postil_gui.shell.all_actions import ACTIONS
from postil_gui.theme.density import DENSITIES
from postil_gui.theme.schemes import CONTRAST, SCHEMES, Scheme
from postil_gui.theme.signs import FAMILIES, with_signs
from postil_gui.theme.stylesheet import MESSAGES, USUAL_TEXT, style_sheet
from postil_gui.theme.theme import Theme
from postil_gui.tools import screenshot
from postil_gui.widgets.field_sign import FieldSign
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.segment_states import STATE_ICONS

ACTIONS_BY_NAME = {action.id: action for action in ACTIONS}
INPUTS = (
    QtWidgets.QAbstractButton,
    QtWidgets.QLineEdit,
    QtWidgets.QTextEdit,
    QtWidgets.QComboBox,
    QtWidgets.QAbstractItemView,
    QtWidgets.QProgressBar,
    QtWidgets.QSpinBox,
)


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=SCHEMES)
def test_text_has_the_contrast_of_wcag(scheme: Scheme) -> None:
    """AA, and AAA in the scheme of high contrast."""
    text, sign = (7.0, 4.5) if scheme is CONTRAST else (4.5, 3.0)
    for pairs, least in ((TEXT_PAIRS, text), (SIGN_PAIRS, sign)):
        for ink, paper in pairs:
            ratio = contrast(getattr(scheme, ink), getattr(scheme, paper))
            assert ratio >= least, f"{ink} on {paper}: {ratio:.2f}"
    for ink, tint in scheme.chips:
        assert contrast(ink, tint) >= text


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=SCHEMES)
def test_colours_of_the_sheet_are_those_of_the_scheme(scheme: Scheme) -> None:
    sheet = style_sheet(scheme, 10.0, 17, DENSITIES["compact"])
    assert f"border-bottom: 1px solid {scheme.line};" in sheet
    for role in ("window", "text", "frame", "raised", "accent", "muted"):
        assert getattr(scheme, role) in sheet
    assert "dialogbuttonbox-buttons-have-icons: 0;" in sheet, "else some have one, others none"


def test_every_icon_named_is_there() -> None:
    names = {action.icon for action in ACTIONS if action.icon}
    names |= {name for name, _ in (*STATE_ICONS.values(), *FINDING_SIGNS.values())}
    names |= {"postil", "locked", "note", "search", "folder", "document", "warning"}
    folder = files(postil_resources) / "icons"
    missing = [name for name in names if not (folder / f"{name}.svg").is_file()]
    assert not missing


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=lambda one: one.name)
def test_message_boxes_have_icons_in_the_colours_of_the_scheme(
    driver: Driver, scheme: Scheme
) -> None:
    driver.desk.window.book[f"view.{scheme.name}"].trigger()
    icons = QtWidgets.QMessageBox.Icon
    boxes = {
        "question": icons.Question,
        "information": icons.Information,
        "warning": icons.Warning,
        "critical": icons.Critical,
    }
    for kind, role in MESSAGES.items():
        drawing = files(postil_resources) / "icons" / f"message-{kind}-{scheme.name}.svg"
        colour = getattr(scheme, role)
        assert colour in drawing.read_text(encoding="utf-8")
        box = QtWidgets.QMessageBox(driver.desk.window)
        box.setIcon(boxes[kind])
        image = box.iconPixmap().toImage()
        there = {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() == 255
        }
        assert there == {colour}
        box.deleteLater()


def test_a_message_stands_off_the_edge_of_its_box(driver: Driver) -> None:
    box = QtWidgets.QMessageBox(driver.desk.window)
    box.setText("Delete the engine for good?")
    button = box.addButton(QtWidgets.QMessageBox.StandardButton.Close)
    box.open()
    label = box.findChild(QtWidgets.QLabel, "qt_msgbox_label")
    assert isinstance(label, QtWidgets.QLabel)
    option = QtWidgets.QStyleOptionButton()
    option.initFrom(button)
    element = QtWidgets.QStyle.SubElement.SE_PushButtonBevel
    frame = button.style().subElementRect(element, option, button)
    right = box.width() - button.mapTo(box, frame.topRight()).x()
    assert label.y() + label.contentsRect().y() >= 18
    assert right >= 15
    box.deleteLater()


def test_what_cannot_be_used_now_looks_so_in_high_contrast() -> None:
    assert contrast(CONTRAST.off, CONTRAST.surface) < contrast(CONTRAST.text, CONTRAST.surface) / 3


def test_actions_are_declared_well() -> None:
    ids = [action.id for action in ACTIONS]
    assert len(set(ids)) == len(ids)
    keys = [QtGui.QKeySequence(one).toString() for action in ACTIONS for one in action.shortcuts]
    assert all(keys)
    assert len(set(keys)) == len(keys), "two actions have one shortcut"
    for action in ACTIONS:
        assert action.menu.partition("/")[0] in MENUS
        assert action.help.endswith((".", "segments with a text."))


def test_everything_that_takes_input_has_a_name(driver: Driver) -> None:
    desk = driver.desk
    wizard = NewProjectDialog(desk.theme, desk.settings, desk.executor, desk.window)
    training = TrainDialog(
        desk.theme, desk.settings, desk.trainer, list(RECIPES.values()), desk.window
    )
    nameless = []
    for root in (desk.window, wizard, training):
        for kind in INPUTS:
            for widget in root.findChildren(kind):
                own = not widget.objectName().startswith("qt_")
                text = widget.text() if isinstance(widget, QtWidgets.QAbstractButton) else ""
                if own and not (widget.accessibleName() or text) and not _is_qt_own(widget):
                    nameless.append(f"{type(widget).__name__} {widget.objectName()}")
    assert not nameless
    wizard.deleteLater()
    training.deleteLater()


def _is_qt_own(widget: QtWidgets.QWidget) -> bool:
    """Parts Qt makes: clear buttons, headers, corners, tab scrollers, lists of combo boxes."""
    if isinstance(widget, QtWidgets.QHeaderView | QtWidgets.QTabBar):
        return True
    makers = (
        QtWidgets.QLineEdit,
        QtWidgets.QTabBar,
        QtWidgets.QAbstractItemView,
        QtWidgets.QToolBar,
        QtWidgets.QComboBox,
        QtWidgets.QAbstractSpinBox,
    )
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, makers):
            return True
        parent = parent.parentWidget()
    return False


def test_screen_readers_get_cells_and_cards(driver: Driver) -> None:
    driver.go(11)
    card = driver.view.matches.list.model().index(0, 0)
    spoken = card.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("1. 81% alike")
    reader = QtGui.QAccessible.queryAccessibleInterface(driver.view.grid.editor)
    assert reader.text(QtGui.QAccessible.Text.Name) == "Translation"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_is_changed_while_working(driver: Driver, theme: str) -> None:
    driver.go(20)
    driver.desk.window.book[f"view.{theme}"].trigger()
    assert driver.desk.theme.scheme.name == theme
    assert driver.desk.window.grab().toImage().pixelColor(5, 5) == driver.desk.theme.colour(
        "window"
    )
    text = driver.text
    driver.keys("x")
    assert driver.text == text + "x"


def test_text_grows_and_rows_with_it(driver: Driver) -> None:
    driver.go(20)
    before = driver.view.grid.rowHeight(driver.view.grid.current_row)
    for _ in range(4):
        driver.press("Ctrl++")
    assert driver.desk.settings.get(TEXT_SIZE) == TEXT_SIZE.default + 4
    grown = driver.view.grid.rowHeight(driver.view.grid.current_row)
    assert grown > before
    assert driver.view.grid.editor.height() <= grown
    driver.press("Ctrl+-")
    assert driver.view.grid.rowHeight(driver.view.grid.current_row) <= grown


def test_the_current_row_shows_text_where_the_others_paint_it(driver: Driver) -> None:
    """Opening a segment must not make its text jump."""
    grid, model = driver.view.grid, driver.view.model
    for number in (2, 20):
        driver.go(number)
        row = grid.current_row
        for text, column in ((grid.source, SOURCE), (grid.editor, TARGET)):
            cell = grid.visualRect(model.index(row, column))
            place = text.viewport().mapTo(grid.viewport(), QtCore.QPoint(0, 0))
            density = driver.desk.theme.density
            assert place - cell.topLeft() == QtCore.QPoint(density.padding_x, density.padding_y)
            assert text.viewport().width() == cell.width() - 2 * density.padding_x
            assert text.verticalScrollBar().value() == 0
        painted = grid.delegate.text_height(model.segment(row), SOURCE, grid.columnWidth(SOURCE))
        assert grid.source.wanted_height() == round(painted)


def test_compact_rows_show_more_and_keep_what_is_typed(driver: Driver) -> None:
    driver.desk.settings.set(DENSITY, "comfortable")
    driver.go(20)
    grid = driver.view.grid
    driver.write("Tapez ici")
    cursor = grid.editor.textCursor()
    cursor.setPosition(3)
    grid.editor.setTextCursor(cursor)
    heights = [grid.rowHeight(row) for row in range(15, 22)]
    driver.press("Ctrl+Alt+D")
    assert driver.desk.settings.get(DENSITY) == "compact"
    assert driver.desk.window.book["view.density"].isChecked()
    closer = [grid.rowHeight(row) for row in range(15, 22)]
    assert sum(closer) * 3 < sum(heights) * 2
    assert driver.text == "Tapez ici"
    assert grid.editor.textCursor().position() == 3
    assert driver.focus() is grid.editor
    assert grid.editor.height() <= grid.rowHeight(grid.current_row)
    driver.press("Ctrl+Alt+D")
    assert [grid.rowHeight(row) for row in range(15, 22)] == heights
    assert not driver.desk.window.book["view.density"].isChecked()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_tick_in_a_menu_is_a_box_in_line_with_the_icons(driver: Driver, theme: str) -> None:
    """The one of the platform is small, at the edge, and has no other sizes."""
    driver.desk.window.book[f"view.{theme}"].trigger()
    accent = driver.desk.theme.colour("accent").rgb()
    menu = QtWidgets.QMenu(driver.desk.window)
    icon = QtGui.QPixmap(16, 16)
    icon.fill(QtGui.QColor(accent))
    menu.addAction(QtGui.QIcon(icon), "Icon")
    action = menu.addAction("Tick")
    action.setCheckable(True)
    action.setChecked(True)
    menu.popup(QtCore.QPoint(0, 0))
    picture = menu.grab().toImage()
    places: list[tuple[int, int]] = []
    for one in menu.actions():
        box = menu.actionGeometry(one)
        columns = [
            x
            for x in range(box.left(), box.right())
            if any(picture.pixel(x, y) == accent for y in range(box.top(), box.bottom()))
        ]
        assert columns
        places.append((columns[0], columns[-1]))
    (left, right), (tick_left, tick_right) = places
    apart = abs((left + right) - (tick_left + tick_right)) / 2  # the middles
    assert apart <= (tick_right - tick_left) / 3
    assert tick_right - tick_left >= scaled(menu, 12)
    menu.close()
    menu.deleteLater()


@pytest.mark.parametrize(
    "name", [one.id for one in ACTIONS if one.ticked is not None and not one.choice]
)
def test_what_is_switched_on_is_ticked_in_the_menu(driver: Driver, name: str) -> None:
    declared, action = ACTIONS_BY_NAME[name], driver.desk.window.book[name]
    assert declared.ticked is not None
    setting, value = declared.ticked
    driver.go(20)

    def is_on() -> bool:
        return bool(driver.desk.settings.get(setting) == value)

    for on in (not is_on(), is_on()):  # as it is at first, it is in the end
        action.trigger()
        assert is_on() is on
        assert action.isChecked() is on
    other = next(one for one in (*setting.choices, True, False) if one != value)
    for chosen in (other, value, other):  # as the dialog of settings does it
        driver.desk.settings.set(setting, chosen)
        assert action.isChecked() is is_on()


@pytest.mark.parametrize(("width", "height", "least"), [(1280, 800, 14), (1600, 1000, 25)])
def test_a_screen_shows_many_rows(driver: Driver, width: int, height: int, least: int) -> None:
    """Of the sample, whose segments take one to three lines; fewer where the text is larger."""
    driver.desk.settings.set(DENSITY, "compact")
    driver.desk.window.resize(width, height)
    driver.go(12)
    grid = driver.view.grid
    viewport = grid.viewport().rect()
    whole = [
        row
        for row in range(driver.view.model.rowCount())
        if viewport.contains(grid.visualRect(driver.view.model.index(row, 1)))
    ]
    assert len(whole) >= least * min(1, USUAL_TEXT / grid.fontInfo().pixelSize())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures_are_taken_of_a_copy(
    tmp_path: Path, theme: str, qapp: QtWidgets.QApplication
) -> None:
    code = screenshot.main(["--out", str(tmp_path), "--theme", theme, "--size", "1000x700"])
    assert code == 0
    image = QtGui.QImage(str(tmp_path / f"desk-{theme}.png"))
    ratio = qapp.devicePixelRatio()
    assert (image.width(), image.height()) == (round(1000 * ratio), round(700 * ratio))
    colours = {image.pixel(x, y) for x in range(0, 1000, 9) for y in range(0, 700, 9)}
    assert len(colours) > 20


def test_qt_is_imported_in_one_place_only() -> None:
    folder = Path(str(files(postil_gui)))
    users = [
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if any(
            line.lstrip().startswith(("import PySide6", "from PySide6", "import shiboken6"))
            for line in path.read_text(encoding="utf-8").splitlines()
        )
    ]
    assert sorted(users) == ["qt.py", "qt_print.py"]


def test_starting_imports_nothing_heavy_before_it_must() -> None:
    code = (
        "import sys, postil_gui.app; "
        "heavy = {'PySide6', 'numpy', 'lxml', 'sacrebleu', 'regex'} & set(sys.modules); "
        "sys.exit(str(heavy) if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_qt_reads_no_source_of_what_is_imported_after_it() -> None:
    code = (
        "import linecache, sys, postil_gui.qt, postil_gui.settings, postil.text.vocabulary; "
        "read = [path for path in linecache.cache if 'postil' in path]; "
        "sys.exit(str(read) if read else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_qt_does_not_lose_references() -> None:
    """PySide6 6.12.0 on Python 3.11 aborts after about 5,700 calls that return nothing."""
    code = (
        "from postil_gui.qt import QtWidgets\n"
        "app = QtWidgets.QApplication(['test', '-platform', 'offscreen'])\n"
        "widget = QtWidgets.QWidget()\n"
        "for _ in range(20_000): widget.update()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_font_without_arrows_is_followed_by_fonts_of_signs(
    qapp: QtWidgets.QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    font = qapp.font()
    monkeypatch.setattr(QtGui.QRawFont, "supportsCharacter", lambda *_: True)
    assert with_signs(font) is font
    monkeypatch.setattr(QtGui.QRawFont, "supportsCharacter", lambda *_: False)
    found = with_signs(font)
    assert found.families() == [QtGui.QFontInfo(font).family(), *FAMILIES]
    assert found.pointSizeF() == font.pointSizeF()


@pytest.mark.parametrize("kind", [QtWidgets.QCheckBox, QtWidgets.QRadioButton])
def test_boxes_to_tick_grow_with_the_text(
    qapp: QtWidgets.QApplication, qtbot: QtBot, kind: type[QtWidgets.QAbstractButton]
) -> None:
    """In the same shape, and as large when they are ticked."""
    usual, metric = qapp.font(), QtWidgets.QStyle.PixelMetric
    sizes = {}
    for text in (100, 125, 150):
        font = QtGui.QFont(usual)
        font.setPointSizeF(usual.pointSizeF() * text / 100)
        qapp.setFont(font)
        theme = Theme(qapp, "light")
        button = kind("&Text")
        qtbot.addWidget(button)
        button.show()
        found = set()
        for ticked in (False, True):
            button.setChecked(ticked)
            option = QtWidgets.QStyleOptionButton()
            option.initFrom(button)
            option.state |= QtWidgets.QStyle.StateFlag.State_On if ticked else option.state
            names = ("Width", "Height")
            exclusive = "Exclusive" if kind is QtWidgets.QRadioButton else ""
            found |= {
                button.style().pixelMetric(metric[f"PM_{exclusive}Indicator{one}"], option, button)
                for one in names
            }
        sizes[text] = found
        theme.deleteLater()
    qapp.setFont(usual)
    Theme(qapp, "light").deleteLater()
    assert sizes == {100: {16}, 125: {20}, 150: {23}}


def test_icons_grow_with_the_text(
    qapp: QtWidgets.QApplication, qtbot: QtBot, driver: Driver
) -> None:
    """In buttons, lists, tabs and menus, with the text of the desktop; beside segments, too."""
    usual, metric = qapp.font(), QtWidgets.QStyle.PixelMetric
    kinds = {
        QtWidgets.QPushButton: metric.PM_ButtonIconSize,
        QtWidgets.QToolButton: metric.PM_ButtonIconSize,
        QtWidgets.QListWidget: metric.PM_ListViewIconSize,
        QtWidgets.QTabBar: metric.PM_TabBarIconSize,
        QtWidgets.QMenu: metric.PM_SmallIconSize,
    }
    sizes: dict[int, set[int]] = {}
    for text in (100, 150):
        font = QtGui.QFont(usual)
        font.setPointSizeF(usual.pointSizeF() * text / 100)
        qapp.setFont(font)
        theme = Theme(qapp, "light")
        sizes[text] = set()
        for kind, which in kinds.items():
            widget = kind()
            qtbot.addWidget(widget)
            widget.ensurePolished()
            sizes[text].add(widget.style().pixelMetric(which, None, widget))
        theme.deleteLater()
    qapp.setFont(usual)
    Theme(qapp, "light").deleteLater()
    assert sizes == {100: {16}, 150: {24}}
    before = driver.view.grid.columnWidth(STATE)
    for _ in range(5):
        driver.press("Ctrl++")
    assert driver.view.grid.columnWidth(STATE) == round(before * 1.5)


@pytest.fixture
def usual_font(qapp: QtWidgets.QApplication) -> Iterator[QtGui.QFont]:
    usual = qapp.font()
    yield usual
    qapp.setFont(usual)
    Theme(qapp, "light").deleteLater()


def test_the_sign_of_a_field_grows_with_the_text(
    qapp: QtWidgets.QApplication, qtbot: QtBot, usual_font: QtGui.QFont
) -> None:
    sizes = {}
    for text in (100, 150):
        font = QtGui.QFont(usual_font)
        font.setPixelSize(USUAL_TEXT * text // 100)
        qapp.setFont(font)
        theme = Theme(qapp, "light")
        bar = FilterBar(theme)
        qtbot.addWidget(bar)
        bar.resize(900, 60)
        bar.show()
        qtbot.waitExposed(bar)
        sign = bar.field.findChild(FieldSign)
        assert sign is not None
        sizes[text] = sign.width()
        assert bar.field.rect().contains(sign.geometry())
        assert bar.field.textMargins().left() > sign.width()
        bar.field.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        assert sign.x() > bar.field.width() / 2
        assert bar.field.textMargins().right() > sign.width()
        theme.deleteLater()
    assert sizes == {100: 16, 150: 24}
