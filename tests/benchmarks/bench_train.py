"""Whole trainings: CPU and memory from text to a ready engine, growth, and what the engine takes.

``mixed`` is the corpus that Moses was measured on (CPU seconds on a 2-core Xeon: 384 for its
tables, 172 to make them binary, 88 for fast_align, 4 for lmplz): lower-cased, cut at word
boundaries, fr-en. ``large`` is tech-en-fr and large-en-fr as they are, 240,000 pairs, en-fr; for
the growth it is repeated, one word in eight changed in every copy. Weights are not tuned.

The engine of ``large`` is then opened, in a new process each time, with its files in memory and
after they were dropped from it, and translates up to 1,000 segments on one thread. The first
translation counts from the opening of the engine on. Resident memory includes the pages of the
engine's files that were touched; anonymous memory does not.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bench_extract
from common import Clock, Row, measure, row
from engines import Part, add_work_argument, fair, read_lines, work_folder, write_lines
from yardstick import Yardstick, add_yardstick_arguments

from postil.engine.engine import Engine
from postil.engine.models import PHRASE_TABLE
from postil.models.phrase_table.table import PhraseTable
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest

MOSES = 384.0 + 172.0 + 88.0 + 4.0
COPIES = (1, 2, 4)
LARGE = (
    ("tech-en-fr/train.en-fr.en", "tech-en-fr/train.en-fr.fr"),
    ("large-en-fr/train.en.xz", "large-en-fr/train.fr.xz"),
)
SEGMENTS = Part("tech-en-fr/dev.en-fr.en", 1189, 2189)
SMALL = 3000
WORD = re.compile(r"[^\W\d]{3,}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_work_argument(parser)
    add_yardstick_arguments(parser)
    parser.add_argument("--copies", type=int, nargs="*", default=COPIES, help="of large")
    parser.add_argument("--no-mixed", action="store_true", help="leave out mixed")
    parser.add_argument("--threads", type=int, default=2)


def run(args: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    beside = Yardstick.of(args).beside
    with work_folder(args) as work:
        if not args.no_mixed:
            files = write_pairs(work / "mixed", mixed(args))
            rows += beside(figures, "mixed", files, ("fr", "en"), work / "mixed" / "engine", args)
        for copies in args.copies:
            folder = work / f"large-{copies}"
            files = write_pairs(folder, large(args, copies))
            name = f"large.{copies}x"
            rows += beside(figures, name, files, ("en", "fr"), folder / "engine", args)
            if copies == 1:
                rows += beside(use, folder / "engine", args)
    return fair(rows, small=args.small)


def mixed(args: argparse.Namespace) -> Iterator[tuple[str, str]]:
    for number, (source, target) in enumerate(bench_extract.read_pairs(args.data, "mixed")):
        if args.small and number == SMALL:
            return
        yield " ".join(source), " ".join(target)


def large(args: argparse.Namespace, copies: int) -> Iterator[tuple[str, str]]:
    stop = SMALL if args.small else None
    for copy in range(copies):
        for source, target in LARGE:
            files = read_lines(args.data / source), read_lines(args.data / target)
            for pair in zip(*(lines[:stop] for lines in files), strict=True):
                yield changed(pair[0], copy), changed(pair[1], copy)


def changed(line: str, copy: int) -> str:
    """The line with one word in eight (always the same ones) made another word in each copy."""

    def change(found: re.Match[str]) -> str:
        word = found[0]
        return f"{word}{'bcdfghjk'[copy]}o" if zlib.crc32(word.encode()) % 8 == 0 else word

    return WORD.sub(change, line) if copy else line


def write_pairs(folder: Path, pairs: Iterator[tuple[str, str]]) -> CorpusFiles:
    found = list(pairs)
    files = folder / "train.source", folder / "train.target"
    for side, path in enumerate(files):
        write_lines(path, [pair[side] for pair in found])
    return CorpusFiles(*files)


def figures(
    name: str,
    files: CorpusFiles,
    languages: tuple[str, str],
    engine: Path,
    args: argparse.Namespace,
) -> list[Row]:
    """Train one engine in a process of its own, in place of one that is there."""
    if engine.exists():
        shutil.rmtree(engine)
    request = TrainingRequest(
        name,
        *languages,
        [files],
        tuning=None,
        tokeniser="space" if name == "mixed" else "postil",
        truecase=name != "mixed",
        threads=args.threads,
    )
    measured = measure(train, request, engine)
    facts = measured.value
    settings: dict[str, Any] = {"threads": args.threads, **facts}
    peer: dict[str, Any] = {"peer": "Moses", "peer_value": MOSES} if name == "mixed" else {}
    disk = sum(path.stat().st_size for path in (engine / PHRASE_TABLE).iterdir())
    return [
        row(f"train.{name}.cpu", measured.cpu, "s", **peer, **settings),
        row(f"train.{name}.wall", measured.wall, "s", **settings),
        row(f"train.{name}.cpu_per_pair", measured.cpu / facts["pairs"] * 1e6, "µs", **settings),
        row(f"train.{name}.peak", measured.peak_mb, "MiB", **settings),
        row(f"train.{name}.phrase_pairs", facts["phrase_pairs"], "rows", **settings),
        row(f"train.{name}.table", disk / 2**20, "MiB", **settings),
    ]


def train(request: TrainingRequest, engine: Path) -> dict[str, Any]:
    report = train_engine(request, engine)
    return {
        "pairs": report.pairs,
        "phrase_pairs": report.phrase_pairs,
        "wall_by_step": report.seconds,
    }


def use(engine: Path, args: argparse.Namespace) -> list[Row]:
    """Open the engine and translate with it, its files in memory and not."""
    lines = read_lines(args.data / SEGMENTS.file)[SEGMENTS.start : SEGMENTS.stop]
    lines = lines[:50] if args.small else lines
    rows = []
    for name, cold in (("warm", False), ("cold", True)):
        facts = measure(translate, engine, lines, cold).value
        settings = {"segments": len(lines), "drop_files_first": cold}
        rows += [
            row(f"engine.{name}.open_table", 1e3 * facts["table"], "ms", **settings),
            row(f"engine.{name}.first", facts["first"], "s", **settings),
            row(f"engine.{name}.resident", facts["VmRSS"], "MiB", **settings),
            row(f"engine.{name}.anonymous", facts["RssAnon"], "MiB", **settings),
        ]
    return rows


def translate(engine: Path, lines: list[str], cold: bool) -> dict[str, float]:
    """Seconds to the open table and to the first translation; memory after the last one."""
    if cold:
        drop_from_memory(engine)
    with Clock() as table:
        PhraseTable.open(engine / PHRASE_TABLE)
    if cold:
        drop_from_memory(engine)
    start = time.perf_counter()
    opened = Engine.open(engine)
    opened.suggest(TaggedText.of(lines[0]))
    first = time.perf_counter() - start
    for line in lines:
        opened.suggest(TaggedText.of(line))
    return {"table": table.wall, "first": first, **resident()}


def drop_from_memory(folder: Path) -> None:
    """Ask the system to forget the contents of all files of a folder."""
    for path in folder.rglob("*"):
        if path.is_file():
            file = os.open(path, os.O_RDONLY)
            os.fsync(file)
            os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(file)


def resident() -> dict[str, float]:
    """Memory of this process in MiB, as Linux tells."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    found = re.findall(r"^(VmRSS|RssAnon):\s+(\d+) kB$", status, re.MULTILINE)
    return {name: int(size) / 1024 for name, size in found}
