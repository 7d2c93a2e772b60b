"""``postil status``: progress of projects, without opening them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command
from postil.cli.terminal.projects import add_read_only
from postil.errors import ProjectError

if TYPE_CHECKING:
    from postil.workspace.project_summary import ProjectSummary

EXAMPLES = """\
  postil status projects/manual
  postil status projects/*"""
HEADINGS = ["project", "languages", "words", "left", "done", "due", "words a day"]


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "status",
        run,
        about="show the progress of projects, and the pace that their deadlines need",
        examples=EXAMPLES,
    )
    add_read_only(parser)  # it writes nothing anyway
    parser.add_argument("projects", type=Path, nargs="+", metavar="PROJECT", help="its folder")


def run(args: argparse.Namespace) -> int:
    from postil.workspace.project_summary import summarised  # noqa: PLC0415

    found = [summarised(folder) for folder in args.projects]
    rows = [_row(one) for one in found if not one.problem]
    if rows:
        console.say_lines(console.table([HEADINGS, *rows]))
    for one in found:
        if one.problem:
            console.say(f"{one.folder}: {one.problem}")
    if not rows:
        raise ProjectError("None of these is a project that can be read.")
    return 0


def _row(one: ProjectSummary) -> list[str]:
    plan = one.pace
    due = "" if plan.deadline is None else plan.deadline.isoformat()
    daily = "overdue" if plan.overdue else "" if plan.words_per_day is None else plan.words_per_day
    return [
        one.name,
        f"{one.source_language} → {one.target_language}",
        f"{one.words:,}",
        f"{plan.words_left:,}",
        f"{one.share:.0%}",
        due,
        f"{daily:,}" if isinstance(daily, int) else daily,
    ]
