"""Estimates beside the training form: time and memory of a training, and whether the cluster
answers.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import PostilError, UsageError
from postil_gui import paths
from postil_gui.features.training.progress_page import duration
from postil_gui.features.training.setup_page import Plan, TrainSetup
from postil_gui.i18n.messages import say, tr, whole
from postil_gui.operations.operation import Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.qt import QtCore
from postil_gui.widgets.engine_captions import size_text

if TYPE_CHECKING:
    from postil.training.estimate import Estimate
    from postil.training.workers import ClusterSize
    from postil.types.progress import Progress
    from postil_gui.context import Context

TOLD_FROM = 0.25  # of the processors in use by others: below, it is lost in the range
PATIENCE_MILLISECONDS = 300  # after the last change of the form


class TrainingEstimates(QtCore.QObject):
    """Estimates what is filled in, off the GUI thread, whenever it changes."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context
        self._setup: TrainSetup | None = None
        self._executor: SerialExecutor | None = None
        self._counts: dict[tuple[Path, int, int], int] = {}
        self._timer = QtCore.QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE_MILLISECONDS)
        self._timer.timeout.connect(self._estimate)

    @property
    def executor(self) -> SerialExecutor:
        """Its thread, begun when first needed."""
        if self._executor is None:
            self._executor = SerialExecutor("estimates")
        return self._executor

    @property
    def is_idle(self) -> bool:
        """Whether everything that was asked is answered."""
        executor = self._executor
        return not self._timer.isActive() and (executor is None or executor.is_idle)

    def watch(self, setup: TrainSetup) -> None:
        """Keep the estimate of a form up to date, and test its cluster when asked."""
        self._setup = setup
        setup.plan_changed.connect(self._timer.start)
        setup.cluster.test_asked.connect(self._test)

    def close(self) -> None:
        """End its thread."""
        self._timer.stop()
        if self._executor is not None:
            self._executor.close(cancel=True)
            self._executor = None

    def _estimate(self) -> None:
        setup = self._setup
        if setup is None:
            return
        try:
            plan = setup.plan()
        except UsageError:
            return  # the form shows the error
        units = setup.units
        # a training that runs ends before this one begins
        busy = 0.0 if self._context.trainer.is_running else _busy()
        self.executor.submit(
            Operation(
                tr("Estimate the training"),
                lambda progress: self._work(plan, units, busy, progress),
                lambda found: self._show(setup, found),
                lambda _: setup.estimate.clear(),
                key="estimate",
            )
        )

    def _work(
        self, plan: Plan, units: int, busy: float, progress: Progress
    ) -> tuple[int, Estimate, bool]:
        from postil.training.estimate import estimate  # noqa: PLC0415 (recipes)
        from postil.training.recipe_book import recipe_named  # noqa: PLC0415

        pairs = units + sum(self._pairs(paths, progress) for paths in plan.corpora)
        threads = os.cpu_count() or 1
        found = estimate(
            recipe_named(plan.recipe),
            plan.settings,
            pairs,
            threads=threads,
            busy=busy,
            with_base=plan.base is not None,
            engines=[one.manifest for one in paths.known_engines()],
        )
        return pairs, found, busy > TOLD_FROM * threads

    def _pairs(self, paths: Sequence[str], progress: Progress) -> int:
        from postil.training.estimate import count_pairs  # noqa: PLC0415

        path = Path(paths[0])
        try:
            status = path.stat()
            key = path, status.st_size, status.st_mtime_ns
            if key not in self._counts:
                self._counts[key] = count_pairs(path, progress, text=len(paths) > 1)
            return self._counts[key]
        except OSError:
            return 0  # the training itself will report the error

    @staticmethod
    def _show(setup: TrainSetup, found: tuple[int, Estimate, bool]) -> None:
        pairs, one, is_busy = found
        if not pairs:
            setup.estimate.clear()
            return
        text = tr(
            "About {pairs} segment pairs: {low} to {high}, up to {memory} of memory.",
            pairs=whole(pairs),
            low=duration(one.low),
            high=duration(one.high),
            memory=size_text(int(one.memory)),
        )
        source = (
            tr("Estimated from earlier trainings on this machine.")
            if one.earlier
            else tr("Estimated from Postil's own measurements; your machine may differ.")
        )
        others = tr("Other programs are at work: as long as they are, it takes longer.")
        setup.estimate.setText(" ".join((text, source, others) if is_busy else (text, source)))

    def _test(self, address: str) -> None:
        setup = self._setup
        if setup is None:
            return

        def work(_progress: Progress) -> ClusterSize:
            from postil.training.workers import cluster_size  # noqa: PLC0415

            return cluster_size(address)

        def done(size: ClusterSize) -> None:
            text = tr(
                "It answers: {workers} workers with {threads} threads. They must see the engines "
                "folder under the same name.",
                workers=size.workers,
                threads=size.threads,
            )
            setup.cluster.show_answer(address, text, wrong=False)

        def failed(error: Exception) -> None:
            text = say(error) if isinstance(error, PostilError) else repr(error)
            setup.cluster.show_answer(address, text, wrong=True)

        self.executor.submit(Operation(tr("Test the cluster"), work, done, failed, key="cluster"))


def _busy() -> float:
    """Processors in use during the last minute; 0 if the system does not report them."""
    if sys.platform == "win32":
        return 0.0
    try:
        return os.getloadavg()[0]
    except OSError:
        return 0.0
