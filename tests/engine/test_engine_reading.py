"""Source text that is written otherwise than what the engine was trained on."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.blocked_pairs import PhrasePair
from postil.engine.enclosed_spans import enclosed_spans
from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.pieces import pieces_around_terms
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
        "\u2068Open the front \u200ecover\u200f\u2069 and check the paper tray.",
    ],
)
def test_what_looks_the_same_is_translated_the_same(engine: Engine, written: str) -> None:
    assert said(engine, written) == said(engine, PLAIN)


def test_a_segment_without_words_is_its_own_translation(engine: Engine) -> None:
    for text in ("\u00ad", "\ufeff ", "  "):
        suggestion = engine.suggest(TaggedText(text))
        assert (suggestion.target.text, suggestion.confidence) == (text, 1.0)
        assert engine.start_completion(TaggedText(text)).complete(TaggedText("")).rest.text == ""


def test_a_word_that_no_phrase_has_by_itself_is_not_copied(engine: Engine) -> None:
    """Training has "dial tone", and "Background" in a heading, only within longer phrases."""
    assert said(engine, "tone") == "tonalité"
    assert said(engine, "the Background") == said(engine, "the background") != "the Background"
    assert said(engine, "plenty") == "plenty"  # nothing was ever linked to it


def test_full_width_marks_take_no_space_where_the_language_has_them() -> None:
    for language, text in [("ja", "Toner、紙"), ("fr", "Toner 、紙")]:
        side = Side(Tokeniser(language), Truecaser(language), Vocabulary())
        words = side.recase(["Toner", "、", "紙"], side.prepare(TaggedText("toner, paper")))
        assert side.tokeniser.detokenise(words) == text


@pytest.mark.parametrize(
    "label", ["_Open the front cover", "Open the front co_ver", "Open the &front cover"]
)
def test_a_label_has_its_access_key(engine: Engine, label: str) -> None:
    sign = "&" if "&" in label else "_"
    plain = said(engine, "Open the front cover")
    suggestion = engine.suggest(TaggedText(label))
    text = suggestion.target.text
    assert text != plain
    assert text.replace(sign, "") == plain
    (word,) = (word for word in suggestion.words if sign in text[word.start : word.end])
    before = label[word.source_start - 1 : word.source_end]
    assert sign in before


def test_a_word_in_markup_is_the_same_word(engine: Engine) -> None:
    found = said(engine, "Open the <b>cover</b> and check the <i>paper tray</i>.")
    assert "<b>capot</b>" in found
    assert "<i>bac à papier</i>" in found


def test_completion_has_the_access_key_once(engine: Engine) -> None:
    label = TaggedText("_Open the front cover")
    shown = engine.suggest(label).target.text
    completer = engine.start_completion(label)
    assert shown.startswith("_")
    for end in (0, 1, 2, 3, len(shown) - 2):
        assert completer.complete(TaggedText(shown[:end])).text.text == shown
    assert completer.complete(TaggedText(shown[1:4])).text.text == shown[1:]


def test_what_only_looks_like_an_access_key_is_copied(engine: Engine) -> None:
    assert "tray_size" in said(engine, "Open tray_size")
    assert "R&D" in said(engine, "Call R&D")


def test_access_keys_are_not_learned(engine: Engine) -> None:
    label, target = TaggedText("_Zoom the cover"), TaggedText("_Agrandir le capot")
    event = engine.learn(label, target, Provenance())
    assert "Agrandir" in said(engine, "Zoom the cover")
    assert "_" not in said(engine, "Zoom the cover")
    assert said(engine, label.text) == target.text
    judged = engine.judge(label, target)
    assert judged is not None
    assert judged.closeness == 1.0
    engine.undo(event)
    assert "Agrandir" not in said(engine, "Zoom the cover")


def test_a_label_is_read_anew_once_its_word_is_known(engine: Engine) -> None:
    assert said(engine, "Zo_om") == "Zo_om"
    engine.learn(TaggedText("Zoom"), TaggedText("Agrandir"), Provenance())
    assert said(engine, "Zo_om").replace("_", "") == "Agrandir"


@pytest.mark.parametrize("marker", ["• ", "1. ", "  2)\t", "3.2.1 ", "a) ", "- "])
def test_a_list_marker_stands_before_the_same_translation(engine: Engine, marker: str) -> None:
    assert said(engine, marker + PLAIN) == marker + said(engine, PLAIN)
    origins = engine.suggest(TaggedText(marker + PLAIN)).words
    start = len(marker)
    assert origins[0].start == start
    assert origins[0].source_start >= start


def test_a_list_marker_with_tags_is_text(engine: Engine) -> None:
    inside = TaggedText.from_parts([BOLD[0], "1.", BOLD[1], f" {PLAIN}"])
    parts = list(engine.suggest(inside).target.parts())
    opened, closed = parts.index(BOLD[0]), parts.index(BOLD[1])
    assert "1" in "".join(map(str, parts[opened + 1 : closed]))
    behind = TaggedText.from_parts(["1. ", BOLD[0], PLAIN, BOLD[1]])
    assert list(engine.suggest(behind).target.parts())[:2] == ["1. ", BOLD[0]]


@pytest.mark.parametrize("typed", ["", "1", "1.", "1. "])
def test_completion_goes_on_from_the_start_of_a_list_marker(engine: Engine, typed: str) -> None:
    whole = "1. " + said(engine, PLAIN)
    completer = engine.start_completion(TaggedText("1. " + PLAIN))
    assert completer.complete(TaggedText(typed)).text.text == whole
    indented = engine.start_completion(TaggedText("  1. " + PLAIN))
    assert indented.complete(TaggedText("  " + typed)).text.text == "  " + whole
    further = whole[:9]
    assert indented.complete(TaggedText(further)).text.text == whole
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
    short = engine.suggest(TaggedText("Open ALL trays")).target.text
    assert short.replace("TOUS", "tous").replace("TOUTES", "toutes") == said(
        engine, "Open all trays"
    )
    assert "CAN" in said(engine, "Open the CAN")


def side_of(language: str, words: str, *, cased: str = "", is_source: bool = True) -> Side:
    truecaser = Truecaser(language)
    truecaser.train([["x", *cased.split()]])
    return Side(Tokeniser(language), truecaser, Vocabulary(words.split()), is_source=is_source)


def test_other_forms_of_unknown_words() -> None:
    words = "x ￭: AutoFilter filter us - ￭... add not can"
    source = TaggedText("x autofilter FILTER US ADD – x… x\u00a0: x x x x NOT CAN x")
    prepared = side_of("en", words, cased="AutoFilter").prepare(source)
    assert prepared.tokens[1:6] == ["AutoFilter", "filter", "US", "ADD", "-"]
    assert prepared.words[1:6] == ["autofilter", "FILTER", "US", "ADD", "–"]
    assert prepared.tokens[7] == "￭..."
    assert prepared.tokens[9] == "￭:"
    assert prepared.tokens[-3:-1] == ["not", "CAN"]
    assert prepared.capitals == {2, len(prepared) - 3}
    as_written = side_of("en", words, cased="AutoFilter", is_source=False).prepare(source)
    assert as_written.tokens == as_written.words


@pytest.mark.parametrize(
    ("language", "word", "shouted"),
    [
        ("de", "MIT", "NICHT"), ("de", "AUS", "NUR"), ("fr", "AUX", "PAS"), ("pt", "DOS", "NÃO"),
        ("pt", "COM", "SEU"), ("es", "ESA", "MÁS"), ("it", "POI", "NON"), ("en", "ITS", "ALL"),
        ("en", "OFF", "NOT"),
    ],
)  # fmt: skip
def test_capitals_of_names_are_kept(language: str, word: str, shouted: str) -> None:
    side = side_of(language, f"x {word.lower()} {shouted.lower()}")
    prepared = side.prepare(TaggedText(f"x {word} x {shouted} x"))
    assert prepared.tokens[1] == word
    assert prepared.tokens[3] == shouted.lower()
    assert prepared.capitals == {3}


def test_a_sign_that_parts_the_words_of_a_name_is_no_access_key() -> None:
    side = side_of("en", "x file name filename format mat")
    assert side.prepare(TaggedText("X file_name")).tokens[1:] == ["file_name"]
    for label in ("X f_ilename", "X filena_me", "X fil_ename", "X for_mat"):
        assert side.prepare(TaggedText(label)).tokens[1] in ("filename", "format")


def test_ideographs_and_kana_beside_latin_letters_are_the_usual_ones() -> None:
    side = side_of("ja", "設 定 、 。 。￭ ￭を")
    prepared = side.prepare(TaggedText("設定、設定。USB設定、設定USBを設定。"))
    assert prepared.tokens[5:] == ["。￭", "USB", *"設定、設定", "USB", "￭を", *"設定。"]


@pytest.mark.parametrize(
    ("language", "known", "word", "parts"),
    [
        ("de", "Vater Figur", "Vaterfigur", ["Vater", "Figur"]),
        ("de", "Arbeit Anzug arbeit", "Arbeitsanzug", ["Arbeit", "Anzug"]),
        ("de", "Wald Wege Weges", "Waldweges", ["Wald", "Weges"]),
        ("de", "Regen Bogen Bänder Regenbogen", "Regenbogenbänder", ["Regenbogen", "Bänder"]),
        ("de", "fest geschnallt", "festgeschnallt", ["fest", "geschnallt"]),
        ("de", "Coffee Shop", "Coffee-Shop", ["Coffee", "Shop"]),
        ("de", "Radio Wagen Tür", "Radio-Wagentür", []),
        ("de", "Kampf Sport Uniform", "Kampfsport-Uniform", ["Kampf", "Sport", "Uniform"]),
        ("de", "Müller", "Lieschen-Müller", []),
        ("de", "nach laufen", "nachlaufen", []),  # no function words
        ("de", "geparkte", "geparktes", ["geparkte"]),
        ("de", "Schwamm Schwämme", "Schwämmen", ["Schwämme"]),
        ("nl", "stad bestuur", "stadsbestuur", ["stad", "bestuur"]),
        ("sv", "arbete plats arbets", "arbetsplats", ["arbets", "plats"]),
        ("en", "multi digit", "multi-digit", ["multi", "digit"]),
        ("en", "e-mail folder mail", "e-mail-folder", ["e-mail", "folder"]),
        ("en", "e-mail", "E-Mail", []),
        ("de", "U-Bahn Fahrer", "U-Bahn-Fahrer", ["U-Bahn", "Fahrer"]),
        ("de", "Hund Besitzer", "HUNDBESITZER", ["Hund", "Besitzer"]),
        ("en", "paper tray", "papertray", []),
        ("en", "printers", "printer", ["printers"]),
        ("en", "printers", "Printer", []),  # it may be a name
        ("en", "AB 1234", "AB-1234", []),  # code
    ],
)
def test_what_an_unknown_word_is_read_as(language, known, word, parts) -> None:
    side = side_of(language, f"xx {known}")
    prepared = side.prepare(TaggedText(f"xx {word} xx"))
    assert prepared.tokens[1:-1] == (parts or [word])
    pieces = [prepared.plain[start:end] for start, end in prepared.spans]
    assert "".join(pieces[1:-1]).replace("-", "") == word.replace("-", "")
    assert prepared.capitals == (frozenset(range(1, 1 + len(parts))) if word.isupper() else set())
    assert prepared.words == pieces
    assert prepared.compounds == (((1, 1 + len(parts)),) if len(parts) > 1 else ())
    assert len(prepared.ids) == len(prepared)


def test_short_parts_of_a_word_in_capitals_are_in_capitals() -> None:
    prepared = side_of("de", "der Wald Wege").prepare(TaggedText("der WALDWEGE der der"))
    assert prepared.tokens[1:3] == ["Wald", "Wege"]
    assert prepared.capitals == {1, 2}


def test_no_cut_of_a_long_segment_goes_through_a_compound() -> None:
    prepared = side_of("de", "die Vater Figur").prepare(TaggedText("die " * 119 + "Vaterfigur die"))
    assert prepared.compounds == ((119, 121),)
    assert list(map(len, pieces_around_terms(prepared, []))) == [119, 3]


@pytest.mark.parametrize("written", ["paper-cover", "COVER", "cov\u00ader", "Cover\u2011paper"])
def test_what_is_read_otherwise_is_blocked_as_it_is_shown(engine: Engine, written: str) -> None:
    source = TaggedText(f"Open the front cover and check the {written}.")
    start = source.plain.index(written)
    end = start + len(written)

    def pairs() -> list[tuple[str, str]]:
        words = engine.suggest(source).words
        return [one.pair for one in words if one.source_start < end and start < one.source_end]

    shown = pairs()
    assert shown
    for pair in shown:
        engine.block([PhrasePair(*pair)])
        assert pair not in pairs()


def test_the_cut_with_more_frequent_parts_is_taken() -> None:
    side = side_of("de", "Stau becken Staub ecken")
    for often, parts in ([9, 9, 2, 2], ["Stau", "becken"]), ([2, 2, 9, 9], ["Staub", "ecken"]):
        side.counts = np.array([0, 0, 0, *often], np.uint32)
        assert side.prepare(TaggedText("Staubecken")).tokens == parts


def test_tags_and_words_behind_a_compound_keep_their_places() -> None:
    text = TaggedText.from_parts(
        ["die ", BOLD[0], "Vaterfigur", BOLD[1], " und Vater\u00adfigur, rot"]
    )
    prepared = side_of("de", "die Vater Figur und ￭, rot").prepare(text)
    assert prepared.tokens == ["die", "Vater", "Figur", "und", "Vater", "Figur", "￭,", "rot"]
    assert [tag.position for tag in prepared.placed] == [1, 3]
    assert prepared.compounds == ((1, 3), (4, 6))
    assert [prepared.plain[start:end] for start, end in prepared.spans[3:6]] == [
        "und", "Vater\u00adfigur", "Vater\u00adfigur",
    ]  # fmt: skip


def test_an_unknown_compound_is_learned_and_known_again(engine: Engine) -> None:
    source = TaggedText("Clean the paper-cover.")
    assert "paper-cover" not in engine.suggest(source).target.text
    target = TaggedText("Nettoyez le couvre-feuille.")
    event = engine.learn(source, target, Provenance())
    assert engine.suggest(source).target == target
    engine.undo(event)
    assert engine.suggest(source).target != target


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
        ("a <b>￭ c d ￭</b> <br> e", ["<b>￭ c d ￭</b>"]),
        ("<b>￭ <i>￭ c ￭</i> d ￭</b> e ￭</b>", ["<i>￭ c ￭</i>", "<b>￭ <i>￭ c ￭</i> d ￭</b>"]),
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
