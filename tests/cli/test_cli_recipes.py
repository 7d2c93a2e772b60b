"""``postil train --recipe`` and ``postil evaluate --against``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from postil.cli import main, shell
from postil.cli.demo import MEMORY, sample_file
from postil.engine.manifest import EngineManifest
from postil.training import train_and_compare
from postil.training.phrase_based.recipe import RECIPE
from postil.training.recipe_book import RECIPES

OPTIONS = ["--name", "New", "-s", "en", "-t", "fr"]


def test_recipes_and_their_settings_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["train", "--help-settings"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert all(recipe.name in said and recipe.title in said for recipe in RECIPES.values())
    for arguments in (
        ["--help-settings", "phrase-based"],
        ["--help-settings=phrase-based", "--recipe", "x"],
    ):
        with pytest.raises(SystemExit):
            main(["train", *arguments])
        said = capsys.readouterr().out
        for setting in RECIPE.settings:
            assert f"  {setting.name}={setting.default}; {setting.range}\n" in said
            assert setting.help[:40] in said


@pytest.mark.parametrize(
    ("arguments", "message", "hint"),
    [
        (["--recipe", "phrase-bases"], "no recipe phrase-bases", "Did you mean phrase-based?"),
        (["--set", "tunr=mert"], "no setting tunr", "Did you mean tuner?"),
        (["--set", "tuner=best"], "tuner cannot be 'best'", "mira, mert, none"),
        (["--set", "tuner"], "names no value", "--set tuner=mira"),
        (["--cluster", "tcp://127.0.0.1:1"], "on this machine only", "Leave --cluster out"),
    ],
)
def test_what_is_wrong_is_said(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    message: str,
    hint: str,
) -> None:
    out = tmp_path / "engine"
    assert main(["train", *OPTIONS, "--out", str(out), *arguments, str(sample_file(MEMORY))]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert hint in said
    assert not out.exists()


def test_a_project_says_which_sentences_are_learned_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those with words of its open segments; nothing of that is left beside the engine."""
    memory, text = sample_file(MEMORY), tmp_path / "work.txt"
    text.write_text("Open the tray.\nRemove the toner cartridge.\n", encoding="utf-8")
    project = tmp_path / "project"
    assert main(["new", str(project), str(text), "-s", "en", "-t", "fr", "--name", "Work"]) == 0
    options = ["--name", "x", "-s", "en", "-t", "fr", "--recipe", "large-margin"]
    options += ["--set", "rounds=1", "--set", "folds=1", "--set", "sentences=60"]
    texts = {"en": "Open the cover.\nClose it.\n", "fr": "Ouvrez le capot.\nFermez-le.\n"}
    for language, lines in texts.items():
        (tmp_path / f"tune.{language}").write_text(lines * 5, encoding="utf-8")
    options += ["--tuning", f"{tmp_path / 'tune.en'}:{tmp_path / 'tune.fr'}"]
    out = tmp_path / "engines" / "x"
    assert main(["train", *options, "--out", str(out), "--like", str(project), str(memory)]) == 0
    assert [path.name for path in out.parent.iterdir()] == ["x"]
    made = EngineManifest.load(out).settings["large-margin"]
    assert made["like"].endswith(".x.like.txt")
    other = out.with_name("y")
    capsys.readouterr()
    missing = ["--out", str(other), "--like", str(tmp_path / "no"), str(memory)]
    assert main(["train", *options, *missing]) == 3
    assert main(["train", "--name", "y", "-s", "en", "-t", "fr", "--like", str(text), "--out",
                 str(other), str(memory)]) == 2  # fmt: skip
    assert "no setting like" in capsys.readouterr().err


def test_a_new_engine_is_judged_against_the_one_in_use(
    tmp_path: Path, engine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = tmp_path / "new"
    corpus = str(sample_file(MEMORY))
    more = ["--set", "tuner=none", "--set", "order=2", "--against", str(engine)]
    assert main(["train", *OPTIONS, "--out", str(new), *more, corpus]) == 0
    said = capsys.readouterr().out
    assert "held-out segments" in said
    assert "may have been trained on these segments" in said
    assert f"Keep using {engine}" in said
    manifest = EngineManifest.load(new)
    assert manifest.settings["order"] == 2
    assert "tuning" not in manifest.settings
    test = f"{new}/held-out/source.txt:{new}/held-out/target.txt"
    assert main(["evaluate", str(new), test, "--against", str(engine), "--examples", "1"]) == 0
    said = capsys.readouterr().out
    assert "lost most" in said
    assert said.count("reference") <= 2
    assert main(["evaluate", str(new), test, "--against", str(engine), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["segments"] == 90
    assert found["after"]["bleu"] == pytest.approx(manifest.scores["bleu"])
    assert found["changed"] == len(found["examples"])


def test_a_training_interrupted_while_it_compared_goes_on_there(
    tmp_path: Path,
    engine: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    new = tmp_path / "new"
    more = ["--set", "tuner=none", "--set", "order=2", "--against", str(engine)]
    command = ["train", *OPTIONS, "--out", str(new), *more, str(sample_file(MEMORY))]

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(train_and_compare, "_tried", interrupted)
        assert main(command) == shell.INTERRUPTED
    made = (new / "manifest.json").read_bytes()
    capsys.readouterr()
    other = [*command, "--seed", "2"]
    assert main(other) == 2, "another training would have to overwrite it"
    assert (new / "manifest.json").read_bytes() == made
    assert main(command) == 0
    assert "held-out segments" in capsys.readouterr().out
    assert EngineManifest.load(new).created == json.loads(made)["created"]
    assert main(command) == 2, "it is finished now"
