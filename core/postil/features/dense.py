"""Names of the dense features, in column order (see ``dense.pxd``), and their default weights.

All values are natural logarithms or counts; a score is the dot product of weights and values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
import numpy.typing as npt

from postil.errors import EngineError, UsageError
from postil.types.ranges import Decimal

WEIGHT = Decimal(-1e6, 1e6)  # theirs add up to about 1

DENSE_NAMES = (
    "tm.inverse",
    "lex.inverse",
    "tm.direct",
    "lex.direct",
    "phrase.count",
    "word.count",
    "lm",
    "unknown",
    "distortion",
    "reordering.backward.mono",
    "reordering.backward.swap",
    "reordering.backward.discontinuous",
    "reordering.forward.mono",
    "reordering.forward.swap",
    "reordering.forward.discontinuous",
    "session.direct",
    "session.phrase",
    "session.recency",
    "session.lm",
    "lm.first",
    "mrf",
    "distortion.outbound",
    "distortion.inbound",
    "margin.score",
    "margin.f1",
    "margin.overlap",
    "margin.skip",
    "session.layer",
    "glossary",
)

# The real-valued features of Tillmann & Zhang (VI-B) as columns: (a) N(b)/N(T), (b) lexical weight
# p(S|T), (c) and (d) the language model of the first word of a block and of the rest (the span of
# "lm.first" and "lm", which is the sum of both), (e) and (f) word distortion, (g) target length.
# Theirs are costs: their (g), the negative number of words, is a reward for words.
TZ_REAL = (
    "tm.inverse",
    "lex.inverse",
    "lm.first",
    "lm",
    "distortion.inbound",
    "distortion.outbound",
    "word.count",
)

# Mean of the weights that tuning found on technical and descriptive text, so that an engine without
# a tuning set starts well; the tuned ones add up to 1 in absolute value. The session features are
# on the same scale.
_DEFAULTS = {
    "tm.inverse": 0.104,
    "lex.inverse": 0.055,
    "tm.direct": 0.103,
    "lex.direct": 0.0,
    "phrase.count": 0.082,
    "word.count": 0.073,
    "lm": 0.12,
    "unknown": 10.0,
    "distortion": 0.071,
    "reordering.backward.mono": 0.093,
    "reordering.backward.swap": 0.047,
    "reordering.backward.discontinuous": 0.064,
    "reordering.forward.mono": 0.086,
    "reordering.forward.swap": 0.0,
    "reordering.forward.discontinuous": 0.075,
    "session.direct": 0.08,
    "session.phrase": 0.08,
    "session.recency": 0.05,
    "session.lm": 0.12,
    "lm.first": 0.0,
    "mrf": 0.0,
    "distortion.outbound": 0.0,
    "distortion.inbound": 0.0,
    "margin.score": 0.0,
    "margin.f1": 0.0,
    "margin.overlap": 0.0,
    "margin.skip": 0.0,
    "session.layer": -0.01,
    "glossary": 0.6,
}

# Not tuned: the pass-through penalty is the same for every candidate of a sentence, the session
# features are all zero until the translator confirms something, the language model counts once, and
# reordering is scored already without the distortion of words. The max-margin features are zero
# unless an engine has their matrix; that of the glossary is, unless a project has terms.
_LEFT_ALONE = ("unknown", "session.", "lm.first", "distortion.", "margin.", "glossary")
TUNED = np.array([not name.startswith(_LEFT_ALONE) for name in DENSE_NAMES])


def kernel_weights(weights: npt.ArrayLike) -> npt.NDArray[np.float32]:
    """Weights as decoders take them, (len(DENSE_NAMES),) float32, contiguous.

    Raises
    ------
    ValueError
        They are too few or too many, or one is no number or so large that sums would overflow.
    """
    values = np.ascontiguousarray(weights, dtype=np.float32)
    if values.shape != (len(DENSE_NAMES),):
        raise ValueError(f"weights of shape {values.shape} for {len(DENSE_NAMES)} features")
    if not (np.abs(values) <= WEIGHT.high).all():
        raise ValueError(f"a weight is no number between {WEIGHT}")
    return values


def default_weights() -> npt.NDArray[np.float32]:
    """Untuned weights, shape (len(DENSE_NAMES),)."""
    return np.array([_DEFAULTS[name] for name in DENSE_NAMES], dtype=np.float32)


def column(name: str) -> int:
    """Column number of a feature."""
    return DENSE_NAMES.index(name)


def columns(names: Iterable[str]) -> npt.NDArray[np.bool_]:
    """Mask, shape (len(DENSE_NAMES),), of the named features.

    Raises
    ------
    UsageError
        A name that no feature has.
    """
    wanted = set(names)
    unknown = sorted(wanted - set(DENSE_NAMES))
    if unknown:
        raise UsageError(
            f"There is no dense feature {', '.join(unknown)}.",
            hint=f"Known: {', '.join(DENSE_NAMES)}.",
        )
    return np.array([name in wanted for name in DENSE_NAMES])


def weights_to_dict(weights: npt.ArrayLike) -> dict[str, float]:
    values = np.asarray(weights, dtype=np.float64)
    return {name: float(value) for name, value in zip(DENSE_NAMES, values, strict=True)}


def weights_from_dict(named: Mapping[str, float]) -> npt.NDArray[np.float32]:
    """Weights in column order; a name left out gets its default.

    Raises
    ------
    EngineError
        A name that no feature has.
    """
    unknown = sorted(set(named) - set(DENSE_NAMES))
    if unknown:
        raise EngineError(
            f"The engine has weights for unknown features: {', '.join(unknown)}.",
            hint="It was made by a newer version of Postil.",
        )
    return np.array([named.get(name, _DEFAULTS[name]) for name in DENSE_NAMES], dtype=np.float32)
