"""Hunspell dictionaries from any folder."""

from __future__ import annotations

import gc
import time
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from postil.errors import InputError
from postil.text.tags import TaggedText
from postil.types import system_folders
from postil.workspace.checks import dictionaries, hunspell, spelling
from postil.workspace.checks.dictionaries import add_dictionary
from postil.workspace.checks.finding import Pair
from postil.workspace.checks.hunspell import Hunspell, best_for, dictionaries_in, has_hunspell

needs_hunspell = pytest.mark.skipif(not has_hunspell(), reason="no library of Hunspell")
AFFIXES = "SET {}\nTRY esianrtolcdugmphbyfvkw\nSFX S Y 1\nSFX S 0 s .\n"


def make_dictionary(folder: Path, name: str, words: list[str], encoding: str = "UTF-8") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    affixes = folder / f"{name}.aff"
    affixes.write_text(AFFIXES.format(encoding), encoding="ascii")
    text = "\n".join([str(len(words)), *words]) + "\n"
    affixes.with_suffix(".dic").write_text(text, encoding=encoding)
    return affixes


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The user's folder of dictionaries, empty."""
    folder = tmp_path / "own"
    monkeypatch.setattr(spelling, "own_dictionaries", lambda: folder)
    spelling.speller_of.cache_clear()
    yield folder
    spelling.speller_of.cache_clear()


@needs_hunspell
@pytest.mark.parametrize("encoding", ["UTF-8", "ISO8859-1", "ISO8859-15"])
def test_words_are_known_in_the_encoding_of_the_dictionary(tmp_path: Path, encoding: str) -> None:
    speller = Hunspell(make_dictionary(tmp_path, "xx_XX", ["forêt/S", "élan"], encoding))
    assert speller.check("forêts")
    assert not speller.check("forrêt")
    assert speller.suggest("forrêt") == ["forêt"]
    assert speller.check("élan")


@needs_hunspell
def test_a_word_in_other_letters_is_nothing_the_dictionary_could_know(tmp_path: Path) -> None:
    speller = Hunspell(make_dictionary(tmp_path, "xx_XX", ["a"], "ISO8859-1"))
    assert speller.check("лес")
    assert isinstance(speller.suggest("лес"), list)


@needs_hunspell
def test_what_the_user_added_serves_its_language(own: Path) -> None:
    assert spelling.speller_of("tlh") is None
    make_dictionary(own, "tlh", ["Qapla"])
    spelling.speller_of.cache_clear()
    speller = spelling.speller_of("tlh-Latn")
    assert speller is not None
    assert speller.knows("Qapla")
    assert not speller.knows("Qaplaa")
    assert speller.suggest("Qaplaa") == ["Qapla"]


@needs_hunspell
def test_a_compound_is_known_where_its_parts_are_not(own: Path) -> None:
    make_dictionary(own, "tlh", ["orang-outan", "Qapla"])
    text = "orang-outan orang‑outan orang orang-Qapla Qapla"
    found = spelling.spelling(Pair(TaggedText("x"), TaggedText(text), "en", "tlh"))
    assert [(text[one.start : one.end], one.start) for one in found] == [
        ("orang", text.index(" orang ") + 1),
        ("orang", text.index("orang-Q")),
    ]


@needs_hunspell
def test_a_word_of_the_source_is_right_whichever_apostrophe_it_has(own: Path) -> None:
    make_dictionary(own, "tlh", ["Qapla"])
    for source, target in (("O’Brien", "O’Brien"), ("O'Brien", "O’Brien"), ("O’Brien", "O'Brien")):
        pair = Pair(TaggedText(source), TaggedText(f"Qapla {target}"), "en", "tlh")
        assert not list(spelling.spelling(pair))


@needs_hunspell
@pytest.mark.parametrize(
    ("language", "words", "text"),
    [
        ("he", ["שלום"], 'שָׁלוֹם, צה"ל ג״ב עמ׳ שלום'),
        ("ar", ["محرر"], "مُحَرِّر مـحـرر"),
    ],
)
def test_vowels_and_abbreviations_of_hebrew_and_arabic(
    own: Path, language: str, words: list[str], text: str
) -> None:
    make_dictionary(own, language, words)
    assert not list(spelling.spelling(Pair(TaggedText("x"), TaggedText(text), "en", language)))
    wrong = Pair(TaggedText("x"), TaggedText(f"{text} {words[0]}{words[0][0]}"), "en", language)
    assert len(list(spelling.spelling(wrong))) == 1


@needs_hunspell
def test_the_users_dictionary_comes_before_that_of_the_bundle(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spelling, "bundled_dictionaries", lambda: [tmp_path / "bundled"])
    make_dictionary(tmp_path / "bundled", "tlh", ["bundled"])
    make_dictionary(own, "tlh", ["own"])
    speller = spelling.speller_of("tlh")
    assert speller is not None
    assert speller.knows("own")
    assert not speller.knows("bundled")


@needs_hunspell
def test_a_dictionary_in_other_letters_leaves_capitals_to_the_rest(tmp_path: Path) -> None:
    speller = Hunspell(make_dictionary(tmp_path, "xx_XX", ["élan"]))
    for encoding in ("ISO8859-1", "ISO8859-15"):
        Hunspell(make_dictionary(tmp_path, "yy_YY", ["a"], encoding))
        gc.collect()
    assert speller.check("Élan")


@pytest.fixture
def added(own: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where dictionaries go that are added."""
    monkeypatch.setattr(dictionaries, "own_dictionaries", lambda: own)
    return own


def extension(path: Path, **words: str) -> Path:
    """An extension with dictionaries of languages, and what else is in one."""
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("META-INF/manifest.xml", "<manifest/>")
        for name, word in words.items():
            made = make_dictionary(path.parent / "packed", name, [word])
            for one in (made, made.with_suffix(".dic")):
                archive.write(one, f"dictionaries/{one.name}")
    return path


@needs_hunspell
def test_extensions_and_single_files_are_added(added: Path, tmp_path: Path) -> None:
    path = extension(tmp_path / "a.oxt", tlh_Latn="Qapla", fr="oui")
    assert add_dictionary(path, "tlh-Latn") == added / "tlh_Latn.aff"
    speller = spelling.speller_of("tlh-Latn")
    assert speller is not None
    assert speller.name == str(added / "tlh_Latn.aff")
    assert speller.knows("Qapla")
    other = make_dictionary(tmp_path / "alone", "words", ["maj"])
    add_dictionary(other.with_suffix(".dic"), "tlh-Latn")
    spelling.speller_of.cache_clear()
    again = spelling.speller_of("tlh-Latn")
    assert again is not None
    assert (again.knows("maj"), again.knows("Qapla")) == (True, False)


@needs_hunspell
def test_what_is_no_dictionary_of_the_language_is_refused(added: Path, tmp_path: Path) -> None:
    packed = extension(tmp_path / "a.oxt", de_DE="ja", fr="oui")
    with pytest.raises(InputError, match="no dictionary of the language nl, but of de_DE, fr"):
        add_dictionary(packed, "nl")
    with pytest.raises(InputError, match="no spelling dictionary"):
        add_dictionary(extension(tmp_path / "b.oxt"), "nl")
    (tmp_path / "c.oxt").write_bytes(packed.read_bytes()[:-40])
    with pytest.raises(InputError, match="damaged"):
        add_dictionary(tmp_path / "c.oxt", "nl")
    (tmp_path / "d.aff").write_text("SET UTF-8")
    with pytest.raises(InputError, match=r"d\.dic"):
        add_dictionary(tmp_path / "d.aff", "nl")
    (tmp_path / "d.dic").write_text("a text\n")
    with pytest.raises(InputError, match="no spelling dictionary"):
        add_dictionary(tmp_path / "d.aff", "nl")
    assert not added.exists() or not list(added.iterdir())


def test_a_dictionary_wants_both_files(tmp_path: Path) -> None:
    make_dictionary(tmp_path, "fr-FR", ["a"])
    (tmp_path / "de_DE.aff").touch()
    assert list(dictionaries_in([tmp_path, tmp_path / "not there"])) == ["fr_FR"]


@pytest.mark.parametrize(
    ("language", "names", "best"),
    [
        ("fr-CA", ["fr", "fr_CA", "fr_FR"], "fr_CA"),
        ("fr", ["fr_BE", "fr_FR"], "fr_FR"),
        ("en", ["en_GB", "en_US"], "en_US"),
        ("de-AT", ["de_CH", "fr_FR"], "de_CH"),
        ("it", ["fr_FR"], None),
        ("pt-br", ["pt_PT", "pt_BR"], "pt_BR"),
        ("PT-BR", ["pt_PT", "pt_BR"], "pt_BR"),
        ("EN_gb", ["en_US", "en_GB"], "en_GB"),
        ("e", ["en_GB"], None),
    ],
)
def test_another_region_is_better_than_none(
    language: str, names: list[str], best: str | None
) -> None:
    assert best_for(language, names) == best


def test_the_users_folder_is_below_the_users_data() -> None:
    assert system_folders.own_dictionaries().parent == system_folders.data_folder()


def test_paths_reach_the_library_as_it_wants_them_on_windows() -> None:
    names = {
        PurePosixPath("/home/zoé/fr.aff"): "/home/zoé/fr.aff",
        PureWindowsPath(r"C:\Users\Zoé\fr.aff"): r"\\?\C:\Users\Zoé\fr.aff",
        PureWindowsPath(r"\\office\words\fr.aff"): r"\\?\UNC\office\words\fr.aff",
    }
    for path, name in names.items():
        assert hunspell._name(path) == name.encode()


def test_threads_that_ask_at_once_share_one_dictionary(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enchant gives two that ask the same dictionary, which is not for two threads at once."""
    opened = []

    class Slow:
        name = "slow"

        def __init__(self) -> None:
            opened.append(self)

    def open_slowly(_language: str, _folders: object) -> Slow:
        time.sleep(0.05)
        return Slow()

    monkeypatch.setattr(spelling, "_by_hunspell", open_slowly)
    spelling.speller_of.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: spelling.speller_of("tlh"), range(4)))
    spelling.speller_of.cache_clear()
    assert len(opened) == 1
    assert found == 4 * opened
