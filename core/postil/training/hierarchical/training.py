"""Training of a hierarchical engine: from corpora to an engine folder."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from postil.bitext.store import Bitext
from postil.engine.kinds.declared import HIERARCHICAL, LEFT_TO_RIGHT
from postil.engine.kinds.hierarchical import open_other_models
from postil.engine.models import GRAMMAR, LANGUAGE_MODEL, LEXICON
from postil.models.grammar.builder import GrammarOptions, build_grammar
from postil.models.grammar.grammar import Grammar
from postil.models.lexicon.model import Lexicon
from postil.models.lm.model import LanguageModel
from postil.search.chart.translator import ChartTranslator
from postil.search.grammar.features import GRAMMAR_FEATURES
from postil.search.settings import ChartSearchOptions, TopDownSearchOptions
from postil.search.topdown.translator import TopDownTranslator
from postil.training.aligned_training import AlignedTraining
from postil.training.recipe import Value
from postil.training.request import TrainingReport, TrainingRequest
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]


def train_hierarchical(
    request: TrainingRequest,
    settings: Mapping[str, Value],
    destination: Path,
    progress: Progress,
    *,
    left_to_right: bool = False,
) -> TrainingReport:
    """Train a hierarchical engine with all settings of its recipe: see ``EngineTraining.train``.

    ``left_to_right``: one that translates from left to right, with a grammar in target normal form.
    """
    training = _LeftToRight if left_to_right else _BottomUp
    return training(request, settings, progress).train(destination)


class _Training(AlignedTraining):
    READING = 0.1
    NORMAL: ClassVar[bool]

    def __init__(
        self, request: TrainingRequest, settings: Mapping[str, Value], progress: Progress
    ) -> None:
        super().__init__(request, progress)
        span = int(settings["span"])
        self.target_text = str(settings["target-text"]).strip()
        self.grammar = GrammarOptions(
            span=span,
            gaps=int(settings["gaps"]),
            occurrences=int(settings["occurrences"]),
            normal=self.NORMAL,
            threads=request.threads,
        )

    def build_models(self, bitext: Bitext) -> None:
        alignment = self.align_words(bitext)
        with self.step("Extracting phrases", 0.35):
            _, lexicon = self.count_words(bitext, alignment)
            build_grammar(
                bitext,
                alignment,
                self.folder / GRAMMAR,
                self.grammar,
                self.progress.part(0.13),
                lexicon=lexicon,
            )
            self.report.phrase_pairs = len(Grammar.open(self.folder / GRAMMAR))
        self.group_words(bitext)
        self.build_language_model(bitext, 0.5, 0.05)
        self.build_second_language_model(self.target_text)

    @abstractmethod
    def search(self) -> ChartSearchOptions | TopDownSearchOptions:
        """Search settings of its decoder."""

    def models(self) -> tuple[Grammar, LanguageModel, Lexicon, F32]:
        """Grammar, language model, lexicon and default weights: all a decoder is made with, but
        for other language models.
        """
        return (
            Grammar.open(self.folder / GRAMMAR),
            LanguageModel.open(self.folder / LANGUAGE_MODEL),
            Lexicon.open(self.folder / LEXICON),
            starting_weights(self.others),
        )

    @property
    def others(self) -> tuple[LanguageModel, ...]:
        return open_other_models(self.folder)

    def settings(self) -> dict[str, Any]:
        grammar = asdict(replace(self.grammar, threads=1))
        return {"search": asdict(self.search()), "grammar": grammar}


class _BottomUp(_Training):
    KIND = HIERARCHICAL
    NORMAL = False

    def search(self) -> ChartSearchOptions:
        return ChartSearchOptions(span_limit=self.grammar.span)

    def translator(self) -> ChartTranslator:
        return ChartTranslator(*self.models(), self.search(), others=self.others)


class _LeftToRight(_Training):
    KIND = LEFT_TO_RIGHT
    NORMAL = True

    def search(self) -> TopDownSearchOptions:
        return TopDownSearchOptions(span_limit=self.grammar.span)

    def translator(self) -> TopDownTranslator:
        return TopDownTranslator(*self.models(), self.search(), others=self.others)


def starting_weights(others: Sequence[LanguageModel]) -> F32:
    """Weights to begin with: the language models share that of one."""
    weights = GRAMMAR_FEATURES.default_weights()
    names = ("lm", "lm.second", "lm.third")[: 1 + len(others)]
    weights[GRAMMAR_FEATURES.mask(names)] = weights[GRAMMAR_FEATURES.column("lm")] / len(names)
    return weights
