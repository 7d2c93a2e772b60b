"""``postil experiment``: make the tables of the papers again, on texts one can have."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, whole

if TYPE_CHECKING:
    from postil.training.experiments.experiment import Conclusion, Experiment, Figure, Table

NAMES = (
    "tz-table-v",
    "tz-table-vi",
    "tz-table-vii",
    "tz-table-viii",
    "tz-table-ix",
    "gh-table-2",
    "gh-table-4",
    "sm-figure-4-3",
    "wa-table-1",
    "wa-table-2",
    "wa-table-3",
    "ch-table-1",
    "ch-table-1-syntax",
    "ch-figure-2",
)
EXAMPLES = """\
  postil experiment gh-table-2 --data corpora --out out/experiments --small
  postil experiment gh-table-4 --data corpora --out out/experiments --pair tech-en-fr.en-fr
  postil experiment wa-table-1 --data corpora --out out/experiments --set tune=300 --row class"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "experiment",
        run,
        about="repeat the comparison of a paper's table: rows, intervals, curves, conclusions",
        examples=EXAMPLES,
    )
    parser.add_argument("name", choices=NAMES, metavar="NAME", help=", ".join(NAMES))
    parser.add_argument(
        "--data",
        type=Path,
        required=True,
        help="folder of the corpora: multi30k, tech-en-fr, hansards-align-trees",
    )
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        help="folder of results and of what they need; finished rows there are not made again",
    )
    parser.add_argument(
        "--small", action="store_true", help="a part of the text: minutes, and nothing proven"
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="another scale: lines of train, tune, test; rounds, text_rounds, margin_rounds, "
        "folds, sampled, ... (repeatable)",
    )
    parser.add_argument(
        "--row",
        action="append",
        metavar="KEY",
        help="make these rows only, beside those that are there (repeatable; default: all)",
    )
    parser.add_argument(
        "--pair",
        action="append",
        metavar="CORPUS.DIRECTION",
        help="corpus and direction, as multi30k.en-de (repeatable; default: as the table needs)",
    )
    parser.add_argument(
        "--threads",
        type=whole(1),
        default=os.cpu_count() or 1,
        help="threads to work with (%(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    from postil.training.experiments.book import EXPERIMENTS  # noqa: PLC0415
    from postil.training.experiments.experiment import conclusions, run_experiment  # noqa: PLC0415
    from postil.training.experiments.laboratory import FULL, SMALL, sized  # noqa: PLC0415
    from postil.training.experiments.report import as_json  # noqa: PLC0415

    experiment = EXPERIMENTS[args.name]
    size = sized(SMALL if args.small else FULL, args.set)
    results = []
    for pair in args.pair or experiment.pairs:
        laboratory, folder = experiment.laboratory(args.out, args.data, pair, size, args.threads)
        with console.progress_bar(quiet=args.quiet) as progress:
            table = run_experiment(experiment, laboratory, folder, progress, only=args.row)
        found = conclusions(experiment, table)
        results.append((table, found))
        console.say_lines(described(experiment, table, found))
        if args.small:
            console.say(
                "A small run, with little text and few rounds: it shows that all works, and says "
                "nothing about the paper."
            )
        pictures = [draw(figure, table, folder) for figure in experiment.figures]
        for path in [path for paths in pictures for path in paths]:
            console.say(f"curves: {path}")
        console.say()
    path = args.out / experiment.name / f"{size.name}.json"
    import json  # noqa: PLC0415

    text = json.dumps(as_json(experiment, size, results), ensure_ascii=False, indent=1)
    console.write_lines(text.splitlines(), path)
    console.say(f"figures: {path}")
    return 0


def described(experiment: Experiment, table: Table, found: Sequence[Conclusion]) -> str:
    """The table, and its verdict on the paper's claims."""
    from postil.training.experiments.report import cells, headings  # noqa: PLC0415

    rows = [headings(experiment), *(cells(experiment, row) for row in table.rows.values())]
    lines = [f"{experiment.about}", f"{table.pair}, {len(table.references)} test segments", ""]
    lines += [console.table(rows), ""]
    for conclusion in found:
        lines += [f"{conclusion.verdict}: {conclusion.claim}", f"    {conclusion.figures}"]
    return "\n".join(lines)


def draw(figure: Figure, table: Table, folder: Path) -> list[Path]:
    """The learning curves as SVG, and as PNG where that can be made; what was written."""
    from postil.cli.engines.chart import Curve, line_chart, write_chart  # noqa: PLC0415
    from postil.training.experiments.report import curves_of  # noqa: PLC0415

    lines = [Curve(name, x, y) for name, (x, y) in curves_of(figure, table).items()]
    if not lines:
        return []
    svg = line_chart(f"{table.pair}: {figure.title}", figure.across, "BLEU", lines)
    return write_chart(svg, folder / f"{figure.name}.svg")
