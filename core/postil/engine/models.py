"""The models of an engine folder, opened memory-mapped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import Aligner
from postil.engine.manifest import EngineManifest
from postil.engine.manifest_values import MAX_MARGIN, known_options
from postil.engine.pipeline import Side
from postil.errors import EngineError, InputError
from postil.features.sparse_model import SparseModel
from postil.models.lexicon import Lexicon
from postil.models.lm import LanguageModel
from postil.models.max_margin.aligner import MarginAligner
from postil.models.max_margin.matrix import MarginMatrix
from postil.models.max_margin.table_scores import MARGIN_SCORES, open_margin_scores
from postil.models.phrase_extra import PHRASE_SCORES, open_phrase_scores
from postil.models.phrase_extract_corpus import AlignedCorpus
from postil.models.phrase_table import PhraseTable
from postil.models.word_distortion import WordDistortion
from postil.search.settings import SearchOptions
from postil.text.casing import Truecaser
from postil.text.tokeniser import Mode, Tokeniser
from postil.text.vocabulary import Vocabulary
from postil.types.array_folder import damaged
from postil.wording import Worded

M = TypeVar("M")
NOTHING = np.empty(0, np.uint32)
START = np.zeros(1, np.uint64)
NO_TEXT = AlignedCorpus(NOTHING, START, NOTHING, START, np.empty((0, 2), np.uint16), START)
F32 = npt.NDArray[np.float32]

PHRASE_TABLE = "phrase-table"
LANGUAGE_MODEL = "language-model"
LEXICON = "lexicon"
ALIGNER = "aligner"
SPARSE_WEIGHTS = "sparse-weights"  # optional
HELD_OUT = "held-out"  # optional: segments it was never trained on, not exported
WORD_DISTORTION = "word-distortion"  # optional
MARGIN_MATRIX = "margin-matrix"  # optional; of kind MAX_MARGIN all there is beside the LM


@dataclass(frozen=True, slots=True)
class EngineModels:
    """Everything static in an engine."""

    manifest: EngineManifest
    source: Side
    target: Side
    table: PhraseTable
    lm: LanguageModel
    lexicon: Lexicon
    aligner: Aligner | MarginAligner
    sparse: SparseModel | None
    phrase_scores: F32 | None
    jumps: WordDistortion | None
    matrix: MarginMatrix | None
    margin_scores: F32 | None

    @classmethod
    def open(cls, folder: Path) -> EngineModels:
        """Open an engine folder.

        Raises
        ------
        EngineError
            Something is missing or damaged; the message names the file.
        """
        manifest = EngineManifest.load(folder)
        try:
            matrix = _optional(MarginMatrix.open, folder / MARGIN_MATRIX)
            table, lexicon, aligner = _aligned(folder, manifest.kind, matrix)
            models = cls(
                manifest=manifest,
                source=open_side(folder, "source", manifest.source_language, manifest.tokeniser),
                target=open_side(folder, "target", manifest.target_language, manifest.tokeniser),
                table=table,
                lm=LanguageModel.open(folder / LANGUAGE_MODEL),
                lexicon=lexicon,
                aligner=aligner,
                sparse=_optional(SparseModel.open, folder / SPARSE_WEIGHTS),
                phrase_scores=open_phrase_scores(folder / PHRASE_SCORES, table),
                jumps=_optional(WordDistortion.open, folder / WORD_DISTORTION),
                matrix=matrix,
                margin_scores=open_margin_scores(folder / MARGIN_SCORES, table),
            )
        except (InputError, OSError) as error:
            raise damaged_engine(folder, error) from error
        for part, source_words, target_words in models.words():
            known = len(models.source.vocabulary), len(models.target.vocabulary)
            if source_words > known[0] or target_words > known[1]:
                raise damaged(folder / part, "it does not fit the words of the engine")
        return models

    def words(self) -> Iterator[tuple[str, int, int]]:
        """Of each part its name, and how many words of source and target it has numbers for."""
        yield LANGUAGE_MODEL, 0, self.lm.vocabulary_size
        yield LEXICON, self.lexicon.sources, self.lexicon.targets
        if isinstance(self.aligner, Aligner):
            yield ALIGNER, len(self.aligner.counts[0]), len(self.aligner.counts[1])
        if self.jumps is not None:
            yield WORD_DISTORTION, self.jumps.words, 0
        if self.matrix is not None:
            sides = self.matrix.source, self.matrix.target
            yield MARGIN_MATRIX, sides[0].vocabulary_size, sides[1].vocabulary_size

    @property
    def search_options(self) -> SearchOptions:
        return known_options(SearchOptions, self.manifest.settings.get("search", {}))


def needed_models(kind: str) -> tuple[str, ...]:
    """Names of the models without which an engine of a kind cannot be opened."""
    aligned = (MARGIN_MATRIX,) if kind == MAX_MARGIN else (PHRASE_TABLE, LEXICON, ALIGNER)
    return (LANGUAGE_MODEL, *aligned)


def damaged_engine(folder: Path, why: Exception | str) -> EngineError:
    """What to raise where a part of an engine cannot be read."""
    return EngineError(
        Worded("The engine {folder} is damaged: {reason}", folder=folder, reason=why),
        hint="Import or train it anew.",
    )


def _optional(open_model: Callable[[Path], M], folder: Path) -> M | None:
    return open_model(folder) if folder.exists() else None


def _aligned(
    folder: Path, kind: str, matrix: MarginMatrix | None
) -> tuple[PhraseTable, Lexicon, Aligner | MarginAligner]:
    """What comes of word alignment; the max-margin system has none and aligns by its matrix."""
    if kind != MAX_MARGIN:
        return (
            PhraseTable.open(folder / PHRASE_TABLE),
            Lexicon.open(folder / LEXICON),
            Aligner.load(folder / ALIGNER),
        )
    if matrix is None:
        raise InputError("it has no matrix", file=folder / MARGIN_MATRIX)
    return PhraseTable.from_entries([]), Lexicon.count(NO_TEXT), MarginAligner(matrix)


def vocabulary_path(folder: Path, side: str) -> Path:
    return folder / f"vocabulary.{side}.txt"


def truecase_path(folder: Path, side: str) -> Path:
    return folder / f"truecase.{side}.txt"


def open_side(folder: Path, side: str, language: str, mode: str) -> Side:
    tokeniser: Mode = "space" if mode == "space" else "postil"
    return Side(
        Tokeniser(language, tokeniser),
        Truecaser.load(truecase_path(folder, side)),
        Vocabulary.load(vocabulary_path(folder, side)),
    )
