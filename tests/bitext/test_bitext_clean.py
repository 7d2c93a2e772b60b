"""Cleaning: each reason, its limits, and the counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.bitext import clean as module
from postil.bitext.clean import CleaningOptions, CleaningReport, clean, flaw

DEFAULT = CleaningOptions()
LONG = "one two three four five six seven eight nine ten"


@pytest.mark.parametrize(
    ("source", "target", "reason"),
    [
        ("A house.", "Ein Haus.", None),
        ("", "Ein Haus.", "empty"),
        ("A house.", "", "empty"),
        ("word " * 101, "Wort " * 99, "too long"),
        ("word " * 100, "Wort " * 100, None),
        ("x" * 2001, "kurz", "too long"),
        (LONG, "eins zwei", "length ratio"),
        (LONG, "eins zwei drei", None),
        ("Save", "In einer Datei auf der Platte", None),
        ("this was not translated", "this was not translated", "same on both sides"),
        ("LibreOffice 7.4 Writer 12", "LibreOffice 7.4 Writer 12", None),
        ("bell\x07", "Glocke", "control characters"),
        ("tab\there", "Tab\thier", None),
        ("Der Bericht wurde gestern Abend von dem Ausschuss geprüft", "报告昨晚由委员会审查", None),
        (LONG, "是", "length ratio"),
        ("字" * 200, "one", "too long"),
    ],
)
def test_why_a_pair_is_unfit(source: str, target: str, reason: str | None) -> None:
    assert flaw(source.strip(), target.strip(), DEFAULT) == reason


def test_zero_disables() -> None:
    off = CleaningOptions(max_words=0, max_ratio=0, same_from=0)
    assert flaw("word " * 999, "Wort", off) is None
    assert flaw(LONG, LONG, off) is None


def test_counts_by_reason() -> None:
    report = CleaningReport()
    pairs = [("a", "b"), (" a ", "b"), ("", "b"), ("a", "\x01"), ("a", "c"), ("cafe\u0301", "x")]
    options = CleaningOptions(drop_duplicates=True)
    assert list(clean(pairs, options, report)) == [("a", "b"), ("a", "c"), ("café", "x")]
    assert (report.read, report.kept) == (6, 3)
    assert report.rejected == {"duplicate": 1, "empty": 1, "control characters": 1}


def test_labels_are_trained_on_without_their_access_keys() -> None:
    pairs = [("_Open", "Ö_ffnen"), ("file_name", "file_name")]
    found = list(clean(pairs, DEFAULT, CleaningReport()))
    assert found == [("Open", "Öffnen"), ("file_name", "file_name")]


def test_duplicates_are_kept_by_default() -> None:
    assert len(list(clean([("a", "b")] * 3, DEFAULT, CleaningReport()))) == 3


def test_digests_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_DIGESTS", 1)
    pairs = [("a", "b"), ("c", "d"), ("c", "d"), ("a", "b")]
    kept = list(clean(pairs, CleaningOptions(drop_duplicates=True), CleaningReport()))
    assert kept == [("a", "b"), ("c", "d"), ("c", "d")]


@given(st.lists(st.tuples(st.text(max_size=30), st.text(max_size=30)), max_size=20))
def test_every_pair_is_counted_once(pairs: list[tuple[str, str]]) -> None:
    report = CleaningReport()
    kept = list(clean(pairs, CleaningOptions(drop_duplicates=True), report))
    assert report.read == len(pairs)
    assert report.kept == len(kept) == report.read - report.rejected.total()
    assert list(clean(kept, CleaningOptions(drop_duplicates=True), CleaningReport())) == kept
