"""Pictures of the desk at work, for the README and the demonstration.

``python -m postil_gui.tools.screenshot PROJECT PICTURE`` or ``--project PROJECT --out FOLDER``.
The desk works on a copy of the project, so the project itself stays as it is; without a project it
takes the sample. ``--all FOLDER`` takes every page and dialog of ``scenes`` in every theme and
size.
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import sys
import tempfile
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import PostilError, StorageError
from postil_resources.sample_project import DOCUMENT, GLOSSARY, MEMORY, REFERENCE

if TYPE_CHECKING:
    from postil.formats.segment import Segment
    from postil.text.tags import TaggedText
    from postil.training.recipe import Value
    from postil.workspace.project import Project
    from postil_gui.qt import QtWidgets
    from postil_gui.shell.main_controller import MainController
    from postil_gui.tools.scenes import Scene

NAME = "Office printer"
BEFORE = 23  # segments of the sample confirmed before the picture
SETTLE_SECONDS = 0.3
ALL_SIZES = ((1280, 800), (1920, 1080))
ALL_THEMES = ("light", "dark", "contrast")
HEBREW = (
    "מדריך מקוצר",
    "מדריך זה מסביר כיצד להתקין את המדפסת (Office Printer) ולהשתמש בה.",
    "לפני שמתחילים",
    "הוציאו את המדפסת מהאריזה והניחו אותה על משטח יציב.",
    "הסירו את כל סרטי ההדבקה.",
    "חברו את כבל החשמל לשקע.",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Take the pictures; returns the exit code."""
    args = _parser().parse_args(sys.argv[1:] if argv is None else list(argv))
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    themes = ("light", "dark") if args.theme == "both" else (args.theme or "light",)
    size = args.size or ALL_SIZES[0]
    if args.all is not None:
        return take_all(
            args.all,
            args.only,
            args.language,
            themes=themes if args.theme else ALL_THEMES,
            sizes=[args.size] if args.size else ALL_SIZES,
            text=args.text,
        )
    folder = args.out or (args.picture.parent if args.picture else Path())
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for theme in themes:
            name = args.picture.name if args.picture else f"desk-{theme}.png"
            take(args.project or args.given, folder / name, theme=theme, size=size)
            print(folder / name)
    except PostilError as error:
        print(error, file=sys.stderr)
        return error.exit_code
    return 0


def take(
    project: Path | None,
    picture: Path,
    *,
    theme: str = "light",
    size: tuple[int, int] = (1280, 800),
) -> None:
    """One picture of the desk on a project (None: the sample), at a segment that shows something.

    Raises
    ------
    PostilError
        The project cannot be opened, or the picture not be written.
    """
    from postil_gui.app import make_application, make_desk  # noqa: PLC0415 (Qt: after the platform is chosen)
    from postil_gui.settings import THEME, Settings  # noqa: PLC0415

    with tempfile.TemporaryDirectory(prefix="postil-") as name:
        copy = Path(name) / "project"
        opened = _sample(copy, Path(name) / "engine") if project is None else _copy(project, copy)
        settings = Settings(None)
        settings.set(THEME, theme)
        desk = make_desk(make_application(), settings)
        try:
            desk.window.resize(*size)
            desk.window.show()
            desk.show_project(opened)
            desk.finish_showing()
            _walk(desk)
            if not desk.window.grab().save(str(picture)):
                raise StorageError(f"{picture} could not be written.")
        finally:
            _let_go(desk)


def take_all(
    folder: Path,
    only: Sequence[str] = (),
    language: str = "en",
    *,
    themes: Sequence[str] = ALL_THEMES,
    sizes: Sequence[tuple[int, int]] = ALL_SIZES,
    text: int = 100,
) -> int:
    """Every scene in every theme and size, into a folder for each; returns the exit code."""
    from postil_gui.app import make_application, make_desk  # noqa: PLC0415
    from postil_gui.settings import LANGUAGE, TEXT_SIZE, TOUR_SEEN, Settings  # noqa: PLC0415
    from postil_gui.tools.scenes import SCENES  # noqa: PLC0415

    scenes = [scene for scene in SCENES if not only or scene.name in only]
    with tempfile.TemporaryDirectory(prefix="postil-") as name:
        work = Path(name)
        for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            os.environ[variable] = str(work / variable)  # nothing of the user's is in the pictures
        projects = _projects(work, {scene.project for scene in scenes})
        settings = Settings(None)
        settings.set(TOUR_SEEN, True)
        settings.set(LANGUAGE, language)
        settings.set(TEXT_SIZE, round(TEXT_SIZE.default * text / 100))
        application = make_application()
        enlarge_text(application, text)
        for size in sizes:
            desk = make_desk(application, settings)
            desk.window.resize(*size)
            desk.window.show()
            for project in ("", *projects, "closed"):
                if project == "closed":
                    desk.close_project()
                elif project:
                    desk.show_project(_copy(work / project, work / f"{project} {size[0]}"))
                    desk.finish_showing()
                    _walk(desk)
                of_project = [scene for scene in scenes if scene.project == project]
                _take_scenes(desk, of_project, themes, folder / f"{size[0]}x{size[1]}")
            _let_go(desk)
    return 0


def _projects(work: Path, wanted: Collection[str]) -> list[str]:
    """Make the projects that scenes show, and their engines; returns their names."""
    from postil_gui.paths import engines_folder  # noqa: PLC0415

    made = {
        "sample": _sample(work / "sample", engines_folder() / NAME),
        "right-to-left": _right_to_left(work),
    }
    if "gaps" in wanted:
        made["gaps"] = _sample(
            work / "gaps", engines_folder() / "gaps", "hierarchical", {"occurrences": 1}
        )
    for project in made.values():
        project.close()
    _add_engines(work)
    return list(made)


def _take_scenes(
    desk: MainController, scenes: Sequence[Scene], themes: Sequence[str], folder: Path
) -> None:
    """Pictures of scenes of the project that is shown, in a folder for each theme."""
    from postil_gui.settings import THEME  # noqa: PLC0415
    from postil_gui.tools.scenes import show  # noqa: PLC0415

    for theme in themes:
        desk.settings.set(THEME, theme)
        (folder / theme).mkdir(parents=True, exist_ok=True)
        for scene in scenes:
            path = folder / theme / f"{scene.name}.png"
            show(desk, scene).save(str(path))
            print(path)


def enlarge_text(application: QtWidgets.QApplication, text: int) -> None:
    """Write everything larger, in per cent, as the system's own setting does."""
    font = application.font()
    font.setPointSizeF(font.pointSizeF() * text / 100)
    application.setFont(font)


def _let_go(desk: MainController) -> None:
    """Close the desk, and leave no window of it to the next one."""
    from postil_gui.tools.scene_states import bury  # noqa: PLC0415

    desk.window.close()
    desk.window.deleteLater()
    bury()


def _add_engines(work: Path) -> None:
    """More engines where the desk keeps them: one of little text, and a damaged one."""
    from postil.engine.manifest import FILE_NAME  # noqa: PLC0415
    from postil.training.phrase_based.training import train_engine  # noqa: PLC0415
    from postil.training.request import TrainingRequest  # noqa: PLC0415
    from postil_gui.paths import engines_folder  # noqa: PLC0415

    folder = engines_folder()
    texts = [work / f"few.{side}" for side in ("en", "fr")]
    pairs = [(one.source.plain, one.target.plain) for one in _reference_segments() if one.target]
    for path, lines in zip(texts, zip(*pairs[::2], strict=True), strict=True):
        path.write_text("\n".join(lines), encoding="utf-8")
    name = "Half of the printer guide"
    train_engine(TrainingRequest(name, "en", "fr", [":".join(map(str, texts))]), folder / "half")
    (folder / "damaged").mkdir()
    (folder / "damaged" / FILE_NAME).write_text("{}", encoding="utf-8")


def _right_to_left(work: Path) -> Project:
    """The sample document into Hebrew, with some translations."""
    from postil.text.tags import TaggedText  # noqa: PLC0415
    from postil.workspace.creation import NewProject, create_project  # noqa: PLC0415
    from postil_resources.sample_project import sample_file  # noqa: PLC0415

    project = create_project(
        work / "right-to-left",
        NewProject(
            name="מדריך מקוצר",
            source_language="en",
            target_language="he",
            documents=[sample_file(DOCUMENT)],
            memories=[],
            glossaries=[],
            engine=None,
        ),
    )
    for segment, text in zip(project.segments.read(0, len(HEBREW)), HEBREW, strict=True):
        if not segment.source.tags:
            project.segments.confirm(segment.row_id, TaggedText.of(text))
    return project


def _copy(project: Path, copy: Path) -> Project:
    from postil.workspace.project import Project  # noqa: PLC0415

    shutil.copytree(project, copy, ignore=shutil.ignore_patterns("*.lock"))
    return Project.open(copy)


def _sample(
    folder: Path,
    engine: Path,
    recipe: str = "phrase-based",
    settings: Mapping[str, Value] | None = None,
) -> Project:
    """The sample project with an engine trained on its memory, the beginning confirmed."""
    from postil.training.recipe import RecipeRequest  # noqa: PLC0415
    from postil.training.recipe_book import recipe_named  # noqa: PLC0415
    from postil.training.request import TrainingRequest  # noqa: PLC0415
    from postil.types.progress import Progress  # noqa: PLC0415
    from postil.workspace.creation import NewProject, create_project  # noqa: PLC0415
    from postil_resources.sample_project import sample_file  # noqa: PLC0415

    memory = sample_file(MEMORY)
    request = RecipeRequest(TrainingRequest(NAME, "en", "fr", [memory]), None, settings or {})
    recipe_named(recipe).run(request, engine, Progress())
    project = create_project(
        folder,
        NewProject(
            name=NAME,
            source_language="en",
            target_language="fr",
            documents=[sample_file(DOCUMENT)],
            memories=[memory],
            glossaries=[sample_file(GLOSSARY)],
            engine=engine,
        ),
    )
    references = _references()
    for segment in project.segments.read(0, BEFORE):
        target = references.get(segment.key)
        if target is not None:
            project.segments.confirm(segment.row_id, target)
    return project


def _references() -> dict[str, TaggedText]:
    """The sample's own translation, by the keys of its segments."""
    return {one.id: one.target for one in _reference_segments() if one.target is not None}


def _reference_segments() -> Sequence[Segment]:
    from postil.formats.registry import open_document  # noqa: PLC0415
    from postil_resources.sample_project import sample_file  # noqa: PLC0415

    return open_document(sample_file(REFERENCE), "en", "fr").segments


def _walk(desk: MainController) -> None:
    """Confirm a segment, so that the next shows matches and what was learned."""
    from postil_gui.tools.scene_states import pause, wait_until  # noqa: PLC0415

    view, open_project = desk.view, desk.open_project
    if view is None or open_project is None:
        return
    wait_until(lambda: open_project.is_idle)
    place = _before_a_telling_one(open_project.project)
    if place is None:
        return
    view.go_to_number(place + 1)
    wait_until(lambda: open_project.is_idle)
    segment = view.editing.segment
    if segment is not None and open_project.project.engine is not None:
        view.grid.editor.replace_all(_references().get(segment.key) or view.grid.editor.text())
        view.editing.confirm()
    wait_until(lambda: open_project.is_idle)
    view.editing.save()  # what the next one starts with is counted, too
    wait_until(lambda: open_project.is_idle)
    pause(SETTLE_SECONDS)


def _before_a_telling_one(project: Project) -> int | None:
    """Place of an open segment whose follower has a similar match; of any open one if none has."""
    segments = project.segments.read()
    fallback = None
    for place, (segment, following) in enumerate(itertools.pairwise(segments)):
        if segment.state.is_confirmed or following.state.is_confirmed:
            continue
        fallback = place if fallback is None else fallback
        scores = [one.score or 0 for one in project.matching.memory(following.row_id)]
        if scores and 75 <= scores[0] < 100:
            return place
    return fallback


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m postil_gui.tools.screenshot",
        description="Take pictures of the desk at work.",
    )
    parser.add_argument(
        "given", type=Path, nargs="?", metavar="PROJECT", help="default: the sample"
    )
    parser.add_argument("picture", type=Path, nargs="?", help="PNG to write")
    parser.add_argument("--project", type=Path, help="as PROJECT")
    parser.add_argument("--out", type=Path, help="folder for desk-light.png, desk-dark.png")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every page and dialog")
    parser.add_argument("--only", nargs="*", default=(), help="with --all: names of scenes")
    parser.add_argument("--language", default="en", help="with --all: en, fr, de or es")
    parser.add_argument(
        "--text", type=int, default=100, help="with --all: size of the text in per cent"
    )
    parser.add_argument(
        "--theme", choices=(*ALL_THEMES, "both"), help="default: light; with --all: all of them"
    )
    parser.add_argument("--size", type=_size, help="default: 1280x800; with --all: two of them")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, height = (int(side) for side in text.split("x"))
    return width, height


if __name__ == "__main__":
    sys.exit(main())
