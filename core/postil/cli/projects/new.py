"""``postil new``: make a project of documents, memories and glossaries."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, add_languages
from postil.errors import InputError, UsageError

if TYPE_CHECKING:
    from postil.formats.filter_options import Extra
    from postil.workspace.documents.import_candidates import ImportCandidates
    from postil.workspace.project import Project
    from postil.workspace.records import DocumentInfo

EXAMPLES = """\
  postil new projects/manual manual.docx -s en -t fr
  postil new projects/guide texts/ --memory client.tmx --memory old.tmx --glossary terms.tbx
  postil new projects/old old.txt -s cs -t fr --encoding iso-8859-2
  postil new projects/slides talk.pptx -s en -t de --include masters,properties
  postil new projects/guide guide.xlf --engine engines/guides --deadline 2026-12-18"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "new",
        run,
        about="make a project of documents, memories and glossaries",
        examples=EXAMPLES,
    )
    parser.add_argument("folder", type=Path, help="folder of the project; new, or empty")
    parser.add_argument(
        "documents",
        type=Path,
        nargs="+",
        metavar="DOCUMENT",
        help="a document, or a folder of them",
    )
    add_languages(parser, required=False)
    parser.add_argument(
        "--memory",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="a memory (.tmx); give it again for more, the most trusted first",
    )
    parser.add_argument(
        "--glossary", type=Path, action="append", default=[], metavar="FILE", help="a glossary"
    )
    parser.add_argument("--engine", type=Path, help="folder of the engine to work with")
    _add_reading_options(parser)
    parser.add_argument("--name", help="name of the project (that of its folder)")
    parser.add_argument("--author", default="", help="your name, written into the memory")
    parser.add_argument("--deadline", metavar="DAY", help="when it is due, like 2026-12-31")
    parser.add_argument(
        "--skip-unreadable",
        action="store_true",
        help="leave out documents that cannot be read, instead of giving up",
    )


def _add_reading_options(parser: argparse.ArgumentParser) -> None:
    """Options of how documents are read."""
    parser.add_argument(
        "--segmentation",
        type=Path,
        metavar="SRX",
        help="rules by which texts are cut into sentences",
    )
    parser.add_argument(
        "--include",
        type=_extras,
        default=(),
        metavar="TEXTS",
        help="what to translate beside the text of Office documents, with commas between: "
        "properties (title, keywords and the like of the file), masters (text boxes of slide "
        "masters and layouts)",
    )
    parser.add_argument(
        "--columns",
        type=_columns,
        default=(),
        metavar="COLUMNS",
        help="which columns of CSV and TSV files to translate, by heading or number, with commas "
        "between (all)",
    )
    parser.add_argument(
        "--placeholders",
        choices=("auto", "none", "printf", "braces", "java"),
        default="auto",
        help="how placeholders are written in the strings of JSON, properties, CSV and TSV files "
        "(%(default)s: as the format has them; java: MessageFormat)",
    )
    parser.add_argument(
        "--encoding",
        type=_encoding,
        metavar="NAME",
        help="encoding of texts that are not UTF-8, like windows-1250 (default: by their language)",
    )


def _encoding(name: str) -> str:
    """Python's name of a code page, as argparse wants it."""
    from postil.formats.raw.legacy_text import all_pages, page_named, shown  # noqa: PLC0415

    page = page_named(name)
    if page is None:
        known = ", ".join(shown(one) for one in all_pages(()))
        raise argparse.ArgumentTypeError(f"{name!r} is none of {known}")
    return page


def _extras(names: str) -> frozenset[Extra]:
    """Texts to read beside the body, as argparse wants them."""
    from postil.formats.filter_options import Extra  # noqa: PLC0415

    try:
        return frozenset(Extra(name.strip()) for name in names.split(","))
    except ValueError as error:
        known = ", ".join(Extra)
        raise argparse.ArgumentTypeError(f"{names!r}: there are only {known}") from error


def _columns(names: str) -> tuple[str, ...]:
    from postil.formats.filter_options import columns_of  # noqa: PLC0415

    return columns_of(names)


def run(args: argparse.Namespace) -> int:
    from postil.formats.filter_options import Style  # noqa: PLC0415
    from postil.workspace.creation import MemoryFile, NewProject, create_project  # noqa: PLC0415
    from postil.workspace.documents.import_candidates import look_at  # noqa: PLC0415
    from postil.workspace.proposals.match_settings import MemorySettings  # noqa: PLC0415
    from postil.workspace.reports.plan import parse_deadline  # noqa: PLC0415

    deadline = parse_deadline(args.deadline) if args.deadline else None
    with console.progress_bar(quiet=args.quiet) as progress:
        found = look_at(args.documents, "document", progress)
        _check_refused(found, skip=args.skip_unreadable)
        brought = look_at(args.memory, "memory")
        source, target = _languages(args, found, brought)
        memories = [
            MemoryFile(path, MemorySettings(priority=len(args.memory) - 1 - place))
            for place, path in enumerate(args.memory)
        ]
        with create_project(
            args.folder,
            NewProject(
                name=args.name or args.folder.resolve().name,
                source_language=source,
                target_language=target,
                documents=[file.path for file in found.files],
                folders={file.path: file.folder for file in found.files},
                memories=memories,
                glossaries=args.glossary,
                segmentation=args.segmentation,
                include=args.include,
                columns=args.columns,
                placeholders=Style(args.placeholders),
                engine=args.engine,
                author=args.author,
                deadline=deadline,
            ),
            progress=progress,
        ) as project:
            project.reports.keep_before_work()
            total = project.reports.counts().total
            units = sum(project.memories.sizes().values())
            old = _in_code_pages(project, args.encoding)
    counts = (
        (len(found.files), "document"),
        (total.segments, "segment"),
        (total.words, "word"),
        (units, "memory unit"),
    )
    text = ", ".join(console.counted(number, what) for number, what in counts)
    console.say(f"{args.folder}: {source} to {target}, {text}.")
    for file in found.files:
        if file.loss:
            console.say(f"{file.path.name}: {file.loss}.")
        if file.is_foreign((source, target)):
            pair = f"{file.source_language or source} to {file.target_language}"
            console.say(f"{file.path.name}: it is {pair}; its translations are taken for {target}.")
    for one, unsure in old:
        doubt = "; is that right? --encoding reads it in another one" if unsure else ""
        console.say(f"{one.name}: it is no UTF-8, and was read as {one.code_page}{doubt}.")
    return 0


def _in_code_pages(project: Project, encoding: str | None) -> list[tuple[DocumentInfo, bool]]:
    """Documents that are no UTF-8 and do not declare an encoding, and whether their code page is
    unsure; read in the one that was asked for.
    """
    encodings = project.files.encodings
    if encoding:
        for one in project.files.all():
            if one.code_page:
                encodings.read_as(one.id, encoding)
    old = [one for one in project.files.all() if one.code_page]
    unsure = set(encodings.unsure(one.id for one in old))
    return [(one, one.id in unsure) for one in old]


def _check_refused(found: ImportCandidates, *, skip: bool) -> None:
    for path, reason in found.refused:
        if not skip:
            raise InputError(reason, file=path, hint="--skip-unreadable leaves such files out.")
        console.say(f"left out: {path}: {reason}")
    if not found.files:
        raise UsageError("There is no document to translate.")


def _languages(
    args: argparse.Namespace, found: ImportCandidates, brought: ImportCandidates
) -> tuple[str, str]:
    """Source and target language: those given, else those that the files suggest."""
    said, from_memories = found.languages(), brought.languages()
    source = args.source_language or said[0] or from_memories[0]
    target = args.target_language or said[1] or from_memories[1]
    if not (source and target):
        raise UsageError(
            "The files do not say which languages they are in.",
            hint="Add -s and -t, for example -s en -t fr.",
        )
    return source, target
