"""Access keys of labels: where they are, and where those of translations go."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.access_keys import access_key, with_key, without_key, without_keys


@pytest.mark.parametrize(
    ("text", "sign", "letter", "word"),
    [
        ("_Print", "_", "P", "Print"),
        ("Paper tra_y:", "_", "y", "tray"),
        ("P&references…", "&", "r", "Preferences"),
        ("Save &As...", "&", "A", "As"),
        ("Tray &2", "&", "2", "2"),
        ("Print &All?", "&", "A", "All"),
        ("(_Optional)", "_", "O", "Optional"),
    ],
)
def test_the_key_of_a_label(text: str, sign: str, letter: str, word: str) -> None:
    key = access_key(text)
    assert key is not None
    assert (key.sign, key.letter, key.word) == (sign, letter, word)
    assert text[key.at : key.at + 2] == sign + letter
    assert key.is_inside == (text[key.at - 1 : key.at].isalpha())


@pytest.mark.parametrize(
    "text",
    [
        "Print", "", "_", "a & b", "AT&T", "R&D", "&amp; more", "Fish &chips; peas", "__init",
        "a_b_c", "$tray_size", "%_d", "--no_check", "os._exit", "_exit()", "_name=1", "a_b@x.org",
        "Call _print to print the page.", "one two three four five six 6 7 8 9 10 _11",
        "First line\n_Second", "tray_2_left", "MAX_SIZE_A", "PATH_MAX", "Date&Time", "CO_2", "R&Ds",
        "Data_E (expected)", "Build 2>&1", "the _id field",
        "const int &value", "_print",
    ],
)  # fmt: skip
def test_no_key(text: str) -> None:
    assert access_key(text) is None


@pytest.mark.parametrize(
    ("source", "target", "bare"),
    [
        ("_Print", "_Drucken", ("Print", "Drucken")),
        ("Paper tra_y", "Papier_fach", ("Paper tray", "Papierfach")),
        ("_Print…", "印刷(_P)…", ("Print…", "印刷…")),
        ("&Print", "印刷 (&P)", ("Print", "印刷")),
        ("_Print", "Drucken", ("_Print", "Drucken")),  # the sign may mean something else
        ("_Print", "&Drucken", ("_Print", "&Drucken")),
        ("Set tray_size", "Setze tray_size", ("Set tray_size", "Setze tray_size")),
        ("Print", "_Drucken", ("Print", "_Drucken")),
        ("LEN(tray_size)", "LÄNGE(fach_größe)", ("LEN(tray_size)", "LÄNGE(fach_größe)")),
        ("Add trans_lation", "Ü_bersetzung", ("Add translation", "Übersetzung")),
        ("by _Date", "日付順(_D)", ("by Date", "日付順")),
        ("by _Date", "日付順(_O)", ("by _Date", "日付順(_O)")),
        ("by _Date", "nach _Datum", ("by _Date", "nach _Datum")),
        (
            "one two three four five six 6 7 8 9 10 _x",
            "印(_X)",
            ("one two three four five six 6 7 8 9 10 x", "印"),
        ),
    ],
)
def test_pairs_lose_their_keys_together(source: str, target: str, bare: tuple[str, str]) -> None:
    assert without_keys(source, target) == bare


@pytest.mark.parametrize(
    ("label", "words", "places", "language", "text"),
    [
        ("_Print", "seite drucken", [1], "de", "seite _drucken"),
        ("_Delete", "seite drucken", [0], "de", "seite _drucken"),
        ("_Tray", "seite drucken", [0], "de", "sei_te drucken"),
        ("_Exit", "zum Beenden", [1], "de", "zum B_eenden"),
        ("_View", "nun davon", [0], "de", "_nun davon"),
        ("_Zoom", "seite drucken", [1], "de", "seite _drucken"),
        ("_Zoom", "￭( seite", [], "de", "￭( _seite"),
        ("_Print", "印 刷 ￭…", [0], "ja", "印 刷(_P) ￭…"),
        ("_Print", "인쇄 ￭:", [0], "ko", "인쇄(_P) ￭:"),
        ("_Print", "…", [], "de", "…"),
    ],
)
def test_the_key_of_a_translation(
    label: str, words: str, places: list[int], language: str, text: str
) -> None:
    key = access_key(label)
    assert key is not None
    assert " ".join(with_key(words.split(), places, key, language)) == text


def test_many_spaces_are_gone_through_once() -> None:
    spaces = " " * 200_000
    assert without_key(f"a{spaces}_b", "_") == f"a{spaces}b"
    assert without_key(f"a{spaces}(_B)", "_") == "a"


@given(st.text("aÖß_& .(;İ中…", max_size=12), st.text("aÖß_& .()中", max_size=12))
def test_only_signs_are_lost(source: str, target: str) -> None:
    bare = without_keys(source, target)
    for text, left in zip((source, target), bare, strict=True):
        assert len(text) - 5 <= len(left) <= len(text)
        assert text.replace("_", "").replace("&", "").startswith(left[:1].strip("_&"))
    if (key := access_key(source)) is not None:
        assert without_key(source, key.sign).count(key.sign) == 0
        assert len(with_key(target.split(), [0], key, "tr")) == len(target.split())
