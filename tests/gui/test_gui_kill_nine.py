"""The desk is killed while somebody types: at most the last second of typing is lost."""

from __future__ import annotations

import itertools
import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot
from stalls import write_memory

from postil.formats.segment import SegmentState
from postil.workspace.project import Project
from postil_gui.shell.main_controller import MainController

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")

CHILD = Path(__file__).with_name("typing_child.py")
PROMISED = 1.0  # seconds of unconfirmed typing that may be lost
Reports = list[list[Any]]


@pytest.fixture
def folder(make_project: MakeProject, tmp_path: Path) -> Path:
    """A project without anything that would fill in translations."""
    text = tmp_path / "long.txt"
    text.write_text("".join(f"This is line {n} of it.\n" for n in range(400)), encoding="utf-8")
    with make_project(documents=[text], memories=[], glossaries=[]) as project:
        return project.folder


def type_and_kill(
    folder: Path,
    seed: int,
    keys: int = 0,
    *,
    drafts: bool = False,
    importing: Path | None = None,
) -> tuple[Reports, float]:
    """Kill the desk after that many keys, or with 0 of them as soon as it has saved a draft; what
    it told, and when it died.

    Parameters
    ----------
    drafts
        Let it confirm nothing.
    importing
        A TMX file that it imports meanwhile.
    """
    only = ["drafts"] if drafts else []
    if importing is not None:
        only.append(str(importing))
    with subprocess.Popen(
        [sys.executable, str(CHILD), str(folder), str(seed), *only],
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        lines: list[str] = []
        typed = 0
        while typed < keys or not (keys or (lines[-1:] and '"saved"' in lines[-1])):
            lines.append(child.stdout.readline())
            assert lines[-1], "the desk ended by itself"
            typed += '"typed"' in lines[-1]
        child.send_signal(signal.SIGKILL)
        died = time.monotonic()
        lines += child.stdout.read().splitlines()
    whole = [line for line in lines if line.endswith(("]", "]\n"))]
    return [json.loads(line) for line in whole], died


def slowness(reports: Reports, died: float) -> float:
    """How late the machine itself was: under load it gives nobody the processor in time, and its
    disk is slow. Seconds.
    """
    times = [at for kind, _, _, at in reports if kind == "typed"]
    late = max(b - a for a, b in itertools.pairwise([*times, died]))
    writing = 0.0
    for kind, row, text, asked in reports:
        if kind == "asked":
            done = [at for what, *about, at in reports if (what, about) == ("saved", [row, text])]
            writing = max(writing, min(done, default=died) - asked)
    return 4 * late + writing


@pytest.mark.parametrize("rounds", [2, pytest.param(12, marks=pytest.mark.long)])
def test_killed_while_typing(folder: Path, rounds: int) -> None:
    rng = random.Random(4)
    confirmed: dict[int, str] = {}
    kept_any = False
    for seed in range(rounds + 4):
        if seed >= rounds and kept_any:  # on a slow machine a few rounds may keep nothing
            break
        reports, died = type_and_kill(folder, seed, rng.randint(70, 300) if seed else 0)
        told: dict[str, list[list[Any]]] = {
            kind: [] for kind in ("typed", "asked", "saved", "confirmed")
        }
        for kind, *what in reports:
            told[kind].append(what)
        confirmed |= {row: text for row, text, _ in told["confirmed"]}
        late = slowness(reports, died)
        with Project.open(folder) as project:
            assert project.after_crash
            for row, text in confirmed.items():
                assert project.segments.get(row).confirmed
                assert project.segments.get(row).target.plain == text
            row = told["typed"][-1][0]
            kept = project.segments.get(row).target.plain
            texts = {text: at for one, text, at in told["typed"] if one == row}
            assert kept == "" or kept in texts or project.segments.get(row).confirmed
            old = [text for text, at in texts.items() if at < died - PROMISED - late]
            assert len(kept) >= max(map(len, old), default=0), (kept, old[-1:])
            written = [text for one, text, _ in told["saved"] if one == row]
            assert len(kept) >= max(map(len, written), default=0), (kept, written[-1:])
            kept_any = kept_any or bool(kept)
    assert kept_any


def test_killed_while_importing(folder: Path, tmp_path: Path) -> None:
    """A draft is saved and what was typed is kept, though a memory is being imported."""
    memory = write_memory(tmp_path / "large.tmx", 100_000)
    reports, _ = type_and_kill(folder, 3, importing=memory)
    assert "imported" not in {kind for kind, *_ in reports}
    _, row, saved, _ = [one for one in reports if one[0] == "saved"][-1]
    with Project.open(folder) as project:
        assert len(project.segments.get(row).target.plain) >= len(saved) > 0
        assert "large" not in project.memories.sizes()


def test_the_next_start_tells_of_it(folder: Path, desk: MainController, qtbot: QtBot) -> None:
    type_and_kill(folder, 1, drafts=True)
    desk.projects.open_folder(folder)
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    Driver(desk, qtbot).wait_until_idle()
    message = desk.window.status.currentMessage()
    assert "not closed properly" in message
    assert desk.open_project is not None
    assert "the last draft, segment 1, was saved on" in message
    assert desk.open_project.project.segments.read()[0].state is SegmentState.DRAFT
    desk.close_project()
    desk.projects.open_folder(folder)
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    Driver(desk, qtbot).wait_until_idle()
    assert "not closed properly" not in desk.window.status.currentMessage()
