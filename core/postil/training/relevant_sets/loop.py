"""Training on relevant sets (Tillmann & Zhang, tables I to III): decode, extract, append, train.

The start gives every training sentence its first candidates: either the truth by the BLEU oracle
and a bag of blocks as the first alternative ("oracle"), or translations by two flat sets of weights
("seeds"). A round trains weights from zero on all candidates so far, decodes the training sentences
with them, adds what is found to the candidates, and decodes the development set. The weights of the
round that did best there are the result.

    engine = Path("engine")                                  # see RelevantSetTask
    task = RelevantSetTask(engine, tuning_set, [Part(engine, 0, len(tuning_set))],
                           trained=columns(TZ_REAL))         # real features on the tuning set
    with open_workers(None, threads=2) as workers:
        result = train_relevant_sets(task, RelevantSetOptions(), Path("state"), workers)
    result.dense, result.sparse                              # weights, folder of sparse weights

Dense and sparse weights have one scale. The task decides which of them are trained; the
others add what they are to every score: so real-valued weights that were tuned stand beside binary
features that are trained (multiply them first: costmargin asks for a lead of 1), or binary ones
that were trained beside real ones (table IX).
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from postil.errors import UsageError
from postil.features.extraction import FeatureExtractor
from postil.features.sparse_model import write_sparse_model
from postil.messages import Message
from postil.metrics.bleu import bleu_smooth, bleu_statistics
from postil.metrics.sentence import Judged, SentenceMetric
from postil.search.phrase.features import PHRASE_FEATURES
from postil.training.folded_text import Part
from postil.training.lazy import Lazy
from postil.training.relevant_sets.candidate_store import Candidate, Origin
from postil.training.relevant_sets.decoding import (
    Found,
    Job,
    OraclePiece,
    Truth,
    decode,
    find_truths,
    pieces_of,
)
from postil.training.relevant_sets.differences import Trained, Weights
from postil.training.relevant_sets.loop_state import LoopState, RoundReport
from postil.training.relevant_sets.sgd import RelevantSetOptions, train_on_relevant_sets
from postil.training.relevant_sets.task import (
    RelevantSetResult,
    RelevantSetTask,
    fingerprint,
    flat_weights,
)
from postil.training.tuning.loop import judged
from postil.training.tuning.pools import resolved
from postil.training.workers import Workers
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
U32 = npt.NDArray[np.uint32]
T = TypeVar("T")
SEED_SPREAD = 0.01  # around the flat weights (Tillmann & Zhang, section V)
SPARSE = len(PHRASE_FEATURES)  # column of candidates for the score by fixed sparse weights
LEAST_SCALE = 1e-6


class ScoredTranslation(NamedTuple):
    """A translation of a training sentence: quality, and BLEU without length penalty."""

    quality: float
    bleu: float


def train_relevant_sets(
    task: RelevantSetTask,
    options: RelevantSetOptions,
    folder: Path,
    workers: Workers,
    *,
    progress: Progress | None = None,
) -> RelevantSetResult:
    """Train the weights of a task, round by round.

    Finished rounds are kept in ``folder``; a training of the same task and options that finds
    rounds there goes on after them.

    Parameters
    ----------
    folder
        Made if needed. The result's sparse weights are in it; the caller removes it.

    Raises
    ------
    UsageError
        Nothing is to be trained, or nothing to train on.
    StorageError
        The disk is full, or the like.
    Cancelled
        Through ``progress``; what is done stays in ``folder``.
    """
    if not (task.trained.any() or task.templates):
        raise UsageError("No weights are to be trained.")
    if task.start == "seeds" and options.n_best == 1 and not task.trained.any():
        raise UsageError(
            "Seeds that differ in no weight give every sentence one translation: nothing to learn.",
            hint="Start from the oracle, or keep more than one translation per sentence.",
        )
    if not len(task.train):
        raise UsageError("There are no sentences to train on.")
    loop = _Loop(task, options, folder, workers)
    try:
        return loop.run(progress or Progress())
    finally:
        workers.rest()


class _Loop:
    """One training, round by round."""

    def __init__(
        self,
        task: RelevantSetTask,
        options: RelevantSetOptions,
        folder: Path,
        workers: Workers,
    ) -> None:
        self.task = task
        self.options = options
        self.workers = workers
        self.run_name = uuid.uuid4().hex
        self.metric = SentenceMetric.parse(options.criterion)
        self.extractor = FeatureExtractor(task.templates) if task.templates else None
        self.state = LoopState(
            folder, fingerprint(task, options), len(task.train), len(PHRASE_FEATURES) + 1
        )
        self.lengths = [len(source) for source in task.train.sources]

    @property
    def reports(self) -> list[RoundReport]:
        return self.state.reports

    @property
    def best(self) -> int:
        """The first round that did best; the start has no weights to show."""
        goal = "dev_bleu" if self.options.criterion == "bleu_smooth" else "dev"
        rounds = range(1, len(self.reports))
        return max(rounds, key=lambda number: getattr(self.reports[number], goal), default=0)

    def run(self, progress: Progress) -> RelevantSetResult:
        total = self.options.rounds + 1
        progress.update(0.0, float(total))
        for number, report in enumerate(self.reports):
            _show(number, report, progress)
        for number in range(len(self.reports), total):
            message = (
                Message("Relevant sets, round {number}", number=number)
                if number
                else "Relevant sets, start"
            )
            progress.update(float(number), message=message)
            part = progress.part(1 / total)
            part.update(0.0, 1.0)
            report = self._round(number, part) if number else self._start(part)
            self.state.finish_round(report, self.best_with(report))
            _show(number, report, progress)
            if 0 < self.options.patience <= number - self.best:
                break
        progress.update(float(total))
        return self._result()

    def best_with(self, report: RoundReport) -> int:
        """Number of the best round once ``report`` is one of them."""
        self.reports.append(report)
        best = self.best
        self.reports.pop()
        return best

    def _result(self) -> RelevantSetResult:
        report = self.reports[self.best]
        sparse = self.state.weights(self.best) if self.extractor else self.task.sparse
        dense = np.array(report.dense, dtype=np.float64)
        return RelevantSetResult(dense[:SPARSE], sparse, self.reports, self.best)

    # -- the start

    def _start(self, progress: Progress) -> RoundReport:
        task = self.task
        if task.start == "oracle":
            return self._start_from_truths(progress)
        flat = flat_weights(task)
        generator = np.random.default_rng(self.options.seed)
        noise = generator.uniform(-SEED_SPREAD, SEED_SPREAD, len(flat))
        other = flat + np.where(task.trained, noise, 0.0)
        seeds = (flat, other) if task.trained.any() else (flat,)  # else they are the same
        lists = [
            self._decoded(self._job(weights, task.sparse), progress.part(1 / len(seeds)))
            for weights in seeds
        ]
        best: list[ScoredTranslation] = []
        with self.state.store.new_round() as writer:
            for number, groups in enumerate(zip(*lists, strict=True)):
                found = [item for group in groups for item in group]
                candidates = self._candidates(number, found, Origin.SEED, flat)
                for candidate in candidates:
                    writer.add(number, candidate)
                best += self._shown(number, found, candidates)
        return self._report(flat, best)

    def _start_from_truths(self, progress: Progress) -> RoundReport:
        best: list[ScoredTranslation] = []
        with self.state.store.new_round() as writer:
            for number, truth in enumerate(self._truths(progress)):
                found = self._candidates(number, truth.best, Origin.TRUTH, None)
                for candidate in found:
                    writer.add(number, candidate)
                best += self._shown(number, truth.best, found, of_best=True)
                if self.extractor:
                    writer.add(number, self._bag(number, truth, found))
        weights = np.asarray(self.task.weights, dtype=np.float64)
        return self._report(weights, best)

    def _truths(self, progress: Progress) -> Iterator[Truth]:
        train, options = self.task.train, self.options
        progress.update(0.0, float(len(train)))
        for part in self.task.parts:
            job = self._job(np.asarray(self.task.weights), None, part.models)
            work = partial(find_truths, job, options.oracle, options.oracle_stack, options.seed)
            pieces = self._pieces(
                part, lambda n: OraclePiece(train.sources[n], train.references[n], n)
            )
            share = progress.part((part.last - part.first) / len(train))
            for truths in self.workers.map(work, pieces, share):
                yield from truths
            progress.update(float(part.last))

    def _bag(self, number: int, truth: Truth, found: list[Candidate]) -> Candidate:
        """Blocks without order are no translation: quality 0. Dense values are those of the truth,
        so that weights of dense features do not depend on it.
        """
        assert self.extractor is not None  # noqa: S101 (bags are of sparse features)
        source = self.task.train.sources[number]
        ids, counts = self.state.index.ids(self.extractor, source, truth.bag, number, bag=True)
        dense = found[0].dense if found else np.zeros(SPARSE + 1, dtype=np.float32)
        return Candidate(dense, ids, counts, 0.0, Origin.BAG)

    # -- a round

    def _round(self, number: int, progress: Progress) -> RoundReport:
        weights, loss = self._trained(progress.part(0.3))
        progress.update(0.3)
        dense, path, used = self._written(number, weights)
        job = self._job(dense, path)
        best: list[ScoredTranslation] = []
        with self.state.store.new_round() as writer:
            for sentence, found in enumerate(self._decoded(job, progress.part(0.6))):
                candidates = self._candidates(sentence, found, Origin.DECODED, dense)
                for candidate in candidates:
                    writer.add(sentence, candidate)
                best += self._shown(sentence, found, candidates)
        progress.update(0.9)
        dev, bleu = self._judged(job, progress.part(0.1))
        report = self._report(dense, best)
        return replace(report, dev=dev, dev_bleu=bleu, loss=loss, features=used)

    def _trained(self, progress: Progress) -> tuple[Weights, float]:
        """Weights trained from zero on all candidates so far."""
        task = self.task
        sentences = self.state.index.sentences
        start = np.append(np.where(task.trained, 0.0, task.weights), float(task.sparse is not None))
        trained = Trained(np.append(task.trained, task.scale_sparse), bool(self.extractor))
        if task.scale_sparse:
            start[SPARSE] = 0.0
        weights, passes = train_on_relevant_sets(
            self.state.store,
            sentences,
            Weights(start, np.zeros(len(sentences), dtype=np.float32)),
            trained,
            self.options,
            folder=self.state.folder,
            progress=progress,
        )
        return weights, passes[-1].loss

    def _written(self, number: int, weights: Weights) -> tuple[F64, Path | None, int]:
        """Dense weights to decode with, folder of the sparse ones, and how many there are."""
        task = self.task
        if self.extractor:
            path = self.state.weights(number)
            write_sparse_model(path, self.state.index.all_keys, weights.sparse, task.templates)
            return weights.dense[:SPARSE], path, int(np.count_nonzero(weights.sparse))
        scale = max(LEAST_SCALE, float(weights.dense[SPARSE])) if task.scale_sparse else 1.0
        dense = np.where(task.trained, weights.dense[:SPARSE] / scale, task.weights)
        return dense, task.sparse, 0

    def _shown(
        self,
        sentence: int,
        found: Sequence[Found],
        candidates: Sequence[Candidate],
        *,
        of_best: bool = False,
    ) -> list[ScoredTranslation]:
        """The first translation of a sentence, or the best one; none if it has no translation."""
        if not candidates:
            return []
        place = int(np.argmax([one.quality for one in candidates])) if of_best else 0
        train = self.task.train
        output = resolved(found[place].tokens, train.copies[sentence])
        statistics = bleu_statistics([output], train.references[sentence])
        return [
            ScoredTranslation(
                candidates[place].quality, float(bleu_smooth(statistics, brevity=False)[0])
            )
        ]

    def _report(self, dense: F64, shown: Sequence[ScoredTranslation]) -> RoundReport:
        """``shown``: translations of the training sentences; those without count as 0."""
        quality, bleu = np.sum([(0.0, 0.0), *shown], axis=0) / len(self.task.train)
        candidates = sum(map(len, self.state.store.rounds))
        return RoundReport(
            dense.tolist(), float(quality), candidates=candidates, train_bleu=float(bleu)
        )

    def _judged(self, job: Job, progress: Progress) -> tuple[float, float]:
        """Mean quality and corpus BLEU of the development set."""
        dev = self.task.dev
        if dev is None:
            dev, found = self.task.train, self._stored_outputs
        else:
            job = replace(job, models=self.task.engine, n_best=1)
            pieces = pieces_of([len(source) for source in dev.sources], 0, len(dev))
            found = [
                items[0].tokens if items else _NOTHING
                for part in self.workers.map(
                    partial(decode, job), [[dev.sources[n] for n in x] for x in pieces], progress
                )
                for items in part
            ]
        outputs = [resolved(tokens, dev.copies[n]) for n, tokens in enumerate(found)]
        qualities = [
            float(self.metric.quality(Judged([output], dev.references[n]))[0])
            for n, output in enumerate(outputs)
        ]
        return float(np.mean(qualities)), judged(outputs, dev.references, progress)

    # -- sentences

    def _pieces(self, part: Part, item: Callable[[int], T]) -> Sequence[list[T]]:
        """Items of a part's sentences, piece by piece."""
        pieces = pieces_of(self.lengths, part.first, part.last)
        return Lazy(len(pieces), lambda at: [item(number) for number in pieces[at]])

    def _job(
        self, weights: npt.NDArray[np.floating], sparse: Path | None, models: Path | None = None
    ) -> Job:
        return Job(
            models or self.task.engine,
            tuple(np.asarray(weights, dtype=np.float64).tolist()),
            self.task.search,
            sparse,
            self.options.n_best,
            self.run_name,
        )

    def _decoded(self, job: Job, progress: Progress) -> Iterator[list[Found]]:
        """Translations of every training sentence, in order."""
        train = self.task.train
        progress.update(0.0, float(len(train)))
        self._stored_outputs: list[U32] = []
        for part in self.task.parts:
            work = partial(decode, replace(job, models=part.models))
            pieces = self._pieces(part, train.sources.__getitem__)
            share = progress.part((part.last - part.first) / len(train))
            for lists in self.workers.map(work, pieces, share):
                for found in lists:
                    if self.task.dev is None:
                        self._stored_outputs.append(found[0].tokens if found else _NOTHING)
                    yield found
            progress.update(float(part.last))

    def _candidates(
        self, sentence: int, found: Sequence[Found], origin: Origin, dense: F64 | None
    ) -> list[Candidate]:
        """Candidates of a sentence; ``dense``: weights they were found with."""
        train = self.task.train
        copies, references = train.copies[sentence], train.references[sentence]
        outputs = [resolved(item.tokens, copies) for item in found]
        qualities = self.metric.quality(Judged(outputs, references))
        candidates = []
        for item, quality in zip(found, qualities.tolist(), strict=True):
            ids, counts = _NO_IDS, _NO_COUNTS
            if self.extractor:
                source = train.sources[sentence]
                ids, counts = self.state.index.ids(self.extractor, source, item.steps, sentence)
            sparse = 0.0
            if self.task.sparse is not None and dense is not None:
                sparse = item.score - float(item.dense @ dense[:SPARSE])
            values = np.append(item.dense, np.float32(sparse))
            candidates.append(Candidate(values, ids, counts, quality, origin, item.score))
        return candidates


_NOTHING = np.empty(0, dtype=np.uint32)
_NO_IDS, _NO_COUNTS = np.empty(0, dtype=np.uint32), np.empty(0, dtype=np.uint8)


def _show(number: int, report: RoundReport, progress: Progress) -> None:
    if number:
        progress.curve("training", number, 100 * report.train)
        progress.curve("development", number, 100 * report.dev_bleu)
