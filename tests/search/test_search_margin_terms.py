"""Terms of glossaries in the three decoders of the max-margin system."""

from __future__ import annotations

import random

import numpy as np
import pytest
from margin_world import MODES, SIZE, margin_world, sentences

from postil.search.constraints import Constraints, Forced, Preferred
from postil.search.margin.bags import BagPredictor
from postil.search.margin.translator import MarginTranslator
from postil.search.settings import MarginSearchOptions

NEW = SIZE + 10  # words from here on are in no phrase of the matrix


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return margin_world(tmp_path_factory.mktemp("world"))


def decoders(world):
    for mode in MODES:
        options = MarginSearchOptions(mode=mode, bag=6, window=2)
        yield MarginTranslator(world.matrix, world.lm, world.weights, options)


def times(tokens, sequence):
    size = len(sequence)
    return sum(tuple(tokens[at : at + size]) == sequence for at in range(len(tokens) - size + 1))


def some_terms(rng, length):
    """Spans of a sentence with their translations: two of the first, of words of their own."""
    first = rng.randrange(length)
    spans = [(first, min(length, first + rng.randint(1, 3)))]
    if spans[0][1] < length:
        start = rng.randrange(spans[0][1], length)
        spans.append((start, min(length, start + rng.randint(1, 2))))
    found, word = [], NEW
    for span, targets in zip(spans, (2, 1), strict=False):
        forms = []
        for _ in range(targets):
            size = rng.randint(1, 3)
            forms.append(tuple(range(word, word + size)))
            word += size
        found.append((*span, tuple(forms)))
    return found


def is_whole(tokens, forms):
    """Whether words of a term stand in no other order than the term has, and one form only."""
    words = {word for form in forms for word in form}
    said = tuple(token for token in tokens if token in words)
    return said == () or (said in forms and times(tokens, said) == 1)


@pytest.mark.parametrize("kind", ["forced", "preferred"])
def test_a_term_is_said_once_and_whole_whatever_stands_around_it(world, kind):
    make = {"forced": Forced, "preferred": Preferred}[kind]
    for translator in decoders(world):
        rng = random.Random(1)
        for sentence in sentences(40, seed=3):
            source = np.array(sentence, dtype=np.uint32)
            terms = some_terms(rng, len(sentence))
            found = translator.nbest(
                source, 10, (), Constraints(**{kind: [make(*term) for term in terms]})
            )
            assert found
            for item in found:
                tokens = item.tokens.tolist()
                for _, _, forms in terms:
                    assert is_whole(tokens, forms), (translator.options, sentence, terms, tokens)
                    assert sum(times(tokens, form) for form in forms) == 1


def naive_claims(matrix, sentence, start, end):
    """Words that the term's words predict with F1 of a half at least, and others with less."""
    inside, outside = {}, {}
    for first in range(len(sentence)):
        for last in range(first + 1, min(len(sentence), first + 5) + 1):
            if start <= first and last <= end:
                side = inside
            elif last <= start or end <= first:
                side = outside
            else:
                continue
            for target, f1, _ in matrix.predicted(sentence[first:last]):
                if len(target) == 1:
                    side[target[0]] = max(f1, side.get(target[0], 0.0))
    return {word for word, f1 in inside.items() if f1 >= 0.5 and f1 > outside.get(word, 0.0)}


def test_other_words_leave_to_a_term_what_it_says(world):
    bags = BagPredictor(world.matrix, 8)
    shorter = 0
    for sentence in sentences(60, seed=4):
        start = random.Random(len(sentence)).randrange(len(sentence))
        end = min(len(sentence), start + 2)
        claimed = naive_claims(world.matrix, sentence, start, end)
        bags.predict(sentence)
        before = bags.listed()
        bags.force(start, end, [(NEW,)])
        after = bags.listed()
        assert [[one[0] for one in bag] for bag in after[start:end]] == [
            [(NEW,)], *[[]] * (end - start - 1),
        ]  # fmt: skip
        for word, (old, new) in enumerate(zip(before, after, strict=True)):
            if start <= word < end:
                continue
            left = {}
            for target, score, f1 in old:
                text = list(target)
                while text and text[0] in claimed:
                    del text[0]
                while text and text[-1] in claimed:
                    del text[-1]
                if text and claimed.isdisjoint(text):
                    best = left.get(tuple(text), (0.0, 0.0))
                    left[tuple(text)] = max(best[0], score), max(best[1], f1)
            wanted = [(text, *best) for text, best in left.items()] or old
            assert sorted(new) == sorted(wanted)
            assert new == sorted(new, key=lambda one: (-one[1], -one[2], len(one[0])))
            shorter += new != old
    assert shorter > 20


def test_a_preferred_term_gives_way_to_what_must_not_be_said(world):
    for translator in decoders(world):
        for sentence in sentences(10, seed=5):
            source = np.array(sentence, dtype=np.uint32)
            term = Preferred(0, 1, ((NEW, NEW + 1),))
            both = Constraints(preferred=[term], forbidden=[(NEW, NEW + 1)])
            for item in translator.nbest(source, 5, (), both):
                assert not times(item.tokens.tolist(), (NEW, NEW + 1))


def test_a_border_within_a_preferred_term_leaves_it_out(world):
    for translator in decoders(world):
        source = np.array([3, 4, 5, 6], dtype=np.uint32)
        term = Preferred(1, 3, ((NEW, NEW + 1),))
        for borders in ({"walls": [2]}, {"zones": [(2, 4)]}):
            apart = Constraints(preferred=[term], **borders)
            for item in translator.nbest(source, 5, (), apart):
                assert not times(item.tokens.tolist(), (NEW, NEW + 1))


def test_no_terms_is_as_ever(world):
    for translator in decoders(world):
        for sentence in sentences(5, seed=6):
            source = np.array(sentence, dtype=np.uint32)
            plain = [(d.tokens.tolist(), d.score) for d in translator.nbest(source, 5)]
            empty = Constraints(forced=[], preferred=[])
            assert plain == [
                (d.tokens.tolist(), d.score) for d in translator.nbest(source, 5, (), empty)
            ]
