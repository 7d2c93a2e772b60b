"""The view: theme, text size, focus mode, the way back to the editor; about Postil."""

from __future__ import annotations

from postil_gui.context import Context
from postil_gui.features.help.parts import all_parts
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtGui
from postil_gui.settings import DENSITY, TEXT_SIZE, THEME
from postil_gui.shell.window import MainWindow
from postil_gui.theme.theme import Choice
from postil_gui.widgets.dialogs.small_dialogs import AboutDialog


def choose_theme(context: Context, choice: Choice) -> None:
    """Use light or dark colours from now on."""
    context.settings.set(THEME, choice)


def resize_text(context: Context, step: int) -> None:
    """Make segment text larger or smaller by ``step`` points."""
    size = context.settings.get(TEXT_SIZE) + step
    if TEXT_SIZE.accepts(size):
        context.settings.set(TEXT_SIZE, size)


def toggle_density(context: Context) -> None:
    """Switch between a compact and a wide grid."""
    compact = context.settings.get(DENSITY) == "compact"
    context.settings.set(DENSITY, "comfortable" if compact else "compact")
    context.announce(tr("Comfortable rows.") if compact else tr("Compact rows."))


def show_about(context: Context) -> None:
    """Show version and licence of Postil and its parts."""
    parts = [(part.name, part.version, part.licence) for part in all_parts()]
    AboutDialog(context.theme, parts, context.window).open()


def toggle_focus_mode(window: MainWindow) -> None:
    """Show the segments only, or everything again."""
    place = window.project_area
    if place is None:
        return
    place.set_focus_mode(not place.in_focus_mode)
    if not place.in_focus_mode:
        window.status.announce(tr("The panels are shown again."))
    else:
        keys = window.book["view.focus_mode"].shortcut()
        key = keys.toString(QtGui.QKeySequence.SequenceFormat.NativeText)
        window.status.announce(
            tr("Only the segments are shown. {key} brings the rest back.", key=key)
        )


def go_to_editor(window: MainWindow) -> None:
    """Go back to the translation: out of a page, a panel, or the filter, which is cleared."""
    page, view = window.page, window.view
    if page is not None:
        page.step_back()
        return
    if view is None:
        return
    focus = window.focusWidget()
    if focus is not None and view.filter.isAncestorOf(focus) and view.filter.is_active:
        view.filter.clear()
    view.grid.editor.setFocus()
