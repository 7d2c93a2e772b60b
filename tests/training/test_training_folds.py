"""Folds: what decodes a sentence has not seen it, its jumps included."""

from __future__ import annotations

import shutil
from dataclasses import replace

import numpy as np
import pytest
from relevant_world import SEARCH, RelevantWorld

from postil.engine.models import (
    CLASS_LANGUAGE_MODEL,
    LANGUAGE_MODEL,
    PHRASE_TABLE,
    WORD_DISTORTION,
)
from postil.models.grammar.builder import GrammarOptions
from postil.models.lexicon.model import Lexicon
from postil.models.lm.class_estimate import estimate_class_model
from postil.models.lm.class_model import ClassModel, class_tokens
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.builder import PhraseTableOptions
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.table import PhraseTable
from postil.models.word_classes import train_word_classes
from postil.models.word_distortion import WordDistortion, estimate_word_distortion
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.training.expected_bleu.scoring import baseline_of
from postil.training.folded_text import folded_text
from postil.training.folds import build_fold, build_grammar_fold, fold_bounds, without
from postil.training.relevant_sets.decoding import Job, decode

JUMPS = [
    PHRASE_FEATURES.column("distortion.outbound"),
    PHRASE_FEATURES.column("distortion.inbound"),
]


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return RelevantWorld(tmp_path_factory.mktemp("folds"))


@pytest.fixture(scope="module")
def corpus(world, tmp_path_factory):
    folder = tmp_path_factory.mktemp("alignment")
    return baseline_of(world.models, world.bitext, folder / "alignment", 1).corpus


def arrays(folder):
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.bin"))}


def reversed_links(corpus, span):
    """The corpus with every sentence of ``span`` linked back to front, one to one."""
    points, offsets = corpus.points.copy(), corpus.point_offsets
    for number in range(*span):
        length = int(corpus.source_offsets[number + 1] - corpus.source_offsets[number])
        here = points[int(offsets[number]) : int(offsets[number + 1])]
        here[:, 0] = length - 1 - here[:, 0]
    return replace(corpus, points=points)


def test_the_jumps_of_a_fold_are_those_of_all_other_sentences(world, corpus, tmp_path):
    words = len(world.models.source.vocabulary)
    for number, (part, span) in enumerate(
        zip(world.parts, fold_bounds(len(corpus), 2), strict=True)
    ):
        rest = AlignedCorpus.of(*without(corpus, span))
        estimate_word_distortion(rest, tmp_path / f"rest{number}", words)
        assert arrays(part.models / WORD_DISTORTION) == arrays(tmp_path / f"rest{number}")
        assert arrays(part.models / WORD_DISTORTION) != arrays(world.engine / WORD_DISTORTION)


def test_what_stands_in_a_fold_does_not_change_its_models(world, corpus, tmp_path):
    span = fold_bounds(len(corpus), 2)[0]
    for name, text in (("as-it-is", corpus), ("reversed", reversed_links(corpus, span))):
        build_fold(
            text,
            span,
            tmp_path / name,
            PhraseTableOptions(),
            order=2,
            target_words=len(world.models.target.vocabulary),
            jump_words=len(world.models.source.vocabulary),
        )
    for model in (PHRASE_TABLE, LANGUAGE_MODEL, WORD_DISTORTION):
        seen = arrays(tmp_path / "as-it-is" / model)
        assert seen
        assert seen == arrays(tmp_path / "reversed" / model)
    changed = reversed_links(corpus, span)
    words = len(world.models.source.vocabulary)
    estimate_word_distortion(corpus, tmp_path / "whole", words)
    estimate_word_distortion(changed, tmp_path / "changed", words)
    assert arrays(tmp_path / "whole") != arrays(tmp_path / "changed")  # it would have been seen


def test_word_classes_of_a_fold_are_the_engines_and_their_order_that_of_other_sentences(
    world, corpus, tmp_path
):
    def model_of(text, classes, name):
        return estimate_class_model(
            (text.target_tokens, text.target_offsets), classes, 3, tmp_path / name
        )

    words = len(world.models.target.vocabulary)
    classes = train_word_classes(corpus.target_tokens, corpus.target_offsets, words, 4).numbers
    whole = model_of(corpus, class_tokens(classes), "whole")
    span = fold_bounds(len(corpus), 2)[0]
    build_grammar_fold(
        corpus,
        span,
        tmp_path / "fold",
        GrammarOptions(),
        lexicon=Lexicon.count(corpus),
        order=2,
        target_words=words,
        classes=whole,
    )
    found = ClassModel.open(tmp_path / "fold" / CLASS_LANGUAGE_MODEL)
    rest = model_of(AlignedCorpus.of(*without(corpus, span)), whole.tokens, "rest")
    assert found.tokens.tolist() == whole.tokens.tolist()
    assert arrays(found.lm.folder) == arrays(rest.lm.folder)
    assert arrays(found.lm.folder) != arrays(whole.lm.folder)


def test_sentences_are_decoded_with_the_jumps_of_their_fold(world):
    weights = np.full(len(world.models.manifest.weights), 0.1)
    wide = replace(SEARCH, distortion_limit=6)
    different = 0
    for part in world.parts:
        sources = [world.text.sources[n] for n in range(part.first, part.last)]
        found = decode(Job(part.models, tuple(weights.tolist()), wide), sources)
        table = PhraseTable.open(part.models / PHRASE_TABLE)
        lm = LanguageModel.open(part.models / LANGUAGE_MODEL)
        own, engines = (
            Translator(table, lm, weights, wide, jumps=WordDistortion.open(folder))
            for folder in (part.models / WORD_DISTORTION, world.engine / WORD_DISTORTION)
        )
        for source, (best,) in zip(sources, found, strict=True):
            _, dense, score = own.best_steps(source)
            assert best.dense.tolist() == dense.tolist()
            assert best.score == score
            _, seen, _ = engines.best_steps(source)
            different += best.dense[JUMPS].tolist() != seen[JUMPS].tolist()
    assert different  # the engine's own model says something else of these sentences


def test_folds_of_an_earlier_version_get_their_jumps(world, tmp_path):
    place = tmp_path / "folds"
    shutil.copytree(world.parts[0].models.parent, place)
    for part in world.parts:
        shutil.rmtree(place / part.models.name / WORD_DISTORTION)
    _, parts = folded_text(world.models, world.engine, world.bitext, place, folds=2, sentences=60)
    for old, new in zip(world.parts, parts, strict=True):
        assert arrays(new.models / WORD_DISTORTION) == arrays(old.models / WORD_DISTORTION)
