"""The Checks panel: the open segment while it is typed, the whole project when it is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from postil.text.tags import TaggedText
from postil.workspace.checks.project_checks import Issue
from postil.workspace.checks.settings import CheckSettings
from postil.workspace.records import ProjectSegment
from postil_gui.actions.keys import key_of
from postil_gui.features.checks.dialog import ChecksDialog
from postil_gui.features.checks.findings import EMPTY
from postil_gui.features.checks.panel import MOST, ChecksPanel, ListedIssue
from postil_gui.features.checks.service import CheckService
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.grid.segments_model import SegmentModel
from postil_gui.features.editing.grid.waiting import Waiting
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import say, tr
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, QtGui, Signal
from postil_gui.settings import Settings
from postil_gui.tagged_text.positions import Places, one_unit_tags
from postil_gui.widgets.dialogs import file_dialogs as files

if TYPE_CHECKING:
    from postil.workspace.package.merge import MergeReport

TAG_MISSING = "tag-missing"


class ChecksBinding(QtCore.QObject):
    """Updates the Checks panel and the signs of the grid when findings change."""

    number_asked = Signal(int)
    """Number (from 1) of a segment to go to."""

    def __init__(
        self,
        panel: ChecksPanel,
        editing: SegmentEditing,
        editor: TargetEditor,
        open_project: OpenProject,
        model: SegmentModel,
        *,
        waiting: Waiting,
        settings: Settings,
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._editing = editing
        self._editor = editor
        self._open_project = open_project
        self._model = model
        self._waiting = waiting
        self._settings = settings
        self._then: Callable[[], None] | None = None  # once everything is checked
        self.service = CheckService(open_project, self)
        editing.opened.connect(self._opened)
        editor.edited.connect(self._edited)
        self.service.segment_checked.connect(self._segment_checked)
        self.service.confirmed_checked.connect(self._tell_errors)
        self.service.all_checked.connect(self._all_checked)
        self.service.check_failed.connect(self._check_failed)
        open_project.documents_changed.connect(self._documents_changed)
        open_project.merged.connect(self._merged)
        panel.scope_changed.connect(self._scope_changed)
        panel.kind_changed.connect(self.show)
        panel.go_asked.connect(self._go)
        panel.fix_asked.connect(self._fix)
        panel.ignore_asked.connect(lambda one, ignored: self.service.ignore(one.issue, ignored))
        panel.switch_off_asked.connect(self.service.switch_off)
        panel.run_asked.connect(self.run)
        panel.settings_asked.connect(self.open_settings)
        panel.export_asked.connect(self.export)

    def run(self) -> None:
        """Check every segment and show what was found."""
        self._editing.save()
        self._panel.scope.setCurrentIndex(1)
        self._check_all()

    def next_finding(self, direction: int = 1) -> None:
        """Go to the next finding after the open segment, or before it; checks everything first."""
        if not self.service.complete:
            self._editing.save()
            self._check_all()
            self._then = self._waiting.then(lambda: self.next_finding(direction), self._tell_counts)
            return
        segment = self._editing.segment
        here = self._model.number_of(segment.row_id) if segment is not None else 0
        findings = self.service.findings
        missing = self._panel.kind.currentData() == EMPTY
        row_id = findings.step(here, direction, self._leads_to, missing=missing)
        if row_id is None:
            self._editing.announced.emit(self._nothing())
            return
        found_here = findings.of(row_id)
        issues = [one for one in found_here if self._leads_to(one)]
        there = self._go_to(row_id)
        self._editing.announced.emit(" ".join(say(one.finding.message) for one in issues))
        if there:
            about = max(issues, key=lambda one: one.finding.end > one.finding.start)
            self._select(about, findings.target_of(row_id))
            self._panel.choose(row_id, about.finding.check)

    def open_settings(self) -> None:
        """Ask which checks are to be made."""
        self.service.read_settings(self._show_settings)

    def export(self) -> None:
        """Write the findings that are shown to a file."""
        window, title = self._panel.window(), tr("Export the Findings")
        path = files.ask_new_file(window, self._settings, title, tr("findings.html"), files.REPORTS)
        if path is not None:
            issues = self._wanted()
            sentence = tr("%Ln findings written to {name}.", len(issues), name=path.name)
            self.service.export(issues, path, lambda _: self._editing.announced.emit(sentence))

    def show(self) -> None:
        """Show the findings that pass the filter."""
        shown = self._collect()
        if not self._panel.whole_project:
            self._panel.show_kinds(Counter(one.issue.finding.check for one in shown))
            self._panel.show_issues(shown, tr("The checks find nothing in this segment."))
            return
        self._panel.show_kinds(self.service.findings.counts)
        self._panel.show_issues(
            shown,
            self._nothing() if self.service.complete else tr("Checking all segments …"),
        )

    def _nothing(self) -> str:
        """Sentence for a list without findings, with the checks that could not run."""
        texts = [tr("The checks find nothing.")]
        if self.service.findings.unspelt:
            language = language_name(self._open_project.project.info.target_language)
            texts += [
                tr("Spelling is not checked."),
                tr(
                    "There is no dictionary of {language}: Tools › Which Checks takes one.",
                    language=language,
                ),
            ]
        return " ".join(texts)

    def _leads_to(self, issue: Issue) -> bool:
        """Whether next and previous finding stop at it; at missing translations only if they are
        asked for.
        """
        return self._panel.wants(issue) and not issue.ignored

    def _wanted(self, most: int | None = None) -> list[Issue]:
        """Findings to show, in the order of the segments; missing translations last."""
        if self._panel.whole_project:
            return self.service.findings.wanted(
                self._panel.wants, most, missing=self._panel.wants_untranslated
            )
        segment = self._editing.segment
        found = self.service.findings.of(segment.row_id) if segment is not None else []
        return [one for one in found if self._panel.wants(one)]

    def _collect(self) -> list[ListedIssue]:
        findings, whole = self.service.findings, self._panel.whole_project
        text = self._editor.text()
        return [
            ListedIssue(
                findings.place_of(one.row_id) + 1,
                one,
                findings.target_of(one.row_id) if whole else text,
            )
            for one in self._wanted(MOST)
        ]

    def _opened(self, segment: ProjectSegment) -> None:
        self.service.opened(segment.row_id, segment.target)
        if not self._panel.whole_project:
            self.show()

    def _edited(self) -> None:
        segment = self._editing.segment
        if segment is not None:
            self.service.check_soon(segment.row_id, self._editor.text())

    def _segment_checked(self, row_id: int) -> None:
        self._model.set_findings(row_id, *self.service.findings.signs.get(row_id, ("", 0)))
        segment = self._editing.segment
        if self._panel.whole_project or (segment is not None and segment.row_id == row_id):
            self.show()

    def _tell_errors(self, row_id: int) -> None:
        """Show the errors that a segment was confirmed with; missing tags were shown before."""
        errors = [
            say(one.finding.message)
            for one in self.service.findings.of(row_id)
            if one.severity == "error" and not one.ignored and one.finding.check != TAG_MISSING
        ]
        if errors:
            text = tr(
                "Segment {number} is confirmed with errors. {what} {key} goes back to it.",
                number=self._model.number_of(row_id),
                what=" ".join(errors[:2]) + (" …" if len(errors) > 2 else ""),
                key=key_of("qa.previous"),
            )
            self._editing.announced.emit(text)

    def _all_checked(self) -> None:
        self._model.reset_findings(self.service.findings.signs)
        self.show()
        then, self._then = self._then or self._tell_counts, None
        then()

    def _check_all(self) -> None:
        """Check everything, unless that is under way, and show the number of findings."""
        if self._then is None:
            self._then = self._tell_counts
            self.service.check_all()

    def _tell_counts(self) -> None:
        counts = self.service.findings.counts
        number = counts.total() - counts[EMPTY]
        self._editing.announced.emit(tr("The checks report %Ln findings.", number))

    def check_again(self) -> None:
        """Check again: the settings or terms that checks go by have changed."""
        if self.service.complete and self._then is None:
            self._then = lambda: None
        self.service.check_again()

    def _merged(self, report: MergeReport) -> None:
        if report.checks and not report.terms:  # with terms they are checked again anyway
            self.check_again()

    def _check_failed(self) -> None:
        self._then = None  # the next key tries again

    def recut(self, place: int, before: list[ProjectSegment], now: list[ProjectSegment]) -> None:
        """Segments were split or merged."""
        self.service.recut(place, before, now)
        self.show()

    def _documents_changed(self, _outline: object) -> None:
        self.service.begin_anew()
        self._model.reset_findings({})
        self.show()
        if self._panel.whole_project:
            self._check_all()
        else:
            self.service.look_over()

    def _scope_changed(self, everything: bool) -> None:
        if everything and not self.service.complete:
            self._editing.save()
            self._check_all()
        self.show()

    def _go(self, shown: ListedIssue) -> None:
        if self._go_to(shown.issue.row_id):
            self._select(shown.issue, shown.target)

    def _go_to(self, row_id: int) -> bool:
        """Open a segment at its present place; whether it is there."""
        if row_id not in self.service.findings:
            self._editing.announced.emit(tr("This finding is no longer there."))
            return False
        self.number_asked.emit(self.service.findings.place_of(row_id) + 1)
        return self._editing.segment is not None and self._editing.segment.row_id == row_id

    def _stands(self, checked: TaggedText) -> bool:
        """Whether the editor has the text that was checked."""
        return self._editor.text().compact() == checked.compact()

    def _select(self, issue: Issue, checked: TaggedText) -> None:
        """Select the words of a finding in its text."""
        finding = issue.finding
        if finding.end <= finding.start or not self._stands(checked):
            return
        places = Places(one_unit_tags(self._editor.text()))
        cursor = self._editor.textCursor()
        cursor.setPosition(places.to_qt(finding.start))
        cursor.setPosition(places.to_qt(finding.end), QtGui.QTextCursor.MoveMode.KeepAnchor)
        self._editor.setTextCursor(cursor)

    def _fix(self, shown: ListedIssue) -> None:
        fix = shown.issue.finding.fix
        if fix is None:
            self._editing.announced.emit(tr("Only you can mend this."))
            return
        if not self._go_to(shown.issue.row_id):
            return
        if not self._stands(shown.target):
            self._editing.announced.emit(tr("The translation is another one by now."))
            return
        if self._editing.may_edit():
            self._editor.replace_all(TaggedText(fix.text, fix.tags))
            self._editing.announced.emit(tr("Mended. Undo brings your text back."))

    def _show_settings(self, settings: CheckSettings, dictionary: str) -> None:
        dialog = ChecksDialog(settings, self._panel.window())
        dialog.saved.connect(lambda new: self.service.set_settings(new, settings))
        language = self._open_project.project.info.target_language
        dialog.show_dictionary(language, dictionary)
        dialog.dictionary_asked.connect(partial(self._add_dictionary, dialog, language))
        dialog.open()

    def _add_dictionary(self, dialog: ChecksDialog, language: str) -> None:
        title = tr("Add a Dictionary of {language}", language=language_name(language))
        path = files.ask_file(dialog, self._settings, title, files.DICTIONARIES)
        if path is not None:
            self.service.add_dictionary(path, partial(dialog.show_dictionary, language))
