"""Tables of Watanabe et al. from end to end, on a few sentences."""

from __future__ import annotations

from dataclasses import replace

import pytest
from experiment_cases import PAIR, TINY, laboratory, write_corpus

from postil.engine.models import trained_forms
from postil.features.sparse_model import SparseModel
from postil.features.word_forms import KINDS
from postil.training.experiments.experiment import conclusions, run_experiment
from postil.training.experiments.large_margin import (
    ENGINE,
    EVERY,
    TABLE_1,
    TABLE_2,
    TABLE_3,
    MarginPlan,
    trained,
)
from postil.training.large_margin.candidates import decoder_of
from postil.training.tuning.loop import judged
from postil.training.tuning.pools import resolved
from postil.types.progress import Progress

TABLES = (TABLE_1, TABLE_2, TABLE_3)
SHARED = {"all", "hierarchical", "10-10"}  # rows of the same training


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    out = tmp_path_factory.mktemp("tables")
    write_corpus(out / "data")
    lab = laboratory(out, out / "data", PAIR, ENGINE)
    return lab, {table.name: run_experiment(table, lab, out / table.name) for table in TABLES}


def test_rows_are_trained_and_shared(made):
    lab, tables = made
    for table in TABLES:
        rows = tables[table.name].rows
        assert list(rows) == [row.key for row in table.rows(TINY)]
        assert len(conclusions(table, tables[table.name])) == len(table.claims)
        for key, row in rows.items():
            assert {"dev", "features", "bleu", "low", "high"} <= set(row.figures)
            assert (row.figures["features"] > 0) == (key != "baseline")
            assert len(row.curves) == (0 if key == "baseline" else 1 + TINY.margin_rounds)
    same = [
        row.translations
        for table in tables.values()
        for key, row in table.rows.items()
        if key in SHARED
    ]
    assert len(same) == 3 and same[0] == same[1] == same[2]
    plans = [row.settings for table in TABLES for row in table.rows(TINY)[1:]]
    assert len(list((lab.folder / "large-margin").iterdir())) == len(set(plans)) == 12


def test_forms_and_templates_bring_features(made):
    _, tables = made
    one, two = tables["wa-table-1"].rows, tables["wa-table-2"].rows
    count = {key: row.figures["features"] for key, row in {**one, **two}.items()}
    assert count["surface"] < min(count["class"], count["digits"]) < count["all"]
    assert count["affixes"] == count["surface"]  # no word of these has more than four letters
    assert count["pairs"] < count["bigram"] <= count["insertion"]
    assert count["insertion"] < count["hierarchical"] == count["all"]


def test_figures_are_those_of_the_trained_weights(made):
    """The development set, translated with them by another way, has the BLEU that is shown."""
    lab, tables = made
    result = trained(lab, MarginPlan(), Progress())
    model = SparseModel.open(result.sparse)
    assert set(model.templates) == EVERY and model.forms == KINDS
    forms = trained_forms(lab.base, lab.engine, KINDS)
    decoder = decoder_of(lab.base, result.dense, result.sparse, forms)
    found = [
        resolved(decoder.best(source)[0], copies)
        for source, copies in zip(lab.tune.ids.sources, lab.tune.ids.copies, strict=True)
    ]
    bleu = 100 * judged(found, lab.tune.ids.references)
    shown = tables["wa-table-1"].rows["all"].figures["dev"]
    assert bleu == pytest.approx(shown)


def test_each_plan_is_a_training_of_its_own():
    plans = {row.key: row.settings for row in TABLE_3.rows(TINY)[1:]}
    options = {key: plan.options(TINY) for key, plan in plans.items()}
    assert [options["10-1"].oracles, options["10-1"].candidates] == [10, 1]
    assert options["sentence"] == replace(options["10-10"], context=False)
    assert all(one.mode == "k-best" and one.dense for one in options.values())
