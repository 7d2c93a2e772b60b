"""Phrase scores for a trained engine: the training of Gao & He (2013), from end to end.

1. Translate the training text, fold by fold, into lists of the 100 best (``mrf_recipe_lists``).
2. Train weights of phrase-pair features on the lists, with the weights of the engine as they are
   (``expected_bleu``); write them back as one score per phrase pair (``phrase_scores``).
3. Tune the weights of the engine again, that of the new score among them.

What is done is kept beside the engine to be until it ends, fold by fold and round by round: if the
process is killed, the same training, started again, goes on where it was.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import AlignerOptions
from postil.bitext.aligner_training import train_aligner
from postil.bitext.store import Bitext
from postil.engine.manifest import FILE_NAME
from postil.engine.models import EngineModels
from postil.errors import UsageError
from postil.features.dense import column, weights_from_dict, weights_to_dict
from postil.models.phrase_extra import PHRASE_SCORES, write_phrase_scores
from postil.models.phrase_extract_corpus import AlignedCorpus
from postil.search.translator import Translator
from postil.text.vocabulary import Vocabulary
from postil.training.confidence import train_confidence
from postil.training.expected_bleu.lists import NBestLists, write_lists
from postil.training.expected_bleu.mrf_recipe_lists import (
    Baseline,
    decode_fold,
    labelled,
)
from postil.training.expected_bleu.phrase_scores import MODELS, ScoreModel
from postil.training.expected_bleu.sga import AscentOptions, Epoch, train_weights
from postil.training.folds import Pairs, Tokens, fold_bounds
from postil.training.preparation import Prepared, prepare, tuning_set
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.tuning.loop import TuningOptions, TuningRound, TuningSet, tune
from postil.types.files import atomic_folder, atomic_write
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
U32 = npt.NDArray[np.uint32]
LEAST_SENTENCES = 100


@dataclass(frozen=True, slots=True)
class ScoreRequest:
    """What to train phrase scores from.

    Parameters
    ----------
    engine
        A trained engine; it is not changed.
    corpora
        The request the engine was trained with: corpora, languages, tokeniser, tuning set.
    model
        Which features: one of ``phrase_scores.MODELS``.
    folds
        Parts the training text is cut into; each is translated with models of the others. 1
        translates it with the engine's own.
    nbest
        Candidates per sentence.
    ascent
        Of the training of weights. The default scale goes with weights that add up to 1 in absolute
        value, the rate with some 10,000 sentences; both were chosen on held-out lists of one
        corpus (multi30k, English to German).
    tuning
        Of the engine's weights afterwards.
    threads
        Results do not depend on it.
    """

    engine: Path
    corpora: TrainingRequest
    model: str = "p+t"
    folds: int = 10
    nbest: int = 100
    ascent: AscentOptions = field(
        default_factory=lambda: AscentOptions(rate=0.5, epochs=30, scale=10.0, patience=5)
    )
    tuning: TuningOptions = field(default_factory=lambda: TuningOptions(method="mert"))
    threads: int = 2

    def __post_init__(self) -> None:
        if self.model not in MODELS:
            raise UsageError(
                f"There is no model of phrase scores called {self.model}.",
                hint=f"Choose one of: {', '.join(MODELS)}.",
            )
        if self.folds < 1 or self.nbest < 2:
            raise UsageError("There must be at least one fold, and two candidates per sentence.")


@dataclass(slots=True)
class ScoreReport:
    """What a training of phrase scores did.

    ``features``: how many; ``epochs``: the passes, see ``expected_bleu.Epoch``; ``tuning``: BLEU
    (0-100) of the tuning set, on tokens, after each round.
    """

    folder: Path
    features: int = 0
    epochs: list[Epoch] = field(default_factory=list)
    tuning: list[float] = field(default_factory=list)


def train_phrase_scores(
    request: ScoreRequest, destination: Path, progress: Progress | None = None
) -> ScoreReport:
    """Train phrase scores for a copy of an engine, in the folder ``destination``.

    Raises
    ------
    UsageError
        The corpora are too small, or nothing is left to tune on.
    InputError, EngineError
        Corpora or engine are damaged.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; nothing is left.
    """
    work = work_folder(destination)
    report = ScoreReport(destination)
    _claim(work, _fingerprint(request))
    try:
        _ScoreTraining(request, destination, work, progress or Progress(), report).run()
    except Exception:  # not an interrupt from the keyboard, after which one may go on
        shutil.rmtree(work, ignore_errors=True)
        raise
    shutil.rmtree(work, ignore_errors=True)
    return report


def work_folder(destination: Path) -> Path:
    """Where a training of ``destination`` keeps what it has done until it ends."""
    return destination.with_name(f".{destination.name}.{PHRASE_SCORES}")


def _fingerprint(request: ScoreRequest) -> str:
    """Of what the lists depend on; corpora by name and size."""
    manifest = (request.engine / FILE_NAME).read_bytes() if request.engine.exists() else b""
    facts = (request.corpora, request.folds, request.nbest)
    return sha256(repr(facts).encode() + manifest).hexdigest()


def _claim(work: Path, fingerprint: str) -> None:
    """Make the work folder; what another training left there goes."""
    head = work / "training.txt"
    if work.exists() and not (head.exists() and head.read_text(encoding="ascii") == fingerprint):
        shutil.rmtree(work)
    work.mkdir(parents=True, exist_ok=True)
    with atomic_write(head) as temporary:
        temporary.write_text(fingerprint, encoding="ascii")


class _ScoreTraining:
    """One training, stage by stage."""

    def __init__(
        self,
        request: ScoreRequest,
        destination: Path,
        work: Path,
        progress: Progress,
        report: ScoreReport,
    ) -> None:
        self.request = request
        self.destination = destination
        self.work = work
        self.progress = progress
        self.report = report
        self.models = EngineModels.open(request.engine)

    def run(self) -> None:
        progress = self.progress
        progress.update(0.0, 1.0, "Reading the corpora")
        prepared = prepare(
            self.request.corpora, self.work, TrainingReport(self.work), progress.part(0.05)
        )
        segments = self._segments(prepared)
        lists = self._lists(prepared)
        progress.update(0.6, message="Training phrase scores")
        scores = self._trained(lists)
        progress.update(0.7, message="Tuning")
        with atomic_folder(self.destination) as folder:
            shutil.copytree(self.request.engine, folder, dirs_exist_ok=True)
            write_phrase_scores(
                folder / PHRASE_SCORES,
                self.models.table,
                scores,
                {"model": self.request.model, "ascent": asdict(self.request.ascent)},
            )
            self._tune(segments, scores, folder)
        progress.update(1.0)

    def _segments(self, prepared: Prepared) -> TuningSet:
        if not prepared.held_out:
            raise UsageError(
                "There is nothing to tune the weights on.",
                hint="Name a tuning set, or corpora large enough to hold out a part.",
            )
        return tuning_set(
            prepared.held_out, self.models.source.vocabulary, self.models.target.vocabulary
        )

    def _lists(self, prepared: Prepared) -> NBestLists:
        """The labelled lists of the whole training text, decoded as far as they are not yet."""
        self.progress.update(0.05, message="Aligning words")
        baseline = baseline_of(
            self.models, prepared.bitext, self.work / "alignment", self.request.threads
        )
        if len(baseline.corpus) < max(LEAST_SENTENCES, self.request.folds):
            raise UsageError(f"{len(baseline.corpus)} pairs are too few to train phrase scores on.")
        spans = fold_bounds(len(baseline.corpus), self.request.folds)
        folders = [self.work / f"fold-{number + 1:02}" for number in range(len(spans))]
        for number, (span, folder) in enumerate(zip(spans, folders, strict=True)):
            name = f"Translating part {number + 1} of {len(spans)}"
            self.progress.update(0.1 + 0.45 * number / len(spans), message=name)
            if not folder.exists():
                decode_fold(
                    baseline,
                    span,
                    folder,
                    self.progress.part(0.45 / len(spans)),
                    nbest=self.request.nbest,
                    threads=self.request.threads,
                )
        self.progress.update(0.55, message="Labelling the translations")
        return write_lists(self.work / "lists", labelled(folders, self.progress))

    def _trained(self, lists: NBestLists) -> F32:
        request = self.request
        scores, epochs, features = scores_from_lists(
            self.models, lists, request.model, request.ascent, self.progress.part(0.1)
        )
        self.report.epochs, self.report.features = epochs, features
        return scores

    def _tune(self, segments: TuningSet, scores: F32, folder: Path) -> None:
        """New weights into the manifest in ``folder``."""
        manifest = self.models.manifest
        weights = weights_from_dict(manifest.weights)
        weights[column("mrf")] = 1.0
        translator = scored_translator(self.models, weights, scores)
        found, rounds = tune(
            translator,
            segments,
            replace(self.request.tuning, threads=self.request.threads),
            self.progress.part(0.28),
            state=self.work / f"tuning-{sha256(scores.tobytes()).hexdigest()[:16]}",
        )
        self.report.tuning = _percent(rounds)
        manifest.weights = weights_to_dict(found)
        manifest.scores = {"tuning.bleu": max(self.report.tuning)}
        manifest.settings["phrase-scores"] = {
            "model": self.request.model,
            "loss": self.request.ascent.loss,
            "features": self.report.features,
            "tuning": self.report.tuning,
        }
        manifest.confidence = train_confidence(
            translator, segments, self.request.threads, self.progress.part(0.02)
        )
        manifest.save(folder)


def _percent(rounds: Sequence[TuningRound]) -> list[float]:
    return [round(100 * item.bleu, 2) for item in rounds]


def baseline_of(models: EngineModels, bitext: Bitext, folder: Path, threads: int) -> Baseline:
    """An engine and its corpus, as decoding by folds needs them.

    The corpus gets the numbers that its words have in the engine, and is aligned again, into
    ``folder``.
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
    return Baseline(
        models.table,
        models.lm,
        weights_from_dict(models.manifest.weights),
        models.search_options,
        AlignedCorpus.of(pairs, alignment),
        _renumbered(source, target),
        len(target),
    )


def _renumbered(known: Vocabulary, wanted: Vocabulary) -> U32:
    """For each number of one vocabulary the number that its word has in another; 0 for none."""
    return wanted.encode([known.token(number) for number in range(len(known))])


def scores_from_lists(
    models: EngineModels,
    lists: NBestLists,
    model: str,
    options: AscentOptions,
    progress: Progress | None = None,
) -> tuple[F32, list[Epoch], int]:
    """Train one model on labelled lists.

    Returns
    -------
    scores, epochs, features
        Float32 (rows of the table,), to be weighted with about 1 beside the engine's weights; what
        each pass did; the number of features.
    """
    progress = progress or Progress()
    progress.update(0.0, 1.0)
    named = ScoreModel.of(models.table, lists.units, MODELS[model], progress.part(0.2))
    placed = replace(lists, units=named.places(lists.units))
    progress.update(0.2)
    weights, epochs = train_weights(placed, named.features, options, progress.part(0.6))
    progress.update(0.8)
    scores = named.scores(weights, options.scale, progress.part(0.2))
    return scores, epochs, named.features.count


def scored_translator(models: EngineModels, weights: F32, scores: F32) -> Translator:
    """A decoder on an engine's models that knows the phrase scores."""
    return Translator(models.table, models.lm, weights, models.search_options, phrase_scores=scores)
