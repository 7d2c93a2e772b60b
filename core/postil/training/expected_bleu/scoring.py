"""Phrase scores on top of a trained engine: the steps of Gao & He (2013), one function each.

1. :func:`training_lists`: translate the training text, fold by fold, into lists of the best.
2. :func:`train_scores`: weights of phrase-pair features on the lists, with the weights of the
   engine as they are; the pass is taken whose scores help the development set most. Features are
   summed to one score per phrase pair, to be weighted with 1 beside the engine's weights.
3. ``tuning.loop.tune`` on a :func:`scored_translator`: the weights of the engine again, that of the
   new score among them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.bitext.store import Bitext
from postil.engine.kinds.phrase import PhraseModels
from postil.errors import UsageError
from postil.messages import Message
from postil.search.phrase.translator import Translator
from postil.training.expected_bleu.fold_lists import Baseline, decode_fold, labelled
from postil.training.expected_bleu.lists import NBestLists, write_lists
from postil.training.expected_bleu.phrase_scores import MODELS, ScoreModel
from postil.training.expected_bleu.sga import AscentOptions, Epoch, train_weights
from postil.training.folded_text import engine_corpus
from postil.training.folds import fold_bounds
from postil.training.tuning.loop import TuningOptions, TuningSet, judged, tune
from postil.training.tuning.pools import resolved
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
U32 = npt.NDArray[np.uint32]
LEAST_SENTENCES = 100
LISTS = "lists"

# The scale goes with weights that add up to 1 in absolute value, as tuning leaves them.
ASCENT = AscentOptions(rate=0.5, epochs=30, scale=10.0, patience=5)


@dataclass(frozen=True, slots=True)
class TrainedScores:
    """``scores``: float32 (rows of the table,), to be weighted with about 1; ``epochs``: what each
    pass did, its ``worth`` being BLEU (0-1) of the development set; ``features``: how many.
    """

    scores: F32
    epochs: list[Epoch]
    features: int

    @property
    def best(self) -> int:
        """The pass whose scores these are; 0: none was better than the baseline."""
        return max(range(len(self.epochs)), key=lambda number: self.epochs[number].worth)


def training_lists(
    baseline: Baseline,
    work: Path,
    progress: Progress | None = None,
    *,
    folds: int = 10,
    nbest: int = 100,
    threads: int = 2,
) -> NBestLists:
    """The labelled lists of the whole training text, in ``work``; folds that are there already are
    not decoded again.

    Raises
    ------
    UsageError
        The corpus is too small.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; finished folds stay.
    """
    progress = progress or Progress()
    progress.update(0.0, 1.0)
    if (work / LISTS).exists():
        return NBestLists.open(work / LISTS)
    if len(baseline.corpus) < max(LEAST_SENTENCES, folds):
        raise UsageError(
            Message(
                "{count} pairs are too few to train phrase scores on.", count=len(baseline.corpus)
            )
        )
    spans = fold_bounds(len(baseline.corpus), folds)
    folders = fold_folders(work, len(spans))
    for number, (span, folder) in enumerate(zip(spans, folders, strict=True)):
        name = f"Translating part {number + 1} of {len(spans)}"
        progress.update(0.95 * number / len(spans), message=name)
        if not folder.exists():
            decode_fold(
                baseline,
                span,
                folder,
                progress.part(0.95 / len(spans)),
                nbest=nbest,
                threads=threads,
            )
    progress.update(0.95, message="Labelling the translations")
    return write_lists(work / LISTS, labelled(folders, progress))


def fold_folders(work: Path, folds: int) -> list[Path]:
    """The folders of decoded folds that :func:`training_lists` writes."""
    return [work / f"fold-{number + 1:02}" for number in range(folds)]


def baseline_of(models: PhraseModels, bitext: Bitext, folder: Path, threads: int) -> Baseline:
    """An engine and its corpus, as decoding by folds needs them.

    The corpus gets the numbers that its words have in the engine, and is aligned again, into
    ``folder``.
    """
    corpus, copies = engine_corpus(models, bitext, folder, threads)
    return Baseline(
        models.table,
        models.lm,
        models.weights,
        models.search_options,
        corpus,
        copies,
        len(models.target.vocabulary),
        models.classes,
    )


def train_scores(
    models: PhraseModels,
    lists: NBestLists,
    segments: TuningSet,
    model: str,
    progress: Progress | None = None,
    *,
    options: AscentOptions = ASCENT,
    threads: int = 2,
    tuning: TuningOptions | None = None,
) -> TrainedScores:
    """Train one model on labelled lists.

    After each pass that is judged the development set ``segments`` is translated with the scores so
    far, and its corpus BLEU decides which pass to take and when to stop.

    Parameters
    ----------
    model
        One of ``phrase_scores.MODELS``.
    tuning
        How all weights are tuned for the scores of each pass before it is judged (the paper's way,
        which takes that much longer); None leaves the engine's and weights the scores with 1.

    Raises
    ------
    Cancelled
        Through ``progress``.
    """
    progress = progress or Progress()
    progress.update(0.0, 1.0)
    named = ScoreModel.of(models.table, lists.units, MODELS[model], progress.part(0.05))
    placed = replace(lists, units=named.places(lists.units))
    progress.update(0.05)
    worths: list[float] = []

    def judge(weights: F32) -> float:
        scores = named.scores(weights, options.scale)
        if tuning is None:
            worths.append(translated_bleu(models, scores, segments, progress, threads=threads))
        else:
            translator = scored_translator(models, scores)
            _, rounds = tune(translator, segments, tuning, progress.part(0.0))
            worths.append(max(item.bleu for item in rounds))
        progress.curve("dev BLEU", options.every * (len(worths) - 1), 100 * worths[-1])
        return worths[-1]

    weights, epochs = train_weights(placed, named.features, options, progress.part(0.9), judge)
    progress.update(0.95)
    scores = named.scores(weights, options.scale, progress.part(0.05))
    return TrainedScores(scores, epochs, named.features.count)


def translated_bleu(
    models: PhraseModels,
    scores: F32,
    segments: TuningSet,
    progress: Progress | None = None,
    *,
    threads: int = 2,
) -> float:
    """Corpus BLEU, in [0, 1] and on tokens, of a set translated with phrase scores weighted by 1
    beside the engine's weights.
    """
    progress = progress or Progress()
    translator = scored_translator(models, scores)
    found = translator.map(partial(_best, translator), segments.sources, threads=threads)
    outputs = []
    for tokens, copies in zip(found, segments.copies, strict=True):
        outputs.append(resolved(tokens, copies))
        progress.check()
    return judged(outputs, segments.references, progress)


def _best(translator: Translator, source: U32) -> U32:
    return translator.best(source)[0]


def scored_translator(models: PhraseModels, scores: F32) -> Translator:
    """A decoder on an engine's models that knows the phrase scores: with the engine's own weights,
    and 1 for the scores.
    """
    weights = models.weights
    weights[models.features.column("mrf")] = 1.0
    return Translator(
        models.table,
        models.lm,
        weights,
        models.search_options,
        phrase_scores=scores,
        jumps=models.jumps,
        classes=models.classes,
    )
