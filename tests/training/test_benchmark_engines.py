"""The benchmarks that train engines: their rows are sound, and engines are used again."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCHMARKS = Path(__file__).resolve().parents[1] / "benchmarks"


def figures(
    module: ModuleType, common: ModuleType, work: Path, data: Path, *options: str
) -> dict[str, Any]:
    """Run a benchmark in its small form; value by name of each row."""
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    args = parser.parse_args([*options, "--work", str(work)])
    args.data, args.small, args.json = data, True, None
    rows = [common.check_row(candidate) for candidate in module.run(args)]
    names = [row["name"] for row in rows]
    assert len(set(names)) == len(names)
    assert all(row["peer"] is None for row in rows), "small runs do not compare"
    return {row["name"]: row["value"] for row in rows}


@pytest.fixture
def common(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("sacremoses")
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    small = importlib.import_module("engines").SMALL  # still less: it is about the rows alone
    for part, lines in {"train": 1000, "tune": 50, "test": 30}.items():
        monkeypatch.setitem(small, part, lines)
    return importlib.import_module("common")


def test_simulation_of_the_sample(common: ModuleType, tmp_path: Path) -> None:
    simulate = importlib.import_module("bench_simulate")
    options = ("--set", "sample", "--segments", "6", "--ways", "adaptive")
    found = figures(simulate, common, tmp_path, tmp_path, *options)
    for metric in ("bleu", "chrf", "ter"):
        assert found[f"simulate.{metric}.static.sample"] > 0
        assert found[f"simulate.{metric}.adaptive.sample"] > 0
    assert 0 <= found["simulate.p_value.adaptive.sample"] <= 1
    assert found["learn.confirm_median_ms.adaptive.sample"] > 0


def test_a_stopped_simulation_goes_on(
    common: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = importlib.import_module("bench_simulate")
    table = importlib.import_module("simulate_table")
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    folder = tmp_path / "figures"
    options = ["--set", "sample", "--segments", "5", "--processes", "1", "--summary"]
    args = parser.parse_args([*options, "--work", str(tmp_path), "--resume", str(folder)])
    args.data, args.small, args.json = tmp_path, True, None
    measured = []
    figures = bench.figures

    def counted(name: str, *others: Any, seed: int) -> Any:
        measured.append(seed)
        return figures(name, *others, seed=seed)

    monkeypatch.setattr(bench, "figures", counted)
    rows = bench.run(args)
    assert measured == [0, 1, 2, 3]
    (folder / "sample.2.json").unlink()
    again = bench.run(args)
    assert measured == [0, 1, 2, 3, 2], "only what is lacking"
    steady = [[row for row in part if row["unit"] != "ms"] for part in (rows, again)]
    assert steady[0] == steady[1]
    lines = bench.overview(args, rows).splitlines()
    assert lines == table.table(again).splitlines()
    assert [line.split(" | ")[1] for line in lines[2:]] == [
        "document",
        *(f"shuffled {seed}" for seed in (1, 2, 3)),
    ]
    gain = next(row for row in rows if row["name"] == "simulate.ter_p_value.adaptive.sample")
    assert f"{gain['settings']['difference']:+.2f} [" in lines[2]


def test_quality_and_decoding_share_an_engine(
    common: ModuleType, tmp_path: Path, shared_data: Path
) -> None:
    quality = importlib.import_module("bench_quality")
    options = ("--pair", "multi30k", "--directions", "en-de", "--no-product")
    found = figures(quality, common, tmp_path, shared_data, *options)
    assert 5 < found["bleu.multi30k.en-de"] < 60
    assert found["train.cpu_s.multi30k.en-de"] > 0
    manifests = list(tmp_path.rglob("manifest.json"))
    written = [path.stat().st_mtime_ns for path in manifests]
    decode = importlib.import_module("bench_decode")
    options = ("--pops", "50", "--repeats", "2", "--yardstick", "0.01")
    found = figures(decode, common, tmp_path, shared_data, *options)
    assert found["decode.threads_differ"] == 0
    assert found["decode.words_per_cpu_s.cube50"] > 0 > found["decode.model_score.cube50"]
    assert [path.stat().st_mtime_ns for path in manifests] == written


def test_tuning_on_one_and_on_several_references(
    common: ModuleType, tmp_path: Path, shared_data: Path
) -> None:
    tune = importlib.import_module("bench_tune")
    options = ("--pair", "fisher.es-en", "--tuners", "mira", "--seeds", "1", "2")
    found = figures(tune, common, tmp_path, shared_data, *options)
    for references in ("refs1", "refs4"):
        name = f"fisher.es-en.{references}.mira"
        runs = [found[f"tune.test_bleu.{name}.seed{seed}"] for seed in (1, 2)]
        assert found[f"tune.test_bleu_mean.{name}"] == pytest.approx(sum(runs) / 2)
        assert found[f"tune.rounds.{name}.seed1"] == 2
    # more references give higher scores to the same translations
    dev = [found[f"tune.dev_bleu_mean.fisher.es-en.{refs}.mira"] for refs in ("refs1", "refs4")]
    assert dev[0] < dev[1]
