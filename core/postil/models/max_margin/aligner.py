"""Word links of a sentence pair from the matrix W, where no word aligner was trained."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from postil.models.max_margin.matrix import MarginMatrix

U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]


class MarginAligner:
    """Links words one to one, the strongest pair first (Melamed 2000): by F1 in W, then by how near
    the target word is to where it is expected.
    """

    def __init__(self, matrix: MarginMatrix) -> None:
        self._matrix = matrix

    def align(self, source: U32, target: U32) -> U16:
        """Links (source, target) of a pair of token ids, uint16 (n, 2), by source word."""
        where: dict[int, list[int]] = {}
        for position, word in enumerate(target.tolist()):
            where.setdefault(word, []).append(position)
        found = []
        for position, word in enumerate(source.tolist()):
            middle = position * len(target) / max(1, len(source))
            for words, f1, _ in self._matrix.predicted([word]):
                for place in where.get(words[0], ()) if len(words) == 1 else ():
                    found.append((-f1, abs(place - middle), position, place))
        left: set[int] = set()
        right: set[int] = set()
        links = []
        for _, _, position, place in sorted(found):
            if position not in left and place not in right:
                left.add(position)
                right.add(place)
                links.append((position, place))
        return np.array(sorted(links), dtype=np.uint16).reshape(-1, 2)
