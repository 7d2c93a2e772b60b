"""Serialisation of an edited XML tree, with prolog, epilog and style of the file it came from."""

from __future__ import annotations

import codecs
from io import BytesIO
from typing import Any

from lxml import etree

from postil.formats.raw.xml_input import PROLOG_SIZE, root_start
from postil.formats.raw.xml_kept import as_before


class Dress:
    """Prolog and epilog of a file around its root element, and its encoding and style of text.

    Parameters
    ----------
    original
        The file; it is not kept.
    declared
        The encoding that its parser found, or None.
    """

    def __init__(self, original: bytes, declared: str | None) -> None:
        self._encoding, mark = _encoding(original, declared)
        self._line_feeds = "\r\n".encode(self._encoding) not in original
        before = original[len(mark) :]
        head = before[: PROLOG_SIZE * 2].decode(self._encoding, "ignore")
        prolog = head[: root_start(head)].encode(self._encoding)
        self._before = mark + prolog
        last = before[-PROLOG_SIZE:].decode(self._encoding, "ignore")
        self._after = last[len(last.rstrip()) :].encode(self._encoding)

    def put_on(self, tree: Any) -> bytes:
        """The bytes of a tree."""
        root = tree.getroot()
        nodes = [root, *root.itersiblings()]
        if self._encoding == "utf-8" and self._line_feeds:  # without a copy of all the text
            out = BytesIO()
            out.write(self._before)
            with etree.xmlfile(out, encoding="utf-8") as file:
                file.write(root, with_tail=False)
            for node in nodes[1:]:
                out.write(b"\n" + etree.tostring(node, encoding="utf-8", with_tail=False))
            out.write(self._after)
            return out.getvalue()
        text = "\n".join(
            etree.tostring(node, encoding="unicode", with_tail=False) for node in nodes
        )
        if not self._line_feeds:
            text = text.replace("\n", "\r\n")
        return self._before + text.encode(self._encoding, "xmlcharrefreplace") + self._after


def serialise(tree: Any, original: bytes, changed: str = "") -> bytes:
    """The bytes of ``tree``, dressed like the file it came from.

    Encoding, byte-order mark, declaration, line ends and end of the file are as in ``original``.

    Parameters
    ----------
    changed
        Name of the elements of which some may have changed, while no one was added or removed: all
        that did not change is written as it was, where the file is in UTF-8.
    """
    new = Dress(original, tree.docinfo.encoding).put_on(tree)
    if not changed or _encoding(original, tree.docinfo.encoding)[0] != "utf-8":
        return new
    return as_before(original, new, changed.encode())


def _encoding(original: bytes, declared: str | None) -> tuple[str, bytes]:
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
    return codecs.lookup(declared or "utf-8").name, b""
