"""Sentence metrics against sacrebleu and plain Python; statistics of documents can be undone."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sacrebleu.metrics import BLEU
from sacrebleu.metrics.lib_ter import translation_edit_rate

from postil.errors import UsageError
from postil.metrics.bleu import bleu_smooth, bleu_statistics, sbleu
from postil.metrics.document import DocumentStatistics, SentenceRecord
from postil.metrics.edit_distance import levenshtein
from postil.metrics.sentence import METRICS, Judged, SentenceMetric
from postil.metrics.word_errors import word_edits

WORDS = st.lists(st.integers(3, 9), max_size=14)
TEXT = st.lists(st.integers(3, 6), min_size=4, max_size=9)


def ids(words):
    return np.array(words, dtype=np.uint32)


def text(words):
    return " ".join(f"w{word}" for word in words)


def plain_distance(first, second):
    """Word edits, in plain Python."""
    row = list(range(len(second) + 1))
    for i, left in enumerate(first, 1):
        previous, row[0] = row[0], i
        for j, right in enumerate(second, 1):
            best = min(row[j] + 1, row[j - 1] + 1, previous + (left != right))
            previous, row[j] = row[j], best
    return row[-1]


def sacrebleu_edits(candidate, reference):
    """Edits of TER as sacrebleu counts them."""
    edits, _ = translation_edit_rate(*([str(w) for w in side] for side in (candidate, reference)))
    return edits


@st.composite
def reordered(draw, longest=24):
    """A reference and a candidate that is the same in another order, with a few words changed."""
    reference = draw(st.lists(st.integers(3, 12), min_size=1, max_size=longest))
    candidate = list(reference)
    for _ in range(draw(st.integers(0, 3))):
        start = draw(st.integers(0, len(candidate) - 1))
        moved = candidate[start : start + draw(st.integers(1, 5))]
        rest = candidate[:start] + candidate[start + len(moved) :]
        place = draw(st.integers(0, len(rest)))
        candidate = rest[:place] + moved + rest[place:]
    for place in draw(st.lists(st.integers(0, len(candidate) - 1), max_size=3)):
        candidate[place] = draw(st.integers(3, 12))
    return candidate, reference


@settings(deadline=None)  # the counts of sacrebleu take their time
@given(reordered())
def test_ter_counts_as_sacrebleu_does(pair):
    candidate, reference = pair
    expected = sacrebleu_edits(candidate, reference)
    assert word_edits([ids(candidate)], ids(reference), "ter").tolist() == [expected]


@settings(deadline=None)
@given(reordered(45), st.lists(st.lists(st.integers(3, 12), max_size=9), max_size=4))
def test_candidates_that_begin_alike_are_counted_each_by_itself(pair, endings):
    candidate, reference = pair
    candidates = [candidate, *(candidate[: -len(end) or None] + end for end in endings)]
    found = word_edits([ids(words) for words in candidates], ids(reference), "ter").tolist()
    assert found == [sacrebleu_edits(words, reference) for words in candidates]


@settings(deadline=None)
@given(WORDS, WORDS)
def test_word_errors_of_unlike_sentences(candidate, reference):
    both = ids(candidate), ids(reference)
    expected = sacrebleu_edits(candidate, reference)
    assert word_edits(both[:1], both[1], "ter").tolist() == [expected]
    distance = plain_distance(candidate, reference)
    assert word_edits(both[:1], both[1], "wer").tolist() == [distance]
    assert levenshtein(text(candidate).split(), text(reference).split()) == distance
    common = sum(min(candidate.count(word), reference.count(word)) for word in set(candidate))
    unordered = max(len(candidate), len(reference)) - common
    assert word_edits(both[:1], both[1], "per").tolist() == [unordered]


def test_ter_of_long_sentences_stays_within_the_same_beam():
    rng = np.random.default_rng(3)
    for length in (40, 63, 64, 65, 90):
        reference = rng.integers(3, 60, length).tolist()
        candidate = reference[length // 2 :] + reference[: length // 3]
        expected = sacrebleu_edits(candidate, reference)
        assert word_edits([ids(candidate)], ids(reference), "ter").tolist() == [expected]


@settings(deadline=None)
@given(st.lists(st.tuples(TEXT, TEXT), min_size=1, max_size=5), TEXT, TEXT)
def test_approximated_bleu_is_that_of_the_document(pairs, candidate, reference):
    document = DocumentStatistics()
    for number, (oracle, other) in enumerate(pairs, 1):
        counts = tuple(bleu_statistics([ids(oracle)], [ids(other)])[0].tolist())
        document.add(number, SentenceRecord(number, counts, counts, 5))
    judged = Judged([ids(candidate)], [ids(reference)], 5, 1, document)
    hypotheses = [text(candidate), *(text(oracle) for oracle, _ in pairs[1:])]
    references = [text(reference), *(text(other) for _, other in pairs[1:])]
    scorer = BLEU(tokenize="none", force=True, smooth_method="none")
    expected = scorer.corpus_score(hypotheses, [references]).score / 100
    found = SentenceMetric.parse("approx_bleu").quality(judged)
    assert found == pytest.approx([expected], abs=1e-9)


def test_context_bleu_decays_and_scales_by_words():
    document = DocumentStatistics()
    reference = ids([3, 4, 5, 6, 7, 8])
    shown = bleu_statistics([reference], [reference])[0]
    decayed, words = np.zeros(10), 0.0
    for number in range(1, 4):
        record = SentenceRecord(number, tuple(shown.tolist()), tuple(shown.tolist()), 4)
        document.add(number, record)
        decayed, words = 0.9 * (decayed + shown), 0.9 * (words + 4)
    assert document.context()[0] == pytest.approx(decayed)
    judged = Judged([reference, reference[:4]], [reference], 7, 9, document)
    whole, part = METRICS["context_bleu"](judged)
    assert whole == pytest.approx(words + 7)
    length, target = decayed[8] + 4, decayed[9] + 6
    assert part == pytest.approx((words + 7) * np.exp(1 - target / length))


RECORDS = st.lists(
    st.tuples(st.integers(1, 3), st.lists(st.integers(0, 9), min_size=10, max_size=10)), max_size=8
)


@given(RECORDS, st.data())
def test_records_are_taken_back_exactly_in_any_order(records, data):
    document = DocumentStatistics()
    entries = [
        (number, SentenceRecord(sentence, tuple(counts), tuple(counts), sentence))
        for number, (sentence, counts) in enumerate(records, 1)
    ]
    for number, record in entries:
        document.add(number, record)
    order = data.draw(st.permutations(entries))
    kept = data.draw(st.integers(0, len(order)))
    for number, _ in order[kept:]:
        document.remove(number)
    rebuilt = DocumentStatistics()
    for number, record in order[:kept]:
        rebuilt.add(number, record)
    assert document.dump() == rebuilt.dump()
    assert document.context()[0].tolist() == rebuilt.context()[0].tolist()
    latest = {record.sentence: record for _, record in sorted(order[:kept], key=lambda x: x[0])}
    for sentence in range(1, 4):
        others = [one.oracle for key, one in latest.items() if key != sentence]
        expected = np.sum(others, axis=0) if others else np.zeros(10)
        assert document.oracles_without(sentence).tolist() == expected.tolist()


def test_mixtures_are_weighted_sums():
    candidates = [ids([3, 4, 5, 6]), ids([4, 3, 5, 7])]
    references = [ids([3, 4, 5, 7]), ids([9, 9])]
    judged = Judged(candidates, references)
    statistics = bleu_statistics(candidates, references)
    assert METRICS["bleu_smooth"](judged).tolist() == bleu_smooth(statistics).tolist()
    assert METRICS["sbleu"](judged).tolist() == sbleu(statistics).tolist()
    assert METRICS["1-wer"](judged).tolist() == [0.75, 0.5]  # the nearer reference counts
    assert METRICS["1-per"](judged).tolist() == [0.75, 1.0]
    assert METRICS["1-ter"](judged).tolist() == [0.75, 0.75]
    mixed = SentenceMetric.parse("bleu_smooth:0.5, 1-ter:2").quality(judged)
    expected = 0.5 * METRICS["bleu_smooth"](judged) + 2 * METRICS["1-ter"](judged)
    assert mixed.tolist() == expected.tolist()
    assert SentenceMetric.parse("sbleu").quality(Judged([], references)).tolist() == []


@pytest.mark.parametrize(
    ("wrong", "message"),
    [("blue_smooth", "no metric"), ("1-wer:x", "no number"), ("", "no metric")],
)
def test_misspelt_metrics_are_refused(wrong, message):
    with pytest.raises(UsageError, match=message):
        SentenceMetric.parse(wrong)


def test_a_record_has_one_event_and_ten_counts():
    document = DocumentStatistics()
    document.add(1, SentenceRecord(1, (0,) * 10, (0,) * 10, 3))
    with pytest.raises(ValueError, match="not new"):
        document.add(1, SentenceRecord(2, (0,) * 10, (0,) * 10, 3))
    with pytest.raises(ValueError, match="10 counts"):
        document.add(2, SentenceRecord(2, (0,) * 9, (0,) * 10, 3))
