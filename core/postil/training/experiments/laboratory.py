"""Laboratory of an experiment, shared by its rows: the text of one pair of languages and an engine.

Text is lower-cased, as both papers have it, and cut by Postil's own tokeniser; scores are
sacrebleu's (13a) of the translations as text. Text and engine are kept in a folder: the next
experiment on the same pair takes them from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import numpy.typing as npt

from postil.bitext.store import Bitext
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.kinds.registry import open_models
from postil.engine.models import EngineModels
from postil.engine.segment_decoder import Parse
from postil.errors import UsageError
from postil.messages import Message
from postil.search.constraints import FREE, Constraints
from postil.search.decoders import Decoders
from postil.search.forest.hypergraph import PASS_THROUGH
from postil.search.phrase.translator import F32, U32, Translator
from postil.search.settings import SearchOptions
from postil.search.sparse.rule_scorer import RuleScorer
from postil.training.corpora import CorpusFiles
from postil.training.experiments.corpora import layout_of, read_lines
from postil.training.folded_text import Part as ModelPart
from postil.training.folded_text import folded_text
from postil.training.preparation import LONGEST_TUNED_ON, prepare, tuning_set
from postil.training.recipe import RecipeRequest, Value
from postil.training.recipe_book import recipe_named
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.syntax.treebank import Treebank
from postil.training.tuning.loop import TuningOptions, TuningSet, judged
from postil.training.tuning.pools import resolved
from postil.types.files import atomic_write
from postil.types.progress import Progress

PARTS = ("train", "tune", "test")
PHRASE_BASED = "phrase-based"


@dataclass(frozen=True, slots=True)
class Size:
    """Scale of an experiment: how much of the text is used, and how long training may go on.

    Parameters
    ----------
    train, tune, test
        Lines of each part; None: all.
    tuning_rounds
        Of the baseline engine.
    folds
        Parts of the training text that are translated with models of the others.
    nbest
        Candidates per sentence, where the paper does not say how many.
    rounds, text_rounds
        Of training on relevant sets: on the development set, on the training text.
    margin_rounds
        Of training by large margins on the development set.
    sampled
        Sentences of the training text that binary features are trained on: those that cover the
        sequences of words of the test set (Tillmann & Zhang, VI-A); 0: all.
    """

    name: str
    train: int | None = None
    tune: int | None = None
    test: int | None = None
    tuning_rounds: int = 8
    folds: int = 10
    nbest: int = 100
    rounds: int = 30
    text_rounds: int = 30
    margin_rounds: int = 50
    sampled: int = 10_000


FULL = Size("full")
SMALL = Size(
    "small",
    train=3000,
    tune=200,
    test=300,
    tuning_rounds=3,
    folds=3,
    nbest=50,
    rounds=6,
    text_rounds=3,
    margin_rounds=4,
    sampled=1000,
)


def sized(size: Size, changes: Sequence[str]) -> Size:
    """A size with other numbers, each as "tune=300", which its name then tells.

    Raises
    ------
    UsageError
        A size has no such number, or this is none.
    """
    names = [field.name for field in fields(Size) if field.name != "name"]
    for change in changes:
        name, _, value = change.partition("=")
        if name not in names or not value.isdecimal():
            raise UsageError(
                Message(
                    "{change} is no number of an experiment's size; there are: {names}.",
                    change=change,
                    names=", ".join(names),
                )
            )
        size = replace(size, name=f"{size.name}.{name}-{value}", **{name: int(value)})
    return size


@dataclass(frozen=True, slots=True)
class Held:
    """A held-out part: ``words`` of the source, ``ids`` for the decoder, ``references`` as text."""

    words: list[list[str]]
    ids: TuningSet
    references: list[str]


@dataclass
class Laboratory:
    """Text, engine and decoding of one pair.

    Parameters
    ----------
    folder
        Text and engine are here, or are put here.
    data
        The folder of corpora; see ``experiments.corpora``.
    pair
        "multi30k.en-de" and the like.
    threads
        Results do not depend on it.
    recipe
        Name of the recipe that makes the baseline engine. Where it asks for trees of the target and
        the corpus has none, a parser makes them.
    """

    folder: Path
    data: Path
    pair: str
    size: Size = FULL
    threads: int = 2
    recipe: str = PHRASE_BASED

    def __post_init__(self) -> None:
        self.layout, self.source, self.target = layout_of(self.pair)
        self._bitext: Bitext | None = None

    @property
    def engine(self) -> Path:
        """Folder of the baseline engine, tuned by minimum error rate training."""
        return self.folder / "engine"

    @property
    def request(self) -> TrainingRequest:
        """Request of the training of the baseline engine."""
        return TrainingRequest(
            self.pair,
            self.source,
            self.target,
            [CorpusFiles(self.text("train", self.source), self.text("train", self.target))],
            tuning_set=CorpusFiles(self.text("tune", self.source), self.text("tune", self.target)),
            truecase=False,
            tuning=TuningOptions(method="mert", rounds=self.size.tuning_rounds),
            threads=self.threads,
        )

    def text(self, part: str, language: str) -> Path:
        return self.folder / "text" / f"{part}.{language}"

    def prepare(self, progress: Progress) -> None:
        """Write the text and train the engine, unless they are there.

        Raises
        ------
        InputError
            A corpus is missing or damaged.
        StorageError
            The folder cannot be written.
        Cancelled
            Through ``progress``.
        """
        for part in PARTS:
            for language in (self.source, self.target):
                self._write(part, language)
        for language, trees in self.layout.trees.items():
            if not self.text("trees", language).exists():
                write_text(self.text("trees", language), trees.lines(self.data, language))
        if not self.engine.exists():
            recipe = recipe_named(self.recipe)
            wanted = "target-trees" in recipe.values({})
            path = self.trees(self.target) if wanted else None
            settings: dict[str, Value] = {"class-model": 0}  # the papers' engines have none
            if path:
                settings["target-trees"] = str(path)
            recipe.run(RecipeRequest(self.request, settings=settings), self.engine, progress)

    def _write(self, part: str, language: str) -> None:
        path = self.text(part, language)
        if not path.exists():
            lines = self.layout.lines(part, self.data, language)[: getattr(self.size, part)]
            write_text(path, [line.lower() for line in lines])

    def trees(self, language: str) -> Path | None:
        """File of the syntax trees of all sentences in a language, if the corpus has them."""
        return self.text("trees", language) if language in self.layout.trees else None

    @cached_property
    def parse(self) -> Parse | None:
        """Constituents of a source sentence by its words, if the corpus has trees of them."""
        path = self.trees(self.source)
        return Treebank.read([path]).tree_of if path else None

    @cached_property
    def base(self) -> EngineModels:
        """The models of the baseline engine."""
        return open_models(self.engine)

    @property
    def models(self) -> PhraseModels:
        """The same, of a phrase-based engine."""
        if not isinstance(self.base, PhraseModels):
            raise TypeError(f"{self.recipe} makes no phrase-based engine")
        return self.base

    @cached_property
    def weights(self) -> F32:
        """Tuned dense weights of the baseline, shape (columns,)."""
        return self.base.weights

    @cached_property
    def train(self) -> Held:
        """The training text, as the engine reads it."""
        return self._held("train", None)

    @cached_property
    def tune(self) -> Held:
        """The development set: without what tuning leaves out, too."""
        return self._held("tune", LONGEST_TUNED_ON)

    @cached_property
    def test(self) -> Held:
        """The test set."""
        return self._held("test", None)

    def bitext(self, progress: Progress) -> Bitext:
        """The training text as the engine was trained on it."""
        if self._bitext is None:
            work = self.folder / "corpus"
            work.mkdir(parents=True, exist_ok=True)
            self._bitext = prepare(self.request, work, TrainingReport(work), progress).bitext
        return self._bitext

    def folded(self, progress: Progress, folds: int = 0) -> tuple[TuningSet, list[ModelPart]]:
        """The training text, or what covers the test set of it, and for each part of it the folder
        of models that have not seen it; ``folds``: so many parts, instead of those of the size, 1
        for the engine's own models.
        """
        progress.update(0.0, 1.0)
        bitext = self.bitext(progress.part(0.1))
        progress.update(0.1)
        place = self.folder / "folds"
        place.mkdir(parents=True, exist_ok=True)
        return folded_text(
            self.base,
            self.engine,
            bitext,
            place,
            folds=folds or self.size.folds,
            sentences=self.size.sampled,
            like=self.text("test", self.source) if self.size.sampled else None,
            threads=self.threads,
            progress=progress.part(0.9),
        )

    def _held(self, part: str, longest: int | None) -> Held:
        source, target = self.base.source, self.base.target
        lines = [
            (source.tokeniser.tokenise(left), target.tokeniser.tokenise(right), right)
            for left, right in zip(
                read_lines(self.text(part, self.source)),
                read_lines(self.text(part, self.target)),
                strict=True,
            )
        ]
        kept = [
            (words, reference, text)
            for words, reference, text in lines
            if words and reference and (longest is None or len(words) <= longest)
        ]
        segments = [(words, [reference]) for words, reference, _ in kept]
        ids = tuning_set(segments, source.vocabulary, target.vocabulary)
        return Held([words for words, _, _ in kept], ids, [text for _, _, text in kept])

    def translator(
        self,
        weights: npt.ArrayLike | None = None,
        *,
        search: SearchOptions | None = None,
        phrase_scores: F32 | None = None,
        scorer: RuleScorer | None = None,
    ) -> Translator:
        """A decoder on the baseline's models, with its weights unless others are given."""
        return Translator(
            self.models.table,
            self.models.lm,
            self.weights if weights is None else weights,
            search or self.models.search_options,
            scorer,
            phrase_scores=phrase_scores,
            jumps=self.models.jumps,
            classes=self.models.classes,
        )

    def translated(
        self, decoder: Decoders[Any], held: Held, progress: Progress | None = None
    ) -> list[str]:
        """The best translation of each sentence, as text."""
        found = self._decoded(decoder, held, progress)
        return [self.spelt(ids, words) for ids, words in zip(found, held.words, strict=True)]

    def _decoded(
        self, decoder: Decoders[Any], held: Held, progress: Progress | None
    ) -> Iterator[U32]:
        return decoder.map(
            partial(self._best, decoder, held=held),
            range(len(held.words)),
            threads=self.threads,
            progress=progress,
        )

    def bleu(self, decoder: Decoders[Any], held: Held, progress: Progress | None = None) -> float:
        """Corpus BLEU, in [0, 1], on tokens: what tuning goes by."""
        found = self._decoded(decoder, held, progress)
        outputs = [
            resolved(ids, copies) for ids, copies in zip(found, held.ids.copies, strict=True)
        ]
        return judged(outputs, held.ids.references, progress)

    def spelt(self, ids: U32, source: list[str]) -> str:
        """Target ids as text; an id that copies a source word gives that word."""
        vocabulary = self.base.target.vocabulary
        words = [
            source[token - PASS_THROUGH] if token >= PASS_THROUGH else vocabulary.token(token)
            for token in ids.tolist()
        ]
        return self.base.target.tokeniser.detokenise(words)

    def _best(self, decoder: Decoders[Any], number: int, held: Held) -> U32:
        """The best translation of a sentence, with the constituents that are known of it."""
        found = self.parse(held.words[number]) if self.parse else ()
        constraints = Constraints(constituents=found) if found else FREE
        return decoder.best(held.ids.sources[number], constraints=constraints)[0]


def write_text(path: Path, lines: Iterable[str]) -> None:
    """Write a file of lines, all or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(path) as temporary:
        temporary.write_bytes("".join(f"{line}\n" for line in lines).encode())
