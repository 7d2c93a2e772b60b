"""Decoding with phrase tables, block by block."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Self

import numpy as np
import numpy.typing as npt

from postil.models.lm.class_model import ClassModel
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.table import PhraseTable
from postil.models.session.ngrams import SessionNgrams
from postil.models.word_distortion import WordDistortion
from postil.search.constraints import EVERY_KIND, FREE, Constraints, ExtraOption
from postil.search.decoders import Decoders
from postil.search.forest.hypergraph import Forest
from postil.search.option_columns import OptionColumns
from postil.search.phrase.block import BlockDecoder
from postil.search.phrase.block_forest import best_derivation, block_forest
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.options import OptionTable
from postil.search.settings import SearchOptions
from postil.search.sparse.rule_scorer import RuleScorer

U32 = npt.NDArray[np.uint32]
F32 = npt.NDArray[np.float32]
Step = tuple[int, int, tuple[int, ...]]  # source start, end, target ids


class Translator(Decoders[BlockDecoder]):
    """Block decoders for any number of threads."""

    features = PHRASE_FEATURES
    heeds = EVERY_KIND

    def __init__(
        self,
        table: PhraseTable,
        lm: LanguageModel,
        weights: npt.ArrayLike,
        options: SearchOptions,
        scorer: RuleScorer | None = None,
        *,
        phrase_scores: F32 | None = None,
        jumps: WordDistortion | None = None,
        margin_scores: F32 | None = None,
        session: SessionNgrams | None = None,
        classes: ClassModel | None = None,
    ) -> None:
        self.table = table
        self.lm = lm
        self.options = options
        self.scorer = scorer
        self.phrase_scores = phrase_scores
        self.jumps = jumps
        self.margin_scores = margin_scores
        self.session = session
        self.classes = classes
        self._spare: SimpleQueue[BlockDecoder] = SimpleQueue()  # of former versions
        super().__init__(weights)

    @property
    def tuned(self) -> npt.NDArray[np.bool_]:
        """Without a model of word classes not its weight either: tuning draws less at random."""
        absent = ["lm.classes"] if self.classes is None else []
        return self.features.tuned & ~self.features.mask(absent)

    def take_over(self, former: Self) -> None:
        for idle in (former._idle, former._spare):
            with suppress(Empty):
                while True:
                    self._spare.put(idle.get_nowait())

    def _new_decoder(self) -> BlockDecoder:
        with suppress(Empty):
            decoder = self._spare.get_nowait()
            decoder.renew(self.weights, self.scorer, self.session)
            return decoder
        options = OptionTable(
            self.table,
            self.lm,
            self.weights,
            self.options.table_limit,
            self.scorer,
            self.phrase_scores,
            self.jumps,
            self.margin_scores,
            self.session,
            self.classes,
        )
        return BlockDecoder(options, self.weights, self.options)

    def best_steps(self, source: U32) -> tuple[list[Step], F32, float]:
        """Phrases of the best translation in target order, their dense values (columns,), score."""
        with self._decoder() as decoder:
            decoder.search(source)
            return *best_derivation(decoder), decoder.score

    def best(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> tuple[U32, float]:
        with self._decoder() as decoder:
            decoder.search(source, OptionColumns.of(extra) if extra else None, constraints)
            return decoder.tokens(), decoder.score

    def described(self) -> tuple[tuple[object, ...], list[Path]]:
        folders = [folder for folder in (self.table.folder, self.lm.folder) if folder]
        folders += self.classes.folders if self.classes else ()
        return (self.options, len(self.table), self.lm.order), folders

    def forest(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> Forest:
        with self._decoder() as decoder:
            decoder.search(source, OptionColumns.of(extra) if extra else None, constraints)
            return block_forest(decoder).parsed(constraints.constituents)
