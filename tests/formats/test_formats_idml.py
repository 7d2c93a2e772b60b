"""InDesign: paragraphs between breaks, ranges as tags, everything else in place."""

from __future__ import annotations

from pathlib import Path

import pytest
from office_files import idml, member
from package_files import sources, translated, write_zip

from postil.errors import InputError
from postil.formats.registry import open_document

STORIES = {
    "u2": '<CharacterStyleRange S="a"><Content>One. Two</Content><Br/><Content>Three </Content>'
    '</CharacterStyleRange><CharacterStyleRange S="b"><Properties><Font>F</Font></Properties>'
    "<Content>bold</Content></CharacterStyleRange><HyperlinkTextSource Self='h'>"
    '<CharacterStyleRange S="a"><Content>link</Content></CharacterStyleRange></HyperlinkTextSource>'
    '<CharacterStyleRange S="a"><Content> page <?ACE 18?>\u2028end</Content><Footnote>'
    '<ParagraphStyleRange><CharacterStyleRange><Content><?ACE 4?> A note</Content>'
    "</CharacterStyleRange></ParagraphStyleRange></Footnote><Br/><Content>Last</Content>"
    '<Note><ParagraphStyleRange><CharacterStyleRange><Content>Hm</Content></CharacterStyleRange>'
    '</ParagraphStyleRange></Note></CharacterStyleRange>',
    "u1": "<CharacterStyleRange><Content>Second story</Content></CharacterStyleRange>",
}  # fmt: skip


def test_stories(tmp_path: Path) -> None:
    path, out = idml(tmp_path / "a.idml", STORIES), tmp_path / "o.idml"
    assert list(sources(open_document(path, "en", "fr")).items()) == [
        ("Story_u2:1.1", "One."), ("Story_u2:1.2", "Two"),
        ("Story_u2:2.1", "Three <1>bold</1><2>link</2> page <3/><4/>end"),
        ("Story_u2:3.1", "Last"), ("Story_u2:4.1", "<1/> A note"), ("Story_u1:1.1", "Second story"),
    ]  # fmt: skip
    texts = {
        "Story_u2:1.2": "Deux", "Story_u2:2.1": "<2>lien</2> <1>gras</1> page <3/> trois",
        "Story_u2:3.1": "Fin", "Story_u2:4.1": "<1/> Une note",
    }  # fmt: skip
    again = translated(path, out, texts)
    assert again["Story_u2:2.1"] == "<1>lien</1> <2>gras</2> page <3/> trois"
    assert again["Story_u2:4.1"] == "<1/> Une note"
    text = member(out, "Stories/Story_u2.xml")
    for piece in (
        '<ParagraphStyleRange P="x"><CharacterStyleRange S="a"><Content>One. Deux</Content>'
        '</CharacterStyleRange><CharacterStyleRange S="a"><Br/></CharacterStyleRange>',
        '<HyperlinkTextSource Self="h"><CharacterStyleRange S="a"><Content>lien</Content>',
        '<CharacterStyleRange S="b"><Properties><Font>F</Font></Properties><Content>gras</Content>',
        "<Content> page <?ACE 18?> trois</Content></CharacterStyleRange>",
        '<CharacterStyleRange S="a"><Footnote><ParagraphStyleRange><CharacterStyleRange><Content>'
        "<?ACE 4?> Une note</Content>",
        "<Br/></CharacterStyleRange><CharacterStyleRange S=\"a\"><Content>Fin</Content>",
    ):  # fmt: skip
        assert piece in text
    assert text.count("<Br/>") == 2
    assert text.count("<Note>") == 1
    assert member(out, "Stories/Story_u1.xml") == member(path, "Stories/Story_u1.xml")
    with pytest.raises(InputError, match="no InDesign"):
        open_document(write_zip(path, {"x": "y"}), "en", "fr")
