"""States of the desk that are photographed and that no single command brings about."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from postil.errors import InputError
from postil.messages import Message
from postil.workspace.lock import ProjectInUse
from postil.workspace.proposals.match_settings import MemorySettings
from postil.workspace.segments.propagation import Repetitions
from postil_gui.features.editing.replace.replace_dialog import ReplaceDialog
from postil_gui.features.editing.segments.repetitions_dialog import RepetitionsDialog
from postil_gui.features.learning.dialog import LearnedDialog
from postil_gui.features.memories.replace_dialog import UnitReplaceDialog
from postil_gui.features.projects.new_project import NewProjectDialog
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtCore, QtGui, QtWidgets
from postil_gui.settings import RECENT
from postil_gui.shell.keys.palette import CommandPalette
from postil_gui.shell.settings_dialog import SettingsDialog
from postil_gui.widgets.dialogs.work_dialog import OutcomeDialog, WorkDialog
from postil_resources.sample_project import DOCUMENT, GLOSSARY, MEMORY, sample_file

if TYPE_CHECKING:
    from postil_gui.shell.main_controller import MainController
    from postil_gui.widgets.browse_page import BrowsePage

T = TypeVar("T")
Prepare = Callable[["MainController"], object]
PATIENCE_SECONDS = 60.0


def there(found: T | None) -> T:
    """Things a scene needs.

    Raises
    ------
    LookupError
        The desk is not in the state for the scene.
    """
    if found is None:
        raise LookupError("the desk is not in the state for this scene")
    return found


def wait_until(done: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    """Let the desk work until it is done, or for so long."""
    end = time.monotonic() + seconds
    while not done() and time.monotonic() < end:
        QtWidgets.QApplication.processEvents(QtCore.QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.002)


def pause(seconds: float) -> None:
    """Let the desk work for so long."""
    wait_until(lambda: False, seconds)


def bury() -> None:
    """Let go of what was closed for good: only an event loop that runs for ever does that by
    itself, and with every dialog of every picture the desk would become slower and larger.
    """
    QtCore.QCoreApplication.sendPostedEvents(None, QtCore.QEvent.Type.DeferredDelete.value)


def idle(desk: MainController) -> None:
    """Wait for what is under way; a picture of half of it would be of no use."""
    wait_until(
        lambda: (
            desk.executor.is_idle
            and desk.align.is_idle
            and desk.memories.is_idle
            and desk.trainer.is_idle
            and desk.engine_page.service.is_idle
            and (desk.open_project is None or desk.open_project.is_idle)
        )
    )


def command(name: str, then: Prepare = lambda _desk: None) -> Prepare:
    """Give a command, wait, and do something more."""

    def prepare(desk: MainController) -> None:
        desk.window.book[name].trigger()
        idle(desk)
        then(desk)
        idle(desk)

    return prepare


def in_a_word(action: str, word: str = "") -> Prepare:
    """A command about the word at the caret; by default the first one."""

    def prepare(desk: MainController) -> None:
        editor = there(desk.view).grid.editor
        cursor = editor.textCursor()
        cursor.setPosition(max(0, editor.toPlainText().find(word)) + 2)
        editor.setTextCursor(cursor)
        command(action)(desk)

    return prepare


def palette(desk: MainController) -> None:
    """Some letters in the command palette."""
    for one in desk.window.findChildren(CommandPalette):
        one.field.setText("mem")


def replacing(desk: MainController) -> None:
    """Something to find, and to put in its place."""
    for dialog in desk.window.findChildren(ReplaceDialog):
        dialog.find_field.setText("imprimante")
        dialog.new_field.setText("machine")
    pause(0.6)


def commented(desk: MainController) -> None:
    """Two comments on the open segment, and the dialog that lists them."""
    row_id = there(there(desk.view).editing.segment).row_id
    marks = there(desk.open_project).project.tools.annotations
    if not marks.comments(row_id):
        marks.add_comment(row_id, "Is “tray” the paper cassette here?", "Ana")
        marks.add_comment(row_id, "Yes, the lower one: see the drawing on page 12.", "Bea")
    command("segment.comment")(desk)


# errors and questions


def failing(error: Exception, title: str) -> Prepare:
    """An error is shown."""
    return lambda desk: desk.show_error(title, error)


DAMAGED = InputError(
    Message("the packed file is damaged or cut off ({reason})", reason="CRC-32"),
    file="old-memory.tmx.gz",
    line=312,
    hint="Unpack it yourself.",
)


def unforeseen(desk: MainController) -> None:
    """A fault of ours."""
    try:
        raise RuntimeError("the lexicon caught fire")
    except RuntimeError as error:
        desk.show_error("Import the memory", error)


def busy_project(desk: MainController) -> None:
    """A project that another window has open."""
    folder = Path("Manuals")
    error = ProjectInUse(
        Message("{folder}: the project is in use.", folder=folder),
        hint="Close it in the other window or program first, or open a read-only copy.",
    )
    desk.rescue.offer(folder, "Open the project", error)


def working(desk: MainController) -> None:
    """Long work under way."""
    operation = Operation("", lambda _: None)
    operation.progress.update(37, 100, "quick-guide.xlf")
    WorkDialog(tr("Merge What Came Back"), operation, desk.window).open()


def outcome(desk: MainController) -> None:
    """Outcome of work on many files."""
    rows = [
        ("quick-guide.docx", ""),
        ("warranty.xlf", ""),
        ("old.html", say(DAMAGED)),
        ("safety.md", ""),
    ]
    text = f"{tr('%Ln documents written', 3)}{tr(', %Ln not', 1)}."
    OutcomeDialog(desk.theme, tr("Export All Documents"), text, rows, desk.window).open()


def repeating(desk: MainController) -> None:
    """A translation is put into other segments with the same source."""
    segments = there(desk.open_project).project.segments.read(0, 5)
    found = Repetitions(tuple(segments[2:4]), tuple(segments[4:]))
    target = segments[1].target.plain
    RepetitionsDialog(target, found, lambda row_id: row_id, desk.window).open()


def closing(desk: MainController) -> None:
    """The desk is closed while a training runs."""
    desk.training.closing_box("Office printer").open()


def merging(desk: MainController) -> None:
    """A package that came back."""
    desk.packages.merge_file(Path("Office printer.postilproject"))


# pages


def page_of_memories(desk: MainController, place: int = -1) -> BrowsePage:
    """The memories page with one of the memories chosen, by default the last."""
    command("project.memories")(desk)
    page = there(desk.memories.page)
    page.store.setCurrentIndex(place % page.store.count())
    idle(desk)
    wait_until(lambda: page.unit is not None, 2)
    return page


def memory_statistics(desk: MainController) -> None:
    """Statistics of a memory."""
    page_of_memories(desk).buttons["statistics"].click()
    idle(desk)


def filtered_units(desk: MainController) -> None:
    """Units of a memory, filtered."""
    page_of_memories(desk)
    page = there(desk.memories.page)
    page.buttons["filters"].setChecked(True)
    idle(desk)
    page.filters.origin.setCurrentIndex(1)


def replace_in_units(desk: MainController) -> None:
    """The list of what would be replaced in a memory."""
    open_project = there(desk.open_project)
    memories = open_project.project.memories
    name = max(memories.sizes(), key=memories.sizes().__getitem__)
    free = {name: MemorySettings(read_only=False)}
    memories.set_settings(replace(memories.settings, memories=free))
    page_of_memories(desk)
    page = there(desk.memories.page)
    page.choose(name)
    idle(desk)
    page.buttons["replace"].click()
    dialog = there(desk.window.findChild(UnitReplaceDialog))
    dialog.find_field.setText("imprimante")
    dialog.new_field.setText("copieur")
    dialog.search()
    idle(desk)


def no_such_unit(desk: MainController) -> None:
    """A search that finds nothing."""
    page_of_memories(desk).search.setText("xylophone")
    pause(0.5)


def edit_unit(desk: MainController) -> None:
    """A unit of the project's own memory is changed."""
    page_of_memories(desk, 0).buttons["edit"].click()
    idle(desk)


def new_memory(desk: MainController) -> None:
    """The name of a new memory is asked for."""
    page_of_memories(desk).buttons["new"].click()


def clear_search(desk: MainController) -> None:
    """Leave no search behind."""
    for page in (desk.memories.page, desk.glossaries.page):
        if page is not None:
            page.search.clear()
            page.kinds.setCurrentIndex(0)
    if desk.memories.page is not None:
        desk.memories.page.buttons["filters"].setChecked(False)


def no_such_term(desk: MainController) -> None:
    """A search of the glossaries that finds nothing."""
    command("project.glossaries")(desk)
    there(desk.glossaries.page).search.setText("xylophone")
    pause(0.5)


def delete_terms(desk: MainController) -> None:
    """A term is removed."""
    command("project.glossaries")(desk)
    page = there(desk.glossaries.page)
    page.buttons["delete"].click()


def engine_tab(number: int) -> Prepare:
    """A tab of the engines page."""

    def then(desk: MainController) -> None:
        there(desk.engine_page.page).details.tabs.setCurrentIndex(number)

    return command("engine.page", then)


def damaged_engine(desk: MainController) -> None:
    """The end of the list of engines, where one cannot be read."""
    page = there(desk.engine_page.page)
    model = page.list.model()
    page.list.setCurrentIndex(model.index(model.rowCount() - 1, 0))


def ask_engine(what: str) -> Prepare:
    """Something is asked about the engine that is not in use."""

    def then(desk: MainController) -> None:
        page = there(desk.engine_page.page)
        page.list.setCurrentIndex(page.list.model().index(1, 0))
        page.details.asked.emit(what)

    return command("engine.page", then)


def comparison(desk: MainController) -> None:
    """Two engines side by side on the confirmed segments."""
    command("engine.compare")(desk)
    page = there(desk.engine_page.page)
    page.compare.judges.setCurrentIndex(1)
    page.compare.go.click()
    wait_until(page.compare.result.isVisible)
    idle(desk)


def leave_comparison(desk: MainController) -> None:
    """Back to the list of engines."""
    page = there(desk.engine_page.page)
    page.show_list()
    page.details.tabs.setCurrentIndex(0)


def recent(desk: MainController) -> None:
    """Recent projects, one of them gone."""
    known = [name for name in desk.settings.get(RECENT) if Path(name).exists()]
    desk.settings.set(RECENT, [*known, str(Path(known[0]).parent / "Old manuals")])
    desk.window.welcome.refresh()
    idle(desk)


# dialogs with several pages


def wizard(pages: int) -> Prepare:
    """The new project after so many steps."""

    def prepare(desk: MainController) -> None:
        command("project.new")(desk)
        dialog = desk.window.findChildren(NewProjectDialog)[-1]
        dialog.take([sample_file(name) for name in (DOCUMENT, MEMORY, GLOSSARY)])
        wait_until(lambda: not dialog.candidates.is_looking)
        dialog.files.source.set_code("en")
        dialog.files.target.set_code("fr")
        for _ in range(pages):
            dialog.next.click()
        idle(desk)

    return prepare


def wrong_step(desk: MainController) -> None:
    """The new project without a document."""
    command("project.new")(desk)
    desk.window.findChildren(NewProjectDialog)[-1].next.click()


def never_used(desk: MainController) -> None:
    """Phrases that the machine may never use."""
    there(desk.open_project).project.blocked.block("tray", "plateau")
    command("engine.learned")(desk)
    desk.window.findChildren(LearnedDialog)[-1].pages.setCurrentIndex(1)


def settings_group(number: int) -> Prepare:
    """The settings from one of their groups on."""

    def then(desk: MainController) -> None:
        desk.window.findChildren(SettingsDialog)[-1].groups.setCurrentRow(number)

    return command("project.settings", then)


def statistics_page(number: int) -> Prepare:
    """A page of the statistics."""

    def then(desk: MainController) -> None:
        there(desk.view).statistics.pages.setCurrentIndex(number)

    return command("view.panel_statistics", then)


# what lies over the window


def open_menu(name: str) -> Prepare:
    """A menu of the menu bar."""

    def prepare(desk: MainController) -> None:
        bar = desk.window.menuBar()
        titles = [action.text() for action in bar.actions()]
        entry = bar.actions()[titles.index(tr(f"&{name}"))]
        menu = entry.menu()
        if isinstance(menu, QtWidgets.QMenu):
            menu.popup(bar.mapToGlobal(bar.actionGeometry(entry).bottomLeft()))

    return prepare


def filter_menu(desk: MainController) -> None:
    """The conditions beside the filter."""
    bar = there(desk.view).filter
    bar.menu.popup(bar.more.mapToGlobal(QtCore.QPoint(0, bar.more.height())))


def nothing_shown(desk: MainController) -> None:
    """A filter that no segment passes."""
    there(desk.view).filter.field.setText("xylophone")
    pause(0.5)
    idle(desk)


def all_shown(desk: MainController) -> None:
    """No filter any more."""
    there(desk.view).filter.field.clear()
    pause(0.4)
    idle(desk)
    reset(desk)


def reset(desk: MainController) -> None:
    """All panels where they stand at first, and the editor in front."""
    place = desk.window.project_area
    if place is not None:
        desk.window.leave_page()
        place.reset_layout()
        place.view.tools.popup.close_list()


def counted(desk: MainController) -> None:
    """The project page with its words by match band, before the work and now."""
    desk.window.book["view.project_page"].trigger()
    desk.page.keep_before_work()
    desk.page.analyse()
    idle(desk)


def exported(desk: MainController) -> None:
    """The bar that tells of a document that was written."""
    folder = Path.home() / "Documents"
    file = folder / "quick-guide.fr.xlf"
    desk.context.tell_written(tr("Exported to {path}.", path=file), folder, file)


def notice_gone(desk: MainController) -> None:
    desk.window.notice.dismiss()


def encodings(desk: MainController) -> None:
    """A text that is no UTF-8, read in another encoding."""
    from postil.workspace.documents.encodings import Reading  # noqa: PLC0415 (only for pictures)
    from postil_gui.features.documents.encoding_dialog import EncodingDialog  # noqa: PLC0415

    lines = ("Stiskněte tlačítko na předním krytu.", "Vyměňte tonerovou kazetu.", "Příliš žlutý.")
    pages = {"cp1252": "windows-1252", "cp1250": "windows-1250", "iso8859_2": "iso-8859-2"}
    pages |= {"koi8_r": "koi8-r", "cp1251": "windows-1251"}
    readings = [
        Reading(page, name, tuple(line.encode("cp1250").decode(page) for line in lines), n == 0)
        for n, (page, name) in enumerate(pages.items())
    ]
    dialog = EncodingDialog("words.properties", readings, desk.window)
    dialog.list.setCurrentRow(1)
    dialog.open()


def over(widget: QtWidgets.QWidget, window: QtWidgets.QWidget) -> QtCore.QPoint:
    """Position of a window on the one it lies over: dialogs in the middle."""
    if isinstance(widget, QtWidgets.QDialog):
        free = window.size() - widget.size()
        return QtCore.QPoint(max(0, free.width() // 2), max(0, free.height() // 2))
    return widget.mapToGlobal(QtCore.QPoint()) - window.mapToGlobal(QtCore.QPoint())


def paint_over(picture: QtGui.QPixmap, widget: QtWidgets.QWidget, place: QtCore.QPoint) -> None:
    """Paint what lies over the window; what is below a dialog is a little darker."""
    painter = QtGui.QPainter(picture)
    if isinstance(widget, QtWidgets.QDialog):
        painter.fillRect(picture.rect(), QtGui.QColor(0, 0, 0, 70))
    shot = widget.grab()
    painter.drawPixmap(place, shot)
    painter.setPen(QtGui.QColor(128, 128, 128))  # the frame that a desktop gives a window
    painter.drawRect(QtCore.QRect(place, shot.size()))
    painter.end()
