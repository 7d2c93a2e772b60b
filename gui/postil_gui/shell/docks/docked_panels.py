"""The panels around the grid as data: docks, menu and keys come from this one list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from postil_gui.i18n.messages import mark

Area = Literal["upper", "lower", "bottom"]


@dataclass(frozen=True, slots=True)
class Place:
    """First place of a panel.

    Parameters
    ----------
    id
        Stable name: of the dock in a remembered layout, and of the command ``view.panel_<id>``.
    title
        As the dock and the menu have it, without a mnemonic.
    area
        "upper" and "lower" at the right, "bottom" under the grid; several in one area are tabs.
    shown
        Whether it is in sight before anybody asked for it.
    """

    id: str
    title: str
    area: Area
    key: str
    icon: str
    help: str
    shown: bool = True


PLACES: tuple[Place, ...] = (
    Place(
        "matches",
        mark("Matches"),
        "upper",
        "Alt+1",
        "memory",
        mark("Go to what memories, machine and glossaries propose."),
    ),
    Place(
        "learned",
        mark("Learned"),
        "lower",
        "Alt+2",
        "learn",
        mark("Go to what the engine learned, and what it changed."),
    ),
    Place(
        "terms",
        mark("Terms"),
        "lower",
        "Alt+3",
        "term",
        mark("Go to the glossary terms of the segment."),
    ),
    Place(
        "concordance",
        mark("Concordance"),
        "lower",
        "Alt+4",
        "concordance",
        mark("Go to the search in the memories."),
    ),
    Place(
        "checks",
        mark("Checks"),
        "bottom",
        "Alt+5",
        "warning",
        mark("Go to what the checks find in the segment, or in all of them."),
        shown=False,
    ),
    Place(
        "notes",
        mark("Notes & history"),
        "bottom",
        "Alt+6",
        "note",
        mark("Go to the notes and comments on the segment, and to its history."),
        shown=False,
    ),
    Place(
        "review",
        mark("Review"),
        "bottom",
        "Alt+9",
        "state-reviewed",
        mark("Go to what the reviewer found and changed."),
        shown=False,
    ),
    Place(
        "statistics",
        mark("Statistics"),
        "bottom",
        "Alt+7",
        "statistics",
        mark("Go to the counts: words by match band, what was changed, how sure the machine is."),
        shown=False,
    ),
    Place(
        "preview",
        mark("Preview"),
        "bottom",
        "Alt+8",
        "preview",
        mark("Go to the document as running text."),
        shown=False,
    ),
)
