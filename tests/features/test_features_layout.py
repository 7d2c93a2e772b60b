"""Layouts of dense features: columns, masks, weights by name."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from postil.errors import EngineError
from postil.features.layout import FeatureBlock, FeatureLayout
from postil.search.margin.features import MARGIN_FEATURES
from postil.search.phrase.features import PHRASE_FEATURES, TZ_REAL

LAYOUTS = {"phrase": PHRASE_FEATURES, "margin": MARGIN_FEATURES}


def numbers_of(decoder: str) -> dict[str, int]:
    """Columns as the kernels of a decoder number them."""
    spec = find_spec(f"postil.search.{decoder}")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    path = Path(spec.submodule_search_locations[0]) / "features.pxd"
    numbers = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, separator, rest = line.strip().partition(" = ")
        if separator:
            numbers[name.strip()] = int(rest.split("#")[0])
    return numbers


@pytest.mark.parametrize("decoder", LAYOUTS)
def test_kernels_and_declaration_agree_on_the_columns(decoder):
    numbers, layout = numbers_of(decoder), LAYOUTS[decoder]
    assert numbers.pop("COLUMNS") == len(layout)
    same = {"DISTORTION_OUT": "distortion.outbound", "DISTORTION_IN": "distortion.inbound"}
    for constant, column in numbers.items():
        if constant == "REORDERING":
            assert layout.names[column : column + 6] == tuple(
                f"reordering.{side}.{way}"
                for side in ("backward", "forward")
                for way in ("mono", "swap", "discontinuous")
            )
        else:
            named = same.get(constant, constant.lower().replace("_", "."))
            assert layout.names[column] == named
    others = [name for name in layout.names if not name.startswith("reordering.")]
    assert len(others) == len(numbers.keys() - {"REORDERING"})


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_weights_go_to_names_and_back(layout):
    weights = layout.default_weights()
    assert layout.weights(layout.named(weights)).tolist() == weights.tolist()
    assert layout.weights({}).tolist() == weights.tolist()
    assert float(np.abs(weights[layout.tuned]).sum()) == pytest.approx(1.0, abs=0.2)


def test_weights_of_unknown_features_are_refused_unless_they_are_nothing():
    with pytest.raises(EngineError, match="colour"):
        PHRASE_FEATURES.weights({"colour": 1.0})
    named = PHRASE_FEATURES.named(PHRASE_FEATURES.default_weights())
    older = {**named, "margin.overlap": 0.0, "margin.skip": 0.0}
    assert PHRASE_FEATURES.weights(older).tolist() == PHRASE_FEATURES.default_weights().tolist()


def test_masks_are_of_known_names():
    mask = PHRASE_FEATURES.mask(TZ_REAL)
    assert {name for name, own in zip(PHRASE_FEATURES.names, mask, strict=True) if own} == set(
        TZ_REAL
    )
    with pytest.raises(KeyError, match="colour"):
        PHRASE_FEATURES.mask(["colour"])


def test_blocks_say_what_moves_and_features_follow_others():
    layout = FeatureLayout(
        FeatureBlock({"a": 0.5, "b": 0.25}),
        FeatureBlock({"c": 2.0}, tuned=False),
        FeatureBlock({"d": 0.1}, learned=False),
        follow={"c": "a"},
    )
    assert layout.names == ("a", "b", "c", "d")
    assert layout.tuned.tolist() == [True, True, False, True]
    assert layout.learned.tolist() == [True, True, True, False]
    weights = np.array([1.0, 2.0, 3.0, 4.0, 5.0])  # and one more, of a special tuning
    assert layout.following(weights, layout.tuned).tolist() == [1.0, 2.0, 1.0, 4.0, 5.0]
    assert layout.following(weights, np.ones(4, dtype=bool)).tolist() == weights.tolist()


def test_two_features_of_one_name_are_a_mistake():
    with pytest.raises(ValueError, match="one name"):
        FeatureLayout(FeatureBlock({"a": 1.0}), FeatureBlock({"a": 2.0}))


def test_kernels_take_finite_weights_of_the_right_number():
    weights = PHRASE_FEATURES.default_weights()
    assert PHRASE_FEATURES.kernel_weights(weights.tolist()).dtype == np.float32
    for wrong in (weights[:5], np.append(weights, 1.0)):
        with pytest.raises(ValueError, match="shape"):
            PHRASE_FEATURES.kernel_weights(wrong)
    for value in (np.nan, np.inf, -np.inf, 2e6, 1e38):  # sums of the last would overflow
        weights[3] = value
        with pytest.raises(ValueError, match="no number"):
            PHRASE_FEATURES.kernel_weights(weights)
