"""A desk whose widgets are shown texts, and what must not come of it."""

from __future__ import annotations

import atexit
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fuzz_case import Broken
from fuzz_seeds import SAMPLE
from fuzz_widgets import PICTURE

sys.path.append(str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("LC_ALL", "C.UTF-8")


from opened_files import OpenedFiles
from postil.errors import InputError
from postil.memory.terms.finder import TermHit
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.records import Proposal
from postil.workspace.segments.annotations import Comment
from postil.workspace.segments.filters import SegmentFilter
from postil.workspace.segments.text_search import TextQuery
from postil_gui.app import make_desk
from postil_gui.features.memories.unit_html import unit_html
from postil_gui.features.notes.history_dialog import difference_html
from postil_gui.qt import QtCore, QtWidgets
from postil_gui.settings import TOUR_SEEN, Settings
from postil_gui.widgets.cards.card_panel import EmptyState
from postil_gui.widgets.choices import ElidingChoice
from postil_gui.widgets.dialogs.error_box import error_box
from postil_gui.widgets.dialogs.small_dialogs import ask_text
from postil_gui.widgets.html_page import HtmlView
from postil_gui.widgets.markup import pairs_table
from postil_gui.widgets.plain_text import MessageBox, set_tip, show_tip
from shown_html import shown_as_html

PATIENCE = 60.0  # seconds until the desk is there


class FuzzDesk:
    """A desk with the sample project, in a folder with a picture that nobody is to open."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        pictures = folder / "pictures"
        pictures.mkdir()
        (pictures / os.fsdecode(PICTURE)).write_bytes(b"no picture")
        os.chdir(pictures)
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = str(folder / name.lower())
        self._application = QtWidgets.QApplication.instance() or QtWidgets.QApplication([])
        settings = Settings(folder / "settings.json")
        settings.set(TOUR_SEEN, True)
        project = create_project(
            folder / "project",
            NewProject(
                name="Printer",
                source_language="en",
                target_language="fr",
                documents=[SAMPLE / "quick-guide.xlf"],
            ),
        )
        self._desk = make_desk(self._application, settings)
        self._desk.window.show()
        self._desk.show_project(project)
        self._settle()
        assert self._desk.view is not None
        self._view = self._desk.view
        self._page, self._choice, self._empty = (
            HtmlView("page"),
            ElidingChoice("x", 9),
            EmptyState(),
        )
        self._opened = OpenedFiles(pictures)
        atexit.register(self._close)

    def show(self, text: str) -> None:
        """Show a text wherever one from a file may stand."""
        self._opened.names()
        boxes = list(self._boxes(text))
        self._fill_panels(text)
        self._fill_frame(text)
        for widget in (self._desk.window, self._choice, self._empty, *boxes):
            widget.grab()
        for _ in self._pages(text):
            self._page.grab()
        data = QtCore.QMimeData()
        data.setHtml(text)
        self._view.grid.editor.insertFromMimeData(data)
        places = shown_as_html()
        for box in boxes:
            box.close()
            box.deleteLater()
        QtWidgets.QApplication.sendPostedEvents(None, QtCore.QEvent.Type.DeferredDelete.value)
        self._view.grid.editor.undo()
        if places:
            raise Broken(f"a text is shown as HTML: {places[:5]}")
        if self._opened.names():
            raise Broken("a text made the desk open a file")

    def _boxes(self, text: str) -> Iterator[QtWidgets.QWidget]:
        window = self._desk.window
        yield error_box(window, "Open", InputError(text, file=Path("x"), hint=text))
        yield error_box(window, "Open", ValueError(text))
        yield MessageBox(window, text, text, title=text)
        yield ask_text(window, text, text, str, text)

    def _fill_panels(self, text: str) -> None:
        view, tagged = self._view, TaggedText.of(text)
        view.note.show_note(text)
        view.note.show_tag_problem(text)
        view.notes.clear_for(text)
        view.notes.show_comments([Comment(1, 1, "2026-01-01T00:00:00Z", text, text)])
        view.terms.show_terms([TermHit(0, 1, text, text, text, glossary=text)])
        proposal = Proposal("memory", tagged, score=99, source=tagged, origin=text, memory=text)
        view.matches.show_proposals(tagged, [proposal], waiting=False, has_engine=True)
        view.concordance.show_problem(text, text)
        view.filter.show_error(text)
        named = {text[:200]: SegmentFilter(TextQuery(text))}
        view.filter.show_named(named)
        self._empty.say(text)

    def _fill_frame(self, text: str) -> None:
        window = self._desk.window
        window.setWindowTitle(text)
        window.status.announce(text)
        window.status.show_engine(text)
        window.status.show_engine(text, text)
        set_tip(window.status, text)
        show_tip(QtCore.QPoint(5, 5), text, window)
        for widget in QtWidgets.QApplication.topLevelWidgets():
            if widget.metaObject().className() == "QTipLabel":
                widget.grab()
        self._choice.clear()
        self._choice.addItem(text)

    def _pages(self, text: str) -> Iterator[None]:
        scheme, tagged = self._desk.theme.scheme, TaggedText.of(text)
        unit = MemoryUnit(tagged, tagged, author=text, note=text, properties={text: text})
        for page in (
            unit_html(unit, scheme, (False, True)),
            difference_html(text, text[::-1], self._desk.theme),
            pairs_table([(text, text)], scheme),
        ):
            self._page.show_html(page)
            yield

    def _close(self) -> None:
        """Take it down before Python does, which would do it in no order."""
        open_project, window = self._desk.open_project, self._desk.window
        if open_project is not None:
            open_project.drain()
            writes = open_project.writes
            for row_id in writes.refused_rows:
                writes.begin(row_id, TaggedText(""))
                writes.end_written(row_id)
        window.close()
        for widget in (window, self._page, self._choice, self._empty):
            widget.deleteLater()
        QtWidgets.QApplication.sendPostedEvents(None, QtCore.QEvent.Type.DeferredDelete.value)

    def _settle(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._application.processEvents()
            open_project = self._desk.open_project
            if not self._desk.is_showing and open_project is not None and open_project.is_idle:
                return
            time.sleep(0.01)
        raise TimeoutError("the desk does not come to rest")


@cache
def the_desk() -> FuzzDesk:
    """The desk of this process, beside the folder of the cases."""
    return FuzzDesk(Path(tempfile.gettempdir()).parent / "desk")
