"""Files made by, and read back with, the well-known libraries of each format.

Realistic documents for the formats of which no real file is at hand. An untouched export is the
input, byte for byte; a translated one opens in the library and says what was translated. Each test
skips where its library is not installed.
"""

from __future__ import annotations

import csv
import json
import warnings
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from postil.formats.document import Document
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.formats.registry import open_document
from postil.text.tags import Tag, TaggedText


def exported(path: Path, out: Path) -> Document:
    """``path`` with its letters in capitals in ``out``; untouched it must be the same."""
    document = open_document(path, "en", "fr")
    assert document.segments
    document.save(out, {})
    assert out.read_bytes() == path.read_bytes()
    document.save(out, {s.id: loud(s.source) for s in document.segments})
    return document


def loud(text: TaggedText) -> TaggedText:
    """The text in capitals, its tags as they are."""
    return TaggedText.from_parts(p.upper() if isinstance(p, str) else p for p in text.parts())


def test_powerpoint(tmp_path: Path) -> None:
    pptx = pytest.importorskip("pptx")
    path, out = tmp_path / "a.pptx", tmp_path / "o.pptx"
    made = pptx.Presentation()
    slide = made.slides.add_slide(made.slide_layouts[1])
    slide.shapes.title.text = "Quarterly results"
    frame = slide.placeholders[1].text_frame
    frame.text = "First point. Second one."
    run = frame.add_paragraph().add_run()
    run.text, run.font.bold = "Bold point", True
    table = slide.shapes.add_table(1, 2, 0, 0, 900000, 300000).table
    table.cell(0, 0).text, table.cell(0, 1).text = "Left cell", "Right cell"
    slide.notes_slide.notes_text_frame.text = "Say this slowly."
    made.save(path)
    exported(path, out)
    again = pptx.Presentation(out).slides[0]
    assert again.shapes.title.text == "QUARTERLY RESULTS"
    paragraphs = again.placeholders[1].text_frame.paragraphs
    assert [p.text for p in paragraphs] == ["FIRST POINT. SECOND ONE.", "BOLD POINT"]
    assert paragraphs[1].runs[0].font.bold
    cells = next(shape.table for shape in again.shapes if shape.has_table).rows[0].cells
    assert [cell.text for cell in cells] == ["LEFT CELL", "RIGHT CELL"]
    assert again.notes_slide.notes_text_frame.text == "SAY THIS SLOWLY."


def test_word(tmp_path: Path) -> None:
    docx = pytest.importorskip("docx")
    path, out = tmp_path / "a.docx", tmp_path / "o.docx"
    made = docx.Document()
    made.add_heading("The manual", 1)
    paragraph = made.add_paragraph("Press the ")
    paragraph.add_run("red button").bold = True
    paragraph.add_run(" now.")
    made.add_paragraph("An item", style="List Bullet")
    made.add_table(1, 2).rows[0].cells[1].text = "In a cell"
    made.sections[0].header.paragraphs[0].text = "Page header"
    made.save(path)
    exported(path, out)
    again = docx.Document(out)
    texts = [p.text for p in again.paragraphs]
    assert texts == ["THE MANUAL", "PRESS THE RED BUTTON NOW.", "AN ITEM"]
    bold = [run.text for run in again.paragraphs[1].runs if run.bold]
    assert bold == ["RED BUTTON"]
    assert again.paragraphs[2].style.name == "List Bullet"
    assert again.tables[0].rows[0].cells[1].text == "IN A CELL"
    assert again.sections[0].header.paragraphs[0].text == "PAGE HEADER"


def test_excel(tmp_path: Path) -> None:
    openpyxl = pytest.importorskip("openpyxl")
    path, out = tmp_path / "a.xlsx", tmp_path / "o.xlsx"
    made = openpyxl.Workbook()
    sheet = made.active
    sheet.append(["Product", "Price", "Remark"])
    sheet.append(["Blue pen", 1.5, "In stock"])
    sheet.append(["Total", "=SUM(B2:B2)", None])
    sheet["A1"].font = openpyxl.styles.Font(bold=True)
    made.save(path)
    exported(path, out)
    again = openpyxl.load_workbook(out).active
    rows = [[cell.value for cell in row] for row in again.iter_rows()]
    assert rows == [
        ["PRODUCT", "PRICE", "REMARK"],
        ["BLUE PEN", 1.5, "IN STOCK"],
        ["TOTAL", "=SUM(B2:B2)", None],
    ]
    assert again["A1"].font.bold


def test_po(tmp_path: Path) -> None:
    polib = pytest.importorskip("polib")
    path, out = tmp_path / "a.po", tmp_path / "o.po"
    made = polib.POFile()
    made.metadata = {
        "Content-Type": "text/plain; charset=utf-8",
        "Plural-Forms": "nplurals=2; plural=(n > 1);",
    }
    made.append(polib.POEntry(msgid="Open %s", comment="A menu", occurrences=[("a.c", "12")]))
    made.append(polib.POEntry(msgid="Save", msgctxt="menu", msgstr="Garder", flags=["fuzzy"]))
    plural = {0: "", 1: ""}
    made.append(polib.POEntry(msgid="%d file", msgid_plural="%d files", msgstr_plural=plural))
    made.append(polib.POEntry(msgid="A long text. " * 12, msgstr=""))
    made.append(polib.POEntry(msgid="Gone", msgstr="Parti", obsolete=True))
    made.save(str(path))
    exported(path, out)
    again = polib.pofile(str(out))
    assert [entry.msgid for entry in again] == [entry.msgid for entry in made]
    assert again.find("Open %s").msgstr == "OPEN %s"
    assert again.find("Save", msgctxt="menu").msgstr == "SAVE"
    assert again.find("%d file").msgstr_plural == {0: "%d FILE", 1: "%d FILES"}
    assert again.find("A long text. " * 12).msgstr == "A LONG TEXT. " * 12
    assert [entry.msgid for entry in again.obsolete_entries()] == ["Gone"]
    assert again.metadata == made.metadata


MARKDOWN = """---
title: The guide
---

# Getting *started*

Press the **red button**, then see [the manual](https://example.org "Manual").
It takes `3 s` at most.

1. Open the tray.
2. Load paper:
   - plain
   - coloured

> A quotation
> of two lines.

| Name | Value |
|------|:-----:|
| Width | 210 mm |

```python
print("not translated")
```

![A picture](a.png) and <kbd>Ctrl</kbd>.
"""


def test_markdown(tmp_path: Path) -> None:
    markdown_it = pytest.importorskip("markdown_it")
    path, out = tmp_path / "a.md", tmp_path / "o.md"
    path.write_text(MARKDOWN, encoding="utf-8")
    exported(path, out)

    def structure(text: str) -> list[tuple[str, str]]:
        tokens = (
            markdown_it.MarkdownIt("commonmark").enable("table").parse(text.partition("---\n\n")[2])
        )
        flat = [child for token in tokens for child in (token.children or [token])]
        return [(t.type, t.content) for t in flat if t.type != "softbreak"]

    before, after = structure(MARKDOWN), structure(out.read_text(encoding="utf-8"))
    words = [text for kind, text in after if kind == "text"]
    assert "PRESS THE " in words
    assert ("code_inline", "3 s") in after
    assert ("fence", 'print("not translated")\n') in after
    kinds = [kind for kind, _ in before if kind != "text"]
    assert [kind for kind, _ in after if kind != "text"] == kinds
    assert "".join(words).upper() == "".join(words)


HTML = """<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>The shop</title>
<style>p { color: red }</style></head>
<body class=main>
<h1>Welcome</h1>
<p>Press the <b>red</b> button.<br>Then <a href="/a?b=1&amp;c=2" title="More of it">read on</a>.
<ul><li>One<li>Two &amp; three</ul>
<img src="a.png" alt="A picture">
<script>var text = "<p>not this</p>";</script>
<form><input type="submit" value="Send it"></form>
</body></html>
"""


class _Page(HTMLParser):
    """Tags in order, and the text outside of scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.words: list[str] = []
        self.values: dict[str, str | None] = {}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)
        self.values |= dict(attrs)

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] not in (["script"], ["style"]) and data.strip():
            self.words.append(data.strip())


def test_html(tmp_path: Path) -> None:
    path, out = tmp_path / "a.html", tmp_path / "o.html"
    path.write_text(HTML, encoding="utf-8")
    exported(path, out)
    before, after = _Page(HTML), _Page(out.read_text(encoding="utf-8"))
    assert after.tags == before.tags
    assert " ".join(after.words).split() == " ".join(before.words).upper().split()
    assert after.values["href"] == "/a?b=1&c=2"
    assert (after.values["title"], after.values["alt"]) == ("MORE OF IT", "A PICTURE")
    assert 'var text = "<p>not this</p>";' in out.read_text(encoding="utf-8")


def test_json_and_tables(tmp_path: Path) -> None:
    path, out = tmp_path / "a.json", tmp_path / "o.json"
    values = {"menu": {"open": "Open {file}", "close": 'Say "no"'}, "list": ["One", 2, None, True]}
    path.write_text(json.dumps(values, indent=2), encoding="utf-8")
    exported(path, out)
    assert json.loads(out.read_text(encoding="utf-8")) == {
        "menu": {"open": "OPEN {file}", "close": 'SAY "NO"'},
        "list": ["ONE", 2, None, True],
    }
    path, out = tmp_path / "a.csv", tmp_path / "o.csv"
    rows = [["id", "text"], ["1", "Hello, you"], ["2", 'He said "no"'], ["3", "Two\nlines"]]
    with path.open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows(rows)
    exported(path, out)
    with out.open(encoding="utf-8", newline="") as stream:
        assert list(csv.reader(stream)) == [[cell.upper() for cell in row] for row in rows]


UNITS = [
    TranslationUnit(
        TaggedText.from_parts(["Press ", Tag("open", "1", "<b>"), "it", Tag("close", "1", "</b>")]),
        TaggedText.from_parts([Tag("open", "1", "<b>"), "Le", Tag("close", "1", "</b>"), " voilà"]),
        note="a & b",
        properties={"client": "Acme <1>"},
        attributes={"usagecount": "3"},
    ),
    TranslationUnit(TaggedText("Line\nbreak"), TaggedText("Saut\nde ligne \U0001f600")),
]


def written(path: Path) -> Path:
    """The units as a memory."""
    with TmxWriter(path, "en", "fr") as writer:
        for unit in UNITS:
            writer.write(unit)
    return path


def test_a_memory_opens_in_tmxutil(tmp_path: Path) -> None:
    """The reader of ParaCrawl, on expat; it reads a text up to its first code."""
    tmx = pytest.importorskip("tmxutil.formats.tmx")
    with written(tmp_path / "a.tmx").open("rb") as stream:
        tagged, plain = tmx.TMXReader(stream).records()
    assert tagged.translations["en"].text == "Press"
    assert tagged["client"] == {"Acme <1>"}
    assert {code: one.text for code, one in plain.translations.items()} == {
        "en": UNITS[1].source.plain,
        "fr": UNITS[1].target.plain,
    }


def test_a_memory_opens_in_translate_toolkit(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tmx = pytest.importorskip("translate.storage.tmx")
    with written(tmp_path / "a.tmx").open("rb") as stream:
        store = tmx.tmxfile(stream, "en", "fr")
    assert len(store.units) == len(UNITS)
    assert [unit.target for unit in store.units][1] == UNITS[1].target.plain
    assert "voilà" in store.units[0].target
