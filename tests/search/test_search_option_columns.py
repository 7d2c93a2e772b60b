"""Extra options as columns: the same options, for the decoder too."""

from __future__ import annotations

from dataclasses import astuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from search_world import make_world, phrases_of, sentences, translator

from postil.search.constraints import ExtraOption
from postil.search.option_columns import OptionColumns

NAMES = ("tm.inverse", "lex.inverse", "tm.direct", "lex.direct")


@st.composite
def extra_options(draw):
    start = draw(st.integers(0, 3))
    names = tuple(draw(st.permutations(NAMES)))[: draw(st.integers(0, 4))]
    return ExtraOption(
        start,
        start + draw(st.integers(1, 2)),
        draw(st.lists(st.integers(3, 18), max_size=4)),
        names,
        draw(st.lists(st.integers(-8, 0), min_size=len(names), max_size=len(names))),
        draw(st.integers(1, 3)),
        draw(st.integers(0, 5)) == 0,
        draw(st.none() | st.tuples(*[st.integers(1, 9).map(float)] * 3)),
        draw(st.integers(0, 1 << 40)),
    )


def plain(option):
    """All of an option but the order and the zeros of its dense values."""
    values = dict(zip(option.names, map(float, option.values), strict=True))
    _, _, _, _, _, *rest = astuple(option)
    return (
        option.start,
        option.end,
        list(option.target),
        {name: value for name, value in values.items() if value},
        rest,
    )


@given(st.lists(extra_options(), max_size=6), st.lists(extra_options(), max_size=6))
def test_options_as_columns_are_the_same_options(first, second):
    columns = OptionColumns.of(first).followed_by(OptionColumns.of(iter(second)))
    options = first + second
    assert [*map(plain, columns)] == [*map(plain, options)]
    assert [plain(columns[k]) for k in range(len(options))] == [*map(plain, columns[:])]
    assert OptionColumns.of(columns) is columns


def test_the_decoder_takes_columns_as_it_takes_options(tmp_path):
    world = make_world(tmp_path, 12)
    decoder = translator(world, 6, pop_limit=200)
    rng = np.random.default_rng(3)
    used = 0
    for sentence in sentences(15, 10, 9):
        options = [
            ExtraOption(
                place, place + 1, [int(word)], NAMES, rng.uniform(-3, 0, 4), 1, False,
                (3.0, 4.0, 5.0) if place % 2 else None, 7 + place,
            )
            for place, word in enumerate(rng.integers(3, 19, len(sentence)))
        ]  # fmt: skip
        one, other = (
            decoder.nbest(sentence, 10, given) for given in (options, OptionColumns.of(options))
        )
        assert [(item.tokens.tolist(), item.score) for item in one] == [
            (item.tokens.tolist(), item.score) for item in other
        ]
        phrases = {(item.start, item.end, tuple(item.target)) for item in options}
        used += sum(not phrases.isdisjoint(phrases_of(item)) for item in other)
    assert used


@pytest.mark.parametrize(("span", "places"), [((0, 9), (0, 1)), ((0, 1), (0, 2)), ((0, 1), (2, 1))])
def test_columns_that_name_what_is_not_there_are_refused(tmp_path, span, places):
    decoder = translator(make_world(tmp_path, 12), 6)
    one = OptionColumns.of([ExtraOption(0, 1, [5])])
    wrong = OptionColumns(
        np.array([span], dtype=np.int32), np.array([places]), one.words, one.names, one.values,
        one.counts, one.events, one.origins, one.only,
    )  # fmt: skip
    with pytest.raises(ValueError, match=r"\[\d, \d\)"):
        decoder.best(np.array([3, 4], dtype=np.uint32), wrong)
