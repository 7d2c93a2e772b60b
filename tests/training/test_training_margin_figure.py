"""Helpers of experiment sm-figure-4-3."""

from __future__ import annotations

import pytest
from experiment_cases import laboratory, write_corpus

from postil.training.experiments.book import EXPERIMENTS
from postil.training.experiments.corpora import layout_of
from postil.training.experiments.experiment import run_experiment
from postil.training.experiments.laboratory import SMALL
from postil.training.experiments.max_margin import (
    FIGURE_4_3,
    PAPER_ROWS,
    geometric_mean,
    ngram_recall,
)


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
    assert {"base", "candidates", "no-contra", "contra", "improved", "tuned"} < set(rows)
    assert {"contra.phrase", "contra.state", "no-contra.phrase", "no-contra.state"} < set(rows)
    assert set(rows["base"].paper) < set(experiment.columns)


def test_what_the_paper_calls_bleu_is_the_mean_of_the_recalls():
    for key in PAPER_ROWS:
        if key != "base":  # not their own system
            for *recalls, bleu in PAPER_ROWS[key]:
                assert geometric_mean(recalls) == pytest.approx(bleu, abs=0.11)
    assert geometric_mean([50.0, 0.0]) == 0.0


def test_random_parts_are_cut_from_all_lines_once(tmp_path):
    """Both languages in the same order, no line in two parts, other lines than the first ones."""
    folder = tmp_path / "tech-en-fr"
    folder.mkdir()
    for language in ("en", "fr"):
        for part, count in (("train", 200), ("dev", 2378)):
            lines = "".join(f"{part} {n} {language}\n" for n in range(count))
            (folder / f"{part}.en-fr.{language}").write_text(lines, encoding="utf-8")
    layout, *_ = layout_of("tech-en-fr-random.en-fr")
    parts = [layout.train, layout.tune, layout.test]
    english, french = ([part.lines(tmp_path, x) for part in parts] for x in ("en", "fr"))
    assert [len(lines) for lines in english] == [200, 1189, 1189]
    every = [line for lines in english for line in lines]
    assert len(set(every)) == len(every)
    assert [line.replace(" en", " fr") for line in every] == [x for lines in french for x in lines]
    assert any(line.startswith("train") for line in english[2])


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """The figure on a few sentences, of which some phrases are seen once."""
    out = tmp_path_factory.mktemp("figure")
    write_corpus(out / "data")
    return run_experiment(FIGURE_4_3, laboratory(out, out / "data"), out / "rows")


def test_the_figure_from_end_to_end(table):
    for key, row in table.rows.items():
        sets = "ab" if key.partition(".")[2] else "abc"
        for name in sets:
            recalls = [row.figures[f"{name}{order}"] for order in range(1, 5)]
            assert row.figures[f"{name}.mean"] == pytest.approx(geometric_mean(recalls))
            assert sorted(recalls, reverse=True) == pytest.approx(recalls)
        assert ("c.mean" in row.figures) == ("c" in sets)
    assert table.rows["candidates"].figures["a1"] >= table.rows["contra"].figures["a1"]
    assert table.rows["contra"].translations is not None
    assert table.rows["contra.state"].translations is None
