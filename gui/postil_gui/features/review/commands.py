"""Reviewing: changes accepted and rejected by key, segments approved, findings, the report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from postil.formats.segment import SegmentState
from postil_gui.features.batch.dialogs import FormDialog
from postil_gui.features.editing.editor.text_document import Mark
from postil_gui.features.editing.grid.segments_model import TARGET
from postil_gui.features.review.marks import Retold, retold
from postil_gui.features.review.panel import KIND_NAMES, SEVERITY_NAMES
from postil_gui.features.review.service import ReviewService
from postil_gui.features.review.strip import ReviewStrip
from postil_gui.i18n.languages import is_right_to_left
from postil_gui.i18n.messages import mark, tr
from postil_gui.qt import QtGui, QtWidgets
from postil_gui.settings import AUTHOR
from postil_gui.shell.actions.keys import key_of
from postil_gui.widgets import file_dialogs as files
from postil_gui.widgets.dialog_parts import field_label
from postil_gui.widgets.small_dialogs import ask_text

if TYPE_CHECKING:
    from postil.workspace.records import ProjectSegment
    from postil.workspace.review import ReviewedSegment
    from postil_gui.shell.desk import Desk

REPORTS = files.FileKind(mark("Reports"), (".html", ".csv"))


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

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.service: ReviewService | None = None
        self.strip: ReviewStrip | None = None
        self.reviewer = ""
        self._shown = True
        self._changed: dict[int, ReviewedSegment] = {}
        desk.project_opened.connect(self._opened)
        desk.project_closed.connect(self._closed)

    @property
    def changed(self) -> dict[int, ReviewedSegment]:
        """Segments with changes that are not decided, by row id."""
        return self._changed

    def callbacks(self) -> dict[str, Callable[[], None]]:
        """By id of the action."""
        return {
            "review.begin": self.begin,
            "review.end": lambda: self._call(lambda service: service.end()),
            "review.accept": lambda: self._decide(ReviewService.accept, first=True),
            "review.reject": lambda: self._decide(ReviewService.reject, first=True),
            "review.accept_all": lambda: self._decide(ReviewService.accept, first=False),
            "review.reject_all": lambda: self._decide(ReviewService.reject, first=False),
            "review.accept_every": lambda: self._call(lambda service: service.accept_all()),
            "review.reject_every": lambda: self._call(lambda service: service.reject_all()),
            "review.approve": self.approve,
            "review.finding": self.add_finding,
            "review.changed": self.show_changed,
            "review.marks": self.toggle_marks,
            "review.report": self.write_report,
            "review.take_over": lambda: self._call(lambda service: service.take_over()),
        }

    def begin(self) -> None:
        """Ask who reviews, and begin."""

        def begin(name: str) -> None:
            if name.strip():
                self._call(lambda service: service.begin(name))

        ask_text(
            self._desk.window,
            tr("Begin a Review"),
            tr("Name of the reviewer"),
            begin,
            self._desk.settings.get(AUTHOR),
        )

    def approve(self) -> None:
        """Approve the open segment, and go on."""
        view = self._desk.view
        if view is None or view.flow.segment is None:
            return
        row_id = view.flow.segment.row_id

        def go_on() -> None:
            count = view.model.rowCount()
            for step in range(1, count):
                row = (view.grid.current_row + step) % count
                if view.model.segment(row).state is not SegmentState.REVIEWED:
                    view.grid.go_to(row)
                    return
            self._say(tr("All segments shown are reviewed."))

        then = view.waiting.then(go_on)
        self._call(lambda service: service.approve(row_id, then))

    def add_finding(self) -> None:
        """Ask for a finding about the open segment."""
        view = self._desk.view
        if view is None or view.flow.segment is None:
            return
        row_id = view.flow.segment.row_id
        dialog = FindingDialog(self._desk.window)

        def add() -> None:
            kind, severity = dialog.kind.currentData(), dialog.severity.currentData()
            text = dialog.text.text().strip()
            self._call(lambda service: service.add_finding(row_id, kind, severity, text))

        dialog.accepted.connect(add)
        dialog.open()

    def show_changed(self) -> None:
        """Show only the segments the reviewer changed."""
        view = self._desk.view
        if view is None:
            return
        if not self._changed:
            self._say(tr("The review has changed nothing."))
            return
        view.filter.show_rows(self._changed)

    def toggle_marks(self) -> None:
        """Mark the changes, or no longer."""
        self._shown = not self._shown
        self._refresh()
        if self._desk.view is not None:
            self._desk.view.grid.fit_rows()

    def write_report(self) -> None:
        """Ask where to, and write the report."""
        session = self._desk.session
        if session is None:
            return
        name = session.project.info.name
        title = tr("Review of {name}", name=name)
        path = files.ask_new_file(
            self._desk.window, self._desk.settings, tr("Write the report"), f"{title}.html", REPORTS
        )
        if path is not None:
            self._call(lambda service: service.write_report(path, title))

    def _decide(self, decide: Callable[..., None], *, first: bool) -> None:
        view = self._desk.view
        if view is not None and view.flow.segment is not None:
            row_id = view.flow.segment.row_id
            self._call(lambda service: decide(service, row_id, first=first))

    def _call(self, what: Callable[[ReviewService], None]) -> None:
        """After what is in the editor was given to the disk."""
        if self.service is not None and self._desk.view is not None:
            self._desk.view.flow.save()
            what(self.service)

    def _opened(self) -> None:
        session, view = self._desk.session, self._desk.view
        if session is None or view is None:
            return
        service = self.service = view.reviewing.service
        rtl = is_right_to_left(session.project.info.target_language)
        self.strip = ReviewStrip(self._desk.theme, right_to_left=rtl)
        layout = view.layout()
        if layout is not None:
            layout.addWidget(self.strip)
        marks = view.grid.delegate.marks
        view.grid.delegate.marks = lambda segment, column: [
            *marks(segment, column),
            *self._marks(segment, column),
        ]
        view.grid.delegate.retell = self._retold
        view.review.action_asked.connect(lambda action: self._desk.window.book[action].trigger())
        service.loaded.connect(self._loaded)
        service.rows_changed.connect(self._reload)
        service.told.connect(self._told)
        service.failed.connect(self._desk.show_error)
        view.flow.opened.connect(lambda _: self._refresh())
        session.saved.connect(lambda _: self._follow())
        session.confirmed.connect(lambda _: self._follow())
        service.load()

    def _closed(self) -> None:
        self.service, self.strip = None, None
        self.reviewer, self._changed = "", {}

    def _loaded(self, reviewer: str, changed: list[ReviewedSegment]) -> None:
        self.reviewer = reviewer
        self._changed = {one.segment.row_id: one for one in changed}
        self._refresh()
        if self._desk.view is not None:
            self._desk.view.grid.fit_rows()

    def _follow(self) -> None:
        """Texts were written: in a review, what differs is another set now."""
        if self.service is not None and self.reviewer:
            self.service.load()

    def _refresh(self) -> None:
        view, strip = self._desk.view, self.strip
        if view is None or strip is None:
            return
        segment = view.flow.segment
        found = None if segment is None else self._changed.get(segment.row_id)
        if found is None or not self._shown:
            strip.hide()
        else:
            strip.show_changes(found.base, found.segment.target, len(found.changes), self._keys())
        view.grid.viewport().update()

    def _keys(self) -> str:
        native = QtGui.QKeySequence.SequenceFormat.NativeText
        keys = {
            name: self._desk.window.book[f"review.{name}"].shortcut().toString(native)
            for name in ("accept", "reject")
        }
        return tr("{accept} accepts the first, {reject} rejects it", **keys)

    def _marks(self, segment: ProjectSegment, column: int) -> Sequence[Mark]:
        """Marks of text put in, in rows that are not open."""
        found = self._changed.get(segment.row_id) if self._shown and column == TARGET else None
        if found is None or found.segment.target != segment.target:
            return ()
        return [Mark(one.start, one.end, "added") for one in found.changes if one.end > one.start]

    def _retold(self, segment: ProjectSegment) -> Retold | None:
        """A row that is not open with what was taken out of it, too."""
        found = self._changed.get(segment.row_id) if self._shown else None
        if found is None or found.segment.target != segment.target:
            return None
        return retold(segment.target, found.base.plain, found.changes)

    def _reload(self, rows: frozenset[int]) -> None:
        if self._desk.view is not None:
            self._desk.view.read_again(rows)

    def _told(self, what: str, number: int) -> None:
        key = key_of("edit.undo")
        texts = {
            "begun": tr("Changes to %Ln translations are told from now on.", number),
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
        self._desk.window.status.announce(text)
