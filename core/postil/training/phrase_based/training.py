"""Training of a phrase-based engine: from corpora to an engine folder."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from postil.engine.kinds.declared import PHRASE
from postil.engine.models import LANGUAGE_MODEL, PHRASE_TABLE, WORD_DISTORTION
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.builder import build_phrase_table
from postil.models.phrase_table.corpus import punctuation_of_both
from postil.models.phrase_table.table import PhraseTable
from postil.models.word_distortion import WordDistortion, estimate_word_distortion
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.training.aligned_training import AlignedText, AlignedTraining, shared_weights
from postil.training.request import TrainingReport, TrainingRequest
from postil.types.progress import Progress


def train_engine(
    request: TrainingRequest, destination: Path, progress: Progress | None = None
) -> TrainingReport:
    """Train a phrase-based engine into the folder ``destination``: see ``EngineTraining.train``."""
    return _Training(request, progress or Progress()).train(destination)


# Of the language model of word classes. BLEU of tuned engines, where unknown words had a class that
# never occurs (with that of most rare words, order 4: 37.00, 51.60, 49.33, 49.85):
#                                 none     order 3  order 4  order 5
#   multi30k en-de                35.16    36.81    37.07    36.95
#   multi30k fr-en                51.22             51.71    51.47
#   tech-en-fr en-fr              47.70    48.80    49.49    49.46
#   tech-en-fr fr-en              49.30             49.90    50.34
#   words per CPU second (en-fr)  22,456   18,562   16,994   14,887
CLASS_ORDER = 4


class _Training(AlignedTraining):
    KIND = PHRASE
    READING = 0.1
    class_order = CLASS_ORDER

    def __init__(self, request: TrainingRequest, progress: Progress) -> None:
        super().__init__(request, progress)
        self.class_model = request.class_model

    def build_rules(self, text: AlignedText) -> int:
        words = len(text.bitext.source.vocabulary)
        estimate_word_distortion(text.corpus, self.folder / WORD_DISTORTION, words)
        table = self.folder / PHRASE_TABLE
        options = replace(self.request.phrase_table, threads=self.request.threads)
        progress = self.progress.part(0.13)
        source, target = text.bitext.source.vocabulary, text.bitext.target.vocabulary
        build_phrase_table(
            text.bitext,
            text.alignment,
            table,
            options,
            progress,
            lexicon=text.lexicon,
            punctuation=punctuation_of_both(source, target),
        )
        return len(PhraseTable.open(table))

    def translator(self) -> Translator:
        classes = self.classes
        models = ["lm"] if classes is None else ["lm", "lm.classes"]
        return Translator(
            PhraseTable.open(self.folder / PHRASE_TABLE),
            LanguageModel.open(self.folder / LANGUAGE_MODEL),
            shared_weights(PHRASE_FEATURES, models),
            self.request.search,
            jumps=WordDistortion.open(self.folder / WORD_DISTORTION),
            classes=classes,
        )

    def settings(self) -> dict[str, Any]:
        return {"search": asdict(self.request.search)}
