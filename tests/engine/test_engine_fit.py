"""Parts of an engine that are of different engines are refused when it is opened."""

from __future__ import annotations

import base64
import json
import shutil
import zlib
from pathlib import Path

import pytest

from postil.engine.engine import Engine
from postil.engine.events import LearningEvent, Provenance
from postil.engine.learned import LEARNED
from postil.engine.models import (
    ALIGNER,
    LANGUAGE_MODEL,
    LEXICON,
    PHRASE_TABLE,
    WORD_DISTORTION,
)
from postil.errors import EngineError
from postil.text.tags import TaggedText
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest


@pytest.fixture(scope="module")
def small_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An engine of few words."""
    folder = tmp_path_factory.mktemp("small")
    pairs = [("the house", "la maison"), ("the door", "la porte"), ("a house", "une maison")] * 9
    for name, side in (("a.en", 0), ("a.fr", 1)):
        lines = "".join(f"{pair[side]}\n" for pair in pairs)
        (folder / name).write_text(lines, encoding="utf-8")
    corpus = f"{folder / 'a.en'}:{folder / 'a.fr'}"
    train_engine(TrainingRequest("small", "en", "fr", [corpus]), folder / "engine")
    return folder / "engine"


@pytest.mark.parametrize("part", [ALIGNER, LANGUAGE_MODEL, LEXICON, PHRASE_TABLE, WORD_DISTORTION])
def test_a_part_of_another_engine_is_named(
    part: str, small_folder: Path, engine_folder: Path, tmp_path: Path
) -> None:
    """Once it opened, and each translation failed."""
    copy = tmp_path / "engine"
    shutil.copytree(small_folder, copy)
    Engine.open(copy)
    shutil.rmtree(copy / part)
    shutil.copytree(engine_folder / part, copy / part)
    with pytest.raises(EngineError, match=rf"{part} is damaged: it does not fit the words"):
        Engine.open(copy)


@pytest.mark.parametrize("tokens", [[1], [""], ["a\nb"], "abc", {"a": 1}, [["a"]], None])
def test_an_event_of_what_are_no_words_is_damaged(
    tokens: object, engine_folder: Path, tmp_path: Path
) -> None:
    """Once only learning it found out, with a traceback."""
    engine = Engine.open(engine_folder)
    event = engine.learn(TaggedText.of("the door"), TaggedText.of("la porte"), Provenance())
    values = json.loads(zlib.decompress(event.to_bytes()))
    LearningEvent.from_bytes(zlib.compress(json.dumps(values).encode()))
    spoilt = zlib.compress(json.dumps(values | {"source": tokens}).encode())
    copy = tmp_path / "engine"
    shutil.copytree(engine_folder, copy)
    (copy / LEARNED).write_bytes(base64.b64encode(spoilt) + b"\n")
    with pytest.raises(EngineError, match="line 1: a learning event is damaged"):
        Engine.open(copy)


@pytest.mark.parametrize("side", ["source", "target"])
def test_a_vocabulary_that_lacks_words_is_noticed(
    side: str, engine_folder: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "engine"
    shutil.copytree(engine_folder, copy)
    path = copy / f"vocabulary.{side}.txt"
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:50]))
    with pytest.raises(EngineError, match="does not fit the words of the engine"):
        Engine.open(copy)
