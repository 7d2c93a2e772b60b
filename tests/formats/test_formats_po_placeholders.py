"""Placeholders of PO entries by the format that their flags name."""

from __future__ import annotations

from pathlib import Path

import pytest
from package_files import shown

from postil.formats.filter_options import FIRST_FILTERS
from postil.formats.registry import open_document

READ = [
    ("c-format", "%d line %sed {it}", "<1/> line <2/>ed <3/>"),
    ("python-format", "%(n)ss at %d%%", "<1/>s at <2/>%%"),
    ("python-brace-format", "{n} of 50%s", "<1/> of 50%s"),
    ("java-format", "{0} of %d", "<1/> of %d"),
    ("no-c-format", "%sed", "%sed"),
]


@pytest.mark.parametrize(("flag", "text", "expected"), READ)
def test_placeholders_by_flags(tmp_path: Path, flag: str, text: str, expected: str) -> None:
    path = tmp_path / "a.po"
    path.write_text(f'#, {flag}\nmsgid "{text}"\nmsgstr ""\n', encoding="utf-8")
    (segment,) = open_document(path, "en", "de").segments
    assert shown(segment.source) == expected


def test_documents_of_the_first_filters_keep_their_tags(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    path.write_text('#, c-format\nmsgid "%d %sed"\nmsgstr ""\n', encoding="utf-8")
    (segment,) = open_document(path, "en", "de", options=FIRST_FILTERS).segments
    assert shown(segment.source) == "<1/> %sed"
