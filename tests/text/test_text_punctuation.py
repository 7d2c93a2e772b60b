"""Kinds of punctuation by token."""

from __future__ import annotations

from postil.models.phrase_table.corpus import punctuation_of_both
from postil.text.punctuation import END, SIGN, STOP, UNCASED_WORD, punctuation_of
from postil.text.vocabulary import Vocabulary


def test_kinds_of_tokens() -> None:
    words = ["word", "12", "￭.", "!", "。", "…", "￭,", "(￭", "—", "e.g.", "%", "<unk>", "한국"]
    found = punctuation_of(words).tolist()
    assert found == [0, 0, STOP, END, END, END, SIGN, SIGN, SIGN, 0, SIGN, 0, UNCASED_WORD]


def test_kinds_go_by_the_numbers_of_a_vocabulary() -> None:
    source, target = Vocabulary(["tray", "￭."]), Vocabulary(["￭!", "bac"])
    left, right = punctuation_of_both(source, target)
    assert left[source.id("￭.")] == STOP
    assert right[target.id("￭!")] == END
    assert (left.sum(), right.sum()) == (STOP, END)
