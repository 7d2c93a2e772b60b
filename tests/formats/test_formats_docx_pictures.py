"""Pictures of Word documents, by the paragraphs that they stand in or before."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from postil.errors import InputError
from postil.formats.office.docx_pictures import DocxPictures

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
OTHER = "http://schemas.openxmlformats.org/markup-compatibility/2006"
MAIN = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"


def text(words: str) -> str:
    return f"<w:r><w:t>{words}</w:t></w:r>"


def picture(number: int) -> str:
    return f'<w:r><w:drawing><a:blip r:embed="r{number}"/></w:drawing></w:r>'


def document(path: Path, *paragraphs: str) -> Path:
    body = "".join(f"<w:p>{one}</w:p>" for one in paragraphs)
    names = ("a.png", "b.jpeg", "c.emf")
    links = "".join(
        f'<Relationship Id="r{n}" Target="media/{name}"/>' for n, name in enumerate(names, 1)
    )
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(
            "_rels/.rels",
            f'<Relationships><Relationship Type="{MAIN}" Target="word/document.xml"/>'
            "</Relationships>",
        )
        archive.writestr(
            "word/document.xml",
            f'<w:document xmlns:w="{WORD}" xmlns:mc="{OTHER}" xmlns:a="a" xmlns:r="r">'
            f"<w:body>{body}</w:body></w:document>",
        )
        archive.writestr("word/_rels/document.xml.rels", f"<Relationships>{links}</Relationships>")
        for name in names:
            archive.writestr(f"word/media/{name}", name.encode())
    return path


def test_pictures_stand_in_their_paragraph_or_the_next_with_text(tmp_path: Path) -> None:
    old = f"<mc:AlternateContent><mc:Fallback>{picture(2)}</mc:Fallback></mc:AlternateContent>"
    found = DocxPictures(
        document(
            tmp_path / "a.docx",
            text("One") + old,  # for old programs only
            picture(1),
            picture(3) + picture(7),  # of a kind that is not shown; of none
            text("Two") + picture(2),
            picture(1),  # no text follows
        )
    )
    assert found.members == {"document:4": ("word/media/a.png", "word/media/b.jpeg")}
    assert found.read("word/media/a.png") == b"a.png"


def test_what_is_no_word_document_has_none(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.docx", "w") as archive:
        archive.writestr("any", "")
    with pytest.raises(InputError):
        DocxPictures(tmp_path / "a.docx")
