"""Settings of the decoders: one object for each, every default and range in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from postil.types.ranges import Choice, Decimal, Flag, Whole, check_range, check_ranges, ranged

Mode = Literal["improved", "contradiction", "no-contradiction"]
MODES: tuple[Mode, ...] = ("improved", "contradiction", "no-contradiction")
TABU = ("state", "phrase", "bag")
WIDEST = 100_000  # more would take hours and gigabytes for a long sentence
BAG = Whole(1, 200)
IMPROVED_WINDOW = Whole(0, 24)  # words covered out of turn are bits of a number
JUMPS = Whole(-1000, 1000)  # no sentence is longer in one piece


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """Search settings of the phrase decoder.

    Parameters
    ----------
    pop_limit
        Hypotheses made per number of covered words. More is slower and finds better model scores:
        on multi30k en-de, the mean of 1,000 sentences is -11.3915 at 60, -11.3906 at 80, -11.3887
        at 150 and -11.3882 at 400.
    stack_limit
        Hypotheses kept per coverage and last position; those count as one that differ in the
        reordering of the last phrase only.
    distortion_limit
        Reordering window in source words; 0 is monotone, negative is unlimited.
    swap
        Blocks may only trade places with a neighbour (Tillmann & Zhang's SWAP), within the window.
    table_limit
        Translations considered per source phrase.
    beam
        Drop hypotheses this far (natural log) below the best of their stack; 0 disables.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    pop_limit: int = ranged(80, Whole(1, WIDEST))
    stack_limit: int = ranged(100, Whole(1, WIDEST))
    distortion_limit: int = ranged(6, JUMPS)
    swap: bool = ranged(False, Flag())
    table_limit: int = ranged(20, Whole(1, WIDEST))
    beam: float = ranged(0.0, Decimal(0.0, 1e6))

    def __post_init__(self) -> None:
        check_ranges(self)


@dataclass(frozen=True, slots=True)
class ChartSearchOptions:
    """Search settings of the chart decoder.

    Parameters
    ----------
    pop_limit
        Hypotheses made per span. More is slower and finds better model scores.
    stack_limit
        Hypotheses kept per span.
    span_limit
        Source words of the longest span that a rule covers; glue puts longer ones together.
    table_limit
        Rules considered per source side.
    label_limit
        Labels per span that gaps of typed rules may have.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    pop_limit: int = ranged(100, Whole(1, WIDEST))
    stack_limit: int = ranged(50, Whole(1, WIDEST))
    span_limit: int = ranged(10, Whole(1, 50))
    table_limit: int = ranged(30, Whole(1, WIDEST))
    label_limit: int = ranged(4, Whole(1, WIDEST))

    def __post_init__(self) -> None:
        check_ranges(self)


@dataclass(frozen=True, slots=True)
class TopDownSearchOptions:
    """Search settings of the top-down decoder.

    Parameters
    ----------
    pop_limit
        Hypotheses made per number of covered words. More is slower and finds better model scores.
    stack_limit
        Hypotheses kept per number of covered words.
    span_limit
        Source words of the longest span that a rule covers; glue puts longer ones together.
    table_limit
        Rules considered per source side.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    pop_limit: int = ranged(400, Whole(1, WIDEST))
    stack_limit: int = ranged(200, Whole(1, WIDEST))
    span_limit: int = ranged(10, Whole(1, 50))
    table_limit: int = ranged(30, Whole(1, WIDEST))

    def __post_init__(self) -> None:
        check_ranges(self)


@dataclass(frozen=True, slots=True)
class MarginSearchOptions:
    """Search settings of the max-margin decoder.

    Parameters
    ----------
    mode
        ``improved`` (language model and length in the path cost), or one of the paper's two.
    bag
        K, target phrases per source word.
    row_limit
        Target phrases that one source phrase predicts at most; 0 is all that the matrix keeps.
    weighted
        Score phrases by the sum of F1 of what predicts them, instead of the number.
    beam
        Of ``improved``: sub-sentences kept per number of translated words.
    window
        How far words may trade places; in the paper's modes negative is without limit.
    tabu
        Of the paper's modes: what must not come again: "state", "phrase" or "bag". Only with the
        last is every word translated, so that terms are sure to be used.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    mode: Mode = ranged("improved", Choice(MODES))
    bag: int = ranged(30, BAG)
    row_limit: int = ranged(0, Whole(0, WIDEST))
    weighted: bool = ranged(False, Flag())
    beam: int = ranged(50, Whole(1, WIDEST))
    window: int = ranged(2, JUMPS)
    tabu: str = ranged("bag", Choice(TABU))

    def __post_init__(self) -> None:
        check_ranges(self)
        if self.mode == "improved":
            check_range("window", self.window, IMPROVED_WINDOW)


@dataclass(frozen=True, slots=True)
class ErrorCosts:
    """Costs (natural log, like model scores) of differences between typed text and forest.

    Parameters
    ----------
    insertion, deletion, substitution
        A typed character that the forest does not have, one that was not typed, and one in place of
        another.
    similar
        One in place of another that differs in case, accent or typographic form only.
    extra_word, skipped_word, other_word
        A whole typed word that the forest does not have, a token of the forest that was not typed,
        and a typed word in place of a token: however long they are, they cost no more than this.

    The defaults took the fewest actions of 26 settings on held-out technical text en-fr: 22.9 per
    100 characters; 26.4 where every edit costs 4, 24.5 where characters cost 8 and words 12.
    """

    insertion: float = 3.0
    deletion: float = 1.0
    substitution: float = 3.0
    similar: float = 0.2
    extra_word: float = 6.0
    skipped_word: float = 2.0
    other_word: float = 5.0
