"""Pictures of the desk at work, for the README and the demonstration.

``python -m postil_gui.screenshot PROJECT PICTURE`` or ``--project PROJECT --out FOLDER``. The desk
works on a copy of the project, so the project itself stays as it is; without a project it takes the
sample.
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import PostilError, StorageError

if TYPE_CHECKING:
    from postil.text.tags import TaggedText
    from postil.workspace.project import Project
    from postil_gui.desk import Desk

DOCUMENT, REFERENCE = "quick-guide.xlf", "quick-guide.reference.xlf"
MEMORY, GLOSSARY = "printer-guide.tmx", "glossary.tsv"
NAME = "Office printer"
BEFORE = 18  # segments of the sample confirmed before the picture
PATIENCE_SECONDS = 60.0
SETTLE_SECONDS = 0.3


def main(argv: Sequence[str] | None = None) -> int:
    """Take the pictures; returns the exit code."""
    args = _parser().parse_args(sys.argv[1:] if argv is None else list(argv))
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    width, height = (int(side) for side in args.size.split("x"))
    folder = args.out or (args.picture.parent if args.picture else Path())
    folder.mkdir(parents=True, exist_ok=True)
    themes = ("light", "dark") if args.theme == "both" else (args.theme,)
    try:
        for theme in themes:
            name = args.picture.name if args.picture else f"desk-{theme}.png"
            take(args.project or args.given, folder / name, theme=theme, size=(width, height))
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
        opened = _sample(Path(name), copy) if project is None else _copy(project, copy)
        settings = Settings(None)
        settings.set(THEME, theme)
        desk = make_desk(make_application(), settings)
        try:
            desk.window.resize(*size)
            desk.window.show()
            desk.show_project(opened)
            _walk(desk)
            if not desk.window.grab().save(str(picture)):
                raise StorageError(f"{picture} could not be written.")
        finally:
            desk.window.close()
            desk.window.deleteLater()


def _copy(project: Path, copy: Path) -> Project:
    from postil.workspace.project import Project  # noqa: PLC0415

    shutil.copytree(project, copy, ignore=shutil.ignore_patterns("*.lock"))
    return Project.open(copy)


def _sample(work: Path, folder: Path) -> Project:
    """The sample project with an engine trained on its memory, the beginning confirmed."""
    from postil.training.recipes import train_engine  # noqa: PLC0415
    from postil.training.request import TrainingRequest  # noqa: PLC0415
    from postil.workspace.creation import create_project  # noqa: PLC0415
    from postil_gui.places import sample_file  # noqa: PLC0415

    memory = sample_file(MEMORY)
    train_engine(TrainingRequest(NAME, "en", "fr", [memory]), work / "engine")
    project = create_project(
        folder,
        name=NAME,
        source_language="en",
        target_language="fr",
        documents=[sample_file(DOCUMENT)],
        memories=[memory],
        glossaries=[sample_file(GLOSSARY)],
        engine=work / "engine",
    )
    for segment in project.segments(0, BEFORE):
        target = _references().get(segment.key)
        if target is not None:
            project.confirm(segment.row_id, target)
    return project


def _references() -> dict[str, TaggedText]:
    """The sample's own translation, by the keys of its segments."""
    from postil.formats.documents import open_document  # noqa: PLC0415
    from postil_gui.places import sample_file  # noqa: PLC0415

    document = open_document(sample_file(REFERENCE), "en", "fr")
    return {one.id: one.target for one in document.segments if one.target is not None}


def _walk(desk: Desk) -> None:
    """Confirm a segment, so that the next shows matches and what was learned."""
    view, session = desk.view, desk.session
    if view is None or session is None:
        return
    _wait(lambda: session.is_idle)
    place = _before_a_telling_one(session.project)
    if place is None:
        return
    view.go_to_number(place + 1)
    _wait(lambda: session.is_idle)
    segment = view.flow.segment
    if segment is not None and session.project.engine is not None:
        view.grid.editor.replace_all(_references().get(segment.key) or view.grid.editor.text())
        view.flow.confirm()
    _wait(lambda: session.is_idle)
    _wait(lambda: False, SETTLE_SECONDS)


def _before_a_telling_one(project: Project) -> int | None:
    """Place of an open segment whose follower has a similar match; of any open one if none has."""
    segments = project.segments()
    fallback = None
    for place, (segment, following) in enumerate(itertools.pairwise(segments)):
        if segment.state.is_confirmed or following.state.is_confirmed:
            continue
        fallback = place if fallback is None else fallback
        scores = [one.score or 0 for one in project.memory_proposals(following.row_id)]
        if scores and 75 <= scores[0] < 100:
            return place
    return fallback


def _wait(until: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    from postil_gui.qt import QtCore, QtWidgets  # noqa: PLC0415

    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        QtWidgets.QApplication.processEvents(QtCore.QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.005)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m postil_gui.screenshot", description="Take pictures of the desk at work."
    )
    parser.add_argument(
        "given", type=Path, nargs="?", metavar="PROJECT", help="default: the sample"
    )
    parser.add_argument("picture", type=Path, nargs="?", help="PNG to write")
    parser.add_argument("--project", type=Path, help="as PROJECT")
    parser.add_argument("--out", type=Path, help="folder for desk-light.png, desk-dark.png")
    parser.add_argument("--theme", choices=("light", "dark", "both"), default="light")
    parser.add_argument("--size", default="1280x800", help="%(default)s")
    return parser


if __name__ == "__main__":
    sys.exit(main())
