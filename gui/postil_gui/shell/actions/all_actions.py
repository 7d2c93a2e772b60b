"""Every command of the desk: menus, tool bar, palette and keyboard sheet come from this list."""

from __future__ import annotations

from postil_gui.features.checks.actions import CHECKS_MENU
from postil_gui.features.editing.editor.text_actions import TEXT_MENU
from postil_gui.features.editing.segments.edit_actions import EDIT_MENU
from postil_gui.features.editing.segments.segment_actions import SEGMENT_MENU
from postil_gui.features.editing.segments.split_merge_actions import CUT_MENU
from postil_gui.features.engines.actions import ENGINE_MENU
from postil_gui.features.help.actions import HELP_MENU
from postil_gui.features.learning.actions import LEARNING_MENU
from postil_gui.features.matches.actions import MATCH_MENU, PROJECT_MATCHING
from postil_gui.features.notes.actions import MARK_MENU
from postil_gui.features.projects.actions import PROJECT_MENU
from postil_gui.features.review.actions import REVIEW_MENU
from postil_gui.features.terms.actions import TERM_MENU
from postil_gui.features.training.actions import TRAINING_MENU
from postil_gui.i18n.messages import tr, without_mnemonic
from postil_gui.shell.actions.action import Action
from postil_gui.shell.panel_actions import PANELS_MENU
from postil_gui.shell.view_actions import VIEW_MENU

MENUS = ("Project", "Edit", "Segment", "View", "Training", "Engine", "Help")
ACTIONS: tuple[Action, ...] = (
    *PROJECT_MENU[:4],
    PROJECT_MATCHING,
    *PROJECT_MENU[4:],
    *EDIT_MENU,
    *SEGMENT_MENU,
    *CUT_MENU,
    *MARK_MENU,
    *TEXT_MENU,
    *MATCH_MENU,
    *TERM_MENU,
    *CHECKS_MENU,
    *REVIEW_MENU,
    *LEARNING_MENU[:3],
    *VIEW_MENU,
    *PANELS_MENU,
    *TRAINING_MENU,
    *ENGINE_MENU,
    *LEARNING_MENU[3:],
    *HELP_MENU,
)


def menu_name(menu: str) -> str:
    """Name of a menu in the language of the desk, without its mnemonic."""
    title = f"&{menu}"
    return without_mnemonic(tr(title))
