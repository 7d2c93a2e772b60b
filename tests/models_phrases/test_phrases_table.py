"""The phrase table: built like the oracle says, the same whatever the machinery, hard to break."""

from __future__ import annotations

import math
import random
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from phrases_oracle import (
    Example,
    SlowCounts,
    SlowLexicon,
    alignment,
    arrays,
    bitext,
    europarl,
)

import postil.models.phrase_table.writer as writer_module
from phrase_tables import table_of
from postil.errors import Cancelled, EngineError, StorageError, UsageError
from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.builder import PhraseTableOptions, build_phrase_table
from postil.models.phrase_table.discount import Discounts
from postil.models.phrase_table.entries import PhraseEntry, RowBlock, rows_from_entries
from postil.models.phrase_table.extract import OCCURRENCE, extract
from postil.models.phrase_table.gather import HISTOGRAM, gather_pairs
from postil.models.phrase_table.keys import phrase_keys
from postil.models.phrase_table.pack import NumberedRows
from postil.models.phrase_table.score import score_pairs
from postil.models.phrase_table.table import PhraseTable
from postil.models.phrase_table.writer import PhraseTableWriter
from postil.types.array_folder import verify_arrays
from postil.types.progress import Progress

STEP = 0.5 / 640 + 1e-5  # scores are rounded to steps
ALL = PhraseTableOptions(smoothing="none", limit=0, minimum=0.0)


def build(examples: list[Example], folder: Path, options: PhraseTableOptions = ALL) -> PhraseTable:
    corpus = arrays(examples)
    build_phrase_table(bitext(corpus), alignment(corpus), folder, options)
    return PhraseTable.open(folder)


def invented(count: int, seed: int = 1) -> list[Example]:
    """Sentences over a small vocabulary, roughly monotone, so that phrases come again."""
    chance = random.Random(seed)
    examples = []
    for _ in range(count):
        source = [3 + int(chance.expovariate(0.2)) for _ in range(chance.randrange(12))]
        target = [3 + (token * 7) % 31 for token in source if chance.random() < 0.9]
        points = [
            (i, min(len(target) - 1, max(0, i + chance.randrange(-1, 2))))
            for i in range(len(source) if target else 0)
            if chance.random() < 0.8
        ]
        examples.append(Example(source, target, sorted(set(points))))
    return examples


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def check(examples: list[Example], table: PhraseTable, max_length: int = 7) -> None:
    """Every row of an unpruned, undiscounted table against the oracle."""
    counts = SlowCounts.of(examples, max_length)
    lexicon = SlowLexicon.count(examples)
    entries = list(table.entries())
    assert {(entry.source, entry.target) for entry in entries} == set(counts.pairs)
    assert len(entries) == len(counts.pairs) == table.rows
    assert table.sources == len(counts.sources)
    for entry in entries:
        pair = entry.source, entry.target
        assert entry.count == counts.pairs[pair]
        assert entry.source_count == counts.sources[entry.source]
        assert entry.target_count == counts.targets[entry.target]
        assert entry.alignment == counts.best_links(pair)
        inverse, direct = lexicon.weights(pair, entry.alignment)
        expected = [
            math.log(entry.count / entry.target_count),
            inverse,
            math.log(entry.count / entry.source_count),
            direct,
        ]
        assert entry.scores == pytest.approx(expected, abs=STEP)
        assert entry.reordering == pytest.approx(counts.orientation(pair), abs=1e-5)


def test_all_rows_of_an_invented_corpus(tmp_path: Path) -> None:
    examples = invented(300)
    check(examples, build(examples, tmp_path / "table"))


def test_all_rows_of_europarl(shared_data: Path, tmp_path: Path) -> None:
    examples = europarl(shared_data, 400)
    check(examples, build(examples, tmp_path / "table"))


def test_shorter_phrases(tmp_path: Path) -> None:
    examples = invented(50)
    check(examples, build(examples, tmp_path / "t", replace(ALL, max_length=3)), 3)


def test_rows_descend_and_every_source_is_found(tmp_path: Path) -> None:
    table = build(invented(200), tmp_path / "table")
    for entry in table.entries():
        assert entry.source in table
        options = table.options(entry.source)
        assert entry in options
        direct = [option.scores[2] for option in options]
        assert direct == sorted(direct, reverse=True)
        assert sum(math.exp(score) for score in direct) == pytest.approx(1.0, abs=0.001)
        said = frozenset(option.target for option in options)
        assert table.targets(entry.source) == (said, sum(option.count for option in options))


def test_unknown_phrases_have_no_options(tmp_path: Path) -> None:
    table = build(invented(20), tmp_path / "table")
    for unknown in ([], [10**6], [1] * 99):
        assert unknown not in table
    assert table.options([]) == []
    assert table.options([4_000_000_000]) == []
    assert table.options([3] * 300) == []
    assert table.targets([]) == table.targets([4_000_000_000]) == (frozenset(), 0)


@pytest.mark.parametrize("smoothing", ["none", "good-turing", "kneser-ney"])
def test_neither_threads_nor_memory_nor_parts_change_a_byte(
    smoothing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    examples = invented(400)
    options = PhraseTableOptions(smoothing=smoothing, threads=1, minimum=0.001, limit=5)
    build(examples, tmp_path / "plain", options)
    monkeypatch.setattr("postil.models.phrase_table.builder._PART", 64)
    monkeypatch.setattr("postil.models.phrase_table.builder._WORDS", 300)
    build(examples, tmp_path / "tight", replace(options, threads=3, memory=0))
    assert bytes_of(tmp_path / "tight") == bytes_of(tmp_path / "plain")


def test_rows_are_packed_by_the_threads_that_score_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = writer_module._packed
    threads = []

    def noted(rows: NumberedRows) -> Any:
        threads.append(threading.get_ident())
        return packed(rows)

    monkeypatch.setattr(writer_module, "_packed", noted)
    monkeypatch.setattr("postil.models.phrase_table.builder._PART", 64)
    build(invented(400), tmp_path / "table", PhraseTableOptions(threads=2))
    assert len(threads) > 10 and threading.get_ident() not in threads


def test_rows_that_no_table_has_adopted_are_not_packed() -> None:
    rows = NumberedRows(rows_from_entries([PhraseEntry((4,), (5,), (-1.0,) * 4)]))
    with pytest.raises(ValueError, match="adopted"):
        rows.pack()


def test_pruning_keeps_the_best(tmp_path: Path) -> None:
    examples = invented(200)
    full = build(examples, tmp_path / "full")
    short = build(examples, tmp_path / "short", replace(ALL, limit=2))
    strict = build(examples, tmp_path / "strict", replace(ALL, minimum=0.3))
    for entry in full.entries():
        rows = full.options(entry.source)
        assert short.options(entry.source) == rows[:2]
        kept = [row for row in rows if math.exp(row.scores[2]) >= 0.3 - 1e-3]
        assert strict.options(entry.source) == kept


def test_good_turing_multiplies_low_counts(tmp_path: Path) -> None:
    examples = invented(300)
    plain = build(examples, tmp_path / "plain")
    discounted = build(examples, tmp_path / "gt", replace(ALL, smoothing="good-turing"))
    sums = [0] * 12
    for entry in plain.entries():
        sums[min(entry.count, 11)] += 1
    ratios = [0.01]
    for count in range(1, 9):
        ratio = (count + 1) / count * (sums[count + 1] + 0.1) / (sums[count] + 0.1)
        ratios.append(max(min(1.0, ratio), ratios[-1]))
    for entry in plain.entries():
        other = next(x for x in discounted.options(entry.source) if x.target == entry.target)
        change = math.log(ratios[entry.count]) if entry.count <= 8 else 0.0
        assert other.scores[0] - entry.scores[0] == pytest.approx(change, abs=2 * STEP)
        assert other.scores[2] - entry.scores[2] == pytest.approx(change, abs=2 * STEP)


def test_kneser_ney_shares_out_what_it_takes(tmp_path: Path) -> None:
    examples = invented(300)
    counts = SlowCounts.of(examples, 7)
    table = build(examples, tmp_path / "kn", replace(ALL, smoothing="kneser-ney"))
    partners_f: dict[tuple[int, ...], int] = {}
    partners_e: dict[tuple[int, ...], int] = {}
    sums = [0] * 12
    for (source, target), count in counts.pairs.items():
        partners_f[source] = partners_f.get(source, 0) + 1
        partners_e[target] = partners_e.get(target, 0) + 1
        sums[min(count, 11)] += 1
    ratio = sums[1] / (sums[1] + 2 * sums[2])
    d = [0.0, *(k - (k + 1) * ratio * sums[k + 1] / sums[k] for k in (1, 2, 3))]
    for entry in table.entries():
        discount = min(d[min(entry.count, 3)], min(entry.count, 3) - 0.1)
        shared = partners_f[entry.source] * partners_e[entry.target] / len(counts.pairs)
        adjusted = entry.count - discount + discount * shared
        expected = math.log(adjusted / counts.sources[entry.source])
        assert entry.scores[2] == pytest.approx(expected, abs=STEP)
        expected = math.log(adjusted / counts.targets[entry.target])
        assert entry.scores[0] == pytest.approx(expected, abs=STEP)


def test_discounts_survive_tiny_corpora() -> None:
    for smoothing in ("none", "good-turing", "kneser-ney"):
        for histogram in (np.zeros(HISTOGRAM, np.int64), np.arange(HISTOGRAM)):
            discounts = Discounts.of(histogram, smoothing)  # type: ignore[arg-type]
            counts = np.arange(1, HISTOGRAM)
            adjusted = counts * discounts.factors[1:] - discounts.discounts[1:]
            assert (adjusted > 0).all()
            assert (adjusted <= counts).all()


def test_most_frequent_inner_alignment_wins(tmp_path: Path) -> None:
    straight = Example([3, 4], [5, 6], [(0, 0), (1, 1)])
    crossed = Example([3, 4], [5, 6], [(0, 1), (1, 0)])
    full = Example([3, 4], [5, 6], [(0, 0), (0, 1), (1, 0), (1, 1)])
    table = build([straight, crossed, crossed, full], tmp_path / "a")
    assert table.options([3, 4])[0].alignment == ((1, 0), (0, 1))
    table = build([straight, crossed, full], tmp_path / "b")
    assert table.options([3, 4])[0].alignment == ((1, 0), (0, 1))  # [[1], [0]] is last in order
    table = build([straight, full], tmp_path / "c")
    assert table.options([3, 4])[0].alignment == ((0, 0), (1, 0), (0, 1), (1, 1))


def test_a_given_lexicon_is_used(tmp_path: Path) -> None:
    examples = [Example([3], [4], [(0, 0)])]
    corpus = arrays(examples)
    other = Lexicon.count(arrays([*examples, Example([3], [5], [(0, 0)])]))
    folder = tmp_path / "table"
    build_phrase_table(bitext(corpus), alignment(corpus), folder, ALL, lexicon=other)
    assert PhraseTable.open(folder).options([3])[0].scores[3] == pytest.approx(
        math.log(0.5), abs=STEP
    )


def test_words_a_foreign_lexicon_does_not_know_get_the_floor(tmp_path: Path) -> None:
    corpus = arrays([Example([3], [4], [(0, 0)])])
    other = Lexicon.count(arrays([Example([8], [9], [(0, 0)])]))
    folder = tmp_path / "table"
    build_phrase_table(bitext(corpus), alignment(corpus), folder, ALL, lexicon=other)
    assert PhraseTable.open(folder).options([3])[0].scores[3] == -100.0


@pytest.mark.parametrize("examples", [[], [Example([3, 4], [5], [])], [Example([], [], [])]])
def test_nothing_to_extract_gives_an_empty_table(examples: list[Example], tmp_path: Path) -> None:
    table = build(examples, tmp_path / "table", PhraseTableOptions())
    assert (table.rows, table.sources, table.max_length) == (0, 0, 0)
    assert table.options([3]) == []
    assert list(table.entries()) == []
    verify_arrays(table.folder)


def test_sides_that_do_not_belong_together(tmp_path: Path) -> None:
    one, two = arrays([Example([3], [3], [])]), arrays([Example([3], [3], [])] * 2)
    with pytest.raises(EngineError, match="alignment side has 1 sentences"):
        build_phrase_table(bitext(two), alignment(one), tmp_path / "table")
    broken = replace(two, source_tokens=two.source_tokens[:1])
    with pytest.raises(EngineError, match="do not fit"):
        build_phrase_table(bitext(broken), alignment(two), tmp_path / "table")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "wrong",
    [{"max_length": 0}, {"max_length": 9}, {"limit": -1}, {"minimum": 1.0}, {"threads": 0},
     {"memory": -1}, {"orientation_smoothing": 0.0}, {"smoothing": "magic"}],
)  # fmt: skip
def test_options_are_checked(wrong: dict[str, int]) -> None:
    with pytest.raises(UsageError):
        PhraseTableOptions(**wrong)


def test_cancelling_leaves_nothing_behind(tmp_path: Path) -> None:
    corpus = arrays(invented(50))

    def stop(progress: Progress) -> None:
        if "Scoring" in progress.message:
            progress.cancel()

    with pytest.raises(Cancelled):
        build_phrase_table(
            bitext(corpus), alignment(corpus), tmp_path / "table", ALL, Progress(stop)
        )
    assert list(tmp_path.iterdir()) == []


def test_building_again_replaces_the_table(tmp_path: Path) -> None:
    build(invented(50), tmp_path / "table")
    table = build([Example([3], [4], [(0, 0)])], tmp_path / "table")
    assert table.rows == 1
    assert [path.name for path in tmp_path.iterdir()] == ["table"]


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    corpus = arrays(invented(5))
    with pytest.raises(StorageError):
        build_phrase_table(bitext(corpus), alignment(corpus), tmp_path / "file" / "table")


# Tables made from entries


ids = st.lists(st.integers(0, 2**32 - 1), min_size=1, max_size=4).map(tuple)
numbers = st.floats(-50.0, 0.0, width=32)
phrase_entries = st.builds(
    PhraseEntry,
    source=st.lists(st.integers(0, 5), min_size=1, max_size=3).map(tuple),
    target=ids,
    scores=st.tuples(*[numbers] * 4),
    reordering=st.tuples(*[numbers] * 6),
    alignment=st.lists(st.tuples(st.integers(0, 255), st.integers(0, 255)), max_size=3).map(tuple),
    count=st.integers(0, 2**32 - 1),
    target_count=st.integers(0, 2**32 - 1),
).map(lambda entry: replace(entry, alignment=inside(entry)))


@settings(max_examples=50, deadline=None)
@given(st.lists(phrase_entries, max_size=30))
def test_entries_come_back(entries: list[PhraseEntry]) -> None:
    entries = [rounded(entry) for entry in entries]
    table = table_of(entries)
    ordered = sorted(entries, key=lambda entry: (entry.source, -entry.scores[2]))
    assert sorted(table.entries(), key=lambda entry: entry.source) == ordered
    for source in {entry.source for entry in entries}:
        assert table.options(source) == [entry for entry in ordered if entry.source == source]


def inside(entry: PhraseEntry) -> tuple[tuple[int, int], ...]:
    """The links of an entry, moved to where it has words."""
    width, height = len(entry.source), len(entry.target)
    return tuple((source % width, target % height) for source, target in entry.alignment)


def test_no_row_has_links_outside_its_phrases() -> None:
    sound = PhraseEntry((3, 4), (5, 6), (-1.0,) * 4, alignment=((1, 1),))
    assert len(list(table_of([sound]).entries())) == 1
    with pytest.raises(EngineError, match="do not fit together"):
        table_of([replace(sound, alignment=((0, 2),))])
    table = table_of([replace(sound, alignment=((2, 0),))])
    assert table.options((3, 4)) == []  # nothing that search could read
    with pytest.raises(EngineError, match="damaged"):
        list(table.entries())


def rounded(entry: PhraseEntry) -> PhraseEntry:
    """The entry with its scores in steps, as the table keeps them."""
    steps = [np.float32(round(-640 * score)) / np.float32(640) for score in entry.scores]
    return replace(entry, scores=tuple(float(-step) if step else 0.0 for step in steps))


def test_scores_out_of_range_become_the_nearest() -> None:
    entry = PhraseEntry((3,), (4,), (0.5, -math.inf, -1000.0, -102.0))
    (found,) = table_of([entry]).options([3])
    assert found.scores == pytest.approx((0.0, -102.398, -102.398, -102.0), abs=0.001)


def test_many_sources_crowd_the_index() -> None:
    entries = [
        PhraseEntry((a, b, c), (a,), (-1.0,) * 4)
        for a in range(30) for b in range(30) for c in range(10)
    ]  # fmt: skip
    table = table_of(entries)
    assert table.sources == len(entries)
    assert all(table.options(entry.source) == [entry] for entry in entries)
    assert not any(table.options((a, b)) for a in range(30) for b in range(30))


# Two phrases with one key


def test_lookup_tells_phrases_of_one_key_apart(tmp_path: Path) -> None:
    block = rows_from_entries(
        [PhraseEntry((3,), (4,), (-1.0,) * 4), PhraseEntry((5, 6), (7,), (-1.0,) * 4)]
    )
    for wanted, other in (((3,), (5, 6)), ((5, 6), (3,))):
        starts = np.array([0, len(wanted)], np.uint64)
        block.slots["key"] = phrase_keys(np.array(wanted, np.uint32), starts)[0]
        folder = tmp_path / str(len(wanted))
        folder.mkdir()
        with PhraseTableWriter(folder) as writer:
            writer.add(block)
            writer.finish({})
        table = PhraseTable.open(folder)
        assert len(table.options(wanted)) == 1
        assert table.options(other) == []


def test_scoring_tells_phrases_of_one_key_apart() -> None:
    examples = invented(100)
    corpus = arrays(examples)
    records, _ = extract(corpus, Lexicon.count(corpus), 0, len(corpus), 7, 0)
    pairs, _, histogram = gather_pairs(records, 0)
    ones, zeros = np.ones(HISTOGRAM), np.zeros(HISTOGRAM)
    distinct = float(histogram.sum())
    apart = score_pairs(pairs.copy(), corpus, ones, zeros, distinct, 0.0, 0, 0.5)
    pairs["source_key"] = 7
    together = score_pairs(pairs, corpus, ones, zeros, distinct, 0.0, 0, 0.5)
    assert phrases(together) == phrases(apart)


def phrases(block: RowBlock) -> dict[tuple[int, ...], tuple[int, int]]:
    return {
        tuple(block.source_tokens[slot["source"] :][: slot["length"]].tolist()): (
            int(slot["count"]),
            int(slot["total"]),
        )
        for slot in block.slots
    }


def test_no_occurrences_give_no_pairs() -> None:
    pairs, bounds, histogram = gather_pairs(np.empty(0, OCCURRENCE), 3)
    assert (len(pairs), bounds.tolist(), histogram.sum()) == (0, [0] * 9, 0)
