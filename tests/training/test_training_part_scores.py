"""Large margins beside phrase scores: those of each part of the text come from the other parts, and
those of the engine are their mean.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from relevant_world import corpora

from postil.engine.kinds.phrase import PhraseModels
from postil.engine.kinds.registry import open_models
from postil.engine.manifest import EngineManifest
from postil.errors import UsageError
from postil.training.expected_bleu.fold_lists import labelled
from postil.training.expected_bleu.lists import write_lists
from postil.training.expected_bleu.phrase_scores import scores_of
from postil.training.expected_bleu.scoring import train_scores
from postil.training.folded_text import fold_models
from postil.training.large_margin.loop import train_large_margin
from postil.training.large_margin.recipe import RECIPE
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.types.progress import Progress

WANTED = {"rounds": 2, "folds": 2, "sentences": 80, "phrase-scores": True}


def engine_of(place, name):
    recipe_named(name).run(
        RecipeRequest(corpora(place), settings={"tuner": "none"}), place / name, Progress()
    )
    return place / name


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    return tmp_path_factory.mktemp("scores")


@pytest.fixture(scope="module")
def start(place):
    """An engine that heeds no probabilities: there is something to learn."""
    engine = engine_of(place, "phrase-based")
    manifest = EngineManifest.load(engine)
    for name in ("tm.inverse", "tm.direct", "lex.inverse", "lex.direct", "lm", "lm.classes"):
        manifest.weights[name] = 0.0
    manifest.save(engine)
    return engine


def test_parts_get_phrase_scores_that_have_not_seen_them(place, start, tmp_path, monkeypatch):
    seen, learned = [], []

    def watched(task, *arguments, **more):
        base = PhraseModels.open(start)
        for number, part in enumerate(task.parts):
            other = part.models.parent / "scoring" / f"fold-{2 - number:02}"
            lists = write_lists(place / "lists", labelled([other]))
            scores = train_scores(base, lists, task.dev, "p+t+tp", threads=1).scores
            models = fold_models(task.models, part.models)
            wanted = scores_of(scores, base.table, models.table)
            assert models.phrase_scores.tolist() == wanted.tolist()
            seen.append(wanted.any())
            learned.append(scores)
        assert task.models.phrase_scores.tolist() == np.mean(learned, axis=0).tolist()
        return train_large_margin(task, *arguments, **more)

    monkeypatch.setattr("postil.training.large_margin.loop.train_large_margin", watched)
    RECIPE.run(RecipeRequest(corpora(place), start, WANTED), tmp_path / "new", Progress())
    assert seen == [True, True]
    assert [path.name for path in tmp_path.iterdir()] == ["new"]
    made = open_models(tmp_path / "new")
    made.verify(tmp_path / "new")
    assert made.phrase_scores.tolist() == np.mean(learned, axis=0).tolist()
    assert made.sparse.features > 10
    assert {"phrase-scores", "large-margin"} <= set(made.manifest.settings)
    shutil.rmtree(tmp_path / "new" / "sparse-weights")
    with pytest.raises(UsageError, match="only once"):
        RECIPE.run(
            RecipeRequest(corpora(place), tmp_path / "new", WANTED), tmp_path / "x", Progress()
        )


KILLED = """
import os, sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from relevant_world import corpora
from test_training_part_scores import RECIPE, WANTED
from postil.training.recipe import RecipeRequest
from postil.types.progress import Progress
place, engine, destination, calls = *map(Path, sys.argv[2:5]), [int(sys.argv[5])]
def listen(progress):
    if calls[0] < int(sys.argv[5]) or progress.message == "Phrase scores of other parts, 2 of 2":
        calls[0] -= 1
        if not calls[0]:
            os.kill(os.getpid(), 9)
RECIPE.run(RecipeRequest(corpora(place), engine, WANTED), destination, Progress(listen))
"""


@pytest.fixture(scope="module")
def whole(place, start):
    """What comes of a training that nothing disturbs."""
    RECIPE.run(RecipeRequest(corpora(place), start, WANTED), place / "whole", Progress())
    return place / "whole"


@pytest.mark.parametrize("calls", [1, 6], ids=["begun", "half way"])
def test_killed_among_the_scores_of_parts_it_goes_on(place, start, whole, tmp_path, calls):
    arguments = [str(Path(__file__).parent), str(place), str(start), str(tmp_path / "new")]
    command = [sys.executable, "-c", KILLED, *arguments, str(calls)]
    assert subprocess.run(command, env=dict(os.environ), check=False).returncode == -9
    (work,) = tmp_path.glob(".*large-margin")
    (done,) = work.glob("scoring/scores-*/scores.bin")  # those of the first half
    assert (work / "scoring" / "lists-2").exists() == (calls > 1)
    assert not (work / "large-margin").exists()
    before = done.stat().st_mtime_ns

    def watch(progress):
        if progress.message == "Phrase scores of other parts, 2 of 2":
            assert done.stat().st_mtime_ns == before

    RECIPE.run(RecipeRequest(corpora(place), start, WANTED), tmp_path / "new", Progress(watch))
    for path in whole.rglob("*.bin"):
        assert path.read_bytes() == (tmp_path / "new" / path.relative_to(whole)).read_bytes()
    made = [EngineManifest.load(folder) for folder in (whole, tmp_path / "new")]
    assert made[0].weights == made[1].weights
    assert made[0].settings == made[1].settings
    assert [path.name for path in tmp_path.iterdir()] == ["new"]


def test_engines_with_gaps_get_none(place, tmp_path):
    engine = engine_of(place, "hierarchical")
    with pytest.raises(UsageError, match="phrase-based engines only"):
        RECIPE.run(RecipeRequest(corpora(place), engine, WANTED), tmp_path / "x", Progress())
    assert list(tmp_path.iterdir()) == []
