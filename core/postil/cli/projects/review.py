"""``postil review``: begin and end a review, list its changes, take them over."""

from __future__ import annotations

import argparse
from pathlib import Path

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command

EXAMPLES = """\
  postil review projects/manual --begin "A. Reviewer"   from now on changes are tracked
  postil review projects/manual                         what was changed and found
  postil review projects/manual --report review.html
  postil review projects/manual --take-over             the translator learns from it"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "review",
        run,
        about="review a project: what was changed against the translator's text, and found",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    parser.add_argument("--begin", metavar="NAME", help="begin a review; name of the reviewer")
    parser.add_argument("--end", action="store_true", help="end it, and forget what it began from")
    parser.add_argument(
        "--take-over",
        action="store_true",
        help="confirm what was changed, so that memory and engine learn it",
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help="write .html or .csv")


def run(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415
    from postil.workspace.reports.tables import write_report  # noqa: PLC0415

    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        review = project.review
        if args.begin:
            count = review.begin(args.begin)
            console.say(
                f"{console.counted(count, 'translation')}: changes are tracked from now on."
            )
            return 0
        tables = review.report()
        title = f"Review of {project.info.name}"
        if args.take_over:
            taken = review.take_over(progress)
            console.say(f"{console.counted(taken, 'segment')} taken over.")
        if args.end:
            review.end()
            console.say("The review is over.")
    if args.report:
        write_report(title, tables, args.report)
    for caption, headings, rows in tables[:1] if args.report else tables:
        console.say(caption)
        if rows:
            cells = [[str(value) for value in row] for row in rows]
            console.say_lines(console.table([list(headings), *cells]))
        console.say()
    return 0
