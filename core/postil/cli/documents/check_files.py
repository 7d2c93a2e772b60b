"""``postil check-files``: whether Postil can be trusted with the files of a folder."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, add_languages, whole
from postil.errors import InputError, UsageError

if TYPE_CHECKING:
    from postil.formats.round_trip import Report

FAULTS = 1  # exit code

EXAMPLES = """\
  postil check-files clients/ -s en -t de                      a table
  postil check-files clients/ -s en -t de --reports out/       and a report of each file
  postil check-files clients/ -s en -t de --json > files.json

Each file is opened, written untouched, filled with text that looks translated, written and opened
again; what differs is a fault. Nothing is written into the folder.

exit codes: 0 no faults (files that were refused are no fault)    1 faults"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "check-files",
        run,
        about="try whether the files of a folder come back whole: opened, translated, written",
        examples=EXAMPLES,
    )
    parser.add_argument("folder", type=Path, help="folder with files to translate, or one file")
    add_languages(parser)
    parser.add_argument(
        "--json", action="store_true", help="print the reports of all files as JSON"
    )
    parser.add_argument(
        "--reports", type=Path, metavar="FOLDER", help="write a report of each file into a folder"
    )
    parser.add_argument(
        "--seconds", type=whole(1), default=120, help="time that a file may take (%(default)s)"
    )
    parser.add_argument(
        "--memory",
        type=whole(64),
        default=2048,
        metavar="MIB",
        help="memory that a file may take (%(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    from postil.formats.round_trip_workers import (  # noqa: PLC0415
        Limits,
        documents_in,
        round_trips,
    )

    folder, paths = _paths(args.folder, documents_in)
    if args.reports is not None and args.reports.resolve().is_relative_to(folder.resolve()):
        raise UsageError(
            "The reports would lie in the folder that is checked.", hint="Name another folder."
        )
    languages = (args.source_language, args.target_language)
    reports = []
    with console.progress_bar(quiet=args.quiet) as progress:
        for report in round_trips(paths, languages, Limits(args.seconds, args.memory), progress):
            report.file = Path(report.file).relative_to(folder).as_posix()
            reports.append(report)
    if args.reports is not None:
        for report in reports:
            _write(args.reports / report.file, report)
    if args.json:
        console.put_out(_json([one.to_json() for one in reports]))
    else:
        _show(reports)
    return FAULTS if any(_is_bad(one) for one in reports) else 0


def _paths(given: Path, documents_in: Any) -> tuple[Path, list[Path]]:
    """The folder, and the files to check in it."""
    if given.is_file():
        return given.parent, [given]
    if not given.is_dir():
        raise InputError("there is no such folder", file=given)
    paths = documents_in(given)
    if not paths:
        raise InputError("there is no file in it that can be translated", file=given)
    return given, paths


def _is_bad(report: Report) -> bool:
    return report.result not in ("sound", "refused")


def _json(value: object) -> str:
    import json  # noqa: PLC0415

    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def _write(path: Path, report: Report) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    console.write_lines(_lines(report), path.with_name(path.name + ".txt"))
    console.write_lines(_json(report.to_json()).splitlines(), path.with_name(path.name + ".json"))


def _lines(report: Report) -> list[str]:
    lines = [f"{report.file}: {report.result}"]
    lines.append(f"  {report.segments:,} segments, {report.seconds:.1f} s")
    if report.message:
        lines.append(f"  {report.message}")
    return lines + [f"  {one.kind}: {one.detail}" for one in report.faults]


def _show(reports: Sequence[Report]) -> None:
    rows = [("File", "Segments", "Seconds", "Result", "")]
    for one in reports:
        kinds = "; ".join(dict.fromkeys(fault.kind for fault in one.faults))
        about = one.message or kinds
        rows.append((one.file, f"{one.segments}", f"{one.seconds:.1f}", one.result, about))
    console.say_lines(console.table(rows))
    for one in reports:
        if _is_bad(one):
            console.say()
            console.say_lines("\n".join(_lines(one)))
    counts = Counter(str(one.result) for one in reports)
    console.say()
    counted_results = ", ".join(f"{number:,} {result}" for result, number in counts.items())
    console.say(f"{console.counted(len(reports), 'file')}: {counted_results}")
