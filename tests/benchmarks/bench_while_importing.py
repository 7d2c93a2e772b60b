"""A large memory is imported into an open project: how long everything else takes meanwhile.

The texts are made of made-up words, as frequent as words are in real texts. The project has a
memory already. While the import goes on, one thread looks segments and words up, and another types
and confirms, each with a pause after every step, as a translator makes them. Times are wall times,
for that is what a translator waits for: run it on a quiet machine. ``alone`` is the same import
with nobody at work, and ``idle`` the same work without an import. A concordance is asked for words
of any frequency, the most frequent ones, two of those, phrases, beginnings of words as whole words,
expressions and similar texts, on both sides; the first search of each kind counts, too. Processor
time is that of the thread that searches.

``kill --importing`` kills the desk in the middle of such an import.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

from common import Row, measure, percentile, row

from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project

UNITS, KNOWN_UNITS, SEGMENTS = 1_000_000, 1_000_000, 2_000
VOCABULARY = 60_000
LOOK_PAUSE, TYPE_PAUSE = 0.1, 0.2  # seconds between two steps of a thread
IDLE_SECONDS = 20.0
DRAFTS_PER_CONFIRMATION = 4
AUTOSAVE_SECONDS = 0.6  # how long the desk waits, by default, before it writes what is typed
MOST_FREQUENT = 20  # words of the vocabulary
Times = dict[str, list[float]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--units", type=int, default=UNITS, help="that are imported (%(default)s)")
    parser.add_argument(
        "--known", type=int, default=KNOWN_UNITS, help="units of the memory before (%(default)s)"
    )


def run(args: argparse.Namespace) -> list[Row]:
    units, known = (20_000, 10_000) if args.small else (args.units, args.known)
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        new = write_memory(place / "new.tmx", units, seed=1)
        measure(build, place / "project", write_memory(place / "known.tmx", known, seed=2))
        alone = measure(import_alone, place / "project", new)
        found = measure(work_while_importing, place / "project", new)
        settings = {"units": units, "known": known}
        rows = _rows(found.value, settings)
        rows += [
            row("while_importing.import_s", found.value["import"][0], "s", **settings),
            row("while_importing.alone_s", alone.wall, "s", **settings),
            row("while_importing.alone_cpu_s", alone.cpu, "CPU s", **settings),
            row("while_importing.alone_peak_mb", alone.peak_mb, "MiB", **settings),
        ]
    return rows


def _rows(times: Times, settings: dict[str, int]) -> list[Row]:
    kinds = [kind.removeprefix("idle ") for kind in times if kind.startswith("idle ")]
    rows = []
    for kind in kinds:
        if kind == "draft":
            continue
        values, idle = times[kind], times[f"idle {kind}"]
        name = kind.replace(" ", "_")
        unit = "CPU ms" if name.startswith("cpu_") else "ms"
        for share in (50, 95, 100):
            rows.append(
                row(
                    f"while_importing.{name}_p{share}_ms",
                    1000 * percentile(values, share / 100),
                    unit,
                    peer="idle",
                    peer_value=1000 * percentile(idle, share / 100),
                    steps=len(values),
                    **settings,
                )
            )
    durable = AUTOSAVE_SECONDS + max(times["draft"])
    rows.append(row("while_importing.draft_durable_s", durable, "s", **settings))
    return rows


def write_memory(path: Path, units: int, seed: int) -> Path:
    """A TMX file of made-up sentences."""
    sentences = made_up_sentences(seed)
    with path.open("w", encoding="utf-8") as stream:
        stream.write('<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>\n')
        for _ in range(units):
            stream.write(
                f'<tu><tuv xml:lang="en"><seg>{next(sentences)}</seg></tuv>'
                f'<tuv xml:lang="fr"><seg>{next(sentences)}</seg></tuv></tu>\n'
            )
        stream.write("</body></tmx>\n")
    return path


def made_up_sentences(seed: int) -> Iterator[str]:
    """Sentences of 4 to 24 words; the n-th word of the vocabulary is 1/n as frequent as the first
    (Zipf's law).
    """
    words = vocabulary()
    weights = list(accumulate(1 / (n + 2) for n in range(VOCABULARY)))
    rng = random.Random(seed)
    while True:
        chosen = rng.choices(words, cum_weights=weights, k=rng.randint(4, 24))
        yield " ".join(chosen).capitalize() + "."


def vocabulary() -> list[str]:
    """Made-up words, the most frequent one first."""
    letters = random.Random(0)
    return [
        "".join(letters.choices("etaoinshrdlucmfwyp", k=letters.randint(2, 11)))
        for _ in range(VOCABULARY)
    ]


def build(folder: Path, known: Path) -> None:
    """The project: a document whose segments resemble units of its memory."""
    rng = random.Random(3)
    sentences = made_up_sentences(2)
    document = folder.with_name("document.txt")
    with document.open("w", encoding="utf-8") as stream:
        for _ in range(SEGMENTS):
            words = next(sentences).split()
            next(sentences)  # its translation
            words[rng.randrange(len(words))] = "quite"
            stream.write(" ".join(words) + "\n")
    create_project(
        folder,
        NewProject(
            name="Open",
            source_language="en",
            target_language="fr",
            documents=[document],
            memories=[known],
        ),
    ).close()


def import_alone(folder: Path, memory: Path) -> None:
    """Into a copy of the project's memory that is thrown away: the project stays as it is."""
    with (
        tempfile.TemporaryDirectory(dir=folder.parent) as name,
        create_project(
            Path(name) / "project",
            NewProject(
                name="Alone",
                source_language="en",
                target_language="fr",
                documents=[folder.with_name("document.txt")],
            ),
        ) as project,
    ):
        project.memories.add(memory)


def work_while_importing(folder: Path, memory: Path) -> Times:
    """Seconds that each step took, by kind; with "idle" before its name, without an import."""
    times: Times = {}
    with Project.open(folder) as project:
        _work(project, times, "idle ", lambda: time.sleep(IDLE_SECONDS))
        began = time.perf_counter()
        _work(project, times, "", lambda: project.memories.add(memory))
        times["import"] = [time.perf_counter() - began]
    return times


def _work(project: Project, times: Times, prefix: str, meanwhile: Callable[[], object]) -> None:
    """Look up, type and confirm until ``meanwhile`` has returned."""
    over = threading.Event()
    threads = [
        threading.Thread(target=kind, args=(project, times, prefix, over))
        for kind in (_look_up, _type)
    ]
    for one in threads:
        one.start()
    try:
        meanwhile()
    finally:
        over.set()
        for one in threads:
            one.join()


def _look_up(project: Project, times: Times, prefix: str, over: threading.Event) -> None:
    rng = random.Random(4)
    frequent = vocabulary()[:MOST_FREQUENT]
    while not over.is_set():
        for kind, query, more in _sought(project, rng, frequent):
            if over.wait(LOOK_PAUSE):
                return
            with _timed(times, f"{prefix}lookup"):
                project.matching.memory(rng.randint(1, SEGMENTS))
            used = time.thread_time()
            with _timed(times, f"{prefix}concordance"):
                project.memories.concordance(query, **more)
            times.setdefault(f"{prefix}cpu concordance", []).append(time.thread_time() - used)
            taken = times[f"{prefix}concordance"][-1]
            times.setdefault(f"{prefix}concordance {kind}", []).append(taken)


def _sought(
    project: Project, rng: random.Random, frequent: list[str]
) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Kinds of a concordance, with a query of each."""
    words = project.segments.get(rng.randint(1, SEGMENTS)).source.plain.rstrip(".").split()
    at = rng.randrange(len(words) - 1)
    some = " ".join(words[at : at + rng.randint(2, 3)])
    one, two = rng.choice(words), " ".join(rng.sample(frequent[:6], 2))
    sides: tuple[dict[str, Any], ...] = ({}, {"side": "target"})
    for side in sides:
        yield "word", one, side
        yield "frequent", rng.choice(frequent), side
        yield "two_frequent", two, side
        yield "phrase", some, side
        yield "whole_word", one[:3], {"whole_words": True, **side}
        yield "expression", rf"\b{one[:3]}\w+{one[-1]}\b", {"mode": "regex", **side}
        yield "similar", " ".join(words[at : at + 4]), {"mode": "fuzzy", **side}


def _type(project: Project, times: Times, prefix: str, over: threading.Event) -> None:
    rng = random.Random(5)
    while not over.wait(TYPE_PAUSE):
        row_id = rng.randint(1, SEGMENTS)
        text = project.segments.get(row_id).source.plain
        for end in range(1, DRAFTS_PER_CONFIRMATION + 1):
            with _timed(times, f"{prefix}draft"):
                project.segments.save_draft(row_id, TaggedText(text[: 5 * end] + str(rng.random())))
            over.wait(TYPE_PAUSE)
        with _timed(times, f"{prefix}confirm"):
            project.segments.confirm(row_id, TaggedText(text.upper()))


class _timed:  # noqa: N801 (read as a verb)
    """Adds the seconds of a ``with`` block to those of its kind."""

    def __init__(self, times: Times, kind: str) -> None:
        self._times = times.setdefault(kind, [])

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self._times.append(time.perf_counter() - self._began)
