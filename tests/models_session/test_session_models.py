"""Confirmed segments: phrases, n-grams and links against plain Python, and exact undo."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.bitext.online_lexicon import OnlineLexicon
from postil.models.inspection import session_gains
from postil.models.session.ngrams import TRIED_SHARES, UNIT, SessionNgrams
from postil.models.session.table import SessionTable
from postil.models.session.table_arrays import SessionTableStore

WORD = st.integers(3, 6)
SEGMENTS = st.lists(st.lists(WORD, max_size=8), max_size=6)
PRIORS, SHARES = (100.0, 10.0, 3.0, 1.0), (0.1, 0.25, 0.3, 0.4)


@st.composite
def aligned(draw):
    source = draw(st.lists(WORD, min_size=1, max_size=7))
    target = draw(st.lists(WORD, min_size=1, max_size=7))
    link = st.tuples(st.integers(0, len(source) - 1), st.integers(0, len(target) - 1))
    return source, target, sorted(draw(st.sets(link, max_size=8)))


ALIGNED = st.lists(aligned(), max_size=7)


def filled(segments, numbers=None):
    table = SessionTable()
    for number in numbers if numbers is not None else range(len(segments)):
        table.add(number + 1, *segments[number])
    return table


def plain(dump):
    return [
        (event, source.tolist(), target.tolist(), links.tolist(), layer)
        for event, source, target, links, layer in dump
    ]


def naive_pairs(segments, phrase, longest=7):
    """Every consistent target phrase of every occurrence of ``phrase``, with how often."""
    found = Counter()
    size = len(phrase)
    for source, target, links in segments:
        for start in range(len(source) - size + 1):
            if source[start : start + size] != phrase:
                continue
            for low in range(len(target)):
                for high in range(low + 1, min(len(target), low + longest) + 1):
                    inside = [(start <= i < start + size, low <= j < high) for i, j in links]
                    if (True, True) in inside and all(a == b for a, b in inside):
                        found[tuple(target[low:high])] += 1
    return found


@given(ALIGNED, st.lists(WORD, min_size=1, max_size=6))
def test_lookup_extracts_what_a_naive_extractor_does(segments, sentence):
    rows, words = filled(segments).lookup(sentence, 10_000)
    found = {}
    for row in rows.tolist():
        start, end, offset, length, count = row[:5]
        target = tuple(words[offset : offset + length].tolist())
        found.setdefault((start, end), Counter())[target] = count
        assert row[6] == sum(naive_pairs(segments, sentence[start:end]).values())
    for start in range(len(sentence)):
        for end in range(start + 1, len(sentence) + 1):
            expected = naive_pairs(segments, sentence[start:end])
            assert found.get((start, end), Counter()) == expected


@given(ALIGNED, st.lists(WORD, min_size=1, max_size=6), st.data())
def test_the_table_forgets_exactly_in_any_order(segments, sentence, data):
    numbers = list(range(len(segments)))
    table = filled(segments, data.draw(st.permutations(numbers)))
    order = data.draw(st.permutations(numbers))
    kept = data.draw(st.integers(0, len(segments)))
    for number in order[kept:]:
        table.remove(number + 1)
    for number in order[kept:]:  # and learned once more, and forgotten
        table.add(number + 1, *segments[number])
    for number in reversed(order[kept:]):
        table.remove(number + 1)
    rebuilt = filled(segments, sorted(order[:kept]))
    assert plain(table.dump()) == plain(rebuilt.dump())
    for one, other in zip(table.lookup(sentence, 5), rebuilt.lookup(sentence, 5), strict=True):
        assert one.tolist() == other.tolist()


def test_lookup_puts_the_most_confirmed_first_then_the_latest():
    one = [(0, 0)]
    table = SessionTable()
    for event, target in ((1, 4), (2, 6), (3, 4), (5, 7)):
        table.add(event, [3], [target], one, layer=event % 2)
    rows, words = table.lookup([3], 10, 1)
    found = [
        (words[row["offset"]], row["count"], row["own"], row["event"], row["total"]) for row in rows
    ]
    assert found == [(4, 2, 2, 3, 4), (7, 1, 1, 5, 4), (6, 1, 0, 2, 4)]
    assert len(table.lookup([9], 10)[0]) == 0
    assert table.lookup([3], 2)[1].tolist() == [4, 7]


@given(ALIGNED, st.lists(WORD, min_size=1, max_size=8), st.lists(WORD, max_size=7))
def test_a_phrase_pair_is_there_if_a_look_up_of_its_source_has_it(segments, source, target):
    table = filled(segments)
    rows, words = table.lookup(source, 1000)
    pairs = [
        words[row["offset"] : row["offset"] + row["length"]].tolist()
        for row in rows
        if (row["start"], row["end"]) == (0, len(source))
    ]
    assert table.has(source, target) == (target in pairs)
    assert all(table.has(source, pair) for pair in pairs)


def test_the_latest_occurrences_are_looked_at():
    table = SessionTable()
    for event in range(1, 301):
        table.add(event, [3, 4], [5 if event <= 200 else 6], [(0, 0), (1, 0)])
    rows, words = table.lookup([3, 4], 10)
    assert [(words[row["offset"]], row["count"]) for row in rows if row["end"] == 2] == [(6, 100)]
    assert [table.has([3, 4], [word]) for word in (5, 6)] == [False, True]


@pytest.mark.parametrize("links", [[(1, 0)], [(0, 2)]])
def test_links_outside_the_segment_are_refused(links):
    with pytest.raises(ValueError, match="leaves"):
        SessionTable().add(1, [3], [4, 5], links)
    with pytest.raises(ValueError, match="leaves"):
        OnlineLexicon().add([3], [4, 5], links)


def test_an_event_is_added_and_removed_once():
    table = filled([([3], [4], [(0, 0)])])
    with pytest.raises(ValueError, match="not new"):
        table.add(1, [3], [4], [])
    table.remove(1)
    with pytest.raises(ValueError, match="not applied"):
        table.remove(1)
    assert table.bytes < 100_000
    assert len(table) == 0


def naive_ngrams(segments):
    counts = Counter()
    for segment in filter(None, segments):
        words = [1, *segment, 2]
        for start in range(len(words)):
            for size in range(1, 5):
                if start + size <= len(words):
                    counts[tuple(words[start : start + size])] += 1
    return counts


def naive_gain(counts, history, word, static, shares=SHARES):
    """The mixture of ``session.ngrams``, as written there; the words of its longest context."""
    total = sum(count for gram, count in counts.items() if len(gram) == 1 and gram != (1,))
    session = known = math.exp(static)
    if not total:
        return 0.0, 0
    longest = 0
    for size in range(4):
        context = tuple(history[len(history) - size :])
        if size > len(history) or (size and not counts[context]):
            break
        seen = counts[context] if size else total
        session = (counts[(*context, word)] + PRIORS[size] * session) / (seen + PRIORS[size])
        longest = size
    share = shares[longest]
    return math.log((1 - share) * known + share * session) - static, longest


@given(
    SEGMENTS,
    st.lists(WORD, min_size=1, max_size=6),
    st.booleans(),
    st.sampled_from([SHARES, (0.0, 0.02, 0.5, 0.9)]),
)
def test_gains_are_those_of_the_mixture(segments, sentence, bos, shares):
    ngrams = SessionNgrams()
    ngrams.set_shares(shares)
    for segment in segments:
        ngrams.add(segment)
    counts = naive_ngrams(segments)
    words = [*sentence, 2]
    static = [-1.0 - 0.7 * k for k in range(len(words))]
    history = [1] if bos else []
    expected = []
    for word, value in zip(words, static, strict=True):
        expected.append(naive_gain(counts, history, word, value, shares)[0])
        history.append(word)
    assert session_gains(ngrams, words, static, bos) == pytest.approx(expected, abs=1e-5)


@given(SEGMENTS, st.lists(WORD, max_size=6))
def test_evidence_sums_what_each_share_gains(segments, sentence):
    ngrams = SessionNgrams()
    for segment in segments:
        ngrams.add(segment)
    counts = naive_ngrams(segments)
    words = [*sentence, 2]
    static = [-1.0 - 0.7 * k for k in range(len(words))]
    expected = np.zeros((len(SHARES), len(TRIED_SHARES)))
    for number, share in enumerate(TRIED_SHARES):
        history = [1]
        for word, value in zip(words, static, strict=True):
            gain, longest = naive_gain(counts, history, word, value, (share,) * 4)
            expected[longest, number] += gain
            history.append(word)
    found = ngrams.evidence(np.array(sentence, dtype=np.uint32), static)
    assert found * UNIT == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("shares", [(0.1, 0.1, 0.1), (0.1, 0.1, 0.1, 1.0), (-0.1, 0, 0, 0)])
def test_shares_are_four_from_0_to_below_1(shares):
    with pytest.raises(ValueError, match="shares"):
        SessionNgrams().set_shares(shares)


@given(SEGMENTS, st.lists(WORD, max_size=3))
def test_mixing_leaves_a_distribution(segments, history):
    ngrams = SessionNgrams()
    for segment in segments:
        ngrams.add(segment)
    static = dict(zip(range(2, 8), (0.1, 0.3, 0.2, 0.1, 0.25, 0.05), strict=True))
    total = 0.0
    for word, value in static.items():
        logs = [math.log(0.2)] * len(history) + [math.log(value)]
        total += value * math.exp(session_gains(ngrams, [*history, word], logs)[-1])
    assert total == pytest.approx(1.0, abs=1e-5)


@given(SEGMENTS, st.data())
def test_ngrams_are_forgotten_exactly(segments, data):
    ngrams = SessionNgrams()
    for segment in segments:
        ngrams.add(segment)
    kept = data.draw(st.integers(0, len(segments)))
    order = data.draw(st.permutations(segments))
    for segment in order[kept:]:
        ngrams.remove(segment)
    rebuilt = SessionNgrams()
    for segment in order[:kept]:
        rebuilt.add(segment)
    for one, other in zip(ngrams.dump(), rebuilt.dump(), strict=True):
        assert one.tolist() == other.tolist()
    assert (ngrams.total, ngrams.segments) == (rebuilt.total, rebuilt.segments)


def test_many_ngrams_survive_the_growth_of_the_table():
    random = np.random.default_rng(1)
    segments = [random.integers(3, 5000, 20).tolist() for _ in range(300)]
    ngrams = SessionNgrams()
    for segment in segments:
        ngrams.add(segment)
    counts = naive_ngrams(segments)
    assert len(ngrams) == len(counts)
    assert sorted(ngrams.dump()[1].tolist()) == sorted(counts.values())
    assert ngrams.bytes < 64 * len(counts)


@given(ALIGNED, st.data())
def test_links_are_counted_and_forgotten_exactly(segments, data):
    lexicon = OnlineLexicon()
    for segment in segments:
        lexicon.add(*segment)
    order = data.draw(st.permutations(segments))
    kept = data.draw(st.integers(0, len(segments)))
    for segment in order[kept:]:
        lexicon.remove(*segment)
    counts, sources, targets = Counter(), Counter(), Counter()
    for source, target, links in order[:kept]:
        for i, j in links:
            counts[source[i], target[j]] += 1
            sources[source[i]] += 1
            targets[target[j]] += 1
    words = [3, 4, 5, 6]
    cells, left, right = lexicon.counts(words, words)
    assert cells.tolist() == [[counts[f, e] for f in words] for e in words]
    assert left.tolist() == [sources[f] for f in words]
    assert right.tolist() == [targets[e] for e in words]
    assert sum(count for _, count in lexicon.dump()) == 3 * sum(counts.values())


def _kept():
    segments = [([3, 4], [3, 4, 5], [(0, 0), (1, 2)]), ([5], [6], [(0, 0)])]
    return SessionTableStore(filled(segments)).save()


@pytest.mark.parametrize(
    ("field", "at", "value"),
    [
        ("source", 0, 1), ("source", 1, 4), ("source", -1, 2**32 - 1), ("target", 1, 2**32 - 1),
        ("target", -1, 5), ("link", 0, 1), ("link", 1, 2**32 - 1), ("link", -1, 2),
        ("event", 1, 1),
    ],
)  # fmt: skip
def test_segments_that_do_not_fit_their_words_are_refused(field, at, value):
    kept = _kept()
    SessionTableStore(SessionTable()).restore(kept)
    kept["segments"][field][at] = value
    table = filled([([3], [3], [(0, 0)])])
    before = plain(table.dump())
    with pytest.raises(ValueError, match="do not fit"):
        SessionTableStore(table).restore(kept)
    assert plain(table.dump()) == before


@pytest.mark.parametrize("side", ["source", "target"])
def test_segments_that_do_not_begin_at_the_first_word_are_refused(side):
    kept = SessionTableStore(filled([([3, 4], [3, 4, 5], []), ([5], [6], [])])).save()
    SessionTableStore(SessionTable()).restore(kept)
    kept["segments"][side][0] = 1
    with pytest.raises(ValueError, match="do not fit"):
        SessionTableStore(SessionTable()).restore(kept)


def test_segments_without_their_end_are_refused():
    kept = SessionTableStore(SessionTable()).save()
    assert len(kept["segments"]) == 1
    around = np.zeros(3, kept["segments"].dtype)  # what stands there would do
    with pytest.raises(ValueError, match="do not fit"):
        SessionTableStore(SessionTable()).restore(kept | {"segments": around[1:1]})


@pytest.mark.parametrize("link", [(2, 0), (0, 3), (2**16 - 1, 0)])
def test_links_that_leave_their_segment_are_refused(link):
    kept = _kept()
    kept["links"][:2] = link
    with pytest.raises(ValueError, match="do not fit"):
        SessionTableStore(SessionTable()).restore(kept)


FEWEST, LONGEST_RUN = 256, 1 << 14  # slots of a table, and taken ones in a row; see counted.pxd


def _counts_table(size, taken):
    """Slots of a table whose first ones are taken, by keys that stand where they belong."""
    keys = np.arange(1, 64 * size, dtype=np.uint64)
    places = (keys * np.uint64(0xD6E8FEB86659FD93) >> np.uint64(20)) % np.uint64(size)
    slots = np.zeros(size, dtype=OnlineLexicon().save()["slots"].dtype)
    found, first = np.unique(places, return_index=True)
    assert found[:taken].tolist() == list(range(taken))
    slots["key"][:taken] = keys[first[:taken]]
    return slots


def _numbers(counts, used):
    numbers = counts.save()["numbers"]
    numbers[0] = used
    return numbers


@pytest.mark.parametrize("counts", [OnlineLexicon(), SessionNgrams()])
def test_a_table_in_which_a_search_would_not_end_soon_is_refused(counts):
    moved = _counts_table(FEWEST, 10)
    moved[[9, 20]] = moved[[20, 9]]  # nobody finds it behind free slots
    for slots, used in (
        (_counts_table(FEWEST, 10), 10),
        (_counts_table(2 * LONGEST_RUN, LONGEST_RUN), LONGEST_RUN),
    ):
        counts.restore({"slots": slots, "numbers": _numbers(counts, used)})
    before = counts.dump()
    for slots, used in (
        (_counts_table(FEWEST, 10), 9),
        (_counts_table(FEWEST, 10), 11),
        (_counts_table(FEWEST, 200), 200),  # too full
        (_counts_table(FEWEST, FEWEST), FEWEST),
        (_counts_table(FEWEST // 2, 0), 0),
        (np.concatenate([_counts_table(FEWEST, 0), _counts_table(FEWEST // 2, 0)]), 0),
        (moved, 10),
        (_counts_table(2 * LONGEST_RUN, LONGEST_RUN + 1), LONGEST_RUN + 1),
    ):
        with pytest.raises(ValueError, match="no table of counts"):
            counts.restore({"slots": slots, "numbers": _numbers(counts, used)})
    assert [list(part) for part in counts.dump()] == [list(part) for part in before]
