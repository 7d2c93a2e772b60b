"""Commands to find and set up commands: palette, keyboard sheet, shortcut editor, tool bar."""

from __future__ import annotations

from functools import partial

from postil_gui.actions.action import Place
from postil_gui.actions.book import ActionBook
from postil_gui.actions.keys import BARE
from postil_gui.context import Context
from postil_gui.features.help.keyboard_sheet import KeysDialog
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.keys.palette import CommandPalette
from postil_gui.shell.keys.shortcuts_dialog import ShortcutsDialog
from postil_gui.shell.keys.toolbar_dialog import ToolbarDialog
from postil_gui.shell.project_view import ProjectView
from postil_gui.tagged_text.segment_text import SegmentText
from postil_gui.widgets.keys.opening_keys import open_for_typing
from postil_gui.widgets.plain_text import add_named


def serve_view(book: ActionBook, view: ProjectView) -> None:
    """Give an open project its context menus, and Enter where the keymap confirms with it."""
    grid, matches = view.grid, view.matches
    texts: tuple[tuple[SegmentText, Place], ...] = (
        (grid.source, "source"),
        (grid.editor, "target"),
    )
    for text, place in texts:
        text.menu_fillers.append(partial(_fill, book, text, place))

    def show_row_menu(point: QtCore.QPoint) -> None:
        book.context_menu("row", grid).popup(grid.viewport().mapToGlobal(point))

    def show_match_menu(row: int, point: QtCore.QPoint) -> None:
        menu = book.context_menu("match", matches, matches.not_possible(row))
        for line in matches.remarks(row):
            add_named(menu, line).setEnabled(False)
        menu.popup(point)

    def confirms(event: QtGui.QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (plain and enter and BARE.intersection(book.assigned["segment.confirm"])):
            return False
        book["segment.confirm"].trigger()
        return True

    grid.row_menu_asked.connect(show_row_menu)
    matches.list.menu_asked.connect(show_match_menu)
    grid.editor.key_filters.append(confirms)


def _fill(
    book: ActionBook, text: SegmentText, place: Place, menu: QtWidgets.QMenu, _position: int
) -> None:
    source_only = () if place == "source" else ("segment.insert_this_tag",)
    book.add_context(menu, "tag" if text.has_chip_selected else place, source_only)


def show_palette(context: Context) -> None:
    """Find a command by a few letters."""
    window, book = context.window, context.shell.book
    CommandPalette(context.theme, context.settings, book, window).show_over(window)


def show_keys(context: Context) -> None:
    """Show all commands and their keys."""
    dialog = KeysDialog(context.theme, context.shell.book, context.window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.change_asked.connect(lambda: change_keys(context))
    open_for_typing(dialog)


def change_keys(context: Context) -> None:
    """Choose a keymap, and give commands other keys."""
    dialog = ShortcutsDialog(context.theme, context.settings, context.shell.book, context.window)
    for sheet in context.window.findChildren(KeysDialog):
        dialog.finished.connect(sheet.refresh)
    dialog.open()


def customise_tool_bar(context: Context) -> None:
    """Choose which commands stand in the tool bar."""
    ToolbarDialog(context.settings, context.shell.book, context.window).open()
