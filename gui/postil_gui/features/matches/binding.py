"""The Matches panel and its services: look-ups, the machine, changes of memory units."""

from __future__ import annotations

from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.proposals.ranking import ENGINE
from postil.workspace.records import ProjectSegment, Proposal, SourceAnswer
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.features.matches.composing import Composer
from postil_gui.features.matches.panel import MatchesPanel
from postil_gui.features.matches.settings_dialog import MatchingDialog
from postil_gui.features.matches.settings_service import Matching, MatchingService
from postil_gui.features.memories.unit_dialog import UnitDialog
from postil_gui.features.memories.unit_service import UnitService
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import Qt, QtCore
from postil_gui.theme.theme import Theme
from postil_gui.widgets.keys.opening_keys import open_for_typing

LOOKING_MILLISECONDS = 80


class MatchesBinding(QtCore.QObject):
    """Keeps the Matches panel at the open segment."""

    def __init__(
        self,
        panel: MatchesPanel,
        editing: SegmentEditing,
        open_project: OpenProject,
        changes: ChangeService,
        *,
        theme: Theme,
        directions: tuple[Qt.LayoutDirection, Qt.LayoutDirection],
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._editing = editing
        self._open_project = open_project
        self._theme = theme
        self._directions = directions
        self._composer = Composer(open_project, self)
        self._settings = MatchingService(open_project, self)
        self.units = UnitService(open_project, changes, self)
        self._looking = QtCore.QTimer(self)  # what is found at once shall not flicker
        self._looking.setSingleShot(True)
        self._looking.setInterval(LOOKING_MILLISECONDS)
        self._looking.timeout.connect(lambda: self._show([], True))
        panel.may_change = self.units.may_change
        panel.taken.connect(editing.take_proposal)
        panel.withheld_asked.connect(editing.show_withheld)
        panel.part_taken.connect(editing.insert_text)
        panel.announced.connect(editing.announced)
        panel.edit_asked.connect(self._read_unit)
        panel.delete_asked.connect(self.units.delete)
        editing.opened.connect(self._opened)
        editing.nothing_open.connect(self._nothing_open)
        editing.proposals_changed.connect(self._show)
        open_project.answered.connect(self._answered)
        self._composer.found.connect(editing.add_composed)
        self.units.changed.connect(self.look_again)
        open_project.memory_changed.connect(self.units.changed)
        self.units.deleted.connect(self._say_deleted)

    def open_settings(self) -> None:
        """Ask what is proposed from when on, and how the memories are weighed."""
        self._settings.read(self._show_settings)

    def _show_settings(self, values: Matching) -> None:
        dialog = MatchingDialog(values, self._panel.window())
        dialog.saved.connect(lambda new: self._settings.write(new, lambda _: self.look_again()))
        dialog.open()

    def _opened(self, _segment: ProjectSegment) -> None:
        self._looking.start()
        self._panel.show_withheld(None)

    def _nothing_open(self) -> None:
        self._looking.stop()
        self._panel.show_withheld(None)
        self._panel.show_nothing()

    def _show(self, proposals: list[Proposal], waiting: bool) -> None:
        self._looking.stop()
        segment = self._editing.segment
        if segment is not None:
            if self._editing.withheld is None:
                self._panel.show_withheld(None)
            self._panel.engine_problem = say(self._open_project.project.engine_error)
            self._panel.show_proposals(
                segment.source,
                proposals,
                waiting=waiting,
                has_engine=self._open_project.project.engine is not None,
            )

    def _answered(self, row_id: int, source: str, answer: SourceAnswer) -> None:
        segment = self._editing.segment
        asked = segment is not None and segment.row_id == row_id and source == ENGINE
        if asked and self._editing.withheld is not None:
            self._panel.show_withheld(self._editing.withheld.confidence, answer.wanted)

    def look_again(self) -> None:
        """Look the open segment up again: the memories, or how they are weighed, changed."""
        segment = self._editing.segment
        if segment is not None:
            self._open_project.ask_now(segment.row_id)

    def _read_unit(self, proposal: Proposal) -> None:
        units = self._open_project.project.units

        def work() -> tuple[MemoryUnit, bool]:
            unit = units.unit(proposal.memory, proposal.unit)
            return unit, units.segment_of(proposal.memory, proposal.unit) is not None

        self._open_project.search.submit(
            Operation(
                tr("Read the memory unit"),
                lambda _: work(),
                lambda found: self._edit(proposal, *found),
            )
        )

    def _edit(self, proposal: Proposal, unit: MemoryUnit, confirmed_here: bool) -> None:
        dialog = UnitDialog(
            self._theme,
            unit.source,
            unit.target,
            self._directions,
            confirmed_here=confirmed_here,
            parent=self._panel.window(),
        )
        dialog.saved.connect(lambda target: self._change(proposal, target))
        open_for_typing(dialog)

    def _change(self, proposal: Proposal, target: TaggedText) -> None:
        self.units.change(proposal, target)

    def _say_deleted(self, memory: str) -> None:
        self._editing.announced.emit(
            tr(
                "Deleted from {memory}. {key} takes it back.",
                memory=memory,
                key=key_of("edit.undo"),
            )
        )
