"""Text tools for the open segment, put together for one project."""

from __future__ import annotations

from postil_gui.features.editing.completion.completion import CompletionService
from postil_gui.features.editing.completion.ghost_completion import GhostCompletion
from postil_gui.features.editing.editor.choice_popup import ChoicePopup
from postil_gui.features.editing.editor.special_characters import SpecialCharacters
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.placeables.placeables import Placeables
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.spelling.spelling import SpellingTools
from postil_gui.features.editing.spelling.spelling_service import SpellingService
from postil_gui.features.editing.suggestion.alternatives import Alternatives
from postil_gui.features.editing.suggestion.assistance import AssistanceService
from postil_gui.features.editing.suggestion.changes_view import ChangesStrip, ChangesView
from postil_gui.features.editing.suggestion.provenance import Provenance
from postil_gui.features.editing.suggestion.shading import Shading
from postil_gui.features.editing.tags.tags import TagTools
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import Qt, QtCore
from postil_gui.settings import Settings
from postil_gui.theme.theme import Theme


class EditorTools(QtCore.QObject):
    """The tools of one target editor; commands call them."""

    def __init__(
        self,
        editor: TargetEditor,
        editing: SegmentEditing,
        open_project: OpenProject,
        settings: Settings,
        theme: Theme,
    ) -> None:
        super().__init__(editor)
        self.service = AssistanceService(open_project)
        self.popup = ChoicePopup(theme, editor)
        self.alternatives = Alternatives(editor, editing, self.service, self.popup)
        self.completion = GhostCompletion(
            editor, editing, CompletionService(open_project), settings, theme
        )
        direction = editing.target_direction
        self.changes_strip = ChangesStrip(
            theme, right_to_left=direction == Qt.LayoutDirection.RightToLeft
        )
        self.changes = ChangesView(editor, editing, self.service, settings, self.changes_strip)
        self.provenance = Provenance(editor, editing, self.popup)
        self.shading = Shading(editor, editing, settings)
        self.spelling = SpellingTools(
            editor, editing, SpellingService(open_project), settings, self.popup
        )
        self.characters = SpecialCharacters(editor, editing, settings, self.popup)
        self.tags = TagTools(editor, editing, self.service, self.popup)
        info = open_project.project.info
        languages = (info.source_language, info.target_language)
        self.placeables = Placeables(editor, editing, self.tags, self.popup, languages)
