"""Manifests of engines: all in one is checked by type and range before anything relies on it."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from postil.engine.engine import Engine
from postil.engine.engines_folder import rename_engine
from postil.engine.manifest import FILE_NAME, EngineManifest
from postil.errors import EngineError
from postil.text.tags import TaggedText
from postil.training.max_margin.recipe import RECIPE
from postil.training.recipe import RecipeRequest
from postil.training.request import TrainingRequest
from postil.types.progress import Progress

TEXT = TaggedText.of("Press the green button on the front cover.")
HUGE = "9" * 400
WRONG: tuple[Any, ...] = (
    0, -1, 1, 2**31, 2**63, 1.5, 1e308, -1e308, float("nan"), float("inf"), "", "x", None, True,
    [], {}, [0] * 10_000, "x" * 50_000, [[[[[[[[[[[[[]]]]]]]]]]]]],
)  # fmt: skip


@pytest.fixture(scope="module")
def margin_folder(tmp_path_factory: pytest.TempPathFactory, sample: Path) -> Path:
    folder = tmp_path_factory.mktemp("engines") / "margin"
    corpora = [sample / "printer-guide.tmx"]
    RECIPE.run(RecipeRequest(TrainingRequest("m", "en", "fr", corpora)), folder, Progress())
    return folder


@pytest.fixture
def copy(engine_folder: Path, tmp_path: Path) -> Path:
    """The engine, to spoil its manifest."""
    return Path(shutil.copytree(engine_folder, tmp_path / "copy"))


def values_of(folder: Path) -> dict[str, Any]:
    """The manifest without its checksum, as an older one is."""
    values: dict[str, Any] = json.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
    del values["checksum"]
    return values


def put(folder: Path, values: Any) -> None:
    (folder / FILE_NAME).write_text(json.dumps(values), encoding="utf-8")


def spoilt(values: Any, place: tuple[str | int, ...], value: object) -> Any:
    """A copy with another value in one place."""
    copied = json.loads(json.dumps(values))
    inner = copied
    for name in place[:-1]:
        inner = inner[name]
    inner[place[-1]] = value
    return copied


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("settings", "search", "stack_limit"), 0),  # wrote before its groups
        (("settings", "search", "pop_limit"), 0),  # read before its heap
        (("settings", "search", "pop_limit"), -1),
        (("settings", "search", "pop_limit"), 2**31),
        (("settings", "search", "swap"), 1),
        (("settings", "search", "distortion_limit"), True),
        (("settings", "search", "beam"), float("nan")),
        (("settings", "search"), []),
        (("settings", "order"), 7),
        (("settings", "tuning", "rounds"), [1e309]),
        (("weights",), []),
        (("scores",), "good"),
        (("weights", "lm"), float("inf")),
        (("weights", "lm"), "0.1"),
        (("weights", "lm"), 1e300),
        (("confidence", "lm"), float("nan")),
        (("scores", "bleu"), "high"),
        (("sources", 0, "kept"), -4),
        (("sources", 0), "memory.tmx"),
        (("source_language",), ""),
        (("target_language",), "../fr"),
        (("kind",), "other"),
        (("tokeniser",), "moses"),
    ],
)
def test_a_wrong_value_is_named(copy: Path, place: tuple[str | int, ...], value: object) -> None:
    values = values_of(copy)
    values["settings"]["tuning"] = {"rounds": [1.0]}
    put(copy, spoilt(values, place, value))
    with pytest.raises(EngineError) as caught:
        EngineManifest.load(copy)
    assert FILE_NAME in caught.value.message
    assert ".".join(map(str, place)) in caught.value.message


def test_a_pop_limit_of_format_1_is_read_as_what_finds_the_same_today(copy: Path) -> None:
    values = values_of(copy)
    assert values["format_version"] == 2
    values["settings"]["search"]["pop_limit"] = 160
    for version, limit in ((1, 80), (2, 160)):
        put(copy, {**values, "format_version": version})
        read = EngineManifest.load(copy)
        assert read.settings["search"]["pop_limit"] == limit
        read.save(copy)  # once and for all
        assert EngineManifest.load(copy).settings["search"]["pop_limit"] == limit


def test_settings_that_do_not_go_together_are_refused(margin_folder: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(margin_folder, tmp_path / "copy"))
    values = values_of(folder)
    for window in (3, -1):  # without a limit in the paper's modes only
        put(folder, spoilt(values, ("settings", "search"), {"mode": "improved", "window": window}))
        if window < 0:
            with pytest.raises(EngineError, match="window cannot be -1"):
                EngineManifest.load(folder)
        else:
            assert EngineManifest.load(folder).settings["search"]["window"] == window


def test_an_unknown_weight_is_of_a_newer_engine(copy: Path) -> None:
    put(copy, spoilt(values_of(copy), ("weights", "magic"), 0.1))
    with pytest.raises(EngineError, match=r"unknown features: magic") as caught:
        EngineManifest.load(copy)
    assert "newer" in caught.value.hint


def test_settings_that_are_not_known_are_left_out(copy: Path) -> None:
    """Those of older and newer engines, which the format version says can be left out."""
    values = values_of(copy)
    values["settings"]["search"] |= {"of_later": [1], "swap": True}
    values["settings"] |= {"of_later": {"a": None}}
    del values["settings"]["search"]["table_limit"]
    put(copy, values)
    engine = Engine.open(copy)
    assert engine.suggest(TEXT).target.text
    assert engine._models.search_options.table_limit == 20


def test_a_manifest_without_checksum_opens(copy: Path) -> None:
    put(copy, values_of(copy))
    before = EngineManifest.load(copy)
    before.save(copy)
    assert EngineManifest.load(copy) == before
    assert "checksum" in json.loads((copy / FILE_NAME).read_text(encoding="utf-8"))


def test_an_accident_is_noticed(copy: Path) -> None:
    path = copy / FILE_NAME
    text = path.read_text(encoding="utf-8")
    changed = text.replace('"lm": 0.0', '"lm": 0.1')
    assert changed != text
    path.write_text(changed, encoding="utf-8")
    with pytest.raises(EngineError, match=r"manifest\.json was changed"):
        EngineManifest.load(copy)
    path.write_text(text, encoding="utf-8")
    rename_engine(copy, "Another")
    assert EngineManifest.load(copy).label == "Another"


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 50_000, f"[{HUGE * 20}]", "NaN"])
def test_what_json_cannot_be_read_says_so(copy: Path, text: str) -> None:
    (copy / FILE_NAME).write_text(text, encoding="utf-8")
    with pytest.raises(EngineError, match=r"manifest\.json"):
        EngineManifest.load(copy)


def test_a_huge_manifest_is_not_read(copy: Path) -> None:
    with (copy / FILE_NAME).open("wb") as stream:
        stream.truncate(1 << 40)
    with pytest.raises(EngineError, match="too large"):
        EngineManifest.load(copy)


def test_what_could_not_be_read_again_is_not_written(copy: Path) -> None:
    manifest = EngineManifest.load(copy)
    manifest.weights["lm"] = float("nan")
    with pytest.raises(EngineError, match=r"weights\.lm cannot be nan"):
        manifest.save(copy)
    assert EngineManifest.load(copy).weights["lm"] > 0


def places(values: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """All places in a manifest."""
    items: Any = ()
    if isinstance(values, dict):
        items = values.items()
    elif isinstance(values, list):
        items = enumerate(values)
    for name, inner in items:
        yield (*place, name)
        yield from places(inner, (*place, name))


@pytest.mark.parametrize("kind", ["engine_folder", "margin_folder"])
def test_any_value_anywhere_is_refused_or_works(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Only Postil's own errors; nothing crashes, and nothing that opens cannot translate."""
    folder = tmp_path / "engine"
    shutil.copytree(request.getfixturevalue(kind), folder)
    values = values_of(folder)
    drawn = random.Random(7)
    known = list(places(values))
    search = [place for place in known if "search" in place]
    opened = refused = 0
    cases = [(place, value) for place in search for value in WRONG]
    cases += [(place, drawn.choice(WRONG)) for place in known]
    for place, value in cases:
        put(folder, spoilt(values, place, value))
        try:
            engine = Engine.open(folder)
        except EngineError as error:
            assert FILE_NAME in error.message, (place, value)
            refused += 1
            continue
        engine.suggest(TEXT, alternatives=2)
        opened += 1
    assert refused > 100
    assert opened > 10
