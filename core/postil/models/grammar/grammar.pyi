from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.entries import PhraseEntry
from postil.models.phrase_table.table import PhraseTable
from postil.models.tree_grammar.rule_trees import RuleTrees

MOST_LABELS: int
Grammars = Callable[[NDArray[np.uint32]], "Grammar"]

class Grammar:
    rules: PhraseTable
    typed: bool
    first_word: int
    labels: tuple[str, ...]
    unknown: tuple[tuple[int, float], ...]
    trees: RuleTrees | None
    def __init__(
        self,
        rules: PhraseTable,
        words: NDArray[np.uint64],
        roots: NDArray[np.float32] | None = None,
        labels: Sequence[str] = (),
        unknown: Sequence[tuple[int, float]] = (),
        trees: RuleTrees | None = None,
    ) -> None: ...
    @classmethod
    def open(cls, folder: Path, scores: Path | None = None) -> Self: ...
    @property
    def folder(self) -> Path | None: ...
    @property
    def folders(self) -> list[Path]: ...
    def grammars(self) -> Grammars: ...
    def __len__(self) -> int: ...
    def release_pages(self) -> None: ...
    def phrases(self, source: Sequence[int] | NDArray[np.uint32]) -> list[PhraseEntry]: ...
    @property
    def source_words(self) -> int: ...
    @property
    def target_words(self) -> int: ...

def filter_folder(folder: Path) -> Path: ...
def check_labels(folder: Path, settings: Mapping[str, Any]) -> None: ...
