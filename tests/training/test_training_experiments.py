"""Experiments from end to end on a tiny corpus: a kill in between; figures against sacrebleu."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
from experiment_cases import EXPERIMENT, KEYS, PAIR, TINY, laboratory, write_corpus
from sacrebleu.metrics import BLEU

from postil.cli import main
from postil.cli.engines.experiment import NAMES
from postil.engine.kinds.phrase import PhraseModels
from postil.errors import Cancelled, InputError, UsageError
from postil.metrics.corpus import BootstrapResult
from postil.search.phrase.features import PHRASE_FEATURES, TZ_REAL
from postil.search.phrase.translator import Translator
from postil.training.experiments.book import EXPERIMENTS
from postil.training.experiments.claims import as_good, better, better_than_all, more, no_worse
from postil.training.experiments.corpora import layout_of
from postil.training.experiments.experiment import (
    Finished,
    Table,
    Verdict,
    conclusions,
    run_experiment,
)
from postil.training.experiments.laboratory import FULL, SMALL, Laboratory, sized
from postil.training.experiments.report import as_json, cells, curves_of, headings
from postil.training.experiments.tz_training import SEARCH, trained
from postil.types.progress import CurvePoint, Progress

KILLED = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from experiment_cases import EXPERIMENT, laboratory
from postil.training.experiments.experiment import run_experiment
from postil.types.progress import Progress

def stop(progress):
    if progress.message == "multi30k.en-de: mer 3":
        os._exit(9)

out, data = map(Path, sys.argv[2:4])
run_experiment(EXPERIMENT, laboratory(out, data), out / "tiny", Progress(stop))
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The table of an experiment that was killed and taken up again, and when rows were written."""
    out = tmp_path_factory.mktemp("experiments")
    write_corpus(out / "data")
    arguments = [str(Path(__file__).parent), str(out), str(out / "data")]
    command = [sys.executable, "-c", KILLED, *arguments]
    assert subprocess.run(command, env=os.environ, check=False).returncode == 9
    written = {path.stem: path.stat().st_mtime_ns for path in (out / "tiny" / "rows").iterdir()}
    engine = (out / "engines" / "tiny" / "engine" / "manifest.json").stat().st_mtime_ns
    lab = laboratory(out, out / "data")
    table = run_experiment(EXPERIMENT, lab, out / "tiny")
    assert (lab.engine / "manifest.json").stat().st_mtime_ns == engine
    return out, lab, table, written


def test_a_killed_experiment_goes_on(made):
    out, lab, table, written = made
    assert sorted(written) == ["baseline", "flat", "p.fixed"]
    assert list(table.rows) == list(KEYS)
    for key, time in written.items():
        assert (out / "tiny" / "rows" / f"{key}.json").stat().st_mtime_ns == time
    messages = []
    again = run_experiment(
        EXPERIMENT, lab, out / "tiny", Progress(lambda progress: messages.append(progress.message))
    )
    assert again == table
    assert not any(message.startswith("Tuning") for message in messages)


def test_figures_are_those_of_sacrebleu(made):
    _, _, table, _ = made
    references = [table.references]
    base = table.rows["baseline"].translations
    for row in table.rows.values():
        score = BLEU().corpus_score(row.translations, references, n_bootstrap=1000)
        assert row.figures["bleu"] == pytest.approx(score.score)
        assert row.figures["low"] == pytest.approx(score._mean - score._ci)
        assert row.figures["high"] == pytest.approx(score._mean + score._ci)
        if row.key != "baseline":
            difference = score.score - BLEU().corpus_score(base, references).score
            assert row.against.difference == pytest.approx(difference)
            assert row.against.low <= row.against.difference <= row.against.high
    assert table.rows["baseline"].against is None


def test_rows_are_what_the_decoder_makes(made):
    _, lab, table, _ = made
    models = PhraseModels.open(lab.engine)
    flat = np.where(PHRASE_FEATURES.mask(TZ_REAL), 0.1, 0.0)
    flat[PHRASE_FEATURES.column("unknown")], flat[PHRASE_FEATURES.column("lm.first")] = 10.0, 0.0
    for key, weights, search in (
        ("baseline", PHRASE_FEATURES.weights(models.manifest.weights), models.search_options),
        ("flat", flat, SEARCH),
    ):
        translator = Translator(models.table, models.lm, weights, search, jumps=models.jumps)
        for line, shown in zip(
            lab.text("test", "en").read_text().splitlines(),
            table.rows[key].translations,
            strict=True,
        ):
            words = models.source.tokeniser.tokenise(line)
            ids = translator.best(models.source.vocabulary.encode(words))[0].tolist()
            target = [
                words[i & 0x7FFFFFFF] if i >> 31 else models.target.vocabulary.token(i) for i in ids
            ]
            assert models.target.tokeniser.detokenise(target) == shown
    assert table.references == lab.text("test", "de").read_text().splitlines()
    assert all(line == line.lower() for line in table.references)


def test_it_is_told(made):
    _, _, table, _ = made
    found = conclusions(EXPERIMENT, table)
    assert [item.claim for item in found] == [claim.text for claim in EXPERIMENT.claims]
    start, end = (table.rows[key].figures["dev"] for key in ("flat", "mer-3"))
    assert start <= end  # MER training keeps the best round, the start among them
    assert found[2].verdict == ("holds" if start < end else "does not hold")
    assert f"{end:.2f}" in found[2].figures
    heads = headings(EXPERIMENT)
    for row in table.rows.values():
        assert len(cells(EXPERIMENT, row)) == len(heads)
    told = json.loads(json.dumps(as_json(EXPERIMENT, TINY, [(table, found)])))
    assert told["size"] == "tiny" and told["tables"][0]["segments"] == len(table.references)
    assert [row["key"] for row in told["tables"][0]["rows"]] == list(KEYS)
    assert told["tables"][0]["rows"][0]["figures"] == table.rows["baseline"].figures
    ((x, y),) = curves_of(EXPERIMENT.figures[0], table).values()
    assert len(x) == len(y) > 1
    assert max(y) == pytest.approx(table.rows["mer-3"].figures["dev"])


def test_other_settings_are_other_rows(made, tmp_path):
    out, lab, _, _ = made
    messages = []

    def stop(progress):
        messages.append(progress.message)
        if progress.message.endswith("MRF p fixed"):
            progress.cancel()

    row = EXPERIMENT.rows(TINY)[1]
    other = replace(EXPERIMENT, rows=lambda _: [EXPERIMENT.rows(TINY)[0], row])
    damaged = out / "tiny" / "rows" / "p.fixed.json"
    kept = damaged.read_text()
    damaged.write_text(kept[: len(kept) // 2])
    with pytest.raises(Cancelled):
        run_experiment(other, lab, out / "tiny", Progress(stop))
    damaged.write_text(kept.replace('"stamp": "', '"stamp": "0'))
    with pytest.raises(Cancelled):
        run_experiment(other, lab, out / "tiny", Progress(stop))
    damaged.write_text(kept)
    run_experiment(other, lab, out / "tiny")


def test_a_training_kept_before_a_feature_came_is_used_again(made):
    _, lab, _, _ = made
    plan = next(row for row in EXPERIMENT.rows(TINY) if row.key == "costmargin-1").settings
    first = trained(lab, plan, Progress())
    for kept in (lab.folder / "relevant-sets").glob("*/result.json"):
        values = json.loads(kept.read_text())
        del values["dense"]["glossary"]
        kept.write_text(json.dumps(values))
    assert trained(lab, plan, Progress()).dense.tolist() == first.dense.tolist()


def table_of(**differences):
    """A table whose rows differ from row "base" by what is given; see ``difference``."""

    class Known(Table):
        def difference(self, worse, better):
            assert worse == "base"
            return differences[better]

    rows = {key: Finished(key, (key,), {"train": number}, {}) for number, key in enumerate("ab")}
    return Known("x", rows, [])


def test_claims_are_judged_by_intervals():
    up, down = BootstrapResult(0.9, 0.3, 1.5, 0.0), BootstrapResult(-0.9, -1.5, -0.3, 1.0)
    unclear, small = BootstrapResult(0.9, -0.3, 2.0, 0.1), BootstrapResult(0.3, 0.1, 0.5, 0.0)
    wide = BootstrapResult(0.3, -0.4, 1.0, 0.2)
    table = table_of(up=up, down=down, unclear=unclear, small=small, wide=wide)

    def verdict(claim):
        return claim.judge(table)[0]

    assert verdict(better("", "base", "up")) == "holds"
    assert verdict(better("", "base", "up", by=1.0)) == "undecided"
    assert verdict(better("", "base", "small", by=0.8)) == "does not hold"
    assert verdict(better("", "base", "down")) == "does not hold"
    assert verdict(better("", "base", "unclear")) == "undecided"
    assert verdict(as_good("", "base", ["wide"])) == "undecided"
    assert verdict(no_worse("", "base", ["wide"])) == "undecided"
    assert verdict(as_good("", "base", ["small"])) == "holds"
    assert verdict(as_good("", "base", ["small", "up"])) == "undecided"
    assert verdict(as_good("", "base", ["down"], within=0.2)) == "does not hold"
    assert verdict(no_worse("", "base", ["small", "down"])) == "holds"
    assert verdict(no_worse("", "base", ["small", "up"])) == "undecided"
    assert verdict(no_worse("", "base", ["down", "up"], within=0.2)) == "does not hold"
    assert verdict(more("", "train", "a", "b")) == "holds"
    assert verdict(more("", "train", "b", "a")) == "does not hold"
    mirrored = table_of(best=up)
    assert better_than_all("", "best", ["base"]).judge(mirrored)[0] == "holds"


def test_every_experiment_is_whole():
    """Keys are unique, and claims, figures and base name rows that there are."""
    for name, experiment in EXPERIMENTS.items():
        assert name == experiment.name
        for size in (SMALL, FULL):
            keys = [row.key for row in experiment.rows(size)]
            assert len(set(keys)) == len(keys)
            assert experiment.base in keys
            assert all(len(row.labels) == len(experiment.labels) for row in experiment.rows(size))
        named = {key for figure in experiment.figures for key, _ in figure.lines.values()}
        assert named <= set(keys)
        same = Table("x", {key: fake(key) for key in keys}, ["a b c d e f"])
        assert len(conclusions(experiment, same)) == len(experiment.claims)
        for pair in experiment.pairs:
            layout_of(pair)


def fake(key):
    figures = {"train": 1.0, "dev": 1.0, "features": 1.0}
    return Finished(key, (key,), figures, {}, ["a b c d e g"], [CurvePoint("dev BLEU", 0, 1)])


def test_the_command(made, tmp_path, monkeypatch, capsys):
    """Rows are taken from where the command puts them; table, curves and figures come out."""
    out, _, table, _ = made
    from postil.training.experiments import book, laboratory  # noqa: PLC0415

    monkeypatch.setitem(book.EXPERIMENTS, "gh-table-2", replace(EXPERIMENT, name="gh-table-2"))
    monkeypatch.setattr(laboratory, "SMALL", TINY)
    place = f"{PAIR}.tiny"
    shutil.copytree(out / "tiny", tmp_path / "gh-table-2" / place)
    shutil.copytree(out / "engines" / "tiny", tmp_path / "engines" / place)
    arguments = ["--data", str(out / "data"), "--out", str(tmp_path), "--small", "--quiet"]
    assert main(["experiment", "gh-table-2", *arguments]) == 0
    shown = capsys.readouterr().out
    assert f"{table.rows['flat'].figures['bleu']:.2f}" in shown
    assert any(f"{verdict}: training gains" in shown for verdict in get_args(Verdict))
    figures = json.loads((tmp_path / "gh-table-2" / "tiny.json").read_text(encoding="utf-8"))
    assert figures["tables"][0]["rows"][2]["figures"] == table.rows["flat"].figures
    picture = tmp_path / "gh-table-2" / place / "curves.svg"
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    if find_spec("resvg_py"):
        assert picture.with_suffix(".png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert set(NAMES) == set(book.EXPERIMENTS)


def test_rows_are_made_one_by_one(made, tmp_path):
    """The base row always; what is said of rows that are missing is that."""
    out, lab, table, _ = made
    shutil.copytree(out / "tiny", tmp_path / "tiny")
    (tmp_path / "tiny" / "rows" / "mer-3.json").unlink()
    (tmp_path / "tiny" / "rows" / "baseline.json").unlink()
    part = run_experiment(EXPERIMENT, lab, tmp_path / "tiny", only=["flat"])
    assert list(part.rows) == [key for key in KEYS if key != "mer-3"]
    assert part.rows["baseline"] == table.rows["baseline"]
    whole, found = conclusions(EXPERIMENT, table), conclusions(EXPERIMENT, part)
    assert found[0] == whole[0]
    assert [item.verdict for item in found[1:]] == ["not run"] * 2
    assert [item.figures for item in found[1:]] == ["row mer-3 was not made"] * 2
    assert curves_of(EXPERIMENT.figures[0], part) == {}
    with pytest.raises(UsageError, match="no row mer-4"):
        run_experiment(EXPERIMENT, lab, tmp_path / "tiny", only=["flat", "mer-4"])


def test_sizes_with_other_numbers():
    size = sized(SMALL, ["tune=30", "margin_rounds=2"])
    assert size == replace(SMALL, name="small.tune-30.margin_rounds-2", tune=30, margin_rounds=2)
    assert sized(FULL, []) == FULL
    for wrong in ("tune", "tune=-3", "name=5", "tunes=3"):
        with pytest.raises(UsageError, match="no number"):
            sized(FULL, [wrong])


def test_binary_features_are_trained_on_what_covers_the_test_set(made):
    """With models of the other parts, or with the engine's own."""
    _, lab, _, _ = made
    lab = replace(lab, size=replace(TINY, sampled=20))
    text, parts = lab.folded(Progress())
    assert len(text) == 20 and len(parts) == TINY.folds
    own, (part,) = lab.folded(Progress(), folds=1)
    assert part.models == lab.engine
    assert [x.tolist() for x in own.sources] == [x.tolist() for x in text.sources]
    wanted = {word for words in lab.test.words for word in words}
    known = {word for words in own.words for word in words}
    some, _ = replace(lab, size=replace(TINY, sampled=0)).folded(Progress())
    first = {word for number in range(20) for word in some.words[number]}
    assert len(wanted & known) >= len(wanted & first)


def test_refused(tmp_path):
    with pytest.raises(UsageError, match="no pair"):
        Laboratory(tmp_path, tmp_path, "multi30k.en-xx")
    with pytest.raises(InputError, match="no such file"):
        Laboratory(tmp_path / "out", tmp_path, PAIR).prepare(Progress())
