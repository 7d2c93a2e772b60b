"""A project killed at any moment keeps every confirmation it reported, and nothing half done."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import create

from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest
from postil.workspace.learning.engine import EngineOpener, open_engine
from postil.workspace.project import Project

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")

SEGMENTS = 30
MOST_STEPS = 30  # reported by a child before the moment of its death is drawn
LONGEST = 0.02  # seconds from there to the kill: anywhere within the next steps
State = dict[int, str]  # confirmed target by row id


def steps(seed: int, state: State) -> list[tuple[int, str]]:
    """What a child does, one after the other: (row, target to confirm, or "" to unconfirm)."""
    rng = random.Random(seed)
    state = dict(state)
    done = []
    for number in range(3000):
        row = rng.randint(1, SEGMENTS)
        target = "" if row in state and rng.random() < 0.4 else f"cible {seed} {number}"
        _apply(state, row, target)
        done.append((row, target))
    return done


def _apply(state: State, row: int, target: str) -> None:
    if target:
        state[row] = target
    else:
        del state[row]


def work(folder: Path, opener: EngineOpener, todo: list[tuple[int, str]], report: int) -> None:
    """The child: says a byte when it is ready, and one more after each step that has returned."""
    project = Project.open(folder, engine_opener=opener)
    os.write(report, b".")
    for row, target in todo:
        if target:
            project.segments.confirm(row, TaggedText(target))
        else:
            project.segments.unconfirm(row)
        os.write(report, b".")


def run_and_kill(
    folder: Path, opener: EngineOpener, todo: list[tuple[int, str]], rng: random.Random
) -> int:
    """Kill a child some steps and a moment after it began; returns how many steps it reported.

    Steps first, then time: the kill falls anywhere within a step on any machine, however slow.
    """
    least, wait = rng.randint(0, MOST_STEPS), rng.uniform(0, LONGEST)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            work(folder, opener, todo, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as reports:
        assert len(reports.read(1 + least)) == 1 + least
        time.sleep(wait)
        os.kill(child, signal.SIGKILL)
        reported = least + len(reports.read())
    _, status = os.waitpid(child, 0)
    assert os.WTERMSIG(status) == signal.SIGKILL
    return reported


def found_state(project: Project) -> State:
    """Confirmed targets, after checking that segment, unit, event and engine say the same."""
    with project._database.using() as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        segments = {
            row: (unit, target)
            for row, unit, target in connection.execute(
                "SELECT id, unit, target FROM segment WHERE unit IS NOT NULL"
            )
        }
        units = dict(connection.execute("SELECT id, target FROM memory_unit"))
        learned = connection.execute("SELECT segment FROM learning WHERE undone = 0").fetchall()
    assert units == dict(segments.values())
    assert sorted(row for (row,) in learned) == sorted(segments)
    assert project.reports.counts().total.confirmed == len(segments)
    assert project.reports.counts().memory_units == len(segments)
    state = {row: target for row, (_, target) in segments.items()}
    engine = project.engine
    assert engine is not None
    if isinstance(engine, ParrotEngine):
        assert sorted(item.target for item in engine.phrases.values()) == sorted(state.values())
    for row, target in state.items():
        hits = project.memories.concordance(target, "target", whole_words=True)
        assert len(hits) == 1
        assert project.matching.memory(row)[0].target.plain == target
    return state


@pytest.mark.parametrize(
    ("trained", "rounds"),
    [
        (False, 8),
        (True, 4),
        pytest.param(False, 50, marks=pytest.mark.long),
        pytest.param(True, 20, marks=pytest.mark.long),
    ],
)
def test_kill_nine(tmp_path: Path, trained: bool, rounds: int) -> None:
    lines = [f"Sentence number {number} of the text." for number in range(SEGMENTS)]
    folder = tmp_path / "project"
    opener: EngineOpener = open_engine if trained else ParrotEngine
    engine = train(tmp_path) if trained else ParrotEngine.make(tmp_path / "parrot")
    create(folder, [lines], engine, engine_opener=opener).close()
    rng = random.Random(9)
    state: State = {}
    total = 0
    for seed in range(rounds):
        todo = steps(seed, state)
        reported = run_and_kill(folder, opener, todo, rng)
        for row, target in todo[:reported]:
            _apply(state, row, target)
        one_more = dict(state)
        _apply(one_more, *todo[reported])
        with Project.open(folder, engine_opener=opener) as project:
            found = found_state(project)
        assert found in (state, one_more)
        state = found
        total += reported
    assert total > rounds  # it did work


def train(folder: Path) -> Path:
    """A tiny engine, trained for the purpose."""
    rng = random.Random(1)
    words = [("number", "nombre"), ("text", "texte"), ("line", "ligne"), ("page", "page")]
    pairs = [rng.choices(words, k=6) for _ in range(300)]
    for side, name in enumerate(("bitext.en", "bitext.fr")):
        text = "".join(" ".join(word[side] for word in pair) + "\n" for pair in pairs)
        (folder / name).write_text(text, encoding="utf-8")
    corpus = CorpusFiles(folder / "bitext.en", folder / "bitext.fr")
    train_engine(TrainingRequest("tiny", "en", "fr", [corpus]), folder / "tiny", None)
    return folder / "tiny"
