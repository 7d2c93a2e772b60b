"""Another checkout beside this one: the same sentences in turns, whatever else the machine does.

Two processes, one of each checkout (built, with the packages of this one), open an engine each and
hold a session of ``--session`` segments. Then both time, in CPU seconds, ten sentences at a time,
one after the other on the same processor: ``suggest`` (sentences not seen before), ``ahead``
(coming ones, translated together), ``confirm`` (of a segment that was suggested before; it is taken
back at once) and ``nbest`` (100 translations). Value: the median of the rounds' ratios, other over
this checkout; above 1 this one is quicker.

Both checkouts must read the engine: train it with the older one. The engine of this checkout may be
another (``--own-engine``), as a copy with another pop limit in its manifest.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from against_worker import CHUNK, sentences
from common import REPOSITORY, Row, row

JOBS = ("suggest", "ahead", "confirm", "nbest")


Ask = Callable[[str, int], float]  # job, first sentence: CPU seconds


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--other", type=Path, required=True, help="folder of the other checkout")
    parser.add_argument("--engine", type=Path, required=True, help="folder of an engine")
    parser.add_argument("--own-engine", type=Path, help="of this checkout, if it is another")
    parser.add_argument("--source", type=Path, required=True, help="sentences, one on each line")
    parser.add_argument("--target", type=Path, required=True, help="their translations")
    parser.add_argument("--session", type=int, default=0, help="segments learned before (0)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jobs", nargs="+", choices=JOBS, default=list(JOBS))


def run(args: argparse.Namespace) -> list[Row]:
    engines = {"other": args.engine, "own": args.own_engine or args.engine}
    homes = {"other": args.other, "own": REPOSITORY}
    count = 100 if args.small else 1000
    pairs = len(sentences(args.source, args.target)) - args.session
    starts = list(range(0, min(count, pairs) - CHUNK + 1, CHUNK))
    with contextlib.ExitStack() as stack:
        workers = {
            way: stack.enter_context(worker(home, engines[way], args))
            for way, home in homes.items()
        }
        return [
            figure
            for job in args.jobs
            for figure in job_rows(job, workers, starts, args.rounds, args.session)
        ]


def job_rows(
    job: str,
    workers: dict[str, Ask],
    starts: list[int],
    rounds: int,
    session: int,
) -> list[Row]:
    order = random.Random(1)
    ratios, totals = [], dict.fromkeys(workers, 0.0)
    for _ in range(rounds):
        spent = dict.fromkeys(workers, 0.0)
        for start in starts:
            for way in order.sample(list(workers), len(workers)):
                spent[way] += workers[way](job, start)
        ratios.append(spent["other"] / spent["own"])
        totals = {way: totals[way] + spent[way] for way in workers}
    done = rounds * len(starts) * CHUNK
    each = {way: round(1000 * cpu / done, 3) for way, cpu in totals.items()}
    settings: dict[str, Any] = {"cpu_ms": each, "sentences": done // rounds, "session": session}
    figure = row(f"against.{job}", statistics.median(ratios), "times", **settings)
    figure["spread"] = [min(ratios), max(ratios)]
    return [figure]


@contextlib.contextmanager
def worker(home: Path, engine: Path, args: argparse.Namespace) -> Iterator[Ask]:
    """A process of a checkout, as a function of job and first sentence."""
    places = (home / name for name in ("core", "gui", "resources"))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))}
    script = REPOSITORY / "tests" / "benchmarks" / "against_worker.py"
    command = [sys.executable, script, engine, args.source, args.target, str(args.session)]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=environment, cwd=home, **pipes) as process:

        def ask(job: str, start: int) -> float:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(f"{job} {start}\n")
            process.stdin.flush()
            return float(process.stdout.readline())

        ask("suggest", 0)  # the first opens files
        yield ask
