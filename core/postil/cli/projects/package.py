"""``postil package``: hand a project to a colleague, open a package, merge a returned one; open and
return packages of Trados and memoQ.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, existing_file
from postil.messages import Message

if TYPE_CHECKING:
    from postil.workspace.documents.files import Drafts

EXAMPLES = """\
  postil package pack projects/manual --out manual.postilproject
  postil package open manual.postilproject --out projects/manual-review --author "A. Reviewer"
  postil package merge projects/manual manual-back.postilproject --report changes.html
  postil package open job.sdlppx --out projects/job
  postil package return projects/job --out job.sdlrpx"""
HEADINGS = ("segment", "what", "source", "before", "now", "state")


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "package",
        run_pack,
        about="hand a project over as one file, open one, merge or return one",
        examples=EXAMPLES,
    )
    kinds = parser.add_subparsers(title="kinds", metavar="KIND", required=True)
    pack = kinds.add_parser("pack", help="write a project as one file")
    pack.add_argument("project", type=Path, help="folder of the project")
    pack.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the package to write"
    )
    pack.add_argument(
        "--without-memories", action="store_true", help="leave out the reference memories"
    )
    pack.add_argument("--engine", action="store_true", help="put the engine into the package")
    pack.set_defaults(run=run_pack)
    opened = kinds.add_parser("open", help="make a project of a package")
    opened.add_argument(
        "package", type=Path, help="the package: .postilproject, .sdlppx of Trados, .mqout of memoQ"
    )
    opened.add_argument("--out", type=Path, required=True, help="folder of the project")
    opened.add_argument("--author", default="", help="your name")
    opened.add_argument(
        "-t",
        "--target-language",
        default="",
        metavar="CODE",
        help="which language to translate into, if a package of Trados or memoQ has several",
    )
    opened.set_defaults(run=run_open)
    merge = kinds.add_parser(
        "merge", help="take back what was done on a package, or on an XLIFF or PO file"
    )
    merge.add_argument("project", type=Path, help="folder of the project")
    merge.add_argument("package", type=Path, help="the package or file that came back")
    merge.add_argument(
        "--ours", action="store_true", help="where both changed a segment, keep the one here"
    )
    merge.add_argument(
        "--report", type=Path, metavar="FILE", help="write what came back as .html or .csv"
    )
    merge.set_defaults(run=run_merge)
    back = kinds.add_parser("return", help="write the package that goes back to Trados or memoQ")
    back.add_argument("project", type=Path, help="folder of a project made of such a package")
    back.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="the package to write (by default beside the project, .sdlrpx or .mqback)",
    )
    back.add_argument(
        "--only-confirmed",
        action="store_true",
        help="write nothing as long as segments are not confirmed",
    )
    back.set_defaults(run=run_return)


def run_pack(args: argparse.Namespace) -> int:
    from postil.workspace.package.packages import pack_project  # noqa: PLC0415
    from postil.workspace.project import Project  # noqa: PLC0415

    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        pack_project(
            project,
            args.out,
            memories=not args.without_memories,
            engine=args.engine,
            progress=progress,
        )
    console.say(f"{args.out}: {args.out.stat().st_size:,} bytes.")
    return 0


def run_open(args: argparse.Namespace) -> int:
    from postil.formats.registry import is_handoff  # noqa: PLC0415
    from postil.workspace.package.packages import unpack_project  # noqa: PLC0415

    if is_handoff(args.package):
        return _open_handoff(args)
    with (
        console.progress_bar(quiet=args.quiet) as progress,
        unpack_project(
            existing_file(args.package), args.out, author=args.author, progress=progress
        ) as project,
    ):
        total = project.reports.counts().total
    console.say(
        f"{args.out}: {console.counted(total.segments, 'segment')}, {total.confirmed:,} confirmed."
    )
    return 0


def _open_handoff(args: argparse.Namespace) -> int:
    from postil.workspace.package.handoffs import open_handoff_package  # noqa: PLC0415

    with console.progress_bar(quiet=args.quiet) as progress:
        opened = open_handoff_package(
            existing_file(args.package),
            args.out,
            target=args.target_language,
            author=args.author,
            progress=progress,
        )
    with opened.project as project:
        info, total = project.info, project.reports.counts().total
        documents = len(project.files.all())
        units = sum(project.memories.sizes().values())
    counts = ((documents, "document"), (total.segments, "segment"), (units, "memory unit"))
    text = ", ".join(console.counted(number, what) for number, what in counts)
    console.say(f"{args.out}: {info.source_language} to {info.target_language}, {text}.")
    for member, reason in opened.left_out:
        console.say(f"left out: {member}: {reason}")
    return 0


def run_return(args: argparse.Namespace) -> int:
    from postil.workspace.package.handoffs import (  # noqa: PLC0415
        export_return_package,
        return_name,
    )
    from postil.workspace.project import Project  # noqa: PLC0415

    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        out = args.out or args.project.parent / return_name(project.info.handoff or "package")
        drafts: Drafts = "refuse" if args.only_confirmed else "keep"
        export_return_package(project, out, drafts=drafts, progress=progress)
    console.say(f"{out}: {out.stat().st_size:,} bytes.")
    return 0


def run_merge(args: argparse.Namespace) -> int:
    from postil.formats.registry import is_bilingual  # noqa: PLC0415
    from postil.workspace.package.merge import merge_package, merge_rows  # noqa: PLC0415
    from postil.workspace.package.returned_documents import ReturnedDocument  # noqa: PLC0415
    from postil.workspace.project import Project  # noqa: PLC0415
    from postil.workspace.reports.tables import headings, write_report  # noqa: PLC0415

    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        package = existing_file(args.package)
        if is_bilingual(package):
            report = ReturnedDocument(project, package, progress).merge(progress)
        else:
            report = merge_package(project, package, "ours" if args.ours else "theirs", progress)
        title = project.info.name
    if args.report:
        table = (Message("What came back"), headings(*HEADINGS), merge_rows(report))
        write_report(title, [table], args.report)
    console.say(
        f"{console.counted(len(report.taken), 'segment')} taken, "
        f"{console.counted(len(report.conflicts), 'conflict')}, {report.kept:,} changed only here, "
        f"{report.unknown:,} not in this project; other comments, bookmarks or locks on "
        f"{console.counted(len(report.marked), 'segment')}, "
        f"{console.counted(report.blocked, 'translation')} never used or used again, "
        f"{console.counted(report.terms, 'term')} new, changed or gone"
        f"{', the checks set otherwise' if report.checks else ''}."
    )
    return 0
