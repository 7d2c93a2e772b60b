"""The phrase-based engine: from corpora to an engine folder."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from postil.bitext.aligner import AlignerOptions
from postil.bitext.aligner_training import train_aligner
from postil.bitext.store import Bitext
from postil.engine.kinds.declared import PHRASE
from postil.engine.models import (
    ALIGNER,
    LANGUAGE_MODEL,
    LEXICON,
    PHRASE_TABLE,
    WORD_DISTORTION,
)
from postil.models.lexicon.model import Lexicon
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.builder import build_phrase_table
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.table import PhraseTable
from postil.models.word_classes import classes_path, save_word_classes, train_word_classes
from postil.models.word_distortion import WordDistortion, estimate_word_distortion
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.training.engine_training import EngineTraining
from postil.training.request import TrainingReport, TrainingRequest
from postil.types.progress import Progress


def train_engine(
    request: TrainingRequest, destination: Path, progress: Progress | None = None
) -> TrainingReport:
    """Train a phrase-based engine into the folder ``destination``: see ``EngineTraining.train``."""
    return _Training(request, progress or Progress()).train(destination)


class _Training(EngineTraining):
    KIND = PHRASE
    READING = 0.1

    def build_models(self, bitext: Bitext) -> None:
        """Everything that is estimated from the bitext."""
        threads = self.request.threads
        with self.step("Aligning words", 0.1):
            options = AlignerOptions(threads=threads)
            aligner = train_aligner(bitext, options, self.progress.part(0.2))
            alignment = aligner.align_corpus(
                bitext, self.work / "alignment", progress=self.progress.part(0.05)
            )
            aligner.save(self.folder / ALIGNER)
        with self.step("Extracting phrases", 0.35):
            corpus = AlignedCorpus.of(bitext, alignment)
            lexicon = Lexicon.count(corpus, self.progress.part(0.02))
            lexicon.save(self.folder / LEXICON)
            estimate_word_distortion(
                corpus, self.folder / WORD_DISTORTION, len(bitext.source.vocabulary)
            )
            table = self.folder / PHRASE_TABLE
            build_phrase_table(
                bitext,
                alignment,
                table,
                replace(self.request.phrase_table, threads=threads),
                self.progress.part(0.13),
                lexicon=lexicon,
            )
            self.report.phrase_pairs = len(PhraseTable.open(table))
        if self.request.word_classes:
            with self.step("Grouping words", 0.49):
                self._group_words(bitext)
        self.build_language_model(bitext, 0.5, 0.05)

    def _group_words(self, bitext: Bitext) -> None:
        """Word classes of both sides, for features of learning from the translator."""
        for side, text in (("source", bitext.source), ("target", bitext.target)):
            classes = train_word_classes(
                text.tokens,
                text.offsets,
                len(text.vocabulary),
                self.request.word_classes,
                self.progress.part(0.005),
            )
            save_word_classes(classes_path(self.folder, side), classes)

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
