"""Gain of learning in a project: what would have had to be changed without it, and with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from postil.cli.shell import main
from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.session.standing import Standing
from postil.metrics.edit_distance import word_closeness
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest
from postil.workspace.creation import NewProject, create_project
from postil.workspace.learning.gain import FEWEST, learning_gain
from postil.workspace.project import Project

WORDS = {"door": "porte", "window": "fenêtre", "table": "table", "lamp": "lampe"}
TRAINED = [(f"open the {one}", f"ouvrez la {other}") for one, other in WORDS.items()] * 3
LINES = [f"open the shutter {n} now" for n in range(FEWEST + 5)]


@pytest.fixture(scope="module")
def engine_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engine")
    for side, language in enumerate(("en", "fr")):
        text = "".join(f"{pair[side]}\n" for pair in TRAINED)
        (folder / f"text.{language}").write_text(text, encoding="utf-8")
    files = CorpusFiles(folder / "text.en", folder / "text.fr")
    train_engine(
        TrainingRequest("Doors", "en", "fr", [files], tuning=None, language_model_order=3),
        folder / "doors",
    )
    return folder / "doors"


@pytest.fixture
def project(tmp_path: Path, engine_folder: Path) -> Iterator[Project]:
    document = tmp_path / "shutters.txt"
    document.write_text("\n".join(LINES) + "\n", encoding="utf-8")
    made = create_project(
        tmp_path / "project",
        NewProject(
            name="Shutters",
            source_language="en",
            target_language="fr",
            documents=[document],
            engine=engine_folder,
        ),
    )
    with made:
        yield made


def confirm(project: Project, count: int) -> None:
    for segment in project.segments.read()[:count]:
        number = segment.source.plain.split()[-2]
        target = TaggedText.of(f"ouvrez le volet {number} maintenant")
        project.segments.confirm(segment.row_id, target)


def test_the_gain_is_that_of_an_engine_which_learned_nothing_here(
    project: Project, engine_folder: Path
) -> None:
    confirm(project, FEWEST + 5)
    gain = project.learned.gain()
    assert gain is not None
    assert gain.segments == FEWEST + 5
    static, learning = Engine.open(engine_folder), Engine.open(engine_folder)
    edits = np.zeros(2)
    for segment in project.segments.read():
        for place, engine in enumerate((static, learning)):
            said = engine.suggest(segment.source).target.plain.split()
            right = segment.target.plain.split()
            edits[place] += len(right) * (1 - word_closeness(said, right))
        learning.learn(segment.source, segment.target, Provenance("", ""))
    shares = edits / gain.words
    assert gain.without == pytest.approx(shares[0])
    assert gain.with_learning == pytest.approx(shares[1])
    assert gain.low <= gain.saved <= gain.high
    assert gain.low > 0.2, "it has learned the new words after one segment"


def test_the_gain_reads_no_model_again(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(folder: Path) -> None:
        raise AssertionError(f"{folder} was opened once more")

    confirm(project, FEWEST)
    monkeypatch.setattr("postil.engine.engine.open_models", opened)
    assert project.learned.gain() is not None


def test_few_segments_tell_nothing(project: Project) -> None:
    confirm(project, FEWEST - 1)
    assert project.learned.gain() is None


def test_a_project_without_an_engine_has_no_gain(project: Project) -> None:
    project.detach_engine()
    assert project.learned.gain() is None


def test_the_command_says_the_gain(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    confirm(project, FEWEST)
    project.close()
    assert main(["learned", str(project.folder)]) == 0
    assert "would have to be changed without learning" in capsys.readouterr().out


def test_a_gain_is_weighed_by_words_and_its_interval_holds_it() -> None:
    lengths = np.array([10.0, 2.0] * FEWEST)
    without, with_learning = np.array([0.5, 1.0] * FEWEST), np.array([0.8, 0.5] * FEWEST)
    gain = learning_gain(lengths, without, with_learning)
    assert gain is not None
    assert gain.without == pytest.approx(5 / 12)
    assert gain.with_learning == pytest.approx(3 / 12)
    assert gain.low < gain.saved < gain.high


def test_learning_that_harms_is_told_so() -> None:
    lengths, same = np.full(FEWEST, 8.0), np.full(FEWEST, 0.9)
    gain = learning_gain(lengths, same, same - 0.2)
    assert gain is not None
    assert gain.high < 0


def test_it_is_told_when_the_engine_suggests_without_what_it_learned(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    confirm(project, FEWEST)
    gain = project.learned.gain()
    assert gain is not None
    assert gain.used
    monkeypatch.setattr(Standing, "helps", False)
    confirm(project, FEWEST + 1)
    gain = project.learned.gain()
    assert gain is not None
    assert not gain.used
    project.close()
    assert main(["learned", str(project.folder)]) == 0
    assert "made without what was learned" in capsys.readouterr().out
