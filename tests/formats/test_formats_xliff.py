"""XLIFF 1.2 in place: golden files, dialects, inline elements, fidelity, hostile files."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from postil.errors import InputError, StorageError, UsageError
from postil.formats.exchange.xliff import XliffDocument
from postil.formats.exchange.xliff_inline import InlineWriter, read_inline
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText

GOLDEN = Path(__file__).parent / "golden"
NEW, DRAFT, TRANSLATED, REVIEWED, FINAL, REJECTED = SegmentState
XLIFF = (
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"{}>'
    '<file source-language="en">'
)


def open_golden(name: str) -> XliffDocument:
    return XliffDocument(GOLDEN / name, "en", "fr")


def document(tmp_path: Path, units: str, extra: str = "") -> XliffDocument:
    path = tmp_path / "d.xlf"
    text = f"{XLIFF.format(extra)}<body>{units}</body></file></xliff>"
    path.write_text(text, encoding="utf-8")
    return XliffDocument(path, "en", "fr")


def plain(text: str) -> TaggedText:
    return TaggedText(text)


def parts(text: TaggedText) -> list[object]:
    return [(p.kind, p.id, p.markup) if isinstance(p, Tag) else p for p in text.parts()]


def test_golden_segments() -> None:
    segments = {s.id: s for s in open_golden("units.xlf").segments}
    assert list(segments) == [
        "1:1", "1:3", "1:4", "1:5", "2:1:0", "2:1:1", "2:2:a", "2:2:b", "2:2#2",
    ]  # fmt: skip
    assert segments["1:1"].target is None
    assert segments["1:1"].note == "For the translator\nSecond note"
    states = [s.state for s in segments.values()]
    assert states == [NEW, DRAFT, FINAL, FINAL, NEW, NEW, TRANSLATED, NEW, DRAFT]
    assert segments["1:3"].origin == "fuzzy-match"
    assert parts(segments["1:4"].source) == [
        "A ", ("open", "1", '<g id="1" ctype="bold">'), "bold ",
        ("single", "2", '<x id="2" equiv-text="BR"/>'), " word", ("close", "1", "</g>"),
        ("open", "3", '<bpt id="3">{i}</bpt>'), "italic", ("close", "3", '<ept id="3">{/i}</ept>'),
        ("single", "", "<!-- c -->"), " ",
        ("open", "protected", '<mrk mtype="protected">'), "X", ("close", "protected", "</mrk>"),
        ("single", "", "<my:inline>seen</my:inline>"),
    ]  # fmt: skip
    assert [t.display for t in segments["1:4"].source.tags[:3]] == ["bold", "BR", "bold"]
    assert segments["2:1:0"].source.plain == "First one."


def test_golden_edits(tmp_path: Path) -> None:
    found = open_golden("units.xlf")
    opening, closing = Tag("open", "1", '<g id="1" ctype="bold">'), Tag("close", "1", "</g>")
    foreign = Tag("single", "t", "<b>")
    odd = TaggedText.from_parts(["Un mot", closing, " tout", opening, " ", foreign, "gras"])
    targets = {
        "1:1": plain("Clair <et> simple"),
        "1:4": odd,
        "2:1:1": plain("Le second."),
        "2:2:b": plain("Two."),
    }
    states = {
        "1:1": TRANSLATED, "1:3": REJECTED, "1:5": DRAFT, "2:1:1": TRANSLATED, "2:2:b": TRANSLATED,
    }  # fmt: skip
    found.save(tmp_path / "out.xlf", targets, states)
    expected = (GOLDEN / "units.expected.xlf").read_bytes()
    assert (tmp_path / "out.xlf").read_bytes().decode() == expected.decode()
    again = {s.id: s for s in XliffDocument(tmp_path / "out.xlf", "en", "fr").segments}
    assert again["1:3"].state == REJECTED
    assert again["2:1:1"].target == plain("Le second.")
    assert again["2:1:0"].target == plain("")


@pytest.mark.parametrize("name", ["units.xlf", "trados.sdlxliff", "memoq.mqxliff"])
def test_untouched_export_is_the_input(tmp_path: Path, name: str) -> None:
    found = open_golden(name)
    targets = {s.id: s.target for s in found.segments if s.target is not None}
    for given_targets, states in (({}, None), (targets, {s.id: s.state for s in found.segments})):
        found.save(tmp_path / name, given_targets, states)
        assert (tmp_path / name).read_bytes() == (GOLDEN / name).read_bytes()


def test_trados(tmp_path: Path) -> None:
    found = open_golden("trados.sdlxliff")
    first, second = found.segments
    assert (first.id, first.state, first.origin, first.score) == ("1:bb:1", REVIEWED, "tm", 100.0)
    assert first.locked
    assert (second.state, second.locked, second.target) == (NEW, False, plain(""))
    out = tmp_path / "out.sdlxliff"
    found.save(out, {second.id: plain("Deux.")}, {second.id: TRANSLATED, first.id: REJECTED})
    text = out.read_text(encoding="utf-8")
    assert '<mrk mtype="seg" mid="2">Deux.</mrk> </g></target>' in text
    assert '<sdl:seg id="2" conf="Translated" origin="interactive"/>' in text
    assert 'conf="RejectedTranslation" origin="tm" percent="100" locked="true"' in text
    again = XliffDocument(out, "en", "fr").segments
    assert [s.state for s in again] == [REJECTED, TRANSLATED]
    found.save(out, {first.id: plain("Autre.")})
    assert XliffDocument(out, "en", "fr").segments[0].score is None


def test_memoq(tmp_path: Path) -> None:
    found = open_golden("memoq.mqxliff")
    first, second = found.segments
    assert (first.state, first.score, first.locked) == (DRAFT, 87.0, True)
    assert (second.state, second.locked) == (NEW, False)
    out = tmp_path / "out.mqxliff"
    found.save(out, {second.id: plain("Deux")}, {second.id: FINAL, first.id: TRANSLATED})
    text = out.read_text(encoding="utf-8")
    assert 'id="2" mq:status="Proofread"' in text
    assert 'id="1" mq:status="ManuallyConfirmed"' in text
    assert "<source>Old</source><target>Vieux</target>" in text


@pytest.mark.parametrize("state", list(SegmentState))
def test_states_come_back(tmp_path: Path, state: SegmentState) -> None:
    for name in ("units.xlf", "trados.sdlxliff", "memoq.mqxliff"):
        found = open_golden(name)
        # Segments that share a unit share its state, so all get the same one.
        texts = {s.id: plain(f"x{s.id}") for s in found.segments}
        found.save(tmp_path / name, texts, dict.fromkeys(texts, state))
        again = XliffDocument(tmp_path / name, "en", "fr").segments
        expected = DRAFT if state == NEW and name == "trados.sdlxliff" else state
        assert {s.state for s in again} == {expected}
        assert [s.target for s in again] == list(texts.values())


def test_states_of_a_shared_unit(tmp_path: Path) -> None:
    units = (
        '<trans-unit id="1"><source>A. B.</source><seg-source><mrk mtype="seg" mid="1">A.</mrk> '
        '<mrk mtype="seg" mid="2">B.</mrk></seg-source></trans-unit>'
    )
    found = document(tmp_path, units)
    texts = {"1:1:1": plain("a"), "1:1:2": plain("b")}
    for states, least in (((FINAL, TRANSLATED), TRANSLATED), ((REJECTED, FINAL), REJECTED)):
        found.save(tmp_path / "o.xlf", texts, dict(zip(texts, states, strict=True)))
        again = XliffDocument(tmp_path / "o.xlf", "en", "fr")
        assert [s.state for s in again.segments] == [least, least]
    found.save(tmp_path / "o.xlf", {"1:1:1": plain("a")})
    again = XliffDocument(tmp_path / "o.xlf", "en", "fr")
    assert [s.target for s in again.segments] == [plain("a"), plain("")]
    again.save(tmp_path / "p.xlf", {"1:1:2": plain("b")}, dict.fromkeys(texts, TRANSLATED))
    last = XliffDocument(tmp_path / "p.xlf", "en", "fr").segments
    assert [(s.target, s.state) for s in last] == [(t, TRANSLATED) for t in texts.values()]


@pytest.mark.parametrize(
    ("seg_source", "target"),
    [
        ('<mrk mtype="seg" mid="1">A.</mrk><mrk mtype="seg" mid="1">B.</mrk>', ""),
        ('<mrk mtype="seg">A.</mrk>', ""),
        ('<mrk mtype="seg" mid="1">A.<mrk mtype="seg" mid="2">B.</mrk></mrk>', ""),
        ('<mrk mtype="seg" mid="1">A.</mrk>', "<target>flat</target>"),
        ('<mrk mtype="seg" mid="1">A.</mrk>', '<target><mrk mtype="seg" mid="2">b</mrk></target>'),
        (
            '<mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk>',
            '<target><mrk mtype="seg" mid="2"><mrk mtype="seg" mid="1">a</mrk>b</mrk></target>',
        ),
        ("A. B.", ""),
    ],
)
def test_odd_segmentation_falls_back_to_the_unit(
    tmp_path: Path, seg_source: str, target: str
) -> None:
    unit = f"<source>A. B.</source><seg-source>{seg_source}</seg-source>{target}"
    (segment,) = document(tmp_path, f'<trans-unit id="1">{unit}</trans-unit>').segments
    assert (segment.id, segment.source) == ("1:1", plain("A. B."))


ODD = [
    "<target/>", '<target state="new"></target>', '<target xml:space="preserve"> </target>', "",
]  # fmt: skip


@pytest.mark.parametrize("target", ODD)
def test_targets_are_filled_or_made(tmp_path: Path, target: str) -> None:
    units = (
        '<trans-unit id="1"><source>A. B.</source><seg-source> '
        f'<mrk mtype="seg" mid="1"><x id="1"/>A.</mrk><mrk mtype="seg" mid="2"><x id="2"/></mrk>'
        f"</seg-source>{target}<note>n</note></trans-unit>"
    )
    found = document(tmp_path, units)
    assert [s.id for s in found.segments] == ["1:1:1"]
    found.save(tmp_path / "o.xlf", {"1:1:1": plain("a")}, {"1:1:1": TRANSLATED})
    text = (tmp_path / "o.xlf").read_text(encoding="utf-8")
    assert (
        ' <mrk mtype="seg" mid="1">a</mrk><mrk mtype="seg" mid="2"><x id="2"/></mrk></target><note>'
    ) in text
    assert 'state="translated"' in text


def test_what_is_asked_for_must_exist(tmp_path: Path) -> None:
    found = open_golden("units.xlf")
    with pytest.raises(UsageError, match="no segment 9:9"):
        found.save(tmp_path / "o.xlf", {"9:9": plain("x")})
    with pytest.raises(StorageError):
        found.save(tmp_path / "none" / "o.xlf", {})


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "windows-1252"])
def test_dress_of_the_file_is_kept(tmp_path: Path, encoding: str, newline: str) -> None:
    declared = {"utf-8-sig": "utf-8", "utf-16-be": "utf-16"}.get(encoding, encoding)
    text = (
        f'<?xml version=\'1.0\' encoding="{declared}" standalone="yes" ?>\n<!-- é -->\n'
        '<xliff version="1.2"><file source-language="en" target-language="fr"><body>\n'
        '<trans-unit id="1"><source>A</source></trans-unit><!-- <![CDATA[ -->\n'
        '<trans-unit id="2"><source><![CDATA[<b>]]></source></trans-unit>\n'
        "</body></file></xliff>\n\n"
    ).replace("\n", newline)
    path = tmp_path / "d.xlf"
    data = text.encode(encoding)
    path.write_bytes(b"\xfe\xff" + data if encoding == "utf-16-be" else data)
    found = XliffDocument(path, "en", "fr")
    assert found.segments[1].source == plain("<b>")
    found.save(tmp_path / "o.xlf", {"1:1": plain("é…字")})
    written = "é…&#23383;" if encoding == "windows-1252" else "é…字"
    target = f'<target state="needs-review-translation">{written}</target>'
    expected = text.replace("A</source>", f"A</source>{target}").encode(encoding)
    expected = b"\xfe\xff" + expected if encoding == "utf-16-be" else expected
    assert (tmp_path / "o.xlf").read_bytes() == expected


def test_prefixed_vocabulary(tmp_path: Path) -> None:
    path = tmp_path / "d.xlf"
    path.write_text(
        '<f:xliff version="1.2" xmlns:f="urn:oasis:names:tc:xliff:document:1.2"><f:file '
        'source-language="en" target-language="fr"><f:body><f:trans-unit id="1"><f:source>A '
        '<f:g id="1">b</f:g><f:x id="2" xmlns:z="urn:z" z:a="1"/></f:source></f:trans-unit>'
        "</f:body></f:file></f:xliff>"
    )
    found = XliffDocument(path, "en", "fr")
    source = found.segments[0].source
    assert [t.markup for t in source.tags] == [
        '<f:g id="1">', "</f:g>", '<f:x xmlns:z="urn:z" id="2" z:a="1"/>',
    ]  # fmt: skip
    wrong = TaggedText.from_parts([*source.parts(), Tag("open", "5", "<g>"), source.tags[0]])
    found.save(tmp_path / "o.xlf", {"1:1": wrong})
    text = (tmp_path / "o.xlf").read_text()
    assert '<f:bpt id="5">&lt;g&gt;</f:bpt><f:bx id="1" rid="1"/></f:target>' in text
    again = XliffDocument(tmp_path / "o.xlf", "en", "fr").segments[0]
    assert again.source == source
    assert again.target is not None
    assert again.target.tags[:3] == source.tags


NATIVE = [
    Tag("open", "1", '<g id="1">'), Tag("close", "1", "</g>"),
    Tag("open", "2", '<g id="2" ctype="b">'), Tag("close", "2", "</g>"),
    Tag("open", "p", '<mrk mtype="p">'), Tag("close", "p", "</mrk>"),
    Tag("single", "3", '<x id="3"/>'), Tag("open", "4", '<bpt id="4">&lt;b&gt;</bpt>'),
    Tag("close", "4", '<ept id="4"/>'), Tag("single", "", "<my:a b=\"&amp;&quot;\">c</my:a>"),
    Tag("open", "5", '<bx id="5"/>'), Tag("single", "", "<?pi x?>"),
]  # fmt: skip
odd_markup = st.text(max_size=5) | st.sampled_from(
    ["<g>", "</g>", "<b>", "&lt;", "&x;", "<x/>", '<x id="1"/>tail', "<g id='1'/>", "</mrk>",
     "<mrk>", '<z:x id="1"/>', "]]>", "<![CDATA[x]]>", "\x00", '<ph type="b">x</ph>',
     "<g id='1'", "<w>"]
)  # fmt: skip
foreign = st.builds(
    Tag, st.sampled_from(["open", "close", "single"]), st.text(max_size=3), odd_markup
)
pieces = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), min_size=1, max_size=5)
pieces = pieces.filter(lambda text: not set(text) & set("\ufffe\uffff"))


def content(text: TaggedText) -> tuple[TaggedText, str]:
    root = etree.fromstring(
        '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:my="urn:my"><target/></xliff>'
    )
    InlineWriter(root).fill(root[0], text)
    xml = etree.tostring(root, encoding="unicode")
    return read_inline(etree.fromstring(xml)[0]), xml


@settings(max_examples=300, deadline=None)
@given(st.lists(pieces | st.sampled_from(NATIVE) | foreign, max_size=9))
def test_any_tags_in_any_order_can_be_written(parts_given: list[str | Tag]) -> None:
    text = TaggedText.from_parts(parts_given)
    again, xml = content(text)
    assert again.plain == text.plain
    assert content(again) == (again, xml)  # what is read is written the same


@settings(max_examples=200, deadline=None)
@given(st.recursive(
    st.lists(pieces | st.sampled_from([*NATIVE[6:], *NATIVE[6:]]), max_size=3),
    lambda inner: st.tuples(inner, st.sampled_from([0, 2, 4]), inner).map(
        lambda t: [*t[0], NATIVE[t[1]], *t[2], NATIVE[t[1] + 1]]
    ),
    max_leaves=6,
))  # fmt: skip
def test_well_nested_tags_come_back_equal(parts_given: list[str | Tag]) -> None:
    text = TaggedText.from_parts(parts_given)
    again, _ = content(text)
    assert (again.text, parts(again)) == (text.text, parts(text))


DEEP = "<g id='1'>" * 240 + "</g>" * 240


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("", "empty"),
        ("<html/>", "no XLIFF file"),
        ('<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>', "XLIFF 2.0"),
        ("<xliff><file>", "line 1: not well-formed"),
        ('<?xml version="1.0" encoding="IBM855"?><xliff/>', "an encoding that is not read"),
        ('<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', "entities"),
        ('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff>&a;</xliff>', "entities"),
        ('<xliff xmlns="a b"/>', "line 1: not well-formed XML: .*not a valid URI"),
        ('<xliff xmlns="a b"><file xml:space="odd"/></xliff>', "line 1: .*not a valid URI"),
        (
            f'<xliff><file><body><trans-unit id="7"><source>{DEEP}</source></trans-unit></body>'
            "</file></xliff>",
            "1:7: inline elements are nested too deeply",
        ),
        (
            "<xliff><file><body><trans-unit id='7'><source><ph id='1'>"
            f"{DEEP}</ph></source></trans-unit></body></file></xliff>",
            "nested too deeply",
        ),
    ],
)
def test_hostile_and_broken_files(tmp_path: Path, data: str, message: str) -> None:
    path = tmp_path / "d.xlf"
    path.write_text(data)
    with pytest.raises(InputError, match=message):
        XliffDocument(path, "en", "fr")


def test_invalid_inline_elements_of_the_file_are_kept(tmp_path: Path) -> None:
    source = 'A <g>b</g> <g id="1">c</g><fmt id="6"/><target>d</target>'
    found = document(tmp_path, f'<trans-unit id="1"><source>{source}</source></trans-unit>')
    found.save(tmp_path / "o.xlf", {"1:1": found.segments[0].source})
    assert f">{source}</target>" in (tmp_path / "o.xlf").read_text()
    again = XliffDocument(tmp_path / "o.xlf", "en", "fr").segments[0]
    assert again.target == again.source == found.segments[0].source


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_damaged_files_open_or_give_an_error(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    names = ["units.xlf", "trados.sdlxliff", "memoq.mqxliff"]
    content = bytearray((GOLDEN / data.draw(st.sampled_from(names))).read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at, other = (data.draw(st.integers(0, len(content))) for _ in range(2))
        piece = bytes(content[other : other + data.draw(st.integers(0, 80))])
        content[at : at + data.draw(st.integers(0, 80))] = data.draw(
            st.sampled_from([piece, b"", b"<", b"&", b"\xff", b"</g>", b'<g id="1">', b"\0"])
        )
    folder = tmp_path_factory.mktemp("damaged")
    (folder / "d.xlf").write_bytes(content)
    try:
        found = XliffDocument(folder / "d.xlf", "en", "fr")
    except InputError:
        return
    texts = {s.id: s.source for s in found.segments}
    found.save(folder / "o.xlf", texts)
    again = XliffDocument(folder / "o.xlf", "en", "fr").segments
    assert [(s.source, s.target) for s in again] == [(s, s) for s in texts.values()]


def test_text_of_more_than_ten_megabytes(tmp_path: Path) -> None:
    embedded = f"<header><reference><internal-file>{'QUJD' * 3_000_000}</internal-file></reference>"
    path = tmp_path / "d.xlf"
    path.write_text(
        f"{XLIFF.format('')}{embedded}</header><body><trans-unit id='1'><source>A</source>"
        "</trans-unit></body></file></xliff>"
    )
    assert len(XliffDocument(path, "en", "fr").segments) == 1
