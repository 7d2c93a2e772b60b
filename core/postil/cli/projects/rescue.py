"""``postil rescue``: the readable rows of a damaged project and of its backups, as a project in a
new folder.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command
from postil.errors import PostilError

if TYPE_CHECKING:
    from postil.workspace.safety.backups import Backup
    from postil.workspace.safety.report import RescueReport

EXAMPLES = """\
  postil rescue projects/manual                    all that can be read, in a new folder
  postil rescue projects/manual --list             the backups there are
  postil rescue projects/manual --from-backup 2    the second newest backup, as it is
  postil rescue projects/manual --to projects/manual-2"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "rescue",
        run,
        about="save what can be read of a damaged project, and what its backups have",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the damaged project; is only read")
    parser.add_argument(
        "--to", type=Path, metavar="NEW", help="folder to make (default: beside the damaged one)"
    )
    parser.add_argument("--list", action="store_true", help="list the backups, the newest first")
    parser.add_argument(
        "--from-backup", metavar="N", help="take this backup as it is, by its number or name"
    )


def run(args: argparse.Namespace) -> int:
    from postil.workspace.safety import project_rescue  # noqa: PLC0415
    from postil.workspace.safety.backups import Backups  # noqa: PLC0415

    backups = Backups(args.project)
    if args.list:
        found = backups.all()
        console.say(console.table([HEADINGS, *map(_row, range(1, len(found) + 1), found)]))
        return 0
    if args.from_backup:
        folder = project_rescue.restore_backup(
            backups.named(args.from_backup), args.project, args.to
        )
        console.say(f"{folder}: the project as the backup has it.")
        return 0
    with console.progress_bar(quiet=args.quiet) as progress:
        report = project_rescue.rescue_project(args.project, args.to, progress=progress)
    for line in _lines(report):
        console.say(line)
    console.say(f"{report.folder / project_rescue.REPORT} says all of it.")
    return 0


HEADINGS = ["number", "backup", "segments", "confirmed", "MB"]


def _row(number: int, backup: Backup) -> list[str]:
    size = f"{backup.size / 2**20:.1f}"
    try:
        segments, confirmed = backup.counts()
    except PostilError:
        return [str(number), backup.name, "damaged", "", size]
    return [str(number), backup.name, f"{segments:,}", f"{confirmed:,}", size]


def _lines(report: RescueReport) -> list[str]:
    lines = [
        f"{report.folder}: {console.counted(report.segments, 'segment')}, "
        f"{report.confirmed:,} confirmed.",
        f"Read from the damaged project: {report.salvaged.get('segment', 0):,} segments, "
        f"{report.salvaged.get('memory_unit', 0):,} memory units, "
        f"{report.salvaged.get('learning', 0):,} learning events.",
    ]
    for said, rows in (
        ("From a backup", report.from_backup),
        ("Not sure, drafts now", report.doubtful),
        ("Gone", report.gone),
    ):
        lines += [f"{said}: {table}: {len(keys):,}" for table, keys in rows.items() if keys]
    if report.last_is_torn:
        lines.append("What was saved last may be missing: the log is damaged.")
    if report.read_again:
        lines.append(
            f"{console.counted(report.read_again, 'lost segment')} taken from the documents again, "
            "without a translation."
        )
    lines += [f"The original is missing: {name}" for name in report.missing_files]
    return lines
