"""The text an engine was made from as sentences to decode, with models that have not seen them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import AlignerOptions
from postil.bitext.aligner_training import train_aligner
from postil.bitext.store import Bitext
from postil.engine.kinds.aligned import optional
from postil.engine.kinds.hierarchical import HierarchicalModels, OnDemandModels, SyntaxModels
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.manifest_values import known_options
from postil.engine.models import (
    CLASS_LANGUAGE_MODEL,
    LANGUAGE_MODEL,
    PHRASE_TABLE,
    WORD_DISTORTION,
    EngineModels,
)
from postil.errors import UsageError
from postil.formats.raw.files import read_text
from postil.messages import Message
from postil.models.grammar.builder import GrammarOptions
from postil.models.grammar.rule_corpus import OnDemandOptions
from postil.models.lm.class_model import ClassModel
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.builder import PhraseTableOptions
from postil.models.phrase_table.corpus import AlignedCorpus, punctuation_of_both
from postil.models.phrase_table.pair_scores import PHRASE_SCORES, open_phrase_scores
from postil.models.phrase_table.table import PhraseTable
from postil.models.word_distortion import WordDistortion
from postil.text.tags import TaggedText
from postil.text.vocabulary import Vocabulary
from postil.training.corpus_arrays import Pairs, Tokens
from postil.training.coverage import Coverage
from postil.training.expected_bleu.phrase_scores import scores_of
from postil.training.folds import build_fold, build_grammar_fold, fold_bounds
from postil.training.lazy import Lazy
from postil.training.tuning.loop import TuningSet
from postil.types.progress import Progress

U32 = npt.NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class Part:
    """Sentences ``[first, last)`` are decoded with the models in a folder (engine or fold)."""

    models: Path
    first: int
    last: int


def engine_corpus(
    models: EngineModels, bitext: Bitext, folder: Path, threads: int
) -> tuple[AlignedCorpus, U32]:
    """A corpus with the numbers that its words have in an engine, aligned again into ``folder``;
    and for each source id the target id of the same word, for words that are copied.
    """
    aligner = train_aligner(bitext, AlignerOptions(threads=threads))
    alignment = aligner.align_corpus(bitext, folder)
    source, target = models.source.vocabulary, models.target.vocabulary
    pairs = Pairs(
        Tokens(_renumbered(bitext.source.vocabulary, source)[bitext.source.tokens],
               bitext.source.offsets),
        Tokens(_renumbered(bitext.target.vocabulary, target)[bitext.target.tokens],
               bitext.target.offsets),
    )  # fmt: skip
    corpus = AlignedCorpus.of(pairs, alignment, punctuation_of_both(source, target))
    return corpus, _renumbered(source, target)


def _renumbered(known: Vocabulary, wanted: Vocabulary) -> U32:
    """For each number of one vocabulary the number that its word has in another; 0 for none."""
    return wanted.encode([known.token(number) for number in range(len(known))])


def text_of(
    corpus: AlignedCorpus, vocabulary: Vocabulary, copies: U32, chosen: npt.NDArray[np.int64]
) -> TuningSet:
    """Sentences of an encoded corpus, each with its translation as the only reference.

    Parameters
    ----------
    vocabulary
        Of the source.
    copies
        For each source id the target id of the same word.
    chosen
        Numbers of the sentences.
    """

    def source(number: int) -> U32:
        at = int(chosen[number])
        starts = corpus.source_offsets
        return corpus.source_tokens[int(starts[at]) : int(starts[at + 1])]

    def target(number: int) -> list[U32]:
        at = int(chosen[number])
        starts = corpus.target_offsets
        return [corpus.target_tokens[int(starts[at]) : int(starts[at + 1])]]

    count = len(chosen)
    return TuningSet(
        Lazy(count, source),
        Lazy(count, target),
        Lazy(count, lambda number: copies[source(number)]),
        Lazy(count, lambda number: vocabulary.decode(source(number))),
    )


def folded_text(
    models: EngineModels,
    engine: Path,
    bitext: Bitext,
    folder: Path,
    *,
    folds: int = 10,
    sentences: int = 0,
    like: Path | None = None,
    threads: int = 2,
    progress: Progress | None = None,
) -> tuple[TuningSet, list[Part]]:
    """The corpus of an engine, and models to decode it with that have not seen what they decode.

    Parameters
    ----------
    models, engine
        The engine and its folder.
    folder
        For the models of the folds, which stay there, and are not made again if they are.
    folds
        1: the engine's own models, which know every sentence.
    sentences
        Take so many, evenly spread; 0: all.
    like
        A text file, one segment a line: instead of evenly spread take sentences that cover its
        sequences of words, see ``coverage``.

    Raises
    ------
    UsageError
        There are less sentences than folds, models of the kind cannot be made of a part of the
        text, or no sentence has a word of ``like``.
    InputError
        ``like`` cannot be read.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``.
    """
    progress = progress or Progress()
    progress.update(0.0, folds + 1.0, "Aligning words")
    corpus, copies = engine_corpus(models, bitext, folder / "alignment", threads)
    count = len(corpus)
    if count < folds:
        raise UsageError(
            Message("{count} pairs are too few for {folds} parts.", count=count, folds=folds)
        )
    wanted = min(sentences or count, count)
    if like is None:
        chosen = np.arange(wanted, dtype=np.int64) * count // wanted
    else:
        chosen = _covering(models, corpus, like, wanted)
    parts = []
    for number, span in enumerate(fold_bounds(count, folds)):
        message = Message("Models without part {number} of {folds}", number=number + 1, folds=folds)
        progress.update(number + 1.0, message=message if folds > 1 else None)
        place = folder / f"fold-{number + 1:02}" if folds > 1 else engine
        if not _has_models(place, models):
            share = progress.part(1 / (folds + 1))
            _build(models, corpus, span, place, threads=threads, progress=share)
        first, last = np.searchsorted(chosen, span)
        parts.append(Part(place, int(first), int(last)))
    progress.update(folds + 1.0)
    return text_of(corpus, models.source.vocabulary, copies, chosen), parts


def _covering(
    models: EngineModels, corpus: AlignedCorpus, like: Path, wanted: int
) -> npt.NDArray[np.int64]:
    """Numbers of sentences that cover the sequences of words of a text, ascending."""
    sample = [
        models.source.prepare(TaggedText.of(line)).ids for line in read_text(like).text.split("\n")
    ]
    chosen = Coverage(sample).chosen(corpus.source_tokens, corpus.source_offsets, wanted)
    if not len(chosen):
        raise UsageError(
            Message("No sentence of the corpora has a word of {file}.", file=like),
            hint="Is it in the source language?",
        )
    return chosen


def _has_models(folder: Path, models: EngineModels) -> bool:
    """Whether a fold is made; folds of earlier versions have neither a word distortion model nor
    one of word classes.
    """
    needed = [folder]
    if isinstance(models, PhraseModels) and models.jumps is not None:
        needed.append(folder / WORD_DISTORTION)
    if isinstance(models, PhraseModels | HierarchicalModels) and models.classes is not None:
        needed.append(folder / CLASS_LANGUAGE_MODEL)
    return all(place.exists() for place in needed)


def _build(
    models: EngineModels,
    corpus: AlignedCorpus,
    span: tuple[int, int],
    folder: Path,
    *,
    threads: int,
    progress: Progress,
) -> None:
    """The models of a fold, made as those of the engine were."""
    order, target_words = models.lm.order, len(models.target.vocabulary)
    if isinstance(models, PhraseModels):
        build_fold(
            corpus,
            span,
            folder,
            PhraseTableOptions(**models.table.settings.get("options", {}), threads=threads),
            order=order,
            target_words=target_words,
            jump_words=0 if models.jumps is None else len(models.source.vocabulary),
            classes=models.classes,
            progress=progress,
        )
    elif isinstance(models, HierarchicalModels) and not isinstance(models, SyntaxModels):
        settings = models.manifest.settings.get("grammar", {})
        made: GrammarOptions | OnDemandOptions
        if isinstance(models, OnDemandModels):
            made = known_options(OnDemandOptions, settings)
        else:
            made = replace(known_options(GrammarOptions, settings), threads=threads)
        build_grammar_fold(
            corpus,
            span,
            folder,
            made,
            lexicon=models.lexicon,
            order=order,
            target_words=target_words,
            classes=models.classes,
            progress=progress,
        )
    else:
        raise UsageError(
            "Engines of this kind cannot be made of a part of their text.",
            hint="Train with 1 part.",
        )


def fold_models(models: EngineModels, folder: Path) -> EngineModels:
    """An engine with the models of a fold in place of its own; phrase scores are the engine's if
    the fold has none.

    Raises
    ------
    EngineError
        Something is missing or damaged.
    """
    lm = LanguageModel.open(folder / LANGUAGE_MODEL)
    classes = optional(ClassModel.open, folder / CLASS_LANGUAGE_MODEL)
    if isinstance(models, HierarchicalModels):
        return replace(models, lm=lm, grammar=models.open_grammar(folder), classes=classes)
    if not isinstance(models, PhraseModels):
        raise TypeError(type(models))
    table = PhraseTable.open(folder / PHRASE_TABLE)
    scores = open_phrase_scores(folder / PHRASE_SCORES, table)
    if scores is None and models.phrase_scores is not None:
        scores = scores_of(models.phrase_scores, models.table, table)
    return replace(
        models,
        lm=lm,
        table=table,
        phrase_scores=scores,
        jumps=None if models.jumps is None else WordDistortion.open(folder / WORD_DISTORTION),
        matrix=None,
        margin_scores=None,
        classes=classes,
    )
