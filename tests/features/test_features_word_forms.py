"""Word forms: what they are, and which features have them in every session."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from numpy import zeros

from postil.features.index import feature_name
from postil.features.sets import FeatureSet
from postil.features.weights import SparseWeights
from postil.features.word_forms import KINDS, WordForms, form_text
from postil.search.forest.assembly import ForestAssembly
from postil.search.forest.kbest import KBest
from postil.search.sparse.fired_features import fired_records, fired_rows
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.text.vocabulary import Vocabulary

TEXT = st.text("abcd1234é", min_size=1, max_size=7)
PAIRS = FeatureSet(frozenset({"aligned-pair"}))
OTHER = Vocabulary(["x"])


def pairs_of(forms: WordForms, word: int) -> dict[str, int]:
    """What stands for a source word in features that pair it with "x", with the features' keys."""
    assembly = ForestAssembly(["one"], linked=True)
    assembly.end_node()
    assembly.new_edge([0], assembly.new_rule([OTHER.id("x")], links=[(0, 0)]), [(0, 1)])
    assembly.end_node()
    (only,) = KBest(assembly.forest([word])).derivations(1)
    others = WordForms(OTHER)
    scorer = LearnedScorer(SparseWeights(), zeros(4), PAIRS, forms, others)
    keys = fired_rows(scorer, [only])[0].tolist()
    found = {}
    for key, record in fired_records(scorer, only, keys).items():
        name, _, end = feature_name(record, forms, others).rpartition(" | ")
        assert end == "x"
        found[name.removeprefix("aligned-pair: ")] = key
    return found


def test_forms_are_those_of_the_paper():
    assert form_text("prefix", "violate") == "viol+"
    assert form_text("suffix", "violate") == "+late"
    assert form_text("digits", "2007/6/27") == "@@@@/@/@@"
    assert form_text("prefix", "four") is None
    assert form_text("digits", "none") is None


def test_words_share_the_features_of_their_forms():
    words = Vocabulary(["violate", "violin", "desolate", "1984", "2007", "cat"])
    forms = WordForms(words, KINDS, {"violate": 3, "cat": 3})
    found = {word: pairs_of(forms, words.id(word)) for word in list(words)[3:]}
    assert {word: set(pairs) for word, pairs in found.items()} == {
        "violate": {"violate", "class 3", "viol+", "+late"},
        "violin": {"violin", "viol+", "+olin"},
        "desolate": {"desolate", "deso+", "+late"},
        "1984": {"1984", "@@@@"},
        "2007": {"2007", "@@@@"},
        "cat": {"cat", "class 3"},
    }
    keys: dict[str, set[int]] = {}
    for pairs in found.values():
        for name, key in pairs.items():
            keys.setdefault(name, set()).add(key)
    assert all(len(one) == 1 for one in keys.values())
    assert len(set.union(*keys.values())) == len(keys)


def test_only_what_is_asked_for_is_there():
    words = Vocabulary(["violate", "1984"])
    assert WordForms(words, ["suffix"]).kinds == ("suffix",)
    assert set(pairs_of(WordForms(words, ["suffix"]), words.id("violate"))) == {"violate", "+late"}
    assert set(pairs_of(WordForms(words), words.id("violate"))) == {"violate"}


@given(st.lists(TEXT, unique=True, max_size=6), st.lists(TEXT, unique=True, max_size=6), st.data())
def test_features_of_new_words_depend_on_their_text_only(trained, new, data):
    first, second = Vocabulary(trained), Vocabulary(trained)
    forms = WordForms(first, KINDS), WordForms(second, KINDS)
    orders = new, data.draw(st.permutations(new))
    for vocabulary, own, order in zip((first, second), forms, orders, strict=True):
        for word in order:
            vocabulary.add(word)
        own.grow()
    for word in {*trained, *new}:
        pairs = pairs_of(forms[0], first.id(word))
        assert pairs == pairs_of(forms[1], second.id(word))
        assert word in pairs
