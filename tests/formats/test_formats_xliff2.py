"""XLIFF 2: targets, states and codes in place; what is not valid is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from package_files import shown, typed

from postil.errors import InputError
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText

FILE = """\
<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:x="x" version="2.1" srcLang="en"{trg}>
 <file id="f"><skeleton>é</skeleton>
{units}
 </file>
</xliff>
"""


def file(path: Path, *units: str, trg: str = "") -> Path:
    path.write_text(FILE.format(units="\n".join(units), trg=trg))
    return path


def unit(source: str, more: str = "", name: str = "u", attributes: str = "") -> str:
    return (
        f'  <unit id="{name}"{attributes}>\n   <segment>\n    <source>{source}</source>{more}\n'
        "   </segment>\n  </unit>"
    )


def test_segments(tmp_path: Path) -> None:
    path = file(
        tmp_path / "a.xlf",
        '<unit id="1"><notes><note>Look.</note><note>Twice.</note></notes><segment state="final">'
        "<source>A <pc id='1' disp='b'>bold</pc><ph id='2'/></source><target>Un <pc id='1' "
        "disp='b'>gras</pc><ph id='2'/></target></segment><ignorable><source> </source></ignorable>"
        "<segment><source>Two\n   lines</source></segment></unit>",
        unit("Kept\n lines", name="2", attributes=' xml:space="preserve"'),
        unit("Not for you", name="3", attributes=' translate="no"'),
        '<group id="g" translate="no">' + unit("But this", "", "4", " translate='yes'")
        + "</group>",
        unit("<ph id='9'/>", name="5"),
        trg=' trgLang="fr"',
    )  # fmt: skip
    segments = open_document(path, "en", "fr").segments
    assert [(s.id, shown(s.source), s.state) for s in segments] == [
        ("f:1:1", "A <1>bold</1><2/>", "final"), ("f:1:2", "Two lines", "new"),
        ("f:2", "Kept\n lines", "new"), ("f:4", "But this", "new"),
    ]  # fmt: skip
    assert segments[0].target is not None
    assert shown(segments[0].target) == "Un <1>gras</1><2/>"
    assert segments[0].source.tags == segments[0].target.tags
    assert (segments[0].note, segments[0].source.tags[0].display) == ("Look.\nTwice.", "b")


def test_comments_in_the_text_are_notes(tmp_path: Path) -> None:
    inner = "A <mrk id='1' type='comment' value='Which?'>b</mrk> <sm id='2' type='comment'"
    inner += " value='And this?'/>c<em startRef='2'/> <mrk id='3' type='term' value='No'>d</mrk>"
    path = file(tmp_path / "a.xlf", unit(inner, "<target>A b c d</target>"), trg=' trgLang="fr"')
    document = open_document(path, "en", "fr")
    assert document.segments[0].note == "Which?\nAnd this?"
    document.save(tmp_path / "o.xlf", {})
    assert (tmp_path / "o.xlf").read_bytes() == path.read_bytes()


def test_a_translation_is_all_that_changes(tmp_path: Path) -> None:
    inner = (
        "A <pc id='1' x:y='é'>b<!-- c --></pc> <ph id='2' canDelete='no'/>&amp; "
        "<sc id='3'/>d<ec startRef='3'/>"
    )
    path, out = file(tmp_path / "a.xlf", unit(inner), unit("Two", name="v")), tmp_path / "o.xlf"
    document = open_document(path, "en", "de")
    source = document.segments[0].source
    assert shown(source) == "A <1>b</></1> <2/>& <3/>d<3/>"
    document.save(out, {"f:u": typed("<2/> & <1>x</1>", source)}, {"f:u": SegmentState.REVIEWED})
    expected = FILE.format(units=unit(inner) + "\n" + unit("Two", name="v"), trg=' trgLang="de"')
    target = '\n    <target><ph id="2" canDelete="no"/> &amp; <pc id="1" x:y="é">x</pc></target>'
    expected = expected.replace(f"<source>{inner}</source>", f"<source>{inner}</source>{target}")
    expected = expected.replace("<segment>", '<segment state="reviewed">', 1)
    assert out.read_text() == expected


@pytest.mark.parametrize("state", list(SegmentState))
def test_states_come_back(tmp_path: Path, state: SegmentState) -> None:
    path, out = file(tmp_path / "a.xlf", unit("One")), tmp_path / "o.xlf"
    open_document(path, "en", "fr").save(out, {"f:u": TaggedText("Un")}, {"f:u": state})
    again = open_document(out, "en", "fr").segments[0]
    assert again.target == TaggedText("Un")
    assert again.state == (SegmentState.DRAFT if state == SegmentState.NEW else state)
    open_document(out, "en", "fr").save(path, {}, {"f:u": SegmentState.TRANSLATED})
    assert "postil" not in path.read_text()


def test_a_finer_state_stays(tmp_path: Path) -> None:
    target = "<target>Un</target>"
    one = unit("One", target).replace("<segment>", '<segment state="translated" subState="a:b">')
    path, out = file(tmp_path / "a.xlf", one, trg=' trgLang="fr"'), tmp_path / "o.xlf"
    document = open_document(path, "en", "fr")
    document.save(out, {"f:u": TaggedText("Une")}, {"f:u": SegmentState.TRANSLATED})
    assert out.read_text() == path.read_text().replace(">Un<", ">Une<")
    document.save(out, {}, {"f:u": SegmentState.FINAL})
    assert '<segment state="final">' in out.read_text()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<1>a <2>b</1> c</2>", "<1>a <2>b</2></1> c"),  # crossed: an id stands once
        ("<1>a</1><1>b</1><3/><3/>", "<1>a</1>b<3/>"),
        ("none", "none"),
    ],
)
def test_codes_stand_once(tmp_path: Path, text: str, expected: str) -> None:
    inner = "<pc id='1'>x</pc><pc id='2'>y</pc><ph id='3'/>"
    path, out = file(tmp_path / "a.xlf", unit(inner)), tmp_path / "o.xlf"
    document = open_document(path, "en", "fr")
    document.save(out, {"f:u": typed(text, document.segments[0].source)})
    target = open_document(out, "en", "fr").segments[0].target
    assert target is not None
    assert shown(target) == expected


@pytest.mark.parametrize(
    ("units", "message"),
    [
        ("", "line 3: not valid XLIFF 2: a file without units"),
        (unit("x") + unit("y"), "unit u: .*two of <unit> with the id 'u'"),
        ('<unit id="u"/>', "a unit without segments"),
        ("<unit><segment><source>x</source></segment></unit>", "<unit> without an id"),
        (unit("<ph id='1'/><ph id='1'/>"), "line 6, unit u: .*two codes with the id '1'"),
        (unit("<sc id='1'/>"), "begins and does not end"),
        (unit("<ec startRef='1'/><sc id='1'/>"), "did not begin before"),
        (unit("<ph id='1' dataRef='d'/>"), "dataRef names 'd'"),
        (unit("<b>x</b>"), "<b> inside of text"),
        (unit("x", "<target xml:lang='de'>y</target>"), "is in 'de', the file in 'fr'"),
        (unit("x", "<source>y</source>"), "2 <source>"),
        (unit("<pc id='1'>" * 300 + "</pc>" * 300), "Excessive depth"),
    ],
)
def test_not_valid(tmp_path: Path, units: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        open_document(file(tmp_path / "a.xlf", units, trg=' trgLang="fr"'), "en", "fr")


def test_deep_codes(tmp_path: Path) -> None:
    codes = "".join(f"<pc id='{n}'>" for n in range(250)) + "x" + "</pc>" * 250
    with pytest.raises(InputError, match="nested too deeply"):
        open_document(file(tmp_path / "a.xlf", unit(codes)), "en", "fr")
