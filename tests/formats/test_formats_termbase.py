"""Termbases: TBX in its dialects, MultiTerm, UTX, tables; round trips; wrong files."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.errors import InputError
from postil.formats.glossary import Term
from postil.formats.termbase import stream_termbase, write_termbase

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
    note = "A moving picture."
    assert list(stream_termbase(path, "en", "fr-CA")) == [
        Term("film", "film", note),
        Term("film", "movie", note, forbidden=True),
        Term("movie", "film", note),
        Term("movie", "movie", note, forbidden=True),
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


TEXT = st.text(st.characters(exclude_categories=("Cc", "Cs", "Co", "Cn")), min_size=1).filter(
    lambda text: text == " ".join(text.split()) and text
)
TERMS = st.lists(
    st.builds(Term, TEXT, TEXT, st.just(""), st.booleans()),
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


def test_both_styles_say_the_same(shared_data: Path) -> None:
    folder = shared_data / "interop" / "LTAC-Global+TBX-Basic_dialect"
    dca, dct = (
        list(stream_termbase(folder / style / f"Example_Astronomy_{style}_VALID.tbx", "en", "es"))
        for style in ("DCA", "DCT")
    )
    assert {(t.source, t.target, t.forbidden) for t in dca} == {
        (t.source, t.target, t.forbidden) for t in dct
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
