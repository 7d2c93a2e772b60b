"""The style sheet of the desk, from the colours of a scheme."""

from __future__ import annotations

from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from string import Template

import postil_resources
from postil_gui.theme.density import Density
from postil_gui.theme.schemes import Scheme

MESSAGES = {
    "question": "accent",
    "information": "accent",
    "warning": "similar",
    "critical": "wrong",
}
"""Icons of message boxes, and the role whose colour each has: ``icons/message-KIND-SCHEME.svg``."""

LEAST_LINE = 18  # pixels: what is pressed or written in is not lower, however small its text
USUAL_TEXT = 12  # pixels of text at the usual size: the height of its font
BOX, RING, TICK, ARROW, MENU_ARROW = 14, 5, 13, 12, 10  # pixels, beside texts of the usual size
ICON = 16  # as they
SIZES = {"title": 1.9, "large": 1.33, "heading": 1.22}
"""Sizes of text that is not as large as the others, by that of these."""

_SHEET = Template("""
QMainWindow, QDialog { background: $window; }
QLabel { padding: 1px 0; qproperty-indent: 0; }
QToolTip { background: $surface; color: $text; border: 1px solid $frame; padding: 4px 6px;
    qproperty-textFormat: PlainText; }

QMenuBar { background: $window; padding: 2px 6px; }
QMenuBar::item { padding: 5px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $raised; }
QMenu { background: $surface; border: 1px solid $frame; padding: 5px; }
QMenu::item { padding: 5px 28px 5px 10px; border-radius: 4px; min-height: 16px; }
QMenu::item:selected { background: $accent_tint; color: $text; }
QMenu::item:disabled { color: $off; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: ${tick}px; height: ${tick}px; margin-left: 7px; border-radius: 4px; }
QMenu::indicator:checked { background: $accent; image: url("$check"); }
QMenu::indicator:checked:disabled { background: $off; }

QToolBar {
    background: $window; border: none; border-bottom: 1px solid $line;
    padding: ${tool_bar}px 8px; spacing: 2px; }
QToolBar::separator { width: 1px; background: $line; margin: 6px 7px; }
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 5px 7px; color: $text; }
QToolButton:hover { background: $raised; }
QToolButton:pressed, QToolButton:checked { background: $accent_tint; }
QToolButton:focus { border-color: $accent; }
QToolButton:disabled { color: $off; }

#toolbar QToolButton { padding: ${tool}px 7px; }
#toolbar #qt_toolbar_ext_button { padding: 0; min-width: 18px; }

QStatusBar { background: $window; border-top: 1px solid $line; color: $muted; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $muted; padding: 3px 8px; }
QStatusBar #message { padding-left: 0; }

QDockWidget {
    font-weight: 600; color: $muted; titlebar-close-icon: none; titlebar-normal-icon: none; }
QMainWindow::separator { background: $line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: $accent; }
QTabBar { qproperty-drawBase: 0; background: $window; outline: none; }
QTabBar::tab { background: transparent; color: $muted; padding: 7px 12px 6px 12px; border: none;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:focus { color: $accent; background: $accent_soft; }

QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { background: $surface; color: $text; border: 1px solid $frame; border-radius: 5px;
    padding: 6px 14px; min-height: ${letters}px; }
QPushButton:hover { background: $raised; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 13px; }
QPushButton:pressed { background: $accent_tint; }
QPushButton:default, QPushButton[primary="true"] {
    background: $accent; color: $on_accent; border: 1px solid $accent; }
QPushButton[primary="true"]:focus, QPushButton:default:focus { border: 2px solid $text; }
QPushButton:checked { background: $accent_tint; border-color: $accent; }
QPushButton:disabled { background: $window; color: $off; border-color: $line; }
QPushButton[flat="true"] {
    background: transparent; border-color: transparent; color: $accent; padding: 4px 8px; }
QPushButton[flat="true"]:hover { background: $accent_soft; }
QPushButton[flat="true"]:focus { border-color: $accent; padding: 3px 7px; }
QPushButton[flat="true"]:disabled { color: $off; }
QStatusBar QPushButton[flat="true"] { min-height: 0; padding: 1px 8px; }
QStatusBar QPushButton[flat="true"]:focus { padding: 0 7px; }

QLineEdit, QComboBox, QSpinBox { background: $surface; color: $text; border: 1px solid $frame;
    border-radius: 5px; padding: 5px 8px; min-height: ${letters}px;
    selection-background-color: $selection; selection-color: $text;
    placeholder-text-color: $faint; }
QLineEdit:focus, QComboBox:focus { border: 2px solid $accent; padding: 4px 7px; }
QComboBox { combobox-popup: 0; } /* a list as high as its entries: a menu would cut the last */
QComboBox[editable="false"] { padding-left: 10px; }
QComboBox[editable="false"]:focus { padding-left: 9px; }
QLineEdit { lineedit-clear-button-icon: url("$clear"); }
QSpinBox:focus { border: 2px solid $accent; padding: 2px 7px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $off; border-color: $line; }
QLineEdit[wrong="true"] { border-color: $wrong; }
QDateEdit { background: $surface; color: $text; border: 1px solid $frame;
    border-radius: 5px; padding: 5px 8px; min-height: ${letters}px; }
QDateEdit:focus { border: 2px solid $accent; padding: 4px 7px; }
QDateEdit:disabled { color: $off; border-color: $line; }
QDateEdit::drop-down { border: none; width: 24px; }
QDateEdit::down-arrow { image: url("$arrow"); width: ${arrow_box}px; height: ${arrow_box}px; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url("$arrow"); width: ${arrow_box}px; height: ${arrow_box}px; }
QToolButton[fold="true"]:checked { background: transparent; }
QToolButton[fold="true"]:checked:hover { background: $raised; }
QComboBox QLineEdit, QSpinBox QLineEdit, QComboBox QLineEdit:focus, QSpinBox QLineEdit:focus {
    border: none; padding: 0; min-height: 0; background: transparent; }
QSpinBox { padding: 3px 8px; }

QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QToolButton[popupMode="2"] { padding-right: ${beside_menu}px; }
QToolButton::menu-indicator { image: url("$arrow"); width: ${menu}px; height: ${menu}px;
    subcontrol-origin: padding; subcontrol-position: center right; right: 6px; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $frame; padding: 4px;
    selection-background-color: $accent_tint; selection-color: $text; outline: none; }
QComboBox QAbstractItemView::item { min-height: 22px; padding: 0 5px; }

QCheckBox, QRadioButton { spacing: 8px; padding: 3px 0; }
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QCheckBox::indicator, QRadioButton::indicator { width: ${box}px; height: ${box}px;
    background: $surface; border: 1px solid $frame; border-radius: 4px; }
QRadioButton::indicator { border-radius: ${round}px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$check"); }
QRadioButton::indicator:checked { width: ${dot}px; height: ${dot}px;
    border: ${ring}px solid $accent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; }
QCheckBox::indicator:checked:disabled { background: $off; border-color: $off; }

QAbstractItemView::indicator { width: ${tick}px; height: ${tick}px; background: $surface;
    border: 1px solid $frame; border-radius: 4px; }
QAbstractItemView::indicator:checked { background: $accent; border-color: $accent;
    image: url("$check"); }
QAbstractItemView::indicator:disabled { border-color: $line; }

QProgressBar {
    background: $raised; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }

QListView, QListWidget, QTreeView, QTableView {
    background: $surface; color: $text; border: none; outline: none; }
QTableView::item { padding: 0 9px; }
QTableView::item:selected { background: $accent_tint; color: $text; }
QListView[framed="true"] { border: 1px solid $frame; border-radius: 5px; padding: 3px; }
QListView[framed="true"]:focus { border-color: $accent; }
QListWidget[framed="true"]::item { padding: 6px; border-radius: 4px; }
QListWidget[framed="true"]::item:selected { background: $accent_tint; color: $text; }
QHeaderView { background: $window; border: none; border-bottom: 1px solid $line; }
QHeaderView::section { background: $window; color: $muted; border: none; padding: 7px 12px; }

QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar::handle:vertical {
    background: $frame; border-radius: 3px; min-height: 32px; margin: 2px 3px; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle:horizontal {
    background: $frame; border-radius: 3px; min-width: 32px; margin: 3px 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QPlainTextEdit { background: $surface; color: $text; border: 1px solid $frame; border-radius: 5px;
    padding: 4px; selection-background-color: $selection; selection-color: $text;
    placeholder-text-color: $faint; }
QPlainTextEdit:focus { border: 2px solid $accent; padding: 3px; }
QDialogButtonBox, QMessageBox { button-layout: 3; }
#qt_msgboxex_icon_label { padding: 9px 2px 0 9px; }
#qt_msgbox_label { padding: 9px 9px 0 0; } /* a least width would keep Qt from wrapping it */
#qt_msgbox_informativelabel { padding-right: 9px; min-width: 340px; }
QMessageBox QPushButton { margin: 7px 5px 5px 5px; }
QMessageBox { messagebox-question-icon: url("$question");
    messagebox-information-icon: url("$information");
    messagebox-warning-icon: url("$warning"); messagebox-critical-icon: url("$critical"); }
#tour { background: $surface; border: 2px solid $accent; border-radius: 8px; }
#guideText { border: 1px solid $line; border-radius: 6px; }
#palette { background: $surface; border: 1px solid $frame; }
#palette QLineEdit { border: none; border-radius: 0; border-bottom: 1px solid $line;
    padding: 11px 10px; font-size: ${large}pt; }
#paletteHelp { background: $window; border-top: 1px solid $line; }
QTreeWidget[framed="true"] { border: 1px solid $frame; border-radius: 5px; padding: 1px; }
QTreeWidget[framed="true"]:focus { border-color: $accent; }
QTreeWidget[framed="true"] QHeaderView::section { padding-left: 11px; }
QTreeWidget[framed="true"]::item { min-height: 26px; padding: 0 8px; }
QTreeWidget[framed="true"]::item:selected { background: $accent_tint; color: $text; }
QTextBrowser { background: $surface; border: none; }
#dockTitle { background: $window; border: none; border-bottom: 1px solid $line; }
#dockTitle QLabel { color: $muted; font-weight: 600; }
QToolButton[small="true"] { padding: 3px; }
#panel { background: $surface; }
#preview { background: $surface; border: none; selection-background-color: $selection;
    selection-color: $text; }
#notice { background: $window; border-top: 1px solid $line; }
#notice QLabel { color: $muted; }
#partView { background: $surface; color: $text; border: none; border-radius: 2px;
    selection-background-color: $selection; selection-color: $text; }
#segments QHeaderView::section { padding: ${header}px ${cell}px; }
#targetEditor { background: $surface; color: $text; border: 1px solid $accent; border-radius: 4px;
    selection-background-color: $selection; selection-color: $text; }
#sourceView { background: transparent; color: $text; border: 1px solid transparent;
    border-radius: 4px;
    selection-background-color: $selection; selection-color: $text; }
#sourceView:focus { border-color: $frame; }
#targetEditor:read-only { background: transparent; border-color: $frame; color: $muted; }
QDialog #targetEditor:read-only { background: $surface; color: $text; }
QDialog #targetEditor:focus { border-color: $accent; }
#choicePopup { background: $surface; border: 1px solid $frame; }
#choiceTitle { background: $window; color: $muted;
    border-bottom: 1px solid $line; }
#cardStrip { background: $surface; border-top: 1px solid $line; }
#filterBar, #noteStrip { background: $window; }
#filterBar { border-bottom: 1px solid $line; }
#filterBar QToolButton { padding-top: 4px; padding-bottom: 6px; }
#filterBar QLabel { padding: 0 0 2px 0; }
#noteStrip { border-top: 1px solid $line; }
#noticeBar { background: $raised; border-top: 1px solid $line; }
#headerCorner { background: $window; border-bottom: 1px solid $line; }
QListView[paper="true"], QDialog QTableView, QDialog QTextBrowser {
    border: 1px solid $line; border-radius: 6px; }
QListView[paper="true"]:focus, QDialog QTableView:focus, QDialog QTextBrowser:focus {
    border-color: $accent; }
QDialog QTextBrowser { padding: 6px; }
#contexts { padding: 6px 8px; }
#pageTable { border: 1px solid $line; border-radius: 6px; }
#pageTable:focus { border-color: $accent; }
#pageTable::item { padding: 6px 10px; }
#pageTable::item:selected { background: $accent_soft; color: $text; }
#pageTable::item:selected:active { background: $accent_tint; }
#pageTable QHeaderView::section { background: $surface; padding: 6px 13px; }
#projectPage { background: $window; }
#recent { background: $surface; border: 1px solid $line; border-radius: 6px; }
#recent:focus { border-color: $accent; }
#welcome, #frontPage { background: $window; }
#welcomeCard { background: $surface; border: 1px solid $line; border-radius: 8px; }
#verdict { border: 1px solid $line; border-radius: 6px; background: $surface; }
#verdict[kind="good"] { background: $exact_soft; border-color: $exact; }
#verdict[kind="bad"] { background: $wrong_soft; border-color: $wrong; }
#verdict[kind="open"] { background: $similar_soft; border-color: $similar; }
#examples { border: 1px solid $line; border-radius: 6px; padding: 8px; }
#examples:focus { border-color: $accent; }
QScrollArea { background: transparent; border: none; }
QPushButton, QToolButton, QListView, QTreeView, QTabBar, QMenu, QLineEdit { icon-size: ${icon}px; }

QLabel[kind="title"] { font-size: ${title}pt; font-weight: 600; color: $text; }
QLabel[kind="heading"] { font-size: ${heading}pt; font-weight: 600; color: $text; }
QLabel[kind="muted"] { color: $muted; }
QLabel[kind="faint"] { color: $faint; }
QLabel[kind="wrong"] { color: $wrong; }
QLabel[kind="step"] { color: $muted; padding: 5px 4px; }
QLabel[kind="step"][current="true"] { color: $accent; font-weight: 600; }
""")


def style_sheet(
    scheme: Scheme, points: float, line: int, density: Density, *, times: float = 1.0
) -> str:
    """The sheet of one scheme, for texts of ``points`` in lines of so many pixels; ``times``: how
    much larger they are than usual.
    """
    folder = files(postil_resources) / "icons"
    ground = "light" if scheme.name == "light" else "dark"
    pictures = {
        name: Path(str(folder / f"{name}-{ground}.svg")).as_posix()
        for name in ("arrow", "check", "clear")
    }
    for kind in MESSAGES:
        pictures[kind] = Path(str(folder / f"message-{kind}-{scheme.name}.svg")).as_posix()
    sizes = {name: f"{size * points:.1f}" for name, size in SIZES.items()}
    measures = {
        "letters": max(line, LEAST_LINE),
        "tool_bar": density.bar - 3,
        "tool": density.bar - 2,
        "header": density.header,
        "cell": density.padding_x,
        **_signs(times),
    }
    return _SHEET.substitute(asdict(scheme), **pictures, **sizes, **measures)


def _signs(times: float) -> dict[str, int]:
    """Sizes of boxes to tick, of round ones, of arrows and of icons, which grow with the text.

    A box has a frame of a pixel around it; the ring of a round one takes the place of both.
    """
    box, ring, menu = (round(size * times) for size in (BOX, RING, MENU_ARROW))
    return {
        "box": box,
        "round": box // 2 + 1,
        "ring": ring,
        "dot": box + 2 - 2 * ring,
        "tick": round(TICK * times),
        "arrow_box": round(ARROW * times),
        "menu": menu,
        "icon": round(ICON * times),
        "beside_menu": menu + 12,
    }
