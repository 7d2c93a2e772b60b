"""The menus and their sections, in the order in which they stand; a command names its section."""

from __future__ import annotations

from enum import Enum

from postil_gui.i18n.messages import tr, without_mnemonic

MENUS = ("Project", "Edit", "Segment", "View", "Training", "Engine", "Help")


class Section(Enum):
    """A run of commands in one menu: the menu, or "Menu/Submenu", and what stands in the section.

    The order of the members is that of the commands everywhere: in menus, palette and keyboard
    sheet. A submenu stands where its first section does.
    """

    OPENING = "Project", "projects made and opened"
    MEMORY_FILES = "Project", "memories brought along"
    MATCH_SETTINGS = "Project", "which matches are proposed"
    MEMORIES = "Project", "units of memories"
    GLOSSARIES = "Project", "terms of glossaries"
    ALIGNMENT = "Project", "two documents aligned"
    SAVING = "Project", "saving"
    EXPORT = "Project", "the translation written out"
    MEMORY_EXPORT = "Project", "the memory written out"
    EXPORT_ALL = "Project", "all documents written out"
    PACKAGES = "Project/Pac&kages", "handing over"
    FILLING = "Project", "many segments filled at once"
    BATCH = "Project/&More", "less often done to many segments"
    DOCUMENTS = "Project/&Documents", "documents added, updated, removed"
    ENCODING = "Project/&Documents", "documents read in another encoding"
    CHOSEN_DOCUMENT = "Project/&Documents", "the chosen document opened or removed"
    PROJECT_FILES = "Project/&Documents", "memories and glossaries of the project page"
    DETAILS = "Project", "counts, settings and closing of the project"
    SETTINGS = "Project", "settings of Postil"
    QUITTING = "Project", "leaving Postil"

    UNDO = "Edit", "undo and redo"
    CONCORDANCE = "Edit", "search in the memories"
    FINDING = "Edit", "filter, and going to a number"

    SEGMENT = "Segment", "confirming, going on, source and tags"
    MATCH_NUMBERS = "Segment/&Take a Match", "matches by their number"
    SPLITTING = "Segment", "split, merge and repeat"
    REPLACING = "Edit", "find and replace"
    UNDO_CHANGES = "Edit", "changes of segments undone"
    MARKS = "Segment", "comments, bookmarks, locks, history, source"
    STATES = "Segment/S&tate", "states"
    NEXT = "Edit/Go to the Ne&xt", "ways forward"
    PREVIOUS = "Edit/Go to the Pre&vious", "ways back"
    ENDS = "Edit", "first and last segment"
    TAGS = "Segment/Ta&gs", "tags"
    TEXT = "Edit/&Text", "letters, words and signs"
    SPELLING = "Edit/&Spelling", "spelling"
    SUGGESTION = "Segment/&Suggestion", "what the machine suggests"
    MATCHES = "Segment/&Take a Match", "the current match"
    TERMS = "Segment/T&erms", "terms"
    CHECKS = "Segment/C&hecks", "quality assurance"
    REVIEW = "Segment/Re&view", "review"
    LEARNING = "Segment", "what learning changes"

    LOOK = "View", "light and dark, size of the text"
    PROJECT_PAGE = "View", "the project page"
    PANES = "View", "ways between the parts of the window"
    PANELS = "View/Pane&ls", "panels"
    FOCUS = "View", "the segments alone"

    TRAINING = "Training", "training"

    ENGINES = "Engine", "engines"
    LEARNED = "Engine", "what the engine learned"

    FIND_COMMAND = "Help", "a command by a few letters"
    GUIDE = "Help", "guide and tour"
    KEYS = "Help", "keys and tool bar"
    ABOUT = "Help", "about Postil"

    @property
    def menu(self) -> str:
        """The menu, or "Menu/Submenu"."""
        return self.value[0]


def menu_name(menu: str) -> str:
    """Name of a menu in the language of the desk, without its mnemonic."""
    title = f"&{menu}"
    return without_mnemonic(tr(title))
