"""Glossary terms in the suggestions of an engine."""

from __future__ import annotations

import shutil

import pytest

from postil.engine import term_constraints
from postil.engine.engine import Engine
from postil.engine.manifest import EngineManifest
from postil.engine.term_constraints import EndingVariants, TermConstraints, TermRule
from postil.text.tags import Tag, TaggedText

SOURCE = "Open the front cover and remove the toner cartridges."


def rule(text, term, target, *forbidden, required=True, glossary=""):
    start = text.index(term)
    return TermRule(
        start, start + len(term), target, *forbidden, required=required, glossary=glossary
    )


def suggest(engine, text, *rules, required=True):
    terms = [rule(text, *one, required=required) for one in rules]
    return engine.suggest(TaggedText.of(text), terms=terms).target.plain


@pytest.mark.parametrize("required", [True, False])
def test_a_term_is_translated_as_the_glossary_says(engine, required):
    before = suggest(engine, SOURCE)
    term = ("toner cartridges", "recharges de poudre")
    after = suggest(engine, SOURCE, term, required=required)
    assert "recharges de poudre" not in before
    assert "recharges de poudre." in after
    assert "capot" in after


def test_a_term_is_preferred_as_far_as_the_sentence_allows_it(engine):
    """ "front cover" is a phrase that the engine knows well; no other word for "cover" fits."""
    term = ("cover", "couvercle")
    assert "couvercle" in suggest(engine, SOURCE, term)
    assert "capot avant" in suggest(engine, SOURCE, term, required=False)
    term = ("front cover", "couvercle avant")
    assert "couvercle avant" in suggest(engine, SOURCE, term, required=False)


def test_preferred_terms_of_no_weight_change_nothing(engine, engine_folder, tmp_path):
    folder = tmp_path / "engine"
    shutil.copytree(engine_folder, folder)
    manifest = EngineManifest.load(folder)
    manifest.weights["glossary"] = 0.0
    manifest.save(folder)
    other = Engine.open(folder)
    source = TaggedText.of(SOURCE)
    terms = [rule(SOURCE, "cover", "couvercle", required=False)]
    assert other.suggest(source, 20, terms).target == engine.suggest(source, 20).target
    best, plain = other._models.source.prepare(source), engine._models.source.prepare(source)
    with_terms = other._version.derivations(best, 50, terms)
    without = engine._version.derivations(plain, 50)
    assert [(d.tokens.tobytes(), d.score, d.dense.tobytes()) for d in with_terms] == [
        (d.tokens.tobytes(), d.score, d.dense.tobytes()) for d in without
    ]


@pytest.mark.parametrize("required", [True, False])
def test_the_words_of_a_term_name_their_glossary(engine, required):
    terms = [
        rule(SOURCE, "toner cartridges", "recharges de poudre", required=required, glossary="Ink"),
        rule(SOURCE, "front cover", "capot avant", required=required, glossary="Parts"),
    ]
    found = engine.suggest(TaggedText.of(SOURCE), terms=terms)
    by_glossary = {}
    for word in found.words:
        assert (word.kind == "glossary") == bool(word.glossary)
        by_glossary.setdefault(word.glossary, []).append(found.target.plain[word.start : word.end])
    assert by_glossary["Ink"] == ["recharges", "de", "poudre"]
    assert by_glossary["Parts"] == ["capot", "avant"]
    assert by_glossary[""]
    assert not any(word.glossary for word in engine.suggest(TaggedText.of(SOURCE)).words)


def test_a_preferred_term_respects_tags_that_part_it(engine):
    bold = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
    source = TaggedText.from_parts(["Remove the toner ", bold[0], "cartridge", bold[1], " now."])
    plain = source.plain
    terms = [rule(plain, "toner cartridge", "recharge", required=False)]
    parts = list(engine.suggest(source, terms=terms).target.parts())
    assert bold[0] in parts
    assert bold[1] in parts


def test_a_term_keeps_the_capitals_of_the_glossary(engine):
    text = "Press the Start button."
    assert "bouton Marche" in suggest(engine, text, ("Start button", "bouton Marche"))


def test_a_forbidden_translation_is_avoided(engine):
    assert "capot" in suggest(engine, SOURCE)
    assert "capot" not in suggest(engine, SOURCE, ("cover", "capot", True))
    assert "capot" not in suggest(engine, SOURCE, ("cover", "Capot", True))


def test_what_is_forbidden_for_another_piece_of_text_is_not_forbidden_here(engine):
    elsewhere = TermRule(len(SOURCE) + 10, len(SOURCE) + 12, "capot", forbidden=True)
    assert "capot" in engine.suggest(TaggedText.of(SOURCE), terms=[elsewhere]).target.plain


def test_of_terms_that_overlap_the_longer_one_counts(engine):
    after = suggest(engine, SOURCE, ("cover", "couvercle"), ("front cover", "panneau frontal"))
    assert "panneau frontal" in after
    assert "couvercle" not in after


@pytest.mark.parametrize("glossary", ["cartouche", "cartouches"])
def test_other_forms_of_a_term_count_as_the_term(engine, glossary):
    models = engine._models
    prepared = models.source.prepare(TaggedText.of("Remove the cartridges."))
    rules = [TermRule(11, 21, glossary, glossary="Parts")]
    (term,) = TermConstraints(models).in_use(prepared, rules)
    forms = {" ".join(models.target.vocabulary.decode(target)) for target in term.targets}
    assert set(term.targets.values()) == {"Parts"}
    assert {"cartouche", "cartouches"} & forms
    assert glossary in forms
    assert all(form.startswith("cartouche") for form in forms)


@pytest.mark.parametrize(
    ("text", "term", "target", "expected"),
    [
        ("Load envelopes in the multipurpose tray.", "envelopes", "enveloppe", "enveloppes"),
        ("Optional trays must be added manually in the driver.", "trays", "bac", "bacs"),
        ("Remove the paper from the trays.", "trays", "bac", "bacs"),
    ],
)
def test_a_preferred_term_does_not_beat_agreement(engine, text, term, target, expected):
    """The glossary has the singular, the source the plural."""
    start = text.index(term)
    rules = [TermRule(start, start + len(term), target, required=False, inflected=True)]
    found = engine.suggest(TaggedText(text), terms=rules).target.plain
    assert expected in found.replace(".", "").replace("'", " ").split()
    assert found == suggest(engine, text)


@pytest.mark.parametrize(
    ("term", "inflected", "is_offered"),
    [("cartridges", True, True), ("Xeroluxes", True, True), ("Remove the", True, False)],
)
def test_a_term_is_offered_in_the_form_of_the_glossary_where_nothing_else_is_known(
    engine, term, inflected, is_offered
):
    """Also a plural, if nobody knows the word; a phrase of known words stands as it is."""
    text = f"Remove the {term}." if term != "Remove the" else "Remove the cartridges."
    start = text.index(term)
    rules = [TermRule(start, start + len(term), "cartouche", required=False, inflected=inflected)]
    (found,) = TermConstraints(engine._models).in_use(
        engine._models.source.prepare(TaggedText(text)), rules
    )
    assert (found.is_known or bool(found.offered)) == is_offered
    assert found.is_known == (term == "cartridges")


def test_forms_of_words_differ_in_endings_only(engine):
    side = engine._models.target
    (word,) = side.vocabulary.encode(["cartouche"]).tolist()
    forms = {side.vocabulary.decode(form)[0] for form in EndingVariants(side).of((word,))}
    assert "cartouches" in forms
    assert all(form.casefold().startswith("cart") and form != "cartouche" for form in forms)


def test_terms_of_very_many_forms_have_none(engine, monkeypatch):
    side = engine._models.target
    ids = tuple(side.vocabulary.encode(["cartouche"]).tolist())
    several = EndingVariants(side).of(ids * 2)
    monkeypatch.setattr(term_constraints, "MOST_FORMS", len(several) + 1)  # and the term itself
    assert EndingVariants(side).of(ids * 2) == several
    monkeypatch.setattr(term_constraints, "MOST_FORMS", len(several))
    assert EndingVariants(side).of(ids * 2) == ()


def test_another_number_is_no_form_of_a_number():
    same = term_constraints._same_but_endings
    assert same(["12345", "cartouche"], ["12345", "cartouches"])
    assert not same(["12345", "cartouche"], ["12346", "cartouche"])


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
