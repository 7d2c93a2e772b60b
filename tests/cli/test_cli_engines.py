"""``postil train``, ``translate`` and ``simulate`` on a real, small engine."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from postil.cli import main
from postil.cli.demo import MEMORY, REFERENCE, sample_file
from postil.cli.shell import build_parser
from postil.engine.engine import Engine
from postil.engine.events import LAYERS, Provenance
from postil.engine.manifest import EngineManifest
from postil.engine.models import PHRASE_TABLE
from postil.errors import UsageError
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.learning.mira import Mira
from postil.learning.passive_aggressive import PA2
from postil.learning.registry import make_learner
from postil.models.phrase_table.builder import ALPHA_PLUS
from postil.models.phrase_table.table import PhraseTable
from postil.training.phrase_based.recipe import tuning_options
from postil.training.simulation.ways import SimulationPlan
from postil.training.tuning.loop import TuningOptions


def test_training_reports_what_went_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.en").write_text("open the tray\nclose the tray\n" * 4, encoding="utf-8")
    (tmp_path / "a.fr").write_text("ouvrez le bac\nfermez le bac\n" * 4, encoding="utf-8")
    out = tmp_path / "engine"
    corpora = [str(sample_file(MEMORY)), f"{tmp_path / 'a.en'}:{tmp_path / 'a.fr'}"]
    options = ["--name", "Both", "-s", "en", "-t", "fr", "--order", "3", "--out", str(out)]
    assert main(["train", *options, *corpora]) == 0
    said = capsys.readouterr().out
    assert "a.en + a.fr" in said
    assert MEMORY in said
    assert str(out) in said
    manifest = EngineManifest.load(out)
    assert (manifest.name, manifest.source_language, manifest.target_language) == (
        "Both",
        "en",
        "fr",
    )
    assert [source["read"] for source in manifest.sources][1] == 8


KILLED = """
import os, sys
from pathlib import Path
from postil.types.files import atomic_folder
with atomic_folder(Path(sys.argv[1])) as folder:
    os._exit(9)
"""


def test_training_clears_away_what_a_killed_one_left(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    arguments = [sys.executable, "-c", KILLED, str(tmp_path / "another")]
    assert subprocess.run(arguments, env=environment, check=False).returncode == 9
    assert len(list(tmp_path.iterdir())) == 1
    options = ["--name", "x", "-s", "en", "-t", "fr", "--out", str(tmp_path / "engine")]
    assert main(["train", *options, "--tuner", "none", str(sample_file(MEMORY))]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["engine"]


@pytest.mark.parametrize(("tuner", "tuned"), [("mert", True), ("mira", True), ("none", False)])
def test_the_tuner_is_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tuner: str, tuned: bool
) -> None:
    for name, line in (("a.en", "open the tray"), ("a.fr", "ouvrez le bac"), ("b.fr", "ouvrez-le")):
        (tmp_path / name).write_text(f"{line}\n", encoding="utf-8")
    references = ":".join(str(tmp_path / name) for name in ("a.en", "a.fr", "b.fr"))
    options = ["--name", "x", "-s", "en", "-t", "fr", "--out", str(tmp_path / "engine")]
    more = ["--tuner", tuner, "--tuning", references, "--seed", "7"]
    assert main(["train", *options, *more, str(sample_file(MEMORY))]) == 0
    assert ("BLEU of the tuning set" in capsys.readouterr().out) is tuned
    settings = EngineManifest.load(tmp_path / "engine").settings
    assert ("tuning" in settings) is tuned
    if tuned:
        assert settings["tuning"]["method"] == tuner
        assert settings["tuning"]["references"] == 2


def test_the_command_tunes_as_the_library_does_unless_told() -> None:
    options = ["--name", "x", "-s", "en", "-t", "fr", "--out", "engine"]
    args = build_parser().parse_args(["train", *options, "memory.tmx"])
    assert tuning_options(args.tuner, args.seed) == TuningOptions()


def test_training_never_overwrites(engine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--name", "x", "-s", "en", "-t", "fr", "--out", str(engine)]
    assert main(["train", *options, str(sample_file(MEMORY))]) == 2
    assert "exists already" in capsys.readouterr().err


def test_training_on_nothing_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--name", "x", "-s", "en", "-t", "fr", "--out", str(tmp_path / "e")]
    assert main(["train", *options, str(tmp_path / "missing.tmx")]) == 2
    assert "missing.tmx" in capsys.readouterr().err
    (tmp_path / "broken.tmx").write_text("<tmx", encoding="utf-8")
    assert main(["train", *options, str(tmp_path / "broken.tmx")]) == 3
    assert not (tmp_path / "e").exists()


def test_text_goes_through_a_pipe(
    engine: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    text = "Press the green button.\n\nPress the green button.\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["translate", str(engine)]) == 0
    lines = capfdbinary.readouterr().out.decode().split("\n")
    assert len(lines) == 4  # three, and the end
    assert lines[0] == lines[2] != ""
    assert lines[1] == lines[3] == ""


def test_nbest_lists_are_printed_as_moses_prints_them(engine: Path, tmp_path: Path) -> None:
    source, out = tmp_path / "letter.txt", tmp_path / "nbest.txt"
    source.write_text("The tray is empty.\n\nOpen the tray.\n", encoding="utf-8")
    options = [str(source), "--nbest", "5", "--out", str(out)]
    assert main(["translate", str(engine), *options]) == 0
    rows = [line.split(" ||| ") for line in out.read_text(encoding="utf-8").splitlines()]
    assert {row[0] for row in rows} == {"0", "2"}
    assert all(len(row) == 4 and "lm= -" in row[2] for row in rows)
    scores = [float(row[3]) for row in rows if row[0] == "0"]
    assert 1 < len(scores) <= 5
    assert scores == sorted(scores, reverse=True)


def test_text_file_is_translated_line_by_line(engine: Path, tmp_path: Path) -> None:
    source, out = tmp_path / "letter.txt", tmp_path / "letter.fr.txt"
    source.write_text("The tray is empty.\nOpen the tray.\n", encoding="utf-8")
    assert main(["translate", str(engine), str(source), "--out", str(out)]) == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 2


def test_document_is_translated_as_drafts(engine: Path, document: Path, tmp_path: Path) -> None:
    out = tmp_path / "guide.fr.xlf"
    assert main(["translate", str(engine), str(document), "--out", str(out)]) == 0
    segments = open_document(out, "en", "fr").segments
    assert len(segments) == 60
    assert all(segment.target and not segment.target.is_empty for segment in segments)
    assert {segment.state for segment in segments} == {SegmentState.DRAFT}


def test_targets_that_are_there_are_kept(
    engine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished, out = sample_file(REFERENCE), tmp_path / "out.xlf"
    assert main(["translate", str(engine), str(finished), "--out", str(out)]) == 0
    assert "0 of 60" in capsys.readouterr().out
    assert main(["translate", str(engine), str(finished), "--out", str(out), "--all"]) == 0
    assert "60 of 60" in capsys.readouterr().out


def test_document_needs_a_place_to_go(
    engine: Path, document: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["translate", str(engine), str(document)]) == 2
    assert "--out" in capsys.readouterr().err


def test_what_is_no_engine_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["translate", str(tmp_path), "-"]) == 5
    assert "not an engine" in capsys.readouterr().err


def test_simulation_on_the_sample_gains(
    engine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plot, figures = tmp_path / "curve.svg", tmp_path / "figures.json"
    arguments = ["--sample", "--plot", str(plot), "--json", str(figures)]
    assert main(["simulate", str(engine), *arguments]) == 0
    assert "learning (adaptive)" in capsys.readouterr().out
    found = json.loads(figures.read_text(encoding="utf-8"))
    way = found["ways"]["adaptive"]
    assert found["segments"] == len(way["bleu_difference"]) == len(found["static"]["text"]) == 60
    assert way["bleu"] > found["static"]["bleu"]
    assert way["ter"] < found["static"]["ter"]
    ET.parse(plot)
    ET.parse(plot.with_name("curve.ter.svg"))


def test_simulation_of_parallel_files(
    engine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.en").write_text("Open the tray.\nClose the tray.\n" * 5, encoding="utf-8")
    (tmp_path / "a.fr").write_text("Ouvrez le bac.\nFermez le bac.\n" * 5, encoding="utf-8")
    pair = f"{tmp_path / 'a.en'}:{tmp_path / 'a.fr'}"
    assert main(["simulate", str(engine), pair, "--limit", "6", "--only", "phrases"]) == 0
    assert "6 segments" in capsys.readouterr().out


def test_what_a_simulation_learned_is_saved(
    engine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The engine in the folder suggests as the one that learned, segment by segment, by hand."""
    saved = tmp_path / "learned"
    arguments = ["--sample", "--limit", "8", "--save", str(saved)]
    assert main(["simulate", str(engine), *arguments]) == 0
    assert "engine with 8 segments learned" in capsys.readouterr().out
    pairs = [
        (item.source, item.target)
        for item in open_document(sample_file(REFERENCE), "en", "fr").segments
        if item.target is not None
    ]
    by_hand = Engine.open(engine)
    for number, (source, target) in enumerate(pairs[:8]):
        by_hand.learn(source, target, Provenance("simulation", f"0.{number}"), LAYERS[0])
    plain, found = Engine.open(engine), Engine.open(saved)
    texts = [[one.suggest(source).target for source, _ in pairs] for one in (plain, by_hand, found)]
    assert texts[2] == texts[1] != texts[0]
    assert main(["simulate", str(engine), *arguments]) == 2
    assert "exists already" in capsys.readouterr().err
    other = ["--sample", "--save", str(tmp_path / "other")]
    assert main(["simulate", str(engine), *other, "--learners", "pa2", "mira"]) == 2
    assert "Only one way" in capsys.readouterr().err
    assert main(["simulate", str(engine), *other, "--features", "structure"]) == 2
    assert "other features" in capsys.readouterr().err


def test_simulation_needs_a_finished_translation(
    engine: Path, document: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", str(engine), str(document)]) == 3
    assert "no translated segments" in capsys.readouterr().err
    assert main(["simulate", str(engine)]) == 2
    assert main(["simulate", str(engine), str(document), "--sample"]) == 2


@pytest.mark.parametrize("option", ["--plot", "--json"])
def test_simulation_does_not_begin_where_its_files_cannot_be(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing"
    for place, said in (
        (missing / "file", f"There is no folder {missing}."),
        (tmp_path, "is a folder, not a file"),
    ):
        assert main(["simulate", str(missing), "--sample", option, str(place)]) == 4
        assert said in capsys.readouterr().err


def test_an_engine_goes_to_moses_and_comes_back(
    tmp_path: Path, document: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, moses, back = (str(tmp_path / name) for name in ("engine", "moses", "back"))
    options = ["--name", "x", "-s", "en", "-t", "fr", "--out", first, "--set", "class-model=0"]
    assert main(["train", *options, str(sample_file(MEMORY))]) == 0
    assert main(["export", first, "--moses", moses]) == 0
    ini = str(tmp_path / "moses" / "moses.ini")
    assert main(["import", ini, "--out", back]) == 2
    assert "its languages" in capsys.readouterr().err
    languages = ["-s", "en", "-t", "fr", "--tokeniser", "postil"]
    languages += ["--language-model", "trie"]
    assert main(["import", ini, "--out", back, *languages]) == 0
    assert (tmp_path / "back" / "language-model" / "roots.bin").stat().st_size > 0
    assert f"{back}: moses, en to fr." in capsys.readouterr().out
    translated = []
    for engine in (first, back):
        out = tmp_path / f"{Path(engine).name}.xlf"
        assert main(["translate", engine, str(document), "--out", str(out)]) == 0
        translated.append([s.target for s in open_document(out, "en", "fr").segments])
    assert translated[0] == translated[1]


def test_only_engines_are_exported_for_moses(
    tmp_path: Path, project_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moses = str(tmp_path / "moses")
    assert main(["export", str(project_folder), "--moses", moses]) == 2
    assert "is no engine" in capsys.readouterr().err
    assert not Path(moses).exists()


def test_phrases_that_may_be_chance_are_left_out(tmp_path: Path, engine: Path) -> None:
    out = tmp_path / "engine"
    options = ["--name", "x", "-s", "en", "-t", "fr", "--out", str(out), "--tuner", "none"]
    assert main(["train", *options, "--phrases", "significant", str(sample_file(MEMORY))]) == 0
    significant, usual = (PhraseTable.open(folder / PHRASE_TABLE) for folder in (out, engine))
    assert usual.settings["options"]["significance"] is None
    assert significant.settings["options"]["significance"] == ALPHA_PLUS
    assert 0 < 4 * len(significant) < len(usual)


def test_ways_of_learning_side_by_side(
    engine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = tmp_path / "figures.json"
    options = ["--learners", "pa2", "mira", "--only", "weights", "--memory", "50", "80"]
    arguments = ["--sample", "--limit", "5", "--typing", *options, "--json", str(figures)]
    arguments += ["--plot", str(tmp_path / "curve.svg")]
    assert main(["simulate", str(engine), *arguments]) == 0
    found = json.loads(figures.read_text(encoding="utf-8"))
    assert set(found["ways"]) == {
        f"{learner}, weights, memory {threshold}"
        for learner in ("pa2", "mira")
        for threshold in (50, 80)
    }
    assert "KSMR" in capsys.readouterr().out
    for effort in ("ksr", "ksmr"):
        ET.parse(tmp_path / f"curve.{effort}.svg")
    assert main(["simulate", str(engine), "--sample", "--learners", "pa3"]) == 2


def test_settings_of_learners_are_those_that_have_them(
    engine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plans: list[SimulationPlan] = []

    def planned(plan: SimulationPlan, _progress: object) -> None:
        plans.append(plan)
        raise UsageError("enough")

    monkeypatch.setattr("postil.training.simulation.simulator.simulate", planned)
    two = "--learners", "pa2", "mira"
    given = "--set", "oracles=3", "--set", "aggressiveness=0.5", "--average"
    assert main(["simulate", str(engine), "--sample", *two, *given]) == 2
    pa2, mira = (way.options for way in plans[0].ways)
    assert make_learner(pa2.learner, pa2.learner_options) == PA2(0.5)
    assert make_learner(mira.learner, mira.learner_options) == Mira(0.5, oracles=3)
    assert pa2.average
    assert mira.average
    for wrong in ("oracles", "oracels=3", "aggressiveness=-1", "oracles=many"):
        assert main(["simulate", str(engine), "--sample", *two, "--set", wrong]) == 2
    assert "competitors" in capsys.readouterr().err
    assert len(plans) == 1


def test_completion_of_typed_text(engine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["complete", str(engine), "Open the tray."]) == 0
    whole = capsys.readouterr().out.split("|")[1].strip()
    assert main(["complete", str(engine), "Open the tray.", whole[:4], "Xyz"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith(f"{whole[:4]}|{whole[4:]}")
    assert "Xyz|" in second


def test_an_engine_needs_a_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--name", " ", "-s", "en", "-t", "fr", "--out", str(tmp_path / "e")]
    assert main(["train", *options, str(sample_file(MEMORY))]) == 2
    assert "An engine needs a name." in capsys.readouterr().err
    assert not (tmp_path / "e").exists()
