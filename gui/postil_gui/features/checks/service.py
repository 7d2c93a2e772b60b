"""Quality assurance: of the open segment while it is typed, and of the whole project."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.checks.catalogue import BY_ID
from postil.workspace.checks.project_checks import CheckedSegment, Issue
from postil.workspace.checks.settings import CheckSettings
from postil.workspace.records import Confirmation, ProjectSegment
from postil_gui.features.checks.contradictions import ContradictionsService
from postil_gui.features.checks.findings import Findings
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.project.reports import export_report
from postil_gui.qt import QtCore, Signal

log = logging.getLogger(__name__)

PAUSE_MILLISECONDS = 250
STRETCH = 2000  # segments that are read at a time
LOOK = "look over"  # key of that work
FIRST_MILLISECONDS = 1000  # from opening a project, which has enough to do, until it begins
FEW = 20  # segments that are looked over at a time,
REST_MILLISECONDS = 30  # and how long nothing is done after that: typing comes first


class CheckService(QtCore.QObject):
    """Asks ``Project.checks``; a question about the open segment replaces the one before.

    Attributes
    ----------
    findings
        Of every segment that was checked.
    complete
        Whether all segments were checked since the project was opened.
    """

    segment_checked = Signal(int)
    """Row id of a segment whose findings may be others now."""

    confirmed_checked = Signal(int)
    """Row id of a segment that was confirmed, and is; what was found is of its confirmed text."""

    all_checked = Signal()
    """The whole project was checked."""

    settings_kept = Signal()
    """Other checks are made from now on, or another word is in the dictionary."""

    check_failed = Signal()
    """The whole project could not be checked; the error was shown."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self.findings = Findings()
        self.complete = False
        self._since: set[int] = set()  # checked alone since everything began to be checked
        self._was_cut = False
        self._asked: tuple[int, TaggedText] | None = None
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MILLISECONDS)
        self._pause.timeout.connect(self._ask)
        open_project.saved.connect(self._written)
        open_project.confirmed.connect(self._confirmed)
        open_project.unconfirmed.connect(self._written)

        self._against: set[int] = set()  # contradicted otherwise since everything began to be
        self.contradictions = ContradictionsService(open_project, self._contradicted_rows, self)
        self.contradictions.found.connect(self._contradictions_found)
        self._newer: set[int] = set()  # checked alone since all began to be looked over
        self._looked_over = -1  # row id as far as which they are, -1: it is not under way
        self._changed: list[int] = []  # row ids to be looked at before
        self._rest = QtCore.QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._look_on)

    def opened(self, row_id: int, target: TaggedText) -> None:
        """Another segment is open: check it soon."""
        self.contradictions.opened(row_id)
        self.check_soon(row_id, target)

    def check_soon(self, row_id: int, target: TaggedText) -> None:
        """Check a text that is being typed, once nobody types for a moment."""
        self._asked = (row_id, target)
        self._pause.start()

    def check_all(self) -> None:
        """Check every segment."""
        project, title = self._open_project.project, tr("Check everything")
        self._since.clear()
        self._against.clear()
        self._was_cut = False

        def work(progress: Progress) -> Findings:
            issues: dict[int, list[Issue]] = {}
            for issue in project.checks.all(progress=progress):
                issues.setdefault(issue.row_id, []).append(issue)
            findings = Findings()
            findings.unspelt = project.checks.is_unspelt
            for start in range(0, project.segments.count(), STRETCH):
                progress.check()
                stretch = project.segments.read(start, start + STRETCH)
                for place, one in enumerate(stretch, start):
                    if one.row_id in issues:
                        findings.put(one.row_id, place, one.target, issues[one.row_id])
            return findings

        def done(found: Findings) -> None:
            if self._was_cut:  # it found other segments
                self.check_all()
                return
            for row_id in self._since:  # of a text that may be newer than the one it read
                now = self.findings
                found.put(row_id, now.place_of(row_id), now.target_of(row_id), now.of(row_id))
            for row_id in self._against - self._since:
                known = found if row_id in found else self.findings
                if row_id in known:
                    issues = [*_alone(found.of(row_id)), *_across(self.findings.of(row_id))]
                    found.put(row_id, known.place_of(row_id), known.target_of(row_id), issues)
            self.findings = found
            self.complete = True
            self._looked_over = -1
            self.all_checked.emit()

        def failed(error: Exception) -> None:
            self.check_failed.emit()
            self._open_project.failed.emit(title, error)

        self._open_project.reports.submit(Operation(title, work, done, failed, key="check-all"))

    @property
    def is_looking(self) -> bool:
        """Whether segments are being looked over."""
        alone = self._looked_over >= 0 or bool(self._changed)
        return alone or self.contradictions.is_busy

    def look_over(self) -> None:
        """Check in the background, without haste, each segment that has a translation, by itself
        and against the others: the project was opened, and nothing is known of what was found
        before.
        """
        self.contradictions.begin()
        self._open_project.care.cancel(LOOK)  # what is under way went by other terms or settings
        self._newer.clear()
        self._looked_over = 0
        self._rest.start(FIRST_MILLISECONDS)

    def look_at(self, row_ids: Iterable[int]) -> None:
        """Check some segments so: they were changed together."""
        changed = list(row_ids)
        self._changed.extend(changed)
        self._newer.difference_update(changed)
        self.contradictions.changed(changed)
        self._look_on()

    def _look_on(self) -> None:
        """Look at the next few."""
        checks, after = self._open_project.project.checks, self._looked_over
        changed = self._changed[:FEW]
        if not changed and after < 0:
            return

        def done(found: list[CheckedSegment]) -> None:
            if changed:
                del self._changed[: len(changed)]
            else:
                self._looked_over = found[-1].segment.row_id if found else -1
            for one in found:
                row_id = one.segment.row_id
                if row_id not in self._newer and (one.issues or self.findings.of(row_id)):
                    self._put(row_id, one.place, one.segment.target, one.issues)
            self._rest.start(REST_MILLISECONDS)

        def failed(error: Exception) -> None:
            self._looked_over = -1
            self._changed.clear()
            log.info("Segments were not checked", exc_info=error)

        self._open_project.care.submit(
            Operation(
                tr("Check everything"),
                lambda _: checks.these(changed) if changed else checks.translated(after, FEW),
                done,
                failed,
                key=LOOK,
            )
        )

    def _put(self, row_id: int, place: int, target: TaggedText, issues: Sequence[Issue]) -> None:
        """Take in the findings of one segment; those of checks across segments stay."""
        across = _across(self.findings.of(row_id))
        self.findings.put(row_id, place, target, [*issues, *across])
        self.segment_checked.emit(row_id)

    def _contradicted_rows(self) -> list[int]:
        return [row_id for row_id, issues in self.findings.issues.items() if _across(issues)]

    def _contradictions_found(self, found: Sequence[CheckedSegment]) -> None:
        """Take in contradictions of others to some segments; other findings in these stay."""
        findings = self.findings
        for one in found:
            row_id = one.segment.row_id
            self._against.add(row_id)
            issues = findings.of(row_id)
            if _across(issues) == one.issues:
                continue
            place, target = one.place, one.segment.target
            if row_id in findings:
                place, target = findings.place_of(row_id), findings.target_of(row_id)
            findings.put(row_id, place, target, [*_alone(issues), *one.issues])
            self.segment_checked.emit(row_id)

    def recut(
        self, place: int, before: Sequence[ProjectSegment], now: Sequence[ProjectSegment]
    ) -> None:
        """Other segments stand at a place now: forget those that are gone, check the new ones."""
        self._was_cut = True
        self._look_on()  # what is under way stands elsewhere
        self.contradictions.moved()
        self.findings.recut(place, [one.row_id for one in before], len(now))
        self.contradictions.changed(one.row_id for one in (*before, *now))
        for segment in now:
            self._written(segment)

    def begin_anew(self) -> None:
        """Other documents are there: what was found is of segments that stood elsewhere."""
        self._was_cut = True
        self.findings = Findings()
        self.complete = False
        self._changed.clear()
        self._open_project.care.cancel(LOOK)
        self.contradictions.begin()

    def ignore(self, issue: Issue, ignored: bool) -> None:
        """Ignore a finding, or report it again."""
        checks = self._open_project.project.checks
        self._submit(
            issue.row_id,
            tr("Ignore the finding"),
            before=lambda: checks.ignore([issue], ignored=ignored),
            then=lambda _: self.contradictions.look_up([issue.row_id]),
        )

    def read_settings(self, done: Callable[[CheckSettings, str], None]) -> None:
        """Ask which checks are made, and by which dictionary words are spelt."""
        checks = self._open_project.project.checks
        self._open_project.search.submit(
            Operation(
                tr("Read the settings"),
                lambda _: (checks.settings, checks.dictionary()),
                lambda found: done(*found),
            )
        )

    def add_dictionary(self, path: Path, done: Callable[[str], None]) -> None:
        """Spell by another dictionary from now on; ``done`` gets its name."""
        checks = self._open_project.project.checks

        def added(name: str) -> None:
            done(name)
            self._kept()

        self._open_project.search.submit(
            Operation(tr("Add a dictionary"), lambda _: checks.add_dictionary(path), added)
        )

    def set_settings(self, settings: CheckSettings, before: CheckSettings) -> None:
        """Make other checks from now on; what is as it was ``before`` may have changed meanwhile,
        and stays as it is.
        """
        self._change_settings(lambda now: now.merged(settings, before))

    def switch_off(self, check: str) -> None:
        """Make all checks but this one, too."""
        self._change_settings(lambda now: replace(now, off=now.off | {check}))

    def _change_settings(self, change: Callable[[CheckSettings], CheckSettings]) -> None:
        checks = self._open_project.project.checks
        self._open_project.data.submit(
            Operation(
                tr("Keep the settings"),
                lambda _: checks.set_settings(change(checks.settings)),
                lambda _: self._kept(),
            )
        )

    def _kept(self) -> None:
        self.settings_kept.emit()
        self.check_again()

    def check_again(self) -> None:
        """Check what was checked by other settings or terms."""
        if self._asked is not None:
            self._ask()
        if self.complete:
            self.check_all()
        else:
            self.look_over()

    def export(self, issues: Sequence[Issue], path: Path, done: Callable[[None], None]) -> None:
        """Write findings as HTML or CSV, by the ending of ``path``."""
        project = self._open_project.project

        def work() -> None:
            names = {document.id: document.title for document in project.files.all()}
            rows = []
            for issue in issues:
                segment = project.segments.get(issue.row_id)
                rows.append(
                    (
                        names[segment.document],
                        segment.position + 1,
                        Message(issue.severity),
                        tr(BY_ID[issue.finding.check].title),
                        say(issue.finding.message),
                        segment.source.plain,
                        segment.target.plain,
                    )
                )
            heads = (
                *(tr("Document"), tr("Segment"), tr("Severity"), tr("Check"), tr("Finding")),
                *(tr("Source"), tr("Translation")),
            )
            export_report(project.info.name, [(tr("Findings"), heads, rows)], path)

        self._open_project.data.submit(Operation(tr("Export the findings"), lambda _: work(), done))

    def _ask(self) -> None:
        if self._asked is None:
            return
        row_id, typed = self._asked
        self._submit(row_id, tr("Check the segment"), typed=typed, key="check")

    def _confirmed(self, confirmation: Confirmation) -> None:
        self._check_written(confirmation.segment.row_id, confirmation.segment)

    def _written(self, segment: ProjectSegment) -> None:
        asked = self._asked is not None and self._asked[0] == segment.row_id
        if not (asked and self._pause.isActive()):
            self._check_written(segment.row_id)

    def _check_written(self, row_id: int, confirmed: ProjectSegment | None = None) -> None:
        """Check what is saved; ``confirmed``: say so, if that is still what was confirmed."""

        def tell(now: ProjectSegment) -> None:
            if confirmed is not None and now.confirmed and now.target == confirmed.target:
                self.confirmed_checked.emit(row_id)

        self._submit(row_id, tr("Check the segment"), then=tell)

    def _submit(
        self,
        row_id: int,
        title: str,
        *,
        typed: TaggedText | None = None,
        before: Callable[[], None] = lambda: None,
        key: str = "",
        then: Callable[[ProjectSegment], None] = lambda _: None,
    ) -> None:
        """Check one segment: what is ``typed``, or what is saved; ``then`` gets the segment as it
        was saved by then.
        """
        project = self._open_project.project

        def run(_: Progress) -> CheckedSegment:
            before()
            if typed is None:
                (saved,) = project.checks.these([row_id])  # text and findings of one moment
                return saved
            segment, place = project.segments.get(row_id), project.segments.place(row_id)
            return CheckedSegment(place, segment, project.checks.text(row_id, typed))

        def done(found: CheckedSegment) -> None:
            self._since.add(row_id)
            self._newer.add(row_id)
            target = found.segment.target if typed is None else typed
            self._put(row_id, found.place, target, found.issues)
            then(found.segment)

        self._open_project.search.submit(Operation(title, run, done, lambda _: None, key=key))


def _is_across(issue: Issue) -> bool:
    return not BY_ID[issue.finding.check].find and bool(issue.fingerprint)


def _across(issues: Sequence[Issue]) -> list[Issue]:
    """Findings of checks across segments."""
    return [one for one in issues if _is_across(one)]


def _alone(issues: Sequence[Issue]) -> list[Issue]:
    """Findings in a segment by itself."""
    return [one for one in issues if not _is_across(one)]
