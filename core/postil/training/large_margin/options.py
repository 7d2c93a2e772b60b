"""Settings of large-margin training."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from postil.learning.hope_fear import HopeFear
from postil.learning.learner import Learner
from postil.learning.mira import Mira
from postil.types.ranges import Choice, Decimal, Flag, Whole, check_ranges, ranged

Mode = Literal["hope-fear", "k-best"]
MODES: tuple[Mode, ...] = ("hope-fear", "k-best")


@dataclass(frozen=True, slots=True)
class LargeMarginOptions:
    """Options of training weights.

    Parameters
    ----------
    mode
        ``hope-fear`` (Chiang et al. 2009, 3.3): the candidates are the best by score, by score and
        BLEU, and by score less BLEU; the best of the second must lead all others. ``k-best``
        (Watanabe et al. 2007, algorithm 1): the best by score, which the m of highest BLEU, seen
        now or in an earlier round, must lead. All are taken from the forest; seen now are also the
        m best by score and BLEU. Those of highest BLEU alone are too far: on image captions en-de
        34.8 BLEU came of them, 36.4 of these, 35.2 without training.
    rounds
        Passes over the sentences.
    candidates
        Of each kind, per sentence.
    oracles
        m, of ``k-best``.
    aggressiveness
        C, of each sentence; 0.01 in Chiang et al. 2009. On image captions en-de, one round of hope
        and fear over 6,000 sentences with all features and dense weights, the engine's 37.0 BLEU
        were 37.9 with 0.01, 38.1 with 0.02 and 37.8 with 0.1; 0.1 less 0.01 is -0.06 (95 %
        interval -0.70 to 0.56). Trained on a tuning set alone, it has to be much smaller: see
        ``experiments.large_margin``.
    scale
        The engine's own scores count this many times, beside BLEU in matching words.
    dense
        Train the weights of dense features as well, those that tuning moves.
    reach
        Dense weights go no further from those of the batch than this share of their length. Far
        oracles score lower in nearly all dense features: led by them alone, a batch turns the
        weights over, and search finds what no list had.
    batch
        Sentences that are decoded with the same weights, by all workers; no more than a twentieth
        of them all. Their updates follow one another, each with the weights that the one before
        left.
    judging
        Training sentences, evenly spread and at most a tenth of them, that are kept out and judge
        the rounds beside the development set.
    context
        Count BLEU on top of the document so far. Without it, BLEU is that of the sentence, with one
        match of each order added.
    decay
        Share of the document so far that is kept after each sentence, for BLEU in context.
    patience
        Stop after this many rounds in a row that were not the best; 0 makes all rounds.
    seed
        Of the order of the sentences.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    mode: Mode = ranged("hope-fear", Choice(MODES))
    rounds: int = ranged(4, Whole(1, 1000))
    candidates: int = ranged(10, Whole(1, 1000))
    oracles: int = ranged(1, Whole(1, 100))
    aggressiveness: float = ranged(0.1, Decimal(1e-9, 1e6))
    scale: float = ranged(2.0, Decimal(0.01, 1000.0))
    dense: bool = ranged(False, Flag())
    reach: float = ranged(0.03, Decimal(1e-3, 10.0))
    batch: int = ranged(500, Whole(1, 1_000_000))
    judging: int = ranged(1000, Whole(0, 1_000_000))
    context: bool = ranged(True, Flag())
    decay: float = ranged(0.999, Decimal(0.0, 1.0))
    patience: int = ranged(2, Whole(0, 1000))
    seed: int = 1

    def __post_init__(self) -> None:
        check_ranges(self)

    def learner(self) -> Learner:
        """Learner that turns candidates into updates of weights."""
        if self.mode == "hope-fear":
            return HopeFear(self.aggressiveness, scale=1.0)
        return Mira(self.aggressiveness, self.oracles, self.candidates, scale=1.0)
