"""Models of an engine that was trained on word-aligned sentences: what its kinds share.

Beside the models may stand sparse weights: of words and phrases in rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self, TypeVar

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import Aligner, verify_aligner
from postil.bitext.online_aligner import OnlineAligner
from postil.bitext.online_lexicon import OnlineLexicon
from postil.engine.models import (
    ALIGNER,
    CLASS_LANGUAGE_MODEL,
    CLASS_LANGUAGE_MODEL_WORDS,
    COMMON_PARTS,
    LEXICON,
    SPARSE_WEIGHTS,
    EngineModels,
    Types,
    trained_forms,
)
from postil.features.sparse_model import ARRAYS as SPARSE_TYPES
from postil.features.sparse_model import SparseModel
from postil.features.word_forms import WordForms
from postil.models.lexicon.count import LEXICON_TYPES
from postil.models.lexicon.model import Lexicon
from postil.models.lm.class_model import TYPES as CLASS_TYPES
from postil.models.lm.class_model import ClassModel
from postil.models.lm.files import TRIE_TYPES
from postil.search.sparse.rule_scorer import RuleScorer
from postil.search.sparse.sparse_scorer import SparseScorer
from postil.types.array_folder import NOTHING_READ

U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]
M = TypeVar("M")

ALIGNED_PARTS: Mapping[str, Types] = {
    **COMMON_PARTS,
    CLASS_LANGUAGE_MODEL: TRIE_TYPES,
    CLASS_LANGUAGE_MODEL_WORDS: CLASS_TYPES,
    LEXICON: LEXICON_TYPES,
    SPARSE_WEIGHTS: SPARSE_TYPES,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class AlignedModels(EngineModels):
    """A lexicon, an aligner, and perhaps sparse weights and a language model of word classes,
    beside the models of a kind.

    Attributes
    ----------
    classes
        Language model of word classes of the target language, if there is one.
    forms
        Of source and target words, for sparse weights that ask for any.
    """

    lexicon: Lexicon
    aligner: Aligner
    sparse: SparseModel | None
    classes: ClassModel | None = None
    forms: tuple[WordForms, WordForms] | None = None

    @classmethod
    def open(cls, folder: Path) -> Self:
        models = super(AlignedModels, cls).open(folder)  # slots make the class anew
        models.source.counts = np.array(models.aligner.counts[0])  # of which no file stays open
        sparse = models.sparse
        if sparse is None or not (sparse.forms or any(sparse.frequent)):
            return models
        return replace(models, forms=trained_forms(models, folder, sparse.forms, sparse.frequent))

    @classmethod
    def _own(cls, folder: Path) -> dict[str, Any]:
        return {
            "lexicon": Lexicon.open(folder / LEXICON),
            "aligner": Aligner.load(folder / ALIGNER),
            "sparse": optional(SparseModel.open, folder / SPARSE_WEIGHTS),
            "classes": optional(ClassModel.open, folder / CLASS_LANGUAGE_MODEL),
        }

    def words(self) -> Iterator[tuple[str, int, int]]:
        yield from super(AlignedModels, self).words()
        yield LEXICON, self.lexicon.sources, self.lexicon.targets
        yield ALIGNER, len(self.aligner.counts[0]), len(self.aligner.counts[1])
        if self.classes is not None:
            yield CLASS_LANGUAGE_MODEL_WORDS, 0, self.classes.words

    def scorer(self, learned: RuleScorer) -> RuleScorer:
        return SparseScorer(self.sparse, learned, self.forms) if self.sparse else learned

    def align(self, source: U32, target: U32) -> U16:
        return self.aligner.align(source, target)

    def align_confirmed(
        self, lexicon: OnlineLexicon, source: U32, target: U32, kept: Iterable[tuple[int, int]]
    ) -> U16:
        return OnlineAligner(self.aligner, lexicon).align(source, target, kept)

    def verify(self, folder: Path, read: Mapping[Path, int] = NOTHING_READ) -> None:
        super(AlignedModels, self).verify(folder, read)
        verify_aligner(folder / ALIGNER, read)


def optional(open_model: Callable[[Path], M], folder: Path) -> M | None:
    """A model that an engine may have."""
    return open_model(folder) if folder.exists() else None
