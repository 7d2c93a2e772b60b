"""Confidence of engines that had nothing held out to fit it on: about as high as it comes true."""

from __future__ import annotations

import importlib.resources
from pathlib import Path

import numpy as np
import pytest

from postil.engine.engine import Engine
from postil.formats.registry import open_document
from postil.metrics.edit_distance import word_closeness
from postil.training.corpora import MemoryFile
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.request import TrainingRequest
from postil.types.progress import Progress

SAMPLE = Path(str(importlib.resources.files("postil_resources"))) / "sample"


@pytest.mark.parametrize("kind", ["phrase-based", "hierarchical", "hierarchical-left-to-right"])
def test_an_engine_of_few_pairs_is_as_sure_as_it_is_right(kind, tmp_path):
    training = TrainingRequest("sample", "en", "fr", [MemoryFile(SAMPLE / "printer-guide.tmx")])
    recipe_named(kind).run(RecipeRequest(training), tmp_path / "engine", Progress())
    engine = Engine.open(tmp_path / "engine")
    assert not engine.manifest.confidence
    sure, right = [], []
    for segment in open_document(SAMPLE / "quick-guide.reference.xlf", "en", "fr").segments:
        found = engine.suggest(segment.source)
        sure.append(found.confidence)
        sides = (found.target.plain, segment.target.plain)
        right.append(word_closeness(*(engine._models.target.tokeniser.tokenise(x) for x in sides)))
    assert np.mean(sure) == pytest.approx(np.mean(right), abs=0.17)
