"""``postil statistics``: size of the text, matches in the memories, edits of the suggestions."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command
from postil.cli.terminal.projects import add_read_only, open_project
from postil.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from postil.workspace.reports.analysis import Analysis, Count
    from postil.workspace.reports.project import ProjectReports
    from postil.workspace.reports.tables import Table

EXAMPLES = """\
  postil statistics projects/guide                       words by match band
  postil statistics projects/guide --out analysis.html   the same as a page; or .csv
  postil statistics projects/guide --keep                keep it with the project ...
  postil statistics projects/guide --compare             ... and compare with the one kept last,
                                                         or else that of before the work
  postil statistics projects/guide --weight "75–84%=50"  what a word of a band is paid
  postil statistics projects/guide --edits               what was changed, how long it took"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "statistics",
        run,
        about="count words by match band, report edits and time",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    add_read_only(parser)
    parser.add_argument(
        "--edits", action="store_true", help="report the edits and the time of confirmed segments"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the report as .html or .csv"
    )
    parser.add_argument("--keep", action="store_true", help="keep the analysis with the project")
    parser.add_argument(
        "--compare",
        action="store_true",
        help="also say what differs from the one kept last, or from that before the work",
    )
    parser.add_argument(
        "--weight",
        action="append",
        default=[],
        metavar="BAND=PERCENT",
        help="from now on, pay a word of this band so many percent of a new word",
    )
    parser.add_argument(
        "--without-internal",
        action="store_true",
        help="do not count matches among the segments themselves",
    )


def run(args: argparse.Namespace) -> int:
    from postil.workspace.reports.tables import write_report  # noqa: PLC0415

    with open_project(args.project, args) as project:
        if args.weight:
            reports = project.reports
            reports.set_weights(reports.weights | dict(map(_weight, args.weight)))
        title = project.info.name
        tables = _edits(project.reports) if args.edits else _analysis(project.reports, args)
    if args.out:
        write_report(title, tables, args.out)
    for caption, headings, rows in tables[: None if not args.edits else 1]:
        console.say(caption)
        cells = [[_shown(value) for value in row] for row in rows]
        console.say_lines(console.table([headings, *cells]))
        console.say()
    return 0


def _edits(reports: ProjectReports) -> list[Table]:
    from postil.workspace.reports.edits import summarise  # noqa: PLC0415
    from postil.workspace.reports.tables import edit_tables  # noqa: PLC0415

    edits = reports.edits()
    return edit_tables(edits, summarise(edits))


def _analysis(reports: ProjectReports, args: argparse.Namespace) -> list[Table]:
    from postil.workspace.reports.analysis import difference  # noqa: PLC0415
    from postil.workspace.reports.tables import analysis_tables  # noqa: PLC0415

    kept = reports.analyses()
    before = reports.before_work
    kept = kept or ([before] if before is not None else [])
    if args.compare and not kept:
        raise UsageError(
            "No analysis was kept that this one could be compared with.",
            hint="postil statistics PROJECT --keep",
        )
    with console.progress_bar(quiet=args.quiet) as progress:
        done = reports.analyse(
            internal=not args.without_internal, keep=args.keep, progress=progress
        )
    tables = analysis_tables(done, reports.weights)
    if args.compare:
        tables.append(_difference(kept[-1], difference(kept[-1], done)))
    return tables


def _difference(before: Analysis, counts: Mapping[str, Count]) -> Table:
    from dataclasses import fields  # noqa: PLC0415

    from postil.workspace.reports.analysis import Count  # noqa: PLC0415

    headings = [item.name for item in fields(Count)]
    rows = [(band, *(getattr(count, name) for name in headings)) for band, count in counts.items()]
    return f"Since {before.time}", ("band", *headings), rows


def _weight(text: str) -> tuple[str, float]:
    band, sign, value = text.rpartition("=")
    try:
        if sign:
            return band.strip(), float(value)
    except ValueError:
        pass
    raise UsageError(f"{text!r} is not like BAND=PERCENT, for example 100%=10.")


def _shown(value: object) -> str:
    return f"{value:,}" if isinstance(value, int | float) else str(value)
