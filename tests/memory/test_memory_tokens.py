"""What matching counts as a token."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.memory.tokens import match_spans, match_tokens, source_hash


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Click OK, now.", ["Click", "OK", ",", "now", "."]),
        ("version 3.5.1 of 2", ["version", "3.5.1", "of", "2"]),
        ("l’été à 3,5 %", ["l", "’", "été", "à", "3,5", "%"]),
        ("e\u0301te\u0301", ["été"]),
        ("印刷する3枚", ["印", "刷", "す", "る", "3", "枚"]),
        ("हिन्दी शब्द", ["हिन्दी", "शब्द"]),
        ("তুমি কেমন", ["তুমি", "কেমন"]),
        ("தமிழ் மொழி", ["தமிழ்", "மொழி"]),
        ("తెలుగు, ಕನ್ನಡ", ["తెలుగు", ",", "ಕನ್ನಡ"]),
        ("می\u200cخواهم بروم", ["می\u200cخواهم", "بروم"]),
        (" \t\n ", []),
        ("file_name.txt", ["file_name", ".", "txt"]),
        ("3.", ["3", "."]),
    ],
)
def test_tokens(text: str, tokens: list[str]) -> None:
    assert match_tokens(text) == tokens


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_spans_are_in_order_and_agree(text: str) -> None:
    tokens, spans = match_spans(text)
    assert tokens == match_tokens(text)
    place = 0
    for token, (start, end) in zip(tokens, spans, strict=True):
        assert place <= start < end <= len(text)
        place = end
        if unicodedata.is_normalized("NFC", text):
            assert text[start:end] == token


def test_spans_in_decomposed_text() -> None:
    text = "e\u0301te\u0301 chaud"
    tokens, spans = match_spans(text)
    assert tokens == ["été", "chaud"]
    assert [text[start:end] for start, end in spans] == ["e\u0301te\u0301", "chaud"]


def test_hash_ignores_composition_and_white_space_runs_only() -> None:
    assert source_hash("caf\u00e9  au lait\n") == source_hash("cafe\u0301 au\tlait")
    assert source_hash("a") != source_hash("A")
    assert -(2**63) <= source_hash("x") < 2**63
