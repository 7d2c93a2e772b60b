"""Whatever an engine's arrays hold, opening and using it ends in results or in a clear error."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import hostile_arrays
import pytest
from hostile_arrays import SNAPSHOT, add_extras, add_snapshot

from postil.engine.models import (
    LANGUAGE_MODEL,
    LEXICON,
    MARGIN_MATRIX,
    PHRASE_TABLE,
    SPARSE_WEIGHTS,
    WORD_DISTORTION,
)
from postil.models.max_margin.table_scores import MARGIN_SCORES
from postil.models.phrase_table.pair_scores import PHRASE_SCORES
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.request import TrainingRequest
from postil.types.progress import Progress

ROUNDS = 12  # of each model in every run; about a tenth of a second each
MANY = 2000
CASES = [
    *(
        ("block", model)
        for model in (
            PHRASE_TABLE, LANGUAGE_MODEL, LEXICON, SPARSE_WEIGHTS, WORD_DISTORTION, PHRASE_SCORES,
            MARGIN_SCORES, SNAPSHOT,
        )
    ),
    ("trie", LANGUAGE_MODEL),
    ("trie-8bit", LANGUAGE_MODEL),
    ("max-margin", MARGIN_MATRIX),
    ("max-margin", SNAPSHOT),
]  # fmt: skip


@pytest.fixture(scope="module")
def engines(
    engine_folder: Path, sample: Path, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Path]:
    """An engine of each kind and form, with all it may have."""
    folder = tmp_path_factory.mktemp("hostile")
    found = {}
    for name, form in (("block", "probing"), ("trie", "trie"), ("trie-8bit", "trie-8bit")):
        found[name] = Path(shutil.copytree(engine_folder, folder / name))
        add_extras(found[name], form)
    request = TrainingRequest(
        "margin", "en", "fr", [sample / "printer-guide.tmx"], tuning=None, language_model_order=3
    )
    found["max-margin"] = folder / "max-margin"
    recipe = recipe_named("max-margin")
    recipe.run(RecipeRequest(request, settings={"gaps": True}), found["max-margin"], Progress())
    for name in ("block", "max-margin"):
        add_snapshot(found[name])
    return found


def run(engine: Path, model: str, rounds: int, seed: int) -> dict[str, int]:
    """Outcomes of rounds in a process of their own, which nothing may end."""
    command = [sys.executable, hostile_arrays.__file__, engine, model, str(rounds), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"exit {done.returncode}\n{done.stderr[-4000:]}"
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize(("engine", "model"), CASES)
def test_changed_arrays_are_refused_or_used_without_harm(
    engines: dict[str, Path], engine: str, model: str
) -> None:
    outcome = run(engines[engine], model, ROUNDS, seed=1)
    assert outcome["rounds"] == ROUNDS
    assert outcome["refused"] > 0 or model == SNAPSHOT  # a snapshot gives way to the journal


@pytest.mark.long
@pytest.mark.parametrize(("engine", "model"), CASES)
def test_changed_arrays_many_rounds(engines: dict[str, Path], engine: str, model: str) -> None:
    run(engines[engine], model, MANY, seed=2)
