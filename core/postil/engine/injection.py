"""Options for tokens that mean the same in every language (numbers, addresses, code).

Only where the engine does not know the token: a known one may have a translation of its own ("1" as
"one"), and its phrases know better where it goes.
"""

from __future__ import annotations

import numpy as np

from postil.engine.pipeline import Prepared
from postil.features.dense import DENSE_NAMES
from postil.search.forest import PASS_THROUGH
from postil.search.translator import ExtraOption
from postil.text.nontranslatable import classify

ORIGIN_INJECTED = 3


def injected_options(prepared: Prepared) -> list[ExtraOption]:
    """One exclusive option for each unknown non-translatable: itself."""
    nothing = np.zeros(len(DENSE_NAMES), dtype=np.float32)
    return [
        (position, position + 1, [PASS_THROUGH + position], nothing, ORIGIN_INJECTED, True, None, 0)
        for position in np.flatnonzero(prepared.ids == 0).tolist()
        if classify(prepared.words[position]) is not None
    ]
