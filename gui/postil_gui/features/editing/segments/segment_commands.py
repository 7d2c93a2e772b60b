"""Segments: confirm, move, matches, tags, concordance."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import tr
from postil_gui.shell.project_view import ProjectView
from postil_gui.widgets.small_dialogs import GoToDialog

if TYPE_CHECKING:
    from postil_gui.shell.desk import Desk

Command = Callable[[ProjectView], object]


def segment_callbacks(desk: Desk) -> dict[str, Callable[[], None]]:
    """Callbacks that need an open project, by id of the action."""
    commands: dict[str, Command] = {
        "edit.undo": lambda view: view.undoing.undo(),
        "edit.redo": lambda view: view.undoing.redo(),
        "edit.concordance": lambda view: _concordance(desk, view),
        "edit.filter": _filter,
        "edit.go_to": lambda view: _go_to(desk, view),
        "segment.confirm": lambda view: view.flow.confirm(),
        "segment.unconfirm": lambda view: view.flow.unconfirm(),
        "segment.previous": lambda view: view.grid.step(-1),
        "segment.next": lambda view: view.grid.step(1),
        "segment.next_open": lambda view: view.flow.next_open(),
        "segment.copy_source": lambda view: view.flow.copy_source(),
        "segment.insert_tag": lambda view: view.flow.insert_tag(),
        "segment.machine": lambda view: view.flow.take_machine(),
    }
    commands |= {
        "project.save": _save,
        "project.matching": lambda view: view.matching.open_settings(),
        "qa.run": lambda view: _check_all(desk, view),
        "qa.next": lambda view: view.checking.next_finding(),
        "qa.previous": lambda view: view.checking.next_finding(-1),
        "qa.export": lambda view: view.checking.export(),
        "qa.settings": lambda view: view.checking.open_settings(),
        "term.add": lambda view: view.glossing.add(),
        **{f"term.insert_{n + 1}": _insert_term(n) for n in range(5)},
        "segment.never_again": lambda view: view.lessons.never_again(),
        "segment.next_changed": lambda view: view.lessons.next_changed(),
        "segment.show_changed": lambda view: view.lessons.show_changed(),
        "engine.learned": lambda view: view.lessons.open_learned(),
        "segment.next_match": lambda view: view.matches.step(1),
        "segment.previous_match": lambda view: view.matches.step(-1),
        "segment.replace_by_match": lambda view: view.matches.take_chosen(),
        "segment.insert_match": lambda view: view.matches.insert_chosen(),
    }
    for number in range(9):
        commands[f"segment.match_{number + 1}"] = _take(number)
    return {name: _bound(desk, command) for name, command in commands.items()}


def _bound(desk: Desk, command: Command) -> Callable[[], None]:
    def callback() -> None:
        if desk.view is not None:
            command(desk.view)

    return callback


def _take(number: int) -> Command:
    return lambda view: view.flow.take_proposal(number)


def _save(view: ProjectView) -> None:
    view.flow.save()
    view.announced.emit(tr("Saved. Postil saves while you type, and when you leave a segment."))


def _check_all(desk: Desk, view: ProjectView) -> None:
    if desk.window.workplace is not None:
        desk.window.workplace.raise_panel("checks")
    view.checking.run()


def _insert_term(number: int) -> Command:
    def insert(view: ProjectView) -> None:
        if not view.terms.insert(number):
            view.announced.emit(tr("There is no term {number}.", number=number + 1))

    return insert


def _concordance(desk: Desk, view: ProjectView) -> None:
    if desk.window.workplace is not None:
        desk.window.workplace.raise_panel("concordance")
    view.search_selection()


def _filter(view: ProjectView) -> None:
    view.filter.show()  # the focus mode hides it
    view.filter.field.setFocus()
    view.filter.field.selectAll()


def _go_to(desk: Desk, view: ProjectView) -> None:
    current = view.model.place_of(view.grid.current_row) + 1 if view.grid.current_row >= 0 else 1
    dialog = GoToDialog(view.model.total, current, desk.window)
    dialog.accepted.connect(lambda: view.go_to_number(dialog.number.value()))
    dialog.open()
