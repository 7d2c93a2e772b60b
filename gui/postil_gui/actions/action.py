"""What a command of the desk is, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

When = Literal[
    "always", "project", "segment", "confirmed", "engine", "training", "training running"
]


@dataclass(frozen=True, slots=True)
class Action:
    """One command.

    Parameters
    ----------
    id
        Stable name, ``menu.verb``; also names the callback.
    title
        As in the menu, with its mnemonic.
    menu
        A menu of ``all_actions.MENUS``, or "Menu/Submenu"; actions stand in the order of the list.
    shortcuts
        The first is shown.
    icon
        Name of an icon, or "".
    when
        What it needs: an open project, an open segment, one that is confirmed, an engine, a
        training that runs or waits for an answer, one that runs.
    help
        What it does, for tooltip and keyboard sheet.
    separate
        A line above it in the menu.
    toolbar
        Whether it stands in the tool bar; ``bar_text`` is written beside its icon there.
    choice
        Name of a group of which exactly one is ticked; "" for a plain command.
    """

    id: str
    title: str
    menu: str
    shortcuts: tuple[str, ...] = ()
    icon: str = ""
    when: When = "always"
    help: str = ""
    separate: bool = False
    toolbar: bool = False
    bar_text: str = ""
    choice: str = ""
