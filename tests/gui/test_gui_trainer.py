"""The trainer: real trainings in a real child, paused, cancelled, killed, and cleared up after."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from desk_driver import PATIENCE
from pytestqt.qtbot import QtBot
from training_children import (
    STAGES,
    a_job,
    broken,
    busy,
    deaf,
    killed,
    lingering,
    staged,
)

from postil.types.progress import CurvePoint
from postil_gui import paths
from postil_gui.operations import jobs
from postil_gui.operations.training import Trainer, TrainingCrashed
from postil_resources.sample_project import MEMORY, sample_file


def processor_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stands_still(pid: int) -> bool:
    """Whether a process uses no processor for a while."""
    before = processor_seconds(pid)
    time.sleep(0.5)
    return processor_seconds(pid) - before <= 0.03


def real_training(folder: Path) -> tuple[Trainer, list[str]]:
    """A training under way that stops at each stage until it is told to go on, and its messages."""
    trainer = Trainer(staged)
    messages: list[str] = []
    trainer.progressed.connect(lambda _, text: messages.append(text))
    trainer.start(a_job(folder, corpora=((str(sample_file(MEMORY)),),) * 8))
    return trainer, messages


def test_pause_stops_the_processor_and_cancel_ends_it(qtbot: QtBot, tmp_path: Path) -> None:
    trainer = Trainer(busy)
    points: list[CurvePoint] = []
    trainer.drawn.connect(points.extend)
    trainer.start(a_job(tmp_path))
    qtbot.waitUntil(lambda: len(points) == 2, timeout=PATIENCE)
    assert points == trainer.points == [("dev BLEU", 1.0, 20.0), ("dev BLEU", 2.0, 22.0)]
    pid = trainer.pid
    assert pid is not None
    trainer.pause()
    assert trainer.is_paused
    qtbot.waitUntil(lambda: stands_still(pid), timeout=PATIENCE)
    trainer.resume()
    used = processor_seconds(pid)
    qtbot.waitUntil(lambda: processor_seconds(pid) > used + 0.1, timeout=PATIENCE)
    trainer.pause()
    with qtbot.waitSignal(trainer.cancelled, timeout=PATIENCE):
        trainer.cancel()
    assert not trainer.is_running
    qtbot.waitUntil(lambda: not jobs.job_folder(tmp_path / "Guides").exists(), timeout=PATIENCE)
    trainer.close()
    assert not Path(f"/proc/{pid}").exists()


def test_who_does_not_hear_is_killed_and_cleared_up_after(qtbot: QtBot, tmp_path: Path) -> None:
    trainer = Trainer(deaf)
    trainer.start(a_job(tmp_path))
    qtbot.waitUntil((tmp_path / "started").exists, timeout=PATIENCE)
    trainer.cancel()
    trainer.close()
    assert [path.name for path in tmp_path.iterdir()] == ["started"]


def test_where_it_still_clears_up_no_other_engine_is_made(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainer = Trainer(lingering)
    job = a_job(tmp_path)
    trainer.start(job)
    qtbot.waitUntil((tmp_path / "started").exists, timeout=PATIENCE)
    monkeypatch.setattr(trainer._child, "kill", lambda: None)  # it gets all the time it takes
    with qtbot.waitSignal(trainer.cancelled, timeout=PATIENCE):
        trainer.cancel()
    assert paths.free_folder(tmp_path, "Guides") != job.folder
    (tmp_path / "clear up").touch()
    trainer.close()
    assert paths.free_folder(tmp_path, "Guides") == job.folder


def test_the_real_training_is_cancelled_without_a_trace(qtbot: QtBot, tmp_path: Path) -> None:
    trainer, messages = real_training(tmp_path / "engines")
    qtbot.waitUntil(lambda: "Aligning words" in messages, timeout=PATIENCE)
    with qtbot.waitSignal(trainer.cancelled, timeout=PATIENCE):
        trainer.cancel()
    trainer.close()
    assert [str(p) for p in (tmp_path / "engines").rglob("*")] == []


def test_the_real_training_stands_still_when_paused(qtbot: QtBot, tmp_path: Path) -> None:
    trainer, messages = real_training(tmp_path / "engines")
    for stage in STAGES:
        qtbot.waitUntil(lambda stage=stage: stage in messages, timeout=PATIENCE)
        trainer.pause()
        pid = trainer.pid
        assert pid is not None
        qtbot.waitUntil(lambda pid=pid: stands_still(pid), timeout=PATIENCE)
        trainer.resume()
    trainer.close()


def test_a_training_that_fails_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    trainer = Trainer(broken)
    with qtbot.waitSignal(trainer.failed, timeout=PATIENCE) as caught:
        trainer.start(a_job(tmp_path))
    assert isinstance(caught.args[0], TrainingCrashed)
    assert "in broken\n" in str(caught.args[0])
    assert "the lexicon caught fire" in str(caught.args[0])
    assert not trainer.is_running
    assert jobs.interrupted(tmp_path) == []
    trainer.close()


def test_a_killed_training_can_go_on_or_be_given_up(qtbot: QtBot, tmp_path: Path) -> None:
    trainer = Trainer(killed)
    job = a_job(tmp_path, settings={"order": 3})
    with qtbot.waitSignal(trainer.failed, timeout=PATIENCE) as caught:
        trainer.start(job)
    assert "go on where it stopped" in str(caught.args[0])
    trainer.close()
    assert jobs.interrupted(tmp_path) == [job]
    lock = jobs.hold(job)
    assert jobs.interrupted(tmp_path) == [], "another Postil trains it"
    lock.release()
    assert paths.free_folder(tmp_path, "Guides").name == "Guides 2"
    jobs.give_up(job)
    assert list(tmp_path.iterdir()) == []


def test_what_was_cancelled_and_killed_is_removed_at_the_next_start(tmp_path: Path) -> None:
    job = a_job(tmp_path)
    jobs.record(job)
    jobs.withdraw(job)
    (tmp_path / ".Guides.trial").mkdir()
    (tmp_path / ".Guides.phrase-based").mkdir()
    assert jobs.interrupted(tmp_path) == []
    lock = jobs.hold(job)
    jobs.clear_up(tmp_path)
    assert len(list(tmp_path.iterdir())) == 3, "its process clears up itself"
    lock.release()
    jobs.clear_up(tmp_path)
    assert list(tmp_path.iterdir()) == []


LEAVING = """\
import sys, time
from pathlib import Path
sys.path.insert(0, sys.argv[2])
import training_children
from postil_gui.operations.training_process import TrainingProcess

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    process = TrainingProcess(
        training_children.deaf, training_children.a_job(folder), lambda *told: None
    )
    process.start()
    while not (folder / "started").exists():
        time.sleep(0.01)
    print(process.pid, flush=True)
"""


def test_a_desk_that_ends_leaves_no_training_behind(tmp_path: Path) -> None:
    script = tmp_path / "leaving.py"
    script.write_text(LEAVING, encoding="utf-8")
    command = [sys.executable, str(script), str(tmp_path), str(Path(__file__).parent)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert not psutil.pid_exists(int(done.stdout))
