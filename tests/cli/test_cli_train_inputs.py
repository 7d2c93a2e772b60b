"""What ``postil train`` says of corpora and of places that it cannot use."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from postil.cli import main
from postil.cli.demo import MEMORY, sample_file
from postil.cli.engines import train as train_command
from postil.engine.manifest import EngineManifest
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.metrics.corpus import BootstrapResult, CorpusScores
from postil.text.tags import TaggedText
from postil.training.comparison import Comparison
from postil.training.request import TrainingReport
from postil.training.train_and_compare import TrainingOutcome

Said = pytest.CaptureFixture[str]


def train(out: Path, *corpora: object, options: tuple[str, ...] = ()) -> int:
    languages = ("--name", "x", "-s", "en", "-t", "fr", "--tuner", "none")
    return main(["train", "--quiet", *languages, "--out", str(out), *map(str, corpora), *options])


def memory(path: Path, target_language: str, units: int = 3) -> Path:
    with TmxWriter(path, "en", target_language) as writer:
        for number in range(units):
            writer.write(TranslationUnit(TaggedText(f"page {number}"), TaggedText("Seite")))
    return path


def test_each_memory_of_which_nothing_can_be_used_is_named(tmp_path: Path, capsys: Said) -> None:
    german, empty = memory(tmp_path / "german.tmx", "de"), memory(tmp_path / "none.tmx", "fr", 0)
    assert train(tmp_path / "engine", german, empty) == 2
    assert capsys.readouterr().err.splitlines() == [
        "postil: The corpora hold no pair of segments in en and fr that could be trained on.",
        "  german.tmx: of 3 segments none can be used; most of them: no text in the target "
        "language. Its languages: en, de.",
        "  none.tmx: there is no segment in it.",
    ]


def test_units_without_the_languages_are_counted(tmp_path: Path, capsys: Said) -> None:
    german = memory(tmp_path / "german.tmx", "de")
    assert train(tmp_path / "engine", sample_file(MEMORY), german) == 0
    assert "left out: 3 no text in the target language" in capsys.readouterr().out
    sources = EngineManifest.load(tmp_path / "engine").sources
    assert {key: sources[1][key] for key in ("name", "read", "kept")} == {
        "name": "german.tmx",
        "read": 3,
        "kept": 0,
    }


def test_segments_to_judge_by_must_be_there(tmp_path: Path, capsys: Said) -> None:
    german = memory(tmp_path / "german.tmx", "de")
    options = ("--test", str(german))
    assert train(tmp_path / "engine", sample_file(MEMORY), options=options) == 2
    assert "german.tmx, which the engine is to be judged by, holds no" in capsys.readouterr().err
    assert not (tmp_path / "engine").exists()


@pytest.mark.parametrize("side", ["source", "target"])
def test_half_a_corpus_is_none(side: str, tmp_path: Path, capsys: Said) -> None:
    text = tmp_path / "a.txt"
    text.write_text("one\n", encoding="utf-8")
    corpus = f"{text}:" if side == "source" else f":{text}"
    assert train(tmp_path / "engine", corpus) == 2
    assert f"There is no corpus {corpus}." in capsys.readouterr().err


def test_the_file_of_a_corpus_that_is_missing_is_named(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "a.en").write_text("one\n", encoding="utf-8")
    missing = tmp_path / "a.fr"
    assert train(tmp_path / "engine", f"{tmp_path / 'a.en'}:{missing}") == 2
    assert f": the file {missing} is missing." in capsys.readouterr().err


def test_texts_in_another_encoding_name_the_remedy(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "a.en").write_text("one\n", encoding="utf-8")
    (tmp_path / "a.fr").write_text("été\n", encoding="latin-1")
    assert train(tmp_path / "engine", f"{tmp_path / 'a.en'}:{tmp_path / 'a.fr'}") == 3
    said = capsys.readouterr().err
    assert "a.fr, line 1: not UTF-8" in said
    assert "Save it as UTF-8" in said


@pytest.mark.parametrize("place", ["", ".", "/", "note.txt/engine", "note.txt/in/engine"])
def test_places_where_no_engine_can_be(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("note.txt").write_text("kept\n", encoding="utf-8")
    assert train(Path(place), sample_file(MEMORY)) == 2
    said = capsys.readouterr().err
    assert "exists already" in said or "note.txt is a file, not a folder" in said
    assert [path.name for path in tmp_path.iterdir()] == ["note.txt"]


def test_an_empty_folder_that_one_is_in_takes_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "engine"
    place.mkdir()
    monkeypatch.chdir(place)
    assert train(Path(), sample_file(MEMORY)) == 0
    assert EngineManifest.load(place).name == "x"


def test_sides_named_the_wrong_way_round_are_refused(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "a.en").write_text("the lid of the tray\nfor the printer\n", encoding="utf-8")
    (tmp_path / "a.fr").write_text("le bac et les pages\npour les bacs\n", encoding="utf-8")
    assert train(tmp_path / "engine", f"{tmp_path / 'a.fr'}:{tmp_path / 'a.en'}") == 3
    said = capsys.readouterr().err
    assert "a.fr: its language is fr, and that of its translation a.en is en" in said
    assert "source language first" in said
    assert train(tmp_path / "engine", f"{tmp_path / 'a.en'}:{tmp_path / 'a.fr'}") == 0


def test_a_memory_with_the_labels_of_the_other_language_is_refused(
    tmp_path: Path, capsys: Said
) -> None:
    english, french = "the lid of the tray and the printer", "le bac et les pages pour les bacs"
    for name, source, target in (("right", english, french), ("swapped", french, english)):
        with TmxWriter(tmp_path / f"{name}.tmx", "en", "fr") as writer:
            writer.write(TranslationUnit(TaggedText(source), TaggedText(target)))
    assert train(tmp_path / "engine", sample_file(MEMORY), tmp_path / "swapped.tmx") == 3
    said = capsys.readouterr().err
    assert "swapped.tmx: what it labels en reads as fr, and what it labels fr as en" in said
    assert not (tmp_path / "engine").exists()
    assert train(tmp_path / "engine", sample_file(MEMORY), tmp_path / "right.tmx") == 0


def test_a_training_stopped_by_its_user_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(train_command, "_train", stopped)
    assert train(tmp_path / "engine", sample_file(MEMORY)) == 130
    assert "The same command goes on where it stopped." in capsys.readouterr().err


def test_phrases_are_counted_only_where_some_were_made(tmp_path: Path) -> None:
    report = TrainingReport(tmp_path, pairs=2, source_words=3, target_words=4)
    assert "phrase pairs" not in train_command.describe(report)
    assert "5 phrase pairs" in train_command.describe(replace(report, phrase_pairs=5))


def test_figures_of_segments_that_the_base_may_have_seen_are_called_too_high(
    tmp_path: Path,
) -> None:
    scores = CorpusScores(30.0, 50.0, 60.0, {})
    found = Comparison(scores, scores, BootstrapResult(0.8, 0.2, 1.4, 0.004), 300, ())
    outcome = TrainingOutcome(TrainingReport(tmp_path), scores, 300, found, seen_before=True)
    assert "favours it" in train_command.describe_outcome(outcome, tmp_path)
    said = train_command.describe_outcome(replace(outcome, starts_seen=True), tmp_path)
    assert "its figures are too high" in said
