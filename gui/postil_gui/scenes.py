"""What can be photographed: every page and dialog of the desk as a declared list.

A new page or dialog needs one line in :data:`SCENES`: the command that opens it, or a function that
puts the desk into the state to be shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from postil.errors import InputError
from postil_gui.qt import QtCore, QtGui, QtWidgets

if TYPE_CHECKING:
    from postil_gui.desk import Desk

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
    """

    name: str
    command: str = ""
    project: str = "sample"
    prepare: Prepare = lambda _desk: None


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
