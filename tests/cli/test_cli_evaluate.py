"""``postil evaluate``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sacrebleu

from postil.cli import main
from postil.cli.demo import MEMORY, sample_file
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.text.tags import TaggedText

REFERENCE = ["the cat sat on the mat", "open the paper tray now", "press the green button"]
GOOD = ["the cat sat on the mat", "open the paper tray", "press the green button"]
BAD = ["a cat sits on a mat", "open paper tray the now", "the green press button"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, lines in (("good", GOOD), ("bad", BAD), ("ref", REFERENCE)):
        (tmp_path / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return tmp_path


def test_scores_are_sacrebleus(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", str(folder / "good"), str(folder / "ref"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bleu"] == pytest.approx(sacrebleu.corpus_bleu(GOOD, [REFERENCE]).score)
    assert found["chrf"] == pytest.approx(sacrebleu.corpus_chrf(GOOD, [REFERENCE]).score)
    assert found["ter"] == pytest.approx(sacrebleu.corpus_ter(GOOD, [REFERENCE]).score)
    assert "version" in found["signatures"]["bleu"]


def test_several_references(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [str(folder / name) for name in ("good", "bad", "good")]
    assert main(["evaluate", *arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bleu"] == pytest.approx(100.0)


def test_baseline_is_compared(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["evaluate", str(folder / "good"), str(folder / "ref")]
    assert main([*arguments, "--baseline", str(folder / "bad"), "--samples", "100"]) == 0
    said = capsys.readouterr().out
    assert "BLEU difference +" in said
    assert "100 samples" in said


def test_lengths_must_agree(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "short").write_text("one line\n", encoding="utf-8")
    assert main(["evaluate", str(folder / "good"), str(folder / "short")]) == 3
    assert "1 lines" in capsys.readouterr().err


def test_nothing_to_score(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "empty").touch()
    assert main(["evaluate", str(folder / "empty"), str(folder / "empty")]) == 3
    assert "empty" in capsys.readouterr().err


def test_missing_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", str(folder / "godo"), str(folder / "ref")]) == 3
    assert "good" in capsys.readouterr().err


def test_a_folder_is_no_translation(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", str(folder), str(folder / "ref")]) == 2
    assert "--against ENGINE" in capsys.readouterr().err


def test_a_corpus_without_the_languages_of_the_engines_is_named(
    engine: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    german = folder / "german.tmx"
    with TmxWriter(german, "en", "de") as writer:
        writer.write(TranslationUnit(TaggedText("page"), TaggedText("Seite")))
    known = str(sample_file(MEMORY))
    assert main(["evaluate", str(engine), known, str(german), "--against", str(engine)]) == 2
    assert "german.tmx holds no segment in en with a translation into fr" in capsys.readouterr().err
