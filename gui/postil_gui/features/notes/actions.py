"""Commands on marks of segments, and the ways to marked ones."""

from __future__ import annotations

from collections.abc import Callable

from postil.formats.segment import SegmentState
from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.notes.annotation_commands import AnnotationCommands
from postil_gui.features.notes.service import Goal
from postil_gui.i18n.messages import mark

# What to go to, the end of its ids, the letter of its key.
GOALS: tuple[tuple[Goal, str, str, str, str], ...] = (
    ("comment", "comment", "C", mark("&Comment"), mark("Go to a segment with a comment.")),
    ("bookmark", "bookmark", "B", mark("&Bookmark"), mark("Go to a segment with a bookmark.")),
    (
        "finding",
        "finding",
        "Q",
        mark("&Finding"),
        mark("Go to a segment in which the checks find something."),
    ),
    (
        "fuzzy",
        "fuzzy",
        "F",
        mark("F&uzzy Match"),
        mark("Go to an open segment from a fuzzy match."),
    ),
    (
        "machine",
        "machine",
        "A",
        mark("&Machine Draft"),
        mark("Go to an open segment from the machine."),
    ),
    (
        "other source",
        "source",
        "N",
        mark("Other &Source"),
        mark("Go to a segment with another source."),
    ),
)


def _going(goal: Goal, direction: int) -> Callable[[AnnotationCommands], None]:
    return lambda marks: marks.go(goal, direction)


NOTES_ACTIONS: tuple[Action, ...] = (
    Action(
        "segment.comment",
        mark("Co&mments …"),
        Section.MARKS,
        on(AnnotationCommands, AnnotationCommands.comment),
        ("Ctrl+Shift+M",),
        "note",
        "segment",
        mark("Read the comments on the segment, and add one."),
        separate=True,
        places=(
            "row",
            "source",
            "target",
        ),
    ),
    Action(
        "segment.bookmark",
        mark("&Bookmark"),
        Section.MARKS,
        on(AnnotationCommands, AnnotationCommands.bookmark),
        ("Ctrl+B",),
        when="segment",
        help=mark("Put a bookmark on the segment, or take it off."),
        places=("row",),
    ),
    Action(
        "segment.lock",
        mark("Loc&k or Unlock"),
        Section.STATES,
        on(AnnotationCommands, AnnotationCommands.lock),
        ("Ctrl+Alt+L",),
        "locked",
        "segment",
        mark("Lock the segment against changes, or unlock it."),
        places=(
            "row",
            "source",
            "target",
        ),
        separate=True,
    ),
    Action(
        "segment.history",
        mark("&History …"),
        Section.MARKS,
        on(AnnotationCommands, AnnotationCommands.history),
        ("Ctrl+Alt+H",),
        when="segment",
        help=mark("See earlier versions of the translation, and bring one back."),
        places=(
            "row",
            "target",
        ),
    ),
    Action(
        "segment.edit_source",
        mark("&Edit the Source …"),
        Section.MARKS,
        on(AnnotationCommands, AnnotationCommands.edit_source),
        ("F2",),
        when="segment",
        help=mark("Correct the source in the project; the document keeps its own."),
        places=("source",),
    ),
    Action(
        "segment.state_translated",
        mark("&Translated"),
        Section.STATES,
        on(AnnotationCommands, lambda marks: marks.set_state(SegmentState.TRANSLATED)),
        when="confirmed",
        help=mark("The segment is translated and waits for review."),
    ),
    Action(
        "segment.state_reviewed",
        mark("&Reviewed"),
        Section.STATES,
        on(AnnotationCommands, lambda marks: marks.set_state(SegmentState.REVIEWED)),
        when="confirmed",
        help=mark("The segment was reviewed."),
    ),
    Action(
        "segment.state_final",
        mark("&Final"),
        Section.STATES,
        on(AnnotationCommands, lambda marks: marks.set_state(SegmentState.FINAL)),
        when="confirmed",
        help=mark("The segment is final."),
    ),
    Action(
        "segment.state_rejected",
        mark("Re&jected"),
        Section.STATES,
        on(AnnotationCommands, lambda marks: marks.set_state(SegmentState.REJECTED)),
        when="confirmed",
        help=mark("The review rejects the translation."),
    ),
    *(
        Action(
            f"go.{way}_{name}",
            title,
            section,
            on(AnnotationCommands, _going(goal, direction)),
            (f"Ctrl+Alt+{shift}{letter}",),
            when="segment",
            help=help_,
        )
        for way, section, direction, shift in (
            ("next", Section.NEXT, +1, ""),
            ("previous", Section.PREVIOUS, -1, "Shift+"),
        )
        for goal, name, letter, title, help_ in GOALS
    ),
    Action(
        "go.first",
        mark("&First Segment"),
        Section.ENDS,
        on(AnnotationCommands, lambda marks: marks.to_end(-1)),
        ("Ctrl+Alt+Home",),
        when="segment",
        help=mark("Go to the first segment shown."),
    ),
    Action(
        "go.last",
        mark("&Last Segment"),
        Section.ENDS,
        on(AnnotationCommands, lambda marks: marks.to_end(+1)),
        ("Ctrl+Alt+End",),
        when="segment",
        help=mark("Go to the last segment shown."),
    ),
)
