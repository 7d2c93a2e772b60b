"""Books and manuals in XML: DITA and DocBook."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree
from package_files import sources, translated

from postil.errors import InputError
from postil.formats.registry import open_document
from postil.formats.round_trip import Result, round_trip
from postil.text.tags import TaggedText

DITA = """<?xml version='1.0' encoding="utf-8"?>
<!DOCTYPE task PUBLIC "-//OASIS//DTD DITA Task//EN" "task.dtd">
<task id="t" xml:lang="en">
  <title>Change   the <ph
     conref="a#b">filter</ph></title>
  <shortdesc/>
  <prolog><author>Ann Author</author><metadata><keywords><keyword>filter</keyword></keywords>
  </metadata></prolog>
  <taskbody><context><p>Before <b>you</b>&nbsp;start &amp; go.<fn>A footnote.</fn> Press
    <uicontrol>OK</uicontrol>.
    <ul><li>One <codeph translate="no">ls -l</codeph> thing</li><li><p>Two.</p></li></ul>
    After the list.</p><!-- c --><draft-comment>Check this</draft-comment></context>
    <steps><step><cmd>Turn <special>it</special> &#xe9; off</cmd></step></steps>
    <codeblock>int x;</codeblock><pre>Two
  lines</pre><image href="a.png" alt="A &quot;pump&quot;"/>
    <p translate="no">Not this</p></taskbody>
</task>
"""
DOCBOOK = """<book xmlns="http://docbook.org/ns/docbook" version="5.0">
<info><title>The book</title><author><personname>Ann</personname></author>
<abstract><para>About it.</para></abstract></info>
<chapter><title>First</title>
<para>See <xref linkend="x"/> and <emphasis role="bold">this</emphasis>.<indexterm><primary>see
also</primary></indexterm>
<itemizedlist><listitem><para>One item</para></listitem></itemizedlist> Then more<footnote><para>A
note.</para></footnote> text.</para>
<programlisting>if (a &lt; b)</programlisting>
<mediaobject><imageobject><imagedata fileref="a.png"/></imageobject><textobject><phrase>A
picture</phrase></textobject></mediaobject>
<table><tgroup cols="1"><tbody><row><entry>Cell <link
xlink:href="a" xmlns:xlink="x">one</link></entry></row></tbody></tgroup></table></chapter></book>"""


def write(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def test_dita(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.dita", DITA), tmp_path / "o.dita"
    found = sources(open_document(path, "en", "fr"))
    assert list(found.values()) == [
        "Change the <1>filter</1>", "filter", "Before <1>you</1><2/>start & go.",
        "Press <1>OK</1>.", "A footnote.", "One <1/> thing", "Two.", "After the list.",
        "Turn <1>it</1> é off", "Two", "lines", 'A "pump"',
    ]  # fmt: skip
    by_text = {text: name for name, text in found.items()}
    texts = {
        by_text["Change the <1>filter</1>"]: "<1>Filtre</1> & <co>",
        by_text["A footnote."]: "Une note.",
        by_text["One <1/> thing"]: "Une <1/>",
        by_text['A "pump"']: '"Pompe" <',
    }
    translated(path, out, texts)
    new = DITA.replace(
        'Change   the <ph\n     conref="a#b">filter</ph>',
        '<ph\n     conref="a#b">Filtre</ph> &amp; &lt;co&gt;',
    )
    new = new.replace("A footnote.", "Une note.").replace("One <codeph", "Une <codeph")
    new = new.replace("</codeph> thing", "</codeph>").replace(
        "A &quot;pump&quot;", "&quot;Pompe&quot; &lt;"
    )
    assert out.read_text("utf-8") == new


def test_a_footnote_in_a_translated_sentence(tmp_path: Path) -> None:
    path, out = tmp_path / "a.dita", tmp_path / "o.dita"
    write(path, "<topic><body><p>Go<fn>A note</fn> on</p></body></topic>")
    assert sources(open_document(path, "en", "fr")) == {"1.1": "Go<1/> on", "2.1": "A note"}
    translated(path, out, {"1.1": "Va <1/>", "2.1": "Une <note>"})
    assert "<p>Va <fn>Une &lt;note&gt;</fn></p>" in out.read_text("utf-8")


def test_docbook(tmp_path: Path) -> None:
    for name in ("a.xml", "a.docbook"):
        path, out = write(tmp_path / name, DOCBOOK), tmp_path / f"o{name[1:]}"
        found = sources(open_document(path, "en", "fr"))
        assert list(found.values()) == [
            "The book", "About it.", "First", "See <1/> and <2>this</2>.", "see also", "One item",
            "Then more<1/> text.", "A note.", "A picture", "Cell <1>one</1>",
        ]  # fmt: skip
        names = {text: name for name, text in found.items()}
        translated(path, out, {names["One item"]: "Un", names["A note."]: "Une."})
        new = DOCBOOK.replace("One item", "Un").replace("A\nnote.", "Une.")
        assert out.read_text("utf-8") == new


@pytest.mark.parametrize(("name", "text"), [("a.dita", DITA), ("a.xml", DOCBOOK)])
@pytest.mark.parametrize("feeds", ["\n", "\r\n"])
def test_round_trip_of_prose(tmp_path: Path, name: str, text: str, feeds: str) -> None:
    report = round_trip(write(tmp_path / name, text.replace("\n", feeds)), ("en", "fr"), tmp_path)
    assert (report.result, report.faults) == (Result.SOUND, [])


@pytest.mark.parametrize("encoding", ["iso-8859-1", "utf-16", "shift_jis"])
def test_encodings(tmp_path: Path, encoding: str) -> None:
    """What the encoding of a file has not is written as a reference."""
    path, out = tmp_path / "a.dita", tmp_path / "o.dita"
    text = f'<?xml version="1.0" encoding="{encoding}"?><topic><title>One</title></topic>'
    path.write_bytes(text.encode(encoding))
    translated(path, out, {"1.1": "Łódź €"})
    assert etree.parse(out).getroot().findtext("title") == "Łódź €"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<topic><p></topic>", "not well-formed"),
        ("<!DOCTYPE topic [<!ENTITY a 'b'>]><topic><p>&a;</p></topic>", "entities"),
        ("<topic>" + "<p>" * 400 + "</p>" * 400 + "</topic>", "not well-formed|too deep"),
        ('<?xml version="1.0" encoding="nonsense"?><topic/>', "encoding"),
    ],
)
def test_hostile_prose(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        open_document(write(tmp_path / "a.dita", text), "en", "fr")


nodes = st.recursive(
    st.sampled_from(["One. ", "two", " ", "&amp;", "&#233;", "<!-- c -->", "<?p?>",
                     "<![CDATA[<x]]>", "<image/>", "<fn>note</fn>", "&nbsp;"]),
    lambda inner: st.tuples(
        st.sampled_from(["b", "ph", "p", "ul", "li", "odd", "codeph", "fn", "codeblock", "pre"]),
        st.lists(inner, max_size=4),
    ).map(lambda one: f"<{one[0]}>{''.join(one[1])}</{one[0]}>"),
    max_leaves=20,
)  # fmt: skip


@settings(deadline=None, max_examples=150)
@given(inside=st.lists(nodes, max_size=6).map("".join))
def test_any_tree(tmp_path_factory: pytest.TempPathFactory, inside: str) -> None:
    """Untouched it is the file; translated, its elements are those of before."""
    folder = tmp_path_factory.mktemp("tree")
    text = f'<!DOCTYPE topic SYSTEM "topic.dtd"><topic><body>{inside}</body></topic>'
    path, out = write(folder / "a.dita", text), folder / "o.dita"
    document = open_document(path, "en", "fr")
    document.save(out, {})
    assert out.read_bytes() == path.read_bytes()
    targets = {one.id: one.source + TaggedText.of("<é>") for one in document.segments}
    document.save(out, targets)
    parser = etree.XMLParser(resolve_entities=False)
    before, after = etree.parse(path, parser), etree.parse(out, parser)

    assert {one.tag for one in before.iter()} == {one.tag for one in after.iter()}
    said = "".join(one.source.plain for one in open_document(out, "en", "fr").segments)
    assert said.count("<é>") == len(targets)
