"""The max-margin recipe, and the engine it makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.engine.engine import Engine
from postil.engine.events import LearningEvent, Provenance
from postil.engine.exchange.archive import export_engine, import_engine
from postil.engine.term_constraints import TermRule
from postil.errors import Cancelled, UsageError
from postil.text.tags import Tag, TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.request import TrainingRequest
from postil.types.progress import Progress

NOUNS = {"door": "porte", "window": "fenêtre", "table": "table", "lamp": "lampe"}
VERBS = {"open": "ouvrez", "close": "fermez", "move": "déplacez", "clean": "nettoyez"}
COLOURS = {"green": "verte", "blue": "bleue", "white": "blanche"}


def sentences():
    """Verb, noun and colour in every combination; the colour comes last in French."""
    return [
        (f"{verb} the {colour} {noun} now", f"{VERBS[verb]} la {NOUNS[noun]} {COLOURS[colour]} ici")
        for verb in VERBS
        for noun in NOUNS
        for colour in COLOURS
    ] * 4


@pytest.fixture(scope="module")
def corpus(tmp_path_factory) -> CorpusFiles:
    folder: Path = tmp_path_factory.mktemp("text")
    pairs = sentences()
    for side, language in enumerate(("en", "fr")):
        text = "".join(f"{pair[side]}\n" for pair in pairs)
        (folder / f"text.{language}").write_text(text, encoding="utf-8")
    return CorpusFiles(folder / "text.en", folder / "text.fr")


def request_of(corpus, **settings) -> RecipeRequest:
    return RecipeRequest(
        TrainingRequest("Doors", "en", "fr", [corpus], tuning=None, language_model_order=3),
        settings=settings,
    )


@pytest.fixture(scope="module")
def engine_folder(corpus, tmp_path_factory) -> Path:
    folder: Path = tmp_path_factory.mktemp("engine") / "doors"
    report = recipe_named("max-margin").run(request_of(corpus), folder, Progress())
    assert report.phrase_pairs > 0
    return folder


def test_the_engine_is_of_its_kind_and_translates(engine_folder):
    engine = Engine.open(engine_folder)
    assert engine.manifest.kind == "max-margin"
    found = engine.suggest(TaggedText.of("close the blue window now"), alternatives=3)
    assert found.target.plain == "fermez la fenêtre bleue ici"
    assert found.alternatives
    assert engine.suggest(TaggedText.of("")).target.plain == ""
    assert "HX-450" in engine.suggest(TaggedText.of("open the HX-450 now")).target.plain


@pytest.mark.parametrize("decoder", ["improved", "contradiction", "no-contradiction"])
def test_what_a_pair_of_tags_holds_stays_in_it(corpus, decoder, tmp_path):
    recipe_named("max-margin").run(request_of(corpus, decoder=decoder), tmp_path / "e", Progress())
    engine = Engine.open(tmp_path / "e")
    opening, closing = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
    text = TaggedText.from_parts(["close the ", opening, "blue window", closing, " now"])
    found = list(engine.suggest(text).target.parts())
    inside = "".join(found[found.index(opening) + 1 : found.index(closing)])
    assert "fenêtre" in inside
    assert "fermez" not in inside


def test_a_forbidden_translation_of_several_words_is_avoided(engine_folder):
    engine = Engine.open(engine_folder)
    text = "close the blue window now"
    rule = TermRule(text.index("blue"), text.index(" now"), "fenêtre bleue", forbidden=True)
    assert "fenêtre bleue" in engine.suggest(TaggedText.of(text)).target.plain
    found = engine.suggest(TaggedText.of(text), alternatives=5, terms=[rule])
    for target in (found.target, *found.alternatives):
        assert "fenêtre bleue" not in target.plain


@pytest.mark.parametrize("decoder", ["improved", "contradiction", "no-contradiction"])
def test_terms_are_used_as_the_project_says(corpus, decoder, tmp_path):
    recipe_named("max-margin").run(request_of(corpus, decoder=decoder), tmp_path / "e", Progress())
    engine = Engine.open(tmp_path / "e")
    text = "close the blue window now"
    source = TaggedText.of(text)

    def rules(english, french, *, required):
        start = text.index(english)
        return [TermRule(start, start + len(english), french, required=required, glossary="G")]

    def count(words, terms):
        found = engine.suggest(source, alternatives=5, terms=terms)
        named = "".join(
            found.target.plain[word.start : word.end]
            for word in found.words
            if word.glossary == "G"
        )
        assert named == (words.replace(" ", "") if words in found.target.plain else "")
        return [target.plain.count(words) for target in (found.target, *found.alternatives)]

    before = engine.suggest(source)
    for english, french in (
        ("window", "vitre"),
        ("blue window", "vitre marine"),
        ("blue window", "fenêtre marine"),
    ):
        for required in (True, False):
            terms = rules(english, french, required=required)
            assert set(count(french, terms)) == {1}
            said = engine.suggest(source, terms=terms).target.plain
            assert said.count("fenêtre") == french.count("fenêtre")  # the term alone says it
    assert engine.suggest(source) == before  # left aside


def test_what_is_typed_is_completed(engine_folder):
    engine = Engine.open(engine_folder)
    completer = engine.start_completion(TaggedText.of("close the blue window now"))
    found = completer.complete(TaggedText.of("fermez la f"))
    assert found.text.plain == "fermez la fenêtre bleue ici"
    long = TaggedText.of(" . ".join(["close the blue window now"] * 30))
    whole = engine.start_completion(long).complete(TaggedText.of("")).text
    assert whole == engine.suggest(long).target


@pytest.mark.parametrize("decoder", ["contradiction", "no-contradiction"])
def test_the_decoders_of_the_paper_are_there(corpus, decoder, tmp_path):
    recipe_named("max-margin").run(request_of(corpus, decoder=decoder), tmp_path / "e", Progress())
    found = Engine.open(tmp_path / "e").suggest(TaggedText.of("open the green door now"))
    assert "porte" in found.target.plain


def test_it_learns_and_takes_back_exactly(engine_folder):
    engine = Engine.open(engine_folder)
    before = engine.state()
    source, target = TaggedText.of("open the shutter now"), TaggedText.of("ouvrez le volet ici")
    assert "volet" not in engine.suggest(source).target.plain
    event = engine.learn(source, target, Provenance())
    assert "volet" in engine.suggest(source).target.plain
    learned = engine.state()
    again = Engine.open(engine_folder)
    again.apply(LearningEvent.from_bytes(event.to_bytes()))
    assert again.state() == learned
    engine.undo(event)
    assert engine.state() == before
    assert "volet" not in engine.suggest(source).target.plain


def test_it_travels_as_one_file(engine_folder, tmp_path):
    export_engine(engine_folder, tmp_path / "doors.postil")
    import_engine(tmp_path / "doors.postil", tmp_path / "copy")
    text = TaggedText.of("move the white lamp now")
    assert Engine.open(tmp_path / "copy").suggest(text) == Engine.open(engine_folder).suggest(text)


def test_cancel_leaves_nothing(corpus, tmp_path):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        recipe_named("max-margin").run(request_of(corpus), tmp_path / "e", progress)
    assert list(tmp_path.iterdir()) == []


def test_settings_are_checked(corpus, tmp_path):
    with pytest.raises(UsageError):
        recipe_named("max-margin").run(request_of(corpus, bag=0), tmp_path / "e", Progress())
