"""``postil check``: quality assurance of a project or of one bilingual document."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, add_languages, existing_file
from postil.cli.terminal.projects import add_read_only, open_project
from postil.errors import UsageError

if TYPE_CHECKING:
    from postil.workspace.checks.finding import Finding
    from postil.workspace.checks.settings import CheckSettings

EXAMPLES = """\
  postil check projects/guide                          everything in a project
  postil check guide.xlf -s en -t fr                   one document
  postil check guide.xlf -s en -t fr --only numbers tag-missing
  postil check projects/guide --csv > issues.csv
  postil check --list                                  what is checked"""


class FindingRow(NamedTuple):
    """One issue, as it is printed."""

    place: str
    severity: str
    check: str
    message: str
    source: str
    target: str


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "check",
        run,
        about="look for what may be wrong in translations: tags, numbers, terms, spelling",
        examples=EXAMPLES,
    )
    parser.add_argument("what", type=Path, nargs="?", help="a project folder, or a document")
    add_languages(parser, required=False)
    parser.add_argument("--only", nargs="+", metavar="CHECK", help="make only these checks")
    parser.add_argument(
        "--without", nargs="+", metavar="CHECK", default=[], help="do not make these checks"
    )
    parser.add_argument(
        "--ignored",
        action="store_true",
        help="also show findings that were marked as right in the project",
    )
    add_read_only(parser)
    parser.add_argument("--csv", action="store_true", help="print a table for a spreadsheet")
    parser.add_argument("--list", action="store_true", help="list the checks")


def run(args: argparse.Namespace) -> int:
    """0 without errors, 1 with some, so that a script can tell."""
    from postil.formats.strings.spreadsheet_cells import report_cell  # noqa: PLC0415
    from postil.workspace.checks.catalogue import CHECKS  # noqa: PLC0415

    if args.list:
        heading = ("check", "severity", "what it finds")
        console.say_lines(console.table([heading, *((c.id, c.severity, c.about) for c in CHECKS)]))
        return 0
    if args.what is None:
        raise UsageError("Name a project folder or a document to check.")
    rows = list(_project(args) if args.what.is_dir() else _document(args))
    if args.csv:
        import csv  # noqa: PLC0415
        import io  # noqa: PLC0415

        text = io.StringIO()
        cells = [[report_cell(cell) for cell in row] for row in rows]
        csv.writer(text, lineterminator="\n").writerows([FindingRow._fields, *cells])
        console.put_out(text.getvalue())
    else:
        _print(rows)
    return int(any(row.severity == "error" for row in rows))


def _project(args: argparse.Namespace) -> Iterator[FindingRow]:
    with open_project(args.what, args) as project:
        settings = project.checks.settings
        from dataclasses import replace  # noqa: PLC0415

        settings = replace(settings, off=_off(args, settings))
        with console.progress_bar(quiet=args.quiet) as progress:
            issues = project.checks.all(progress=progress, settings=settings)
        segments = {segment.row_id: segment for segment in project.segments.read()}
        names = {document.id: document.title for document in project.files.all()}
    for issue in issues:
        segment = segments[issue.row_id]
        if args.ignored or not issue.ignored:
            place = f"{names[segment.document]}:{segment.position + 1}"
            source, target = segment.source.plain, segment.target.plain
            yield _row(place, issue.finding, source, target)


def _document(args: argparse.Namespace) -> Iterator[FindingRow]:
    from postil.formats.registry import open_document  # noqa: PLC0415
    from postil.text.tags import TaggedText  # noqa: PLC0415
    from postil.workspace.checks.catalogue import check_pair  # noqa: PLC0415
    from postil.workspace.checks.finding import Pair  # noqa: PLC0415
    from postil.workspace.checks.settings import CheckSettings  # noqa: PLC0415

    if not (args.source_language and args.target_language):
        raise UsageError("A document is checked for two languages: give -s and -t.")
    languages = args.source_language, args.target_language
    document = open_document(existing_file(args.what), *languages)
    settings = CheckSettings(off=_off(args, CheckSettings()))
    for number, segment in enumerate(document.segments, 1):
        target = segment.target or TaggedText("")
        pair = Pair(segment.source, target, *languages, settings=settings)
        for finding in check_pair(pair):
            place = f"{args.what.name}:{number}"
            yield _row(place, finding, segment.source.plain, target.plain)


def _off(args: argparse.Namespace, settings: CheckSettings) -> frozenset[str]:
    """Ids of the checks to leave out, by the options given."""
    from postil.workspace.checks.catalogue import BY_ID  # noqa: PLC0415

    unknown = {*(args.only or ()), *args.without} - BY_ID.keys()
    if unknown:
        raise UsageError(
            f"There is no check {', '.join(sorted(unknown))}.", hint="postil check --list"
        )
    off = frozenset(BY_ID) - set(args.only) if args.only else settings.off
    return off | set(args.without)


def _row(place: str, finding: Finding, source: str, target: str) -> FindingRow:
    from postil.workspace.checks.catalogue import BY_ID  # noqa: PLC0415

    severity = BY_ID[finding.check].severity
    return FindingRow(place, severity, finding.check, finding.message, source, target)


def _print(rows: list[FindingRow]) -> None:
    for row in rows:
        console.say(f"{row.place}: {row.severity}: {row.message} [{row.check}]")
    counts = Counter(row.severity for row in rows)
    said = [
        f"{counts[kind]:,} {kind}{'s' * (counts[kind] > 1)}"
        for kind in ("error", "warning", "hint")
        if counts[kind]
    ]
    console.say(", ".join(said) if said else "Nothing was found.")
