"""Headers and footers of Excel sheets: three texts in one string, with codes.

``&L``, ``&C`` and ``&R`` begin the left, middle and right one; ``&P`` is the page,
``&"Arial,Bold"`` a font, ``&&`` the character itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from postil.formats.blocks import BlockDocument, TextBlock
from postil.formats.codes import Part, single
from postil.formats.office.office_runs import X
from postil.formats.raw.xml_input import legal, local_name

_ELEMENTS = tuple(
    f"{X}{which}{what}" for which in ("odd", "even", "first") for what in ("Header", "Footer")
)
_CODE = re.compile(r'&(?:"[^"]*"|K(?:[0-9A-Fa-f]{6}|\d\d[+-]\d{3})|\d{1,3}|[+-]|.)?', re.DOTALL)
_SECTION = re.compile(r"(&[LCR])", re.IGNORECASE)
_WORDS = {
    "P": "page", "N": "pages", "D": "date", "T": "time", "F": "file", "Z": "path", "A": "sheet",
}  # fmt: skip
_LOOKS = {
    "B": "b", "I": "i", "U": "u", "E": "u", "S": "strike", "X": "sup", "Y": "sub", "G": "image",
    "K": "color", '"': "font",
}  # fmt: skip


def header_blocks(document: BlockDocument, label: str, root: Any) -> Iterator[TextBlock]:
    """A block for each text of each header and footer."""
    for element in root.iter(*_ELEMENTS):
        sections = _sections(element.text or "")
        for number, section in enumerate(sections):
            parts = _parts(section)
            if any(isinstance(part, str) for part in parts):
                name = f"{label}:{local_name(element)}{number}"
                put = partial(_put, element, sections, number)
                yield document.block(name, parts, put, line=element.sourceline)


def _sections(text: str) -> list[str]:
    """Text before the first code of a section, then code and text by turns."""
    sections = [""]
    at = 0
    for code in _CODE.finditer(text):
        sections[-1] += text[at : code.start()]
        if _SECTION.fullmatch(code[0]):
            sections += [code[0], ""]
        else:
            sections[-1] += code[0]
        at = code.end()
    sections[-1] += text[at:]
    return sections


def _parts(section: str) -> list[Part]:
    parts: list[Part] = []
    at = 0
    for code in _CODE.finditer(section):
        parts.append(section[at : code.start()])
        at = code.end()
        letter = code[0][1:2].upper()
        if letter == "&":
            parts.append("&")
        else:
            name = _WORDS.get(letter) or _LOOKS.get(
                letter, "size" if letter.isdecimal() else letter
            )
            word = letter in _WORDS
            parts.append(single(code[0], name or "code", code[0], keep=True, word=word))
    parts.append(section[at:])
    if _SECTION.fullmatch(section):
        return []
    return [part for part in parts if part]


def _put(element: Any, sections: list[str], number: int, parts: Sequence[Part]) -> None:
    text = ""
    for part in parts:
        if isinstance(part, str):
            # A digit after a size of the font would be one of it.
            gap = " " if part[:1].isdecimal() and re.search(r"&\d+$", text) else ""
            text += gap + legal(part).replace("&", "&&")
        else:
            text += "".join(part.payload if isinstance(part.payload, list) else [part.payload])
    sections[number] = text
    element.text = "".join(sections)
