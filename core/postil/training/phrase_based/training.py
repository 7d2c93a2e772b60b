"""Training of a phrase-based engine: from corpora to an engine folder."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from postil.bitext.store import Bitext
from postil.engine.kinds.declared import PHRASE
from postil.engine.models import LANGUAGE_MODEL, PHRASE_TABLE, WORD_DISTORTION
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.builder import build_phrase_table
from postil.models.phrase_table.table import PhraseTable
from postil.models.word_distortion import WordDistortion, estimate_word_distortion
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.training.aligned_training import AlignedTraining
from postil.training.request import TrainingReport, TrainingRequest
from postil.types.progress import Progress


def train_engine(
    request: TrainingRequest, destination: Path, progress: Progress | None = None
) -> TrainingReport:
    """Train a phrase-based engine into the folder ``destination``: see ``EngineTraining.train``."""
    return _Training(request, progress or Progress()).train(destination)


class _Training(AlignedTraining):
    KIND = PHRASE
    READING = 0.1

    def build_models(self, bitext: Bitext) -> None:
        """Everything that is estimated from the bitext."""
        alignment = self.align_words(bitext)
        with self.step("Extracting phrases", 0.35):
            corpus, lexicon = self.count_words(bitext, alignment)
            estimate_word_distortion(
                corpus, self.folder / WORD_DISTORTION, len(bitext.source.vocabulary)
            )
            table = self.folder / PHRASE_TABLE
            build_phrase_table(
                bitext,
                alignment,
                table,
                replace(self.request.phrase_table, threads=self.request.threads),
                self.progress.part(0.13),
                lexicon=lexicon,
            )
            self.report.phrase_pairs = len(PhraseTable.open(table))
        self.group_words(bitext)
        self.build_language_model(bitext, 0.5, 0.05)

    def translator(self) -> Translator:
        return Translator(
            PhraseTable.open(self.folder / PHRASE_TABLE),
            LanguageModel.open(self.folder / LANGUAGE_MODEL),
            PHRASE_FEATURES.default_weights(),
            self.request.search,
            jumps=WordDistortion.open(self.folder / WORD_DISTORTION),
        )

    def settings(self) -> dict[str, Any]:
        return {"search": asdict(self.request.search)}
