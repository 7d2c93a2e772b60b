"""Word alignment: error rate on gold links, new words, CPU, memory, growth, beside its peers.

Error rate (AER, Och & Ney 2003; lower is better) on the 447 hand-aligned sentence pairs of the
Hansards, trained on them, the other Hansards here and europarl10k; ``aer_unseen`` and ``new_*`` are
of an aligner that has not seen the 447, aligning one pair at a time as the editor does: how often a
word and its translation are linked after both, or one of them, were replaced by a word never seen.

Peers run in the same run: eflomal and Thot (sil-thot: fast_align's model; its HMM on the Hansards
only), if pip has installed them in the environment of ``--peers``. Each may use ``--peer-seconds``
of CPU. eflomal's links are symmetrised here, which is not counted.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from align_gold import (
    Links,
    TokenPair,
    gold_links,
    hand_aligned,
    new_words,
    other_pairs,
    score,
)
from align_peers import PEERS, measure_peer
from bench_extract import CORPORA, LONGEST, WORD, lines, read_pairs
from common import Clock, Row, measure, row

from postil.bitext.aligner import Aligner, AlignerOptions
from postil.bitext.aligner_training import train_aligner
from postil.bitext.store import Bitext
from postil.bitext.symmetrise import symmetrise_corpus

HEURISTIC = "grow-diag-final-and"
FAST_PEERS = ["eflomal", "thot-fast-align"]
TIMED = {"multi30k-en-de": "multi30k", "tech-en-fr": "tech"}  # names of bench_extract
SHARES = {"quarter": 4, "half": 2, "whole": 1}  # of tech-en-fr and large-en-fr, shuffled
SMALL = 3000  # sentence pairs with --small
PARTS = ("hansards", "corpora", "growth")
ARRAYS = ("points", "offsets")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument(
        "--peers", default=sys.executable, help="Python that has the peers (this one)"
    )
    parser.add_argument("--peer-seconds", type=float, default=300.0, help="for each (%(default)s)")
    parser.add_argument("--part", choices=PARTS, action="append", help="all of them; repeatable")
    parser.add_argument("--without-peers", action="store_true")


def run(args: argparse.Namespace) -> list[Row]:
    parts = args.part or (PARTS[:2] if args.small else PARTS)
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if "hansards" in parts:
            rows += on_hansards(folder / "hansards", args)
        if "corpora" in parts:
            rows += on_corpora(folder, args)
        if "growth" in parts:
            rows += growth(folder, args)
    return rows


def on_corpora(folder: Path, args: argparse.Namespace) -> list[Row]:
    """Cost of corpora without gold links, and of their aligners in the editor."""
    rows: list[Row] = []
    for name, corpus in TIMED.items():
        if args.small and corpus != "multi30k":
            continue
        pairs = list(islice(read_pairs(args.data, corpus), SMALL if args.small else None))
        rows += figures(folder / name, name, pairs, args, FAST_PEERS)
        rows += editor(folder / name, name)
    return rows


def on_hansards(folder: Path, args: argparse.Namespace) -> list[Row]:
    """Cost and links of all; then an aligner that never saw the gold pairs."""
    gold, tested = gold_links(args.data), hand_aligned(args.data)
    others = other_pairs(args.data, small=args.small)
    rows = figures(folder, "hansards", tested + others, args, list(PEERS))
    settings = {"heuristic": HEURISTIC, "sentences": len(tested) + len(others)}
    points, offsets = (np.load(folder / f"{name}.npy") for name in ARRAYS)
    ours = [as_links(points[offsets[n] : offsets[n + 1]]) for n in range(len(gold))]
    found = score(ours, gold)
    rows += [row(f"align.{name}.hansards", value, "%", **settings) for name, value in found.items()]
    for peer in PEERS:
        theirs = peer_links(folder, peer, len(gold))
        if theirs:
            rows += [
                row(f"align.{name}.hansards.{peer}", value, "%", **settings)
                for name, value in score(theirs, gold).items()
            ]
    unseen = write_bitext(folder / "unseen", others)
    train_aligner(unseen, AlignerOptions(threads=args.threads)).save(folder / "unseen aligner")
    found = new_words(unseen, Aligner.load(folder / "unseen aligner"), tested, gold)
    rows += [row(f"align.{name}.hansards", value, "%", **settings) for name, value in found.items()]
    return rows


def growth(folder: Path, args: argparse.Namespace) -> list[Row]:
    """CPU and memory for a quarter, half and the whole of the same shuffled corpus."""
    rows: list[Row] = []
    pairs = shuffled(args.data)
    for share, parts in SHARES.items():
        name = f"tech-and-large-en-fr.{share}"
        count = len(pairs) // parts
        found = figures(folder / name, name, pairs[:count], args, FAST_PEERS)
        rows += found
        rows += [
            row(
                figure["name"].replace("cpu_s", "cpu_us_per_pair"),
                1e6 * figure["value"] / count,
                "µs",
                **figure["settings"],
            )
            for figure in found
            if ".cpu_s." in figure["name"]
        ]
    return rows


def shuffled(data: Path) -> list[TokenPair]:
    pairs = [
        (two, one)
        for french, english in CORPORA["mixed"][0][:2]
        for pair in zip(lines(data / french), lines(data / english), strict=True)
        for one, two in [[WORD.findall(line.lower()) for line in pair]]
        if 0 < len(one) <= LONGEST and 0 < len(two) <= LONGEST
    ]
    random.Random(1).shuffle(pairs)
    return pairs


def figures(
    folder: Path, name: str, pairs: list[TokenPair], args: argparse.Namespace, peers: list[str]
) -> list[Row]:
    """CPU, memory and links of one corpus; leaves bitext, links and aligner in ``folder``."""
    write_bitext(folder / "bitext", pairs)
    measured = measure(align, folder, args.threads)
    facts = measured.value
    settings = {"sentences": len(pairs), "threads": args.threads, "links": facts["links"]}
    rows = [
        row(f"align.cpu_s.{name}", facts["cpu"], "s", **settings),
        row(f"align.wall_s.{name}", facts["wall"], "s", **settings),
        row(f"align.peak_mb.{name}", measured.peak_mb, "MiB", **settings),
    ]
    if args.without_peers:
        return rows
    write_text(folder, pairs)
    for peer in peers:
        found, reason = measure_peer(peer, folder, args.peers, args.peer_seconds)
        if reason:
            print(f"{name}: without {reason}", file=sys.stderr)
            continue
        settings = {"sentences": len(pairs)}
        rows.append(row(f"align.cpu_s.{name}.{peer}", found["cpu"], "s", **settings))
        rows.append(row(f"align.peak_mb.{name}.{peer}", found["peak_mb"], "MiB", **settings))
    return rows


def align(folder: Path, threads: int) -> dict[str, float]:
    """The measured work: train, align the corpus, save."""
    bitext = Bitext.open(folder / "bitext")
    with Clock() as clock:
        aligner = train_aligner(bitext, AlignerOptions(threads=threads))
        alignment = aligner.align_corpus(bitext, folder / "links")
        aligner.save(folder / "aligner")
    for name in ARRAYS:
        np.save(folder / f"{name}.npy", getattr(alignment, name))
    return {"cpu": clock.cpu, "wall": clock.wall, "links": len(alignment.points)}


def peer_links(folder: Path, peer: str, count: int) -> list[Links]:
    """Links of the first pairs; none if the peer did not run."""
    whole = folder / f"{peer}.links"
    if whole.exists():
        return [set(parse(line)) for line in islice(lines(whole), count)]
    sides = [folder / f"{peer}.{name}" for name in ("forward", "backward")]
    if not sides[0].exists():
        return []
    both = zip(*(islice(lines(path), count) for path in sides), strict=True)
    return [symmetrised(parse(a), parse(b)) for a, b in both]


def symmetrised(forward: list[tuple[int, int]], backward: list[tuple[int, int]]) -> Links:
    """Links of one pair from those of both directions: at most one for each target word, and for
    each source word.
    """
    columns, rows = (
        1 + max((one[side] for one in forward + backward), default=-1) for side in (0, 1)
    )
    of_target, of_source = (np.full(size, 0xFFFF, np.uint16) for size in (rows, columns))
    for i, j in forward:
        of_target[j] = i
    for i, j in backward:
        of_source[i] = j
    offsets = (np.array([0, size], np.uint64) for size in (columns, rows))
    return as_links(symmetrise_corpus(of_target, of_source, *offsets, 0, 1)[0])


def parse(line: str) -> list[tuple[int, int]]:
    links = [link.split("-") for link in line.split()]
    return [(int(i), int(j)) for i, j in links]


def as_links(points: Iterable[Any]) -> Links:
    return {(int(i), int(j)) for i, j in points}


def editor(folder: Path, name: str) -> list[Row]:
    """Opening the saved aligner, and one pair of 20 to 30 words."""
    started = time.perf_counter()
    aligner = Aligner.load(folder / "aligner")
    opened = time.perf_counter() - started
    bitext = Bitext.open(folder / "bitext")
    times = []
    for number in range(min(len(bitext), SMALL)):
        pair = bitext.source.sentence(number), bitext.target.sentence(number)
        if all(20 <= len(side) <= 30 for side in pair):
            started = time.perf_counter()
            aligner.align(*pair)
            times.append(time.perf_counter() - started)
    size = sum(path.stat().st_size for path in (folder / "aligner").iterdir())
    rows = [
        row(f"align.open_ms.{name}", 1e3 * opened, "ms"),
        row(f"align.saved_mb.{name}", size / 2**20, "MiB"),
    ]
    if times:
        middle = float(np.median(times))
        rows.append(row(f"align.pair_ms.{name}", 1e3 * middle, "ms", pairs=len(times)))
    return rows


def write_bitext(folder: Path, pairs: list[TokenPair]) -> Bitext:
    with Bitext.create(folder, "source", "target", {}) as writer:
        for pair in pairs:
            writer.add(*pair)
    return Bitext.open(folder)


def write_text(folder: Path, pairs: list[TokenPair]) -> None:
    for index, name in enumerate(("source.txt", "target.txt")):
        with (folder / name).open("w", encoding="utf-8") as stream:
            stream.writelines(" ".join(pair[index]) + "\n" for pair in pairs)
