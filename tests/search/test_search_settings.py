"""Settings out of their ranges are refused by the options and by the decoders themselves."""

from __future__ import annotations

import numpy as np
import pytest
from margin_world import margin_world
from search_world import make_world

from postil.errors import UsageError
from postil.search.margin.bags import BagPredictor
from postil.search.margin.features import MARGIN_FEATURES
from postil.search.margin.overlap import OverlapDecoder
from postil.search.phrase.block import BlockDecoder
from postil.search.phrase.options import OptionTable
from postil.search.phrase.oracle import OracleDecoder
from postil.search.settings import MarginSearchOptions, SearchOptions

WRONG = (ValueError, UsageError, OverflowError, TypeError)
HUGE = (1 << 31) - 1


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return make_world(tmp_path_factory.mktemp("world"), 0)


@pytest.fixture(scope="module")
def margin(tmp_path_factory):
    return margin_world(tmp_path_factory.mktemp("margin"))


@pytest.mark.parametrize("name", ["pop_limit", "stack_limit", "distortion_limit", "table_limit"])
@pytest.mark.parametrize("value", [HUGE, -HUGE, 1 << 63, 1.5, True, "9", None])
def test_search_options_are_within_bounds(name, value):
    with pytest.raises(UsageError, match=name):
        SearchOptions(**{name: value})


@pytest.mark.parametrize("name", ["pop_limit", "stack_limit", "table_limit"])
def test_there_is_no_search_without_room(name):
    with pytest.raises(UsageError, match=f"{name} cannot be 0"):
        SearchOptions(**{name: 0})


def test_the_window_of_the_improved_mode_is_narrow():
    assert MarginSearchOptions(mode="contradiction", window=-1).window == -1
    for window in (-1, 25):
        with pytest.raises(UsageError, match="window cannot be"):
            MarginSearchOptions(window=window)


@pytest.mark.parametrize(
    "settings",
    [
        {"stack_limit": 0},  # wrote before its groups
        {"pop_limit": 0},  # read before its heap
        {"pop_limit": -1},
        {"distortion_limit": HUGE},
        {"beam": float("nan")},
    ],
)
def test_a_block_decoder_looks_at_its_settings(world, settings):
    options = OptionTable(world.table, world.lm, world.weights)
    with pytest.raises(WRONG):
        BlockDecoder(options, world.weights, SearchOptions(**settings))


def test_the_other_decoders_look_at_theirs(world, margin):
    options = OptionTable(world.table, world.lm, world.weights)
    bags = BagPredictor(margin.matrix)
    for make in (
        lambda: OptionTable(world.table, world.lm, world.weights, 0),
        lambda: OracleDecoder(options, stack_limit=0),
        lambda: BagPredictor(margin.matrix, 0),
        lambda: BagPredictor(margin.matrix, 5, row_limit=-1),
        lambda: OverlapDecoder(bags, margin.lm, MARGIN_FEATURES.default_weights(), beam=0),
        lambda: OverlapDecoder(bags, margin.lm, MARGIN_FEATURES.default_weights(), window=HUGE),
        lambda: OverlapDecoder(bags, margin.lm, np.full(len(MARGIN_FEATURES), np.nan)),
    ):
        with pytest.raises(WRONG):
            make()
