"""The view: theme, text size, panes; and help."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import tr
from postil_gui.qt import QtGui
from postil_gui.settings import TEXT_SIZE, THEME
from postil_gui.shell.docked_panels import PLACES
from postil_gui.theme.theme import CHOICES, Choice
from postil_gui.widgets.small_dialogs import AboutDialog

if TYPE_CHECKING:
    from postil_gui.shell.desk import Desk
    from postil_gui.shell.workplace import Workplace


def view_callbacks(desk: Desk) -> dict[str, Callable[[], None]]:
    """By id of the action."""
    return {
        **{f"view.{choice}": _theme(desk, choice) for choice in CHOICES},
        "view.larger": lambda: resize_text(desk, 1),
        "view.smaller": lambda: resize_text(desk, -1),
        "view.next_pane": _workplace(desk, lambda place: place.next_pane()),
        "view.editor": lambda: _to_editor(desk),
        **{f"view.panel_{place.id}": _panel(desk, place.id) for place in PLACES},
        "view.close_panel": _workplace(desk, lambda place: place.close_panel()),
        "view.float_panel": _workplace(desk, lambda place: place.float_panel()),
        "view.reset_layout": _workplace(desk, lambda place: place.reset_layout()),
        "view.focus_mode": lambda: _focus_mode(desk),
        "help.about": lambda: AboutDialog(desk.theme, desk.window).open(),
    }


def resize_text(desk: Desk, step: int) -> None:
    """Make segment text larger or smaller by ``step`` points."""
    size = desk.settings.get(TEXT_SIZE) + step
    if TEXT_SIZE.accepts(size):
        desk.settings.set(TEXT_SIZE, size)


def _theme(desk: Desk, choice: Choice) -> Callable[[], None]:
    def callback() -> None:
        desk.settings.set(THEME, choice)

    return callback


def _workplace(desk: Desk, command: Callable[[Workplace], object]) -> Callable[[], None]:
    def callback() -> None:
        if desk.window.workplace is not None:
            command(desk.window.workplace)

    return callback


def _panel(desk: Desk, panel: str) -> Callable[[], None]:
    return _workplace(desk, lambda place: place.go_to_panel(panel))


def _focus_mode(desk: Desk) -> None:
    place = desk.window.workplace
    if place is None:
        return
    place.set_focus_mode(not place.in_focus_mode)
    if not place.in_focus_mode:
        desk.window.status.announce(tr("The panels are shown again."))
    else:
        keys = desk.window.book["view.focus_mode"].shortcut()
        key = keys.toString(QtGui.QKeySequence.SequenceFormat.NativeText)
        desk.window.status.announce(
            tr("Only the segments are shown. {key} brings the rest back.", key=key)
        )


def _to_editor(desk: Desk) -> None:
    page, view = desk.window.page, desk.view
    if page is not None:
        page.step_back()
        return
    if view is None:
        return
    focus = desk.window.focusWidget()
    if focus is not None and view.filter.isAncestorOf(focus) and view.filter.is_active:
        view.filter.clear()
    view.grid.editor.setFocus()
