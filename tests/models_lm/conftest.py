"""A short way from sentences to a language model."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from lm_cases import Sentences, as_arrays

from postil.models.lm.estimate import LMOptions, estimate_lm
from postil.models.lm.model import LanguageModel

Train = Callable[..., LanguageModel]


@pytest.fixture
def train(tmp_path: Path) -> Train:
    """``train(sentences, order, vocabulary_size, **options)`` → an open model."""

    def run(
        sentences: Sentences, order: int, vocabulary_size: int = 40, **options: object
    ) -> LanguageModel:
        return estimate_lm(
            [as_arrays(sentences)],
            order,
            tmp_path / "model",
            LMOptions(**options),
            vocabulary_size=vocabulary_size,
        )

    return run
