"""Commands on many segments at once."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.batch.commands import BatchCommands

BATCH_ACTIONS: tuple[Action, ...] = (
    Action(
        "project.export_all",
        "Export &All Documents …",
        Section.EXPORT_ALL,
        on(BatchCommands, BatchCommands.export_all),
        ("Ctrl+Alt+E",),
        "export",
        "project",
        "Write every document into a folder.",
    ),
    Action(
        "project.pretranslate",
        "Pre-&Translate …",
        Section.FILLING,
        on(BatchCommands, BatchCommands.pretranslate),
        when="project",
        help="Fill empty segments from the memories and the engine, in one step.",
        separate=True,
    ),
    Action(
        "project.remember",
        "&Put Confirmed Segments into the Memory …",
        Section.REMEMBERING,
        on(BatchCommands, BatchCommands.remember),
        icon="memory",
        when="project",
        help="Remember, and learn from, segments that came confirmed with their document.",
    ),
    Action(
        "project.translate_folder",
        "Translate a &Folder …",
        Section.BATCH,
        on(BatchCommands, BatchCommands.translate_folder),
        when="project",
        help="Translate all documents in a folder with what this project knows.",
    ),
    Action(
        "project.pseudo_fill",
        "Fill Empty Segments with &Pseudo-Translation",
        Section.BATCH,
        on(BatchCommands, BatchCommands.pseudo_fill),
        when="project",
        help="Put text that only looks translated into empty segments, to test a layout.",
    ),
    Action(
        "project.pseudo_export",
        "Write a Pseudo-Translated &Document …",
        Section.BATCH,
        on(BatchCommands, BatchCommands.pseudo_export),
        when="segment",
        help="Write the document as if it were translated; the project stays as it is.",
    ),
    Action(
        "project.clear_drafts",
        "&Clear Translations That Are Not Confirmed",
        Section.BATCH,
        on(BatchCommands, BatchCommands.clear),
        when="project",
        help="Take the translation out of every segment that is not confirmed.",
        separate=True,
    ),
    Action(
        "project.undo_batch",
        "&Undo the Batch",
        Section.UNDO_BATCH,
        on(BatchCommands, BatchCommands.undo),
        when="project",
        help="Take back the last pre-translation, pseudo-translation or clearing as a whole.",
    ),
)
