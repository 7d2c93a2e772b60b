"""Word forms: what they are, and that ids are the same in every session."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from postil.features.word_forms import KINDS, WordForms, form_text
from postil.text.vocabulary import Vocabulary

TEXT = st.text("abcd1234é", min_size=1, max_size=7)


def test_forms_are_those_of_the_paper():
    assert form_text("prefix", "violate") == "viol+"
    assert form_text("suffix", "violate") == "+late"
    assert form_text("digits", "2007/6/27") == "@@@@/@/@@"
    assert form_text("prefix", "four") is None
    assert form_text("digits", "none") is None


def test_words_share_forms_and_print_them():
    words = Vocabulary(["violate", "violin", "desolate", "1984", "2007", "cat"])
    forms = WordForms(words, KINDS, {"violate": 3, "cat": 3})
    printed = {word: forms.decode(forms.forms_of(words.id(word))) for word in list(words)[3:]}
    assert printed == {
        "violate": ["violate", "class 3", "viol+", "+late"],
        "violin": ["violin", "viol+", "+olin"],
        "desolate": ["desolate", "deso+", "+late"],
        "1984": ["1984", "@@@@"],
        "2007": ["2007", "@@@@"],
        "cat": ["cat", "class 3"],
    }
    shared = set(forms.forms_of(words.id("violate"))) & set(forms.forms_of(words.id("violin")))
    assert forms.decode(shared) == ["viol+"]
    assert forms.decode(forms.forms_of(1)) == ["<s>"]


def test_only_what_is_asked_for_is_there():
    words = Vocabulary(["violate", "1984"])
    assert WordForms(words, ["suffix"]).kinds == ("suffix",)
    forms = WordForms(words)
    assert [forms.forms_of(k) for k in range(5)] == [[k] for k in range(5)]


@given(st.lists(TEXT, unique=True, max_size=6), st.lists(TEXT, unique=True, max_size=6), st.data())
def test_ids_of_new_words_depend_on_their_text_only(trained, new, data):
    first, second = Vocabulary(trained), Vocabulary(trained)
    forms = WordForms(first, KINDS), WordForms(second, KINDS)
    orders = new, data.draw(st.permutations(new))
    for vocabulary, own, order in zip((first, second), forms, orders, strict=True):
        for word in order:
            vocabulary.add(word)
        own.grow()
    for word in {*trained, *new}:
        left = forms[0].forms_of(first.id(word))
        assert left == forms[1].forms_of(second.id(word))
        assert forms[0].decode(left) == forms[1].decode(left)
        assert forms[0].decode(left)[0] == word
