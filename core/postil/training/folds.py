"""Models that have not seen a part of the training text.

A sentence of the training text must not be translated with phrases and n-grams that were taken from
itself: long phrases seen once are nearly always right there and never again. So the text is cut
into folds, and each is translated with language models and a phrase table (and perhaps a word
distortion model), or a grammar, of all the others.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.engine.models import (
    CLASS_LANGUAGE_MODEL,
    GRAMMAR,
    LANGUAGE_MODEL,
    PHRASE_TABLE,
    RULE_CORPUS,
    WORD_DISTORTION,
)
from postil.models.grammar.builder import GrammarOptions, build_grammar
from postil.models.grammar.rule_corpus import OnDemandOptions, RuleCorpus
from postil.models.lexicon.model import Lexicon
from postil.models.lm.class_estimate import estimate_class_model
from postil.models.lm.class_model import ClassModel
from postil.models.lm.estimate import estimate_lm
from postil.models.phrase_table.builder import PhraseTableOptions, build_phrase_table
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.word_distortion import estimate_word_distortion
from postil.training.corpus_arrays import Pairs, Points, Tokens
from postil.types.files import atomic_folder
from postil.types.progress import Progress

U64 = npt.NDArray[np.uint64]


def fold_bounds(sentences: int, folds: int) -> list[tuple[int, int]]:
    """First and last sentence (exclusive) of each fold; neighbours stay together."""
    cuts = [sentences * number // folds for number in range(folds + 1)]
    return list(pairwise(cuts))


def build_fold(
    corpus: AlignedCorpus,
    span: tuple[int, int],
    folder: Path,
    table: PhraseTableOptions,
    *,
    order: int,
    target_words: int,
    jump_words: int = 0,
    classes: ClassModel | None = None,
    progress: Progress | None = None,
) -> None:
    """Phrase table, language models and perhaps word distortion of all but the sentences of
    ``span``, into a new ``folder``.

    They have there the names that they have in an engine.

    Parameters
    ----------
    order
        Of the language model.
    target_words
        Target ids are below this.
    jump_words
        Source ids are below this, for a word distortion model; 0: without one.
    classes
        Has the word classes and the order of a language model of them; None: without one.

    Raises
    ------
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; nothing is left behind.
    """
    progress = progress or Progress()
    progress.update(0.0, 1.0)
    pairs, points = without(corpus, span)
    with atomic_folder(folder) as temporary:
        build_phrase_table(
            pairs,
            points,
            temporary / PHRASE_TABLE,
            table,
            progress.part(0.8),
            punctuation=corpus.punctuation,
        )
        progress.update(0.8)
        _estimate_lms(pairs, temporary, order, target_words, classes, progress.part(0.2))
        if jump_words:
            rest = AlignedCorpus.of(pairs, points)
            estimate_word_distortion(rest, temporary / WORD_DISTORTION, jump_words)
    progress.update(1.0)


def build_grammar_fold(
    corpus: AlignedCorpus,
    span: tuple[int, int],
    folder: Path,
    grammar: GrammarOptions | OnDemandOptions,
    *,
    lexicon: Lexicon,
    order: int,
    target_words: int,
    classes: ClassModel | None = None,
    progress: Progress | None = None,
) -> None:
    """Grammar, or what takes its place, and language models of all but the sentences of ``span``,
    into a new ``folder``; see :func:`build_fold`. ``lexicon``: for the lexical weights, of the
    whole text; ``classes``: as there.
    """
    progress = progress or Progress()
    progress.update(0.0, 1.0)
    pairs, points = without(corpus, span)
    with atomic_folder(folder) as temporary:
        if isinstance(grammar, OnDemandOptions):
            rest = AlignedCorpus.of(pairs, points)
            RuleCorpus.of(rest, lexicon, grammar).save(temporary / RULE_CORPUS)
        else:
            build_grammar(
                pairs, points, temporary / GRAMMAR, grammar, progress.part(0.8), lexicon=lexicon
            )
        progress.update(0.8)
        _estimate_lms(pairs, temporary, order, target_words, classes, progress.part(0.2))
    progress.update(1.0)


def _estimate_lms(  # noqa: PLR0917
    pairs: Pairs,
    folder: Path,
    order: int,
    target_words: int,
    classes: ClassModel | None,
    progress: Progress,
) -> None:
    text = pairs.target.tokens, pairs.target.offsets
    estimate_lm(
        [text],
        order,
        folder / LANGUAGE_MODEL,
        progress=progress,
        vocabulary_size=target_words,
    )
    if classes is not None:
        place = folder / CLASS_LANGUAGE_MODEL
        estimate_class_model(text, classes.tokens, classes.lm.order, place)


def without(corpus: AlignedCorpus, span: tuple[int, int]) -> tuple[Pairs, Points]:
    """A copy of a corpus without the sentences ``[first, last)`` of it."""
    source = _cut(corpus.source_tokens, corpus.source_offsets, span)
    target = _cut(corpus.target_tokens, corpus.target_offsets, span)
    points = _cut(corpus.points, corpus.point_offsets, span)
    return Pairs(Tokens(*source), Tokens(*target)), Points(*points)


def _cut(values: npt.NDArray[Any], offsets: U64, span: tuple[int, int]) -> tuple[Any, U64]:
    first, last = int(offsets[span[0]]), int(offsets[span[1]])
    kept = np.concatenate([values[:first], values[last : int(offsets[-1])]])
    behind = offsets[span[1] + 1 :] - np.uint64(last - first)
    return kept, np.concatenate([offsets[: span[0] + 1], behind])
