"""Session weights by replay: found where they help, left alone where they do not."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from postil.cli.shell import main
from postil.engine.engine import Engine
from postil.engine.manifest import EngineManifest
from postil.errors import UsageError
from postil.formats.registry import open_document
from postil.search.phrase.features import PHRASE_FEATURES
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest
from postil.training.simulation.session_weights import (
    SESSION_WEIGHTS,
    tune_session_weights,
    tuned_engine,
)

SAMPLE = Path(str(files("postil_resources") / "sample"))


@pytest.fixture(scope="module")
def engine_folder(tmp_path_factory) -> Path:
    folder: Path = tmp_path_factory.mktemp("weights") / "engine"
    memory = SAMPLE / "printer-guide.tmx"
    train_engine(TrainingRequest("printer", "en", "fr", [memory]), folder)
    return folder


@pytest.fixture(scope="module")
def pairs():
    document = open_document(SAMPLE / "quick-guide.reference.xlf", "en", "fr")
    return [(item.source, item.target) for item in document.segments]


@pytest.fixture
def shy_engine(engine_folder, tmp_path) -> Path:
    """An engine that does not use what was confirmed."""
    folder = tmp_path / "shy"
    shutil.copytree(engine_folder, folder)
    manifest = EngineManifest.load(folder)
    manifest.weights |= {"session.phrase": -0.1, "session.direct": 0.3, "session.lm": 0.0}
    manifest.save(folder)
    return folder


def test_an_engine_that_makes_too_little_of_confirmed_segments_is_mended(
    shy_engine, pairs, tmp_path
):
    start = PHRASE_FEATURES.weights(EngineManifest.load(shy_engine).weights)
    found = tuned_engine(shy_engine, tmp_path / "mended", pairs)
    assert found.taken > 0
    assert found.after > found.before + 1
    assert found.gain.p_value <= 0.05
    moved = found.weights != start
    assert moved[SESSION_WEIGHTS].any()
    assert not moved[~SESSION_WEIGHTS].any()
    mended = EngineManifest.load(tmp_path / "mended")
    assert PHRASE_FEATURES.weights(mended.weights) == pytest.approx(found.weights)
    assert mended.settings["session-tuning"]["segments"] == len(pairs)
    assert Engine.open(tmp_path / "mended").suggest(pairs[0][0]).target.plain


def test_what_does_not_prove_better_is_not_taken(engine_folder, pairs, tmp_path, monkeypatch):
    monkeypatch.setattr("postil.training.simulation.session_weights.SURE", -1.0)
    found = tuned_engine(engine_folder, tmp_path / "same", pairs)
    assert found.taken == 0
    assert found.after == found.before
    start = PHRASE_FEATURES.weights(EngineManifest.load(engine_folder).weights)
    assert np.array_equal(found.weights, start)
    assert not (tmp_path / "same").exists()


def test_a_few_segments_are_too_few(engine_folder, pairs):
    with pytest.raises(UsageError, match="50 finished segments"):
        tune_session_weights(engine_folder, pairs[:20])


def test_the_command_tunes_on_one_half_and_simulates_the_other(shy_engine, pairs, tmp_path, capsys):
    for side, language in enumerate(("en", "fr")):
        text = "".join(f"{pair[side].plain}\n" for pair in pairs * 2)
        (tmp_path / f"done.{language}").write_text(text, encoding="utf-8")
    pair = f"{tmp_path / 'done.en'}:{tmp_path / 'done.fr'}"
    arguments = ["simulate", str(shy_engine), pair, "--tune", str(tmp_path / "tuned")]
    assert main([*arguments, "--processes", "1"]) == 0
    said = capsys.readouterr().out
    assert f"tuning on {len(pairs)} segments" in said
    assert f"{len(pairs)} segments\n" in said
    assert (tmp_path / "tuned" / "manifest.json").exists()
    assert main(arguments) == 2  # the folder is taken
