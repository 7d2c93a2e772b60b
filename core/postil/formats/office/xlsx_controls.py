"""Captions of form controls of Excel: buttons, check boxes and the like.

They stand twice in a workbook, in a drawing and in an older form (VML), which is the one that is
shown. The older one, which is often no well-formed XML, gets the text of the drawing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from typing import Any

from postil.formats.office.office_runs import A
from postil.formats.raw.xml_input import content

_TEXT_BOX = re.compile(r"<v:textbox\b.*?</v:textbox>", re.DOTALL | re.IGNORECASE)
_TEXT = re.compile(r"(?<=>)[^<>]+(?=<)")


def captions(root: Any) -> list[str]:
    """Texts of the paragraphs of a drawing."""
    return ["".join(one.itertext(f"{A}t")) for one in root.iter(f"{A}p")]


def with_captions(vml: bytes, new: Mapping[str, str]) -> bytes:
    """An older drawing with other captions, by those it has."""
    try:
        text = vml.decode("utf-8")
    except UnicodeDecodeError:
        return vml

    def caption(found: re.Match[str]) -> str:
        known = " ".join(unescape(found[0]).split())
        return content(new[known]) if known in new else found[0]

    return _TEXT_BOX.sub(lambda box: _TEXT.sub(caption, box[0]), text).encode("utf-8")
