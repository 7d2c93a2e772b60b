"""Phrase tables: CPU, memory and size of extraction and scoring, against Moses.

europarl10k comes with word alignments. The other corpora are lower-cased, cut at word boundaries
and aligned by Postil (not counted), unless ``--alignments`` names a folder with ``<corpus>.align``
files in Pharaoh form for this very text (``--write-text`` writes it).

The figures of Moses were taken on a 2-core Xeon, CPU seconds of lexical table, extraction, scoring
and reordering, without making the table binary (multi30k: 9.3 more, mixed: 172 more); Postil's
include it.
"""

from __future__ import annotations

import argparse
import lzma
import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from common import Clock, Row, measure, row

from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.builder import PhraseTableOptions, build_phrase_table
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.table import PhraseTable

PEER = "Moses"
# corpus: its files (source, target), CPU seconds of Moses
CORPORA: dict[str, tuple[list[tuple[str, str]], float | None]] = {
    "europarl10k": ([("europarl10k-fr-en/fr", "europarl10k-fr-en/en")], None),
    "multi30k": ([("multi30k/train.en", "multi30k/train.de")], 1.0 + 20.9 + 36.9 + 4.7),
    "tech": ([("tech-en-fr/train.en-fr.en", "tech-en-fr/train.en-fr.fr")], 1.3 + 27.6 + 44 + 5.9),
    "mixed": (
        [
            ("large-en-fr/train.fr.xz", "large-en-fr/train.en.xz"),
            ("tech-en-fr/train.en-fr.fr", "tech-en-fr/train.en-fr.en"),
            ("europarl10k-fr-en/fr", "europarl10k-fr-en/en"),
            ("multi30k/train.fr", "multi30k/train.en"),
        ],
        6.7 + 130 + 220 + 27.6,
    ),
}
LONGEST = 80  # words on a side; Moses' clean-corpus-n.perl takes the same
WORD = re.compile(r"\w+|[^\w\s]")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--corpus", choices=CORPORA, action="append", help="only this (repeatable)")
    parser.add_argument("--alignments", type=Path, help="folder of <corpus>.align files")
    parser.add_argument("--write-text", type=Path, help="write <corpus>.source/.target and stop")
    parser.add_argument("--threads", type=int, default=2)


def run(args: argparse.Namespace) -> list[Row]:
    names = args.corpus or (["europarl10k"] if args.small else list(CORPORA))
    rows: list[Row] = []
    for name in names:
        pairs = list(read_pairs(args.data, name))
        if args.write_text:
            write_text(args.write_text, name, pairs)
            continue
        with tempfile.TemporaryDirectory() as folder:
            prepare(Path(folder), name, pairs, args)
            rows += figures(Path(folder), name, len(pairs), args.threads)
    return rows


def figures(folder: Path, name: str, sentences: int, threads: int) -> list[Row]:
    """Build one table in a child process."""
    measured = measure(build, folder, threads)
    facts = measured.value
    peer = CORPORA[name][1]
    settings: dict[str, Any] = {"sentences": sentences, "threads": threads, **facts["counts"]}
    against: dict[str, Any] = {"peer": PEER, "peer_value": peer} if peer else {}
    return [
        row(f"extract.{name}.cpu", facts["cpu"], "s", **against, **settings),
        row(f"extract.{name}.wall", facts["wall"], "s", **settings),
        row(f"extract.{name}.cpu_per_pair", facts["cpu"] / sentences * 1e6, "µs", **settings),
        row(f"extract.{name}.peak", measured.peak_mb, "MiB", **settings),
        row(f"extract.{name}.rows", facts["counts"]["rows"], "rows", **settings),
        row(f"extract.{name}.disk", facts["disk"] / 2**20, "MiB", **settings),
        row(f"extract.{name}.open", facts["open"] * 1e3, "ms", **settings),
    ]


def build(folder: Path, threads: int) -> dict[str, Any]:
    """The measured work: lexicon, then table, from arrays on disk."""
    names = ("source", "source_offsets", "target", "target_offsets", "points", "point_offsets")
    loaded = [np.load(folder / f"{name}.npy", mmap_mode="r") for name in names]
    side = [SimpleNamespace(tokens=loaded[i], offsets=loaded[i + 1]) for i in (0, 2)]
    bitext = SimpleNamespace(source=side[0], target=side[1])
    alignment = SimpleNamespace(points=loaded[4], offsets=loaded[5])
    with Clock() as clock:
        lexicon = Lexicon.count(AlignedCorpus.of(bitext, alignment))
        options = PhraseTableOptions(threads=threads)
        build_phrase_table(bitext, alignment, folder / "table", options, lexicon=lexicon)
    with Clock() as opening:
        table = PhraseTable.open(folder / "table")
    return {
        "cpu": clock.cpu,
        "wall": clock.wall,
        "open": opening.wall,
        "disk": sum(path.stat().st_size for path in (folder / "table").iterdir()),
        "counts": {"rows": table.rows, "sources": table.sources},
    }


def read_pairs(data: Path, name: str) -> Iterator[tuple[list[str], list[str]]]:
    """Sentence pairs in words; europarl10k as it is, the others lower-cased, split and cleaned."""
    for source, target in CORPORA[name][0]:
        for pair in zip(lines(data / source), lines(data / target), strict=True):
            if name == "europarl10k":
                yield pair[0].split(), pair[1].split()
                continue
            one, two = (WORD.findall(line.lower()) for line in pair)
            if 0 < len(one) <= LONGEST and 0 < len(two) <= LONGEST:
                yield one, two


def lines(path: Path) -> Iterator[str]:
    with lzma.open(path, "rt") if path.suffix == ".xz" else path.open(encoding="utf-8") as file:
        yield from file


def write_text(folder: Path, name: str, pairs: Iterable[tuple[list[str], list[str]]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        (folder / f"{name}.source").open("w", encoding="utf-8") as source,
        (folder / f"{name}.target").open("w", encoding="utf-8") as target,
    ):
        for one, two in pairs:
            source.write(" ".join(one) + "\n")
            target.write(" ".join(two) + "\n")


def prepare(
    folder: Path, name: str, pairs: list[tuple[list[str], list[str]]], args: argparse.Namespace
) -> None:
    """Arrays of the corpus and of its alignment as ``.npy`` files."""
    for index, side in enumerate(("source", "target")):
        ids: dict[str, int] = {}
        tokens = [ids.setdefault(word, len(ids) + 3) for pair in pairs for word in pair[index]]
        np.save(folder / f"{side}.npy", np.array(tokens, np.uint32))
        np.save(folder / f"{side}_offsets.npy", running([len(pair[index]) for pair in pairs]))
    if name == "europarl10k":
        links = pharaoh(lines(args.data / "europarl10k-fr-en" / "align.fr-en.xz"))
    elif args.alignments:
        links = pharaoh(lines(args.alignments / f"{name}.align"))
    else:
        links = aligned(folder, pairs)
    np.save(folder / "points.npy", links[0])
    np.save(folder / "point_offsets.npy", links[1])


def running(lengths: list[int]) -> np.ndarray[Any, Any]:
    return np.cumsum([0, *lengths]).astype(np.uint64)


def pharaoh(text: Iterable[str]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    points = [[point.split("-") for point in line.split()] for line in text]
    flat = [(int(f), int(e)) for line in points for f, e in line]
    return np.array(flat, np.uint16).reshape(-1, 2), running([len(line) for line in points])


def aligned(
    folder: Path, pairs: list[tuple[list[str], list[str]]]
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Alignment by Postil itself."""
    # here, because with --alignments it is not needed
    from postil.bitext.aligner import AlignerOptions  # noqa: PLC0415
    from postil.bitext.aligner_training import train_aligner  # noqa: PLC0415
    from postil.bitext.store import Bitext  # noqa: PLC0415

    with Bitext.create(folder / "bitext", "source", "target", {}) as writer:
        for source, target in pairs:
            writer.add(source, target)
    bitext = Bitext.open(folder / "bitext")
    aligner = train_aligner(bitext, AlignerOptions(), None)
    alignment = aligner.align_corpus(bitext, folder / "links")
    return np.array(alignment.points), np.array(alignment.offsets)
