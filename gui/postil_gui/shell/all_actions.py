"""Every command of the desk: menus, tool bar, palette and keyboard sheet come from this list."""

from __future__ import annotations

from itertools import chain

from postil_gui.actions.action import Action
from postil_gui.actions.keys import introduce
from postil_gui.actions.menus import Section
from postil_gui.features.alignment.actions import ALIGNMENT_ACTIONS
from postil_gui.features.batch.actions import BATCH_ACTIONS
from postil_gui.features.checks.actions import CHECKS_ACTIONS
from postil_gui.features.concordance.actions import CONCORDANCE_ACTIONS
from postil_gui.features.documents.actions import DOCUMENT_ACTIONS
from postil_gui.features.editing.editor.text_actions import TEXT_ACTIONS
from postil_gui.features.editing.segments.edit_actions import EDIT_ACTIONS
from postil_gui.features.editing.segments.segment_actions import SEGMENT_ACTIONS
from postil_gui.features.editing.segments.split_merge_actions import SPLIT_MERGE_ACTIONS
from postil_gui.features.engines.actions import ENGINE_ACTIONS
from postil_gui.features.glossaries.actions import GLOSSARY_ACTIONS
from postil_gui.features.help.actions import HELP_ACTIONS
from postil_gui.features.learning.actions import LEARNING_ACTIONS
from postil_gui.features.matches.actions import MATCH_ACTIONS
from postil_gui.features.memories.actions import MEMORY_ACTIONS
from postil_gui.features.notes.actions import NOTES_ACTIONS
from postil_gui.features.projects.actions import PROJECT_ACTIONS
from postil_gui.features.review.actions import REVIEW_ACTIONS
from postil_gui.features.team.actions import TEAM_ACTIONS
from postil_gui.features.terms.actions import TERM_ACTIONS
from postil_gui.features.text_tags.actions import TEXT_TAG_ACTIONS
from postil_gui.features.training.actions import TRAINING_ACTIONS
from postil_gui.features.web.actions import WEB_ACTIONS
from postil_gui.shell.docks.panel_actions import PANEL_ACTIONS
from postil_gui.shell.view_actions import VIEW_ACTIONS
from postil_gui.shell.window_actions import WINDOW_ACTIONS

_PLACES = {section: place for place, section in enumerate(Section)}

ACTIONS: tuple[Action, ...] = tuple(
    sorted(
        chain(
            ALIGNMENT_ACTIONS,
            BATCH_ACTIONS,
            CHECKS_ACTIONS,
            CONCORDANCE_ACTIONS,
            DOCUMENT_ACTIONS,
            EDIT_ACTIONS,
            ENGINE_ACTIONS,
            GLOSSARY_ACTIONS,
            HELP_ACTIONS,
            LEARNING_ACTIONS,
            MATCH_ACTIONS,
            MEMORY_ACTIONS,
            NOTES_ACTIONS,
            PANEL_ACTIONS,
            PROJECT_ACTIONS,
            REVIEW_ACTIONS,
            SEGMENT_ACTIONS,
            SPLIT_MERGE_ACTIONS,
            TEAM_ACTIONS,
            TERM_ACTIONS,
            TEXT_ACTIONS,
            TEXT_TAG_ACTIONS,
            TRAINING_ACTIONS,
            VIEW_ACTIONS,
            WEB_ACTIONS,
            WINDOW_ACTIONS,
        ),
        key=lambda action: _PLACES[action.section],
    )
)
"""All actions, in the order of the menus."""

introduce(ACTIONS)
