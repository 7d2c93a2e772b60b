"""What matching counts as a token."""

from __future__ import annotations

import re
import unicodedata
from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.memory.comparing.scanner import Scanner
from postil.memory.comparing.tokens import (
    MARKS,
    SCANNER,
    SPACELESS,
    match_spans,
    match_tokens,
    source_hash,
)
from postil.memory.index.token_numbers import TokenNumbers
from postil.text.normalise import nfc, visible


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
        ("\ufeffRe\u00adﬁle\u200b the\u00a0drop\u2011down", ["Refile", "the", "drop", "-", "down"]),
    ],
)
def test_tokens(text: str, tokens: list[str]) -> None:
    assert match_tokens(text) == tokens


UNSEEN = st.sampled_from("\u00ad\u200b\u2011ﬁ\ufeffab -e\u0301")


@given(st.text(st.characters(exclude_categories=["Cs"])) | st.text(UNSEEN))
def test_spans_are_in_order_and_agree(text: str) -> None:
    tokens, spans = match_spans(text)
    assert tokens == match_tokens(text)
    place = 0
    for token, (start, end) in zip(tokens, spans, strict=True):
        assert place <= start < end <= len(text)
        place = end
        if unicodedata.is_normalized("NFC", text):
            assert nfc(visible(text[start:end])) == token


def test_spans_in_decomposed_text() -> None:
    text = "e\u0301te\u0301 chaud"
    tokens, spans = match_spans(text)
    assert tokens == ["été", "chaud"]
    assert [text[start:end] for start, end in spans] == ["e\u0301te\u0301", "chaud"]


def test_spans_hold_what_cannot_be_seen() -> None:
    text = "\ufeffRe\u00adﬁle\u00ad e\u00ad\u0301t"
    tokens, spans = match_spans(text)
    assert tokens == ["Refile", "ét"]
    assert [text[start:end] for start, end in spans] == ["Re\u00adﬁle", "e\u00ad\u0301t"]


def test_hash_ignores_composition_and_white_space_runs_only() -> None:
    assert source_hash("caf\u00e9  au lait\n") == source_hash("cafe\u0301 au\tlait")
    assert source_hash("a") != source_hash("A")
    assert -(2**63) <= source_hash("x") < 2**63


NUMBER = r"\d+(?:[.,]\d+)+(?!\w)"
WIDE = re.compile(rf"{NUMBER}|[{SPACELESS}]|(?:[^\W{SPACELESS}][{MARKS}]*)+|[^\w\s]")
ASCII = re.compile(rf"{NUMBER}|\w+|[^\w\s]", re.ASCII)


def by_expression(text: str) -> list[tuple[int, int]]:
    """Spans of the tokens, as the expressions define them."""
    return [found.span() for found in (ASCII if text.isascii() else WIDE).finditer(text)]


@settings(max_examples=500, deadline=None)
@given(st.text(st.sampled_from("1290.,a_é \x1c\n-١१๐ก์漢か́ा‍क𝟎'")) | st.text())
def test_scanned_tokens_are_those_of_the_expressions(text: str) -> None:
    spans = by_expression(text)
    assert SCANNER.spans(text) == spans
    assert SCANNER.tokens(text) == [text[start:end] for start, end in spans]


def test_every_character_is_scanned_as_the_expressions_say() -> None:
    characters = [chr(code) for code in range(0x40100) if not 0xD800 <= code < 0xE000]
    for start in range(0, len(characters), 256):
        some = characters[start : start + 256]
        text = "".join(f"a{char}1.{char}2 {char}" for char in some)
        assert SCANNER.spans(text) == by_expression(text), ascii(some[0])


@settings(deadline=None)
@given(st.lists(st.text(st.sampled_from("aAé漢字𝟎. ,1\ud800\U0003fffe")) | st.text()))
def test_tokens_are_numbered_as_they_first_come(texts: list[str]) -> None:
    numbered, found = TokenNumbers(SCANNER), array("I")
    counts = [numbered.append(text, found) for text in texts]
    tokens = [SCANNER.tokens(text) for text in texts]
    assert counts == list(map(len, tokens))
    words = list(dict.fromkeys(token for some in tokens for token in some))
    assert numbered.tokens() == words
    assert [words[number] for number in found] == [token for some in tokens for token in some]


def test_numbers_of_many_tokens_stay_when_there_are_more() -> None:
    numbered, found = TokenNumbers(SCANNER), array("I")
    words = [f"w{n:x}" for n in range(5000)]
    for text in (" ".join(words), " ".join(reversed(words))):
        numbered.append(text, found)
    assert numbered.tokens() == words
    assert list(found) == [*range(5000), *reversed(range(5000))]


def test_numbers_of_another_width_are_refused() -> None:
    with pytest.raises(ValueError, match="four bytes"):
        TokenNumbers(SCANNER).append("a", array("q"))


@pytest.mark.parametrize(
    "ranges", [[("b", "a")], [("\0", "a")], [("a", "\U00040000")]], ids=["backwards", "0", "beyond"]
)
def test_impossible_ranges_are_refused(ranges: list[tuple[str, str]]) -> None:
    with pytest.raises(ValueError, match="no range"):
        Scanner(ranges, [])
