"""Training on relevant sets (Tillmann & Zhang, tables II and III): the step between two decodings.

All candidates that decoding has found so far are in a store; the weights are trained on them from
zero, by R passes in random order with one update per sentence, and used for the next decoding.

On rates
--------
Costmargin asks every truth for a lead of 1 and thereby sets the scale of the weights; one visit
closes the share η ΔB |y|² of what is missing, and must close less than twice of it. For some
hundred binary features that differ, |y|² is some hundred, and η = 1e-4 is slow and safe. For dense
features, which are sums of log probabilities, |y|² may be thousands, and of quite different size
from column to column: the largest settle at once, the smallest hardly move, and where both kinds
are trained together, the dense ones outrun the binary ones. ``standardise`` divides each dense
column by its spread for as long as training lasts, and ``dense_rate`` sets their η apart.

A perceptron from zero has no scale: η multiplies the weights, and changes nothing else, unless
some weights are held fixed.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import numpy as np

from postil.errors import UsageError
from postil.messages import Message
from postil.training.relevant_sets.candidate_store import CandidateStore
from postil.training.relevant_sets.differences import (
    I64,
    U32,
    Differences,
    Trained,
    Weights,
    compile_differences,
)
from postil.training.relevant_sets.passes import UPDATES, RelevantPasses
from postil.types.progress import Progress
from postil.types.temporary import ScratchFolder

Update = Literal["costmargin", "perceptron"]
_RATES = {"costmargin": 1e-4, "perceptron": 1e-5}
_BUDGET = 1 << 22  # values read, about 20 ms, between two looks at Cancel


@dataclass(frozen=True, slots=True)
class RelevantSetOptions:
    """Settings of relevant-set training; the defaults are the paper's.

    Parameters
    ----------
    update
        "costmargin" (equation 7) or "perceptron" (table III).
    rounds
        L, how often the training set is decoded.
    passes
        R, passes over the relevant sets after each decoding.
    n_best
        Candidates that a decoding adds per sentence.
    rate
        η; 0 takes the paper's: 1e-4 for costmargin, 1e-5 for the perceptron.
    dense_rate
        η of dense features; 0 takes ``rate``.
    standardise
        Divide each dense column by its root mean square over the alternatives while training.
    truths
        K, truths per sentence. Table II takes the best one of five.
    least
        Sparse features of fewer training sentences are dropped: 2 drops those of one, 1 keeps all.
    average
        Return the mean of the weights after each update instead of the last ones.
    seed
        Of the order of sentences, of bags of blocks and of the second seed's weights.
    criterion
        B, the quality of a translation: a metric or a mixture, see ``SentenceMetric.parse``. The
        multi-reference word error rate of the paper is "1-wer".
    oracle
        Translations that the oracle looks for per sentence.
    oracle_stack
        Hypotheses it keeps per number of covered words.
    patience
        Stop after this many rounds in a row that were not the best; 0 makes all rounds.
    """

    update: Update = "costmargin"
    rounds: int = 30
    passes: int = 40
    n_best: int = 1
    rate: float = 0.0
    dense_rate: float = 0.0
    standardise: bool = False
    truths: int = 1
    least: int = 2
    average: bool = False
    seed: int = 1
    criterion: str = "bleu_smooth"
    oracle: int = 5
    oracle_stack: int = 30
    patience: int = 0

    def __post_init__(self) -> None:
        if self.update not in UPDATES:
            raise UsageError(
                Message("There is no update called {update}.", update=self.update),
                hint=Message("Choose one of: {updates}.", updates=", ".join(UPDATES)),
            )
        counts = (self.rounds, self.passes, self.n_best, self.truths, self.oracle)
        if min(*counts, self.oracle_stack) < 1:
            raise UsageError("Rounds, passes, truths and the n-best size must be at least 1.")
        if not (0 <= self.rate < np.inf and 0 <= self.dense_rate < np.inf):
            raise UsageError("A learning rate must be a positive number.")

    @property
    def rates(self) -> tuple[float, float]:
        """η of sparse and of dense features."""
        rate = self.rate or _RATES[self.update]
        return rate, self.dense_rate or rate


@dataclass(frozen=True, slots=True)
class Pass:
    """Statistics of one pass over all sentences, each measured before its own update.

    Attributes
    ----------
    loss
        Mean of ΔB (1 - m)_+² (costmargin), or of the quality lost by showing the best-scored
        candidate instead of the truth (perceptron).
    updated
        Share of sentences that changed the weights.
    shown
        Mean quality of the best-scored candidate.
    """

    loss: float
    updated: float
    shown: float


def train_on_relevant_sets(
    store: CandidateStore,
    sentences: U32,
    start: Weights,
    trained: Trained,
    options: RelevantSetOptions,
    *,
    folder: Path,
    progress: Progress | None = None,
) -> tuple[Weights, list[Pass]]:
    """Compile all rounds of a store and train on them.

    Parameters
    ----------
    sentences
        Uint32 (F,): in how many sentences each sparse feature was, see ``FeatureIndex``.
    start
        Where the trained weights begin (:meth:`Weights.zero` in the paper) and what the others
        are.
    folder
        Where the compiled sets are while this lasts; at most about as large as the store.

    Returns
    -------
    weights, passes
        Those not ``trained`` are as in ``start``.

    Raises
    ------
    UsageError
        Weights, store and sentences do not have the same features.
    EngineError
        The store has sparse features that ``sentences`` does not cover.
    StorageError
        The disk is full, or the like.
    Cancelled
        Through ``progress``.
    """
    if not len(start.dense) == len(trained.dense) == store.dense:
        raise UsageError(
            Message(
                "The store has {dense} dense features, the weights have {dense_2}.",
                dense=store.dense,
                dense_2=len(start.dense),
            )
        )
    if trained.sparse and len(start.sparse) != len(sentences):
        raise UsageError(
            Message(
                "There are {features} sparse features, but {sparse} weights.",
                features=len(sentences),
                sparse=len(start.sparse),
            )
        )
    progress = progress or Progress()
    progress.update(done=0, total=1 + options.passes)
    with ScratchFolder(folder) as temporary:
        differences = compile_differences(
            store,
            temporary,
            start,
            trained,
            sentences,
            truths=options.truths,
            least=options.least,
            progress=progress.part(1 / (1 + options.passes)),
        )
        progress.update(done=1)
        return train_on_differences(differences, start, trained, options, progress=progress)


def train_on_differences(
    differences: Differences,
    start: Weights,
    trained: Trained,
    options: RelevantSetOptions,
    *,
    progress: Progress,
) -> tuple[Weights, list[Pass]]:
    """The passes alone; parameters as :func:`train_on_relevant_sets`.

    ``progress`` is moved on by 1 with each pass.
    """
    generator = np.random.default_rng(options.seed)
    dense = np.array(start.dense[trained.dense], dtype=np.float64)
    sparse = start.sparse.copy() if trained.sparse else start.sparse
    rate, dense_rate = options.rates
    spread = differences.dense_spread() if options.standardise else np.ones(len(dense))
    passes = RelevantPasses(
        differences.starts,
        differences.unit_starts,
        differences.entry_starts,
        differences.truths,
        differences.units,
        differences.entries,
        differences.dense,
        differences.fixed,
        differences.quality,
        dense,
        sparse if trained.sparse else np.empty(0, dtype=np.float32),
        rate,
        dense_rate / spread**2,
        UPDATES[options.update],
        options.average,
    )
    reports = []
    for _ in range(options.passes):
        reports.append(_pass(passes, generator.permutation(len(differences)), progress))
        progress.step()
    if options.average:
        dense, averaged = passes.averages()
        sparse = averaged if trained.sparse else sparse
    weights = np.array(start.dense, dtype=np.float64)
    weights[trained.dense] = dense
    return Weights(weights, sparse), reports


def _pass(passes: RelevantPasses, order: I64, progress: Progress) -> Pass:
    loss, updates, shown = passes.loss, passes.updates, passes.shown
    done = 0
    while done < len(order):
        done = passes.visit(order, done, _BUDGET)
        progress.check()
    count = max(1, len(order))
    return Pass(
        (passes.loss - loss) / count,
        (passes.updates - updates) / count,
        (passes.shown - shown) / count,
    )
