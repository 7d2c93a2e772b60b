"""Golden files of text formats: what is read of them, and that all else stays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from package_files import shown

from libreoffice import untold
from other_readers import text_of
from postil.formats.filter_options import FIRST_FILTERS, FilterOptions
from postil.formats.registry import open_document
from postil.text.tags import TaggedText

FOLDER = Path(__file__).parent / "golden" / "text"
FILES = sorted(path for path in FOLDER.iterdir() if path.suffix != ".expected")

BILINGUAL = (".ts", ".xcstrings")  # a translation that is the source is one, too


def lines(path: Path) -> Iterator[str]:
    for one in open_document(path, "en", "de").segments:
        note = " | ".join(one.note.splitlines())
        yield f"{one.id}\t{shown(one.source)}" + (f"\t({note})" if note else "")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_is_read(path: Path) -> None:
    expected = path.with_name(path.name + ".expected").read_text(encoding="utf-8")
    assert "".join(f"{line}\n" for line in lines(path)) == expected


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
@pytest.mark.parametrize("options", [None, FIRST_FILTERS], ids=["now", "first"])
def test_only_what_is_translated_changes(
    path: Path, options: FilterOptions | None, tmp_path: Path
) -> None:
    document = open_document(path, "en", "de", options=options)
    out = tmp_path / path.name
    document.save(out, {})
    assert out.read_bytes() == path.read_bytes()
    if path.suffix not in BILINGUAL:
        document.save(out, {one.id: one.source for one in document.segments})
        assert out.read_bytes() == path.read_bytes()
    if options is not None:
        return
    targets = {
        one.id: TaggedText(one.source.text.replace("e", "ë"), one.source.tags)
        for one in document.segments
    }
    document.save(out, targets)
    again = open_document(out, "en", "de", options=options)
    assert [one.id for one in again.segments] == [one.id for one in document.segments]
    for one in again.segments:
        said = one.target or one.source
        assert said.plain.split() == targets[one.id].plain.split()
    before, after = text_of(path), text_of(out)
    if before is not None and after is not None:
        assert untold(document, before, after, targets) == []


def test_documents_of_the_first_filters_keep_their_segments() -> None:
    def read(name: str) -> dict[str, str]:
        document = open_document(FOLDER / name, "en", "de", options=FIRST_FILTERS)
        return {one.id: one.source.plain for one in document.segments}

    manual = read("manual.md")
    assert manual["1.1"] == "A title"
    assert not any(id_.startswith("front") for id_ in manual)
    assert "https://example.org" in " ".join(manual.values())
    assert "\n" not in read("lines.html")["2.1"]
    assert len(read("lines.html")) > 4
    assert read("messages.json")["/greeting/description.1"] == "Shown at the start"
