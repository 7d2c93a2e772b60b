"""Commands on the text of the open segment; each shows a message if there is nothing to do."""

from __future__ import annotations

from collections.abc import Callable

from postil_gui.actions.keys import key_of
from postil_gui.context import Context
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.editor.text_moves import cycle_case, move_words
from postil_gui.features.editing.editor.text_tools import EditorTools
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.messages import tr


def change_case(context: Context) -> None:
    """Change the case of the selection, or of the word at the caret."""
    project = context.open_project
    language = "" if project is None else project.project.info.target_language
    _edit(context, lambda editor: cycle_case(editor, language))


def move_words_back(context: Context) -> None:
    """Let the selected words go before the word before them."""
    _edit(context, lambda editor: move_words(editor, -1))


def move_words_on(context: Context) -> None:
    """Let the selected words go behind the word after them."""
    _edit(context, lambda editor: move_words(editor, 1))


def translate_selection(context: Context) -> None:
    """List the machine's translations of the words that are selected in the source."""
    view = context.view
    if view is not None:
        words = view.parts.get(SegmentGrid).source.selected_text().plain
        view.parts.get(EditorTools).alternatives.of_source_part(words)


def insert_this_tag(context: Context) -> None:
    """Insert the tags that are selected in the source, if the translation lacks them."""
    view = context.view
    if view is None or not view.parts.get(SegmentEditing).can_edit:
        return
    grid = view.parts.get(SegmentGrid)
    chosen = grid.source.selected_text().tags
    wanted = [tag for tag in grid.editor.missing_tags() if tag in chosen]
    for tag in wanted:
        grid.editor.insert_tag(tag)
    if wanted:
        grid.editor.setFocus()
    elif chosen:
        view.remark(tr("This tag is in the translation already."))
    else:
        view.remark(tr("Select a tag in the source first."))


def accept_word(context: Context) -> None:
    """Take the next word of the grey text."""
    tools = context.part(EditorTools)
    if tools is not None and not tools.completion.accept_word():
        _say_nothing_grey(context)


def accept_all(context: Context) -> None:
    """Take all of the grey text."""
    tools = context.part(EditorTools)
    if tools is not None and not tools.completion.accept_all():
        _say_nothing_grey(context)


def _edit(context: Context, change: Callable[[TargetEditor], bool]) -> None:
    """Change the text, if it may be changed; show a message if there was nothing to change."""
    view = context.view
    if view is None or not view.parts.get(SegmentEditing).can_edit:
        return
    if not change(view.parts.get(SegmentGrid).editor):
        view.remark(tr("There is nothing to change here."))


def _say_nothing_grey(context: Context) -> None:
    if context.view is not None:
        context.view.remark(
            tr(
                "Nothing is shown in grey here. {key} switches completion on or off.",
                key=key_of("segment.completion"),
            )
        )
