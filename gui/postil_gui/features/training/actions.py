"""Commands of the Training menu: training engines."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.training.commands import TrainingCommands

TRAINING_ACTIONS: tuple[Action, ...] = (
    Action(
        "training.train",
        "&Train an Engine …",
        Section.TRAINING,
        on(TrainingCommands, TrainingCommands.train),
        ("Ctrl+T",),
        "train",
        help="Train an engine from memories and parallel texts, by the recipe you choose.",
    ),
    Action(
        "training.show",
        "&Show the Training",
        Section.TRAINING,
        on(TrainingCommands, TrainingCommands.show_training),
        when="training",
        help="How far it is, and its learning curve; or what came of it.",
    ),
    Action(
        "training.pause",
        "&Pause the Training",
        Section.TRAINING,
        on(TrainingCommands, TrainingCommands.pause),
        when="training running",
        help="Let the training stand still, or go on.",
        separate=True,
    ),
    Action(
        "training.cancel",
        "&Cancel the Training",
        Section.TRAINING,
        on(TrainingCommands, TrainingCommands.cancel),
        when="training running",
        help="Stop the training; nothing is kept.",
    ),
)
