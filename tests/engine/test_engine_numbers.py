"""Numbers of confirmed segments are bound to those of the same value, and no digit is changed."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.learning import phrase_pairs
from postil.engine.numbers import digits, keep_digits, link_numbers
from postil.text.tags import TaggedText


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("1.234,00", "123400"),
        ("1\N{NO-BREAK SPACE}234", "1234"),
        ("A4", "4"),
        ("\N{ARABIC-INDIC DIGIT FOUR}\N{ARABIC-INDIC DIGIT TWO}", "42"),
        ("x²", ""),
        ("page", ""),
        ("￭.", ""),
    ],
)
def test_digits_of_a_token(token: str, expected: str) -> None:
    assert digits(token) == expected


@pytest.mark.parametrize(
    ("source", "target", "links", "expected"),
    [
        pytest.param(
            "pay 1.234,00 $", "payez 1 234,00 $", {(0, 0), (1, 2), (2, 3)},
            {(0, 0), (1, 1), (1, 2), (2, 3)}, id="thousands with a space",
        ),
        pytest.param(
            "12 345 678 sheets", "12,345,678 feuilles", {(0, 1), (3, 1)},
            {(0, 0), (1, 0), (2, 0), (3, 1)}, id="three groups of the source",
        ),
        pytest.param(
            "$ 5 now", "5 $ maintenant", {(0, 0), (1, 1), (2, 2)},
            {(1, 0), (2, 2)}, id="not the sign beside it",
        ),
        pytest.param(
            "1 of 1.500", "1 sur 1 500", {(0, 2)}, {(0, 0), (2, 2), (2, 3)},
            id="a number that is also part of one",
        ),
        pytest.param(
            "2 or 2", "2 ou 2", {(0, 2), (2, 0)}, {(0, 0), (2, 2)}, id="twice on both sides",
        ),
        pytest.param(
            "2 cups", "2 tasses , les 2", {(0, 4), (1, 1)}, {(0, 4), (1, 1)},
            id="of two the linked one",
        ),
        pytest.param(
            "at 8 pm", "à 20 h", {(0, 0), (1, 1), (2, 2)}, {(0, 0), (1, 1), (2, 2)},
            id="without counterpart",
        ),
        pytest.param(
            "1 234,00 567", "123400567 x", {(0, 0)}, {(0, 0)}, id="nothing follows the decimals",
        ),
        pytest.param("step one", "étape un", {(0, 0)}, {(0, 0)}, id="no numbers"),
    ],
)  # fmt: skip
def test_numbers_are_linked_by_value(source, target, links, expected) -> None:
    given_links = np.array(sorted(links), dtype=np.uint16).reshape(-1, 2)
    found = link_numbers(given_links, source.split(), target.split())
    assert {(i, j) for i, j in found.tolist()} == expected


TOKENS = st.lists(
    st.sampled_from(("1", "234", "234,00", "1.234,00", "12", "007", "A4", "$", "page", "of", "－")),
    max_size=10,
)


@given(TOKENS, TOKENS, st.data())
def test_a_number_is_bound_to_one_of_its_digits_and_nothing_else(source, target, data) -> None:
    every = list(product(range(len(source)), range(len(target))))
    links = data.draw(st.lists(st.sampled_from(every), unique=True) if every else st.just([]))
    found = link_numbers(np.array(links, dtype=np.uint16).reshape(-1, 2), source, target)
    again = link_numbers(found, source, target)
    assert sorted(again.tolist()) == sorted(found.tolist())
    made = {(i, j) for i, j in found.tolist()} - set(links)
    for i, j in made:
        ours = {left for left, right in found.tolist() if right == j}
        theirs = {right for left, right in found.tolist() if left == i}
        assert set(product(ours, theirs)) <= {(i, j) for i, j in found.tolist()}
        assert digits_of(source[k] for k in sorted(ours)) == digits_of(
            target[k] for k in sorted(theirs)
        )


def digits_of(tokens) -> str:
    return "".join(sign for token in tokens for sign in token if sign.isdecimal())


@given(TOKENS, TOKENS)
def test_pairs_that_keep_their_digits(source, target) -> None:
    spans = np.array(
        [
            (i, j, k, n)
            for i, j in product(range(len(source) + 1), repeat=2)
            for k, n in product(range(len(target) + 1), repeat=2)
            if i <= j and k <= n
        ]
    ).reshape(-1, 4)
    found = keep_digits(source, target, spans.T)
    assert found.tolist() == [
        Counter(digits_of(source[i:j])) == Counter(digits_of(target[k:n]))
        for i, j, k, n in spans.tolist()
    ]


NUMBERS = ("1", "2", "3", "12", "250", "1.250", "1 250", "12,5", "1 234,00", "1.234,00")
PHRASES = (("pages", "pages"), ("the printer", "l'imprimante"), ("Print", "Imprimez"), ("$", "$"))


@st.composite
def confirmed(draw) -> tuple[TaggedText, TaggedText]:
    """A segment with numbers, most of which stand on both sides in one way or another."""
    words = draw(st.lists(st.sampled_from(PHRASES), min_size=1, max_size=4))
    sides = [[pair[side] for pair in words] for side in (0, 1)]
    for number in draw(st.lists(st.sampled_from(NUMBERS), min_size=1, max_size=3)):
        for side in sides:
            if draw(st.integers(0, 5)):
                written = draw(
                    st.sampled_from([one for one in NUMBERS if digits(one) == digits(number)])
                )
                side.insert(draw(st.integers(0, len(side))), written)
    return TaggedText(" ".join(sides[0])), TaggedText(" ".join(sides[1]))


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(confirmed(), min_size=1, max_size=4))
def test_no_learned_phrase_pair_changes_the_digits(engine, pairs) -> None:
    models, events = engine._models, []
    for source, target in pairs:
        events.append(engine.learn(source, target, Provenance()))
        event = events[-1]
        ids = [
            side.learn_words(words)
            for side, words in ((models.source, event.source), (models.target, event.target))
        ]
        both = event.source, event.target
        learned = phrase_pairs(both, event.links)
        assert len(learned) == event.phrase_count
        for left, right in learned:
            assert Counter(digits_of(left)) == Counter(digits_of(right))
        for option in engine._version.session.options(ids[0]):
            start, end, words = option.start, option.end, option.target
            said = models.target.vocabulary.decode(words)
            assert Counter(digits_of(event.source[start:end])) == Counter(digits_of(said))
    for event in reversed(events):
        engine.undo(event)


@pytest.mark.parametrize(
    ("source", "target", "question"),
    [
        ('The price is "1.234,00 €".', 'Le prix est "1 234,00 €".', 'The price is "$ 1.234,00".'),
        ("It costs $ 1.234,00.", "Elle coûte 1 234,00 $.", "The printer costs $ 1.234,00 now."),
        ("Print 12,500 pages.", "Imprimez 12 500 pages.", "Print 12,500 sheets."),
    ],
)
def test_a_suggestion_keeps_thousands_that_were_written_apart(
    engine: Engine, source: str, target: str, question: str
) -> None:
    engine.learn(TaggedText(source), TaggedText(target), Provenance())
    suggestion = engine.suggest(TaggedText(question)).target.plain
    assert digits_of(suggestion) == digits_of(question)


def test_a_number_that_was_changed_is_not_learned(engine: Engine) -> None:
    question = TaggedText("Remove 4 sheets.")
    before = digits_of(engine.suggest(question).target.plain)
    engine.learn(
        TaggedText("Load 2 sheets at 4 pm."), TaggedText("Chargez 2 feuilles à 16 h."), Provenance()
    )
    assert digits_of(engine.suggest(question).target.plain) == before == "4"
