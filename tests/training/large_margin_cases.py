"""A short large-margin training, and what came of it, for several test files."""

from __future__ import annotations

from postil.training.large_margin.loop import train_large_margin
from postil.training.large_margin.options import LargeMarginOptions
from postil.training.workers import open_workers

QUICK = LargeMarginOptions(rounds=2, batch=25, candidates=4)


def trained(task, options, folder, *, threads=1, **more):
    with open_workers(None, threads) as workers:
        return train_large_margin(task, options, folder, workers, **more)


def weights_of(result):
    return (result.sparse / "slots.bin").read_bytes(), result.dense.tolist(), result.rounds
