"""``postil find``: concordance in the memories of a project."""

from __future__ import annotations

import argparse
from pathlib import Path

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, whole
from postil.cli.terminal.projects import add_read_only, open_project

EXAMPLES = """\
  postil find projects/manual "paper tray"
  postil find projects/manual bac --target --whole-words
  postil find projects/manual "colou?r \\w+" --regex
  postil find projects/manual "remove the paper from trays" --fuzzy"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "find",
        run,
        about="look for words in the memories of a project",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    add_read_only(parser)
    parser.add_argument("query", help="words, or a pattern")
    parser.add_argument(
        "--target", action="store_true", help="search the translations, not the sources"
    )
    parser.add_argument("--whole-words", action="store_true", help="find whole words only")
    parser.add_argument(
        "--limit", type=whole(1), default=20, help="show at most so many units (%(default)s)"
    )
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument(
        "--regex",
        action="store_const",
        dest="mode",
        const="regex",
        help="the query is a regular expression",
    )
    modes.add_argument(
        "--fuzzy",
        action="store_const",
        dest="mode",
        const="fuzzy",
        help="also find inflected words, and one word in four missing, added or replaced",
    )
    parser.set_defaults(mode="text")


def run(args: argparse.Namespace) -> int:
    with open_project(args.project, args) as project:
        hits = project.memories.concordance(
            args.query,
            "target" if args.target else "source",
            args.limit,
            whole_words=args.whole_words,
            mode=args.mode,
        )
    for hit in hits:
        console.say(f"{hit.memory}\t{hit.unit.source.plain}\t{hit.unit.target.plain}")
    if not hits.complete:
        console.say("Time was over before all units were read.")
    elif hits.more:
        console.say(f"There are more than these {len(hits)}; --limit says how many are shown.")
    elif not hits:
        console.say("Nothing was found.")
    return 0
