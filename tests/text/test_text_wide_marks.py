"""Full-width marks in translations into Chinese and Japanese."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.tokeniser import Tokeniser
from postil.text.wide_marks import with_wide_marks

TOKENISER = Tokeniser("ja")


@pytest.mark.parametrize(
    ("tokens", "text"),
    [
        ("Toner 、 紙 は USB ！ 次", "Toner、紙は USB！次"),
        ("「 Menu 」 を", "「Menu」を"),
        ("開 く 。 Menu", "開く。Menu"),
        ("待 て ！ Toner", "待て！ Toner"),
        ("自動 (￭ DHCP ）", "自動 (DHCP)"),
        ("（ 追加 ￭) は", "（追加）は"),
        ("（ a (￭ b ） ） c", "（a (b)）c"),
        ("(￭ a ￭) ）", "(a)）"),
        ("Toner ￭, USB", "Toner, USB"),
        ("紙 <b> 開 </b> を <i> Menu </i> は", "紙<b>開</b>を<i>Menu</i>は"),
        ("USB <b> Menu </b> USB は", "USB <b>Menu</b> USB は"),
        ("紙 <br/> 開", "紙 <br/> 開"),
    ],
)
def test_no_space_beside_full_width_marks(tokens: str, text: str) -> None:
    assert TOKENISER.detokenise(with_wide_marks(tokens.split())) == text


@given(
    st.text("aB1あア中、。！」（）()「 　\u00a0￭", max_size=20).filter(
        lambda text: not set("（）()") & set(text)
    )
)
def test_only_spaces_beside_marks_change(text: str) -> None:
    found = TOKENISER.detokenise(with_wide_marks(TOKENISER.tokenise(text)))
    assert found.replace(" ", "") == text.replace(" ", "")
    assert TOKENISER.detokenise(with_wide_marks(TOKENISER.tokenise(found))) == found
