"""Commands of the Training menu: training engines."""

from __future__ import annotations

from postil_gui.shell.actions.action import Action

TRAINING_MENU: tuple[Action, ...] = (
    Action(
        "training.train",
        "&Train an Engine …",
        "Training",
        ("Ctrl+T",),
        "train",
        help="Train an engine from memories and parallel texts, by the recipe you choose.",
    ),
    Action(
        "training.show",
        "&Show the Training",
        "Training",
        when="training",
        help="How far it is, and its learning curve; or what came of it.",
    ),
    Action(
        "training.pause",
        "&Pause the Training",
        "Training",
        when="training running",
        help="Let the training stand still, or go on.",
        separate=True,
    ),
    Action(
        "training.cancel",
        "&Cancel the Training",
        "Training",
        when="training running",
        help="Stop the training; nothing is kept.",
    ),
)
