"""Texts that are no Unicode are read in a code page of their language."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.errors import InputError
from postil.formats.exchange.termbase import stream_termbase
from postil.formats.raw.files import decode, read_text
from postil.formats.raw.legacy_text import (
    is_unsure,
    legacy_page,
    page_named,
    pages_of,
    shown,
    text_in,
)
from postil.formats.registry import open_document

TEXTS = {
    "pl": "Zażółć gęślą jaźń. Naciśnij przycisk „Wyślij” – ąę.",
    "cs": "Příliš žluťoučký kůň úpěl ďábelské ódy.",
    "hu": "Árvíztűrő tükörfúrógép.",
    "ru": "Нажмите кнопку «Отправить». Откройте файл.",
    "bg": "Натиснете бутона „Изпрати“.",
    "uk": "Натисніть кнопку. Їжак є тут.",
    "el": "Πατήστε το κουμπί. Άνοιξε το αρχείο.",
    "tr": "Düğmeye basın. Işık, şöför, ğ.",
    "he": "לחץ על הכפתור.",
    "ar": "اضغط على الزر؟",
    "lt": "Paspauskite mygtuką. Šviesa, žąsis.",
    "vi": "Tôi thích đo\u0323c sách.",
    "th": "กดปุ่ม",
    "ja": "ファイルを開いてください。「保存」をクリックします。",
    "ko": "파일을 여십시오.",
    "zh-CN": "请打开文件，然后单击按钮。",
    "zh-TW": "請開啟檔案，然後按一下按鈕。",
    "fr": "Où êtes-vous ? À l’été – « cœur ».",
    "de": "Größe – „ja“",
    "en": "café – “yes”",
}


@pytest.mark.parametrize("language", TEXTS)
def test_a_text_is_read_in_each_code_page_of_its_language(language: str) -> None:
    text, read = TEXTS[language], 0
    for page in pages_of([language]):
        try:
            data = text.encode(page)
        except UnicodeEncodeError:
            continue
        if page == "cp1252" and language not in {"fr", "de", "en"}:
            continue
        found = decode(data, Path("a.txt"), language)
        assert (found.text, found.guessed) == (text, True), page
        assert found.encode(found.text) == data
        read += 1
    assert read


def test_one_word_is_enough() -> None:
    for language, word, page in (
        ("pl", "świat", "iso8859_2"),
        ("pl", "świat", "cp1250"),
        ("ru", "файл", "koi8_r"),
        ("ru", "Файл", "cp1251"),
        ("ja", "開く", "euc_jp"),
        ("ja", "開く", "cp932"),
    ):
        assert decode(word.encode(page), Path("a.txt"), language).text == word


def test_marks_and_utf_8_are_believed_first() -> None:
    text = TEXTS["pl"]
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        found = decode(text.encode(encoding), Path("a.txt"), "pl")
        assert (found.text, found.guessed) == (text, False)


def test_a_document_is_written_as_it_was_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(TEXTS["ru"].encode("cp1251"))
    document = open_document(path, "ru", "fr")
    assert document.segments[0].source.plain == "Нажмите кнопку «Отправить»."
    assert document.code_page == "windows-1251"
    document.save(tmp_path / "out.txt", {})
    assert (tmp_path / "out.txt").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("languages", [("fr", "ru"), ("ru", "fr"), ("en", "ru")])
def test_either_side_of_a_glossary_decides(tmp_path: Path, languages: tuple[str, str]) -> None:
    path = tmp_path / "terms.csv"
    rows = "source,target\nfile,файл\n" if languages[1] == "ru" else "source,target\nфайл,file\n"
    path.write_bytes(rows.encode("cp1251"))
    (term,) = stream_termbase(path, *languages)
    assert "файл" in (term.source, term.target)


@given(st.binary(max_size=60), st.sampled_from(sorted(TEXTS)))
def test_bytes_are_read_or_refused(data: bytes, language: str) -> None:
    try:
        found = decode(data, Path("a.txt"), language)
    except InputError:
        return
    if found.guessed:
        assert found.text.encode(found.encoding) == data


@pytest.mark.parametrize(
    ("text", "page", "language"),
    [
        ("Für größere Mengen öffnen Sie die Tür.", "cp850", "de"),
        ("Où êtes-vous ? À l'hôtel, très élégant.", "mac_roman", "fr"),
        ("Нажмите зелёную кнопку.", "cp866", "en"),
        ("Appuyez sur le bouton ЉЊЂЏ нажмите", "cp1251", "fr"),
    ],
)
def test_what_no_page_of_its_language_has_is_read_in_another(
    tmp_path: Path, text: str, page: str, language: str
) -> None:
    data = text.encode(page)
    assert text_in(data, legacy_page(data, [language])) is None
    found = decode(data, Path("a.txt"), language)
    assert (found.text, found.encoding, found.guessed) == (text, page, True)
    assert is_unsure(data, [language])
    path = tmp_path / "terms.csv"
    path.write_bytes(data)
    with pytest.raises(InputError, match="does not belong"):  # nobody is asked about glossaries
        read_text(path, language)


def test_what_reads_like_no_text_is_refused() -> None:
    with pytest.raises(InputError, match="does not belong"):
        decode(bytes(range(1, 256)), Path("a.txt"), "en")


def test_code_pages_are_found_by_the_names_people_know() -> None:
    assert [page_named(name) for name in ("Windows-1250", "shift_jis", "big5", "cp850", "x")] == [
        "cp1250", "cp932", "cp950", "cp850", None,
    ]  # fmt: skip


def test_code_pages_have_the_names_people_know() -> None:
    assert [shown(page) for page in ("cp1250", "iso8859_2", "koi8_r", "cp932", "gb18030")] == [
        "windows-1250", "iso-8859-2", "koi8-r", "shift-jis", "gb18030",
    ]  # fmt: skip
