"""Options for tokens that mean the same in every language (numbers, addresses, code).

Only where the engine does not know the token: a known one may have a translation of its own ("1" as
"one"), and its phrases know better where it goes. A token of a confirmed segment is known as long
as a phrase of that segment has it; when the segment is forgotten, so is the token.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from postil.engine.pipeline import Prepared
from postil.search.constraints import ExtraOption
from postil.search.forest.hypergraph import ORIGIN_INJECTED, PASS_THROUGH
from postil.text.nontranslatable import classify
from postil.text.vocabulary import FIRST_LEARNED, UNKNOWN


def injected_options(
    prepared: Prepared, confirmed: Sequence[ExtraOption] = ()
) -> list[ExtraOption]:
    """One exclusive option for each unknown non-translatable: itself.

    Parameters
    ----------
    confirmed
        Options of the sentence from confirmed segments.
    """
    covered = np.zeros(len(prepared), dtype=bool)
    for option in confirmed:
        covered[option.start : option.end] = True
    unknown = (prepared.ids == UNKNOWN) | ((prepared.ids >= FIRST_LEARNED) & ~covered)
    return [
        ExtraOption(
            position, position + 1, [PASS_THROUGH + position], origin=ORIGIN_INJECTED, only=True
        )
        for position in np.flatnonzero(unknown).tolist()
        if classify(prepared.words[position]) is not None
    ]
