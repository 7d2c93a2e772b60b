"""Markdown: text is translated, code is not, mark-up comes back as it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from package_files import sources, translated, typed

from postil.formats.registry import open_document
from postil.text.tags import TaggedText

FILE = """---
title: Not this
---
# The *title* #

First sentence, on
two lines.  Second `code x` one\\
with a break and [a **link**](http://x.org "T") to it.

    indented code

* item one
  goes on

      more of the item
2) [x] done, see [the label] and [^n]
> quoted
> text <b>here</b>

```py
print("no")
```
| Head | Two `a\\|b` |
|------|:---:|
| cell \\| x | ![alt](i.png) |

Setext
------
[the label]: http://y.org
[^n]: A note_with_underscores *unclosed
<!-- comment
still -->
<pre>
raw
</pre>
Last {{ name }} <https://z.org>
"""


def md(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def test_what_is_read(tmp_path: Path) -> None:
    assert list(sources(open_document(md(tmp_path / "a.md", FILE), "en", "fr")).values()) == [
        "Not this", "The <1>title</1>", "First sentence, on two lines.",
        "Second <1/> one<2/>with a break and <3>a <4>link</4></3> to it.", "T", "item one goes on",
        "more of the item", "done, see <1>the label</1> and", "quoted text <1>here</1>", "Head",
        "Two <1/>", "cell \\| x", "alt", "Setext",
        "A note_with_underscores *unclosed", "Last <1/> <2/>",
    ]  # fmt: skip


def test_what_is_translated_is_all_that_changes(tmp_path: Path) -> None:
    path, out = md(tmp_path / "a.md", FILE.replace("\n", "\r\n")), tmp_path / "o.md"
    document = open_document(path, "en", "fr")
    of = {text: key for key, text in sources(document).items()}
    texts = {
        "The <1>title</1>": "Le <1>titre</1>",
        "Second <1/> one<2/>with a break and <3>a <4>link</4></3> to it.":
        "Deux <3>un <4>lien</4></3> <1/><2/>ici.",
        "quoted text <1>here</1>": "<1>ici</1>\n\n# cité",
        "done, see <1>the label</1> and": "fait, voir <1>l’étiquette</1> et",
        "Two <1/>": "2 | <1/>",
        "Setext": "1. Souligné",
    }  # fmt: skip
    translated(path, out, {of[key]: text for key, text in texts.items()})
    expected = FILE
    for old, new in (
        ("The *title*", "Le *titre*"),
        ("First sentence, on\ntwo lines.  Second `code x` one\\\nwith a break and [a **link**]"
         '(http://x.org "T") to it.', "First sentence, on two lines.  Deux [un **lien**]"
         '(http://x.org "T") `code x`\\\nici.'),
        ("quoted\n> text <b>here</b>", "<b>ici</b> # cité"),
        ("done, see [the label] and", "fait, voir [l’étiquette][the label] et"),
        ("Two `a\\|b`", "2 \\| `a\\|b`"),
        ("Setext\n", "1\\. Souligné\n"),
    ):  # fmt: skip
        assert old in expected
        expected = expected.replace(old, new)
    assert out.read_bytes().decode() == expected.replace("\n", "\r\n")


pieces = st.sampled_from(
    ["# ", "* ", "> ", "a", " b. ", "\n", "\n\n", "```", "`", "**", "_", "[", "](x)", "]", "|",
     "--", "<b>",
     "</b>", "    ", "\\", "  \n", "---", "1. ", "[^1]: ", "[a]: x", "<!--", "-->", "é", "\t", "!["]
)  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(text=st.lists(pieces, max_size=25).map("".join))
def test_any_file_is_written_back(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = tmp_path_factory.mktemp("md")
    path, out = md(folder / "a.md", text), folder / "o.md"
    document = open_document(path, "en", "fr")
    document.save(out, {s.id: s.source for s in document.segments})
    assert out.read_bytes() == path.read_bytes()
    texts = {s.id: TaggedText("É" + s.source.text, s.source.tags) for s in document.segments}
    document.save(out, texts)
    assert out.read_text().count("É") == len(texts)


@pytest.mark.parametrize("piece", ["`", "``", "[", "](", "*", "<b>", "> ", "\\", "| ", "![]("])
def test_hostile_files(tmp_path: Path, piece: str) -> None:
    path = md(tmp_path / "a.md", "x" + piece * 20_000 + "y")
    document = open_document(path, "en", "fr")
    document.save(tmp_path / "o.md", {s.id: s.source for s in document.segments})
    assert (tmp_path / "o.md").read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ('[a link](x\n"its title") ends\n', '[A link](x "Its title") ends\n'),
        ('[a link](\r"its title")\r', '[A link]( "Its title")\r'),
        ('> [a link](x\n> "its title")\n', '> [A link](x "Its title")\n'),
        ('> [a link](x "its\n> title")\n', '> [A link](x "its title")\n'),  # part of the link
        ('[a link](x "its\ntitle")\n', '[A link](x "Its title")\n'),
    ],
)
def test_titles_of_links_that_stand_over_lines(tmp_path, text, wanted):
    path, out = md(tmp_path / "a.md", text), tmp_path / "o.md"
    document = open_document(path, "en", "fr")
    texts = {
        s.id: TaggedText(
            s.source.text.replace("a link", "A link").replace("its title", "Its title"),
            s.source.tags,
        )
        for s in document.segments
    }
    document.save(out, texts)
    assert out.read_bytes().decode() == wanted


@pytest.mark.parametrize(
    ("target", "wanted"),
    [
        ("请见<1/>。", "请见<https://a.example/b>。"),
        ("Voir <1/>-le.", "Voir <https://a.example/b>-le."),
        ("Voir <1/>. Puis", "Voir https://a.example/b. Puis"),
        ("Voir <1/>, puis", "Voir https://a.example/b, puis"),
        ("<1/> (ici)", "https://a.example/b (ici)"),
    ],
)
def test_an_address_ends_where_it_did(tmp_path: Path, target: str, wanted: str) -> None:
    path, out = md(tmp_path / "a.md", "See https://a.example/b for more.\n"), tmp_path / "o.md"
    document = open_document(path, "en", "fr")
    (segment,) = document.segments
    document.save(out, {segment.id: typed(target, segment.source)})
    assert out.read_text("utf-8") == f"{wanted}\n"


def test_names_that_front_matter_says_twice(tmp_path):
    path, out = md(tmp_path / "a.md", "---\ntitle: One\ntitle: Two\n---\n"), tmp_path / "o.md"
    document = open_document(path, "en", "fr")
    texts = {s.id: TaggedText(f"{s.source.text} new") for s in document.segments}
    assert [*texts] == ["front:title.1", "front:title:2.1"]
    document.save(out, texts)
    assert out.read_text() == "---\ntitle: One new\ntitle: Two new\n---\n"


@pytest.mark.parametrize(
    ("new", "written"),
    [("[A sentence]", r"[A sentence\]"), (r"so [sic\]", r"so [sic\]"), ("[x] so", "[x] so")],
)
def test_brackets_before_a_footnote_make_no_link(tmp_path: Path, new: str, written: str) -> None:
    path = tmp_path / "a.md"
    path.write_text("A sentence[^1]\n\n[^1]: The note.\n", encoding="utf-8")
    document = open_document(path, "en", "fr")
    document.save(path, {document.segments[0].id: TaggedText(new)})
    assert path.read_text(encoding="utf-8") == f"{written}[^1]\n\n[^1]: The note.\n"
