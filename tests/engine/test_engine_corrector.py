"""A corrector says what post-edits showed it, where that was right before, and can forget."""

from __future__ import annotations

import random

import pytest

from postil.engine.corrector import Corrector

SOURCES = ["la défense du pays", "une défense des droits", "sa défense est bonne"]
PLACES = ["house", "city", "country", "river", "school", "market"]


def triples(count, seed=1):
    """Post-edits in which "defence" becomes "defense", and "the" sometimes, by chance, "a"."""
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        place = rng.choice(PLACES)
        offered = f"We saw the defence of the {place}."
        confirmed = offered.replace("defence", "defense")
        if rng.random() < 0.1:
            confirmed = confirmed.replace("the " + place, "a " + place)
        found.append((rng.choice(SOURCES), offered, confirmed))
    return found


@pytest.fixture
def corrector():
    made = Corrector("fr", "en")
    for triple in triples(60):
        made.learn(*triple)
    return made


def test_a_steady_change_is_made_and_a_rare_one_is_not(corrector):
    found = corrector.correct("la défense de la maison", "They know the defence of the house.")
    assert found == "They know the defense of the house."


def test_nothing_is_said_where_nothing_was_shown(corrector):
    assert corrector.correct("il pleut", "It rains.") is None
    assert Corrector("fr", "en").correct("la défense", "the defence") is None


def test_a_rule_rests_where_it_is_mostly_wrong():
    made = Corrector("fr", "en")
    for place in PLACES * 7:
        made.learn("la défense nationale", f"the defence of {place}", f"the defense of {place}")
    for place in PLACES:
        made.learn("le rempart", f"the defence of {place}", f"the defence of {place}")
    assert made.correct("la défense nationale", "the defence of towns") is not None
    assert made.correct("le rempart", "the defence of towns") is None


def test_added_words_belong_to_what_follows_them():
    made = Corrector("fr", "en")
    for number in range(60):
        made.learn("texte", f"We see{number} printer.", f"We see{number} the printer.")
    found = made.correct("texte", "We hear printer.")
    assert found == "We hear the printer."
    assert made.correct("texte", "We see1 tray.") is None


def test_one_post_edit_is_no_evidence():
    made = Corrector("fr", "en")
    made.learn("la défense", "the defence", "the defense")
    assert made.correct("la défense", "the defence") is None


def test_a_machine_that_is_right_is_left_alone():
    made = Corrector("fr", "en")
    rng = random.Random(2)
    for _ in range(80):  # one word is changed each time, never the same
        words = [rng.choice(PLACES) for _ in range(6)]
        changed = list(words)
        changed[rng.randrange(6)] = rng.choice(PLACES)
        made.learn("texte", " ".join(words), " ".join(changed))
    spoken = [made.correct("texte", " ".join(rng.sample(PLACES, 6))) for _ in range(50)]
    assert sum(one is not None for one in spoken) <= 5


def test_what_was_learned_is_forgotten_exactly_in_any_order():
    made = Corrector("fr", "en")
    for triple in triples(10, seed=3):
        made.learn(*triple)
    before = made.dump()
    lessons = [made.learn(*triple) for triple in triples(15, seed=4)]
    assert made.dump() != before
    random.Random(5).shuffle(lessons)
    for lesson in lessons:
        made.forget(lesson)
    assert made.dump() == before


def test_what_is_forgotten_leaves_no_trace_in_what_is_said():
    """Rules and their contexts are kept up to date: as if learned anew, after each step."""
    rng = random.Random(6)
    made, known = Corrector("fr", "en"), []
    for number, triple in enumerate(triples(80, seed=7)):
        known.append((triple, made.learn(*triple)))
        if number % 3 == 2:
            _, lesson = known.pop(rng.randrange(len(known)))
            made.forget(lesson)
        again = Corrector("fr", "en")
        for _, lesson in known:
            again.remember(lesson)
        for source in SOURCES:
            offered = f"The defence of the {rng.choice(PLACES)}."
            assert made.correct(source, offered) == again.correct(source, offered)
    assert made.dump() == again.dump()
