"""``postil pretranslate``, ``update-memory``, ``translate-folder`` and ``pseudo``: work on many
segments at once.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, add_languages, existing_file
from postil.cli.terminal.projects import need_engine
from postil.errors import EngineError, StorageError, UsageError

if TYPE_CHECKING:
    from postil.workspace.project import Project
    from postil.workspace.segments.batch import BatchReport, PretranslatePolicy

PRETRANSLATE_EXAMPLES = """\
  postil pretranslate projects/manual
  postil pretranslate projects/manual --least-match 90 --machine 0.5"""
UPDATE_EXAMPLES = """\
  postil update-memory projects/manual
  postil update-memory projects/manual --document part-2.sdlxliff --no-learning"""
FOLDER_EXAMPLES = """\
  postil translate-folder manuals manuals-fr -s en -t fr --memory client.tmx
  postil translate-folder manuals manuals-fr --engine engines/guides --project projects/manuals"""
PSEUDO_EXAMPLES = """\
  postil pseudo manual.docx --out manual.pseudo.docx
  postil pseudo strings.json --out strings.pseudo.json --longer 50"""


def register(subparsers: Subparsers) -> None:
    _register_pretranslate(subparsers)
    _register_update(subparsers)
    _register_folder(subparsers)
    parser = add_command(
        subparsers,
        "pseudo",
        run_pseudo,
        about="write a document that only looks translated, to test its layout",
        examples=PSEUDO_EXAMPLES,
    )
    parser.add_argument("document", type=Path, help="the document, in any format Postil reads")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the file to write")
    parser.add_argument(
        "--longer",
        type=int,
        default=30,
        metavar="PERCENT",
        help="how much longer the translation is than its source (%(default)s)",
    )


def _register_pretranslate(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "pretranslate",
        run_pretranslate,
        about="fill the empty segments of a project from its memories and its engine",
        examples=PRETRANSLATE_EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    _add_policy(parser)


def _register_update(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "update-memory",
        run_update,
        about="put segments that came confirmed with their document into the project's memory",
        examples=UPDATE_EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    parser.add_argument(
        "--document",
        action="append",
        metavar="NAME",
        help="only this document; may be given several times (default: all)",
    )
    parser.add_argument(
        "--no-learning", action="store_true", help="do not let the engine learn from them"
    )


def _register_folder(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "translate-folder",
        run_folder,
        about="translate a folder of documents with memories and an engine",
        examples=FOLDER_EXAMPLES,
    )
    parser.add_argument("folder", type=Path, help="folder of documents, with its subfolders")
    parser.add_argument("out", type=Path, help="where the translations go, under the same names")
    add_languages(parser, required=False)
    for name, what in (("memory", "a memory (.tmx)"), ("glossary", "a glossary")):
        parser.add_argument(
            f"--{name}",
            type=Path,
            action="append",
            default=[],
            metavar="FILE",
            help=f"{what} to translate with; may be given several times",
        )
    parser.add_argument("--engine", type=Path, help="folder of the engine to translate with")
    parser.add_argument(
        "--project", type=Path, help="keep the project that is made for it in this folder"
    )
    _add_policy(parser)


def _add_policy(parser: argparse.ArgumentParser) -> None:
    """The options :func:`_policy` reads."""
    parser.add_argument(
        "--least-match",
        type=int,
        default=75,
        metavar="PERCENT",
        help="take memory matches of at least this percentage (%(default)s)",
    )
    parser.add_argument(
        "--machine",
        type=float,
        default=0.3,
        metavar="CONFIDENCE",
        help="else take the engine's suggestion, if its confidence is at least this, 0 "
        "to 1 (%(default)s)",
    )
    parser.add_argument("--no-machine", action="store_true", help="do not use the engine")
    parser.add_argument(
        "--no-repair",
        action="store_true",
        help="do not use lower matches in which the differences were repaired",
    )
    parser.add_argument(
        "--assembled",
        type=float,
        metavar="SHARE",
        help="assemble segments from matches of their parts, if these cover at least "
        "this share, 0 to 1",
    )


def _policy(args: argparse.Namespace) -> PretranslatePolicy:
    from postil.workspace.segments.batch import PretranslatePolicy  # noqa: PLC0415

    return PretranslatePolicy(
        memory=args.least_match,
        repaired=not args.no_repair,
        assembled=args.assembled,
        machine=None if args.no_machine else args.machine,
    )


def run_pretranslate(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415

    policy = _policy(args)
    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        if not args.no_machine:
            need_engine(project, "--no-machine")
        progress.update(message="Pre-translating")
        report = project.batch.pretranslate(policy, progress=progress)
    _say_filled(report)
    return 0


def run_update(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415

    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        if not args.no_learning:
            need_engine(project, "--no-learning")
        only = None if args.document is None else _documents(project, args.document)
        progress.update(message="Putting confirmed segments into the memory")
        done = project.confirmed_imports.remember(only, progress, learning=not args.no_learning)
    rows = [("new", done.new), ("updated", done.updated), ("there already", done.same)]
    console.say_lines(
        console.table([["units", "segments"], *([what, f"{n:,}"] for what, n in rows)])
    )
    if done.learned or done.refused:
        console.say(f"The engine learned from {console.counted(done.learned, 'segment')}.")
    if done.refused:
        raise EngineError(
            f"It could not learn from {console.counted(done.refused, 'segment')}.",
            hint="Their units are in the memory all the same.",
        )
    return 0


def _documents(project: Project, names: Sequence[str]) -> list[int]:
    """Ids of documents of these names."""
    known = project.files.all()
    for name in names:
        if name not in {title for one in known for title in (one.name, one.title)}:
            raise UsageError(
                f"The project has no document {name}.",
                hint=f"It has: {', '.join(one.title for one in known)}.",
            )
    return [one.id for one in known if one.name in names or one.title in names]


def run_folder(args: argparse.Namespace) -> int:
    from postil.workspace.documents.folders import FolderOrder, translate_folder  # noqa: PLC0415

    order = FolderOrder(
        args.folder,
        args.out,
        (args.source_language or "", args.target_language or ""),
        args.memory,
        args.glossary,
        args.engine,
        _policy(args),
        project=args.project,
    )
    with console.progress_bar(quiet=args.quiet) as progress:
        report = translate_folder(order, progress)
    for path, reason in report.refused:
        console.say(f"left out: {path}: {reason}")
    for one in report.outcomes:
        console.say(one.error or str(one.path))
    _say_filled(report.filled)
    failed = sum(bool(one.error) for one in report.outcomes)
    if failed:
        raise StorageError(f"{console.counted(failed, 'document')} could not be written.")
    return 0


def run_pseudo(args: argparse.Namespace) -> int:
    from postil.workspace.segments.batch import pseudo_document  # noqa: PLC0415

    if not 0 <= args.longer <= 400:
        raise UsageError("--longer takes 0 to 400 percent.")
    document = existing_file(args.document)
    count = pseudo_document(document, args.out, ("en", "en"), args.longer / 100)
    console.say(f"{args.out}: {console.counted(count, 'segment')}.")
    return 0


def _say_filled(report: BatchReport) -> None:
    rows = [
        [what, f"{number:,}", f"{report.words[what]:,}"]
        for what, number in report.segments.most_common()
    ]
    console.say_lines(console.table([["filled from", "segments", "words"], *rows]))
