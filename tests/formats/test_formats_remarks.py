"""Remarks on segments, written as notes of the formats that have them, where schemas want them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lxml import etree

from postil.errors import UsageError
from postil.formats.registry import open_document
from postil.formats.segment import Remark, SegmentState
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project

GOLDEN = Path(__file__).parent / "golden"
SDL = "{http://sdl.com/FileTypes/SdlXliff/1.0}"
SAID = [Remark("Ann", "Which <file>?\nThe left one?"), Remark("", "Twice: äß")]
TRANS_UNIT = re.compile(
    r"source (seg-source )?(target )?((context-group|count-group|prop-group|note|alt-trans) )*"
    r"(other )*"
)
UNIT = re.compile(r"(other )*(notes )?(originalData )?((segment|ignorable) )+")
XLIFF = """\
<?xml version="1.0" encoding="utf-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:t="urn:tool">
 <file source-language="en" target-language="fr" datatype="plaintext" original="a"><body>
  <trans-unit id="1">
   <source>One</source>
   <target state="translated">Un</target>
   <note from="Client">Short.</note>
   <alt-trans><target>Une</target><note>Not this one</note></alt-trans>
   <t:data/>
  </trans-unit>
  <trans-unit id="2">
   <source>Two</source>
   <t:data/>
  </trans-unit>
  <trans-unit id="3"><source>Three. Four.</source><seg-source>\
<mrk mtype="seg" mid="1">Three.</mrk> <mrk mtype="seg" mid="2">Four.</mrk></seg-source></trans-unit>
 </body></file>
</xliff>
"""
MEMOQ = (
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:mq="MQXliff">'
    '<file original="a" datatype="x-memoq" source-language="en" target-language="fr"><body>{}'
    "</body></file></xliff>"
)
XLIFF2 = """\
<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:t="urn:tool" version="2.0" srcLang="en" \
trgLang="fr">
 <file id="f">
  <unit id="1">
   <t:data/>
   <originalData><data id="d">b</data></originalData>
   <segment state="translated"><source>One<ph id="1" dataRef="d"/></source><target>Un</target>\
</segment>
  </unit>
  <unit id="2">
   <notes>
    <note category="client">Short.</note>
   </notes>
   <segment><source>Two.</source></segment>
   <ignorable><source> </source></ignorable>
   <segment><source>Three.</source></segment>
  </unit>
 </file>
</xliff>
"""
PO = """\
# Nobody
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

# Short.
#. Shown in the menu
#: src/a.c:12
#, fuzzy
msgid "One"
msgstr "Un"

#, fuzzy
#| msgid "Tow"
msgid "Two"
msgid_plural "Twos"
msgstr[0] ""
msgstr[1] ""

msgid "Three"
msgstr "Trois"

# About what is gone
#~ msgid "Old"
#~ msgstr "Vieux"
msgid "Four"
msgstr ""
"""
FILES = {"a.xlf": XLIFF, "b.xlf": XLIFF2, "c.po": PO}


@pytest.fixture(params=FILES)
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    path = tmp_path / request.param
    path.write_text(FILES[request.param], encoding="utf-8")
    return path


def children(unit: etree._Element) -> str:
    space = unit.tag.rpartition("}")[0]
    names = [str(child.tag) for child in unit if isinstance(child.tag, str)]
    return "".join(
        f"{n.rpartition('}')[2] if n.rpartition('}')[0] == space else 'other'} " for n in names
    )


def in_order(path: Path) -> list[bool]:
    """Whether the children of each unit stand as the schema of its version says."""
    tree = etree.parse(path)
    units = [(unit, TRANS_UNIT) for unit in tree.iterfind(".//{*}trans-unit")]
    units += [(unit, UNIT) for unit in tree.iterfind(".//{*}unit")]
    return [pattern.fullmatch(children(unit)) is not None for unit, pattern in units]


def test_they_come_back_as_notes_and_nothing_else_changes(file: Path, tmp_path: Path) -> None:
    document = open_document(file, "en", "fr")
    out = tmp_path / f"out-{file.name}"
    document.save(out, {}, {}, {segment.id: SAID for segment in document.segments})
    again = open_document(out, "en", "fr")
    for old, new in zip(document.segments, again.segments, strict=True):
        assert (old.id, old.source, old.target, old.state) == (
            new.id,
            new.source,
            new.target,
            new.state,
        )
        for line in (*old.note.splitlines(), "Which <file>?", "The left one?", "Twice: äß"):
            assert sum(shown.endswith(line) for shown in new.note.splitlines()) == 1, new.note
    assert len(again.segments[0].note.splitlines()) == len(
        document.segments[0].note.splitlines()
    ) + sum(len(one.text.splitlines()) for one in SAID)
    again.save(tmp_path / "third", {}, {}, {segment.id: SAID for segment in again.segments})
    assert (tmp_path / "third").read_bytes() == out.read_bytes()  # said once is enough


def test_no_remarks_no_change(file: Path, tmp_path: Path) -> None:
    document = open_document(file, "en", "fr")
    document.save(tmp_path / "out", {}, {}, {document.segments[0].id: []})
    assert (tmp_path / "out").read_bytes() == file.read_bytes()
    with pytest.raises(UsageError, match="no segment nobody"):
        document.save(tmp_path / "out", {}, {}, {"nobody": SAID})


@pytest.mark.parametrize("name", ["a.xlf", "b.xlf"])
def test_places_in_the_schemas(tmp_path: Path, name: str) -> None:
    path, out = tmp_path / name, tmp_path / "out.xlf"
    path.write_text(FILES[name], encoding="utf-8")
    document = open_document(path, "en", "fr")
    assert all(in_order(path))
    targets = {segment.id: TaggedText("X") for segment in document.segments}
    for given in ({}, targets):
        document.save(out, given, {}, {segment.id: SAID for segment in document.segments})
        assert all(in_order(out))
        assert len(in_order(out)) == len(in_order(path))


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*xl*f*")), ids=lambda path: path.name)
def test_places_in_real_files(tmp_path: Path, path: Path) -> None:
    document = open_document(path, "en", "fr")
    out = tmp_path / path.name
    document.save(out, {}, {}, {segment.id: SAID for segment in document.segments})
    before, after = in_order(path), in_order(out)
    assert before
    assert not any(was and not now for was, now in zip(before, after, strict=True))
    assert [s.note != "" for s in open_document(out, "en", "fr").segments] == [True] * len(
        document.segments
    )


def test_how_they_look_in_xliff(tmp_path: Path) -> None:
    path = tmp_path / "a.xlf"
    path.write_text(XLIFF, encoding="utf-8")
    open_document(path, "en", "fr").save(path, {}, {}, {"1:1": SAID[:1], "1:2": SAID[1:]})
    text = path.read_text(encoding="utf-8")
    assert (
        '   <note from="Client">Short.</note>\n'
        '   <note from="Ann">Which &lt;file&gt;?\nThe left one?</note>\n   <alt-trans>'
    ) in text
    assert "<source>Two</source>\n   <note>Twice: äß</note>\n   <t:data/>" in text


def test_how_they_look_in_xliff_2(tmp_path: Path) -> None:
    path = tmp_path / "b.xlf"
    path.write_text(XLIFF2, encoding="utf-8")
    open_document(path, "en", "fr").save(path, {}, {}, {"f:1": SAID[1:], "f:2:2": SAID[:1]})
    text = path.read_text(encoding="utf-8")
    assert "<t:data/>\n   <notes><note>Twice: äß</note></notes>\n   <originalData>" in text
    assert (
        '    <note category="client">Short.</note>\n'
        "    <note>Ann: Which &lt;file&gt;?\nThe left one?</note>\n   </notes>"
    ) in text


def test_how_they_look_in_po(tmp_path: Path) -> None:
    path = tmp_path / "c.po"
    path.write_text(PO, encoding="utf-8")
    document = open_document(path, "en", "fr")
    ids = [segment.id for segment in document.segments]
    confirmed = dict.fromkeys(ids[1:3], SegmentState.TRANSLATED)
    targets = {name: TaggedText("Deux") for name in ids[1:3]}
    remarks = {ids[0]: SAID, ids[1]: SAID[1:], ids[2]: SAID[1:], ids[4]: SAID[1:]}
    document.save(path, targets, confirmed, remarks)
    text = path.read_text(encoding="utf-8")
    assert "# Short.\n# Ann: Which <file>?\n# The left one?\n# Twice: äß\n#. Shown" in text
    assert '\n\n# Twice: äß\nmsgid "Two"\n' in text  # once, and the flag is gone
    assert '#~ msgstr "Vieux"\n# Twice: äß\nmsgid "Four"\n' in text
    assert text.startswith("# Nobody\nmsgid")


@pytest.mark.parametrize("name", ["trados.sdlxliff", "memoq.mqxliff"])
def test_trados_and_memoq_get_comments_where_they_look_for_them(tmp_path: Path, name: str) -> None:
    """Neither shows a ``note``. Written twice they are the same, and there once."""
    document, out = open_document(GOLDEN / name, "en", "fr"), tmp_path / name
    said = [Remark("Ann & Co", "Which <one>?", "2026-11-05T10:20:30Z"), Remark("", "Hm.")]
    remarks = {one.id: said for one in document.segments}
    targets = {one.id: one.source for one in document.segments[:-1]}
    document.save(out, targets, {}, remarks)
    again = open_document(out, "en", "fr")
    for old, new in zip(document.segments, again.segments, strict=True):
        assert new.source == old.source
        assert new.target == targets.get(new.id, old.target)  # no tag has come to it
        assert new.note.splitlines()[-2:] == ["Ann & Co: Which <one>?", "Hm."]
    root = etree.parse(out).getroot()
    assert not any(note.text for note in root.iter("{*}note"))
    comments = [dict(one.attrib) for one in root.iter("{*}Comment", "{*}comment")][-2:]
    if name.endswith("sdlxliff"):
        assert comments == [
            {"severity": "Low", "user": "Ann & Co", "date": "2026-11-05T10:20:30+00:00",
             "version": "1.0"},
            {"severity": "Low", "user": "", "version": "1.0"},
        ]  # fmt: skip
        marked = {one.get(f"{SDL}cid") for one in root.iter("{*}mrk")} - {None}
        assert marked == {one.get("id") for one in root.iter(f"{SDL}cmt-def")}
    else:
        assert comments[0].pop("id") != comments[1].pop("id")
        assert comments[0] == {
            "creatoruser": "Ann & Co", "time": "2026-11-05T10:20:30Z", "deleted": "false",
            "category": "0", "appliesto": "Target",
        }  # fmt: skip
    again.save(tmp_path / "again", {}, {}, remarks)
    assert (tmp_path / "again").read_bytes() == out.read_bytes()
    document.save(tmp_path / "anew", targets, {}, remarks)
    assert (tmp_path / "anew").read_bytes() == out.read_bytes()


def test_ends_of_a_comment_of_memoq_are_no_tags(tmp_path: Path) -> None:
    """Nobody has to place them; where the text is new, they go around all of it."""
    start, end = (
        f'<mrk mtype="x-mq-range" mq:type="{one}" mq:ownerid="c1"/>' for one in ("start", "end")
    )
    unit = (
        f'<trans-unit id="1" mq:status="PartiallyEdited"><source>{start}The{end} button</source>'
        f'<target>Le {start}bouton{end} <ph id="1">x</ph></target><mq:comments><mq:comment id="c1" '
        'creatoruser="Ann" appliesto="TargetRange">Touche?</mq:comment></mq:comments></trans-unit>'
    )
    path, out = tmp_path / "a.mqxliff", tmp_path / "o.mqxliff"
    path.write_text(MEMOQ.format(unit), encoding="utf-8")
    document = open_document(path, "en", "fr")
    (segment,) = document.segments
    assert segment.source == TaggedText("The button")
    assert segment.target is not None
    assert (segment.target.plain, len(segment.target.tags)) == ("Le bouton ", 1)
    document.save(out, {segment.id: segment.target})
    assert out.read_bytes() == path.read_bytes()
    document.save(out, {segment.id: TaggedText("La touche")})
    assert f"<target>{start}La touche{end}</target>" in out.read_text(encoding="utf-8")
    assert f"<source>{start}The{end} button</source>" in out.read_text(encoding="utf-8")


def test_comments_of_a_project(file: Path, tmp_path: Path) -> None:
    with create_project(
        tmp_path / "p",
        NewProject(
            name="x",
            source_language="en",
            target_language="fr",
            documents=[file],
        ),
    ) as project:
        segments, (info,) = project.segments.read(), project.files.all()
        same, out, part = (tmp_path / f"{name}{file.suffix}" for name in ("same", "out", "part"))
        project.files.export(info.id, same)
        assert same.read_bytes() == file.read_bytes()
        project.tools.annotations.add_comment(segments[0].row_id, "Which one?", "Ann")
        project.tools.annotations.add_comment(segments[-1].row_id, "Not yet.", "Ann")
        project.files.export(info.id, out)
        project.files.export(info.id, part, drafts="source")
    assert "Which one?" in open_document(out, "en", "fr").segments[0].note
    assert "Not yet." in open_document(out, "en", "fr").segments[-1].note
    assert not segments[-1].state.is_confirmed
    assert "Not yet." not in open_document(part, "en", "fr").segments[-1].note
