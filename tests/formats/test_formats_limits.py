"""Limits of length that documents give, and the check that minds them."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.formats.limits import Limit
from postil.formats.registry import open_document
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project

XLIFF_1 = (
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:mq="MQXliff"><file '
    'original="a" source-language="en" target-language="fr" datatype="x"><body>{}</body></file>'
    "</xliff>"
)
XLIFF_2 = (
    '<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="fr" '
    'xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"><file id="f"{}>{}</file></xliff>'
)
SEGMENT = "<segment><source>One</source></segment>"


@pytest.mark.parametrize(
    ("attributes", "limit"),
    [
        ("", Limit()),
        ('maxwidth="20"', Limit()),  # pixels
        ('maxwidth="20" size-unit="char"', Limit(20)),
        ('maxwidth="20" size-unit="byte"', Limit(0, 20)),
        ('maxwidth="20" size-unit="char" maxbytes="30"', Limit(20, 30)),
        ('mq:maxlengthchars="12"', Limit(12)),
        ('maxwidth="wide" size-unit="char"', Limit()),
    ],
)
def test_xliff_1(tmp_path: Path, attributes: str, limit: Limit) -> None:
    path = tmp_path / "a.xlf"
    unit = f'<trans-unit id="1" {attributes}><source>One</source></trans-unit>'
    path.write_text(XLIFF_1.format(unit), encoding="utf-8")
    assert open_document(path, "en", "fr").segments[0].limit == limit


@pytest.mark.parametrize(
    ("file", "profiles", "unit", "limit"),
    [
        ("", "", "", Limit()),
        ("", "", ' slr:sizeRestriction="20"', Limit(20)),
        (' slr:sizeRestriction="99"', "", ' slr:sizeRestriction="5,20"', Limit(20)),
        (' slr:storageRestriction="99"', "", "", Limit(0, 99)),
        ("", '<slr:profiles generalProfile="my:em"/>', ' slr:sizeRestriction="9"', Limit()),
        (
            "",
            '<slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf16"/>',
            ' slr:sizeRestriction="9" slr:storageRestriction="8"',
            Limit(9),
        ),
    ],
)
def test_xliff_2(tmp_path: Path, file: str, profiles: str, unit: str, limit: Limit) -> None:
    path = tmp_path / "a.xlf"
    text = f'{profiles}<unit id="u"{unit}>{SEGMENT}</unit>'
    path.write_text(XLIFF_2.format(file, text), encoding="utf-8")
    assert open_document(path, "en", "fr").segments[0].limit == limit


def test_po(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    path.write_text('#, c-format, max-length:15\nmsgid "One"\nmsgstr ""\n', encoding="utf-8")
    assert open_document(path, "en", "fr").segments[0].limit == Limit(15)


def test_a_project_minds_them(tmp_path: Path) -> None:
    path = tmp_path / "a.xlf"
    units = "".join(
        f'<trans-unit id="{n}" {limit}><source>One</source></trans-unit>'
        for n, limit in enumerate(['maxwidth="5" size-unit="char"', 'maxbytes="5"', ""])
    )
    path.write_text(XLIFF_1.format(units), encoding="utf-8")
    with create_project(
        tmp_path / "p",
        NewProject(
            name="P",
            source_language="en",
            target_language="fr",
            documents=[path],
        ),
    ) as project:
        for row in (1, 2, 3):
            project.segments.confirm(row, TaggedText("Ça été"))
        said = {
            issue.row_id: issue.finding.message
            for issue in project.checks.all()
            if issue.finding.check == "length"
        }
        assert said == {1: "6 characters; 5 are allowed.", 2: "9 bytes; 5 are allowed."}
        project.segments.confirm(1, TaggedText("Ça va"))
        assert not any(i.finding.check == "length" for i in project.checks.segment(1))
