"""Glossary terms in the suggestions of an engine."""

from __future__ import annotations

import pytest

from postil.engine.terms import TermRule, forced_terms
from postil.text.tags import Tag, TaggedText

SOURCE = "Open the front cover and remove the toner cartridges."


def suggest(engine, text, *rules):
    terms = [
        TermRule(text.index(term), text.index(term) + len(term), target, *forbidden)
        for term, target, *forbidden in rules
    ]
    return engine.suggest(TaggedText.of(text), terms=terms).target.plain


def test_a_term_is_translated_as_the_glossary_says(engine):
    before = suggest(engine, SOURCE)
    after = suggest(engine, SOURCE, ("toner cartridges", "recharges de poudre"))
    assert "recharges de poudre" not in before
    assert "recharges de poudre." in after
    assert "capot" in after


def test_a_term_keeps_the_capitals_of_the_glossary(engine):
    text = "Press the Start button."
    assert "bouton Marche" in suggest(engine, text, ("Start button", "bouton Marche"))


def test_a_forbidden_translation_is_avoided(engine):
    assert "capot" in suggest(engine, SOURCE)
    assert "capot" not in suggest(engine, SOURCE, ("cover", "capot", True))
    assert "capot" not in suggest(engine, SOURCE, ("cover", "Capot", True))


def test_what_is_forbidden_for_another_piece_of_text_is_not_forbidden_here(engine):
    rule = TermRule(len(SOURCE) + 10, len(SOURCE) + 12, "capot", forbidden=True)
    assert "capot" in engine.suggest(TaggedText.of(SOURCE), terms=[rule]).target.plain


def test_of_terms_that_overlap_the_longer_one_counts(engine):
    after = suggest(engine, SOURCE, ("cover", "couvercle"), ("front cover", "panneau frontal"))
    assert "panneau frontal" in after
    assert "couvercle" not in after


@pytest.mark.parametrize("glossary", ["cartouche", "cartouches"])
def test_other_forms_of_a_term_count_as_the_term(engine, glossary):
    models = engine._models
    prepared = models.source.prepare(TaggedText.of("Remove the cartridges."))
    (term,) = forced_terms(models, prepared, [TermRule(11, 21, glossary)])
    forms = {" ".join(models.target.vocabulary.decode(target)) for target in term.targets}
    assert {"cartouche", "cartouches"} & forms
    assert glossary in forms
    assert all(form.startswith("cartouche") for form in forms)


def test_terms_longer_than_a_phrase_and_empty_ones_are_left_to_the_engine(engine):
    text = "Open the front cover and remove the toner cartridges."
    assert suggest(engine, text, (text, "Non")) == suggest(engine, text)
    assert suggest(engine, text, ("cover", " ")) == suggest(engine, text)


def test_what_a_pair_of_tags_holds_stays_together(engine):
    bold = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
    source = TaggedText.from_parts(
        ["Remove the ", bold[0], "empty toner cartridge", bold[1], " from the printer."]
    )
    parts = list(engine.suggest(source).target.parts())
    inside = "".join(parts[parts.index(bold[0]) + 1 : parts.index(bold[1])])
    outside = "".join(part for part in parts if isinstance(part, str)).replace(inside, "")
    assert "toner" in inside
    assert "toner" not in outside
    assert "imprimante" in outside
