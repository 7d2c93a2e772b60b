"""``postil memory units`` and ``replace``: units of a memory, filtered, and changed at once."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.documents.replace import add_replacement, say_replaced
from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers
from postil.cli.terminal.projects import add_read_only, open_project

if TYPE_CHECKING:
    from postil.memory.unit_filter import UnitFilter
    from postil.memory.units import UnitOrigin
    from postil.workspace.proposals.unit_replacing import UnitHit

ORIGINS: dict[str, UnitOrigin] = {"people": "", "alignment": "alignment", "machine": "machine"}
PAGE = 500  # units read at once


def register_units(kinds: Subparsers) -> None:
    listed = kinds.add_parser("units", help="units of a memory: id, source, translation")
    _add_memory(listed)
    add_read_only(listed)
    listed.add_argument("--text", default="", help="only units that have this text")
    listed.add_argument("--regex", action="store_true", help="the text is a regular expression")
    listed.add_argument(
        "--side",
        choices=("both", "source", "target"),
        default="both",
        help="side that has the text (%(default)s)",
    )
    _add_filters(listed)
    listed.set_defaults(run=run_units)
    replaced = kinds.add_parser(
        "replace", help="find and replace in the translations of a memory, all or none"
    )
    _add_memory(replaced)
    add_replacement(replaced)
    _add_filters(replaced)
    replaced.add_argument("--dry-run", action="store_true", help="only say what would be replaced")
    replaced.set_defaults(run=run_replace)


def run_units(args: argparse.Namespace) -> int:
    from dataclasses import replace  # noqa: PLC0415

    wanted = replace(_filter(args), text=args.text, expression=args.regex, side=args.side)
    with open_project(args.project, args) as project:
        found = project.units.browse(args.memory, wanted=wanted)
        for start in range(0, len(found.ids), PAGE):
            numbers = found.ids[start : start + PAGE].tolist()
            units = project.units.read(args.memory, numbers)
            for number in numbers:
                if number in units:
                    unit = units[number]
                    console.say(f"{number}\t{unit.source.plain}\t{unit.target.plain}")
    if not found.complete:
        console.say("There are more.")
    return 0


def run_replace(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415
    from postil.workspace.segments.replacing import with_replacements  # noqa: PLC0415
    from postil.workspace.segments.text_search import TextQuery  # noqa: PLC0415

    query = TextQuery(args.find, "target", args.regex, args.case, args.whole_words)
    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        ids = project.units.browse(args.memory, wanted=_filter(args)).ids.tolist()
        found = project.unit_replacer.find(args.memory, ids, query, args.replacement, progress)
        hits = [hit for hit in found if hit.new is not None]
        if not args.dry_run:
            project.unit_replacer.replace(hits, progress)
    by_unit: dict[int, list[UnitHit]] = {}
    for hit in hits:
        by_unit.setdefault(hit.owner, []).append(hit)
    for number, some in by_unit.items():
        text = some[0].text
        console.say(f"{number}\t{text.plain}\t{with_replacements(text, some).plain}")
    say_replaced(args, len(found), len(hits), console.counted(len(by_unit), "unit"))
    return 0


def _add_memory(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="folder of the project")
    parser.add_argument("memory", help="its name")


def _add_filters(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--by", metavar="NAME", help="only units that this person made or changed")
    parser.add_argument("--document", metavar="NAME", help="only units of this document")
    parser.add_argument("--origin", choices=sorted(ORIGINS), help="only units of this origin")
    parser.add_argument(
        "--since",
        type=_day,
        metavar="DAY",
        help="only units made or last changed on this day or later",
    )
    parser.add_argument(
        "--until",
        type=_day,
        metavar="DAY",
        help="only units made or last changed on this day or earlier",
    )


def _day(text: str) -> str:
    from datetime import date  # noqa: PLC0415

    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no day like 2026-01-31") from None


def _filter(args: argparse.Namespace) -> UnitFilter:
    from postil.memory.unit_filter import UnitFilter  # noqa: PLC0415

    return UnitFilter(
        author=args.by,
        document=args.document,
        origin=ORIGINS[args.origin] if args.origin else None,
        since=args.since or "",
        until=args.until or "",
    )
