"""Models of an engine that was trained on word-aligned sentences: what its kinds share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import Aligner
from postil.bitext.online_aligner import OnlineAligner
from postil.bitext.online_lexicon import OnlineLexicon
from postil.engine.models import ALIGNER, LEXICON, EngineModels
from postil.models.lexicon.model import Lexicon

U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]


@dataclass(frozen=True, slots=True, kw_only=True)
class AlignedModels(EngineModels):
    """A lexicon and an aligner, beside the models of a kind."""

    lexicon: Lexicon
    aligner: Aligner

    @classmethod
    def _own(cls, folder: Path) -> dict[str, Any]:
        return {
            "lexicon": Lexicon.open(folder / LEXICON),
            "aligner": Aligner.load(folder / ALIGNER),
        }

    def words(self) -> Iterator[tuple[str, int, int]]:
        yield from super(AlignedModels, self).words()  # slots make the class anew
        yield LEXICON, self.lexicon.sources, self.lexicon.targets
        yield ALIGNER, len(self.aligner.counts[0]), len(self.aligner.counts[1])

    def align(self, source: U32, target: U32) -> U16:
        return self.aligner.align(source, target)

    def align_confirmed(
        self, lexicon: OnlineLexicon, source: U32, target: U32, kept: Iterable[tuple[int, int]]
    ) -> U16:
        return OnlineAligner(self.aligner, lexicon).align(source, target, kept)
