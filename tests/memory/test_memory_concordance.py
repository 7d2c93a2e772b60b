"""The concordance against reading everything: any query, both sides, beside other memories."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.memory import concordance, side_texts
from postil.memory.comparing.tokens import as_whole_words
from postil.memory.database import connect
from postil.memory.index import fuzzy_index as index
from postil.memory.patterns import BETWEEN
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit, Mode, Side
from postil.text.tags import TaggedText
from postil.text.text_tags import TextTagRules

WORDS = ("the", "The", "art", "part", "a", "1.5", "13.5", "3.5x", "0.", "C#", "x-y", "+", "<",
         "(a)", "défaut", "De\u0301faut", "e\u0327\u0301a", "中文", "中ab文", "が", "か\u3099",
         "ก็", "한", "ᄒ\u1161", "İı", "a\u200db", "ক\u09be", "=\u0338", "°", "p\u00adart", "ﬁx",
         "fix", "x\u2011y", "\u200b+", "e\ufeff\u0301")  # fmt: skip
SIGNS = "\u00ad\u2060ﬁﬄfi\u2010-aAeéÉ\u0301\u0327sıİ12.,; _-+#°<=\u0338(中文がก\u09beক\u200d한"
SIDES: tuple[Side, Side] = ("source", "target")
SPACE = st.sampled_from([" ", "  ", "", "\n", "\u00a0"])
TEXT = st.lists(
    st.one_of(st.sampled_from(WORDS), SPACE, SPACE, st.text(SIGNS, max_size=3)), max_size=9
).map("".join)


@contextmanager
def small_steps() -> Iterator[None]:
    """So that a few units are read in as many steps as a million."""
    with (
        patch.object(index, "FEW_ENTRIES", 1),
        patch.object(index, "NEWEST_UNITS", 3),
        patch.object(index, "LISTED_UNITS", 2),
        patch.object(concordance, "GLANCE", 3),
        patch.object(index, "TAIL_LIMIT", 4),
        patch.object(concordance, "AT_ONCE", 2),
        patch.object(side_texts, "AT_ONCE", 2),
        patch.object(side_texts, "MOST_AT_ONCE", 3),
        patch.object(side_texts, "MOST_NAMED", 3),
    ):
        yield


def seen(text: str) -> str:
    """``text`` as it looks."""
    for sign in "\u00ad\u2060\ufeff\u200b":
        text = text.replace(sign, "")
    return text.replace("ﬁ", "fi").replace("ﬄ", "ffl").replace("\u2010", "-").replace("\u2011", "-")


def with_words(query: str, texts: list[str], *, whole_words: bool) -> list[str]:
    words = seen(unicodedata.normalize("NFC", query)).split()
    pattern = r"\s+".join(map(re.escape, words))
    if whole_words:
        pattern = as_whole_words(pattern)
    return [text for text in texts if words and re.search(pattern, seen(text), re.IGNORECASE)]


def unit(text: str) -> MemoryUnit:
    return MemoryUnit(TaggedText(text), TaggedText(text))


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_any_part_of_a_text_is_found(data: st.DataObject) -> None:
    texts = st.lists(TEXT, max_size=12)
    with closing(connect(Path(":memory:"))) as connection, small_steps():
        memory = TranslationMemory(connection, "main")
        other = TranslationMemory(connection, "other")
        for some in data.draw(st.lists(texts, min_size=1, max_size=3)):
            memory.add_many(map(unit, some))
            other.add_many(map(unit, some))
            for one in list(memory.units()):
                change = data.draw(st.sampled_from(["", "", "", "remove", "update"]))
                if change == "remove":
                    memory.remove(one.id)
                elif change:
                    text = TaggedText(data.draw(TEXT))
                    memory.update(replace(one, source=text, target=text))
        kept = [one.source.text for one in memory.units()][::-1]
        for _ in range(4):
            text = data.draw(st.sampled_from(kept) if kept else TEXT)
            first = data.draw(st.integers(0, len(text)))
            query = text[first : data.draw(st.integers(first, len(text)))]
            check(memory, query, kept, data.draw(st.integers(0, 8)), data.draw(st.booleans()))


def check(
    memory: TranslationMemory, query: str, texts: list[str], limit: int, whole_words: bool
) -> None:
    expected = with_words(query, texts, whole_words=whole_words)
    for side in SIDES:
        hits = memory.concordance(query, side, limit, whole_words=whole_words)
        assert [hit.unit.source.text for hit in hits] == expected[:limit], (query, side)
        assert hits.more == (len(expected) > limit)
        assert hits.complete


EXPRESSION = st.lists(
    st.sampled_from(
        [r"\bthe\b", r"\w+rt", r"\s+", ".*", "d[eé]f", r"\d\.\d", "par?t", "中.", r"a\w*"]
    ),
    min_size=1,
    max_size=3,
).map("".join)


@given(st.lists(TEXT, max_size=15), st.lists(TEXT, max_size=3), EXPRESSION, st.integers(0, 9))
@settings(max_examples=200, deadline=None)
def test_any_expression_is_found(
    first: list[str], then: list[str], pattern: str, limit: int
) -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    with small_steps():
        memory.add_many(map(unit, first))
        memory.add_many(map(unit, then))
        found = regex.compile(pattern, regex.IGNORECASE)
        expected = [
            text
            for text in (first + then)[::-1]
            if any(hit.group() for hit in found.finditer(seen(text)))
        ]
        for side in SIDES:
            hits = memory.concordance(pattern, side, limit, mode="regex")
            assert [hit.unit.source.text for hit in hits] == expected[:limit]
            assert hits.more == (len(expected) > limit)
    connection.close()


@pytest.mark.parametrize("query", ["page", "a", "page 1", "of no", "a x page", "0. page"])
def test_what_others_hold_is_not_read(query: str) -> None:
    """A memory that is being imported is newer than all there is."""
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    memory.add_many(unit(f"Page {n}") for n in range(5))
    TranslationMemory(connection, "newer").add_many(unit(f"page {n}: 0. a") for n in range(500))
    read: list[int] = []
    pages = [f"Page {n}" for n in range(5)]
    connection.create_function("looked_at", 1, read.append)
    select = side_texts._READ.replace("u.id = f.id", "looked_at(f.id) IS NULL AND u.id = f.id")
    with patch.object(side_texts, "_READ", select):
        for side in SIDES:
            hits = memory.concordance(query, side)
            assert len(hits) == len(with_words(query, pages, whole_words=False))
    assert len(read) <= 10
    connection.close()


def test_texts_with_what_stands_between_texts() -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    texts = [f"one{BETWEEN}two", "one two", f"{BETWEEN}two", "two"]
    memory.add_many(map(unit, texts))
    for query in ("tw", "wo", "o"):  # trigrams end at a NUL
        check(memory, query, texts[::-1], 9, False)
    connection.close()


@pytest.mark.parametrize(
    ("text", "query", "there"),
    [
        ("افتح مُحَرِّرَ النصوص", "محرر", "مُحَرِّر"),
        ("مـــرحبا بكم", "مرحبا", "مـــرحبا"),
        ("محرر", "مُحَرِّر", "محرر"),
        ("שָׁלוֹם עולם", "שלום", "שָׁלוֹם"),
        ("ﾃﾞｰﾀを送る", "データ", "ﾃﾞｰﾀ"),
        ("データを送る", "ﾃﾞｰﾀ", "データ"),
        ("容量は２．５ＧＢです", "2.5gb", "２．５ＧＢ"),
        ("容量は2.5GBです", "２．５ＧＢ", "2.5GB"),
    ],
)
def test_vowels_and_widths_hide_no_word(text: str, query: str, there: str) -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    memory.add_many([unit("x"), unit(text)])
    modes: tuple[Mode, ...] = ("text", "fuzzy")
    for mode in modes:
        (hit,) = memory.concordance(query, "source", mode=mode)
        assert [hit.unit.source.text[slice(*span)] for span in hit.spans] == [there]
    connection.close()


@pytest.mark.parametrize("side", SIDES)
def test_what_cannot_be_seen_hides_no_word(side: Side) -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    texts = ["The ﬁrm\u00adware\u200b up\u2011date", "Firmware  updates", "the firm ware"]
    memory.add_many(map(unit, texts))

    def found(query: str, **more: Mode | bool) -> list[str]:
        hits = memory.concordance(query, side, **more)  # type: ignore[arg-type]
        return [hit.unit.source.text[slice(*span)] for hit in hits for span in hit.spans]

    for query in ("firmware", "FIRMWARE", "ﬁrmware", "firm\u00adware"):
        assert found(query) == found(query, whole_words=True) == ["Firmware", "ﬁrm\u00adware"]
    assert found("firmware up-date") == ["ﬁrm\u00adware\u200b up\u2011date"]
    assert found("firmware up-date", mode="fuzzy") == ["ﬁrm\u00adware\u200b up\u2011date"]
    assert found(r"f\w+mware\b", mode="regex") == ["Firmware", "ﬁrm\u00adware"]
    assert found(r"e {2}u", mode="regex") == ["e  u"], "white space counts"
    assert found("firm\u00adware", mode="regex") == [], "an expression that asks for it means it"
    assert found(r"\u00adware|\xadup", mode="regex") == ["\u00adware"]
    for kind in (r"\p{Cf}", r"\P{^Cf}", r"\p{gc=Cf}", r"\p{Format}"):
        assert found(kind, mode="regex") == ["\u00ad", "\u200b"], kind
    assert found(r"\n|\Xrmware", mode="regex") == ["irmware", "ﬁrm\u00adware"]
    assert found(r"fi\p{Common}*\p{^Cyrillic}mware", mode="regex") == found("firmware")
    assert found("ﬁ", mode="regex") == ["ﬁ"]
    connection.close()


def test_a_word_of_very_many_signs_is_found() -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    word = "".join(chr(0x4E00 + n) for n in range(1200))
    memory.add(unit(word))
    with patch.object(index.FuzzyIndex, "holding_in_a_row", side_effect=TimeoutError):
        assert len(memory.concordance(word)) == 1  # SQLite has looked
        assert memory.concordance(f"x{word}") == []
    connection.close()


def test_more_is_said_of_similar_texts_too() -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    memory.add_many(unit(f"Remove the paper {n}") for n in range(3))
    for limit, more in ((2, True), (3, False), (0, True)):
        hits = memory.concordance("remove the paper it", limit=limit, mode="fuzzy")
        assert (len(hits), hits.more) == (limit, more)
    connection.close()


def tagged(text: str, *rules: str) -> TaggedText:
    return TextTagRules(rules).tagged(TaggedText(text))


def test_text_that_is_a_tag_by_a_rule_is_found(tmp_path: Path) -> None:
    memory = TranslationMemory.open_file(tmp_path / "m.db")
    rule = r"\{\w+\}"
    texts = ["Open {name} now", "Open {name} now.", "Close {name}", "Open it now"]
    units = [MemoryUnit(tagged(text, *([rule] * (n > 0))), TaggedText(text))
             for n, text in enumerate(texts)]  # fmt: skip
    for one in units:
        memory.add(one)
    found = memory.concordance("open {name}")
    assert [hit.unit.source for hit in found] == [units[1].source, units[0].source]
    assert [hit.unit.source.plain[slice(*hit.spans[0])] for hit in found] == [
        "Open ",
        "Open {name}",
    ]
    assert found.complete
    assert not found.more
    assert len(memory.concordance("{name}")) == 3
    assert memory.concordance("{name}")[0].spans == ()  # it is the tag itself
    assert [hit.tags for hit in memory.concordance("{name}")] == [(0,), (0,), ()]
    assert memory.concordance("close", "source")[0].tags == ()
    assert len(memory.concordance(r"\{n.*\} now", mode="regex")) == 2
    assert memory.concordance("{other}") == []
    few = memory.concordance("name", limit=1)
    assert few.more
    assert len(few) == 1
    assert len(memory.concordance("{name}", "target")) == 3
    memory.close()


def test_similar_words_are_found_in_tags_by_a_rule(tmp_path: Path) -> None:
    memory = TranslationMemory.open_file(tmp_path / "m.db")
    rule = r"AX-\d+"
    texts = ["Press AX-12 on the panel twice", "Press the panel on the left twice",
             "Press AX-12 on the panels", "Press AX-12 and AX-15 on the panel twice"]  # fmt: skip
    units = [MemoryUnit(tagged(text, rule), TaggedText(text)) for text in texts]
    for one in units:
        memory.add(one)
    found = memory.concordance("AX-12 on the panel", mode="fuzzy")
    assert [hit.unit.source for hit in found] == [units[2].source, units[0].source, units[3].source]
    assert [hit.tags for hit in found] == [(0,), (0,), (1,)]
    assert found[0].unit.source.plain[slice(*found[0].spans[0])] == " on the panels"
    assert memory.concordance("press panel", mode="fuzzy") == []
    few = memory.concordance("AX-12 on the panel", mode="fuzzy", limit=2)
    assert [hit.unit.source for hit in few] == [units[2].source, units[0].source]
    assert few.more
    late = memory.concordance("AX-12 on the panel", mode="fuzzy", seconds=-1)
    assert not late.complete
    memory.close()


def test_only_units_with_tags_that_stand_for_text_are_read(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    TranslationMemory.open_file(path).close()
    connection = connect(path)
    query = side_texts._WITH_TEXT_TAGS.format(side="source")
    plan = connection.execute(f"EXPLAIN QUERY PLAN {query}", (1, 1, 9)).fetchall()
    assert "memory_unit_text_tags" in str([tuple(row) for row in plan])
    connection.close()


def test_whole_words_may_stand_side_by_side_where_no_space_parts_them() -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    texts = ["設定を開く", "USB設定", "ลบไฟล์", "reset", "set it"]
    memory.add_many(map(unit, texts))
    for query, there in (
        ("設定", texts[:2]),
        ("USB", texts[1:2]),
        ("ลบ", texts[2:3]),
        ("set", texts[4:]),
    ):
        found = memory.concordance(query, whole_words=True)
        assert sorted(hit.unit.source.text for hit in found) == sorted(there)
    connection.close()
