"""The desk is killed while somebody types, again and again: how much of the typing is lost.

Each round types into a window without a pause, ten milliseconds a key, and confirms now and then;
after a number of keys drawn at random it is killed (SIGKILL), the project is opened again, and what
is on disk is compared with what was typed and what was told as confirmed. At most a second of
unconfirmed typing may be lost, and as much more as the machine itself was late.

With ``--importing``, a memory of so many units is being imported meanwhile, into a project that has
one of as many: it must be there as a whole or not at all, and the other as it was. What the killed
imports leave is removed at the end, and the database is checked.
"""

from __future__ import annotations

import argparse
import os
import random
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench_while_importing import build, write_memory
from common import Row, percentile, row

from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project
from postil.workspace.schema import DATABASE

KILLS = 20
KEYS = (70, 400)  # before a kill
KNOWN, NEW = "known", "new"
REMOVAL_SECONDS = 1200.0
GUI_TESTS = Path(__file__).resolve().parents[1] / "gui"


@dataclass
class Found:
    """What the rounds found.

    Attributes
    ----------
    lost, late
        Seconds of typing lost, and how late the machine was, by round.
    wrong
        Confirmed segments that are not there as they were confirmed.
    halves
        Memories with too few or too many units, over all rounds.
    whole
        Imports that were over before the kill.
    """

    confirmed: dict[int, str] = field(default_factory=dict)
    lost: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    wrong: set[int] = field(default_factory=set)
    halves: int = 0
    whole: int = 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=1, help="of the numbers of keys (%(default)s)")
    parser.add_argument("--keys", type=int, nargs=2, default=KEYS, help="least and most before one")
    parser.add_argument("--importing", type=int, default=0, help="units imported meanwhile")


def run(args: argparse.Namespace) -> list[Row]:
    kills = 3 if args.small else args.kills
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        memory = None
        if args.importing:
            folder = place / "project"
            memory = write_memory(place / f"{NEW}.tmx", args.importing, seed=1)
            build(folder, write_memory(place / f"{KNOWN}.tmx", args.importing, seed=2))
        else:
            folder = _project(place)
        found = Found()
        rng = random.Random(args.seed)
        for seed in range(kills):
            sizes = _round(folder, seed, rng.randint(*args.keys), memory, found)
            if memory is not None:
                new = [size for name, size in sizes.items() if name.startswith(NEW)]
                known = sizes.get(KNOWN, 0)
                found.halves += sum(size != args.importing for size in [known, *new])
                found.whole = len(new)
        settings: dict[str, Any] = {"kills": kills, "seed": args.seed, "keys": list(args.keys)}
        rows = _rows(found, settings)
        if memory is not None:
            rows += _memory_rows(folder, found, {"importing": args.importing, **settings})
    return rows


def _round(folder: Path, seed: int, keys: int, memory: Path | None, found: Found) -> dict[str, int]:
    """Type, kill, open again and compare; units by name of memory."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if str(GUI_TESTS) not in sys.path:
        sys.path.insert(0, str(GUI_TESTS))
    from test_gui_kill_nine import slowness, type_and_kill  # noqa: PLC0415 (found only now)

    reports, died = type_and_kill(folder, seed, keys, importing=memory)
    found.confirmed |= {row: text for kind, row, text, _ in reports if kind == "confirmed"}
    typed = [(row, text, at) for kind, row, text, at in reports if kind == "typed"]
    found.late.append(slowness(reports, died))
    last = typed[-1][0]
    with Project.open(folder) as project:
        found.wrong |= {
            row for row, text in found.confirmed.items() if not _is_kept(project, row, text)
        }
        kept = project.segments.get(last).target.plain
        sizes = project.memories.sizes()
    longer = [at for row, text, at in typed if row == last and len(text) > len(kept)]
    found.lost.append(died - min(longer, default=died))
    return sizes


def _rows(found: Found, settings: dict[str, Any]) -> list[Row]:
    from test_gui_kill_nine import PROMISED  # noqa: PLC0415 (found only now)

    over = sum(one > PROMISED + slow for one, slow in zip(found.lost, found.late, strict=True))
    return [
        row("kill.lost_s.median", percentile(found.lost, 0.5), "s", **settings),
        row("kill.lost_s.worst", max(found.lost), "s", **settings),
        row("kill.late_s.worst", max(found.late), "s", **settings),
        row("kill.over_promise", over, "kills", **settings),
        row("kill.confirmed", len(found.confirmed), "segments", **settings),
        row("kill.confirmed_and_lost", len(found.wrong), "segments", **settings),
    ]


def _memory_rows(folder: Path, found: Found, settings: dict[str, Any]) -> list[Row]:
    """What is there of the memories, and of killed imports once they are removed."""
    left, seconds = _removal(folder)
    connection = sqlite3.connect(folder / DATABASE)
    faults = [fault for (fault,) in connection.execute("PRAGMA integrity_check")]
    connection.close()
    return [
        row("kill.whole_imports", found.whole, "memories", **settings),
        row("kill.half_memories", found.halves, "memories", **settings),
        row("kill.left_units", left, "units", **settings),
        row("kill.removal_s", seconds, "s", **settings),
        row("kill.database_faults", len([one for one in faults if one != "ok"]), "", **settings),
    ]


def _removal(folder: Path) -> tuple[int, float]:
    """Units of no memory that are left after the removal, and how long it took."""
    began = time.perf_counter()
    with Project.open(folder):
        connection = sqlite3.connect(folder / DATABASE)
        staged = "SELECT count(*) FROM memory WHERE staged"
        while connection.execute(staged).fetchone()[0]:
            if time.perf_counter() - began > REMOVAL_SECONDS:
                break
            time.sleep(0.5)
        left = connection.execute(
            "SELECT count(*) FROM memory_unit WHERE memory NOT IN "
            "(SELECT id FROM memory WHERE NOT staged)"
        ).fetchone()[0]
        connection.close()
    return left, time.perf_counter() - began


def _is_kept(project: Project, row_id: int, text: str) -> bool:
    segment = project.segments.get(row_id)
    return segment.confirmed and segment.target.plain == text


def _project(place: Path) -> Path:
    """A project without anything that would fill in translations."""
    text = place / "long.txt"
    text.write_text("".join(f"This is line {n} of it.\n" for n in range(2000)), encoding="utf-8")
    with create_project(
        place / "project",
        NewProject(
            name="Killed",
            source_language="en",
            target_language="fr",
            documents=[text],
        ),
    ) as project:
        return project.folder
