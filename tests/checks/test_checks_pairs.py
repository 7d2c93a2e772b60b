"""Checks of one segment: what each finds, what it leaves alone, and its fixes."""

from __future__ import annotations

import subprocess
import sys

import pytest
from checks_cases import found, tagged

from postil.errors import UsageError
from postil.memory.terms.finder import TermHit
from postil.workspace.checks.catalogue import BY_ID, CHECKS, check_pair
from postil.workspace.checks.finding import Pair
from postil.workspace.checks.patterns import check_rule
from postil.workspace.checks.settings import CheckSettings, PatternRule
from postil.workspace.checks.spelling import speller_of

WRONG = [
    ("empty", "Print", " ", "en-fr"),
    ("tag-missing", "Press <b>OK</b>.", "Cliquez sur <b>OK.", "en-fr"),
    ("tag-missing", "a<br/>b<br/>c", "a<br/>b c", "en-fr"),
    ("tag-extra", "Press OK.", "Cliquez sur <x/>OK.", "en-fr"),
    ("tag-extra", "a<br/>b", "a<br/>b<br/>", "en-fr"),
    ("tag-order", "a<br/>b<x/>c", "a<x/>b<br/>c", "en-fr"),
    ("tag-pairing", "<b>OK</b>", "</b>OK<b>", "en-fr"),
    ("tag-pairing", "<b>a<i>b</i></b>", "<b>a<i>b</b></i>", "en-fr"),
    ("tag-space", "a<br/>b", "a <br/> b", "en-fr"),
    ("tag-space", "a <x/> b", "a<x/>b", "en-fr"),
    ("numbers", "Wait 15 minutes.", "Attendez 51 minutes.", "en-fr"),
    ("numbers", "From 2 to 30", "De 2 à", "en-fr"),
    ("numbers", "1,234.5 km", "1 243,5 km", "en-fr"),
    ("numbers", "at 3 pm", "à 16 h", "en-fr"),
    ("numbers", "It costs $100.", "Es kostet 200 $.", "en-de"),
    ("numbers", "Chapter 3", "第4章", "en-zh"),
    ("numbers", "3 million users", "30万ユーザー", "en-ja"),
    ("numbers", "on 12/31/2026", "am 31.11.2026", "en-de"),
    ("numbers", "Siglo XXI", "20th century", "es-en"),
    ("numbers", "el 14/03/2025", "on 14 April 2025", "es-en"),
    ("numbers", "a las 17.30 h", "at 6:30 p.m.", "es-en"),
    ("numbers", "la 2.ª planta", "the first floor", "es-en"),
    ("units", "5 km", "5 m", "en-fr"),
    ("units", "20 MB", "20 Go", "en-fr"),
    ("number-style", "3.5 cm", "3.5 cm", "en-fr"),
    ("number-style", "10,200,000 units", "10,200,000 unités", "en-fr"),
    ("number-style", "1.234,5 km", "1.234,5 km", "de-en"),
    ("number-style", "1.234,5 km", "1.234,5 km", "de-fr"),
    ("number-style", "1.234 Stück", "1.234 sztuk", "de-pl"),
    ("number-style", "10.200.000 unidades", "10.200.000 unités", "es-fr"),
    ("number-style", "1,234.5 km", "1,234.5 km", "en-de-CH"),
    ("number-style", "1,234 m", "1,234 m", "de-en"),
    ("number-style", "Version 1.5 is 1.5 MB", "Version 1,5 ist 1.5 MB", "en-de"),
    ("codes", "See http://example.org/a.html", "Voir http://example.org/b.html", "en-fr"),
    ("codes", "Open %s in {name}", "Ouvrir %s dans {nom}", "en-fr"),
    ("untranslated", "Open the file", "Open the file", "en-fr"),
    ("word-repeated", "In the box", "Dans la la boîte", "en-fr"),
    ("word-repeated", "The box", "La la boîte", "en-fr"),
    ("spelling", "translation", "tradction", "en-fr"),
    ("spelling", "of the translation", "de l'tradction", "en-fr"),
    ("final-mark", "Stop!", "Arrêt.", "en-fr"),
    ("final-mark", "Stop.", "Arrêt", "en-fr"),
    ("final-mark", "Stop", "Arrêt :", "en-fr"),
    ("final-mark", "Es el mar.", "It is the sea", "es-en"),
    ("final-mark", "Véase www.abc.com.", "See www.abc.com", "es-en"),
    ("final-mark", "“Stop.”", "« Arrêt »", "en-fr"),
    ("brackets", "See (1).", "Voir (1.", "en-fr"),
    ("brackets", "See [1].", "Voir 1.", "en-fr"),
    ("brackets", "See (1) or [2].", "Voir (1] ou [2).", "en-fr"),
    ("numbers", "at 3 a.m.", "à 0 h", "en-fr"),
    ("numbers", "Take 1 now.", "I take it now.", "fr-en"),
    ("number-style", "1,234 files", "1,234 fichiers", "en-fr"),
    ("inverted", "Why?", "Por qué?", "en-es"),
    ("inverted", "Why http://a.com/?x=1?", "¡Por qué http://a.com/?x=1 no?", "en-es"),
    ("ellipsis", "Save…", "Enregistrer...", "en-fr"),
    ("space-ends", "Name: ", "Nom :", "en-fr"),
    ("space-ends", "Name", " Nom", "en-fr"),
    ("space-doubled", "a b", "a  b", "en-fr"),
    ("repeated-mark", "a, b", "a,, b", "en-fr"),
    ("repeated-mark", "a, b", "a, , b", "en-fr"),
    ("repeated-mark", "Save it.", "Enregistrez..", "en-fr"),
    ("space-marks", "Name:", "Nom:", "en-fr"),
    ("space-marks", "a, b", "a , b", "en-fr"),
    ("space-marks", "(see 3)", "(voir 3 )", "en-fr"),
    ("space-marks", "Why?", "Warum ?", "en-de"),
    ("space-marks", "a, b", "a,b", "en-de"),
    ("space-marks", "(a)", "( a)", "en-de"),
    ("space-marks", "Why?", "Pourquoi\u202f?", "en-fr-CA"),
    ("space-no-break", "Name:", "Nom :", "en-fr"),
    ("space-percent", "5%", "5%", "en-de"),
    ("space-percent", "5 %", "5 %", "de-en"),
    ("name-case", "the iPhone", "l'Iphone", "en-fr"),
    ("name-case", "10 MHz", "10 Mhz", "en-fr"),
    ("first-capital", "Print", "imprimer", "en-fr"),
    ("first-capital", "print", "Imprimer", "en-fr"),
    ("characters", "a", "a\ufffd", "en-fr"),
    ("numbers", "in 3 steps", "في خطوات", "en-ar"),
    ("numbers", "Step 1", "الخطوة", "en-ar"),
    ("numbers", "2 files", "הקבצים", "en-he"),
    ("numbers", "30 files", "二十個のファイル", "en-ja"),
    ("final-mark", "Wait...", "待って", "en-ja"),
    ("final-mark", "Done.", "完了", "en-ja"),
    ("final-mark", "完了", "เสร็จ?", "ja-en"),
    ("brackets", "開く (O)", "Open", "ja-en"),
    ("space-marks", "Why?", "क्यों ?", "en-hi"),
]
RIGHT = [
    ("empty", "", "", "en-fr"),
    ("tag-missing", "<b>OK</b>", "<b>OK</b>", "en-fr"),
    ("tag-order", "<b>a</b><i>b</i>", "<i>b</i><b>a</b>", "en-fr"),
    ("tag-pairing", "<b>a<i>b</i></b>", "<i>b</i><b>a</b>", "en-fr"),
    ("tag-space", "a<br/>b", "a<br/> b", "en-fr"),
    ("numbers", "1,234.5 km and 7", "1\u202f234,5 km et 7", "en-fr"),
    ("numbers", "1,234 or 1.5", "1.234 oder 1,5", "en-de"),
    ("numbers", "2 files", "deux fichiers", "en-fr"),
    ("numbers", "two files", "2 Dateien", "en-de"),
    ("numbers", "at 3:30 pm", "à 15 h 30", "en-fr"),
    ("numbers", "23:30", "23h30", "en-fr"),
    ("numbers", "Step1", "Étape 1", "en-fr"),
    ("numbers", "page ٣", "صفحة 3", "en-ar"),
    ("numbers", "2024-01-02", "02/01/2024", "en-fr"),
    ("numbers", "It costs $100, or US$1,500.", "Es kostet 100 $ oder 1.500 US-Dollar.", "en-de"),
    ("numbers", "12,345 files", "12\u2009345 Dateien", "en-de"),
    ("numbers", "on 12/31/2026", "am 31.12.2026", "en-de"),
    ("numbers", "on 2026-03-05", "am 05.03.2026", "en-de"),
    ("numbers", "at 12:30 a.m.", "um 00:30 Uhr", "en-de"),
    ("numbers", "It has 1,234 lines.", "文件有1,234行。", "en-zh"),
    ("numbers", "Users: 1.5 per day", "ユーザー1.5人", "en-ja"),
    ("numbers", "Chapter 3", "제3장", "en-ko"),
    ("numbers", "10,000 people", "1万人", "en-zh"),
    ("numbers", "3 million users", "300万ユーザー", "en-ja"),
    ("numbers", "1.5 billion", "1.500.000.000", "en-de"),
    ("numbers", "Siglo XXI", "21st century", "es-en"),
    ("numbers", "au XIXe siècle", "in the 19th century", "fr-en"),
    ("numbers", "la 1.ª planta", "the first floor", "es-en"),
    ("numbers", "l’alinéa 1er", "the first paragraph", "fr-en"),
    ("numbers", "el 14/03/2025", "on 14 March 2025", "es-en"),
    ("numbers", "am 14.03.2025", "on 14 March 2025", "de-en"),
    ("numbers", "on 14 March 2025", "el 14/03/2025", "en-es"),
    ("numbers", "a las 17.30 h del día 3", "at 5:30 p.m. on the 3rd", "es-en"),
    ("numbers", "um 14.30 Uhr", "at 2.30 p.m.", "de-en"),
    ("numbers", "CUARTA.- Fianza.", "IV.- Deposit.", "es-en"),
    ("numbers", "10 k€", "€10,000", "fr-en"),
    ("numbers", "on 14/03/2025", "14 марта 2025", "en-ru"),
    ("numbers", "on 14/09/2025", "on Sept. 14, 2025", "fr-en"),
    ("numbers", "on 14/01/2025", "am 14. Jänner 2025", "en-de"),
    ("numbers", "Länge 1.234,5 mm", "Longueur 1\u202f234,5 mm", "de-fr"),
    ("numbers", "Länge 1.234,5 mm", "Longueur 1 234,5 mm", "de-fr"),
    ("numbers", "Länge 1.234,5 mm", "Longueur 1234,5 mm", "de-fr"),
    ("numbers", "12.000–15.000 km", "12\u202f000 à 15\u202f000 km", "de-fr"),
    ("numbers", "a .5 mm gap", "une fente de 0,5 mm", "en-fr"),
    ("numbers", "$2.5bn", "2500 millones de dólares", "en-es"),
    ("number-style", "D.N.I. n.º 24.356.789-K", "ID No. 24.356.789-K", "es-en"),
    ("final-mark", "los arts. 1.124 del C.C.", "Articles 1124 of the Civil Code", "es-en"),
    ("final-mark", "à 14 h 30", "at 2:30 p.m.", "fr-en"),
    ("final-mark", "el Banco S. A.", "the Bank", "es-en"),
    ("units", "20 MB", "20 Mo", "en-fr"),
    ("units", "2 L of water", "2 l Wasser", "en-de"),
    ("units", "5 cm", "5 m, en 5 fois", "en-fr"),
    ("number-style", "version 1.2.3", "version 1.2.3", "en-fr"),
    ("number-style", "1.234,5 km", "1.234,5 km", "de-es"),
    ("number-style", "1 234,5 km", "1 234,5 km", "fr-de"),
    ("number-style", "10 200 000 unités", "10 200 000 Stück", "fr-de"),
    ("number-style", "an 192.168.100.101", "à 192.168.100.101", "de-fr"),
    ("number-style", "an 192.168.100.101", "to 192.168.100.101", "de-en"),
    ("number-style", "Abschnitt 1.234", "section 1.234", "de-fr"),
    ("number-style", "12,5 %", "12,5 %", "de-fr"),
    ("number-style", "1.234,5 km", "1 234,5 km", "de-fr"),
    ("number-style", "3.5 cm", "3,5 cm", "en-fr"),
    ("number-style", "3.5 cm", "3.5 cm", "en-de-CH"),
    ("number-style", "3.5 cm", "3.5 cm", "en-es-419"),
    ("number-style", "Python 3.11 is required", "Python 3.11 wird benötigt", "en-de"),
    ("number-style", "See section 4.2.", "Siehe Abschnitt 4.2.", "en-de"),
    ("number-style", "See section 4.2.", "Se avsnitt 4.2.", "en-sv"),
    ("codes", "See http://example.org/a.html.", "Voir http://example.org/a.html", "en-fr"),
    ("untranslated", "LibreOffice 7", "LibreOffice 7", "en-fr"),
    ("untranslated", "http://example.org", "http://example.org", "en-fr"),
    ("word-repeated", "You sit down", "Vous vous asseyez", "en-fr"),
    ("word-repeated", "Bora Bora", "Bora Bora", "en-fr"),
    ("word-repeated", "AND or OR", "ET ou OU", "en-fr"),
    ("spelling", "Use the Kwyjibo.", "Utilisez le Kwyjibo.", "en-fr"),
    ("spelling", "the translation", "l'introduction, qu'elle", "en-fr"),
    ("spelling", "See foo_bar.py", "Voir foo_bar.py", "en-fr"),
    ("spelling", "the unit", "l'unité QZXW", "en-fr"),
    ("final-mark", "Really?", "本当？", "en-ja"),
    ("final-mark", "Done.", "完了。", "en-ja"),
    ("final-mark", "Why?", "Γιατί;", "en-el"),
    ("final-mark", "Done.", "ہو گیا۔", "en-ur"),
    ("final-mark", "Done.", "ပြီးပြီ။", "en-my"),
    ("final-mark", "Done.", "រួចរាល់។", "en-km"),
    ("final-mark", "Why?", "ለምን፧", "en-am"),
    ("final-mark", "He said: “No.”", "Il a dit : « Non. »", "en-fr"),
    ("final-mark", "Save...", "Enregistrer…", "en-fr"),
    ("brackets", "a) First", "a) Premier", "en-fr"),
    ("brackets", "See (1.", "Voir (1.", "en-fr"),
    ("brackets", "(see)", "（参照）", "en-ja"),
    ("inverted", "Why?", "¿Por qué?", "en-es"),
    ("inverted", "See http://a.com/?x=1 now.", "Vea http://a.com/?x=1 ahora.", "en-es"),
    ("space-ends", " a ", " b ", "en-fr"),
    ("space-doubled", "a  b", "c  d", "en-fr"),
    ("repeated-mark", "std::vector", "std::vector", "en-fr"),
    ("repeated-mark", "Save...", "Enregistrer...", "en-fr"),
    ("repeated-mark", "a, b.", "a, b.", "en-fr"),
    ("space-marks", "Name: why?", "Nom\u00a0: pourquoi\u202f?", "en-fr"),
    ("space-marks", "http://a.org: x", "http://a.org\u00a0: x", "en-fr"),
    ("space-marks", "Why?", "Pourquoi?", "en-fr-CA"),
    ("space-marks", "at 10:30", "à 10:30", "en-fr"),
    ("space-marks", "a .NET class", "eine .NET-Klasse", "en-de"),
    ("space-marks", "the sign ;", "das Zeichen ;", "en-de"),
    ("space-marks", "x,y", "x,y", "en-de"),
    ("space-marks", "! Warning", "! Attention", "en-fr"),
    ("space-marks", "begins with “", "commence par «", "en-fr"),
    ("space-percent", "5%", "5\u00a0%", "en-de"),
    ("space-percent", "a 100% one", "ein 100%iger", "en-de"),
    ("space-percent", "Copy %1%2", "%1%2 kopieren", "en-de"),
    ("space-percent", "See http://a.com/%20%C3", "Siehe http://a.com/%20%C3", "en-de"),
    ("space-marks", "Hello, world", "你好,世界", "en-zh"),
    ("word-repeated", "Do the work", "कर कर्म", "en-hi"),
    ("first-capital", "Open it", "გახსენით", "en-ka"),
    ("first-capital", "გახსენით", "Open it", "ka-en"),
    ("name-case", "OPEN IT", "ouvrir", "en-fr"),
    ("first-capital", "print", "Drucken", "en-de"),
    ("first-capital", "iPhone", "iPhone", "en-fr"),
    ("first-capital", "3 boxes", "Trois boîtes", "en-fr"),
    ("quotes", 'a "b"', "a « b »", "en-fr"),
    ("numbers", "One hour, fifty pieces", "１時間、50個", "en-ja"),
    ("numbers", "3 of 12, 100 in all", "十二のうち三つ、全部で百", "en-ja"),
    ("numbers", "2 files", "两个文件", "en-zh"),
    ("numbers", "2 files", "兩個檔案", "en-yue"),
    ("space-marks", "Hello, world", "你好,世界", "en-yue"),
    ("numbers", "1 minute, 2 seconds", "دقيقة، ثانيتان", "en-ar"),
    ("numbers", "1 minute, 2 days, 3 files", "דקה, יומיים, שלושה קבצים", "en-he"),
    ("numbers", "3 files", "तीन फ़ाइलें", "en-hi"),
    ("codes", "Press $name or %s", "$nameか%sを押す", "en-ja"),
    ("ellipsis", "Wait...", "待って……", "en-ja"),
    ("ellipsis", "等等……", "Wait...", "zh-en"),
    ("ellipsis", "等等……", "Wait...", "yue-en"),
    ("final-mark", "Wait...", "待って……。", "en-ja"),
    ("final-mark", "Wait...", "待って・・・", "en-ja"),
    ("final-mark", "(It is so.)", "（そうです）", "en-ja"),
    ("final-mark", "He said: “No.”", "彼は「だめだ」と言った。「だめだ」", "en-ja"),
    ("final-mark", "เสร็จแล้ว", "Done.", "th-en"),
    ("brackets", "चुनें (_S)", "_Select", "hi-en"),
    ("brackets", "開く(&O)", "&Open", "ja-en"),
    ("first-capital", "Should $unit.name| read?", "$unit.name|应该读吗？", "en-zh"),
    ("space-marks", "Command:", "कमांड :", "en-hi"),
]


@pytest.fixture
def french() -> None:
    if speller_of("fr") is None:
        pytest.skip("there is no French dictionary here")


@pytest.mark.parametrize(("check", "source", "target", "languages"), WRONG)
def test_what_is_wrong_is_found(
    request: pytest.FixtureRequest, check: str, source: str, target: str, languages: str
) -> None:
    if check == "spelling":
        request.getfixturevalue("french")
    assert found(check, source, target, languages)


@pytest.mark.parametrize(("check", "source", "target", "languages"), RIGHT)
def test_what_is_right_is_left_alone(check: str, source: str, target: str, languages: str) -> None:
    assert not found(check, source, target, languages)


def test_every_check_is_tried() -> None:
    tried = {case[0] for case in WRONG}
    elsewhere = {"term-absent", "term-forbidden", "length", "pattern", "quotes"}
    assert tried | elsewhere == {check.id for check in CHECKS if not check.id.startswith("cons")}
    assert len(BY_ID) == len(CHECKS)


@pytest.mark.parametrize(
    ("source", "target", "languages", "messages"),
    [
        ("1.50 €", "1,5 €", "en-fr", ["1.50 of the source has other decimals here: 1,5."]),
        ("1,500.00 €", "1.500 €", "en-de", ["has other decimals here: 1.500."]),
        ("1.500 Stück", "1,5 pièce", "de-fr", ["is missing.", "no number 1,5."]),
        ("version 1.2.0", "version 1.2", "en-fr", ["1.2.0 of the source is missing."]),
    ],
)
def test_other_decimals_are_one_finding(
    source: str, target: str, languages: str, messages: list[str]
) -> None:
    told = [str(one.message) for one in found("numbers", source, target, languages)]
    assert len(told) == len(messages)
    for message, end in zip(told, messages, strict=True):
        assert message.endswith(end)


@pytest.mark.parametrize(
    ("check", "source", "target", "languages", "mended"),
    [
        ("number-style", "1,234.5 km", "1,234.5 km", "en-de", "1.234,5 km"),
        ("number-style", "3.5 cm", "3.5 cm", "en-fr", "3,5 cm"),
        ("space-marks", "Name:", "Nom:", "en-fr", "Nom\u00a0:"),
        ("space-ends", "Name: ", "Nom :", "en-fr", "Nom : "),
        ("word-repeated", "In the box", "Dans la la boîte", "en-fr", "Dans la boîte"),
        ("name-case", "the iPhone", "l'Iphone", "en-fr", "l'iPhone"),
        ("first-capital", "Print", "imprimer", "en-fr", "Imprimer"),
        ("first-capital", "First", "ilk", "en-tr", "İlk"),
        ("ellipsis", "Save…", "Enregistrer...", "en-fr", "Enregistrer…"),
    ],
)
def test_a_finding_has_a_fix(
    check: str, source: str, target: str, languages: str, mended: str
) -> None:
    (finding,) = found(check, source, target, languages)
    assert finding.fix is not None
    assert finding.fix.text == mended


def test_a_finding_says_where() -> None:
    (finding,) = found("numbers", "Wait 15 minutes.", "Attendez 15 ou 51 minutes.")
    assert "Attendez 15 ou 51 minutes."[finding.start : finding.end] == "51"
    missing, extra = found("tag-missing", "<b>a</b>", "a"), found("tag-extra", "a", "a<x/>b")
    assert [finding.message for finding in missing] == [
        "The tag <b> of the source is missing.",
        "The tag </b> of the source is missing.",
    ]
    assert extra[0].fix == tagged("ab") and (extra[0].start, extra[0].end) == (1, 2)


def test_terms_in_other_forms_count() -> None:
    hits = [TermHit(4, 12, "segment", "segment"), TermHit(4, 12, "segment", "partie")]
    assert not found("term-absent", "Two segments", "Deux segments", terms=hits)
    assert not found("term-absent", "Two segments", "Deux parties", terms=hits)
    (finding,) = found("term-absent", "Two segments", "Deux morceaux", terms=hits)
    assert finding.suggestions == ("segment", "partie")
    assert "“segments”" in finding.message


@pytest.mark.parametrize(
    ("term", "target", "languages", "wrong"),
    [
        ("Ebene", "Die Standardebenen können Sie nicht löschen.", "en-de", False),
        ("Ebene", "Die Ebeneneigenschaften", "en-de", False),
        ("Ziehpunkt", "auf einen Eckziehpunkt", "en-de", False),
        ("Adresse", "Das Adressfeld", "en-de", False),
        ("Ebene", "Das gilt ebenfalls.", "en-de", True),
        ("Rand", "Der Seitenrand", "en-de", False),
        ("Rand", "Die Veranda", "en-de", True),
        ("Rat", "Zehn Karat", "en-de", True),
        ("Seite", "Die Schicht", "de-de", True),
        ("laag", "De standaardlaag", "en-nl", False),
        ("page", "Le paysage", "en-fr", True),
    ],
)
def test_a_term_within_a_compound_is_there(
    term: str, target: str, languages: str, wrong: bool
) -> None:
    hits = [TermHit(0, 5, "layer", term)]
    assert bool(found("term-absent", "layer", target, languages, terms=hits)) is wrong


def test_forbidden_terms() -> None:
    hits = [
        TermHit(0, 5, "email", "mél", forbidden=True),
        TermHit(0, 5, "email", "courriel"),
    ]
    (finding,) = found("term-forbidden", "email", "un mél reçu", terms=hits)
    assert (finding.start, finding.end) == (3, 6)
    assert finding.suggestions == ("courriel",)
    assert not found("term-forbidden", "email", "un courriel", terms=hits)


def test_lengths() -> None:
    settings = CheckSettings(longest=5)
    assert found("length", "abc", "abcdef", settings=settings)[0].message == (
        "6 characters; 5 are allowed."
    )
    assert not found("length", "abc", "abcde", settings=settings)
    share = CheckSettings(longest_share=150)
    assert found("length", "a" * 20, "b" * 31, settings=share)
    assert not found("length", "a" * 20, "b" * 30, settings=share)
    assert not found("length", "a", "b" * 30, settings=share)


def test_forbidden_characters_and_quotes() -> None:
    settings = CheckSettings(off=frozenset(), forbidden_characters="ß")
    assert found("characters", "a", "aßb", settings=settings)[0].start == 1
    assert found("quotes", 'a "b"', 'a "b"', settings=settings)


def test_rules_of_ones_own() -> None:
    rule = PatternRule("article number", r"\g<1>", source=r"Art\. (\d+)", required=True)
    settings = CheckSettings(patterns=(rule,))
    assert found("pattern", "See Art. 12", "Voir art. 13", settings=settings)
    assert not found("pattern", "See Art. 12", "Voir art. 12", settings=settings)
    assert not found("pattern", "See 12", "Voir 13", settings=settings)
    avoid = PatternRule("no “please”", "s'il vous plaît", ignore_case=True, message="Too polite.")
    settings = CheckSettings(patterns=(avoid,))
    (finding,) = found("pattern", "Please stop", "S'il vous plaît, stop", settings=settings)
    assert (finding.message, finding.start) == ("Too polite.", 0)


def test_a_rule_that_takes_too_long_is_given_up() -> None:
    settings = CheckSettings(patterns=(PatternRule("slow", r"(a|aa)+$"),))
    (finding,) = found("pattern", "a", "a" * 60 + "b", settings=settings)
    assert "took too long" in finding.message


@pytest.mark.parametrize(
    "rule", [PatternRule("open", "("), PatternRule("group", r"\g<2>", source="(a)")]
)
def test_wrong_rules_are_told(rule: PatternRule) -> None:
    with pytest.raises(UsageError, match=rule.name):
        check_rule(rule)


def test_settings_go_through_json() -> None:
    settings = CheckSettings(
        off=frozenset({"spelling"}),
        longest=40,
        forbidden_characters="ß",
        patterns=(PatternRule("a", "b", required=True),),
        words=frozenset({"Kwyjibo"}),
    )
    assert CheckSettings.from_json(settings.to_json()) == settings
    assert CheckSettings.from_json({}) == CheckSettings()
    with pytest.raises(UsageError):
        CheckSettings.from_json({"longest": "many"})


def test_human_translations_are_mostly_left_alone(shared_data) -> None:
    """Errors of certain kinds are reported in fewer than 2 in 100 published translations."""
    folder = shared_data / "tech-en-fr"
    sides = [
        (folder / f"dev.en-fr.{code}").read_text(encoding="utf-8").splitlines()
        for code in ("en", "fr")
    ]
    counts = dict.fromkeys(BY_ID, 0)
    total = 0
    for source, target in zip(*sides, strict=True):
        total += 1
        for check in {
            f.check for f in check_pair(Pair(tagged(source), tagged(target), "en", "fr"))
        }:
            counts[check] += 1
    for check in ("numbers", "units", "codes", "brackets", "final-mark", "word-repeated"):
        assert counts[check] < 0.02 * total, (check, counts[check])


CHECK = """
import sys
from postil.text.tags import TaggedText
from postil.workspace.checks.catalogue import check_pair
from postil.workspace.checks.finding import Pair
run = sys.argv[1] * int(sys.argv[2])
texts = [TaggedText(text) for text in (f"Chapter 1 {run} 12", f"Chapitre 1 {run} 12")]
print(len(list(check_pair(Pair(*texts, "en", "fr")))))
"""


@pytest.mark.parametrize(("run", "length"), [(".", 100), (".", 100_000), (" ", 100_000)])
def test_a_line_of_dots_is_checked_at_once(run: str, length: int) -> None:
    """As in a table of contents. A hundred could be read in 2 to the 54 ways."""
    command = [sys.executable, "-c", CHECK, run, str(length)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert int(done.stdout) >= 0
