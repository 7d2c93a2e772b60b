"""Commands on matches: settings, one taken by its number, the current one."""

from __future__ import annotations

from collections.abc import Callable

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.matches.binding import MatchesBinding
from postil_gui.features.matches.panel import MatchesPanel
from postil_gui.i18n.messages import mark


def _taking(number: int) -> Callable[[SegmentEditing], None]:
    return lambda editing: editing.take_proposal(number - 1)


MATCH_ACTIONS: tuple[Action, ...] = (
    Action(
        "project.matching",
        mark("Matc&hing …"),
        Section.MATCH_SETTINGS,
        on(MatchesBinding, MatchesBinding.open_settings),
        icon="settings",
        when="project",
        help=mark("What is proposed from when on, and how each memory is weighed."),
        separate=True,
    ),
    *(
        Action(
            f"segment.match_{number}",
            f"Match &{number}",
            Section.MATCH_NUMBERS,
            on(SegmentEditing, _taking(number)),
            (f"Ctrl+{number}",),
            when="segment",
            help=f"Put match {number} in place of the translation.",
            changes_text=True,
        )
        for number in range(1, 10)
    ),
    Action(
        "segment.next_match",
        mark("&Next Match"),
        Section.MATCHES,
        on(MatchesPanel, lambda matches: matches.step(1)),
        ("Alt+PgDown",),
        when="segment",
        help=mark("Make the next match the current one."),
        separate=True,
    ),
    Action(
        "segment.previous_match",
        mark("&Previous Match"),
        Section.MATCHES,
        on(MatchesPanel, lambda matches: matches.step(-1)),
        ("Alt+PgUp",),
        when="segment",
        help=mark("Make the match before it the current one."),
    ),
    Action(
        "segment.replace_by_match",
        mark("&Replace by the Match"),
        Section.MATCHES,
        on(MatchesPanel, MatchesPanel.take_chosen),
        ("Ctrl+R",),
        when="segment",
        help=mark("Put the current match in place of the translation."),
        changes_text=True,
        places=("match",),
    ),
    Action(
        "segment.insert_match",
        mark("&Insert the Match"),
        Section.MATCHES,
        on(MatchesPanel, MatchesPanel.insert_chosen),
        ("Ctrl+I",),
        when="segment",
        help=mark("Insert the current match, or what is selected in it, at the caret."),
        changes_text=True,
        places=("match",),
    ),
    Action(
        "match.part",
        mark("Select a &Part"),
        Section.MATCHES,
        on(MatchesPanel, MatchesPanel.select_part),
        when="segment",
        help=mark("Select words of the current match, to insert them alone."),
        places=("match",),
    ),
    Action(
        "match.search",
        mark("&Search for the Current Match"),
        Section.UNITS,
        on(MatchesPanel, MatchesPanel.search_chosen),
        when="segment",
        help=mark("Look for the source of the current match in the memories."),
        places=("match",),
    ),
    Action(
        "match.edit_unit",
        mark("&Edit the Memory Unit …"),
        Section.UNITS,
        on(MatchesPanel, MatchesPanel.edit_chosen),
        when="segment",
        help=mark("Change the translation of the unit that the current match comes from."),
        separate=True,
        places=("match",),
    ),
    Action(
        "match.delete_unit",
        mark("&Delete the Memory Unit …"),
        Section.UNITS,
        on(MatchesPanel, MatchesPanel.delete_chosen),
        when="segment",
        help=mark("Delete the unit that the current match comes from."),
        places=("match",),
    ),
)
