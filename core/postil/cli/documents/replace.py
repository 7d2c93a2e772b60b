"""``postil replace``: find and replace in the translations of a project."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command

if TYPE_CHECKING:
    from collections.abc import Sequence

    from postil.workspace.segments.replacing import Hit

EXAMPLES = """\
  postil replace projects/manual "copieur" "photocopieur" --whole-words --dry-run
  postil replace projects/manual "(\\d+) %" "\\1 pour cent" --regex
  postil replace projects/manual Menu menu --case --confirmed keep"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "replace",
        run,
        about="find and replace in the translations of a project",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    add_replacement(parser)
    parser.add_argument(
        "--confirmed",
        choices=("keep", "draft"),
        default="draft",
        help="confirmed segments stay so, and memory and engine follow; or they become drafts "
        "(%(default)s)",
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would be replaced")


def add_replacement(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for the text to find, and for its replacement."""
    parser.add_argument("find", help="words, or a pattern")
    parser.add_argument(
        "replacement",
        help="what to put in their place; with --regex, \\1 stands for the first group",
    )
    parser.add_argument("--regex", action="store_true", help="a regular expression")
    parser.add_argument("--case", action="store_true", help="tell upper and lower case apart")
    parser.add_argument("--whole-words", action="store_true", help="find whole words only")


def say_replaced(args: argparse.Namespace, found: int, hits: int, where: str) -> None:
    """Print the number of hits replaced, or to be replaced, in so many segments or units, and of
    those left out.
    """
    from postil.workspace.segments.replacing import MOST_HITS  # noqa: PLC0415

    places = f"{console.counted(hits, 'place')} in {where}"
    console.say(f"{places} would be replaced." if args.dry_run else f"Replaced: {places}.")
    if found > hits:
        console.say(f"Left alone in locked segments: {found - hits:,}.")
    if found == MOST_HITS:
        console.say(f"There may be more; {MOST_HITS:,} are looked at in one go.")


def run(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415
    from postil.workspace.segments.text_search import TextQuery  # noqa: PLC0415

    query = TextQuery(args.find, "target", args.regex, args.case, args.whole_words)
    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        replacer = project.tools.replacer
        found = replacer.find(query, args.replacement, progress=progress)
        hits = [hit for hit in found if hit.new is not None]
        if not args.dry_run:
            replacer.replace(hits, keep_confirmed=args.confirmed == "keep", progress=progress)
    if not found:
        console.say("Nothing was found.")
        return 0
    segments = _say_hits(hits)
    say_replaced(args, len(found), len(hits), console.counted(segments, "segment"))
    return 0


def _say_hits(hits: Sequence[Hit]) -> int:
    """Each segment with number, old and new text; returns how many there are."""
    from postil.workspace.segments.replacing import replaced  # noqa: PLC0415

    by_place: dict[int, list[Hit]] = {}
    for hit in hits:
        by_place.setdefault(hit.place, []).append(hit)
    for place, of_segment in by_place.items():
        console.say(f"{place + 1}\t{of_segment[0].text.plain}\t{replaced(of_segment).plain}")
    return len(by_place)
