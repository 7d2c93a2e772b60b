"""A very long session: memory, time and journal size per confirm, opening, over 100,000 confirms.

The engine is tech-en-fr of the benchmark ``quality`` at the product's settings. The session is
filled with other text (``large-en-fr``, every pair once, so that new words and phrases keep coming)
without decoding; at several moments segments of about 25 words are confirmed as the desk does it
(decode, align, move weights, remember) and taken back; in the end it is opened by learning it all
again and from a snapshot. Times are CPU milliseconds.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from itertools import islice
from pathlib import Path
from typing import Any

from bench_learn import LONGEST, PROBES, SHORTEST, own_memory_mb, probe
from common import Row, measure, percentile, row
from engines import add_work_argument, read_lines, trained, work_folder

from postil.engine.engine import Engine
from postil.engine.events import LearningEvent, Provenance
from postil.engine.session.snapshot import read_snapshot, write_snapshot
from postil.text.tags import TaggedText

MOMENTS = 5
Pairs = list[tuple[str, str]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--confirms", type=int, help="length of the session (100000)")
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    confirms = args.confirms or (500 if args.small else 100_000)
    with work_folder(args) as work:
        engine = trained(work, args.data, "tech-en-fr", "en-fr", "product", small=args.small)
        pairs = list(
            zip(engine.lines("test", "source"), engine.lines("test", "target"), strict=True)
        )
        probes = [pair for pair in pairs if SHORTEST <= len(pair[0].split()) <= LONGEST][:PROBES]
        facts = measure(session, engine.folder, args.data / "large-en-fr", probes, confirms).value
    return rows(facts, confirms)


def session(folder: Path, text: Path, probes: Pairs, confirms: int) -> dict[str, Any]:
    """Fill a session; figures at ``MOMENTS`` moments, the first before anything is confirmed."""
    engine = Engine.open(folder)
    found: dict[str, Any] = {"memory": [], "confirm": [], "suggest": [], "fill": []}
    blobs: list[bytes] = []
    pairs = zip(read_lines(text / "train.en.xz"), read_lines(text / "train.fr.xz"), strict=True)
    bytes_of_blobs = 0
    for moment in range(MOMENTS + 1):
        if moment:
            start = time.process_time()
            for source, target in islice(pairs, confirms // MOMENTS):
                left, right = TaggedText.of(source), TaggedText.of(target)
                where = Provenance("benchmark", str(len(blobs)), "translator", "2026-01-01")
                event = engine.learn(left, right, where, decode=False)
                blobs.append(event.to_bytes())
                bytes_of_blobs += len(blobs[-1])
            found["fill"].append(1000 * (time.process_time() - start) * MOMENTS / confirms)
        times = probe(engine, probes)
        found["confirm"].append(times["confirm"])
        found["suggest"].append(times["suggest"])
        found["memory"].append(own_memory_mb() - bytes_of_blobs / 2**20)
    found["blob"] = bytes_of_blobs / len(blobs)
    start = time.process_time()
    fresh = Engine.open(folder)
    fresh.apply_all(LearningEvent.from_bytes(blob) for blob in blobs)
    found["open"] = time.process_time() - start
    found |= kept(fresh, folder)
    return found


def kept(engine: Engine, folder: Path) -> dict[str, float]:
    """What a snapshot of the state costs, and opening from it; CPU seconds and MiB."""
    found = {}
    with tempfile.TemporaryDirectory(prefix="postil-benchmark.") as name:
        place = Path(name) / "learned"
        start = time.process_time()
        snapshot = engine.snapshot()
        found["snapshot_copy"] = time.process_time() - start
        write_snapshot(snapshot, place, {})
        found["snapshot_write"] = time.process_time() - start - found["snapshot_copy"]
        found["snapshot_mb"] = sum(path.stat().st_size for path in place.iterdir()) / 2**20
        start, wall = time.process_time(), time.perf_counter()
        again = Engine.open(folder)
        again.restore(read_snapshot(place)[0])
        found["snapshot_open"] = time.process_time() - start
        found["snapshot_open_wall"] = time.perf_counter() - wall
    return found


def rows(facts: dict[str, Any], confirms: int) -> list[Row]:
    memory = facts["memory"]
    settings = {"confirms": confirms, "memory_mb": memory, "fill_ms": facts["fill"]}
    result = [
        row("session.memory_per_confirm", 2**20 * (memory[-1] - memory[0]) / confirms, "bytes",
            **settings),
        row("session.journal_per_confirm", facts["blob"], "bytes", confirms=confirms),
        row("session.open_s", facts["open"], "CPU s", confirms=confirms),
        row("session.snapshot_copy_s", facts["snapshot_copy"], "CPU s", confirms=confirms),
        row("session.snapshot_write_s", facts["snapshot_write"], "CPU s", confirms=confirms),
        row("session.snapshot_size", facts["snapshot_mb"], "MiB", confirms=confirms),
        row("session.open_snapshot_s", facts["snapshot_open"], "CPU s", confirms=confirms,
            wall=facts["snapshot_open_wall"]),
    ]  # fmt: skip
    for moment in range(MOMENTS + 1):
        so_far = confirms * moment // MOMENTS
        for step in ("confirm", "suggest"):
            for name, share in (("median", 0.5), ("p95", 0.95)):
                value = percentile(facts[step][moment], share)
                result.append(
                    row(f"session.{step}_{name}_ms.{so_far}", value, "CPU ms", segments=PROBES)
                )
    return result
