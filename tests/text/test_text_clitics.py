"""Words of Arabic and Hebrew with articles, prepositions and endings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.clitics import bare, is_form


@pytest.mark.parametrize(
    ("word", "others"),
    [
        ("ملف", "الملف والملف بملف للملف وبالملفات ملفه"),
        ("طابعة", "الطابعة طابعات والطابعتين"),
        ("الإعدادات", "اعدادات للإعدادات بالاعدادات"),
        ("يد", "اليد واليد"),
        ("קובץ", "הקובץ בקובץ והקובץ מהקובץ כשהקובץ"),
        ("מסמך", "המסמך מסמכים ולמסמכים"),
        ("כתובת", "הכתובת כתובות"),
        ("הגדרות", "הגדרות בהגדרות"),
    ],
)
def test_forms_of_a_word(word: str, others: str) -> None:
    for other in others.split():
        assert is_form(word, other), other
        assert bare(other)[:3] == bare(word)[:3], "they are kept under one key"


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("صف", "وصف"),  # row, description
        ("ספר", "מספר"),  # book, number
        ("מחשב", "חשב"),
        ("מסך", "סך"),
        ("ملف", "ملعب"),
        ("file", "file"),  # same_word knows
        ("的", "的"),
    ],
)
def test_other_words(word: str, other: str) -> None:
    assert not is_form(word, other)


@given(
    st.text("وفبكلامتة", min_size=3, max_size=6) | st.text("ושהכלבמרת", min_size=3, max_size=6),
    st.sampled_from(["ال", "وال", "لل", "ب", "ה", "וה", "ב", "כשה"]),
)
def test_a_word_is_the_same_behind_anything(word: str, before: str) -> None:
    if is_form(word, before + word):
        assert bare(before + word) == bare(word)


def test_words_of_other_scripts_stay() -> None:
    assert [bare(word) for word in ("lies", "été", "слово", "中")] == ["lies", "été", "слово", "中"]
