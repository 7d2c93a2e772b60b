"""Translated exports, as readers that are not Postil see them."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_formats_program_strings import KINDS
from test_formats_prose import DOCBOOK

from libreoffice import untold
from other_readers import text_of
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.text.pseudo import pseudo

READ = {
    **KINDS,
    ".docbook": DOCBOOK,
    ".json": '{"a": "One <b>two</b>", "b": ["\\u00e9 \\"x\\""]}',
    ".csv": 'a;b\n"One ""two""";Three\n',
    ".html": "<p>One <b>two</b> &amp; <img alt='a picture'>",
}


@pytest.mark.parametrize("kind", READ)
def test_others_find_every_translation(tmp_path: Path, kind: str) -> None:
    path, out = tmp_path / f"a{kind}", tmp_path / f"o{kind}"
    path.write_text(READ[kind], "utf-8", newline="")
    document = open_document(path, "en", "fr")
    targets = {one.id: pseudo(one.source) for one in document.segments}
    document.save(out, targets, dict.fromkeys(targets, SegmentState.TRANSLATED))
    said = text_of(out)
    if said is None:
        pytest.skip("the reader is not installed")
    found = text_of(path) or ""
    assert untold(document, found, said, targets) == []
    assert targets
    assert untold(document, found, found, targets) != []  # the check can fail
