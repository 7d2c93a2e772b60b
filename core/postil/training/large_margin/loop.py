"""Large-margin training (Watanabe et al. 2007, section 4; Chiang et al. 2009, section 3.3).

A round goes once through the sentences, in batches. Workers decode a batch with the weights so far
and give back a few candidates of each sentence, with their features; then the learner visits the
sentences one after another, scores the candidates with the weights of that moment, and moves the
weights where one candidate does not lead another by as much as its BLEU does. BLEU is counted in
context: on top of the document so far, which decays. While the learner visits one batch, workers
decode the next, so they know the weights after the batch before. So the result does not depend on
how many workers there are, nor on where they are.

What counts is the average of the weights after each sentence, of all rounds. The development set,
and some of the sentences, which are not trained on, judge it after each round; the best round is
the result. The engine as it was takes no part: its weights were most often tuned on that very set,
and do better there than elsewhere.
"""

from __future__ import annotations

import shutil
import uuid
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from itertools import chain
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.engine.models import EngineModels
from postil.engine.segment_decoder import Parse
from postil.errors import UsageError
from postil.features.sparse_model import NO_WORDS, SparseModel, write_sparse_model
from postil.learning.candidates import CandidateSet
from postil.messages import Message
from postil.metrics.bleu import background_gains
from postil.text.vocabulary import RESERVED
from postil.training.folded_text import Part
from postil.training.large_margin.candidates import (
    Found,
    Frequent,
    Job,
    PackedCandidates,
    Sentence,
    close_models,
    matches_of,
    packed_candidates,
)
from postil.training.large_margin.options import LargeMarginOptions
from postil.training.large_margin.oracles import Oracles
from postil.training.large_margin.rounds import RoundReport, load_round, save_round
from postil.training.large_margin.weights import TrainedWeights, learned, units_of
from postil.training.round_files import Arrays, RoundFiles
from postil.training.tuning.loop import TuningSet, bleu_of
from postil.training.workers import HandedOut, Workers
from postil.types.array_folder import MANIFEST, damaged
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]
PIECE = 20  # sentences that a worker gets at once, some 0.2 s: Cancel is checked between pieces
LEAST_BATCHES = 20  # in a round: of fewer, each would know little of the others
IN_FLIGHT = 2  # batches; with 3 nothing was faster, and with dense weights trained as well 0.3 BLEU
# were lost (image captions en-de, 95 % interval -0.7 to 0.1)
JUDGING = 0.1  # of a round's time
FORM = 3  # of the rounds that are kept: grows when they come to mean something else
FREQUENT = 100  # words of each side that word context knows, as in Chiang et al. 2009, 4.2
Judge = tuple[Path, TuningSet, list[int]]


@dataclass(frozen=True, slots=True)
class LargeMarginTask:
    """A training of large margins: engine, sentences and options.

    Attributes
    ----------
    engine, models
        Folder of the engine, and the engine.
    train, parts
        Training sentences, and which models decode them; see ``folded_text``.
    dev
        Judges the rounds.
    templates, forms
        Sparse features; those of linked words fire for these forms of the words as well, every
        combination of one side with the other (Watanabe et al. 2007, 3.3).
    frequent
        Ids of the source and the target words that features of context know, see
        :func:`frequent_words`.
    parse
        Gives the constituents of a source sentence by its words; without it, no feature knows any.
    followed
        Other sentences that are translated after each round, to draw a curve; they decide nothing.
    """

    engine: Path
    models: EngineModels
    train: TuningSet
    parts: Sequence[Part]
    dev: TuningSet
    templates: frozenset[str]
    forms: tuple[str, ...] = ()
    frequent: Frequent = NO_WORDS
    parse: Parse | None = None
    followed: TuningSet | None = None

    def sentence(self, text: TuningSet, number: int) -> Sentence:
        """A sentence of one of the texts."""
        constituents = self.parse(text.words[number]) if self.parse else ()
        return Sentence(
            text.sources[number], text.references[number], text.copies[number], constituents
        )


@dataclass(frozen=True, slots=True)
class LargeMarginResult:
    """Weights of the best round, on the scale that the engine's own have.

    ``dense``: (columns,); ``sparse``: folder of sparse weights; ``rounds``: the engine as it was,
    then each round; ``best``: number of the best one, from 1.
    """

    dense: F64
    sparse: Path
    rounds: list[RoundReport]
    best: int


def train_large_margin(
    task: LargeMarginTask,
    options: LargeMarginOptions,
    folder: Path,
    workers: Workers,
    *,
    progress: Progress | None = None,
) -> LargeMarginResult:
    """Train the weights of a task, round by round.

    Finished rounds are kept in ``folder``; a training of the same task and options that finds
    rounds there goes on after them.

    Parameters
    ----------
    folder
        Made if needed; the result's sparse weights are in it. The caller removes it.

    Raises
    ------
    UsageError
        There is nothing to train on.
    StorageError
        The disk is full, or the like.
    Cancelled
        Through ``progress``; finished rounds stay in ``folder``.
    """
    if not len(task.train):
        raise UsageError("There are no sentences to train on.")
    try:
        return _Training(task, options, folder, workers, progress or Progress()).run()
    finally:
        close_models()
        workers.rest()


class _Training:
    """One training, round by round."""

    def __init__(
        self,
        task: LargeMarginTask,
        options: LargeMarginOptions,
        folder: Path,
        workers: Workers,
        progress: Progress,
    ) -> None:
        self.task = task
        self.options = options
        self.folder = folder
        self.workers = workers
        self.progress = progress
        self.run_name = uuid.uuid4().hex
        self.files = RoundFiles(folder / "rounds", fingerprint(task, options))
        self.learner = options.learner()
        features, base = task.models.features, task.models.weights.astype(np.float64)
        moved = np.flatnonzero(features.tuned) if options.dense else np.empty(0, np.int64)
        self.weights = TrainedWeights(features, options.scale * base, moved, options.reach)
        self.staying = np.setdiff1d(np.arange(len(base)), moved)
        self.oracles = Oracles(self.learner.oracles)
        self.background = np.ones(10)
        self.rounds: list[RoundReport] = []
        count = len(task.train)
        judging = min(options.judging, count // 10)
        self.judging = np.arange(judging, dtype=np.int64) * count // max(1, judging)

    @property
    def best(self) -> int:
        """The first round of highest BLEU; 0 before there is one."""
        rounds = range(1, len(self.rounds))
        return max(rounds, key=lambda number: self.rounds[number].bleu, default=0)

    def run(self) -> LargeMarginResult:
        total = self.options.rounds + JUDGING
        self.progress.update(0.0, total, "The engine as it is")
        for number in range(self.options.rounds + 1):
            if number:
                message = Message("Large margins, round {number}", number=number)
                self.progress.update(number - 1 + JUDGING, total, message)
            found = load_round(self.files, number)
            if found is None:
                report = self._round(number) if number else self._report(None)
                save_round(self.files, number, report, self._arrays())
            else:
                report = found[0]
                self._take_up(found[1])
            self.rounds.append(report)
            self.progress.curve("development", number, 100 * report.bleu)
            if 0 < self.options.patience <= number - self.best:
                break
        self.progress.update(total, total)
        return self._result()

    def _round(self, number: int) -> RoundReport:
        """Once through the sentences, and what came of it."""
        lead, updates = 0.0, 0
        batches = self._batches(number)
        share = (1 - JUDGING) / len(batches) / (self.options.rounds + JUDGING)
        decoded = self._decoded(batches, share)
        for (_, chosen), candidates in zip(batches, decoded, strict=True):
            for sentence, found in zip(chosen.tolist(), candidates, strict=True):
                if found is not None:
                    led, moved = self._visit(sentence, found)
                    lead, updates = lead + led, updates + moved
        led = lead / (len(self.task.train) - len(self.judging))
        return self._report(self._written("judged"), led, updates)

    def _report(self, sparse: Path | None, lead: float = 0.0, updates: int = 0) -> RoundReport:
        """Report of the current weights; without sparse ones, of the engine's."""
        text = self.task.followed
        every = [(self.task.engine, text, list(range(len(text))))] if text else []
        return RoundReport(
            self._bleu(sparse, self._judges()),
            lead,
            updates,
            SparseModel.open(sparse).features if sparse else 0,
            self._bleu(sparse, every) if every else 0.0,
        )

    def _batches(self, number: int) -> list[tuple[Path, I64]]:
        """Sentences that are decoded with the same weights, each with its models; in the order of
        the round.
        """
        generator = np.random.default_rng([self.options.seed, number])
        size = min(self.options.batch, max(1, len(self.task.train) // LEAST_BATCHES))
        batches = []
        for part in self.task.parts:
            order = np.setdiff1d(np.arange(part.first, part.last), self.judging)
            generator.shuffle(order)
            for first in range(0, len(order), size):
                batches.append((part.models, order[first : first + size]))
        return [batches[at] for at in generator.permutation(len(batches))]

    def _decoded(
        self, batches: Sequence[tuple[Path, I64]], share: float
    ) -> Iterator[Iterator[Found | None]]:
        """Candidates of the sentences of each batch, as they are found; the next one is at work by
        then, with the weights that there are when its predecessor's are asked for.
        """
        under_way: deque[HandedOut[PackedCandidates]] = deque()
        weights: deque[Path] = deque()
        try:
            for number in range(len(batches) + IN_FLIGHT - 1):
                if number < len(batches):
                    weights.append(self.folder / f"sparse-{number}")
                    under_way.append(self._handed_out(number, *batches[number], weights[-1]))
                if number >= IN_FLIGHT - 1:
                    yield self._collected(under_way[0], self.progress.part(share))
                    under_way.popleft()
                    shutil.rmtree(weights.popleft(), ignore_errors=True)
        finally:
            for pieces in under_way:
                pieces.cancel()

    def _handed_out(
        self, number: int, models: Path, chosen: I64, sparse: Path
    ) -> HandedOut[PackedCandidates]:
        """A batch at work, with the current weights, which are written to a folder. Its neighbours
        go to other workers: each has to score the rules of a batch for itself.
        """
        task = self.task
        shutil.rmtree(sparse, ignore_errors=True)
        write_sparse_model(
            sparse, *self.weights.sparse(), task.templates, task.forms, task.frequent, synced=False
        )
        job = self._job(models, self.weights.dense(), sparse)
        pieces = [
            [task.sentence(task.train, at) for at in some]
            for some in self.workers.cut(chosen.tolist(), PIECE)
        ]
        return self.workers.hand_out(partial(packed_candidates, job), pieces, number)

    def _collected(
        self, pieces: HandedOut[PackedCandidates], progress: Progress
    ) -> Iterator[Found | None]:
        """Candidates of the sentences of a batch, which are visited while others are found."""
        found: Iterator[Found | None] = chain.from_iterable(
            packed.unpacked() for packed in pieces.results(progress)
        )
        if not self.weights.visited and len(self.weights.moved):
            first = list(found)
            if lists := [one.dense for one in first if one is not None]:
                self.weights.units = units_of(lists)
            found = iter(first)
        self.weights.begin()
        yield from found

    def _job(self, models: Path, dense: F64, sparse: Path | None) -> Job:
        options = self.options
        return Job(
            self.task.engine,
            models,
            tuple(dense.tolist()),
            sparse,
            self.task.templates,
            self.task.forms,
            candidates=options.candidates,
            oracles=self.learner.oracles,
            background=tuple(self.background.tolist()),
            run=self.run_name,
            step=self.weights.visited,
            frequent=self.task.frequent,
        )

    def _visit(self, sentence: int, found: Found) -> tuple[float, bool]:
        """Let the learner move the weights; by how much quality the candidate hoped for led the one
        shown, and whether they moved.
        """
        oracles = self.oracles.of(sentence)
        base, offered = self._offered(found)
        statistics = found.statistics
        if oracles:
            base = np.append(base, [one.base for one in oracles])
            statistics = np.concatenate([statistics, [one.statistics for one in oracles]])
        candidates = offered.with_rows(
            [(one.keys, one.values) for one in oracles],
            base,
            background_gains(statistics, self.background),
        )
        current = self.weights.get(candidates.columns)
        candidates.scores[:] = base + candidates.dots(current)
        units = self.weights.meet(sentence, candidates.columns)
        shown = candidates.shown()
        hope = int((candidates.scores + candidates.quality).argmax())
        delta = learned(self.learner, candidates, current, units)
        self.weights.visit(delta)
        self.oracles.keep(sentence, candidates, base, statistics)
        if self.options.context:
            self.background = self.options.decay * (self.background + statistics[shown])
        return float(candidates.quality[hope] - candidates.quality[shown]), bool(len(delta))

    def _offered(self, found: Found) -> tuple[F64, CandidateSet]:
        """Scores by the weights that stay, and what the others are of."""
        weights = self.weights
        nothing = np.zeros(len(found.dense))
        rows = with_dense(found, weights.moved, weights.units)
        base: F64 = found.dense[:, self.staying] @ weights.base[self.staying]
        return base, CandidateSet(*rows, nothing, nothing)

    def _bleu(self, sparse: Path | None, texts: Iterable[Judge]) -> float:
        """BLEU of sentences with the average weights; without sparse ones, with the engine's."""
        dense = self.weights.dense(average=True) if sparse else self.weights.base
        pieces = [
            (
                self._job(models, dense, sparse),
                [self.task.sentence(text, number) for number in some],
            )
            for models, text, numbers in texts
            for some in self.workers.cut(numbers, PIECE)
        ]
        sums = np.zeros(10, dtype=np.int64)
        for matches in self.workers.map(matches_of, pieces):
            self.progress.check()
            sums += matches
        return bleu_of(sums)

    def _judges(self) -> Iterator[Judge]:
        """Sentences that judge, and the models that translate them."""
        yield self.task.engine, self.task.dev, list(range(len(self.task.dev)))
        for part in self.task.parts:
            kept = self.judging[(self.judging >= part.first) & (self.judging < part.last)]
            yield part.models, self.task.train, kept.tolist()

    def _written(self, name: str, factor: float = 1.0) -> Path:
        """A folder with the average sparse weights, times a factor."""
        path = self.folder / name
        shutil.rmtree(path, ignore_errors=True)
        keys, weights = self.weights.sparse(average=True)
        weights *= np.float32(factor)
        task = self.task
        write_sparse_model(path, keys, weights, task.templates, task.forms, task.frequent)
        return path

    def _result(self) -> LargeMarginResult:
        base = self.task.models.weights.astype(np.float64)
        if self.best != len(self.rounds) - 1:
            found = load_round(self.files, self.best)
            if found is None:
                raise damaged(
                    self.files.folder, "a round is missing", "Train again from the start."
                )
            self._take_up(found[1])
        tuned = self.task.models.features.tuned
        dense = self.weights.dense(average=True)
        factor = float(np.abs(base[tuned]).sum() / np.abs(dense[tuned]).sum())
        return LargeMarginResult(
            np.where(tuned, factor * dense, base),
            self._written("weights", factor),
            self.rounds,
            self.best,
        )

    def _arrays(self) -> Arrays:
        """All that the next round goes on from."""
        return {"background": self.background, **self.weights.save(), **self.oracles.save()}

    def _take_up(self, arrays: Arrays) -> None:
        self.weights.restore(arrays)
        self.oracles.restore(arrays)
        self.background = arrays["background"]


def with_dense(
    found: Found, moved: I64, units: F64
) -> tuple[U64, I64, U32, npt.NDArray[np.float32]]:
    """Columns, rows and values of candidates with some dense features, in their units, before the
    sparse ones.
    """
    if not len(moved):
        return found.columns, found.indptr, found.indices, found.values
    rows, count = len(found.dense), len(moved)
    starts = found.indptr[:-1]
    places = np.repeat(starts, count)
    indices = np.insert(
        found.indices + np.uint32(count), places, np.tile(np.arange(count, dtype=np.uint32), rows)
    )
    values = np.insert(found.values, places, (found.dense[:, moved] / units[moved]).reshape(-1))
    columns = np.concatenate([moved.astype(np.uint64), found.columns])
    return columns, found.indptr + count * np.arange(rows + 1), indices, values


def fingerprint(task: LargeMarginTask, options: LargeMarginOptions) -> str:
    """Fingerprint of all that the result depends on; where to stop is free."""
    digest = sha256(repr((FORM, replace(options, rounds=1, patience=0))).encode())
    parts = [(part.models, part.first, part.last) for part in task.parts]
    facts = parts, sorted(task.templates), task.forms, task.frequent
    digest.update(repr(facts).encode())
    for folder in sorted({task.engine, *(part.models for part in task.parts)}):
        for path in sorted(folder.glob(f"**/{MANIFEST}")):
            digest.update(path.read_bytes())
    for text in (task.train, task.dev):
        for source, references in zip(text.sources, text.references, strict=True):
            for tokens in (source, *references):
                digest.update(len(tokens).to_bytes(8, "little") + tokens.tobytes())
        if task.parse is not None:
            for words in text.words:
                digest.update(repr(task.parse(words)).encode())
    return digest.hexdigest()


def frequent_words(text: TuningSet, count: int = FREQUENT) -> Frequent:
    """The ``count`` most frequent words of a text and of its references: those that features of
    word context know.
    """
    references = (words for group in text.references for words in group)
    return _most_frequent(text.sources, count), _most_frequent(references, count)


def _most_frequent(sentences: Iterable[U32], count: int) -> tuple[int, ...]:
    often = Counter(chain.from_iterable(words.tolist() for words in sentences))
    for reserved in range(len(RESERVED)):
        del often[reserved]
    order = sorted(often, key=lambda word: (-often[word], word))
    return tuple(sorted(order[:count]))
