"""Source text that is written otherwise than what the engine was trained on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.enclosed_spans import enclosed_spans
from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.pipeline import Side
from postil.text.casing import Truecaser
from postil.text.tags import Tag, TaggedText
from postil.text.tokeniser import Tokeniser
from postil.text.vocabulary import Vocabulary

PLAIN = "Open the front cover and check the paper tray."
BOLD = Tag("1", "open", "<b>", "<b>"), Tag("1", "close", "</b>", "</b>")


def said(engine: Engine, text: str) -> str:
    return engine.suggest(TaggedText(text)).target.text


@pytest.mark.parametrize(
    "written",
    [
        "Open  the front   cover and check the paper tray.",
        "Open the front\u00a0cover and check the paper\u202ftray.",
        "\ufeffOpen the fro\u00adnt co\u00adver and \u200bcheck the paper tray.",
        "Open the front cover and check the pa\u2060per tray．",
    ],
)
def test_what_looks_the_same_is_translated_the_same(engine: Engine, written: str) -> None:
    assert said(engine, written) == said(engine, PLAIN)


@pytest.mark.parametrize("marker", ["• ", "1. ", "  2)\t", "3.2.1 ", "a) ", "- "])
def test_a_list_marker_stands_before_the_same_translation(engine: Engine, marker: str) -> None:
    assert said(engine, marker + PLAIN) == marker + said(engine, PLAIN)
    origins = engine.suggest(TaggedText(marker + PLAIN)).words
    start = len(marker)
    assert origins[0].start == start
    assert origins[0].source_start >= start


def test_a_list_marker_with_tags_is_text(engine: Engine) -> None:
    text = TaggedText(f"\ue0001.\ue001 {PLAIN}", BOLD)
    target = engine.suggest(text).target
    inner = target.text[target.text.index("\ue000") + 1 : target.text.index("\ue001")]
    assert inner.startswith("1")
    behind = TaggedText(f"1. \ue000{PLAIN}\ue001", BOLD)
    assert engine.suggest(behind).target.text.startswith("1. \ue000")


@pytest.mark.parametrize("typed", ["", "1", "1.", "1. "])
def test_completion_goes_on_from_the_start_of_a_list_marker(engine: Engine, typed: str) -> None:
    whole = "1. " + said(engine, PLAIN)
    completer = engine.start_completion(TaggedText("1. " + PLAIN))
    assert completer.complete(TaggedText(typed)).text.text == whole
    further = whole[:9]
    assert completer.complete(TaggedText(further)).text.text == whole
    without = completer.complete(TaggedText(further.removeprefix("1. ")))
    assert without.text.text == whole.removeprefix("1. ")


def test_a_pair_of_list_items_teaches_what_stands_behind_the_markers(engine: Engine) -> None:
    source, target = TaggedText("1. Clean the zygote."), TaggedText("1. Nettoyez le zygote.")
    event = engine.learn(source, target, Provenance())
    assert event.source[0] == "clean"
    assert said(engine, "2. Clean the zygote.") == "2. Nettoyez le zygote."
    assert said(engine, "Clean the zygote.") == "Nettoyez le zygote."


def test_a_sentence_begins_behind_code(engine: Engine) -> None:
    translated = said(engine, PLAIN)
    assert said(engine, "{0} " + PLAIN) == "{0} " + translated
    small = PLAIN[0].lower() + PLAIN[1:]
    assert said(engine, "{0} " + small)[4:] == translated[0].lower() + translated[1:]


def test_emphasis_in_capitals_is_understood_and_kept(engine: Engine) -> None:
    source = TaggedText("Open the FRONT COVER and check the paper tray.")
    suggestion = engine.suggest(source)
    assert suggestion.target.text.casefold() == said(engine, PLAIN).casefold()
    emphasised = {word for word in suggestion.target.text.split() if word.isupper()}
    assert "CAPOT" in emphasised
    assert "PAPIER" not in emphasised
    completer = engine.start_completion(source)
    assert completer.complete(TaggedText("")).text.text == suggestion.target.text


def test_other_forms_of_unknown_words() -> None:
    vocabulary = Vocabulary(["￭:", "AutoFilter", "filter", "us", "-", "￭..."])
    truecaser = Truecaser("en")
    truecaser.train([["the", "AutoFilter"]])
    side = Side(Tokeniser("en"), truecaser, vocabulary, is_source=True)
    source = TaggedText("X autofilter FILTER US – x… y\u00a0:")
    prepared = side.prepare(source)
    assert prepared.tokens[1:5] == ["AutoFilter", "filter", "US", "-"]
    assert prepared.words[1:5] == ["autofilter", "FILTER", "US", "–"]
    assert prepared.tokens[6] == "￭..."
    assert prepared.tokens[-1] == "￭:"
    assert prepared.capitals == {2}
    target = Side(Tokeniser("en"), truecaser, vocabulary)
    assert target.prepare(source).tokens == target.prepare(source).words


@pytest.mark.parametrize(
    ("tokens", "spans"),
    [
        ("a (￭ b c ￭) d", ["(￭ b c ￭)"]),
        ("a “￭ b ￭” c", ["“￭ b ￭”"]),
        ('"￭ a b ￭" c', ['"￭ a b ￭"']),
        ("`￭ f ￭(￭ x ￭) ￭`", ["￭(￭ x ￭)", "`￭ f ￭(￭ x ￭) ￭`"]),
        ("„￭ a b ￭“ c", ["„￭ a b ￭“"]),
        ("»￭ a b ￭« «⍽￭ c d ￭⍽»", ["»￭ a b ￭«", "«⍽￭ c d ￭⍽»"]),
        ("(￭ a [￭ b ￭) c ￭]", ["(￭ a [￭ b ￭)"]),
        ("1 ￭) a b ￭)", []),
        ("5 ￭' x 3 ￭' y", []),
        ("(￭ ￭)", []),
        ("", []),
    ],
)
def test_enclosed_spans(tokens: str, spans: list[str]) -> None:
    words = tokens.split()
    assert [" ".join(words[start:end]) for start, end in enclosed_spans(words)] == spans


@given(st.lists(st.sampled_from(["(￭", "￭)", "“￭", "￭”", '"￭', '￭"', "«⍽￭", "￭⍽»", "a", "*￭"])))
def test_enclosed_spans_nest(tokens: list[str]) -> None:
    spans = enclosed_spans(tokens)
    for start, end in spans:
        assert 0 <= start < end <= len(tokens)
        for first, last in spans:
            assert end <= first or last <= start or (first - start) * (last - end) <= 0


def test_what_marks_enclose_stays_within_them(engine: Engine) -> None:
    target = said(engine, "Open the (front cover) and check the “paper tray”.")
    assert "(capot avant)" in target
    assert "“bac à papier”" in target
