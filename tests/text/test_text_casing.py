"""Truecasing and its way back; what needs no translation; normal forms."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.errors import InputError
from postil.text.casing import Truecaser
from postil.text.nontranslatable import classify
from postil.text.normalise import nfc, without_line_breaks

CORPUS = [
    "The cat saw Paris ￭.",
    "in Paris the dog ￭. Le chien de l'￭ ONU dort",
    "WE SHOUT AT PARIS THE",
    "click the button ￭, then Click",
    "a Will ￭. a will will",
]


@pytest.fixture
def truecaser() -> Truecaser:
    made = Truecaser("en")
    made.train(line.split() for line in CORPUS)
    return made


@pytest.mark.parametrize(
    ("text", "cased"),
    [
        ("The Dog", "the Dog"),
        ("PARIS IS THE DOG", "Paris IS the dog"),
        ("(￭ The dog ￭. The cat ￭)", "(￭ the dog ￭. the cat ￭)"),
        ("Unseen verbs are lowered", "unseen verbs are lowered"),
        ("LibreOffice starts", "LibreOffice starts"),
        ("A4 prints", "A4 prints"),
        ("3 The", "3 the"),
        ("paris sleeps", "paris sleeps"),
        ("", ""),
    ],
)
def test_truecase(truecaser: Truecaser, text: str, cased: str) -> None:
    assert truecaser.truecase(text.split()) == cased.split()


@pytest.mark.parametrize(
    ("text", "cased"),
    [
        ("Click Paris", "click Paris"),
        ("The Dog", "the Dog"),  # two words may be a name
        ("The Dog is the Cat", "the dog is the cat"),
        ("Paris Cat Dog", "Paris cat dog"),
        ("Unseen Verbs Sleep", "unseen Verbs Sleep"),
        ("(￭ The Cat ￭, the Dog and It ￭)", "(￭ the cat ￭, the dog and It ￭)"),
        ("Cat Dog A4 https://example.org Paris", "cat dog A4 https://example.org Paris"),
        ("A Cat barks at a Dog in Paris", "a Cat barks at a Dog in Paris"),
    ],
)
def test_a_heading_has_the_case_of_text(text: str, cased: str) -> None:
    """In a source language; of a target language it stays, for translations to look like it."""
    made = Truecaser("en", headings=True)
    made.train(line.split() for line in [*CORPUS, *["Cat Dog the Button"] * 9])
    assert made.truecase(text.split()) == cased.split()


def test_headings_of_a_target_language_stay(truecaser: Truecaser) -> None:
    assert truecaser.truecase(["The", "Dog", "is", "the", "Cat"]) == [
        "the",
        "Dog",
        "is",
        "the",
        "Cat",
    ]


def test_german_has_no_headings_with_capitals() -> None:
    assert not Truecaser("de", headings=True).headings


@pytest.mark.parametrize(
    ("tokens", "source", "cased"),
    [
        ("the dog", "Le chien", "The dog"),
        ("the dog", "le chien", "the dog"),
        ("the USB dog", "LE CHIEN USB", "THE USB DOG"),
        ("the report.pdf dog", "LE CHIEN report.pdf", "THE report.pdf DOG"),
        ("(￭ the dog ￭)", "«￭ Le chien ￭»", "(￭ The dog ￭)"),
        ("the dog ￭. it ran", "Le chien ￭. Il court", "The dog ￭. It ran"),
        ("the dog ￭. it ran", "Le chien ￭. il court", "The dog ￭. it ran"),
        (
            "it ran ￭... but fell ￭. we wait",
            "Il court ￭... mais tombe ￭. On attend",
            "It ran ￭... but fell ￭. We wait",
        ),
        (
            "it ran ￭. but fell ￭. we ￭… wait",
            "Il court ￭; mais tombe ￭. On ￭… attend",
            "It ran ￭. But fell ￭. We ￭… wait",
        ),
        ("iPhone here", "Le chien", "iPhone here"),
        ("the dog", "3 Chiens", "the dog"),
        ("the dog ￭.", "狗 。", "The dog ￭."),
        ("the dog", "狗", "the dog"),
        ("the dog ￭. it ran ￭.", "狗 。 跑 了 。", "The dog ￭. It ran ￭."),
        ("he uses Paris ￭.", "彼 は Paris を 使 う 。", "He uses Paris ￭."),
        ("この slid は bay 。", "The slid bay ￭.", "この slid は bay 。"),
        ("slid は bay 。", "The slid bay ￭.", "Slid は bay 。"),
        ("the USB dog ￭.", "大 狗 USB 。", "The USB dog ￭."),  # its capitals are those of a name
        ("the USB dog", "الكلب USB", "the USB dog"),
        ("USB for the dog ￭.", "ﾃﾞ ーﾀ USB 。", "USB for the dog ￭."),
        ("the dog ￭. it ran ￭.", "كلب USB ￭. ركض ￭.", "The dog ￭. It ran ￭."),
        ("the dog", "كلب ￭. USB", "the dog"),
        ("“￭ the dog ￭! ￭”", "「 狗 ！ 」", "“￭ The dog ￭! ￭”"),
        ("the USB dog", "USB 5º", "THE USB DOG"),
        ("...￭ the dog", "...￭ Le chien", "...￭ The dog"),
        ("", "Le", ""),
        ("the", "", "the"),
        ("a", "A", "A"),
    ],
)
def test_recase(truecaser: Truecaser, tokens: str, source: str, cased: str) -> None:
    assert truecaser.recase(tokens.split(), source.split()) == cased.split()


@pytest.mark.parametrize(
    ("tokens", "source", "own_case", "cased"),
    [
        ("3 dogs", "3 Hunde", "3 Hunde", "3 dogs"),
        ("3 dogs", "3 Große", "3 große", "3 Dogs"),
        ("{0} the dog", "{0} Le chien", "{0} le chien", "{0} The dog"),
        ("{0} the dog", "{0} le chien", "{0} le chien", "{0} the dog"),
        ("1 ￭. the dog", "1 ￭. Le chien", "1 ￭. le chien", "1 ￭. The dog"),
        ("www.a.org ￭: the dog", "www.a.org ￭: Le chien", "www.a.org ￭: le chien",
         "www.a.org ￭: The dog"),
        ("the", "%1$s {0}", "%1$s {0}", "the"),
        ("3 dogs ￭.", "3 狗 。", "3 狗 。", "3 dogs ￭."),
        ("the dog ￭. 3 dogs ￭.", "狗 。 3 狗 。", "狗 。 3 狗 。", "The dog ￭. 3 dogs ￭."),
    ],
)  # fmt: skip
def test_the_first_word_behind_a_number_or_code(truecaser, tokens, source, own_case, cased):
    assert truecaser.recase(tokens.split(), source.split(), own_case.split()) == cased.split()


@pytest.mark.parametrize(
    ("texts", "capital"),
    [
        (["The dog", "Open file", "a dog"], True),
        (["The dog ￭.", "Open file ￭?", "a dog"], False),
        (["THE DOG", "3 dogs", "the dog"], False),
        (["中 The", "%s Dog", "3 Dogs"], True),
        ([], False),
    ],
)
def test_texts_without_a_mark_begin_as_most_in_training(
    texts: list[str], capital: bool, tmp_path: Path
) -> None:
    made = Truecaser("en")
    made.train(text.split() for text in texts)
    made.save(tmp_path / "casing")
    for truecaser in (made, Truecaser.load(tmp_path / "casing")):
        for source, tokens in [("狗", "the dog"), ("USB 狗 狗", "the USB dog"), ("3 狗", "3 dogs")]:
            begins = tokens.replace("the", "The") if capital else tokens
            assert truecaser.recase(tokens.split(), source.split()) == begins.split()
        assert truecaser.recase(["the", "dog"], ["le", "chien"]) == ["the", "dog"]


@pytest.mark.parametrize(
    ("language", "tokens", "source", "cased"),
    [
        ("fr", "prenez p ￭. ex ￭. ceci ￭. puis allez ￭.", "Use e.g. this ￭. Then go ￭.",
         "Prenez p ￭. ex ￭. ceci ￭. Puis allez ￭."),
        ("de", "dies z ￭. B ￭. hier ￭. dann los ￭.", "This e.g. here ￭. Then go ￭.",
         "Dies z ￭. B ￭. hier ￭. Dann los ￭."),
        ("fr", "voir ceci ￭. puis allez ￭.", "See fig ￭. 3 below ￭. Then go ￭.",
         "Voir ceci ￭. Puis allez ￭."),
        ("fr", "sur 5 mm ￭. puis allez ￭.", "To 5 mm ￭. Then go ￭.", "Sur 5 mm ￭. Puis allez ￭."),
        ("fr", "voir ex ￭. ceci ￭.", "See this ￭. Now ￭.", "Voir ex ￭. Ceci ￭."),
    ],
)  # fmt: skip
def test_the_stop_of_an_abbreviation_begins_no_sentence(
    language: str, tokens: str, source: str, cased: str
) -> None:
    assert Truecaser(language).recase(tokens.split(), source.split()) == cased.split()


def test_a_word_inside_a_sentence_in_a_script_without_case_stays() -> None:
    made = Truecaser("ja")
    made.train([["開", "Open", "ボタン"], ["Open", "ボタン"]])
    assert made.truecase(["この", "Shut", "ボタン", "。", "Shut"]) == [
        "この", "Shut", "ボタン", "。", "shut"
    ]  # fmt: skip


def test_a_name_in_capitals_makes_no_text_in_capitals_of_arabic(truecaser: Truecaser) -> None:
    tokens = ["القرص", "USB", "PARIS", "￭."]
    assert truecaser.truecase(tokens) == tokens


def test_code_begins_no_sentence(truecaser: Truecaser) -> None:
    assert truecaser.truecase(["%1$s", "{0}", "The", "dog"]) == ["%1$s", "{0}", "the", "dog"]


@pytest.mark.parametrize(
    ("language", "word", "capital"),
    [("nl", "ijs", "IJs"), ("tr", "iş", "İş"), ("de", "über", "Über"), ("ka", "ენა", "ენა")],
)
def test_capitals_of_a_language(language: str, word: str, capital: str) -> None:
    assert Truecaser(language).recase([word], ["Word"]) == [capital]


@pytest.mark.parametrize("language", ["tr", "az-Latn"])
def test_each_i_of_turkish_has_its_own_capital(language: str, tmp_path: Path) -> None:
    made = Truecaser(language)
    made.train(line.split() for line in ["bir ışık var", "çok iyi", "köy Irmak", "bu İpek"])
    made.save(tmp_path / "casing")
    for truecaser in (made, Truecaser.load(tmp_path / "casing")):
        for word, cased in [
            ("Işık", "ışık"),
            ("İyi", "iyi"),
            ("Irmak", "Irmak"),
            ("İpek", "İpek"),
            ("Ilık", "ılık"),  # never seen
            ("İnce", "ince"),
        ]:
            assert truecaser.truecase([word, "var"]) == [cased, "var"]
        assert truecaser.truecase(["ÇOK", "IŞIK", "İYİ"]) == ["çok", "ışık", "iyi"]


@pytest.mark.parametrize("headings", [False, True])
def test_file_goes_back(truecaser: Truecaser, tmp_path: Path, headings: bool) -> None:
    truecaser.headings = headings
    truecaser.save(tmp_path / "casing")
    again = Truecaser.load(tmp_path / "casing")
    assert again.language == "en"
    assert again.headings == headings
    assert len(again) == len(truecaser) > 5
    assert again.truecase(["The", "dog"]) == ["the", "dog"]


@pytest.mark.parametrize(
    "content", [b"", b"words\n", b"postil truecaser 1 en\na", b"\xff", b"postil truecaser 4 en\n"]
)
def test_damaged_file(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "casing"
    path.write_bytes(content)
    with pytest.raises(InputError, match="casing"):
        Truecaser.load(path)
    with pytest.raises(InputError, match="cannot be read"):
        Truecaser.load(tmp_path / "none")


@given(st.lists(st.text(min_size=1, max_size=8)), st.lists(st.text(min_size=1, max_size=8)))
def test_any_tokens(tokens: list[str], source: list[str]) -> None:
    truecaser = Truecaser("en")
    truecaser.train([tokens])
    assert len(truecaser.truecase(source)) == len(source)
    assert len(truecaser.recase(tokens, source)) == len(tokens)


@pytest.mark.parametrize(
    ("token", "kind"),
    [
        ("1,234.5", "number"), ("-5", "number"), ("10⍽000", "number"), ("12/05/2020￭", "number"),
        ("v2.0.1", "number"), ("3", "number"),
        ("http://a.org/b", "url"), ("www.a.org", "url"), ("example.com", "url"),
        ("x@y.org", "email"), ("/usr/share/x", "path"), ("report.pdf", "path"),
        ("C:\\a\\b", "path"),
        ("%1", "code"), ("$[officename]", "code"), ("<value>", "code"), ("MB_OK", "code"),
        ("A4", "code"), ("os.path.join", "code"), ("&amp;", "code"), ("{0}", "code"),
        ("*.pem", "code"),
        ("word", None), ("￭.", None), ("3-year", None), ("l'￭", None), ("USB", None), ("￭", None),
        ("well-known", None), ("été", None), ("...", None),
        ("AB-1234/X", "code"), ("Q1/2024", None), ("EU/27", None),
    ],
)  # fmt: skip
def test_classify(token: str, kind: str | None) -> None:
    assert classify(token) == kind


def test_normal_form() -> None:
    assert nfc("e\u0301") == "é"
    assert without_line_breaks("a  b \n\tc\r\nd\u00a0\ne") == "a  b c d\u00a0 e"
