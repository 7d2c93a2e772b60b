"""``postil learned``: lessons of a project's engine, in layers; the reliability of its
confidences.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, existing_file
from postil.cli.terminal.projects import add_read_only, need_engine, open_project

if TYPE_CHECKING:
    from postil.engine.session.calibration import Reliability
    from postil.workspace.learning.gain import LearningGain
    from postil.workspace.learning.layers import LearnedLayers

EXAMPLES = """\
  postil learned projects/manual
  postil learned projects/manual --mute client
  postil learned projects/manual --export project acme.layer
  postil learned projects/next --bring-along acme.layer
  postil learned projects/manual --reliability reliability.svg"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "learned",
        run,
        about="show, mute, exchange or delete what an engine learned in a project",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    add_read_only(parser)
    what = parser.add_mutually_exclusive_group()
    layer = "LAYER"
    what.add_argument("--mute", metavar=layer, help="leave a layer out: base, client or project")
    what.add_argument("--unmute", metavar=layer, help="use a muted layer again")
    what.add_argument(
        "--export", nargs=2, metavar=(layer, "FILE"), help="write a layer for other projects"
    )
    what.add_argument(
        "--bring-along", type=Path, metavar="FILE", help="add an exported layer as the client's"
    )
    what.add_argument("--delete", metavar=layer, help="forget a layer for good: client or project")
    what.add_argument(
        "--reliability", type=Path, metavar="FILE", help="chart of confidence against truth, SVG"
    )


def run(args: argparse.Namespace) -> int:
    with (
        open_project(args.project, args) as project,
        console.progress_bar(quiet=args.quiet) as progress,
    ):
        need_engine(project)
        learned = project.learned
        if args.mute or args.unmute:
            learned.mute(args.mute or args.unmute, bool(args.mute), progress)
        elif args.export:
            count = learned.export(args.export[0], Path(args.export[1]))
            console.say(f"{args.export[1]}: {console.counted(count, 'segment')}.")
        elif args.bring_along:
            count = learned.bring_along(existing_file(args.bring_along), progress=progress)
            brought = f"{console.counted(count, 'segment')} brought along."
            console.say(
                f"{args.bring_along}: {brought if count else 'the engine has learned all before.'}"
            )
        elif args.delete:
            console.say(f"{console.counted(learned.delete(args.delete), 'segment')} forgotten.")
        _say_layers(learned)
        found = learned.reliability()
        _say_reliability(found)
        _say_gain(learned.gain(progress))
        if args.reliability:
            _draw(found, args.reliability)
    return 0


def _say_layers(learned: LearnedLayers) -> None:
    for layer in learned.layers():
        muted = ", muted" if layer.muted else ""
        console.say(f"{layer.name:<8} {layer.segments:>7,} segments{muted}")


def _say_reliability(found: Reliability) -> None:
    if not found.segments:
        return
    console.say(
        f"Confidence of {found.segments:,} segments, {100 * found.error:.1f} points off on average:"
    )
    console.say("confidence   segments  predicted  came true")
    for item in found.bins:
        console.say(
            f"{item.low:.1f} to {item.high:.1f} {item.segments:>10,} {item.predicted:>10.2f} "
            f"{item.actual:>10.2f}"
        )


def _say_gain(gain: LearningGain | None) -> None:
    if gain is None:
        return
    console.say(
        f"Of 100 words, {100 * gain.without:.1f} would have to be changed without learning, "
        f"{100 * gain.with_learning:.1f} with it: {100 * gain.saved:+.1f} "
        f"[{100 * gain.low:+.1f}, {100 * gain.high:+.1f}] on {gain.segments:,} segments."
    )
    if not gain.used:
        console.say(
            "At present suggestions are made without what was learned: that came closer to what "
            "was confirmed."
        )


def _draw(found: Reliability, path: Path) -> None:
    from postil.cli.engines.chart import Curve, line_chart  # noqa: PLC0415

    chart = line_chart(
        "Confidence and truth",
        "confidence",
        "closeness to what was confirmed",
        [
            Curve("perfect", (0.0, 1.0), (0.0, 1.0)),
            Curve(
                "measured",
                [item.predicted for item in found.bins] or [0.0],
                [item.actual for item in found.bins] or [0.0],
            ),
        ],
    )
    console.write_lines(chart.splitlines(), path)
    console.say(f"{path}: chart of {found.segments:,} segments.")
