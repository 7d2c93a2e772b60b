"""Scenes to be photographed: every page and dialog of the desk as a declared list.

A new page or dialog needs one line in :data:`SCENES`: the command that opens it, or a function that
puts the desk into the state to be shown.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from postil.text.tags import TaggedText
from postil_gui.qt import QtGui, QtWidgets
from postil_gui.tools import scene_dialogs as dialogs
from postil_gui.tools import scene_gaps as gaps
from postil_gui.tools import scene_states as states
from postil_gui.tools.scene_states import Prepare
from postil_gui.tools.scene_training import Training, recipe, training_result

if TYPE_CHECKING:
    from postil.workspace.review import Kind, Severity
    from postil_gui.shell.main_controller import MainController

MOST_EDITS = 7
SETTLE_SECONDS = 0.2


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
        "sample", "gaps", "right-to-left"; "" for the welcome page at the first start, "closed" for
        the one after work.
    leave
        Puts the project back as it was before ``prepare``.
    """

    name: str
    command: str = ""
    project: str = "sample"
    prepare: Prepare = lambda _desk: None
    leave: Prepare = lambda _desk: None


def _tour(desk: MainController) -> None:
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

    def prepare(self, desk: MainController) -> None:
        """Begin, change some words, remark something."""
        if desk.open_project is None or desk.view is None:
            return
        project, view = desk.open_project.project, desk.view
        confirmed = [one for one in project.segments.read() if one.confirmed]
        project.review.begin(project.info.author or "Postil")
        for segment in confirmed[2:]:
            text = segment.target.text
            for before, after in self.EDITS:
                text = text.replace(before, after, 1)
            if text != segment.target.text and len(self._texts) < MOST_EDITS:
                self._texts[segment.row_id] = segment.target
                project.segments.save_draft(segment.row_id, TaggedText(text, segment.target.tags))
        for (kind, severity, remark, answer), row_id in zip(
            self.FINDINGS, self._texts, strict=False
        ):
            made = project.review.add_finding(row_id, kind, severity, remark)
            project.review.change_finding(made, answer=answer)
        view.read_again(frozenset(self._texts))
        places = sorted(map(project.segments.place, self._texts))
        view.go_to_number(1 + places[min(2, len(places) - 1)] if places else 1)
        view.reviewing.service.load()
        states.idle(desk)

    def leave(self, desk: MainController) -> None:
        """Bring back what was confirmed, and end the review."""
        if desk.open_project is None or desk.view is None:
            return
        project, view = desk.open_project.project, desk.view
        for found in project.review.findings():
            project.review.remove_finding(found.id)
        for row_id, text in self._texts.items():
            project.segments.confirm(row_id, text)
        project.review.end()
        view.read_again(frozenset(self._texts))
        self._texts.clear()
        view.reviewing.service.load()
        if desk.window.project_area is not None:
            desk.window.project_area.reset_layout()
        view.editing.next_open()
        states.idle(desk)


_REVIEW = _ReviewScene()


def _align(desk: MainController) -> None:
    """Align the sample document with its translation, both as plain text."""
    from postil.formats.registry import open_document  # noqa: PLC0415
    from postil_resources.sample_project import REFERENCE, sample_file  # noqa: PLC0415

    desk.window.book["project.align"].trigger()
    page = desk.align.page
    if page is None or page.review is not None:
        return
    folder = Path(tempfile.mkdtemp(prefix="postil-"))
    segments = open_document(sample_file(REFERENCE), "en", "fr").segments
    sides = (
        (page.source, "quick-guide.en.txt", [one.source for one in segments]),
        (page.target, "quick-guide.fr.txt", [one.target for one in segments if one.target]),
    )
    for field, name, texts in sides:
        path = folder / name
        path.write_text("\n".join(text.plain for text in texts), encoding="utf-8")
        field.show_path(path)
    desk.align.align()
    states.idle(desk)
    shutil.rmtree(folder)
    page.table.setFocus()


def _give_up_alignment(desk: MainController) -> None:
    """Nothing is left that would have to be saved."""
    states.there(desk.align.page).show_review(None)


_TRAINING = Training()
WITH_GRAMMARS = ("hierarchical", "hierarchical-left-to-right", "syntax")
"""Recipes."""

SCENES: tuple[Scene, ...] = (
    # the desk and its panels
    Scene("desk"),
    Scene("focus-mode", "view.focus_mode", leave=states.reset),
    Scene("terms", "view.panel_terms", leave=states.reset),
    Scene("concordance", "edit.concordance", leave=states.reset),
    Scene("checks", "view.panel_checks"),
    Scene("notes", "view.panel_notes"),
    Scene("statistics", "view.panel_statistics"),
    Scene("statistics-work", prepare=states.statistics_page(1)),
    Scene("statistics-confidence", prepare=states.statistics_page(2)),
    Scene("preview", "view.panel_preview", leave=states.reset),
    Scene("review", "view.panel_review", prepare=_REVIEW.prepare, leave=_REVIEW.leave),
    Scene("nothing-shown", prepare=states.nothing_shown, leave=states.all_shown),
    Scene("other-translations", "segment.alternatives", leave=states.reset),
    Scene("other-words", prepare=states.in_a_word("segment.words", "et"), leave=states.reset),
    Scene("where-from", prepare=states.in_a_word("segment.explain"), leave=states.reset),
    Scene("characters", "edit.character", leave=states.reset),
    Scene("filter-menu", prepare=states.filter_menu),
    Scene("menu", prepare=states.open_menu("Segment")),
    Scene("tour", prepare=_tour),
    # pages
    Scene("welcome", project=""),
    Scene("recent", project="closed", prepare=states.recent),
    Scene("project-page", "view.project_page"),
    Scene("project-counted", prepare=states.counted, leave=states.reset),
    Scene("exported", prepare=states.exported, leave=states.notice_gone),
    Scene("export-early", "project.export_document"),
    Scene("engines", "engine.page"),
    Scene("engine-sources", prepare=states.engine_tab(1), leave=states.leave_comparison),
    Scene("engine-scores", prepare=states.engine_tab(2), leave=states.leave_comparison),
    Scene("engine-learned", prepare=states.engine_tab(3), leave=states.leave_comparison),
    Scene("engine-damaged", prepare=states.command("engine.page", states.damaged_engine)),
    Scene("compare", prepare=states.comparison, leave=states.leave_comparison),
    Scene("memories", prepare=states.page_of_memories),
    Scene("memory-statistics", prepare=states.memory_statistics),
    Scene("memories-filters", prepare=states.filtered_units, leave=states.clear_search),
    Scene("memories-replace", prepare=states.replace_in_units),
    Scene("memories-nothing", prepare=states.no_such_unit, leave=states.clear_search),
    Scene("glossaries", "project.glossaries"),
    Scene("glossaries-nothing", prepare=states.no_such_term, leave=states.clear_search),
    Scene("align", "project.align"),
    Scene("alignment", prepare=_align, leave=_give_up_alignment),
    # dialogs
    Scene("encoding", prepare=states.encodings),
    Scene("find-and-replace", prepare=states.command("edit.replace", states.replacing)),
    Scene("comments", prepare=states.commented),
    Scene("history", "segment.history"),
    Scene("add-term", "term.add"),
    Scene("term-candidates", "term.candidates"),
    Scene("text-tags", prepare=dialogs.text_tags),
    Scene("team", prepare=dialogs.offered),
    Scene("repeat", prepare=states.repeating),
    Scene("split", "segment.split"),
    Scene("edit-source", "segment.edit_source"),
    Scene("go-to", "edit.go_to"),
    Scene("which-checks", "qa.settings"),
    Scene("dictionary", prepare=dialogs.dictionary),
    Scene("learned", "engine.learned"),
    Scene("never-used", prepare=states.never_used),
    Scene("matching", "project.matching"),
    Scene("pre-translate", "project.pretranslate"),
    Scene("export-all", "project.export_all"),
    Scene("translate-folder", "project.translate_folder"),
    Scene("package", "project.pack"),
    Scene("merge", prepare=states.merging),
    Scene("project-settings", "project.details"),
    Scene("begin-review", "review.begin"),
    Scene("finding", "review.finding"),
    Scene("unit", prepare=states.edit_unit),
    Scene("new-memory", prepare=states.new_memory),
    Scene("new-project", "project.new", project=""),
    Scene("new-project-files", project="", prepare=states.wizard(0)),
    Scene("new-project-memories", project="", prepare=states.wizard(1)),
    Scene("new-project-engine", project="", prepare=states.wizard(2)),
    Scene("new-project-details", project="", prepare=states.wizard(3)),
    Scene("new-project-summary", project="", prepare=states.wizard(4)),
    Scene("new-project-wrong", project="", prepare=states.wrong_step),
    Scene("use-engine", "engine.attach"),
    Scene("rename-engine", prepare=states.ask_engine("rename")),
    Scene("delete-engine", prepare=states.ask_engine("delete")),
    Scene("train", "training.train"),
    *(Scene(f"train-{name}", prepare=recipe(name)) for name in WITH_GRAMMARS),
    Scene("train-progress", prepare=_TRAINING.prepare, leave=_TRAINING.leave),
    Scene("train-better", prepare=training_result(0.4, 2.1)),
    Scene("train-worse", prepare=training_result(-2.1, -0.4)),
    Scene("settings", "project.settings"),
    Scene("settings-more", prepare=states.settings_group(3)),
    Scene("shortcuts", "help.shortcuts"),
    Scene("toolbar", "help.toolbar"),
    Scene("keyboard", "help.keys"),
    Scene("palette", prepare=states.command("help.palette", states.palette)),
    Scene("guide", "help.guide"),
    Scene("about", "help.about"),
    # work under way, errors, questions
    Scene("working", prepare=states.working),
    Scene("outcome", prepare=states.outcome),
    Scene("error", prepare=states.failing(states.DAMAGED, "Import the memory")),
    Scene("unforeseen", prepare=states.unforeseen),
    Scene("in-use", prepare=states.busy_project),
    Scene("closing", prepare=states.closing),
    Scene("delete-term", prepare=states.delete_terms),
    # an engine whose phrases have gaps
    Scene("gaps", project="gaps", prepare=gaps.in_a_phrase()),
    Scene("gaps-where-from", "", "gaps", gaps.in_a_phrase("segment.explain"), states.reset),
    Scene("gaps-other-words", "", "gaps", gaps.in_a_phrase("segment.words"), states.reset),
    Scene("gaps-engine", "engine.page", "gaps"),
    # a target from right to left, without memory, terms and engine
    Scene("right-to-left", project="right-to-left"),
    Scene("right-to-left-terms", "view.panel_terms", "right-to-left"),
    Scene("right-to-left-concordance", "edit.concordance", "right-to-left", leave=states.reset),
    Scene("right-to-left-preview", "view.panel_preview", "right-to-left", leave=states.reset),
    Scene("right-to-left-memories", "project.memories", "right-to-left"),
    Scene("right-to-left-glossaries", "project.glossaries", "right-to-left"),
    Scene("right-to-left-page", "view.project_page", "right-to-left"),
    Scene("right-to-left-unit", project="right-to-left", prepare=states.edit_unit),
    Scene("right-to-left-learned", "engine.learned", "right-to-left"),
    Scene("right-to-left-engine", "engine.attach", "right-to-left"),
    Scene("right-to-left-split", "segment.split", "right-to-left"),
)


SWITCHES = ("view.focus_mode", "view.project_page")
"""Commands that, given again, undo themselves."""


def show(desk: MainController, scene: Scene) -> QtGui.QPixmap:
    """Take the picture of a state of the desk."""
    with shown(desk, scene) as opened:
        states.pause(SETTLE_SECONDS)
        picture = desk.window.grab()
        for one in opened:
            states.paint_over(picture, one, states.over(one, desk.window))
    return picture


@contextmanager
def shown(desk: MainController, scene: Scene) -> Iterator[list[QtWidgets.QWidget]]:
    """Put the desk into a state, give the windows that were opened, and leave the state again."""
    before = _windows(desk)
    scene.prepare(desk)
    if scene.command:
        desk.window.book[scene.command].trigger()
    states.idle(desk)
    opened = [one for one in _windows(desk) if one not in before]
    yield opened
    for one in opened:
        one.close()
    if desk.help.tour is not None:
        desk.help.tour.end()
    if scene.command in SWITCHES:
        desk.window.book[scene.command].trigger()
    if desk.window.page is not None:
        desk.window.leave_page()
    scene.leave(desk)
    states.idle(desk)
    states.bury()


def _windows(desk: MainController) -> list[QtWidgets.QWidget]:
    """Dialogs and menus over the window."""
    windows = QtWidgets.QApplication.topLevelWidgets()
    return [one for one in windows if one is not desk.window and one.isVisible()]
