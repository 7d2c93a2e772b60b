"""``postil tags``: rules by which text of a project's documents becomes a tag."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command
from postil.errors import UsageError
from postil.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from postil.workspace.documents.text_tag_rules import Trial

EXAMPLES = """\
  postil tags projects/manual                                    the rules there are
  postil tags projects/manual --add "\\{\\w+\\}" --dry-run          what {name} would match
  postil tags projects/manual --add "\\{\\w+\\}" --add "%[sd]"
  postil tags projects/manual --remove "%[sd]\""""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "tags",
        run,
        about="make text a tag, by regular expressions",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    parser.add_argument(
        "--add", action="append", default=[], metavar="PATTERN", help="add a rule after the others"
    )
    parser.add_argument(
        "--remove", action="append", default=[], metavar="PATTERN", help="remove a rule"
    )
    parser.add_argument("--clear", action="store_true", help="remove all rules first")
    parser.add_argument(
        "--dry-run", action="store_true", help="only say what would be a tag in all documents"
    )


def run(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415

    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        rules = project.files.text_tags
        wanted = _wanted(rules.patterns(), args)
        trial = rules.try_out(wanted, progress=progress) if args.dry_run else None
        if trial is None and (args.add or args.remove or args.clear):
            changed = len(rules.set(wanted, progress))
            console.say(f"{console.counted(changed, 'segment')} changed.")
    for pattern in wanted:
        console.say(pattern)
    if not wanted:
        console.say("There are no rules.")
    if trial is not None:
        _say(trial)
    return 0


def _wanted(present: Sequence[str], args: argparse.Namespace) -> list[str]:
    """The rules as they are to be."""
    wanted = [] if args.clear else list(present)
    for pattern in args.remove:
        if pattern not in wanted:
            raise UsageError(
                Message("There is no rule {pattern}.", pattern=pattern),
                hint="Without options, the command shows the rules there are.",
            )
        wanted.remove(pattern)
    return wanted + [one for one in dict.fromkeys(args.add) if one not in wanted]


def _say(trial: Trial) -> None:
    for hit in trial.hits:
        found = ", ".join(hit.text[start:end] for start, end in hit.spans)
        console.say(f"{hit.number}\t{found}\t{hit.text}")
    places = console.counted(trial.places, "place")
    console.say(f"{places} in {console.counted(trial.segments, 'segment')}.")
