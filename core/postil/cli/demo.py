"""``postil demo``: all steps of the work on the sample project, without a window.

Train on the sample memory, make a project of the sample document, post-edit it by simulation (every
segment is confirmed with its reference translation, through the project, as the desk would),
export. What comes out is for looking at: the translated document, screenshots of the desk, a report
of one page.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command
from postil.errors import PostilError, UsageError
from postil_resources.sample_project import (
    DOCUMENT,
    GLOSSARY,
    MEMORY,
    REFERENCE,
    SAMPLE_LANGUAGES,
    sample_file,
)

if TYPE_CHECKING:
    from postil.cli.demo_report import DemoResult
    from postil.workspace.project import Project

EXAMPLES = """\
  postil demo
  postil demo --out out/demo --no-screenshot"""

NAME = "Office printer"
MARKER = ".postil-demo"  # this folder is ours, and may be replaced by the next demo
SCREENSHOT_SECONDS = 120


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "demo",
        run,
        about="train, translate, post-edit, learn and export on the sample project",
        examples=EXAMPLES,
    )
    parser.add_argument(
        "--out", type=Path, default=Path("out/demo"), help="folder for the results (%(default)s)"
    )
    parser.add_argument(
        "--no-screenshot", action="store_true", help="leave out the pictures of the desk"
    )


def run(args: argparse.Namespace) -> int:
    from postil.cli.demo_report import DemoResult, write_report  # noqa: PLC0415

    out = _own_folder(args.out.resolve())
    result = DemoResult(out)
    engine_folder = _train(result, quiet=args.quiet)
    _translate(result, engine_folder)
    _post_edit(result, engine_folder, screenshots=not args.no_screenshot, quiet=args.quiet)
    result.files.insert(0, ("one-page report", write_report(result, out / "report.html")))
    scores = result.scores()
    console.say_lines(console.table(scores))
    console.say()
    console.say_lines(console.table([(about, str(path)) for about, path in result.files]))
    return 0


def _own_folder(path: Path) -> Path:
    """An empty folder; what an earlier demo left there is removed, anything else is not."""
    if path.exists() and any(path.iterdir()):
        if not (path / MARKER).exists():
            raise UsageError(
                f"{path} is not empty, and no demo made it.", hint="Name another folder with --out."
            )
        import shutil  # noqa: PLC0415

        shutil.rmtree(path)
    path.mkdir(parents=True, exist_ok=True)
    (path / MARKER).touch()
    return path


def _train(result: DemoResult, *, quiet: bool) -> Path:
    from postil.training.corpora import corpus_of  # noqa: PLC0415
    from postil.training.phrase_based.training import train_engine  # noqa: PLC0415
    from postil.training.request import TrainingRequest  # noqa: PLC0415

    console.say(f"Training an engine on {MEMORY} ...")
    folder = result.out / "engine"
    request = TrainingRequest(NAME, *SAMPLE_LANGUAGES, [corpus_of(sample_file(MEMORY))])
    with console.progress_bar(quiet=quiet) as progress:
        result.training = train_engine(request, folder, progress)
    return folder


def _translate(result: DemoResult, engine_folder: Path) -> None:
    """Suggestions of the engine before it has learned anything from this document."""
    from postil.cli.demo_report import DemoSegment  # noqa: PLC0415
    from postil.engine.engine import Engine  # noqa: PLC0415
    from postil.formats.registry import open_document  # noqa: PLC0415

    console.say(f"Translating {DOCUMENT} ...")
    document = open_document(sample_file(DOCUMENT), *SAMPLE_LANGUAGES)
    reference = open_document(sample_file(REFERENCE), *SAMPLE_LANGUAGES)
    targets = {segment.id: segment.target for segment in reference.segments}
    engine = Engine.open(engine_folder)
    for segment in document.segments:
        started = time.perf_counter()
        static = engine.suggest(segment.source).target
        result.suggest_seconds.append(time.perf_counter() - started)
        wanted = targets.get(segment.id)
        if wanted is not None:
            result.steps[segment.id] = DemoSegment(segment.source, wanted, static)


def _post_edit(result: DemoResult, engine_folder: Path, *, screenshots: bool, quiet: bool) -> None:
    from postil.workspace.creation import NewProject, create_project  # noqa: PLC0415
    from postil.workspace.project import Project  # noqa: PLC0415

    console.say("Post-editing: every segment is confirmed with its reference translation ...")
    folder = result.out / "project"
    project = create_project(
        folder,
        NewProject(
            name=NAME,
            source_language=SAMPLE_LANGUAGES[0],
            target_language=SAMPLE_LANGUAGES[1],
            documents=[sample_file(DOCUMENT)],
            memories=[sample_file(MEMORY)],
            glossaries=[sample_file(GLOSSARY)],
            engine=engine_folder,
            author="Postil demo",
        ),
    )
    half = project.segments.count() // 2
    with project:
        _confirm(project, 0, half, result, quiet=quiet)
    if screenshots:
        _take_screenshots(result, folder)
    with Project.open(folder) as project:
        _confirm(project, half, None, result, quiet=quiet)
        _export(project, result)


def _confirm(
    project: Project, start: int, stop: int | None, result: DemoResult, *, quiet: bool
) -> None:
    segments = project.segments.read(start, stop)
    with console.progress_bar(quiet=quiet) as progress:
        for segment in progress.track(segments, len(segments), "Confirming"):
            step = result.steps[segment.key]
            proposals = project.matching.proposals(segment.row_id)
            machine = project.matching.machine(segment.row_id).proposal
            step.offered = proposals[0] if proposals else None
            step.adaptive = machine.target if machine else step.static
            started = time.perf_counter()
            confirmation = project.segments.confirm(segment.row_id, step.reference)
            result.confirm_seconds.append(time.perf_counter() - started)
            if confirmation.event is not None:
                step.learned = list(confirmation.event.summary)


def _export(project: Project, result: DemoResult) -> None:
    from postil.cli.projects.export import export_project_engine  # noqa: PLC0415

    document = project.files.all()[0]
    name = Path(document.name)
    translated = result.out / f"{name.stem}.{SAMPLE_LANGUAGES[1]}{name.suffix}"
    project.files.export(document.id, translated)
    memory, archive_file = result.out / "memory.tmx", result.out / "engine.postil"
    project.memories.export(memory)
    export_project_engine(project, archive_file)
    result.files += [
        ("translated document", translated),
        ("memory of the project", memory),
        ("engine with what it learned", archive_file),
        ("project, for postil desk", project.folder),
    ]


def _take_screenshots(result: DemoResult, project: Path) -> None:
    """Pictures of the desk half-way through, by a process of its own: the core does without Qt."""
    import subprocess  # noqa: PLC0415

    console.say("Taking screenshots of the desk ...")
    for theme in ("light", "dark"):
        picture = result.out / f"desk-{theme}.png"
        command = [sys.executable, "-m", "postil_gui.tools.screenshot", str(project), str(picture)]
        try:
            subprocess.run(
                [*command, "--theme", theme],
                check=True,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                timeout=SCREENSHOT_SECONDS,
                env={"QT_QPA_PLATFORM": "offscreen", **os.environ},
            )
        except (subprocess.SubprocessError, OSError) as error:
            details = getattr(error, "stderr", "") or str(error)
            raise PostilError(
                "The desk could not be pictured.",
                hint=f"{details.strip()}\n  Leave the pictures out with --no-screenshot.",
            ) from error
        result.files.append((f"the desk, {theme}", picture))
