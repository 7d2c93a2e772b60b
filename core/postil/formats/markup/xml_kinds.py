"""XML files with an ending that is not specific: their kind of document, by the root element."""

from __future__ import annotations

import re
from pathlib import Path

from postil.errors import InputError
from postil.formats.document import ParagraphDocument
from postil.formats.markup.xml_prose import DitaDocument, DocBookDocument
from postil.formats.raw.files import MAX_TEXT_SIZE, read_bytes
from postil.formats.raw.xml_input import head_text, refuse_entities, root_start
from postil.formats.strings.xml_strings import AndroidDocument
from postil.messages import Message

_ROOT = re.compile(r"<(?:[\w.-]+:)?([\w.-]+)([^>]*)")
# fmt: off
_DITA = frozenset({
    "topic", "concept", "task", "reference", "glossentry", "glossgroup", "troubleshooting", "dita",
    "map", "bookmap", "subjectScheme", "learningContent", "learningOverview", "learningSummary",
})
_DOCBOOK = frozenset({
    "book", "article", "chapter", "section", "sect1", "appendix", "preface", "part", "set",
    "refentry", "glossary", "bibliography", "reference", "topic", "partintro", "dedication",
    "colophon", "bookinfo",
})
# fmt: on
_DOCBOOK_SPACE = "http://docbook.org/ns/docbook"


def xml_document(path: Path) -> type[ParagraphDocument]:
    """The class that opens an XML file, by its root element.

    Raises
    ------
    InputError
        Unreadable, not safe, no XML, or of a kind that Postil does not know.
    """
    data = read_bytes(path, MAX_TEXT_SIZE)
    refuse_entities(data[: 1 << 16], path)
    head = head_text(path)
    at = root_start(head)
    found = _ROOT.match(head, at)
    name, rest = (found[1], found[2]) if found else ("", "")
    prolog = head[:at]
    if name == "resources":
        return AndroidDocument
    if _DOCBOOK_SPACE in rest or ("DocBook" in prolog and name in _DOCBOOK):
        return DocBookDocument
    if name in _DITA:
        return DitaDocument
    if name in _DOCBOOK:
        return DocBookDocument
    raise InputError(
        Message("XML files that begin with {name} cannot be translated", name=f"<{name}>"),
        file=path,
        hint="Postil opens XML of Android, DITA and DocBook.",
    )
