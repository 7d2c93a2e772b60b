"""How long a translator waits: suggest, confirm (learn), apply, undo; memory over many confirms.

The engine is tech-en-fr of the benchmark ``quality`` at the product's settings, the segments are
its dev guides. Latencies are wall times of segments of about 25 words (``confirm_cpu``: CPU time).
A session through all segments, short and long, shows whether memory and time stay flat. Every
learner confirms segments with the default features, and every feature set with the default learner;
words per CPU second are those of suggestions after that many confirms, weights alone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from common import Row, measure, percentile, row
from engines import add_work_argument, trained, work_folder
from yardstick import Yardstick, add_yardstick_arguments

from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import LearningEvent, Provenance
from postil.features.sets import FEATURE_SETS
from postil.learning.registry import LEARNERS
from postil.text.tags import TaggedText

R = TypeVar("R")
SHORTEST, LONGEST = 22, 28  # words of a "25-word segment"
SEGMENTS = 100
PROBES = 30  # segments timed before and after the session


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--confirms", type=int, default=2000, help="length of the session")
    add_yardstick_arguments(parser)
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    with work_folder(args) as work:
        engine = trained(work, args.data, "tech-en-fr", "en-fr", "product", small=args.small)
        pairs = [
            pair
            for part in ("tune", "test")
            for pair in zip(engine.lines(part, "source"), engine.lines(part, "target"), strict=True)
        ]
        medium = [pair for pair in pairs if SHORTEST <= len(pair[0].split()) <= LONGEST]
        beside = Yardstick.of(args).beside
        rows = beside(latency_rows, engine.folder, medium[:SEGMENTS])
        for kind, names in (("learner", LEARNERS), ("features", FEATURE_SETS)):
            for way in names:
                rows += beside(way_rows, engine.folder, pairs, kind, way)
        return rows + beside(session_rows, engine.folder, pairs, medium[:PROBES], args.confirms)


def latency_rows(folder: Path, pairs: list[tuple[str, str]]) -> list[Row]:
    times = measure(latencies, folder, pairs).value
    settings = {"segments": len(times["confirm"]), "words": [SHORTEST, LONGEST]}
    return [
        row(f"learn.{step}_{name}_ms", percentile(values, share), "ms", **settings)
        for step, values in times.items()
        for name, share in (("median", 0.5), ("p95", 0.95))
    ]


def way_rows(folder: Path, pairs: list[tuple[str, str]], kind: str, way: str) -> list[Row]:
    found = measure(one_way, folder, pairs, kind, way).value
    return [row(f"learn.{name}", value, unit, segments=SEGMENTS) for name, value, unit in found]


def session_rows(
    folder: Path, pairs: list[tuple[str, str]], probes: list[tuple[str, str]], confirms: int
) -> list[Row]:
    session = measure(long_session, folder, pairs, probes, confirms).value
    memory = session["memory_mb"]
    count, half = len(memory), len(memory) // 2
    settings = {"confirms": count, "kind": "resident, without mapped files"}
    late = memory[-1] - memory[half]
    rows = [
        row("learn.session.memory_growth_mb", memory[-1] - memory[0], "MiB", **settings),
        row("learn.session.memory_growth_late_mb", late, "MiB", since=half, **settings),
        row("learn.session.event_bytes", session["bytes"] / count, "bytes", confirms=count),
        row("learn.session.reapply_s", session["reapply"], "CPU s", confirms=count),
    ]
    for moment in ("before", "after"):
        for step, values in session[moment].items():
            name = f"learn.session.{step}_{moment}_ms"
            rows.append(row(name, percentile(values, 0.5), "CPU ms", segments=PROBES))
    return rows


def latencies(folder: Path, pairs: list[tuple[str, str]]) -> dict[str, list[float]]:
    """Milliseconds of each step; every segment is confirmed, undone, and confirmed again."""
    engine = Engine.open(folder)
    engine.suggest(TaggedText.of(pairs[0][0]))  # the first opens files
    steps = ("suggest", "confirm", "confirm_cpu", "undo", "apply")
    times: dict[str, list[float]] = {step: [] for step in steps}
    for number, (source, target) in enumerate(pairs):
        left, right = TaggedText.of(source), TaggedText.of(target)
        where = Provenance(document="benchmark", segment=str(number))
        timed(times["suggest"], lambda left=left: engine.suggest(left))
        start = time.process_time()
        event = timed(times["confirm"], lambda a=left, b=right, w=where: engine.learn(a, b, w))
        times["confirm_cpu"].append(1000 * (time.process_time() - start))
        timed(times["undo"], lambda event=event: engine.undo(event))
        timed(times["apply"], lambda event=event: engine.apply(event))
    return times


def one_way(
    folder: Path, pairs: list[tuple[str, str]], kind: str, name: str
) -> list[tuple[str, float, str]]:
    """CPU cost of one learner or feature set: rows of name, value, unit."""
    engine = Engine.open(folder, EngineOptions(use_session=False, **{kind: name}))
    confirms: list[float] = []
    size: list[int] = []
    for source, target in pairs[:SEGMENTS]:
        left, right = TaggedText.of(source), TaggedText.of(target)
        event = timed(
            confirms, lambda a=left, b=right: engine.learn(a, b, Provenance()), time.process_time
        )
        size.append(len(event.to_bytes()))
    later = pairs[SEGMENTS : 2 * SEGMENTS]
    start = time.process_time()
    for source, _ in later:
        engine.suggest(TaggedText.of(source))
    words = sum(len(source.split()) for source, _ in later)
    return [
        (f"{kind}.confirm_median_ms.{name}", percentile(confirms, 0.5), "CPU ms"),
        (f"{kind}.confirm_p95_ms.{name}", percentile(confirms, 0.95), "CPU ms"),
        (f"{kind}.event_bytes.{name}", sum(size) / len(size), "bytes"),
        (f"{kind}.words_per_s.{name}", words / (time.process_time() - start), "words/CPU s"),
    ]


def timed(
    times: list[float], call: Callable[[], R], clock: Callable[[], float] = time.perf_counter
) -> R:
    start = clock()
    result = call()
    times.append(1000 * (clock() - start))
    return result


def long_session(
    folder: Path, pairs: list[tuple[str, str]], probes: list[tuple[str, str]], confirms: int
) -> dict[str, Any]:
    """Suggest and confirm one segment after the other, then open the project again."""
    engine = Engine.open(folder)
    before = probe(engine, probes)
    memory: list[float] = []
    events: list[bytes] = []
    for number in range(confirms):
        source, target = pairs[number % len(pairs)]
        left, right = TaggedText.of(source), TaggedText.of(target)
        engine.suggest(left)
        event = engine.learn(left, right, Provenance(document="benchmark", segment=str(number)))
        events.append(event.to_bytes())
        memory.append(own_memory_mb())
    after = probe(engine, probes)
    fresh = Engine.open(folder)
    start = time.process_time()
    for blob in events:
        fresh.apply(LearningEvent.from_bytes(blob))
    return {
        "before": before,
        "after": after,
        "memory_mb": memory,
        "bytes": sum(map(len, events)),
        "reapply": time.process_time() - start,
    }


def probe(engine: Engine, pairs: list[tuple[str, str]]) -> dict[str, list[float]]:
    """CPU milliseconds of suggesting and confirming; what is learned here is taken back."""
    times: dict[str, list[float]] = {"suggest": [], "confirm": []}
    for source, target in pairs:
        left, right = TaggedText.of(source), TaggedText.of(target)
        clock = time.process_time
        timed(times["suggest"], lambda left=left: engine.suggest(left), clock)
        event = timed(
            times["confirm"], lambda a=left, b=right: engine.learn(a, b, Provenance()), clock
        )
        engine.undo(event)
    return times


def own_memory_mb() -> float:
    """Resident memory of this process now, in MiB; on Linux without mapped files."""
    status = Path("/proc/self/status")
    for line in status.read_text(encoding="ascii").splitlines() if status.exists() else ():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) / 1024
    import psutil  # noqa: PLC0415  (only where there is no /proc)

    return float(psutil.Process().memory_info().rss) / 2**20
