"""Training of a hierarchical engine: from corpora to an engine folder."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.declared import HIERARCHICAL, LEFT_TO_RIGHT, ON_DEMAND
from postil.engine.kinds.hierarchical import open_other_models
from postil.engine.models import (
    GRAMMAR,
    LANGUAGE_MODEL,
    LEXICON,
    RULE_CORPUS,
)
from postil.models.grammar.builder import GrammarOptions, build_grammar
from postil.models.grammar.grammar import Grammar
from postil.models.grammar.rule_corpus import OnDemandOptions, RuleCorpus
from postil.models.lexicon.model import Lexicon
from postil.models.lm.class_model import ClassModel
from postil.models.lm.model import LanguageModel
from postil.search.chart.translator import ChartTranslator
from postil.search.grammar.features import GRAMMAR_FEATURES
from postil.search.settings import ChartSearchOptions, TopDownSearchOptions
from postil.search.topdown.translator import TopDownTranslator
from postil.training.aligned_training import AlignedText, AlignedTraining, shared_weights
from postil.training.recipe import Value
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.tuning.loop import PATIENCE_WITH_GAPS, TuningOptions
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
TUNING_RULES = 8_000_000  # kept from round to round: some 240 MB


class _Training(AlignedTraining):
    READING = 0.1

    def __init__(
        self, request: TrainingRequest, settings: Mapping[str, Value], progress: Progress
    ) -> None:
        super().__init__(request, progress)
        self.span = int(settings["span"])
        self.gaps = int(settings["gaps"])
        self.target_text = str(settings["target-text"]).strip()
        self.class_model = int(settings["class-model"])

    @abstractmethod
    def grammar(self) -> Grammar | RuleCorpus:
        """The grammar that was written."""

    def search(self) -> ChartSearchOptions | TopDownSearchOptions:
        """Search settings of its decoder."""
        return ChartSearchOptions(span_limit=self.span)

    def tuning(self) -> TuningOptions | None:
        """Twice the rounds of others, and more patience."""
        tuning = super().tuning()
        if tuning is None:
            return None
        patience = max(tuning.patience, PATIENCE_WITH_GAPS)
        return replace(tuning, rounds=2 * tuning.rounds, patience=patience)

    def translator(self) -> ChartTranslator | TopDownTranslator:
        models, search = self.models(), self.search()
        if isinstance(search, TopDownSearchOptions):
            return TopDownTranslator(*models, search, others=self.others, classes=self.classes)
        return ChartTranslator(*models, search, others=self.others, classes=self.classes)

    def models(self) -> tuple[Grammar | RuleCorpus, LanguageModel, Lexicon, F32]:
        """Grammar, language model, lexicon and default weights: all a decoder is made with, but
        for other language models.
        """
        return (
            self.grammar(),
            LanguageModel.open(self.folder / LANGUAGE_MODEL),
            Lexicon.open(self.folder / LEXICON),
            starting_weights(self.others, self.classes),
        )

    @property
    def others(self) -> tuple[LanguageModel, ...]:
        return open_other_models(self.folder)


class _Stored(_Training):
    """An engine that has its rules on disk."""

    NORMAL: ClassVar[bool]

    def __init__(
        self, request: TrainingRequest, settings: Mapping[str, Value], progress: Progress
    ) -> None:
        super().__init__(request, settings, progress)
        self.options = GrammarOptions(
            span=self.span,
            gaps=self.gaps,
            occurrences=int(settings["occurrences"]),
            normal=self.NORMAL,
            threads=request.threads,
        )

    def build_rules(self, text: AlignedText) -> int:
        folder = self.folder / GRAMMAR
        progress = self.progress.part(0.13)
        build_grammar(
            text.bitext, text.alignment, folder, self.options, progress, lexicon=text.lexicon
        )
        return len(Grammar.open(folder))

    def grammar(self) -> Grammar:
        return Grammar.open(self.folder / GRAMMAR)

    def settings(self) -> dict[str, Any]:
        grammar = asdict(replace(self.options, threads=1))
        return {"search": asdict(self.search()), "grammar": grammar}


class _BottomUp(_Stored):
    KIND = HIERARCHICAL
    NORMAL = False


class _LeftToRight(_Stored):
    KIND = LEFT_TO_RIGHT
    NORMAL = True

    def search(self) -> TopDownSearchOptions:
        return TopDownSearchOptions(span_limit=self.span)


class _OnDemand(_Training):
    """An engine that looks its rules up in the aligned corpus."""

    KIND = ON_DEMAND

    def __init__(
        self, request: TrainingRequest, settings: Mapping[str, Value], progress: Progress
    ) -> None:
        super().__init__(request, settings, progress)
        self.options = OnDemandOptions(
            samples=int(settings["samples"]), span=self.span, gaps=self.gaps
        )

    def build_rules(self, text: AlignedText) -> int:
        found = RuleCorpus.of(text.corpus, text.lexicon, self.options)
        found.save(self.folder / RULE_CORPUS)
        return 0

    def grammar(self) -> RuleCorpus:
        found = RuleCorpus.open(self.folder / RULE_CORPUS)
        found.rules_kept = TUNING_RULES
        return found

    def settings(self) -> dict[str, Any]:
        return {"search": asdict(self.search()), "grammar": asdict(self.options)}


_TRAININGS: Mapping[str, type[_Training]] = {
    training.KIND.name: training for training in (_BottomUp, _LeftToRight, _OnDemand)
}


def train_hierarchical(
    kind: str,
    request: TrainingRequest,
    settings: Mapping[str, Value],
    destination: Path,
    progress: Progress,
) -> TrainingReport:
    """Train a hierarchical engine of a kind with all settings of its recipe: see
    ``EngineTraining.train``.
    """
    return _TRAININGS[kind](request, settings, progress).train(destination)


def starting_weights(others: Sequence[LanguageModel], classes: ClassModel | None) -> F32:
    """Weights to begin with: the language models share that of one."""
    names = ["lm", "lm.second", "lm.third"][: 1 + len(others)]
    if classes is not None:
        names.append("lm.classes")
    return shared_weights(GRAMMAR_FEATURES, names)
