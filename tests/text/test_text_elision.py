"""Elision, contraction and articles where words meet."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.elision import clashes, fitted, joined

FRENCH = [
    ("le|utilisateur", ["l'utilisateur"]),
    ("de|une page", ["d'une page"]),
    ("Que|il", ["Qu'il"]),
    ("du|écran", ["de l'écran"]),
    ("au|hôtel", ["à l'hôtel"]),
    ("le|héros", ["le héros"]),
    ("le|huitième", ["le huitième"]),
    ("la|une", ["la une"]),
    ("la|ou les pages", ["la ou les pages"]),
    ("le|onzième", ["le onzième"]),
    ("le|yaourt", ["le yaourt"]),
    ("les yeux de|yeux", ["les yeux d'yeux"]),
    ("ce|utilisateur", ["cet utilisateur"]),
    ("ce|est", ["ce est"]),
    ("ma|adresse", ["mon adresse"]),
    ("si|ils", ["s'ils"]),
    ("de|les pages", ["des pages"]),
    ("à|le bac", ["au bac"]),
    ("de|le faire", ["de le faire", "du faire"]),
    ("de|le caractère", ["du caractère"]),
    ("à|le fichier", ["au fichier"]),
    ("de|le modifier", ["de le modifier", "du modifier"]),
    ("du|la page", ["de la page"]),
    ("des|une page", ["d'une page"]),
    ("aux|l'écran", ["à l'écran"]),
    ("le|HTML", ["le HTML"]),
    ("le|index_2", ["le index_2"]),
    ("le|a.txt", ["le a.txt"]),
    ("de|A à Z", ["de A à Z"]),
    ("presque|une", ["presque une"]),
    ("branché à le|réseau", ["branché au réseau"]),
    ("près de le|écran", ["près de l'écran"]),
    ("près de les|écrans", ["près des écrans"]),
]
GLUED = [
    ("l'|client", ["le client", "la client"]),
    ("l’|écran", ["l’écran"]),
    ("de l'|page", ["du page", "de la page"]),
    ("d'|page", ["de page"]),
    ("d'|l'icône", ["de l'icône"]),
    ("jusqu'|midi", ["jusque midi"]),
    ("L'|page", ["Le page", "La page"]),
    ("aujourd'|hui", ["aujourd'hui"]),
]
OTHERS = [
    ("es", "de|el archivo", ["del archivo"]),
    ("es", "del|la página", ["de la página"]),
    ("es", "a|El Salvador", ["a El Salvador"]),
    ("de", "im|der Datei", ["in der Datei"]),
    ("de", "zum|der Datei", ["zur Datei"]),
    ("de", "in|dem Fenster", ["in dem Fenster"]),
    ("en", "a|error", ["an error"]),
    ("en", "an|user", ["a user"]),
    ("en", "an|uninstaller", ["an uninstaller"]),
    ("en", "a|hour", ["an hour"]),
    ("en", "an|one-way street", ["a one-way street"]),
    ("en", "a|HTML page", ["a HTML page"]),
    ("it", "lo|utente", ["lo utente"]),
]


@pytest.mark.parametrize(("language", "words", "wanted"), [
    *(("fr", *one) for one in FRENCH), *OTHERS,
])  # fmt: skip
def test_words_that_a_space_parts(language: str, words: str, wanted: list[str]) -> None:
    left, right = words.split("|")
    assert ["".join(way) for way in joined(left + " ", right, language)] == wanted
    assert ["".join(way) for way in joined(left, " " + right, language)] == wanted


@pytest.mark.parametrize(("words", "wanted"), GLUED)
def test_words_that_an_apostrophe_joins(words: str, wanted: list[str]) -> None:
    left, right = words.split("|")
    assert ["".join(way) for way in joined(left, right, "fr-CA")] == wanted


@pytest.mark.parametrize(
    ("text", "words", "offer", "wanted"),
    [
        ("Ouvrez l'écran ici.", "écran", "page", ["Ouvrez le page ici.", "Ouvrez la page ici."]),
        ("Ouvrez le menu ici.", "menu", "écran", ["Ouvrez l'écran ici."]),
        ("Le menu", "Le menu", "le écran de une page", ["l'écran d'une page"]),
        ("Ouvrez ce utilisateur", "ce", "le", ["Ouvrez l'utilisateur"]),
        ("un menu de la page", "menu de", "bord à", ["un bord à la page"]),
        ("Branchement au réseau", "au", "à le", ["Branchement au réseau"]),
        ("un menu de le page", "menu", "bac", ["un bac de le page"]),
    ],
)
def test_what_stands_beside_goes_along(
    text: str, words: str, offer: str, wanted: list[str]
) -> None:
    start = text.index(words)
    ways = fitted(text, start, start + len(words), offer, "fr")
    assert [text[: one.start] + one.words + text[one.end :] for one in ways] == wanted


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("fr", "Cette une page de de la liste", 2),
        ("fr", "Tous les jours, un de ces mots, l'un des bacs", 0),
        ("fr", "Dans la de base, sur la une", 2),
        ("es", "del la lista de la de ayer", 1),
        ("de", "im der Datei, die der Text hat", 1),
        ("en", "the a file that the user has", 1),
        ("ja", "la la", 0),
    ],
)
def test_articles_that_meet(language: str, text: str, wanted: int) -> None:
    assert clashes(text, language) == wanted


SOME = st.text(st.sampled_from("aeld'’ éhuy"), max_size=12)


@given(SOME, SOME, SOME, st.sampled_from(["fr", "es", "de", "en", "ja"]))
def test_any_text_stays_whole_but_where_words_meet(
    before: str, words: str, behind: str, language: str
) -> None:
    text = before + "mot" + behind
    ways = fitted(text, len(before), len(before) + 3, words, language)
    assert ways
    for one in ways:
        assert 0 <= one.start <= len(before)
        assert len(before) + 3 <= one.end <= len(text)
    if language == "ja":
        assert [one.words for one in ways] == [words]
