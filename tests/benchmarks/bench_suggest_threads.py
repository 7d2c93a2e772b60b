"""Suggestions of one engine by two threads, against those of one: how much quicker they are made.

The engine is that of ``run.py decode``. Times are wall times; the figure is of the best of several
rounds, in which one thread and two take turns, so that a busy machine disturbs both alike.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ThreadPoolExecutor

from common import Row, row
from engines import add_work_argument, trained, work_folder
from yardstick import Yardstick, add_yardstick_arguments

from postil.engine.engine import Engine
from postil.text.tags import TaggedText

SEGMENTS, ROUNDS, THREADS = 200, 3, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_work_argument(parser)
    add_yardstick_arguments(parser)
    parser.add_argument("--segments", type=int, default=SEGMENTS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)


def run(args: argparse.Namespace) -> list[Row]:
    with work_folder(args) as work:
        found = trained(work, args.data, "tech-en-fr", "en-fr", "product", small=args.small)
        lines = found.file("test", "source").read_text(encoding="utf-8").splitlines()
        sources = [TaggedText(line) for line in lines if line.strip()][: args.segments]
        engine = Engine.open(found.folder)
        return Yardstick.of(args).beside(_figures, engine, sources, args.rounds)


def _figures(engine: Engine, sources: list[TaggedText], rounds: int) -> list[Row]:
    alone, together = _times(engine, sources, rounds)
    settings = {"segments": len(sources), "rounds": rounds, "threads": THREADS}
    return [
        row("suggest_threads.one_s", alone, "s", **settings),
        row("suggest_threads.two_s", together, "s", **settings),
        row("suggest_threads.speedup", alone / together, "x", **settings),
    ]


def _times(engine: Engine, sources: list[TaggedText], rounds: int) -> tuple[float, float]:
    """Seconds of one thread and of two, the least of all rounds."""
    expected = [engine.suggest(source) for source in sources]
    seconds: dict[int, list[float]] = {1: [], THREADS: []}
    for _ in range(rounds):
        for threads, times in seconds.items():
            with ThreadPoolExecutor(threads) as pool:
                began = time.perf_counter()
                found = list(pool.map(engine.suggest, sources))
                times.append(time.perf_counter() - began)
            if found != expected:
                raise RuntimeError(f"{threads} threads suggest something else")
    return min(seconds[1]), min(seconds[THREADS])
