"""Prefix search against an enumeration of all derivations in plain Python."""

from __future__ import annotations

import random

import numpy as np
import pytest
from forest_world import random_forest
from hypothesis import given, settings
from hypothesis import strategies as st
from search_world import make_world, phrases_of

from postil.search.forest.chain import chain_forests
from postil.search.forest.hypergraph import PASS_THROUGH
from postil.search.forest.kbest import KBest
from postil.search.forest.prefix import PrefixSearch
from postil.search.forest.prefix_text import folded, needs_space
from postil.search.phrase.translator import Translator
from postil.search.settings import ErrorCosts, SearchOptions
from postil.text.tokeniser import Tokeniser

TOKENISER = Tokeniser("fr")
# Short words with much in common; marks that lean to either side; one without case.
WORDS = ["la", "Le", "été", "l'￭", "￭,", "￭.", "part", "parti", "(￭", "￭)", "漢", "字", "à", "x"]
COSTS = ErrorCosts()


def word(token: int) -> str:
    return f"w{token - PASS_THROUGH}" if token >= PASS_THROUGH else WORDS[token % len(WORDS)]


def text_of(tokens) -> str:
    return TOKENISER.detokenise([word(token) for token in tokens])


def surfaces_of(forest):
    return {token: TOKENISER.surface(word(token)) for token in forest.rules.words().tolist()}


@pytest.fixture(scope="module")
def forests(tmp_path_factory):
    """Forests of short sentences, each with all its derivations."""
    world = make_world(tmp_path_factory.mktemp("world"), 5)
    translator = Translator(world.table, world.lm, world.weights, SearchOptions(distortion_limit=2))
    rng = random.Random(3)
    found = []
    for _ in range(6):
        length = rng.randint(1, 4)
        forest = translator.forest(
            np.array([rng.randrange(3, 12) for _ in range(length)], np.uint32)
        )
        derivations = KBest(forest).derivations(3000)
        if len(derivations) < 3000:
            found.append((forest, derivations))
    assert len(found) >= 4
    return found


def alignment(typed: str, tokens) -> float:
    """Least cost of edits that turn the beginning of the text of ``tokens`` into ``typed``."""
    text, spans, right = "", [], 0
    for surface in (TOKENISER.surface(word(token)) for token in tokens):
        start = len(text)
        text += " " * needs_space(right, surface.left) + surface.text
        spans.append((start, len(text) - len(surface.text), len(text)))
        right = surface.right
    # Nothing stands before the text, so its first token goes without the space before it, unless a
    # whole word was typed there.
    entry = spans[0][1]
    ends = {end: (start, letters) for start, letters, end in spans}
    joined, plain, rows = [], [], []
    for j in range(len(typed) + 1):
        start = begin(typed, j - 1) if j else -1
        joined.append(j * COSTS.insertion)
        plain.append(plain[-1] + COSTS.insertion if j else np.inf)
        if start >= 0:
            plain[j] = min(plain[j], min(joined[start], plain[start]) + COSTS.extra_word)
        row = [plain[j] if entry else min(plain[j], joined[j])]
        rows.append(row)
        for k in range(1, len(text) + 1):
            ways = [row[k - 1] + COSTS.deletion]
            if k == entry:
                ways.append(joined[j])
            if j:
                ways.append(rows[j - 1][k - 1] + change(typed[j - 1], text[k - 1]))
                ways.append(rows[j - 1][k] + COSTS.insertion)
            for back in ends.get(k, ()):
                ways.append(row[back] + COSTS.skipped_word)
                if start >= 0:
                    ways.append(rows[start][back] + COSTS.other_word)
            if k in ends and start >= 0:
                ways.append(rows[start][k] + COSTS.extra_word)
            row.append(min(ways))
    return min(rows[-1])


def change(typed: str, character: str) -> float:
    if typed == character:
        return 0.0
    return COSTS.similar if folded(typed) == folded(character) else COSTS.substitution


def begin(typed: str, position: int) -> int:
    start = position
    while start >= 0 and typed[start].isalnum():
        start -= 1
    if start == position:
        return -1
    return start if start >= 0 and typed[start] == " " else start + 1


PREFIXES = st.text(st.sampled_from("laLeété'., parti()漢字 xàw"), max_size=9)


def completed(match, typed: str) -> str:
    """The typed text with what the match says follows."""
    words = [TOKENISER.surface(word(token)) for token in match.derivation.tokens.tolist()]
    rest, right = "", 0
    for number, surface in enumerate(words[match.token :]):
        if number:
            rest += " " * needs_space(right, surface.left)
        rest += surface.text[match.offset :] if number == 0 else surface.text
        right = surface.right
    return typed + rest


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_the_best_way_is_that_of_the_enumeration(forests, data):
    forest, derivations = data.draw(st.sampled_from(forests))
    typed = data.draw(PREFIXES | st.sampled_from(derivations).map(lambda d: text_of(d.tokens)))
    search = PrefixSearch(forest, surfaces_of(forest))
    best = max(item.score - alignment(typed, item.tokens.tolist()) for item in derivations)
    match = search.match(typed)
    assert match.score == pytest.approx(best, abs=1e-3)
    assert 0.0 <= match.posterior <= 1.0 + 1e-9


@given(data=st.data())
@settings(max_examples=80, deadline=None)
def test_state_kept_from_keystroke_to_keystroke_changes_nothing(forests, data):
    forest, derivations = data.draw(st.sampled_from(forests))
    search = PrefixSearch(forest, surfaces_of(forest))
    text = data.draw(st.sampled_from(derivations).map(lambda d: text_of(d.tokens)))
    moves = st.one_of(PREFIXES, st.integers(0, 40).map(lambda n: text[:n]))
    for typed in data.draw(st.lists(moves, min_size=1, max_size=8)):
        kept = search.match(typed)
        fresh = PrefixSearch(forest, surfaces_of(forest)).match(typed)
        assert (kept.score, kept.token, kept.offset) == (fresh.score, fresh.token, fresh.offset)
        assert kept.derivation.edges.tolist() == fresh.derivation.edges.tolist()


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_prefix_of_a_candidate_gets_no_less_than_the_candidate(forests, data):
    forest, derivations = data.draw(st.sampled_from(forests))
    candidate = data.draw(st.sampled_from(derivations))
    text = text_of(candidate.tokens)
    search = PrefixSearch(forest, surfaces_of(forest))
    last = np.inf
    for end in range(len(text) + 1):
        match = search.match(text[:end])
        assert match.score >= candidate.score - 1e-3
        assert match.score <= last + 1e-3  # more typed text can only rule more out
        last = match.score


def test_nothing_typed_gives_the_best_translation(forests):
    for forest, derivations in forests:
        match = PrefixSearch(forest, surfaces_of(forest)).match("")
        assert match.derivation.tokens.tolist() == derivations[0].tokens.tolist()
        assert (match.token, match.offset) == (0, 0)
        assert match.score == pytest.approx(derivations[0].score, abs=1e-4)


@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_shares_of_all_that_may_come_next_add_up(forests, data):
    forest, _ = data.draw(st.sampled_from(forests))
    search = PrefixSearch(forest, surfaces_of(forest))
    match = search.match(data.draw(PREFIXES))
    words = match.derivation.tokens.tolist()
    following = words[match.token] if match.token < len(words) else -1
    assert search.posterior(following) == pytest.approx(match.posterior)
    shares = [search.posterior(token) for token in (-1, *sorted(surfaces_of(forest)))]
    assert sum(shares) == pytest.approx(1.0)
    assert search.posterior(1 << 30) == 0.0


def test_without_edits_the_best_translation_that_begins_so_is_completed(forests):
    """Typed text that some translation begins with, where the next best costs more than edits."""
    costs = ErrorCosts(*[1000.0] * 7)
    for forest, derivations in forests:
        search = PrefixSearch(forest, surfaces_of(forest), costs)
        texts = {text_of(item.tokens): item.score for item in reversed(derivations)}
        for text in list(texts)[:: max(1, len(texts) // 20)]:
            for end in range(1, len(text) + 1):
                typed = text[:end]
                best = max(score for other, score in texts.items() if other.startswith(typed))
                match = search.match(typed)
                assert match.score == pytest.approx(best, abs=1e-3)
                if not match.offset and typed[-1] != " ":
                    continue  # between two tokens the engine decides about the space
                assert texts[completed(match, typed)] == pytest.approx(best, abs=1e-3)


def test_pieces_of_a_sentence_are_searched_as_one(forests):
    (left, first), (right, second) = forests[0], forests[1]
    chain = chain_forests([left, right])
    best = KBest(chain).derivations(1)[0]
    assert best.score == pytest.approx(first[0].score + second[0].score, abs=1e-4)
    copied = [
        token + len(left.source) * (token >= PASS_THROUGH) for token in second[0].tokens.tolist()
    ]
    assert best.tokens.tolist() == [*first[0].tokens.tolist(), *copied]
    shift = len(left.source)
    behind = phrases_of(best)[len(phrases_of(first[0])) :]
    assert [step[:2] for step in behind] == [
        (start + shift, end + shift) for start, end, _ in phrases_of(second[0])
    ]
    text = text_of(best.tokens)
    surfaces = surfaces_of(chain)
    assert PrefixSearch(chain, surfaces).match(text).score == pytest.approx(best.score, abs=1e-3)


@pytest.fixture(scope="module")
def gapped():
    """Random forests of any arity, with gaps, each with all its derivations that say something."""
    found = []
    for seed in range(30):
        forest = random_forest(seed, most=60)
        everything = [item for item in KBest(forest).derivations(100) if len(item.tokens)]
        if everything:
            found.append((forest, everything))
    return found


@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_with_gaps_the_best_way_is_that_of_the_enumeration(gapped, data):
    forest, derivations = data.draw(st.sampled_from(gapped))
    text = data.draw(st.sampled_from(derivations).map(lambda d: text_of(d.tokens)))
    search = PrefixSearch(forest, surfaces_of(forest))
    moves = PREFIXES | st.integers(0, 40).map(lambda n: text[:n])
    for typed in data.draw(st.lists(moves, min_size=1, max_size=3)):
        costs = [alignment(typed, item.tokens.tolist()) for item in derivations]
        best = max(item.score - cost for item, cost in zip(derivations, costs, strict=True))
        match = search.match(typed)
        assert match.score == pytest.approx(best, abs=1e-3)
        assert 0.0 <= match.posterior <= 1.0 + 1e-9
        fresh = PrefixSearch(forest, surfaces_of(forest)).match(typed)
        assert (match.score, match.token, match.offset) == (fresh.score, fresh.token, fresh.offset)
        assert match.derivation.edges.tolist() == fresh.derivation.edges.tolist()
        wide = PrefixSearch(forest, surfaces_of(forest), beam=40.0).match(typed)
        assert wide.score == pytest.approx(best, abs=1e-3)


def test_with_gaps_what_is_completed_is_in_the_forest(gapped):
    costs = ErrorCosts(*[1000.0] * 7)
    for forest, derivations in gapped[:12]:
        search = PrefixSearch(forest, surfaces_of(forest), costs)
        texts = {text_of(item.tokens): item.score for item in reversed(derivations)}
        keys = {tuple(item.edges.tolist()): item for item in derivations}
        for text in list(texts)[:: max(1, len(texts) // 6)]:
            for end in range(1, len(text) + 1):
                typed = text[:end]
                best = max(score for other, score in texts.items() if other.startswith(typed))
                match = search.match(typed)
                assert match.score == pytest.approx(best, abs=1e-3)
                one = keys[tuple(match.derivation.edges.tolist())]
                assert match.derivation.tokens.tolist() == one.tokens.tolist()
                assert match.derivation.score == pytest.approx(one.score, abs=1e-4)
                if match.offset or typed[-1] == " ":
                    assert texts[completed(match, typed)] == pytest.approx(best, abs=1e-3)


@given(st.lists(st.sampled_from(WORDS), max_size=8))
def test_surfaces_put_together_are_the_text(tokens):
    text, right = "", 1
    for surface in map(TOKENISER.surface, tokens):
        text += " " * needs_space(right, surface.left) + surface.text
        right = surface.right
    assert text == TOKENISER.detokenise(tokens)
