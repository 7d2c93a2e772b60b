"""Phrase options of the matrix W for words that the phrase table cannot translate by themselves."""

from __future__ import annotations

from math import log

from postil.engine.manifest_values import MAX_MARGIN
from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared
from postil.search.constraints import ExtraOption

ORIGIN_TABLE = 0
MOST = 3  # options per word
_AS_F1 = ("tm.inverse", "lex.inverse", "tm.direct", "lex.direct", "margin.f1")


def predicted_options(models: EngineModels, prepared: Prepared) -> list[ExtraOption]:
    """Words of the text that the matrix knows and the table does not, with what W predicts.

    F1, the harmonic mean of both directions' relative frequencies, stands for all four scores.
    """
    if models.matrix is None or models.manifest.kind == MAX_MARGIN:
        return []
    found: list[ExtraOption] = []
    for position, word in enumerate(prepared.ids.tolist()):
        if not word or models.table.options([word]):
            continue
        for target, f1, _ in models.matrix.predicted([word])[:MOST]:
            values = [log(f1)] * len(_AS_F1) + [log(2.0)]
            names = (*_AS_F1, "margin.score")
            found.append(ExtraOption(position, position + 1, target, names, values, ORIGIN_TABLE))
    return found
