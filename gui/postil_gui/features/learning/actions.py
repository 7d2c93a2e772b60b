"""Commands on what the engine learned."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.learning.binding import LearningBinding
from postil_gui.i18n.messages import mark

LEARNING_ACTIONS: tuple[Action, ...] = (
    Action(
        "segment.never_again",
        mark("Ne&ver Use This Word Again"),
        Section.LEARNING,
        on(LearningBinding, LearningBinding.never_again),
        ("Ctrl+Shift+X",),
        when="segment",
        help=mark("Block the translation that the word at the caret comes from."),
        separate=True,
    ),
    Action(
        "segment.next_changed",
        mark("Next Segment Translated &Differently"),
        Section.LEARNING,
        on(LearningBinding, LearningBinding.next_changed),
        ("Ctrl+Shift+L",),
        icon="learn",
        when="segment",
        help=mark("Go to the next coming segment that what was learned changes."),
    ),
    Action(
        "segment.show_changed",
        mark("Show &Only Segments Translated Differently"),
        Section.LEARNING,
        on(LearningBinding, LearningBinding.show_changed),
        ("Ctrl+Alt+Shift+L",),
        icon="filter",
        when="segment",
        help=mark("Show only the coming segments that what was learned changes."),
    ),
    Action(
        "engine.learned",
        mark("What the Engine &Learned …"),
        Section.LEARNED,
        on(LearningBinding, LearningBinding.open_learned),
        icon="learn",
        when="project",
        help=mark("Mute, export and delete layers; see what is never used again."),
        separate=True,
    ),
)
