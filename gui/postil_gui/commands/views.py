"""The view: theme, text size, panes; and help."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.dialogs.small import AboutDialog, KeysDialog
from postil_gui.settings import TEXT_SIZE, THEME
from postil_gui.theme.theme import CHOICES, Choice

if TYPE_CHECKING:
    from postil_gui.desk import Desk


def view_callbacks(desk: Desk) -> dict[str, Callable[[], None]]:
    """By id of the action."""
    return {
        **{f"view.{choice}": _theme(desk, choice) for choice in CHOICES},
        "view.larger": lambda: resize_text(desk, 1),
        "view.smaller": lambda: resize_text(desk, -1),
        "view.next_pane": lambda: _next_pane(desk),
        "view.editor": lambda: _to_editor(desk),
        "view.reset_layout": lambda: _reset_layout(desk),
        "help.keys": lambda: KeysDialog(desk.theme, desk.window).open(),
        "help.about": lambda: AboutDialog(desk.theme, desk.window).open(),
    }


def resize_text(desk: Desk, step: int) -> None:
    """Make segment text larger or smaller by ``step`` points."""
    size = desk.settings.get(TEXT_SIZE) + step
    if TEXT_SIZE.accepts(size):
        desk.settings.set(TEXT_SIZE, size)
        desk.theme.set_text_size(size)


def _theme(desk: Desk, choice: Choice) -> Callable[[], None]:
    def callback() -> None:
        desk.settings.set(THEME, choice)
        desk.theme.choose(choice)

    return callback


def _next_pane(desk: Desk) -> None:
    if desk.window.workplace is not None:
        desk.window.workplace.next_pane()


def _reset_layout(desk: Desk) -> None:
    if desk.window.workplace is not None:
        desk.window.workplace.reset_layout()


def _to_editor(desk: Desk) -> None:
    view = desk.view
    if view is None:
        return
    focus = desk.window.focusWidget()
    if focus is not None and view.filter.isAncestorOf(focus) and view.filter.is_active:
        view.filter.clear()
    view.grid.editor.setFocus()
