"""Actions of the desk as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from postil_gui.actions.menus import Section
from postil_gui.actions.other_names import OTHER_NAMES
from postil_gui.i18n.messages import mark, tr, without_mnemonic
from postil_gui.settings import Setting

When = Literal[
    "always",
    "project",
    "handoff",
    "segment",
    "confirmed",
    "engine",
    "engine chosen",
    "training",
    "training running",
]

Place = Literal["row", "source", "target", "tag", "match"]
"""Under the right mouse button: number and state of a segment, its source, its translation, a tag
in either, a match.
"""

WHY_NOT: dict[str, str] = {
    "project": mark("Open a project first."),
    "handoff": mark(
        "This project was not made of a package of Trados or memoQ. To a colleague with Postil, "
        "hand it over as a package."
    ),
    "segment": mark("Open a segment first."),
    "confirmed": mark("This segment is not confirmed."),
    "engine": mark("This project has no engine: train one, or use one that exists."),
    "engine chosen": mark("This project has no engine: train one, or use one that exists."),
    "engine lost": mark(
        "The engine of this project cannot be used: it was moved or deleted, or it is damaged."
    ),
    "training": mark("No training runs."),
    "training running": mark("No training runs."),
}
"""Why a command is not possible now, by what it needs; "engine lost": it needs an engine, and the
one that is chosen cannot be used.
"""


Owner = TypeVar("Owner")


@dataclass(frozen=True, slots=True)
class Callback(Generic[Owner]):
    """Callback of a command, and the type of the object it is called with.

    The object is looked up each time: one that lives as long as the window, or a part of the open
    project. Without a project the command does nothing.
    """

    owner: type[Owner]
    call: Callable[[Owner], object]


def on(owner: type[Owner], call: Callable[[Owner], object]) -> Callback[Owner]:
    """A callback: ``on(AnnotationCommands, AnnotationCommands.bookmark)``."""
    return Callback(owner, call)


@dataclass(frozen=True, slots=True)
class Action:
    """One command.

    Parameters
    ----------
    id
        Stable name, ``menu.verb``: keymaps, tool bar and other names know the command by it.
    title
        As in the menu, with its mnemonic.
    section
        Where it stands in the menus; within a section, in the order of its feature's list.
    run
        What it calls, see :func:`on`.
    shortcuts
        The first is shown.
    icon
        Name of an icon, or "".
    when
        What it needs: an open project, one made of a package of another tool, an open segment, one
        that is confirmed, an engine, an engine that may not be there or is damaged, a training
        that runs or waits for an answer, one that runs.
    help
        What it does, for tooltip and keyboard sheet.
    separate
        A line above it in the menu.
    toolbar
        Whether it stands in the tool bar; ``bar_text`` is written beside its icon there.
    choice
        Name of a group of which exactly one is ticked; "" for a plain command.
    ticked
        The setting that it switches, and the value with which it is ticked.
    switch
        Whether it switches something that is no setting; what it switches ticks it.
    places
        The context menus it stands in, too.
    changes_text
        Whether it would change the text of the open segment: where that is locked, it only says so.
    """

    id: str
    title: str
    section: Section
    run: Callback[Any]
    shortcuts: tuple[str, ...] = ()
    icon: str = ""
    when: When = "always"
    help: str = ""
    separate: bool = False
    toolbar: bool = False
    bar_text: str = ""
    choice: str = ""
    ticked: tuple[Setting[Any], object] | None = None
    switch: bool = False
    places: tuple[Place, ...] = ()
    changes_text: bool = False

    @property
    def menu(self) -> str:
        """A menu of ``menus.MENUS``, or "Menu/Submenu"."""
        return self.section.menu

    @property
    def name(self) -> str:
        """The title without mnemonic and dots, in the language of the desk."""
        return without_mnemonic(tr(self.title)).rstrip(" …")

    @property
    def path(self) -> str:
        """Path in the menus: "View › Panels"."""
        menu, _, submenu = self.menu.partition("/")
        parts = [tr(part) for part in (f"&{menu}", submenu) if part]
        return " › ".join(map(without_mnemonic, parts))

    @property
    def searched(self) -> tuple[str, ...]:
        """Texts it is found by beside its name: menu, help, other names."""
        other = OTHER_NAMES.get(self.id)
        return (self.path, tr(self.help), tr(other) if other else "")

    def why_not(self, possible: set[str]) -> str:
        """Why it cannot be done now, or ""."""
        if self.when == "always" or self.when in possible:
            return ""
        if self.when not in ("project", "training", "training running"):
            if "project" not in possible:
                return tr(WHY_NOT["project"])
            if "segment" not in possible and not self.when.startswith(("engine", "handoff")):
                return tr(WHY_NOT["segment"])
        if self.when == "engine" and "engine chosen" in possible:
            return tr(WHY_NOT["engine lost"])
        return tr(WHY_NOT.get(self.when, "Not possible now."))
