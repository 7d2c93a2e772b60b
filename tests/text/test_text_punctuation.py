"""Kinds of punctuation by token."""

from __future__ import annotations

from postil.models.phrase_table.corpus import punctuation_of_both
from postil.text.punctuation import ENDS, SIGN, punctuation_of
from postil.text.vocabulary import Vocabulary


def test_kinds_of_tokens() -> None:
    words = ["word", "12", "￭.", "!", "。", "…", "￭,", "(￭", "—", "e.g.", "%", "<unk>"]
    found = punctuation_of(words).tolist()
    assert found == [0, 0, ENDS, ENDS, ENDS, ENDS, SIGN, SIGN, SIGN, 0, SIGN, 0]


def test_kinds_go_by_the_numbers_of_a_vocabulary() -> None:
    source, target = Vocabulary(["tray", "￭."]), Vocabulary(["￭!", "bac"])
    left, right = punctuation_of_both(source, target)
    assert left[source.id("￭.")] == ENDS
    assert right[target.id("￭!")] == ENDS
    assert left.sum() == right.sum() == ENDS
