"""Tuning: decode the tuning set, merge the n-best lists, optimise, and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from postil.messages import Message
from postil.metrics.bleu import bleu_statistics
from postil.metrics.ngrams import bleu_statistics_of
from postil.search.decoders import Decoders
from postil.training.round_files import RoundFiles
from postil.training.tuning.mert import MertOptions, mert
from postil.training.tuning.mira import MiraOptions, batch_mira
from postil.training.tuning.pools import Pool, resolved
from postil.training.tuning.saved_round import SavedRound
from postil.training.tuning.sentence_passes import PassOptions, Rule, sentence_passes
from postil.types.array_folder import MANIFEST
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
Bools = npt.NDArray[np.bool_]
Method = Literal["mira", "mert"] | Rule
NOTHING = np.empty(0, dtype=np.uint32)
STANDSTILL = 1e-5  # no weight moves by more; they add up to 1 in absolute value
OPTIMISING = 0.2  # of a round's time, for progress
# Rounds without a gain, for rules with gaps: BLEU of the tuning segments rises again after fewer
# (multi30k fr-en: 50.68 in round 3, 50.50 in round 6, 51.49 in round 11; test set 50.28, 51.44).
PATIENCE_WITH_GAPS = 6
JUDGED_AT_ONCE = 250  # sentences, some 10 ms


@dataclass(frozen=True, slots=True)
class TuningSet:
    """Sentences to tune on.

    ``sources``: token ids; ``references``: one or more per sentence, target ids; ``copies``: for
    each source word the target id of the same string, used where the decoder passes a word through;
    ``words``: source words as text.
    """

    sources: Sequence[U32]
    references: Sequence[Sequence[U32]]
    copies: Sequence[U32]
    words: Sequence[Sequence[str]] = ()

    def __len__(self) -> int:
        return len(self.sources)


@dataclass(frozen=True, slots=True)
class TuningOptions:
    """Settings of tuning.

    Parameters
    ----------
    method
        "mira" (batch MIRA), "mert" (minimum error rate training), or a rule of
        :mod:`~postil.training.tuning.sentence_passes`.
    rounds
        Decode-and-optimise rounds at most.
    nbest
        Candidates per sentence and round.
    patience
        Stop after this many rounds in a row without a gain in BLEU.
    threads
        For decoding, MIRA and MERT; results do not depend on it.
    """

    method: Method = "mira"
    rounds: int = 8
    nbest: int = 100
    patience: int = 3
    threads: int = 2
    mira: MiraOptions = field(default_factory=MiraOptions)
    mert: MertOptions = field(default_factory=MertOptions)
    passes: PassOptions = field(default_factory=PassOptions)


@dataclass(frozen=True, slots=True)
class TuningRound:
    """``bleu``: sacrebleu's corpus BLEU, in [0, 1], of this round's 1-best output under
    ``weights``, on tokens as they are; ``fresh``: new candidates.
    """

    bleu: float
    fresh: int
    weights: F64


def tune(
    translator: Decoders[Any],
    tuning_set: TuningSet,
    options: TuningOptions,
    progress: Progress | None = None,
    watch: Callable[[TuningRound], None] = lambda _: None,
    *,
    state: Path | None = None,
    tuned: Bools | None = None,
    start: F64 | None = None,
    beside: Sequence[F64] = (),
) -> tuple[F64, list[TuningRound]]:
    """Find dense weights; leaves ``translator`` with the best of them.

    Parameters
    ----------
    watch
        Called after each round.
    state
        Folder to keep each finished round in, made if needed. Rounds of this very tuning that it
        holds already are taken from there, and the result is that of a tuning never interrupted;
        those of any other are deleted. The caller removes the folder.
    tuned
        Which weights may move, shape (columns,); by default those that ``translator`` names.
    start
        Weights to begin with; by default those of ``translator``. There may be more of them than
        dense features, for a translator with more columns.
    beside
        Other weights, whose lists are in the pools from the start: where lists are short, those of
        one weight vector leave nothing to choose from.

    Returns
    -------
    weights, rounds
        The weights whose 1-best output had the highest corpus BLEU, scaled to unit L1 norm over the
        tuned features (the start weights, if they were best, as they were), and what each round
        did.

    Raises
    ------
    StorageError
        ``state`` cannot be written.
    Cancelled
        ``progress`` was cancelled; rounds in ``state`` stay there.
    """
    begin = translator.weights.astype(np.float64) if start is None else start
    if tuned is None:
        tuned = translator.tuned
    tuning = _Tuning(
        translator, tuning_set, options, tuned, progress or Progress(), start=begin, beside=beside
    )
    tuning.run(RoundFiles(state, tuning.fingerprint()) if state else None, watch)
    best = tuning.rounds[tuning.best].weights
    translator.set_weights(best)
    return best, tuning.rounds


class _Tuning:
    """One tuning: the pools and rounds so far."""

    def __init__(
        self,
        translator: Decoders[Any],
        tuning_set: TuningSet,
        options: TuningOptions,
        tuned: Bools,
        progress: Progress,
        *,
        start: F64,
        beside: Sequence[F64],
    ) -> None:
        self.translator = translator
        self.tuning_set = tuning_set
        self.options = options
        self.tuned = tuned
        self.progress = progress
        self.start = start
        self.beside = beside
        self.pools = [Pool(references, len(start)) for references in tuning_set.references]
        self.rounds: list[TuningRound] = []

    @property
    def best(self) -> int:
        """The first round of highest BLEU."""
        return max(range(len(self.rounds)), key=lambda index: self.rounds[index].bleu)

    def fingerprint(self) -> str:
        """Fingerprint of all that the result depends on, as far as it is known at once."""
        options = replace(self.options, rounds=0, patience=0, threads=0)
        facts, folders = self.translator.described()
        digest = sha256(repr((options, *facts)).encode())
        for folder in folders:
            digest.update((folder / MANIFEST).read_bytes())  # has checksums of the whole model
        digest.update(self.start.tobytes() + self.tuned.tobytes())
        for weights in self.beside:
            digest.update(weights.tobytes())
        sentences = (self.tuning_set.sources, self.tuning_set.copies, *self.tuning_set.references)
        for arrays in sentences:
            digest.update(len(arrays).to_bytes(8, "little"))
            for array in arrays:
                digest.update(len(array).to_bytes(8, "little") + array.astype(np.uint32).tobytes())
        return digest.hexdigest()

    def run(self, state: RoundFiles | None, watch: Callable[[TuningRound], None]) -> None:
        """All rounds."""
        for weights in self.beside:
            self._decoded(weights)
        for number in range(self.options.rounds):
            self.progress.update(
                number / self.options.rounds,
                1.0,
                Message("Tuning, round {number}", number=number + 1),
            )
            made = SavedRound.load(state, number) if state else None
            if made is not None:
                self._replay(made)
            else:
                weights = self._optimised() if number else self.start
                if number and np.abs(weights - self.rounds[-1].weights).max() <= STANDSTILL:
                    break
                made = self._decoded(weights)
                if state:
                    made.save(state, number)
            self.rounds.append(TuningRound(float(made.bleu), int(made.counts.sum()), made.weights))
            watch(self.rounds[-1])
            if self.rounds[-1].fresh == 0 or number - self.best >= self.options.patience:
                break
        self.progress.update(1.0, 1.0)

    def _replay(self, made: SavedRound) -> None:
        """Merge the candidates of a round done before."""
        stops = np.cumsum(made.counts)[:-1]
        features, statistics = np.split(made.features, stops), np.split(made.statistics, stops)
        for pool, rows, counts in zip(self.pools, features, statistics, strict=True):
            pool.add(rows, counts)

    def _optimised(self) -> F64:
        """Better weights for the pools, from those of the round before."""
        options, weights = self.options, self.rounds[-1].weights
        progress = self.progress.part(OPTIMISING / options.rounds)
        if options.method == "mert":
            found, _ = mert(
                self.pools, weights, self.tuned, options.mert, progress, threads=options.threads
            )
        elif options.method == "mira":
            found, _ = batch_mira(
                self.pools, weights, self.tuned, options.mira, progress, threads=options.threads
            )
        else:
            found, _ = sentence_passes(
                options.method, self.pools, weights, self.tuned, options.passes, progress=progress
            )
        return self.translator.features.following(_normalised(found, self.tuned), self.tuned)

    def _decoded(self, weights: F64) -> SavedRound:
        """Decode the tuning set with ``weights`` and merge the lists."""
        self.translator.set_weights(weights)
        found = self.translator.map(
            self._merged,
            range(len(self.pools)),
            threads=self.options.threads,
            progress=self.progress.part((1 - OPTIMISING) / self.options.rounds),
        )
        counts, shown = zip(*found, strict=True) if self.pools else ((), ())
        grown = list(zip(self.pools, counts, strict=True))
        return SavedRound(
            weights,
            np.array(judged(shown, self.tuning_set.references, self.progress)),
            np.array(counts, dtype=np.int64),
            np.concatenate([pool.features[len(pool) - count :] for pool, count in grown]),
            np.concatenate([pool.statistics[len(pool) - count :] for pool, count in grown]),
        )

    def _merged(self, number: int) -> tuple[int, U32]:
        """Decode a sentence and merge its list, on any thread; how many candidates are new, and
        the words of the best.
        """
        given, pool = self.tuning_set, self.pools[number]
        tokens, offsets, _, features = self.translator.candidates(
            given.sources[number], self.options.nbest
        )
        words = resolved(tokens, given.copies[number])
        new = pool.add(
            features.astype(np.float32), bleu_statistics_of(words, offsets, pool.references)
        )
        return new, words[: offsets[1]] if len(offsets) > 1 else NOTHING


def judged(
    outputs: Sequence[U32],
    references: Sequence[Sequence[U32]],
    progress: Progress | None = None,
) -> float:
    """sacrebleu's corpus BLEU, in [0, 1], of token ids as they are (``tokenize`` "none").

    Sentences may have different numbers of references. Cancel is checked every few sentences.
    """
    sums = np.zeros(10, dtype=np.int64)
    for number, (output, group) in enumerate(zip(outputs, references, strict=True)):
        if progress is not None and number % JUDGED_AT_ONCE == 0:
            progress.check()
        sums += bleu_statistics([output], group)[0]
    return bleu_of(sums)


def bleu_of(sums: I64) -> float:
    """sacrebleu's corpus BLEU, in [0, 1], by the summed statistics of its sentences, (10,); see
    ``bleu_statistics``, which counts as sacrebleu does.
    """
    from sacrebleu.metrics import BLEU  # noqa: PLC0415  (0.15 s to import)

    correct, total = sums[:4].tolist(), sums[4:8].tolist()
    length, goal = map(int, sums[8:])
    score = BLEU.compute_bleu(correct, total, length, goal, smooth_method="exp")
    return float(score.score) / 100


def _normalised(weights: F64, tuned: Bools) -> F64:
    """Unit L1 norm over the tuned features: a scale does not change any decision."""
    result = weights.copy()
    result[tuned] /= max(1e-9, float(np.abs(weights[tuned]).sum()))
    return result
