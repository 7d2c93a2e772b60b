"""Entities are refused by every reader of XML, however their declarations are hidden."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from office_files import DOCX_SPACES, docx, run

from postil.errors import InputError
from postil.formats.exchange.srx import read_srx
from postil.formats.exchange.termbase import stream_termbase
from postil.formats.exchange.tmx import read_tmx
from postil.formats.raw.xml_input import each_element
from postil.formats.registry import open_document

BILLION = "<!ENTITY e0 'ha'>" + "".join(
    f"<!ENTITY e{n} '{f'&e{n - 1};' * 10}'>" for n in range(1, 30)
)
HIDDEN = {
    "plain": '<!ENTITY e "x">',
    "a processing instruction that ends the subset": '<?x ]><a ?><!ENTITY e "x">',
    "one that opens a quotation": "<?x \" ?><!ENTITY e 'x'><?y \" ]> ?>",
    "a comment that ends the subset": '<!-- ]><a --><!ENTITY e "x">',
    "one that opens a quotation and an instruction": "<!-- ' <? --><!ENTITY e 'x'><!-- ?> ' -->",
    "an attribute declaration": """<!ATTLIST a b CDATA ']>'><!ENTITY e "x">""",
    "a parameter entity": """<!ENTITY % p "<!ENTITY e 'x'>"> %p;""",
    "a parameter entity after an instruction": "<?x ]><a ?><!ENTITY % p 'x'> %p;",
    "a file": '<?x ]><a ?><!ENTITY e SYSTEM "secret.txt">',
    "a DTD": '<?x ]><a ?><!ENTITY % p SYSTEM "secret.txt"> %p;',
    "billion laughs": f"<?x ]><a ?>{BILLION}",
    "quadratic": f"<?x ]><a ?><!ENTITY e '{'ha' * 10_000}'>",
}
BODIES: dict[str, tuple[str, str]] = {  # name of the file: the root element
    "a.tmx": (
        "tmx",
        '<tmx version="1.4"><header srclang="en"/><body><tu tuid="{0}"><tuv xml:lang="en"><seg>{0}'
        "</seg></tuv></tu></body></tmx>",
    ),
    "a.tbx": ("tbx", "<tbx type='{0}'><text><body>{0}</body></text></tbx>"),
    "a.srx": ("srx", '<srx version="{0}"><body>{0}</body></srx>'),
    "a.xlf": (
        "xliff",
        '<xliff version="1.2"><file original="{0}" source-language="en"><body>{0}</body></file>'
        "</xliff>",
    ),
    "b.xlf": (
        "xliff",
        '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" a="{0}"/>',
    ),
    "a.resx": ("root", '<root a="{0}"><data name="a"><value>{0}</value></data></root>'),
    "a.xml": ("resources", '<resources><string name="{0}">{0}</string></resources>'),
    "a.stringsdict": ("plist", '<plist version="{0}"><dict><key>{0}</key></dict></plist>'),
    "a.ts": (
        "TS",
        '<TS language="{0}"><context><message><source>{0}</source></message></context></TS>',
    ),
    "a.dita": ("topic", '<topic id="{0}"><title>{0}</title></topic>'),
    "a.docbook": ("article", '<article id="{0}"><para>{0}</para></article>'),
    "a.docx": ("w:styles", f'<w:styles {DOCX_SPACES} a="{{0}}">{{0}}</w:styles>'),
}


def _read(path: Path) -> object:
    readers: dict[str, Callable[[], object]] = {
        ".tmx": lambda: list(read_tmx(path, "en", "fr")),
        ".tbx": lambda: list(stream_termbase(path, "en", "fr")),
        ".srx": lambda: read_srx(path),
    }
    return readers.get(path.suffix, lambda: open_document(path, "en", "fr"))()


def _write(path: Path, text: str, encoding: str) -> None:
    data = text.encode(encoding)
    if path.suffix != ".docx":
        path.write_bytes(data)
        return
    docx(path, run("x"), styles=text)


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("hidden", HIDDEN)
def test_declared_entities_are_refused(
    tmp_path: Path, name: str, hidden: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "secret.txt").write_text("confidential", encoding="utf-8")
    root, body = BODIES[name]
    used = "&e29;" if "laughs" in hidden else "&e;"
    text = f"<!DOCTYPE {root} [{HIDDEN[hidden]}]>{body.format(used)}"
    for encoding in ("utf-8", "utf-16") if name != "a.docx" else ("utf-8",):
        _write(tmp_path / name, text, encoding)
        with pytest.raises(InputError, match="entities of its own") as told:
            _read(tmp_path / name)
        assert told.value.file == str(tmp_path / name)
        assert "confidential" not in str(told.value)


@pytest.mark.parametrize("padding", [1 << 15, 1 << 17])
def test_declarations_behind_a_long_comment_are_refused(tmp_path: Path, padding: int) -> None:
    path = tmp_path / "a.tmx"
    body = BODIES["a.tmx"][1].format("&e;")
    comment = f"<!--{'x' * padding}-->"
    for prolog in (
        f"{comment}<!DOCTYPE tmx [<?x ]><a ?><!ENTITY e 'x'>]>",
        f"<!DOCTYPE tmx [<?x ]><a ?>{comment}<!ENTITY e 'x'>]>",
        f"<!DOCTYPE tmx [<?x ]><a ?><?y {'x' * padding}?><!ENTITY e 'x'>]>",
    ):
        path.write_text(prolog + body, encoding="utf-8")
        with pytest.raises(InputError, match=r"entities of its own|too much that is not XML"):
            _read(path)


def test_a_dtd_without_entities_is_welcome(tmp_path: Path) -> None:
    path = tmp_path / "a.tmx"
    body = BODIES["a.tmx"][1].format("a &amp; b")
    for prolog in (
        '<!DOCTYPE tmx SYSTEM "http://localhost:9/tmx14.dtd">',
        "<!DOCTYPE tmx [<?x ]><a \" ?><!-- ' --><!ELEMENT tmx ANY><!ATTLIST tu a CDATA ']>'>]>",
        "<?x ]><tmx ?><!-- <!DOCTYPE tmx [<!ENTITY e 'x'>]> -->",
    ):
        path.write_text(prolog + body, encoding="utf-8")
        assert _read(path) == []


@pytest.mark.parametrize("root", ["<tmx>", f"<tmx {'a' * (1 << 16)}='x'>"])
def test_entities_that_only_the_parser_sees_are_refused(tmp_path: Path, root: str) -> None:
    """It reads encodings that are named where nobody else looks."""
    path = tmp_path / "a.tmx"
    declaration = f"<?xml version='1.0'{' ' * 300}encoding='UTF-7'?>"
    hidden = "<!DOCTYPE tmx [+ADw-!ENTITY e 'x'+AD4-]>"
    path.write_text(f"{declaration}{hidden}{root}&e;</tmx>", encoding="ascii")
    with pytest.raises(InputError, match=r"entities of its own|too much that is not XML"):
        _read(path)


@pytest.mark.parametrize("hidden", HIDDEN)
def test_elements_that_are_read_one_by_one_are_of_a_checked_document(hidden: str) -> None:
    """As those of a large sheet are."""
    rows = "<row>a</row>" * 3
    assert len(list(each_element(f"<a>{rows}</a>".encode(), Path("a.xlsx"), "sheet", "row"))) == 3
    data = f"<!DOCTYPE a [{HIDDEN[hidden]}]><a>{rows}</a>".encode()
    with pytest.raises(InputError, match=r"unit sheet: .*entities of its own"):
        next(each_element(data, Path("a.xlsx"), "sheet", "row"))
