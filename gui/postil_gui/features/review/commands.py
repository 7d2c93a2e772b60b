"""Reviewing: changes accepted and rejected by key, segments approved, findings, the report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from postil.formats.languages import is_right_to_left
from postil.formats.segment import SegmentState
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.grid.filter_bar import FilterBar
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.grid.segments_model import TARGET, SegmentModel
from postil_gui.features.editing.grid.waiting import Waiting
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.review.binding import ReviewBinding
from postil_gui.features.review.panel import KIND_NAMES, SEVERITY_NAMES, ReviewPanel
from postil_gui.features.review.service import ReviewService
from postil_gui.features.review.strip import ReviewStrip
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtGui, QtWidgets
from postil_gui.settings import AUTHOR, REVIEW_MARKS
from postil_gui.tagged_text.removed_words import TextWithRemovals, with_removals
from postil_gui.tagged_text.text_document import Mark
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.dialog_parts import field_label
from postil_gui.widgets.dialogs.form_dialog import FormDialog
from postil_gui.widgets.dialogs.small_dialogs import ask_text
from postil_gui.widgets.keys.opening_keys import open_for_typing

if TYPE_CHECKING:
    from postil.workspace.records import ProjectSegment
    from postil.workspace.review import ReviewedSegment
    from postil_gui.context import Context


class FindingDialog(FormDialog):
    """Asks for kind, severity and a remark."""

    guide = "review"

    def __init__(self, parent: QtWidgets.QWidget) -> None:
        super().__init__(tr("Finding"), tr("Add"), parent)
        self.kind, self.severity = QtWidgets.QComboBox(), QtWidgets.QComboBox()
        self.kind.setAccessibleName(tr("Kind"))
        self.severity.setAccessibleName(tr("Severity"))
        for kind, name in KIND_NAMES.items():
            self.kind.addItem(tr(name), kind)
        for severity, name in SEVERITY_NAMES.items():
            self.severity.addItem(tr(name), severity)
        self.severity.setCurrentIndex(1)
        self.text = QtWidgets.QLineEdit()
        self.text.setAccessibleName(tr("Remark"))
        self.form.addRow(field_label(tr("Kind")), self.kind)
        self.form.addRow(field_label(tr("Severity")), self.severity)
        self.form.addRow(field_label(tr("Remark")), self.text)
        self.kind.setFocus()


class ReviewCommands:
    """Commands of a review; keeps the strip below the segments up to date."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.service: ReviewService | None = None
        self.strip: ReviewStrip | None = None
        self.reviewer = ""
        self._changed: dict[int, ReviewedSegment] = {}
        context.project_opened.connect(self._opened)
        context.project_closed.connect(self._closed)

    @property
    def changed(self) -> dict[int, ReviewedSegment]:
        """Segments with changes that are not decided, by row id."""
        return self._changed

    @property
    def _shown(self) -> bool:
        return self._context.settings.get(REVIEW_MARKS)

    def begin(self) -> None:
        """Ask who reviews, and begin."""

        def begin(name: str) -> None:
            if name.strip():
                self._call(lambda service: service.begin(name))

        ask_text(
            self._context.window,
            tr("Begin a Review"),
            tr("Name of the reviewer"),
            begin,
            self._context.settings.get(AUTHOR),
        )

    def end(self) -> None:
        """End the review; the texts stay as they are."""
        if self._is_under_way():
            self._call(lambda service: service.end())

    def accept(self) -> None:
        """Accept the first change in the open segment."""
        self._decide(ReviewService.accept, first=True)

    def reject(self) -> None:
        """Reject the first change in the open segment."""
        self._decide(ReviewService.reject, first=True)

    def accept_all(self) -> None:
        """Accept all changes in the open segment."""
        self._decide(ReviewService.accept, first=False)

    def reject_all(self) -> None:
        """Reject all changes in the open segment."""
        self._decide(ReviewService.reject, first=False)

    def accept_every(self) -> None:
        """Accept all changes of the project."""
        if self._is_under_way():
            self._call(lambda service: service.accept_all())

    def reject_every(self) -> None:
        """Reject all changes of the project."""
        if self._is_under_way():
            self._call(lambda service: service.reject_all())

    def take_over(self) -> None:
        """Confirm the reviewer's texts."""
        self._call(lambda service: service.take_over())

    def approve(self) -> None:
        """Approve the open segment, and go on."""
        view = self._context.view
        if view is None or view.segment is None:
            return
        row_id = view.segment.row_id

        def go_on() -> None:
            grid, model = view.parts.get(SegmentGrid), view.parts.get(SegmentModel)
            count = model.rowCount()
            for step in range(1, count):
                row = (grid.current_row + step) % count
                if model.segment(row).state is not SegmentState.REVIEWED:
                    grid.go_to(row)
                    return
            self._say(tr("All segments shown are reviewed."))

        then = view.parts.get(Waiting).then(go_on)
        self._call(lambda service: service.approve(row_id, then))

    def add_finding(self) -> None:
        """Ask for a finding about the open segment."""
        view = self._context.view
        if view is None or view.segment is None:
            return
        row_id = view.segment.row_id
        dialog = FindingDialog(self._context.window)

        def add() -> None:
            kind, severity = dialog.kind.currentData(), dialog.severity.currentData()
            text = dialog.text.text().strip()
            self._call(lambda service: service.add_finding(row_id, kind, severity, text))

        dialog.accepted.connect(add)
        open_for_typing(dialog)

    def show_changed(self) -> None:
        """Show only the segments the reviewer changed."""
        view = self._context.view
        if view is None:
            return
        if not self._changed:
            self._say(tr("The review has changed nothing."))
            return
        view.parts.get(FilterBar).show_rows(self._changed)

    def toggle_marks(self) -> None:
        """Mark the changes, or no longer."""
        self._context.settings.set(REVIEW_MARKS, not self._shown)
        self._say(
            tr("Changes of the review are marked.")
            if self._shown
            else tr("Changes of the review are not marked any more.")
        )
        self._refresh()
        grid = self._context.part(SegmentGrid)
        if grid is not None:
            grid.fit_rows()

    def write_report(self) -> None:
        """Ask where to, and write the report."""
        open_project = self._context.open_project
        if open_project is None:
            return
        name = open_project.project.info.name
        title = tr("Review of {name}", name=name)
        path = files.ask_new_file(
            self._context.window,
            self._context.settings,
            tr("Write the report"),
            f"{title}.html",
            files.REPORTS,
        )
        if path is not None:
            self._call(lambda service: service.write_report(path, title))

    def _is_under_way(self) -> bool:
        """Whether there is a review; shows a message if there is none."""
        if not self.reviewer:
            self._say(tr("No review is under way: Review › Begin a Review begins one."))
        return bool(self.reviewer)

    def _decide(self, decide: Callable[..., None], *, first: bool) -> None:
        view = self._context.view
        if view is not None and view.segment is not None and self._is_under_way():
            row_id = view.segment.row_id
            self._call(lambda service: decide(service, row_id, first=first))

    def _call(self, what: Callable[[ReviewService], None]) -> None:
        """After what is in the editor was given to the disk."""
        if self.service is not None and self._context.view is not None:
            self._context.view.save()
            what(self.service)

    def _opened(self) -> None:
        open_project, view = self._context.open_project, self._context.view
        if open_project is None or view is None:
            return
        service = self.service = view.parts.get(ReviewBinding).service
        rtl = is_right_to_left(open_project.project.info.target_language)
        self.strip = ReviewStrip(self._context.theme, right_to_left=rtl)
        view.add_strip(self.strip)
        delegate = view.parts.get(SegmentGrid).delegate
        delegate.add_marks(self._marks)
        delegate.removals_of = self._with_removals
        view.parts.get(ReviewPanel).action_asked.connect(self._context.trigger)
        service.loaded.connect(self._loaded)
        service.rows_changed.connect(self._reload)
        service.announced.connect(self._announce)
        service.failed.connect(self._context.show_error)
        view.parts.get(SegmentEditing).opened.connect(lambda _: self._refresh())
        open_project.saved.connect(lambda _: self._follow())
        open_project.confirmed.connect(lambda _: self._follow())
        service.load()

    def _closed(self) -> None:
        self.service, self.strip = None, None
        self.reviewer, self._changed = "", {}

    def _loaded(self, reviewer: str, changed: list[ReviewedSegment]) -> None:
        self.reviewer = reviewer
        self._changed = {one.segment.row_id: one for one in changed}
        self._refresh()
        grid = self._context.part(SegmentGrid)
        if grid is not None:
            grid.fit_rows()

    def _follow(self) -> None:
        """Texts were written: in a review, what differs is another set now."""
        if self.service is not None and self.reviewer:
            self.service.load()

    def _refresh(self) -> None:
        view, strip = self._context.view, self.strip
        if view is None or strip is None:
            return
        segment = view.segment
        found = None if segment is None else self._changed.get(segment.row_id)
        if found is None or not self._shown:
            strip.hide()
        else:
            strip.show_changes(found.base, found.segment.target, len(found.changes), self._keys())
        view.parts.get(SegmentGrid).viewport().update()

    def _keys(self) -> str:
        native = QtGui.QKeySequence.SequenceFormat.NativeText
        keys = {
            name: self._context.shell.book[f"review.{name}"].shortcut().toString(native)
            for name in ("accept", "reject")
        }
        return tr("{accept} accepts the first, {reject} rejects it", **keys)

    def _marks(self, segment: ProjectSegment, column: int) -> Sequence[Mark]:
        """Marks of text put in, in rows that are not open."""
        found = self._changed.get(segment.row_id) if self._shown and column == TARGET else None
        if found is None or found.segment.target != segment.target:
            return ()
        return [Mark(one.start, one.end, "added") for one in found.changes if one.end > one.start]

    def _with_removals(self, segment: ProjectSegment) -> TextWithRemovals | None:
        """A row that is not open with what was taken out of it, too."""
        found = self._changed.get(segment.row_id) if self._shown else None
        if found is None or found.segment.target != segment.target:
            return None
        return with_removals(segment.target, found.base.plain, found.changes)

    def _reload(self, rows: frozenset[int]) -> None:
        if self._context.view is not None:
            self._context.view.read_again(rows)

    def _announce(self, what: str, number: int) -> None:
        key = key_of("edit.undo")
        texts = {
            "begun": tr("Changes to %Ln translations are tracked from now on.", number),
            "taken": tr("%Ln segments taken over and learned.", number),
            "reported": tr("The report is written; it names %Ln segments.", number),
            "found": tr("The finding is kept for the report."),
            "accepted": tr(
                "The changes of %Ln segments are accepted. {key} brings them back.", number, key=key
            ),
            "rejected": tr(
                "%Ln segments have the translator's text again. {key} takes that back.",
                number,
                key=key,
            ),
            "nothing here": tr("The review has changed nothing here."),
            "nothing": tr("The review has changed nothing."),
        }
        self._say(texts[what])

    def _say(self, text: str) -> None:
        self._context.announce(text)
