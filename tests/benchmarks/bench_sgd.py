"""Training on relevant sets: features per second and memory, on synthetic candidates.

Per sentence a pool of features, half of them its own and half from a common stock; a candidate has
each with the same chance, and from round to round a share of them is drawn anew. An active feature
is one of one candidate as it is stored; an entry is what remains of it after compiling. A peak
counts the mapped files that happen to be in memory; "private" is what is needed (Linux only).
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from common import Clock, Row, measure, row

from postil.training.relevant_sets.candidate_store import Candidate, CandidateStore, Origin
from postil.training.relevant_sets.differences import (
    Trained,
    Weights,
    compile_differences,
    open_differences,
)
from postil.training.relevant_sets.sgd import RelevantSetOptions, train_on_differences
from postil.types.progress import Progress

POOL = 400  # features of a sentence
STOCK = 500_000  # features that many sentences have
DENSE = 7
FEATURES_PER_CANDIDATE = 150
BLOCKS = {
    "sparse": Trained(np.zeros(DENSE, dtype=bool), sparse=True),
    "dense": Trained(np.ones(DENSE, dtype=bool), sparse=False),
    "both": Trained(np.ones(DENSE, dtype=bool), sparse=True),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sentences", type=int, default=29_000)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument(
        "--anew", type=float, default=0.3, help="share of features drawn anew in each round"
    )


def run(args: argparse.Namespace) -> list[Row]:
    sentences = min(args.sentences, 2000) if args.small else args.sentences
    settings: dict[str, Any] = {"sentences": sentences, "rounds": args.rounds, "anew": args.anew}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        written = measure(write, folder, sentences, args.rounds, args.anew)
        active = written.value["features"]
        rows = [
            row("sgd.store.features", active / 1e6, "M", **settings),
            row("sgd.store.disk", size(folder / "store"), "MiB", **settings),
            row("sgd.store.write", written.value["cpu"], "s", **settings),
            row("sgd.store.peak", written.peak_mb, "MiB", **settings),
        ]
        for block in BLOCKS:
            rows += figures(folder, block, active, args.passes, settings)
    return rows


def figures(
    folder: Path, block: str, active: int, passes: int, settings: dict[str, Any]
) -> list[Row]:
    """Compile and train one block of weights, each in a process of its own."""
    compiled = measure(compile_block, folder, block)
    rows = [
        row(f"sgd.{block}.compile", active / compiled.value["cpu"] / 1e6, "M active/s", **settings),
        row(f"sgd.{block}.compile.peak", compiled.peak_mb, "MiB", **settings),
        row(f"sgd.{block}.compile.private", compiled.value["private"], "MiB", **settings),
        row(f"sgd.{block}.disk", size(folder / block), "MiB", **settings),
    ]
    for update, average in (("costmargin", False), ("costmargin", True), ("perceptron", False)):
        trained = measure(train_block, folder, block, update, passes, average)
        name = f"sgd.{block}.{update}" + (".averaged" if average else "")
        more = {**settings, "passes": passes, **trained.value["last"]}
        seconds = trained.value["cpu"] / passes
        entries = trained.value["entries"]
        if entries:
            rows += [
                row(name, active / seconds / 1e6, "M active/s", **more),
                row(f"{name}.entries", entries / seconds / 1e6, "M entries/s", **more),
            ]
        rows += [
            row(f"{name}.pass", seconds, "s", **more),
            row(f"{name}.peak", trained.peak_mb, "MiB", **more),
            row(f"{name}.private", trained.value["private"], "MiB", **more),
        ]
    return rows


def write(folder: Path, sentences: int, rounds: int, anew: float) -> dict[str, float]:
    """The store, and how often each feature was seen; what it cost without drawing."""
    generator = np.random.default_rng(1)
    own = STOCK + np.arange(sentences * POOL // 2).reshape(sentences, -1)
    common = (STOCK * generator.random((sentences, POOL // 2)) ** 3).astype(np.int64)
    pools = np.sort(np.concatenate([own, common], axis=1), axis=1).astype(np.uint32)
    pools[:, 1:][pools[:, 1:] == pools[:, :-1]] = 0  # twice in the pool: not used
    has = np.zeros(pools.shape, dtype=bool)
    counts = np.ones(POOL, dtype=np.uint8)
    occurrences = np.zeros(STOCK + own.size, dtype=np.uint32)
    store = CandidateStore.create(folder / "store", sentences, DENSE)
    features, cpu = 0, 0.0
    for number in range(rounds):
        drawn = generator.random(pools.shape, dtype=np.float32) < FEATURES_PER_CANDIDATE / POOL
        fresh = generator.random(pools.shape, dtype=np.float32) < (anew if number else 1.0)
        has = np.where(fresh, drawn, has) & (pools > 0)
        dense = generator.normal(0, 3, (sentences, DENSE)).astype(np.float32)
        quality = generator.random(sentences, dtype=np.float32)
        occurrences += np.bincount(pools[has], minlength=len(occurrences)).astype(np.uint32)
        features += int(has.sum())
        origin = Origin.DECODED if number else Origin.TRUTH
        with Clock() as clock, store.new_round() as writer:
            for sentence in range(sentences):
                ids = pools[sentence][has[sentence]]
                candidate = Candidate(
                    dense[sentence], ids, counts[: len(ids)], float(quality[sentence]), origin
                )
                writer.add(sentence, candidate)
        cpu += clock.cpu
    np.save(folder / "occurrences.npy", occurrences)
    return {"features": features, "cpu": cpu}


def compile_block(folder: Path, block: str) -> dict[str, float]:
    occurrences = np.load(folder / "occurrences.npy")
    store = CandidateStore.open(folder / "store")
    (folder / block).mkdir()
    start = Weights.zero(DENSE, len(occurrences) if BLOCKS[block].sparse else 0)
    with Clock() as clock:
        compile_differences(store, folder / block, start, BLOCKS[block], occurrences)
    return {"cpu": clock.cpu, "private": private_mb()}


def train_block(
    folder: Path, block: str, update: str, passes: int, average: bool
) -> dict[str, Any]:
    features = len(np.load(folder / "occurrences.npy", mmap_mode="r"))
    differences = open_differences(folder / block)
    options = RelevantSetOptions(
        "costmargin" if update == "costmargin" else "perceptron", passes=passes, average=average
    )
    start = Weights.zero(DENSE, features if BLOCKS[block].sparse else 0)
    with Clock() as clock:
        weights, reports = train_on_differences(
            differences, start, BLOCKS[block], options, progress=Progress()
        )
    return {
        "cpu": clock.cpu,
        "private": private_mb(),
        "entries": len(differences.entries),
        "last": {
            "loss": reports[-1].loss,
            "updated": reports[-1].updated,
            "nonzero": int(np.count_nonzero(weights.sparse)),
        },
    }


def private_mb() -> float:
    """Memory in use that is not a mapped file, in MiB: the system cannot take it back."""
    status = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in status if line.startswith("RssAnon:"))


def size(folder: Path) -> float:
    """MiB on disk."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 2**20
