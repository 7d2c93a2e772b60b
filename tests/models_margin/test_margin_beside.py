"""The matrix W beside a phrase table: scores of its rows."""

from __future__ import annotations

from math import log

import numpy as np
import pytest

from phrase_tables import table_of
from postil.models.lm.estimate import estimate_lm
from postil.models.max_margin.aligner import MarginAligner
from postil.models.max_margin.builder import MarginOptions, build_matrix
from postil.models.max_margin.matrix import MarginMatrix
from postil.models.max_margin.table_rows import table_rows
from postil.models.phrase_table.entries import PhraseEntry
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions
from token_text import Text

ORIENTATION = (-1.0,) * 6


PAIRS = [([3, 4, 5], [3, 4, 5]), ([3, 6, 5], [3, 6, 5]), ([4, 6], [4, 6])] * 4
TEXT = Text.of(PAIRS)


@pytest.fixture(scope="module")
def matrix(tmp_path_factory):
    folder = tmp_path_factory.mktemp("w") / "w"
    build_matrix(TEXT, (8, 8), folder, MarginOptions(measure="f1", threshold=0.7))
    return MarginMatrix.open(folder)


def table():
    pairs = [((3,), (3,)), ((3,), (7,)), ((4, 6), (4, 6)), ((6,), (6,)), ((7,), (3,))]
    return table_of([PhraseEntry(s, t, (-1.0,) * 4, ORIENTATION) for s, t in pairs])


def test_rows_have_the_scores_of_w(matrix):
    phrases = table()
    scores = table_rows(phrases, matrix)
    known = [
        {words: f1 for words, f1, _ in matrix.predicted(entry.source)}.get(entry.target)
        for entry in phrases.entries()
    ]
    assert any(f1 is None for f1 in known)
    least = min(log(f1) for f1 in known if f1 is not None)
    for (score, value), f1 in zip(scores.tolist(), known, strict=True):
        assert score == pytest.approx(0.0 if f1 is None else log(2.0))
        assert value == pytest.approx(least if f1 is None else log(f1), abs=1e-6)


def test_the_block_decoder_adds_them_up(matrix, tmp_path):
    phrases = table()
    lm = estimate_lm([(TEXT.target.tokens, TEXT.target.offsets)], 2, tmp_path, vocabulary_size=8)
    weights = np.zeros(len(PHRASE_FEATURES), dtype=np.float32)
    weights[PHRASE_FEATURES.mask(("margin.score", "margin.f1"))] = 1.0
    translator = Translator(
        phrases, lm, weights, SearchOptions(), margin_scores=table_rows(phrases, matrix)
    )
    found = translator.nbest(np.array([3, 6], dtype=np.uint32), 1)[0]
    assert sorted(found.tokens.tolist()) == [3, 6]  # jumps cost nothing here
    assert found.dense[PHRASE_FEATURES.column("margin.score")] == pytest.approx(2 * log(2.0))
    columns = [PHRASE_FEATURES.column("margin.score"), PHRASE_FEATURES.column("margin.f1")]
    assert found.score == pytest.approx(found.dense[columns].sum(), abs=1e-5)


def test_words_are_aligned_by_f1(matrix):
    source, target = np.array([3, 4, 6], np.uint32), np.array([6, 3, 7], np.uint32)
    assert MarginAligner(matrix).align(source, target).tolist() == [[0, 1], [2, 0]]
    assert MarginAligner(matrix).align(source, target[:0]).shape == (0, 2)
