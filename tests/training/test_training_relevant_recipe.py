"""The recipe of relevant sets: the engine that comes of it, killed, cancelled, refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from cancelled_calls import cancelled_at
from relevant_world import corpora

from postil.engine.engine import Engine
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.manifest import EngineManifest
from postil.errors import Cancelled, UsageError
from postil.text.tags import TaggedText
from postil.training.phrase_based.training import train_engine
from postil.training.recipe import RecipeRequest
from postil.training.relevant_sets.recipe import RECIPE
from postil.types.progress import Progress

FAST = {"rounds": 2, "folds": 2, "passes": 5, "sentences": 60}


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    folder = tmp_path_factory.mktemp("recipe")
    train_engine(corpora(folder), folder / "base")
    return folder


def request(place, **settings):
    return RecipeRequest(corpora(place), place / "base", {**FAST, **settings})


def left_over(folder):
    return list(folder.glob(".*"))


@pytest.mark.parametrize("order", ["real-first", "binary-first"])
def test_the_engine_that_comes_of_it(place, tmp_path, order):
    progress = Progress()
    report = RECIPE.run(request(place, order=order, retune=False), tmp_path / "new", progress)
    assert not left_over(tmp_path)
    base, manifest = (EngineManifest.load(x) for x in (place / "base", tmp_path / "new"))
    models = PhraseModels.open(tmp_path / "new")
    made = manifest.settings["relevant-sets"]
    assert models.sparse is not None
    assert models.sparse.features > 10
    assert set(models.sparse.templates) == {"word-pair", "jump", "target-ngram", "boundary"}
    assert manifest.scores["tuning.bleu"] == max(report.tuning) == max(made["development"])
    assert made["tuned-again"] == []
    curve = [point.y for point in progress.points if point.series == "development"]
    assert [round(y, 2) for y in curve][-2:] == report.tuning
    if order == "real-first":
        assert manifest.weights == pytest.approx(base.weights, abs=1e-5)
        assert made["number"] == models.sparse.features
    engine = Engine.open(tmp_path / "new")
    engine.suggest(TaggedText.of("the red house sees the door"))


def test_the_weights_of_the_engine_are_tuned_again(place, tmp_path):
    """By default; dense weights change, sparse ones as a whole, and the development set gains."""
    reports = {
        again: RECIPE.run(request(place, retune=again), tmp_path / str(again), Progress())
        for again in (False, True)
    }
    assert RECIPE.values({})["retune"] is True
    first, second = (EngineManifest.load(tmp_path / str(again)) for again in (False, True))
    made = second.settings["relevant-sets"]
    assert made["development"] == reports[False].tuning
    assert reports[True].tuning == made["development"] + made["tuned-again"]
    assert second.scores["tuning.bleu"] == max(made["tuned-again"]) > first.scores["tuning.bleu"]
    assert second.weights != pytest.approx(first.weights, abs=1e-4)
    one, two = (PhraseModels.open(tmp_path / str(again)).sparse for again in (False, True))
    assert one.features == two.features
    Engine.open(tmp_path / "True").suggest(TaggedText.of("the red house sees the door"))


def test_cancel_leaves_nothing(place, tmp_path):
    for at in (5, 60, 150):
        with pytest.raises(Cancelled):
            RECIPE.run(request(place), tmp_path / "new", cancelled_at(at))
        assert list(tmp_path.iterdir()) == []


def test_what_it_refuses(place, tmp_path):
    with pytest.raises(UsageError, match="scale"):
        RECIPE.run(request(place, scale=0.0), tmp_path / "new", Progress())
    alone = RecipeRequest(corpora(place), place / "base", FAST, cluster="tcp://127.0.0.1:9")
    pytest.importorskip("distributed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("postil.training.workers.CONNECT", 0.3)
        with pytest.raises(UsageError, match="cluster"):
            RECIPE.run(alone, tmp_path / "new", Progress())
    assert list(tmp_path.iterdir()) == []


KILLED = """
import os, sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from relevant_world import corpora
from postil.training.recipe import RecipeRequest
from postil.training.relevant_sets.recipe import RECIPE
from postil.types.progress import Progress
place, destination = Path(sys.argv[2]), Path(sys.argv[3])
def listen(progress):
    if progress.points:
        os.kill(os.getpid(), 9)
settings = {"rounds": 2, "folds": 2, "passes": 5, "sentences": 60}
RECIPE.run(RecipeRequest(corpora(place), place / "base", settings), destination, Progress(listen))
"""


def test_killed_it_goes_on_with_the_rounds_it_has(place, tmp_path):
    request(place)  # writes the corpora: their time of change is part of the request
    arguments = [str(Path(__file__).parent), str(place), str(tmp_path / "new")]
    done = subprocess.run(
        [sys.executable, "-c", KILLED, *arguments], env=dict(os.environ), check=False
    )
    assert done.returncode == -9
    (work,) = [path for path in left_over(tmp_path) if path.name.endswith("relevant-set")]
    assert (work / "relevant-sets" / "round-001.json").exists()
    messages = []
    RECIPE.run(request(place), tmp_path / "new", Progress(lambda x: messages.append(x.message)))
    assert not [path for path in left_over(tmp_path) if path.name.endswith("relevant-set")]
    assert "Relevant sets, round 1" not in messages
    RECIPE.run(request(place), tmp_path / "whole", Progress())
    one, two = (PhraseModels.open(tmp_path / name).sparse for name in ("new", "whole"))
    name = "sparse-weights/slots.bin"
    assert (tmp_path / "new" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    assert one.features == two.features
