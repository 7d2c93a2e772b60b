"""Table 1 and figure 2 of Chiang et al. from end to end, on a few sentences with trees."""

from __future__ import annotations

import pytest
from experiment_cases import TINY, laboratory, write_hansards

from postil.engine.models import trained_forms
from postil.features.sparse_model import SparseModel
from postil.search.constraints import Constraints
from postil.training.experiments.chiang import (
    FIGURE_2,
    SOURCE_SIDE,
    TABLE_1,
    TABLE_1_SYNTAX,
    TARGET_SIDE,
    curve,
    plan_of,
)
from postil.training.experiments.experiment import conclusions, run_experiment
from postil.training.experiments.large_margin import trained
from postil.training.experiments.report import curves_of
from postil.training.large_margin.candidates import decoder_of
from postil.training.tuning.loop import judged
from postil.training.tuning.pools import resolved
from postil.types.progress import Progress

WAYS = {"ch-table-1": "en-fr", "ch-table-1-syntax": "fr-en", "ch-figure-2": "en-fr"}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    out = tmp_path_factory.mktemp("chiang")
    write_hansards(out / "data")
    found = {}
    for table in (TABLE_1, TABLE_1_SYNTAX, FIGURE_2):
        lab = laboratory(out, out / "data", f"hansards.{WAYS[table.name]}", table.recipe)
        found[table.name] = lab, run_experiment(table, lab, out / table.name)
    return found


@pytest.mark.parametrize("table", [TABLE_1, TABLE_1_SYNTAX, FIGURE_2], ids=lambda one: one.name)
def test_rows_are_made_and_judged(made, table):
    lab, found = made[table.name]
    assert lab.base.manifest.kind == table.recipe
    assert list(found.rows) == [row.key for row in table.rows(TINY)]
    assert len(conclusions(table, found)) == len(table.claims)
    for key, row in found.rows.items():
        assert {"dev", "features", "bleu", "low", "high"} <= set(row.figures)
        assert (row.figures["features"] > 0) == (key not in ("mert", "mira"))
    (figure,) = table.figures
    lines = curves_of(figure, found)
    assert set(lines) == set(figure.lines)
    assert all(len(x) == 1 + TINY.margin_rounds for x, _ in lines.values())


def test_each_row_has_the_features_it_says(made):
    for name, templates in (("ch-table-1", SOURCE_SIDE), ("ch-table-1-syntax", TARGET_SIDE)):
        lab, _ = made[name]
        result = trained(lab, plan_of(templates), Progress())
        model = SparseModel.open(result.sparse)
        assert set(model.templates) == templates
        assert any(model.frequent) == (name == "ch-table-1")
        assert result.dense.tolist() != lab.weights.tolist()  # they are trained, too


def test_the_curve_of_the_test_set_is_that_of_the_trained_weights(made):
    """Its last point, translated by another way, with constituents of the sentences."""
    lab, found = made["ch-figure-2"]
    points = curve(found, "test BLEU")
    result = trained(lab, plan_of(SOURCE_SIDE, followed=True), Progress())
    sparse = SparseModel.open(result.sparse)
    forms = trained_forms(lab.base, lab.engine, (), sparse.frequent)
    decoder = decoder_of(lab.base, result.dense, result.sparse, forms)
    test = lab.test
    assert sum(bool(lab.parse(words)) for words in test.words) > len(test.words) // 2
    outputs = [
        resolved(
            decoder.best(source, constraints=Constraints(constituents=lab.parse(words)))[0], copies
        )
        for source, words, copies in zip(test.ids.sources, test.words, test.ids.copies, strict=True)
    ]
    bleu = 100 * judged(outputs, test.ids.references)
    assert bleu == pytest.approx(points[result.best], abs=0.02)
    assert 100 * result.rounds[result.best].followed == pytest.approx(points[result.best])
