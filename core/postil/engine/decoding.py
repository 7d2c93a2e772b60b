"""The decoder of an engine, by its kind."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from postil.engine.models import MAX_MARGIN, EngineModels
from postil.models.max_margin.session import SessionCounts
from postil.models.phrase_digits import PhraseDigits
from postil.models.phrase_table_builder import KEEPS_DIGITS
from postil.models.session_ngrams import SessionNgrams
from postil.search.margin_translator import AnyTranslator, MarginSearchOptions, MarginTranslator
from postil.search.options import OptionScorer
from postil.search.translator import Translator


def make_decoder(
    models: EngineModels,
    weights: npt.NDArray[np.float32],
    scorer: OptionScorer,
    counts: SessionCounts | None,
    ngrams: SessionNgrams,
    *,
    digits: PhraseDigits | None,
) -> AnyTranslator:
    """The decoder of an engine.

    Parameters
    ----------
    scorer
        What was learned of phrase pairs.
    counts
        Counts of confirmed segments, where the engine has a matrix W.
    ngrams
        Those of confirmed segments, for the language model.
    digits
        Keeps what changes a digit from being used.
    """
    if models.manifest.kind == MAX_MARGIN and models.matrix is not None:
        options = MarginSearchOptions(**models.manifest.settings.get("search", {}))
        return MarginTranslator(models.matrix, models.lm, weights, options, counts, digits=digits)
    return Translator(
        models.table,
        models.lm,
        weights,
        models.search_options,
        scorer,
        phrase_scores=models.phrase_scores,
        jumps=models.jumps,
        margin_scores=models.margin_scores,
        session=ngrams,
        digits=digits,
    )


def digit_check(models: EngineModels) -> PhraseDigits | None:
    """For what may change digits: a matrix W, and a table of an earlier version or of Moses."""
    if models.manifest.kind != MAX_MARGIN and models.table.settings.get(KEEPS_DIGITS):
        return None
    return PhraseDigits(models.source.vocabulary, models.target.vocabulary)
