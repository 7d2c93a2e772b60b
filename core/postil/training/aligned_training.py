"""Training of engines whose models come from word-aligned sentences: the steps they share."""

from __future__ import annotations

from postil.bitext.aligner import AlignerOptions
from postil.bitext.aligner_training import train_aligner
from postil.bitext.alignment import Alignment
from postil.bitext.store import Bitext
from postil.engine.models import ALIGNER, LEXICON
from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.word_classes import classes_path, save_word_classes, train_word_classes
from postil.training.engine_training import EngineTraining
from postil.training.workers import Threads


class AlignedTraining(EngineTraining):
    """One training with word alignment, step by step."""

    def align_words(self, bitext: Bitext) -> Alignment:
        """The step of word alignment."""
        with self.step("Aligning words", 0.1):
            options = AlignerOptions(threads=self.request.threads)
            aligner = train_aligner(bitext, options, self.progress.part(0.2))
            alignment = aligner.align_corpus(
                bitext, self.work / "alignment", progress=self.progress.part(0.05)
            )
            aligner.save(self.folder / ALIGNER)
        return alignment

    def count_words(self, bitext: Bitext, alignment: Alignment) -> tuple[AlignedCorpus, Lexicon]:
        """The aligned corpus, and how its words are translated."""
        corpus = AlignedCorpus.of(bitext, alignment)
        lexicon = Lexicon.count(corpus, self.progress.part(0.02))
        lexicon.save(self.folder / LEXICON)
        return corpus, lexicon

    def group_words(self, bitext: Bitext) -> None:
        """The step of word classes of both sides, for learning from the translator."""
        if not self.request.word_classes:
            return
        texts = {"source": bitext.source, "target": bitext.target}

        def group(side: str) -> None:
            text = texts[side]
            classes = train_word_classes(
                text.tokens,
                text.offsets,
                len(text.vocabulary),
                self.request.word_classes,
                self.progress.part(0.005),
            )
            save_word_classes(classes_path(self.folder, side), classes)

        with self.step("Grouping words", 0.49):
            list(Threads(self.request.threads).map(group, list(texts)))
