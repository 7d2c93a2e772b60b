"""Expressions and words of a query against reading everything: accents, scripts, changes."""

from __future__ import annotations

import re
import unicodedata
from itertools import product
from pathlib import Path

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.memory.comparing.tokens import as_whole_words, match_tokens
from postil.memory.database import connect
from postil.memory.index.inner_words import VocabularyText, fold, inner_parts, token_part
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText

SIGNS = "abeéÉ\u0301\u0327çKk\u212a12., _-\u200d中文กั\u0e33한ক\u09beİıſs"
WORDS = ("défaut", "De\u0301fault", "defaulted", "1.5a", "中ab文", "café-bar", "a\u09beb", "12,3ab")
ROW = st.lists(
    st.one_of(
        st.sampled_from(
            ["a", "b", "e", "é", "É", "s", "k", "1", "2", "ab", "中", "ক", r"\w", r"\w+", r"\w*",
             r"\w{2}", r"\d+", r"\d", r"\d?", "[0-9]{2}", r"\d{1,}?",
             "[ab]", "[a-e]", "[ab]+", "e?", "a+", "(ab|e)", "(?:a|é)b", "(ab)?",
             "(?:ab|)", r"\b", ".", r"\s", "-", r"\.", r"\W", "^", "$", "b{2}", "b{1,}", "a*?", "ı"]
        ),
    ),
    min_size=1,
    max_size=6,
).map("".join)  # fmt: skip
TEXT = st.lists(st.one_of(st.text(SIGNS, max_size=6), st.sampled_from(WORDS)), max_size=4).map(
    "".join
)


def unit(source: str, target: str = "") -> MemoryUnit:
    return MemoryUnit(TaggedText(source), TaggedText(target))


def matching(pattern: str, texts: list[str]) -> list[str]:
    found = regex.compile(unicodedata.normalize("NFC", pattern), regex.IGNORECASE)
    return [text for text in texts if any(hit.group() for hit in found.finditer(text))]


@given(st.lists(TEXT, max_size=8), st.lists(TEXT, max_size=4), ROW)
@settings(max_examples=150, deadline=None)
def test_no_text_is_missed(first: list[str], then: list[str], pattern: str) -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    memory.add_many(unit(text, text[::-1]) for text in first)
    for _ in range(2):
        for side in ("source", "target"):
            texts = [getattr(one, side).text for one in memory.units()][::-1]
            hits = memory.concordance(pattern, side, mode="regex")
            assert [getattr(hit.unit, side).text for hit in hits] == matching(pattern, texts)
        memory.add_many(unit(text, text[::-1]) for text in then)
        for one in list(memory.units())[:2]:
            memory.remove(one.id)
    connection.close()


@pytest.mark.parametrize(
    "signs",
    ["1,a ", "1. a", "a' A", "-(a ", "e\u0301 é", "ıiİ ", "Ka\u212a ", "中a ก", "กุ่a", "\u0327,c "],
)
def test_no_text_with_the_words_of_a_query_is_missed(signs: str) -> None:
    texts = ["".join(text) for text in product(signs, repeat=4)]
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    memory.add_many(unit(text) for text in texts)
    queries = {text[:end] for text in texts for end in range(1, 4)}
    for query in queries:
        for whole_words in (False, True):
            hits = memory.concordance(query, limit=len(texts), whole_words=whole_words)
            found = [hit.unit.source.text for hit in hits]
            assert found == with_words(query, texts[::-1], whole_words=whole_words), query
    connection.close()


def with_words(query: str, texts: list[str], *, whole_words: bool) -> list[str]:
    words = unicodedata.normalize("NFC", query).split()
    pattern = r"\s+".join(map(re.escape, words))
    if whole_words:
        pattern = as_whole_words(pattern)
    return [text for text in texts if words and re.search(pattern, text, re.IGNORECASE)]


@given(TEXT, ROW)
@settings(max_examples=150, deadline=None)
def test_every_text_that_matches_has_a_word_for_each_part(text: str, pattern: str) -> None:
    tokens = list(dict.fromkeys(match_tokens(text)))
    if not matching(pattern, [text]):
        return
    vocabulary = VocabularyText()
    for part in inner_parts(unicodedata.normalize("NFC", pattern)):
        assert len(vocabulary.holding(part, tokens, 10.0))


@pytest.mark.parametrize(
    ("pattern", "parts"),
    [
        (r"defa\w+ed\b", [r"defa\w+ed\b"]),
        (r"\w+(ing|ed) \bthe\b.*files?", ["(ing|ed)", r"\bthe\b", "files?"]),
        (r"[Cc]onfigu?r\d{2} x", [r"[Cc]onfigu?r\d{2}"]),
        (r"(?:colou?r|x)\w+", []),
        ("[^a]bc", ["bc"]),
        ("a|bc", []),
        ("(?i)abc", []),
        (r"(ab)?\w*", []),
        ("(?:ab|).", []),
        ("ab{}c", []),
        (r"a(?=bcd)ef", ["ef"]),
        (r"\d", [r"\d"]),
        (r"\d+[.,]\d{3} ?%", [r"\d+", r"\d{3}"]),
        (r"\w+[0-9]{2,}\b é?\d", [r"[0-9]{2,}\b", r"\d"]),
        (r"\d?-\d*-\d{0,2}", []),
    ],
)
def test_what_is_looked_for_in_the_vocabulary(pattern: str, parts: list[str]) -> None:
    assert [part.exact.pattern for part in inner_parts(pattern)] == parts


def test_words_that_lack_letters_are_not_read() -> None:
    words = ["default", "defaulted", "Défaulted", "refed", "a"]
    vocabulary = VocabularyText()
    (part,) = inner_parts(r"defa\w+ed\b")
    assert vocabulary.holding(part, words, 10.0).tolist() == [1, 2]
    words += ["DEFAced", "中"]
    assert vocabulary.holding(part, words, 10.0).tolist() == [1, 2, 5, 6]


LETTERS = [chr(code) for code in range(0x20000) if not 0xD800 <= code < 0xE000]
CASED = [char for char in LETTERS if len({char, char.lower(), char.upper(), char.title()}) > 1]


def test_all_cases_of_a_letter_fold_to_the_same() -> None:
    """What an expression without case takes for the same letter."""
    text = "\n".join(CASED)
    for char in CASED:
        same = regex.findall(f"(?i)^{char}$", text, flags=regex.MULTILINE)
        assert {fold(other) for other in same} == {fold(char)}, ascii((char, same))


@settings(max_examples=300, deadline=None)
@given(
    st.lists(st.text("aAbßẞſsSiIıİσςΣeéÉ\u0301", min_size=1, max_size=4), min_size=1, max_size=8),
    st.text("abßſsiIİσςeé", min_size=1, max_size=2),
    st.sampled_from(["any", "token"]),
    st.sampled_from(["any", "token"]),
)
def test_plain_parts_find_at_least_what_their_expressions_do(
    words: list[str], text: str, begins: str, ends: str
) -> None:
    words = list(dict.fromkeys(words))
    part = token_part(text, begins, ends)
    assert part.plain is not None
    found = VocabularyText().having(part, words, 10.0).tolist()
    expected = VocabularyText().having(part._replace(plain=None), words, 10.0).tolist()
    assert set(found) >= set(expected)


def test_words_in_a_row_that_are_the_same_but_for_case_are_all_found() -> None:
    part = token_part("in", "token", "token")
    words = ["in", "In", "IN", "inn", "bin", "İn"]
    assert VocabularyText().having(part, words, 10.0).tolist() == [0, 1, 2, 5]
