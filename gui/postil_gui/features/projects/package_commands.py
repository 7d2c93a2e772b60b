"""Commands on packages: hand over a project as one file, open a package, merge a returned one.

An XLIFF or PO file that was changed in another program is merged as a package is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.formats.registry import BILINGUAL_SUFFIXES, HANDOFF_SUFFIXES, is_bilingual, is_handoff
from postil.types.progress import Progress
from postil_gui import paths
from postil_gui.i18n.directions import isolated
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.operations.operation import NOTHING, Changes, Operation
from postil_gui.qt import QtWidgets
from postil_gui.settings import AUTHOR, PROJECTS_FOLDER
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.dialog_parts import TICK_HEIGHT, field_label, forbid, muted
from postil_gui.widgets.dialogs.form_dialog import FormDialog
from postil_gui.widgets.dialogs.work_dialog import OutcomeDialog, WorkDialog
from postil_gui.widgets.engine_captions import why_no_engine
from postil_gui.widgets.segment_states import STATE_NAMES

if TYPE_CHECKING:
    from postil.workspace.package.merge import Merged, MergeReport
    from postil.workspace.project import Project
    from postil_gui.context import Context
    from postil_gui.features.projects.commands import ProjectCommands
    from postil_gui.features.projects.handoff_commands import HandoffCommands
    from postil_gui.project.open_project import OpenProject

PACKAGES = files.FileKind(mark("Project packages"), (files.PACKAGE_SUFFIX,))
BACK = files.FileKind(
    mark("Packages and bilingual files"), (files.PACKAGE_SUFFIX, *BILINGUAL_SUFFIXES)
)
OPENED = files.FileKind(mark("Packages"), (files.PACKAGE_SUFFIX, *HANDOFF_SUFFIXES))


class PackDialog(FormDialog):
    """Asks what goes along in a package."""

    def __init__(self, no_engine: str, parent: QtWidgets.QWidget) -> None:
        super().__init__(tr("Hand the Project Over"), tr("Choose the file …"), parent)
        self.form.addRow(
            muted(
                tr(
                    "Documents, translations, comments, terms and settings go into one file. "
                    "What your colleague does with it can be merged back here."
                )
            )
        )
        self.memories = QtWidgets.QCheckBox(tr("&Reference memories"))
        self.memories.setChecked(True)
        self.engine = QtWidgets.QCheckBox(tr("The &engine, with what it learned here"))
        self.form.addRow(field_label(tr("Goes along"), TICK_HEIGHT), self.memories)
        self.form.addRow("", self.engine)
        if no_engine:
            self.form.addRow("", forbid(self.engine, no_engine))


class MergeDialog(FormDialog):
    """Asks whose text counts where both changed a segment of a package; a bilingual file has no
    record of that.
    """

    def __init__(self, name: str, parent: QtWidgets.QWidget, *, is_file: bool = False) -> None:
        super().__init__(tr("Merge {name}", name=name), tr("Merge"), parent)
        self.theirs = QtWidgets.QRadioButton(tr("the text of the &package"))
        self.ours = QtWidgets.QRadioButton(tr("the text of this pro&ject"))
        self.theirs.setChecked(True)
        if is_file:
            text = tr("Where the file differs from this project, its texts and states are taken.")
            self.form.addRow(muted(text))
        else:
            self.form.addRow(
                field_label(tr("Where both changed a segment, take"), TICK_HEIGHT), self.theirs
            )
            self.form.addRow("", self.ours)
        self.review = QtWidgets.QCheckBox(tr("Mark what changed, to &accept or reject it"))
        self.review.setChecked(True)
        self.form.addRow("", self.review)


@contextmanager
def _reviewed(project: Project, reviewer: str) -> Iterator[None]:
    """Record the changes of the block as changes of a review, unless one is under way."""
    if project.review.reviewer:
        yield
        return
    project.review.begin(reviewer)
    try:
        yield
    finally:
        if not project.review.changed():  # or nothing came, for it could not be read
            project.review.end()


def _merge(
    project: Project, path: Path, progress: Progress, *, ours: bool, review: bool
) -> MergeReport:
    """Merge a returned package or bilingual file."""
    from postil.workspace.package.file import open_package  # noqa: PLC0415
    from postil.workspace.package.merge import merge_package  # noqa: PLC0415
    from postil.workspace.package.returned_documents import ReturnedDocument  # noqa: PLC0415

    if is_bilingual(path):
        document = ReturnedDocument(project, path, progress)
        author, work = document.author, document.merge
    else:
        with open_package(path) as package:
            author = str(package.manifest["author"]).strip()
        work = partial(merge_package, project, path, "ours" if ours else "theirs")
    if not review:
        return work(progress)
    with _reviewed(project, author or path.stem):
        return work(progress)


def _line(one: Merged, remark: str) -> tuple[str, str]:
    """A segment of the report: its source, the text here and that of the package; a remark."""
    here, there = one.before.target.plain or "—", one.target.plain or "—"
    if one.target == one.before.target:  # only its state differs
        states = (tr(STATE_NAMES[state]) for state in (one.before.state, one.state))
        return f"{one.before.source.plain}\n{here}\n{'  →  '.join(states)}", remark
    return f"{one.before.source.plain}\n{isolated(here)}  →  {isolated(there)}", remark


class PackageCommands:
    """Commands on packages."""

    def __init__(
        self, context: Context, projects: ProjectCommands, handoffs: HandoffCommands
    ) -> None:
        self._context = context
        self._projects = projects
        self._handoffs = handoffs

    def pack(self) -> None:
        """Ask what goes along and where to, and write the package."""
        context, open_project, view = self._context, self._context.open_project, self._context.view
        if open_project is None or view is None:
            return
        project = open_project.project
        dialog = PackDialog(why_no_engine(project), context.window)

        def go() -> None:
            memories, engine = dialog.memories.isChecked(), dialog.engine.isChecked()
            name = f"{project.info.name}{files.PACKAGE_SUFFIX}"
            title = tr("Hand the project over")
            path = files.ask_new_file(context.window, context.settings, title, name, PACKAGES)
            if path is not None:
                view.save()
                self._pack(open_project, path, memories=memories, engine=engine)

        dialog.accepted.connect(go)
        dialog.open()

    def _pack(self, open_project: OpenProject, path: Path, *, memories: bool, engine: bool) -> None:
        context, project = self._context, open_project.project

        def work(progress: Progress) -> None:
            from postil.workspace.package.packages import pack_project  # noqa: PLC0415

            pack_project(project, path, memories=memories, engine=engine, progress=progress)

        def done(_: None) -> None:
            context.tell_written(tr("The project is in {path}.", path=path), path.parent)

        self._run(
            open_project,
            tr("Hand the project over"),
            work,
            done,
            heading=tr("Hand the Project Over"),
            stopped=tr("Stopped: no package was written."),
        )

    def _run(
        self,
        open_project: OpenProject,
        title: str,
        work: Callable[[Progress], Any],
        done: Callable[[Any], None],
        *,
        heading: str,
        stopped: str,
        changes: Changes = NOTHING,
    ) -> None:
        """Run work with a dialog in sight, which closes before the outcome is shown.

        ``heading`` is that of the dialog; ``stopped`` is announced if it was stopped.
        """

        def finished(result: Any) -> None:
            dialog.accept()
            done(result)

        def failed(error: Exception) -> None:
            dialog.accept()
            self._context.show_error(title, error)

        operation = Operation(
            title,
            work,
            finished,
            failed,
            changes=lambda _: changes,
            stopped=lambda: self._context.announce(stopped),
        )
        dialog = WorkDialog(heading, operation, self._context.window)
        dialog.open()
        open_project.data.submit(operation)

    def open(self) -> None:
        """Ask for a package, and make a project of it."""
        context = self._context
        path = files.ask_file(context.window, context.settings, tr("Open a package"), OPENED)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Make a project of a package, ours or one of another tool, and open it."""
        if is_handoff(path):
            self._handoffs.open_file(path)
            return
        context = self._context
        parent = Path(context.settings.get(PROJECTS_FOLDER) or paths.projects_folder())
        author = context.settings.get(AUTHOR)

        def work(progress: Progress) -> Project:
            from postil.workspace.package.packages import unpack_project  # noqa: PLC0415

            folder = paths.free_folder(parent, path.stem)
            return unpack_project(path, folder, author=author, progress=progress)

        self._projects.open_with(tr("Open the package"), work)

    def merge(self) -> None:
        """Ask for a returned package or file, and merge it."""
        context = self._context
        if context.open_project is None:
            return
        path = files.ask_file(context.window, context.settings, tr("Merge what came back"), BACK)
        if path is not None:
            self.merge_file(path)

    def merge_file(self, path: Path) -> None:
        """Ask for options, and merge a returned package or file."""
        context, open_project, view = self._context, self._context.open_project, self._context.view
        if open_project is None or view is None:
            return
        project = open_project.project
        dialog = MergeDialog(path.name, context.window, is_file=is_bilingual(path))

        def go() -> None:
            ours, review = dialog.ours.isChecked(), dialog.review.isChecked()

            def work(progress: Progress) -> MergeReport:
                return _merge(project, path, progress, ours=ours, review=review)

            view.save()
            self._run(
                open_project,
                tr("Merge what came back"),
                work,
                self._merged,
                heading=tr("Merge What Came Back"),
                stopped=tr("Stopped: nothing was merged."),
                changes=Changes(counts=True),
            )

        dialog.accepted.connect(go)
        dialog.open()

    def _merged(self, report: MergeReport) -> None:
        from postil.workspace.package.merge import MergeReport as NewReport  # noqa: PLC0415

        view, open_project = self._context.view, self._context.open_project
        if view is None or open_project is None:
            return
        taken = {one.before.row_id for one in report.taken}
        view.read_again(frozenset([*taken, *report.marked]))
        open_project.merged.emit(report)
        conflicts = {one.before.row_id for one in report.conflicts}
        text = tr(
            "Segments taken over: {taken}. Changed on both sides: {conflicts}; "
            "changed only here: {kept}; not in this project: {unknown}.",
            taken=whole(len(report.taken)),
            conflicts=whole(len(conflicts)),
            kept=whole(report.kept),
            unknown=whole(report.unknown),
        )
        if report.marked:
            marked = len(report.marked)
            text += " " + tr("%Ln segments have other comments, bookmarks or locks.", marked)
        if report.terms:
            text += " " + tr("Terms that came, changed or went: %Ln.", report.terms)
        if report.checks:
            text += " " + tr("The checks are set otherwise now.")
        if report.blocked:
            text += " " + tr(
                "Blocked for the machine, or not any more: %Ln phrases.", report.blocked
            )
        kept = [one for one in report.conflicts if one.before.row_id not in taken]
        if report == NewReport():
            text = tr("Nothing that came back differs from this project.")
        lines = [
            *(_line(one, tr("stays as it is here")) for one in kept),
            *(
                _line(one, tr("changed on both sides") if one.before.row_id in conflicts else "")
                for one in report.taken
            ),
        ]
        context = self._context
        OutcomeDialog(context.theme, tr("What Came Back"), text, lines, context.window).open()
