"""``postil export``: documents, memory and engine out of a project."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, fresh_folder
from postil.cli.terminal.projects import add_read_only, open_project
from postil.errors import EngineError, StorageError, UsageError

if TYPE_CHECKING:
    from postil.workspace.project import Project

EXAMPLES = """\
  postil export projects/manual --documents translated
  postil export projects/manual --memory manual.tmx --engine manual.postil
  postil export engines/guides --engine guides.postil
  postil export engines/guides --moses guides-for-moses"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "export",
        run,
        about="take documents, memory or engine out of a project",
        examples=EXAMPLES,
    )
    parser.add_argument("folder", type=Path, help="a project, or an engine")
    add_read_only(parser)
    parser.add_argument("--documents", type=Path, metavar="FOLDER", help="translated documents")
    parser.add_argument("--memory", type=Path, metavar="FILE", help="the project's memory, as TMX")
    parser.add_argument(
        "--engine",
        type=Path,
        metavar="FILE",
        help="the engine with what it learned here, as one .postil file",
    )

    parser.add_argument(
        "--moses",
        type=Path,
        metavar="FOLDER",
        help="an engine as Moses reads it: tables, ARPA file and moses.ini",
    )


def run(args: argparse.Namespace) -> int:
    from postil.engine.manifest import FILE_NAME  # noqa: PLC0415

    if not (args.documents or args.memory or args.engine or args.moses):
        raise UsageError(
            "What shall be exported?",
            hint="Add --documents FOLDER, --memory FILE, --engine FILE or --moses FOLDER.",
        )
    if (args.folder / FILE_NAME).is_file():
        return _export_engine(args)
    if args.moses:
        raise UsageError(
            f"{args.folder} is no engine.", hint="For --moses, give the folder of an engine."
        )
    with open_project(args.folder, args) as project:
        if args.documents:
            export_documents(project, args.documents)
        if args.memory:
            with console.progress_bar(quiet=args.quiet) as progress:
                units = project.memories.export(args.memory, progress)
            console.say(f"{args.memory}: {units:,} units.")
        if args.engine:
            export_project_engine(project, args.engine)
    return 0


def export_documents(project: Project, folder: Path) -> list[Path]:
    """Write every document of ``project`` into ``folder`` under its own name; returns the files."""
    written = []
    for done in project.files.export_all(folder, name="{stem}{suffix}"):
        if done.error:
            raise StorageError(f"{done.path}: {done.error}")
        one = done.document
        console.say(f"{done.path}: {one.confirmed} of {one.segments} segments confirmed.")
        written.append(done.path)
    return written


def export_project_engine(project: Project, archive_file: Path) -> None:
    """Write the project's engine, with the events it learned from, as one file."""
    from postil.engine.exchange.archive import export_engine  # noqa: PLC0415

    engine = project.info.engine
    if engine is None:
        raise UsageError("This project has no engine.", hint="Train one:  postil train --help")
    if project.engine_error:
        raise EngineError(project.engine_error)
    events = project.learned.in_force()
    export_engine(engine, archive_file, events)
    console.say(f"{archive_file}: the engine, with {len(events)} learned segments.")


def _export_engine(args: argparse.Namespace) -> int:
    from postil.engine.exchange.archive import export_engine  # noqa: PLC0415

    if args.documents or args.memory:
        raise UsageError(f"{args.folder} is an engine: it has no documents and no memory.")
    if args.engine:
        export_engine(args.folder, args.engine)
        console.say(f"{args.engine}: the engine.")
    if args.moses:
        from postil.engine.exchange.moses_exchange import README, export_moses_engine  # noqa: PLC0415

        with console.progress_bar(quiet=args.quiet) as progress:
            left_out = export_moses_engine(args.folder, fresh_folder(args.moses), progress)
        console.say(f"{args.moses}: the engine for Moses.")
        if left_out:
            console.say("Moses does not have these, and translates without them:")
            for one in left_out:
                console.say(f"  {one}")
            console.say(f"See {args.moses / README}.")
    return 0
