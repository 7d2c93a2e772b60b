"""Termbases: TBX in its dialects, MultiTerm, UTX, tables; round trips; wrong files."""

from __future__ import annotations

import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.errors import InputError
from postil.formats.exchange.glossary import Term
from postil.formats.exchange.termbase import stream_termbase, write_termbase

MULTITERM = """<?xml version="1.0" encoding="UTF-16"?>
<mtf><conceptGrp><concept>1</concept>
<descripGrp><descrip type="Definition">A moving picture.</descrip></descripGrp>
<languageGrp><language type="English" lang="EN-GB"/>
<termGrp><term>film</term></termGrp><termGrp><term>movie</term></termGrp></languageGrp>
<languageGrp><language type="French" lang="FR"/>
<termGrp><term>film</term><descripGrp><descrip type="Status">preferred</descrip></descripGrp>
</termGrp><termGrp><term>movie</term>
<descripGrp><descrip type="Status">Forbidden</descrip></descripGrp></termGrp></languageGrp>
</conceptGrp></mtf>"""
UTX = """#UTX 1.20; en/fr; 2024-01-01T00:00:00Z; copyright: nobody; license: CC0
#src\ttgt\tsrc:pos\tterm status\tcomment
file\tfichier\tnoun\tapproved\tnot a nail file
mail\tmél\tnoun\tforbidden\t

"""


def test_multiterm(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_text(MULTITERM, encoding="utf-16")
    said = {"definition": "A moving picture."}
    assert list(stream_termbase(path, "en", "fr-CA")) == [
        Term("film", "film", preferred=True, **said),
        Term("film", "movie", forbidden=True, **said),
        Term("movie", "film", preferred=True, **said),
        Term("movie", "movie", forbidden=True, **said),
    ]


@pytest.mark.parametrize("name", ["a.utx", "a.txt"])
def test_utx(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text(UTX, encoding="utf-8")
    assert list(stream_termbase(path, "en-US", "fr")) == [
        Term("file", "fichier", "not a nail file"),
        Term("mail", "mél", forbidden=True),
    ]
    assert next(stream_termbase(path, "fr", "en")) == Term("fichier", "file", "not a nail file")
    with pytest.raises(InputError, match="for en and fr"):
        list(stream_termbase(path, "de", "fr"))
    path.write_text(UTX + "alone\t\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"line 6.*only one side"):
        list(stream_termbase(path, "en", "fr"))


def test_case_rules_in_tables(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("source,target,case\nIT,informatique,yes\nit,cela,\n", encoding="utf-8")
    assert [term.case for term in stream_termbase(path, "en", "fr")] == [True, False]


@pytest.mark.parametrize(
    "text",
    [
        "English;Español (México);Comment\nfever;fiebre;n\n",
        "Anmerkung;Spanisch;Englisch\nn;fiebre;fever\n",
        "ID,DE,EN,FR,ES,Note\n1,Fieber,fever,fièvre,fiebre,n\n",
        "Terme anglais;Terme espagnol;Remarque\nfever;fiebre;n\n",
        "es-ES,es-419,en,note\ncalentura,fiebre,fever,n\n",
    ],
)
def test_columns_are_found_by_their_languages(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.csv"
    path.write_text(text, encoding="utf-8")
    assert list(stream_termbase(path, "en-US", "es-419")) == [Term("fever", "fiebre", "n")]


def test_one_column_is_not_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("Portuguese,a,b,c,d,e,f,g\nfebre,,,,,,,\n", encoding="utf-8")
    with pytest.raises(InputError, match="must name the columns"):
        list(stream_termbase(path, "pt-BR", "pt-PT"))


def test_status_definition_and_domain_are_columns(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text(
        "en;fr;Définition;Sachgebiet;Status\n"
        "tray;bac;holds paper;printing;Preferred\n"
        "tray;plateau;;;deprecated\ntray;tiroir;;;\n",
        encoding="utf-8",
    )
    assert list(stream_termbase(path, "en", "fr")) == [
        Term("tray", "bac", preferred=True, definition="holds paper", domain="printing"),
        Term("tray", "plateau", forbidden=True),
        Term("tray", "tiroir"),
    ]


@pytest.mark.parametrize("name", ["glossary.txt", "glossary.utf8", "glossary.tab"])
def test_a_table_of_omegat_names_no_columns(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    head = "# Glossary in tab-separated format -*- coding: utf-8 -*-\n"
    path.write_text(f"{head}cat\tchat\tanimal\nto go\taller\n", encoding="utf-8")
    assert list(stream_termbase(path, "en", "fr")) == [
        Term("cat", "chat", "animal"),
        Term("to go", "aller"),
    ]
    path.write_text(f"{head}cat\tchat\ndog\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"line 3: the entry has no target"):
        list(stream_termbase(path, "en", "fr"))


SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"


def write_workbook(path: Path, *sheets: tuple[str, str]) -> None:
    """A workbook of sheets: their state, and the XML of their rows."""
    parts = [f"sheet{n}.xml" for n in range(1, len(sheets) + 1)]
    overrides = "".join(
        f'<Override PartName="/xl/{part}" ContentType="{TYPE}.worksheet+xml"/>' for part in parts
    )
    book = "".join(
        f'<sheet name="{part}" sheetId="{n}" state="{state}" r:id="r{n}"/>'
        for n, (part, (state, _)) in enumerate(zip(parts, sheets, strict=True))
    )
    related = "".join(
        f'<Relationship Id="r{n}" Type="sheet" Target="{part}"/>' for n, part in enumerate(parts)
    )
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(
            "[Content_Types].xml",
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            f'<Override PartName="/xl/workbook.xml" ContentType="{TYPE}.sheet.main+xml"/>'
            '<Override PartName="/xl/strings.xml" '
            f'ContentType="{TYPE}.sharedStrings+xml"/>{overrides}</Types>',
        )
        archive.writestr(
            "xl/workbook.xml",
            f'<workbook xmlns="{SHEET}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/'
            f'2006/relationships"><sheets>{book}</sheets></workbook>',
        )
        archive.writestr(
            "xl/_rels/workbook.xml.rels",
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            f"{related}</Relationships>",
        )
        strings = "<si><t>English</t></si><si><r><t>fie</t></r><r><t>bre</t></r></si>"
        archive.writestr("xl/strings.xml", f'<sst xmlns="{SHEET}">{strings}</sst>')
        for part, (_, rows) in zip(parts, sheets, strict=True):
            archive.writestr(
                f"xl/{part}",
                f'<worksheet xmlns="{SHEET}"><sheetData>{rows}</sheetData></worksheet>',
            )


def inline(name: str, text: str) -> str:
    return f'<c r="{name}" t="inlineStr"><is><t>{text}</t></is></c>'


def test_workbooks(tmp_path: Path) -> None:
    path = tmp_path / "terms.xlsx"
    hidden = f'<row r="1">{inline("A1", "old")}{inline("B1", "viejo")}</row>'
    shown = (
        f'<row r="2"><c r="B2" t="s"><v>0</v></c>{inline("D2", "Spanish")}</row><row r="3"/>'
        f'<row r="5">{inline("B5", "fever")}<c r="D5" t="s"><v>1</v></c></row>'
    )
    write_workbook(path, ("hidden", hidden), ("visible", ""), ("visible", shown))
    assert list(stream_termbase(path, "en", "es")) == [Term("fever", "fiebre")]
    write_workbook(path, ("visible", shown + f'<row r="9">{inline("D9", "tos")}</row>'))
    with pytest.raises(InputError, match=r"line 9: the entry has no source"):
        list(stream_termbase(path, "en", "es"))
    write_workbook(path, ("visible", ""))
    with pytest.raises(InputError, match="empty"):
        list(stream_termbase(path, "en", "es"))


def test_a_workbook_of_another_program(shared_data: Path) -> None:
    folder = shared_data / "interop/AlissaSabre+disfr/UnitTestDisfrDoc/Samples"
    found = list(stream_termbase(folder / "Example_Excel_Glossary.xlsx", "en", "ja"))
    assert ("alphabet", "アルファベット") in {(term.source, term.target) for term in found}
    with pytest.raises(InputError, match="the language fr"):
        list(stream_termbase(folder / "Example_Excel_Glossary.xlsx", "en", "fr"))


TEXT = st.text(st.characters(exclude_categories=("Cc", "Cs", "Co", "Cn")), min_size=1).filter(
    lambda text: text == " ".join(text.split()) and text
)
SAID = st.just("") | TEXT
TERMS = st.lists(
    st.builds(Term, TEXT, TEXT, st.just(""), st.booleans(), definition=SAID, domain=SAID).flatmap(
        lambda term: (
            st.just(term)
            if term.forbidden
            else st.booleans().map(lambda preferred: replace(term, preferred=preferred))
        )
    ),
    min_size=1,
    unique_by=lambda term: (term.source, term.target),
)


@settings(deadline=None)
@pytest.mark.parametrize("ending", [".tbx", ".tsv", ".csv"])
@given(terms=TERMS)
def test_what_is_written_is_read(tmp_path_factory, ending: str, terms: list[Term]) -> None:
    path = tmp_path_factory.mktemp("terms") / f"a{ending}"
    write_termbase(terms, path, "en", "fr")
    assert set(stream_termbase(path, "en", "fr")) == set(terms)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.tbx", "<tmx/>", "no terminology"),
        ("a.tbx", "<tbx><text><body/></text></tbx>", "no term for"),
        ("a.tbx", "<tbx><conceptEntry>", "not well-formed"),
        ("a.tbx", '<!DOCTYPE a [<!ENTITY x "y">]><tbx>&x;</tbx>', "entities"),
        ("a.utx", "source\ttarget\n", "no UTX"),
        ("a.doc", "x", "no glossaries"),
    ],
)
def test_wrong_files(tmp_path: Path, name: str, text: str, said: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=said):
        list(stream_termbase(path, "en", "fr"))


@pytest.mark.parametrize(
    ("name", "terms", "avoided"),
    [
        ("LTAC-Global+TBX-Core_dialect/Schemas/Example_Astronomy_DCA_VALID.tbx", 30, 0),
        ("LTAC-Global+TBX-Basic_dialect/DCA/Example_Astronomy_DCA_VALID.tbx", 30, 1),
        ("LTAC-Global+TBX-Basic_dialect/DCT/Example_Astronomy_DCT_VALID.tbx", 30, 1),
    ],
)
def test_real_files(shared_data: Path, name: str, terms: int, avoided: int) -> None:
    found = list(stream_termbase(shared_data / "interop" / name, "en", "es"))
    assert len(found) >= terms
    assert ("black hole", "agujero negro") in {(term.source, term.target) for term in found}
    assert sum(term.forbidden for term in found) >= avoided
    assert all(term.source and term.target for term in found)


def test_definitions_and_domains_of_real_files(shared_data: Path) -> None:
    path = shared_data / "interop/LTAC-Global+TBX-Basic_dialect/DCT/Example_Astronomy_DCT_VALID.tbx"
    found = list(stream_termbase(path, "en", "es"))
    assert any(term.definition for term in found)
    assert {term.domain for term in found} != {""}
    assert {term.status for term in found} == {"preferred", "admitted", "forbidden"}


def test_both_styles_say_the_same(shared_data: Path) -> None:
    folder = shared_data / "interop" / "LTAC-Global+TBX-Basic_dialect"
    dca, dct = (
        list(stream_termbase(folder / style / f"Example_Astronomy_{style}_VALID.tbx", "en", "es"))
        for style in ("DCA", "DCT")
    )
    assert {(t.source, t.target, t.status, t.definition, t.domain) for t in dca} == {
        (t.source, t.target, t.status, t.definition, t.domain) for t in dct
    }


def test_old_martif(shared_data: Path) -> None:
    path = shared_data / "interop" / "KDE+lokalize" / "src/tests/data/glossary/terms.tbx"
    with pytest.raises(InputError, match=r"no term for en and hu"):
        list(stream_termbase(path, "en", "hu"))


def test_only_ends_of_lines_end_an_entry_of_utx(tmp_path: Path) -> None:
    path = tmp_path / "a.utx"
    lines = ["#UTX 1.20; en/fr", "#src\ttgt\tcomment", "file\tfichier\tone\u2028two\x0bthree\x85"]
    path.write_text("\r\n".join(lines), encoding="utf-8", newline="")
    (term,) = stream_termbase(path, "en", "fr")
    assert (term.source, term.target) == ("file", "fichier")
    assert term.note.split() == ["one", "two", "three"]


def test_a_term_is_one_line_in_every_format(tmp_path: Path) -> None:
    text = "front\u2028door", "porte\u2029d\u00a0entrée"
    (tmp_path / "a.csv").write_text(",".join(text), encoding="utf-8")
    (tmp_path / "a.utx").write_text(UTX + "\t".join(text) + "\n", encoding="utf-8")
    for name in ("a.csv", "a.utx"):
        *_, term = stream_termbase(tmp_path / name, "en", "fr")
        assert (term.source, term.target) == ("front door", "porte d\u00a0entrée")


def test_a_translation_to_avoid_is_one_line(tmp_path: Path) -> None:
    rows = 'source\ttarget\tforbidden\ndoor\tporte\t"por\ttail\nde fer; huis"\n'
    (tmp_path / "a.tsv").write_text(rows, encoding="utf-8")
    terms = list(stream_termbase(tmp_path / "a.tsv", "en", "fr"))
    assert [term.target for term in terms if term.forbidden] == ["por tail de fer", "huis"]
    for name in ("b.tbx", "b.tsv"):
        write_termbase(terms, tmp_path / name, "en", "fr")
        assert list(stream_termbase(tmp_path / name, "en", "fr")) == terms


def test_a_term_has_no_control_characters(tmp_path: Path) -> None:
    text = "front\x1adoor", "porte\x01d'entrée\x1a", "of a\x02 house"
    (tmp_path / "a.csv").write_text(",".join(text), encoding="utf-8")
    (tmp_path / "a.utx").write_text(UTX + "\t".join(text) + "\n", encoding="utf-8")
    for name in ("a.csv", "a.utx"):
        *_, term = stream_termbase(tmp_path / name, "en", "fr")
        assert (term.source, term.target) == ("front door", "porte d'entrée")
        assert "\x02" not in term.note


@pytest.mark.parametrize("ending", [".tbx", ".tsv", ".csv"])
def test_a_long_note_comes_back(tmp_path: Path, ending: str) -> None:
    term = Term("file", "fichier", 'a "note" ' * 20_000, False)
    write_termbase([term], tmp_path / f"a{ending}", "en", "fr")
    (again,) = stream_termbase(tmp_path / f"a{ending}", "en", "fr")
    assert again.note.split() == term.note.split()


def test_the_notes_of_two_translations_stay_apart(tmp_path: Path) -> None:
    terms = [
        Term("tray", "bac", "of a printer", definition="where paper lies"),
        Term("tray", "plateau", "of a waiter", definition="where paper lies"),
    ]
    write_termbase(terms, tmp_path / "a.tbx", "en", "fr")
    assert list(stream_termbase(tmp_path / "a.tbx", "en", "fr")) == terms


def test_notes_of_a_term_are_read_and_too_many_refused(tmp_path: Path) -> None:
    concept = (
        "<tbx><text><body><conceptEntry><langSec xml:lang='en'><termSec><term>tray</term></termSec>"
        "</langSec><langSec xml:lang='fr'>{}</langSec></conceptEntry></body></text></tbx>"
    )
    word = "<termSec><term>bac{}</term><note>{}</note></termSec>"
    path = tmp_path / "a.tbx"
    path.write_text(concept.format(word.format(1, "x") + word.format(2, "y")), encoding="utf-8")
    notes = [(term.target, term.note) for term in stream_termbase(path, "en", "fr")]
    assert notes == [("bac1", "x"), ("bac2", "y")]
    large = word.format(1, "long " * 2_000_000) + word.format(2, "long " * 2_000_000)
    path.write_text(concept.format(large), encoding="utf-8")
    with pytest.raises(InputError, match="more than 16,777,216 characters"):
        list(stream_termbase(path, "en", "fr"))


def test_notes_keep_their_lines(tmp_path: Path) -> None:
    terms = [Term("rent", "renta", "Law of 1994:\n\nnot “income”", definition="One\ntwo")]
    for name in ("a.tbx", "a.csv"):
        write_termbase(terms, tmp_path / name, "en", "es")
        read = list(stream_termbase(tmp_path / name, "en", "es"))
        assert [(one.note, one.definition) for one in read] == [
            (terms[0].note, terms[0].definition)
        ]
    path = tmp_path / "b.tbx"
    laid_out = (tmp_path / "a.tbx").read_text(encoding="utf-8")
    laid_out = laid_out.replace("One\ntwo", "\n      One and\n      two\n    ")
    path.write_text(laid_out, encoding="utf-8")
    assert next(iter(stream_termbase(path, "en", "es"))).definition == "One and two"
