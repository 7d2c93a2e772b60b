"""Text as engines read it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.normalise import readable, readable_with_offsets

ODD = st.text(
    st.sampled_from(
        "ab -\u00ad\u200b\u2060\ufeff\u2010\u2011\u200f\u2068ﬁﬄ\u0e01\u1780é\u00a0１．Ａｶﾞﾊｎمَשָ"
    )
)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("soft\u00adware", "software"),
        ("\ufeffThe  two   spaces", "The two spaces"),
        ("a\u200bb\u2060c", "abc"),
        ("ก\u200bข", "ก\u200bข"),  # there it parts words
        ("ﬁle of the eﬄuent", "file of the effluent"),
        ("e\u2011mail, re\u2010read", "e-mail, re-read"),
        ("10\u00a0MB – «\u202fx\u202f»…", "10\u00a0MB – «\u202fx\u202f»…"),
        ("\u2068שם\u2069 \u200f \u202bx\u202c", "שם x"),
        ("２．５ＧＢ、ｱｰﾃﾞｨｵ（Ａ）！", "2.5GB、アーディオ（A）！"),
        ("مُحَرِّر النـــص", "محرر النص"),
        ("שָׁלוֹם", "שלום"),
        ("٢٫٥ و ١٬٠٠٠ و ३०، ۴٫", "2.5 و 1,000 و 30، 4٫"),
        ("a\tb\n\nc", "a\tb\n\nc"),
        ("plain", "plain"),
        ("", ""),
    ],
)
def test_what_looks_the_same_is_read_the_same(written: str, read: str) -> None:
    assert readable(written, source=True) == read


def test_hyphens_and_directions_stay_as_the_translator_writes_them() -> None:
    assert readable("e\u2011mail\u00ad  x\u200f", source=False) == "e\u2011mail x\u200f"
    assert readable("１Ａｶﾞشَدّٰةـ", source=False) == "１Ａｶﾞشَدّٰةـ"


@given(ODD, st.booleans())
def test_offsets_lead_back_to_the_text(text: str, source: bool) -> None:
    read, offsets = readable_with_offsets(text, range(len(text)), source=source)
    assert read == readable(text, source=source) == readable(read, source=source)
    assert len(offsets) == len(read)
    assert list(offsets) == sorted(offsets)
    for character, offset in zip(read, offsets, strict=True):
        assert character == text[offset] or text[offset] in "ﬁﬄ\u2010\u2011１．Ａｶﾊｎ"
