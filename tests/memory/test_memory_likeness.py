"""How like two sources are: their scores, and the differences that are easily overlooked."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.memory.comparing.likeness import doubts, percent
from postil.memory.comparing.tokens import folded, match_tokens
from postil.memory.database import connect
from postil.memory.lookup import compare
from postil.memory.options import MatchOptions, Scoring
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import Tag, TaggedText

BOLD = (Tag("open", "1", "<b>", "b"), Tag("close", "1", "</b>", "b"))


def test_no_difference_is_rounded_away() -> None:
    words = [f"w{number}" for number in range(1000)]
    assert percent(words, [*words[1:], "other"]) == 99
    assert percent(words[:3], ["w0", "w1", "other"]) == 66
    assert percent([], []) == 100


@pytest.mark.parametrize(
    ("other", "found"),
    [
        (TaggedText("Press 2 to print."), ("tag",)),
        (TaggedText.from_parts(["Press ", BOLD[0], "2", BOLD[1], " now to print."]), ()),
        (TaggedText.from_parts([BOLD[0], "Press 3", BOLD[1], " to print."]), ("number",)),
        (TaggedText("Do not press 3 to print."), ("number", "tag", "negation")),
    ],
)
def test_differences_that_are_easily_overlooked(other: TaggedText, found: tuple[str, ...]) -> None:
    source = TaggedText.from_parts(["Press ", BOLD[0], "2", BOLD[1], " to print."])
    assert doubts(source, other, "en") == found


def test_what_cannot_be_seen_is_no_reason_for_doubt() -> None:
    written = TaggedText("Do n\u00adot print page 1\u200b2")
    assert doubts(written, TaggedText("DO NOT print page 12"), "en") == ()


def test_other_apostrophes_and_quotation_marks_alone_are_nearly_exact(tmp_path: Path) -> None:
    memory = TranslationMemory.open_file(tmp_path / "memory.sqlite")
    for text in (
        'Don\'t open the "front cover".',
        "Don’t lift the lid.",
        "„Aus“ drücken.",
        "Press “Off”, don’t wait.",
    ):
        memory.add(MemoryUnit(TaggedText(text), TaggedText("x")))
    for text, score in (
        ("Don’t open the “front cover”.", 99),
        ("Don’t open the „front cover“.", 99),
        ("Don't open the „front cover”.", 99),
        ("Don't lift the lid.", 99),
        ("Don’t lift the lid.", 100),
        ('"Aus" drücken.', 99),
        ("“Aus” drücken.", 99),
        ("„Aus“ drücken.", 100),
        ('Press "Off", don\'t wait.', 99),
        ('Press "Off", don’t wait.', 99),
    ):
        (match, *_) = memory.lookup(TaggedText(text))
        assert match.score == score
        assert compare(TaggedText(text), match.unit, "en", Scoring()).score == score
    memory.close()


def test_what_cannot_be_seen_in_a_source_does_not_count(tmp_path: Path) -> None:
    memory = TranslationMemory.open_file(tmp_path / "memory.sqlite")
    memory.add(MemoryUnit(TaggedText("Refile the drop-down list."), TaggedText("x")))
    for text, score in (
        ("Re\u00adfile the drop-down list.", 99),
        ("\ufeffRefile\u200b the  drop\u2011down list.", 99),
        ("Reﬁle the drop‐down list.", 99),
        ("Refile the dr\u00adop\u2011down menu.", 85),
    ):
        (match,) = memory.lookup(TaggedText(text))
        assert (match.score, match.scores.tokens) == (score, 100 if score == 99 else score)
        assert compare(TaggedText(text), match.unit, "en", Scoring()).score == score
    memory.close()


@pytest.mark.parametrize(
    "text",
    [
        "Close  the big drop\u2011down list.",
        "\ufeffC\u00adl\u00ado\u00adse\u200b t\u00adhe\u2060 b\u00adig drop\u2010down li\u00adst.",
        "Close\u00a0the\u202fbig drop-d\u00adown\u00a0list.",
        "\u200bClose the\u200b big\u200b drop\u200b-\u200bdown\u200b list\u200b.",
    ],
)
def test_what_cannot_be_seen_in_a_unit_does_not_count(tmp_path: Path, text: str) -> None:
    with closing(TranslationMemory.open_file(tmp_path / "memory.sqlite")) as memory:
        memory.add(MemoryUnit(TaggedText(text), TaggedText("y")))
        for sought, score in (
            ("Close the big drop-down list.", 99),
            ("Close the big drop-down menu.", 87),
            ("CLOSE THE BIG DROP-DOWN MENU.", 86),
        ):
            (match,) = memory.lookup(TaggedText(sought))
            assert (match.score, match.unit.target.text) == (score, "y")
            assert compare(TaggedText(sought), match.unit, "en", Scoring()).score == score


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("افتح مُحَرِّرَ النصوص الآن", "افتح محرر النصوص الآن"),
        ("שָׁלוֹם עולם", "שלום עולם"),
        ("احذف ٣ ملفات (٢٫٥)", "احذف 3 ملفات (2.5)"),
        ("ﾃﾞｰﾀは２．５ＧＢ！", "データは2.5GB!"),
    ],
)
def test_vowels_and_widths_take_one_per_cent(tmp_path: Path, text: str, other: str) -> None:
    for unit, sought in ((text, other), (other, text)):
        with closing(TranslationMemory.open_file(tmp_path / "m", language="ja")) as memory:
            number = memory.add(MemoryUnit(TaggedText(unit), TaggedText("y")))
            (match,) = memory.lookup(TaggedText(sought))
            assert (match.score, match.doubts) == (99, ())
            assert [one.score for one in memory.lookup(TaggedText(unit))] == [100]
            memory.remove(number)


PRESS = ("Press the start button.", "PRESS THE START BUTTON.", "Press The Start Button.")


@pytest.mark.parametrize("unit", PRESS)
@pytest.mark.parametrize("sought", PRESS)
def test_case_alone_takes_one_per_cent(tmp_path: Path, unit: str, sought: str) -> None:
    with closing(TranslationMemory.open_file(tmp_path / "m.sqlite", language="en")) as memory:
        memory.add(MemoryUnit(TaggedText(unit), TaggedText("x")))
        (match,) = memory.lookup(TaggedText(sought))
        wanted = 100 if unit == sought else 99
        assert (match.score, match.scores.tokens) == (wanted, wanted)
        assert match.doubts == ()
        assert compare(TaggedText(sought), match.unit, "en", Scoring()) == replace(match, memory="")
        assert memory.lookup(TaggedText(sought), MatchOptions(threshold=100)) == [match] * (
            unit == sought
        )
        other = memory.lookup(TaggedText(sought.replace(".", " now.")))
        assert [one.score for one in other] == [83 if unit == sought else 82]


def test_the_least_difference_in_case_comes_first(tmp_path: Path) -> None:
    with closing(TranslationMemory.open_file(tmp_path / "m.sqlite")) as memory:
        for text in PRESS:
            memory.add(MemoryUnit(TaggedText(text), TaggedText(text)))
        found = memory.lookup(TaggedText("Press the Start button."))
        assert [(one.score, one.unit.target.text) for one in found] == [
            (99, PRESS[0]),  # one word, two, three
            (99, PRESS[2]),
            (99, PRESS[1]),
        ]


@pytest.mark.parametrize(
    ("language", "unit", "sought", "score"),
    [
        ("tr", "Işığı söndürmek için iki tuşa basın.", "IŞIĞI SÖNDÜRMEK İÇİN İKİ TUŞA BASIN.", 99),
        ("tr", "Sınır", "SINIR", 99),
        ("az-Latn-AZ", "sınır sinir", "SINIR SİNİR", 99),
        ("de", "Große Straße", "GROSSE STRASSE", 99),
        ("el", "ο δρόμος", "Ο ΔΡΌΜΟΣ", 99),
        ("ru", "Нажмите кнопку", "НАЖМИТЕ КНОПКУ", 99),
        ("zh", "按下 OK 按钮", "按下 ok 按钮", 99),
    ],
)
def test_case_is_that_of_the_language(
    tmp_path: Path, language: str, unit: str, sought: str, score: int
) -> None:
    path = tmp_path / "m.sqlite"
    with closing(TranslationMemory.open_file(path, language=language)) as memory:
        memory.add(MemoryUnit(TaggedText(unit), TaggedText("x")))
        (match,) = memory.lookup(TaggedText(sought))
        assert match.score == score


def test_undotted_i_is_another_letter_in_turkish(tmp_path: Path) -> None:
    with closing(TranslationMemory.open_file(tmp_path / "m", language="tr")) as memory:
        memory.add(MemoryUnit(TaggedText("Sinir testi"), TaggedText("x")))
        assert [one.score for one in memory.lookup(TaggedText("SINIR TESTİ"))] == []
        assert [one.score for one in memory.lookup(TaggedText("SİNİR TESTİ"))] == [99]


TEXTS = st.lists(
    st.sampled_from(
        ["press", "Press", "PRESS", "İ", "i", "I", "ı", "STRASSE", "Straße", "ο", "1", "2", "not",
         "“", '"', "’", "'", "ﬁx", "fix", "a\u00adb", "ab", "drop\u2011down", "drop-down", "\u200b"]
    ),
    min_size=1,
    max_size=8,
).map(" ".join)  # fmt: skip


@given(TEXTS, TEXTS, st.sampled_from(["en", "tr"]))
@settings(max_examples=300, deadline=None)
def test_likeness_is_symmetric_and_100_only_for_the_same_text(
    one: str, other: str, language: str
) -> None:
    units = [MemoryUnit(TaggedText(text), TaggedText("x")) for text in (one, other)]
    there = compare(units[0].source, units[1], language, Scoring())
    back = compare(units[1].source, units[0], language, Scoring())
    assert (there.score, there.scores.tokens) == (back.score, back.scores.tokens)
    assert (there.score == 100) == (one == other)
    tokens, others = match_tokens(one), match_tokens(other)
    assert (there.score == 99) <= (folded(tokens, language) == folded(others, language))
    assert (there.scores.tokens == 100) == (tokens == others)
    equal = all(step.operation == "equal" for step in there.differences)
    assert equal == (one.replace("\u200b", "").split() == other.replace("\u200b", "").split())
    with closing(connect(Path(":memory:"))) as connection:
        memory = TranslationMemory(connection, "m", language)
        memory.add(units[1])
        found = memory.lookup(units[0].source, MatchOptions(threshold=1))
        assert (
            found == [replace(there, memory="m", unit=replace(there.unit, id=1))]
            or (there.score == 0 and not found)
            or not tokens
        )


def test_differences_in_case_are_shown_word_by_word() -> None:
    source = TaggedText("PRESS THE STOP BUTTON twice")
    unit = MemoryUnit(TaggedText("Press the start button twice now"), TaggedText("x"))
    steps = [
        (
            step.operation,
            source.plain[step.source_start : step.source_end],
            unit.source.plain[step.unit_start : step.unit_end],
        )
        for step in compare(source, unit, "en", Scoring()).differences
    ]
    assert steps == [
        ("replace", "PRESS THE", "Press the"),
        ("replace", "STOP", "start"),
        ("replace", "BUTTON", "button"),
        ("equal", "twice", "twice"),
        ("insert", "", "now"),
    ]
