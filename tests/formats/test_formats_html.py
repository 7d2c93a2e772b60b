"""HTML: what a reader sees is translated, not a byte else changes."""

from __future__ import annotations

import html
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from package_files import shown, sources, translated, typed

from postil.errors import InputError
from postil.formats.markup.html_tokens import tokens
from postil.formats.registry import open_document
from postil.text.tags import TaggedText

PAGE = """<!DOCTYPE html>
<html lang="en"><head>
  <meta charset="utf-8"><meta name="Description" content="All about &quot;ink&quot;">
  <meta name="viewport" content="width=device-width">
  <title>Ink &amp; paper</title>
  <style>p > b { color: red }</style>
  <script>if (a < b) document.write("<p>No text</p>");</script>
</head>
<BODY TITLE='The body'>
<!-- <p>Not this</p> -->
<p class=x>First sentence,
   with a <b>bold</b> word.  Second one: <a href="x?a=1&b=2"
   title="A link">see <i>there</i></a>.</p>
<ul><li>One<li><p>Two</ul>
<img src="a.png" alt="A picture of 3 < 4"><input type="submit" value="Send"><input value="data">
<pre>  keep   this
  and that
</pre>
<p><span translate="no">Postil</span> is <code translate='no'>x</code>; \
<b>5 < 6</b> &eacute;t&eacute;&nbsp;!</p>
<svg><text>Drawn</text></svg><p>   </p><p>&nbsp;</p><td>---</td>
<p>Unclosed <b>bold<p>Next</b> one<br>and <!-- a note --> more</p>
</BODY></html>
"""


def page(path: Path, text: str, encoding: str = "utf-8") -> Path:
    path.write_bytes(text.encode(encoding))
    return path


def test_what_is_read(tmp_path: Path) -> None:
    path = page(tmp_path / "a.html", PAGE)
    assert list(sources(open_document(path, "en", "fr")).values()) == [
        'All about "ink"', "Ink & paper", "The body", "First sentence, with a <1>bold</1> word.",
        "Second one: <1>see <2>there</2></1>.", "A link", "One", "Two", "A picture of 3 < 4",
        "Send", "keep   this", "and that", "<1/> is <2/>; <3>5 < 6</3> été\xa0!",
        "Unclosed <1/>bold", "Next<1/> one<2/>and <3/> more",
    ]  # fmt: skip


def test_what_is_translated_is_all_that_changes(tmp_path: Path) -> None:
    path, out = page(tmp_path / "a.html", PAGE.replace("\n", "\r\n")), tmp_path / "o.html"
    document = open_document(path, "en", "fr")
    keys = {shown(s.source): s.id for s in document.segments}
    texts = {
        "All about \"ink\"": "Tout sur l'\"encre\"",
        "Second one: <1>see <2>there</2></1>.": "Deuxième : <1>voir <2>là</2></1>.",
        "A link": "Un <lien> \"ici\"",
        "The body": "L'ensemble",
        "<1/> is <2/>; <3>5 < 6</3> été\xa0!": "<2/> de <1/> : <3>5 < 6</3> & été\xa0!",
        "One": "Un",
    }  # fmt: skip
    of = {s.id: s.source for s in document.segments}
    document.save(out, {keys[k]: typed(v, of[keys[k]]) for k, v in texts.items()})
    expected = PAGE.replace("\n", "\r\n")
    for old, new in (
        ('<html lang="en">', '<html lang="fr">'),
        ('"All about &quot;ink&quot;"', '"Tout sur l\'&quot;encre&quot;"'),
        ("'The body'", "'L&#39;ensemble'"),
        ("First sentence,\r\n   with a <b>bold</b> word.  Second one: ",
         "First sentence, with a <b>bold</b> word. Deuxième : "),
        (">see <i>there</i></a>", ">voir <i>là</i></a>"),
        ('"A link"', '"Un &lt;lien&gt; &quot;ici&quot;"'),
        ("<li>One", "<li>Un"),
        ("<span translate=\"no\">Postil</span> is <code translate='no'>x</code>; <b>5 < 6</b> "
         "&eacute;t&eacute;&nbsp;!",
         "<code translate='no'>x</code> de <span translate=\"no\">Postil</span> : <b>5 &lt; 6</b>"
         " &amp; été&nbsp;!"),
    ):  # fmt: skip
        assert old in expected
        expected = expected.replace(old, new)
    assert out.read_bytes().decode() == expected


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('<html lang="en">', '<html lang="de-DE">'),
        ("<HTML class=x LANG=en-GB>", "<HTML class=x LANG=de-DE>"),
        (
            '<html xml:lang="en" lang="en" data-lang="en">',
            '<html xml:lang="de-DE" lang="de-DE" data-lang="en">',
        ),
        ('<html lang="fr">', '<html lang="fr">'),  # whatever that is
        ("<html>", "<html>"),
    ],
)
def test_a_page_says_the_language_it_is_translated_into(
    tmp_path: Path, before: str, after: str
) -> None:
    text = f'<!DOCTYPE html>\n{before}<body><p>Ink</p><p lang="en">No</p></body></html>'
    path, out = page(tmp_path / "a.html", text), tmp_path / "o.html"
    document = open_document(path, "en", "de-DE")
    document.save(out, {})
    assert out.read_text() == text
    first = document.segments[0]
    document.save(out, {first.id: typed("Tinte", first.source)})
    assert out.read_text() == text.replace(before, after).replace("Ink", "Tinte")


def test_encodings(tmp_path: Path) -> None:
    out = tmp_path / "o.html"
    latin = '<meta charset="iso-8859-1"><p>Größe – eins</p>'
    path = page(tmp_path / "a.html", latin, "cp1252")
    assert translated(path, out, {"1.1": "Łuť – “x”"}) == {"1.1": "Łuť – “x”"}
    expected = latin.replace("Größe – eins", "&#321;u&#357; – “x”")
    assert out.read_bytes() == expected.encode("cp1252")
    path = page(tmp_path / "a.html", '<meta charset="shift_jis"><p>日本</p><i>x</i>', "shift_jis")
    assert translated(path, out, {"2.1": "é"}) == {"1.1": "日本", "2.1": "é"}
    assert "日本</p><i>&#233;</i>".encode("shift_jis") in out.read_bytes()
    path = page(tmp_path / "a.html", "<p>žluť", "utf-16")
    assert translated(path, out, {"1.1": "é"}) == {"1.1": "é"}
    page(path, '<meta charset="iso-2022-jp"><p>\x1b(Bx</p>', "ascii")
    with pytest.raises(InputError, match="cannot be written back"):
        open_document(path, "en", "fr")
    path.write_bytes(b'<meta charset="euc-jp">\n<p>\xff')
    with pytest.raises(InputError, match="line 2: byte 27 does not belong in euc-jp"):
        open_document(path, "en", "fr")
    page(path, '<meta charset="no-such-thing"><p>é')
    assert sources(open_document(path, "en", "fr")) == {"1.1": "é"}


@pytest.mark.parametrize(
    ("language", "page_name", "label", "text"),
    [
        ("ko", "cp949", "euc-kr", "이 문은 찦차를 타고 온 펲시맨과 쑛다리 똠방각하가 열었다."),
        ("ja", "cp932", "shift-jis", "①は㈱の番号です。これは日本語の文です。"),
    ],
)
def test_pages_that_do_not_say_their_encoding_are_written_as_browsers_read_it(
    tmp_path: Path, language: str, page_name: str, label: str, text: str
) -> None:
    """Browsers read what calls itself EUC-KR and Shift JIS as the larger code pages of Windows."""
    path, out = tmp_path / "a.html", tmp_path / "o.html"
    path.write_bytes(f"<html><p>{text}</p><i>A</i></html>".encode(page_name))
    document = open_document(path, language, "en")
    document.save(out, {document.segments[-1].id: TaggedText("B")})
    assert f'<meta charset="{label}">'.encode() in out.read_bytes()
    assert f"<p>{text}</p><i>B</i>".encode(page_name) in out.read_bytes()


@pytest.mark.parametrize("start", ["<!doctype html SYSTEM '%s'>", "<html data-x='%s'>"])
def test_the_encoding_is_not_declared_within_a_long_tag(tmp_path: Path, start: str) -> None:
    """Browsers look for it in the first thousand characters, and so long a tag ends after them."""
    path = page(tmp_path / "a.html", start % ("x" * 2000) + "<p>One</p>", "ascii")
    assert translated(path, tmp_path / "o.html", {"1.1": "Été"}) == {"1.1": "Été"}
    assert "&#201;t&#233;" in (tmp_path / "o.html").read_text("ascii")


pieces = st.sampled_from(
    ["<p>", "</p>", "<b>", "</b>", "<i x='>'>", "</i>", "<br/>", "a.", " B ", "&amp;", "<", "\n",
     "<!--", "-->", "<script>", "</script>", "<a title=\"x", '"', "'", "&nbsp;", "<?", "]]>", "</",
     "<pre>", "</pre>", "é", "<img alt='c'>", " translate=no", "<svg>", "</svg>", "\U000f0000"]
)  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(text=st.lists(pieces, max_size=25).map("".join))
def test_any_page_is_written_back(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    row = list(tokens(text))
    assert "".join(text[token.start : token.end] for token in row) == text
    folder = tmp_path_factory.mktemp("html")
    path, out = page(folder / "a.html", text), folder / "o.html"
    document = open_document(path, "en", "fr")
    document.save(out, {s.id: s.source for s in document.segments})
    assert out.read_bytes() == path.read_bytes()
    texts = {s.id: TaggedText("É" + s.source.text, s.source.tags) for s in document.segments}
    document.save(out, texts)
    assert html.unescape(out.read_text()).count("É") == len(texts)


@pytest.mark.parametrize(
    "piece",
    ["<a ", "<!--", "<b>", '<a "', "</b>", "<p title='", "<svg>", "&", "<b></i>", "<b></b>"],
)
def test_hostile_pages(tmp_path: Path, piece: str) -> None:
    path = page(tmp_path / "a.html", "x" + piece * 20_000)
    document = open_document(path, "en", "fr")
    document.save(tmp_path / "o.html", {s.id: s.source for s in document.segments})
    assert (tmp_path / "o.html").read_bytes() == path.read_bytes()
