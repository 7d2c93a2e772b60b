"""One side of ``bench_against``: does the jobs that come on the standard input, ten sentences each.

It uses only what every checkout of Postil has, and nothing of the folder it lies in.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.text.tags import TaggedText

CHUNK = 10  # sentences in one turn
NBEST = 100
Pair = tuple[str, str]


def sentences(source: Path, target: Path) -> list[Pair]:
    """Pairs of lines with something on both sides."""
    sides = [path.read_text(encoding="utf-8").split("\n") for path in (source, target)]
    return [pair for pair in zip(*sides, strict=True) if all(side.strip() for side in pair)]


class Worker:
    """Does the jobs; only what every checkout of Postil has is used of it."""

    def __init__(self, engine: Path, pairs: list[Pair], session: int) -> None:
        self._engine = Engine.open(engine)
        self._pairs = [(TaggedText.of(source), TaggedText.of(target)) for source, target in pairs]
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        for number, pair in enumerate(self._pairs[:session]):
            self._engine.learn(*pair, self._where(number), decode=False)
        self._pairs = self._pairs[session:]

    @staticmethod
    def _where(number: int) -> Provenance:
        return Provenance(document="benchmark", segment=str(number))

    def answer(self, job: str, start: int) -> float:
        """CPU seconds of a job."""
        return getattr(self, f"_{job}")(start)  # type: ignore[no-any-return]

    def _suggest(self, start: int) -> float:
        begin = time.process_time()
        for source, _ in self._pairs[start : start + CHUNK]:
            self._engine.suggest(source)
        return time.process_time() - begin

    def _ahead(self, start: int) -> float:
        coming = [source for source, _ in self._pairs[start : start + CHUNK]]
        begin = time.process_time()
        self._engine.suggest_all(coming, threads=1)
        return time.process_time() - begin

    def _confirm(self, start: int) -> float:
        spent = 0.0
        for number, (source, target) in enumerate(self._pairs[start : start + CHUNK]):
            self._engine.suggest(source)
            self._prepare(source)
            begin = time.process_time()
            event = self._engine.learn(source, target, self._where(number))
            spent += time.process_time() - begin
            self._engine.undo(event)
        return spent

    def _prepare(self, source: TaggedText) -> None:
        """What the desk does while the translator types, if this checkout can."""
        if prepare := getattr(self._engine, "prepare_confirming", None):
            prepare(source)

    def _nbest(self, start: int) -> float:
        begin = time.process_time()
        for source, _ in self._pairs[start : start + CHUNK]:
            self._engine.translations(source, NBEST)
        return time.process_time() - begin


def main(engine: str, source: str, target: str, session: str) -> int:
    pairs = sentences(Path(source), Path(target))
    work = Worker(Path(engine), pairs, int(session))
    for line in sys.stdin:
        job, start = line.split()
        print(work.answer(job, int(start)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
