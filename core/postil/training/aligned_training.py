"""Training of engines whose models come from word-aligned sentences: the steps they share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import AlignerOptions
from postil.bitext.aligner_training import train_aligner
from postil.bitext.alignment import Alignment
from postil.bitext.store import Bitext
from postil.bitext.store import Side as BitextSide
from postil.engine.kinds.aligned import optional
from postil.engine.manifest import EngineManifest
from postil.engine.models import (
    ALIGNER,
    CLASS_LANGUAGE_MODEL,
    LEXICON,
    OTHER_LANGUAGE_MODELS,
    open_side,
)
from postil.features.layout import FeatureLayout
from postil.formats.parallel import text_lines
from postil.models.lexicon.model import Lexicon
from postil.models.lm.class_estimate import estimate_class_model
from postil.models.lm.class_model import ClassModel, class_tokens
from postil.models.lm.estimate import estimate_lm
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.word_classes import (
    TrainedClasses,
    classes_path,
    save_word_classes,
    train_word_classes,
)
from postil.search.decoders import Decoders
from postil.text.tags import TaggedText
from postil.training.corpus_arrays import Tokens
from postil.training.engine_training import ESTIMATING, EngineTraining
from postil.types.pools import Beforehand
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
# Of the language model of word classes, 200 of them. BLEU of tuned engines with chart decoder:
#                     none     order 4  order 5
#   multi30k en-de    35.08    36.92    37.21
#   multi30k fr-en    51.44    50.90    51.79
#   tech-en-fr en-fr  47.47    48.85    48.97
#   tech-en-fr fr-en  49.41    49.88    49.93
# Lists of the block decoder, ranked anew, multi30k en-de: 35.2 without, 37.0 with order 4, 5 or 6;
# 36.0 with 50 classes, 36.6 with 500, 35.5 with the last three letters of words as classes. With
# p(word | class) in it, too, they rise or fall by 0.2. A second model of words of another order:
# 35.1 to 35.4.
CLASS_ORDER = 5


@dataclass(frozen=True, slots=True)
class AlignedText:
    """A bitext and its word alignment, apart and as one corpus; how its words are translated."""

    bitext: Bitext
    alignment: Alignment
    corpus: AlignedCorpus
    lexicon: Lexicon


class AlignedTraining(EngineTraining):
    """One training with word alignment, step by step.

    Attributes
    ----------
    target_text
        Path of other text in the target language, for a second language model; or "".
    class_model, class_order
        Classes of target words that a language model of them knows, 0: there is none; and its
        order. They are not the ``word_classes`` of the request, which sparse features know, of both
        sides and fewer: 50 of them do worse in a language model (see ``CLASS_ORDER``).
    """

    target_text = ""
    class_model = 0
    class_order = CLASS_ORDER

    @property
    def classes(self) -> ClassModel | None:
        """The language model of word classes, once it is built; None without one."""
        return optional(ClassModel.open, self.folder / CLASS_LANGUAGE_MODEL)

    def build_models(self, bitext: Bitext) -> None:
        self._extract(bitext, self._aligned(bitext))
        self.build_second_language_model(self.target_text)

    def _aligned(self, bitext: Bitext) -> Alignment:
        """Word alignment, and beside it what needs no more than the words of one side."""
        with Beforehand(self.request.threads, self.progress) as beforehand:
            grouped = beforehand.begin(partial(self.group_words, bitext))
            estimated = beforehand.begin(partial(self.estimate_language_model, bitext))
            of_classes = beforehand.begin(
                partial(self.estimate_class_language_model, bitext.target)
            )
            alignment = self.align_words(bitext)
            with self.step("Grouping words", 0.35):
                grouped(self.progress.part(0.01))
            with self.step(ESTIMATING, 0.36):
                estimated(self.progress.part(0.02))
            with self.step("Estimating the language model of word classes", 0.37):
                of_classes(self.progress.part(0.01))
        return alignment

    def _extract(self, bitext: Bitext, alignment: Alignment) -> None:
        """The step that needs the alignment and the counts of words, which go when it is done: with
        a million pairs, these take some 300 MB.
        """
        with self.step("Extracting phrases", 0.38):
            self.report.phrase_pairs = self.build_rules(self.count_words(bitext, alignment))

    @abstractmethod
    def build_rules(self, text: AlignedText) -> int:
        """Write the phrase table or grammar of the decoder; returns its number of rows, 0 if not
        known.
        """

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

    def count_words(self, bitext: Bitext, alignment: Alignment) -> AlignedText:
        """Count how words are translated."""
        corpus = AlignedCorpus.of(bitext, alignment)
        lexicon = Lexicon.count(corpus, self.progress.part(0.02))
        lexicon.save(self.folder / LEXICON)
        return AlignedText(bitext, alignment, corpus, lexicon)

    def group_words(self, bitext: Bitext, progress: Progress) -> None:
        """Word classes of both sides, for sparse features of words; on any thread."""
        if not self.request.word_classes:
            return
        for side, text in (("source", bitext.source), ("target", bitext.target)):
            classes = classes_of(text, self.request.word_classes, progress.part(0.5))
            save_word_classes(classes_path(self.folder, side), classes.numbers)

    def build_second_language_model(self, path: str) -> None:
        """The step of the language model of other text in the target language, a sentence a line;
        none if ``path`` is empty.

        Raises
        ------
        InputError
            The file cannot be read.
        """
        if not path:
            return
        with self.step("Estimating the second language model", 0.53):
            request = self.request
            languages = request.source_language, request.target_language
            side = open_side(self.folder, "target", languages, request.tokeniser)
            sentences = [side.prepare(TaggedText.of(line)).ids for line in text_lines(Path(path))]
            offsets = np.zeros(len(sentences) + 1, dtype=np.uint64)
            np.cumsum([len(ids) for ids in sentences], out=offsets[1:])
            tokens = np.concatenate(sentences) if sentences else np.empty(0, np.uint32)
            estimate_lm(
                [Tokens(tokens, offsets)],
                request.language_model_order,
                self.folder / OTHER_LANGUAGE_MODELS[0],
                request.language_model,
                self.progress.part(0.02),
                vocabulary_size=len(side.vocabulary),
            )

    def estimate_class_language_model(self, text: BitextSide, progress: Progress) -> None:
        """The language model of word classes, with the classes that it has alone; on any thread."""
        if not self.class_model:
            return
        classes = classes_of(text, self.class_model, progress.part(0.5))
        estimate_class_model(
            (text.tokens, text.offsets),
            class_tokens(classes.numbers, classes.rarest),
            self.class_order,
            self.folder / CLASS_LANGUAGE_MODEL,
            self.request.language_model,
            progress=progress.part(0.5),
        )

    def _manifest(self, translator: Decoders[Any]) -> EngineManifest:
        manifest = super()._manifest(translator)
        if (self.folder / CLASS_LANGUAGE_MODEL).exists():
            manifest.settings["class_order"] = self.class_order
        return manifest


def classes_of(text: BitextSide, count: int, progress: Progress) -> TrainedClasses:
    """Classes of the words of one side, see ``train_word_classes``."""
    return train_word_classes(text.tokens, text.offsets, len(text.vocabulary), count, progress)


def shared_weights(features: FeatureLayout, models: Sequence[str]) -> F32:
    """Initial weights, shape (columns,), float32: the default ones, but the weight of the language
    model is divided equally among the language models ``models`` (names of features). The n-grams
    of a session keep theirs in full: they stand in for all of them.
    """
    weights = features.default_weights()
    weights[features.mask(models)] = weights[features.column("lm")] / len(models)
    return weights
