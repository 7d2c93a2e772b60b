"""What programs that are not Postil read in a document: Python's own parsers and known libraries.

The libraries are optional; a file of a format whose library is missing is not read.
"""

from __future__ import annotations

import csv
import importlib
import json
import plistlib
import re
import zipfile
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from libreoffice import squeezed

_ZIPPED = (".docx", ".docm", ".dotx", ".pptx", ".pptm", ".potx", ".ppsx", ".odt", ".ott", ".ods",
           ".ots", ".odp", ".otp", ".idml", ".mqxlz")  # fmt: skip
_XML = (".xlf", ".xliff", ".sdlxliff", ".mqxliff", ".mxliff", ".txlf", ".resx", ".resw", ".ts",
        ".dita", ".ditamap", ".docbook", ".dbk", ".xml", ".tmx", ".tbx")  # fmt: skip


def text_of(path: Path) -> str | None:
    """All that another reader finds, without spaces; None if there is none for such a file."""
    kind = path.suffix.lower()
    reader = _READERS.get(kind)
    if reader is None:
        return None
    try:
        return squeezed("\n".join(reader(path)))
    except ModuleNotFoundError:
        return None


def _xml(path: Path) -> Iterator[str]:
    return ET.parse(path).getroot().itertext()  # our own exports


def _zipped(path: Path) -> Iterator[str]:
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            data = archive.read(name) if name.endswith((".xml", ".mqxliff")) else b""
            if data.strip():
                root = ET.fromstring(data)  # our own exports
                yield "".join(root.itertext())
                yield from (value for one in root.iter() for value in one.attrib.values())


def _html(path: Path) -> Iterator[str]:
    found: list[str] = []

    class Reader(HTMLParser):
        def handle_data(self, data: str) -> None:
            found.append(data)

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            del tag
            found.extend(value for _, value in attrs if value)

    Reader(convert_charrefs=True).feed(path.read_bytes().decode("utf-8", "replace"))
    return iter(["".join(found)])


def _values(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for one in value.values():
            yield from _values(one)
    elif isinstance(value, list):
        for one in value:
            yield from _values(one)
    elif isinstance(value, str):
        yield value


def _json(path: Path) -> Iterator[str]:
    return _values(json.loads(path.read_text("utf-8-sig")))


def _yaml(path: Path) -> Iterator[str]:
    yaml = importlib.import_module("yaml")
    return _values(yaml.safe_load(path.read_text("utf-8-sig")))


def _plist(path: Path) -> Iterator[str]:
    with path.open("rb") as stream:
        yield from _values(plistlib.load(stream))


def _csv(path: Path) -> Iterator[str]:
    with path.open(encoding="utf-8-sig", newline="") as stream:
        dialect = csv.Sniffer().sniff(stream.read(4096), ",;\t|")
        stream.seek(0)
        yield from (cell for row in csv.reader(stream, dialect) for cell in row)


def _po(path: Path) -> Iterator[str]:
    for entry in importlib.import_module("polib").pofile(str(path)):
        yield entry.msgstr
        yield from entry.msgstr_plural.values()


def _xlsx(path: Path) -> Iterator[str]:
    for sheet in importlib.import_module("openpyxl").load_workbook(path):
        for row in sheet.iter_rows(values_only=True):
            yield from (cell for cell in row if isinstance(cell, str))


def _fluent(path: Path) -> Iterator[str]:
    syntax = importlib.import_module("fluent.syntax.serializer")
    parser = importlib.import_module("fluent.syntax.parser").FluentParser()
    for entry in parser.parse(path.read_text("utf-8")).body:
        message = syntax.serialize_message(entry) if hasattr(entry, "value") else ""
        yield re.sub(r'\{ "((?:[^"\\]|\\.)*)" \}', r"\1", message)


def _apple(path: Path) -> Iterator[str]:
    store = importlib.import_module("translate.storage.properties").stringsutf8file()
    store.parse(path.read_bytes())
    return (unit.source for unit in store.units)


_READERS: dict[str, Callable[[Path], Iterator[str]]] = {
    **dict.fromkeys(_ZIPPED, _zipped),
    **dict.fromkeys(_XML, _xml),
    **dict.fromkeys((".html", ".htm", ".xhtml"), _html),
    **dict.fromkeys((".json", ".arb", ".xcstrings"), _json),
    **dict.fromkeys((".yml", ".yaml"), _yaml),
    **dict.fromkeys((".csv", ".tsv"), _csv),
    **dict.fromkeys((".po", ".pot"), _po),
    **dict.fromkeys((".xlsx", ".xlsm", ".xltx"), _xlsx),
    ".stringsdict": _plist,
    ".ftl": _fluent,
    ".strings": _apple,
}
