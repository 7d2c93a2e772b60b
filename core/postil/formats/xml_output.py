"""An edited XML tree back to bytes, dressed like the file it came from."""

from __future__ import annotations

import codecs
from typing import Any

from lxml import etree

from postil.formats.xml_input import root_start


def serialise(tree: Any, original: bytes) -> bytes:
    """The bytes of ``tree``, dressed like the file it came from.

    Encoding, byte-order mark, declaration, line ends and end of the file are as in ``original``.
    """
    encoding, mark = _encoding(tree, original)
    before = original[len(mark) :].decode(encoding)
    root = tree.getroot()
    after = [root, *root.itersiblings()]
    text = "\n".join(etree.tostring(node, encoding="unicode", with_tail=False) for node in after)
    if "\r\n" in before:
        text = text.replace("\n", "\r\n")
    text = before[: root_start(before)] + text + before[len(before.rstrip()) :]
    return mark + text.encode(encoding, "xmlcharrefreplace")


def _encoding(tree: Any, original: bytes) -> tuple[str, bytes]:
    """Python's name of the encoding, and the byte-order mark."""
    for mark, name in (
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ):
        if original.startswith(mark):
            return name, mark
    if original[:2] in (b"<\0", b"\0<"):
        return ("utf-16-le" if original[:1] == b"<" else "utf-16-be"), b""
    return tree.docinfo.encoding or "utf-8", b""
