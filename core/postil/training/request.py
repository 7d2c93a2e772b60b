"""Requests for a training, and its report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from postil.bitext.clean import CleaningOptions
from postil.models.lm.estimate import LMOptions
from postil.models.phrase_table.builder import PhraseTableOptions
from postil.search.settings import SearchOptions
from postil.training.corpora import Corpus
from postil.training.tuning.loop import TuningOptions

TESTED = "held out to judge the engine by"
"""Reason to leave a pair out: its source is among the segments that the engine is judged by."""


@dataclass(frozen=True, slots=True)
class TrainingRequest:
    """Settings of a training.

    Parameters
    ----------
    corpora
        Memories and parallel files; a path or ``source:target`` string is taken as in
        ``corpus_of``.
    tuning_set
        Held-out segments for the weights, with one or more references each: several files of
        translations, or a memory with several units of one source. Without it, part of the corpora
        is held out if they are large enough (see ``held_out``).
    held_out
        Share of the corpora to hold out for tuning when no tuning set is given: 150, 300 or 600
        pairs, as many as it allows, and 150 at least; nothing is held out where these would be more
        than a tenth and more than this share. 0 disables.
    test_set
        Segments to judge the engine by: pairs with one of its sources are left out of training.
    tokeniser
        "postil", or "space" for text that is tokenised already.
    truecase
        Off for text that is lower-cased already.
    language_model_order
        1 to 6.
    language_model
        Its pruning and its form on disk: probing, trie or trie of 8 bits.
    class_model
        Classes of target words that a language model of them knows, of a phrase-based engine; 0:
        there is none. Recipes of other engines have a setting for it.
    phrase_table
        Length, smoothing and pruning of phrases; its ``threads`` are those below.
    word_classes
        Classes of words on each side, for learning with the features that want them; 0 disables.
    tuning
        How to find the weights; None keeps the default ones, and holds nothing out for them.
    threads
        For every step, tuning too; results do not depend on it.
    seed
        Of the choice of held-out pairs, which are the same ones where the corpora have grown.
    """

    name: str
    source_language: str
    target_language: str
    corpora: Sequence[Corpus | Path | str]
    tuning_set: Corpus | None = None
    held_out: float = 0.03
    test_set: Corpus | None = None
    tokeniser: Literal["postil", "space"] = "postil"
    truecase: bool = True
    language_model_order: int = 5
    language_model: LMOptions = field(default_factory=LMOptions)
    class_model: int = 200
    phrase_table: PhraseTableOptions = field(default_factory=PhraseTableOptions)
    cleaning: CleaningOptions = field(default_factory=CleaningOptions)
    search: SearchOptions = field(default_factory=SearchOptions)
    word_classes: int = 50
    tuning: TuningOptions | None = field(default_factory=TuningOptions)
    threads: int = 2
    seed: int = 1


@dataclass(slots=True)
class TrainingReport:
    """Report of a training.

    ``sources``: per corpus, pairs read and kept; ``rejected``: pairs left out, by reason;
    ``pairs``: those that models were made of; ``tuned_on``: pairs of the corpora kept for tuning;
    ``tuning``: corpus BLEU (0-100) of the tuning set after each round, on tokens; ``seconds``: wall
    time by step.
    """

    folder: Path
    sources: list[dict[str, Any]] = field(default_factory=list)
    rejected: dict[str, int] = field(default_factory=dict)
    pairs: int = 0
    tuned_on: int = 0
    source_words: int = 0
    target_words: int = 0
    phrase_pairs: int = 0
    tuning: list[float] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
