"""The guide and the tour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui import paths
from postil_gui.features.editing.grid.filter_bar import FilterBar
from postil_gui.features.help.guide import CHAPTERS
from postil_gui.features.help.guide_window import GuideWindow
from postil_gui.features.help.tour import Tour
from postil_gui.features.projects.page import ProjectPage
from postil_gui.qt import QtWidgets
from postil_gui.settings import TOUR_SEEN

if TYPE_CHECKING:
    from postil_gui.context import Context


class HelpCommands:
    """Opens the guide at the chapter for the present view, and shows the tour once."""

    def __init__(self, context: Context, open_sample: Callable[[], None]) -> None:
        self._context = context
        self._open_sample = open_sample
        self.guide: GuideWindow | None = None
        self.tour: Tour | None = None
        self._asked = False
        context.project_opened.connect(self._opened)

    def show_guide(self) -> None:
        """Open the chapter about what has the focus."""
        if self.guide is None:
            self.guide = GuideWindow(
                self._context.theme, self._context.shell.book, self._context.window
            )
        self._open(self.guide, self.chapter_here())

    def show_above(self, chapter: str, dialog: QtWidgets.QWidget) -> None:
        """Open a chapter above a dialog, which may keep every other window from being used."""
        above = dialog.findChild(GuideWindow)
        if above is None:
            above = GuideWindow(self._context.theme, self._context.shell.book, dialog)
        self._open(above, chapter)

    @staticmethod
    def _open(guide: GuideWindow, chapter: str) -> None:
        guide.open_chapter(chapter)
        guide.show()
        guide.raise_()
        guide.activateWindow()

    def chapter_here(self) -> str:
        """Name of the chapter about the part of the window that has the focus."""
        page = self._context.shell.page
        if page is not None:
            return page.guide
        here: QtWidgets.QWidget | None = self._context.window.focusWidget()
        while here is not None and not isinstance(here, ProjectPage):
            here = here.parentWidget()
        if here is not None:
            return here.guide
        view = self._context.view
        if view is None:
            return CHAPTERS[""]
        panel = self._context.shell.panel_in_use()
        if panel:
            return CHAPTERS.get(panel, CHAPTERS["editor"])
        focus = self._context.window.focusWidget()
        in_filter = focus is not None and view.parts.get(FilterBar).isAncestorOf(focus)
        return CHAPTERS["filter" if in_filter else "editor"]

    def show_tour(self) -> None:
        """Show the tour; without a project, open the sample first."""
        if self._context.view is None:
            self._asked = True
            self._open_sample()
            return
        if self.tour is None:
            self._asked = False
            self.tour = Tour(self._context)
            self.tour.ended.connect(self._ended)
            self._context.settings.set(TOUR_SEEN, True)

    def _opened(self) -> None:
        open_project = self._context.open_project
        if open_project is None:
            return
        is_sample = open_project.project.info.name == paths.SAMPLE_NAME
        first = is_sample and not self._context.settings.get(TOUR_SEEN)
        if self._asked or first:
            self.show_tour()

    def _ended(self) -> None:
        self.tour = None
