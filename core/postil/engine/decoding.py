"""The decoder of an engine, by its kind."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from postil.engine.manifest_values import MAX_MARGIN, known_options
from postil.engine.models import EngineModels
from postil.models.max_margin.session import SessionCounts
from postil.models.session_ngrams import SessionNgrams
from postil.search.margin_translator import AnyTranslator, MarginTranslator
from postil.search.options import OptionScorer
from postil.search.settings import MarginSearchOptions
from postil.search.translator import Translator


def make_decoder(
    models: EngineModels,
    weights: npt.NDArray[np.float32],
    scorer: OptionScorer,
    counts: SessionCounts | None,
    ngrams: SessionNgrams,
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
    """
    if models.manifest.kind == MAX_MARGIN and models.matrix is not None:
        settings = models.manifest.settings.get("search", {})
        options = known_options(MarginSearchOptions, settings)
        return MarginTranslator(models.matrix, models.lm, weights, options, counts)
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
    )
