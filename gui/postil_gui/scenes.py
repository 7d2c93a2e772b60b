"""What can be photographed: every page and dialog of the desk as a declared list.

A new page or dialog needs one line in :data:`SCENES`: the command that opens it, or a function that
puts the desk into the state to be shown.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import InputError
from postil.text.tags import TaggedText
from postil_gui.qt import QtCore, QtGui, QtWidgets

if TYPE_CHECKING:
    from postil.workspace.review import Kind, Severity
    from postil_gui.desk import Desk

PATIENCE_SECONDS = 60.0
MOST_EDITS = 7
Prepare = Callable[["Desk"], object]


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture.

    Parameters
    ----------
    name
        Of the file.
    command
        Triggered after ``prepare``; the dialog it opens is shown over the window.
    project
        "sample", "right-to-left", or "" for the welcome page.
    leave
        Puts the project back as it was before ``prepare``.
    """

    name: str
    command: str = ""
    project: str = "sample"
    prepare: Prepare = lambda _desk: None
    leave: Prepare = lambda _desk: None


def _palette(desk: Desk) -> None:
    from postil_gui.dialogs.palette import CommandPalette  # noqa: PLC0415

    for palette in desk.window.findChildren(CommandPalette):
        palette.field.setText("mem")


def _error(desk: Desk) -> None:
    desk.show_error(
        "Import the memory",
        InputError(
            "The unit has no translation into French.",
            file="old.tmx",
            line=312,
            hint="Mend or remove the unit, and import the file again. Nothing was imported.",
        ),
    )


def _tour(desk: Desk) -> None:
    desk.window.book["help.tour"].trigger()
    if desk.help.tour is not None:
        desk.help.tour.show_step(1)


class _ReviewScene:
    """Puts a review into the project, with changes and findings, and takes it out again."""

    EDITS = (
        ("votre", "ton"),
        (" pour", " afin de"),
        ("Suivez ", "Veuillez suivre "),
        (" sur ", " à "),
        ("la fiche", "cette fiche"),
        ("imprimante", "imprimante de bureau"),
    )
    FINDINGS: tuple[tuple[Kind, Severity, str, str], ...] = (
        ("style", "minor", "The guide addresses the reader formally.", ""),
        ("terminology", "major", "The glossary has “imprimante multifonction”.", ""),
        ("fluency", "critical", "“à le bouton”: please read it again.", "Mended."),
    )

    def __init__(self) -> None:
        self._texts: dict[int, TaggedText] = {}

    def prepare(self, desk: Desk) -> None:
        """Begin, change some words, remark something."""
        if desk.session is None or desk.view is None:
            return
        project, view = desk.session.project, desk.view
        confirmed = [one for one in project.segments() if one.confirmed]
        project.review.begin(desk.session.project.info.author or "Postil")
        for segment in confirmed[2:]:
            text = segment.target.text
            for before, after in self.EDITS:
                text = text.replace(before, after, 1)
            if text != segment.target.text and len(self._texts) < MOST_EDITS:
                self._texts[segment.row_id] = segment.target
                project.save_draft(segment.row_id, TaggedText(text, segment.target.tags))
        for (kind, severity, remark, answer), row_id in zip(
            self.FINDINGS, self._texts, strict=False
        ):
            made = project.review.add_finding(row_id, kind, severity, remark)
            project.review.change_finding(made, answer=answer)
        view.read_again(frozenset(self._texts))
        places = sorted(map(project.place, self._texts))
        view.go_to_number(1 + places[min(2, len(places) - 1)] if places else 1)
        view.reviewing.service.load()
        _idle(desk)

    def leave(self, desk: Desk) -> None:
        """Bring back what was confirmed, and end the review."""
        if desk.session is None or desk.view is None:
            return
        project, view = desk.session.project, desk.view
        for found in project.review.findings():
            project.review.remove_finding(found.id)
        for row_id, text in self._texts.items():
            project.confirm(row_id, text)
        project.review.end()
        view.read_again(frozenset(self._texts))
        self._texts.clear()
        view.reviewing.service.load()
        if desk.window.workplace is not None:
            desk.window.workplace.reset_layout()
        view.flow.next_open()
        _idle(desk)


_REVIEW = _ReviewScene()


def _align(desk: Desk) -> None:
    """Align the sample document with its translation, both as plain text."""
    from postil.formats.documents import open_document  # noqa: PLC0415
    from postil_gui.places import sample_file  # noqa: PLC0415

    desk.window.book["project.align"].trigger()
    page = desk.align.page
    if page is None or page.review is not None:
        return
    folder = Path(tempfile.mkdtemp(prefix="postil-"))
    segments = open_document(sample_file("quick-guide.reference.xlf"), "en", "fr").segments
    sides = (
        (page.source, "quick-guide.en.txt", [one.source for one in segments]),
        (page.target, "quick-guide.fr.txt", [one.target for one in segments if one.target]),
    )
    for field, name, texts in sides:
        path = folder / name
        path.write_text("\n".join(text.plain for text in texts), encoding="utf-8")
        field.show_path(path)
    desk.align.align()
    _idle(desk)
    shutil.rmtree(folder)
    page.table.setFocus()


def _idle(desk: Desk) -> None:
    """Wait for what is under way; a picture of half of it would be of no use."""
    end = time.monotonic() + PATIENCE_SECONDS
    session = desk.session
    while time.monotonic() < end:
        QtWidgets.QApplication.processEvents(QtCore.QEventLoop.ProcessEventsFlag.AllEvents, 20)
        if desk.align.is_idle and (session is None or session.is_idle):
            break


SCENES: tuple[Scene, ...] = (
    Scene("welcome", project=""),
    Scene("desk"),
    Scene("right-to-left", project="right-to-left"),
    Scene("focus-mode", "view.focus_mode"),
    Scene("concordance", "edit.concordance"),
    Scene("engines", "engine.page"),
    Scene("memories", "project.memories"),
    Scene("glossaries", "project.glossaries"),
    Scene("align", "project.align"),
    Scene("project-page", "view.project_page"),
    Scene("checks", "view.panel_checks"),
    Scene("statistics", "view.panel_statistics"),
    Scene("preview", "view.panel_preview"),
    Scene("review", "view.panel_review", prepare=_REVIEW.prepare, leave=_REVIEW.leave),
    Scene("alignment", prepare=_align),
    Scene("find-and-replace", "edit.replace"),
    Scene("comments", "segment.comment"),
    Scene("history", "segment.history"),
    Scene("add-term", "term.add"),
    Scene("repeat", "segment.repeat"),
    Scene("which-checks", "qa.settings"),
    Scene("learned", "engine.learned"),
    Scene("pre-translate", "project.pretranslate"),
    Scene("export-all", "project.export_all"),
    Scene("translate-folder", "project.translate_folder"),
    Scene("begin-review", "review.begin"),
    Scene("edit-source", "segment.edit_source"),
    Scene("package", "project.pack"),
    Scene("project-settings", "project.details"),
    Scene("new-project", "project.new", project=""),
    Scene("train", "training.train"),
    Scene("use-engine", "engine.attach"),
    Scene("matching", "project.matching"),
    Scene("split", "segment.split"),
    Scene("settings", "project.settings"),
    Scene("shortcuts", "help.shortcuts"),
    Scene("toolbar", "help.toolbar"),
    Scene("keyboard", "help.keys"),
    Scene("palette", "help.palette"),
    Scene("guide", "help.guide"),
    Scene("tour", prepare=_tour),
    Scene("about", "help.about"),
    Scene("go-to", "edit.go_to"),
    Scene("error", prepare=_error),
)


SWITCHES = ("view.focus_mode", "view.project_page")
"""Commands that, given again, undo themselves."""


def show(desk: Desk, scene: Scene, wait: Callable[[], None]) -> QtGui.QPixmap:
    """Put the desk into a state, take the picture, and leave the state again."""
    before = {one for one in _dialogs(desk) if one.isVisible()}
    scene.prepare(desk)
    if scene.command:
        desk.window.book[scene.command].trigger()
    wait()
    if scene.command == "help.palette":
        _palette(desk)
        wait()
    opened = [one for one in _dialogs(desk) if one not in before and one.isVisible()]
    picture = desk.window.grab()
    for dialog in opened:
        _paint_over(picture, dialog)
    for dialog in opened:
        dialog.close()
    if desk.help.tour is not None:
        desk.help.tour.end()
    if scene.command in SWITCHES:
        desk.window.book[scene.command].trigger()
    if desk.window.page is not None:
        desk.window.leave_page()
    scene.leave(desk)
    wait()
    return picture


def _dialogs(desk: Desk) -> list[QtWidgets.QDialog]:
    return desk.window.findChildren(QtWidgets.QDialog)


def _paint_over(picture: QtGui.QPixmap, dialog: QtWidgets.QDialog) -> None:
    """Paint a dialog in the middle of the window's picture, a little darkened around."""
    shot = dialog.grab()
    painter = QtGui.QPainter(picture)
    painter.fillRect(picture.rect(), QtGui.QColor(0, 0, 0, 70))
    corner = QtCore.QPoint(
        max(0, (picture.width() - shot.width()) // 2),
        max(0, (picture.height() - shot.height()) // 2),
    )
    painter.drawPixmap(corner, shot)
    painter.end()
