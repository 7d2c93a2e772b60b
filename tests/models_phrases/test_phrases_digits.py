"""Phrase pairs that change a digit are left out, but for what the training text has as a rule."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from phrases_oracle import Example, alignment, arrays, bitext

from postil.models.phrase_digits import PhraseDigits
from postil.models.phrase_table import (
    PhraseEntry,
    PhraseTable,
    PhraseTableOptions,
    build_phrase_table,
)
from postil.models.phrase_table_builder import KEEPS_DIGITS
from postil.text.digits import digits

ALL = PhraseTableOptions(smoothing="none", limit=0, minimum=0.0)
RESERVED = ["<unk>", "<s>", "</s>"]
SOURCE = [*RESERVED, "15,000", "2.4", "two", "2", "DEC2BIN", "pages", "of", "1999-02-07"]
TARGET = [*RESERVED, "15", "000", "2,4", "2", "deux", "DECBIN", "pages", "de", "7/2/1999"]
Words = tuple[str, ...]


def example(source: str, target: str, links: set[tuple[int, int]]) -> Example:
    ids = [list(map(SOURCE.index, source.split())), list(map(TARGET.index, target.split()))]
    return Example(*ids, sorted(links))


def build(examples: list[Example], folder: Path, *, check: bool) -> list[PhraseEntry]:
    corpus = arrays(examples)
    digits = PhraseDigits(SOURCE, TARGET) if check else None
    build_phrase_table(bitext(corpus), alignment(corpus), folder, ALL, digits=digits)
    table = PhraseTable.open(folder)
    assert table.settings[KEEPS_DIGITS] is check
    return list(table.entries())


def words(entry: PhraseEntry) -> tuple[Words, Words]:
    return tuple(SOURCE[n] for n in entry.source), tuple(TARGET[n] for n in entry.target)


def is_kept(entry: PhraseEntry) -> bool:
    """The rule in plain Python."""
    left, right = ("".join(map(digits, side)) for side in words(entry))
    rule = entry.count >= 3 and 2 * entry.count > entry.source_count
    return Counter(left) == Counter(right) or (
        rule and len(entry.source) == 1 and not (left and right)
    )


def as_read(entries: list[PhraseEntry]) -> set[tuple[object, ...]]:
    return {(entry.source, entry.target, entry.count, entry.scores) for entry in entries}


def test_a_part_of_a_number_is_no_translation_of_it(tmp_path: Path) -> None:
    text = [example("15,000 pages", "15 000 pages", {(0, 0), (1, 2)})] * 4
    found = {words(entry) for entry in build(text, tmp_path / "t", check=True)}
    assert (("15,000",), ("15", "000")) in found
    assert (("15,000",), ("15",)) not in found


@pytest.mark.parametrize(
    ("pair", "times", "others", "kept"),
    [
        (("DEC2BIN", "DECBIN"), 3, 0, True),
        (("DEC2BIN", "DECBIN"), 2, 0, False),
        (("two", "2"), 5, 4, True),
        (("two", "2"), 4, 4, False),
        (("2.4", "2"), 9, 0, False),
        (("1999-02-07", "7/2/1999"), 1, 0, True),
    ],
)
def test_what_the_text_has_as_a_rule(
    tmp_path: Path, pair: tuple[str, str], times: int, others: int, *, kept: bool
) -> None:
    source, target = pair
    text = [example(source, target, {(0, 0)})] * times
    text += [example(source, "pages", {(0, 0)})] * others
    found = {words(entry) for entry in build(text, tmp_path / "t", check=True)}
    assert (((source,), (target,)) in found) == kept


def test_a_rule_is_about_a_single_word(tmp_path: Path) -> None:
    text = [example("of 2", "de deux", {(0, 0), (1, 1)})] * 5
    found = {words(entry) for entry in build(text, tmp_path / "t", check=True)}
    assert (("2",), ("deux",)) in found
    assert (("of", "2"), ("de", "deux")) not in found


SENTENCES = st.builds(
    Example,
    st.lists(st.integers(3, len(SOURCE) - 1), min_size=4, max_size=4),
    st.lists(st.integers(3, len(TARGET) - 1), min_size=4, max_size=4),
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, unique=True).map(sorted),
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(SENTENCES, min_size=1, max_size=8))
def test_all_other_pairs_stay_as_they_are(tmp_path: Path, text: list[Example]) -> None:
    everything = build(text, tmp_path / "all", check=False)
    assert as_read(build(text, tmp_path / "kept", check=True)) == as_read(
        [entry for entry in everything if is_kept(entry)]
    )
