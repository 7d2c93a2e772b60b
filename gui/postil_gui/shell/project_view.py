"""Everything that shows one open project: filter, grid and panels, bound to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from postil.errors import NoSegmentError, PostilError
from postil.text.tags import TaggedText
from postil.workspace.records import ProjectSegment
from postil_gui.actions.keys import key_of
from postil_gui.context import Parts
from postil_gui.features.checks.binding import ChecksBinding
from postil_gui.features.checks.panel import ChecksPanel
from postil_gui.features.concordance.panel import ConcordancePanel
from postil_gui.features.documents.preview_binding import PreviewBinding
from postil_gui.features.documents.preview_panel import PreviewPanel
from postil_gui.features.editing.editor.text_tools import EditorTools
from postil_gui.features.editing.grid.filter_bar import FilterBar
from postil_gui.features.editing.grid.filter_hits import FilterHits
from postil_gui.features.editing.grid.finding import FindingService
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.grid.segments_model import SegmentModel
from postil_gui.features.editing.grid.waiting import Waiting
from postil_gui.features.editing.replace.replacing import ReplacingService
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.segments.segment_work import SegmentWork
from postil_gui.features.editing.undo.undo import UndoRedo
from postil_gui.features.learning.binding import LearningBinding
from postil_gui.features.learning.followed_drafts import FollowedDrafts
from postil_gui.features.learning.panel import LearningPanel
from postil_gui.features.matches.binding import MatchesBinding
from postil_gui.features.matches.panel import MatchesPanel
from postil_gui.features.notes.annotation_commands import AnnotationCommands
from postil_gui.features.notes.binding import NotesBinding
from postil_gui.features.notes.panel import NotesPanel
from postil_gui.features.review.binding import ReviewBinding
from postil_gui.features.review.panel import ReviewPanel
from postil_gui.features.statistics.binding import StatisticsBinding
from postil_gui.features.statistics.panel import StatisticsPanel
from postil_gui.features.terms.binding import TermsBinding
from postil_gui.features.terms.panel import TermsPanel
from postil_gui.i18n.languages import direction_of, language_name, sides_right_to_left
from postil_gui.i18n.messages import tr
from postil_gui.project.open_project import SAVE_DRAFT, OpenProject
from postil_gui.project.segment_numbers import find_numbers
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.settings import QUERIES, SOURCE_SHARE, Settings
from postil_gui.theme.theme import Theme
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.segment_states import STATE_NAMES

SURVEY_FROM = 400  # segments; fewer are read as they come


class NoteStrip(QtWidgets.QWidget):
    """A line under the grid: the document's note for the open segment, and missing tags."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("noteStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._missing = 0
        self._tag_problem = ""
        self.sign, self.warning = Label(), Label()
        self.note = Label()
        self.note.setWordWrap(True)
        self.note.setAccessibleName(tr("Note of the document"))
        self.note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.tags = Label()
        self.tags.setAccessibleName(tr("Missing tags"))
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(14, 7, 14, 7)
        row.setSpacing(9)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.note, 1)
        row.addWidget(self.warning)
        row.addWidget(self.tags)
        theme.changed.connect(self._colour)
        self._colour()
        self.hide()

    def show_note(self, note: str) -> None:
        """Show a note of the document, or none."""
        self.note.setText(" · ".join(note.split("\n")))
        self._refresh()

    def show_missing(self, number: int) -> None:
        """Show the number of tags that the translation lacks."""
        self._missing = number
        self._refresh()

    def show_tag_problem(self, message: str) -> None:
        """Show the error of the tags that are there."""
        self._tag_problem = message
        self._refresh()

    def _refresh(self) -> None:
        missing = tr(
            "%Ln tags are missing · {key} places them",
            self._missing,
            key=key_of("segment.place_tags"),
        )
        said = [self._tag_problem, missing if self._missing else ""]
        self.tags.setText("   ".join(one for one in said if one))
        self.sign.setVisible(bool(self.note.text()))
        self.warning.setVisible(bool(self._tag_problem))
        self.setVisible(bool(self.note.text() or self.tags.text()))

    def _colour(self) -> None:
        ratio = self.devicePixelRatioF()
        self.sign.setPixmap(self._theme.pixmap("note", "muted", 16, ratio))
        self.sign.setFixedHeight(max(16, self.note.fontMetrics().height()))  # beside its first line
        self.warning.setPixmap(self._theme.pixmap("warning", "similar", 16, ratio))


class ProjectView(QtWidgets.QWidget):
    """One open project; the window puts its panels where they belong.

    Its panels are made after it, by :meth:`make_panels` and :meth:`bind_panels`: all at once would
    take too long.

    Attributes
    ----------
    parts
        What commands of features work with, by its type.
    """

    announced = Signal(str)
    """Message for the status bar, a sentence."""

    failed = Signal(str, object)
    """Title and exception of something that went wrong."""

    segment_opened = Signal(object)
    """``ProjectSegment``, also when its state changes."""

    def __init__(
        self,
        open_project: OpenProject,
        theme: Theme,
        settings: Settings,
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.open_project = open_project
        self.parts = Parts()
        self._theme = theme
        self._settings = settings
        info = open_project.project.info
        codes = (info.source_language, info.target_language)
        self._names = (language_name(codes[0]), language_name(codes[1]))
        self._rtl = sides_right_to_left(*codes)
        self.model = SegmentModel(open_project.project.segments, self._names, self._rtl, self)
        directions = (direction_of(codes[0]), direction_of(codes[1]))
        self.grid = SegmentGrid(theme, directions)
        self.grid.source.language, self.grid.editor.language = codes
        self.grid.columns.share = settings.get(SOURCE_SHARE)
        self.grid.columns.share_changed.connect(lambda share: settings.set(SOURCE_SHARE, share))
        self.grid.set_segments(self.model)
        self.filter = FilterBar(theme)
        self.finding = FindingService(open_project)
        self.hits = FilterHits(self.grid)
        self.note = NoteStrip(theme)
        self.editing = SegmentEditing(self.grid, self.model, open_project, settings)
        self.tools = EditorTools(self.grid.editor, self.editing, open_project, settings, theme)
        self.work = SegmentWork(self.grid, self.model, self.editing, open_project, settings)
        self.waiting = Waiting(self.grid)
        self.marks = AnnotationCommands(
            self.grid,
            self.model,
            self.editing,
            open_project,
            self.work.service,
            waiting=self.waiting,
        )
        self.undoing = UndoRedo(self.grid.editor, self.editing, self.work.service)
        self.replacing = ReplacingService(
            open_project, self.work.service, lambda: self.model.places
        )
        for part in (
            *(self.model, self.grid, self.filter, self.editing, self.tools, self.work),
            *(self.waiting, self.marks, self.undoing, self.replacing),
        ):
            self.parts.add(part)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.filter)
        column.addWidget(self.grid, 1)
        column.addWidget(self.tools.changes_strip)
        column.addWidget(self.note)

    def make_panels(self, place_of: Callable[[str], QtWidgets.QWidget]) -> Iterator[None]:
        """Make the panels, step by step, each in the place of its id: whatever comes into another
        widget later is styled once more, with all that is in it.
        """
        theme, names, rtl = self._theme, self._names, self._rtl
        info = self.open_project.project.info
        of_target = rtl[1]
        self.matches = MatchesPanel(theme, rtl, place_of("matches"))
        self.learning = LearningPanel(theme, right_to_left=of_target, parent=place_of("learned"))
        self.terms = TermsPanel(theme, parent=place_of("terms"))
        yield
        self.concordance = ConcordancePanel(
            theme,
            names,
            rtl,
            place_of("concordance"),
            codes=(info.source_language, info.target_language),
        )
        self.checks = ChecksPanel(theme, right_to_left=of_target, parent=place_of("checks"))
        yield
        self.notes = NotesPanel(theme, right_to_left=of_target, parent=place_of("notes"))
        self.review = ReviewPanel(theme, right_to_left=of_target, parent=place_of("review"))
        yield
        self.statistics = StatisticsPanel(theme, place_of("statistics"))
        self.preview = PreviewPanel(theme, right_to_left=of_target, parent=place_of("preview"))

    def bind_panels(self) -> Iterator[None]:
        """Bind the panels to what they show, step by step."""
        open_project, theme, editor = self.open_project, self._theme, self.grid.editor
        self.matching = MatchesBinding(
            self.matches,
            self.editing,
            open_project,
            self.work.service,
            theme=theme,
            directions=self.grid.directions,
        )
        self.glossing = TermsBinding(
            self.terms,
            self.editing,
            open_project,
            theme,
            texts=(self.grid.source, editor),
            languages=self._names,
            directions=self._rtl,
        )
        self.checking = self._make_checking(open_project)
        yield
        self.lessons = LearningBinding(
            self.learning, self.editing, editor, open_project, self.model
        )
        self.work.service.changed.connect(self.lessons.forget_drafts)
        self.followed_drafts = FollowedDrafts(self.grid, self.model, self.editing)
        self.lessons.followed.connect(self.undoing.add_followed)
        self.lessons.followed.connect(self.followed_drafts.add)
        self.lessons.row_asked.connect(self.go_to_row)
        self.lessons.rows_asked.connect(self.filter.show_rows)
        self.counting = StatisticsBinding(
            self.statistics, self.editing, open_project, self._settings
        )
        NotesBinding(self.notes, self.editing, open_project, self.marks.service, self.work.service)
        yield
        self.reviewing = ReviewBinding(self.review, self.editing, open_project, self.work.service)
        self.reviewing.row_asked.connect(self.go_to_row)
        self.previewing = PreviewBinding(self.preview, self.editing, open_project, self.model)
        self.previewing.number_asked.connect(self.go_to_number)
        parts = (self.matches, self.matching, self.concordance, self.glossing, self.checking)
        for part in (*parts, self.learning, self.lessons, self.review, self.reviewing):
            self.parts.add(part)
        self._connect()
        self._count_shown()

    def _make_checking(self, open_project: OpenProject) -> ChecksBinding:
        made = ChecksBinding(
            self.checks,
            self.editing,
            self.grid.editor,
            open_project,
            self.model,
            waiting=self.waiting,
            settings=self._settings,
        )
        made.number_asked.connect(self.go_to_number)
        self.glossing.service.changed.connect(lambda _: made.check_again())
        made.service.settings_kept.connect(self.tools.spelling.look)
        self.work.service.recut.connect(made.recut)
        self.work.service.changed.connect(
            lambda segments: made.service.look_at(one.row_id for one in segments)
        )
        return made

    @property
    def panels(self) -> dict[str, QtWidgets.QWidget]:
        """The panels by their id, see ``panels.places``."""
        return {
            "matches": self.matches,
            "learned": self.learning,
            "terms": self.terms,
            "concordance": self.concordance,
            "checks": self.checks,
            "notes": self.notes,
            "review": self.review,
            "statistics": self.statistics,
            "preview": self.preview,
        }

    def start(self) -> None:
        """Open the segment that was open last, else the first that is not confirmed, and begin to
        read the rest.
        """
        self.open_project.refresh_statistics()
        self.open_project.load_learned()
        self.open_project.learn_on()
        self.finding.load()
        self.open_project.find_structures()
        self.checking.service.look_over()
        left_at = self._settings.left_at(self.open_project.project.folder)
        if self.model.total > SURVEY_FROM:
            begin = self.waiting.then(self.go_to_number)
            self.open_project.find_beginning(left_at, lambda place: begin(place + 1))
            self.open_project.survey()
        elif left_at and (number := self.model.number_of(left_at)):
            self.go_to_number(number)
        elif self.model.rowCount():
            first = self.model.next_open(self.model.rowCount() - 1)
            self.grid.go_to(first if first is not None else 0)

    @property
    def segment(self) -> ProjectSegment | None:
        """The open segment."""
        return self.editing.segment

    def add_strip(self, strip: QtWidgets.QWidget) -> None:
        """Put a strip under the segments."""
        layout = self.layout()
        if layout is not None:
            layout.addWidget(strip)

    def save(self) -> None:
        """Save the text in the editor: it counts, too."""
        self.editing.save()

    def remark(self, text: str) -> None:
        """Show a remark that is valid as long as the present view."""
        self.announced.emit(text)

    def take_focus(self) -> None:
        """Put the caret into the translation of the open segment."""
        self.grid.editor.setFocus()

    def go_to_number(self, number: int) -> None:
        """Go to a segment by its number from 1, dropping the filter if it hides it."""
        place = number - 1
        row = self.model.row_of_place(place)
        if row is None and self.model.is_filtered:
            self.filter.clear()
            self.model.show_only(None)
            row = place
        if row is not None:
            self.grid.go_to(row)

    def go_to_row(self, row_id: int) -> None:
        """Go to a segment by its row id, wherever it is."""
        number = self.model.number_of(row_id)
        if number:
            self.go_to_number(number)
        else:
            go = self.waiting.then(self.go_to_number)
            find_numbers(self.open_project, [row_id], lambda found: go(found[0]))

    def read_again(self, rows: frozenset[int]) -> None:
        """Show segments as they are now that were changed in the project, and check them."""
        self.model.reload(rows)
        self.checking.service.look_at(rows)
        if self.editing.segment is not None and self.editing.segment.row_id in rows:
            row, editor = self.grid.current_row, self.grid.editor
            caret, had_focus = editor.textCursor().position(), editor.hasFocus()
            self.grid.close_row()
            self.grid.go_to(row, take_focus=had_focus)
            cursor = editor.textCursor()
            cursor.setPosition(min(caret, editor.document().characterCount() - 1))
            editor.setTextCursor(cursor)

    def show_learner(self) -> None:
        """Set in the Learned panel which engine learns, the project's own or that of a team."""
        project = self.open_project.project
        self.learning.show_engine(
            project.engine is not None,
            team=project.team.learns,
            lost=bool(project.engine_error),
        )

    def look_again(self) -> None:
        """Look up again what is in sight: the units of the memories have changed, or another team's
        memory is used.
        """
        self.show_learner()
        self.matching.look_again()
        self.concordance.look_again()

    def terms_changed(self) -> None:
        """Update terms and checks: the terms of the glossaries have changed."""
        self.glossing.service.changed.emit("")

    def _say_edge(self, direction: int) -> None:
        after = tr("There is no segment after this one.")
        self.announced.emit(after if direction > 0 else tr("There is no segment before this one."))

    def _connect(self) -> None:
        open_project, editing = self.open_project, self.editing
        self.grid.at_edge.connect(self._say_edge)
        editing.opened.connect(self._opened)
        editing.nothing_open.connect(self._nothing_open)
        editing.tags_changed.connect(self.note.show_missing)
        self.tools.tags.problem_found.connect(self.note.show_tag_problem)
        editing.announced.connect(self.announced)
        self.work.announced.connect(self.announced)
        self.marks.announced.connect(self.announced)
        self.matches.search_asked.connect(self.concordance.look_for)
        self.concordance.chosen.connect(editing.insert_text)
        self.concordance.asked.connect(open_project.concordance)
        self.filter.asked.connect(self.finding.show)
        self.filter.keep_asked.connect(self.finding.keep)
        self.filter.forget_asked.connect(self.finding.forget)
        self.finding.refused.connect(self.filter.show_error)
        self.finding.found.connect(self.filter.show_found)
        self.finding.found.connect(lambda: self.hits.show(self.finding.query))
        editing.opened.connect(lambda _: self.hits.mark_open())
        self.finding.named_changed.connect(self.filter.show_named)
        self.finding.documents_listed.connect(self.filter.show_documents)
        self.finding.documents_listed.connect(self.model.name_documents)
        open_project.structures_found.connect(self.model.show_structures)
        open_project.documents_changed.connect(lambda _: open_project.find_structures())
        open_project.documents_changed.connect(lambda _: self.finding.load())
        self.filter.left.connect(self.grid.editor.setFocus)
        self.model.shown_changed.connect(self._count_shown)
        open_project.concordance_found.connect(self.concordance.show_hits)
        open_project.concordance_refused.connect(self.concordance.show_problem)
        self.concordance.set_queries(self._settings.get(QUERIES))
        self.concordance.remembered.connect(lambda found: self._settings.set(QUERIES, found))
        open_project.refused.connect(self._refused)
        open_project.failed.connect(self.failed)
        self.model.unreadable.connect(self._unreadable, Qt.ConnectionType.QueuedConnection)
        self.model.dataChanged.connect(self._data_changed)

    def _refused(self, _row_id: int, text: TaggedText | None, title: str, error: Exception) -> None:
        if title == SAVE_DRAFT and not isinstance(error, NoSegmentError):
            self.open_project.tell_not_saved(title, error)
        elif not isinstance(error, NoSegmentError):
            self.failed.emit(title, error)
        elif text is not None and not text.is_empty:
            QtGui.QGuiApplication.clipboard().setText(text.plain)
            self.announced.emit(
                tr(
                    "The segment is no longer in the project. What you typed in it is on the "
                    "clipboard: {text}",
                    text=text.plain,
                )
            )

    def _unreadable(self, error: PostilError) -> None:
        self.failed.emit(tr("Read the project"), error)

    def _opened(self, segment: ProjectSegment) -> None:
        self._describe(segment)
        self.note.show_note(segment.note)
        self.segment_opened.emit(segment)

    def _describe(self, segment: ProjectSegment) -> None:
        """Describe the present segment to screen readers."""
        number = self.model.number_of(segment.row_id)
        self.grid.editor.setAccessibleDescription(
            tr(
                "Segment {number} of {total}, {state}. Source: {source}",
                number=number,
                total=self.model.total,
                state=tr(STATE_NAMES[segment.state]),
                source=segment.source.plain,
            )
        )

    def _nothing_open(self) -> None:
        self.note.show_note("")
        self.note.show_missing(0)
        if self.model.is_filtered:
            self.grid.nothing = tr(
                "No segment passes the filter. Escape in the filter shows all again."
            )
            self.announced.emit(self.grid.nothing)

    def _data_changed(self, first: QtCore.QModelIndex, last: QtCore.QModelIndex) -> None:
        if first.row() <= self.grid.current_row <= last.row() and self.editing.segment is not None:
            self.segment_opened.emit(self.editing.segment)

    def _count_shown(self) -> None:
        self.filter.show_count(self.model.rowCount(), self.model.total)
