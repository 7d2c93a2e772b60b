"""The memories page: units found, changed and deleted; memories made, filled and written out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil_gui.features.memories.import_report import import_counts, import_reasons, import_title
from postil_gui.features.memories.shared_troubles import SharedTroubles
from postil_gui.features.memories.unit_changes import UnitChanges
from postil_gui.i18n.languages import direction_of, sides_right_to_left
from postil_gui.i18n.messages import mark, tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.project import exports
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.small_dialogs import ask_text
from postil_gui.widgets.keys.opening_keys import open_for_typing
from postil_gui.widgets.plain_text import MessageBox

if TYPE_CHECKING:
    from postil.formats.exchange.tmx import ImportReport
    from postil.memory.unit_filter import UnitFilter
    from postil.memory.units import MemoryUnit
    from postil.text.tags import TaggedText
    from postil.types.progress import Progress
    from postil.workspace.project import Project
    from postil.workspace.proposals.match_settings import MatchSettings
    from postil.workspace.records import ProjectSegment
    from postil_gui.context import Context
    from postil_gui.features.memories.page import ListedMemory, MemoriesPage
    from postil_gui.project.open_project import OpenProject
    from postil_gui.widgets.paged_model import Listed

REMOVED = mark(
    "It gives no more matches here, and what was changed in it here is lost. A file that it was "
    "read from stays where it is. This cannot be undone."
)
REMOVED_SHARED = mark(
    "It gives no more matches here, and gets nothing of this project any more. Its file stays "
    "where it is, with all that is in it, and can be attached again."
)


def _largest_used(memories: Mapping[str, int], settings: MatchSettings) -> str:
    """The memory with most units among those that give matches; the first if none has any."""
    used = [name for name in memories if settings.memory(name).used]
    return max(used, key=memories.__getitem__, default="")


def _listed(project: Project) -> dict[str, ListedMemory]:
    """The memories of a project by name, its own first."""
    from postil_gui.features.memories.page import ListedMemory  # noqa: PLC0415 (not at start-up)

    settings = project.memories.settings
    shared = project.memories.shared.states()
    listed = {
        name: ListedMemory(
            units,
            protected=not project.units.may_change(name),
            own=place == 0,
            removable=name in shared or (place > 0 and not settings.memory(name).read_only),
            shared=name in shared,
            waiting=shared[name].waiting if name in shared else 0,
            refused=shared[name].refused if name in shared else "",
        )
        for place, (name, units) in enumerate(project.memories.sizes().items())
    }
    for name, state in shared.items():
        if state.problem:
            listed[name] = ListedMemory(
                0, protected=True, own=False, removable=True, shared=True, problem=state.problem
            )
    return listed


class MemoryCommands(QtCore.QObject):
    """Shows the memories page and does what it asks for."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context
        self.page: MemoriesPage | None = None
        self._looked: dict[Path, str] = {}  # at which memory last, by folder of the project
        self._changes = UnitChanges(context, self._page, self.refresh)
        self._executor: SerialExecutor | None = None
        context.project_opened.connect(self._refresh)
        self._shared_troubles = SharedTroubles(context, self.show)
        context.project_closed.connect(self._leave)

    @property
    def executor(self) -> SerialExecutor:
        """Its thread, begun when first needed."""
        if self._executor is None:
            self._executor = SerialExecutor("memories")
            self._executor.failed.connect(self._context.show_error)
        return self._executor

    @property
    def is_idle(self) -> bool:
        return self._executor is None or self._executor.is_idle

    def close(self) -> None:
        """End its thread."""
        if self._executor is not None:
            self._executor.close(cancel=True)
            self._executor = None

    def show(self, name: str = "") -> None:
        """Show the page, with a memory."""
        page = self._page()
        self._context.shell.show_page(page)
        self._refresh(name)
        page.focus()

    def _page(self) -> MemoriesPage:
        if self.page is None:
            from postil_gui.features.memories.page import MemoriesPage  # noqa: PLC0415 (not at start-up)

            page = self.page = MemoriesPage(self._context.theme)
            page.looked.connect(self._look)
            page.choices_asked.connect(self._read_choices)
            page.asked.connect(self._ask)
            page.table.units.wanted.connect(self._read)
        return self.page

    def _leave(self) -> None:
        """The project is closed: what is read of it no longer counts."""
        self.close()
        self._changes.forget()
        if self.page is not None:
            self.page.forget()

    def refresh(self, name: str = "", remark: str = "") -> None:
        """Update after a change of memories: show them, choose one, show the outcome, and look up
        again what is in sight elsewhere.
        """
        self._refresh(name, remark)
        if self._context.view is not None:
            self._context.view.look_again()

    def _refresh(self, name: str = "", remark: str = "") -> None:
        """Read the memories again, and choose one."""
        open_project, page = self._context.open_project, self.page
        if open_project is None or page is None:
            return
        project = open_project.project

        def work(_progress: Progress) -> tuple[dict[str, ListedMemory], str]:
            return _listed(project), _largest_used(
                project.memories.sizes(), project.memories.settings
            )

        def done(found: tuple[dict[str, ListedMemory], str]) -> None:
            memories, largest = found
            info = project.info
            rtl = sides_right_to_left(info.source_language, info.target_language)
            looked = self._looked.get(project.folder, "")
            page.show_memories(memories, rtl, looked if looked in memories else largest)
            if name:
                page.choose(name)
            if remark:
                page.remark(remark)

        self.executor.submit(Operation(tr("List the memories"), work, done, key="list"))

    def _read_choices(self, memory: str) -> None:
        """Authors and documents that the units of a memory can be filtered by."""
        open_project, page = self._context.open_project, self.page
        if open_project is None or page is None:
            return
        units = open_project.project.units
        self.executor.submit(
            Operation(
                tr("Read the memory"),
                lambda _: units.choices(memory),
                lambda found: page.show_choices(memory, found),
                key="choices",
            )
        )

    def _look(self, memory: str, kind: Any, wanted: UnitFilter) -> None:
        open_project, page = self._context.open_project, self.page
        if open_project is None or page is None:
            return
        units = open_project.project.units
        self._looked[open_project.project.folder] = memory
        self.executor.submit(
            Operation(
                tr("Search the memory"),
                lambda progress: units.browse(memory, kind, wanted, progress),
                lambda found: page.show_units(memory, found),
                page.refuse,
                key="look",
            )
        )

    def _read(self, listed: Listed, number: int) -> None:
        open_project, page = self._context.open_project, self.page
        if open_project is None or page is None:
            return
        units = open_project.project.units
        self.executor.submit(
            Operation(
                tr("Read the memory"),
                lambda _: units.read(listed.store, listed.page(number)),
                lambda found: page.table.units.fill(listed, number, found),
            )
        )

    def _ask(self, what: str) -> None:
        """Do what the page asks for."""
        {
            "edit": self._edit,
            "delete": self._changes.delete,
            "replace": self._changes.ask_replacement,
            "undo": self._changes.undo,
            "filters": lambda: None,  # the page shows them
            "new": self._new,
            "import": self._import,
            "export": self._export,
            "share": self._share,
            "remove": self._remove,
            "statistics": self._count,
        }[what]()

    def _edit(self) -> None:
        open_project, page = self._context.open_project, self._page()
        unit = page.unit
        if open_project is None or unit is None:
            return
        units, memory = open_project.project.units, page.table.units.store
        self.executor.submit(
            Operation(
                tr("Read the memory"),
                lambda _: units.segment_of(memory, unit.id) is not None,
                lambda here: self._open_unit(open_project, memory, unit, confirmed_here=here),
                key="unit",
            )
        )

    def _open_unit(
        self, open_project: OpenProject, memory: str, unit: MemoryUnit, *, confirmed_here: bool
    ) -> None:
        from postil_gui.features.memories.unit_dialog import UnitDialog  # noqa: PLC0415

        info = open_project.project.info
        dialog = UnitDialog(
            self._context.theme,
            unit.source,
            unit.target,
            (direction_of(info.source_language), direction_of(info.target_language)),
            confirmed_here=confirmed_here,
            parent=self._context.window,
        )
        dialog.saved.connect(lambda target: self._change(open_project, memory, unit, target))
        open_for_typing(dialog)

    def _change(
        self, open_project: OpenProject, memory: str, unit: MemoryUnit, target: TaggedText
    ) -> None:
        if open_project is not self._context.open_project:  # another project is open by now
            return
        units = open_project.project.units

        def done(segment: ProjectSegment | None) -> None:
            if segment is not None:
                open_project.saved.emit(segment)
                open_project.load_learned()
            self._page().message.say(tr("The unit is changed."))
            self._page().table.units.forget()
            if self._context.view is not None:
                self._context.view.look_again()

        open_project.data.submit(
            Operation(
                tr("Change the memory unit"),
                lambda _: units.change(memory, unit.id, target),
                done,
                changes=lambda _: Changes(counts=True),
            )
        )

    def remove(self, name: str, units: int) -> None:
        """Take a memory out of the project, if that is meant."""
        open_project = self._context.open_project
        shared = open_project is not None and name in open_project.project.memories.shared.names
        box = MessageBox(
            self._context.window,
            tr("Remove the memory “{name}” with %Ln units from the project?", units, name=name),
            tr(REMOVED_SHARED if shared else REMOVED),
            title=tr("Remove the Memory"),
        )
        box.setObjectName("remove memory")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        remove = box.addButton(tr("Remove"), QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel))
        remove.clicked.connect(lambda: self._remove_now(open_project, name, units))
        box.open()

    def _share(self) -> None:
        from postil_gui.features.memories.sharing import ask_sharing  # noqa: PLC0415

        page = self._page()

        def attached(name: str) -> None:
            self.refresh(name, tr("The memory “{name}” is attached.", name=name))

        ask_sharing(self._context, "" if page.is_shared else page.name, attached)

    def _remove(self) -> None:
        page = self._page()
        self.remove(page.name, page.units_in_sight)

    def _remove_now(self, open_project: OpenProject | None, name: str, units: int) -> None:
        if open_project is None or open_project is not self._context.open_project:
            return
        project = open_project.project

        def done(_: None) -> None:
            if open_project is self._context.open_project:
                self._removed(name, units)

        open_project.data.submit(
            Operation(
                tr("Remove the memory"),
                lambda _: project.memories.remove(name),
                done,
                changes=lambda _: Changes(counts=True),
            )
        )

    def _removed(self, name: str, units: int) -> None:
        """Show that a memory was removed, on the page it was removed from."""
        undoable = self._changes.forget(name)
        sentence = tr("The memory “{name}” with %Ln units is removed.", units, name=name)
        page = self.page
        if page is not None:
            page.allow_undo(undoable)
        if page is not None and self._context.shell.page is page:
            page.remark(sentence)
        else:
            self._context.announce(sentence)
        self.refresh()

    def _new(self) -> None:
        ask_text(self._context.window, tr("A new memory"), tr("Name"), self._make).setObjectName(
            "new memory"
        )

    def _make(self, name: str) -> None:
        open_project, name = self._context.open_project, " ".join(name.split())
        if open_project is None or not name:
            return
        units = open_project.project.units
        open_project.data.submit(
            Operation(
                tr("Make a memory"),
                lambda progress: units.add(name, [], progress),
                lambda _: self._refresh(name),
                changes=lambda _: Changes(counts=True),
            )
        )

    def _import(self) -> None:
        open_project = self._context.open_project
        path = files.ask_file(
            self._context.window, self._context.settings, tr("Import a memory"), files.MEMORIES
        )
        if open_project is None or path is None:
            return
        page = self._page()
        page.message.say(tr("Importing {file} …", file=path.name))

        def done(result: tuple[str, ImportReport]) -> None:
            name, report = result
            self.refresh(name)
            self._tell(path, name, report)

        into = page.name if page.is_shared and not page.is_protected else ""
        open_project.import_memory(path, done, into)

    def _tell(self, path: Path, name: str, report: ImportReport) -> None:
        """Show the numbers of units read, of new ones, and of those left out."""
        box = MessageBox(
            self._context.window,
            import_title(path.name, name, report),
            "\n".join((import_counts(report), *import_reasons(report))),
            icon=QtWidgets.QMessageBox.Icon.Information,
        )
        box.setObjectName("import report")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _export(self) -> None:
        open_project, page = self._context.open_project, self._page()
        path = files.ask_new_file(
            self._context.window,
            self._context.settings,
            tr("Export the memory"),
            f"{page.name}.tmx",
            files.MEMORIES,
        )
        if open_project is None or path is None:
            return
        page.message.say(tr("Exporting …"))
        exports.export_memory(
            open_project,
            path,
            lambda count: page.message.say(tr("%Ln units in {file}.", count, file=path)),
            page.name,
        )

    def _count(self) -> None:
        open_project, page = self._context.open_project, self._page()
        if open_project is None:
            return
        units, name = open_project.project.units, page.name
        page.message.say(tr("Counting …"))

        def done(found: Any) -> None:
            if page.name == name:
                page.say_count()
                page.show_statistics(found)

        self.executor.submit(
            Operation(
                tr("Count the memory"),
                lambda progress: units.statistics(name, progress),
                done,
                key="statistics",
            )
        )
