"""Counting pairs of phrases and choosing W, against plain Python."""

from __future__ import annotations

import random
from collections import defaultdict
from math import floor, log

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.errors import Cancelled, EngineError, UsageError
from postil.models.max_margin.builder import THRESHOLDS, MarginOptions, build_matrix
from postil.models.max_margin.matrix import KIND, TYPES, VERSION, MarginMatrix, check_matrix
from postil.models.max_margin.measures import MEASURES
from postil.models.max_margin.phrases import PhraseNumbers
from postil.models.max_margin.session import SessionCounts
from postil.types.array_folder import open_arrays
from postil.types.progress import Progress
from token_text import Text

FIRST = 3  # ids below are not words
EOS = 2  # the end of a sentence
TOGETHER = 100  # keys of a part of an index at most, see matrix.pyx


def corpus(seed, count=60, words=8):
    """Sentence pairs in which word order and words correspond, with noise."""
    rng = random.Random(seed)
    pairs = []
    for _ in range(count):
        source = [rng.randrange(FIRST, FIRST + words) for _ in range(rng.randint(0, 9))]
        target = [w if rng.random() < 0.8 else rng.randrange(FIRST, FIRST + words) for w in source]
        pairs.append((source, target[rng.randint(0, 1) :] if target else []))
    return pairs


def build(pairs, folder, words=8, **options):
    options = {"measure": "f1", "least": 1, **options}
    build_matrix(Text.of(pairs), (FIRST + words, FIRST + words), folder, MarginOptions(**options))
    return MarginMatrix.open(folder)


def phrases(sentence, longest=5):
    """(start, words) of every phrase."""
    return [
        (i, tuple(sentence[i:j]))
        for i in range(len(sentence))
        for j in range(i + 1, min(len(sentence), i + longest) + 1)
    ]


def value(measure, both, left, right, total):
    """A measure by its definition."""
    if measure == "f1":
        return 2 * both / (left + right)
    if measure == "jaccard":
        return both / (left + right - both)
    if both * total <= left * right:
        return 0.0
    table = [[both, left - both], [right - both, total - left - right + both]]
    rows, columns = [left, total - left], [right, total - right]
    cells = [(table[i][j], rows[i] * columns[j] / total) for i in range(2) for j in range(2)]
    if measure == "likelihood":
        return 2 * sum(seen * log(seen / expected) for seen, expected in cells if seen)
    return sum((seen - expected) ** 2 / expected for seen, expected in cells if expected)


def naive(pairs, *, threshold, least=1, measure="f1", once=False):
    """Kept pairs as the paper says, in plain Python: {source: {target: n_st}} and the counts."""
    left, right, both = defaultdict(int), defaultdict(int), defaultdict(int)
    for source, target in pairs:
        for phrase in {p for _, p in phrases(source)}:
            left[phrase] += 1
        for phrase in {p for _, p in phrases(target)}:
            right[phrase] += 1
        met = set()
        for start, s in phrases(source):
            middle = floor(start * len(target) / len(source) + 0.5)
            met |= {(s, t) for at, t in phrases(target) if middle - 3 <= at <= middle + 4}
        for pair in met:
            both[pair] += 1
    kept = defaultdict(dict)
    for (s, t), count in both.items():
        known = once or all(len(p) == 1 or n[p] > 1 for p, n in ((s, left), (t, right)))
        strength = value(measure, count, left[s], right[t], len(pairs))
        if known and count >= least and strength >= threshold:
            kept[s][t] = count
    return kept, left, right


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("threads", "memory"), [(1, 384), (2, 0)])
def test_pairs_are_those_of_plain_counting(seed, threads, memory, tmp_path):
    pairs = corpus(seed)
    matrix = build(
        pairs, tmp_path / "w", threshold=0.25, limit=10_000, rare=False, threads=threads,
        memory=memory,
    )  # fmt: skip
    kept, left, right = naive(pairs, threshold=0.25)
    assert len(matrix) == sum(map(len, kept.values()))
    for source, targets in kept.items():
        found = {words: (f1, count) for words, f1, count in matrix.predicted(source)}
        assert {words: count for words, (_, count) in found.items()} == targets
        for words, (f1, count) in found.items():
            assert f1 == pytest.approx(2 * count / (left[source] + right[words]))


@pytest.mark.parametrize(("threads", "memory"), [(1, 384), (2, 0)])
def test_phrases_seen_once_are_kept_if_asked_for(threads, memory, tmp_path):
    pairs = corpus(11)
    matrix = build(
        pairs, tmp_path / "w", threshold=0.5, limit=10_000, rare=False, once=True, threads=threads,
        memory=memory,
    )  # fmt: skip
    kept, left, _ = naive(pairs, threshold=0.5, once=True)
    assert any(len(source) > 1 and left[source] == 1 for source in kept)
    assert len(matrix) == sum(map(len, kept.values()))
    for source, targets in kept.items():
        assert {words: count for words, _, count in matrix.predicted(source)} == targets
    linked = build(pairs, tmp_path / "linked", threshold=0.5, limit=10_000, once=True)
    assert len(linked) >= len(matrix)
    assert {path.name for path in tmp_path.iterdir()} == {"w", "linked"}


def test_a_dictionary_on_the_disk_is_the_one_in_memory(tmp_path):
    """Every sentence twice: nothing is seen once, so that asking for it changes no number."""
    pairs = corpus(5) * 2
    build(pairs, tmp_path / "a")
    build(pairs, tmp_path / "b", once=True)
    for file in (tmp_path / "a").glob("*.bin"):
        assert file.read_bytes() == (tmp_path / "b" / file.name).read_bytes()
    nothing = build([([], [])], tmp_path / "c", once=True)
    assert len(nothing) == 0


@pytest.mark.parametrize(
    ("measure", "threshold"),
    [
        *(("jaccard", least) for least in (0.03, 0.11, 0.21, 0.52)),
        *((one, least) for one in ("likelihood", "chi2") for least in (0.7, 2.3, 5.1, 10.7, 21.1)),
    ],
)
def test_other_measures_keep_what_they_say(measure, threshold, tmp_path):
    pairs = corpus(7)
    matrix = build(
        pairs, tmp_path / "w", measure=measure, threshold=threshold, limit=10_000, rare=False
    )
    kept, _, _ = naive(pairs, threshold=threshold, measure=measure)
    assert 0 < len(matrix) == sum(map(len, kept.values()))
    for source, targets in kept.items():
        assert {words for words, _, _ in matrix.predicted(source)} == set(targets)


def test_the_best_pairs_of_a_source_phrase_are_kept(tmp_path):
    pairs = corpus(3)
    full = build(pairs, tmp_path / "full", threshold=0.1, limit=10_000, rare=False)
    cut = build(pairs, tmp_path / "cut", threshold=0.1, limit=3, rare=False)
    for word in range(FIRST, FIRST + 8):
        every = [f1 for _, f1, _ in full.predicted([word])]
        assert [f1 for _, f1, _ in cut.predicted([word])] == every[:3]
        assert every == sorted(every, reverse=True)


def test_the_bytes_do_not_depend_on_threads_or_memory(tmp_path):
    pairs = corpus(5, count=200)
    build(pairs, tmp_path / "a", threads=1)
    build(pairs, tmp_path / "b", threads=3, memory=0)
    for file in (tmp_path / "a").iterdir():
        assert file.read_bytes() == (tmp_path / "b" / file.name).read_bytes()


def test_gapped_phrases_predict_too(tmp_path):
    pairs = [([3, word, 4], [3, 4]) for word in range(5, 11)] * 2
    matrix = build(pairs, tmp_path / "w", gaps=True, threshold=0.9, rare=False)
    sentence = np.array([3, 10, 4], dtype=np.uint32)
    # 3, 3 10, 3 … 4, 3 10 4, 10, 10 4, 4
    numbers = matrix.source.numbers(sentence)
    assert len(numbers) == 7
    gapped = [number for start, end, number in numbers if (start, end) == (0, 3)]
    assert max(matrix.source.count(number) for number in gapped) == 12


def test_rare_words_are_linked_one_to_one(tmp_path):
    """Words seen once face each other between words that others explain."""
    common = [([3, 4, 5], [3, 4, 5])] * 10
    pairs = [*common, ([3, 6, 7, 5], [3, 8, 9, 5])]
    without = build(pairs, tmp_path / "without", rare=False, least=2)
    linked = build(pairs, tmp_path / "with", rare=True, least=2)
    assert without.predicted([6]) == []
    assert [words for words, _, _ in linked.predicted([6])] == [(8,)]
    assert [words for words, _, _ in linked.predicted([7])] == [(9,)]
    assert linked.predicted([3])[0][0] == (3,)


def test_w_times_its_transpose_is_near_the_identity_for_linked_words(tmp_path):
    """A word that others translate back to gets no rare word as well."""
    pairs = [([3, 4], [3, 4])] * 10 + [([3, 6, 4], [3, 4])]
    linked = build(pairs, tmp_path / "w", rare=True, least=2)
    assert linked.predicted([6]) == []


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    return build(corpus(1), tmp_path_factory.mktemp("matrix") / "w")


@settings(deadline=None)
@given(segments=st.lists(st.tuples(*[st.lists(st.integers(3, 12), max_size=8)] * 2), max_size=6))
def test_confirmed_segments_are_taken_back_exactly(small, segments):
    counts = SessionCounts(small)
    before = counts.dump()
    for source, target in segments:
        counts.add(source, target)
    middle = counts.dump()
    kept = counts.copy()
    if segments:
        counts.remove(*segments[0])
        counts.add(*segments[0])
        assert counts.dump() == middle
    for source, target in segments:
        counts.remove(source, target)
    assert counts.dump() == before
    assert kept.dump() == middle  # a copy stays as it is


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("entries", "length", 0), ("entries", "length", 6), ("entries", "count", 0),
        ("entries", "row", 0), ("counts", "key", 0), ("counts", "count", 0),
    ],
)  # fmt: skip
def test_counts_that_are_none_are_not_restored(small, name, field, value):
    kept = SessionCounts(small)
    kept.add([3, 4], [3, 4])
    arrays = kept.save()
    counts = SessionCounts(small)
    counts.restore(arrays)
    assert counts.dump() == kept.dump()
    arrays[name][field][0] = value
    with pytest.raises(ValueError, match="a phrase that was met"):
        counts.restore(arrays)
    assert counts.dump() == kept.dump()


def test_errors_are_said(tmp_path):
    assert set(MEASURES) == set(THRESHOLDS)
    for bad in ({"measure": "luck"}, {"longest": 6}, {"limit": 0}, {"threshold": -1.0}):
        with pytest.raises(UsageError):
            MarginOptions(**bad)
    build(corpus(2), tmp_path / "w")
    (tmp_path / "w" / "size.bin").write_bytes(b"")
    with pytest.raises(EngineError):
        MarginMatrix.open(tmp_path / "w")


def test_cancel_leaves_nothing(tmp_path):
    progress = Progress()
    progress.cancel()
    text = Text.of([([3, 4], [3, 4])])
    with pytest.raises(Cancelled):
        build_matrix(text, (5, 5), tmp_path / "w", MarginOptions(), progress)
    assert list(tmp_path.iterdir()) == []


def _set(where, value):
    def change(values):
        values[where] = value

    return change


def _swap(values):
    values[[0, -1]] = values[[-1, 0]]


HIGHEST = {4: 2**32 - 1, 8: 2**64 - 1}


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("first", _set(-1, HIGHEST[8])),  # first + size wraps to a place that is there
        ("size", _set(-1, HIGHEST[4])),
        ("pairs-target", _set(0, HIGHEST[4])),
        ("target-lengths", _set(0, 0)),
        ("target-lengths", _set(-1, 255)),
        ("target-words", _set(0, HIGHEST[4])),
        ("source-index", _set(1, HIGHEST[4])),
        ("target-index", _set(-1, 0)),
        ("source-keys", _swap),
        ("target-keys", _swap),
    ],
)
def test_a_number_that_leads_out_of_its_array_is_refused(name, change, tmp_path):
    build(corpus(1), tmp_path / "w", threshold=0.25, limit=10_000)
    path = tmp_path / "w" / f"{name}.bin"
    values = np.fromfile(path, TYPES[name])
    change(values)
    values.tofile(path)
    with pytest.raises(EngineError, match="do not fit together"):
        MarginMatrix.open(tmp_path / "w")


def test_phrases_of_any_length_are_refused(tmp_path):
    build(corpus(1), tmp_path / "w", threshold=0.25, limit=10_000)
    settings, arrays = open_arrays(tmp_path / "w", KIND, VERSION, TYPES)
    check_matrix(settings, arrays)
    for value in (0, 2**40, True, "5"):
        with pytest.raises(ValueError, match="no numbers"):
            check_matrix(settings | {"longest": value}, arrays)


@pytest.fixture(scope="module")
def parts(tmp_path_factory):
    """Settings and arrays of a sound matrix."""
    folder = tmp_path_factory.mktemp("parts") / "w"
    build(corpus(1), folder, threshold=0.25, limit=10_000)
    settings, arrays = open_arrays(folder, KIND, VERSION, TYPES)
    check_matrix(settings, arrays)
    return settings, arrays


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("gaps", 1), ("gaps", "no"), ("pairs", -1), ("pairs", 1.5), ("pairs", True),
        ("source_words", float(FIRST + 8)), ("target_words", FIRST + 7),
    ],
)  # fmt: skip
def test_settings_of_another_kind_are_refused(parts, name, value):
    settings, arrays = parts
    with pytest.raises(ValueError, match="no numbers"):
        check_matrix(settings | {name: value}, arrays)


@pytest.mark.parametrize("name", sorted(TYPES))
def test_an_array_of_another_length_is_refused(parts, name):
    settings, arrays = parts
    for values in (arrays[name][:-1], np.append(arrays[name], arrays[name][-1:])):
        with pytest.raises(ValueError, match=r"no numbers|not sound"):
            check_matrix(settings, arrays | {name: values})


def test_an_index_of_other_parts_is_refused(parts):
    settings, arrays = parts
    for side in ("source", "target"):
        name = f"{side}-index"
        index = arrays[name]
        behind = index.copy()
        behind[-1] += 1  # more than there are keys
        for values in (np.insert(index, 0, 0), index[-2:], index[-1:], behind):
            with pytest.raises(ValueError, match="no numbers"):
                check_matrix(settings, arrays | {name: values})


def test_a_vocabulary_without_words_is_refused(parts):
    """Numbers up to that of the end of a sentence are no words."""
    settings, arrays = parts
    words = EOS
    cut = {name: arrays[name][FIRST + 8 - words :] for name in ("source-counts", "first", "size")}
    with pytest.raises(ValueError, match="no numbers"):
        check_matrix(settings | {"source_words": words}, arrays | cut)


def test_a_pair_that_was_never_met_is_refused(parts):
    """F1 of it would be 0, and its logarithm no number."""
    settings, arrays = parts
    counts = arrays["pairs-count"].copy()
    counts[-1] = 0
    with pytest.raises(ValueError, match="not sound"):
        check_matrix(settings, arrays | {"pairs-count": counts})


def test_rows_that_share_pairs_are_refused(parts):
    """If all had all pairs, a sentence would take millions of times the memory of one."""
    settings, arrays = parts
    first, size = np.zeros_like(arrays["first"]), arrays["size"].copy()
    check_matrix(settings, arrays | {"first": first})  # less than all is used then
    size[-1] = len(arrays["pairs-target"])
    with pytest.raises(ValueError, match="not sound"):
        check_matrix(settings, arrays | {"first": first, "size": size})


@pytest.mark.parametrize("side", ["source", "target"])
def test_an_index_that_parts_nothing_is_refused(parts, side):
    """Each search would go through all keys."""
    settings, arrays = parts
    for count in (TOGETHER, TOGETHER + 1):
        keys = np.arange(count, dtype=np.uint64)
        changed = {
            f"{side}-keys": keys,
            f"{side}-counts": np.ones(FIRST + 8 + count, np.uint32),
            f"{side}-index": PhraseNumbers.index(keys),
        }
        if side == "source":
            changed |= {"first": np.zeros(FIRST + 8 + count, np.uint64)}
            changed |= {"size": np.zeros(FIRST + 8 + count, np.uint32)}
        else:
            changed |= {"target-words": np.full(count * 5, 3, np.uint32)}
            changed |= {"target-lengths": np.full(count, 2, np.uint8)}
            changed |= {"pairs-target": np.full_like(arrays["pairs-target"], 3)}
        if count == TOGETHER:
            check_matrix(settings, arrays | changed)
        else:
            with pytest.raises(ValueError, match="no numbers"):
                check_matrix(settings, arrays | changed)


def test_rows_of_fewer_phrases_are_refused(parts):
    settings, arrays = parts
    cut = {name: arrays[name][:-1] for name in ("first", "size")}
    with pytest.raises(ValueError, match="not sound"):
        check_matrix(settings, arrays | cut)


def test_more_phrases_than_have_numbers_are_refused(parts):
    settings, arrays = parts
    words = 2**32 - 1
    many = {
        name: np.broadcast_to(np.zeros(1, TYPES[name]), words)
        for name in ("source-counts", "first", "size")
    }
    none = {"source-keys": arrays["source-keys"][:0], "source-index": np.zeros(3, np.uint32)}
    with pytest.raises(ValueError, match="no numbers"):
        check_matrix(settings | {"source_words": words}, arrays | many | none)


@pytest.mark.parametrize(
    ("counts", "index"),
    [(4, None), (6, None), (5, [0, 2]), (5, [0, 1, 2, 2]), (5, [0, 1, 3]), (5, [0, 0, 1])],
)
def test_numbers_of_phrases_that_do_not_fit_are_refused(counts, index):
    keys, buckets = np.array([5, 2**63], np.uint64), index and np.array(index, np.uint32)
    PhraseNumbers(3, keys, np.ones(5, np.uint32), np.array([0, 1, 2], np.uint32))
    with pytest.raises(ValueError, match=r"one count|does not fit"):
        PhraseNumbers(3, keys, np.ones(counts, np.uint32), buckets)
