"""Two engines side by side: each row as the engines and the metric give it, the verdict by the
interval, and a log that survives damage.
"""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

import pytest

import postil_resources
from postil.engine.engine import Engine
from postil.engine.engines_folder import read_curve
from postil.engine.manifest import EngineManifest
from postil.errors import UsageError
from postil.formats.exchange.tmx import read_tmx
from postil.metrics.corpus import (
    BootstrapResult,
    CorpusScores,
    corpus_scores,
    paired_bootstrap,
    sentence_chrf,
)
from postil.text.tags import TaggedText
from postil.training import comparison_log
from postil.training.comparison import Row, SideBySide, side_by_side
from postil.training.comparison_log import (
    FILE,
    LoggedComparison,
    log_comparison,
    logged_comparisons,
)
from postil.training.corpora import CorpusFiles, Segment
from postil.training.phrase_based.recipe import RECIPE
from postil.training.recipe import RecipeRequest
from postil.training.request import TrainingRequest
from postil.training.train_and_compare import train_and_compare


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """One of thirty pairs, one of the whole sample memory."""
    folder = tmp_path_factory.mktemp("pair")
    with as_file(files(postil_resources) / "sample" / "printer-guide.tmx") as memory:
        units = [unit for unit, _ in zip(read_tmx(memory, "en", "fr"), range(30), strict=False)]
        for name, texts in (
            ("a.en", [unit.source.plain for unit in units]),
            ("a.fr", [unit.target.plain for unit in units]),
        ):
            (folder / name).write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
        few = CorpusFiles(folder / "a.en", folder / "a.fr")
        for name, corpus in (("few", few), ("all", memory)):
            request = TrainingRequest(name, "en", "fr", [corpus], tuning=None)
            train_and_compare(RECIPE, RecipeRequest(request), folder / name)
    return folder / "few", folder / "all"


SEGMENTS: list[Segment] = [
    ("Close the front cover.", ["Fermez le capot avant."]),
    ("Open the front cover of the printer.", ["Ouvrez le capot avant de l’imprimante."]),
    ("Paper", ["Papier", "Le papier"]),
    ("", ["nothing"]),
]


def test_rows_are_what_the_engines_say(engines: tuple[Path, Path]) -> None:
    found = side_by_side(*engines, SEGMENTS, samples=50)
    assert [row.source for row in found.rows] == [source for source, _ in SEGMENTS[:3]]
    for place, folder in enumerate(engines):
        engine = Engine.open(folder)
        outputs = [row.outputs[place] for row in found.rows]
        assert outputs == [
            engine.suggest(TaggedText.of(row.source)).target.plain for row in found.rows
        ]
        references = [list(row.references) for row in found.rows]
        assert [row.scores[place] for row in found.rows] == sentence_chrf(outputs, references)
        streams = [[several[0] for several in references], [several[-1] for several in references]]
        assert found.scores[place] == corpus_scores(outputs, streams)
    for row in found.rows:
        assert (row.gain == 0) or row.differs
    difference = found.scores[1].chrf - found.scores[0].chrf
    assert found.bootstrap["chrf"].difference == pytest.approx(difference)


def test_an_engine_beside_itself_is_the_same(engines: tuple[Path, Path]) -> None:
    found = side_by_side(engines[0], engines[0], SEGMENTS, samples=20)
    assert found.verdict == "same"
    assert found.as_dict()["different"] == 0


def test_nothing_to_compare_on_is_refused(engines: tuple[Path, Path]) -> None:
    with pytest.raises(UsageError, match="no held-out segments"):
        side_by_side(*engines, [("", [""])])


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.1, 2.0, "better"), (-2.0, -0.1, "worse"), (-1.0, 1.0, "undecided")],
)
def test_the_verdict_follows_the_interval(low: float, high: float, verdict: str) -> None:
    scores = CorpusScores(30.0, 50.0, 60.0, {})
    row = Row("a", ("b",), ("c", "d"), (10.0, 20.0))
    found = BootstrapResult((low + high) / 2, low, high, 0.01)
    whole = SideBySide((row,), (scores, scores), dict.fromkeys(("bleu", "chrf", "ter"), found))  # type: ignore[arg-type]
    assert whole.verdict == verdict


def test_of_chrf_more_is_better() -> None:
    first, second = ["a bad text", "bad again"] * 5, ["a good text", "good again"] * 5
    found = paired_bootstrap(first, second, [second], samples=50, metric="chrf")
    assert found.difference > 0
    assert found.p_value == 0.0
    assert paired_bootstrap(second, first, [second], samples=50, metric="chrf").p_value == 1.0


def test_an_engine_tells_how_it_was_made(engines: tuple[Path, Path]) -> None:
    made = EngineManifest.load(engines[1]).settings["made"]
    assert made["recipe"] == "phrase-based"
    assert made["settings"] == RECIPE.values({})
    assert made["base"] == ""
    assert read_curve(engines[1]) == []  # nothing was tuned


def test_the_log_keeps_what_it_can_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert logged_comparisons(tmp_path) == []
    entries = [
        LoggedComparison(
            f"2026-01-0{day}T00:00:00Z",
            "a\t1",
            "b\t2",
            ("a", "b"),
            "guide.tmx",
            300,
            (30.0, 31.5),
            (1.5, 0.4, 2.6),
            "better",
        )
        for day in (1, 2)
    ]
    log_comparison(tmp_path, entries[0])
    with (tmp_path / FILE).open("a", encoding="utf-8") as stream:
        stream.write('{"time": 3}\n[]\nnonsense\n')
    log_comparison(tmp_path, entries[1])
    assert logged_comparisons(tmp_path) == entries[::-1]
    monkeypatch.setattr(comparison_log, "MOST_BYTES", 300)  # the end of the log, but one of them
    assert logged_comparisons(tmp_path) == entries[1:]
