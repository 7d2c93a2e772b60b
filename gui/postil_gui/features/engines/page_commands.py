"""Commands of the engines page."""

from __future__ import annotations

import random
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui import paths
from postil_gui.features.engines.service import (
    Details,
    EnginesService,
    Judges,
    StoredEngine,
    Unusable,
)
from postil_gui.i18n.messages import tr, whole
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtCore, QtWidgets, Signal
from postil_gui.settings import RECENT
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.small_dialogs import ask_text
from postil_gui.widgets.notice_bar import open_outside
from postil_gui.widgets.plain_text import MessageBox

if TYPE_CHECKING:
    from postil.training.corpora import Corpus, Segment
    from postil.types.progress import Progress
    from postil.workspace.project import Project
    from postil.workspace.records import ProjectStatistics
    from postil_gui.context import Context
    from postil_gui.features.engines.commands import EngineCommands
    from postil_gui.features.engines.page import EnginesPage

MOST_SEGMENTS = 1000


class EnginePageCommands(QtCore.QObject):
    """Shows the engines page and does what it asks for."""

    train_asked = Signal()
    """A new engine is to be trained."""

    train_from_asked = Signal(object)
    """A better engine is to be made from one: ``KnownEngine``."""

    renamed = Signal()
    """The engine of the open project has another name."""

    def __init__(self, context: Context, engines: EngineCommands) -> None:
        super().__init__(context)
        self._context = context
        self._engines = engines
        self.page: EnginesPage | None = None
        self.service = EnginesService(context)
        self.service.failed.connect(context.show_error)
        self.service.changed.connect(context.announce)
        self.service.stopped.connect(self._stopped)
        self._confirmed = 0
        context.project_opened.connect(self._project_opened)
        context.project_closed.connect(self._project_changed)

    def close(self) -> None:
        """End its background work."""
        self.service.close()

    def show(self) -> None:
        """Show the page, read anew."""
        page = self._page()
        self._context.shell.show_page(page)
        page.show_list()
        self.refresh()
        page.focus()

    def show_comparison(self) -> None:
        """Show the page where two engines are compared."""
        page = self._page()
        self._context.shell.show_page(page)
        self.refresh()
        page.show_comparison(page.engine)

    def refresh(self) -> None:
        """Read the engines folder again, if its page was ever shown."""
        if self.page is not None:
            self._project_changed()
            self.service.list([Path(name) for name in self._context.settings.get(RECENT)])

    def bring(self) -> None:
        """Import a ``.postil`` file, and show it among the others."""
        archive_file = files.ask_file(
            self._context.window, self._context.settings, tr("Import an engine"), files.ENGINES
        )
        if archive_file is not None:
            self.bring_file(archive_file)

    def bring_file(self, archive_file: Path) -> None:
        """Import a ``.postil`` file, and show it among the others."""
        if self._is_free():
            self._context.shell.show_page(self._page())
            self._page().show_list()
            self.refresh()
            self.service.bring(archive_file)

    def _page(self) -> EnginesPage:
        if self.page is None:
            from postil_gui.features.engines.page import EnginesPage  # noqa: PLC0415 (not at start-up)

            page = self.page = EnginesPage(self._context.theme)
            page.asked.connect(self._ask)
            page.chosen.connect(self.service.look_at)
            page.cancelled.connect(self.service.cancel)
            page.compare.asked.connect(self._compare)
            self.service.made.connect(page.await_engine)
            self.service.listed.connect(page.show_engines)
            self.service.detailed.connect(self._detailed)
            self.service.working.connect(page.show_working)
            self.service.compared.connect(page.compare.show_result)
            self._project_changed()
        return self.page

    def _detailed(self, details: Details) -> None:
        if self.page is not None:
            self.page.show_details(details)

    def _project_opened(self) -> None:
        open_project = self._context.open_project
        if open_project is not None:
            self._confirmed = 0
            open_project.engine_changed.connect(self.refresh)
            open_project.statistics_changed.connect(self._counted)
        self._project_changed()

    def _counted(self, statistics: ProjectStatistics) -> None:
        """Show the number of confirmed segments of the open project to compare on."""
        self._confirmed = statistics.total.confirmed
        if self.page is not None:
            self.page.compare.show_project(self._confirmed)

    def _project_changed(self) -> None:
        """Another project is open, or none, or it uses another engine."""
        page, open_project = self.page, self._context.open_project
        if page is None:
            return
        if open_project is None:
            page.show_no_project()
            page.compare.show_project(0)
            return
        info = open_project.project.info
        page.show_project(info.name, info.engine, (info.source_language, info.target_language))
        page.compare.show_project(self._confirmed)

    def _ask(self, what: str, engine: StoredEngine | Unusable | None) -> None:
        """Do what the page asks for."""
        if what == "import":
            self.bring()
        elif what == "train anew":
            self.train_asked.emit()
        elif isinstance(engine, Unusable):
            self._ask_unusable(what, engine)
        elif engine is not None:
            {
                "use": self._use,
                "train": self._train,
                "compare": self._show_beside,
                "export": self._send,
                "duplicate": self._duplicate,
                "rename": self._rename,
                "folder": self._open_folder,
                "delete": self._delete,
            }[what](engine)

    def _ask_unusable(self, what: str, engine: Unusable) -> None:
        """Ask what to do with an engine that cannot be opened."""
        if what == "folder":
            self._open_folder(engine)
        elif what == "detach":
            self._engines.detach()
        elif what == "delete":
            self._delete(engine)
        else:
            self._say(tr("“{name}” cannot be opened.", name=engine.label))

    def _use(self, engine: StoredEngine) -> None:
        open_project = self._context.open_project
        if open_project is not None:
            sentence = tr("“{name}” is in use in this project.", name=engine.label)
            open_project.attach_engine(engine.folder, lambda: self._say(sentence))

    def _train(self, engine: StoredEngine) -> None:
        self.train_from_asked.emit(paths.KnownEngine(engine.folder, engine.manifest))

    def _show_beside(self, engine: StoredEngine) -> None:
        self._page().show_comparison(engine)

    def _send(self, engine: StoredEngine) -> None:
        """Export; the engine in use with what it learned here, if that is wanted."""
        if self._is_open(engine):
            self._engines.export()
            return
        archive_file = files.ask_new_file(
            self._context.window,
            self._context.settings,
            tr("Export the engine"),
            f"{engine.manifest.label}.postil",
            files.ENGINES,
        )
        if archive_file is not None and self._is_free():
            self.service.send(engine, archive_file)

    def _duplicate(self, engine: StoredEngine) -> None:
        if self._is_free():
            self.service.duplicate(engine)

    def _rename(self, engine: StoredEngine) -> None:
        ask_text(
            self._context.window,
            tr("Rename the engine"),
            tr("Name"),
            partial(self._renamed, engine),
            engine.manifest.label,
        ).setObjectName("rename")

    def _renamed(self, engine: StoredEngine, title: str) -> None:
        self.service.rename(engine, title)
        open_project = self._context.open_project
        if (
            open_project is not None
            and open_project.project.engine is not None
            and self._is_open(engine)
        ):
            open_project.project.engine.manifest.title = " ".join(title.split())
            self.renamed.emit()

    def _open_folder(self, engine: StoredEngine | Unusable) -> None:
        open_outside(engine.folder)

    def _delete(self, engine: StoredEngine | Unusable) -> None:
        """Ask, and delete; never the engine of the open project or of a training."""
        reason = self._why_kept(engine)
        box = MessageBox(self._context.window)
        box.setAttribute(QtCore.Qt.WidgetAttribute.WA_DeleteOnClose)
        button = QtWidgets.QMessageBox.StandardButton
        name = engine.label
        if reason:
            box.setIcon(QtWidgets.QMessageBox.Icon.Information)
            box.setText(tr("“{name}” cannot be deleted now.", name=name))
            box.setInformativeText(reason)
            box.setStandardButtons(button.Close)
            box.open()
            return
        box.setText(tr("Delete the engine “{name}” for good?", name=name))
        others = ", ".join(use.name for use in engine.used_by)
        box.setInformativeText(
            tr(
                "It is in use in {projects}: these projects will work without an engine. What "
                "they taught it stays in their journals.",
                projects=others,
            )
            if others
            else tr("No recent project uses it. This cannot be undone.")
        )
        box.setStandardButtons(button.Cancel)
        delete = box.addButton(tr("Delete"), QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        delete.setObjectName("delete")
        delete.clicked.connect(lambda: self.service.delete(engine))
        box.setDefaultButton(button.Cancel)
        box.open()

    def _why_kept(self, engine: StoredEngine | Unusable) -> str:
        """Why an engine cannot be deleted, or ""."""
        if isinstance(engine, Unusable) and engine.missing:
            return tr("It is not there.")
        if self._is_open(engine):
            return tr("The open project uses it. Choose another engine there, or detach it first.")
        trainer, folder = self._context.trainer, str(engine.folder)
        job = trainer.job if trainer.is_running else None
        if job is not None and folder in (job.base, job.against):
            return tr("The training under way starts from it or is compared with it.")
        if any(folder in (one.base, one.against) for one in trainer.waiting):
            return tr("A training that waits starts from it or is compared with it.")
        if not engine.ours:
            return tr("It is not kept in the engines folder. Delete its folder yourself.")
        return ""

    def _compare(self, first: StoredEngine, second: StoredEngine, which: str) -> None:
        open_project = self._context.open_project
        if not self._is_free():
            return
        if which == "held-out":
            self.service.compare(first, second, partial(_kept_out, first, second))
        elif which == "project" and open_project is not None:
            project = open_project.project
            open_project.search.submit(
                Operation(
                    tr("Read the confirmed segments"),
                    lambda _: _confirmed(project),
                    lambda judges: self._compare_on(first, second, judges),
                )
            )
        elif which == "files":
            corpus = self._ask_corpus()
            if corpus is not None:
                self.service.compare(first, second, partial(_drawn, corpus, first.languages))

    def _compare_on(self, first: StoredEngine, second: StoredEngine, judges: Judges) -> None:
        if self._is_free():
            self.service.compare(first, second, lambda _: judges)

    def _ask_corpus(self) -> Corpus | None:
        """A memory, or a text and its translation."""
        from postil.training.corpora import CorpusFiles, MemoryFile  # noqa: PLC0415

        window, settings = self._context.window, self._context.settings
        path = files.ask_file(
            window, settings, tr("A memory, or a text in the source language"), files.ANY
        )
        if path is None or path.name.lower().endswith(files.MEMORY_SUFFIXES):
            return MemoryFile(path) if path is not None else None
        title = tr("Translation of {name}, line by line", name=path.name)
        target = files.ask_file(window, settings, title, files.ANY)
        return CorpusFiles(path, target) if target is not None else None

    def _is_open(self, engine: StoredEngine | Unusable) -> bool:
        open_project = self._context.open_project
        folder = open_project.project.info.engine if open_project is not None else None
        return folder is not None and folder.resolve() == engine.folder.resolve()

    def _is_free(self) -> bool:
        """Whether long work may begin; shows a message if not."""
        if self.service.is_busy:
            self._say(tr("Wait until the engines page is ready, or cancel what it is doing."))
        return not self.service.is_busy

    def _stopped(self) -> None:
        self._say(tr("Stopped: nothing was kept."))

    def _say(self, text: str) -> None:
        self._context.announce(text)


def _kept_out(first: StoredEngine, second: StoredEngine, progress: Progress) -> Judges:
    """Segments one of the engines was never trained on, and whether that holds for the other."""
    from postil.training import held_out  # noqa: PLC0415

    kept = {one.folder: held_out.of_engine(one.folder) for one in (first, second)}
    holder, other = (first, second) if kept[first.folder] is not None else (second, first)
    corpus, theirs = kept[holder.folder], kept[other.folder]
    if corpus is None:
        return Judges("", [])
    segments = list(corpus.segments(*first.languages, progress))
    same = theirs is not None and corpus.source.read_bytes() == theirs.source.read_bytes()
    name = tr("segments kept out of the training of “{name}”", name=holder.manifest.label)
    caution = tr(
        "“{name}” may have been trained on these segments, which favours it.",
        name=other.manifest.label,
    )
    return Judges(name, segments, "" if same else caution)


def _confirmed(project: Project) -> Judges:
    """The newest confirmed segments of a project."""
    segments: list[Segment] = [
        (one.source.plain, [one.target.plain])
        for one in project.segments.read()
        if one.state.is_confirmed and one.target.plain.strip()
    ]
    return Judges(
        tr("confirmed segments of “{name}”", name=project.info.name),
        segments[-MOST_SEGMENTS:],
        tr("The engines are taken as they were trained, without what they learned in projects."),
    )


def _drawn(corpus: Corpus, languages: tuple[str, str], progress: Progress) -> Judges:
    """Some segments of a corpus, drawn at random but always the same."""
    generator = random.Random(1)
    pairs = corpus.pairs(*languages, progress)
    kept = list(enumerate(islice(pairs, MOST_SEGMENTS)))
    total = len(kept)
    for pair in pairs:
        total += 1
        place = generator.randrange(total)
        if place < MOST_SEGMENTS:
            kept[place] = (total, pair)
    segments: list[Segment] = [(source, [target]) for _, (source, target) in sorted(kept)]
    name = corpus.name
    if total > MOST_SEGMENTS:
        name = tr(
            "{name} ({kept} of {all}, drawn at random)",
            name=name,
            kept=whole(MOST_SEGMENTS),
            all=whole(total),
        )
    caution = tr("An engine that was trained on these texts has an advantage here.")
    return Judges(name, segments, caution)
