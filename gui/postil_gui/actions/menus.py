"""The menus and their sections, in the order in which they stand; a command names its section."""

from __future__ import annotations

from enum import Enum

from postil_gui.i18n.messages import tr, without_mnemonic

MENUS = (
    *("Project", "Edit", "Segment", "Review", "View"),
    *("Memory", "Training", "Engine", "Tools", "Help"),
)


class Section(Enum):
    """A run of commands in one menu: the menu, or "Menu/Submenu", and what stands in the section.

    The order of the members is that of the commands everywhere: in menus, palette and keyboard
    sheet. A submenu stands where its first section does.
    """

    OPENING = "Project", "projects made and opened"
    DOCUMENTS = "Project/&Documents", "documents added, updated, removed"
    ENCODING = "Project/&Documents", "documents read in another encoding"
    TEXT_TAGS = "Project/&Documents", "text made tags"
    CHOSEN_DOCUMENT = "Project/&Documents", "the chosen document opened or removed"
    PROJECT_FILES = "Project/&Documents", "memories and glossaries of the project page"
    PACKAGES = "Project/Pac&kages", "handing over"
    SAVING = "Project", "saving"
    EXPORT = "Project", "the translation written out"
    EXPORT_ALL = "Project", "all documents written out"
    FILLING = "Project", "many segments filled at once"
    UNDO_BATCH = "Project", "that taken back"
    BATCH = "Project/&More", "less often done to many segments"
    BACKUPS = "Project/&More", "going back"
    DETAILS = "Project", "counts, settings and closing of the project"
    QUITTING = "Project", "leaving Postil"

    UNDO = "Edit", "undo and redo"
    UNDO_CHANGES = "Edit", "changes of segments undone"
    FINDING = "Edit", "filter, and going to a number"
    REPLACING = "Edit", "find and replace"
    MOVING = "Edit", "to the segments above and below"
    NEXT = "Edit/Go to the Ne&xt", "ways forward"
    PREVIOUS = "Edit/Go to the Pre&vious", "ways back"
    ENDS = "Edit", "first and last segment"
    TEXT = "Edit/&Text", "letters, words and signs"

    SEGMENT = "Segment", "confirming, and the source taken over"
    MATCH_NUMBERS = "Segment/&Take a Match", "matches by their number"
    MATCHES = "Segment/&Take a Match", "the current match"
    SUGGESTION = "Segment/&Suggestion", "what the machine suggests"
    LEARNING = "Segment/&Suggestion", "what learning changes"
    TAGS = "Segment/Ta&gs", "tags"
    TERMS = "Segment/T&erms", "terms"
    SPLITTING = "Segment/S&plit and Merge", "split, merge and repeat"
    MARKS = "Segment", "comments, bookmarks, history, source"
    STATES = "Segment/St&ate", "states and locks"

    REVIEW = "Review", "review"

    LOOK = "View", "light and dark, size of the text"
    PROJECT_PAGE = "View", "the project page"
    PANES = "View", "ways between the parts of the window"
    PANELS = "View/Pane&ls", "panels"
    FOCUS = "View", "the segments alone"

    CONCORDANCE = "Memory", "search in the memories"
    MEMORIES = "Memory", "units of memories"
    UNITS = "Memory", "the unit of the current match"
    MEMORY_FILES = "Memory", "memories brought along"
    MEMORY_EXPORT = "Memory", "the memory written out"
    REMEMBERING = "Memory", "segments put into it"
    MATCH_SETTINGS = "Memory", "which matches are proposed"
    GLOSSARIES = "Memory", "terms of glossaries"
    ALIGNMENT = "Memory", "two documents aligned"

    TRAINING = "Training", "training"

    ENGINES = "Engine", "engines"
    TEAM = "Engine", "engine and memory of a team"
    LEARNED = "Engine", "what the engine learned"

    CHECKS = "Tools", "quality assurance"
    SPELLING = "Tools", "spelling"
    WEB = "Tools", "words looked up on the web"
    FIND_COMMAND = "Tools", "a command by a few letters"
    KEYS = "Tools", "keys and tool bar"
    SETTINGS = "Tools", "settings of Postil"

    GUIDE = "Help", "guide and tour"
    ABOUT = "Help", "about Postil"

    @property
    def menu(self) -> str:
        """The menu, or "Menu/Submenu"."""
        return self.value[0]


def menu_name(menu: str) -> str:
    """Name of a menu in the language of the desk, without its mnemonic."""
    title = f"&{menu}"
    return without_mnemonic(tr(title))
