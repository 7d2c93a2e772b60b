"""Rules with gaps of confirmed segments against the obvious way."""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from grammar_oracle import all_rules
from hypothesis import given, settings
from hypothesis import strategies as st
from test_grammar_rules import examples, random_examples

from postil.engine.session.gapped import fits, gapped_options
from postil.models.lexicon.model import Lexicon
from postil.models.session.gapped import gapped_rules
from postil.models.session.table import SessionTable
from postil.search.forest.hypergraph import GAP

sys.path.insert(0, str(Path(__file__).parents[1] / "models_phrases"))
from phrases_oracle import Example, arrays

FOUR = Example([3, 4, 5, 6], [13, 14, 15, 16], [(k, k) for k in range(4)])


def confirmed(segments: list[Example]) -> tuple[SessionTable, Lexicon]:
    lexicon = Lexicon.count(arrays(segments))
    table = SessionTable(lexicon)
    for event, one in enumerate(segments, 1):
        table.add(event, one.source, one.target, one.points)
    return table, lexicon


def wanted(segments: list[Example], sentence: list[int]) -> Counter:
    """Rules with gaps, three source words or more, all of them in the sentence."""
    found: Counter = Counter()
    for one in segments:
        if len(set(one.source) & set(sentence)) < 3:
            continue
        for (source, target), count in all_rules([one], loose=True).occurrences.items():
            words = [symbol for symbol in source if symbol >= 0]
            if min(source) < 0 and len(words) >= 3 and set(words) <= set(sentence):
                found[source, target] += count
    return found


@given(segments=examples(), sentence=st.lists(st.integers(3, 7), min_size=1, max_size=8))
@settings(max_examples=60, deadline=None)
def test_rules_are_those_of_the_segments_that_share_words(segments, sentence):
    table, lexicon = confirmed(segments)
    found = Counter((one.source, one.target) for one in gapped_rules(table, lexicon, sentence))
    assert found == wanted(segments, sentence)


def test_what_was_taken_back_gives_none():
    segments = random_examples(3, 6)
    table, lexicon = confirmed(segments)
    sentence = segments[2].source
    before = gapped_rules(table, lexicon, sentence)
    assert 3 in {one.event for one in before}
    table.remove(3)
    after = gapped_rules(table, lexicon, sentence)
    assert 3 not in {one.event for one in after}
    one = segments[2]
    table.add(3, one.source, one.target, one.points)
    assert gapped_rules(table, lexicon, sentence) == before
    assert gapped_rules(SessionTable(lexicon), lexicon, sentence) == []
    assert gapped_rules(table, lexicon, []) == []


def test_links_and_weights_are_those_of_the_words_outside_the_gaps():
    table, lexicon = confirmed([FOUR])
    rules = {(one.source, one.target): one for one in gapped_rules(table, lexicon, [3, 9, 5, 6])}
    rule = rules[(3, -1, 5, 6), (13, -1, 15, 16)]
    assert rule.links == ((0, 0), (1, 1), (2, 2))
    assert rule.lex_inverse == rule.lex_direct == 0.0
    assert rule.event == 1


@given(st.lists(st.integers(3, 5), min_size=1, max_size=7), st.integers(2, 6))
def test_places_where_a_source_side_fits_are_all_found(ids, span):
    for source in ((3, -1, 4), (-1, 3, -2, 4), (3, -1), (-1, 3)):
        expected = set()
        for start in range(len(ids)):
            for end in range(start + 1, min(len(ids), start + span) + 1):
                for gaps in placed(source, ids, start, end):
                    expected.add((start, end, gaps))
        found = list(fits(source, ids, span))
        assert len(found) == len(set(found))
        assert set(found) == expected


def placed(source, ids, start, end, gaps=()):
    if not source:
        if start == end:
            yield gaps
    elif source[0] >= 0:
        if start < end and ids[start] == source[0]:
            yield from placed(source[1:], ids, start + 1, end, gaps)
    else:
        for middle in range(start + 1, end + 1):
            yield from placed(source[1:], ids, middle, end, (*gaps, (start, middle)))


def test_options_say_how_often_and_when_a_rule_was_confirmed():
    table, lexicon = confirmed([FOUR, FOUR])
    sentence = np.array([3, 9, 9, 5, 6], np.uint32)
    rules = gapped_rules(table, lexicon, sentence)
    options = gapped_options(rules, sentence, 10, clock=2, top=0, boost=5.0, recent=20.0)
    (option,) = [one for one in options if (one.start, one.end) == (0, 5)]
    assert option.gaps == ((1, 3),)
    assert list(option.target) == [13, GAP, 15, 16]
    assert option.counts == (10.0, 11.0, 11.0)
    assert option.event == 2
    values = dict(zip(option.names, option.values, strict=True))
    assert values["session.recency"] == pytest.approx(3.0)
    assert values["session.layer"] == 0.0
    options = gapped_options(rules, sentence, 10, clock=2, top=1, boost=5.0, recent=20.0)
    (option,) = [one for one in options if (one.start, one.end) == (0, 5)]
    assert dict(zip(option.names, option.values, strict=True))["session.layer"] == 3.0


def test_there_is_an_end_to_what_is_offered():
    rng = random.Random(4)
    segments = [
        Example(words, [word + 20 for word in words], [(k, k) for k in range(10)])
        for words in ([rng.randint(3, 8) for _ in range(10)] for _ in range(40))
    ]
    table, lexicon = confirmed(segments)
    sentence = np.array([rng.randint(3, 8) for _ in range(60)], np.uint32)
    rules = gapped_rules(table, lexicon, sentence)
    assert len({one.event for one in rules}) == 12
    options = gapped_options(rules, sentence, 10, clock=40, top=0, boost=5.0, recent=20.0)
    assert len(options) == 100
