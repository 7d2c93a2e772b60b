"""Fuzzy repair: what is patched, what is marked, and what is left alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

import pytest

from postil.memory.composing.pieces import Link, Replacement
from postil.memory.composing.repair import Repair, repair
from postil.memory.composing.stretches import Term
from postil.memory.lookup import differences
from postil.text.tags import Tag, TaggedText, placeholder

WORDS = {
    "red": "rouge",
    "blue": "bleu",
    "large": "grand",
    "twice": "deux fois",
    "Print": "imprimer",
    "anna": "anna",
    "Anna": "Anna",
}


def links_of(words: Mapping[str, str]):  # type: ignore[no-untyped-def]
    """Alignment by a word list: the first occurrences of both words."""

    def linker(source: str, target: str) -> list[Link]:
        found = []
        for left, right in words.items():
            here = re.search(rf"\b{left}\b", source)
            there = re.search(rf"\b{right}\b", target)
            if here and there:
                found.append((here.span(), there.span()))
        return sorted(found)

    return linker


def mend(
    source: str | TaggedText,
    unit_source: str,
    target: str | TaggedText,
    links: Mapping[str, str],
    *,
    terms: Mapping[str, list[str]] | None = None,
    words: Mapping[str, str] = WORDS,
    fluency: Callable[[str], float] | None = None,
    said: str = "",
    preferred: Sequence[Term] = (),
    language: str = "",
) -> Repair | None:
    text = source if isinstance(source, TaggedText) else TaggedText(source)
    other = TaggedText(unit_source)
    return repair(
        text,
        other,
        target if isinstance(target, TaggedText) else TaggedText(target),
        differences(text, other),
        translate=lambda text: Replacement(words[text], "machine", "e") if text in words else None,
        known=lambda words: (terms or {}).get(words, []),
        linker=links_of(links),
        fluency=fluency,
        translate_whole=lambda: said,
        terms=preferred,
        language=language,
    )


BUTTON = {
    "Press": "Appuyez",
    "the": "le",
    "Red": "rouge",
    "red": "rouge",
    "blue": "bleu",
    "button": "bouton",
}


@pytest.mark.parametrize(
    ("source", "unit_source", "target", "mended", "marked"),
    [
        ("Press the blue button", "Press the red button", "Appuyez le bouton rouge",
         "Appuyez le bouton bleu", [("bleu", "machine", "blue")]),
        ("Press the button", "Press the red button", "Appuyez le bouton rouge",
         "Appuyez le bouton", [("", "source", "")]),
        ("Press the button twice", "Press the button", "Appuyez le bouton",
         "Appuyez le bouton deux fois", [(" deux fois", "machine", "twice")]),
        ("Print the button", "Press the button", "Appuyez le bouton",
         "Imprimer le bouton", [("Imprimer", "machine", "Print")]),
        ("Blue button", "Red button", "Le bouton rouge",
         "Le bouton bleu", [("bleu", "machine", "Blue")]),
        ("Anna button", "Red button", "Le bouton rouge",
         "Le bouton Anna", [("Anna", "machine", "Anna")]),
        ("press the blue button", "Press the red button", "Appuyez le bouton rouge",
         "Appuyez le bouton bleu", [("bleu", "machine", "blue")]),
        ("large the button", "Press the button", "Appuyez le bouton",
         "grand le bouton", [("grand", "machine", "large")]),
        ("Page 12 of 40", "Page 3 of 40", "Page 3 sur 40",
         "Page 12 sur 40", [("12", "number", "12")]),
        ("Page 12 of 41", "Page 3 of 40", "Page 3 sur 40",
         "Page 12 sur 41", [("12", "number", "12"), ("41", "number", "41")]),
    ],
)  # fmt: skip
def test_repairs(
    source: str, unit_source: str, target: str, mended: str, marked: list[tuple[str, str, str]]
) -> None:
    found = mend(source, unit_source, target, BUTTON)
    assert found is not None
    assert found.target.text == mended
    assert [
        (mended[span.start : span.end], span.kind, source[span.source_start : span.source_end])
        for span in found.spans
    ] == marked


def test_a_word_is_translated_as_among_the_others() -> None:
    links = {**BUTTON, "blue": "bleue"}
    units = ("Press the red button", "Appuyez le bouton rouge")
    found = mend("Press the blue button", *units, links, said="Appuyez sur la touche bleue")
    assert found is not None
    assert found.target.text == "Appuyez le bouton bleue"


@pytest.mark.parametrize(
    ("target", "said", "mended"),
    [
        ("Appuyez le bouton", "Appuyez le bouton bleu", "Appuyez le bouton bleu"),
        ("Appuyez le bouton", "Appuyez le bleu bouton", "Appuyez le bleu bouton"),
        ("Appuyez l'bouton", "Appuyez l'bleu bouton", "Appuyez l'bleu bouton"),
    ],
)
def test_what_is_lacking_stands_as_the_machine_has_it(target: str, said: str, mended: str) -> None:
    links = {**BUTTON, "blue": "bleu"}
    found = mend("Press the blue button", "Press the button", target, links, said=said)
    assert found is not None
    assert found.target.text == mended


@pytest.mark.parametrize(
    ("source", "unit_source", "target"),
    [
        ("Press the button", "Press the button", "Appuyez le bouton"),  # nothing differs
        ("Press the button", "Press the Button", "Appuyez le bouton"),  # nor here
        ("Press the green button", "Press the red button", "Appuyez le bouton rouge"),  # unknown
        ("Press a blue button", "Touch a red button", "Touchez un bouton rouge"),  # no link
        ("Page 5 of 3", "Page 3 of 3", "Page 3 sur 3"),  # which 3?
        ("Page 1.5 of 9", "Page 3.5 of 9", "Page 3,5 sur 9"),  # another way to write numbers
        ("blue a blue b blue c blue", "red a red b red c red", "rouge a"),  # too much
    ],
)
def test_left_alone(source: str, unit_source: str, target: str) -> None:
    assert mend(source, unit_source, target, BUTTON) is None


def test_a_word_linked_elsewhere_too_is_left_alone() -> None:
    links = {**BUTTON, "button": "rouge"}
    assert (
        mend("Press the blue button", "Press the red button", "Appuyez le bouton rouge", links)
        is None
    )


@pytest.mark.parametrize(
    ("unit_source", "target", "mended"),
    [
        ("Press login", "Appuyez sur se connecter", "Appuyez sur rouge"),
        ("Press login.", "Appuyez sur se connecter.", "Appuyez sur rouge."),
        ("login, Press", "De se connecter, Appuyez", "De rouge, Appuyez"),
        ("login, Press", "Connecter se, Appuyez", "Rouge, Appuyez"),
        # it may belong to what follows, or short words to anybody; a hyphen binds it elsewhere
        ("Press login button", "Appuyez se connecter bouton", "Appuyez rouge connecter bouton"),
        ("Press login", "Appuyez sur se le", "Appuyez sur rouge le"),
        ("Press login", "Appuyez sur se-connecter", "Appuyez sur rouge-connecter"),
    ],
)
def test_loose_words_beside_what_is_patched(unit_source: str, target: str, mended: str) -> None:
    links = {"Press": "Appuyez", "login": "se", "button": "bouton"}
    found = mend(unit_source.replace("login", "red"), unit_source, target, links)
    assert found is not None
    assert found.target.plain == mended


def test_a_term_is_found_without_links() -> None:
    found = mend("Open the blue file", "Open the red file", "Ouvrir le fichier pourpre", {},
                 terms={"red": ["vermeil", "pourpre"]})  # fmt: skip
    assert found is not None
    assert found.target.text == "Ouvrir le fichier bleu"


def test_tags_stay_where_they_are() -> None:
    bold = (Tag("open", "1", "<b>"), Tag("close", "1", "</b>"))
    opening, closing = placeholder(0), placeholder(1)
    target = TaggedText(f"Appuyez le {opening}bouton{closing} rouge", bold)
    found = mend("Press the blue button", "Press the red button", target, BUTTON)
    assert found is not None
    assert found.target == TaggedText(f"Appuyez le {opening}bouton{closing} bleu", bold)
    (span,) = found.spans
    assert found.target.plain[span.start : span.end] == "bleu"
    cut = TaggedText(f"Appuyez le bouton ro{opening}u{closing}ge", bold)
    assert mend("Press the blue button", "Press the red button", cut, BUTTON) is None


PRINTER = {"Start": "Démarrez", "printer": "imprimante", "now": "maintenant"}
MULTIFUNCTION = {
    "multifunction": "multifonction",
    "multifunction printer": "imprimante multifonction",
}


def test_words_are_put_in_with_their_neighbours_where_that_reads_better() -> None:
    def mended(fluency: Callable[[str], float] | None) -> str:
        found = mend(
            "Start the multifunction printer now",
            "Start the printer now",
            "Démarrez l'imprimante maintenant",
            PRINTER,
            words=MULTIFUNCTION,
            fluency=fluency,
        )
        assert found is not None
        (span,) = found.spans
        assert "multifonction" in found.target.plain[span.start : span.end]
        return found.target.plain

    assert mended(lambda text: "imprimante multifonction" in text) == (
        "Démarrez l'imprimante multifonction maintenant"
    )
    assert mended(lambda text: "multifonction imprimante" in text) == (
        "Démarrez multifonction l'imprimante maintenant"
    )
    assert mended(None) == "Démarrez multifonction l'imprimante maintenant"


def test_terms_are_said_whatever_reads_better() -> None:
    """Also where only a part of the term differs."""
    source = "Walk to the release station now"
    words = {"release": "libération", "release station": "borne sécurisée"}
    links = {"Walk": "Allez", "the": "la", "copy": "copie", "station": "station", "now": "donc"}

    def mended(*preferred: Term) -> str:
        found = mend(
            source, "Walk to the copy station now", "Allez à la station copie donc", links,
            words=words, fluency=lambda text: float("libération" in text), preferred=preferred,
        )  # fmt: skip
        assert found is not None
        return found.target.plain

    start = source.index("release")
    term = start, start + len("release station"), "borne sécurisée"
    assert mended() == "Allez à la station libération donc"
    assert mended(term) == "Allez à la borne sécurisée donc"
    assert mended((0, 4, "borne sécurisée")) == mended(), "of other words"


def test_no_space_behind_an_apostrophe() -> None:
    found = mend(
        "Start the multifunction printer", "Start the printer", "Démarrez l'imprimante",
        {"the": "l'", "printer": "imprimante"}, words=MULTIFUNCTION,
    )  # fmt: skip
    assert found is not None
    assert found.target.plain == "Démarrez l'multifonction imprimante"


def test_what_would_read_much_worse_is_left_alone() -> None:
    texts = "Press the blue button", "Press the red button", "Appuyez le bouton rouge"

    def worse(by: float) -> Callable[[str], float]:
        return lambda text: -by if "bleu" in text else 0.0

    assert mend(*texts, BUTTON, fluency=worse(1.9)) is not None
    assert mend(*texts, BUTTON, fluency=worse(2.1)) is None
    # what stands there word for word is no matter of style
    numbers = "Page 12 of 40", "Page 3 of 40", "Page 3 sur 40"
    assert mend(*numbers, {}, fluency=lambda text: -9.0 if "12" in text else 0.0) is not None


def test_words_are_not_run_together() -> None:
    links = {"quickly": "-", "Draw": "dessin"}
    assert mend("Draw now", "Draw now quickly", "Ceci, dessin-image", links) is None


def test_nothing_is_said_twice() -> None:
    links = {"window": "boîte", "opens": "ouvre", "Edit": "Éditer"}
    words = {"Theme": "boîte thème"}
    assert mend("The Theme window opens", "The Edit window opens", "La boîte Éditer ouvre", links,
                words=words) is None  # fmt: skip
    assert mend("The Theme window opens", "The Edit window opens", "La boîte Éditer ouvre", links,
                words={"Theme": "thème"}) is not None  # fmt: skip


@pytest.mark.parametrize(
    ("source", "unit_source", "target", "mended"),
    [
        ("Click Replace all", "Replace all", "Tout remplacer", "Cliquez sur Tout remplacer"),
        ("Draw pivot tables", "pivot tables", "tableaux croisés", "dessiner tableaux croisés"),
        ("Draw tables", "tables", "tableaux", "dessiner tableaux"),
    ],
)
def test_what_is_new_at_the_beginning_parts_no_words_that_change_places(
    source: str, unit_source: str, target: str, mended: str
) -> None:
    links = {"Replace": "remplacer", "all": "Tout", "pivot": "croisés", "tables": "tableaux"}
    words = {"Click": "Cliquez sur", "Draw": "dessiner"}
    words |= {"Click Replace": "Cliquez sur remplacer", "Draw pivot": "dessiner croisés"}
    found = mend(source, unit_source, target, links, words=words)
    assert found is not None
    assert found.target.plain == mended


EXAMPLE = {"For": "Par", "example": "exemple", "click": "cliquez", "Click": "Cliquez", "OK": "OK"}


@pytest.mark.parametrize(
    ("source", "unit_source", "target", "mended"),
    [
        ("For example, click OK", "Click OK", "Cliquez OK", "Par exemple, cliquez OK"),
        ("For example, OK", "OK", "OK", "Par exemple, OK"),
        ("Click OK", "For example, click OK", "Par exemple, cliquez OK", "Cliquez OK"),
        ("OK", "For example, OK", "Par exemple, OK", "OK"),
    ],
)
def test_the_letter_behind_a_new_beginning_has_the_case_of_the_source(
    source: str, unit_source: str, target: str, mended: str
) -> None:
    words = {"For example,": "Par exemple,"}
    found = mend(source, unit_source, target, EXAMPLE, words=words)
    assert found is not None
    assert found.target.plain == mended


def test_a_name_behind_a_new_beginning_keeps_its_capital() -> None:
    words = {"For example,": "Zum Beispiel"}
    units = ("Files are read", "Dateien werden gelesen")
    found = mend("For example, files are read", *units, {"files": "Dateien"}, words=words,
                 fluency=lambda text: float("Dateien" in text))  # fmt: skip
    assert found is not None
    assert found.target.plain == "Zum Beispiel Dateien werden gelesen"


@pytest.mark.parametrize(
    ("source", "unit_source", "target", "mended"),
    [
        ("Open the browser.", "Open the report browser.",
         "Ouvrez le navigateur de rapport.", "Ouvrez le navigateur."),
        ("Open the browser now", "Open the report browser now",
         "Ouvrez le navigateur de rapport maintenant", "Ouvrez le navigateur de maintenant"),
        ("Open the browser.", "Open the browser", "Ouvrez le navigateur", "Ouvrez le navigateur."),
        ("Open - browser", "Open browser", "Ouvrez navigateur", "Ouvrez - navigateur"),
        ("Open the screen", "Open the browser", "Ouvrez le navigateur", "Ouvrez l'écran"),
        ("Open the browser of the report", "Open the browser of the day",
         "Ouvrez le navigateur de jour", "Ouvrez le navigateur du rapport"),
    ],
)  # fmt: skip
def test_the_words_beside_a_patch_fit_it(
    source: str, unit_source: str, target: str, mended: str
) -> None:
    links = {"Open": "Ouvrez", "browser": "navigateur", "report": "rapport", "day": "jour"}
    links["now"] = "maintenant"
    words = {"screen": "écran", "report": "le rapport"}
    found = mend(source, unit_source, target, links, words=words, language="fr")
    assert found is not None
    assert found.target.plain == mended


def test_a_sign_that_the_target_has_already_is_not_put_in_again() -> None:
    units = ("Press the button.", "Press the button")
    assert mend(*units, "Appuyez le bouton.", BUTTON) is None
    found = mend(*units, "Appuyez le bouton", BUTTON)
    assert found is not None
    assert found.target.plain == "Appuyez le bouton."


def test_articles_do_not_meet() -> None:
    units = ("Draw the pages", "Draw the lines", "Dessinez les lignes")
    links = {"Draw": "Dessinez", "lines": "lignes"}
    assert mend(*units, links, words={"pages": "les pages"}, language="fr") is None
    assert mend(*units, links, words={"pages": "les pages"}, language="xx") is not None


def test_a_word_that_a_tag_parts_from_its_article_is_not_joined_to_it() -> None:
    bold = (Tag("open", "1", "<b>"), Tag("close", "1", "</b>"))
    opening, closing = placeholder(0), placeholder(1)
    target = TaggedText(f"Ouvrez le {opening}navigateur{closing}", bold)
    units = ("Open the screen", "Open the browser")
    links = {"Open": "Ouvrez", "browser": "navigateur"}
    found = mend(*units, target, links, words={"screen": "écran"}, language="fr")
    assert found is not None
    assert found.target == TaggedText(f"Ouvrez le {opening}écran{closing}", bold)


@pytest.mark.parametrize(
    ("source", "unit_source", "target", "mended"),
    [
        ("Wait 60 s", "Wait 30 s", "約30秒待つ", "約60秒待つ"),
        ("Press the blue button", "Press the red button", "赤ボタンを押す", "青ボタンを押す"),
        ("Press the blue button", "Press the button", "このボタンを押す", "この青ボタンを押す"),
        ("Press the USB button", "Press the button", "このボタンを押す", "このUSBボタンを押す"),
    ],
)
def test_no_space_is_put_into_a_text_without_spaces(
    source: str, unit_source: str, target: str, mended: str
) -> None:
    def linker(_: str, target: str) -> list[Link]:
        pairs = (("red", "赤"), ("button", "ボタン"), ("Press", "押す"), ("the", "この"))
        spans = [
            ((at, at + len(one)), (target.index(other), target.index(other) + len(other)))
            for one, other in pairs
            if (at := unit_source.find(one)) >= 0 and other in target
        ]
        return sorted(spans)

    words = {"blue": "青", "USB": "USB"}
    text = TaggedText(source)
    found = repair(
        text,
        TaggedText(unit_source),
        TaggedText(target),
        differences(text, TaggedText(unit_source)),
        translate=lambda one: Replacement(words[one], "machine", "e") if one in words else None,
        known=lambda _: [],
        linker=linker,
        fluency=None,
        translate_whole=lambda: "",
        terms=(),
    )
    assert found is not None
    assert found.target.text == mended
