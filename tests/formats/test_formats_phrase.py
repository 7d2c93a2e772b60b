"""Files of Phrase TMS (mxliff): tags that are written into the text, steps of the work, locks."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from postil.errors import InputError
from postil.formats.bilingual import BilingualDocument
from postil.formats.registry import open_document
from postil.formats.round_trip import Result, round_trip
from postil.formats.segment import Remark, Segment, SegmentState
from postil.text.tags import Tag, TaggedText
from postil.workspace.checks.catalogue import check_pair
from postil.workspace.checks.finding import Pair
from postil.workspace.creation import NewProject, create_project

NEW, DRAFT, TRANSLATED, REVIEWED, FINAL, REJECTED = SegmentState
X, M = "{urn:oasis:names:tc:xliff:document:1.2}", "{http://www.memsource.com/mxlf/2.0}"
FILE = """\
<?xml version='1.0' encoding='UTF-8'?>
<xliff xmlns:m="http://www.memsource.com/mxlf/2.0" xmlns="urn:oasis:names:tc:xliff:document:1.2" \
version="1.2" m:version="2.17" m:level="{level}">
<file original="lid.docx" source-language="en" target-language="fr" datatype="x-undefined" \
m:file-format="DOC" m:task-id="T1"><header><m:in-ctx-preview-skel><![CDATA[<p>{{1}}</p>]]>\
</m:in-ctx-preview-skel></header>
<body>
{units}
</body>
</file>
<m:extra>
<m:users>
<m:user id="7" username="ann" fullname="Ann A"/>
<m:user id="8" username="bob"/>
</m:users>
</m:extra>
</xliff>
"""
MARK = "<m:mark id='{}'><m:type>{}</m:type><m:content>{}</m:content></m:mark>"
MARKS = MARK.format(1, "link", "&lt;a&gt;") + MARK.format(2, "code", "&lt;br/&gt;")
ALT = """\
<alt-trans origin="machine-trans">
<target>{}</target>
</alt-trans>
<alt-trans origin="memsource-tm" match-quality="0.87">
<target>{}</target>
</alt-trans>
"""


def unit(  # noqa: PLR0917  # the parts of a unit in their order
    number: int,
    source: str,
    target: str = "",
    attributes: str = 'm:confirmed="0" m:locked="false"',
    marks: str = "",
    more: str = "",
) -> str:
    """A unit as Phrase writes it; the texts are not yet escaped."""
    texts = [escape(text, quote=False) for text in (source, target)]
    return (
        f'<group id="{number}" m:para-id="{number}">\n<context-group>\n'
        f'<context context-type="x-file-part">word/document.xml</context>\n</context-group>\n'
        f'<trans-unit id="T1:{number}" xml:space="preserve" {attributes} m:para-id="{number}" '
        f'm:level-edited="false">\n<source>{texts[0]}</source>\n<target>{texts[1]}</target>\n'
        f"{more}<m:tunit-metadata>{marks}</m:tunit-metadata>\n"
        f"<m:tunit-target-metadata>{marks}</m:tunit-target-metadata>\n"
        "<m:editing-stats><m:thinking-time>0</m:thinking-time></m:editing-stats>\n"
        "</trans-unit>\n</group>"
    )


def written(folder: Path, *units: str, level: int = 1) -> Path:
    path = folder / "a.mxliff"
    path.write_text(FILE.format(units="\n".join(units), level=level), encoding="utf-8")
    return path


def opened(path: Path) -> BilingualDocument:
    document = open_document(path, "en", "fr")
    assert isinstance(document, BilingualDocument)
    return document


def read(folder: Path, *units: str, level: int = 1) -> list[Segment]:
    return opened(written(folder, *units, level=level)).segments


def shown(text: TaggedText | None) -> list[str]:
    """Text, and of tags kind, name and what they show."""
    parts = [] if text is None else list(text.parts())
    return [f"{p.kind} {p.id} {p.display}" if isinstance(p, Tag) else p for p in parts]


def target_of(path: Path, number: int) -> str:
    """The text of a target as Phrase reads it."""
    tree = etree.parse(path)
    return "".join(tree.find(f".//{X}trans-unit[@id='T1:{number}']/{X}target").itertext())


def test_tags_in_the_text(tmp_path: Path) -> None:
    (segment,) = read(
        tmp_path,
        unit(0, "{b>Press<b} {1>the {i>lid<i}<1}{2}.", "{1>Le couvercle<1}{2}.", marks=MARKS),
    )
    assert segment.id == "1:T1:0"
    assert shown(segment.source) == [
        "open b bold", "Press", "close b bold", " ", "open 1 <a>", "the ", "open i italic", "lid",
        "close i italic", "close 1 <a>", "single 2 <br/>", ".",
    ]  # fmt: skip
    assert shown(segment.target) == [
        "open 1 <a>", "Le couvercle", "close 1 <a>", "single 2 <br/>", ".",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("source", "marks", "expected"),
    [
        ("Page {1} of {2}", "", ["Page {1} of {2}"]),  # what no mark knows
        ("Page {3} of {2}", MARKS, ["Page {3} of ", "single 2 <br/>"]),
        ("{1>a<1} or {1}", MARKS, ["open 1 <a>", "a", "close 1 <a>", " or {1}"]),
        ("{2} or {2>", MARKS, ["single 2 <br/>", " or {2>"]),
        ("{1>to the next", MARKS, ["open 1 <a>", "to the next"]),  # a half of a pair
        ("{3>a<3}", "", ["open 3 ", "a", "close 3 "]),  # nothing else looks like that
        ("if {b> or <i} {x}", "", ["if {b> or <i} {x}"]),
        ("<b}{b>", "", ["<b}{b>"]),
        ("{b>{b>a<b}", "", ["{b>", "open b bold", "a", "close b bold"]),
        ("{bu>a<bu} m{^>2<^}", "", ["open bu ", "a", "close bu ", " m", "open ^ superscript", "2",
                                    "close ^ superscript"]),
        ("One.{j}Two.", "", ["One.", "single j ", "Two."]),
        ("{ 1 } {12345678} {} {{2}}", MARKS, ["{ 1 } {12345678} {} {", "single 2 <br/>", "}"]),
    ],
)  # fmt: skip
def test_what_is_a_tag_and_what_is_text(
    tmp_path: Path, source: str, marks: str, expected: list[str]
) -> None:
    document = opened(written(tmp_path, unit(0, source, marks=marks)))
    (segment,) = document.segments
    assert shown(segment.source) == expected
    document.save(tmp_path / "o.mxliff", {segment.id: segment.source})
    assert target_of(tmp_path / "o.mxliff", 0) == source
    assert opened(tmp_path / "o.mxliff").segments[0].target == segment.source


def test_tags_show_what_tells_them_apart(tmp_path: Path) -> None:
    long = "&lt;run name='a'&gt;" * 9
    marks = "".join((MARK.format(1, "run", long), MARK.format(2, "", long), "<m:mark id='3'/>"))
    (segment,) = read(tmp_path, unit(0, "a{1}b{2}c{3}", marks=marks))
    shown_names = [tag.display for tag in segment.source.tags]
    assert shown_names == ["run", "<run name='a'><run name='a'><run name='…", ""]


def test_tags_of_elsewhere_are_left_out(tmp_path: Path) -> None:
    document = opened(written(tmp_path, unit(0, "{1>a<1} b{2}", marks=MARKS)))
    text = TaggedText.from_parts([
        Tag("open", "1", "<g id='1'>"), "a", Tag("close", "1", "</g>"), "b",
        Tag("single", "2", "<x/>"), Tag("single", "1", "<x/>"), Tag("single", "9", "<x/>"),
        Tag("single", "7", "{7}"), Tag("open", "b", "{b>"), "c", Tag("close", "b", "<b}"),
    ])  # fmt: skip
    document.save(tmp_path / "o.mxliff", {"1:T1:0": text})
    assert target_of(tmp_path / "o.mxliff", 0) == "{1>a<1}b{2}{b>c<b}"


def test_elements_in_a_text_are_tags_as_in_any_xliff(tmp_path: Path) -> None:
    path = written(tmp_path, unit(0, "a {2}b", marks=MARKS))
    path.write_text(path.read_text().replace("a {2}b", 'a <ph id="5"/>{2}b'))
    document = opened(path)
    assert [tag.kind for tag in document.segments[0].source.tags] == ["single", "single"]
    document.save(tmp_path / "o.mxliff", {"1:T1:0": document.segments[0].source})
    assert '<target>a <ph id="5"/>{2}b</target>' in (tmp_path / "o.mxliff").read_text()


def test_checks_know_the_tags(tmp_path: Path) -> None:
    (segment,) = read(tmp_path, unit(0, "{1>a<1} {b>b<b}{2}", "{1>a {b>b<1}<b} {3}", marks=MARKS))
    assert segment.target is not None
    found = check_pair(Pair(segment.source, segment.target, "en", "fr"))
    assert {"tag-missing", "tag-pairing"} <= {finding.check for finding in found}


ONE = 'm:confirmed="1" m:locked="false"'
TWO = 'm:confirmed="2" m:locked="false"'
NONE = 'm:confirmed="0" m:locked="false"'


@pytest.mark.parametrize(
    ("attributes", "target", "state"),
    [
        (NONE, "", NEW),
        (NONE, "Un", DRAFT),
        ('m:locked="false"', "Un", DRAFT),
        ('m:confirmed="false"', "Un", DRAFT),
        ('m:confirmed="true"', "Un", TRANSLATED),
        (ONE, "Un", TRANSLATED),
        (TWO, "Un", REVIEWED),
    ],
)
def test_what_is_confirmed(
    tmp_path: Path, attributes: str, target: str, state: SegmentState
) -> None:
    path = written(tmp_path, unit(0, "One", target, attributes))
    document = opened(path)
    (segment,) = document.segments
    assert segment.state == state
    document.save(tmp_path / "o", {"1:T1:0": TaggedText(target)}, {"1:T1:0": state})
    assert (tmp_path / "o").read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("before", "state", "level", "after"),
    [
        (NONE, TRANSLATED, 1, "1"),
        (NONE, REVIEWED, 1, "1"),
        (NONE, TRANSLATED, 2, "2"),  # in the step that the file is for
        (ONE, REVIEWED, 2, "2"),
        (ONE, FINAL, 1, "1"),
        (TWO, TRANSLATED, 2, "2"),
        (ONE, DRAFT, 1, "0"),
        (TWO, REJECTED, 2, "0"),
        (NONE, REJECTED, 2, "0"),
    ],
)
def test_what_is_written_when_the_state_changes(
    tmp_path: Path, before: str, state: SegmentState, level: int, after: str
) -> None:
    path = written(tmp_path, unit(0, "One", "Un", before), level=level)
    opened(path).save(tmp_path / "o.mxliff", {}, {"1:T1:0": state})
    expected = re.sub('m:confirmed="[0-9]"', f'm:confirmed="{after}"', path.read_text("utf-8"))
    assert (tmp_path / "o.mxliff").read_text("utf-8") == expected


def test_an_edited_text_is_all_that_changes(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        unit(0, "{b>One > two<b} 'x' \"y\"", "Un", more=ALT.format("", "")),
        unit(1, "Two", "", more=ALT.format("Deux", "")),
    )
    text = path.read_text("utf-8")
    opened(path).save(
        tmp_path / "o.mxliff", {"1:T1:1": TaggedText("Deux <2>")}, {"1:T1:1": TRANSLATED}
    )
    first, second = text.split('<group id="1"')
    second = second.replace("<target></target>", "<target>Deux &lt;2&gt;</target>", 1)
    second = second.replace('m:confirmed="0"', 'm:confirmed="1"')
    second = second.replace('m:level-edited="false"', 'm:level-edited="true"')
    assert (tmp_path / "o.mxliff").read_text("utf-8") == f'{first}<group id="1"{second}'


def test_where_a_translation_came_from(tmp_path: Path) -> None:
    tm = 'm:trans-origin="tm" m:score="0.666667" m:gross-score="0.7" m:confirmed="0"'
    by = 'm:created-by="7" m:created-at="1442824850898" m:modified-by="{}" m:modified-at="{}"'
    found = read(
        tmp_path,
        unit(0, "One", "Un", f'{tm} m:locked="true" {by.format("", 0)}'),
        unit(1, "Two", "Deux", f'm:trans-origin="null" m:score="0.0" {by.format(8, 10**15)}'),
        unit(2, "Three", "Trois", f'm:trans-origin="tm" m:score="1.01" {by.format(9, "soon")}'),
    )
    assert [(s.origin, s.score, s.locked) for s in found] == [
        ("tm", 66.7, True), ("", None, False), ("tm", 101.0, False),
    ]  # fmt: skip
    assert [(s.author, s.made) for s in found] == [
        ("Ann A", "2015-09-21T08:40:50Z"), ("bob", ""), ("9", ""),
    ]  # fmt: skip


def test_matches_in_the_file_are_offered(tmp_path: Path) -> None:
    both = ALT.format("{1&gt;Le lid&lt;1}", "Le couvercle")
    machine = 'm:trans-origin="mt" m:score="0" m:confirmed="{}"'
    found = read(
        tmp_path,
        unit(0, "{1>The lid<1}", "", marks=MARKS, more=both),
        unit(1, "Two", "Deux", machine.format(0), more=ALT.format("Deux", "")),
        unit(2, "Two", "Deux", machine.format(0)),
        unit(3, "Two", "Deux", machine.format(1)),
    )
    assert [[(o.kind, o.name, o.target.plain) for o in s.offers] for s in found] == [
        [("machine", "machine-trans", "Le lid"), ("memory", "memsource-tm", "Le couvercle")],
        [("machine", "mt", "Deux")],
        [("machine", "mt", "Deux")],
        [],  # a person made it theirs
    ]
    assert [tag.markup for tag in found[0].offers[0].target.tags] == ["{1>", "<1}"]


def test_comments_are_notes_and_remarks_are_comments(tmp_path: Path) -> None:
    said = '<m:comment created-at="1" created-by="7" resolved="false">Which\none?</m:comment>\n'
    path = written(tmp_path, unit(0, "One", "Un", more=said), unit(1, "Two"))
    text = path.read_text("utf-8").replace(
        "</context>\n</context-group>",
        '</context><context context-type="x-key-note">Title</context>\n</context-group>', 1,
    )  # fmt: skip
    path.write_text(text, encoding="utf-8")
    document = opened(path)
    assert [s.note for s in document.segments] == ["Title\nAnn A: Which one?", ""]
    remarks = {s.id: [Remark("Eve", "Is it <that>?")] for s in document.segments}
    out = tmp_path / "o.mxliff"
    document.save(out, {}, remarks=remarks)
    again = opened(out)
    assert [s.note for s in again.segments] == [
        "Title\nAnn A: Which one?\nEve: Is it <that>?", "Eve: Is it <that>?",
    ]  # fmt: skip
    for one in etree.parse(out).iter(f"{X}trans-unit"):
        names = [etree.QName(child).localname for child in one]
        assert names.index("comment") < names.index("tunit-metadata")
    again.save(tmp_path / "p.mxliff", {}, remarks=remarks)  # once is enough
    assert (tmp_path / "p.mxliff").read_bytes() == out.read_bytes()


def test_another_ending_is_the_same_file(tmp_path: Path) -> None:
    path = written(tmp_path, unit(0, "{b>One<b}", "Un", 'm:confirmed="1" m:locked="True"'))
    other = path.rename(tmp_path / "a.xliff")
    (segment,) = opened(other).segments
    assert (segment.source.plain, segment.state, segment.locked) == ("One", TRANSLATED, True)


def test_jobs_that_were_joined(tmp_path: Path) -> None:
    """Groups are numbered from 0 again in every file of them."""
    path = written(tmp_path, unit(0, "One"))
    whole = path.read_text("utf-8")
    file = whole[whole.index("<file") : whole.index("<m:extra")]
    path.write_text(whole.replace(file, file + file.replace("T1", "T2")), encoding="utf-8")
    assert [s.id for s in opened(path).segments] == ["1:T1:0", "2:T2:0"]


def test_locked_segments_are_locked_in_a_project(tmp_path: Path) -> None:
    path = written(tmp_path, unit(0, "One", "Un", 'm:confirmed="1" m:locked="true"'))
    details = NewProject(name="x", source_language="en", target_language="fr", documents=[path])
    with create_project(tmp_path / "p", details) as project:
        (segment,) = project.segments.read()
        assert (segment.locked, segment.target) == (True, TaggedText("Un"))
        (info,) = project.files.all()
        project.files.export(info.id, tmp_path / "o.mxliff")
    assert (tmp_path / "o.mxliff").read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("cut", "message"),
    [
        (lambda _: "", "a.mxliff: the file is empty"),
        (lambda text: text[: text.index("</source>")], "a.mxliff, line 10: not well-formed"),
        (lambda text: text.replace("<xliff", "<html").replace("</xliff", "</html"), "no XLIFF"),
        (lambda text: text.replace("One", "<g id='1'>" * 210 + "</g>" * 210), "1:T1:0: inline"),
        (lambda text: text.replace("One", "{b>a&lt;b}" * 40_000), "1:T1:0: a text holds at most"),
    ],
)
def test_broken_files_say_where(tmp_path: Path, cut: object, message: str) -> None:
    path = written(tmp_path, unit(0, "One"))
    assert callable(cut)
    path.write_text(cut(path.read_text("utf-8")), encoding="utf-8")
    with pytest.raises(InputError, match=message):
        opened(path)


def test_a_round_trip(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        unit(0, "{b>One<b} {1>two<1}{2}", "Un", more=ALT.format("Un", "")),
        unit(1, "Page {1} of {2}", "", ONE),
        unit(2, "Locked {2}", "Fermé {2}", 'm:confirmed="1" m:locked="true"', MARKS),
    )
    report = round_trip(path, ("en", "fr"), tmp_path)
    assert (report.result, report.segments, report.faults) == (Result.SOUND, 3, [])


TOKENS = ["{1}", "{1>", "<1}", "{2}", "{2>", "<2}", "{3}", "{b>", "<b}", "{i>", "<i}", "{j}", "{^>"]
raw = st.lists(
    st.sampled_from([*TOKENS, "{", "}", "<", ">", "1", "b"])
    | st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=4),
    max_size=12,
).map("".join)
raw = raw.filter(lambda text: not set(text) & set("\ufffe\uffff") and not re.search(
    "[\U000f0000-\U000fffff]", text))  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(raw, raw), min_size=1, max_size=4), st.sampled_from(["", MARKS]))
def test_any_text_comes_back(
    tmp_path_factory: pytest.TempPathFactory, texts: list[tuple[str, str]], marks: str
) -> None:
    """Braces of every kind: nothing untouched changes, and what is written reads the same."""
    folder = tmp_path_factory.mktemp("texts")
    units = [unit(n, *pair, marks=marks) for n, pair in enumerate(texts)]
    path, out = written(folder, *units), folder / "o.mxliff"
    document = opened(path)
    document.save(out, {s.id: s.target for s in document.segments if s.target is not None})
    assert out.read_bytes() == path.read_bytes()
    document.save(out, {s.id: s.source for s in document.segments})
    again = opened(out).segments
    assert [s.source for s in again] == [s.source for s in document.segments]
    for segment in again:
        number = int(segment.id.rpartition(":")[2])
        assert target_of(out, number) == texts[number][0]
        assert segment.target is not None
        assert list(segment.target.parts()) == list(segment.source.parts())


@settings(max_examples=100, deadline=None)
@given(st.permutations(list(range(6))), st.sampled_from(TOKENS))
def test_tags_may_stand_anywhere(
    tmp_path_factory: pytest.TempPathFactory, order: list[int], more: str
) -> None:
    folder = tmp_path_factory.mktemp("tags")
    document = opened(written(folder, unit(0, "{b>x<b}{1>y<1}{2}", marks=MARKS)))
    tags = [*document.segments[0].source.tags, Tag("single", "z", f"<{more}>")]
    text = TaggedText.from_parts(part for n in order for part in (tags[n], "·"))
    document.save(folder / "o.mxliff", {"1:T1:0": text})
    wanted = "".join(f"{tags[n].markup if n < 5 else ''}·" for n in order)
    assert target_of(folder / "o.mxliff", 0) == wanted


def test_typed_braces_of_a_tag_become_it(tmp_path: Path) -> None:
    document = opened(written(tmp_path, unit(0, "a {2} b", marks=MARKS)))
    document.save(tmp_path / "o.mxliff", {"1:T1:0": TaggedText("{2} c {1}")})
    (segment,) = opened(tmp_path / "o.mxliff").segments
    assert shown(segment.target) == ["single 2 <br/>", " c ", "single 1 <a>"]
