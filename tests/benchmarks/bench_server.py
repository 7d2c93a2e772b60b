"""A team at work on one server: how long each waits for suggestions, look-ups and confirmations.

Each simulated translator has a token and a text of its own. A segment is asked for as the desk does
it, suggestion and look-up at once, then confirmed with its reference: taught to the engine, and
given to the memory. Between the beginnings of two segments of one translator lie 20 seconds,
divided by ``--acceleration``; who is slower than that begins at once. Server and translators share
the processors of this machine: the figures are upper bounds. ``errors`` counts answers that are
none.

The engine is of the text of ``run.py decode`` and of ``large-en-fr``, 241,000 pairs; the memory has
units of made-up words, and some of the text the engine was trained on. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
from bench_while_importing import write_memory
from common import Row, percentile, row
from engines import (
    Trained,
    add_work_argument,
    prepare_text,
    train_measured,
    trained,
    work_folder,
)

from postil.formats.exchange.tmx import ImportReport
from postil.memory.importer import read_units
from postil.memory.units import MemoryUnit
from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role
from postil.server.store.stores import StoreFacts
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.request import TrainingRequest

TRANSLATORS = (1, 10, 50, 200)
UNITS, SEGMENTS, ACCELERATION = 1_000_000, 30, 10.0
OWN_UNITS = 50_000  # of the memory, of the engine's text
SEGMENT_SECONDS = 20.0
ENGINE, MEMORY = "/v1/engines/product", "/v1/memories/product"
Pair = tuple[str, str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_work_argument(parser)
    parser.add_argument("--translators", type=int, nargs="+", help="at once, one run each")
    parser.add_argument("--units", type=int, help=f"of the memory ({UNITS})")
    parser.add_argument("--segments", type=int, help=f"of each translator ({SEGMENTS})")
    parser.add_argument("--acceleration", type=float, default=ACCELERATION, help="(%(default)s)")


def run(args: argparse.Namespace) -> list[Row]:
    usual = (20_000, 10, (1, 10)) if args.small else (UNITS, SEGMENTS, TRANSLATORS)
    units, segments = args.units or usual[0], args.segments or usual[1]
    numbers = args.translators or usual[2]
    rows: list[Row] = []
    with work_folder(args) as work:
        engine = _engine(work, args.data, small=args.small)
        pairs = list(
            zip(engine.lines("test", "source"), engine.lines("test", "target"), strict=True)
        )
        folder = work / "team"
        shutil.rmtree(folder, ignore_errors=True)
        tokens = _fill(folder, engine, units, max(numbers))
        for number in numbers:
            settings = {
                "translators": number,
                "units": units,
                "segments": segments,
                "acceleration": args.acceleration,
            }
            with _served(folder) as (address, process):
                _warm(address, tokens[0], pairs)
                team = Team(address, pairs, segments, SEGMENT_SECONDS / args.acceleration)
                team.work(tokens[:number])
                peak = psutil.Process(process.pid).memory_info().rss / 2**20
            rows += team.rows(number, settings)
            rows.append(row(f"server.resident_mb.{number}", peak, "MiB", **settings))
        shutil.rmtree(folder)
    return rows


def _engine(work: Path, data: Path, *, small: bool) -> Trained:
    """The engine of ``run.py decode`` in a small run; else one of six times as much text."""
    name, way = "tech-en-fr", "en-fr"
    if small:
        return trained(work, data, name, way, "product", small=True)
    for language in way.split("-"):
        prepare_text(work / "text", data, name, language, "product", small=False)
    folder = work / "engines" / "server.en-fr.product"
    engine = Trained(folder, work / "text", name, "en", "fr", "product", {})
    request = TrainingRequest(
        "server",
        "en",
        "fr",
        [
            CorpusFiles(engine.file("train", "source"), engine.file("train", "target")),
            CorpusFiles(*(data / "large-en-fr" / f"train.{code}.xz" for code in ("en", "fr"))),
        ],
        tuning_set=CorpusFiles(engine.file("tune", "source"), engine.file("tune", "target")),
    )
    engine.cost.update(train_measured(request, folder))
    return engine


def _fill(folder: Path, engine: Trained, units: int, translators: int) -> list[str]:
    """Make the folder of the server; tokens of its translators."""
    with closing(ServerFolder(folder, serving=False)) as made:
        with made.memories.creating(StoreFacts("product", "en", "fr")) as memory:
            memory.memory.add_many(_units(folder, engine, units))
        tokens = [made.tokens.add(f"t{n}", Role.TRANSLATOR) for n in range(translators)]
    shutil.copytree(engine.folder, folder / "engines" / "product")
    return tokens


def _units(folder: Path, engine: Trained, units: int) -> Iterator[MemoryUnit]:
    sides = engine.lines("train", "source"), engine.lines("train", "target")
    own = min(OWN_UNITS, units // 2)
    for source, target in zip(*(lines[:own] for lines in sides), strict=True):
        if source.strip() and target.strip():
            yield MemoryUnit(TaggedText.of(source), TaggedText.of(target))
    made = write_memory(folder / "made.tmx", units - own, seed=1)
    yield from read_units(made, "en", "fr", ImportReport())
    made.unlink()


@contextmanager
def _served(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    script = Path(__file__).resolve().parents[1] / "server_process.py"
    process = subprocess.Popen(
        [sys.executable, str(script), str(folder)], stdout=subprocess.PIPE, text=True
    )
    try:
        if process.stdout is None:
            raise RuntimeError("a server without output")
        yield process.stdout.readline().strip(), process
    finally:
        process.terminate()
        process.wait()


def _warm(address: str, token: str, pairs: Sequence[Pair]) -> None:
    """Let it open engine and memory, and build its index."""
    desk = Desk(address, token)
    for source, _ in pairs[:3]:
        desk.send("POST", f"{ENGINE}/suggestions", {"source": source})
        desk.send("POST", f"{MEMORY}/matches", {"source": source})
    desk.close()


class Desk:
    """Connection of one translator."""

    def __init__(self, address: str, token: str) -> None:
        self._connection = HTTPConnection(urlsplit(address).netloc, timeout=120)
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def send(self, method: str, path: str, values: object) -> tuple[float, bool]:
        """Milliseconds until the whole answer is there; whether it is one."""
        start = time.perf_counter()
        try:
            self._connection.request(method, path, json.dumps(values).encode(), self._headers)
            answer = self._connection.getresponse()
            answer.read()
            good = answer.status in (200, 201)
        except (OSError, HTTPException):
            self._connection.close()
            good = False
        return (time.perf_counter() - start) * 1000, good

    def close(self) -> None:
        self._connection.close()


class Team:
    """Translators at work at the same time, and how long they waited."""

    def __init__(self, address: str, pairs: Sequence[Pair], segments: int, seconds: float) -> None:
        self._address = address
        self._pairs = pairs
        self._segments = segments
        self._seconds = seconds  # from one segment to the next
        self._lock = threading.Lock()
        self.times: dict[str, list[float]] = {"suggest": [], "lookup": [], "confirm": []}
        self.errors = 0

    def work(self, tokens: Sequence[str]) -> None:
        """Let one translator work for each token."""
        threads = [
            threading.Thread(target=self._translate, args=(place, token))
            for place, token in enumerate(tokens)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def rows(self, number: int, settings: dict[str, Any]) -> list[Row]:
        found = [
            row(f"server.{kind}_{name}_ms.{number}", percentile(times, share), "ms", **settings)
            for kind, times in self.times.items()
            for name, share in (("p50", 0.5), ("p95", 0.95))
        ]
        return [*found, row(f"server.errors.{number}", self.errors, "answers", **settings)]

    def _translate(self, place: int, token: str) -> None:
        draw = random.Random(place)
        desks = Desk(self._address, token), Desk(self._address, token)
        time.sleep(draw.random() * self._seconds)
        with ThreadPoolExecutor(1) as beside:
            for number in range(self._segments):
                began = time.monotonic()
                source, target = draw.choice(self._pairs)
                looked = beside.submit(
                    desks[1].send, "POST", f"{MEMORY}/matches", {"source": source}
                )
                self._note("suggest", desks[0].send(
                    "POST", f"{ENGINE}/suggestions", {"source": source}
                ))  # fmt: skip
                self._note("lookup", looked.result())
                self._confirm(desks[0], f"{place}-{number}", number, source, target)
                time.sleep(max(0.0, began + self._seconds - time.monotonic()))
        for desk in desks:
            desk.close()

    def _confirm(self, desk: Desk, name: str, number: int, source: str, target: str) -> None:
        pair = {"source": source, "target": target}
        units = {"project": "p", "units": [{"number": number + 1, "unit": pair}]}
        given = desk.send("PUT", f"{MEMORY}/contributions", units)
        learned = desk.send("POST", f"{ENGINE}/learn", {**pair, "request": name})
        self._note("confirm", (given[0] + learned[0], given[1] and learned[1]))

    def _note(self, kind: str, found: tuple[float, bool]) -> None:
        with self._lock:
            self.times[kind].append(found[0])
            self.errors += not found[1]
