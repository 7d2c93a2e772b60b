"""``postil backup``: a project is searched for damage, and a backup of it is made."""

from __future__ import annotations

import argparse
from pathlib import Path

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command
from postil.cli.terminal.projects import add_read_only, open_project
from postil.errors import UsageError

EXAMPLES = """\
  postil backup projects/manual                       a backup, now
  postil backup projects/manual --check               only look for damage
  postil backup projects/manual --check --read-only   of a project that is open elsewhere"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "backup",
        run,
        about="look for damage in a project, and make a backup of it",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    parser.add_argument("--check", action="store_true", help="look for damage, make no backup")
    add_read_only(parser)


def run(args: argparse.Namespace) -> int:
    if args.read_only and not args.check:
        raise UsageError(
            "A backup lies in the folder of its project: with --read-only none can be made.",
            hint="Add --check to look for damage only.",
        )
    with (
        console.progress_bar(quiet=args.quiet) as progress,
        open_project(args.project, args, progress.part(0.2)) as project,
    ):
        if args.check:
            damage = project.safety.check(progress.part(0.8))
            if damage:
                raise damage.error(args.project)
            said = f"{args.project}: no damage."
        else:
            backup = project.safety.back_up(progress.part(0.8))
            segments, confirmed = backup.counts()
            said = (
                f"{backup.path}: {console.counted(segments, 'segment')}, {confirmed:,} confirmed."
            )
    console.say(said)
    return 0
