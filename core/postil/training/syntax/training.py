"""Training of a syntax-based engine: from corpora and trees to an engine folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from postil.bitext.store import Bitext
from postil.engine.kinds.declared import SYNTAX
from postil.engine.kinds.hierarchical import open_other_models
from postil.engine.models import GRAMMAR, LANGUAGE_MODEL, LEXICON
from postil.errors import InputError
from postil.models.grammar.grammar import Grammar
from postil.models.lexicon.model import Lexicon
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.pair_scores import PHRASE_SCORES
from postil.models.tree_grammar.builder import TreeGrammarOptions, build_tree_grammar
from postil.models.tree_grammar.tree_arrays import TreeArrays
from postil.search.chart.translator import ChartTranslator
from postil.search.settings import ChartSearchOptions
from postil.training.aligned_training import AlignedText, AlignedTraining
from postil.training.hierarchical.training import starting_weights
from postil.training.recipe import Value
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.syntax.bracketed import TreeError, parse_tree
from postil.training.syntax.parsers import parse
from postil.training.syntax.treebank import Treebank, spelled
from postil.types.progress import Progress

SEARCH = ChartSearchOptions(pop_limit=200, stack_limit=40, span_limit=30, table_limit=50)


def train_syntax(
    request: TrainingRequest,
    settings: Mapping[str, Value],
    destination: Path,
    progress: Progress,
) -> TrainingReport:
    """Train a syntax-based engine with all settings of its recipe: see ``EngineTraining.train``.

    Raises
    ------
    InputError
        No sentence of the corpora has a tree.
    """
    return _Training(request, settings, progress).train(destination)


class _Training(AlignedTraining):
    KIND = SYNTAX
    READING = 0.1

    def __init__(
        self, request: TrainingRequest, settings: Mapping[str, Value], progress: Progress
    ) -> None:
        super().__init__(request, progress)
        self.given = settings
        self.target_text = str(settings["target-text"]).strip()
        self.class_model = int(settings["class-model"])
        self.grammar = TreeGrammarOptions(
            composed=int(settings["composed"]), threads=request.threads
        )
        self.with_trees = 0

    def build_models(self, bitext: Bitext) -> None:
        with self.step("Parsing sentences", 0.1):
            self.trees = self._trees(bitext)
        super().build_models(bitext)

    def build_rules(self, text: AlignedText) -> int:
        build_tree_grammar(
            text.corpus,
            self.trees,
            self.folder / GRAMMAR,
            self.folder / PHRASE_SCORES,
            options=self.grammar,
            progress=self.progress.part(0.13),
            lexicon=text.lexicon,
        )
        del self.trees  # nothing later needs them
        return len(self._grammar())

    def _trees(self, bitext: Bitext) -> TreeArrays:
        """The trees of the file, or of the parser, over the tokens of the target side."""
        path = str(self.given["target-trees"]).strip()
        bank = Treebank.read([Path(path)]) if path else self._parsed(bitext)
        found = bank.lay_over(_sentences(bitext), in_twos=True)
        self.with_trees = found.found
        if not found.found:
            raise InputError(
                "there is no tree of any target sentence in it.",
                file=Path(path or str(self.given["parser"])),
                hint="Trees have the words of the target side, one tree to a line.",
            )
        return found

    def _parsed(self, bitext: Bitext) -> Treebank:
        sentences = [" ".join(map(spelled, tokens)) for tokens in _sentences(bitext)]
        command, threads = str(self.given["parser"]), self.request.threads
        bank = Treebank()
        for line in parse(sentences, command, threads, self.progress.part(0.1)):
            try:
                tree = parse_tree(line)
            except TreeError:
                continue  # one sentence less to learn from
            if tree is not None:
                bank.add(tree)
        return bank

    def _grammar(self) -> Grammar:
        return Grammar.open(self.folder / GRAMMAR, self.folder / PHRASE_SCORES)

    def translator(self) -> ChartTranslator:
        others = open_other_models(self.folder)
        classes = self.classes
        return ChartTranslator(
            self._grammar(),
            LanguageModel.open(self.folder / LANGUAGE_MODEL),
            Lexicon.open(self.folder / LEXICON),
            starting_weights(others, classes),
            SEARCH,
            others=others,
            classes=classes,
        )

    def settings(self) -> dict[str, Any]:
        grammar = asdict(replace(self.grammar, threads=1))
        return {"search": asdict(SEARCH), "grammar": grammar, "trees": self.with_trees}


def _sentences(bitext: Bitext) -> Iterator[list[str]]:
    """Tokens of the target side."""
    for index in range(len(bitext)):
        yield bitext.target.vocabulary.decode(bitext.target.sentence(index))
