"""Large-margin training by processes and on a cluster: who is killed, and errors."""

from __future__ import annotations

import multiprocessing
import os
from dataclasses import replace

import pytest
from large_margin_cases import QUICK, trained, weights_of
from relevant_world import RelevantWorld

from postil.errors import EngineError
from postil.training.large_margin.loop import LargeMarginTask, train_large_margin
from postil.training.workers import open_workers
from postil.types.progress import Progress


@pytest.fixture(scope="module")
def task(tmp_path_factory):
    world = RelevantWorld(tmp_path_factory.mktemp("world"))
    return LargeMarginTask(
        world.engine,
        world.models,
        world.text,
        world.parts,
        world.dev,
        frozenset({"block", "word-pair"}),
    )


def test_a_process_that_is_killed_costs_no_result(task, tmp_path):
    options = replace(QUICK, patience=0)
    whole = trained(task, options, tmp_path / "whole")
    killed = []

    def killing(progress):
        """Kill a process in the middle of a round, once."""
        if 0.5 < progress.fraction < 0.9 and not killed:
            killed.append(multiprocessing.active_children()[0])
            killed[0].kill()

    with open_workers(None, 2) as workers:
        found = train_large_margin(
            task, options, tmp_path / "two", workers, progress=Progress(killing)
        )
        assert not multiprocessing.active_children()
    assert killed
    assert weights_of(found) == weights_of(whole)


def test_an_error_of_a_process_names_what_is_wrong(task, tmp_path):
    lost = replace(task, engine=tmp_path / "lost", parts=task.parts)
    with pytest.raises(EngineError, match="lost"):
        trained(lost, QUICK, tmp_path / "state", threads=2)
    assert not multiprocessing.active_children()


def test_a_machine_of_the_cluster_that_dies_costs_no_result(task, tmp_path):
    distributed = pytest.importorskip("distributed")
    options = replace(QUICK, patience=0)
    whole = trained(task, options, tmp_path / "whole")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    )
    first = next(iter(cluster.workers.values()))

    def killing(progress):
        """Kill a worker in the middle of a round, once."""
        if 0.5 < progress.fraction < 0.9 and first.process is not None and not killed:
            killed.append(first.pid)
            os.kill(first.pid, 9)

    killed: list[int] = []
    try:
        with open_workers(cluster.scheduler_address, 1) as workers:
            found = train_large_margin(
                task, options, tmp_path / "cluster", workers, progress=Progress(killing)
            )
        assert killed
        assert weights_of(found) == weights_of(whole)
    finally:
        cluster.close()
