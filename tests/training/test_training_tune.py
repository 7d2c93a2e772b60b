"""The recipe that tunes an engine again."""

from __future__ import annotations

import numpy as np
import pytest
from relevant_world import corpora

from postil.engine.engine import Engine
from postil.engine.kinds.registry import open_models
from postil.engine.manifest import EngineManifest
from postil.errors import UsageError
from postil.text.tags import TaggedText
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.tuning.recipe import RECIPE
from postil.types.progress import Progress

KINDS = ("phrase-based", "hierarchical", "max-margin")
RULES = ("large-margin", "expected-bleu", "cost-margin", "perceptron")
CASES = [
    *((base, tuner) for base in (*KINDS, "large-margin") for tuner in ("mira", "mert")),
    *(("phrase-based", tuner) for tuner in RULES),
    *(("large-margin", tuner) for tuner in RULES),
]


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """Engines of several kinds with bad weights, and one with features."""
    folder = tmp_path_factory.mktemp("tune")
    for name in KINDS:
        untuned = {} if name == "max-margin" else {"tuner": "none"}
        wanted = RecipeRequest(corpora(folder), settings=untuned)
        recipe_named(name).run(wanted, folder / name, Progress())
    settings = {"rounds": 1, "folds": 2, "sentences": 60}
    wanted = RecipeRequest(corpora(folder), folder / "phrase-based", settings)
    recipe_named("large-margin").run(wanted, folder / "large-margin", Progress())
    for name in (*KINDS, "large-margin"):
        manifest = EngineManifest.load(folder / name)
        bad = {"lm": 0.01, "lm.classes": 0.0, "word.count": -0.1, "tm.direct": -0.1}
        manifest.weights |= {key: bad[key] for key in bad if key in manifest.weights}
        manifest.save(folder / name)
    return folder


def request(place, base, **settings):
    return RecipeRequest(corpora(place), place / base, {"rounds": 3, "n-best": 20, **settings})


@pytest.mark.parametrize(("base", "tuner"), CASES)
def test_weights_get_better_and_all_else_stays(place, tmp_path, base, tuner):
    report = RECIPE.run(request(place, base, tuner=tuner), tmp_path / "new", Progress())
    assert [path.name for path in tmp_path.iterdir()] == ["new"]
    assert max(report.tuning) > report.tuning[0] + 0.5
    before, after = (open_models(folder) for folder in (place / base, tmp_path / "new"))
    made = after.manifest.settings["tuning"]
    assert (made["method"], made["rounds"]) == (tuner, report.tuning)
    assert after.manifest.scores["tuning.bleu"] == max(report.tuning)
    tuned = before.features.tuned
    assert np.abs(after.weights[tuned]).sum() == pytest.approx(
        np.abs(before.weights[tuned]).sum(), rel=1e-4
    )
    stays = ~tuned
    if "session.lm" in before.features.names:  # goes with that of the language model
        stays[before.features.column("session.lm")] = False
    assert after.weights[stays] == pytest.approx(before.weights[stays])
    if base == "large-margin":
        assert after.sparse.features == before.sparse.features
    Engine.open(tmp_path / "new").suggest(TaggedText.of("the red house sees the door"))


def test_nothing_is_made_where_nothing_is_gained(place, tmp_path):
    RECIPE.run(request(place, "phrase-based", rounds=6), tmp_path / "once", Progress())
    again = RecipeRequest(corpora(place), tmp_path / "once", {"rounds": 2, "tuner": "mert"})
    for number in range(4):  # until it is as good as it gets
        try:
            RECIPE.run(again, tmp_path / f"again-{number}", Progress())
        except UsageError as error:
            assert "No better weights" in str(error)
            assert not (tmp_path / f"again-{number}").exists()
            break
        again = RecipeRequest(corpora(place), tmp_path / f"again-{number}", again.settings)
    else:
        pytest.fail("it found better weights each time")


def test_what_it_refuses(place, tmp_path):
    with pytest.raises(UsageError, match="no engine to tune"):
        RECIPE.run(RecipeRequest(corpora(place)), tmp_path / "new", Progress())
    elsewhere = RecipeRequest(corpora(place), place / "hierarchical", cluster="tcp://127.0.0.1:9")
    with pytest.raises(UsageError, match="this machine"):
        RECIPE.run(elsewhere, tmp_path / "new", Progress())
    assert not list(tmp_path.iterdir())
