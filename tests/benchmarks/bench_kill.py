"""The desk is killed while somebody types, again and again: how much of the typing is lost.

Each round types into a window without a pause, ten milliseconds a key, and confirms now and then;
after a number of keys drawn at random it is killed (SIGKILL), the project is opened again, and what
is on disk is compared with what was typed and what was told as confirmed. At most a second of
unconfirmed typing may be lost, and as much more as the machine itself was late.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from pathlib import Path

from common import Row, percentile, row

from postil.workspace.creation import create_project
from postil.workspace.project import Project

KILLS = 20
KEYS = (70, 400)  # before a kill
GUI_TESTS = Path(__file__).resolve().parents[1] / "gui"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=1, help="of the numbers of keys (%(default)s)")


def run(args: argparse.Namespace) -> list[Row]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(GUI_TESTS))
    from test_gui_kill_nine import PROMISED, slowness, type_and_kill  # noqa: PLC0415 (found only now)

    rng = random.Random(args.seed)
    confirmed: dict[int, str] = {}
    lost, late, wrong = [], [], []
    kills = 3 if args.small else args.kills
    with tempfile.TemporaryDirectory() as name:
        folder = _project(Path(name))
        for seed in range(kills):
            reports, died = type_and_kill(folder, seed, rng.randint(*KEYS))
            confirmed |= {row: text for kind, row, text, _ in reports if kind == "confirmed"}
            typed = [(row, text, at) for kind, row, text, at in reports if kind == "typed"]
            late.append(slowness(reports, died))
            with Project.open(folder) as project:
                wrong += [
                    row for row, text in confirmed.items() if not _is_kept(project, row, text)
                ]
                kept = project.segment(typed[-1][0]).target.plain
            longer = [
                at for row, text, at in typed if row == typed[-1][0] and len(text) > len(kept)
            ]
            lost.append(died - min(longer, default=died))
    over = sum(one > PROMISED + slow for one, slow in zip(lost, late, strict=True))
    settings = {"kills": kills, "seed": args.seed}
    return [
        row("kill.lost_s.median", percentile(lost, 0.5), "s", **settings),
        row("kill.lost_s.worst", max(lost), "s", **settings),
        row("kill.late_s.worst", max(late), "s", **settings),
        row("kill.over_promise", over, "kills", **settings),
        row("kill.confirmed", len(confirmed), "segments", **settings),
        row("kill.confirmed_and_lost", len(set(wrong)), "segments", **settings),
    ]


def _is_kept(project: Project, row_id: int, text: str) -> bool:
    segment = project.segment(row_id)
    return segment.confirmed and segment.target.plain == text


def _project(place: Path) -> Path:
    """A project without anything that would fill in translations."""
    text = place / "long.txt"
    text.write_text("".join(f"This is line {n} of it.\n" for n in range(2000)), encoding="utf-8")
    with create_project(
        place / "project",
        name="Killed",
        source_language="en",
        target_language="fr",
        documents=[text],
    ) as project:
        return project.folder
