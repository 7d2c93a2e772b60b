"""Commands on glossaries: their terms, and candidates for them."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.glossaries.candidates import CandidateCommands
from postil_gui.features.glossaries.commands import GlossaryCommands

GLOSSARY_ACTIONS: tuple[Action, ...] = (
    Action(
        "project.glossaries",
        "&Glossary Terms …",
        Section.GLOSSARIES,
        on(GlossaryCommands, GlossaryCommands.show),
        ("Ctrl+Alt+G",),
        "term",
        "project",
        "Find, add, change and delete terms; import and export glossaries.",
    ),
    Action(
        "term.candidates",
        "Term &Candidates …",
        Section.GLOSSARIES,
        on(CandidateCommands, CandidateCommands.show),
        icon="term",
        when="project",
        help="Words of documents or memories that may be terms, with likely translations.",
    ),
)
