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

from postil.formats.segment import SegmentState
from postil.workspace.project import Project
from postil_gui.desk import Desk

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")

CHILD = Path(__file__).with_name("typing_child.py")
ROUNDS = 3
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
    folder: Path, seed: int, rng: random.Random, *, drafts: bool = False
) -> tuple[Reports, float]:
    """Let the desk type for a while and kill it; what it told, and when it died.

    Parameters
    ----------
    drafts
        Let it confirm nothing, and kill it after a draft was saved.
    """
    only = ["drafts"] if drafts else []
    with subprocess.Popen(
        [sys.executable, str(CHILD), str(folder), str(seed), *only],
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline()]  # it is typing now
        while drafts and not lines[-1].startswith('["saved"'):
            lines.append(child.stdout.readline())
            assert lines[-1], "the desk ended by itself"
        time.sleep(rng.uniform(0.7, 3.0))
        child.send_signal(signal.SIGKILL)
        died = time.monotonic()
        lines += child.stdout.read().splitlines()
    whole = [line for line in lines if line.endswith(("]", "]\n"))]
    return [json.loads(line) for line in whole], died


def test_killed_while_typing(folder: Path) -> None:
    rng = random.Random(4)
    confirmed: dict[int, str] = {}
    saved = 0
    for seed in range(ROUNDS):
        reports, died = type_and_kill(folder, seed, rng)
        typed = [
            (row, text, at)
            for kind, row, text, *rest in reports
            for at in rest[:1]
            if kind == "typed"
        ]
        confirmed |= {row: text for kind, row, text, *_ in reports if kind == "confirmed"}
        times = [at for _, _, at in typed]
        # How late the machine itself was: under load it gives nobody the processor in time.
        late = max((b - a for a, b in itertools.pairwise(times)), default=0.0)
        with Project.open(folder) as project:
            assert project.after_crash
            for row, text in confirmed.items():
                assert project.segment(row).confirmed
                assert project.segment(row).target.plain == text
            row = typed[-1][0]
            kept = project.segment(row).target.plain
            texts = {text: at for one, text, at in typed if one == row}
            old = [text for text, at in texts.items() if at < died - PROMISED - 4 * late]
            assert kept == "" or kept in texts or project.segment(row).confirmed
            assert len(kept) >= max(map(len, old), default=0), (kept, old[-1:])
            saved += bool(kept)
    assert saved


def test_the_next_start_tells_of_it(folder: Path, desk: Desk, qtbot: QtBot) -> None:
    type_and_kill(folder, 1, random.Random(2), drafts=True)
    desk.open_path(folder)
    qtbot.waitUntil(lambda: desk.session is not None, timeout=PATIENCE)
    Driver(desk, qtbot).settle()
    message = desk.window.status.currentMessage()
    assert "not closed properly" in message
    assert desk.session is not None
    assert "the last draft, segment 1, was saved at" in message
    assert desk.session.project.segments()[0].state is SegmentState.DRAFT
    desk.close_project()
    desk.open_path(folder)
    qtbot.waitUntil(lambda: desk.session is not None, timeout=PATIENCE)
    Driver(desk, qtbot).settle()
    assert "not closed properly" not in desk.window.status.currentMessage()
