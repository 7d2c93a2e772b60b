"""Helpers of experiment sm-figure-4-3."""

from __future__ import annotations

from postil.training.experiments.book import EXPERIMENTS
from postil.training.experiments.laboratory import SMALL
from postil.training.experiments.max_margin import ngram_recall


def test_recall_counts_each_ngram_as_often_as_it_occurs():
    references = [["a", "b", "a", "b"], ["c"]]
    outputs = [["a", "b", "b"], ["c", "c"]]
    assert ngram_recall(outputs, references, 1) == 100 * 4 / 5
    assert ngram_recall(outputs, references, 2) == 100 * 1 / 3
    assert ngram_recall([["a"]], [["b"]], 2) == 0


def test_every_row_of_the_paper_has_its_figures():
    experiment = EXPERIMENTS["sm-figure-4-3"]
    rows = {row.key: row for row in experiment.rows(SMALL)}
    assert rows["contra"].paper["a.bleu"] == 36.4
    assert rows["base"].paper["c1"] == 69.0
    assert set(rows) == {"base", "candidates", "no-contra", "contra", "improved", "tuned"}
    assert set(rows["base"].paper) < set(experiment.columns)
