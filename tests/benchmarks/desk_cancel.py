"""Cancel from the window: how long until a training is over, in each phase of each recipe.

Presses Cancel in the training dialog as soon as a phase is reported, and waits until the process
that trains is gone; also how long the recipe itself needs to hear of it, without the desk that ends
deaf processes. Prints JSON::

    python tests/benchmarks/desk_cancel.py [--copies 8] [--recipe NAME ...]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from postil_gui.features.training.dialog import TrainDialog
    from postil_gui.operations.jobs import Job
    from postil_gui.shell.main_controller import MainController

LIMIT_SECONDS = 0.2
PATIENCE_SECONDS = 240.0
SETTINGS: dict[str, dict[str, Any]] = {
    "expected-bleu": {"folds": 2, "epochs": 2},
    "relevant-set": {"rounds": 1, "folds": 2, "sentences": 200},
}


def main() -> int:
    """Measure; the exit code is 1 if a training was not over in time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--copies", type=int, default=8, help="of the sample memory")
    parser.add_argument("--recipe", action="append", default=[])
    parser.add_argument("--core", action="store_true", help="the recipes alone, without the desk")
    args = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="postil-cancel-") as name:
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            os.environ[variable] = str(Path(name) / variable.lower())
        measured = _measure(Path(name), args.copies, args.recipe, in_core=args.core)
    slow = [one for one in measured if one["seconds"] > LIMIT_SECONDS]
    print(
        json.dumps(
            {
                "limit": LIMIT_SECONDS,
                "route": "core" if args.core else "window",
                "phases": measured,
            },
            indent=1,
        )
    )
    return 1 if slow else 0


def _measure(
    folder: Path, copies: int, recipes: list[str], *, in_core: bool
) -> list[dict[str, Any]]:
    from postil.training.recipe_book import RECIPES  # noqa: PLC0415 (after the environment is set)

    found = []
    base = _job(folder, "phrase-based", copies)
    _in_this_process(base, lambda _: False)
    for recipe in recipes or RECIPES:
        job = _job(folder / recipe, recipe, copies, base if RECIPES[recipe].needs_base else None)
        phases: dict[str, None] = {}
        _in_this_process(job, lambda message, seen=phases: seen.setdefault(message) is not None)
        for number, phase in enumerate(phases):
            place = _job(folder / f"{recipe} {number}", recipe, copies, base)
            seconds = _core(place, phase) if in_core else _window(place, phase)
            if seconds is not None:
                found.append({"recipe": recipe, "phase": phase, "seconds": round(seconds, 3)})
                print(found[-1], file=sys.stderr)
    return found


def _job(folder: Path, recipe: str, copies: int, base: Job | None = None) -> Job:
    from postil_gui.operations.jobs import Job  # noqa: PLC0415
    from postil_resources.sample_project import sample_file  # noqa: PLC0415

    folder.mkdir(parents=True, exist_ok=True)
    memory = str(sample_file("printer-guide.tmx"))
    return Job(
        recipe,
        "Cancelled",
        "en",
        "fr",
        ((memory,),) * copies,
        str(folder / "engine"),
        settings=SETTINGS.get(recipe, {}),
        base=base.destination if base is not None and recipe in SETTINGS else "",
    )


def _in_this_process(job: Job, stop: Callable[[str], bool]) -> float | None:
    """Run a job here; ``stop`` says at which message to cancel. Seconds until that was heard."""
    from postil.errors import Cancelled  # noqa: PLC0415
    from postil.types.progress import Progress  # noqa: PLC0415
    from postil_gui.operations import jobs  # noqa: PLC0415

    asked: list[float] = []

    def listen(progress: Progress) -> None:
        if not asked and stop(progress.message):
            asked.append(time.perf_counter())
            threading.Timer(0.02, progress.cancel).start()

    try:
        jobs.run(job, Progress(listen))
    except Cancelled:
        return time.perf_counter() - asked[0] - 0.02
    return None


def _core(job: Job, phase: str) -> float | None:
    return _in_this_process(job, lambda message: message == phase)


def _window(job: Job, phase: str) -> float | None:
    """Seconds from the button to the end of the process; None if the phase was over too soon."""
    from postil_gui.app import make_application, make_desk  # noqa: PLC0415
    from postil_gui.settings import Settings  # noqa: PLC0415

    desk = make_desk(make_application(), Settings(None))
    desk.window.show()
    desk.training.train()
    dialog = desk.training.dialog
    if dialog is None:
        raise RuntimeError("there is no training dialog")
    try:
        return _cancel(desk, dialog, job, phase)
    finally:
        desk.trainer.close()
        desk.window.close()
        desk.window.deleteLater()


def _cancel(desk: MainController, dialog: TrainDialog, job: Job, phase: str) -> float | None:
    trainer = desk.trainer
    messages: list[str] = []
    trainer.progressed.connect(lambda _, message: messages.append(message))
    dialog.begin(job)
    end = time.perf_counter() + PATIENCE_SECONDS
    while phase not in messages and trainer.is_running and time.perf_counter() < end:
        _events()
    if not trainer.is_running:
        return None
    pid, start = trainer.pid, time.perf_counter()
    dialog.cancel.click()
    while _lives(pid) and time.perf_counter() < end:
        time.sleep(0.002)
    return time.perf_counter() - start


def _lives(pid: int | None) -> bool:
    """Whether a process still works: a zombie does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def _events() -> None:
    from postil_gui.qt import QtCore, QtWidgets  # noqa: PLC0415

    QtWidgets.QApplication.processEvents(QtCore.QEventLoop.ProcessEventsFlag.AllEvents, 5)


if __name__ == "__main__":
    sys.exit(main())
