"""Phrase pairs that are never used again: gone from every derivation, and back exactly."""

from __future__ import annotations

from itertools import pairwise

import pytest

from postil.engine.blocked_pairs import PhrasePair
from postil.engine.events import Provenance
from postil.engine.term_constraints import TermRule
from postil.search.forest.yields import applications
from postil.text.tags import TaggedText

SOURCE = TaggedText.of("Open the front cover and remove the toner cartridges.")


def everything(engine, sources):
    return [
        (one.target, one.score, one.alternatives, one.words)
        for one in (engine.suggest(source, alternatives=10) for source in sources)
    ]


def uses(engine, source, pair):
    """Whether one of the best derivations holds the pair, alone or within a longer phrase."""
    prepared = engine._models.source.prepare(source)
    tokeniser = engine._models.target.tokeniser
    for derivation in engine._version.derivations(prepared, 50):
        tokens = engine._version.tokens(prepared, derivation)
        for rule in applications(derivation):
            first, last = rule.source_span
            phrase = [tokens[position] for position in rule.positions()]
            left = prepared.plain[prepared.spans[first][0] : prepared.spans[last - 1][1]]
            right = tokeniser.detokenise(phrase)
            held = f" {pair.source} ".casefold() in f" {left} ".casefold()
            if held and f" {pair.target} ".casefold() in f" {right} ".casefold():
                return True
    return False


def test_a_blocked_pair_is_used_no_more_and_comes_back_exactly(engine, pairs):
    sources = [source for source, _ in pairs[:12]]
    before = everything(engine, sources)
    state = engine.state()
    seen = 0
    for source in sources:
        words = [w for w in engine.suggest(source).words if w.kind == "table" and len(w.source) > 3]
        for word in words[:3]:
            pair = PhrasePair(word.source, word.target)
            engine.block([pair])
            assert not uses(engine, source, pair), pair
            engine.block([])
            seen += 1
    assert seen > 20
    assert everything(engine, sources) == before
    assert engine.state() == state


def test_a_shorter_pair_is_blocked_within_longer_phrases(engine):
    assert "capot" in engine.suggest(SOURCE).target.plain
    pair = PhrasePair("cover", "capot")
    engine.block([pair])
    assert "capot" not in engine.suggest(SOURCE).target.plain
    other = TaggedText.of("Cover")
    assert "capot" not in engine.suggest(other).target.plain.lower()


def test_what_is_confirmed_can_be_blocked_too(engine):
    source, target = TaggedText.of("the zorgle"), TaggedText.of("le zorgleur")
    engine.learn(source, target, Provenance())
    assert engine.suggest(source).target == target
    engine.block([PhrasePair("zorgle", "zorgleur")])
    assert "zorgleur" not in engine.suggest(source).target.plain
    engine.block([])
    assert engine.suggest(source).target == target


def test_a_pair_is_blocked_with_either_kind_of_apostrophe(engine):
    target = TaggedText.of("le zorgleur")
    event = engine.learn(TaggedText.of("the zorg'le"), target, Provenance())
    for sign in "'’":
        engine.block([PhrasePair(f"zorg{sign}le", "zorgleur")])
        for other in "'’":
            suggested = engine.suggest(TaggedText.of(f"the zorg{other}le"))
            assert "zorgleur" not in suggested.target.plain
    engine.block([])
    assert engine.suggest(TaggedText.of("the zorg’le")).target == target
    engine.undo(event)


def test_another_source_may_still_have_that_translation(engine):
    engine.block([PhrasePair("toner", "capot")])
    assert "capot" in engine.suggest(SOURCE).target.plain


def test_pairs_joined_to_their_neighbours_are_found(engine, pairs):
    """Apostrophes and stops are tokens that cling to words; a pair names them as plain text."""
    seen = 0
    for source, _ in pairs:
        words = engine.suggest(source).words
        for one, following in pairwise(words):
            if (
                one.kind == "table"
                and one.end == following.start
                and one.source != following.source
            ):
                pair = PhrasePair(one.source, one.target)
                engine.block([pair])
                again = engine.suggest(source).words
                assert all((w.source, w.target) != (pair.source, pair.target) for w in again)
                seen += 1
                engine.block([])
                break
        if seen > 5:
            return
    pytest.fail("the sample has no words that cling together")


@pytest.mark.parametrize("required", [True, False])
def test_terms_of_a_glossary_are_used_all_the_same(engine, required):
    engine.block([PhrasePair("cover", "capot"), PhrasePair("front cover", "capot avant")])
    start = SOURCE.plain.index("front cover")
    rule = TermRule(start, start + len("front cover"), "capot avant", required=required)
    assert "capot avant" in engine.suggest(SOURCE, terms=[rule]).target.plain
    assert "capot avant" not in engine.suggest(SOURCE).target.plain


@pytest.mark.parametrize("change", [str, str.upper], ids=["as it is", "in capitals"])
def test_pairs_are_shown_as_the_suggestion_has_them_and_can_be_blocked_so(engine, pairs, change):
    seen = 0
    for original, _ in pairs[:12]:
        source = TaggedText.of(change(original.plain))
        said = engine.suggest(source)
        for word in said.words:
            for side in word.target.split(" … "):
                assert side in said.target.plain, word
            assert said.target.plain[word.start : word.end] == word.text.strip()
        word = next(w for w in said.words if w.kind == "table" and len(w.source) > 3)
        pair = PhrasePair(word.source, word.target)
        engine.block([pair])
        assert not uses(engine, source, pair), pair
        engine.block([])
        seen += 1
    assert seen > 8
