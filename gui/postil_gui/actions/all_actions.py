"""Every command of the desk: menus, tool bar, palette and keyboard sheet come from this list."""

from __future__ import annotations

from postil_gui.actions.action import Action
from postil_gui.actions.checks_menu import CHECKS_MENU
from postil_gui.actions.cut_menu import CUT_MENU
from postil_gui.actions.edit_menu import EDIT_MENU
from postil_gui.actions.engine_menu import ENGINE_MENU
from postil_gui.actions.help_menu import HELP_MENU
from postil_gui.actions.learning_menu import LEARNING_MENU
from postil_gui.actions.mark_menu import MARK_MENU
from postil_gui.actions.match_menu import MATCH_MENU, PROJECT_MATCHING
from postil_gui.actions.panels_menu import PANELS_MENU
from postil_gui.actions.project_menu import PROJECT_MENU
from postil_gui.actions.review_menu import REVIEW_MENU
from postil_gui.actions.segment_menu import SEGMENT_MENU
from postil_gui.actions.term_menu import TERM_MENU
from postil_gui.actions.text_menu import TEXT_MENU
from postil_gui.actions.training_menu import TRAINING_MENU
from postil_gui.actions.view_menu import VIEW_MENU
from postil_gui.i18n import tr, without_mnemonic

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
