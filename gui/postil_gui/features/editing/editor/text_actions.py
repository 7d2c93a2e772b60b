"""Commands on the text of the open segment: tags."""

from __future__ import annotations

from postil_gui.i18n.messages import mark
from postil_gui.shell.actions.action import Action

TAGS = "Segment/Ta&gs"

SUGGESTION = "Segment/&Suggestion"
SPELLING = "Edit/&Spelling"
TEXT = "Edit/&Text"

TEXT_MENU: tuple[Action, ...] = (
    Action(
        "segment.place_tags",
        mark("&Place All Missing Tags"),
        TAGS,
        ("Ctrl+Shift+T",),
        when="segment",
        help=mark("Put all missing tags where the words they belong to stand in the translation."),
    ),
    Action(
        "segment.choose_tag",
        mark("&Choose a Tag …"),
        TAGS,
        ("F9",),
        when="segment",
        help=mark("List the missing tags and insert one by its number."),
    ),
    Action(
        "segment.insert_tags",
        mark("&Insert All Missing Tags Here"),
        TAGS,
        ("Shift+F9",),
        when="segment",
        help=mark("Insert all missing tags at the caret, or around the selection."),
    ),
    Action(
        "segment.remove_tags",
        mark("&Remove All Tags"),
        TAGS,
        when="segment",
        help=mark("Take all tags out of the selection, or out of the whole translation."),
    ),
    Action(
        "edit.case",
        mark("Change &Case"),
        TEXT,
        ("Shift+F3",),
        when="segment",
        help=mark("Lower case, capital first letter, capitals: of the selection or the word."),
    ),
    Action(
        "edit.move_left",
        mark("Move Words &Back"),
        TEXT,
        ("Alt+Shift+Left",),
        when="segment",
        help=mark("Let the selected words, or the word at the caret, go before the word before."),
    ),
    Action(
        "edit.move_right",
        mark("Move Words &On"),
        TEXT,
        ("Alt+Shift+Right",),
        when="segment",
        help=mark("Let the selected words, or the word at the caret, go behind the word after."),
    ),
    Action(
        "edit.no_break_space",
        mark("No-break &Space"),
        TEXT,
        ("Alt+Shift+Space",),
        when="segment",
        help=mark("Insert a space at which no line ends."),
        separate=True,
    ),
    Action(
        "edit.left_to_right",
        mark("&Left-to-right Mark"),
        TEXT,
        ("Alt+Shift+L",),
        when="segment",
        help=mark("Insert a mark that makes signs beside it run from left to right."),
    ),
    Action(
        "edit.right_to_left",
        mark("&Right-to-left Mark"),
        TEXT,
        ("Alt+Shift+R",),
        when="segment",
        help=mark("Insert a mark that makes signs beside it run from right to left."),
    ),
    Action(
        "edit.character",
        mark("Insert a C&haracter …"),
        TEXT,
        ("Alt+Shift+C",),
        when="segment",
        help=mark("List dashes, spaces and marks, and insert one by its number."),
    ),
    Action(
        "edit.show_invisible",
        mark("Show Spaces and &Invisible Characters"),
        TEXT,
        ("Alt+Shift+I",),
        when="project",
        help=mark("Show spaces and characters that cannot be seen, or hide them again."),
    ),
    Action(
        "edit.spelling",
        mark("&Next Marked Word …"),
        SPELLING,
        ("F7",),
        when="segment",
        help=mark(
            "Go to the next misspelt word or forbidden term and list what could stand there."
        ),
    ),
    Action(
        "edit.check_spelling",
        mark("&Check While Typing"),
        SPELLING,
        when="project",
        help=mark("Underline misspelt words while you type, or stop it."),
    ),
    Action(
        "segment.machine",
        mark("&Insert the Machine's Suggestion"),
        SUGGESTION,
        ("Ctrl+M",),
        when="segment",
        help=mark("Put what the machine suggests in place of the translation."),
    ),
    Action(
        "segment.words",
        mark("Other &Words Here"),
        SUGGESTION,
        ("Ctrl+Space", "Alt+Return"),
        when="segment",
        help=mark("List other translations of the selected words, or of those at the caret."),
    ),
    Action(
        "segment.alternatives",
        mark("&Other Translations"),
        SUGGESTION,
        ("Ctrl+Shift+Space",),
        when="segment",
        help=mark("List other translations of the whole segment, with what differs marked."),
    ),
    Action(
        "segment.explain",
        mark("&Where Is This Word From"),
        SUGGESTION,
        ("Ctrl+Alt+W",),
        when="segment",
        help=mark("Tell which phrase, memory, file, date and person the word comes from."),
        separate=True,
    ),
    Action(
        "segment.revert",
        mark("&Back to the Suggestion"),
        SUGGESTION,
        ("Ctrl+Alt+R",),
        when="segment",
        help=mark("Bring back the suggestion that this translation was made from."),
    ),
    Action(
        "segment.changes",
        mark("Show C&hanges to the Suggestion"),
        SUGGESTION,
        ("Alt+Shift+D",),
        when="project",
        help=mark("Show below the segments what was changed in the suggestion, or stop it."),
    ),
    Action(
        "segment.completion",
        mark("&Complete While Typing"),
        SUGGESTION,
        ("Ctrl+Alt+Space",),
        when="project",
        help=mark("Show in grey how the machine would go on, or stop it."),
        separate=True,
    ),
    Action(
        "segment.accept_word",
        mark("Take the &Next Word"),
        SUGGESTION,
        ("Alt+Right",),
        when="segment",
        help=mark("Take the next word of the grey text; Tab does it, too."),
    ),
    Action(
        "segment.accept_all",
        mark("&Take All of It"),
        SUGGESTION,
        ("Alt+End",),
        when="segment",
        help=mark("Take all of the grey text."),
    ),
    Action(
        "segment.shading",
        mark("&Underline Doubtful Words"),
        SUGGESTION,
        when="project",
        help=mark("Underline words of the machine's draft that it is not sure of, or stop it."),
    ),
)
