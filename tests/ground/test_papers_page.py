"""The page of the papers' tables: from results to text, and that it is whole."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import ModuleType

import pytest

from postil.training.experiments.book import EXPERIMENTS

BENCHMARKS = Path(__file__).resolve().parents[1] / "benchmarks"


@pytest.fixture
def papers(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return importlib.import_module("papers")


def write_result(out: Path, pair: str, size: str, verdict: str) -> None:
    claims = [claim.text for claim in EXPERIMENTS["wa-table-3"].claims]
    conclusions = [
        {"claim": claim, "verdict": verdict, "figures": f"{pair} +1.00 [+0.50, +1.50]"}
        for claim in claims
    ]
    table = {"pair": pair, "segments": 1234, "rows": [], "conclusions": conclusions}
    result = {"experiment": "wa-table-3", "size": size, "about": "", "tables": [table]}
    path = out / "wa-table-3" / f"{size}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(result), encoding="utf-8")


def test_results_are_taken_up(papers: ModuleType, tmp_path: Path) -> None:
    """Small ones are not; of a pair the last ones count, those of other pairs stay."""
    for name, verdict in (("one", "undecided"), ("two", "holds")):
        write_result(tmp_path / name, "multi30k.en-de", "full.tune-300", verdict)
        write_result(tmp_path / name, "multi30k.fr-en", "small", "does not hold")
    write_result(tmp_path / "other", "hansards.en-fr", "full", "does not hold")
    kept = papers.taken_up({}, tmp_path / "one")
    kept = papers.taken_up(kept, tmp_path / "other")
    kept = papers.taken_up(kept, tmp_path / "two")
    assert [(one["pair"], one["size"]) for one in kept["wa-table-3"]] == [
        ("hansards.en-fr", "full"),
        ("multi30k.en-de", "full.tune-300"),
    ]
    text = papers.page(kept)
    claim = EXPERIMENTS["wa-table-3"].claims[0].text
    figures = "multi30k.en-de +1.00 [+0.50, +1.50]"
    assert f"| {claim} | multi30k.en-de, 1,234 segments | {figures} | holds |" in text
    assert f"| {claim} | hansards.en-fr, 1,234 segments |" in text
    command = "`postil experiment wa-table-3 --pair multi30k.en-de --set tune=300 --data CORPORA"
    assert command in text
    assert "undecided |" not in text


def test_the_page_is_that_of_the_kept_results(papers: ModuleType) -> None:
    """Every claim of every experiment is on it, and nothing that none of them says."""
    kept = json.loads(papers.KEPT.read_text(encoding="utf-8"))
    text = papers.PAGE.read_text(encoding="utf-8")
    assert text == papers.page(kept)
    for name, experiment in EXPERIMENTS.items():
        claims = [claim.text for claim in experiment.claims]
        assert all(f"| {claim} |" in text for claim in claims)
        for table in kept.get(name, []):
            assert [found["claim"] for found in table["conclusions"]] == claims
