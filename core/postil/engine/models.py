"""The models of an engine folder, opened memory-mapped: what engines of all kinds have."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Literal, Self, TypeVar

import numpy as np
import numpy.typing as npt

from postil.bitext.clean import as_trained
from postil.bitext.online_lexicon import OnlineLexicon
from postil.engine.kinds.declared import EngineKind
from postil.engine.manifest import EngineManifest
from postil.engine.manifest_values import known_options
from postil.engine.pipeline import Prepared, Side
from postil.errors import EngineError, InputError, UsageError
from postil.features.layout import FeatureLayout
from postil.features.sparse_model import NO_WORDS
from postil.features.word_forms import WordForms
from postil.memory.composing.pieces import Link
from postil.messages import Message
from postil.models.lexicon.model import Lexicon
from postil.models.lm.files import TRIE_TYPES
from postil.models.lm.model import LanguageModel
from postil.models.max_margin.session import SessionCounts
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.session.ngrams import SessionNgrams
from postil.models.trained_pairs import TYPES as PAIR_TYPES
from postil.models.trained_pairs import TrainedPairs
from postil.models.word_classes import classes_path, read_word_classes
from postil.search.constraints import ExtraOption
from postil.search.decoders import Decoders
from postil.search.sparse.rule_scorer import RuleScorer
from postil.text.access_keys import without_key
from postil.text.casing import Truecaser
from postil.text.list_markers import has_dotted_markers
from postil.text.tags import TaggedText
from postil.text.tokeniser import Mode, Tokeniser, primary_subtag
from postil.text.vocabulary import Vocabulary
from postil.types.array_folder import NOTHING_READ, damaged, verify_arrays

U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]
F32 = npt.NDArray[np.float32]
Options = TypeVar("Options")
Targets = tuple[frozenset[tuple[int, ...]], int]
Types = Mapping[str, np.dtype[Any]]

PHRASE_TABLE = "phrase-table"
LANGUAGE_MODEL = "language-model"
OTHER_LANGUAGE_MODELS = ("second-language-model", "third-language-model")  # optional
CLASS_LANGUAGE_MODEL = "class-language-model"  # optional: of word classes
CLASS_LANGUAGE_MODEL_WORDS = "class-language-model-words"  # beside it: the class of each word
LEXICON = "lexicon"
ALIGNER = "aligner"
SPARSE_WEIGHTS = "sparse-weights"  # optional
HELD_OUT = "held-out"  # optional: segments it was never trained on, not exported
WORD_DISTORTION = "word-distortion"  # optional
GRAMMAR = "grammar"
GRAMMAR_PREFIXES = "grammar-prefixes"  # beside the grammar
GRAMMAR_TREES = "grammar-trees"  # optional, of rules that come from trees
RULE_CORPUS = "rule-corpus"  # instead of a grammar
MARGIN_MATRIX = "margin-matrix"  # of a max-margin engine all there is beside the LM
TRAINED_PAIRS = "trained-pairs"  # optional: engines trained before these were kept have none
COMMON_PARTS: Mapping[str, Types] = {
    LANGUAGE_MODEL: TRIE_TYPES,
    TRAINED_PAIRS: PAIR_TYPES,
}  # of any kind


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineModels(ABC):
    """The models and settings of an engine as it was trained. Each kind of engine is a subclass.

    Attributes
    ----------
    KIND
        The kind, one of ``kinds.declared``.
    PARTS
        Folders of arrays that an engine of the kind may have, with the types of their arrays (of a
        language model in either form: the trie has those of the other).
    NEEDED
        Names of the models without which it cannot be opened.
    source, target
        Preparation of text on each side: tokens, case, vocabulary.
    lm
        Language model of the target side; log probabilities are natural.
    trained_pairs
        The pairs of segments it was trained on.
    lexicon
        Translations of words in both directions, for the lexical scores of confirmed phrases; None
        where there is none.
    """

    KIND: ClassVar[EngineKind]
    PARTS: ClassVar[Mapping[str, Types]]
    NEEDED: ClassVar[tuple[str, ...]]

    manifest: EngineManifest
    source: Side
    target: Side
    lm: LanguageModel
    trained_pairs: TrainedPairs
    lexicon: Lexicon | None = None

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Open an engine folder of this kind; ``kinds.registry.open_models`` opens any.

        Raises
        ------
        EngineError
            Something is missing or damaged; the message names the file.
        UsageError
            The engine is of another kind.
        """
        manifest = EngineManifest.load(folder)
        if manifest.kind != cls.KIND.name:
            raise UsageError(
                Message(
                    "{name} is an engine of the kind {kind}; this needs one of the kind {wanted}.",
                    name=manifest.label,
                    kind=manifest.kind,
                    wanted=cls.KIND.name,
                ),
                hint="Choose another engine.",
            )
        languages = manifest.source_language, manifest.target_language
        try:
            models = cls(
                manifest=manifest,
                source=open_side(folder, "source", languages, manifest.tokeniser),
                target=open_side(folder, "target", languages, manifest.tokeniser),
                lm=LanguageModel.open(folder / LANGUAGE_MODEL),
                trained_pairs=TrainedPairs.open(folder / TRAINED_PAIRS),
                **cls._own(folder),
            )
        except (InputError, OSError) as error:
            raise damaged_engine(folder, error) from error
        known = len(models.source.vocabulary), len(models.target.vocabulary)
        for part, source_words, target_words in models.words():
            if source_words > known[0] or target_words > known[1]:
                raise damaged(folder / part, "it does not fit the words of the engine")
        return models

    @classmethod
    @abstractmethod
    def _own(cls, folder: Path) -> dict[str, Any]:
        """The fields that only this kind has; InputError or OSError if one cannot be opened."""

    def words(self) -> Iterator[tuple[str, int, int]]:
        """For each part its name, and how many source and target words it has numbers for."""
        yield LANGUAGE_MODEL, 0, self.lm.vocabulary_size

    @property
    def features(self) -> FeatureLayout:
        """The dense features of the decoder."""
        return self.KIND.features

    @property
    def gap_span(self) -> int:
        """Words that a rule with gaps may span; 0: the decoder knows no gaps."""
        return 0

    @property
    def weights(self) -> F32:
        """Weights of the dense features, as the manifest has them; float32, shape (columns,)."""
        return self.features.weights(self.manifest.weights)

    def search_settings(self, kind: type[Options]) -> Options:
        """Settings of the search, as the manifest has them."""
        return known_options(kind, self.manifest.settings.get("search", {}))

    @abstractmethod
    def decoder(
        self,
        weights: F32,
        scorer: RuleScorer,
        counts: SessionCounts | None,
        ngrams: SessionNgrams,
    ) -> Decoders[Any]:
        """A decoder of the engine.

        Parameters
        ----------
        weights
            Of its dense features, float32, shape (columns,).
        scorer
            What :meth:`scorer` gave.
        counts
            What :meth:`session_counts` gave, kept up to date by who learns.
        ngrams
            N-grams of confirmed segments, for the language model.
        """

    def scorer(self, learned: RuleScorer) -> RuleScorer:
        """Scorer of sparse features of rules: ``learned`` weights and those of the training."""
        return learned

    def was_trained_on(self, source: str, target: str) -> bool:
        """Whether this pair of plain texts was among those the engine was trained on."""
        if not len(self.trained_pairs):
            return False
        left, right = as_trained(source, target)
        return self.trained_pairs.holds(
            self.source.tokeniser.line(left), self.target.tokeniser.line(right)
        )

    def prepared_pair(self, source: TaggedText, target: TaggedText) -> tuple[Prepared, Prepared]:
        """A confirmed segment, both sides without the access key that the source may have."""
        left = self.source.prepare(source)
        if left.key is not None:
            target = TaggedText(without_key(target.text, left.key.sign), target.tags)
        return left, self.target.prepare(target)

    def fluency(self, target: str) -> float:
        """Mean natural log probability of the words of a plain target text and of its end, by the
        language model as it was trained; nothing that was learned since counts.
        """
        return float(self.lm.score_sentence(self.target.prepare(TaggedText.of(target)).ids).mean())

    def linked(self, source: str, target: str) -> list[Link]:
        """Character spans of the words of two plain texts that translate each other."""
        left = self.source.prepare(TaggedText.of(source))
        right = self.target.prepare(TaggedText.of(target))
        if not len(left) or not len(right):
            return []
        points = self.align(left.ids, right.ids)
        return [(left.spans[i], right.spans[j]) for i, j in points.tolist()]

    @abstractmethod
    def align(self, source: U32, target: U32) -> U16:
        """Links (source, target) between two sentences of token ids, uint16, shape (n, 2)."""

    @abstractmethod
    def align_confirmed(
        self, lexicon: OnlineLexicon, source: U32, target: U32, kept: Iterable[tuple[int, int]]
    ) -> U16:
        """Links (source, target) of a confirmed segment, uint16, shape (n, 2).

        Parameters
        ----------
        lexicon
            Links of the segments confirmed so far.
        kept
            Links (source, target) that are known from elsewhere.
        """

    def phrases(self, source: Sequence[int] | U32) -> Sequence[PhraseEntry]:  # noqa: ARG002
        """Entries of the phrase table for a phrase; nothing without a table."""
        return ()

    def targets(self, source: Sequence[int] | U32) -> Targets:
        """Translations of a phrase in the phrase table, and how often it was seen in training."""
        entries = self.phrases(source)
        return frozenset(entry.target for entry in entries), sum(entry.count for entry in entries)

    def predicted(self, prepared: Prepared) -> list[ExtraOption]:  # noqa: ARG002
        """Options for words of a sentence that are unknown to the decoder's other models."""
        return []

    def session_counts(self) -> SessionCounts | None:
        """New counts of confirmed segments for the decoder; None if it uses none."""
        return None

    def verify(self, folder: Path, read: Mapping[Path, int] = NOTHING_READ) -> None:
        """Compare the checksums of all models in ``folder``; read what opening leaves for later.
        Files whose checksum is among those that were ``read`` are not read again for it.

        Raises
        ------
        EngineError
            A file is not as it was written, or does not fit the others.
        """
        for part in self.PARTS:
            if (folder / part).exists():
                verify_arrays(folder / part, read)
        for name, side in (("source", self.source), ("target", self.target)):
            if (classes := classes_path(folder, name)).exists():
                read_word_classes(classes, side.vocabulary)
            language = primary_subtag(side.truecaser.language)
            if language not in ("", primary_subtag(side.tokeniser.language)):
                raise damaged(truecase_path(folder, name), "it is of another language")
        if self.manifest.settings.get("order", self.lm.order) != self.lm.order:
            raise damaged(folder / LANGUAGE_MODEL, "it is of another order than the engine says")


def damaged_engine(folder: Path, why: Exception | str) -> EngineError:
    """Error to raise where a part of an engine cannot be read."""
    return EngineError(
        Message("The engine {folder} is damaged: {reason}", folder=folder, reason=why),
        hint="Import or train it anew.",
    )


def trained_forms(
    models: EngineModels,
    folder: Path,
    kinds: Collection[str],
    frequent: tuple[Sequence[int], Sequence[int]] = NO_WORDS,
) -> tuple[WordForms, WordForms]:
    """Forms, of ``word_forms.KINDS``, of the source and target words of the engine in ``folder``;
    ``frequent``: those that features of context know, see ``SparseModel``.

    Raises
    ------
    EngineError
        Classes are wanted, and it has none.
    """
    found = []
    sides = ("source", models.source, frequent[0]), ("target", models.target, frequent[1])
    for name, side, known in sides:
        classes = {}
        if "class" in kinds:
            classes = read_word_classes(classes_path(folder, name), side.vocabulary)
        found.append(WordForms(side.vocabulary, kinds, classes, known))
    return found[0], found[1]


def vocabulary_path(folder: Path, side: str) -> Path:
    """File of the words of one side, "source" or "target", in the order of their ids."""
    return folder / f"vocabulary.{side}.txt"


def truecase_path(folder: Path, side: str) -> Path:
    """File of the case that the words of one side, "source" or "target", usually have."""
    return folder / f"truecase.{side}.txt"


def open_side(
    folder: Path, side: Literal["source", "target"], languages: tuple[str, str], mode: str
) -> Side:
    """What turns text of one side into token ids and back.

    Parameters
    ----------
    folder
        Of the engine.
    languages
        Of the source and of the target, as BCP 47 tags.
    mode
        "space" splits at spaces only; all else is Postil's own tokeniser.
    """
    tokeniser: Mode = "space" if mode == "space" else "postil"
    return Side(
        Tokeniser(languages[0 if side == "source" else 1], tokeniser),
        Truecaser.load(truecase_path(folder, side)),
        Vocabulary.load(vocabulary_path(folder, side)),
        is_source=side == "source",
        dotted_markers=has_dotted_markers(*languages),
    )
